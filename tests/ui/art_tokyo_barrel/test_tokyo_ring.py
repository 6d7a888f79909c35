# SPDX-License-Identifier: GPL-3.0-or-later
"""What changes on the sheet: markers on the rings, money, Origin cards, phases, stars (III to V, X, XIV)."""

import random
from collections.abc import Callable
from functools import partial
from itertools import combinations

import pytest
from PySide6.QtCore import QLineF, QPointF, QRectF
from PySide6.QtGui import QImage, QPainter
from pytestqt.qtbot import QtBot

from rubbletop.board.grid import AreaBoard
from rubbletop.board.load import edition, load_board
from rubbletop.games.tokyo.tables import Edition
from rubbletop.kernel.facts import say
from rubbletop.ui.paint.layers import Layer
from rubbletop.ui.tokyo.art import live, palette, ring, sheet, words
from rubbletop.ui.tokyo.art.board import paint_tokyo_board
from rubbletop.ui.tokyo.art.face import MARKS
from rubbletop.ui.tokyo.art.ring import GODRAN, RingPlace, Total, vp_places
from rubbletop.ui.tokyo.art.sheet import sheet_of
from rubbletop.ui.tokyo.faces import OriginFace
from tests.ui.art_tokyo_barrel.pictures import Picture
from tests.ui.art_tokyo_barrel.tokyo_faces import difference

EVERYBODY = (*MARKS, GODRAN)


@pytest.fixture(params=["tokyo", "calamity"])
def board(request: pytest.FixtureRequest, qtbot: QtBot) -> AreaBoard:
    found = load_board(request.param)
    assert isinstance(found, AreaBoard)
    return found


def totals(*points: int) -> tuple[Total, ...]:
    return tuple(Total(mark, number) for mark, number in zip(EVERYBODY, points, strict=False))


def overlap(one: RingPlace, other: RingPlace) -> bool:
    return QLineF(QPointF(*one.centre), QPointF(*other.centre)).length() < one.radius + other.radius - 1e-9


@pytest.mark.parametrize("space", range(sheet.VP_SPACES))
def test_markers_never_overlap_wherever_all_of_them_meet(board: AreaBoard, space: int) -> None:
    laid = sheet_of(board)
    for together in range(1, 6):
        points = [space] * together + [space + 1 + index for index in range(5 - together)]
        places = vp_places(laid, totals(*points))

        assert not any(overlap(one, other) for one, other in combinations(places, 2)), points
        assert all(laid.whole.contains(place.rect) for place in places)


def test_markers_never_overlap_in_any_standing(board: AreaBoard) -> None:
    laid, throw = sheet_of(board), random.Random(7)
    for _ in range(400):
        width = throw.choice((3, 8, 300))
        points = [throw.randrange(-20, width) for _ in EVERYBODY]
        places = vp_places(laid, totals(*points))
        assert not any(overlap(one, other) for one, other in combinations(places, 2)), points


def test_markers_keep_clear_of_the_boxes_and_keep_the_order_they_were_asked_in(board: AreaBoard) -> None:
    laid = sheet_of(board)
    for space in range(sheet.VP_SPACES):
        places = vp_places(laid, totals(*[space] * 5))
        assert [place.mark for place in places] == list(EVERYBODY)
        for box in sheet.FURNITURE:
            assert not any(laid.box(box).intersects(place.rect) for place in places), (space, box)


def test_a_marker_alone_lies_in_the_middle_of_its_space(board: AreaBoard) -> None:
    laid = sheet_of(board)
    (place,) = vp_places(laid, totals(37))

    across = ring.vp_line(laid, 37)
    assert QLineF(across.center(), QPointF(*place.centre)).length() < 1e-6
    assert place.radius == pytest.approx(ring.ALONE * laid.scale)


@pytest.mark.parametrize(("points", "laps"), [(0, 0), (99, 0), (100, 1), (250, 2), (-1, -1), (-100, -1)])
def test_laps_are_full_hundreds(points: int, laps: int) -> None:
    assert RingPlace(mark="ne", points=points, centre=(0, 0), radius=1).laps == laps


