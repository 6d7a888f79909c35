# SPDX-License-Identifier: GPL-3.0-or-later
"""The throw for the first playing order, and the bonus of the last in it (Set Up)."""

from rubbletop.games.barrel.events.opening import OrderRolled, OrderSettled
from rubbletop.games.barrel.frames.opening import RollOrderFrame, StartFrame
from rubbletop.games.barrel.state import BarrelState, replace
from rubbletop.games.barrel.steps.base import BarrelStep
from rubbletop.games.barrel.tables import DOLLAR
from rubbletop.games.barrel.telling import Telling
from rubbletop.games.barrel.words.names import seat_name
from rubbletop.kernel.dice import Dice
from rubbletop.kernel.facts import Seat, say
from rubbletop.kernel.state import Change


class RollOrderStep(BarrelStep):
    """Everybody throws, the highest goes first; those who tie throw again among themselves."""

    name = "roll_order"
    rule = "Set Up"
    frame = RollOrderFrame

    def run(self, s: BarrelState, dice: Dice) -> Change[BarrelState]:
        t = self.telling(s, dice)
        order = _ranked(t, s.seats)
        t.s = replace(t.s, order=order)
        t.tell(OrderSettled(order=order))
        t.earn(order[-1], t.ground.edition.start.last_bonus * DOLLAR, "bonus")
        t.become(StartFrame(left=order))
        return t.change


def _ranked(t: Telling, seats: tuple[Seat, ...]) -> tuple[Seat, ...]:
    """Return seats in the order of their throws, the highest first, ties broken by further throws."""
    if len(seats) == 1:
        return seats
    faces = {seat: _thrown(t, seat) for seat in seats}
    order: list[Seat] = []
    for face in sorted(set(faces.values()), reverse=True):
        order += _ranked(t, tuple(seat for seat in seats if faces[seat] == face))
    return tuple(order)


def _thrown(t: Telling, seat: Seat) -> int:
    face = t.roll(say("{player} throws for the playing order", player=seat_name(t.s, seat))).total
    t.tell(OrderRolled(seat=seat, face=face))
    return face
