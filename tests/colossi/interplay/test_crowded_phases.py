# SPDX-License-Identifier: GPL-3.0-or-later
"""What holds when events, actions and a Colossi Phase meet a crowded map built by chance (4.0, 5.3, 7.0)."""

from collections import Counter
from random import Random

import pytest

from rubbletop.games.colossi import words
from rubbletop.games.colossi.frames.cup import DrawFrame, EventFrame
from rubbletop.games.colossi.frames.marines import ActionsFrame
from rubbletop.games.colossi.frames.tribes import ColossiFrame
from rubbletop.games.colossi.state import ColossiState, Marker, Rubble, Tribe, Unit, replace
from rubbletop.games.colossi.tables import EventId, Face, Kind, TribeName
from rubbletop.kernel.dice import SampledDice
from rubbletop.kernel.facts import Action, SpaceId, UnitId
from rubbletop.kernel.state import Frame
from tests.colossi.builders import (
    BOULDERS,
    assert_listed_pass,
    field,
    given_rubble,
    given_tribe,
    given_unit,
    ground,
    legal,
    rules,
)
from tests.colossi.interplay.arena import ZONES, Zone, in_zone, under

SEEDS = range(12)
KINDS: tuple[Kind, ...] = ("squad", "scout", "heavy", "hq", "ops", "medic", "bit", "bomber", "squad", "colby")
MARKERS: tuple[Marker, ...] = ("", "", "stunned", "paralyzed")
FACES: tuple[Face | None, ...] = ("stonehenge", "cliffs", "minefield", "minefield", "pit", None, None, None)
EVENTS: dict[Zone, tuple[EventId, ...]] = {
    "alpha": tuple(ground().edition.events),
    "beta": tuple(e for e in ground().edition.events if e not in ground().edition.council.cup_without),
}


def stacks(rng: Random, pool: list[SpaceId]) -> tuple[list[Tribe], tuple[str, ...]]:
    """Return the stacks of four tribes, two tribes having two, and their boulders out of play."""
    found: list[Tribe] = []
    gone: list[str] = []
    names: list[TribeName] = rng.sample(list(BOULDERS), 4)
    for number, name in enumerate(names):
        boulders = [b + rng.choice(("", "-")) for b in rng.sample(BOULDERS[name], len(BOULDERS[name]))]
        if number < 2:
            found.append(given_tribe(name, pool.pop(), boulders.pop(), id_=f"{name}/2"))
        if number % 2:
            gone.append(boulders.pop().removesuffix("-"))
        found.append(given_tribe(name, pool.pop(), *boulders))
    return found, tuple(gone)


def crowd(rng: Random, zone: Zone) -> ColossiState:
    """Return an Action step around a random hex of a zone, or along the railway or the Pillars."""
    board = ground().boards[zone]
    around = board.within(rng.choice(list(board.hexes)), 4)
    special = sorted(board.rails) + sorted(board.pillars) + sorted(board.structures)
    pool = [at for at in sorted({*around, *special[:12]}) if at not in board.hills and at != "666"]
    rng.shuffle(pool)
    tribes, gone = stacks(rng, pool)
    things: list[Unit | Tribe | Rubble] = [*tribes]
    things += [given_rubble(pool.pop(), face) for face in rng.sample(FACES, 5)]
    for number, kind in enumerate(KINDS):
        unit = given_unit(kind, pool.pop(), id_=f"{kind}{number}", marker=rng.choice(MARKERS))
        things.append(replace(unit, damaged=kind != "colby" and rng.random() < 0.4))
    if zone == "alpha":
        rails = sorted(set(board.rails) - {thing.hex for thing in things})
        things.append(given_unit("carrier", rng.choice(rails)))
    here = {tribe.tribe for tribe in tribes}
    absent = tuple(name for name in BOULDERS if name not in here and rng.random() < 0.5)
    out = tuple(b for name in BOULDERS if name not in (*here, *absent) for b in BOULDERS[name])
    storm = rng.choice([None, pool.pop()])
    return in_zone(zone, *things, crumbled=(*gone, *out), absent=absent, storm=storm, turn=rng.randint(2, 11))


