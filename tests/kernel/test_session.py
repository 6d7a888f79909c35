# SPDX-License-Identifier: GPL-3.0-or-later
"""The record of a game: playing, taking back, playing again, going on from a stored state."""

from random import Random

import msgspec
import pytest

from rubbletop.ai.agent import play_out
from rubbletop.ai.random_agent import RandomAgent
from rubbletop.kernel.dice import OutOfFaces, ScriptedDice, SeededDice, TypedDice
from rubbletop.kernel.facts import IllegalAction, Player, Seat
from rubbletop.kernel.session import Played, Session
from tests.toy.game import ANNA, BERT, LanternHill, find_rules, given_session, given_setup
from tests.toy.parts import Answer, Bid, BidsShown, Burn, Climb, HillState, Rest, Shove, WindFrame
from tests.toy.steps import Bidding, Climbing, Shoving, Wind

REST = Rest(seat=ANNA)


def given_climbing(level: str | None = None, **options: bool) -> Session[HillState]:
    """Return a game in which Anna climbs first."""
    session = given_session(1, level, **options)
    session.submit(Bid(seat=ANNA, oil=1))
    session.submit(Bid(seat=BERT, oil=0))
    return session


def refusal(session: Session[HillState]) -> str:
    """Return why the last action cannot be taken back, nothing when it can."""
    found = session.undo_refusal()
    return found.reason.text() if found is not None else ""


def test_a_session_stands_at_the_first_decision() -> None:
    session = given_session()
    assert (session.length, session.record, session.can_redo) == (0, (), False)
    assert session.rules.actors(session.state) == (ANNA, BERT)
    assert session.thrown == len(session.entries[0].faces) == 3
    assert session.resumed_after is None


def test_the_same_seed_and_actions_give_the_same_game() -> None:
    assert given_climbing().state == given_climbing().state


def test_a_submitted_action_is_recorded_with_its_faces_and_strokes() -> None:
    session = given_session()
    session.submit(Bid(seat=BERT, oil=2))
    beats = session.submit(Bid(seat=ANNA, oil=0))
    assert [event for beat in beats for event in beat.events] == [BidsShown(order=(BERT, ANNA))]
    session.submit(Climb(seat=BERT), ScriptedDice([6]))
    assert session.record[-1] == Played(Climb(seat=BERT), (6,))
    assert session.entry(3).action == Climb(seat=BERT)
    assert session.state is session.entry(3).state


def test_a_refused_action_changes_nothing() -> None:
    session = given_climbing()
    before = session.entries
    with pytest.raises(IllegalAction):
        session.submit(Bid(seat=ANNA, oil=1))
    assert session.entries == before


def test_dice_that_run_out_change_nothing_and_more_can_be_typed() -> None:
    session = given_climbing()
    before = session.entries
    with pytest.raises(OutOfFaces):
        session.submit(Climb(seat=ANNA), TypedDice([], SeededDice(1)))
    assert session.entries == before
    session.submit(Climb(seat=ANNA), TypedDice([6], SeededDice(1)))
    assert session.record[-1].faces == (6,)


def test_players_can_agree_to_throw_dice_of_their_own() -> None:
    assert not given_climbing().own_dice
    assert given_climbing(own_dice=True).own_dice


def test_typed_dice_are_recorded_like_others_and_replayed() -> None:
    session = given_climbing(own_dice=True)
    session.submit(Climb(seat=ANNA), session.typed([6]))
    assert session.record[-1] == Played(Climb(seat=ANNA), (6,))
    again = given_climbing(own_dice=True)
    again.replayed(session.record[-1])
    assert again.state == session.state


def test_a_game_can_be_begun_with_typed_dice() -> None:
    setup = given_setup(own_dice=True)
    with pytest.raises(OutOfFaces) as caught:
        Session(LanternHill(), setup, typed=[])
    assert caught.value.lacking == 1
    session = Session(LanternHill(), setup, typed=[6])
    assert session.state.wind == 6
    again = Session(LanternHill(), setup, session.entry(0).faces)
    assert again.state == session.state


