# SPDX-License-Identifier: GPL-3.0-or-later
"""How the players stand: victory points and Mega-Yen, with what the points are for."""

from rubbletop.games.tokyo.merits import Merit
from rubbletop.games.tokyo.state import UNKNOWN_CASH, TokyoState
from rubbletop.kernel.facts import Message, Seat, say
from rubbletop.kernel.tally import Modifier, Tally
from rubbletop.ui.game_screen import Standing, Value

MERITS: dict[Merit, Message] = {
    "building": say("buildings smashed as Controller"),
    "unit": say("units destroyed as Controller"),
    "evacuation": say("populace evacuated"),
    "wound": say("wounds given to GODRAN"),
    "kill": say("share of GODRAN’s points"),
    "trade": say("traded for Mega-Yen"),
    "no_building": say("turns as Controller without a smashed building"),
    "wounded": say("GODRAN wounded while she controlled it"),
    "killed": say("GODRAN killed while she controlled it"),
    "standing": say("buildings still standing"),
}
_HAVOC: dict[Merit, Message] = {
    "building": say("buildings smashed"),
    "unit": say("units destroyed"),
    "kill": say("shared out at its death"),
}
"""What GODRAN scores for."""

UNKNOWN = "?"


def points(s: TokyoState, seat: Seat) -> Tally:
    """Return the victory points of a player with what they were given and taken for (XVI)."""
    return Tally(tuple(Modifier(n, MERITS[merit], "XVI") for merit, n in s.points[seat].items() if n))


def havoc(s: TokyoState) -> Tally:
    """Return GODRAN's victory points with what they are for (XII, XVI)."""
    lines = (Modifier(n, _HAVOC.get(merit, MERITS[merit]), "XII") for merit, n in s.havoc.items() if n)
    return Tally(tuple(lines))


def cash(s: TokyoState, seat: Seat) -> str:
    """Return a purse as it is shown: ``?`` where it is hidden."""
    return UNKNOWN if s.cash[seat] == UNKNOWN_CASH else str(s.cash[seat])


def in_order(s: TokyoState) -> tuple[Seat, ...]:
    """Return the seats in player order, in the order of the table before it is rolled."""
    return s.order or s.seats


def standing(s: TokyoState) -> tuple[Standing, ...]:
    """Return how each seat stands, in player order."""
    return tuple(
        Standing(
            seat=seat,
            values=(
                Value(label=say("VP"), shown=signed_points(s.vp[seat]), use=say("victory points")),
                Value(label=say("¥"), shown=cash(s, seat), use=say("Mega-Yen")),
            ),
        )
        for seat in in_order(s)
    )


def signed_points(points_: int) -> str:
    """Return victory points as they are shown, a loss with the long minus."""
    return f"−{-points_}" if points_ < 0 else str(points_)
