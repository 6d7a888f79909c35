# SPDX-License-Identifier: GPL-3.0-or-later
"""What the sheet of Zone Beta tells under the pointer and by its marks: Pillars, Wormhole, points, levels."""

import pytest

from rubbletop.games.colossi.state import ColossiState, Tribe, Unit, replace
from rubbletop.kernel.facts import SpaceId
from rubbletop.ui.colossi.screen import ColossiScreen
from tests.colossi.builders import at, given_state, given_tribe, given_unit
from tests.colossi.council.gathered import given_council
from tests.ui.colossi.test_pieces import SCALE, painted

TOMB = ("tomb",)
WATCH = given_unit("squad", 412, id_="watch")


def at_wormhole(*things: Unit | Tribe, turn: int, **fields: object) -> ColossiState:
    return replace(given_council(WATCH, *things, turn=turn), **{"absent": TOMB, **fields})


@pytest.mark.parametrize(
    ("s", "told"),
    [
        (at_wormhole(turn=1), "Tombstones do not come this turn"),
        (at_wormhole(turn=3), "Tombstones come this turn: 33 %"),
        (at_wormhole(turn=9), "Tombstones come this turn: 100 %"),
        (at_wormhole(turn=3, card=4), "Tombstones do not come this turn"),
        (at_wormhole(given_unit("scout", 514), turn=3), "held by a Marine: it stays closed"),
        (at_wormhole(given_tribe("tomb", 322), turn=3, absent=()), "Tombstones have come"),
    ],
    ids=["turn 1", "turn 3", "turn 9", "card up", "held", "came"],
)
def test_150_the_wormhole_tells_whether_the_tombstones_come(
    screen: ColossiScreen, s: ColossiState, told: str
) -> None:
    text = screen.space_text(s, SpaceId("514")).text()

    assert "Sacrifice Wormhole, occupied at the end: +6" in text
    assert text.endswith(told)


def test_151_a_pillar_tells_its_points_and_what_joy_does(screen: ColossiScreen) -> None:
    text = screen.space_text(given_council(WATCH), SpaceId("532")).text()

    assert "Sacred Pillar: blocks sight, occupied at the end: +3" in text
    assert "a tribe that enters throws out Rubble for joy" in text
    assert "Gravity Oasis: 2 MP" in screen.space_text(given_council(WATCH), SpaceId("533")).text()


def test_144_pillars_and_wormhole_held_by_marines_are_marked_with_their_points(
    screen: ColossiScreen, one_wardrobe: object
) -> None:
    held = given_council(given_unit("squad", 532), given_unit("scout", 514), given_unit("hq", 455))
    bare = given_council(given_unit("squad", 412))
    erupted = given_council(*held.units.values(), tectonic=(at(455),))
    told = {mark.id: mark.name.text() for mark in screen.live_marks(held) if mark.id.startswith("held")}

    assert told == {
        "held 532": "Held by a Marine at the end: +3",
        "held 455": "Held by a Marine at the end: +3",
        "held 514": "Held by a Marine at the end: +6",
    }
    assert not [mark for mark in screen.live_marks(erupted) if mark.id == "held 455"]
    x, y = screen.ground(held).board(held).hexes[SpaceId("532")].centre
    sheet = screen.sheet(held)
    corner = round((x + 0.9 - sheet.x()) * SCALE), round((y - sheet.y()) * SCALE)
    assert painted(screen, held).pixelColor(*corner) != painted(screen, bare).pixelColor(*corner)
    alone = given_state(given_unit("squad", 345), given_unit("squad", 532))
    assert not [mark for mark in screen.live_marks(alone) if mark.id.startswith("held")]


def test_sc_2_a_boulder_out_of_play_tells_what_it_earned(screen: ColossiScreen) -> None:
    info = screen.selected_info(given_council(WATCH, crumbled=("R1",)), "boulder R1")

    assert info is not None
    assert "Out of play, victory points: +1" in [note.text() for note in info.notes]


def test_sc_2_the_victory_bar_has_the_levels_of_the_scenario(screen: ColossiScreen) -> None:
    def levels(s: ColossiState) -> list[int]:
        face = next(mark.face.face for mark in screen.live_marks(s) if mark.id == "points")  # type: ignore[attr-defined]
        return [least for _, least in face.levels]

    assert levels(given_council(WATCH)) == [0, 16, 26, 36, 50]
    assert levels(given_council(WATCH, scenario="3")) == [0, 26, 39, 56, 76]
    assert levels(given_state(WATCH)) != levels(given_council(WATCH))