def test_what_an_action_leads_to_is_foretold_as_far_as_dice_were_typed() -> None:
    session = given_climbing(own_dice=True)
    assert session.strokes(Climb(seat=ANNA), []) == ()
    foretold = session.strokes(Climb(seat=ANNA), [6])
    assert session.length == 2
    played = session.submit(Climb(seat=ANNA), session.typed([6]))
    assert [beat.state for beat in foretold] == [beat.state for beat in played]


def test_scripted_faces_that_nobody_throws_are_refused() -> None:
    session = given_climbing()
    with pytest.raises(ValueError, match="more faces"):
        session.submit(Climb(seat=ANNA), ScriptedDice([6, 6]))
    assert (session.length, session.thrown) == (2, 3)


def test_watchers_are_told_of_each_change() -> None:
    session = given_session(take_backs=True)
    lengths: list[int] = []
    session.watch(lambda: lengths.append(session.length))
    session.submit(Bid(seat=ANNA, oil=1))
    session.undo()
    session.redo()
    assert lengths == [1, 0, 1]


def test_nothing_can_be_taken_back_at_the_beginning() -> None:
    session = given_session()
    with pytest.raises(IllegalAction, match="There is nothing to take back"):
        session.undo()
    with pytest.raises(IllegalAction, match="There is nothing to take back"):
        session.undo_phase()


def test_an_action_with_dice_cannot_be_taken_back() -> None:
    session = given_climbing(level="random")
    session.submit(Climb(seat=ANNA))
    assert refusal(session) == "Dice were thrown: this cannot be taken back."


def test_an_action_that_showed_something_cannot_be_taken_back() -> None:
    assert refusal(given_climbing()) == "Something hidden was seen: this cannot be taken back."


def test_an_action_that_another_person_is_to_answer_cannot_be_taken_back() -> None:
    session = given_climbing()
    session.submit(Shove(seat=ANNA, target=BERT))
    assert refusal(session) == "Another player has seen it: this cannot be taken back."


def test_an_action_that_only_a_computer_saw_can_be_taken_back() -> None:
    session = given_climbing(level="random")
    before = session.state
    session.submit(Shove(seat=ANNA, target=BERT))
    session.undo()
    assert session.state is before


class Raising(Bidding):
    """Bidding in which a bid may be changed until all have bid."""

    def actors(self, s: HillState) -> tuple[Seat, ...]:
        return s.seats


class Auction(LanternHill):
    """Lantern Hill in which bids may be changed."""

    def __init__(self) -> None:
        super(LanternHill, self).__init__([Wind(), Raising(), Climbing(), Shoving()])


def test_whoever_still_decides_beside_others_may_take_her_own_back() -> None:
    session = Session(Auction(), given_setup())
    session.submit(Bid(seat=ANNA, oil=1))
    session.submit(Bid(seat=ANNA, oil=2))
    assert refusal(session) == ""
    session.undo()
    assert session.redoes == Bid(seat=ANNA, oil=2)
    session.redo()
    assert session.length == 2
    assert not session.can_redo
    assert session.redoes is None


def test_a_phase_is_taken_back_as_far_as_one_seat_decided_it() -> None:
    setup = given_setup()
    third = Player(seat=Seat("cleo"), name="Cleo")
    session = Session(Auction(), msgspec.structs.replace(setup, players=(*setup.players, third)))
    for seat, oil in ((ANNA, 1), (BERT, 1), (BERT, 2)):
        session.submit(Bid(seat=seat, oil=oil))
    assert session.undo_phase() == 2
    assert [played.action for played in session.record] == [Bid(seat=ANNA, oil=1)]


def test_agreed_take_backs_allow_everything() -> None:
    session = given_climbing(take_backs=True)
    session.submit(Climb(seat=ANNA))
    for _ in range(3):
        session.undo()
    assert (session.length, session.thrown) == (0, 3)


def test_a_take_back_gains_no_new_dice() -> None:
    session = given_climbing(take_backs=True)
    session.submit(Climb(seat=ANNA))
    faces = session.record[-1].faces
    session.undo()
    session.submit(Climb(seat=ANNA))
    assert session.record[-1].faces == faces


def test_what_was_taken_back_can_be_played_again_with_its_faces() -> None:
    session = given_climbing(take_backs=True)
    session.submit(Climb(seat=ANNA), ScriptedDice([6]))
    state = session.state
    session.undo()
    session.undo()
    session.redo()
    assert session.can_redo
    session.redo()
    assert session.state == state
    assert not session.can_redo
    with pytest.raises(IllegalAction, match="nothing to play again"):
        session.redo()


