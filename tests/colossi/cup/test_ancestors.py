# SPDX-License-Identifier: GPL-3.0-or-later
"""Honoring, Gemstones and Gallstones (Event Chart; rulings 37, 38, 42 to 45)."""

from rubbletop.games.colossi.actions.cup import EndSupply, Regrow, SpendRubble
from rubbletop.games.colossi.events.common import ArrivalDeflected
from rubbletop.games.colossi.events.cup import (
    BoulderReturned,
    NothingHappened,
    TribeLeft,
    TribeSummoned,
)
from rubbletop.games.colossi.frames import cup as frames
from rubbletop.games.colossi.state import ColossiState, replace
from rubbletop.games.colossi.steps.cup.gallstones import shortest_stacks
from rubbletop.kernel.facts import UnitId
from tests.colossi.builders import (
    BOULDERS,
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

TO_421 = [4, 2, 1]


def honoring(*things: object, **fields: object) -> ColossiState:
    return given_state(*things, frames.HonoringFrame(), **fields)  # type: ignore[arg-type]


def test_ruling_37_stacks_leave_with_faces_and_order_and_a_stonehenge_stays() -> None:
    tribes = (given_tribe("white", 421, "W3-", "W1"), given_tribe("red", 111))
    told = settled(honoring(*tribes, given_rubble(111, "stonehenge"), cracked=(UnitId("red"),)))
    assert [e.tribe for e in told.of(TribeLeft)] == ["red", "white"]
    assert told.tribe("white") == replace(tribes[0], hex=None)
    assert (told.rubble(), told.state.cracked) == ({"111": "stonehenge"}, ())
    assert told.state.entering == ("red", "white")


def test_ruling_37_a_tribe_in_a_structure_leaves_a_garrison() -> None:
    assert settled(honoring(given_tribe("white", 463))).rubble() == {"463": "down"}


def test_ruling_38_a_newcomer_is_drawn_among_those_never_yet_on_the_map_tombstones_too() -> None:
    told = settled(honoring(absent=("brown", "tomb")), [2, 1, 1, 1])
    assert told.of(TribeSummoned)[0].tribe == "tomb"
    assert (told.tribe("tomb").hex, told.state.absent) == (None, ("brown",))
    assert [b.id for b in told.tribe("tomb").stack] == list(BOULDERS["tomb"])
    assert told.state.entering == ("tomb",)


def test_ruling_38_with_none_left_nobody_joins() -> None:
    assert settled(honoring(given_tribe("white", 421))).state.entering == ("white",)


def gemstones(*things: object, **fields: object) -> ColossiState:
    return given_state(*things, frames.GemstonesFrame(), **fields)  # type: ignore[arg-type]


def test_ruling_45_with_two_dead_tribes_the_tombstones_are_summoned_shuffled() -> None:
    absent = ("tomb", "yellow", "grey")
    s = gemstones(
        given_tribe("red", 111), given_tribe("brown", 112), absent=absent, crumbled=BOULDERS["white"]
    )
    told = settled(s, [3, 2, 1])
    assert [b.id for b in told.tribe("tomb").stack] == ["T3", "T2", "T1"]
    assert told.state.entering == ("tomb",)


def test_ruling_45_dead_tombstones_return_complete_and_count_only_if_lost_again() -> None:
    absent = ("yellow", "grey", "brown")
    s = gemstones(given_tribe("red", 111), absent=absent, crumbled=(*BOULDERS["tomb"], "W1"))
    told = settled(s, [1, 1, 1])
    assert (len(told.tribe("tomb").stack), told.state.crumbled) == (3, ("W1",))


def test_ruling_45_with_the_tombstones_in_play_a_lost_boulder_comes_back_instead() -> None:
    absent = ("yellow", "grey", "brown")
    s = gemstones(given_tribe("tomb", 111), absent=absent, crumbled=("R1",))
    assert settled(s, [1, *TO_421]).of(BoulderReturned)[0].boulder == "R1"


def gallstones(*things: object, crumbled: tuple[str, ...] = (), **fields: object) -> ColossiState:
    return given_state(*things, frames.GallstonesFrame(), crumbled=crumbled, **fields)  # type: ignore[arg-type]


def test_ruling_42_one_rubble_goes_and_the_shortest_tribe_gets_a_lost_boulder_at_the_bottom() -> None:
    tribes = (given_tribe("white", 421, "W2-", "W1"), given_tribe("red", 111, "R1", "R2", "R3", "R5"))
    rubble = (given_rubble(113), given_rubble(114), given_rubble(115, "pit"))
    s = gallstones(*tribes, *rubble, crumbled=("R4", "W3"))
    assert len(legal(s)) == 2
    assert_listed_pass(s)
    told = played(s, SpendRubble(seat=SEAT, rubble=UnitId("rubble114")), [1])
    assert [b.id + "-" * b.reduced for b in told.tribe("white").stack] == ["W2-", "W1", "W3"]
    assert (told.rubble(), told.state.crumbled) == ({"113": "down", "115": "pit"}, ("R4",))
    assert told.of(BoulderReturned)[0].how == "bottom"


def test_ruling_42_only_rubble_that_lies_face_down_can_be_spent() -> None:
    tribe = given_tribe("white", 421, "W1")
    s = gallstones(tribe, given_rubble(113), given_rubble(114), given_rubble(115, "pit"), crumbled=("W2",))
    pit = SpendRubble(seat=SEAT, rubble=UnitId("rubble115"))
    reason = "That counter is no Rubble any more: choose one that lies face down. [Event Chart, 42]"
    assert refused(s, pit) == reason
    reason = "Choose a Rubble counter to remove. [Event Chart, 42]"
    assert refused(s, SpendRubble(seat=SEAT, rubble=UnitId("none"))) == reason
    assert refused(s, EndSupply(seat=SEAT)) == reason


def test_ruling_42_the_only_rubble_is_spent_at_once() -> None:
    told = settled(gallstones(given_tribe("white", 421, "W1"), given_rubble(113), crumbled=("W2",)), [1])
    assert (told.rubble(), len(told.tribe("white").stack)) == ({}, 2)


def test_ruling_42_a_tie_is_the_players() -> None:
    tribes = (given_tribe("white", 421, "W1"), given_tribe("brown", 111, "B1"), given_tribe("red", 112))
    s = given_state(*tribes, frames.RegrowFrame(), crumbled=("W2", "W3", "B2", "B3"))
    assert [action.tribe for action in legal(s)] == ["white", "brown"]  # type: ignore[union-attr]
    assert_listed_pass(s)
    told = played(s, Regrow(seat=SEAT, tribe=UnitId("brown")), [2])
    assert [b.id for b in told.tribe("brown").stack] == ["B1", "B3"]
    reason = "It goes to the tribe that has lost boulders and has fewest left. [Event Chart, 42]"
    assert refused(s, Regrow(seat=SEAT, tribe=UnitId("red"))) == reason
    reason = "Choose the stack that gets the boulder. [Event Chart, 42]"
    assert refused(s, Regrow(seat=SEAT, tribe=UnitId("grey"))) == reason
    assert refused(s, EndSupply(seat=SEAT)) == reason


def test_ruling_42_boulders_of_both_stacks_of_a_tribe_count() -> None:
    tribes = (
        given_tribe("red", 421, "R1", "R2"),
        given_tribe("red", 112, "R3", id_="red/2"),
        given_tribe("white", 111, "W1", "W2"),
    )
    s = given_state(*tribes, crumbled=("R4", "R5", "W3"))
    assert [stack.id for stack in shortest_stacks(ground(), s)] == ["white"]


def test_ruling_43_without_rubble_a_lost_boulder_appears_alone_in_a_random_hex() -> None:
    told = settled(gallstones(given_tribe("white", 111, "W1"), crumbled=("W2",)), [1, *TO_421])
    assert told.of(BoulderReturned)[0].how == "alone"
    assert told.tribe("white/2") == given_tribe("white", 421, "W2", id_="white/2")
    told = settled(gallstones(crumbled=("W2",)), [1, *TO_421])
    assert told.tribe("white").hex == at(421)


def test_ruling_43_without_a_short_tribe_on_the_map_no_rubble_is_spent() -> None:
    s = gallstones(given_tribe("white", 111), given_rubble(113), crumbled=("R2",))
    told = settled(s, [1, *TO_421])
    assert (told.rubble(), told.tribe("red").hex) == ({"113": "down"}, at(421))


def test_ruling_43_a_taken_hex_sends_it_to_the_lowest_adjacent_empty_one() -> None:
    told = settled(gallstones(given_unit("squad", 421), crumbled=("W2",)), [1, *TO_421])
    assert told.tribe("white").hex == at(361)
    assert [(e.hex, e.to, e.rule) for e in told.of(ArrivalDeflected)] == [
        (at(421), at(361), "Event Chart, 43")
    ]


def test_ruling_43_with_nothing_lost_there_is_no_effect() -> None:
    assert settled(gallstones(given_rubble(113))).of(NothingHappened)[0].event == "gallstones"
