# SPDX-License-Identifier: GPL-3.0-or-later
"""Whole games by mouse alone, from the start page to the record."""

from pathlib import Path
from typing import Any

import msgspec

from rubbletop.games import registry
from rubbletop.games.colossi.state import Council
from rubbletop.games.colossi.steps.base import MARINES
from rubbletop.kernel.facts import Player
from rubbletop.kernel.savefile import load
from rubbletop.kernel.session import Session
from tests.ui.whole.evening import Evening, begun_by_mouse, found_in_the_record, going_on_by_mouse
from tests.ui.whole.mouse_player import MousePlayer
from tests.ui.whole.player import Wishes

SAVES = Path(__file__).parents[2] / "saves"
LAST = 12
"""So many decisions before the end of the first battle the campaign is gone on with."""


def test_9_0_two_people_play_scenario_2_by_mouse(mouse: MousePlayer) -> None:
    begun_by_mouse(mouse, Evening("colossi", "2", people=2, seed=7))
    mouse.paint_no_more()

    mouse.play(Wishes("colossi", 7, odd=0.2))

    assert mouse.page.bridge.outcome is not None
    assert mouse.dear(3) == {}
    found_in_the_record(mouse)


def given_campaign() -> Session[Any]:
    """A campaign shortly before the end of its first battle, as it was saved when a computer played it."""
    played = load(SAVES / "colossi-3-2.rubble", registry.rules).session
    second = next(n for n, entry in enumerate(played.entries) if isinstance(entry.state.council, Council))
    setup = msgspec.structs.replace(played.setup, players=(Player(seat=MARINES, name="Ada"),))
    again: Session[Any] = Session(played.rules, setup, played.entry(0).faces)
    for action in played.record[: second - LAST]:
        again.replayed(action)
    return again


def test_sc_3_the_campaign_is_gone_on_with_by_mouse_into_its_second_battle(mouse: MousePlayer) -> None:
    going_on_by_mouse(mouse, given_campaign())
    mouse.paint_no_more()

    mouse.play(Wishes("colossi", 7, odd=0.1), most=LAST + 20)

    assert mouse.dear(3) == {}
    assert isinstance(mouse.session.state.council, Council)