def test_another_action_forgets_what_was_taken_back() -> None:
    session = given_climbing(take_backs=True)
    session.submit(REST)
    session.undo()
    session.submit(Burn(seat=ANNA, oil=2))
    assert not session.can_redo


def test_a_phase_is_taken_back_as_far_as_it_may_be() -> None:
    session = given_climbing(level="random", take_backs=True)
    session.submit(Shove(seat=ANNA, target=BERT))
    session.submit(Answer(seat=BERT, how="slip"))
    told: list[int] = []
    session.watch(lambda: told.append(session.length))
    assert session.undo_phase() == 2
    assert session.undo_phase() == 2
    assert told == [2, 0]


def test_a_phase_is_taken_back_only_to_the_last_throw() -> None:
    session = given_climbing(level="random")
    session.submit(Climb(seat=ANNA))
    session.submit(Shove(seat=BERT, target=ANNA))
    session.submit(Answer(seat=ANNA, how="brace"), ScriptedDice([2]))
    with pytest.raises(IllegalAction, match="Dice were thrown"):
        session.undo_phase()


def test_several_actions_of_a_phase_stop_at_a_refusal() -> None:
    session = given_climbing(level="random")
    session.submit(Shove(seat=ANNA, target=BERT))
    assert session.undo_phase() == 1
    assert session.length == 2


def test_a_record_is_replayed_to_the_same_states() -> None:
    session = given_session(7)
    for _ in play_out(session, {ANNA: RandomAgent(), BERT: RandomAgent()}, Random(7), 100):
        pass
    again = Session(LanternHill(), session.setup, session.entry(0).faces)
    for played in session.record:
        again.replayed(played)
    assert [entry.state for entry in again.entries] == [entry.state for entry in session.entries]
    assert again.thrown == session.thrown


def test_a_beginning_whose_faces_do_not_fit_is_refused() -> None:
    with pytest.raises(ValueError, match="more faces"):
        Session(LanternHill(), given_setup(), (1, 1, 1, 1))
    with pytest.raises(OutOfFaces):
        Session(LanternHill(), given_setup(), (1,))


def test_a_game_goes_on_from_a_stored_state_with_the_dice_after_it() -> None:
    session = given_climbing()
    resumed = Session.resumed(find_rules("lantern"), session.setup, session.state, session.thrown)
    assert (resumed.length, resumed.thrown, resumed.resumed_after) == (0, 3, 3)
    assert resumed.submit(Climb(seat=ANNA))[0].rolls == session.submit(Climb(seat=ANNA))[0].rolls


def test_a_game_that_is_over_can_be_looked_at_from_its_stored_state() -> None:
    over = given_session().state.pop()
    assert Session.resumed(LanternHill(), given_setup(), over, 0).state == over


def test_a_stored_state_without_a_decision_is_refused() -> None:
    waiting = given_session().state.become(WindFrame())
    with pytest.raises(ValueError, match="nobody can go on"):
        Session.resumed(LanternHill(), given_setup(), waiting, 0)


@pytest.mark.parametrize("count", [0, 1, 3])
def test_a_stored_state_of_other_seats_than_the_games_is_refused(count: int) -> None:
    players = (*given_setup().players, Player(seat=Seat("dora"), name="Dora"))[:count]
    other = msgspec.structs.replace(given_setup(), players=players)
    with pytest.raises(ValueError, match="the seats of the state are not those of the game"):
        Session.resumed(LanternHill(), other, given_session().state, 0)


def test_a_stored_state_that_contradicts_itself_is_refused() -> None:
    without_oil = msgspec.structs.replace(given_session().state, oil={})
    with pytest.raises(ValueError, match="contradicts itself"):
        Session.resumed(LanternHill(), given_setup(), without_oil, 0)


def test_a_setup_that_the_game_does_not_have_is_refused() -> None:
    setup = msgspec.structs.replace(given_setup(), scenario="9")
    with pytest.raises(ValueError, match="no scenario 9"):
        Session(LanternHill(), setup)
