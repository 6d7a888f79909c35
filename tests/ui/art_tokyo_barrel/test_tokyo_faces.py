# SPDX-License-Identifier: GPL-3.0-or-later
"""Counters and cards of Tokyo: painted at all sizes, told apart in every state (II, VIII, X, XI)."""

from itertools import combinations

import msgspec
import pytest
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QImage, QPainter
from pytestqt.qtbot import QtBot

from rubbletop.board.grid import AreaBoard
from rubbletop.board.load import load_board
from rubbletop.ui.tokyo.art import palette
from rubbletop.ui.tokyo.art.cards import paint_card, placed, shape_of
from rubbletop.ui.tokyo.art.chips import Detail
from rubbletop.ui.tokyo.art.counters import REACH, paint_counter
from rubbletop.ui.tokyo.art.face import MARKS, UNITS, AnyFace, Stance
from rubbletop.ui.tokyo.art.fund_cards import paint_emblem
from rubbletop.ui.tokyo.art.livery import NOBODY, livery_of
from rubbletop.ui.tokyo.art.scheme_cards import scheme_swatch
from rubbletop.ui.tokyo.faces import FundFace, GodranFace, OriginFace, RubbleFace, SchemeFace, mark_of
from tests.ui.art_tokyo_barrel.tokyo_faces import (
    MARGIN,
    cards,
    counters,
    difference,
    people,
    pictured,
    scheme,
    unit,
    weapon,
)

SIZES = (12, 18, 28, 44, 96, 200)
STANCES: tuple[Stance, ...] = ("outside", "inside", "roof")

changed = msgspec.structs.replace


@pytest.fixture(autouse=True)
def _application(qtbot: QtBot) -> None:
    """Fonts need a running application."""


