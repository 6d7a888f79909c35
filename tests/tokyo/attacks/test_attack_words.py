# SPDX-License-Identifier: GPL-3.0-or-later
"""How Phase 8 reads: sentences of the log, buttons, questions (XIV)."""

import pytest

from rubbletop.games.tokyo.actions.attacks import (
    EndAttacks,
    FireWeapon,
    JoinAttack,
    LaunchAttack,
    LeaveAttack,
    RepelGodran,
    SpareUnits,
    StrikeBack,
    SwatUnit,
)
from rubbletop.games.tokyo.actions.godran import EndRampage
from rubbletop.games.tokyo.events.attacks import (
    AttackersSpared,
    AttackMade,
    AttacksEnded,
    AttacksPassed,
    GodranAnnoyed,
    GodranFumed,
    GodranHealed,
    GodranKilled,
    GodranRaged,
    GodranRepelled,
    GodranSlain,
    GodranStunned,
    GodranWounded,
    OriginRevealed,
    WeaponFired,
    WoundsSettled,
)
from rubbletop.games.tokyo.events.common import TurnBegun
from rubbletop.games.tokyo.frames.attacks import FlopFrame, PissedFrame, RepelFrame
from rubbletop.games.tokyo.frames.money import IncomeFrame
from rubbletop.games.tokyo.words import attacks as words
from rubbletop.kernel.facts import Action, Event
from tests.tokyo.attacks_builders import attacked, building_at, done, given_attacks, with_phase
from tests.tokyo.builders import ONE, THREE, TWO, at, given_game, ground, of_kind, rules, unit

FACTS: tuple[tuple[Event, str], ...] = (
    (AttacksPassed(attacker=ONE), "One has no unit left that can attack."),
    (AttacksEnded(attacker=TWO), "Two ends the attacks."),
    (
        OriginRevealed(attacker=ONE, origin="moon"),
        "The Origin card is turned over: the surface of the Moon.",
    ),
    (
        WeaponFired(attacker=ONE, weapon=unit("ne.heat_ray"), column="C", faces=(3, 4), effect="stunned"),
        "One turns the Heat Ray on GODRAN, column C: 3 + 4 = 7, Stunned.",
    ),
    (AttackersSpared(), "GODRAN itself destroys none of the attackers."),
    (GodranAnnoyed(), "GODRAN is Annoyed: next turn each of its dice counts 1 more."),
    (GodranStunned(), "GODRAN is Stunned: next turn each of its dice counts 1 less."),
    (
        GodranStunned(cornered=True),
        "GODRAN has nowhere to retreat and is Stunned: next turn each die counts 1 less.",
    ),
    (GodranHealed(), "The attack does GODRAN good: a wound, if it has one, heals at the end of the phase."),
    (
        GodranWounded(attacker=ONE, again=False),
        "GODRAN is wounded; the wound is marked at the end of the phase.",
    ),
    (
        GodranWounded(attacker=ONE, again=True),
        "GODRAN is wounded once a turn only: this time it retreats.",
    ),
    (GodranSlain(attacker=ONE), "That is the end of GODRAN, once all attacks are made."),
    (GodranRaged(dice=5), "GODRAN is Pissed and strikes back at once, dice: 5."),
    (GodranFumed(), "Nothing is in GODRAN’s reach: it just fumes."),
    (GodranRepelled(mover=ONE, path=(at("H8"), at("H9"))), "One drives GODRAN from H8 to H9."),
    (
        WoundsSettled(before=2, wounded=True, healed=1, wounds=2),
        "GODRAN’s wounds: 2 before, new 1, healed 1; now 2.",
    ),
    (
        GodranKilled(killers=(ONE, THREE), points=101, share=50),
        "GODRAN is dead. Its 101 VP, shared by One, Three: 50 each.",
    ),
)
DEEDS: tuple[tuple[Action, str], ...] = (
    (JoinAttack(seat=ONE, unit=unit("ne.troop.1")), "Add Troop in H7 to the attack"),
    (LeaveAttack(seat=ONE, unit=unit("ne.troop.1")), "Take Troop in H7 out of the attack"),
    (LaunchAttack(seat=ONE), "Attack GODRAN"),
    (FireWeapon(seat=ONE, weapon=unit("ne.heat_ray")), "Fire Heat Ray"),
    (EndAttacks(seat=ONE), "End the attacks"),
    (SwatUnit(seat=TWO, unit=unit("ne.troop.1")), "Destroy Troop in H7"),
    (SpareUnits(seat=TWO), "Destroy none"),
    (RepelGodran(seat=ONE, to=at("H9")), "Move GODRAN to H9"),
    (
        StrikeBack(seat=TWO, building=building_at("L5"), area=at("L5")),
        "Smash City Hall (North-East)",
    ),
)


