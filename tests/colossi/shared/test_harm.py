# SPDX-License-Identifier: GPL-3.0-or-later
"""Hits and named results on units and stones (2.1.2.3, 5.1.1, 7.2.2; rulings 7 to 9, 70, 72)."""

from collections.abc import Callable

import pytest

from rubbletop.games.colossi import harm
from rubbletop.games.colossi.actions.cup import EndSupply
from rubbletop.games.colossi.actions.harm import AllotHit
from rubbletop.games.colossi.events.common import Harm, RubbleGone, StoneHarmed, TribeDestroyed, UnitHarmed
from rubbletop.games.colossi.frames.harm import HitsFrame, WreckFrame
from rubbletop.games.colossi.state import Boulder, Marker
from rubbletop.games.colossi.telling import Telling
from rubbletop.kernel.dice import ScriptedDice
from rubbletop.kernel.facts import UnitId
from tests.colossi.builders import (
    SEAT,
    assert_listed_pass,
    at,
    given_rubble,
    given_state,
    given_tribe,
    given_unit,
    ground,
    legal,
    played,
    refused,
    settled,
)

SQUAD = UnitId("squad")
MINER = UnitId("miner")


def told(*things: object) -> Telling:
    return Telling(given_state(*things), ScriptedDice(()))  # type: ignore[arg-type]


def allot(choice: str) -> AllotHit:
    return AllotHit(seat=SEAT, unit=SQUAD, choice=choice)  # type: ignore[arg-type]


def test_ruling_7_the_player_picks_hit_by_hit_and_a_marine_absorbs_three() -> None:
    s = given_state(given_unit("squad", 421), HitsFrame(unit=SQUAD, hits=4))
    assert [action.choice for action in legal(s)] == ["marker", "flip"]  # type: ignore[union-attr]
    assert_listed_pass(s)
    once = played(s, allot("marker"))
    assert once.unit("squad").marker == "stunned"
    twice = played(once.state, allot("flip"))
    assert twice.unit("squad").place == "lost"
    assert [e.harm for e in twice.of(UnitHarmed)] == ["damaged", "paralyzed", "lost"]


def test_ruling_7_three_hits_leave_a_marine_damaged_and_paralyzed() -> None:
    s = given_state(given_unit("squad", 421, marker="stunned"), HitsFrame(unit=SQUAD, hits=2))
    told_ = played(s, allot("flip"))
    assert (told_.unit("squad").marker, told_.unit("squad").damaged) == ("paralyzed", True)
    assert told_.unit("squad").place == "map"


@pytest.mark.parametrize("kind", ["miner", "foreman", "colby"])
def test_ruling_7_a_unit_without_a_back_absorbs_two(kind: str) -> None:
    unit = given_unit(kind, 421)  # type: ignore[arg-type]
    assert settled(given_state(unit, HitsFrame(unit=unit.id, hits=2))).unit(kind).marker == "paralyzed"
    assert settled(given_state(unit, HitsFrame(unit=unit.id, hits=3))).unit(kind).place == "lost"


def test_5_1_1_another_decision_is_refused_while_hits_wait() -> None:
    s = given_state(given_unit("squad", 421), given_unit("scout", 422), HitsFrame(unit=SQUAD, hits=1))
    assert refused(s, EndSupply(seat=SEAT)) == "First decide how Squad takes its hit. [5.1.1]"
    other = AllotHit(seat=SEAT, unit=UnitId("scout"), choice="marker")
    assert refused(s, other) == "First decide how Squad takes its hit. [5.1.1]"


def test_5_1_1_hits_on_a_unit_that_is_gone_are_dropped() -> None:
    told_ = settled(given_state(given_unit("squad", place="lost"), HitsFrame(unit=SQUAD, hits=2)))
    assert told_.events == ()


@pytest.mark.parametrize(
    ("damaged", "place"),
    [(False, "map"), (True, "lost")],
)
def test_ruling_8_named_damage_flips_a_full_marine_and_eliminates_a_damaged_one(
    damaged: bool, place: str
) -> None:
    t = told(given_unit("squad", 421, damaged=damaged, marker="paralyzed"))
    harm.damage(t, ground(), SQUAD, "7.2.3")
    assert t.s.units[SQUAD].place == place
    assert t.s.units[SQUAD].damaged is (place == "map")


def test_ruling_8_named_damage_eliminates_a_unit_without_a_back() -> None:
    t = told(given_unit("miner", 421))
    harm.damage(t, ground(), MINER, "7.2.3")
    assert t.s.units[MINER].place == "lost"


@pytest.mark.parametrize(
    ("effect", "before", "after", "harmed"),
    [
        (harm.stun, "", "stunned", "stunned"),
        (harm.stun, "stunned", "paralyzed", "paralyzed"),
        (harm.stun, "paralyzed", "paralyzed", "unhurt"),
        (harm.paralyze, "", "paralyzed", "paralyzed"),
        (harm.paralyze, "stunned", "paralyzed", "paralyzed"),
        (harm.paralyze, "paralyzed", "paralyzed", "unhurt"),
    ],
)
def test_ruling_9_a_named_marker_on_a_marked_unit(
    effect: Callable[[Telling, UnitId, str], None], before: Marker, after: Marker, harmed: Harm
) -> None:
    t = told(given_unit("squad", 421, marker=before))
    effect(t, SQUAD, "6.0")
    assert t.s.units[SQUAD].marker == after
    assert t.events == [UnitHarmed(unit=SQUAD, harm=harmed, hex=at(421), rule="6.0")]


