# SPDX-License-Identifier: GPL-3.0-or-later
"""Areas in words, who sees what, the strip of phases, the heading, and a counter looked at large."""

import pytest

from rubbletop.board.grid import BuildingId
from rubbletop.games.tokyo.actions.godran import GODRAN
from rubbletop.games.tokyo.events.common import GameEnded, TurnBegun
from rubbletop.games.tokyo.frames import attacks, godran, money, movement, muster, opening
from rubbletop.games.tokyo.state import Fund, TokyoState, replace
from rubbletop.kernel.state import Frame
from rubbletop.ui.game_screen import PieceInfo
from rubbletop.ui.tokyo.faces import FundFace, GodranFace, UnitFace
from rubbletop.ui.tokyo.pieces import FUND
from rubbletop.ui.tokyo.screen import TokyoScreen
from tests.tokyo.builders import ONE, THREE, TWO, at, given_game, given_unit, given_units, ground, unit


def building_in(area: str) -> BuildingId:
    building = ground().board.areas[at(area)].building
    assert building is not None
    return building


def fallen(s: TokyoState, area: str) -> TokyoState:
    building = building_in(area)
    return s.in_ruins(building, ground().board.buildings[building].areas)


@pytest.mark.parametrize(
    ("s", "area", "words"),
    [
        (given_game(), "H8", "H8 · centre · GODRAN"),
        (given_game(), "H1", "H1 · North-East · outer edge"),
        (
            given_game(),
            "I3",
            "I3 · North-East · Grand Hotel, 15 VP, smash 15, fills the area",
        ),
        (
            given_game(),
            "L6",
            "L6 · North-East · Power Plant, ¥40 a turn, 20 VP, smash 20, a part of the area",
        ),
        (given_game(), "M5", "M5 · North-East · Office Block, smash 5, fills the area"),
        (
            fallen(given_game(), "I3"),
            "I3",
            "I3 · North-East · rubble: no populace, no halftracks, 2 MP for tanks and infantry",
        ),
    ],
)
def test_an_area_tells_what_stands_there(screen: TokyoScreen, s: TokyoState, area: str, words: str) -> None:
    assert screen.space_text(s, at(area)).text() == words


def test_an_area_tells_who_stands_how_and_how_full_it_is(screen: TokyoScreen) -> None:
    s = given_unit(given_game(), "ne.troop.1", "L5", "inside")
    s = given_unit(s, "ne.paratroop.1", "L5", "roof")
    s = given_units(s, "L5", "ne.helicopter.1")
    s = given_unit(given_unit(s, "se.old_folks.1", "L5", "inside"), "se.old_folks.2", "L5", "inside")

    told = screen.space_text(s, at("L5")).text()

    assert told.split(" · ")[3:] == [
        "One’s Troop, 2 × Two’s Old Folks inside: immune until the building falls",
        "One’s Paratroop on the roof",
        "One’s Helicopter",
        "stack 2 of 3 ground, 1 of 1 helicopter",
    ]


def test_populace_alone_makes_no_stack(screen: TokyoScreen) -> None:
    s = given_units(given_game(), "K5", "se.old_folks.1")

    assert screen.space_text(s, at("K5")).text() == "K5 · North-East · Two’s Old Folks"


def test_xii_units_that_can_be_attacked_are_threatened(screen: TokyoScreen) -> None:
    s = given_units(given_game(money.IncomeFrame()), "H7", "ne.troop.1")
    s = given_units(given_unit(s, "ne.troop.2", "I8", "inside"), "A8", "ne.troop.3")

    assert screen.threatened(s) == (at("H7"),)
    assert screen.threatened(replace(s, turn=0)) == ()
    assert screen.threatened(replace(s, stack=())) == ()


# ---- Sight


def test_106_next_door_nothing_is_in_the_way(screen: TokyoScreen) -> None:
    ruling = screen.sight(given_game(), at("H6"), at("I6"))

    assert ruling.clear
    assert ruling.sentence.text() == (
        "Range 1 from H6 to I6: all units can attack, whatever stands between (XIV, ruling 106)."
    )


