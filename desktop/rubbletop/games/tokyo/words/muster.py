# SPDX-License-Identifier: GPL-3.0-or-later
"""The words of Phases 3 to 5: activation, research, development (IX to XI)."""

from collections import Counter
from collections.abc import Iterable

from rubbletop.board.grid import AreaBoard
from rubbletop.games.tokyo.actions import muster as actions
from rubbletop.games.tokyo.events import muster as facts
from rubbletop.games.tokyo.frames import muster as frames
from rubbletop.games.tokyo.ground import Ground
from rubbletop.games.tokyo.state import TokyoState
from rubbletop.games.tokyo.tables import HIDDEN
from rubbletop.games.tokyo.words.names import (
    ORIGINS,
    counter_name,
    kind_name,
    listed,
    seat_name,
    seats_named,
    sector_name,
)
from rubbletop.games.tokyo.words.reckoning import times
from rubbletop.kernel.facts import Action, Event, Message, Seat, UnitId, say


def sentence(board: AreaBoard, s: TokyoState, event: Event) -> Message | None:
    """Return a fact of this part as a sentence, None for others."""
    return _planning(s, event) or _developing(s, event)


def _planning(s: TokyoState, event: Event) -> Message | None:
    match event:
        case facts.PlanSealed():
            return say("{player}’s list is settled.", player=seat_name(s, event.buyer))
        case facts.PlansShown():
            return say("Activations and research are shown.")
        case facts.UnitsActivated():
            return say(
                "{player} activates: {units}.",
                player=seat_name(s, event.buyer),
                units=_counted(s, event.units),
            )
        case facts.ResearchFunded():
            return say(
                "{player}’s research has used {total} Mega-Yen in all. Origin cards to look at now: {looks}.",
                player=seat_name(s, event.buyer),
                total=event.total,
                looks=event.looks,
            )
        case facts.CardExamined():
            return say(
                "{player} looks at Origin card {number}.",
                player=seat_name(s, event.looker),
                number=event.place + 1,
            )
        case facts.OriginSeen():
            return say("The card shows that GODRAN is not from {origin}.", origin=ORIGINS[event.origin])
        case _:
            return None


def _developing(s: TokyoState, event: Event) -> Message | None:
    match event:
        case facts.OutlaySealed():
            return say("{player}’s outlay is settled.", player=seat_name(s, event.buyer))
        case facts.OutlaysShown():
            return say("The outlays on superweapons are shown.")
        case facts.WeaponFunded():
            return say(
                "{player}’s fund {fund} holds {total} Mega-Yen now.",
                player=seat_name(s, event.buyer),
                fund=fund_name(event.fund),
                total=event.total,
            )
        case facts.WeaponSettled():
            return _settled(s, event)
        case facts.WeaponDone():
            return say(
                "{player}’s superweapon is done: the {weapon}.",
                player=seat_name(s, event.buyer),
                weapon=counter_name(s, event.unit),
            )
        case _:
            return None


def _settled(s: TokyoState, event: facts.WeaponSettled) -> Message:
    """What everybody learns, or for the owner what it is, as far as the state shows it."""
    player = seat_name(s, event.buyer)
    fund = s.funds.get(event.fund)
    if fund is None or fund.weapon == HIDDEN or not fund.weapon:
        return say("{player} lays a superweapon face down.", player=player)
    return say("{player} lays the {weapon} face down.", player=player, weapon=kind_name(fund.weapon))


def _counted(s: TokyoState, units: Iterable[UnitId]) -> Message:
    """Return units by kind with their numbers, such as 3 × Troop, Tank."""
    kinds = Counter(s.units[unit].kind for unit in units)
    return listed([times(count, kind_name(kind)) for kind, count in kinds.items()])


def fund_name(fund: str) -> str:
    """Return the number of a fund among its owner's."""
    return fund.rpartition(".")[2]


def wording(board: AreaBoard, s: TokyoState, action: Action) -> Message | None:
    """Return the button text of a decision of this part, None for others."""
    match action:
        case actions.ListUnit():
            return say("Activate {unit}", unit=_unit(board, s, action.unit))
        case actions.StrikeOffUnit():
            return say("Do without {unit}", unit=_unit(board, s, action.unit))
        case actions.FundResearch():
            return say("{amount} Mega-Yen for research", amount=action.amount)
        case actions.SealPlan():
            return say("Settle the list as it stands")
        case actions.LookAtCard():
            return say("Look at card {number}", number=action.place + 1)
        case actions.FundWeapon():
            return say(
                "{amount} Mega-Yen into fund {fund}", amount=action.amount, fund=fund_name(action.fund)
            )
        case actions.DeclareWeapon():
            return say(
                "Fund {fund} is for the {weapon}",
                fund=fund_name(action.fund),
                weapon=kind_name(action.weapon),
            )
        case actions.SealOutlay():
            return say("That is what I develop")
        case _:
            return None


def _unit(board: AreaBoard, s: TokyoState, unit: UnitId) -> Message:
    """A unit on a list: where two play it is told apart by its colour."""
    if not s.is_two:
        return counter_name(s, unit)
    sector = sector_name(board, s.units[unit].sector)
    return say("{unit} ({sector})", unit=counter_name(s, unit), sector=sector)


def prompt(ground: Ground, s: TokyoState, seat: Seat) -> Message | None:
    """Return what is asked in this part, None in other steps."""
    match s.top:
        case frames.PlansFrame(sealed=sealed):
            if seat in s.order and seat not in sealed:
                return say("Which units do you activate, and what goes into research?")
            return _waiting(s, [other for other in s.order if other not in sealed])
        case frames.LooksFrame(left=left):
            if seat in left:
                return say("Look at an Origin card; cards still to look at: {left}.", left=left[seat])
            return _waiting(s, [other for other in s.order if other in left])
        case frames.DevelopFrame(sealed=sealed):
            if seat in s.order and seat not in sealed:
                return say("What goes into superweapons?")
            return _waiting(s, [other for other in s.order if other not in sealed])
        case _:
            return None


def _waiting(s: TokyoState, seats: list[Seat]) -> Message:
    return say("Still to decide: {players}.", players=seats_named(s, seats))
