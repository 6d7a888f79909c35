# SPDX-License-Identifier: GPL-3.0-or-later
"""The optional Jig-Jig of the Colossi (11.0; rulings 16, 20, 113, 155)."""

import pytest
from msgspec import UNSET

from rubbletop.games.colossi.actions.council import GoOn
from rubbletop.games.colossi.events.tribes import (
    CardTurned,
    JigJigDanced,
    JigJigRolled,
    SpecialBegun,
    TribeActivated,
    TribeSkipped,
)
from rubbletop.games.colossi.frames.tribes import (
    ActivationsFrame,
    CardFrame,
    EntryFrame,
    FinalFrame,
    JigJigFrame,
    SpecialFrame,
    TargetFrame,
)
from rubbletop.games.colossi.rules import JIG_JIG_OPTION
from rubbletop.games.colossi.state import ColossiState, Rubble, Tribe, Unit, Variant, replace
from rubbletop.games.colossi.tables import TribeName
from rubbletop.kernel.codec import Codec, encoded
from rubbletop.kernel.dice import ScriptedDice
from rubbletop.kernel.facts import Player, Setup, UnitId
from rubbletop.kernel.session import Session
from rubbletop.kernel.state import Frame
from tests.colossi.builders import (
    SEAT,
    Told,
    given_rubble,
    given_state,
    given_tribe,
    given_unit,
    rules,
    stepped,
)
from tests.colossi.two_players.pair import begun_pair, played_out

WHITE = UnitId("white")
DANCE = Variant(jig_jig=True)


def given_dance(*things: Unit | Tribe | Rubble | Frame, **fields: object) -> ColossiState:
    """Return a state of a game with the Jig-Jig."""
    return given_state(*things, **{"variant": DANCE, **fields})  # type: ignore[arg-type]


def dance(tribe: TribeName, *order: TribeName) -> ActivationsFrame:
    """Return the frame in which the tribes of a card act, one of them dancing."""
    return ActivationsFrame(tribes=order or (tribe,), dancers=tribe)


def test_11_0_the_die_is_thrown_after_the_card_and_before_the_first_tribe_acts() -> None:
    told = stepped(given_dance(CardFrame()), [1])
    assert told.names() == ["CardTurned"]
    order = told.of(CardTurned)[0].order
    assert told.state.stack == (JigJigFrame(tribes=order),)
    after = stepped(told.state, [6])
    assert after.names() == ["JigJigRolled"]
    assert after.state.stack == (ActivationsFrame(tribes=order),)


def test_11_0_without_the_option_no_die_is_thrown() -> None:
    told = stepped(given_state(CardFrame()), [1])
    assert told.state.stack == (ActivationsFrame(tribes=told.of(CardTurned)[0].order),)


@pytest.mark.parametrize(
    ("face", "tribe"), [(1, "red"), (2, "yellow"), (3, "grey"), (4, "brown"), (5, "white"), (6, None)]
)
def test_11_0_each_face_of_the_die_names_its_tribe(face: int, tribe: TribeName | None) -> None:
    frame = JigJigFrame(tribes=("red", "yellow", "grey", "brown", "white"))
    told = stepped(given_dance(frame), [face])
    assert told.of(JigJigRolled) == [JigJigRolled(face=face, tribe=tribe, rule="11.0, 155")]
    assert told.state.top_frame(ActivationsFrame).dancers == (UNSET if tribe is None else tribe)


def test_ruling_155_a_tribe_that_is_not_on_the_card_does_not_dance() -> None:
    told = stepped(given_dance(JigJigFrame(tribes=("red",))), [5])
    assert told.of(JigJigRolled)[0].barred
    assert told.state.top == ActivationsFrame(tribes=("red",))


def test_ruling_155_the_tribe_moves_and_claps_then_rifts_in_place_of_its_special_attack() -> None:
    squad = given_unit("squad", 424)
    s = given_dance(FinalFrame(), dance("white"), given_tribe("white", 422), squad, card=1, turn=2)
    told = settled_until_final(s, [1, 1, 1, 1, 1, 1, 2, 1, 1])
    seen = [
        name for name in told.names() if name in ("TribeMoved", "UnitAttacked", "JigJigDanced", "RiftDrawn")
    ]
    assert seen == ["TribeMoved", "UnitAttacked", "JigJigDanced", "RiftDrawn", "TribeMoved"]
    assert told.of(SpecialBegun) == []
    assert told.tribe("white").hex == "211"


def settled_until_final(s: ColossiState, faces: list[int]) -> Told:
    """Run on until the Final Phase; all faces are used."""
    told = Told(s, (), ScriptedDice(faces))
    while not isinstance(told.state.top, FinalFrame):
        change = rules().step(told.state).run(told.state, told.dice)
        told = Told(change.state, (*told.events, *change.events), told.dice)
    assert isinstance(told.dice, ScriptedDice)
    assert told.dice.left() == ()
    return told