def test_xiv_a_clear_line_is_for_all_in_range(screen: TokyoScreen) -> None:
    ruling = screen.sight(given_game(), at("H7"), at("J7"))

    assert (ruling.clear, ruling.met, ruling.blocking) == (True, (), ())
    assert ruling.sentence.text() == (
        "Clear from H7 to J7, range 2: no building in the line (XIV). In range and sight: mortars, tanks, "
        "helicopters, the Death Ray."
    )


def test_xiv_mortars_see_over_one_building(screen: TokyoScreen) -> None:
    ruling = screen.sight(given_game(), at("H5"), at("K5"))

    assert not ruling.clear
    assert set(ruling.blocking) == {at("I5"), at("J5")}
    assert ruling.sentence.text() == (
        "Range 3, 1 building in the line: Stadium (North-East) (XIV). In range and sight: mortars."
    )


def test_xiv_two_buildings_stop_all_but_helicopters(screen: TokyoScreen) -> None:
    s = given_game()

    ruling = screen.sight(s, at("K5"), at("N5"))

    assert ruling.sentence.text().startswith("Range 3, 2 buildings in the line: City Hall")
    assert ruling.sentence.text().endswith("No unit attacks along it.")
    assert screen.sight(fallen(fallen(s, "L5"), "M5"), at("K5"), at("N5")).clear


# ---- Phases and heading

CASES: list[tuple[Frame, str, list[str]]] = [
    (opening.SectorsFrame(left=(ONE,)), "Sectors", ["Set-up"]),
    (opening.RollOffFrame(tied=(ONE,)), "First player", ["Set-up"]),
    (opening.DealFrame(), "Populace", ["Set-up"]),
    (opening.PlacingFrame(left=(ONE,)), "Populace", ["Set-up"]),
    (money.IncomeFrame(), "Phase 1 · Mega-Yen", ["Income"]),
    (money.BiddingFrame(bids={}), "Phase 2 · secret bids", ["Bid"]),
    (muster.PlansFrame(plans={}), "Phases 3 and 4 · secret lists", ["Activate", "Research"]),
    (muster.LooksFrame(left={}), "Phase 4 · Origin cards", ["Research"]),
    (muster.DevelopFrame(outlays={}), "Phase 5 · superweapons", ["Develop"]),
    (godran.GodranFrame(ap=1, home=None), "Phase 6 · Two", ["GODRAN"]),
    (movement.MovementFrame(left=(THREE,)), "Phase 7 · Three moves", ["Movement"]),
    (attacks.AttacksFrame(left=(), start=at("H8"), wounds=0), "Phase 8 · One attacks", ["Attack"]),
]


@pytest.mark.parametrize(("frame", "line", "now"), CASES)
def test_vi_the_strip_shows_what_is_in_progress(
    screen: TokyoScreen, frame: Frame, line: str, now: list[str]
) -> None:
    s = given_game(frame, controller=TWO, turn=0 if now == ["Set-up"] else 3)  # type: ignore[arg-type]

    boxes = screen.phases(s)

    assert [box.title.text() for box in boxes if box.mark == "now"] == now
    assert len(boxes) == (9 if now == ["Set-up"] else 8)
    assert screen.heading(s)[1].text() == line
    assert screen.heading(s)[0].text() == ("Opening" if now == ["Set-up"] else "Turn 3")


def test_what_interrupts_a_phase_leaves_it_in_progress(screen: TokyoScreen) -> None:
    s = given_game(godran.GodranFrame(ap=1, home=None), godran.RetreatFrame(unit=unit("ne.troop.1")))

    assert [box.title.text() for box in screen.phases(s) if box.mark == "done"] == [
        "Income", "Bid", "Activate", "Research", "Develop",
    ]  # fmt: skip
    assert screen.heading(s)[1].text() == "Phase 6 · nobody"


def test_the_end_has_all_phases_done(screen: TokyoScreen) -> None:
    assert {box.mark for box in screen.phases(given_game())} == {"done"}
    assert screen.heading(given_game())[1].text() == "The game is over"


