# SPDX-License-Identifier: GPL-3.0-or-later
"""Every event, weapon, Rubble face and special attack does in both zones what its chart says."""

from collections.abc import Callable
from typing import get_args

import pytest

from rubbletop.games.colossi.actions import marines as deeds
from rubbletop.games.colossi.actions.cup import Resupply
from rubbletop.games.colossi.events.common import UnitAttacked
from rubbletop.games.colossi.events.cup import LightningFound
from rubbletop.games.colossi.frames.harm import RetreatFrame
from rubbletop.games.colossi.frames.tribes import AdvanceFrame, TargetFrame
from rubbletop.games.colossi.state import ColossiState, Unit
from rubbletop.games.colossi.steps.marines.bars import begun
from rubbletop.games.colossi.steps.marines.weapons import DUSTY, WINDY
from rubbletop.games.colossi.tables import Code, EventId, Face
from rubbletop.kernel.facts import UnitId
from tests.colossi.builders import (
    SEAT,
    at,
    field,
    given_rubble,
    given_tribe,
    given_unit,
    ground,
    played,
    refused,
    stepped,
)
from tests.colossi.interplay.arena import ZONES, Zone, event, in_zone, revealed, special, under
from tests.colossi.marines.acts import (
    bomb,
    chisel,
    drill,
    fire,
    fly,
    jump,
    jump_to,
    kinds_of,
    lagi,
    march,
    recon,
    strike,
)

RED = given_tribe("red", 154)
ONES = [1] * 20


def near(*, damaged: bool = False) -> tuple[Unit, Unit]:
    """A Squad two hexes south of 154 and a Scout beyond it."""
    return given_unit("squad", 156, damaged=damaged), given_unit("scout", 161)


# ---- events


def acid_rain(zone: Zone) -> None:
    told = event(in_zone(zone, RED, *near(), given_rubble(164)), "acid_rain", [3])
    assert (told.state.cracked, told.rubble()) == (("red",), {})
    assert "March" not in kinds_of(told.state, "squad")


def wave(zone: Zone) -> None:
    s = event(in_zone(zone, RED, given_unit("squad", 164)), "wave").state
    assert begun(field(s), s.units[UnitId("squad")]).points == 4
    top = stepped(under(s, TargetFrame(tribe=RED.id))).state.top
    assert isinstance(top, AdvanceFrame)
    assert top.left == 2


def lightning(zone: Zone) -> None:
    told = event(in_zone(zone, RED, *near()), "lightning", [1, 5, 4, *ONES[:9]])
    assert told.state.crumbled == ("R1",)
    assert [found.target for found in told.of(LightningFound)] == ["squad", "scout"]
    assert [len(attack.faces) for attack in told.of(UnitAttacked)] == [5, 4]


def rampage(zone: Zone) -> None:
    told = event(in_zone(zone, RED, *near()), "rampage", ONES[:9])
    assert told.state.top == RetreatFrame(unit=UnitId("squad"), origin=at(154))


def storm(zone: Zone) -> None:
    told = event(in_zone(zone, RED, given_unit("squad", 163)), "storm", [1, 6, 1])
    assert told.state.storm == at(161)
    assert refused(told.state, fire("squad", "red")).startswith(DUSTY.reason.text())
    assert field(told.state).sees(at(154), at(163))


def pop_rocks(zone: Zone) -> None:
    told = event(in_zone(zone, RED), "pop_rocks", [1, 4, 1, 1])
    assert told.names().count("RubblePlaced") == 1
    assert told.names()[-2:] == ["RubbleRevealed", "RubbleGone"]


def hurricane(zone: Zone) -> None:
    s = event(in_zone(zone, RED, *near()), "hurricane").state
    assert refused(s, fire("squad", "red")).startswith(WINDY.reason.text())
    assert not field(s).sees(at(154), at(156))


def supply(zone: Zone) -> None:
    told = event(in_zone(zone, *near(damaged=True)), "supply")
    told = played(told.state, Resupply(seat=SEAT, unit=UnitId("squad")))
    assert not told.unit("squad").damaged


def gallstones(zone: Zone) -> None:
    red = given_tribe("red", 154, "R2", "R3")
    told = event(in_zone(zone, red, given_rubble(164), crumbled=("R1",)), "gallstones", [1])
    assert [boulder.id for boulder in told.tribe("red").stack] == ["R2", "R3", "R1"]
    assert told.rubble() == {}


def gemstones(zone: Zone) -> None:
    told = event(in_zone(zone, RED), "gemstones", [1, 1, 1])
    assert told.state.entering == ("tomb",)
    told = event(
        in_zone(zone, RED, absent=("white", "tomb", "grey", "black", "yellow", "brown")), "gemstones"
    )
    assert told.state.cup == ("gemstones",)


