# SPDX-License-Identifier: GPL-3.0-or-later
"""The words of the log, of buttons and of questions (13; style: tribes are plural, units singular)."""

from typing import get_args

import pytest

from rubbletop.games.colossi import words
from rubbletop.games.colossi.actions import cup as deeds
from rubbletop.games.colossi.actions.harm import AllotHit, Retreat
from rubbletop.games.colossi.actions.tribes import Enter
from rubbletop.games.colossi.events import common, cup, tribes
from rubbletop.games.colossi.frames import cup as cup_frames
from rubbletop.games.colossi.frames import tribes as tribe_frames
from rubbletop.games.colossi.frames.harm import HitsFrame, RetreatFrame, RubbleFrame
from rubbletop.games.colossi.frames.tribes import EntryFrame
from rubbletop.games.colossi.state import ColossiState, replace
from rubbletop.games.colossi.steps.base import COLOSSI
from rubbletop.games.colossi.words.names import counter_name, hex_name, one_of, tribe_name
from rubbletop.kernel.facts import Action, Event, UnitId
from rubbletop.kernel.state import Frame
from tests.colossi.builders import SEAT, at, given_rubble, given_state, given_tribe, given_unit, rules

RED, WHITE, SQUAD = UnitId("red"), UnitId("white"), UnitId("squad2")
RUBBLE = UnitId("rubble421")


def table() -> ColossiState:
    """Return a table with the counters that the sentences speak of."""
    return given_state(
        given_unit("squad", 421, id_="squad2"),
        given_unit("medic", 422),
        given_unit("carrier", 336),
        given_tribe("red", 111),
        given_tribe("white", None),
        given_rubble(421),
        given_rubble(112, "pit"),
    )


