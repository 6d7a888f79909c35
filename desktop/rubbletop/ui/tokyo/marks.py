# SPDX-License-Identifier: GPL-3.0-or-later
"""What is painted live over the sheet: ruins, targets, points, health, purses, Origin cards, the phase."""

from collections.abc import Hashable, Iterator
from typing import Literal

import msgspec
from PySide6.QtCore import QRectF

from rubbletop.board.grid import AreaBoard, BuildingId
from rubbletop.games.tokyo import stars
from rubbletop.games.tokyo.frames.attacks import AttacksFrame
from rubbletop.games.tokyo.frames.godran import FallFrame, GodranFrame
from rubbletop.games.tokyo.frames.opening import PlacingFrame
from rubbletop.games.tokyo.ground import Field, Ground
from rubbletop.games.tokyo.income import income_tally
from rubbletop.games.tokyo.state import TokyoState
from rubbletop.games.tokyo.tables import HIDDEN
from rubbletop.games.tokyo.words.names import (
    ORIGINS,
    area_name,
    building_name,
    listed,
    seat_name,
    sector_name,
)
from rubbletop.kernel.facts import Message, SpaceId, say
from rubbletop.ui.game_screen import Mark
from rubbletop.ui.tokyo import phases, standing
from rubbletop.ui.tokyo.art import sheet as plan
from rubbletop.ui.tokyo.art import words as reminders
from rubbletop.ui.tokyo.art.live import phase_rect, star_rect
from rubbletop.ui.tokyo.art.ring import GODRAN as RING_GODRAN
from rubbletop.ui.tokyo.art.ring import RingPlace, Total, health_rect, vp_places
from rubbletop.ui.tokyo.art.ruins import Fallen, rubble_rect, ruin_rect
from rubbletop.ui.tokyo.art.sheet import Sheet, sheet_of
from rubbletop.ui.tokyo.faces import OriginFace, mark_of
from rubbletop.ui.tokyo.unit_faces import seat_mark
from rubbletop.ui.words import worded

KILLED = 4
"""The plate of the health ring for a dead GODRAN."""


class OnSheet(msgspec.Struct, frozen=True):
    """Something on the sheet around a city."""

    sheet: Sheet
    face: Hashable


class Ruin(msgspec.Struct, frozen=True):
    """A fallen building (``building``) or Rubble in an open area, among all that has fallen in a city."""

    board: AreaBoard
    fallen: Fallen
    area: SpaceId
    building: BuildingId | None


class Targets(msgspec.Struct, frozen=True):
    """An area on which something comes down: marked for an attack, debris, or where GODRAN began."""

    how: Literal["marked", "debris", "start"]


class LitStar(msgspec.Struct, frozen=True):
    """A star on which a populace unit may be set up now."""

    board: AreaBoard
    area: SpaceId


class PointsFace(msgspec.Struct, frozen=True):
    """A marker on the VP ring."""

    place: RingPlace


class HealthFace(msgspec.Struct, frozen=True):
    """GODRAN at the plate of its wounds."""

    plate: int


class HeadFace(msgspec.Struct, frozen=True):
    """The head of a holding box: whose it is, her points and her Mega-Yen, both "" in her second box."""

    box: str

    mark: str
    name: str
    points: str
    cash: str


class HavocFace(msgspec.Struct, frozen=True):
    """GODRAN's points in the head of its box."""

    points: str


class OriginCard(msgspec.Struct, frozen=True):
    """An Origin card in its place."""

    face: OriginFace


class PhaseFace(msgspec.Struct, frozen=True):
    """A phase in progress, counted from 0; ``turn`` is written once, 0 is not."""

    phase: int
    turn: int


class NoteFace(msgspec.Struct, frozen=True):
    """What replaces the printed reminder in a line of the order of play."""

    words: Message


def live_marks(ground: Ground, s: TokyoState) -> tuple[Mark, ...]:
    """Return all marks of a state, those of the city first."""
    sheet = sheet_of(ground.board)
    field = ground.field(s)
    city = (*_ruins(field), *_stars(field), *_targets(field))
    around = (
        *_points(ground, s, sheet),
        _health(ground, s, sheet),
        *_heads(ground, s, sheet),
        _havoc(s, sheet),
        *_origins(s, sheet),
        *_order(ground, s, sheet),
    )
    sheeted = (msgspec.structs.replace(mark, face=OnSheet(sheet, mark.face)) for mark in around)
    return (*city, *sheeted)


