# SPDX-License-Identifier: GPL-3.0-or-later
"""Strokes of play are told one after another, and any click or key finishes what moves."""

import msgspec
import pytest
from PySide6.QtCore import QPoint, QRectF, Qt
from PySide6.QtGui import QPainterPath

from rubbletop.kernel.facts import Event
from rubbletop.kernel.rules import Beat
from rubbletop.ui.scene.counter import LIFT
from rubbletop.ui.scene.lights import ring_strokes
from tests.ui.scene.conftest import Play
from tests.ui.scene.hexgame import ME, Fire, Go, Growl, Rest


def test_the_decision_is_asked_only_when_all_is_told(play: Play) -> None:
    asked: list[str] = []
    play.stage.asked.connect(lambda view, seat, legal: asked.append(seat))

    play.stage.submit(Growl(seat=ME))
    assert asked == []
    assert play.hands.picks.lit == () or play.stage.is_telling
    play.settle()

    assert asked == ["me"]


def test_beats_are_told_in_their_order_each_with_its_beginning(play: Play) -> None:
    told: list[tuple[str, int]] = []
    play.stage.begins.connect(lambda view, beat: told.append(("begins", len(beat.events))))
    play.stage.told.connect(lambda view, beat: told.append(("told", len(beat.events))))

    play.stage.submit(Growl(seat=ME))
    play.settle()

    assert told == [("begins", 0), ("told", 0), ("begins", 1), ("told", 1)]


def test_a_click_finishes_what_moves(play: Play) -> None:
    play.stage.submit(Go(seat=ME, unit="c", to="12"))
    play.begin_to_move()

    play.click("60")

    assert not play.stage.motion.is_moving
    assert play.pos("c") == play.table.spot_of("12")


def test_a_key_finishes_what_moves(play: Play) -> None:
    play.stage.submit(Go(seat=ME, unit="c", to="12"))
    play.begin_to_move()

    play.key(Qt.Key.Key_Space)

    assert not play.stage.motion.is_moving


def test_without_a_pause_the_next_stroke_waits_for_a_step(play: Play) -> None:
    waits: list[bool] = []
    play.stage.waits.connect(lambda: waits.append(True))
    play.stage.set_pause(None)
    play.stage.telling.add(play.state, Beat(play.state, (), ()))
    play.stage.submit(Rest(seat=ME, unit="a"))
    play.stage.submit(Rest(seat=ME, unit="b"))

    play.qtbot.waitUntil(lambda: bool(waits))
    assert play.stage.telling.is_waiting
    play.stage.step()
    play.settle()

    assert play.stage.shown == play.state


def test_setting_a_pause_ends_the_waiting(play: Play) -> None:
    play.stage.set_pause(None)
    play.stage.submit(Rest(seat=ME, unit="a"))
    play.stage.submit(Rest(seat=ME, unit="b"))
    play.qtbot.waitUntil(lambda: play.stage.telling.is_waiting)

    play.stage.set_pause(10)
    play.settle()

    assert play.stage.shown == play.state


def test_everything_can_be_told_at_once(play: Play) -> None:
    for unit in "abc":
        play.stage.submit(Rest(seat=ME, unit=unit))

    play.stage.tell_all()

    assert not play.stage.is_telling
    assert play.stage.shown == play.state


def test_play_that_waits_for_a_step_is_told_to_its_end_without_waiting_again(play: Play) -> None:
    play.stage.set_pause(None)
    for unit in "abc":
        play.stage.submit(Rest(seat=ME, unit=unit))
    play.qtbot.waitUntil(lambda: play.stage.telling.is_waiting)
    waits: list[bool] = []
    play.stage.waits.connect(lambda: waits.append(True))

    play.stage.tell_all()

    assert not waits
    assert not play.stage.is_telling
    assert play.stage.shown == play.state


def test_a_rest_flips_the_counter(play: Play) -> None:
    play.stage.submit(Rest(seat=ME, unit="c"))
    play.settle()

    assert play.table.counters["c"].face == ("c", True)


def test_a_killed_counter_is_gone(play: Play) -> None:
    play.stage.submit(Go(seat=ME, unit="c", to="22"))
    while "ogre" in play.state.where:
        play.stage.submit(Fire(seat=ME, unit="c", target="ogre"))
    play.settle()

    assert "ogre" not in play.table.counters


def test_reduced_motion_still_ends_where_it_should(play: Play) -> None:
    play.stage.set_reduced_motion(True)
    play.stage.submit(Go(seat=ME, unit="c", to="12"))
    play.settle()

    assert play.pos("c") == play.table.spot_of("12")


