# SPDX-License-Identifier: GPL-3.0-or-later
"""The painting of the Tokyo board: everything where the board file has it."""

from itertools import combinations

import msgspec
import pytest
from PySide6.QtCore import QLineF, QPointF, QRectF
from PySide6.QtGui import QColor, QPainter
from pytestqt.qtbot import QtBot

from rubbletop.board.grid import AreaBoard, Building, BuildingId
from rubbletop.board.load import load_board
from rubbletop.ui.paint.layers import Layer
from rubbletop.ui.tokyo.art import palette, sheet
from rubbletop.ui.tokyo.art.board import paint_tokyo_board
from rubbletop.ui.tokyo.art.buildings import layouts
from rubbletop.ui.tokyo.art.corners import name_place, star_place
from rubbletop.ui.tokyo.art.plan import building_path, plan
from rubbletop.ui.tokyo.art.poster import paint_poster
from rubbletop.ui.tokyo.art.sheet import sheet_of
from rubbletop.ui.tokyo.art.signs import layout, name_box
from rubbletop.ui.tokyo.art.words import shipped_reminders
from tests.ui.art_tokyo_barrel.pictures import Picture, apart, colours, poster

FIT = 36.6


@pytest.fixture
def board(qtbot: QtBot) -> AreaBoard:
    found = load_board("tokyo")
    assert isinstance(found, AreaBoard)
    return found


def picture(board: AreaBoard, *layers: Layer) -> Picture:
    def paint(painter: QPainter, layer: Layer) -> None:
        paint_tokyo_board(painter, board, layer)

    return Picture(sheet.SHEET, FIT).with_layers(paint, *layers)


@pytest.mark.parametrize("layer", Layer)
def test_each_layer_paints_something_and_only_the_sheet_paints_everything(
    board: AreaBoard, layer: Layer
) -> None:
    clear = picture(board, layer).clear_share()

    assert clear == 0 if layer is Layer.SHEET else 0 < clear < 1


def test_every_area_is_painted_in_the_tint_of_its_sector_and_nothing_lies_off_the_map(
    board: AreaBoard,
) -> None:
    ground = picture(board, Layer.GROUND)
    tints = dict(zip(board.sectors, (QColor(tint) for _, tint in palette.SECTORS), strict=True))

    for area in board.areas.values():
        seen = [ground.at(area.col + i / 20, area.row + j / 20) for i in range(2, 19) for j in range(2, 19)]
        if area.sector is None:
            assert apart(ground.at(*area.centre), QColor(palette.CENTRE_BURST)) < 3
        else:
            assert any(apart(colour, tints[area.sector]) < 3 for colour in seen), area.id
            assert all(colour.alpha() == 255 for colour in seen), area.id
    off = [QPointF(c + 0.5, r + 0.5) for c in range(15) for r in range(15) if board.at(c, r) is None]
    shapes = [at for sector in plan(board).sectors for at in sector.rim]
    bare = [at for at in off if all(QLineF(at, shape).length() > 0.6 for shape in shapes)]
    assert bare
    assert all(ground.at(at.x(), at.y()).alpha() == 0 for at in bare)


def test_every_building_is_painted_inside_its_outline_and_not_beyond(board: AreaBoard) -> None:
    terrain = picture(board, Layer.TERRAIN)
    roofs = {kind: QColor(roof) for kind, (roof, _, _) in palette.ROOFS.items()}

    for building in board.buildings.values():
        inside = board.model(building.id).representative_point()
        assert terrain.at(inside.x, inside.y).alpha() == 255, building.id
        assert any(apart(colour, roofs[building.kind]) < 4 for colour in _seen(terrain, building)), (
            building.id
        )
    open_ground = [a for a in board.areas.values() if a.building is None and not a.is_star]
    assert all(terrain.at(*area.centre).alpha() == 0 for area in open_ground)


def _seen(terrain: Picture, building: Building) -> list[QColor]:
    """The colours on a fine grid inside a building."""
    path = building_path(building)
    box = path.boundingRect()
    places = [(box.left() + i / 36, box.top() + j / 36) for i in range(72) for j in range(72)]
    return [terrain.at(x, y) for x, y in places if path.contains(QPointF(x, y))]


def test_signs_values_and_stars_stand_in_their_own_areas_and_clear_of_buildings(board: AreaBoard) -> None:
    for building in board.buildings.values():
        at = layouts(board)[building.id]
        path = building_path(building)
        assert path.contains(at.sign), building.id
        for place in (at.line, at.output):
            assert place is None or path.contains(place), building.id
        assert (at.tag is not None or at.line is not None) == bool(building.vp or building.output) or (
            building.kind == "plain"
        )
    for area in board.areas.values():
        square = QRectF(area.col, area.row, 1, 1)
        for place in (star_place(board, area), name_place(board, area)):
            assert square.contains(place), area.id
            if area.building is not None and not area.is_filled:
                assert not building_path(board.buildings[area.building]).contains(place), area.id
        if area.building is not None and not area.is_filled:
            name = QRectF(-0.1, -0.05, 0.2, 0.1).translated(name_place(board, area))
            assert not name_box(board.buildings[area.building]).intersects(name), area.id
        gap = QLineF(star_place(board, area), name_place(board, area)).length()
        assert gap > 0.2 or not area.is_star, area.id


