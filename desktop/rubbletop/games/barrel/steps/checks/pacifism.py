# SPDX-License-Identifier: GPL-3.0-or-later
"""The Pacifism check: troops against the allowance, the fine, and what pays for it (Pacifism Check; 21)."""

from collections.abc import Iterator

from rubbletop.games.barrel.actions.checks import Disband
from rubbletop.games.barrel.events.checks import FineForgiven
from rubbletop.games.barrel.forecast import coming_pacifism
from rubbletop.games.barrel.frames.checks import DisbandFrame, PacifismFrame
from rubbletop.games.barrel.sequence import after_pacifism
from rubbletop.games.barrel.state import BarrelState
from rubbletop.games.barrel.steps.base import BarrelStep
from rubbletop.games.barrel.steps.checks.bars import DISBAND_FIRST, NO_TROOPS
from rubbletop.games.barrel.tables import DOLLAR
from rubbletop.games.barrel.telling import Telling
from rubbletop.kernel.bars import refuse
from rubbletop.kernel.dice import Dice
from rubbletop.kernel.facts import Action, Seat, SpaceId
from rubbletop.kernel.state import Change


class PacifismStep(BarrelStep):
    """One player after another, in playing order: first her troops are counted, then she is fined."""

    name = "pacifism"
    rule = "Pacifism Check"
    frame = PacifismFrame

    def run(self, s: BarrelState, dice: Dice) -> Change[BarrelState]:
        t = self.telling(s, dice)
        seat = s.top_frame(PacifismFrame).left[0]
        by = coming_pacifism(t.ground, s, seat) - s.powers[seat].pacifism
        t.pacify(seat, by, "troops_over" if by > 0 else "troops_under")
        owed = _fined(t, seat)
        troops = -(-owed // DOLLAR)
        if troops and troops < t.s.troops_of(seat):
            t.push(DisbandFrame(debtor=seat, owed=troops))
            return t.change
        if troops:
            _disband_all(t, seat, owed)
        after_pacifism(t, t.s.top_frame(PacifismFrame).left[1:])
        return t.change


class DisbandStep(BarrelStep):
    """The debtor removes troops one by one; where they stand in one place only, that goes by itself."""

    name = "disband"
    rule = "Pacifism Check, 21"
    frame = DisbandFrame

    def actors(self, s: BarrelState) -> tuple[Seat, ...]:
        frame = s.top_frame(DisbandFrame)
        return (frame.debtor,) if len(_places(self.ground(s).border, s, frame.debtor)) > 1 else ()

    def legal(self, s: BarrelState, seat: Seat) -> Iterator[Disband]:
        return (Disband(seat=seat, region=region) for region in _places(self.ground(s).border, s, seat))

    def check(self, s: BarrelState, action: Action) -> None:
        if not isinstance(action, Disband):
            refuse(DISBAND_FIRST)
        elif action.region not in _places(self.ground(s).border, s, action.seat):
            refuse(NO_TROOPS)

    def apply(self, s: BarrelState, action: Action, dice: Dice) -> Change[BarrelState]:
        assert isinstance(action, Disband)
        t = self.telling(s, dice)
        _disband(t, action.region, 1)
        return t.change

    def run(self, s: BarrelState, dice: Dice) -> Change[BarrelState]:
        t = self.telling(s, dice)
        frame = s.top_frame(DisbandFrame)
        _disband(t, _places(t.ground.border, s, frame.debtor)[0], frame.owed)
        return t.change


def _fined(t: Telling, seat: Seat) -> int:
    """Take the fine, oil from the hand being sold where the cash does not do; return what is missing (21)."""
    power = t.s.powers[seat]
    fine, price = t.ground.fine(power.pacifism), t.ground.price(t.s)
    if t.can_pay(seat, fine):
        t.pay(seat, fine, "fine")
        return 0
    barrels = min(power.oil, -(-(fine - power.cash) // price))
    if barrels:
        t.sell(seat, barrels)
    paid = min(fine, t.s.powers[seat].cash)
    t.pay(seat, paid, "fine")
    return fine - paid


def _places(border: SpaceId, s: BarrelState, seat: Seat) -> tuple[SpaceId, ...]:
    """Where a player has troops, the Border Region last."""
    inland = tuple(region for region, held in s.regions.items() if held.troops.get(seat))
    return (*inland, border) if s.border[seat].troops else inland


def _remove(t: Telling, seat: Seat, region: SpaceId, number: int) -> None:
    """Remove troops; where that ends a battle, the logistics left with the local troops are lost."""
    t.lose_troops(seat, region, number, "fine")
    if region != t.ground.border:
        t.abandon(region)


def _disband(t: Telling, region: SpaceId, number: int) -> None:
    """Remove troops of the debtor, and go on when all that are owed are gone."""
    frame = t.s.top_frame(DisbandFrame)
    _remove(t, frame.debtor, region, number)
    t.pop()
    if number < frame.owed:
        t.push(DisbandFrame(debtor=frame.debtor, owed=frame.owed - number))
    else:
        after_pacifism(t, t.s.top_frame(PacifismFrame).left[1:])


def _disband_all(t: Telling, seat: Seat, owed: int) -> None:
    """Remove all troops of a player who owes so many half dollars; what they do not cover is forgiven."""
    covered = DOLLAR * t.s.troops_of(seat)
    for region in _places(t.ground.border, t.s, seat):
        number = t.s.border[seat].troops if region == t.ground.border else t.s.regions[region].troops[seat]
        _remove(t, seat, region, number)
    if owed > covered:
        t.tell(FineForgiven(debtor=seat, amount=owed - covered))
