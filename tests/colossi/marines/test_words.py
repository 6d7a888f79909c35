# SPDX-License-Identifier: GPL-3.0-or-later
"""The sentences, buttons and questions of the Marine Phase (5.0)."""

import pytest

from rubbletop.games.colossi.actions.marines import (
    AimedAction,
    EndRecovery,
    Land,
    Recover,
    Restore,
    TargetAction,
)
from rubbletop.games.colossi.events import marines as facts
from rubbletop.games.colossi.frames import marines as frames
from rubbletop.games.colossi.state import replace
from rubbletop.games.colossi.words import marines as words
from rubbletop.kernel.facts import Action, Event, UnitId, say
from rubbletop.kernel.state import Frame
from rubbletop.kernel.tally import Tally
from tests.colossi.builders import SEAT, at, given_rubble, given_state, given_tribe, given_unit, rules
from tests.colossi.marines.acts import (
    DONE,
    bomb,
    chisel,
    drill,
    end,
    escape,
    fire,
    fly,
    free,
    haul,
    jump,
    jump_to,
    lagi,
    march,
    recon,
    strike,
)

SQUAD, RED, RUBBLE, BIT = UnitId("squad2"), UnitId("red"), UnitId("rubble1"), UnitId("bit")
TABLE = given_state(
    *(given_unit("squad", 161, id_=name) for name in ("squad1", "squad2")),
    given_unit("scout", 163, id_="scout1"),
    *(given_unit(kind, 225) for kind in ("bit", "bomber", "colby", "carrier", "hq", "ops", "miner")),
    given_tribe("red", 153),
    given_rubble(162, "pit", id_="rubble1"),
)
ATTACK = facts.StoneAttacked(
    unit=SQUAD, target=RED, hex=at(153), attack="fire", faces=(6, 6), need=4, cracked=False, extra=1, hits=3
)
DROP = facts.DescentTried(unit=SQUAD, hex=at(161), how="land", faces=(6,), drm=0, result="safe")
FOUR = Tally().plus(4, say("Combat factor"), "5.4.1")
TRY = facts.RecoveryTried(unit=SQUAD, faces=(5,), drm=-1, medic=False, success=False)
BEAM = facts.Reconnoitred(unit=UnitId("scout1"), helper=None, face=4, drm=1, success=True)