@pytest.mark.parametrize(("event", "text"), FACTS, ids=lambda value: type(value).__name__)
def test_xiv_each_fact_is_a_sentence(event: Event, text: str) -> None:
    assert rules().sentence(given_attacks(), event).text() == text


@pytest.mark.parametrize(("action", "text"), DEEDS, ids=lambda value: type(value).__name__)
def test_xiv_each_decision_is_a_button(action: Action, text: str) -> None:
    assert rules().wording(given_attacks("ne.troop.1 H7"), action).text() == text


def test_xiv_the_log_gives_the_reasons_of_an_attack() -> None:
    s = given_attacks("ne.troop.1 I6 inside", "ne.tank.1 J7", godran="J6")
    s, events = attacked(s, "ne.troop.1", "ne.tank.1", total=12)
    assert rules().sentence(s, of_kind(events, AttackMade)[0]).text() == (
        "One attacks GODRAN. Dice 6: Troop 2, Tank 4. Thrown 6 + 2 + 1 + 1 + 1 + 1 = 12, "
        "less GODRAN’s strength 10, Building beside it 1: Damage Points 1, wounds 0: Annoyed."
    )


def test_xiv_a_flop_reads_as_one() -> None:
    s = given_attacks("ne.troop.1 H7")
    s, events = attacked(s, "ne.troop.1", total=2)
    assert rules().sentence(s, of_kind(events, AttackMade)[0]).text() == (
        "One attacks GODRAN. Dice 2: Troop 2. Thrown 1 + 1 = 2, less GODRAN’s strength 10: "
        "nothing gets through, a flop."
    )


def test_xiv_who_attacks_is_asked_and_the_others_wait() -> None:
    s = given_attacks("ne.troop.1 H7")
    assert rules().prompt(s, ONE).text() == (
        "Choose the units that attack GODRAN, fire a superweapon, or end your attacks."
    )
    assert rules().prompt(s, TWO).text() == "One may attack GODRAN."
    s, _ = done(s, JoinAttack(seat=ONE, unit=unit("ne.troop.1")))
    assert rules().prompt(s, ONE).text() == (
        "Add more units, or attack now. Your dice: 2. GODRAN’s strength: 10."
    )
    assert rules().prompt(with_phase(s, left=()), ONE).text() == "The turn ends."


def test_xiv_who_decides_on_what_follows_is_asked() -> None:
    s = given_attacks()
    flop = s.push(FlopFrame(attackers=()))
    assert rules().prompt(flop, TWO).text() == "The attack failed: destroy one of the attackers, or none."
    assert rules().prompt(flop, ONE).text() == "Two decides which attacker GODRAN destroys."
    repel = s.push(RepelFrame(seat=ONE, attackers=()))
    assert rules().prompt(repel, ONE).text() == "GODRAN retreats: choose the area into which you drive it."
    assert rules().prompt(repel, TWO).text() == "One chooses where GODRAN retreats."
    pissed = s.push(PissedFrame(dice=4, attackers=()))
    assert rules().prompt(pissed, TWO).text() == (
        "GODRAN is Pissed: choose the building it smashes, dice: 4."
    )
    assert rules().prompt(pissed, ONE).text() == "Two chooses the building GODRAN smashes."


def test_xiv_other_parts_have_their_own_words() -> None:
    s = given_game(IncomeFrame())
    assert words.sentence(ground().board, s, TurnBegun(turn=1)) is None
    assert words.wording(ground().board, s, EndRampage(seat=ONE)) is None
    assert words.prompt(ground(), s, ONE) is None


@pytest.mark.parametrize(
    ("action", "picks"),
    list(
        zip(
            (action for action, _ in DEEDS),
            (
                ("ne.troop.1",),
                ("ne.troop.1",),
                (),
                ("ne.heat_ray", "godran"),
                (),
                ("ne.troop.1",),
                (),
                ("godran", "H9"),
                ("L5",),
            ),
            strict=True,
        )
    ),
    ids=lambda value: type(value).__name__,
)
def test_xiv_each_decision_is_made_by_clicks_on_the_board(action: Action, picks: tuple[str, ...]) -> None:
    assert action.picks() == picks
