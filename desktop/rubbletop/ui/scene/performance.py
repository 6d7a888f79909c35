# SPDX-License-Identifier: GPL-3.0-or-later
"""How what happened is shown: the motions of a stroke of play as runs of the counters."""

from collections.abc import Callable, Iterable, Mapping

import msgspec
from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QPainterPath

from rubbletop.ui.game_screen import Appear, Fall, Flash, Flip, Motion, Move, Piece, Shot
from rubbletop.ui.paint.ink import pen
from rubbletop.ui.scene import motion, tints
from rubbletop.ui.scene.counter import HELD_Z, Counter
from rubbletop.ui.scene.lights import Stroke, cursor_strokes, ring_strokes
from rubbletop.ui.scene.motion import Curve, Run
from rubbletop.ui.scene.table import Table

SMALL = 0.6
"""The size from which a counter grows as it appears."""

MOST_RINGS = 6
"""So many spaces are ringed one by one."""

BREATH = 0.08
"""Four times the share by which a counter swells when it is taken up."""


def runs_before(
    table: Table,
    motions: Iterable[Motion],
    after: Mapping[str, Piece],
    *,
    dropped: str | None = None,
    waiting: str | None = None,
) -> list[Run]:
    """Return the runs that lead from the present picture to the next.

    ``after`` is the counters as they will be, ``dropped`` the counter that the player has put down
    where it goes already, ``waiting`` one that lies at the end of a way whose steps follow it.
    """
    runs = []
    flashes: list[Flash] = []
    shots: list[Shot] = []
    for shown in motions:
        match shown:
            case Move() if shown.piece == waiting:
                pass
            case Move():
                runs += _move(table, shown, dropped)
            case Flip():
                runs += _flip(table, shown, after)
            case Fall():
                runs += _fall(table, shown)
            case Flash():
                flashes.append(shown)
            case Shot():
                shots.append(shown)
            case Appear():
                pass
            case _:
                raise AssertionError(shown)
    # Rings share one overlay, and so do shots.
    if flashes:
        runs.append(_flash(table, flashes))
    if shots:
        runs.append(_shoot(table, shots))
    return runs


def runs_after(table: Table, motions: Iterable[Motion]) -> list[Run]:
    """Return the runs of counters that have come to be seen, once they lie in their places."""
    pieces = [shown.piece for shown in motions if isinstance(shown, Appear)]
    return [_appear(table.counters[name]) for name in pieces if name in table.counters]


def last_moved(motions: Iterable[Motion]) -> tuple[str, ...]:
    """Return from where and to where the last counter moved."""
    moves = [shown for shown in motions if isinstance(shown, Move) and shown.path]
    return tuple(dict.fromkeys((moves[-1].path[0], moves[-1].path[-1]))) if moves else ()


def _move(table: Table, shown: Move, dropped: str | None) -> list[Run]:
    counter = table.counters.get(shown.piece)
    if counter is None or not shown.path:
        return []
    points = [counter.pos(), *(table.spot_of(space) for space in shown.path[1:])]
    if shown.piece == dropped:
        points = [counter.pos(), points[-1]]
    legs = len(points) - 1
    if legs < 1:
        return []
    counter.setZValue(HELD_Z)

    def step(share: float) -> None:
        whole = max(0.0, min(1.0, share)) * legs
        leg = min(int(whole), legs - 1)
        counter.setPos(points[leg] + (points[leg + 1] - points[leg]) * (whole - leg))

    if shown.piece == dropped:
        return [Run(motion.PICK_UP_MS, Curve.OutCubic, step)]
    ms = min(motion.WHOLE_MOVE_MS, motion.MOVE_MS * legs)
    return [Run(ms, Curve.InOutCubic, step)]


def _flip(table: Table, shown: Flip, after: Mapping[str, Piece]) -> list[Run]:
    counter = table.counters.get(shown.piece)
    turned = after.get(shown.piece)
    if counter is None or turned is None:
        return []
    back = msgspec.structs.replace(counter.piece, face=turned.face)

    def step(share: float) -> None:
        if share >= 0.5:
            counter.become(back, counter.edge)
        counter.squeeze(abs(1.0 - 2.0 * share))

    return [Run(motion.FLIP_MS, Curve.InOutQuad, step)]


