# SPDX-License-Identifier: GPL-3.0-or-later
"""The fire plan by itself: who can take part, in which order, what comes of it, why it stops (5.4.1.1)."""

import pytest

from rubbletop.games.colossi import odds
from rubbletop.games.colossi.actions.marines import March
from rubbletop.games.colossi.frames.harm import HitsFrame
from rubbletop.games.colossi.frames.marines import RecoveryFrame
from rubbletop.games.colossi.state import ColossiState, replace
from rubbletop.kernel.facts import IllegalAction, UnitId
from rubbletop.ui.colossi.fire_plan import FirePlan
from rubbletop.ui.colossi.odds import percent
from rubbletop.ui.colossi.screen import ColossiScreen
from tests.colossi.builders import given_rubble, given_tribe, given_unit, ground, legal, played
from tests.colossi.interplay.arena import in_zone, under
from tests.colossi.marines.acts import chisel, fire, strike

SQUAD, HQ, WATCH = UnitId("squad"), UnitId("hq"), UnitId("watch")
MISS, CRACK, BREAK = (1, 1, 1), (5, 1, 1), (5, 5, 5)
S = in_zone(
    "alpha",
    given_tribe("red", 154, "R1", "R2"),
    given_rubble(163),
    given_unit("scout", 156),
    given_unit("squad", 161),
    given_unit("hq", 162),
    given_unit("bomber", 644),
).changed_unit(WATCH, acted=True)
"""Scout, Squad and HQ, who throw 3, 3 and 2 dice at the Redstones."""


def asked(s: ColossiState = S, plan: FirePlan | None = None) -> FirePlan:
    """Return a plan that knows what is asked in a position."""
    told = FirePlan() if plan is None else plan
    told.mind(ground(), s, legal(s))
    return told


def planned(s: ColossiState = S, *attacks: odds.Attack) -> FirePlan:
    """Return a plan against the Redstones with these attacks in it."""
    plan = asked(s)
    plan.gather(("red",))
    for attack in attacks or (fire("scout", "red"), fire("squad", "red"), fire("hq", "red")):
        plan.toggle(attack)
    return plan


def units(plan: FirePlan) -> list[str]:
    return [attack.unit for attack in plan.queue]


def made(plan: FirePlan, s: ColossiState, attack: odds.Attack | None, *faces: int) -> ColossiState:
    """Play an attack of the plan with these dice, and let the plan take notice."""
    assert attack is not None
    s = played(s, attack, faces).state
    asked(s, plan)
    return s


def note(plan: FirePlan) -> str:
    return "" if plan.note is None else plan.note.text()


# ---- made


def test_5_4_1_1_a_plan_tells_what_comes_of_each_attack_in_its_order() -> None:
    plan = planned()
    assert plan.rows()[0] == odds.series(ground(), S, plan.queue)

    plan.toggle(fire("squad", "red"))

    told, others = plan.rows()
    assert [after.attack.unit for after in told] == ["scout", "hq"]
    assert fire("squad", "red") in [after.attack for after in others]


def test_others_who_could_attack_stand_weakest_first() -> None:
    s = in_zone("alpha", given_tribe("red", 163, "R1"), given_unit("hq", 161), given_unit("ops", 162))
    plan = planned(s, fire("ops", "red"))

    assert [after.attack for after in plan.rows()[1]] == [
        fire("hq", "red"), fire("watch", "red"), strike("red"), chisel("ops", "red")
    ]  # fmt: skip


def test_each_unit_has_one_attack_in_a_plan() -> None:
    plan = planned(S, fire("hq", "red"), fire("squad", "red"), strike("red"))

    assert plan.queue == (fire("squad", "red"), strike("red"))


def test_an_attack_moves_up_and_down_in_the_order() -> None:
    plan = planned()

    plan.advance(fire("hq", "red"), 1)
    assert units(plan) == ["scout", "hq", "squad"]
    plan.advance(fire("scout", "red"), -1)
    assert units(plan) == ["hq", "scout", "squad"]
    plan.advance(fire("hq", "red"), 1)
    assert units(plan) == ["hq", "scout", "squad"]