# ---- The city


def _ruins(field: Field) -> Iterator[Mark]:
    """The fallen buildings, and the Rubble that lies elsewhere."""
    board = field.board
    fallen = Fallen(buildings=field.fallen, rubble=field.rubble)
    covered: set[SpaceId] = set()
    for building in field.s.fallen:
        areas = board.buildings[building].areas
        covered.update(areas)
        name = say("Rubble of {building}", building=building_name(board, building))
        face = Ruin(board, fallen, areas[0], building)
        yield Mark(id=f"ruin {building}", rect=ruin_rect(board, building), face=face, name=name)
    for area in field.s.rubble:
        if area not in covered:
            name = say("Rubble in {area}", area=area_name(area))
            face = Ruin(board, fallen, area, None)
            yield Mark(id=f"rubble {area}", rect=rubble_rect(board, area), face=face, name=name)


def _stars(field: Field) -> Iterator[Mark]:
    """The free stars on which the first in turn may set populace up."""
    frame = field.s.stack[-1] if field.s.stack else None
    if not isinstance(frame, PlacingFrame) or not frame.left:
        return
    sectors = dict.fromkeys(unit.sector for unit in stars.waiting(field, frame.left[0]))
    for area in (area for sector in sectors for area in stars.free_stars(field, sector)):
        name = say("{area}: a free star", area=area_name(area))
        rect = star_rect(field.board, field.board.areas[area])
        yield Mark(id=f"star {area}", rect=rect, face=LitStar(field.board, area), name=name)


def _targets(field: Field) -> Iterator[Mark]:
    s = field.s
    for frame in s.stack:
        if isinstance(frame, GodranFrame) and frame.victim is not None:
            name = say("marked for GODRAN’s attack: {player}’s units here", player=seat_name(s, frame.victim))
            for area in frame.areas:
                yield _on_area(field, area, "marked", name)
        elif isinstance(frame, FallFrame) and frame.area is not None:
            yield _on_area(field, frame.area, "debris", say("debris comes down here"))
        elif isinstance(frame, AttacksFrame) and s.options.even_seats and frame.start != s.godran:
            name = say("GODRAN began this phase here: range, sight and buildings are measured to it")
            yield _on_area(field, frame.start, "start", name)


def _on_area(field: Field, area: SpaceId, how: Literal["marked", "debris", "start"], name: Message) -> Mark:
    square = field.board.areas[area]
    rect = QRectF(square.col, square.row, 1, 1)
    return Mark(id=f"{how} {area}", rect=rect, face=Targets(how), name=name)


# ---- Points and health


def _points(ground: Ground, s: TokyoState, sheet: Sheet) -> Iterator[Mark]:
    """The markers on the VP ring, GODRAN's last."""
    seats = [seat for seat in standing.in_order(s) if s.chosen[seat]]
    totals = [Total(seat_mark(ground, s, seat), s.vp[seat]) for seat in seats]
    places = vp_places(sheet, (*totals, Total(RING_GODRAN, s.godran_vp)))
    for seat, place in zip(seats, places, strict=False):
        name = say("{player}: {points} VP", player=seat_name(s, seat), points=s.vp[seat])
        face, tally = PointsFace(place), standing.points(s, seat)
        yield Mark(id=f"vp {seat}", rect=place.rect, face=face, name=name, tally=tally)
    name = say("GODRAN: {points} VP", points=s.godran_vp)
    face, tally = PointsFace(places[-1]), standing.havoc(s)
    yield Mark(id="vp godran", rect=places[-1].rect, face=face, name=name, tally=tally)


def _health(ground: Ground, s: TokyoState, sheet: Sheet) -> Mark:
    plate = KILLED if s.ended == "killed" else s.wounds
    name = say(
        "GODRAN’s health: {wounds} of {most} wounds", wounds=s.wounds, most=ground.edition.game.most_wounds
    )
    if s.annoyed:
        name = say("{told}, Annoyed: +1 on each of its dice next turn", told=name)
    if s.ended == "killed":
        name = say("GODRAN is dead")
    return Mark(id="health", rect=health_rect(sheet, plate), face=HealthFace(plate), name=name)


# ---- The boxes around the city


