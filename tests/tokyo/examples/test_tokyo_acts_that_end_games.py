# SPDX-License-Identifier: GPL-3.0-or-later
"""An attack or a penalty that ends the game is carried out whole before it does (III, XII; ruling 1)."""

from rubbletop.games.tokyo.events.common import BuildingFell, GameEnded, UnitDestroyed
from rubbletop.games.tokyo.events.godran import DebrisLanded
from rubbletop.games.tokyo.state import TokyoState
from rubbletop.kernel.facts import Event
from tests.tokyo.builders import ONE, given_unit, given_units, ground, of_kind, played, ruined
from tests.tokyo.godran_builders import aiming, attack, given_rampage, mark


def but_one_fallen(s: TokyoState, last: str) -> TokyoState:
    """Return the state in which the last VP building of the city is this one."""
    return ruined(s, *(building for building in ground().victory_buildings if building != last))


def but_one_safe(s: TokyoState, last: str, area: str) -> TokyoState:
    """Return the state in which the last populace unit that is not safe stands in this area."""
    populace = [unit.id for unit in s.units.values() if unit.kind in ground().populace]
    for unit in populace:
        s = s.off(unit, "safe")
    return given_unit(s, last, area)


def losses(events: tuple[Event, ...]) -> set[str]:
    """Return the units that were destroyed."""
    return {event.unit for event in of_kind(events, UnitDestroyed)}


def test_1_75_debris_of_the_last_vp_building_still_comes_down() -> None:
    """From I6 the Museum is pushed south: 18 − 10 = 8, so its debris hits the troop in I7 (needs 15)."""
    s = but_one_fallen(given_rampage("I6"), "ne.museum")
    s = given_units(s, "I7", "se.troop.1")
    s, events = played(given_unit(s, "se.punk_rockers.1", "A8"), aiming("ne.museum", "I6", "S", 3), (6, 6, 6))
    assert of_kind(events, DebrisLanded)[0].area == "I7"
    assert losses(events) == {"se.troop.1"}
    assert s.ended == "buildings"
    assert isinstance(events[-1], GameEnded)


def test_1_59_all_units_of_an_attack_suffer_though_the_last_populace_was_among_them() -> None:
    """30 less the strength of 4 is enough for everything: both units are destroyed for 3 each."""
    s = given_unit(given_rampage("H8"), "se.troop.1", "H9")
    s = but_one_safe(s, "se.punk_rockers.1", "H9")
    s, _ = played(s, mark("H9"))
    s, events = played(s, attack(5), (6,) * 5)
    assert losses(events) == {"se.punk_rockers.1", "se.troop.1"}
    assert s.ended == "populace"
    assert s.godran_vp == 15


def test_1_13_no_penalty_where_the_game_ends_before_phase_6_is_over() -> None:
    s = but_one_safe(given_rampage("H8"), "se.punk_rockers.1", "H9")
    s, _ = played(s, mark("H9"))
    s, events = played(s, attack(10), (6,) * 10)
    assert not of_kind(events, BuildingFell)
    assert s.ended == "populace"
    assert "no_building" not in s.points[ONE]