def test_a_full_boulder_may_be_meant_to_be_removed() -> None:
    plan = planned()
    assert plan.most_breaks() == 2
    flipped = plan.rows()[0][-1].results[0][1]

    plan.until(2)

    goal, removed = plan.rows()[0][-1].results[0]
    assert goal.text() == "Top boulder removed"
    assert 0 < removed < flipped


def test_a_plan_opened_for_a_unit_is_aimed_at_what_it_is_likeliest_to_break() -> None:
    s = in_zone(
        "alpha", given_tribe("red", 154, "R1"), given_tribe("white", 163, "W1-"), given_unit("squad", 161)
    )
    plan = asked(s)

    plan.open(SQUAD)

    assert (plan.target, plan.queue) == ("white", (fire("squad", "white"),))
    plan.close()
    assert not plan.is_open
    assert (plan.rows(), plan.most_breaks()) == (((), ()), 1)


def test_a_plan_opened_for_nobody_is_aimed_at_what_was_just_attacked() -> None:
    s = replace(S, series=UnitId("rubble163"))
    assert asked().targets == ("red", "rubble163")

    plan = asked(s)
    plan.open()

    assert (plan.target, plan.queue) == ("rubble163", ())


def test_where_nobody_can_attack_no_plan_opens() -> None:
    plan = asked(in_zone("alpha", given_unit("squad", 161)))

    plan.open()

    assert not plan.is_open


def test_84_features_of_rubble_are_no_targets_of_a_plan() -> None:
    s = in_zone("alpha", given_unit("hq", 161), given_rubble(163, "stonehenge"))

    assert strike("rubble163") in legal(s)
    assert asked(s).targets == ()


# ---- gathered with Shift


def test_units_and_their_target_are_gathered_in_any_order() -> None:
    plan = asked()

    plan.gather(("scout",))
    assert (plan.target, units(plan)) == ("red", ["scout"])
    plan.gather(("rubble163",))
    assert (plan.target, units(plan)) == ("rubble163", ["scout"])
    plan.gather(("squad", "red"))
    assert (plan.target, units(plan)) == ("red", ["scout", "squad"])
    plan.gather(("scout",))
    assert units(plan) == ["squad"]


def test_what_has_been_gathered_is_told_in_a_sentence() -> None:
    plan = asked()

    told = [plan.gather((name,)).text() for name in ("scout", "squad", "scout", "squad")]

    assert told == [
        "Fire plan against the Redstones: Scout. Top boulder flipped: 9 %.",
        "Fire plan against the Redstones: Scout, Squad. Top boulder flipped: 22 %.",
        "Fire plan against the Redstones: Squad. Top boulder flipped: 9 %.",
        "Fire plan against the Redstones: nobody yet.",
    ]


def test_a_unit_that_was_selected_is_gathered_with_the_next() -> None:
    plan = asked()

    plan.gather(("squad", "scout"))

    assert units(plan) == ["squad", "scout"]


def test_whoever_can_attack_another_target_too_stays_in_the_plan() -> None:
    plan = planned(S, strike("red"), fire("squad", "red"))

    plan.aim(UnitId("rubble163"))

    assert plan.queue == (fire("hq", "rubble163"), fire("squad", "rubble163"))


USED = S.changed_unit(SQUAD, acted=True)
LONELY = in_zone("alpha", given_unit("bomber", 644), given_tribe("red", 154))


@pytest.mark.parametrize(
    ("s", "before", "name", "reason", "rule"),
    [
        (USED, "red", "squad", "This unit has used its action this turn.", "5.3"),
        (USED, "", "squad", "This unit has used its action this turn.", "5.3"),
        (S, "red", "bomber", "This unit has no standard attack.", "5.4.1"),
        (S, "", "bomber", "It cannot attack that from where it stands.", "5.4"),
        (LONELY, "", "red", "No unit that can still act can attack that from where it stands.", "5.4"),
    ],
)
def test_why_a_counter_cannot_take_part_is_told(
    s: ColossiState, before: str, name: str, reason: str, rule: str
) -> None:
    plan = asked(s.changed_unit(WATCH, acted=True))
    if before:
        plan.gather((before,))

    with pytest.raises(IllegalAction) as refusal:
        plan.gather((name,))

    assert (refusal.value.reason.text(), refusal.value.rule) == (reason, rule)


