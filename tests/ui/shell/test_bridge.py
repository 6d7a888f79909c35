# SPDX-License-Identifier: GPL-3.0-or-later
"""The bridge hands on what the seat at the screen may know, and nothing more."""

from typing import Any

from pytestqt.qtbot import QtBot

from rubbletop.kernel.facts import IllegalAction, Message, Seat, say
from rubbletop.kernel.session import Session
from rubbletop.ui.bridge import Bridge
from rubbletop.ui.words import ruled, signed, worded
from tests.toy.game import ANNA, BERT, given_session
from tests.toy.parts import Bid, CharmFound, Climb


class Heard:
    """What a bridge told."""

    def __init__(self, bridge: Bridge) -> None:
        self.seen: list[tuple[Any, Any]] = []
        self.asked: list[tuple[str, Any]] = []
        self.awaited: list[str] = []
        self.refused: list[IllegalAction] = []
        self.rewound: list[Any] = []
        bridge.seen.connect(lambda view, beat: self.seen.append((view, beat)))
        bridge.asked.connect(lambda seat, legal: self.asked.append((seat, legal)))
        bridge.awaited.connect(self.awaited.append)
        bridge.refused.connect(self.refused.append)
        bridge.rewound.connect(self.rewound.append)


def bridged(session: Session[Any]) -> tuple[Bridge, Heard]:
    bridge = Bridge(session)
    return bridge, Heard(bridge)


def test_the_view_hides_what_the_seat_may_not_know(qtbot: QtBot) -> None:
    bridge, _ = bridged(given_session(level="random"))

    assert bridge.seat == ANNA
    assert bridge.view.charms[BERT] is None  # type: ignore[attr-defined]
    assert bridge.view.charms[ANNA] is not None  # type: ignore[attr-defined]


def test_events_and_rolls_reach_only_those_who_may_see_them(qtbot: QtBot) -> None:
    bridge, _ = bridged(given_session(level="random"))

    events = [event for beat in bridge.beats(0) for event in beat.events]
    rolls = [roll for beat in bridge.beats(0) for roll in beat.rolls]

    assert [event.seat for event in events if isinstance(event, CharmFound)] == [ANNA]
    assert all(roll.seen_by is None or ANNA in roll.seen_by for roll in rolls)


def test_an_action_is_told_and_the_next_person_is_asked(qtbot: QtBot) -> None:
    session = given_session(level="random")
    bridge, heard = bridged(session)
    bridge.submit(Bid(seat=BERT, oil=2))

    bridge.submit(Bid(seat=ANNA, oil=3))

    assert len(heard.seen) == 2
    assert heard.asked[-1] == (ANNA, bridge.legal)
    assert bridge.eyes == bridge.table == ANNA
    assert not bridge.has_several


def test_a_computer_player_is_awaited_with_its_level_once_people_have_decided(qtbot: QtBot) -> None:
    bridge, heard = bridged(given_session(level="random"))

    bridge.ask()
    assert [seat for seat, _ in heard.asked] == [ANNA]
    assert bridge.deciding_computers() == (BERT,)
    bridge.submit(Bid(seat=ANNA, oil=2))

    assert heard.awaited == [BERT]
    assert bridge.may_do(Bid(seat=BERT, oil=2))
    assert not bridge.may_do(Bid(seat=BERT, oil=99))
    assert bridge.level(BERT) == "random"
    assert bridge.level(ANNA) is None
    assert bridge.seat == ANNA
    assert bridge.name(BERT) == "Bert"
    assert bridge.name(Seat("dora")) == "dora"


def test_a_refusal_changes_nothing(qtbot: QtBot) -> None:
    bridge, heard = bridged(given_session())

    bridge.submit(Climb(seat=ANNA))

    assert bridge.length == 0
    assert heard.refused[0].rule == "2"
    assert not heard.seen


def test_what_may_not_be_done_has_a_reason_and_what_may_has_none(qtbot: QtBot) -> None:
    bridge, _ = bridged(given_session())

    refusal = bridge.refusal(Bid(seat=ANNA, oil=99))
    assert refusal is not None
    assert bridge.refusal(Bid(seat=ANNA, oil=1)) is None


def test_undo_shows_the_position_before_and_redo_tells_it_again(qtbot: QtBot) -> None:
    bridge, heard = bridged(given_session(level="random", take_backs=True))
    before = bridge.view

    bridge.submit(Bid(seat=ANNA, oil=2))
    bridge.undo()

    assert heard.rewound == [before]
    assert bridge.can_redo
    bridge.redo()
    assert bridge.length == 1
    bridge.undo_phase()
    assert bridge.length == 0


def test_undo_that_is_not_allowed_is_refused(qtbot: QtBot) -> None:
    bridge, heard = bridged(given_session())

    bridge.undo()
    bridge.redo()

    assert [refusal.reason.text() for refusal in heard.refused] == [
        "There is nothing to take back.",
        "There is nothing to play again.",
    ]
    assert bridge.undo_refusal() is not None


def test_messages_are_put_into_words_with_their_fields() -> None:
    inner = say("a die of {sides}", sides=6)

    assert worded(say("{what} shows {face}.", what=inner, face=-2)) == "a die of 6 shows −2."
    assert worded(Message("plain {braces}")) == "plain {braces}"
    assert ruled(say("No."), "5.3") == "No. [5.3]"
    assert ruled(say("No."), "") == "No."
    assert [signed(value) for value in (2, 0, -3)] == ["+2", "0", "−3"]