COMMON: list[tuple[Event, str]] = [
    (common.PhaseBegan(turn=3, phase="aura"), "Turn 3: Ancestral Aura."),
    (common.UnitMoved(unit=SQUAD, path=(at(421), at(422)), how="march"), "Squad 2 moves 421 → 422."),
    (common.UnitMoved(unit=SQUAD, path=(at(422),), how="land"), "Squad 2 lands in 422."),
    (common.UnitMoved(unit=SQUAD, path=(at(116),), how="flight"), "Squad 2 enters the map in 116."),
    (
        common.TribeMoved(tribe=RED, path=(at("251+1"), at(252)), how="charge"),
        "The Redstones advance 251.5 → 252.",
    ),
    (common.UnitHarmed(unit=SQUAD, harm="lost"), "Squad 2 is eliminated."),
    (
        common.UnitTransformed(unit=UnitId("foreman")),
        "The Mine Foreman finds his old uniform: he is Major Colby now.",
    ),
    (
        common.UnitAttacked(unit=SQUAD, cause=RED, attack="sling", faces=(5, 1), dn=4, hits=1),
        "Boulder Sling of the Redstones on Squad 2: 5 1 against DN 4, hits: 1.",
    ),
    (
        common.UnitAttacked(
            unit=SQUAD, cause=RUBBLE, attack="shrapnel", faces=(5,), dn=4, hits=1, structure=True
        ),
        "Shale Shrapnel on Squad 2 in a Structure: 5 against DN 4, hits: 1.",
    ),
    (common.UnitStruck(unit=SQUAD, by="rubble"), "The Rubble falls on Squad 2: one hit."),
    (common.UnitStruck(unit=SQUAD, by="rift"), "The ground bursts open under Squad 2: one hit."),
    (common.RetreatBarred(unit=SQUAD), "Squad 2 cannot retreat: one more hit."),
    (
        common.StoneHarmed(target=RED, harm="flipped", boulder="R1"),
        "A boulder of the Redstones is flipped to its reduced side.",
    ),
    (
        common.StoneHarmed(target=RUBBLE, harm="paralyzed"),
        "The Rubble is Paralyzed: it is not turned over this turn.",
    ),
    (common.TribeDestroyed(tribe=RED), "The last boulder of the Redstones is gone: the stack is destroyed."),
    (
        common.ArrivalDeflected(hex=at(421), to=at(361), where="beside"),
        "421 is not empty: the stack goes to 361, the lowest empty hex next to it.",
    ),
    (
        common.ArrivalDeflected(hex=at(421), to=at(333), where="near"),
        "421 is not empty, nor is any hex next to it: the stack goes to 333, the nearest empty hex.",
    ),
    (
        common.RubbleDeflected(hex=at(421), to=at(361)),
        "421 is not empty: the Rubble goes to 361, the lowest empty hex next to it.",
    ),
    (common.RubblePlaced(rubble=RUBBLE, hex=at(421)), "Rubble falls in 421."),
    (
        common.RubblePlaced(rubble=RUBBLE, hex=at(421), source="garrison"),
        "Rubble is left behind in the Structure in 421.",
    ),
    (
        common.RubblePlaced(rubble=RUBBLE, hex=at(421), source="wreck"),
        "The wreck of the Ore Carrier becomes Rubble in 421.",
    ),
    (
        common.RubbleMoved(rubble=RUBBLE, path=(at(421), at(422))),
        "Rubble is shoved 421 → 422, the lowest empty hex there.",
    ),
    (common.RubbleMissing(origin=at(421), why="edge"), "No Rubble is made: it would fall off the map."),
    (common.RubbleGone(rubble=RUBBLE, hex=at(421)), "Back to the pool: Rubble in 421."),
    (
        common.RubbleGone(rubble=RUBBLE, hex=at(421), face="pit"),
        "Back to the pool: Bottomless Quarry Pit in 421.",
    ),
    (
        common.MineTrodden(unit=SQUAD, hex=at(421), face=1, effect="hit"),
        "Squad 2 treads on a marble: a hit, and it stops.",
    ),
    (common.MineTrodden(unit=SQUAD, hex=at(421), face=3, effect="stop"), "Squad 2 stops among the marbles."),
    (
        common.MineTrodden(unit=SQUAD, hex=at(421), face=4, effect="none"),
        "Squad 2 passes between the marbles.",
    ),
]
CUP: list[tuple[Event, str]] = [
    (cup.EventDrawn(event="wave", left=12), "Event: Anti-Gravity Wave. Counters left in the cup: 12."),
    (
        cup.EventsOffered(drawn=("wave", "supply")),
        "Thanks to the reconnaissance: Anti-Gravity Wave or Medical Supply Drop.",
    ),
    (
        cup.EventsOffered(drawn=("supply", "supply")),
        "Thanks to the reconnaissance: Medical Supply Drop, drawn twice.",
    ),
    (
        cup.EventsTaken(seat=COLOSSI),
        "The Colossi player draws two event counters for the Colossi and keeps one.",
    ),
    (cup.EventReturned(event="supply"), "Back into the cup: Medical Supply Drop."),
    (cup.CupEmpty(), "The cup is empty: no event."),
    (
        cup.NothingHappened(event="rock_garden", why="occupied"),
        "A unit holds the mine entrance: no tribe appears there.",
    ),
    (cup.NothingHappened(event="lightning"), "Nobody else is in reach: the lightning ends."),
    (cup.AcidDie(rubble=RUBBLE, face=3, dissolves=True), "Acid dissolves Rubble: 3."),
    (cup.AcidDie(rubble=RUBBLE, face=4, dissolves=False), "Rubble withstands the acid: 4."),
    (cup.AcidFell(tribes=(RED,)), "Acid eats into the tribes: each has −1 DN now."),
    (cup.LightningStruck(hex=at(421)), "Lightning strikes 421."),
    (
        cup.LightningFound(target=RED, distance=3, cf=5, rivals=(SQUAD,)),
        "The nearest within 5 hexes is at distance 3: Redstones. Dice: 5."
        " As near: Squad 2; the lowest is taken.",
    ),
    (
        cup.LightningFound(target=RED, distance=3, cf=5),
        "The nearest within 5 hexes is at distance 3: Redstones. Dice: 5.",
    ),
    (
        cup.LightningHit(tribe=RED, faces=(6, 6, 1), dn=4, hits=3),
        "Chain Lightning on the Redstones: 6 6 1 against DN 4, hits: 3.",
    ),
    (cup.StormMoved(hex=None, origin=at(421)), "The Dust Storm is gone."),
    (cup.StormMoved(hex=at(421)), "A Dust Storm comes up in 421."),
    (cup.StormMoved(hex=at(422), origin=at(421)), "The Dust Storm drifts to 422."),
    (cup.TremorDie(tribe=RED, face=3, pops=True), "The Redstones throw 3: Rubble pops off."),
    (cup.TremorDie(tribe=RED, face=4, pops=False), "The Redstones throw 4: nothing."),
    (cup.TribeLeft(tribe=RED, hex=at(111)), "The Redstones go home to honor their ancestors."),
    (cup.TribeSummoned(tribe="tomb"), "The Tombstones will come up in the Colossi phase."),
    (cup.UnitSupplied(unit=UnitId("medic")), "Medic is back at full strength."),
    (
        cup.BoulderReturned(tribe=RED, boulder="R1", hex=at(111), how="bottom"),
        "A lost boulder is back at the bottom of the Redstones in 111.",
    ),
    (
        cup.BoulderReturned(tribe=UnitId("red/2"), boulder="R1", hex=at(111), how="alone"),
        "A lost boulder of the Redstones (2) is back, alone in 111.",
    ),
    (cup.GroundErupted(hex=at(421)), "The ground erupts in 421: it is a Hill from now on."),
    (
        cup.RubbleRevealed(rubble=RUBBLE, hex=at(421), face="chalk"),
        "The Rubble in 421 is turned over: Chalk.",
    ),
]
TRIBES: list[tuple[Event, str]] = [
    (
        tribes.CardTurned(card=4, indicator="lowest", order=("tomb", "grey")),
        "Action card 4: Tombstones, Greystones; ties go to the lowest.",
    ),
    (tribes.JigJigRolled(face=6, tribe=None), "Die for the Jig-Jig: 6. Nobody dances."),
    (
        tribes.JigJigRolled(face=1, tribe="red", barred=True),
        "Die for the Jig-Jig: 1. The Redstones are not on the card and do not dance.",
    ),
    (
        tribes.JigJigRolled(face=3, tribe="grey"),
        "Die for the Jig-Jig: 3. It is the dance of the Greystones.",
    ),
    (
        tribes.JigJigDanced(tribe=RED),
        "The Redstones dance the Jig-Jig and tunnel instead of a special attack.",
    ),
    (tribes.TribeActivated(tribe=RED), "The Redstones act."),
    (tribes.TribeSkipped(tribe=RED, why="away"), "The Redstones are not on the map."),
    (
        tribes.TargetFound(
            tribe=RED, target=SQUAD, hex=at(421), by="sight", distance=3, rivals=(), indicator="lowest"
        ),
        "The Redstones see Squad 2 in 421, the nearest at distance 3.",
    ),
    (
        tribes.TargetFound(
            tribe=RED,
            target=SQUAD,
            hex=at(421),
            by="distance",
            distance=3,
            rivals=(UnitId("medic"),),
            indicator="highest",
        ),
        "The Redstones see nobody and sense Squad 2 in 421, the nearest at distance 3."
        " As near: Medic; the card takes the highest.",
    ),
    (tribes.NoTarget(tribe=RED), "The Redstones find no target."),
    (
        tribes.NoTarget(tribe=RED, attack="sling"),
        "The Redstones see nobody within reach of their Boulder Sling.",
    ),
    (
        tribes.NoTarget(tribe=RED, attack="sling", nearest=tribes.Sighting(unit=SQUAD, distance=6)),
        "The Redstones see nobody within reach of their Boulder Sling; the nearest is Squad 2 at 6.",
    ),
    (
        tribes.HexChosen(tribe=RED, to=None, why="blocked", barred=(at(112), at(113))),
        "The Redstones cannot come nearer and stay. Taken, though nearer: 112, 113.",
    ),
    (
        tribes.HexChosen(tribe=RED, to=None, why="bound"),
        "The Redstones are bound to Stonehenge and do not move.",
    ),
    (tribes.HexChosen(tribe=RED, to=None, why="blocked"), "The Redstones cannot come nearer and stay."),
    (tribes.HexChosen(tribe=RED, to=at(112), why="nearer"), "112 brings the Redstones nearer."),
    (
        tribes.HexChosen(tribe=RED, to=at(112), why="around", rivals=(at(113),), indicator="highest"),
        "The way is barred: the Redstones go around by 112. As good: 113; the card takes the highest.",
    ),
    (
        tribes.SpecialBegun(tribe=RED, code="MS"),
        "Special attack of the Redstones, as their top boulder shows: Medusa Stare.",
    ),
    (tribes.SpecialBegun(tribe=UnitId("tomb"), code="RL", face=6), "The Tombstones throw 6: Rock Roller."),
    (
        tribes.HexChosen(tribe=RED, to=at(112), why="straight"),
        "No target is before them: the Redstones go straight on to 112.",
    ),
    (tribes.NoTarget(tribe=RED, attack="stomp"), "Nobody is near enough for the Stomp of the Redstones."),
    (
        tribes.SlingSpread(tribe=RED, units=(SQUAD, UnitId("medic"))),
        "Next to that target, in sight of the Redstones, with fewer dice: Squad 2, Medic.",
    ),
    (tribes.RollBegun(tribe=RED, face=5, distance=3), "The Redstones throw 5. Hexes to roll: 3."),
    (tribes.RollerHeld(tribe=RED, why="edge"), "The Redstones stop at the edge of the map."),
    (
        tribes.Stared(tribe=RED, direction=2, line=(), seen=()),
        "The Redstones stare north-east and meet nobody.",
    ),
    (
        tribes.Stared(tribe=RED, direction=4, line=(), seen=(SQUAD,)),
        "The Redstones stare south and meet, the nearest first: Squad 2.",
    ),
    (tribes.Stomped(tribe=RED, unit=SQUAD, face=5, shock="paralyzed"), "Squad 2 is thrown down: 5."),
    (tribes.RiftDrawn(tribe=RED, hex=at(421)), "The Redstones tunnel toward 421."),
    (
        tribes.RiftBarred(tribe=RED, hex=at(421), to=at(361), why="cliffs"),
        "Red Cliffs close 421: the Redstones come up in 361, the nearest empty hex.",
    ),
    (
        tribes.RiftBarred(tribe=RED, hex=at(421), to=at(421), why="own"),
        "421 is their own hex: the Redstones stay, and the ground shakes.",
    ),
    (tribes.Erupted(tribe=RED), "The Redstones belch pumice."),
    (tribes.GameEnded(why="turns"), "The last turn is over: the game ends."),
]
SENTENCES = [*COMMON, *CUP, *TRIBES]


