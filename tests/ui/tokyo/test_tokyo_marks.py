# SPDX-License-Identifier: GPL-3.0-or-later
"""What is painted live over the sheet: ruins, stars, targets, points, health, purses, cards, the phase."""

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage, QPainter

from rubbletop.board.grid import BuildingId
from rubbletop.games.tokyo.frames.attacks import AttacksFrame
from rubbletop.games.tokyo.frames.godran import FallFrame, GodranFrame
from rubbletop.games.tokyo.frames.money import BiddingFrame, IncomeFrame
from rubbletop.games.tokyo.frames.muster import PlansFrame
from rubbletop.games.tokyo.frames.opening import PlacingFrame
from rubbletop.games.tokyo.state import Options, TokyoState, replace
from rubbletop.kernel.facts import say
from rubbletop.kernel.rules import NOBODY
from rubbletop.ui.game_screen import Mark
from rubbletop.ui.tokyo import marks
from rubbletop.ui.tokyo.faces import OriginFace
from rubbletop.ui.tokyo.mark_paint import paint_mark
from rubbletop.ui.tokyo.screen import TokyoScreen
from rubbletop.ui.words import worded
from tests.tokyo.builders import FOUR, ONE, THREE, TWO, at, given_game, given_units, ground, rules


def found(screen: TokyoScreen, s: TokyoState) -> dict[str, Mark]:
    return {mark.id: mark for mark in screen.live_marks(s)}


def building_in(area: str) -> BuildingId:
    building = ground().board.areas[at(area)].building
    assert building is not None
    return building


def face_of(mark: Mark) -> object:
    return mark.face.face if isinstance(mark.face, marks.OnSheet) else mark.face


def painted(screen: TokyoScreen, s: TokyoState, mark: Mark) -> bool:
    """Whether painting a mark alone leaves anything on the sheet, all of it around its rectangle."""
    scale, sheet = 40, screen.sheet(s)
    image = QImage(round(sheet.width() * scale), round(sheet.height() * scale), QImage.Format.Format_ARGB32)
    image.fill(0)
    painter = QPainter(image)
    painter.scale(scale, scale)
    painter.translate(-sheet.topLeft())
    paint_mark(painter, mark)
    painter.end()
    rect = mark.rect.translated(-sheet.topLeft())
    box = QRectF(rect.topLeft() * scale, rect.size() * scale).toAlignedRect()
    inside = image.copy(box)
    return inside != QImage(inside.size(), inside.format()) and any(
        inside.pixelColor(x, y).alpha()
        for x in range(0, inside.width(), 2)
        for y in range(0, inside.height(), 2)
    )


def test_xii_a_fallen_building_lies_in_ruins_and_debris_beside_it(screen: TokyoScreen) -> None:
    stadium = building_in("J5")
    s = given_game().in_ruins(stadium, ground().board.buildings[stadium].areas).rubbled(at("F7"))

    here = found(screen, s)

    assert here[f"ruin {stadium}"].name.text() == "Rubble of Stadium (North-East)"
    assert here["rubble F7"].name.text() == "Rubble in F7"
    assert not any(name.startswith("rubble J") for name in here)
    assert painted(screen, s, here[f"ruin {stadium}"])
    assert painted(screen, s, here["rubble F7"])


def test_22_free_stars_are_lit_while_populace_is_set_up(screen: TokyoScreen) -> None:
    s = given_game(PlacingFrame(left=(ONE,)))
    board = ground().board
    free = board.stars["ne"]

    here = found(screen, s)
    assert {name for name in here if name.startswith("star ")} == {f"star {area}" for area in free}
    assert painted(screen, s, here[f"star {free[0]}"])

    s = given_units(s, free[0], "ne.old_folks.1")
    assert f"star {free[0]}" not in found(screen, s)
    assert not any(name.startswith("star ") for name in found(screen, given_game(PlacingFrame(left=()))))


