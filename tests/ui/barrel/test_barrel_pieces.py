# SPDX-License-Identifier: GPL-3.0-or-later
"""Every counter is on the map once, no two on one spot, and its face and words say what it is."""

from itertools import combinations, product
from math import dist

import pytest
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QImage, QPainter

from rubbletop.board.load import load_board
from rubbletop.games.barrel.actions.orders import March
from rubbletop.games.barrel.state import BarrelState
from rubbletop.ui.barrel import packing
from rubbletop.ui.barrel.art.face import (
    AnyFace,
    BarrelsFace,
    BuildingFace,
    LocalsFace,
    LogisticsFace,
    RebelsFace,
    TroopFace,
)
from rubbletop.ui.barrel.art.regions import plates_rect
from rubbletop.ui.barrel.art.sheet import in_board
from rubbletop.ui.barrel.art.terrain import region_path
from rubbletop.ui.barrel.packing import DOT
from rubbletop.ui.barrel.pieces import Token, token
from rubbletop.ui.barrel.places import spots
from rubbletop.ui.barrel.screen import BarrelScreen
from rubbletop.ui.game_screen import Piece, SeatedScreen, TellingScreen
from rubbletop.ui.scene.places import SpreadingScreen
from tests.barrel.builders import (
    FIVE,
    FOUR,
    ONE,
    THREE,
    TWO,
    at,
    given_game,
    given_region,
    given_reserve,
    ground,
)

SEATS = (ONE, TWO, THREE, FOUR, FIVE)


def pieces(screen: BarrelScreen, s: BarrelState) -> dict[str, Piece]:
    return {piece.id: piece for piece in screen.pieces(s)}


def crowded(region: str = "karbala") -> BarrelState:
    """A region with all that can be in one: twelve kinds and more."""
    s = given_region(
        given_game(players=5),
        region,
        THREE,
        troops=dict.fromkeys(SEATS, 2),
        logistics=7,
        barrels=3,
        buildings=("warehouse", "pipeline", "refinery"),
    )
    for seat in SEATS:
        s = s.with_rebels(seat, region=at(region), power=3)
    return s


def test_what_is_in_a_region_is_one_counter_a_kind_its_ruler_s_troops_first(
    barrel_screen: BarrelScreen,
) -> None:
    s = given_region(
        given_game(), "bassora", TWO, troops={ONE: 1, TWO: 4}, logistics=3, barrels=2, buildings=("police",)
    )
    s = s.with_rebels(THREE, region=at("bassora"), power=2)

    found = pieces(barrel_screen, s)

    assert {name: piece.face for name, piece in found.items()} == {
        "troops bassora two": TroopFace(player=1, count=4),
        "troops bassora one": TroopFace(player=0, count=1),
        "logistics bassora": LogisticsFace(count=3),
        "barrels bassora": BarrelsFace(count=2),
        "building bassora police": BuildingFace(kind="police", player=1),
        "rebels three": RebelsFace(power=2, player=2),
    }
    assert all(piece.place == "bassora" for piece in found.values())


def test_a_battle_shows_those_who_came_first_and_the_locals(barrel_screen: BarrelScreen) -> None:
    s = given_region(given_game(), "bassora", None, locals_=3, troops={TWO: 1, ONE: 2})

    assert [piece.id for piece in barrel_screen.pieces(s)] == [
        "troops bassora two",
        "troops bassora one",
        "locals bassora",
    ]
    assert pieces(barrel_screen, s)["locals bassora"].face == LocalsFace(count=3)


def test_the_border_region_keeps_a_column_for_each_seat(barrel_screen: BarrelScreen) -> None:
    s = given_reserve(given_reserve(given_game(), ONE, troops=2), TWO, logistics=3)

    found = tuple(barrel_screen.pieces(s))
    first, second = barrel_screen.spread(found)

    assert [piece.face for piece in found] == [
        TroopFace(player=0, count=2),
        LogisticsFace(count=3, player=1),
    ]
    assert first.x < second.x
    assert first.y < second.y