@pytest.mark.parametrize(("event", "sentence"), SENTENCES)
def test_a_fact_is_told_in_one_plain_sentence(event: Event, sentence: str) -> None:
    assert rules().sentence(table(), event).text() == sentence


def test_every_fact_of_these_parts_has_a_sentence_here() -> None:
    kinds = {*get_args(common.Events), *get_args(cup.Events), *get_args(tribes.Events)}
    assert {type(event) for event, _ in SENTENCES} == kinds


def test_every_variant_of_a_fact_has_words() -> None:
    assert set(words.common.HARMS) == set(get_args(common.Harm))
    assert set(words.common.STONE_HARMS) == set(words.common.RUBBLE_HARMS) == set(get_args(common.StoneHarm))
    assert set(words.common.MOVES) | set(words.common.TRIBE_MOVES) == set(get_args(common.How))


WORDINGS: list[tuple[Action, str]] = [
    (AllotHit(seat=SEAT, unit=SQUAD, choice="flip"), "Flip Squad 2 to its damaged side"),
    (AllotHit(seat=SEAT, unit=SQUAD, choice="marker"), "Squad 2 becomes Stunned"),
    (Retreat(seat=SEAT, unit=SQUAD, to=at(422)), "Retreat to 422"),
    (deeds.KeepEvent(seat=SEAT, event="wave"), "Keep Anti-Gravity Wave"),
    (deeds.Resupply(seat=SEAT, unit=SQUAD), "Restore Squad 2"),
    (deeds.EndSupply(seat=SEAT), "No more supplies"),
    (deeds.SpendRubble(seat=SEAT, rubble=RUBBLE), "Remove the Rubble in 421"),
    (deeds.Regrow(seat=SEAT, tribe=RED), "The boulder goes to the Redstones"),
    (deeds.Sidestep(seat=SEAT, unit=UnitId("carrier"), to=at(341)), "Move the Ore Carrier to 341"),
    (deeds.Reveal(seat=SEAT, rubble=RUBBLE), "Turn over the Rubble in 421"),
    (Enter(seat=SEAT, tribe=WHITE), "The Whitestones return next"),
]


