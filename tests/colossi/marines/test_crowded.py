# SPDX-License-Identifier: GPL-3.0-or-later
"""What holds in crowded positions built by chance, with every feature, event and kind of unit (5.3)."""

from collections.abc import Iterator
from itertools import repeat
from random import Random

import pytest

from rubbletop.games.colossi.actions.marines import EndAction, March
from rubbletop.games.colossi.frames.marines import ActingFrame, ActionsFrame
from rubbletop.games.colossi.state import ColossiState, Rubble, Tribe, Unit, replace
from rubbletop.games.colossi.steps.marines.reach import reach
from rubbletop.games.colossi.tables import Face, Kind
from rubbletop.kernel.dice import SampledDice, ScriptedDice
from rubbletop.kernel.facts import SpaceId, UnitId
from tests.colossi.builders import (
    BOULDERS,
    assert_listed_pass,
    at,
    field,
    given_rubble,
    given_tribe,
    given_unit,
    ground,
    legal,
    rules,
)
from tests.colossi.marines.acts import given_actions

SEEDS = range(30)
DECISIONS = 40
KINDS: tuple[Kind, ...] = (
    "squad", "scout", "heavy", "hq", "ops", "medic", "bit", "bomber", "foreman", "miner", "squad", "hq"
)  # fmt: skip
FACES: tuple[Face | None, ...] = ("stonehenge", "cliffs", "minefield", "minefield", "pit", None, None)
EVENTS = ("acid_rain", "wave", "hurricane")


def crowded(rng: Random) -> ColossiState:
    """Return an Action step around a random hex, or along the railway or the South edge."""
    board = ground().boards["alpha"]
    centre = rng.choice(list(board.hexes))
    pools = (board.within(centre, 4), board.within(centre, 3), [*board.rails, at(312)], board.escape)
    pool = sorted({*rng.choice(pools), centre} - board.hills - {at(666)})
    rng.shuffle(pool)
    tribes = [given_tribe(name, to) for name, to in zip(rng.sample(list(BOULDERS), 3), pool, strict=False)]
    faces = rng.sample(FACES, rng.randint(0, 4))
    rubble = [given_rubble(to, face) for face, to in zip(faces, pool[3:], strict=False)]
    kinds = rng.sample(KINDS, len(KINDS))
    free = [to for to in pool[7:] if to != "345"]
    units = [
        given_unit(kind, to, id_=f"{kind}{to}", damaged=kind == "squad" and rng.random() < 0.3)
        for kind, to in zip(kinds, free, strict=False)
    ]
    things: list[Unit | Tribe | Rubble] = [*tribes, *rubble, *units]
    rails = sorted(set(board.rails) - {t.hex for t in tribes} - {r.hex for r in rubble})
    things.append(given_unit("carrier", rng.choice(rails)))
    things += [given_unit("miner", 523, id_="trapped", place="trapped")]
    events = tuple(event for event in EVENTS if rng.random() < 0.1)
    return given_actions(*things, events=events, storm=rng.choice([None, None, centre]))


def played_out(s: ColossiState, rng: Random) -> Iterator[ColossiState]:
    """Yield the positions of a few decisions of the Action step, each kind with the same chance."""
    dice = SampledDice(rng)
    for _ in range(DECISIONS):
        yield s
        kinds = sorted({type(action).__name__ for action in legal(s)} - {"EndActions"})
        if not kinds or s.turn > 2 or not isinstance(s.stack[0], ActionsFrame):
            return
        kind = rng.choice(kinds)
        action = rng.choice([a for a in legal(s) if type(a).__name__ == kind])
        for beat in rules().apply(s, action, dice):  # type: ignore[arg-type]
            s = beat.state


@pytest.mark.parametrize("seed", SEEDS)
def test_62_no_action_ends_where_nobody_may_stand(seed: int) -> None:
    rng = Random(seed)
    for s in played_out(crowded(rng), rng):
        assert_listed_pass(s)
        if not isinstance(s.top, ActionsFrame):
            continue
        f = field(s)
        for to, standing in f.units_at.items():
            kinds = [unit.kind for unit in standing]
            assert len(kinds) == 1 or (len(kinds) == 2 and "carrier" in kinds)
            assert not f.is_hill(to)
            assert to not in f.tribe_at
            assert f.face_at(to) in ("", "stonehenge", "minefield")
            assert to != f.offices or "foreman" not in kinds


def walked(s: ColossiState, unit: UnitId) -> set[SpaceId]:
    """Return the hexes where a unit can end its move, found by playing every walk; marbles never stop it."""
    ended: set[SpaceId] = set()
    seen: set[tuple[SpaceId | None, int]] = set()
    rim = [s]
    for before in rim:
        steps = [a for a in legal(before) if isinstance(a, March) and a.unit == unit]
        for step in steps:
            after = list(rules().apply(before, step, ScriptedDice(repeat(6))))[-1].state
            key = (step.to, after.top.spent if isinstance(after.top, ActingFrame) else 0)
            if key in seen:
                continue
            seen.add(key)
            if not isinstance(after.top, ActingFrame):
                ended.add(step.to)
                continue
            if any(isinstance(a, EndAction) for a in legal(after)):
                ended.add(step.to)
            rim.append(after)
    return ended - {s.units[unit].hex}


@pytest.mark.parametrize("seed", SEEDS)
def test_5_3_1_the_reach_of_a_unit_is_what_its_walks_add_up_to(seed: int) -> None:
    s = replace(crowded(Random(seed)), storm=None)
    for unit in s.units.values():
        if unit.place == "map" and unit.kind not in ("bomber", "carrier"):
            assert set(reach(ground(), s, unit.id)) == walked(s, unit.id)
