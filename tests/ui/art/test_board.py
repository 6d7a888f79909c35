# SPDX-License-Identifier: GPL-3.0-or-later
"""The sheets of the two Zones, the poster and the cards."""

from itertools import combinations
from typing import cast

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QImage, QPainter
from pytestqt.qtbot import QtBot

from rubbletop.board.hexes import HexBoard
from rubbletop.board.load import load_board
from rubbletop.ui.colossi.art import furniture, tones
from rubbletop.ui.colossi.art.board import paint_hex_board
from rubbletop.ui.colossi.art.cards import SHAPE, paint_action_card
from rubbletop.ui.colossi.art.face import TRIBES, CardFace
from rubbletop.ui.colossi.art.poster import paint_poster
from rubbletop.ui.colossi.art.sheet import Sheet, sheet_of
from rubbletop.ui.paint.ink import contrast
from rubbletop.ui.paint.layers import Layer
from tests.ui.art.samples import blank, covered, raw

FIT = 24.6
LEVELS = (("Defeat", 0), ("Draw", 11), ("Decisive", 30))


@pytest.fixture(params=["alpha", "beta"])
def board(request: pytest.FixtureRequest) -> HexBoard:
    return cast("HexBoard", load_board(request.param))


def on_sheet(sheet: Sheet, image: QImage) -> QPainter:
    painter = QPainter(image)
    painter.scale(FIT, FIT)
    painter.translate(-sheet.view.x(), -sheet.view.y())
    return painter


def painted(board: HexBoard, *layers: Layer) -> QImage:
    image = blank(1006, 672)
    painter = on_sheet(sheet_of(board), image)
    for layer in layers:
        paint_hex_board(painter, board, layer)
    painter.end()
    return image


def colour_at(board: HexBoard, image: QImage, x: float, y: float) -> QColor:
    view = sheet_of(board).view
    return image.pixelColor(round((x - view.x()) * FIT), round((y - view.y()) * FIT))


def test_every_text_of_the_colossi_reads_on_its_ground() -> None:
    low = {pair: round(contrast(*pair), 2) for pair in tones.TEXT_PAIRS if contrast(*pair) < 4.5}

    assert low == {}


def test_the_sheet_fits_the_window_and_holds_the_whole_board(board: HexBoard) -> None:
    sheet = sheet_of(board)
    left, top, right, bottom = board.bounds

    assert (sheet.view.width() * FIT, sheet.view.height() * FIT) == pytest.approx((1006, 672))
    assert sheet.slab.contains(QRectF(left, top, right - left, bottom - top))
    assert sheet.whole.contains(sheet.slab)


def test_boxes_lie_on_the_sheet_and_never_over_the_map_or_each_other(board: HexBoard) -> None:
    sheet = sheet_of(board)
    boxes = {name: box for name, box in sheet.boxes.items() if name not in ("title", "badge")}

    assert [name for name, box in boxes.items() if not sheet.whole.contains(box)] == []
    assert [name for name, box in boxes.items() if box.intersects(sheet.slab)] == []
    assert [
        (one, other) for one, other in combinations(boxes, 2) if boxes[one].intersects(boxes[other])
    ] == []
    assert all(sheet.boxes["turn"].contains(turn) for turn in sheet.turns)
    assert sheet.boxes["victory"].contains(sheet.bar)


def test_only_the_zone_with_a_mine_has_a_box_for_trapped_miners(board: HexBoard) -> None:
    sheet = sheet_of(board)

    assert ("trapped" in sheet.boxes) is (board.id == "alpha")
    boxes = ("event", "order", "landing", "lost", "trapped")
    assert all(sheet.content(name).isValid() for name in boxes if name in sheet.boxes)


@pytest.mark.parametrize("layer", list(Layer))
def test_every_layer_paints_something(qtbot: QtBot, board: HexBoard, layer: Layer) -> None:
    assert covered(painted(board, layer).scaled(251, 168)) > 20


def test_every_hill_is_painted_where_its_hex_lies(qtbot: QtBot, board: HexBoard) -> None:
    image = painted(board, Layer.TERRAIN)
    bare = [
        space
        for space in board.hills
        if colour_at(board, image, board.hexes[space].centre[0], board.hexes[space].centre[1]).alpha() < 255
    ]

    assert bare == []