@pytest.mark.parametrize(("action", "text"), WORDINGS)
def test_a_decision_has_a_button_text(action: Action, text: str) -> None:
    assert rules().wording(table(), action).text() == text


def test_a_stunned_unit_becomes_paralyzed_in_words_too() -> None:
    s = table().changed_unit(SQUAD, marker="stunned")
    choice = AllotHit(seat=SEAT, unit=SQUAD, choice="marker")
    assert rules().wording(s, choice).text() == "Squad 2 becomes Paralyzed"


PROMPTS: list[tuple[Frame, str]] = [
    (HitsFrame(unit=SQUAD, hits=2), "Squad 2 is hit. Hits to take: 2."),
    (RetreatFrame(unit=SQUAD, origin=at(422)), "Where does Squad 2 retreat to?"),
    (
        cup_frames.KeepFrame(drawn=("wave", "storm")),
        "The reconnaissance paid off: which of the two events do you keep?",
    ),
    (cup_frames.SupplyFrame(left=2), "Which damaged Marine is restored? Supplies left: 2."),
    (cup_frames.GallstonesFrame(), "Which Rubble counter is removed? A lost boulder comes back for it."),
    (cup_frames.RegrowFrame(), "Which stack gets the boulder?"),
    (cup_frames.SidestepFrame(), "Where does the Ore Carrier make room to?"),
    (RubbleFrame(origin=at(421)), "The game goes on."),
]


