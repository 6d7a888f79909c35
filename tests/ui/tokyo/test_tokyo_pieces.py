# SPDX-License-Identifier: GPL-3.0-or-later
"""Every counter is on the table once, in its place, with what is the matter with it, and no secret shows."""

import pytest

from rubbletop.board.grid import AreaBoard
from rubbletop.games.tokyo.actions.godran import GODRAN
from rubbletop.games.tokyo.frames.attacks import AttacksFrame
from rubbletop.games.tokyo.frames.movement import MovementFrame
from rubbletop.games.tokyo.frames.muster import DevelopFrame, Outlay
from rubbletop.games.tokyo.state import Fund, TokyoState, replace
from rubbletop.kernel.rules import NOBODY
from rubbletop.ui.game_screen import Piece
from rubbletop.ui.tokyo.faces import FundFace, GodranFace, PopulaceFace, UnitFace, WeaponFace
from rubbletop.ui.tokyo.pieces import FUND
from rubbletop.ui.tokyo.places import ALONE, box_of, boxes, spread
from rubbletop.ui.tokyo.screen import TokyoScreen
from tests.tokyo.builders import (
    FOUR,
    ONE,
    THREE,
    TWO,
    at,
    given_game,
    given_unit,
    given_units,
    ground,
    rules,
    unit,
)


def pieces(screen: TokyoScreen, s: TokyoState) -> dict[str, Piece]:
    return {piece.id: piece for piece in screen.pieces(s)}


def emptied(s: TokyoState) -> TokyoState:
    """The state without the populace in hand."""
    return replace(
        s, units={k: replace(u, place="safe") if u.place == "hand" else u for k, u in s.units.items()}
    )


def test_counters_lie_on_the_map_or_in_the_box_of_their_colour(screen: TokyoScreen) -> None:
    s = given_units(emptied(given_game()), "J9", "ne.troop.1")
    s = given_units(s, None, "ne.tank.1", "se.heat_ray")

    found = pieces(screen, s)

    assert set(found) == {GODRAN, "ne.troop.1", "ne.tank.1", "se.heat_ray"}
    assert found["ne.troop.1"].place == "J9"
    assert found["ne.tank.1"].place == box_of("ne")
    assert found["se.heat_ray"].place == box_of("se")
    assert found[GODRAN].place == "H8"


def test_25_populace_in_hand_waits_in_the_box_and_foreign_populace_in_its_holder_s(
    screen: TokyoScreen,
) -> None:
    s = given_game(players=3)
    foreign = replace(s.units[unit("ne.old_folks.1")], sector="nw", id=unit("nw.old_folks.1"), owner=THREE)
    s = replace(s, units={**s.units, foreign.id: foreign})

    found = pieces(screen, s)

    assert found["ne.old_folks.1"].place == box_of("ne")
    assert found["nw.old_folks.1"].place == box_of("sw")
    face = found["nw.old_folks.1"].face
    assert isinstance(face, PopulaceFace)
    assert (face.mark, face.owner) == ("nw", "sw")


def test_a_counter_of_nobody_s_sector_lies_in_its_sector_s_box_before_sectors_are_taken(
    screen: TokyoScreen,
) -> None:
    s = given_game()
    s = replace(s, sectors=dict.fromkeys(s.sectors), chosen=dict.fromkeys(s.seats, ()))

    assert pieces(screen, s)["ne.old_folks.1"].place == box_of("ne")


def test_the_faces_tell_stance_and_what_was_done(screen: TokyoScreen) -> None:
    frame = MovementFrame(
        left=(ONE,),
        spent={unit("ne.troop.1"): 3, unit("ne.tank.1"): 2},
        loads={unit("ne.halftrack.1"): (unit("ne.mortar.1"), unit("ne.heat_ray"))},
        carried=(unit("ne.mortar.1"),),
    )
    s = given_unit(given_game(frame), "ne.troop.1", "L5", "inside")
    s = given_units(s, "J9", "ne.tank.1", "ne.halftrack.1", "ne.mortar.1")

    found = {name: piece.face for name, piece in pieces(screen, s).items()}

    troop, tank, carrier, mortar = (
        found[f"ne.{kind}.1"] for kind in ("troop", "tank", "halftrack", "mortar")
    )
    assert isinstance(troop, UnitFace)
    assert (troop.stance, troop.spent, troop.cs, troop.mark) == ("inside", True, "2", "ne")
    assert isinstance(tank, UnitFace)
    assert not tank.spent
    assert isinstance(carrier, UnitFace)
    assert carrier.cargo == "heat_ray"
    assert isinstance(mortar, UnitFace)
    assert (mortar.spent, mortar.cs) == (True, "2/3")


