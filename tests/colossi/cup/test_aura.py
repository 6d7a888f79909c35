# SPDX-License-Identifier: GPL-3.0-or-later
"""The Ancestral Aura Phase and the faces of Rubble (6.0; rulings 100, 111, 112, 114 to 119)."""

from rubbletop.games.colossi.actions.cup import EndSupply, Reveal
from rubbletop.games.colossi.events.common import UnitAttacked
from rubbletop.games.colossi.events.cup import RubbleRevealed
from rubbletop.games.colossi.frames.cup import FaceFrame, RevealFrame
from rubbletop.games.colossi.frames.tribes import ColossiFrame
from rubbletop.games.colossi.state import ColossiState
from rubbletop.games.colossi.steps.cup.aura import hidden_faces
from rubbletop.games.colossi.tables import Face
from rubbletop.kernel.facts import UnitId
from tests.colossi.builders import (
    SEAT,
    Told,
    assert_listed_pass,
    at,
    given_rubble,
    given_state,
    given_unit,
    ground,
    legal,
    refused,
    rules,
    settled,
    stepped,
)


def turned(face: Face, *things: object, **fields: object) -> Told:
    """Return what follows when the Rubble in 421 turns out to be ``face``, and no more dice."""
    s = given_state(given_rubble(421), *things, FaceFrame(rubble=UnitId("rubble421")), **fields)  # type: ignore[arg-type]
    return stepped(s, [hidden_faces(ground(), s).index(face) + 1])


def revealing(*things: object) -> ColossiState:
    return given_state(*things, RevealFrame())  # type: ignore[arg-type]


def reveal(rubble: str) -> Reveal:
    return Reveal(seat=SEAT, rubble=UnitId(rubble))


def test_ruling_111_the_player_turns_over_one_rubble_of_his_choice() -> None:
    s = revealing(given_rubble(421), given_rubble(422), given_rubble(111, "pit"))
    assert [action.rubble for action in legal(s)] == ["rubble421", "rubble422"]  # type: ignore[union-attr]
    assert_listed_pass(s)
    rules().check(s, reveal("rubble422"))
    after = rules().step(s).apply(s, reveal("rubble422"), settled(given_state().pop()).dice)
    assert after.state.stack == (ColossiFrame(), FaceFrame(rubble=UnitId("rubble422")))


def test_ruling_111_the_only_one_is_turned_over_at_once() -> None:
    told = stepped(revealing(given_rubble(421)))
    assert told.state.top == FaceFrame(rubble=UnitId("rubble421"))


def test_ruling_111_others_are_refused_with_the_reason() -> None:
    rubble = (
        given_rubble(421),
        given_rubble(422),
        given_rubble(111, "pit"),
        given_rubble(112, paralyzed=True),
    )
    s = revealing(*rubble)
    assert refused(s, reveal("rubble111")) == "That counter was turned over before. [6.0, 111]"
    assert refused(s, reveal("rubble112")) == "That Rubble is Paralyzed this turn. [5.4.3, 100]"
    assert refused(s, reveal("rubble9")) == "Choose a Rubble counter to turn over. [6.0, 111]"
    assert refused(s, EndSupply(seat=SEAT)) == "Choose a Rubble counter to turn over. [6.0, 111]"


def test_ruling_100_paralyzed_rubble_is_not_turned_over_and_is_free_after_the_reveal() -> None:
    told = stepped(revealing(given_rubble(421, paralyzed=True)))
    assert told.state.stack == (ColossiFrame(),)
    assert not told.state.rubble[UnitId("rubble421")].paralyzed


def test_6_0_the_face_is_drawn_from_all_counters_that_are_not_features() -> None:
    s = given_state(given_rubble(421), given_rubble(111, "pit"), given_rubble(112, "cliffs"))
    faces = hidden_faces(ground(), s)
    assert len(faces) == 10
    assert "pit" not in faces
    assert faces.count("cliffs") == 1


def test_6_0_chalk_goes_back_to_the_pool() -> None:
    told = turned("chalk")
    assert (told.of(RubbleRevealed)[0].face, told.rubble()) == ("chalk", {})


def test_ruling_114_features_stay_without_crack_and_marker() -> None:
    for face in ("stonehenge", "cliffs", "minefield", "pit"):
        told = turned(face, cracked=(UnitId("rubble421"),))
        assert told.rubble() == {"421": face}
        assert told.state.cracked == ()


def test_ruling_118_shrapnel_throws_three_dice_at_units_within_two_hexes_in_sight() -> None:
    units = (given_unit("squad", 423), given_unit("scout", 415), given_unit("hq", 424))
    told = turned("shrapnel", *units, given_rubble(422, "cliffs"), storm=at(415))
    assert told.rubble() == {"422": "cliffs"}
    after = settled(told.state, [1, 1, 1])
    assert [(a.unit, len(a.faces)) for a in after.of(UnitAttacked)] == [("scout", 3)]
    assert after.unit("scout").hex == at(415)


def test_ruling_118_a_structure_takes_a_die() -> None:
    told = settled(turned("shrapnel", given_unit("squad", 463)).state, [1, 1])
    assert [len(a.faces) for a in told.of(UnitAttacked)] == [2]


def test_ruling_119_fire_stones_paralyze_neighbours_and_stun_at_exactly_two_in_sight() -> None:
    units = (
        given_unit("squad", 422),
        given_unit("scout", 361, marker="stunned"),
        given_unit("ops", 415),
        given_unit("medic", 341, marker="stunned"),
        given_unit("heavy", 423),
        given_unit("hq", 424),
    )
    told = turned("firestones", *units, given_rubble(442, "cliffs"), given_rubble(422, "cliffs", id_="wall"))
    markers = {unit.id: unit.marker for unit in told.state.units.values()}
    assert markers == {
        "squad": "paralyzed", "scout": "paralyzed", "ops": "stunned", "medic": "paralyzed",
        "heavy": "", "hq": "",
    }  # fmt: skip
    assert "421" not in told.rubble()


def test_ruling_119_a_paralyzed_neighbour_takes_no_more() -> None:
    told = turned("firestones", given_unit("squad", 422, marker="paralyzed"))
    assert (told.unit("squad").marker, told.unit("squad").damaged) == ("paralyzed", False)


def test_ruling_69_fire_stones_reach_the_carrier_not_its_passenger() -> None:
    told = turned("firestones", given_unit("squad", 442), given_unit("carrier", 442))
    assert (told.unit("carrier").marker, told.unit("squad").marker) == ("paralyzed", "")
