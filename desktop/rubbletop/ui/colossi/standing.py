# SPDX-License-Identifier: GPL-3.0-or-later
"""How two players stand: the Marines' victory points, what each side has lost, and a mark for each (9.0)."""

from PySide6.QtCore import QRectF, QSizeF
from PySide6.QtGui import QPainter

from rubbletop.games.colossi import score
from rubbletop.games.colossi.ground import Ground
from rubbletop.games.colossi.state import ColossiState
from rubbletop.games.colossi.steps.base import COLOSSI, MARINES
from rubbletop.kernel.facts import Message, Seat, say
from rubbletop.ui.colossi.art.counters import paint_counter
from rubbletop.ui.colossi.art.face import CounterFace, Kind
from rubbletop.ui.game_screen import Standing, Value
from rubbletop.ui.words import signed

_FACES = {
    MARINES: CounterFace(kind=Kind.MARINE, figure="squad"),
    COLOSSI: CounterFace(kind=Kind.BOULDER, tribe="red"),
}
NO_POINTS = "–"
SHADOW = 0.07
"""The share of a mark that its shadow takes."""


def standing(ground: Ground, s: ColossiState) -> tuple[Standing, ...]:
    """Return how each seat stands: the points that the Marines would have now, and losses."""
    tally = score.points(ground, s)
    shown = {MARINES: str(tally.total) if tally.total >= 0 else signed(tally.total), COLOSSI: NO_POINTS}
    lost = {
        MARINES: (sum(unit.place == "lost" for unit in s.units.values()), say("units lost")),
        COLOSSI: (len(s.crumbled), say("boulders lost")),
    }
    return tuple(
        Standing(
            seat=seat,
            values=(
                Value(
                    label=say("VP"),
                    shown=shown[seat],
                    use=_aim(ground, s, seat),
                    tally=tally if seat == MARINES else None,
                ),
                Value(label=say("Lost"), shown=str(lost[seat][0]), use=lost[seat][1]),
            ),
        )
        for seat in s.seats
    )


def _aim(ground: Ground, s: ColossiState, seat: Seat) -> Message:
    """What victory points have to do with a seat."""
    if seat == MARINES:
        return say("victory points if the game ended now")
    least = next(row.least for row in score.levels(ground, s.scenario) if row.name == "draw")
    return say("the Colossi player has none, and wins if the Marines end below {least}", least=least or 0)


def paint_seat(painter: QPainter, seat: Seat, rect: QRectF) -> None:
    """Paint the mark of a seat: a Marine squad, or a boulder."""
    edge = min(rect.width(), rect.height()) * (1 - SHADOW)
    paint_counter(painter, _FACES[seat], QRectF(rect.topLeft(), QSizeF(edge, edge)))