def tectonic(zone: Zone) -> None:
    s = in_zone(zone, RED, given_unit("squad", 162))
    told = event(s, "tectonic", [1, 5, 5, 1, 6, 3, 1], then=("hurricane",))
    assert told.state.tectonic == (at(155), at(163))
    assert (told.tribe("red").paralyzed, told.unit("squad").marker) == (True, "paralyzed")
    assert told.state.events == ("tectonic", "hurricane")


def rock_garden(zone: Zone) -> None:
    told = event(in_zone(zone, RED, given_rubble(164), absent=("white",)), "rock_garden", [1, 1, 1, 1, 1])
    assert told.rubble() == {}
    assert told.tribe("white").hex == field(told.state).board.mine


def honoring(zone: Zone) -> None:
    told = event(in_zone(zone, RED, given_rubble(164)), "honoring")
    assert (told.tribe("red").hex, told.state.entering, told.rubble()) == (None, ("red",), {"164": "down"})


Case = Callable[[Zone], None]
EVENTS: dict[EventId, Case] = {
    "acid_rain": acid_rain,
    "wave": wave,
    "rock_garden": rock_garden,
    "lightning": lightning,
    "rampage": rampage,
    "storm": storm,
    "pop_rocks": pop_rocks,
    "honoring": honoring,
    "hurricane": hurricane,
    "supply": supply,
    "gallstones": gallstones,
    "gemstones": gemstones,
    "tectonic": tectonic,
}
EVENTS_OF: dict[Zone, set[EventId]] = {
    "alpha": set(EVENTS),
    "beta": set(EVENTS) - {"rock_garden", "honoring"},
}


@pytest.mark.parametrize(
    ("zone", "name"), [(zone, name) for zone in ZONES for name in sorted(EVENTS_OF[zone])]
)
def test_4_0_every_event_takes_effect_in_each_zone_that_has_it(zone: Zone, name: EventId) -> None:
    EVENTS[name](zone)


def test_sc_2_only_two_events_are_left_out_of_the_council() -> None:
    assert set(EVENTS) == set(get_args(EventId))
    assert set(EVENTS) - EVENTS_OF["beta"] == set(ground().edition.council.cup_without)


# ---- weapons


def by_fire(s: ColossiState) -> None:
    told = played(s, fire("squad", "red"), [6, 6, 6, 1])
    assert told.tribe("red").stack[0].reduced


def by_chisel(s: ColossiState) -> None:
    assert played(s, chisel("ops", "red"), [6]).tribe("red").stack[0].reduced


def by_drill(s: ColossiState) -> None:
    told = played(s, drill("red"), [6])
    assert (told.tribe("red").paralyzed, told.tribe("red").stack[-1].reduced) == (True, True)


def by_bomb(s: ColossiState) -> None:
    told = played(played(s, fly(154)).state, bomb("red"), [6])
    assert told.state.crumbled == ("R1",)


def by_strike(s: ColossiState) -> None:
    told = played(s, strike("red"), [6, 6, 1, 1])
    assert told.tribe("red").stack[0].reduced


def by_lagi(s: ColossiState) -> None:
    assert played(s, lagi("red"), [3]).tribe("red").hex == at(153)


def by_recon(s: ColossiState) -> None:
    assert played(s, recon(), [4]).state.recon == s.turn + 1


def by_jump(s: ColossiState) -> None:
    assert played(played(s, jump()).state, jump_to(164), [4]).unit("scout").hex == at(164)


WEAPONS: dict[str, tuple[Unit, Callable[[ColossiState], None]]] = {
    "fire": (given_unit("squad", 161), by_fire),
    "chisel": (given_unit("ops", 156), by_chisel),
    "drill": (given_unit("bit", 155), by_drill),
    "bomb": (given_unit("bomber", 155), by_bomb),
    "strike": (given_unit("hq", 156), by_strike),
    "lagi": (given_unit("colby", 156), by_lagi),
    "recon": (given_unit("scout", 161), by_recon),
    "jump": (given_unit("scout", 161), by_jump),
}


@pytest.mark.parametrize("zone", ZONES)
@pytest.mark.parametrize("name", WEAPONS)
def test_5_4_every_weapon_and_special_action_works_in_each_zone(zone: Zone, name: str) -> None:
    unit, case = WEAPONS[name]
    case(in_zone(zone, RED, unit))


# ---- what Rubble turns into


def chalk(s: ColossiState) -> None:
    assert revealed(s, "rubble155", "chalk").rubble() == {}


def stonehenge(s: ColossiState) -> None:
    s = revealed(s, "rubble155", "stonehenge").state
    told = special(s, "red", [4])
    assert told.rubble() == {"155": "stonehenge"}
    s = under(s, AdvanceFrame(tribe=RED.id, target=UnitId("scout"), left=1))
    assert stepped(s).tribe("red").hex == at(155)