def test_counters_say_what_they_are(barrel_screen: BarrelScreen) -> None:
    s = given_region(
        given_game(), "bassora", ONE, troops={ONE: 1}, logistics=1, barrels=2, buildings=("warehouse",) * 2
    )
    s = given_region(s, "bagdad", None, locals_=1, buildings=("police",))
    s = given_region(s, "wasit", None, locals_=2)
    s = s.with_rebels(TWO, region=at("wasit"), power=2, acted=True)
    s = given_reserve(s, TWO, troops=1, logistics=2)

    said = {name: piece.name.text() for name, piece in pieces(barrel_screen, s).items()}

    assert said == {
        "troops border two": "Two: 1 troop in the Border Region",
        "logistics border two": "Two: 2 logistics in the Border Region",
        "troops bassora one": "One: 1 troop in Bassora",
        "logistics bassora": "1 logistic in Bassora",
        "barrels bassora": "2 barrels in Bassora, which keeps 8",
        "building bassora warehouse": "warehouse × 2 of One in Bassora",
        "locals bagdad": "1 local troop in Bagdad",
        "building bagdad police": "police station in Bagdad, nobody’s",
        "locals wasit": "2 local troops in Wasit",
        "rebels two": "Two’s rebels, power 2, done for this turn",
    }


def test_ids_of_counters_are_read_and_others_are_not() -> None:
    s = given_game().with_rebels(ONE, region=at("wasit"), power=1)

    assert token(s, "rebels one") == Token("rebels", at("wasit"), "one")
    assert token(s, "rebels two") is None
    assert token(s, "locals wasit") == Token("locals", at("wasit"))
    assert token(s, "bassora") is None


@pytest.mark.parametrize("count", range(1, 17))
def test_counters_of_a_region_never_overlap_nor_cover_what_is_printed(
    barrel_screen: BarrelScreen, count: int
) -> None:
    board = ground().board
    for region in board.regions.values():
        if region.zone == "border":
            continue
        room, centres = spots(board, region.id, count)
        squares = [QRectF(x - room / 2, y - room / 2, room, room) for x, y in centres]
        assert len(squares) == count
        for a, b in combinations(squares, 2):
            assert a.intersected(b).isEmpty(), region.id
        printed = [in_board(plates_rect(other)) for other in board.regions.values() if other.zone != "border"]
        for square, plates in product(squares, printed):
            shared = square.intersected(plates)
            assert min(shared.width(), shared.height()) <= 2 * DOT, region.id


@pytest.mark.parametrize("region", [name for name in ground().board.regions if name != "border"])
def test_a_crowd_stays_in_its_region(barrel_screen: BarrelScreen, region: str) -> None:
    lies = barrel_screen.spread(tuple(barrel_screen.pieces(crowded(region))))
    space = ground().board.regions[at(region)]
    outline = region_path(space)

    assert len(lies) == 15
    places = [QPointF(space.centre[0] + lie.x, space.centre[1] + lie.y) for lie in lies]
    assert all(outline.contains(place) for place in places)


def test_a_few_counters_are_large_and_more_of_them_smaller() -> None:
    board = ground().board

    def room(region: str, count: int) -> float:
        return spots(board, at(region), count).edge

    regions = [name for name in board.regions if name != "border"]
    assert all(room(name, 2) >= 45 for name in regions)
    assert all(room(name, 4) >= 33 for name in regions)
    assert all(room(name, 16) >= 15 for name in regions)


def test_a_few_counters_lie_together_rather_than_as_large_as_can_be() -> None:
    board = ground().board
    for region in ("muthanna", "bassora", "bagdad", "erbil"):
        edge, centres = spots(board, at(region), 3)
        assert max(dist(a, b) for a, b in combinations(centres, 2)) <= 2.5 * edge, region


def test_squares_that_fit_nowhere_are_not_laid() -> None:
    narrow = packing.ground((((0.0, 0.0), (36.0, 0.0), (36.0, 6.0), (0.0, 6.0)),), ())

    assert packing.packed(narrow, 1, (0.0, 0.0), 54).centres == ()


def test_what_is_taken_is_left_free() -> None:
    square = ((0.0, 0.0), (66.0, 0.0), (66.0, 60.0), (0.0, 60.0))
    taken = ((-90.0, 0.0, -30.0, 60.0), (33.0, -9.0, 90.0, 90.0))

    found = packing.packed(packing.ground((square,), taken), 2, (18.0, 10.0), 54)

    assert found.edge == 30
    assert found.centres == ((18.0, 15.0), (18.0, 45.0))


FACES: tuple[AnyFace, ...] = (
    *(TroopFace(player=player, count=player) for player in range(5)),
    LocalsFace(count=12),
    LogisticsFace(),
    LogisticsFace(count=7, player=2),
    BarrelsFace(),
    BarrelsFace(count=2),
    BarrelsFace(count=9),
    BuildingFace(kind="refinery", player=3),
    BuildingFace(kind="warehouse"),
    RebelsFace(power=4, player=4),
    RebelsFace(power=1, player=0, spent=True),
)


