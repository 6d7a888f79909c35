# SPDX-License-Identifier: GPL-3.0-or-later
"""What comes of events, Rubble and attacks that meet one another."""

import pytest

from rubbletop.games.colossi import score
from rubbletop.games.colossi.actions.tribes import Enter
from rubbletop.games.colossi.events.common import MineTrodden, RetreatBarred, TribeMoved
from rubbletop.games.colossi.events.cup import RubbleRevealed
from rubbletop.games.colossi.events.tribes import HexChosen, RollerHeld, TribeActivated, TribeSkipped
from rubbletop.games.colossi.frames.council import WormholeFrame
from rubbletop.games.colossi.frames.cup import AuraFrame, FaceFrame, GallstonesFrame, RockGardenFrame
from rubbletop.games.colossi.frames.harm import RetreatFrame, Shot, VolleyFrame
from rubbletop.games.colossi.frames.tribes import (
    ActivationsFrame,
    AdvanceFrame,
    EntryFrame,
    RiftFrame,
    RollerFrame,
)
from rubbletop.games.colossi.ground import Field
from rubbletop.games.colossi.state import ColossiState, replace
from rubbletop.games.colossi.steps.cup.aura import hidden_faces
from rubbletop.games.colossi.steps.marines.reach import reach
from rubbletop.games.colossi.tables import TribeName
from rubbletop.kernel.dice import ScriptedDice
from rubbletop.kernel.facts import SpaceId, UnitId
from tests.colossi.builders import (
    SEAT,
    Told,
    at,
    field,
    given_rubble,
    given_tribe,
    given_unit,
    ground,
    legal,
    played,
    refused,
    rules,
    settled,
    stepped,
)
from tests.colossi.interplay.arena import ZONES, Zone, event, in_zone, revealed, special, under
from tests.colossi.marines.acts import fire, fly, kinds_of, lagi, march, of_kind

RED = given_tribe("red", 154)
BLACK = given_tribe("black", 154)
BLOCKED = "The rails are blocked there. [5.3.1.3, 66]"
NO_DICE = ScriptedDice(())


def worth(s: ColossiState) -> dict[str, int]:
    """Return the victory points item by item."""
    return {line.reason.text(): line.value for line in score.points(ground(), s).lines}


def acting(s: ColossiState, *tribes: TribeName) -> list[str]:
    """Return the stacks that a card with these tribes has act, in turn."""
    s = replace(s, stack=(ActivationsFrame(tribes=tribes),))
    told: list[str] = []
    while isinstance(s.top, ActivationsFrame):
        change = rules().step(s).run(s, NO_DICE)
        told += [fact.tribe for fact in change.events if isinstance(fact, TribeActivated)]
        s = replace(change.state, stack=change.state.stack[:1])
    return told


# ---- Gallstones: two stacks of one tribe


@pytest.mark.parametrize("zone", ZONES)
def test_ruling_43_126_a_lone_boulder_acts_before_its_tribe_when_it_lies_lower(zone: Zone) -> None:
    red = given_tribe("red", 164, "R2", "R3")
    told = event(in_zone(zone, red, crumbled=("R1",)), "gallstones", [1, 1, 5, 4])
    assert told.tribe("red/2").hex == at(154)
    assert acting(told.state, "red") == ["red/2", "red"]
    assert ground().thunderclap_cf(told.tribe("red/2")) == 5
    assert worth(told.state) == {}


@pytest.mark.parametrize("zone", ZONES)
def test_ruling_137_142_a_lone_boulder_makes_the_special_attack_of_its_tribe(zone: Zone) -> None:
    lone = (given_tribe("red", 154, "R1", id_="red/2"), given_tribe("tomb", 161, "T1", id_="tomb/2"))
    s = in_zone(zone, RED, *lone, turn=3).tribe_moved(RED.id, None)
    assert special(s, "red/2", [4, 1, 1]).rubble() == {"153": "down"}
    assert special(s, "tomb/2", [1]).names() == ["SpecialBegun", "NoTarget"]


