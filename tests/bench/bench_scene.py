# SPDX-License-Identifier: GPL-3.0-or-later
"""How fast and how large the board on the screen is: repaints, dragging, zooming, memory.

Run with ``python -m tests.bench.bench_scene [BOARD]``; it prints medians and worst cases in milliseconds
and the memory of the whole process in megabytes. The picture is Zone Alpha, or ``beta``, with 78 counters and
every hex lit in a view of 1006 x 672. A figure that misses what is promised is marked and makes the exit
status 1.
"""

import os
import statistics
import sys
from collections.abc import Callable, Iterator, Mapping
from functools import partial
from pathlib import Path
from random import Random
from time import perf_counter

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import QPoint, QPointF, QRectF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QApplication, QWidget

from rubbletop.board.hexes import HexBoard
from rubbletop.board.load import load_board
from rubbletop.kernel.facts import Action, SpaceId, say
from rubbletop.ui.bridge import Bridge
from rubbletop.ui.colossi.art import sheet as art_sheet
from rubbletop.ui.colossi.art.board import paint_hex_board
from rubbletop.ui.colossi.art.counters import paint_counter
from rubbletop.ui.colossi.art.face import FIGURES, TRIBES, CounterFace, Kind
from rubbletop.ui.game_screen import Face, Mark, Piece, Reach
from rubbletop.ui.paint.layers import Layer
from rubbletop.ui.scene.stage import Stage
from tests.bench.figures import Figure, reported
from tests.ui.scene.hexgame import ME, Go, HexScreen, State, new_session

WIDTH, HEIGHT = 1006, 672
ZOOMS = (1.0, 2.0, 4.0, 8.0)
ROUNDS = 5
"""So many zooms that nearly agree are tried for the first repaint: nothing is kept from one to the next."""

MOST_REPAINT_MS, MOST_STEP_MS, MOST_MEGABYTES = 16.0, 16.6, 350.0


def zone(name: str) -> HexBoard:
    """Return a board of Colossi: ``alpha`` or ``beta``."""
    board = load_board(name)
    assert isinstance(board, HexBoard)
    return board


class ZoneScreen(HexScreen):
    """The small game's screen with the sheet and the counters of the Colossi."""

    def __init__(self, board: str) -> None:
        self._board = zone(board)
        self._sheet = art_sheet.sheet_of(self._board)
        self._pieces = tuple(self._scattered(Random(4)))

    def _scattered(self, chance: Random) -> list[Piece]:
        spaces = list(self._board.spaces)
        pieces = []
        for index in range(78):
            kind = (Kind.MARINE, Kind.CIVILIAN, Kind.RUBBLE, Kind.BOULDER)[index % 4]
            figure = FIGURES[index % len(FIGURES)]
            tribe = TRIBES[index % len(TRIBES)]
            face = CounterFace(
                kind=kind, figure=figure, label=f"N {index}", cf="3", dn="4", ma="4", tribe=tribe
            )
            where = chance.choice(spaces)
            pieces.append(Piece(id=f"p{index}", space=where, face=face, order=index, name=say("counter")))
        return pieces

    def board(self, view: State) -> HexBoard:
        return self._board

    def sheet(self, view: State) -> QRectF:
        return self._sheet.view

    def layers(self) -> tuple[str, ...]:
        return tuple(layer.value for layer in Layer)

    def paint_layer(self, painter: QPainter, board: object, layer: str) -> None:
        paint_hex_board(painter, self._board, Layer(layer))

    def box_rects(self, view: State) -> Mapping[str, QRectF]:
        return {"landing": self._sheet.content("landing")}

    def pieces(self, view: State) -> tuple[Piece, ...]:
        return self._pieces

    def paint_piece(self, painter: QPainter, face: Face, edge_px: float) -> None:
        assert isinstance(face, CounterFace)
        paint_counter(painter, face, QRectF(0, 0, 1, 1), edge_px=edge_px)

    def live_marks(self, view: State) -> tuple[Mark, ...]:
        return (Mark(id="turn", rect=self._sheet.turns[3], face=4, name=say("Turn 4")),)

    def threatened(self, view: State) -> tuple[SpaceId, ...]:
        return tuple(list(self._board.spaces)[100:106])

    def reach(self, view: State, piece: str) -> Mapping[SpaceId, Reach]:
        """Every hex, as when a unit may land anywhere."""
        return {to: Reach(cost="2", path=(to,), actions=()) for to in self._board.spaces}

    def attempt(self, view: State, picks: tuple[str, ...]) -> Action | None:
        return None


def megabytes() -> float:
    """Resident memory of this process, 0 where the system does not say."""
    status = Path("/proc/self/statm")
    if not status.is_file():
        return 0.0
    return int(status.read_text(encoding="ascii").split()[1]) * os.sysconf("SC_PAGE_SIZE") / (1 << 20)


def timed(work: Callable[[], object]) -> float:
    """Return how long a piece of work takes."""
    start = perf_counter()
    work()
    return 1000 * (perf_counter() - start)