def painted(screen: BarrelScreen, face: AnyFace, edge: int) -> QImage:
    image = QImage(edge * 2, edge * 2, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(0)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(edge / 2, edge / 2)
    painter.scale(edge, edge)
    screen.paint_piece(painter, face, edge)
    painter.end()
    return image


@pytest.mark.parametrize("edge", [13, 24, 96])
def test_every_face_is_painted_and_tells_itself_from_all_others(
    barrel_screen: BarrelScreen, edge: int
) -> None:
    images = [painted(barrel_screen, face, edge) for face in FACES]

    assert all(image.pixelColor(edge, edge).alpha() == 255 for image in images)
    for one, other in combinations(images, 2):
        assert one != other


def test_the_number_of_a_group_is_on_its_face_where_it_can_be_read(barrel_screen: BarrelScreen) -> None:
    two, three = (painted(barrel_screen, TroopFace(player=0, count=count), 20) for count in (2, 3))

    assert two != three
    two, three = (painted(barrel_screen, TroopFace(player=0, count=count), 8) for count in (2, 3))
    assert two == three


def test_the_selected_counter_is_looked_at_large(barrel_screen: BarrelScreen) -> None:
    s = given_region(
        given_game(), "bassora", ONE, troops={ONE: 4}, logistics=2, barrels=2, buildings=("police",)
    )
    s = given_region(s, "bagdad", None, locals_=5, troops={TWO: 5})
    s = given_region(s, "wasit", None, locals_=4, troops={TWO: 2})
    s = given_region(s, "dahuk", None, locals_=1)
    s = given_reserve(s.with_rebels(TWO, region=at("wasit"), power=2), TWO, logistics=2)

    told = {}
    for name in pieces(barrel_screen, s):
        info = barrel_screen.selected_info(s, name)
        assert info is not None
        values = ", ".join(f"{v.label.text()} {v.shown} {v.use.text()}" for v in info.values)
        told[name] = (info.title.text(), values, *(note.text() for note in info.notes[1:]))

    assert told == {
        "logistics border two": ("Logistics", "here 2 in all"),
        "troops bassora one": ("One’s troops", "here 4 in all", "4 on the board, 3 tolerated (Mass-media)."),
        "logistics bassora": ("Logistics", "here 2 in all", "Bassora needs 4 to produce."),
        "barrels bassora": ("Barrels", "here 2 barrels, room 1 barrels", "A barrel sells for $0.50."),
        "building bassora police": (
            "police station",
            "cost 2 logistics, bears 2 damage",
            "+3 against bombs in its region, +1 next to it (Military Buildings).",
        ),
        "troops bagdad two": ("Two’s troops", "here 5 in all", "7 on the board, 3 tolerated (Mass-media)."),
        "locals bagdad": ("Local troops", "here 5 in all", "Ratio of the players’ troops: 1:1 (War)."),
        "troops wasit two": ("Two’s troops", "here 2 in all", "7 on the board, 3 tolerated (Mass-media)."),
        "locals wasit": ("Local troops", "here 4 in all", "Ratio of the players’ troops: 1:2 (War)."),
        "rebels two": (
            "Two’s rebels",
            "power 2 of 4",
            "Cannot be fought; moving costs a point of power above 1 (Rebels).",
        ),
        "locals dahuk": ("Local troops", "here 1 in all"),
    }
    assert barrel_screen.selected_info(s, "troops erbil one") is None
    assert barrel_screen.selected_info(s, "bassora") is None


def test_the_screen_is_of_seats_tells_dice_and_spreads_its_counters(barrel_screen: BarrelScreen) -> None:
    assert isinstance(barrel_screen, SeatedScreen)
    assert isinstance(barrel_screen, TellingScreen)
    assert isinstance(barrel_screen, SpreadingScreen)
    s = given_game()
    ruling = barrel_screen.sight(s, at("bassora"), at("dahuk"))
    assert ruling.clear
    assert barrel_screen.box_name("nothing").text() == "Action box"
    march = March(seat=ONE, origin=at("bassora"), to=at("wasit"), troops=0, logistics=1)
    assert barrel_screen.odds(s, march) is None
    assert load_board("barrel").id == barrel_screen.board(s).id
