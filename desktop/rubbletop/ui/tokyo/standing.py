# SPDX-License-Identifier: GPL-3.0-or-later
"""How the players stand: victory points with what they are for, and Mega-Yen."""

from rubbletop.games.tokyo import score
from rubbletop.games.tokyo.state import UNKNOWN_CASH, TokyoState
from rubbletop.kernel.facts import Seat, say
from rubbletop.kernel.tally import Tally
from rubbletop.ui.game_screen import Standing, Value

UNKNOWN = "?"


def points(s: TokyoState, seat: Seat) -> Tally:
    """Return the victory points of a player, or of GODRAN, with what they are for (XVI)."""
    return next(account.tally for account in score.sheet(s) if account.seat == seat)


def havoc(s: TokyoState) -> Tally:
    """Return GODRAN's victory points with what they are for (XII, XVI)."""
    return points(s, score.GODRAN)


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