@pytest.mark.parametrize("zone", ZONES)
def test_ruling_145_the_tribe_is_wholly_destroyed_only_with_its_lone_boulder(zone: Zone) -> None:
    s = in_zone(zone, given_tribe("red", 154, "R1", id_="red/2"), crumbled=("R2", "R3", "R4", "R5"))
    assert sum(worth(s).values()) == 4
    s = s.top_removed(UnitId("red/2"))
    assert sum(worth(s).values()) == 5 + 4


def test_ruling_37_39_both_stacks_of_a_tribe_leave_and_return_one_by_one() -> None:
    s = in_zone("alpha", RED, given_tribe("red", 164, "R5", id_="red/2"))
    s = under(event(s, "honoring").state, EntryFrame())
    assert legal(s) == (Enter(seat=SEAT, tribe=RED.id), Enter(seat=SEAT, tribe=UnitId("red/2")))


# ---- Gemstones, the Tombstones and the Wormhole


@pytest.mark.parametrize("zone", ZONES)
def test_ruling_45_145_destroyed_tombstones_that_return_give_their_points_back(zone: Zone) -> None:
    s = in_zone(zone, RED, crumbled=("T1", "T2", "T3"))
    assert sum(worth(s).values()) == 3 + 4
    told = event(s, "gemstones", [1, 1, 1])
    assert (worth(told.state), told.state.entering) == ({}, ("tomb",))


@pytest.mark.parametrize("zone", ZONES)
def test_ruling_45_a_lone_tombstone_is_in_play_so_gemstones_bring_a_boulder_instead(zone: Zone) -> None:
    s = in_zone(zone, RED, given_tribe("tomb", 164, "T1", id_="tomb/2"), crumbled=("T2", "T3"))
    told = event(s, "gemstones", [1, 1, 6, 6])
    assert [boulder.id for boulder in told.tribe("tomb").stack] == ["T2"]
    assert told.state.entering == ()


def test_ruling_45_150_tombstones_that_gemstones_brought_are_not_awaited_in_the_wormhole() -> None:
    s = in_zone("beta", RED, absent=("tomb",), turn=6)
    told = event(s, "gemstones", [1, 1, 1])
    assert told.state.entering == ("tomb",)
    assert stepped(under(told.state, WormholeFrame())).events == ()


def test_ruling_45_150_tombstones_that_died_return_by_gemstones_and_not_by_the_wormhole() -> None:
    s = in_zone("beta", RED, crumbled=("T1", "T2", "T3"), turn=9)
    assert stepped(under(s, WormholeFrame())).events == ()
    assert event(s, "gemstones", [1, 1, 1]).state.entering == ("tomb",)


# ---- Tectonic Eruption and the event drawn after it


@pytest.mark.parametrize("zone", ZONES)
def test_ruling_32_48_a_tribe_beside_an_eruption_sits_out_a_rampage_drawn_after_it(zone: Zone) -> None:
    s = in_zone(zone, RED, given_unit("squad", 161))
    told = event(s, "tectonic", [1, 5, 5, 1, 1, 1, 1], then=("rampage",))
    assert [skipped.why for skipped in told.of(TribeSkipped)] == ["paralyzed"]


def test_ruling_37_100_a_paralyzed_tribe_leaves_and_returns_paralyzed() -> None:
    told = event(in_zone("alpha", RED), "tectonic", [1, 5, 5, 1, 1, 1, 1], then=("honoring",))
    s = stepped(under(told.state, EntryFrame())).state
    back = stepped(s, [1, 6, 6])
    assert (back.tribe("red").hex, back.tribe("red").paralyzed) == (at(166), True)


def test_ruling_46_66_an_eruption_on_the_railway_ends_every_ride_there() -> None:
    s = in_zone("alpha", given_unit("carrier", 344), given_unit("squad", 345))
    assert at(336) in reach(ground(), s, UnitId("carrier"))
    s = event(s, "tectonic", [3, 4, 2, 1, 1, 1, 1], then=("supply",)).state
    assert sorted(reach(ground(), s, UnitId("carrier"))) == [at(343), at(345)]
    s = played(s, march("carrier", 343)).state
    assert refused(s, march("carrier", 342)).startswith("The Ore Carrier moves only along joined rail hexes")