@pytest.mark.parametrize(
    ("event", "sentence"),
    [
        (TRY, "Squad 2 tries to recover: 5 − 1, no effect."),
        (
            facts.RecoveryTried(unit=SQUAD, faces=(2, 6), drm=0, medic=True, success=True),
            "Squad 2 tries to recover with a Medic near: 2 6, success.",
        ),
        (
            facts.RecoveryTried(unit=SQUAD, faces=(2, 3), drm=0, medic=True, success=False),
            "Squad 2 tries to recover with a Medic near: 2 3, no effect.",
        ),
        (facts.UnitRestored(unit=SQUAD, effect="stunned"), "Squad 2 is no longer Paralyzed, but Stunned."),
        (facts.UnitDue(unit=SQUAD), "Squad 2 is ready to land."),
        (facts.UnitDue(unit=UnitId("bomber"), beside=True), "Bomber waits beside the map."),
        (facts.UnitDelayed(unit=SQUAD, why="room"), "Squad 2 waits a turn: no hex is fit for a landing."),
        (DROP, "Squad 2 drops towards 161: 6, a safe landing."),
        (
            facts.DescentTried(unit=SQUAD, hex=at(161), how="jump", faces=(4,), drm=-1, result="scattered"),
            "Squad 2 jumps towards 161: 4 − 1, scattered, it comes down next to it.",
        ),
        (facts.UnitAdrift(unit=SQUAD, faces=(1, 6, 1), hex=at(161), barred=False), "Squad 2 drifts to 161."),
        (
            facts.UnitAdrift(unit=SQUAD, faces=(1, 6, 1), hex=at(161), barred=True),
            "Squad 2 drifts to 161, where it cannot stand.",
        ),
        (BEAM, "Scout 1 reconnoitres: 4 + 1, next turn two Event counters are drawn."),
        (
            facts.Reconnoitred(unit=UnitId("scout1"), helper=None, face=1, drm=0, success=False),
            "Scout 1 reconnoitres: 1, nothing found.",
        ),
        (facts.MinerFreed(unit=SQUAD, miner=UnitId("miner"), hex=at(523)), "Squad 2 frees Miner."),
        (facts.UnitEscaped(unit=UnitId("miner"), hex=at(131)), "Miner escapes to safety from 131."),
        (
            facts.BomberCrashed(unit=UnitId("bomber"), hex=at(163)),
            "Bomber finds no place to land and crashes.",
        ),
        (
            replace(ATTACK, reckoning=FOUR.lines),
            "Squad 2 fires at the Redstones: 6 6 against DN 4, hits: 3 (1 of them by sixes).",
        ),
        (
            replace(ATTACK, reckoning=FOUR.plus(-1, say("Stunned"), "91").plus(1, say("Adjacent"), "").lines),
            "Squad 2 fires at the Redstones: 6 6 against DN 4, hits: 3 (1 of them by sixes)."
            " Dice: Combat factor 4, Stunned −1, Adjacent +1.",
        ),
        (
            replace(TRY, reckoning=Tally().plus(-1, say("Next to a tribe"), "5.1.2").lines),
            "Squad 2 tries to recover: 5 − 1, no effect. Modifiers: Next to a tribe −1.",
        ),
        (ATTACK, "Squad 2 fires at the Redstones: 6 6 against DN 4, hits: 3 (1 of them by sixes)."),
        (
            facts.StoneAttacked(
                unit=UnitId("hq"), target=RED, hex=at(153), attack="strike", faces=(5, 1), need=3,
                cracked=True, extra=0, hits=1,
            ),
            "HQ calls a strike on the Redstones: 5 1 against DN 3, hits: 1.",
        ),
        (
            facts.FeatureStruck(unit=UnitId("hq"), target=RUBBLE, hex=at(162), faces=(6, 6), destroyed=True),
            "HQ calls a strike on 162: 6 6, enough sixes to destroy it.",
        ),
        (
            facts.FeatureStruck(unit=UnitId("hq"), target=RUBBLE, hex=at(162), faces=(6, 5), destroyed=False),
            "HQ calls a strike on the Bottomless Quarry Pit in 162: 6 5, no effect.",
        ),
        (
            facts.WeaponUsed(
                unit=BIT, target=RED, hex=at(153), weapon="drill", face=6, drm=-1, result="paralyzed"
            ),
            "Boring Bit drills into the Redstones: 6 − 1, Paralyzed.",
        ),
        (
            facts.LagiFired(unit=UnitId("colby"), target=RED, hex=at(153), face=4, direction=2),
            "Major Colby pushes the Redstones to the north-east with the LAGI; hexes at most: 4.",
        ),
        (facts.PushStopped(target=SQUAD, hex=None), "The push of Squad 2 ends at the edge of the map."),
        (facts.PushStopped(target=RED, hex=None), "The push of the Redstones ends at the edge of the map."),
        (facts.PushStopped(target=RED, hex=at(155)), "The push of the Redstones ends before 155."),
        (facts.CrackClosed(target=RED), "The crack in the Redstones closes."),
    ],
)  # fmt: skip
def test_5_0_every_fact_is_a_sentence(event: Event, sentence: str) -> None:
    assert rules().sentence(TABLE, event).text() == sentence