def test_53_marked_areas_debris_and_the_start_of_phase_8_are_shown(screen: TokyoScreen) -> None:
    s = given_game(GodranFrame(ap=7, home=None, victim=TWO, areas=(at("H7"),)), controller=ONE)
    s = given_units(s, "H7", "se.troop.1")
    fall = FallFrame(
        link=2, area=at("H6"), side="N", dice=3, total=12, source=building_in("J5"), origin=at("H5")
    )
    even = AttacksFrame(left=(ONE,), start=at("G8"), wounds=0)

    marked = found(screen, s)["marked H7"]
    debris = found(screen, s.push(fall))["debris H6"]
    start = found(screen, given_game(even, options=Options(even_seats=True)))["start G8"]

    assert marked.name.text() == "marked for GODRAN’s attack: Two’s units here"
    assert debris.name.text() == "debris comes down here"
    assert "began this phase here" in start.name.text()
    assert all(painted(screen, s, mark) for mark in (marked, debris, start))
    assert "start G8" not in found(screen, given_game(even))
    assert not any(name.startswith("debris") for name in found(screen, s.push(replace(fall, area=None))))


def test_points_stand_on_the_ring_with_their_reasons(screen: TokyoScreen) -> None:
    s = given_game(points={ONE: {"evacuation": 15, "no_building": -10}, TWO: {}, THREE: {}, FOUR: {}},
                   vp={ONE: 5, TWO: 0, THREE: 0, FOUR: 130}, godran_vp=40, havoc={"unit": 40})  # fmt: skip

    here = found(screen, s)

    mine, monster = here["vp one"], here["vp godran"]
    assert mine.name.text() == "One: 5 VP"
    assert mine.tally is not None
    assert [line.value for line in mine.tally.lines] == [-10, 15]
    assert monster.tally is not None
    assert monster.tally.total == 40
    assert all(painted(screen, s, here[f"vp {seat}"]) for seat in s.seats)
    assert painted(screen, s, monster)


def test_health_moves_along_its_plates(screen: TokyoScreen) -> None:
    well, hurt = (found(screen, given_game(wounds=n))["health"] for n in (0, 2))
    angry = found(screen, given_game(annoyed=True))["health"]
    dead = found(screen, given_game(ended="killed"))["health"]

    assert well.rect != hurt.rect
    assert hurt.name.text() == "GODRAN’s health: 2 of 3 wounds"
    assert angry.name.text().endswith("Annoyed: +1 on each of its dice next turn")
    assert (dead.name.text(), face_of(dead)) == ("GODRAN is dead", marks.HealthFace(4))
    assert painted(screen, given_game(), hurt)


def test_the_heads_of_the_boxes_tell_player_points_and_purse(screen: TokyoScreen) -> None:
    s = given_game(players=2, vp={ONE: -10, TWO: 3}, names={ONE: "Mika", TWO: "Tetsuo"})

    here = found(screen, s)

    assert worded(here["head ne"].name) == "North-East: Mika, −10 VP, ¥100, income ¥300"
    assert face_of(here["head ne"]) == marks.HeadFace(
        box="north_east", mark="ne", name="Mika", points="−10", cash="100"
    )
    second = face_of(here["head nw"])
    assert isinstance(second, marks.HeadFace)
    assert (second.points, second.cash) == ("", "")
    assert painted(screen, s, here["head ne"])
    assert painted(screen, s, here["head nw"])


def test_iii_the_points_of_godran_stand_in_the_head_of_its_box(screen: TokyoScreen) -> None:
    s = given_game(godran_vp=125)

    here = found(screen, s)

    assert worded(here["havoc"].name) == "GODRAN: 125 VP; it wins if nobody has as many"
    assert face_of(here["havoc"]) == marks.HavocFace("125")
    assert here["havoc"].tally == here["vp godran"].tally
    assert painted(screen, s, here["havoc"])


def test_vii_the_reasons_of_a_purse_are_its_next_income(screen: TokyoScreen) -> None:
    factory = building_in("L3")
    s = given_game().in_ruins(factory, ground().board.buildings[factory].areas)

    tally = found(screen, s)["head ne"].tally

    assert tally is not None
    assert sorted(line.value for line in tally.lines) == [10, 20, 30, 40]


