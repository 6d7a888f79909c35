# SPDX-License-Identifier: GPL-3.0-or-later
"""Ruins over the printed board: nothing of a fallen building is left, and nothing else is touched (XII)."""

import msgspec
import pytest
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter
from pytestqt.qtbot import QtBot

from rubbletop.board.grid import AreaBoard, BuildingId
from rubbletop.board.load import load_board
from rubbletop.kernel.facts import SpaceId
from rubbletop.ui.paint.layers import Layer
from rubbletop.ui.tokyo.art import palette
from rubbletop.ui.tokyo.art.board import paint_tokyo_board
from rubbletop.ui.tokyo.art.buildings import closed_borders
from rubbletop.ui.tokyo.art.ruins import Fallen, paint_ruins, rubble_rect, ruin_rect
from tests.ui.art_tokyo_barrel.pictures import Picture, apart, differing

SCALE = 40
"""Whole pixels to a side, so that the edges of clips fall between pixels."""

NOTHING = Fallen()


@pytest.fixture(params=["tokyo", "calamity"])
def board(request: pytest.FixtureRequest, qtbot: QtBot) -> AreaBoard:
    found = load_board(request.param)
    assert isinstance(found, AreaBoard)
    return found


def given_fallen(board: AreaBoard, *buildings: BuildingId) -> Fallen:
    areas = frozenset(area for building in buildings for area in board.buildings[building].areas)
    return Fallen(frozenset(buildings), areas)


def without(board: AreaBoard, fallen: Fallen) -> AreaBoard:
    """The city as it would be printed if these buildings had never been built."""
    areas = [
        msgspec.structs.replace(area, building=None, is_filled=False)
        if area.building in fallen.buildings
        else area
        for area in board.areas.values()
    ]
    return AreaBoard(
        id=board.id,
        game=board.game,
        title=board.title,
        areas=areas,
        buildings=[b for b in board.buildings.values() if b.id not in fallen.buildings],
        sectors=board.sectors,
        centre=board.centre,
        size=(int(board.bounds[2]), int(board.bounds[3])),
        tracks=tuple(board.tracks.values()),
        reconstructed=board.reconstructed,
    )


def painted(board: AreaBoard, box: QRectF, fallen: Fallen = NOTHING, scale: float = SCALE) -> Picture:
    """The city round a box, with its ruins."""
    picture = Picture(box, scale)
    painter = QPainter(picture.image)
    painter.scale(scale, scale)
    painter.translate(-box.topLeft())
    painter.setClipRect(box)
    for layer in (Layer.SHEET, Layer.GROUND, Layer.TERRAIN):
        paint_tokyo_board(painter, board, layer)
    paint_ruins(painter, board, fallen)
    painter.end()
    return picture


def different(one: Picture, other: Picture, fallen: Fallen, board: AreaBoard) -> list[tuple[float, float]]:
    """Where two pictures differ outside of the areas under Rubble."""
    ruined = [QRectF(board.areas[a].col, board.areas[a].row, 1, 1) for a in fallen.rubble]
    places = [one.sheet.topLeft() + QPointF(x, y) / SCALE for x, y in differing(one.image, other.image, 40)]
    return [at.toTuple() for at in places if not any(square.contains(at) for square in ruined)]


def some_buildings(board: AreaBoard) -> list[BuildingId]:
    """The buildings of one sector; those of the others have the same forms."""
    first = next(iter(board.sectors))
    return [b.id for b in board.buildings.values() if b.sector == first]


def surroundings(board: AreaBoard, building: BuildingId) -> QRectF:
    return QRectF(ruin_rect(board, building).adjusted(-0.41, -0.41, 0.41, 0.41))


def test_a_ruin_leaves_round_itself_what_would_be_printed_without_the_building(board: AreaBoard) -> None:
    for building in some_buildings(board):
        fallen = given_fallen(board, building)
        box = surroundings(board, building)

        seen = painted(board, box, fallen)

        bare = painted(without(board, fallen), box)
        wrong = different(seen, bare, fallen, board)
        # A few pixels may differ where lines cross at the corners of an area.
        assert len(wrong) <= 12, (building, wrong)


