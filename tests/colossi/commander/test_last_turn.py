# SPDX-License-Identifier: GPL-3.0-or-later
"""How the hard commander plays the last turn, and what it sees coming: decoys, wounds, a Rampage, thrift."""

import pytest

from rubbletop.games.colossi.commander import Commander
from rubbletop.games.colossi.commander.plan import Plan
from rubbletop.games.colossi.commander.skill import HARD, NORMAL
from rubbletop.games.colossi.commander.tasks import Tasks
from rubbletop.games.colossi.commander.threats import Threats
from rubbletop.games.colossi.ground import Ground
from rubbletop.games.colossi.state import ColossiState, Tribe, Unit, replace
from rubbletop.kernel.facts import UnitId
from tests.colossi.builders import SEAT, at, field, given_state, given_tribe, given_unit, ground, rules
from tests.colossi.commander.test_actions import given_step

LAST = 12
BLACK = 10 / 16
"""The share of the cards that name the Blackstones."""
OFFICES = 2.0


def given_last(*things: Unit | Tribe, **fields: object) -> ColossiState:
    return replace(given_state(*things, turn=LAST), **fields)


def planned(s: ColossiState) -> Plan:
    return Plan(field(s), HARD)


def saved(s: ColossiState, unit: str, hex_: int) -> float:
    return planned(s).decoys.saved(s.units[UnitId(unit)], at(hex_))


def test_7_2_2_who_is_driven_out_holds_a_place_no_more() -> None:
    s = given_last(given_unit("squad", 345), given_tribe("black", 343))
    plan = planned(s)
    assert plan.decoys.taken(plan.threats.menaces[0]) == pytest.approx(BLACK * OFFICES)
    open_ = planned(given_last(given_unit("squad", 344), given_tribe("black", 342)))
    assert open_.decoys.taken(open_.threats.menaces[0]) == 0
    far = planned(given_last(given_unit("squad", 345), given_tribe("black", 342)))
    assert far.decoys.taken(far.threats.menaces[0]) == 0


def test_144_a_civilian_holds_no_place() -> None:
    plan = planned(given_last(given_unit("miner", 345), given_tribe("black", 343)))
    assert plan.decoys.taken(plan.threats.menaces[0]) == 0


def test_7_2_1_a_unit_nearer_to_the_tribe_saves_a_place_and_one_as_near_its_half() -> None:
    s = given_last(given_unit("squad", 345), given_unit("scout", 334), given_tribe("black", 343))
    assert saved(s, "scout", 342) == pytest.approx(BLACK * OFFICES)
    assert saved(s, "scout", 341) == pytest.approx(BLACK * OFFICES / 2)
    assert saved(s, "scout", 336) == 0
    assert planned(s).decoys.drawn(s.units[UnitId("scout")], at(342)) == UnitId("black")


def test_7_2_1_a_unit_out_of_sight_draws_no_tribe_off_one_that_is_seen() -> None:
    s = given_last(given_unit("squad", 345), given_unit("scout", 113), given_tribe("black", 311))
    assert field(s).board.distance(at(311), at(346)) == field(s).board.distance(at(311), at(345)) == 2
    assert saved(s, "scout", 346) == 0


def test_7_2_1_nobody_is_saved_where_nobody_else_is_near() -> None:
    s = given_last(given_unit("scout", 334), given_tribe("black", 343))
    assert saved(s, "scout", 342) == 0


def test_in_the_last_turn_alone_the_hard_commander_draws_tribes_off_and_fears_no_wounds() -> None:
    s = given_last(given_unit("squad", 345), given_unit("scout", 334), given_tribe("black", 343))
    scout = s.units[UnitId("scout")]
    before = replace(s, turn=LAST - 1, used=("rampage",), cup=("supply",))
    assert planned(s).threats.hits(scout, at(342)) == planned(before).threats.hits(scout, at(342)) > 0
    assert planned(s).threats.toll(scout, at(342), 0.0) == 0
    assert planned(before).threats.toll(scout, at(342), 0.0) > 0
    assert planned(s).tasks.is_finale
    assert not planned(before).tasks.is_finale
    assert not Plan(field(s), NORMAL).tasks.is_finale


