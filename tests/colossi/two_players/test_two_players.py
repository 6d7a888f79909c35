# SPDX-License-Identifier: GPL-3.0-or-later
"""Two players: who decides what, and what is hidden between them (9.0; rulings 2, 39, 42, 111, 156)."""

import pytest

from rubbletop.games.colossi.actions.cup import KeepEvent, Regrow, Reveal, SpendRubble
from rubbletop.games.colossi.actions.tribes import Enter
from rubbletop.games.colossi.events.cup import EventDrawn, EventReturned, EventsOffered, EventsTaken
from rubbletop.games.colossi.events.tribes import TargetFound
from rubbletop.games.colossi.frames import cup as frames
from rubbletop.games.colossi.frames.harm import HitsFrame, RetreatFrame
from rubbletop.games.colossi.frames.tribes import EntryFrame, FinalFrame, TargetFrame
from rubbletop.games.colossi.state import ColossiState, Unit, replace
from rubbletop.games.colossi.steps.base import COLOSSI
from rubbletop.kernel.facts import Outcome, Player, Setup, SpaceId, UnitId
from rubbletop.kernel.rules import NOBODY
from rubbletop.kernel.session import Session
from tests.colossi.builders import (
    SEAT,
    Told,
    given_rubble,
    given_state,
    given_tribe,
    given_unit,
    legal,
    played,
    refused,
    rules,
    settled,
    stepped,
)
from tests.colossi.two_players.pair import PAIR, begun_pair, given_pair, offers

GREY, WHITE = UnitId("grey"), UnitId("white")


def drawing(*cup: str, faces: list[int], **fields: object) -> Told:
    """Draw in the Event Phase of a game for two, and take away what comes after it."""
    told = stepped(given_pair(frames.EventFrame(), cup=cup, **fields), faces)
    return Told(replace(told.state, stack=told.state.stack[-1:]), told.events, told.dice)


def keep(event: str, seat: str = COLOSSI) -> KeepEvent:
    return KeepEvent(seat=COLOSSI if seat == COLOSSI else SEAT, event=event)


def test_9_0_a_game_takes_one_player_or_two_in_every_scenario() -> None:
    for scenario in ("1", "2", "3"):
        assert begun_pair(scenario, 1).state.seats == PAIR
    players = tuple(Player(seat=seat, name="") for seat in (*PAIR, NOBODY))
    with pytest.raises(ValueError, match="scenario 1 takes one player or two, not 3"):
        Session(rules(), Setup(scenario="1", seed=1, players=players))
    with pytest.raises(ValueError, match="there is no seat 'colossi' here: it is 'marines'"):
        Session(rules(), Setup(scenario="1", seed=1, players=players[1:2]))


def test_9_0_the_colossi_player_keeps_one_of_two_events_in_every_turn() -> None:
    told = drawing("wave", "storm", "hurricane", faces=[3, 1])
    assert rules().actors(told.state) == (COLOSSI,)
    assert [offer.event for offer in offers(told.state)] == ["hurricane", "wave"]  # type: ignore[union-attr]
    after = played(told.state, keep("wave"))
    assert (after.state.events, after.state.cup) == (("wave",), ("storm", "hurricane"))
    assert [event.rule for event in after.of(EventReturned) + after.of(EventDrawn)] == ["9.0, 83", "9.0"]
    assert refused(told.state, keep("storm")) == "Keep one of the two counters that were drawn. [9.0, 83]"


@pytest.mark.parametrize(("recon", "keeper"), [(0, COLOSSI), (2, SEAT)])
def test_9_0_only_whoever_keeps_one_learns_what_goes_back_into_the_cup(recon: int, keeper: str) -> None:
    told = drawing("wave", "storm", faces=[1, 1], recon=recon)
    (back,) = played(told.state, keep("wave", keeper)).of(EventReturned)
    assert back.seen_by == (keeper,)


def test_9_0_the_last_counter_of_the_cup_leaves_no_choice() -> None:
    assert drawing("wave", faces=[]).state.top == frames.DrawFrame()


def test_ruling_156_after_a_reconnaissance_the_marine_player_keeps_one() -> None:
    told = drawing("wave", "storm", faces=[1, 1], recon=2)
    assert rules().actors(told.state) == (SEAT,)
    assert told.of(EventsTaken)[0].rule == "5.3.4.1"
    after = played(told.state, keep("wave", SEAT))
    assert after.of(EventReturned)[0].rule == "5.3.4.1, 83"


