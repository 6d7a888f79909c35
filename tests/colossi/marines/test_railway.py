# SPDX-License-Identifier: GPL-3.0-or-later
"""The Anti-Gravity Ore Carrier (5.3.1.3)."""

from rubbletop.games.colossi.actions.marines import Haul, March
from rubbletop.games.colossi.events.common import UnitMoved
from rubbletop.games.colossi.frames.marines import ActingFrame, ActionsFrame
from rubbletop.games.colossi.state import replace
from rubbletop.kernel.facts import UnitId
from tests.colossi.builders import at, given_rubble, given_tribe, given_unit, played, refused
from tests.colossi.marines.acts import end, given_actions, haul, kinds_of, march, of_kind

NO_POWER = (
    "Somebody who is not Paralyzed must stand in the Refinery Plant or the IMC Offices to power it. "
    "[5.3.1.3, 65]"
)
POWER = given_unit("squad", 345, marker="stunned")


def test_65_the_carrier_needs_somebody_in_the_plant_or_the_offices() -> None:
    carrier = given_unit("carrier", 362)
    assert refused(given_actions(carrier), march("carrier", 421)) == NO_POWER
    paralyzed = given_unit("squad", 345, marker="paralyzed")
    assert refused(given_actions(carrier, paralyzed), march("carrier", 421)) == NO_POWER
    civilian = given_unit("foreman", 251)
    assert played(given_actions(carrier, civilian), march("carrier", 421)).unit("carrier").hex == "421"


def test_65_power_is_needed_at_the_start_alone_and_costs_nothing() -> None:
    used = given_unit("squad", 345, acted=True)
    s = played(given_actions(given_unit("carrier", 344), used), march("carrier", 343)).state
    assert played(s, march("carrier", 342)).unit("carrier").hex == "342"


def test_65_neither_the_carrier_nor_its_passenger_powers_it() -> None:
    s = given_actions(given_unit("carrier", 345), given_unit("squad", 345))
    assert refused(s, haul("squad", 344)) == NO_POWER
    assert played(s, march("carrier", 344)).unit("squad").hex == "345"


def test_66_it_goes_any_distance_over_joined_rails_each_way_once() -> None:
    s = given_actions(given_unit("carrier", 344), POWER)
    for to in (343, 342, 341, 336):
        s = played(s, march("carrier", to)).state
    assert of_kind(s, March) == ["362", "322", "341"]
    back = played(s, march("carrier", 341)).state
    assert refused(back, march("carrier", 336)) == (
        "The Ore Carrier has rolled from here to there already in this move. [5.3.1.3, 66]"
    )
    off = "The Ore Carrier moves only along joined rail hexes. [5.3.1.3]"
    assert refused(s, march("carrier", 335)) == off
    s = played(s, end("carrier")).state
    assert not kinds_of(s, "carrier")


def test_66_it_may_leave_but_not_enter_a_hex_next_to_a_tribe() -> None:
    s = given_actions(given_unit("carrier", 342), POWER, given_tribe("red", 321))
    assert refused(s, march("carrier", 341)) == "The Ore Carrier cannot move next to a tribe. [5.3.1.3]"
    leaving = given_actions(given_unit("carrier", 341), POWER, given_tribe("red", 321))
    assert played(leaving, march("carrier", 342)).unit("carrier").hex == "342"


def test_66_rubble_features_tribes_and_tectonic_hexes_block_the_rails() -> None:
    carrier = given_unit("carrier", 342)
    rubble = given_actions(carrier, POWER, given_rubble(341))
    feature = given_actions(carrier, POWER, given_rubble(341, "stonehenge"))
    blocked = "The rails are blocked there. [5.3.1.3, 66]"
    assert [refused(s, march("carrier", 341)) for s in (rubble, feature)] == [blocked] * 2
    raised = given_actions(carrier, POWER, tectonic=(at(341),))
    assert of_kind(raised, March, "carrier") == ["343"]


def test_66_marbles_next_to_the_rails_throw_a_die_and_may_stop_it() -> None:
    s = given_actions(given_unit("carrier", 343), POWER, given_rubble(361, "minefield"))
    told = played(s, march("carrier", 342), [3])
    assert told.state.top == ActionsFrame(begun=True)


def test_70_a_hit_among_marbles_destroys_it_and_leaves_a_wreck_beside_its_passenger() -> None:
    s = given_actions(
        given_unit("carrier", 343), given_unit("hq", 343), POWER, given_rubble(361, "minefield")
    )
    told = played(s, haul("hq", 342), [1])
    assert (told.unit("carrier").place, told.unit("hq").hex) == ("lost", "342")
    assert told.rubble() == {"361": "minefield", "315": "down"}
    assert told.unit("hq").acted


def test_67_it_takes_a_unit_along_that_began_the_turn_in_its_hex_even_paralyzed() -> None:
    s = given_actions(given_unit("carrier", 344), given_unit("hq", 344, marker="paralyzed"), POWER)
    assert of_kind(s, Haul) == ["343", "345"]
    told = played(s, haul("hq", 343))
    assert [(e.unit, e.how) for e in told.of(UnitMoved)] == [("carrier", "march"), ("hq", "carried")]
    told = played(told.state, march("carrier", 342))
    assert (told.unit("hq").hex, told.unit("hq").moved) == ("342", True)
    told = played(told.state, end("carrier"))
    assert told.unit("hq").acted


