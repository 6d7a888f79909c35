# SPDX-License-Identifier: GPL-3.0-or-later
"""Why a tribe does what it does, told in words for each kind of its decisions, in both zones (7.2)."""

import pytest

from rubbletop.games.colossi import words
from rubbletop.games.colossi.frames.cup import SidestepFrame
from rubbletop.games.colossi.frames.tribes import RiftFrame, RollerFrame, TargetFrame
from rubbletop.games.colossi.state import ColossiState
from rubbletop.kernel.dice import ScriptedDice
from rubbletop.kernel.facts import UnitId
from rubbletop.kernel.state import Frame
from tests.colossi.builders import at, given_rubble, given_tribe, given_unit, rules
from tests.colossi.interplay.arena import ZONES, Zone, in_zone, special, under

WHITE = given_tribe("white", 154)
HIGHEST = 1


def said(s: ColossiState, *frames: Frame, faces: tuple[int, ...] = ()) -> list[str]:
    """Return what the log tells until the last of ``frames`` is through or somebody decides."""
    s = under(s, *frames)
    depth, dice = len(s.stack), ScriptedDice(faces)
    told: list[str] = []
    while len(s.stack) >= depth and not rules().actors(s):
        change = rules().step(s).run(s, dice)
        s = change.state
        told += [words.sentence(s, event).text() for event in change.events]
        if type(s.top).__name__ in ("SpecialFrame", "VolleyFrame"):
            break
    return told


@pytest.mark.parametrize("zone", ZONES)
def test_7_2_1_who_is_seen_who_is_hidden_and_how_far_all_are(zone: Zone) -> None:
    units = (given_unit("squad", 161), given_unit("scout", 156), given_unit("hq", 163))
    s = in_zone(zone, WHITE, given_rubble(155, "cliffs"), *units)
    told = said(s.changed_unit(UnitId("watch"), place="lost", hex=None), TargetFrame(tribe=WHITE.id))
    assert told[0] == "The Whitestones see nobody and sense Scout in 156, the nearest at distance 2."
    s = in_zone(
        zone, given_tribe("red", 162), given_tribe("white", 164), *units[:2], given_unit("medic", 153)
    )
    s = s.changed_unit(UnitId("watch"), place="lost", hex=None)
    assert said(s, TargetFrame(tribe=UnitId("red")))[0] == (
        "The Redstones see Squad in 161, the nearest at distance 1. Farther in sight: Scout at 2, Medic at 5."
        " They are next to it and do not move."
    )


@pytest.mark.parametrize("zone", ZONES)
def test_122_a_nearer_unit_out_of_sight_is_told(zone: Zone) -> None:
    units = (given_unit("scout", 156), given_unit("squad", 312))
    s = in_zone(zone, given_tribe("red", 154), given_rubble(155, "cliffs"), *units)
    s = s.changed_unit(UnitId("watch"), place="lost", hex=None)
    assert said(s, TargetFrame(tribe=UnitId("red")))[0] == (
        "The Redstones see Squad in 312, the nearest at distance 4. Nearer, but out of sight: Scout at 2."
    )


def test_122_of_many_farther_units_three_are_named() -> None:
    units = [
        given_unit("squad", hex_, id_=f"squad{n}") for n, hex_ in enumerate((156, 161, 162, 163, 164), 1)
    ]
    s = in_zone("alpha", WHITE, *units)
    s = s.changed_unit(UnitId("watch"), place="lost", hex=None)
    assert said(s, TargetFrame(tribe=WHITE.id))[0] == (
        "The Whitestones see Squad 1 in 156, the nearest at distance 2."
        " Farther in sight: Squad 2 at 3, Squad 3 at 4, Squad 4 at 5, 1 more."
    )


@pytest.mark.parametrize("zone", ZONES)
def test_123_the_way_and_what_bars_it(zone: Zone) -> None:
    squad = given_unit("squad", 161)
    s = in_zone(zone, WHITE, squad, given_rubble(155), card=HIGHEST)
    told = said(s, TargetFrame(tribe=WHITE.id))
    assert told[1].startswith("The way is barred: the Whitestones go around by ")
    assert "Taken, though nearer: 155." in told[1]
    assert told[1].endswith("; the card takes the highest.")
    s = in_zone(zone, WHITE, squad)
    assert said(s, TargetFrame(tribe=WHITE.id))[1] == "155 brings the Whitestones nearer."


@pytest.mark.parametrize("zone", ZONES)
def test_130_132_a_special_attack_says_what_named_it_and_why_it_meets_nobody(zone: Zone) -> None:
    told = special(in_zone(zone, WHITE, given_unit("squad", 164)), "white")
    sentences = [words.sentence(told.state, event).text() for event in told.events]
    assert sentences == [
        "Special attack of the Whitestones, as their top boulder shows: Boulder Sling.",
        "The Whitestones see nobody within reach of their Boulder Sling; the nearest is Squad at 6.",
    ]


@pytest.mark.parametrize("zone", ZONES)
def test_136_a_stare_says_whom_it_meets_in_which_order(zone: Zone) -> None:
    s = in_zone(zone, given_tribe("red", 154), given_unit("squad", 156), given_unit("scout", 161), turn=2)
    told = special(s, "red", [4])
    assert words.sentence(told.state, told.events[1]).text() == (
        "The Redstones stare south and meet, the nearest first: Squad, Scout."
    )


@pytest.mark.parametrize("zone", ZONES)
def test_133_140_whoever_is_moved_aside_goes_to_the_lowest_empty_hex(zone: Zone) -> None:
    s = in_zone(zone, given_tribe("black", 154), given_tribe("white", 161), given_unit("squad", 164))
    told = said(s, RiftFrame(tribe=UnitId("black")), faces=(1, 6, 1))
    assert told[-1].startswith("The Whitestones are moved aside 161 → ")
    assert told[-1].endswith(", the lowest empty hex there.")
    told = said(s, RiftFrame(tribe=UnitId("black")), faces=(1, 6, 4))
    (moved,) = [text for text in told if text.startswith("Squad is moved aside 164 → ")]
    assert moved.endswith(", the lowest empty hex there.")
    roll = RollerFrame(tribe=UnitId("black"), target=UnitId("squad"), left=1, path=(at(154),))
    s = in_zone(zone, given_tribe("black", 154), given_rubble(155), given_unit("squad", 164))
    assert said(s, roll)[-1].endswith(", the lowest empty hex there.")


def test_28_the_carrier_that_makes_room_is_said_to_do_so() -> None:
    s = in_zone("alpha", given_unit("carrier", 523))
    assert said(s, SidestepFrame()) == ["Ore Carrier makes room 523 → 464."]
