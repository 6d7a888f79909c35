# SPDX-License-Identifier: GPL-3.0-or-later
"""The words of the Rebel check."""

import pytest

from rubbletop.games.barrel.actions.rebels import (
    Bomb,
    CallHelp,
    DefendAlone,
    EmpowerRebels,
    HelpDefend,
    JoinBombing,
    LoseBuilding,
    MoveRebels,
    PayRepair,
    PlaceRebels,
    RestRebels,
    StayOut,
)
from rubbletop.games.barrel.actions.war import StandFast
from rubbletop.games.barrel.bombing import minimum
from rubbletop.games.barrel.events.common import GameEnded
from rubbletop.games.barrel.events.rebels import (
    BombingDeclared,
    BombingJoined,
    BombingRolled,
    BuildingDestroyed,
    BuildingRepaired,
    DefenceAnswered,
    HelpCalled,
    RebelsEmpowered,
    RebelsGone,
    RebelsMoved,
    RebelsPlaced,
    RebelsRested,
    RebelsWait,
)
from rubbletop.games.barrel.frames import AnyFrame
from rubbletop.games.barrel.frames.checks import PacifismFrame
from rubbletop.games.barrel.frames.rebels import (
    BlastFrame,
    DefenceFrame,
    PartnersFrame,
    RebelsFrame,
    RepairFrame,
)
from rubbletop.games.barrel.state import BarrelState
from rubbletop.games.barrel.words import rebels
from rubbletop.kernel.facts import Action, Event, Seat
from tests.barrel.builders import ONE, THREE, TWO, at, given_region, ground, rules
from tests.barrel.rebels_builders import bombing, given_check, given_rebels
from tests.barrel.step_builders import run_to

MUTHANNA, NAJAF = at("muthanna"), at("najaf")
COMING = "The rebels of Two bomb One in Muthanna: logistics."


def given_table(frame: AnyFrame | None = None) -> BarrelState:
    """Return rebels of two with a power of 2 beside what one has in Muthanna."""
    s = given_rebels(given_check(frame=frame), TWO, "bassora", 2)
    return given_region(s, "muthanna", ONE, troops={ONE: 3}, logistics=2).with_power(ONE, influence=3)


@pytest.mark.parametrize(
    ("event", "words"),
    [
        (RebelsPlaced(leader=ONE, region=at("maysan")), "The rebels of One enter Maysan."),
        (RebelsWait(leader=ONE), "The rebels of One find no eastern region free and wait off the map."),
        (
            RebelsMoved(leader=TWO, path=(at("bassora"), MUTHANNA), power=1),
            "The rebels of Two: Bassora → Muthanna, power 1.",
        ),
        (RebelsEmpowered(leader=TWO, power=3), "The rebels of Two grow to power 3."),
        (RebelsRested(leader=TWO), "The rebels of Two rest."),
        (RebelsGone(leader=TWO), "The rebels of Two leave the map."),
        (BombingDeclared(bombing=bombing("logistics")), COMING),
        (
            BombingDeclared(bombing=bombing("police", partners=(THREE,))),
            "The rebels of Two and Three bomb One in Muthanna: police station.",
        ),
        (BombingJoined(leader=THREE, joined=True), "The rebels of Three join."),
        (BombingJoined(leader=THREE, joined=False), "The rebels of Three stay out."),
        (HelpCalled(victim=ONE, ally=THREE), "One asks Three for help."),
        (DefenceAnswered(ally=THREE, helps=True), "Three helps in the defence."),
        (DefenceAnswered(ally=THREE, helps=False), "Three does not help."),
        (
            BuildingDestroyed(owner=ONE, region=MUTHANNA, building="refinery"),
            "The refinery in Muthanna is destroyed.",
        ),
        (
            BuildingRepaired(owner=ONE, region=MUTHANNA, building="police", damage=1),
            "The police station in Muthanna is repaired.",
        ),
    ],
)
def test_rebels_events_are_told(event: Event, words: str) -> None:
    assert rules().sentence(given_table(), event).text() == words


@pytest.mark.parametrize(
    ("faces", "words"),
    [
        (
            (3, 4),
            "One throws 7 against 2 (troops and police of One +3, Influence of One +1 and rebels of Two −2): "
            "damage 5.",
        ),
        (
            (1, 1),
            "One throws 2 against 2 (troops and police of One +3, Influence of One +1 and rebels of Two −2): "
            "the bombing fails.",
        ),
    ],
)
def test_bombing_dice_are_told_with_the_reckoning(faces: tuple[int, int], words: str) -> None:
    s = given_table(BlastFrame(bombing=bombing("logistics")))
    s = s.become(RebelsFrame(left=()), s.top)

    s, events = run_to(s, RebelsFrame, faces)

    assert rules().sentence(s, events[0]).text() == words


