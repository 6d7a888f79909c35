# SPDX-License-Identifier: GPL-3.0-or-later
"""The bubble shows odds before each decision that throws dice at once, in all three scenarios (5.0)."""

from collections.abc import Iterator
from random import Random

import pytest

from rubbletop.games.colossi.actions.council import PlaceUnit
from rubbletop.games.colossi.actions.cup import Reveal
from rubbletop.games.colossi.frames.council import InterludeFrame, TeamFrame
from rubbletop.games.colossi.frames.cup import RevealFrame
from rubbletop.games.colossi.state import ColossiState, replace
from rubbletop.kernel.dice import SampledDice
from rubbletop.kernel.facts import Action, Player, Setup, UnitId
from rubbletop.kernel.rules import Offer
from rubbletop.ui.colossi.screen import ColossiScreen
from tests.colossi.builders import SEAT, given_rubble, given_tribe, given_unit, rules
from tests.colossi.interplay.arena import ZONES, Zone, in_zone, under
from tests.colossi.marines.acts import drill, fire, march

GAMES = [("1", False), ("2", False), ("3", False), ("3", True)]
"""Scenario, and whether its second battle is meant."""
DECISIONS = 160


def positions(scenario: str, *, second: bool, rng: Random) -> Iterator[ColossiState]:
    """Yield the positions of a game of random decisions in which somebody decides."""
    dice = SampledDice(rng)
    s = rules().new(Setup(scenario=scenario, seed=1, players=(Player(seat=SEAT, name="Ann"),)), dice).state
    if second:
        s = replace(s, stack=(InterludeFrame(),))
    for _ in range(DECISIONS):
        while s.stack and not rules().actors(s):
            s = rules().step(s).run(s, dice).state
        if not s.stack:
            return
        yield s
        kinds = sorted({type(action).__name__ for action in rules().legal(s, SEAT)} - {"EndActions"})
        kind = rng.choice(kinds or ["EndActions"])
        offered = [action for action in rules().legal(s, SEAT) if type(action).__name__ == kind]
        action = rng.choice(unplaced(s, offered) or offered)
        assert isinstance(action, Action)
        s = rules().step(s).apply(s, action, dice).state


def unplaced(s: ColossiState, offered: list[Offer]) -> list[Offer]:
    """Return the placings of units that still have to be placed, lest units be placed anew for ever."""
    if not isinstance(s.top, TeamFrame):
        return []
    return [a for a in offered if isinstance(a, PlaceUnit) and a.unit not in s.top.placed]


def one_of_each(s: ColossiState, rng: Random) -> Iterator[Action]:
    """Yield a legal decision of each kind; going on to the second battle only shuffles."""
    by_kind: dict[str, list[Action]] = {}
    for action in rules().legal(s, SEAT):
        assert isinstance(action, Action)
        by_kind.setdefault(type(action).__name__, []).append(action)
    for kind in sorted(set(by_kind) - {"GoOn"}):
        yield rng.choice(by_kind[kind])


@pytest.mark.parametrize(("scenario", "second"), GAMES)
def test_5_0_odds_are_shown_exactly_where_dice_are_thrown(scenario: str, second: bool) -> None:
    rng, screen = Random(7), ColossiScreen()
    seen: set[str] = set()
    for s in positions(scenario, second=second, rng=rng):
        for action in one_of_each(s, rng):
            dice = SampledDice(Random(1))
            rules().step(s).apply(s, action, dice)
            odds = screen.odds(s, action)
            assert (odds is not None) == (bool(dice.rolls) or isinstance(action, Reveal)), action
            if odds is not None:
                assert sum(bar.chance for bar in odds.bars) == pytest.approx(1)
                seen.add(type(action).__name__)
    assert {"Fire", "Reconnoitre", "JumpTo"} <= seen
    assert ("Land" in seen) == (not second and scenario != "2")


def lines(screen: ColossiScreen, s: ColossiState, action: Action) -> list[str]:
    """Return the bold lines of the bubble."""
    odds = screen.odds(s, action)
    assert odds is not None
    return [line.result.text() for line in odds.lines]


@pytest.mark.parametrize("zone", ZONES)
def test_5_4_1_1_the_bubble_tells_what_comes_of_it_with_those_who_can_fire_next(
    screen: ColossiScreen, zone: Zone
) -> None:
    squad = given_unit("squad", 161)
    s = in_zone(zone, given_unit("scout", 156), given_tribe("red", 154), squad)
    told = lines(screen, s.changed_unit(UnitId("watch"), acted=True), fire("scout", "red"))
    assert told == ["3 dice", "hits on 5+", "hits expected: 1.07", "Flipped by then: 22 %"]
    odds = screen.odds(s.changed_unit(UnitId("watch"), acted=True), fire("scout", "red"))
    assert odds is not None
    assert [line.reason.text() for line in odds.lines[-1].tally.lines] == ["Squad fires next"]


def test_ruling_149_the_first_strike_stands_in_the_bubble_of_the_first_turn_of_scenario_2(
    screen: ColossiScreen,
) -> None:
    s = in_zone("beta", given_unit("bit", 155), given_tribe("red", 154), turn=1)
    odds = screen.odds(s, drill("red"))
    assert odds is not None
    assert [(m.reason.text(), m.value, m.rule) for m in odds.lines[-1].tally.lines] == [
        ("First Strike", 1, "sc. 2, 149")
    ]
    assert lines(screen, s, drill("red"))[-1] == "+1 on the die"


def test_117_a_step_among_marbles_has_a_bubble_and_6_0_rubble_tells_what_it_can_be(
    screen: ColossiScreen,
) -> None:
    s = in_zone("beta", given_unit("squad", 161), given_rubble(155, "minefield"), given_rubble(165))
    odds = screen.odds(s, march("squad", 156))
    assert odds is not None
    assert [bar.label.text() for bar in odds.bars] == ["A hit", "It must stop", "It passes"]
    odds = screen.odds(under(s, RevealFrame()), Reveal(seat=SEAT, rubble=UnitId("rubble165")))
    assert odds is not None
    assert (odds.lines, len(odds.bars)) == ((), 7)