def test_clear_hexes_carry_no_terrain(qtbot: QtBot, board: HexBoard) -> None:
    image = painted(board, Layer.TERRAIN)
    dressed = [
        at.id
        for at in board.hexes.values()
        if at.terrain == "clear"
        and at.id not in board.rails
        and not any(at.id in team for team in board.teams.values())
        and colour_at(board, image, *at.centre).alpha() > 0
    ]

    assert dressed == []


def test_every_number_is_drawn_when_the_board_fits_the_window(qtbot: QtBot, board: HexBoard) -> None:
    image = painted(board, Layer.NUMBERS)
    view = sheet_of(board).view

    def ink_in(x: float, y: float) -> bool:
        left, top = round((x - 0.4 - view.x()) * FIT), round((y - 0.84 - view.y()) * FIT)
        return any(image.pixelColor(left + dx, top + dy).alpha() > 100 for dx in range(20) for dy in range(8))

    numbered = {at.id for at in board.hexes.values() if at.number is not None}
    assert {at.id for at in board.hexes.values() if ink_in(*at.centre)} == numbered


def test_names_of_places_are_drawn_when_the_board_fits_the_window(qtbot: QtBot, board: HexBoard) -> None:
    image = painted(board, Layer.LABELS)
    named = [*board.structures, *filter(None, (board.mine, board.wormhole))]

    assert [
        space
        for space in named
        if colour_at(board, image, board.hexes[space].centre[0], board.hexes[space].centre[1] + 0.6).alpha()
        == 0
    ] == []


def test_the_present_turn_is_lit_and_turn_nought_is_not(qtbot: QtBot, board: HexBoard) -> None:
    sheet = sheet_of(board)
    pictures = []
    for turn in (0, 1, 12, 13):
        image = blank(1006, 672)
        painter = on_sheet(sheet, image)
        furniture.paint_turn_marker(painter, sheet, turn)
        painter.end()
        pictures.append(covered(image.scaled(503, 336)))

    assert pictures[0] == pictures[3] == 0
    assert pictures[1] > 0
    assert pictures[2] > 0


@pytest.mark.parametrize("points", [-4, 0, 11, 90])
def test_the_victory_bar_stays_in_its_box(qtbot: QtBot, board: HexBoard, points: int) -> None:
    sheet = sheet_of(board)
    image = blank(1006, 672)
    painter = on_sheet(sheet, image)
    furniture.paint_victory(painter, sheet, points, LEVELS)
    furniture.paint_note(painter, sheet, "event", "turn 5")
    painter.end()
    bar = sheet.boxes["victory"].united(sheet.boxes["event"]).adjusted(-0.1, -0.1, 0.1, 0.1)

    outside = [
        (x, y)
        for x in range(0, 1006, 2)
        for y in range(0, 672, 2)
        if image.pixelColor(x, y).alpha()
        and not bar.contains(x / FIT + sheet.view.x(), y / FIT + sheet.view.y())
    ]
    assert outside == []


def test_the_slots_for_event_and_card_lie_in_their_boxes(board: HexBoard) -> None:
    sheet = sheet_of(board)

    assert all(sheet.boxes[name].contains(furniture.slot(sheet, name)) for name in ("event", "order"))
    assert furniture.slot(sheet, "event").width() == pytest.approx(furniture.slot(sheet, "event").height())


@pytest.mark.parametrize("size", [(298, 466), (120, 150)])
def test_the_poster_fills_its_rectangle_and_nothing_else(qtbot: QtBot, size: tuple[int, int]) -> None:
    image = blank(size[0] + 40, size[1] + 40)
    painter = QPainter(image)
    paint_poster(painter, QRectF(20, 20, *size))
    painter.end()

    assert covered(image) == size[0] * size[1]


def test_cards_differ_by_order_and_by_tie(qtbot: QtBot) -> None:
    cards = [
        CardFace(tribes=TRIBES[:6], takes="lowest"),
        CardFace(tribes=TRIBES[:6], takes="highest"),
        CardFace(tribes=TRIBES[1:], takes="lowest"),
        CardFace(tribes=("tomb", "red"), takes="lowest"),
        None,
    ]
    for high in (70, 280):
        pictures = set()
        for card in cards:
            image = blank(240, 320)
            painter = QPainter(image)
            paint_action_card(painter, QRectF(10, 10, high * SHAPE, high), card)
            painter.end()
            pictures.add(raw(image))
        assert len(pictures) == len(cards)