def test_a_hidden_purse_stays_hidden(screen: TokyoScreen) -> None:
    s = rules().view(given_game(IncomeFrame(), options=Options(hidden_cash=True)), ONE)

    here = found(screen, s)

    assert here["head se"].name.text() == "South-East: Two, 0 VP, ¥?, income ¥150"
    assert here["head ne"].name.text() == "North-East: One, 0 VP, ¥100, income ¥150"
    head = face_of(here["head se"])
    assert isinstance(head, marks.HeadFace)
    assert head.cash == "?"
    assert painted(screen, s, here["head se"])


def test_the_free_sector_of_three_has_no_head(screen: TokyoScreen) -> None:
    assert "head nw" not in found(screen, given_game(players=3))


def test_x_an_origin_card_shows_to_those_who_looked_at_it(screen: TokyoScreen) -> None:
    s = given_game(IncomeFrame(), looked={ONE: (0,), TWO: (0, 2), THREE: (), FOUR: ()})

    mine, everybody = (found(screen, rules().view(s, seat)) for seat in (ONE, NOBODY))

    assert mine["origin 0"].name.text() == "Origin card 1: not from Antarctica, looked at by One, Two"
    assert face_of(mine["origin 0"]) == marks.OriginCard(
        OriginFace(origin="antarctica", name="Antarctica", knowledge="struck")
    )
    assert everybody["origin 0"].name.text() == "Origin card 1, looked at by One, Two"
    assert {face_of(everybody[f"origin {n}"]) == marks.OriginCard(OriginFace()) for n in range(5)} == {True}
    assert mine["origin 1"].name.text() == "Origin card 2"
    assert painted(screen, s, mine["origin 0"])


def test_122_the_true_origin_lies_open_once_it_is_revealed(screen: TokyoScreen) -> None:
    closed = found(screen, rules().view(given_game(IncomeFrame()), ONE))["origin"]
    open_ = found(screen, rules().view(given_game(IncomeFrame(), revealed=True), ONE))["origin"]

    assert closed.name.text() == "GODRAN’s true Origin: open when a superweapon first attacks"
    assert open_.name.text() == "GODRAN comes from the surface of the Moon"
    assert "origin" not in found(screen, given_game(cards=(), origin="?"))


@pytest.mark.parametrize(
    ("s", "lit"),
    [
        (given_game(BiddingFrame(bids={})), ["phase bid"]),
        (given_game(PlansFrame(plans={})), ["phase activate", "phase research"]),
        (given_game(), []),
    ],
)
def test_vi_the_phases_in_progress_are_lit(screen: TokyoScreen, s: TokyoState, lit: list[str]) -> None:
    here = found(screen, s)

    assert [name for name in here if name.startswith("phase ")] == lit
    assert all(painted(screen, s, here[name]) for name in lit)


def test_xii_action_points_that_are_left_are_noted(screen: TokyoScreen) -> None:
    s = given_game(GodranFrame(ap=7, home=None), controller=ONE)

    here = found(screen, s)

    assert here["note godran"].name.text() == "7 AP left"
    assert painted(screen, s, here["note godran"])
    for_two = found(screen, given_game(players=2))
    assert {n: mark.name.text() for n, mark in for_two.items() if n.startswith("note")} == {
        "note bid": "two schemes",
        "note develop": "weapons ¥500",
        "note godran": "12 AP",
    }
    assert "note godran" not in found(screen, given_game())


def test_an_unknown_mark_is_an_error(screen: TokyoScreen) -> None:
    image = QImage(8, 8, QImage.Format.Format_ARGB32)
    painter = QPainter(image)
    sheet = found(screen, given_game())["health"].face
    assert isinstance(sheet, marks.OnSheet)
    for face in (None, marks.OnSheet(sheet.sheet, None)):
        with pytest.raises(AssertionError):
            paint_mark(painter, Mark(id="x", rect=QRectF(), face=face, name=say("x")))
        painter.restore()
    painter.end()
