# SPDX-License-Identifier: GPL-3.0-or-later
"""What holds in every position of the Action step: listing and checking agree, all can be put into words."""

from collections.abc import Iterator
from random import Random

import pytest

from rubbletop.games.colossi.actions import marines as deeds
from rubbletop.games.colossi.frames.marines import ActingFrame, ActionsFrame
from rubbletop.games.colossi.odds import odds
from rubbletop.games.colossi.state import ColossiState
from rubbletop.games.colossi.steps.marines.acting import able
from rubbletop.kernel.dice import SampledDice
from rubbletop.kernel.facts import Action, IllegalAction, Player, Setup, SpaceId, UnitId
from tests.colossi.builders import SEAT, field, given_tribe, given_unit, legal, rules
from tests.colossi.marines.acts import given_actions

POSITIONS = 160


def positions(seed: int) -> Iterator[ColossiState]:
    """Yield positions of the Action step of a game played at random."""
    rng = Random(seed)
    dice = SampledDice(rng)
    setup = Setup(scenario="1", seed=seed, players=(Player(seat=SEAT, name="Ann"),))
    s = list(rules().begin(setup, dice))[-1].state
    for _ in range(POSITIONS):
        if not s.stack:
            return
        if isinstance(s.top, ActionsFrame | ActingFrame):
            yield s
        offers = [a for a in legal(s) if isinstance(a, Action)]
        kinds = sorted({type(a).__name__ for a in offers})
        kind = rng.choice([k for k in kinds if k != "EndActions"] or kinds)
        action = rng.choice([a for a in offers if type(a).__name__ == kind])
        for beat in rules().apply(s, action, dice):
            s = beat.state


def candidates(s: ColossiState, rng: Random) -> Iterator[Action]:
    """Yield decisions of every kind for some units, legal or not."""
    board = rules().ground.board(s)
    stones = [*s.tribes, *s.rubble, UnitId("nobody")]
    for unit in rng.sample(list(s.units.values()), 6):
        near = [unit.hex, *board.neighbours[unit.hex]] if unit.hex else [SpaceId("111"), SpaceId("161")]
        for to in near:
            yield deeds.March(seat=SEAT, unit=unit.id, to=SpaceId(to or "111"))
            yield deeds.Fly(seat=SEAT, unit=unit.id, to=SpaceId(to or "111"))
            yield deeds.Haul(
                seat=SEAT, unit=unit.id, passenger=rng.choice(list(s.units)), to=SpaceId(to or "111")
            )
        for target in [*stones, *rng.sample(list(s.units), 3)]:
            yield deeds.Fire(seat=SEAT, unit=unit.id, target=target, manner="maximum")
            yield deeds.Fire(seat=SEAT, unit=unit.id, target=target, manner="move")
            yield deeds.Chisel(seat=SEAT, unit=unit.id, target=target, manner="maximum")
            yield deeds.Chisel(seat=SEAT, unit=unit.id, target=target, manner="move")
            for kind in (deeds.Drill, deeds.Bomb, deeds.Lagi, deeds.Strike):
                yield kind(seat=SEAT, unit=unit.id, target=target)
        for helper in (None, UnitId("hq1"), UnitId("squad1")):
            yield deeds.Reconnoitre(seat=SEAT, unit=unit.id, helper=helper)
        for plain in (deeds.Jump, deeds.FreeMiner, deeds.Escape, deeds.EndAction):
            yield plain(seat=SEAT, unit=unit.id)
    yield deeds.EndActions(seat=SEAT)


def is_refused(s: ColossiState, action: Action) -> bool:
    try:
        rules().check(s, action)
    except IllegalAction as refusal:
        return bool(refusal.reason.text())
    return False


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_5_3_a_decision_is_listed_exactly_when_it_is_not_refused(seed: int) -> None:
    rng = Random(seed)
    for s in positions(seed):
        listed = set(map(repr, legal(s)))
        for offer in legal(s):
            assert isinstance(offer, Action)
            assert not is_refused(s, offer)
        for action in candidates(s, rng):
            assert (repr(action) in listed) != is_refused(s, action), action


def test_5_3_those_are_able_to_act_who_can_begin_something() -> None:
    red = given_tribe("red", 164)
    s = given_actions(given_unit("scout", 161, marker="paralyzed"), given_unit("hq", 144, acted=True), red)
    assert [unit.id for unit in able(field(s))] == ["watch"]
    stunned = given_actions(given_unit("scout", 161, marker="stunned"), red)
    assert [unit.id for unit in able(field(stunned))] == ["scout", "watch"]


@pytest.mark.parametrize("seed", [4, 5])
def test_13_a_seat_finds_the_same_decisions_in_its_view(seed: int) -> None:
    for s in positions(seed):
        view = rules().view(s, SEAT)
        assert rules().legal(view, SEAT) == legal(s)
        for offer in legal(s):
            assert isinstance(offer, Action)
            assert rules().wording(view, offer).text()
            assert odds(rules().ground, view, offer) == odds(rules().ground, s, offer)