@pytest.mark.parametrize(("recon", "own", "other"), [(0, COLOSSI, SEAT), (2, SEAT, COLOSSI)])
def test_ruling_156_what_was_drawn_is_seen_by_whoever_keeps_one(recon: int, own: str, other: str) -> None:
    session = begun_pair("1", 1)
    s = replace(session.state, stack=(frames.EventFrame(),), turn=2, recon=recon)
    told = stepped(s, [1, 1])
    drawn = told.state.top_frame(frames.KeepFrame).drawn
    seats = dict(zip(("marines", "colossi"), PAIR, strict=True))
    own_view = rules().view(told.state, seats[own])
    assert own_view.top == frames.KeepFrame(drawn=drawn)
    for seat in (seats[other], NOBODY):
        assert rules().view(told.state, seat).top == frames.KeepFrame(drawn=("?", "?"))
    assert rules().is_private(told.state, seats[own])
    assert not any(rules().is_private(told.state, seat) for seat in (seats[other], NOBODY))
    assert told.of(EventsOffered)[0].seen_by == (seats[own],)
    assert [roll.seen_by for roll in told.dice.rolls] == [(seats[own],)] * 2
    assert told.of(EventsTaken)[0].seen_by is None


def test_9_0_one_player_sees_openly_what_is_drawn_as_before() -> None:
    told = stepped(given_state(frames.EventFrame(), cup=("wave", "storm"), recon=2), [1, 1])
    assert told.names() == ["PhaseBegan", "EventsOffered"]
    assert rules().view(told.state, NOBODY).top == frames.KeepFrame(drawn=("wave", "storm"))
    assert not rules().is_private(told.state, SEAT)


def test_9_0_nothing_is_private_outside_that_choice_and_after_the_game() -> None:
    for s in (given_pair(frames.RevealFrame()), replace(given_pair(), stack=())):
        assert not any(rules().is_private(s, seat) for seat in PAIR)


def test_9_0_what_is_drawn_is_said_to_each_in_fit_words() -> None:
    told = drawing("wave", "storm", faces=[1, 1])
    assert said(told) == [
        "The Colossi player draws two event counters for the Colossi and keeps one.",
        "To choose from: Anti-Gravity Wave or Dust Storm.",
    ]
    assert said(drawing("wave", "wave", faces=[1, 1]))[1] == "To choose from: Anti-Gravity Wave, drawn twice."
    marine = said(drawing("wave", "storm", faces=[1, 1], recon=2))
    assert (
        marine[0]
        == "The Marine player draws two event counters, thanks to the reconnaissance, and keeps one."
    )
    asked = "Which of the two events do you keep? The other goes back into the cup."
    assert rules().prompt(told.state, COLOSSI).text() == asked
    assert rules().prompt(told.state, SEAT).text() == "The Colossi player decides."


def said(told: Told) -> list[str]:
    """What is said of the counters drawn."""
    return [rules().sentence(told.state, event).text() for event in told.events[1:]]


def test_9_0_the_colossi_player_waits_for_the_marine_player() -> None:
    s = given_pair(HitsFrame(unit=UnitId("squad"), hits=1), given_unit("squad", 421))
    assert rules().prompt(s, COLOSSI).text() == "The Marine player decides."
    assert rules().prompt(s, SEAT).text() != "The Marine player decides."


def test_ruling_111_the_colossi_player_picks_the_rubble_to_reveal() -> None:
    s = given_pair(frames.RevealFrame(), given_rubble(421), given_rubble(423))
    assert rules().actors(s) == (COLOSSI,)
    action = Reveal(seat=COLOSSI, rubble=UnitId("rubble423"))
    assert action in offers(s)
    assert refused(s, replace(action, seat=SEAT)) == "It is not this seat's decision. [6.0]"
    assert legal(replace(s, seats=(SEAT,))) != ()


def test_ruling_39_the_colossi_player_names_the_stack_that_returns_next() -> None:
    tribes = given_tribe("grey", None), given_tribe("white", None)
    s = given_pair(EntryFrame(), *tribes, entering=(GREY, WHITE))
    assert offers(s) == (Enter(seat=COLOSSI, tribe=GREY), Enter(seat=COLOSSI, tribe=WHITE))
    assert legal(s) == ()


def test_ruling_42_the_colossi_player_picks_the_rubble_spent_and_the_tribe_that_grows() -> None:
    tribes = given_tribe("grey", 421, "G1"), given_tribe("white", 531, "W1")
    rubble = given_rubble(111), given_rubble(114)
    s = given_pair(frames.GallstonesFrame(), *tribes, *rubble, crumbled=("G2", "W2"))
    spend = SpendRubble(seat=COLOSSI, rubble=UnitId("rubble114"))
    assert spend in offers(s)
    after = played(s, spend)
    assert offers(after.state) == (Regrow(seat=COLOSSI, tribe=GREY), Regrow(seat=COLOSSI, tribe=WHITE))


