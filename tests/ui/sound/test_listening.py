# SPDX-License-Identifier: GPL-3.0-or-later
"""What is heard of a game: dice, hits, moves, whose turn it is, the result."""

from typing import Any, cast

import pytest
from PySide6.QtCore import QObject, Signal
from pytestqt.qtbot import QtBot

from rubbletop.kernel.dice import Roll
from rubbletop.kernel.facts import Event, Outcome, say
from rubbletop.kernel.rules import Beat
from rubbletop.ui.game_screen import Move, Score
from rubbletop.ui.sound.listening import Listening
from rubbletop.ui.sound.player import Player, Sound
from tests.toy.game import given_session


class FakeStage(QObject):
    """The signals of a stage that are listened to."""

    begins = Signal(object, object)
    told = Signal(object, object)
    asked = Signal(object, str, object)
    ended = Signal(object, object)


class Stroke(Event, frozen=True, kw_only=True):
    """Something that happens on the board of a test."""

    moves: bool = False
    hits: frozenset[int] | None = None


class QuietScreen:
    """Shows moves, and knows nothing of dice."""

    def motions(self, event: Stroke) -> tuple[Move, ...]:
        return (Move(piece="a", path=()),) if event.moves else ()


class TellingScreen(QuietScreen):
    """Knows which dice hit."""

    def score(self, event: Stroke) -> Score | None:
        return None if event.hits is None else Score(faces=(6,), hits=event.hits, words=say("A hit."))

    def opens(self, event: Stroke) -> None:
        return None


class Ear(Player):
    """Notes what would be heard."""

    def __init__(self) -> None:
        super().__init__()
        self.is_on = True
        self.heard: list[Sound] = []

    def play(self, sound: Sound) -> None:
        self.heard.append(sound)


@pytest.fixture
def stage(qtbot: QtBot) -> FakeStage:
    return FakeStage()


def stroke(*events: Stroke, rolls: tuple[Roll, ...] = ()) -> Beat[Any]:
    return Beat(cast(Any, None), events, rolls)


def listening(stage: FakeStage, screen: object) -> Ear:
    ear = Ear()
    Listening(cast(Any, stage), cast(Any, screen), ear)
    return ear


def test_dice_are_heard_as_they_roll_and_a_hit_once_they_lie(stage: FakeStage) -> None:
    ear = listening(stage, TellingScreen())
    beat = stroke(
        Stroke(hits=frozenset({0}), moves=True), rolls=(Roll(purpose=say("Fire"), sides=6, faces=(6,)),)
    )

    stage.begins.emit(None, beat)
    assert ear.heard == [Sound.DICE]
    stage.told.emit(None, beat)
    assert ear.heard == [Sound.DICE, Sound.HIT]


def test_a_draw_is_not_heard_as_dice(stage: FakeStage) -> None:
    ear = listening(stage, QuietScreen())

    stage.begins.emit(None, stroke(rolls=(Roll(purpose=say("Cup"), sides=6, faces=(6,), by_lot=True),)))

    assert ear.heard == []


@pytest.mark.parametrize("screen", [QuietScreen(), TellingScreen()])
def test_a_counter_that_was_moved_is_heard_as_it_is_put_down(stage: FakeStage, screen: object) -> None:
    ear = listening(stage, screen)

    stage.told.emit(None, stroke(Stroke(), Stroke(moves=True, hits=frozenset())))
    stage.told.emit(None, stroke(Stroke()))

    assert ear.heard == [Sound.DOWN]


def test_a_decision_is_heard_where_it_is_anothers_than_before(stage: FakeStage) -> None:
    ear = listening(stage, QuietScreen())
    view = given_session().state

    for seat in ("anna", "anna", "bert"):
        stage.asked.emit(view, seat, ())

    assert ear.heard == [Sound.TURN]


def test_the_end_is_heard(stage: FakeStage) -> None:
    ear = listening(stage, QuietScreen())

    stage.ended.emit(None, Outcome(headline=say("Won"), level="win", winners=(), scores={}))

    assert ear.heard == [Sound.RESULT]


def test_nothing_is_looked_for_while_sounds_are_off(stage: FakeStage) -> None:
    ear = listening(stage, QuietScreen())
    ear.is_on = False
    beat = stroke(Stroke(moves=True), rolls=(Roll(purpose=say("Fire"), sides=6, faces=(6,)),))

    stage.begins.emit(None, beat)
    stage.told.emit(None, beat)

    assert ear.heard == []