@pytest.mark.parametrize(("frame", "text"), PROMPTS)
def test_a_step_asks_in_one_sentence(frame: Frame, text: str) -> None:
    assert rules().prompt(table().become(frame), SEAT).text() == text


def test_who_comes_back_and_what_is_turned_over_is_asked_only_where_there_is_a_choice() -> None:
    s = table().become(EntryFrame())
    both = replace(s, entering=(UnitId("white"), RED))
    assert rules().prompt(both, SEAT).text() == "Which stack comes back next by Tunnel Rift?"
    assert rules().prompt(s, SEAT).text() == "The Colossi act."
    s = table().become(cup_frames.RevealFrame())
    two = s.with_rubble(given_rubble(113))
    assert rules().prompt(two, SEAT).text() == "Which Rubble counter is turned over?"
    assert rules().prompt(s, SEAT).text() == "The aura of the ancestors is at work."


GOING_ON: list[tuple[Frame, str]] = [
    (tribe_frames.TargetFrame(tribe=RED), "The Redstones act."),
    (tribe_frames.RollerFrame(tribe=RED, target=SQUAD, left=1, path=(at(111),)), "The Redstones act."),
    (tribe_frames.CardFrame(), "The Colossi act."),
    (tribe_frames.FinalFrame(), "The turn comes to its end."),
    (cup_frames.AuraFrame(), "The aura of the ancestors is at work."),
]


@pytest.mark.parametrize(("frame", "text"), GOING_ON)
def test_while_nothing_is_asked_it_says_what_goes_on(frame: Frame, text: str) -> None:
    assert words.prompt(table().become(frame)).text() == text


def test_an_interrupt_without_a_question_is_part_of_what_it_interrupts() -> None:
    rubble = RubbleFrame(origin=at(421))
    assert (
        words.prompt(table().become(tribe_frames.TargetFrame(tribe=RED), rubble)).text()
        == "The Redstones act."
    )
    assert words.prompt(table().become(rubble, rubble)).text() == "The event takes effect."


def test_a_finished_game_says_so() -> None:
    assert rules().prompt(table().pop(), SEAT).text() == "The game is over."


def test_what_nobody_has_words_for_is_an_error() -> None:
    with pytest.raises(AssertionError, match="no sentence for Event"):
        rules().sentence(table(), Event())
    with pytest.raises(AssertionError, match="no wording for Action"):
        rules().wording(table(), Action(seat=SEAT))


def test_one_of_several_names_is_meant() -> None:
    names = [tribe_name(UnitId(tribe)) for tribe in ("red", "white", "grey")]
    assert one_of(names).text() == "Redstones or Whitestones or Greystones"
    assert one_of(names[:1]).text() == "Redstones"
    assert one_of(()).text() == "–"


def test_counters_and_hexes_have_names() -> None:
    s = table()
    names = [
        counter_name(s, UnitId(key)).text() for key in ("medic", "red", "rubble421", "rubble112", "rubble9")
    ]
    assert names == ["Medic", "Redstones", "Rubble", "Bottomless Quarry Pit", "Rubble"]
    assert tribe_name(UnitId("red/2")).text() == "Redstones (2)"
    assert [hex_name(at(h)).text() for h in (421, "251+1", "545+2")] == ["421", "251.5", "545.5/2"]


def test_what_a_player_clicks_is_in_the_order_of_the_clicks() -> None:
    picks = {type(action).__name__: action.picks() for action, _ in WORDINGS}
    assert picks == {
        "AllotHit": (), "Retreat": ("squad2", "422"), "KeepEvent": (), "Resupply": ("squad2",),
        "EndSupply": (), "SpendRubble": ("rubble421",), "Regrow": ("red",), "Sidestep": ("carrier", "341"),
        "Reveal": ("rubble421",), "Enter": ("white",),
    }  # fmt: skip