def sharpened(stage: Stage) -> list[float]:
    """Let the event loop run until everything is sharp; return how long each of its turns took."""
    turns = []
    while not stage.view.is_sharp or stage.idle.is_busy:
        turns.append(timed(QApplication.processEvents))
    return turns


def measured(repeats: int, board: str = "alpha") -> Iterator[Figure]:
    """Measure a board of Colossi."""
    window = QWidget()
    window.resize(WIDTH, HEIGHT)
    start = perf_counter()
    stage = Stage(ZoneScreen(board), Bridge(new_session()), window)  # type: ignore[arg-type]
    stage.view.resize(WIDTH, HEIGHT)
    window.show()
    QApplication.processEvents()
    yield Figure("stage built and first painted", 1000 * (perf_counter() - start), "ms")
    sharpened(stage)
    yield Figure("everything sharp after", 1000 * (perf_counter() - start), "ms")
    yield lit(stage)
    turns: list[float] = []
    for zoom in ZOOMS:
        yield from zoomed(stage, zoom, repeats, turns)
    stage.view.fit()
    turns += sharpened(stage)
    yield from spread("a step of dragging", dragged(stage, repeats * 2), most_worst=MOST_STEP_MS)
    yield Figure("longest turn while zooming", max(turns), "ms")
    wander(stage)
    yield Figure("memory, all of 800 % seen", megabytes(), "MB", most=MOST_MEGABYTES)
    window.close()


def spread(
    name: str, times: list[float], *, most: float | None = None, most_worst: float | None = None
) -> tuple[Figure, Figure]:
    """Return median and worst of some times."""
    return (
        Figure(f"{name}, median", statistics.median(times), "ms", most=most),
        Figure(f"{name}, worst", max(times), "ms", most=most_worst),
    )


def lit(stage: Stage) -> Figure:
    """Light all counters, then every hex for one of them; return the longer of the first repaints."""
    repaint = stage.view.viewport().repaint
    units = tuple(stage.table.counters)
    stage.hands.ask(stage.shown, tuple(Go(seat=ME, unit=unit, to="353") for unit in units))
    first = timed(repaint)
    sharpened(stage)
    stage.hands.click(("p0",), QPoint())
    second = timed(repaint)
    sharpened(stage)
    return Figure("first repaint when lit", max(first, second), "ms", most=MOST_REPAINT_MS)


def zoomed(stage: Stage, zoom: float, repeats: int, turns: list[float]) -> Iterator[Figure]:
    """Measure one zoom; ``turns`` grows by how long the turns took in which it became sharp."""
    repaint = stage.view.viewport().repaint
    firsts = []
    for step in reversed(range(ROUNDS)):
        stage.view.zoom_at(zoom * (1 - 0.003 * step), QPoint(600, 300))
        firsts.append(timed(repaint))
        turns += sharpened(stage)
    yield from spread(f"first repaint at {zoom:.0%}", firsts, most=MOST_REPAINT_MS)
    repaints = [timed(repaint) for _ in range(repeats)]
    yield from spread(f"full repaint at {zoom:.0%}", repaints, most=MOST_REPAINT_MS)
    yield from spread(f"a step of panning at {zoom:.0%}", panned(stage, repeats), most=MOST_REPAINT_MS)
    turns += sharpened(stage)


def dragged(stage: Stage, steps: int) -> list[float]:
    """Lift a counter and drag it over the board; return how long each step with its paint took."""
    start = stage.table.counters["p1"].pos()

    def lift() -> None:
        stage.hands.lift("p1", start)
        QApplication.processEvents()

    def step(to: QPointF) -> None:
        stage.hands.carry(to)
        QApplication.processEvents()

    way = QPointF(8.0, 9.0) - start
    times = [timed(lift)]
    times += [timed(partial(step, start + way * (n / steps))) for n in range(1, steps + 1)]
    stage.hands.put_back()
    stage.motion.finish()
    return times


def panned(stage: Stage, steps: int) -> list[float]:
    """Push the board about; return how long each push with its paint took."""

    def step(by: QPointF) -> None:
        stage.view.pan(by)
        stage.view.viewport().repaint()

    pushes = [QPointF(7, 5) if n % 20 < 10 else QPointF(-7, -5) for n in range(steps)]
    return [timed(partial(step, push)) for push in pushes]


def wander(stage: Stage) -> None:
    """Look at every part of the sheet at 800 %."""
    stage.view.zoom_at(8.0, QPoint(600, 300))
    sheet = stage.table.sheet
    for row in range(8):
        for column in range(8):
            share = QPointF(sheet.width() * (column + 0.5) / 8, sheet.height() * (row + 0.5) / 8)
            stage.view.centre_on(sheet.topLeft() + share)
            sharpened(stage)
            stage.view.viewport().repaint()


if __name__ == "__main__":
    app = QApplication(sys.argv)
    sys.exit(reported(measured(60, *sys.argv[1:2])))