def test_units_that_have_no_common_target_are_told_so() -> None:
    reds, blacks = given_tribe("red", 154, "R1"), given_tribe("black", 663)
    near = (given_unit("squad", 155), given_unit("heavy", 662))
    plan = asked(in_zone("alpha", reds, blacks, *near, events=("hurricane",)))

    with pytest.raises(IllegalAction) as refusal:
        plan.gather(("squad", "heavy"))

    assert refusal.value.reason.text() == "These units cannot attack the same target from where they stand."


def test_only_counters_are_gathered_and_only_when_a_unit_is_to_be_chosen() -> None:
    plan = FirePlan()
    assert not plan.gathers(S, "scout")
    asked(S, plan)
    assert [name for name in ("scout", "rubble163", "red", "154") if plan.gathers(S, name)] == [
        "scout", "rubble163", "red"
    ]  # fmt: skip
    assert not plan.gathers(under(S, RecoveryFrame(begun=True)), "scout")
    plan.gather(("scout",))
    plan.begin()
    assert not plan.gathers(S, "squad")


# ---- while play goes on


def test_units_that_have_acted_are_no_longer_planned() -> None:
    plan = planned()

    made(plan, S, fire("squad", "red"), *MISS)

    assert units(plan) == ["scout", "hq"]


def test_a_plan_waits_while_another_unit_acts_and_is_gone_with_a_take_back() -> None:
    plan = planned()
    moved = played(S, next(offer for offer in legal(S) if isinstance(offer, March))).state

    asked(moved, plan)
    assert plan.is_open
    asked(S, plan)
    assert not plan.is_open


def test_a_plan_is_gone_with_its_target_and_with_the_step() -> None:
    plan = planned()
    asked(replace(USED, tribes={}), plan)
    assert not plan.is_open

    plan = planned()
    hurt = replace(S.changed_unit(SQUAD, acted=True, damaged=True), stack=(RecoveryFrame(begun=True),))
    asked(hurt, plan)
    assert not plan.is_open


# ---- carried out


def test_a_plan_ends_once_its_aim_is_reached_and_names_who_is_free() -> None:
    plan = planned()

    s = made(plan, S, plan.begin(), *CRACK)
    assert (plan.is_running, plan.made, note(plan)) == (True, (1, 3), "")
    s = made(plan, s, plan.take(), *BREAK)

    assert not plan.is_running
    assert not plan.is_open
    assert note(plan) == "The aim is reached: Top boulder flipped. Still free to act: HQ."
    assert not s.units[HQ].acted


def test_the_last_attack_may_reach_the_aim() -> None:
    plan = planned(S, fire("squad", "red"))

    made(plan, S, plan.begin(), *BREAK)

    assert note(plan) == "The aim is reached: Top boulder flipped."


def test_a_boulder_to_be_removed_is_fired_at_until_it_is() -> None:
    plan = planned()
    plan.until(2)

    s = made(plan, S, plan.begin(), *BREAK)
    assert (plan.is_running, plan.breaks_left) == (True, 1)
    assert plan.rows()[0][0].results[0][0].text() == "Top boulder removed"
    made(plan, s, plan.take(), *BREAK)

    assert note(plan) == "The aim is reached: Top boulder removed. Still free to act: HQ."


def test_a_plan_whose_attacks_are_made_says_that_its_aim_is_not_reached() -> None:
    plan = planned(S, fire("squad", "red"))

    made(plan, S, plan.begin(), *MISS)

    assert note(plan) == "The plan has been carried out; its aim was not reached."
    assert plan.take() is None


def test_a_plan_stops_at_a_unit_that_can_no_longer_attack() -> None:
    plan = planned()
    first = plan.begin()
    assert first is not None

    s = played(S, first, CRACK).state
    asked(s.changed_unit(SQUAD, marker="paralyzed"), plan)

    assert note(plan) == "The plan stops at Squad. A Paralyzed unit cannot attack."
    assert (plan.is_running, units(plan)) == (False, ["hq"])


