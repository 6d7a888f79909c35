# SPDX-License-Identifier: GPL-3.0-or-later
"""Every fact of the game is shown on the board or left to log and boxes on purpose."""

from typing import get_args

import pytest

from rubbletop.games.colossi.events import AnyEvent, common, cup, marines, tribes
from rubbletop.kernel.facts import Event, SpaceId, UnitId
from rubbletop.ui.colossi.motions import UNSEEN, motions
from rubbletop.ui.game_screen import Appear, Fall, Flash, Flip, Motion, Move, Shot

VALUES: dict[str, object] = {
    "turn": 1, "phase": "event", "unit": "squad1", "path": ("353", "354"), "how": "march",
    "harm": "stunned", "cause": "red", "attack": "fire", "faces": (6,), "dn": 4, "hits": 1, "target": "red",
    "tribe": "red", "rubble": "rubble1", "hex": "353", "origin": "364", "why": "edge", "face": 3,
    "event": "storm",
    "left": 1, "drawn": ("storm", "supply"), "tribes": ("red",), "distance": 2, "cf": 3, "boulder": "R1",
    "drm": 0, "medic": False, "success": True, "effect": "flipped", "result": "none", "barred": False,
    "need": 4, "cracked": False, "extra": 0, "destroyed": False, "weapon": "chisel", "direction": 1,
    "helper": "hq1", "miner": "miner1", "card": 1, "indicator": "lowest", "order": ("red",), "by": "sight",
    "rivals": (), "to": "354", "code": "MS", "line": ("353",), "seen": (),
    "team": "unit1", "seat": "colossi", "opens": True, "points": 3, "zone": "beta",
    "units": ("squad1",), "dissolves": True, "pops": True, "shock": "none", "where": "beside",
}  # fmt: skip


def sample(kind: type[Event], **fields: object) -> Event:
    """Return a fact of a kind, its fields filled with something fit."""
    known = {name: VALUES[name] for name in kind.__struct_fields__ if name in VALUES}
    if kind is tribes.TribeSkipped:
        known["why"] = "paralyzed"
    if kind is common.StoneHarmed:
        known["harm"] = "cracked"
    return kind(**{**known, **fields})  # type: ignore[arg-type]


def name_of(kind: type[Event]) -> str:
    """Return a kind of fact with the part of the rules that tells it."""
    return f"{kind.__module__.rpartition('.')[2]} {kind.__name__}"


@pytest.mark.parametrize("kind", get_args(AnyEvent), ids=name_of)
def test_every_fact_is_shown_or_left_out_on_purpose(kind: type[Event]) -> None:
    shown = motions(sample(kind))

    assert bool(shown) != (kind in UNSEEN)


@pytest.mark.parametrize(
    ("event", "shown"),
    [
        (sample(common.UnitMoved), Move(piece="squad1", path=(SpaceId("353"), SpaceId("354")))),
        (
            sample(common.UnitMoved, path=("353",)),
            Move(piece="squad1", path=(SpaceId("353"), SpaceId("353"))),
        ),
        (sample(common.UnitHarmed, harm="damaged"), Flip(piece="squad1")),
        (sample(common.UnitHarmed, harm="lost"), Fall(piece="squad1")),
        (sample(common.UnitHarmed, harm="unhurt"), Flash(spaces=(SpaceId("squad1"),))),
        (sample(common.TribeMoved, path=("353",)), Appear(piece="red")),
        (sample(common.StoneHarmed, harm="removed"), Flip(piece="red")),
        (sample(common.StoneHarmed, harm="cracked"), Appear(piece="red")),
        (sample(common.StoneHarmed, harm="unhurt"), Flash(spaces=(SpaceId("red"),))),
        (sample(common.UnitAttacked), Shot(a=SpaceId("red"), b=SpaceId("squad1"))),
        (sample(common.UnitAttacked, cause=None), Flash(spaces=(SpaceId("squad1"),))),
        (sample(common.RubblePlaced, origin=None), Appear(piece="rubble1")),
        (sample(cup.EventDrawn), Appear(piece="event storm")),
        (sample(cup.StormMoved), Shot(a=SpaceId("364"), b=SpaceId("353"))),
        (sample(cup.StormMoved, hex=None), Flash(spaces=(SpaceId("364"),))),
        (sample(cup.StormMoved, origin=None), Flash(spaces=(SpaceId("353"),))),
        (sample(marines.WeaponUsed, weapon="bomb"), Flash(spaces=(SpaceId("353"),))),
        (sample(marines.UnitRestored, effect="unmarked"), Appear(piece="squad1")),
        (sample(marines.PushStopped, hex=None), Flash(spaces=(SpaceId("red"),))),
        (sample(marines.Reconnoitred, helper=None), Flash(spaces=(SpaceId("squad1"),))),
        (sample(tribes.TargetFound), Shot(a=SpaceId("red"), b=SpaceId("353"))),
        (sample(tribes.HexChosen, to=None), Flash(spaces=(SpaceId("red"),))),
    ],
)
def test_a_fact_is_shown_as_what_it_is(event: Event, shown: Motion) -> None:
    assert motions(event)[0] == shown


def test_a_storm_that_is_gone_from_nowhere_shows_nothing() -> None:
    assert motions(cup.StormMoved(hex=None, origin=None)) == ()


def test_a_tribe_that_is_away_shows_nothing() -> None:
    assert motions(tribes.TribeSkipped(tribe=UnitId("red"), why="away")) == ()