def test_ruling_2_the_card_and_no_player_settles_ties_of_the_tribes() -> None:
    units = given_unit("heavy", 366), given_unit("squad", 411)
    s = given_pair(
        TargetFrame(tribe=WHITE), given_tribe("white", 453), *units, zone="beta", card=1, scenario="2"
    )
    for seats in (PAIR, (SEAT,)):
        told = stepped(replace(s, seats=seats))
        assert told.of(TargetFound)[0].rivals != ()
        assert rules().actors(told.state) == ()


@pytest.mark.parametrize("frame", ["hits", "retreat", "supply"])
def test_ruling_156_what_befalls_units_is_decided_by_the_marine_player(frame: str) -> None:
    unit = given_unit("squad", 421, damaged=frame == "supply")
    top = {
        "hits": HitsFrame(unit=unit.id, hits=1),
        "retreat": RetreatFrame(unit=unit.id, origin=SpaceId("425")),
        "supply": frames.SupplyFrame(left=1),
    }[frame]
    assert rules().actors(given_pair(top, unit)) == (SEAT,)


def ended(*units: Unit, crumbled: tuple[str, ...]) -> Outcome:
    """The outcome of a game for two that ends for want of tribes."""
    told = settled(given_pair(FinalFrame(), *units, crumbled=crumbled))
    found = rules().outcome(told.state)
    assert found is not None
    return found


def test_9_0_the_marine_player_wins_by_a_victory_the_colossi_player_by_a_defeat_nobody_a_draw() -> None:
    levels = {row.name: row.least for row in rules().ground.edition.panic.levels}
    each = rules().ground.edition.panic.points.boulder
    found = {}
    for count in range(levels["marginal"] or 0):
        boulders = tuple(sorted(rules().ground.boulders))[: count // each + 1]
        outcome = ended(given_unit("squad", 111), crumbled=boulders)
        found[outcome.level] = outcome
        assert outcome.scores.keys() == {SEAT}
    assert found["defeat"].winners == (COLOSSI,)
    assert found["draw"].winners == ()
    assert found["marginal"].winners == (SEAT,)


def test_9_0_a_lone_player_who_is_defeated_has_no_winner_over_her() -> None:
    told = settled(given_state(FinalFrame(), given_unit("squad", 111)))
    found = rules().outcome(told.state)
    assert found is not None
    assert (found.level, found.winners) == ("defeat", ())


def test_9_0_a_file_with_other_seats_or_counters_is_refused() -> None:
    s: ColossiState = begun_pair("1", 1).state
    assert rules().contradiction(s) == ""
    for seats in ((), (COLOSSI,), (*PAIR, NOBODY)):
        wrong = rules().contradiction(replace(s, seats=seats))
        assert wrong == f"these are not the seats of the game: {', '.join(seats)}"
    odd = frames.KeepFrame(drawn=("wave", "snow"))
    assert rules().contradiction(replace(s, stack=(odd,))) == "there is no event 'snow'"


def test_9_0_players_are_called_by_their_names_where_they_have_some() -> None:
    s = begun_pair("1", 1).state
    assert s.options.names == {SEAT: "Marines", COLOSSI: "Colossi"}
    named = replace(s, stack=(frames.EventFrame(),), turn=2)
    told = stepped(named, [1, 1])
    assert said(told)[0] == "Colossi draws two event counters for the Colossi and keeps one."
    assert rules().prompt(told.state, SEAT).text() == "Colossi decides."
    assert begun_pair("3", 1).state.options.names == s.options.names


def test_9_0_the_end_names_the_winner() -> None:
    headlines = {}
    for count in range(len(rules().ground.boulders)):
        outcome = ended(given_unit("squad", 111), crumbled=tuple(sorted(rules().ground.boulders))[:count])
        headlines[outcome.level] = outcome.headline.text()
    assert headlines["defeat"] == "Defeat of the Marines: The Colossi player wins"
    assert headlines["draw"] == "Draw: nobody wins"
    assert headlines["decisive"] == "Decisive victory of the Marines: The Marine player wins"


def test_9_0_a_file_with_a_name_for_a_seat_there_is_not_is_refused() -> None:
    s = begun_pair("1", 1).state
    wrong = replace(s, variant=replace(s.options, names={NOBODY: "Eve"}))
    assert rules().contradiction(wrong) == "'' has a name, but no seat"