def test_bombing_dice_against_nothing_but_rebels_or_nothing_at_all_are_told() -> None:
    s = given_region(given_table(), "muthanna", ONE).with_power(ONE, influence=0)
    alone = minimum(ground(), s, bombing("logistics"))
    told = BombingRolled(
        bombing=bombing("logistics"), faces=(2, 2), minimum=alone.total, reckoning=alone.lines, damage=6
    )
    bare = BombingRolled(bombing=bombing("logistics"), faces=(2, 2), minimum=0, reckoning=(), damage=4)

    assert rules().sentence(s, told).text() == "One throws 4 against −2 (rebels of Two −2): damage 6."
    assert rules().sentence(s, bare).text() == "One throws 4 against 0 (nothing counts): damage 4."


@pytest.mark.parametrize(
    ("action", "words"),
    [
        (PlaceRebels(seat=ONE, region=at("maysan")), "Rebels enter Maysan"),
        (MoveRebels(seat=TWO, to=MUTHANNA), "Move the rebels to Muthanna"),
        (EmpowerRebels(seat=TWO), "Raise the power of the rebels to 3"),
        (
            Bomb(seat=TWO, victim=ONE, region=MUTHANNA, target="troops"),
            "Bomb One in Muthanna: troops",
        ),
        (
            Bomb(seat=TWO, victim=ONE, region=MUTHANNA, target="pipeline", call=True),
            "Ask others to bomb One in Muthanna too: pipeline",
        ),
        (RestRebels(seat=TWO), "Do nothing with the rebels"),
        (JoinBombing(seat=THREE), "Join the bombing"),
        (StayOut(seat=THREE), "Stay out"),
        (CallHelp(seat=ONE, ally=THREE), "Ask Three for help"),
        (DefendAlone(seat=ONE), "Ask nobody: roll"),
        (HelpDefend(seat=THREE), "Help in the defence"),
        (PayRepair(seat=ONE), "Pay for the repair"),
        (LoseBuilding(seat=ONE), "Lose the building"),
    ],
)
def test_rebels_decisions_have_button_texts(action: Action, words: str) -> None:
    assert rules().wording(given_table(), action).text() == words


LOGISTICS = bombing("logistics")


@pytest.mark.parametrize(
    ("frame", "seat", "words"),
    [
        (RebelsFrame(left=()), ONE, "All rebels have acted."),
        (RebelsFrame(left=(ONE,)), ONE, "Place your rebels in an eastern region."),
        (RebelsFrame(left=(TWO,)), TWO, "What do your rebels do: move, grow stronger, bomb or rest?"),
        (RebelsFrame(left=(TWO,)), ONE, "Two acts with the rebels."),
        (PartnersFrame(bombing=LOGISTICS, asked=()), ONE, COMING),
        (BlastFrame(bombing=LOGISTICS), ONE, COMING),
        (PartnersFrame(bombing=LOGISTICS, asked=(THREE,)), THREE, f"{COMING} Do your rebels join?"),
        (PartnersFrame(bombing=LOGISTICS, asked=(THREE,)), ONE, f"{COMING} Three may join."),
        (DefenceFrame(bombing=LOGISTICS, asked=(THREE,)), ONE, f"{COMING} Whom do you ask for help?"),
        (DefenceFrame(bombing=LOGISTICS, asked=(THREE,)), TWO, f"{COMING} One decides about the defence."),
        (
            DefenceFrame(bombing=LOGISTICS, asked=(), called=THREE),
            THREE,
            f"{COMING} One asks for your help.",
        ),
        (DefenceFrame(bombing=LOGISTICS, asked=(), called=THREE), ONE, f"{COMING} Three is asked for help."),
        (
            RepairFrame(bombing=bombing("refinery"), damage=3),
            ONE,
            "The refinery in Muthanna is damaged. Pay $3, or it is lost.",
        ),
        (
            RepairFrame(bombing=bombing("refinery"), damage=3),
            TWO,
            "One decides about the refinery in Muthanna: $3 or lost.",
        ),
    ],
)
def test_rebels_prompts_ask_who_decides_and_tell_the_others(frame: AnyFrame, seat: Seat, words: str) -> None:
    assert rules().prompt(given_table(frame), seat).text() == words


def test_rebels_target_troops_is_named() -> None:
    s = given_table(BlastFrame(bombing=bombing("troops")))

    assert rules().prompt(s, ONE).text() == "The rebels of Two bomb One in Muthanna: troops."


def test_rebels_words_leave_other_parts_alone() -> None:
    s = given_table(PacifismFrame(left=(ONE,)))

    assert rebels.sentence(ground(), s, GameEnded()) is None
    assert rebels.wording(ground(), s, StandFast(seat=ONE)) is None
    assert rebels.prompt(ground(), s, ONE) is None
