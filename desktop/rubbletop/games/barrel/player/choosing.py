# SPDX-License-Identifier: GPL-3.0-or-later
"""Which action to choose in a turn: what each could bring, those first that others may take away."""

from collections.abc import Iterator
from typing import NamedTuple

from rubbletop.games.barrel.actions.orders import (
    EndTurn,
    MakeSpeech,
    OpenConstruction,
    OpenProduction,
    OpenPurchase,
    PassAction,
    RaiseMedia,
    RaiseTaxes,
    TakeMoney,
    TakePlace,
)
from rubbletop.games.barrel.frames.orders import ConstructionFrame, TurnFrame
from rubbletop.games.barrel.ground import MOST_ON_TRACK
from rubbletop.games.barrel.player import building, production, purchase, selling
from rubbletop.games.barrel.player.outlook import Outlook
from rubbletop.games.barrel.player.worth import worth
from rubbletop.games.barrel.state import GOVERNMENT, BarrelState, replace
from rubbletop.games.barrel.tables import DOLLAR
from rubbletop.kernel.facts import Action

PLACE = 1.6
"""What it is worth to come a place earlier next turn, in half dollars."""


class Option(NamedTuple):
    """An action that could be chosen: what it brings in half dollars, and the position after it.

    ``contested``: whether others may take it away before one's second action. ``plan``: the decisions of a
    purchase that come with it.
    """

    gain: float
    action: Action
    after: BarrelState
    contested: bool = True
    plan: tuple[Action, ...] = ()


def options(outlook: Outlook) -> list[Option]:
    """Return what could be chosen, the best first."""
    now = worth(outlook, outlook.s)
    found = [*_media(outlook, now), *_purchase(outlook, now), *_construction(outlook, now)]
    found += [*_places(outlook), *_money(outlook), *_open(outlook, now)]
    found.append(Option(0.0, PassAction(seat=outlook.seat), outlook.s, contested=False))
    return sorted(found, key=lambda option: -option.gain)


def settled(outlook: Outlook, frame: TurnFrame) -> Action | None:
    """Return the sale to be made first, or the end of a turn in which all is done; None before."""
    sale = selling.sale(outlook, frame)
    if sale is not None:
        return sale
    if frame.chosen:
        return EndTurn(seat=outlook.seat)
    return None


def urgency(outlook: Outlook, round_: int, option: Option) -> float:
    """Return how much an option is wanted now: what is open to all can wait for the second action."""
    waits = round_ == 1 and not option.contested
    return option.gain * outlook.taste.forced if waits else option.gain


def ranked(outlook: Outlook, round_: int, found: list[Option]) -> list[Option]:
    """Return the options, the one that is wanted most first."""
    return sorted(found, key=lambda option: -urgency(outlook, round_, option))


def boxed(outlook: Outlook, s: BarrelState, box: str) -> BarrelState:
    """Return a position with a box chosen by the player."""
    return replace(s, boxes={**s.boxes, box: outlook.seat})


def _media(outlook: Outlook, now: float) -> Iterator[Option]:
    ground, seat, s = outlook.ground, outlook.seat, outlook.s
    value = s.powers[seat].media
    for box in ground.free_boxes(s, "media")[:1]:
        for points in range(1, ground.amounts(box)[0] + 1):
            cost = ground.media_cost(points)
            if cost <= outlook.cash and value + points <= MOST_ON_TRACK:
                after = boxed(outlook, s.paid(seat, cost).with_power(seat, media=value + points), box)
                action = RaiseMedia(seat=seat, box=box, points=points)
                yield Option(worth(outlook, after) - now, action, after)


def _purchase(outlook: Outlook, now: float) -> Iterator[Option]:
    for box in outlook.ground.free_boxes(outlook.s, "purchase")[:1]:
        elements, moves = outlook.ground.amounts(box)
        value, draft = purchase.planned(outlook, elements, moves)
        action = OpenPurchase(seat=outlook.seat, box=box)
        after = boxed(outlook, draft.s, box)
        yield Option(value - now, action, after, plan=draft.actions)


def _construction(outlook: Outlook, now: float) -> Iterator[Option]:
    for box in outlook.ground.free_boxes(outlook.s, "construction")[:1]:
        frame = ConstructionFrame(builder=outlook.seat, acts=outlook.ground.amounts(box)[0], done={})
        plan = building.planned(outlook, frame)
        action = OpenConstruction(seat=outlook.seat, box=box)
        yield Option(plan.value - now, action, boxed(outlook, plan.after, box))


def _places(outlook: Outlook) -> Iterator[Option]:
    s, here = outlook.s, outlook.s.order.index(outlook.seat)
    if outlook.turns > 1:
        for place, box in enumerate(outlook.ground.boxes("order", len(s.seats))):
            if box not in s.boxes and place < here:
                action = TakePlace(seat=outlook.seat, box=box)
                yield Option(PLACE * (here - place), action, boxed(outlook, s, box))


def _money(outlook: Outlook) -> Iterator[Option]:
    for box in outlook.ground.free_boxes(outlook.s, "money")[:1]:
        amount = outlook.ground.amounts(box)[0] * DOLLAR
        after = boxed(outlook, outlook.s.paid(outlook.seat, -amount), box)
        yield Option(float(amount), TakeMoney(seat=outlook.seat, box=box), after)


def _open(outlook: Outlook, now: float) -> Iterator[Option]:
    """Yield the actions that are open to everybody: taxes, the speech, production."""
    ground, seat, s = outlook.ground, outlook.seat, outlook.s
    power = s.powers[seat]
    if not power.taxed:
        value = min(MOST_ON_TRACK, power.pacifism + ground.edition.pacifism.taxes)
        after = s.paid(seat, -ground.edition.costs.taxes * DOLLAR)
        after = after.with_power(seat, pacifism=value, taxed=True)
        yield Option(worth(outlook, after) - now, RaiseTaxes(seat=seat), after, contested=False)
    relief = ground.speech(power.pacifism)
    if not power.spoken and s.phase != GOVERNMENT and relief:
        after = s.with_power(seat, pacifism=power.pacifism - relief, spoken=True)
        gain = worth(outlook, after) - now - _speech_kept(outlook)
        yield Option(gain, MakeSpeech(seat=seat), after, contested=False)
    plan = production.planned(outlook, ())
    if plan.regions:
        yield Option(plan.value - now, OpenProduction(seat=seat), plan.after, contested=False)


def _speech_kept(outlook: Outlook) -> float:
    """Return what the one speech is worth if it is kept for later, in half dollars."""
    later = max(0, 2 * outlook.s.turns_a_phase - outlook.s.turn)
    return min(9.0, 3.0 * later)
