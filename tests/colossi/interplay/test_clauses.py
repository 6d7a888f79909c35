# SPDX-License-Identifier: GPL-3.0-or-later
"""Clauses of rulings that hold only when two things come together, in both zones."""

import pytest

from rubbletop.games.colossi import score
from rubbletop.games.colossi.actions.harm import Retreat
from rubbletop.games.colossi.actions.marines import Land, March
from rubbletop.games.colossi.events.common import RubblePlaced
from rubbletop.games.colossi.frames.harm import RetreatFrame
from rubbletop.games.colossi.frames.marines import LandingFrame
from rubbletop.games.colossi.frames.tribes import RiftFrame, RollerFrame
from rubbletop.games.colossi.state import replace
from rubbletop.games.colossi.steps.marines.strike import spotters
from rubbletop.kernel.facts import UnitId
from tests.colossi.builders import (
    SEAT,
    at,
    field,
    given_rubble,
    given_tribe,
    given_unit,
    ground,
    legal,
    played,
    refused,
    settled,
)
from tests.colossi.interplay.arena import ZONES, Zone, event, in_zone, under
from tests.colossi.marines.acts import bomb, end, fly, haul, jump, jump_to, kinds_of, lagi, march, of_kind

RED = given_tribe("red", 154)


@pytest.mark.parametrize("zone", ZONES)
def test_ruling_6_87_a_civilian_spots_for_nobody_and_a_stunned_marine_does(zone: Zone) -> None:
    things = (given_unit("hq", 162), given_unit("miner", 156), given_unit("squad", 161, marker="stunned"))
    s = in_zone(zone, *things)
    assert spotters(field(s), s.units[UnitId("hq")]) == [at(162), at(161)]
    paralyzed = s.changed_unit(UnitId("squad"), marker="paralyzed")
    assert spotters(field(paralyzed), s.units[UnitId("hq")]) == [at(162)]


@pytest.mark.parametrize("zone", ZONES)
def test_ruling_24_in_acid_rain_units_land_retreat_and_are_pushed_but_nobody_moves(zone: Zone) -> None:
    units = (given_unit("colby", 154), given_unit("squad", 156), given_unit("miner", 164))
    s = event(in_zone(zone, *units, given_tribe("red", 664)), "acid_rain").state
    assert kinds_of(s, "miner") == set()
    assert refused(s, march("miner", 163)) == "No unit moves in Acid Rain. [Event Chart, 24]"
    assert played(s, lagi("squad"), [2]).unit("squad").hex == at(162)
    back = under(s, RetreatFrame(unit=UnitId("squad"), origin=at(155)))
    retreat = Retreat(seat=SEAT, unit=UnitId("squad"), to=at(161))
    assert played(back, retreat).unit("squad").hex == at(161)
    due = [given_unit("heavy", place="due"), given_unit("scout", place="due")]
    for unit in due:
        s = s.with_unit(unit)
    landing = replace(s, stack=(LandingFrame(begun=True),))
    told = played(landing, Land(seat=SEAT, unit=UnitId("heavy"), to=at(166)), [6] * 6)
    assert told.unit("heavy").hex == at(166)


@pytest.mark.parametrize("zone", ZONES)
def test_ruling_61_100_a_paralyzed_tribe_still_stops_units_and_blocks_sight(zone: Zone) -> None:
    white = given_tribe("white", 156, paralyzed=True)
    s = in_zone(zone, RED, white, given_unit("squad", 163))
    assert not field(s).marine_sees(at(163), at(154))
    assert played(played(s, march("squad", 162)).state, march("squad", 161)).unit("squad").acted
    s = in_zone(zone, given_unit("squad", 163))
    assert field(s).marine_sees(at(163), at(154))
    assert not played(played(s, march("squad", 162)).state, march("squad", 161)).unit("squad").acted


def test_ruling_65_a_stunned_unit_and_one_that_has_acted_power_the_carrier() -> None:
    squad = given_unit("squad", 345)
    powers = (squad, replace(squad, marker="stunned"), replace(squad, acted=True))
    for unit in powers:
        s = in_zone("alpha", given_unit("carrier", 344), unit)
        assert "343" in of_kind(s, March, "carrier")
    s = in_zone("alpha", given_unit("carrier", 344), replace(squad, marker="paralyzed"))
    assert of_kind(s, March, "carrier") == []


@pytest.mark.parametrize("zone", ZONES)
def test_ruling_115_120_neither_jump_nor_flight_nor_push_ends_in_cliffs_or_pit(zone: Zone) -> None:
    features = (given_rubble(156, "cliffs"), given_rubble(162, "pit"))
    s = in_zone(zone, given_unit("scout", 164), given_unit("bomber", 161), *features)
    up = played(s, jump()).state
    assert refused(up, jump_to(156)) == "Nobody can enter the Red Cliffs. [6.0]"
    assert refused(up, jump_to(162)).endswith("[6.0, 120]")
    assert refused(s, fly(156)) == "Nobody can enter the Red Cliffs. [6.0]"
    over = played(s, fly(162)).state
    assert refused(over, end("bomber")) == "A Bomber lands only in an empty numbered hex. [5.4.4, 102]"
    for start, pushed in ((154, 155), (164, 163)):
        s = in_zone(zone, given_unit("colby", start), given_unit("hq", pushed), *features)
        assert played(s, lagi("hq"), [6]).unit("hq").hex == at(pushed)