def test_a_turn_opens_a_chapter_of_the_log(screen: TokyoScreen) -> None:
    opened = screen.opens(TurnBegun(turn=2))

    assert opened is not None
    assert [words.text() for words in opened] == ["Turn 2", "Income"]
    assert screen.opens(GameEnded(why="killed")) is None


# ---- How the players stand


def test_the_players_stand_in_player_order(screen: TokyoScreen) -> None:
    s = given_game(players=3, order=(TWO, THREE, ONE), vp={ONE: -5, TWO: 10, THREE: 0})

    standing = screen.standing(s)

    assert [(each.seat, *(value.shown for value in each.values)) for each in standing] == [
        (TWO, "10", "100"),
        (THREE, "0", "100"),
        (ONE, "−5", "100"),
    ]
    assert [each.seat for each in screen.standing(replace(s, order=()))] == [ONE, TWO, THREE]


# ---- A counter looked at large


def info(screen: TokyoScreen, s: TokyoState, piece: str) -> PieceInfo:
    found = screen.selected_info(s, piece)
    assert found is not None
    return found


def values(found: PieceInfo) -> list[tuple[str, str]]:
    return [(value.label.text(), value.shown) for value in found.values]


def test_a_unit_is_shown_from_both_sides_with_its_values(screen: TokyoScreen) -> None:
    s = given_units(given_game(), "J9", "se.mortar.1")

    found = info(screen, s, "se.mortar.1")

    assert found.title.text() == "Two’s Mortar"
    assert isinstance(found.back, UnitFace)
    assert found.back.back
    assert values(found) == [("CS", "2/3"), ("MP", "2 *"), ("Range", "3"), ("VP", "25"), ("¥", "75 *")]
    assert found.notes[0].text() == (
        "From afar it fires over a building, unless units are in GODRAN’s area. [XIV] * reconstructed"
    )
    inside = given_unit(given_game(), "ne.old_folks.1", "I6", "inside")
    assert (
        info(screen, inside, "ne.old_folks.1").notes[0].text().startswith("Now: inside the building. Leaves")
    )


def test_populace_and_superweapons_have_values_of_their_own(screen: TokyoScreen) -> None:
    s = given_units(given_game(), "J9", "se.old_folks.1", "se.death_ray")

    assert values(info(screen, s, "se.old_folks.1")) == [
        ("CS", "0 *"), ("MP", "1 *"), ("VP", "15"), ("¥", "10 *"),
    ]  # fmt: skip
    ray = info(screen, s, "se.death_ray")
    assert values(ray) == [("Range", "3"), ("VP", "50"), ("¥", "300")]
    assert "*" not in ray.notes[0].text()


def test_the_monster_is_shown_with_its_points(screen: TokyoScreen) -> None:
    s = given_game(godran_vp=35, havoc={"building": 35}, wounds=1)

    found = info(screen, s, GODRAN)

    assert values(found) == [("AP", "10"), ("CS", "10"), ("VP", "35")]
    assert found.face == GodranFace(wounds=1)
    assert found.notes[0].text().startswith("Now: 1 wound. 1 AP a step")
    assert values(info(screen, given_game(players=2), GODRAN))[0] == ("AP", "12")


def test_a_fund_is_shown_with_what_it_has_and_needs(screen: TokyoScreen) -> None:
    s = given_game(funds={"a": Fund(id="a", owner=ONE, amount=120)})

    found = info(screen, s, f"{FUND}a")

    assert values(found) == [("¥", "120"), ("¥", "300")]
    assert found.face == FundFace(mark="ne", paid=120, target=300)
    assert found.notes[1].text() == (
        "The type is settled in secret at ¥200; at ¥300 the superweapon is done (XI)."
    )


@pytest.mark.parametrize("piece", ["ne.troop.1", "nothing", "fund z"])
def test_what_is_not_there_is_not_shown(screen: TokyoScreen, piece: str) -> None:
    assert screen.selected_info(given_game(), piece) is None
