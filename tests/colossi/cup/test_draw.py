# SPDX-License-Identifier: GPL-3.0-or-later
"""Drawing from the Event Cup (4.0, 5.3.4.1; rulings 14, 15, 21, 44, 83)."""

import pytest

from rubbletop.games.colossi.actions.cup import EndSupply, KeepEvent
from rubbletop.games.colossi.events.common import PhaseBegan
from rubbletop.games.colossi.events.cup import CupEmpty, EventDrawn, EventReturned, EventsOffered
from rubbletop.games.colossi.frames import cup as frames
from rubbletop.games.colossi.frames.marines import RecoveryFrame
from rubbletop.games.colossi.state import ColossiState, replace
from rubbletop.kernel.state import Frame
from tests.colossi.builders import (
    BOULDERS,
    SEAT,
    Told,
    assert_listed_pass,
    given_rubble,
    given_state,
    given_tribe,
    legal,
    played,
    refused,
    settled,
    stepped,
)


def drawing(*cup: str, **fields: object) -> ColossiState:
    return given_state(frames.DrawFrame(), cup=cup, **fields)  # type: ignore[arg-type]


def keep(event: str) -> KeepEvent:
    return KeepEvent(seat=SEAT, event=event)


def test_4_0_the_phase_draws_one_counter_and_leads_to_the_recovery() -> None:
    told = stepped(given_state(frames.EventFrame(), cup=("wave", "storm")))
    assert told.of(PhaseBegan)[0].phase == "event"
    assert told.state.stack == (RecoveryFrame(), frames.DrawFrame())


def test_ruling_15_a_counter_drawn_leaves_the_cup_and_takes_effect() -> None:
    told = settled(drawing("wave", "hurricane"), [2])
    assert (told.state.cup, told.state.used, told.state.events) == (("wave",), ("hurricane",), ("hurricane",))
    assert told.of(EventDrawn)[0].left == 1


def test_ruling_15_an_empty_cup_means_no_event() -> None:
    told = settled(drawing())
    assert (told.of(CupEmpty)[0].rule, told.state.events) == ("4.0", ())


@pytest.mark.parametrize(
    ("event", "frame"),
    [
        ("acid_rain", frames.AcidRainFrame()),
        ("rock_garden", frames.RockGardenFrame(rubble=("rubble421", "rubble422"))),  # type: ignore[arg-type]
        ("lightning", frames.LightningFrame()),
        ("rampage", frames.RampageFrame(tribes=("red", "white"))),  # type: ignore[arg-type]
        ("storm", frames.StormFrame()),
        ("pop_rocks", frames.PopRocksFrame(tribes=("red", "white"))),  # type: ignore[arg-type]
        ("honoring", frames.HonoringFrame()),
        ("supply", frames.SupplyFrame(left=2)),
        ("gallstones", frames.GallstonesFrame()),
        ("gemstones", frames.GemstonesFrame()),
        ("tectonic", frames.TectonicFrame(left=2)),
    ],
)
def test_4_0_each_counter_begins_its_own_event(event: str, frame: Frame) -> None:
    s = drawing(event)
    s = s.with_tribe(given_tribe("white", 531)).with_tribe(given_tribe("red", 111))
    for rubble in (given_rubble(422), given_rubble(421), given_rubble(111, "pit")):
        s = s.with_rubble(rubble)
    assert stepped(s, [1]).state.top == frame


def test_ruling_14_e5_tectonic_eruption_is_followed_by_another_counter_and_nothing_else_is() -> None:
    told = settled(drawing("tectonic", "wave", "storm"), [1, 1, 1, 1, 4, 2, 1, 1])
    assert told.state.events == ("tectonic", "wave")
    assert len(told.state.cup) == 1
    for event, faces in (("rock_garden", [1]), ("honoring", [1])):
        s = drawing(event, "wave")
        assert len(settled(s, faces).state.cup) == 1


def offered(*cup: str, faces: list[int], **fields: object) -> Told:
    s = given_state(frames.EventFrame(), cup=cup, recon=3, turn=3, **fields)  # type: ignore[arg-type]
    told = stepped(s, faces)
    return Told(replace(told.state, stack=told.state.stack[-1:]), told.events, told.dice)


def test_ruling_83_after_a_reconnaissance_two_are_drawn_and_one_kept() -> None:
    told = offered("wave", "storm", "hurricane", faces=[3, 1])
    assert told.of(EventsOffered)[0].drawn == ("hurricane", "wave")
    assert [action.event for action in legal(told.state)] == ["hurricane", "wave"]  # type: ignore[union-attr]
    assert_listed_pass(told.state)
    after = played(told.state, keep("wave"))
    assert (after.state.events, after.state.cup) == (("wave",), ("storm", "hurricane"))
    assert after.of(EventReturned)[0].rule == "5.3.4.1, 83"


def test_ruling_83_the_other_goes_back_before_anything_else_is_drawn() -> None:
    told = offered("tectonic", "wave", faces=[1, 1])
    after = played(told.state, keep("tectonic"), [1, 1, 1, 4, 2, 1, 1])
    assert (after.state.events, after.state.cup) == (("tectonic", "wave"), ())


def test_ruling_83_a_counter_used_before_stays_used_when_its_twin_goes_back() -> None:
    told = offered("wave", "hurricane", faces=[1, 1], used=("wave",))
    after = played(told.state, keep("hurricane"))
    assert (after.state.used, after.state.cup) == (("wave", "hurricane"), ("wave",))


def test_ruling_83_two_alike_are_one_choice() -> None:
    told = offered("wave", "wave", faces=[1, 1])
    assert len(legal(told.state)) == 1
    assert played(told.state, keep("wave")).state.cup == ("wave",)


def test_ruling_83_with_one_left_it_is_taken_and_the_success_is_for_the_next_turn_only() -> None:
    assert offered("wave", faces=[]).state.top == frames.DrawFrame()
    s = given_state(frames.EventFrame(), cup=("wave", "storm"), recon=3, turn=4)
    assert stepped(s).state.top == frames.DrawFrame()


def test_ruling_83_what_was_not_drawn_cannot_be_kept() -> None:
    told = offered("wave", "storm", "hurricane", faces=[1, 1])
    reason = "Keep one of the two counters that were drawn. [5.3.4.1, 83]"
    assert refused(told.state, keep("hurricane")) == reason
    assert refused(told.state, EndSupply(seat=SEAT)) == reason


def test_ruling_44_gemstones_go_back_after_the_next_counter_is_drawn() -> None:
    told = settled(drawing("gemstones", "wave", absent=tuple(BOULDERS)), [1, 1])
    assert (told.state.events, told.state.cup, told.state.used) == (("wave",), ("gemstones",), ("wave",))
    assert told.names() == ["EventDrawn", "NothingHappened", "EventReturned", "EventDrawn"]


def test_ruling_44_with_an_empty_cup_they_go_back_and_nothing_happens() -> None:
    told = settled(drawing("gemstones", absent=tuple(BOULDERS)), [1])
    assert (told.state.events, told.state.cup, told.state.used) == ((), ("gemstones",), ())
    assert told.names() == ["EventDrawn", "NothingHappened", "CupEmpty", "EventReturned"]