def test_ruling_140_143_a_structure_gets_its_garrison_when_the_last_tribe_has_left_it() -> None:
    s = in_zone("alpha", given_tribe("white", 444), given_tribe("black", 154), given_unit("squad", 456))
    told = settled(under(s, RiftFrame(tribe=UnitId("black"))), [4, 4, 4])
    assert told.tribe("black").hex == at(444)
    assert told.rubble() == {}
    grey = given_tribe("grey", 443)
    s = in_zone("alpha", given_tribe("white", 444), grey, given_unit("squad", 446))
    roll = RollerFrame(tribe=grey.id, target=UnitId("squad"), left=2, path=(at(443),))
    told = settled(under(s, roll))
    assert told.tribe("grey").hex == at(445)
    assert [placed.source for placed in told.of(RubblePlaced)] == ["garrison"]
    assert told.rubble() == {"444": "down"}


@pytest.mark.parametrize("zone", ZONES)
def test_ruling_145_a_stone_that_came_back_counts_again_once_it_is_lost_again(zone: Zone) -> None:
    s = in_zone(zone, given_tribe("red", 154, "R2"), given_rubble(164), crumbled=("R1",))
    assert score.points(ground(), s).total == 1
    s = event(s, "gallstones", [1]).state
    assert score.points(ground(), s).total == 0
    assert score.points(ground(), s.bottom_removed(RED.id)).total == 1


@pytest.mark.parametrize("zone", ZONES)
def test_ruling_69_121_a_passenger_is_no_target_and_a_lone_carrier_and_a_bomber_are(zone: Zone) -> None:
    things = (given_unit("carrier", 156), given_unit("squad", 156), given_unit("bomber", 163))
    f = field(in_zone(zone, *things))
    assert {unit.id for unit in f.targets} == {"carrier", "bomber", "watch"}
    assert [unit.id for unit in f.within(at(154), 2)] == ["carrier"]


@pytest.mark.parametrize("zone", ZONES)
def test_ruling_12_a_stunned_unit_fires_and_neither_strikes_drills_jumps_nor_flies(
    zone: Zone,
) -> None:
    things = [
        given_unit("hq", 156, marker="stunned"),
        given_unit("bit", 155, marker="stunned"),
        given_unit("ops", 161, marker="stunned"),
        given_unit("bomber", 163, marker="stunned"),
    ]
    s = in_zone(zone, RED, *things)
    assert {unit.id: kinds_of(s, unit.id) for unit in things} == {
        "hq": {"Fire"}, "bit": set(), "ops": {"Fire"}, "bomber": set()
    }  # fmt: skip
    s = in_zone(zone, RED, given_unit("ops", 156, marker="stunned"))
    assert kinds_of(s, "ops") == {"Fire", "Chisel"}


@pytest.mark.parametrize("zone", ZONES)
def test_ruling_63_nobody_but_escaping_civilians_leaves_the_map(zone: Zone) -> None:
    s = in_zone(zone, given_unit("colby", 154), given_unit("squad", 153), given_unit("miner", 131))
    assert played(s, lagi("squad"), [6]).unit("squad").hex == at(153)
    edge = under(s, RetreatFrame(unit=UnitId("squad"), origin=at(154)))
    hexes = {getattr(offer, "to", None) for offer in legal(edge)}
    assert hexes <= set(field(s).board.hexes)
    assert ("Escape" in kinds_of(s, "miner")) == (zone == "alpha")
    assert "Escape" not in kinds_of(s, "squad")


def test_ruling_68_a_unit_that_is_carried_has_used_its_action() -> None:
    s = in_zone("alpha", given_unit("carrier", 344), given_unit("hq", 344), given_unit("squad", 345))
    told = played(s, haul("hq", 343))
    assert (told.unit("hq").hex, told.unit("hq").acted) == (at(343), True)
    assert refused(played(told.state, end("carrier")).state, march("hq", 315)).endswith("[5.3]")


@pytest.mark.parametrize("zone", ZONES)
def test_ruling_101_a_bomber_bombs_once_a_turn(zone: Zone) -> None:
    s = in_zone(zone, RED, given_tribe("white", 155), given_unit("bomber", 156))
    s = played(played(s, fly(155)).state, bomb("white"), [2]).state
    assert refused(played(s, fly(154)).state, bomb("red")) == "It has made its attack already. [5.3.2]"
