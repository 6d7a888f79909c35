# SPDX-License-Identifier: GPL-3.0-or-later
"""The bridge shows several people the open table, and each her secrets when she alone looks."""

from typing import Any

import pytest
from pytestqt.qtbot import QtBot

from rubbletop.kernel.facts import Seat
from rubbletop.kernel.session import Session
from rubbletop.ui.bridge import Bridge, Cover
from tests.kernel.test_session import Auction
from tests.toy.game import ANNA, BERT, LanternHill
from tests.toy.parts import Bid, CharmFound, Climb, Rest
from tests.ui.shell.hilltable import CLEO, given_table
from tests.ui.shell.test_bridge import Heard, bridged


def seated(*people: Seat, **options: bool) -> tuple[Bridge, Heard, list[Cover]]:
    bridge, heard = bridged(Session(LanternHill(), given_table(*people, **options)))
    covers: list[Cover] = []
    bridge.covered.connect(covers.append)
    return bridge, heard, covers


def test_several_people_see_the_open_table(qtbot: QtBot) -> None:
    bridge, _, _ = seated(ANNA, BERT)

    assert bridge.eyes == bridge.table == ""
    assert bridge.view.charms == dict.fromkeys((ANNA, BERT, CLEO))  # type: ignore[attr-defined]
    assert not [event for beat in bridge.beats(0) for event in beat.events if isinstance(event, CharmFound)]


def test_a_private_decision_is_asked_once_the_screen_is_uncovered(qtbot: QtBot) -> None:
    bridge, heard, covers = seated(ANNA, BERT)
    turned: list[Any] = []
    bridge.turned.connect(turned.append)
    bridge.submit(Bid(seat=CLEO, oil=1))

    assert [(cover.seats, cover.looks) for cover in covers] == [((ANNA, BERT), False)]
    assert (bridge.is_covered, bridge.legal, heard.asked) == (True, (), [])
    bridge.uncover(CLEO)
    assert bridge.is_covered
    bridge.uncover(ANNA)
    assert bridge.eyes == ANNA
    assert heard.asked == [(ANNA, bridge.legal)]
    assert turned == [bridge.view]
    assert bridge.legal


def test_the_second_person_may_take_the_screen_first(qtbot: QtBot) -> None:
    bridge, heard, covers = seated(ANNA, BERT)
    bridge.submit(Bid(seat=CLEO, oil=1))
    bridge.uncover(BERT)
    bridge.submit(Bid(seat=BERT, oil=2))

    assert covers[-1].seats == (ANNA,)
    assert [seat for seat, _ in heard.asked] == [BERT]


def test_after_her_decision_the_table_is_shown_again_and_the_strokes_are_those_of_the_table(
    qtbot: QtBot,
) -> None:
    bridge, heard, _ = seated(ANNA, BERT)
    turned: list[Any] = []
    bridge.turned.connect(turned.append)
    bridge.submit(Bid(seat=CLEO, oil=1))
    bridge.uncover(ANNA)
    bridge.submit(Bid(seat=ANNA, oil=2))

    assert bridge.eyes == ""
    assert len(turned) == 2
    assert [view.top.bids for view, _ in heard.seen] == [{CLEO: None}, {CLEO: None, ANNA: None}]


def test_in_the_open_everyone_is_asked_before_all_eyes(qtbot: QtBot) -> None:
    bridge, heard, covers = seated(ANNA, BERT)
    for seat, oil in ((CLEO, 0), (ANNA, 3), (BERT, 2)):
        bridge.submit(Bid(seat=seat, oil=oil))
    before = len(covers)

    assert heard.asked[-1][0] == ANNA
    bridge.submit(Rest(seat=ANNA))
    assert heard.asked[-1][0] == BERT
    assert len(covers) == before
    assert bridge.refusal(Climb(seat=BERT)) is None


def test_covering_in_the_middle_of_a_decision_asks_again(qtbot: QtBot) -> None:
    bridge, heard, covers = seated(ANNA, BERT)
    bridge.submit(Bid(seat=CLEO, oil=1))
    bridge.cover()
    assert len(covers) == 1
    bridge.uncover(ANNA)
    bridge.cover()

    assert bridge.eyes == ""
    assert covers[-1].seats == (ANNA, BERT)
    assert len(heard.asked) == 1
    bridge.ask()
    assert len(covers) == 3