@pytest.mark.parametrize("edge", SIZES)
def test_every_face_is_painted_at_every_size_and_stays_within_its_reach(edge: int) -> None:
    for face in (*counters(), *cards()):
        image = pictured(face, edge)

        middle = image.pixelColor(image.width() // 2, image.height() // 2)
        assert middle.alpha() == 255, face
        rim = [image.pixelColor(x, y).alpha() for x in range(image.width()) for y in (0, image.height() - 1)]
        assert max(rim) == 0, face


@pytest.mark.parametrize("edge", SIZES[1:])
@pytest.mark.parametrize("stance", STANCES)
def test_units_of_every_stance_stay_within_the_reach_of_a_counter(edge: int, stance: Stance) -> None:
    for face in (
        changed(unit(), stance=stance, spent=True, joined=True, cargo="heat_ray"),
        changed(people(), stance=stance, spent=True, owner="sw"),
    ):
        image = pictured(face, edge)
        limit = int((MARGIN - REACH) * edge) - 1
        outside = [
            image.pixelColor(x, y).alpha()
            for x in range(image.width())
            for y in range(image.height())
            if min(x, y, image.width() - 1 - x, image.height() - 1 - y) < limit
        ]
        assert max(outside, default=0) == 0


@pytest.mark.parametrize("edge", SIZES)
def test_inside_outside_and_on_the_roof_are_told_apart_at_every_size(edge: int) -> None:
    for face in (unit("troop"), unit("mortar", cs="2/3"), people()):
        pictures = [pictured(changed(face, stance=stance), edge) for stance in STANCES]

        assert all(difference(one, other) > 0.05 for one, other in combinations(pictures, 2))


@pytest.mark.parametrize("edge", SIZES)
def test_kinds_and_players_are_told_apart_at_every_size(edge: int) -> None:
    kinds = [pictured(unit(kind), edge) for kind in UNITS]
    players = [pictured(unit(mark=mark), edge) for mark in MARKS]
    peoples = [pictured(people(mark=mark), edge) for mark in MARKS]

    for group in (kinds, players, peoples):
        assert all(difference(one, other) > 0.015 for one, other in combinations(group, 2))


def grey(image: QImage) -> QImage:
    plain = image.convertToFormat(QImage.Format.Format_Grayscale8)
    return plain.convertToFormat(QImage.Format.Format_ARGB32_Premultiplied)


@pytest.mark.parametrize("edge", SIZES[1:])
def test_players_are_told_apart_without_colour(edge: int) -> None:
    pictures = [grey(pictured(unit(mark=mark), edge)) for mark in MARKS]

    assert all(difference(one, other) > 0.004 for one, other in combinations(pictures, 2))


@pytest.mark.parametrize("edge", SIZES[1:])
@pytest.mark.parametrize(
    ("plain", "marked"),
    [
        (unit(), changed(unit(), spent=True)),
        (unit(), changed(unit(), joined=True)),
        (unit("halftrack"), changed(unit("halftrack"), cargo="troop")),
        (unit(), changed(unit(), back=True)),
        (people(), changed(people(), spent=True)),
        (people(), changed(people(), owner="se")),
        (people(), changed(people(), back=True)),
        (weapon(), changed(weapon(), spent=True)),
        (weapon(), changed(weapon(), joined=True)),
        (weapon(), changed(weapon(), face_down=True)),
        (weapon(), changed(weapon(), back=True)),
        (GodranFace(), GodranFace(mark="se")),
        (GodranFace(mark="ne"), GodranFace(mark="se")),
        (GodranFace(), GodranFace(stunned=True)),
        (GodranFace(), GodranFace(annoyed=True)),
        (GodranFace(stunned=True), GodranFace(stunned=True, annoyed=True)),
        (GodranFace(), GodranFace(wounds=1)),
        (GodranFace(wounds=2), GodranFace(wounds=3)),
        (GodranFace(wounds=3), GodranFace(dead=True)),
        (RubbleFace(seed=1), RubbleFace(seed=2)),
        (scheme(), changed(scheme(), state="used")),
        (scheme(), changed(scheme(), state="carried")),
        (scheme(), changed(scheme(), state="chosen")),
        (scheme(), changed(scheme(), state="hidden")),
        (changed(scheme(), state="hidden"), changed(scheme(), state="hidden", mark="ne")),
        (OriginFace(), OriginFace(origin="fuji")),
        (OriginFace(origin="fuji"), OriginFace(origin="fuji", knowledge="seen")),
        (OriginFace(origin="fuji"), OriginFace(origin="fuji", knowledge="struck")),
        (OriginFace(origin="fuji"), OriginFace(origin="fuji", knowledge="true")),
        (FundFace(mark="ne", paid=0, target=300), FundFace(mark="ne", paid=150, target=300)),
        (FundFace(mark="ne", paid=0, target=300), FundFace(mark="ne", paid=0, target=300, kind="heat_ray")),
    ],
)
def test_what_a_player_must_tell_apart_looks_different(plain: AnyFace, marked: AnyFace, edge: int) -> None:
    assert difference(pictured(plain, edge), pictured(marked, edge)) > 0.004


@pytest.mark.parametrize("edge", [20, 44, 96])
def test_a_face_down_weapon_does_not_give_its_kind_away(edge: int) -> None:
    down = [
        pictured(changed(weapon(kind), face_down=True, range=reach), edge)
        for kind, reach in (("heat_ray", 1), ("death_ray", 3))
    ]

    assert down[0] == down[1]


@pytest.mark.parametrize("edge", [20, 60, 120])
def test_a_hidden_scheme_does_not_give_its_kind_away(edge: int) -> None:
    hidden = [
        pictured(SchemeFace(card=card, name=card, cost=cost, state="hidden", mark="ne"), edge)
        for card, cost in (("tuna", 10), ("parade", 40))
    ]

    assert hidden[0] == hidden[1]


def test_a_strength_of_two_values_is_shortened_where_it_cannot_be_read() -> None:
    small, large = (pictured(unit("mortar", cs="2/3"), edge) for edge in (28, 96))
    alone, plain = (pictured(unit("mortar", cs="2"), edge) for edge in (28, 96))

    assert difference(small, alone) > 0
    assert difference(large, plain) > 0


@pytest.mark.parametrize(
    ("edge", "detail"),
    [(19.9, Detail.TINY), (20, Detail.SMALL), (35.9, Detail.SMALL), (36, Detail.FULL), (90, Detail.LARGE)],
)
def test_detail_follows_the_pixels_of_an_edge(edge: float, detail: Detail) -> None:
    assert Detail.at(edge) is detail


def test_a_counter_asks_the_painter_for_its_size_where_none_is_said() -> None:
    said = pictured(unit(), 44, 0.5)
    image = QImage(88, 88, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(0)
    painter = QPainter(image)
    paint_counter(painter, unit(), QRectF(22, 22, 44, 44))
    painter.end()

    assert image == said


def test_cards_keep_their_shape_and_fill_the_square_they_are_put_in() -> None:
    for face in cards():
        box = placed(face, QRectF(0, 0, 30, 20))
        assert box.width() / box.height() == pytest.approx(shape_of(face))
        assert box.height() == pytest.approx(20)
        assert box.center() == QPointF(15, 10)
        assert placed(face, QRectF(0, 0, 2, 20)).width() == pytest.approx(2)


def test_cards_can_be_painted_into_any_rectangle_of_a_widget() -> None:
    for face in cards():
        image = QImage(200, 200, QImage.Format.Format_ARGB32_Premultiplied)
        image.fill(0)
        painter = QPainter(image)
        paint_card(painter, QRectF(50, 40, 100 * shape_of(face), 100), face)
        painter.end()

        assert image.pixelColor(50 + int(50 * shape_of(face)), 90).alpha() == 255
        assert image.pixelColor(10, 10).alpha() == 0


def test_emblems_and_pictures_of_schemes_can_be_painted_alone() -> None:
    pictures = []
    for paint, names in ((paint_emblem, ("", "heat_ray")), (scheme_swatch, ("tuna", "my own"))):
        for name in names:
            image = QImage(40, 40, QImage.Format.Format_ARGB32_Premultiplied)
            image.fill(0)
            painter = QPainter(image)
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            paint(painter, QRectF(4, 4, 32, 32), name)
            painter.end()
            pictures.append(image)

    assert all(difference(one, other) > 0.05 for one, other in combinations(pictures, 2))


def test_marks_are_the_sectors_of_a_board_in_their_order() -> None:
    for name in ("tokyo", "calamity"):
        board = load_board(name)
        assert isinstance(board, AreaBoard)
        assert [mark_of(board, sector) for sector in board.sectors] == list(MARKS)
    assert [livery_of(mark) for mark in MARKS] == [livery for livery, _ in palette.SECTORS]
    assert livery_of("") is NOBODY


def test_a_counter_shows_its_players_colour() -> None:
    for mark in MARKS:
        image = pictured(unit(mark=mark), 44, 0.0)
        colour = QColor(livery_of(mark).colour)
        assert image.pixelColor(22, 5) == colour


def test_an_own_scheme_with_a_title_of_one_word_has_it_on_one_line() -> None:
    short, other = (SchemeFace(card="own", name=name, cost=5) for name in ("Sushi", "Sake"))

    assert difference(pictured(short, 120), pictured(other, 120)) > 0


def test_a_fund_of_nobody_bears_no_sign() -> None:
    one, other = (pictured(FundFace(mark=mark, paid=1, target=300), 96) for mark in ("", "ne"))

    assert difference(one, other) > 0.002