def test_ruling_70_the_first_hit_destroys_the_carrier_and_the_others_go_to_its_passenger() -> None:
    carrier = given_unit("carrier", 421)
    s = given_state(carrier, given_unit("squad", 421), HitsFrame(unit=carrier.id, hits=3))
    told_ = settled(s)
    assert told_.unit("carrier").place == "lost"
    assert told_.state.top == HitsFrame(unit=SQUAD, hits=2)
    after = played(played(told_.state, allot("marker")).state, allot("flip"))
    assert (after.unit("squad").marker, after.unit("squad").damaged) == ("stunned", True)
    assert after.rubble() == {"361": "down"}


def test_ruling_72_a_carrier_destroyed_alone_leaves_rubble_in_its_hex() -> None:
    carrier = given_unit("carrier", 421)
    assert settled(given_state(carrier, HitsFrame(unit=carrier.id, hits=1))).rubble() == {"421": "down"}


def test_ruling_72_a_wreck_without_room_leaves_no_rubble() -> None:
    beside = ground().boards["alpha"].neighbours[at(421)]
    s = given_state(*(given_rubble(n) for n in beside), given_unit("squad", 421), WreckFrame(hex=at(421)))
    told_ = settled(s)
    assert told_.names() == ["RubbleMissing"]
    assert len(told_.state.rubble) == 6


def test_2_1_2_3_a_full_boulder_is_flipped_and_a_reduced_one_removed() -> None:
    t = told(given_tribe("white", 421))
    harm.flip_top(t, UnitId("white"), "5.4.1")
    assert t.s.tribes[UnitId("white")].stack[0] == Boulder(id="W1", reduced=True)
    harm.flip_top(t, UnitId("white"), "5.4.1")
    assert [b.id for b in t.s.tribes[UnitId("white")].stack] == ["W2", "W3"]
    assert t.s.crumbled == ("W1",)


def test_2_1_2_3_the_last_boulder_takes_the_tribe_along() -> None:
    t = told(given_tribe("white", 421, "W2-"))
    harm.flip_top(t, UnitId("white"), "5.4.1")
    assert t.s.tribes == {}
    assert [type(event) for event in t.events] == [StoneHarmed, TribeDestroyed]


@pytest.mark.parametrize(
    ("stack", "left", "crumbled"),
    [
        (("W1", "W2", "W3"), ("W1", "W2", "W3-"), ()),
        (("W1", "W2", "W3-"), ("W1", "W2"), ("W3",)),
        (("W1",), ("W1-",), ()),
        (("W1-",), (), ("W1",)),
    ],
)
def test_5_4_3_the_bottom_boulder_is_flipped_or_removed(
    stack: tuple[str, ...], left: tuple[str, ...], crumbled: tuple[str, ...]
) -> None:
    t = told(given_tribe("white", 421, *stack))
    harm.flip_bottom(t, UnitId("white"), "5.4.3")
    tribe = t.s.tribes.get(UnitId("white"))
    shown = () if tribe is None else tuple(b.id + "-" * b.reduced for b in tribe.stack)
    assert (shown, t.s.crumbled) == (left, crumbled)


def test_ruling_95_a_changed_top_face_clears_the_crack_and_a_bottom_flip_does_not() -> None:
    white = UnitId("white")
    t = Telling(given_state(given_tribe("white", 421), cracked=(white,)), ScriptedDice(()))
    harm.flip_bottom(t, white, "5.4.3")
    assert t.s.cracked == (white,)
    harm.flip_top(t, white, "5.4.1")
    assert not t.s.cracked


def test_ruling_94_a_stone_never_carries_two_crack_markers() -> None:
    s = given_state(given_tribe("white", 421))
    assert s.crack(UnitId("white")).crack(UnitId("white")).cracked == ("white",)


def test_ruling_100_a_tribe_or_rubble_is_paralyzed() -> None:
    t = told(given_tribe("white", 421), given_rubble(422))
    harm.paralyze_stone(t, UnitId("white"), "5.4.3")
    harm.paralyze_stone(t, UnitId("rubble422"), "5.4.3")
    assert t.s.tribes[UnitId("white")].paralyzed
    assert t.s.rubble[UnitId("rubble422")].paralyzed


def test_6_0_rubble_removed_goes_back_to_the_pool_without_its_crack() -> None:
    rubble = given_rubble(422)
    t = Telling(given_state(rubble, cracked=(rubble.id,)), ScriptedDice(()))
    harm.remove_rubble(t, rubble.id, "5.4.1")
    assert (t.s.rubble, t.s.cracked) == ({}, ())
    assert t.events == [RubbleGone(rubble=rubble.id, hex=at(422), rule="5.4.1")]