def test_ruling_46_65_an_eruption_in_the_plant_kills_who_powers_the_carrier_and_ends_the_structure() -> None:
    s = in_zone("alpha", given_unit("carrier", 345), given_unit("squad", 251))
    assert (of_kind(s, type(march("carrier", 344)), "carrier"), sum(worth(s).values())) == (["344"], 2)
    told = event(s, "tectonic", [2, 5, 1, 1, 1, 1, 1], then=("supply",))
    assert told.unit("squad").place == "lost"
    assert of_kind(told.state, type(march("carrier", 344)), "carrier") == []
    assert worth(told.state) == {"Squad lost": -2}


def test_ruling_46_151_a_pillar_that_erupts_throws_its_tribe_out_and_gives_no_more_joy() -> None:
    s = in_zone("beta", given_tribe("red", 343), given_unit("squad", 336))
    told = event(s, "tectonic", [3, 4, 3, 1, 1, 1, 1], then=("supply",))
    red = told.tribe("red")
    assert (red.stack[-1].reduced, red.paralyzed, red.hex == at(343)) == (True, True, False)
    s = under(told.state, AdvanceFrame(tribe=red.id, target=UnitId("squad"), left=1))
    assert "Rejoiced" not in stepped(s.tribe_moved(red.id, at(342))).names()


def test_ruling_46_150_a_marine_dies_with_the_wormhole_and_the_tombstones_rise_from_its_hill() -> None:
    s = in_zone("beta", RED, given_unit("squad", 514), absent=("tomb",), turn=9)
    assert stepped(under(s, WormholeFrame())).names() == ["WormholeHeld"]
    told = event(s, "tectonic", [5, 1, 4, 1, 1, 1, 1], then=("supply",))
    assert told.unit("squad").place == "lost"
    told = stepped(under(told.state, WormholeFrame()), [6, 1, 1, 1])
    assert told.tribe("tomb").hex == at(514)


# ---- the Dust Storm on its way


@pytest.mark.parametrize("zone", ZONES)
def test_ruling_33_35_a_storm_that_drifts_over_a_unit_takes_its_sight_and_gives_back_the_others(
    zone: Zone,
) -> None:
    s = in_zone(
        zone, given_tribe("red", 164), given_unit("squad", 162), given_unit("scout", 155), storm=at(154)
    )
    assert kinds_of(s, "squad") == {"March", "Fire"}
    assert "Fire" not in kinds_of(s, "scout")
    told = stepped(under(s, AuraFrame()), [4, 5])
    assert told.state.storm == at(161)
    s = replace(told.state, stack=s.stack)
    assert kinds_of(s, "squad") == {"March"}
    assert refused(s, fire("squad", "red")) == "The Dust Storm hides it. [Event Chart, 33]"


@pytest.mark.parametrize("zone", ZONES)
def test_ruling_34_35_a_bomber_caught_by_a_drifting_storm_flies_out_and_not_back(zone: Zone) -> None:
    s = in_zone(zone, given_unit("bomber", 162), storm=at(154))
    told = stepped(under(s, AuraFrame()), [4, 5])
    s = replace(told.state, stack=s.stack)
    s = played(s, fly(163)).state
    assert refused(s, fly(162)) == "Bombers cannot fly into the Dust Storm. [Event Chart, 34]"


@pytest.mark.parametrize("zone", ZONES)
def test_ruling_40_119_fire_stones_stun_nobody_two_hexes_off_in_hurricane_winds(zone: Zone) -> None:
    units = (given_unit("squad", 156), given_unit("scout", 161))
    s = in_zone(zone, *units, given_rubble(155), events=("hurricane",), storm=at(156))
    told = revealed(s, "rubble155", "firestones")
    assert (told.unit("squad").marker, told.unit("scout").marker) == ("paralyzed", "")


# ---- Rock Garden


def test_ruling_26_72_rubble_that_a_wreck_leaves_is_not_turned_over_in_the_rock_garden() -> None:
    carrier = given_unit("carrier", 163)
    s = in_zone("alpha", carrier, given_rubble(162), given_rubble(165))
    shrapnel = hidden_faces(ground(), s).index("shrapnel") + 1
    listed = RockGardenFrame(rubble=(UnitId("rubble162"), UnitId("rubble165")))
    told = settled(under(s, listed), [shrapnel, 6, 1, 1, 1])
    assert [fact.face for fact in told.of(RubbleRevealed)] == ["shrapnel", "chalk"]
    assert told.rubble() == {"163": "down"}