def test_boxes_lie_on_the_sheet_clear_of_one_another_and_of_the_disc() -> None:
    for one, other in combinations(sheet.FURNITURE.values(), 2):
        assert not one.intersects(other)
    for name, box in sheet.FURNITURE.items():
        assert sheet.SHEET.contains(box), name
        near = QPointF(
            min(max(sheet.CENTRE.x(), box.left()), box.right()),
            min(max(sheet.CENTRE.y(), box.top()), box.bottom()),
        )
        assert QLineF(near, sheet.CENTRE).length() > sheet.DISC_RADIUS, name


def test_counters_and_cards_have_their_places_inside_the_boxes() -> None:
    for name in sheet.BOXES:
        assert len(sheet.slots(name)) == 8
        assert all(sheet.body(name).contains(slot) for slot in sheet.slots(name))
        assert sheet.FURNITURE[name].contains(sheet.funds(name))
    assert all(sheet.body("origin").contains(card) for card in sheet.origin_cards())


def test_the_ring_holds_a_hundred_spaces_beside_the_five_plates_of_health() -> None:
    last = sheet.vp_angle(99) + sheet.VP_SPAN / 2
    first_plate = sheet.health_angle(4) - sheet.HEALTH_SPAN / 2
    last_plate = sheet.health_angle(0) + sheet.HEALTH_SPAN / 2

    assert last <= first_plate + 360
    assert last_plate <= sheet.vp_angle(0) - sheet.VP_SPAN / 2
    assert sheet.vp_angle(100) == sheet.vp_angle(0)


def test_the_tables_on_the_sheet_agree_with_the_board(board: AreaBoard) -> None:
    assert len(palette.HEALTH) == len(board.tracks["wounds"].values)
    assert len(board.tracks["vp"].values) == sheet.VP_SPACES
    assert [sheet_of(board).box_of(sector) for sector in board.sectors] == list(sheet.BOXES)
    printed = shipped_reminders()
    assert all(len(stars) >= printed.populace_count for stars in board.stars.values())


def test_the_board_comes_out_the_same_in_an_svg_file(board: AreaBoard) -> None:
    def paint(painter: QPainter, layer: Layer) -> None:
        paint_tokyo_board(painter, board, layer)

    screen = Picture(sheet.SHEET, FIT).with_layers(paint, *Layer)
    file = Picture(sheet.SHEET, FIT).through_svg(paint)

    places = [(area.col + 0.07, area.row + 0.5) for area in board.areas.values()]
    places += [(-5.0, 4.0), (20.5, 9.0), (16.0, 12.0), (7.5, -0.8)]
    assert sum(apart(screen.at(*place), file.at(*place)) > 24 for place in places) <= 4


def test_names_of_areas_and_buildings_are_written_when_looked_at_closely(board: AreaBoard) -> None:
    box = QRectF(7, 2, 3, 3)
    near, far = Picture(box, 120), Picture(box, FIT)
    for picture_ in (near, far):
        painter = QPainter(picture_.image)
        painter.scale(picture_.scale, picture_.scale)
        painter.translate(-box.topLeft())
        painter.setClipRect(box)
        for layer in (Layer.NUMBERS, Layer.LABELS):
            paint_tokyo_board(painter, board, layer)
        painter.end()

    for area in board.areas.values():
        place = name_place(board, area)
        if box.adjusted(0.3, 0.3, -0.3, -0.3).contains(place):
            around = [(place.x() + i / 100, place.y() + j / 100) for i in range(-8, 9) for j in range(-4, 5)]
            assert any(near.at(*at).alpha() for at in around), area.id
            assert not any(far.at(*at).alpha() for at in around), area.id


@pytest.mark.parametrize(
    ("name", "form"),
    [
        ("a hexagon", ((3, 0), (7, 0), (10, 5), (7, 10), (3, 10), (0, 5))),
        ("a frame open below", ((0, 0), (10, 0), (10, 10), (8, 10), (8, 2), (2, 2), (2, 10), (0, 10))),
        ("a wedge", ((0, 0), (10, 0), (0, 1))),
    ],
)
def test_a_building_of_any_form_has_its_sign_and_values_on_its_roof(
    board: AreaBoard, name: str, form: tuple[tuple[int, int], ...]
) -> None:
    model = next(iter(board.buildings.values()))
    building = msgspec.structs.replace(model, id=BuildingId(name), parts=(form,), output=20, vp=10)

    at = layout(building)

    path = building_path(building)
    assert all(path.contains(place) for place in (at.sign, at.line, at.output) if place is not None)


@pytest.mark.parametrize("size", [(298, 466), (200, 466), (466, 298), (60, 94)])
def test_the_poster_covers_whatever_it_is_painted_into(qtbot: QtBot, size: tuple[int, int]) -> None:
    image = poster(paint_poster, *size)

    corners = [(0, 0), (size[0] - 1, 0), (0, size[1] - 1), (size[0] - 1, size[1] - 1)]
    assert all(image.pixelColor(x, y).alpha() == 255 for x, y in corners)
    assert len(colours(image)) > 8