def test_67_nobody_is_picked_up_who_came_this_turn_or_has_moved_or_acted() -> None:
    carrier = given_unit("carrier", 344)
    came = given_actions(carrier, given_unit("hq", 344), POWER)
    came = replace(came, units={**came.units, UnitId("hq"): replace(came.units[UnitId("hq")], began=at(354))})
    aboard = "Only a unit that began the turn in its hex can be taken along. [5.3.1.3, 67]"
    assert refused(came, haul("hq", 343)) == aboard
    landed = replace(came.units[UnitId("hq")], began=None)
    assert refused(replace(came, units={**came.units, UnitId("hq"): landed}), haul("hq", 343)) == aboard
    assert refused(came, haul("watch", 343)) == aboard
    acted = given_actions(carrier, given_unit("hq", 344, acted=True), POWER)
    assert refused(acted, haul("hq", 343)) == (
        "Neither the Ore Carrier nor its passenger may have moved or acted before. [5.3.1.3, 67]"
    )
    assert not of_kind(acted, Haul)


def test_67_a_passenger_that_retreated_with_the_carrier_this_turn_is_still_taken_along() -> None:
    s = given_actions(given_unit("carrier", 344), given_unit("hq", 344), POWER)
    began = [replace(s.units[UnitId(unit)], began=at(343)) for unit in ("carrier", "hq")]
    s = replace(s, units={**s.units, **{unit.id: unit for unit in began}})
    assert played(s, haul("hq", 343)).unit("hq").hex == "343"


def test_67_a_unit_boards_by_ending_its_move_there_and_two_are_too_many() -> None:
    s = given_actions(given_unit("carrier", 344), given_unit("hq", 354), given_unit("scout", 355))
    s = played(s, march("hq", 344)).state
    s = played(s, end("hq")).state
    assert s.units[UnitId("hq")].hex == "344"
    s = played(s, march("scout", 344)).state
    assert "EndAction" not in kinds_of(s, "scout")


def test_66_it_passes_friends_and_ends_with_one_only_when_empty() -> None:
    friend = given_unit("scout", 343)
    empty = played(given_actions(given_unit("carrier", 344), friend, POWER), march("carrier", 343)).state
    assert "EndAction" in kinds_of(empty, "carrier")
    loaded = given_actions(given_unit("carrier", 344), given_unit("hq", 344), friend, POWER)
    passing = played(loaded, haul("hq", 343)).state
    assert "EndAction" not in kinds_of(passing, "carrier")
    assert isinstance(passing.top, ActingFrame)


def test_66_a_loaded_carrier_does_not_enter_a_full_hex_without_a_way_on() -> None:
    things = (given_unit("carrier", 344), given_unit("hq", 344), given_unit("scout", 343), POWER)
    reason = "It could not go on from there, and the hex is full. [5.3.1.3]"
    mined = given_actions(*things, given_rubble(314, "minefield"))
    assert refused(mined, haul("hq", 343)) == reason


def test_66_a_loaded_carrier_cannot_come_back_next_to_a_tribe_from_a_full_hex() -> None:
    things = (given_unit("carrier", 341), given_unit("hq", 341), given_unit("scout", 342), POWER)
    s = given_actions(*things, given_tribe("red", 321), given_rubble(343))
    assert refused(s, haul("hq", 342)) == "It could not go on from there, and the hex is full. [5.3.1.3]"


def test_66_no_full_hex_is_entered_that_only_other_full_hexes_follow() -> None:
    things = (given_unit("carrier", 341), given_unit("hq", 341), given_unit("scout", 342), POWER)
    s = given_actions(*things, given_tribe("red", 321), given_unit("medic", 343), given_rubble(344))
    assert refused(s, haul("hq", 342)).startswith("It could not go on from there")


def test_66_a_loaded_carrier_comes_back_from_a_full_hex_without_another_way_on() -> None:
    things = (given_unit("carrier", 344), given_unit("hq", 344), given_unit("scout", 343), POWER)
    for bars in ((given_rubble(342),), (given_unit("medic", 342), given_rubble(341))):
        s = played(given_actions(*things, *bars), haul("hq", 343)).state
        assert "EndAction" not in kinds_of(s, "carrier")
        s = played(s, march("carrier", 344)).state
        assert "EndAction" in kinds_of(s, "carrier")


def test_76_the_foreman_carried_to_a_taken_offices_comes_out_again_as_colby() -> None:
    s = given_actions(given_unit("carrier", 344), given_unit("foreman", 344), POWER)
    s = played(s, haul("foreman", 345)).state
    told = played(s, march("carrier", 344))
    assert (told.unit("foreman").kind, told.unit("foreman").hex) == ("colby", "344")
    assert told.unit("foreman").acted


def test_68_a_passenger_not_carried_acts_normally_from_that_hex() -> None:
    s = given_actions(given_unit("carrier", 344), given_unit("hq", 344), given_tribe("red", 342), POWER)
    assert {"Fire", "March"} <= kinds_of(s, "hq")
    assert "Haul" not in kinds_of(s, "hq")


def test_70_a_stunned_carrier_does_not_move() -> None:
    s = given_actions(given_unit("carrier", 344, marker="stunned"), POWER)
    assert refused(s, march("carrier", 343)) == "A Stunned or Paralyzed unit cannot move. [5.3.1]"


def test_5_3_1_3_only_the_carrier_hauls_and_only_at_its_start() -> None:
    s = given_actions(given_unit("carrier", 344), given_unit("hq", 344), POWER)
    s = played(s, march("carrier", 343)).state
    assert (
        refused(s, haul("hq", 342))
        == "The Ore Carrier takes a unit along only from where it starts. [5.3.1.3, 67]"
    )


def test_76_the_foreman_carried_into_the_offices_is_colby_and_has_used_his_action() -> None:
    s = given_actions(given_unit("carrier", 344), given_unit("foreman", 344), given_unit("squad", 251))
    s = played(s, haul("foreman", 345)).state
    assert s.units[UnitId("foreman")].kind == "colby"
    assert not kinds_of(s, "foreman")