def played_on(s: ColossiState, rng: Random, end: type[Frame]) -> ColossiState:
    """Go on with random decisions and dice until a frame of this kind lies on top; tell all in words."""
    dice = SampledDice(rng)
    while s.stack and not isinstance(s.top, end):
        actors = rules().actors(s)
        if actors:
            action = rng.choice(rules().legal(s, actors[0]))
            assert isinstance(action, Action)
            change = rules().step(s).apply(s, action, dice)
        else:
            change = rules().step(s).run(s, dice)
        s = change.state
        assert all(words.sentence(s, event).text() for event in change.events)
    return s


def faults(s: ColossiState) -> list[str]:
    """Return what no table can look like (5.3.1.1, 2.1)."""
    f = field(s)
    found = [f"{at}: {len(units)} units" for at, units in f.units_at.items() if len(units) > 1]
    if f.passenger is not None:
        found = [fault for fault in found if not fault.startswith(f"{f.passenger.hex}:")]
    found += [f"{at}: unit and tribe" for at in f.units_at if at in f.tribe_at]
    found += [f"{at}: unit on a Hill" for at in f.units_at if f.is_hill(at)]
    found += [
        f"{at}: unit on {f.face_at(at)}" for at in f.units_at if f.face_at(at) in ("down", "cliffs", "pit")
    ]
    found += [f"{at}: tribe on {f.face_at(at)}" for at in f.tribe_at if f.face_at(at) in ("down", "cliffs")]
    if len(f.tribe_at) != sum(tribe.hex is not None for tribe in s.tribes.values()):
        found.append("two tribes in a hex")
    if len(f.rubble_at) != len(s.rubble):
        found.append("two Rubble counters in a hex")
    boulders = Counter(b.id for tribe in s.tribes.values() for b in tribe.stack) + Counter(s.crumbled)
    absent = Counter(b for name in s.absent for b in BOULDERS[name])
    if boulders + absent != Counter(list(ground().boulders)):
        found.append("a boulder too many or too few")
    return found


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("zone", ZONES)
def test_4_0_any_event_can_meet_any_map(zone: Zone, seed: int) -> None:
    rng = Random(seed)
    for name in EVENTS[zone]:
        s = crowd(rng, zone)
        assert faults(s) == []
        s = under(replace(s, cup=(name, "supply")), DrawFrame())
        assert faults(played_on(s, rng, ActionsFrame)) == []


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("zone", ZONES)
def test_7_0_a_colossi_phase_can_meet_any_map(zone: Zone, seed: int) -> None:
    rng = Random(seed)
    for _ in range(6):
        s = crowd(rng, zone)
        off = UnitId(rng.choice(sorted(s.tribes)))
        s = replace(s.tribe_moved(off, None), entering=(off,), stack=(ColossiFrame(),))
        s = replace(s, events=rng.choice([(), ("wave",), ("hurricane",), ("honoring",)]))
        assert faults(played_on(s, rng, EventFrame)) == []


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("zone", ZONES)
def test_5_3_any_action_can_be_taken_on_any_map(zone: Zone, seed: int) -> None:
    rng = Random(seed)
    s = crowd(rng, zone)
    units = {name: replace(unit, began=unit.hex) for name, unit in s.units.items()}
    s = replace(s, units=units, events=rng.choice([(), ("wave",), ("hurricane",), ("acid_rain",)]))
    dice = SampledDice(rng)
    for _ in range(30):
        s = decided_next(s, rng)
        if not s.stack or not isinstance(s.stack[0], ActionsFrame):
            return
        assert not isinstance(s.top, ActionsFrame) or faults(s) == []
        assert_listed_pass(s)
        actions = [offer for offer in legal(s) if isinstance(offer, Action)]
        kind = rng.choice(sorted({type(action).__name__ for action in actions}))
        action = rng.choice([action for action in actions if type(action).__name__ == kind])
        assert rules().wording(s, action).text()
        s = rules().step(s).apply(s, action, dice).state


def decided_next(s: ColossiState, rng: Random) -> ColossiState:
    """Run the automatic steps until somebody decides."""
    dice = SampledDice(rng)
    while s.stack and not rules().actors(s):
        s = rules().step(s).run(s, dice).state
    return s