def test_ruling_155_both_stacks_of_the_tribe_dance_and_no_other_tribe() -> None:
    stacks = given_tribe("white", 422), given_tribe("white", 531, "W1", id_="white/2")
    under = dance("white", "white", "grey")
    for stack, dances in ((WHITE, True), (UnitId("white/2"), True), (UnitId("grey"), False)):
        s = given_dance(under, SpecialFrame(tribe=stack), *stacks, given_tribe("grey", 111, "G1"))
        told = stepped(s)
        assert bool(told.of(JigJigDanced)) is dances
        assert bool(told.of(SpecialBegun)) is not dances


def test_ruling_155_the_tombstones_throw_no_die_for_an_attack_they_do_not_make() -> None:
    s = given_dance(dance("tomb"), SpecialFrame(tribe=UnitId("tomb")), given_tribe("tomb", 422))
    assert stepped(s).names() == ["JigJigDanced"]


def test_ruling_155_a_paralyzed_tribe_or_one_away_does_not_dance() -> None:
    s = given_dance(FinalFrame(), dance("white"), given_tribe("white", 422, paralyzed=True))
    for state, why in ((s, "paralyzed"), (replace(s, tribes={}), "away")):
        told = stepped(stepped(state).state if why == "paralyzed" else state)
        assert [event.why for event in told.of(TribeSkipped)] == [why]
        assert told.of(TribeActivated) == []


def test_ruling_155_the_dance_stays_known_while_the_tribes_act() -> None:
    s = given_dance(dance("white", "grey", "white"), given_tribe("white", 422))
    told = stepped(s)
    assert told.state.top == ActivationsFrame(tribes=("white",), dancers="white")
    again = stepped(told.state)
    assert stepped(again.state).state.stack == (
        ActivationsFrame(tribes=(), dancers="white"),
        TargetFrame(tribe=WHITE),
    )


def test_ruling_16_on_the_day_of_the_ancestors_there_is_no_card_and_no_die() -> None:
    told = stepped(given_dance(EntryFrame(), events=("honoring",)))
    assert told.state.stack == (FinalFrame(),)


def test_ruling_113_the_dance_carries_a_tribe_away_from_stonehenge_and_removes_it() -> None:
    things = given_tribe("white", 422), given_rubble(422, "stonehenge")
    s = given_dance(FinalFrame(), dance("white"), SpecialFrame(tribe=WHITE), *things)
    told = stepped(stepped(s).state, [1, 1, 1])
    assert told.rubble() == {}
    assert told.tribe("white").hex == "111"


def test_11_0_the_option_lasts_through_a_campaign() -> None:
    session = played_out(begun_pair("3", 3, **{JIG_JIG_OPTION: True}), 3)
    states = [entry.state for entry in session.entries]
    assert {s.zone for s in states} == {"alpha", "beta"}
    assert all(s.options.jig_jig for s in states)
    assert all(s.variant == states[0].variant for s in states)
    assert any(isinstance(entry.action, GoOn) for entry in session.entries)
    told = [event for entry in session.entries for beat in entry.beats for event in beat.events]
    rolled = [event for event in told if isinstance(event, JigJigRolled)]
    assert len(rolled) == sum(isinstance(event, CardTurned) for event in told)
    assert any(isinstance(event, JigJigDanced) for event in told)
    assert all(rules().contradiction(s) == "" for s in states[::7])


def test_11_0_what_is_not_chosen_leaves_no_trace_in_a_saved_state() -> None:
    alone = Setup(
        scenario="1", seed=1, players=(Player(seat=SEAT, name=""),), options={JIG_JIG_OPTION: False}
    )
    s = Session(rules(), alone).state
    assert s.variant is UNSET
    assert b"variant" not in encoded(s)
    assert b"dancers" not in encoded(s.become(ActivationsFrame(tribes=("red",))))
    dancing = replace(begun_pair("1", 1, **{JIG_JIG_OPTION: True}).state, stack=(dance("red"),))
    assert Codec(rules()).state(encoded(dancing)) == dancing


def test_11_0_a_file_in_which_somebody_dances_without_the_option_is_refused() -> None:
    s = begun_pair("1", 1).state
    for frame in (JigJigFrame(tribes=("red",)), dance("red")):
        spoilt = s.become(frame)
        assert rules().contradiction(spoilt) == "nobody dances in this game"
        assert rules().contradiction(replace(spoilt, variant=DANCE)) == ""


def test_11_0_while_the_die_is_thrown_the_colossi_act() -> None:
    assert rules().prompt(given_dance(JigJigFrame(tribes=())), WHITE).text() == "The Colossi act."  # type: ignore[arg-type]
