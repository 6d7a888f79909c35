# SPDX-License-Identifier: GPL-3.0-or-later
"""What the commander decides outside the Action step: events, landings, recovery, harm, Rubble."""

import pytest

from rubbletop.games.colossi.actions.cup import EndSupply, KeepEvent, Reveal, SpendRubble
from rubbletop.games.colossi.actions.harm import AllotHit, Retreat
from rubbletop.games.colossi.actions.marines import Land, Recover, Restore
from rubbletop.games.colossi.actions.tribes import Enter
from rubbletop.games.colossi.commander.landing import landing_chances
from rubbletop.games.colossi.commander.reasons import reason
from rubbletop.games.colossi.frames.cup import KeepFrame, RevealFrame, SupplyFrame
from rubbletop.games.colossi.frames.harm import HitsFrame, RetreatFrame
from rubbletop.games.colossi.frames.marines import LandingFrame, RecoveryFrame, RestoreFrame
from rubbletop.games.colossi.frames.tribes import EntryFrame
from rubbletop.kernel.facts import Action, UnitId
from tests.colossi.builders import SEAT, at, field, given_rubble, given_state, given_tribe, given_unit, legal
from tests.colossi.commander.positions import decision, hint, judged


def test_5_3_4_1_the_more_welcome_event_is_kept() -> None:
    s = given_state(given_unit("squad", 424), KeepFrame(drawn=("rampage", "supply")))
    assert decision(s) == KeepEvent(seat=SEAT, event="supply")
    assert hint(s) == "Medical Supply Drop is the more welcome of the two."


def test_medical_supplies_go_to_the_unit_that_is_worth_most() -> None:
    s = given_state(
        given_unit("scout", 424, damaged=True), given_unit("heavy", 345, damaged=True), SupplyFrame(left=1)
    )
    assert hint(s) == "Heavy Weapons is the most valuable of those that are damaged."
    assert judged(s).worth(EndSupply(seat=SEAT)) == 0


def test_5_2_1_units_land_where_many_dice_are_thrown_and_no_tribe_is_near() -> None:
    s = given_state(given_unit("squad", None, place="due"), given_tribe("red", 324), LandingFrame(begun=True))
    action = decision(s)
    assert isinstance(action, Land)
    assert action.to.endswith("6")
    assert field(s).board.distance(action.to, at(324)) > 2
    assert hint(s) == f"Squad comes down safely in {action.to} 67 times in 100, and stands well there."


def test_5_2_1_the_chances_of_a_landing_are_those_of_the_highest_die() -> None:
    s = given_state(given_unit("squad", None, place="due"))
    safe, adrift = landing_chances(field(s), at(332))
    assert safe == pytest.approx(11 / 36)
    assert adrift == pytest.approx(1 / 4)


def test_sc_1_the_first_who_can_free_the_miners_lands_near_them() -> None:
    miner = given_unit("miner", 523, place="trapped")
    due = given_unit("heavy", None, place="due")
    s = given_state(due, miner, given_tribe("red", 113), LandingFrame(begun=True))
    action = decision(s)
    assert isinstance(action, Land)
    assert field(s).board.distance(action.to, at(523)) < 5
    taken = given_state(due, miner, given_unit("hq", 465), given_tribe("red", 113), LandingFrame(begun=True))
    near, far = (Land(seat=SEAT, unit=UnitId("heavy"), to=at(to)) for to in (436, 426))
    gain = judged(s).worth(near) - judged(s).worth(far)
    assert gain > judged(taken).worth(near) - judged(taken).worth(far)


def test_5_1_2_the_medic_recovers_first() -> None:
    s = given_state(
        given_unit("squad", 424, damaged=True),
        given_unit("medic", 345, damaged=True),
        RecoveryFrame(begun=True),
    )
    assert decision(s) == Recover(seat=SEAT, unit=UnitId("medic"))
    assert hint(s) == "Medic may recover: trying costs nothing."


def test_5_1_2_a_marker_comes_off_before_the_damage() -> None:
    frame = RestoreFrame(unit=UnitId("squad"))
    s = given_state(given_unit("squad", 424, damaged=True, marker="stunned"), frame)
    assert decision(s) == Restore(seat=SEAT, unit=UnitId("squad"), choice="marker")
    assert hint(s) == "Without its marker Squad can move and shoot again."


def test_5_1_1_a_hit_is_taken_by_flipping_while_that_is_possible() -> None:
    frame = HitsFrame(unit=UnitId("squad"), hits=1)
    s = given_state(given_unit("squad", 424), given_tribe("red", 422), frame)
    assert decision(s) == AllotHit(seat=SEAT, unit=UnitId("squad"), choice="flip")
    assert hint(s) == "Squad had better be damaged: a marker would hold it where it is."
    marked = AllotHit(seat=SEAT, unit=UnitId("squad"), choice="marker")
    assert judged(s).worth(marked) < judged(s).worth(decision(s))
    assert (
        reason(judged(s), marked).text()
        == "Squad can take the hit as a marker, which may come off next turn."
    )


def test_7_2_2_a_retreat_leads_away_from_the_other_tribes() -> None:
    frame = RetreatFrame(unit=UnitId("squad"), origin=at(423))
    s = given_state(given_unit("squad", 424), given_tribe("red", 423), given_tribe("black", 353), frame)
    action = decision(s)
    assert isinstance(action, Retreat)
    steps = field(s).board.steps_from(at(353))
    assert steps[action.to] == max(steps[other.to] for other in legal(s) if isinstance(other, Retreat))
    assert hint(s) == f"Squad is safest in {action.to}."


def test_6_0_the_rubble_farthest_from_our_units_is_turned_over() -> None:
    s = given_state(given_unit("squad", 424), given_rubble(422), given_rubble(113), RevealFrame())
    assert decision(s) == Reveal(seat=SEAT, rubble=UnitId("rubble113"))
    assert hint(s) == "This Rubble lies farthest from your units: whatever it is does the least harm."


@pytest.mark.parametrize(
    ("action", "expected"),
    [
        (SpendRubble(seat=SEAT, rubble=UnitId("rubble422")), "This Rubble is the one to be rid of."),
        (EndSupply(seat=SEAT), "Any choice will do here."),
    ],
)
def test_other_decisions_have_a_reason_too(action: Action, expected: str) -> None:
    s = given_state(given_unit("squad", 424), given_rubble(422))
    assert reason(judged(s), action).text() == expected


def test_39_any_stack_may_come_in_first() -> None:
    s = given_state(
        given_unit("squad", 424), given_tribe("red", None), given_tribe("black", None), EntryFrame(),
        entering=(UnitId("red"), UnitId("black")),
    )  # fmt: skip
    assert decision(s) == Enter(seat=SEAT, tribe=UnitId("red"))
    assert hint(s) == "The Redstones may come in first: the order makes little difference."