def test_secrets_are_looked_at_without_deciding(qtbot: QtBot) -> None:
    bridge, heard, covers = seated(ANNA, BERT)
    looked: list[str] = []
    bridge.looked.connect(looked.append)
    for seat, oil in ((CLEO, 0), (ANNA, 3), (BERT, 2)):
        bridge.submit(Bid(seat=seat, oil=oil))

    bridge.look()
    bridge.look()
    assert covers[-1] == Cover(seats=(ANNA, BERT), asked=covers[-1].asked, looks=True)
    bridge.cover()
    assert not bridge.is_covered
    bridge.look()
    bridge.uncover(BERT)
    assert (looked, bridge.eyes, bridge.is_looking, bridge.legal) == ([BERT], BERT, True, ())
    assert [place[:2] for place in bridge.secrets()] == [(0, 0)]
    bridge.cover()
    assert not bridge.is_looking
    assert heard.asked[-1][0] == ANNA
    assert list(bridge.secrets()) == []


def test_whoever_was_shown_something_hidden_covers_the_screen_herself(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    session: Session[Any] = Session(LanternHill(), given_table(ANNA, BERT))
    bridge, _ = bridged(session)
    looked: list[str] = []
    bridge.looked.connect(looked.append)
    bridge.submit(Bid(seat=CLEO, oil=1))
    bridge.uncover(ANNA)
    monkeypatch.setattr(CharmFound, "reveals", True)
    beat = session.entry(0).beats[0]
    bridge._tell((beat,))

    assert looked == []
    bridge.submit(Bid(seat=ANNA, oil=1))
    bridge._eyes = ANNA
    bridge._tell((beat,))
    assert (looked, bridge.eyes, bridge.is_looking) == ([ANNA], ANNA, True)


def test_a_private_decision_is_taken_back_by_its_own_eyes_alone(qtbot: QtBot) -> None:
    bridge, heard, _ = seated(ANNA)
    bridge.submit(Bid(seat=BERT, oil=1))
    bridge.submit(Bid(seat=CLEO, oil=1))
    bridge.submit(Bid(seat=ANNA, oil=1))
    assert bridge.undo_refusal() is not None

    bridge, heard, _ = seated(ANNA, BERT, CLEO)
    bridge.uncover(ANNA)
    bridge.submit(Bid(seat=ANNA, oil=1))
    bridge.undo()
    assert bridge.length == 1
    assert heard.refused


def test_with_take_backs_an_undone_decision_is_asked_behind_the_curtain(qtbot: QtBot) -> None:
    bridge, heard, covers = seated(ANNA, BERT, take_backs=True)
    bridge.submit(Bid(seat=CLEO, oil=1))
    bridge.uncover(ANNA)
    bridge.submit(Bid(seat=ANNA, oil=1))
    bridge.undo()

    assert bridge.length == 1
    assert bridge.eyes == ""
    assert set(covers[-1].seats) == {ANNA, BERT}
    bridge.redo()
    assert bridge.length == 2
    assert heard.refused == []


def test_a_draft_is_taken_back_and_played_again_by_whoever_made_it(qtbot: QtBot) -> None:
    bridge, heard = bridged(Session(Auction(), given_table(ANNA, BERT, CLEO)))
    bridge.ask()
    bridge.uncover(ANNA)
    bridge.submit(Bid(seat=ANNA, oil=1))
    assert bridge.eyes == ANNA
    assert bridge.undo_refusal() is None
    bridge.cover()
    bridge.uncover(BERT)

    refusal = bridge.undo_refusal()
    assert refusal is not None
    assert refusal.reason.text() == "This was decided in private: only Anna may take it back."
    bridge.undo()
    assert bridge.length == 1
    bridge.cover()
    bridge.uncover(ANNA)
    bridge.undo()
    assert (bridge.length, bridge.eyes) == (0, ANNA)
    bridge.cover()
    bridge.redo()
    assert bridge.length == 0
    bridge.uncover(ANNA)
    bridge.redo()
    assert bridge.length == 1
    assert len(heard.refused) == 2


def test_computer_players_alone_are_watched_from_the_table(qtbot: QtBot) -> None:
    bridge, heard, _ = seated()
    bridge.look()
    bridge.ask()

    assert (bridge.eyes, bridge.has_several, heard.awaited) == ("", False, [ANNA])


def test_what_others_decide_in_secret_is_no_moment_of_the_past(qtbot: QtBot) -> None:
    bridge, _, _ = seated(ANNA, BERT)
    bridge.submit(Bid(seat=CLEO, oil=1))
    assert bridge.moments() == (0,)

    bridge.uncover(ANNA)
    bridge.submit(Bid(seat=ANNA, oil=2))
    assert bridge.moments() == (0,)

    bridge.uncover(BERT)
    bridge.submit(Bid(seat=BERT, oil=1))
    assert bridge.moments() == (0, 3), "all bids lie open"


def test_what_she_decided_herself_is_a_moment_of_the_past(qtbot: QtBot) -> None:
    bridge, _, _ = seated(ANNA)
    bridge.submit(Bid(seat=CLEO, oil=1))
    bridge.submit(Bid(seat=ANNA, oil=2))

    assert bridge.moments() == (0, 2)