def test_nothing_of_the_roof_is_left_in_the_areas_of_a_ruin(board: AreaBoard) -> None:
    for building in board.buildings.values():
        fallen = given_fallen(board, building.id)
        ruin = painted(board, surroundings(board, building.id), fallen)
        roof = QColor(palette.ROOFS[building.kind][0])

        for area in building.areas:
            at = board.areas[area]
            places = [(at.col + i / 20, at.row + j / 20) for i in range(2, 19) for j in range(2, 19)]
            assert all(apart(ruin.at(*place), roof) > 6 for place in places), building.id


def is_red(board: AreaBoard, middle: QPointF, fallen: Fallen) -> bool:
    """Whether the dashes of a closed border are seen about a point of it."""
    seen = painted(board, QRectF(middle.x() - 1, middle.y() - 1, 2, 2), fallen)
    places = [(middle.x() + i / 50, middle.y() + j / 50) for i in range(-5, 6) for j in range(-5, 6)]
    return any(apart(seen.at(*place), QColor(palette.RED)) < 30 for place in places)


def test_a_border_stays_closed_until_all_that_cover_it_have_fallen(board: AreaBoard) -> None:
    for closed in closed_borders(board):
        if not closed.filling:
            middle = closed.line.pointAtPercent(0.52)
            covering = sorted(closed.covering)
            for count in range(len(covering) + 1):
                fallen = given_fallen(board, *covering[:count])
                assert is_red(board, middle, fallen) == (count < len(covering)), (covering, count)


def test_a_border_is_closed_once_the_building_that_filled_the_area_beside_it_has_fallen(
    board: AreaBoard,
) -> None:
    for closed in closed_borders(board):
        if closed.filling and closed.covering - closed.filling:
            middle = closed.line.pointAtPercent(0.52)
            assert not is_red(board, middle, NOTHING)
            assert is_red(board, middle, given_fallen(board, *closed.filling))


def test_all_ruins_together_look_the_same_in_whatever_order_they_are_painted(board: AreaBoard) -> None:
    fallen = given_fallen(board, *board.buildings)
    left, top, right, bottom = board.bounds
    whole = painted(board, QRectF(left, top, right, bottom), fallen, 20)

    roofs = [QColor(roof) for kind, (roof, _, _) in palette.ROOFS.items() if kind != "plain"]
    places = [(x / 10, y / 10) for x in range(int(right) * 10) for y in range(int(bottom) * 10)]
    seen = [place for place in places for roof in roofs if apart(whole.at(*place), roof) < 3]
    assert [place for place in seen if board.at(int(place[0]), int(place[1])) in fallen.rubble] == []


def test_debris_in_an_open_area_becomes_rubble_in_that_area_alone(board: AreaBoard) -> None:
    area = next(a for a in board.areas.values() if a.building is None and a.is_edge)
    fallen = Fallen(rubble=frozenset({SpaceId(area.id)}))
    box = rubble_rect(board, area.id).adjusted(-0.41, -0.41, 0.41, 0.41)

    seen, bare = painted(board, box, fallen), painted(board, box)

    assert len(different(seen, bare, fallen, board)) <= 3
    rubble = QColor(palette.RUBBLE)
    places = [(area.col + i / 20, area.row + j / 20) for i in range(3, 18) for j in range(3, 18)]
    assert any(apart(seen.at(*place), rubble) < 6 for place in places)


def test_a_ruin_outside_of_the_clip_is_not_painted(board: AreaBoard) -> None:
    building = next(iter(board.buildings))
    fallen = given_fallen(board, building)
    far = QRectF(
        ruin_rect(board, building).center().x() + 3, ruin_rect(board, building).center().y() + 3, 2, 2
    )

    assert painted(board, far, fallen).image == painted(board, far).image


def test_an_area_under_rubble_still_has_its_name_when_looked_at_closely(board: AreaBoard) -> None:
    area = next(a for a in board.areas.values() if a.building is None and a.is_edge)
    fallen = Fallen(rubble=frozenset({area.id}))
    box = rubble_rect(board, area.id)

    near, far = painted(board, box, fallen, 160), painted(board, box, fallen, 40)

    cream = QColor(palette.CREAM)
    places = [(area.col + i / 100, area.row + j / 100) for i in range(5, 95) for j in range(5, 95)]
    assert any(apart(near.at(*place), cream) < 4 for place in places)
    assert not any(apart(far.at(*place), cream) < 4 for place in places)
