# SPDX-License-Identifier: GPL-3.0-or-later
"""Each end of the game is reached by play from set-up on (III; rulings 1 to 8)."""

from collections.abc import Iterable

from rubbletop.board.grid import BuildingId
from rubbletop.games.tokyo.events.common import GameEnded
from rubbletop.games.tokyo.state import TokyoState
from rubbletop.kernel.session import Session
from tests.tokyo.builders import ONE, TWO, field, ground, rules
from tests.tokyo.single_minded import (
    advance,
    attack,
    bid_something,
    buy,
    flee,
    fund,
    once_armed,
    played_out,
    wreck,
)

BOTH = (ONE, TWO)


def told_end(session: Session[TokyoState]) -> str:
    """Return the end that was told last of all, with the game over and somebody named as its winner."""
    last = session.entries[-1].beats[-1].events[-1]
    assert isinstance(last, GameEnded)
    assert last.why == session.state.ended
    assert rules().outcome(session.state) is not None
    return last.why


def vp_buildings(_s: TokyoState) -> Iterable[BuildingId]:
    """All buildings with a VP value."""
    return ground().victory_buildings


def centers_of_one(s: TokyoState) -> Iterable[BuildingId]:
    """The centers of seat one."""
    return field(s).standing_centers(ONE)


def test_7_GODRAN_wrecks_the_last_vp_building() -> None:
    session = played_out([bid_something, wreck(vp_buildings)])
    s = session.state
    assert told_end(session) == "buildings"
    assert set(ground().victory_buildings) <= set(s.fallen)
    assert s.godran_vp >= sum(ground().building(b).vp for b in ground().victory_buildings)


def test_5_a_player_without_centers_spends_her_last_mega_yen() -> None:
    session = played_out([bid_something, wreck(centers_of_one), fund(4, (ONE,))])
    s = session.state
    assert told_end(session) == "broke"
    assert not field(s).standing_centers(ONE)
    assert s.cash[ONE] == 0


def test_6_every_player_attacks_with_a_superweapon() -> None:
    carriers = once_armed(buy("helicopter", 1, BOTH))
    session = played_out([bid_something, carriers, fund(1, BOTH), advance, attack(99)])
    assert told_end(session) == "weapons"
    assert set(session.state.fired) == set(BOTH)


def test_3_the_army_kills_GODRAN() -> None:
    session = played_out([bid_something, buy("tank", 6, BOTH), advance, attack(3)])
    assert told_end(session) == "killed"
    assert session.state.killers


def test_8_the_last_populace_unit_is_safe() -> None:
    session = played_out([bid_something, flee])
    assert told_end(session) == "populace"
    populace = [unit for unit in session.state.units.values() if unit.kind in ground().populace]
    assert {unit.place for unit in populace} <= {"safe", "lost"}