def test_syncing_twice_changes_nothing(play: Play) -> None:
    def picture() -> list[tuple[str, object, float]]:
        return [(name, c.pos().toTuple(), c.zValue()) for name, c in play.table.counters.items()]

    before, items = picture(), len(play.table.items())

    play.table.sync(play.state)

    assert picture() == before
    assert len(play.table.items()) == items


def test_a_take_back_shows_the_position_before(play: Play) -> None:
    play.stage.submit(Go(seat=ME, unit="c", to="12"))
    play.settle()

    play.bridge.undo()
    play.settle()

    assert play.table.place_of("c") == "11"
    assert play.pos("c") == play.table.counters["c"].home


def test_the_last_move_is_marked_until_the_next(play: Play) -> None:
    play.stage.submit(Go(seat=ME, unit="c", to="12"))
    play.settle()

    assert play.table.lights.last == ("11", "12")


def test_a_long_drag_stops_when_dice_have_been_thrown(play: Play) -> None:
    play.hands.walked.emit(
        (Go(seat=ME, unit="c", to="22"), Fire(seat=ME, unit="c", target="ogre"), Growl(seat=ME))
    )
    play.settle()

    assert play.session.length == 2


def test_a_long_drag_stops_at_a_step_that_is_refused(play: Play) -> None:
    play.hands.walked.emit((Go(seat=ME, unit="c", to="12"), Go(seat=ME, unit="c", to="60")))
    play.settle()

    assert play.state.where["c"] == "12"
    assert play.session.length == 1


def test_a_refused_action_puts_the_counter_back(play: Play) -> None:
    home = play.pos("c")
    play.table.hold("c")
    play.table.counters["c"].setPos(5, 5)

    play.stage.submit(Go(seat=ME, unit="c", to="60"))
    play.settle()

    assert play.pos("c") == home


def test_places_named_in_the_log_are_ringed(play: Play) -> None:
    play.stage.ring(("12", "a", "nowhere"))
    play.settle()
    assert len(play.table.ring.strokes) == 4

    play.stage.ring(())
    assert not play.table.ring.strokes


def test_the_ring_of_a_long_place_is_drawn_out_and_that_of_others_is_round() -> None:
    long, square = QPainterPath(), QPainterPath()
    long.addRect(QRectF(0, 0, 100, 20))
    square.addRect(QRectF(0, 0, 40, 40))

    rings = [ring_strokes(shape, "#000000", 1.0, 0.0)[0].path.boundingRect() for shape in (long, square)]

    assert rings[0] == QRectF(-2, -2, 104, 24)
    assert rings[1] == QRectF(-2, -2, 44, 44)


def test_a_ring_that_is_taken_away_does_not_come_back_while_it_moves(play: Play) -> None:
    play.stage.ring(("12",))
    play.stage.ring(())
    play.settle()
    assert not play.table.ring.strokes


def test_something_new_on_the_board_is_shown(play: Play) -> None:
    play.click("d")
    play.click("00")
    play.settle()

    assert play.table.counters["d"].opacity() == 1.0
    assert play.table.counters["d"].scale() == LIFT


def test_the_past_can_be_shown_without_touching_the_game(play: Play) -> None:
    first = play.state
    play.stage.submit(Go(seat=ME, unit="c", to="12"))
    play.settle()

    play.stage.show_position(first)

    assert play.table.place_of("c") == "11"
    assert play.hands.picks.offers == ()
    assert play.state.where["c"] == "12"


def test_a_fault_in_showing_an_event_does_not_stop_the_game(
    play: Play, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(event: Event) -> tuple[()]:
        raise ValueError("no such event")

    monkeypatch.setattr(play.table.screen, "motions", broken)
    with play.qtbot.capture_exceptions() as faults:
        play.stage.submit(Go(seat=ME, unit="c", to="12"))
        play.qtbot.waitUntil(lambda: bool(faults))

    play.click("60")
    play.settle()

    assert play.pos("c") == play.table.spot_of("12")
    assert play.hands.picks.offers


def test_a_counter_that_vanishes_from_the_hand_is_let_go(play: Play) -> None:
    play.stage.submit(Go(seat=ME, unit="c", to="22"))
    play.settle()
    play.press("ogre")
    play.move(play.at("ogre") + QPoint(40, 0))
    assert play.table.held == "ogre"

    without = msgspec.structs.replace(play.state, where={"a": "11"})
    play.table.sync(without)
    play.move(play.at("60"))

    assert play.table.held is None
