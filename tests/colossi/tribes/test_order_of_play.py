# SPDX-License-Identifier: GPL-3.0-or-later
"""In what order the Colossi phase goes, and what the game ends by (7.0, 8.0; rulings 5, 19, 20, 25, 157)."""

from rubbletop.games.colossi.events.common import RubblePlaced, TribeMoved
from rubbletop.games.colossi.events.tribes import CardTurned, GameEnded, SpecialBegun, TribeActivated
from rubbletop.games.colossi.frames.cup import EventFrame, HonoringFrame
from rubbletop.games.colossi.frames.tribes import (
    ActivationsFrame,
    ColossiFrame,
    EntryFrame,
    FinalFrame,
    RollerFrame,
    SpecialFrame,
)
from rubbletop.games.colossi.state import ColossiState
from rubbletop.kernel.dice import ScriptedDice
from rubbletop.kernel.facts import Event, UnitId
from tests.colossi.builders import (
    Told,
    at,
    field,
    given_rubble,
    given_state,
    given_tribe,
    given_unit,
    rules,
    settled,
    stepped,
)

SQUAD = given_unit("squad", 421)


def until_final(s: ColossiState, faces: list[int]) -> list[Event]:
    """Run step by step until the Final Phase and return what was told; all faces are used."""
    dice = ScriptedDice(faces)
    told: list[Event] = []
    while not isinstance(s.top, FinalFrame):
        change = rules().step(s).run(s, dice)
        told += change.events
        s = change.state
    assert dice.left() == ()
    return told


def test_7_2_ruling_19_each_tribe_finishes_everything_before_the_next_begins() -> None:
    s = given_state(
        given_tribe("white", 111, "W1"),
        given_tribe("black", 112, "K1"),
        SQUAD,
        ActivationsFrame(tribes=("white", "black")),
        events=("hurricane",),
    )
    told = until_final(s, [4, 6, 6])
    names = [type(event) for event in told if isinstance(event, TribeActivated | TribeMoved | SpecialBegun)]
    one = [TribeActivated, TribeMoved, SpecialBegun]
    assert names == [*one, *one, TribeMoved]


def test_ruling_20_gemstones_enter_before_the_card_and_act_on_it_too() -> None:
    s = given_state(
        given_tribe("tomb", None, "T1"), SQUAD, ColossiFrame(), entering=(UnitId("tomb"),), deck=(9,)
    )
    told = until_final(s, [1, 1, 1, 1, 1])
    order = [type(event) for event in told if isinstance(event, TribeMoved | CardTurned | TribeActivated)]
    assert order == [TribeMoved, CardTurned, TribeActivated, TribeMoved]


def test_ruling_25_the_wave_gives_the_rock_roller_nothing() -> None:
    grey = given_tribe("grey", 421)
    s = given_state(grey, given_unit("squad", 426), SpecialFrame(tribe=grey.id), events=("wave",))
    top = stepped(s, [1]).state.top
    assert isinstance(top, RollerFrame)
    assert top.left == 1


def test_ruling_5_rubble_is_no_tribe() -> None:
    s = given_state(given_rubble(422), SQUAD)
    f = field(s)
    assert f.tribes_in_order() == ()
    assert f.near_tribe == frozenset()
    assert f.sees(at(421), at(423))


def ended(told: Told) -> bool:
    return bool(told.of(GameEnded))


def test_ruling_157_honoring_and_turn_one_before_landing_end_nothing() -> None:
    away = settled(given_state(given_tribe("white", 111), SQUAD, HonoringFrame()))
    assert not ended(away)
    assert not any(tribe.hex for tribe in away.state.tribes.values())
    back = stepped(given_state(given_tribe("white", 111), SQUAD, EntryFrame(), events=("honoring",)))
    final = stepped(back.state)
    assert not ended(final)
    assert isinstance(final.state.top, EventFrame)
    begun = stepped(given_state(given_tribe("white", 111), EventFrame(), turn=1, cup=("wave",)))
    assert not ended(begun)


def test_ruling_157_the_end_is_tested_in_every_final_phase_the_first_too() -> None:
    assert ended(stepped(given_state(given_tribe("white", 111), FinalFrame(), turn=1)))


def test_ruling_143_a_garrison_is_random_rubble_face_down() -> None:
    told = settled(given_state(given_tribe("white", 463), HonoringFrame()))
    assert told.of(RubblePlaced)[0].hex == at(463)
    assert told.rubble() == {"463": "down"}