# ---- Red Cliffs across the railway


def given_cliffs_on_rails(*things: object) -> Told:
    s = in_zone("alpha", given_unit("carrier", 344), given_rubble(342), *things)  # type: ignore[arg-type]
    return revealed(s, "rubble342", "cliffs")


def test_ruling_66_115_red_cliffs_cut_the_railway_and_jumps_and_flights_go_around() -> None:
    s = given_cliffs_on_rails(given_unit("squad", 345), given_unit("bomber", 353)).state
    assert sorted(reach(ground(), s, UnitId("carrier"))) == [at(343), at(345)]
    assert refused(played(s, march("carrier", 343)).state, march("carrier", 342)) == BLOCKED
    assert at(342) not in reach(ground(), s, UnitId("bomber"))


def test_ruling_71_115_a_carrier_driven_against_red_cliffs_is_destroyed_and_its_passenger_retreats() -> None:
    things = (given_tribe("grey", 345), given_unit("squad", 343))
    s = (
        given_cliffs_on_rails(*things)
        .state.moved(UnitId("carrier"), at(343))
        .tribe_moved(UnitId("grey"), at(344))
    )
    shot = Shot(unit=UnitId("carrier"), cf=1)
    told = settled(
        under(s, VolleyFrame(volley="thunderclap", cause=UnitId("grey"), shots=(shot,), origin=at(344))), [1]
    )
    assert told.of(RetreatBarred)
    assert told.unit("carrier").place == "lost"
    assert told.state.top == RetreatFrame(unit=UnitId("squad"), origin=at(344))


# ---- minefields next to each other


def sides(f: Field) -> list[SpaceId]:
    """The neighbours of 156 in the columns beside its own."""
    return [to for to in f.board.neighbours[at(156)] if to not in (at(155), at(161))]


@pytest.mark.parametrize("zone", ZONES)
def test_ruling_116_where_two_minefields_overlap_a_unit_throws_one_die_for_each_hex(zone: Zone) -> None:
    s = in_zone(zone, given_rubble(155, "minefield"), given_rubble(161, "minefield"))
    start, *_, last = sides(field(s))
    s = in_zone(zone, given_unit("squad", start), *s.rubble.values())
    assert {start, at(156), last} <= field(s).mined
    told = played(s, march("squad", 156), [4])
    assert len(told.of(MineTrodden)) == 1
    assert len(played(told.state, march("squad", int(last)), [4]).of(MineTrodden)) == 1
    hit = played(s, march("squad", 156), [1])
    assert (len(hit.of(MineTrodden)), hit.state.top.hits) == (1, 1)  # type: ignore[attr-defined]


# ---- Stonehenge, Tunnel Rift and other ways to leave it


@pytest.mark.parametrize("zone", ZONES)
def test_ruling_112_113_133_a_rift_into_stonehenge_frees_the_tribe_there_and_binds_the_newcomer(
    zone: Zone,
) -> None:
    things = (given_tribe("red", 161), given_unit("squad", 164), given_rubble(161, "stonehenge"))
    s = in_zone(zone, BLACK, *things)
    told = settled(under(s, RiftFrame(tribe=BLACK.id)), [1, 6, 1])
    assert (told.tribe("black").hex, told.rubble()) == (at(161), {"161": "stonehenge"})
    assert told.tribe("red").hex != at(161)
    bound = stepped(under(told.state, AdvanceFrame(tribe=BLACK.id, target=UnitId("squad"), left=1)))
    assert [chosen.why for chosen in bound.of(HexChosen)] == ["bound"]
    free = stepped(under(told.state, AdvanceFrame(tribe=RED.id, target=UnitId("squad"), left=1)))
    assert [chosen.why for chosen in free.of(HexChosen)] != ["bound"]


@pytest.mark.parametrize("zone", ZONES)
def test_ruling_112_134_a_rift_under_a_marine_on_stonehenge_drives_him_off_and_takes_his_points(
    zone: Zone,
) -> None:
    s = in_zone(zone, BLACK, given_unit("squad", 164), given_rubble(164, "stonehenge"))
    assert worth(s) == {"Stonehenge in 164 occupied": 2}
    told = settled(under(s, RiftFrame(tribe=BLACK.id)), [1, 6, 4])
    assert told.tribe("black").hex == at(164)
    assert worth(told.state) == {}