@pytest.mark.parametrize(
    ("action", "wording"),
    [
        (Recover(seat=SEAT, unit=SQUAD), "Try to recover Squad 2"),
        (Restore(seat=SEAT, unit=SQUAD, choice="flip"), "Flip Squad 2 to full strength"),
        (Restore(seat=SEAT, unit=SQUAD, choice="marker"), "Take the marker off Squad 2"),
        (EndRecovery(seat=SEAT), "End recovery"),
        (DONE, "End the Marine actions"),
        (end("squad2"), "Finish Squad 2"),
        (jump("ops"), "Jump with Special Ops"),
        (jump_to(161, "ops"), "Jump to 161"),
        (escape("miner"), "Lead Miner to safety"),
        (free("hq"), "Free a Miner"),
        (recon("scout1"), "Reconnoitre with Scout 1"),
        (recon("scout1", "hq"), "Reconnoitre with Scout 1, helped by HQ"),
        (fire("squad2", "red"), "Maximum Fire at the Redstones"),
        (fire("squad2", "red", "move"), "Fire on the Move at the Redstones"),
        (chisel("ops", "red"), "Chisel the Redstones with Maximum Fire"),
        (chisel("ops", "red", "move"), "Chisel the Redstones on the Move"),
        (drill("red"), "Drill into the Redstones"),
        (bomb("red"), "Bomb the Redstones"),
        (lagi("red"), "Push the Redstones with the LAGI"),
        (strike("rubble1"), "Call an Orbital Strike on the Bottomless Quarry Pit"),
        (Land(seat=SEAT, unit=SQUAD, to=at(161)), "Land Squad 2 in 161"),
        (march("squad2", 161), "Move Squad 2 to 161"),
        (haul("hq", 344), "Carry HQ to 344"),
        (fly(161), "Fly Bomber to 161"),
    ],
)
def test_5_0_every_decision_is_a_button(action: Action, wording: str) -> None:
    assert rules().wording(TABLE, action).text() == wording


@pytest.mark.parametrize(
    ("frame", "question"),
    [
        (frames.RecoveryFrame(begun=True), "Which unit tries to recover?"),
        (frames.RestoreFrame(unit=SQUAD), "What does Squad 2 recover from?"),
        (
            frames.LandingFrame(begun=True),
            "Which unit lands where?",
        ),
        (frames.ActionsFrame(begun=True), "Which unit acts next?"),
        (
            frames.ActingFrame(unit=SQUAD, points=3),
            "Squad 2: go on, or finish?",
        ),
        (frames.JumpFrame(unit=SQUAD), "Where does Squad 2 jump to?"),
        (frames.DropFrame(unit=SQUAD, hex=at(161), result="safe", how="land"), "Squad 2 comes down."),
        (frames.PushFrame(target=SQUAD, direction=1, left=2), "Squad 2 is pushed."),
    ],
)
def test_5_0_every_step_asks_a_question(frame: Frame, question: str) -> None:
    assert rules().prompt(TABLE.become(frame), SEAT).text() == question


def test_5_0_other_facts_decisions_and_steps_are_left_to_other_words() -> None:
    assert words.sentence(TABLE, Event()) is None
    assert words.wording(TABLE, Action(seat=SEAT)) is None
    assert words.prompt(TABLE) is None


def test_5_0_unknown_kinds_of_decision_have_no_wording() -> None:
    with pytest.raises(AssertionError, match="no wording for TargetAction"):
        words.wording(TABLE, TargetAction(seat=SEAT, unit=SQUAD, target=RED))
    with pytest.raises(AssertionError, match="no wording for AimedAction"):
        words.wording(TABLE, AimedAction(seat=SEAT, unit=SQUAD, to=at(161)))


def test_5_0_decisions_are_clicked_from_the_unit_to_its_target() -> None:
    clicks = {
        Recover(seat=SEAT, unit=SQUAD): ("squad2",),
        Restore(seat=SEAT, unit=SQUAD, choice="flip"): (),
        march("squad2", 161): ("squad2", "161"),
        haul("hq", 344): ("carrier", "hq", "344"),
        fire("squad2", "red"): ("squad2", "red"),
        recon("scout1"): ("scout1",),
        recon("scout1", "hq"): ("scout1", "hq"),
        end("squad2"): (),
        DONE: (),
    }
    assert {action: action.picks() for action in clicks} == clicks