def _fall(table: Table, shown: Fall) -> list[Run]:
    counter = table.counters.get(shown.piece)
    if counter is None:
        return []

    def step(share: float) -> None:
        counter.setOpacity(1.0 - share)
        counter.swell(1.0 - 0.4 * share)

    def done() -> None:
        counter.swell(1.0)

    return [Run(motion.FALL_MS, Curve.InQuad, step, done)]


def _appear(counter: Counter) -> Run:
    def step(share: float) -> None:
        counter.setOpacity(max(0.0, min(1.0, share * 1.5)))
        counter.swell(SMALL + (1 - SMALL) * share)

    return Run(motion.APPEAR_MS, Curve.OutBack, step)


def _flash(table: Table, flashes: Iterable[Flash]) -> Run:
    shapes = [table.outline(name) for shown in flashes for name in shown.spaces]

    def step(share: float) -> None:
        spread = max(0.0, 1.0 - share)
        rings = [ring_strokes(shape, tints.THREAT, table.unit, spread) for shape in shapes]
        table.ring.show_strokes(stroke for ring in rings for stroke in ring)

    return Run(motion.FLASH_MS, Curve.OutCubic, step, table.ring.clear)


def _shoot(table: Table, shots: Iterable[Shot]) -> Run:
    lines = [(start := table.spot_of(shown.a), table.spot_of(shown.b) - start) for shown in shots]

    def step(share: float) -> None:
        head = min(1.0, 1.6 * share)
        tail = max(0.0, 2.0 * share - 1.0)
        tracers = [_tracer(start + way * tail, start + way * head, table.unit) for start, way in lines]
        table.shot.show_strokes(stroke for tracer in tracers for stroke in tracer)

    return Run(motion.SHOT_MS, Curve.Linear, step, table.shot.clear)


def _tracer(a: QPointF, b: QPointF, unit: float) -> tuple[Stroke, ...]:
    line = QPainterPath(a)
    line.lineTo(b)
    return (Stroke(line, pen(tints.CASING, 0.2 * unit)), Stroke(line, pen(tints.PATH, 0.11 * unit)))


def breath_run(counter: Counter) -> Run:
    """Return the short swelling of a counter that is taken up."""

    def step(share: float) -> None:
        counter.swell(1 + BREATH * share * (1 - share))

    return Run(motion.BREATH_MS, Curve.Linear, step)


def home_run(table: Table, name: str) -> Run:
    """Return the glide of a counter back to where the view has it."""
    counter = table.counters[name]
    start, home = counter.pos(), counter.home

    def step(share: float) -> None:
        counter.setPos(start + (home - start) * share)

    def done() -> None:
        if name in table.counters:
            table.send_home(name)

    return Run(motion.GLIDE_MS, Curve.OutBack, step, done)


def ring_run(table: Table, names: tuple[str, ...], is_wanted: Callable[[], bool]) -> Run:
    """Return the ring that shrinks onto places pointed at in the log, and stays there while it is wanted.

    Many spaces are not ringed one by one: their common outline is drawn.
    """
    spaces = [name for name in names if name in table.spots]
    common = _common_outline(table, spaces) if len(spaces) > MOST_RINGS else QPainterPath()
    shapes = [table.outline(name) for name in names if common.isEmpty() or name not in table.spots]

    def step(share: float) -> None:
        if not is_wanted():
            return
        rings = [ring_strokes(shape, table.accent, table.unit, max(0.0, 1.0 - share)) for shape in shapes]
        if not common.isEmpty():
            rings.append(cursor_strokes(common, table.accent, table.unit))
        table.ring.show_strokes(stroke for ring in rings for stroke in ring)

    return Run(motion.RING_MS, Curve.OutCubic, step)


def _common_outline(table: Table, spaces: Iterable[str]) -> QPainterPath:
    whole = QPainterPath()
    whole.setFillRule(Qt.FillRule.WindingFill)
    for space in spaces:
        whole.addPath(table.outline(space))
    return whole.simplified()