def test_xiv_units_of_the_attack_and_those_that_attacked_are_marked(screen: TokyoScreen) -> None:
    frame = AttacksFrame(left=(ONE,), start=at("H8"), wounds=0, joined=(unit("ne.troop.1"),),
                         done=(unit("ne.troop.2"), unit("ne.heat_ray")))  # fmt: skip
    s = given_units(given_game(frame), "H7", "ne.troop.1", "ne.troop.2", "ne.heat_ray")

    found = pieces(screen, s)

    joined, done, weapon = (found[name].face for name in ("ne.troop.1", "ne.troop.2", "ne.heat_ray"))
    assert isinstance(joined, UnitFace)
    assert (joined.joined, joined.spent) == (True, False)
    assert isinstance(done, UnitFace)
    assert (done.joined, done.spent) == (False, True)
    assert isinstance(weapon, WeaponFace)
    assert (weapon.spent, weapon.cost) == (True, 300)
    assert found["ne.troop.2"].name.text() == ("One’s Troop: CS 2, MP 3, range 1, 10 VP, done for this phase")


def test_the_monster_shows_its_controller_and_its_states(screen: TokyoScreen) -> None:
    s = given_game(controller=TWO, stunned=True, annoyed=True, wounds=2)

    piece = pieces(screen, s)[GODRAN]

    assert piece.face == GodranFace(mark="se", stunned=True, annoyed=True, wounds=2)
    assert piece.name.text() == (
        "GODRAN: strength 10, 2 wounds, Stunned: −1 on each die, Annoyed: +1 on each die, controlled by Two"
    )


def test_a_dead_monster_is_shown_dead(screen: TokyoScreen) -> None:
    piece = pieces(screen, given_game(ended="killed", wounds=1))[GODRAN]

    assert piece.face == GodranFace(wounds=1, dead=True)
    assert piece.name.text() == "GODRAN: strength 10, 1 wound, killed"


FUNDS = {
    "a": Fund(id="a", owner=ONE, amount=120),
    "b": Fund(id="b", owner=TWO, amount=220, weapon="heat_ray"),
}


@pytest.mark.parametrize("seat", [ONE, TWO, NOBODY])
def test_49_only_the_owner_sees_the_type_of_a_fund(screen: TokyoScreen, seat: str) -> None:
    frame = DevelopFrame(outlays=dict.fromkeys((ONE, TWO), Outlay()))
    view = rules().view(given_game(frame, funds=FUNDS), seat)  # type: ignore[arg-type]

    found = pieces(screen, view)

    assert found[f"{FUND}a"].face == FundFace(mark="ne", paid=120, target=300)
    kind, told = ("heat_ray", "for Heat Ray") if seat == TWO else ("", "its type is settled and secret")
    assert found[f"{FUND}b"].face == FundFace(mark="se", paid=220, target=300, kind=kind)
    assert found[f"{FUND}b"].name.text() == f"Two’s superweapon fund: ¥220 of ¥300, {told}"
    assert found[f"{FUND}b"].place == box_of("se")


def test_xi_two_players_pay_more_for_a_superweapon(screen: TokyoScreen) -> None:
    face = pieces(screen, given_game(players=2, funds=FUNDS))[f"{FUND}a"].face

    assert face == FundFace(mark="ne", paid=120, target=500)