def cliffs(s: ColossiState) -> None:
    s = revealed(s, "rubble155", "cliffs").state
    assert not field(s).sees(at(154), at(156))
    assert refused(s, march("squad", 155)) == "Nobody can enter the Red Cliffs. [6.0]"


def minefield(s: ColossiState) -> None:
    s = revealed(s, "rubble155", "minefield").state
    assert played(s, march("scout", 162)).unit("scout").hex == at(162)
    assert played(s, march("squad", 155), [1]).names().count("MineTrodden") == 1


def shrapnel(s: ColossiState) -> None:
    told = revealed(s, "rubble155", "shrapnel", ONES[:6])
    assert [attack.unit for attack in told.of(UnitAttacked)] == ["squad", "scout"]
    assert told.rubble() == {}


def firestones(s: ColossiState) -> None:
    told = revealed(s, "rubble155", "firestones")
    assert (told.unit("squad").marker, told.unit("scout").marker) == ("paralyzed", "stunned")
    assert told.rubble() == {}


def pit(s: ColossiState) -> None:
    s = revealed(s, "rubble155", "pit").state
    assert refused(s, march("squad", 155)).endswith("[6.0, 120]")
    s = under(s, AdvanceFrame(tribe=RED.id, target=UnitId("scout"), left=1))
    assert stepped(s).tribe("red").hex == at(155)


FACES: dict[Face, Callable[[ColossiState], None]] = {
    "chalk": chalk,
    "stonehenge": stonehenge,
    "cliffs": cliffs,
    "minefield": minefield,
    "shrapnel": shrapnel,
    "firestones": firestones,
    "pit": pit,
}


@pytest.mark.parametrize("zone", ZONES)
@pytest.mark.parametrize("name", get_args(Face))
def test_6_0_every_face_of_rubble_takes_effect_in_each_zone(zone: Zone, name: Face) -> None:
    FACES[name](in_zone(zone, RED, *near(), given_rubble(155)))


# ---- special attacks


def avalanche(zone: Zone) -> None:
    told = special(in_zone(zone, given_tribe("yellow", 154), *near()), "yellow", ONES[:4])
    assert told.state.top == RetreatFrame(unit=UnitId("squad"), origin=at(154))


def sling(zone: Zone) -> None:
    told = special(in_zone(zone, given_tribe("white", 154), *near()), "white", ONES[:7])
    assert [(a.unit, len(a.faces)) for a in told.of(UnitAttacked)] == [("squad", 4), ("scout", 3)]


def rift(zone: Zone) -> None:
    told = special(in_zone(zone, given_tribe("black", 154), *near()), "black", [1, 6, 2])
    assert told.tribe("black").hex == at(162)
    assert (told.unit("scout").marker, told.unit("squad").marker) == ("stunned", "")


def stare(zone: Zone) -> None:
    told = special(in_zone(zone, RED, *near(), turn=2), "red", [4])
    assert (told.unit("squad").marker, told.unit("scout").marker) == ("paralyzed", "stunned")
    told = special(in_zone(zone, RED, *near(), turn=3), "red", [4, 1, 1])
    assert told.rubble() == {"153": "down"}


def stomp(zone: Zone) -> None:
    told = special(in_zone(zone, given_tribe("brown", 154), *near()), "brown", [6])
    assert (told.unit("squad").damaged, told.unit("scout").damaged) == (True, False)


def roller(zone: Zone) -> None:
    told = special(in_zone(zone, given_tribe("grey", 154), *near()), "grey", [3, *ONES[:4]])
    assert told.tribe("grey").hex == at(156)
    assert told.state.top == RetreatFrame(unit=UnitId("squad"), origin=at(156))


def tombstones(zone: Zone) -> None:
    told = special(in_zone(zone, given_tribe("tomb", 154), *near()), "tomb", [5, 5])
    assert told.unit("squad").marker == "paralyzed"


SPECIALS: dict[Code, Case] = {
    "AV": avalanche,
    "BS": sling,
    "FT": rift,
    "MS": stare,
    "PD": stomp,
    "RL": roller,
    "?": tombstones,
}


@pytest.mark.parametrize("zone", ZONES)
@pytest.mark.parametrize("code", SPECIALS)
def test_7_2_3_every_special_attack_is_made_in_each_zone(zone: Zone, code: Code) -> None:
    SPECIALS[code](zone)


def test_7_2_3_and_5_4_nothing_is_left_out_of_these_tables() -> None:
    codes = {side.code for row in ground().boulders.values() for side in (row.front, row.back)}
    assert set(SPECIALS) == codes
    attacks = {deed for deed in get_args(deeds.Actions) if issubclass(deed, deeds.TargetAction)}
    assert attacks == {deeds.Fire, deeds.Chisel, deeds.Drill, deeds.Bomb, deeds.Strike, deeds.Lagi}