def painted(board: AreaBoard, box: QRectF, paint: Callable[[QPainter], None], scale: float = 36) -> QImage:
    picture = Picture(box, scale)
    painter = QPainter(picture.image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.scale(scale, scale)
    painter.translate(-box.topLeft())
    paint(painter)
    painter.end()
    return picture.image


@pytest.mark.parametrize("scale", [36, 120])
def test_laps_and_owners_are_told_apart_on_the_ring(board: AreaBoard, scale: float) -> None:
    laid = sheet_of(board)
    pictures = []
    for mark, points in (("ne", 37), ("se", 37), (GODRAN, 37), ("ne", 137), ("ne", 237), ("ne", -63)):
        one = (Total(mark, points),)
        box = vp_places(laid, one)[0].rect.adjusted(-0.1, -0.1, 0.1, 0.2)
        pictures.append(painted(board, box, partial(ring.paint_vp_markers, laid=laid, totals=one), scale))

    assert all(difference(one, other) > 0.01 for one, other in combinations(pictures, 2))


def test_markers_of_one_space_are_tied_together(board: AreaBoard) -> None:
    laid = sheet_of(board)
    tied, apart = totals(5, 5), totals(5)
    box = laid.city

    both = painted(board, box, partial(ring.paint_vp_markers, laid=laid, totals=tied))
    one = painted(board, box, partial(ring.paint_vp_markers, laid=laid, totals=apart))

    assert difference(both, one) > 0


def test_the_health_marker_stands_at_the_plate_of_the_wounds(board: AreaBoard) -> None:
    laid = sheet_of(board)
    for wounds in range(len(palette.HEALTH)):
        shown = painted(board, laid.city, partial(ring.paint_health_marker, laid=laid, wounds=wounds))
        at = ring.health_rect(laid, wounds).center() - laid.city.topLeft()
        assert shown.pixelColor(int(at.x() * 36), int(at.y() * 36)).alpha() == 255
    boxes = [ring.health_rect(laid, wounds) for wounds in range(len(palette.HEALTH))]
    assert not any(one.intersects(other) for one, other in combinations(boxes, 2))


def test_money_is_written_in_the_plate_of_its_box(board: AreaBoard) -> None:
    laid = sheet_of(board)
    for box in sheet.BOXES:
        field = laid.funds(box)
        pictures = [
            painted(board, field, partial(live.paint_cash, laid=laid, box=box, cash=cash), 60)
            for cash in ("", "?", "0", "85", "1250", "123456")
        ]
        assert all(difference(one, other) > 0.005 for one, other in combinations(pictures, 2))
        around = field.adjusted(-0.3, -0.3, 0.3, 0.3)
        wide = painted(board, around, partial(live.paint_cash, laid=laid, box=box, cash="123456"), 60)
        ends = (*range(14), *range(wide.width() - 14, wide.width()))
        assert all(wide.pixelColor(x, wide.height() // 2).alpha() == 0 for x in ends)


def test_origin_cards_lie_on_their_places(board: AreaBoard) -> None:
    laid = sheet_of(board)
    row = [OriginFace(origin="fuji"), OriginFace()]

    shown = painted(board, laid.whole, partial(live.paint_origin_row, laid=laid, cards=row))

    for place, is_filled in zip(laid.origin_cards(), (True, True, False, False, False, False), strict=True):
        at = (place.center() - laid.whole.topLeft()) * 36
        assert (shown.pixelColor(int(at.x()), int(at.y())).alpha() == 255) == is_filled


def test_the_present_phase_is_framed_and_the_turn_is_told(board: AreaBoard) -> None:
    laid = sheet_of(board)
    box = laid.box("order")
    pictures = [
        painted(board, box, partial(live.paint_phase, laid=laid, phase=phase, turn=turn))
        for phase, turn in ((None, 0), (None, 1), (0, 1), (5, 1), (5, 2), (7, 2))
    ]

    assert all(difference(one, other) > 0.0005 for one, other in combinations(pictures, 2))
    rows = [live.phase_rect(laid, phase) for phase in range(len(words.PHASES))]
    assert all(box.contains(row) for row in rows)


def test_a_free_star_is_lit_in_its_place(board: AreaBoard) -> None:
    for area in board.areas.values():
        if area.is_star:
            box = live.star_rect(board, area)
            shown = painted(board, box, partial(live.paint_lit_star, board=board, area=area))
            assert shown.pixelColor(shown.width() // 2, shown.height() // 2).alpha() == 255


def test_two_players_read_their_own_figures_on_the_sheet() -> None:
    tables = edition("tokyo-edition", Edition)
    game = tables.game

    four, two = words.reminders_of(tables), words.reminders_of(tables, 2)

    assert say("{points} AP", points=game.action_points) in four.notes
    assert say("{points} AP", points=game.action_points_two_players) in two.notes
    assert say("weapons ¥{cost}", cost=game.weapon_done) in four.notes
    assert say("weapons ¥{cost}", cost=game.weapon_done_two_players) in two.notes
    assert len(four.notes) == len(words.PHASES)
    assert four.populace_count == sum(row.count for row in tables.units if row.type == "populace")


def test_the_sheet_of_a_city_is_as_large_as_the_city(board: AreaBoard) -> None:
    laid = sheet_of(board)

    for area in board.areas.values():
        for x, y in area.outline:
            reach = QLineF(laid.centre, QPointF(x, y)).length()
            assert reach <= sheet.CITY_RADIUS * laid.scale
    assert laid.whole.contains(laid.city)
    assert laid.placed(sheet.SHEET) == laid.whole
    assert [laid.box_of(sector) for sector in board.sectors] == list(sheet.BOXES)
    assert all(laid.body(box).contains(slot) for box in sheet.BOXES for slot in laid.slots(box))


@pytest.mark.parametrize("layer", Layer)
def test_a_part_of_a_layer_looks_like_that_part_of_the_whole(board: AreaBoard, layer: Layer) -> None:
    laid = sheet_of(board)
    whole = Picture(laid.whole, 24)
    whole.with_layers(lambda painter, one: paint_tokyo_board(painter, board, one), layer)
    for across in range(0, whole.image.width() - 120, 120):
        for down in range(0, whole.image.height() - 120, 120):
            part = QImage(120, 120, QImage.Format.Format_ARGB32_Premultiplied)
            part.fill(0)
            painter = QPainter(part)
            painter.translate(-across, -down)
            painter.scale(24, 24)
            painter.translate(-laid.whole.topLeft())
            painter.setClipRect(QRectF(laid.whole.left() + across / 24, laid.whole.top() + down / 24, 5, 5))
            paint_tokyo_board(painter, board, layer)
            painter.end()
            assert difference(part, whole.image.copy(across, down, 120, 120)) < 0.004, (across, down)