@pytest.mark.parametrize("zone", ZONES)
def test_ruling_113_the_lagi_pushes_a_bound_tribe_off_stonehenge_which_stays(zone: Zone) -> None:
    s = in_zone(zone, given_unit("colby", 156), given_tribe("red", 161), given_rubble(161, "stonehenge"))
    told = played(s, lagi("red"), [2])
    assert (told.tribe("red").hex, told.rubble()) == (at(163), {"161": "stonehenge"})


@pytest.mark.parametrize("zone", ZONES)
def test_ruling_113_142_tombstones_bound_to_stonehenge_throw_their_die_and_do_not_roll(zone: Zone) -> None:
    s = in_zone(zone, given_tribe("tomb", 161), given_unit("squad", 163), given_rubble(161, "stonehenge"))
    assert [held.why for held in special(s, "tomb", [6]).of(RollerHeld)] == ["bound"]
    gone = special(s, "tomb", [3, 1, 5, 4])
    assert (gone.tribe("tomb").hex, gone.rubble()) == (at(154), {})


@pytest.mark.parametrize("zone", ZONES)
def test_ruling_114_135_a_rift_into_a_pit_or_among_marbles_shares_the_hex(zone: Zone) -> None:
    s = in_zone(zone, BLACK, given_rubble(161, "pit"), given_rubble(164, "minefield"))
    for hex_ in (161, 164):
        told = settled(under(s, RiftFrame(tribe=BLACK.id)), [int(digit) for digit in str(hex_)])
        assert told.tribe("black").hex == at(hex_)
        assert told.rubble() == {"161": "pit", "164": "minefield"}


# ---- the joy of a Pillar in the middle of a roll


def test_ruling_139_151_a_roll_goes_straight_on_when_the_joy_of_a_pillar_has_killed_its_target() -> None:
    squad = given_unit("squad", 346, damaged=True, marker="paralyzed")
    s = in_zone("beta", given_tribe("grey", 342), squad)
    roll = RollerFrame(tribe=UnitId("grey"), target=squad.id, left=2, path=(at(342),))
    told = settled(under(s, roll), [1, 3])
    assert told.unit("squad").place == "lost"
    assert [move.path[-1] for move in told.of(TribeMoved)] == [at(343), at(344)]
    assert [chosen.why for chosen in told.of(HexChosen)] == ["nearer", "straight"]


# ---- Pop Rocks


@pytest.mark.parametrize("zone", ZONES)
def test_ruling_36_118_shrapnel_that_pops_strikes_at_once_and_the_next_tribe_throws_after_it(
    zone: Zone,
) -> None:
    s = in_zone(zone, RED, given_tribe("white", 166), given_unit("squad", 156))
    shrapnel = hidden_faces(ground(), s).index("shrapnel") + 1
    told = event(s, "pop_rocks", [1, 4, 1, shrapnel, 1, 1, 1, 6])
    wanted = ("TremorDie", "UnitAttacked")
    assert [name for name in told.names() if name in wanted] == ["TremorDie", "UnitAttacked", "TremorDie"]


@pytest.mark.parametrize("zone", ZONES)
def test_ruling_42_113_gallstones_cannot_spend_a_stonehenge(zone: Zone) -> None:
    s = in_zone(zone, given_tribe("red", 154, "R2"), given_rubble(154, "stonehenge"), crumbled=("R1",))
    told = settled(under(s, GallstonesFrame()), [1, 1, 6, 6])
    assert told.rubble() == {"154": "stonehenge"}
    assert told.tribe("red/2").hex == at(166)


def test_ruling_10_36_a_face_that_is_turned_over_takes_units_where_they_stand_then() -> None:
    s = in_zone("alpha", given_unit("squad", 156), given_unit("scout", 161), given_rubble(155))
    told = stepped(
        under(s, FaceFrame(rubble=UnitId("rubble155"))), [hidden_faces(ground(), s).index("shrapnel") + 1]
    )
    frame = told.state.top
    assert isinstance(frame, VolleyFrame)
    assert [shot.unit for shot in frame.shots] == ["squad", "scout"]
