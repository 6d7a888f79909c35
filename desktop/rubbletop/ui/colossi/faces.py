# SPDX-License-Identifier: GPL-3.0-or-later
"""Which face each counter of the Colossi shows: what the painter is told of units, stacks, Rubble, events."""

from rubbletop.games.colossi.frames.marines import ActionsFrame
from rubbletop.games.colossi.ground import Ground
from rubbletop.games.colossi.state import Boulder, ColossiState, Rubble, Tribe, Unit
from rubbletop.games.colossi.steps.marines.bars import why_idle
from rubbletop.games.colossi.words.names import EVENTS, unit_number
from rubbletop.kernel.facts import called
from rubbletop.ui.colossi.art.face import CounterFace, Kind, Marker
from rubbletop.ui.words import worded

MOST_PLATES = 3
"""How many plates show under the top boulder; the disc on it says the true height."""

NO_VALUE = "–"
UNIT_FIGURES = {"ops": "specops"}
FEATURE_FIGURES = {"firestones": "fire"}
EVENT_FIGURES = {
    "wave": "anti_gravity",
    "lightning": "chain_lightning",
    "storm": "dust_storm",
    "supply": "medical_supply",
}
_MARKERS = {"stunned": Marker.STUNNED, "paralyzed": Marker.PARALYZED}


def short_name(ground: Ground, unit: Unit) -> str:
    """Return what a kind of unit is called in a few letters, like ``SQD``."""
    return worded(called(ground.units[unit.kind].short))


def unit_label(ground: Ground, unit: Unit) -> str:
    """Return the id printed on a unit's band, like ``SQD 3``."""
    return f"{short_name(ground, unit)} {unit_number(unit.id)}".rstrip()


def unit_face(
    ground: Ground, unit: Unit, *, damaged: bool | None = None, markers: tuple[Marker, ...] = ()
) -> CounterFace:
    """Return one side of a unit; ``damaged`` None is the side it shows."""
    row = ground.units[unit.kind]
    reduced = unit.damaged if damaged is None else damaged
    values = row.damaged if reduced and row.damaged is not None else row.full
    movement = "R" if unit.kind == "carrier" else str(values.ma)
    return CounterFace(
        kind=Kind.MARINE if row.marine else Kind.CIVILIAN,
        figure=UNIT_FIGURES.get(unit.kind, unit.kind),
        label=unit_label(ground, unit),
        cf=NO_VALUE if values.cf is None else str(values.cf),
        dn=str(values.dn),
        ma=movement,
        jump=row.jump,
        reduced=reduced and row.damaged is not None,
        markers=markers,
    )


def unit_markers(s: ColossiState, unit: Unit) -> tuple[Marker, ...]:
    """Return the discs on a unit: its harm, and a tick once it can do nothing more in the Action step."""
    found = [_MARKERS[unit.marker]] if unit.marker else []
    if is_acting(s) and unit.place == "map" and why_idle(unit) is not None:
        found.append(Marker.DONE)
    return tuple(found)


def is_acting(s: ColossiState) -> bool:
    """Whether the Action step of the Marines is going on."""
    return any(isinstance(frame, ActionsFrame) for frame in s.stack)


def boulder_face(
    ground: Ground, boulder: Boulder, *, height: int = 0, markers: tuple[Marker, ...] = ()
) -> CounterFace:
    """Return a boulder as it lies, ``height`` boulders high (0: alone, without a disc)."""
    row = ground.boulders[boulder.id]
    side = row.back if boulder.reduced else row.front
    return CounterFace(
        kind=Kind.BOULDER,
        tribe=ground.tribe_of[boulder.id],
        cf=str(side.cf),
        dn=str(side.dn),
        code=side.code,
        reduced=boulder.reduced,
        height=height,
        below=min(MOST_PLATES, max(0, height - 1)),
        markers=markers,
    )


def tribe_face(ground: Ground, s: ColossiState, tribe: Tribe) -> CounterFace:
    """Return the top of a stack with its height and what lies on it."""
    markers = stone_markers(s, tribe)
    return boulder_face(ground, tribe.stack[0], height=len(tribe.stack), markers=markers)


def stone_markers(s: ColossiState, stone: Tribe | Rubble) -> tuple[Marker, ...]:
    """Return the discs on a tribe or on Rubble."""
    found = [Marker.PARALYZED] if stone.paralyzed else []
    if stone.id in s.cracked:
        found.append(Marker.CRACKED)
    return tuple(found)


def rubble_face(ground: Ground, s: ColossiState, rubble: Rubble) -> CounterFace:
    """Return Rubble face down, or the feature it has turned into."""
    if rubble.face is not None:
        return feature_face(rubble.face)
    markers = stone_markers(s, rubble)
    return CounterFace(kind=Kind.RUBBLE, dn=str(ground.edition.rubble.dn), markers=markers)


def feature_face(face: str) -> CounterFace:
    """Return the turned face of a Rubble counter."""
    return CounterFace(kind=Kind.FEATURE, figure=FEATURE_FIGURES.get(face, face))


def event_face(event: str) -> CounterFace:
    """Return an Event counter, "" for its back."""
    if not event:
        return CounterFace(kind=Kind.EVENT)
    label = worded(EVENTS[event])
    return CounterFace(kind=Kind.EVENT, figure=EVENT_FIGURES.get(event, event), label=label)