def test_a_plan_stops_where_its_attack_was_put_back() -> None:
    plan = planned()
    plan.begin()

    asked(S, plan)

    assert note(plan) == "The plan stops: the attack was put back."
    assert units(plan) == ["scout", "squad", "hq"]


def test_a_plan_goes_on_where_the_same_is_asked_again() -> None:
    plan = planned()

    s = made(plan, S, plan.begin(), *MISS)
    asked(s, plan)

    assert plan.is_running


def test_a_plan_stops_when_something_else_is_done_in_between() -> None:
    plan = planned()

    s = made(plan, S, plan.begin(), *MISS)
    s = made(plan, s, fire("hq", "red"), 1, 1)

    assert note(plan) == "The plan stops: you have done something else."
    assert units(plan) == ["squad"]
    assert s.series == "red"


def test_a_plan_stops_when_something_else_is_asked_and_says_so_once_it_is_answered() -> None:
    plan = planned()

    s = made(plan, S, plan.begin(), *MISS)
    asked(under(s, HitsFrame(unit=SQUAD, hits=1)), plan)
    assert not plan.is_running
    asked(s, plan)

    assert note(plan) == "The plan stops: something else is to be decided."
    assert units(plan) == ["squad", "hq"]
    asked(s, plan)
    assert note(plan) == ""


def test_a_player_stops_a_plan_between_two_attacks_or_while_one_is_made() -> None:
    plan = planned()
    s = made(plan, S, plan.begin(), *MISS)
    plan.stop()
    assert (note(plan), units(plan)) == ("You have stopped the plan.", ["squad", "hq"])
    asked(s, plan)
    assert note(plan) == ""

    attack = plan.begin()
    plan.stop()
    made(plan, s, attack, *MISS)
    assert (note(plan), units(plan)) == ("You have stopped the plan.", ["hq"])
    plan.stop()
    assert not plan.is_running


def test_an_attack_that_is_being_made_counts_in_what_is_still_to_come() -> None:
    plan = planned()
    whole = plan.rows()[0]

    plan.begin()

    assert units(plan) == ["squad", "hq"]
    assert plan.rows()[0] == whole


def test_an_empty_plan_cannot_be_carried_out() -> None:
    plan = asked()
    plan.gather(("red",))

    assert plan.begin() is None
    assert not plan.is_running


# ---- in the bubble


def lines(screen: ColossiScreen, action: odds.Attack) -> list[str]:
    """Return the bold lines of the bubble."""
    found = screen.odds(S, action)
    assert found is not None
    return [line.result.text() for line in found.lines]


def test_the_bubble_tells_an_attack_with_the_plan_after_it() -> None:
    screen = ColossiScreen()
    asked(S, screen.plan)
    alone = lines(screen, fire("squad", "red"))
    screen.plan.gather(("scout", "red"))

    both = odds.series(ground(), S, [fire("squad", "red"), fire("scout", "red")])
    chance = percent(float(both[-1].results[0][1]))
    assert lines(screen, fire("squad", "red")) == [*alone[:-1], f"Flipped by then: {chance}"]
    assert lines(screen, fire("squad", "red")) != alone


def test_the_bubble_tells_the_whole_plan_attack_by_attack() -> None:
    screen = ColossiScreen()
    s = in_zone("alpha", given_tribe("red", 163, "R1"), given_unit("squad", 161), given_unit("ops", 164))
    asked(s, screen.plan)
    for name in ("squad", "red", "ops"):
        screen.gather(s, (name,))
    screen.plan.is_spoken_of = True

    found = screen.odds(s, screen.plan.queue[0])

    assert found is not None
    assert found.title.text() == "Fire plan: Redstones"
    assert [line.result.text() for line in found.lines] == ["Flipped by then: 59 %"]
    assert [(m.reason.text(), m.value) for m in found.lines[0].tally.lines] == [
        ("Squad: 19 % by then", 4), ("Special Ops: 59 % by then", 1)
    ]  # fmt: skip
    assert [bar.label.text() for bar in found.bars] == ["No effect", "Cracked", "Flipped"]
    assert sum(bar.chance for bar in found.bars) == pytest.approx(1)