@pytest.mark.parametrize(
    ("name", "place", "words"),
    [
        ("se.heat_ray", "J9", "Two’s Heat Ray: range 1, 50 VP"),
        ("se.old_folks.1", "J9", "Two’s Old Folks: MP 1, CS 0, 15 VP, ¥10 a turn in which it moves"),
        ("se.tank.1", None, "Two’s Tank: CS 4, MP 4, range 2, 30 VP, enters the map in Phase 7"),
    ],
)
def test_counters_are_told_in_words(screen: TokyoScreen, name: str, place: str | None, words: str) -> None:
    assert pieces(screen, given_unit(given_game(), name, place))[name].name.text() == words


def test_stances_are_told_in_words(screen: TokyoScreen) -> None:
    s = given_unit(given_unit(given_game(), "ne.troop.1", "L5", "inside"), "ne.troop.2", "L5", "roof")

    found = pieces(screen, s)

    assert found["ne.troop.1"].name.text().endswith("10 VP, inside the building")
    assert found["ne.troop.2"].name.text().endswith("10 VP, on the roof")
    assert found["se.old_folks.1"].name.text().endswith("moves, to be set up on a star")


def test_every_box_lies_on_the_sheet(screen: TokyoScreen) -> None:
    s = given_game()
    rects = screen.box_rects(s)

    assert list(rects) == [box_of(sector) for sector in ("ne", "se", "sw", "nw")]
    assert all(screen.sheet(s).contains(rect) for rect in rects.values())
    assert screen.box_name(box_of("ne")).text() == "Holding box of North-East"
    assert screen.box_name("elsewhere").text() == "Holding box"


# ---- The spread of counters in an area


def crowd(count: int, *, monster: bool = False) -> tuple[Piece, ...]:
    from rubbletop.kernel.facts import say

    names = ([GODRAN] if monster else []) + [f"unit {n}" for n in range(count)]
    return tuple(Piece(id=name, space=at("H8"), face=None, name=say("x")) for name in names)


@pytest.mark.parametrize("count", [1, 2, 3, 4, 5, 8, 9, 10, 17, 40])
def test_counters_in_an_area_lie_apart_and_inside_it(count: int) -> None:
    lies = spread(crowd(count))

    assert len({(lie.x, lie.y) for lie in lies}) == count
    for lie in lies:
        assert max(abs(lie.x), abs(lie.y)) + lie.edge / 2 <= 0.5
    for n, one in enumerate(lies):
        for other in lies[n + 1 :]:
            apart = max(abs(one.x - other.x), abs(one.y - other.y))
            assert apart >= one.edge


def test_one_counter_is_large_and_four_share_a_square() -> None:
    assert [lie.edge for lie in spread(crowd(1))] == [ALONE]
    assert len({(lie.x, lie.y) for lie in spread(crowd(4))}) == 4
    assert {lie.edge for lie in spread(crowd(3))} == {lie.edge for lie in spread(crowd(4))}


@pytest.mark.parametrize("count", [0, 1, 4, 5, 9, 13])
def test_others_stand_around_the_monster(count: int) -> None:
    first, *others = spread(crowd(count, monster=True))

    assert (first.x, first.y) == (0.0, 0.0)
    assert len({(lie.x, lie.y) for lie in others}) == count
    assert all(max(abs(lie.x), abs(lie.y)) + lie.edge / 2 <= 0.5 + 1e-9 for lie in others)


@pytest.mark.parametrize("count", [1, 3, 4, 5, 9])
def test_others_leave_the_badge_of_the_controller_in_sight(count: int) -> None:
    monster, *others = spread(crowd(count, monster=True))
    x, y, radius = 0.36 * monster.edge, -0.36 * monster.edge, 0.17 * monster.edge

    for lie in others:
        apart = max(abs(lie.x - x), abs(lie.y - y)) - lie.edge / 2
        assert apart >= radius if count <= 4 else apart > 0


def test_boxes_stand_around_any_city() -> None:
    board = ground().board
    assert isinstance(board, AreaBoard)
    assert len(boxes(board)) == 4


def test_the_seat_with_no_sector_has_no_mark(screen: TokyoScreen) -> None:
    s = given_game(controller=FOUR)
    s = replace(s, chosen={**s.chosen, FOUR: ()})

    assert pieces(screen, s)[GODRAN].face == GodranFace()