def _heads(ground: Ground, s: TokyoState, sheet: Sheet) -> Iterator[Mark]:
    board = ground.board
    for sector, seat in s.sectors.items():
        if seat is None:
            continue
        box = sheet.box_of(sector)
        head = plan.FURNITURE[box]
        rect = sheet.placed(QRectF(head.left(), head.top(), head.width(), plan.HEAD_HEIGHT))
        is_first = s.chosen[seat][0] == sector
        face = HeadFace(
            box=box,
            mark=mark_of(board, sector),
            name=worded(seat_name(s, seat)),
            points=standing.signed_points(s.vp[seat]) if is_first else "",
            cash=standing.cash(s, seat) if is_first else "",
        )
        collects = income_tally(ground.field(s), seat)
        name = say(
            "{sector}: {player}, {points} VP, ¥{cash}, income ¥{income}",
            sector=sector_name(board, sector),
            player=seat_name(s, seat),
            points=s.vp[seat],
            cash=standing.cash(s, seat),
            income=collects.total,
        )
        yield Mark(id=f"head {sector}", rect=rect, face=face, name=name, tally=collects)


def _havoc(s: TokyoState, sheet: Sheet) -> Mark:
    """GODRAN's points: it wins where nobody has as many in the end (III)."""
    name = say("GODRAN: {points} VP; it wins if nobody has as many", points=s.godran_vp)
    face = HavocFace(standing.signed_points(s.godran_vp))
    return Mark(id="havoc", rect=sheet.placed(plan.havoc()), face=face, name=name, tally=standing.havoc(s))


def _origins(s: TokyoState, sheet: Sheet) -> Iterator[Mark]:
    """The five cards put aside, those that the viewer knows face up, and the true one."""
    places = plan.origin_cards()
    for place, card in enumerate(s.cards):
        lookers = [seat_name(s, seat) for seat, looks in s.looked.items() if place in looks]
        known = say("Origin card {number}", number=place + 1)
        if card == HIDDEN:
            face = OriginFace()
        else:
            face = OriginFace(origin=card, name=worded(ORIGINS[card]), knowledge="struck")
            known = say("{card}: not from {origin}", card=known, origin=ORIGINS[card])
        name = say("{card}, looked at by {who}", card=known, who=listed(lookers)) if lookers else known
        yield Mark(id=f"origin {place}", rect=sheet.placed(places[place]), face=OriginCard(face), name=name)
    if s.cards:
        yield _true_origin(s, sheet.placed(places[-1]))


def _true_origin(s: TokyoState, rect: QRectF) -> Mark:
    if s.origin == HIDDEN:
        name = say("GODRAN’s true Origin: open when a superweapon first attacks")
        return Mark(id="origin", rect=rect, face=OriginCard(OriginFace()), name=name)
    face = OriginFace(origin=s.origin, name=worded(ORIGINS[s.origin]), knowledge="true")
    name = say("GODRAN comes from {origin}", origin=ORIGINS[s.origin])
    return Mark(id="origin", rect=rect, face=OriginCard(face), name=name)


def _order(ground: Ground, s: TokyoState, sheet: Sheet) -> Iterator[Mark]:
    """The phases in progress, and the reminders that are not as printed."""
    now = phases.present(s)
    names = [name for name in phases.TITLES if name != phases.SETUP]
    notes = _notes(ground, s)
    for phase, name in enumerate(names):
        rect = phase_rect(sheet, phase)
        if phase in notes:
            yield Mark(id=f"note {name}", rect=rect, face=NoteFace(notes[phase]), name=notes[phase])
        if name in now:
            face = PhaseFace(phase, s.turn if name == now[0] else 0)
            title = say("Phase in progress: {phase}", phase=phases.TITLES[name])
            yield Mark(id=f"phase {name}", rect=rect, face=face, name=title)


def _notes(ground: Ground, s: TokyoState) -> dict[int, Message]:
    """The reminders by phase, counted from 0, that this game has in place of the printed ones."""
    printed = reminders.shipped_reminders().notes
    wanted = reminders.reminders_of(ground.edition, len(s.seats)).notes
    notes = {n: note for n, note in enumerate(wanted) if note != printed[n]}
    for frame in s.stack:
        if isinstance(frame, GodranFrame):
            notes[phases.number_of(s) - 1] = say("{ap} AP left", ap=frame.ap)
    return notes