def test_5_4_3_a_tribe_that_threatens_a_place_is_worth_holding_up() -> None:
    s = given_last(given_unit("squad", 345), given_tribe("black", 343))
    assert planned(s).peril(UnitId("black")) > Plan(field(s), NORMAL).peril(UnitId("black")) + 1


def test_a_hint_says_whom_a_decoy_draws_off() -> None:
    s = given_step(
        given_unit("squad", 345, acted=True),
        given_unit("squad", 341, id_="squad2"),
        given_tribe("black", 343),
        turn=LAST,
        storm=at(343),
        tectonic=(at(444),),
    )
    action, reason = Commander(HARD).advise(rules(), rules().view(s, SEAT), SEAT)
    assert getattr(action, "unit", "") == "squad2"
    assert reason.text() == "Squad 2 goes to 342, to draw the Blackstones off others."


def test_event_chart_a_rampage_to_come_is_feared_near_the_tribes() -> None:
    squad = given_unit("squad", 156)
    s = replace(given_state(squad, given_tribe("black", 162)), cup=("rampage", "supply"))
    feared = Threats(field(s), HARD)
    calm = Threats(field(replace(s, used=("rampage",))), HARD)
    blind = Threats(field(s), NORMAL)
    assert feared.hits(squad, at(156)) > calm.hits(squad, at(156)) == blind.hits(squad, at(156))
    drawn = feared.hits(squad, at(155)) - calm.hits(squad, at(155))
    assert 0 < drawn < feared.hits(squad, at(156)) - calm.hits(squad, at(156))
    assert feared.hits(squad, at(154)) == calm.hits(squad, at(154))


def test_event_chart_a_rampage_spares_who_stands_in_a_structure_a_die() -> None:
    squad = given_unit("squad", 345)
    s = replace(given_state(squad, given_tribe("black", 343)), cup=("rampage", "supply"))
    calm = replace(s, used=("rampage",))
    inside = Threats(field(s), HARD).hits(squad, at(345)) - Threats(field(calm), HARD).hits(squad, at(345))
    outside = Threats(field(s), HARD).hits(squad, at(341)) - Threats(field(calm), HARD).hits(squad, at(341))
    assert 0 < inside < outside


def test_no_rampage_comes_after_the_last_turn_or_from_an_empty_cup() -> None:
    squad = given_unit("squad", 156)
    s = replace(given_state(squad, given_tribe("black", 162)), cup=("rampage", "supply"))
    calm = Threats(field(replace(s, used=("rampage",))), HARD).hits(squad, at(156))
    assert Threats(field(replace(s, turn=LAST)), HARD).hits(squad, at(156)) == calm
    assert Threats(field(replace(s, cup=())), HARD).hits(squad, at(156)) == calm


def test_sc_1_of_two_as_soon_there_the_lesser_loss_takes_the_place() -> None:
    s = given_state(given_unit("hq", 344), given_unit("scout", 342), turn=LAST)
    assert Tasks(field(s), HARD).given[UnitId("scout")].to == at(345)
    assert Tasks(field(s), NORMAL).given[UnitId("hq")].to == at(345)


def test_an_edition_without_a_rampage_has_none_to_fear() -> None:
    squad = given_unit("squad", 156)
    s = replace(given_state(squad, given_tribe("black", 162)), cup=("supply",))
    events = {event: count for event, count in ground().edition.events.items() if event != "rampage"}
    own = Ground(replace(ground().edition, events=events), ground().boards)
    calm = Threats(field(replace(s, used=("rampage",))), HARD).hits(squad, at(156))
    assert Threats(own.field(s), HARD).hits(squad, at(156)) == calm
