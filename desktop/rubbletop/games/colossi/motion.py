# SPDX-License-Identifier: GPL-3.0-or-later
"""What follows when a counter enters or leaves a hex: garrisons, mines, the Pit (5.4.5, 6.0, sc. 1)."""

from collections.abc import Iterable
from typing import Literal

from rubbletop.games.colossi import harm
from rubbletop.games.colossi.events.common import (
    ArrivalDeflected,
    How,
    MineTrodden,
    RubbleMissing,
    RubbleMoved,
    RubblePlaced,
    Source,
    Tread,
    TribeMoved,
    UnitMoved,
    UnitTransformed,
)
from rubbletop.games.colossi.events.council import Rejoiced
from rubbletop.games.colossi.frames.harm import HitsFrame, RubbleFrame
from rubbletop.games.colossi.ground import Field, Ground
from rubbletop.games.colossi.state import ColossiState, Rubble, replace
from rubbletop.games.colossi.telling import Telling
from rubbletop.kernel.dice import ScriptedDice
from rubbletop.kernel.facts import SpaceId, UnitId, say


def move_unit(
    t: Telling, ground: Ground, unit: UnitId, path: tuple[SpaceId, ...], *, how: How, rule: str
) -> None:
    """Put a unit into the last hex of ``path``; the Foreman becomes Major Colby in the Offices (76)."""
    t.s = t.s.moved(unit, path[-1])
    t.tell(UnitMoved(unit=unit, path=path, how=how, rule=rule))
    if t.s.units[unit].kind == "foreman" and path[-1] == ground.field(t.s).offices:
        t.s = t.s.changed_unit(unit, kind="colby")
        t.tell(UnitTransformed(unit=unit, rule="5.4.5"))


def enter(t: Telling, ground: Ground, unit: UnitId, at: SpaceId) -> bool:
    """Settle what a hex does to a unit that has just come to stand in it; return whether it must stop there.

    The Bottomless Quarry Pit eliminates it (120); a Marble Minefield throws its die (116, 117), and a hit is
    pushed to be allotted: the Ore Carrier takes it for a unit that has come to it (69).
    """
    field = ground.field(t.s)
    row = ground.edition.aura
    if field.face_at(at) == "pit":
        harm.eliminate(t, unit, "6.0")
        return True
    if at not in field.mined:
        return False
    face = t.roll(say("Marble Minefield")).faces[0]
    effect: Tread = "hit" if face <= row.mine_hit else "stop" if face <= row.mine_stop else "none"
    t.tell(MineTrodden(unit=unit, hex=at, face=face, effect=effect, rule="6.0"))
    if effect == "hit":
        t.push(HitsFrame(unit=field.sheltering(t.s.units[unit]).id, hits=1))
    return effect != "none"


def tell_deflected(t: Telling, ground: Ground, meant: SpaceId, at: SpaceId, rule: str) -> None:
    """Tell why a stack appears in another hex than it was meant for; nothing where it does not."""
    if at != meant:
        is_beside = at in ground.field(t.s).board.neighbours[meant]
        where: Literal["beside", "near"] = "beside" if is_beside else "near"
        t.tell(ArrivalDeflected(hex=meant, to=at, where=where, rule=rule))


def move_tribe(
    t: Telling, ground: Ground, tribe: UnitId, path: tuple[SpaceId, ...], *, how: How, rule: str
) -> None:
    """Put a tribe into the last hex of ``path``, hex by hex; a Structure left gets a garrison (sc. 1, 143).

    In scenario 2 each Sacred Pillar entered throws out Rubble (151).
    """
    start = t.s.tribes[tribe].hex
    t.s = t.s.tribe_moved(tribe, path[-1])
    t.tell(TribeMoved(tribe=tribe, path=path, how=how, rule=rule))
    entered = [at for at in path if at != start]
    for at in (at for at in dict.fromkeys((start, *path)) if at is not None and at != path[-1]):
        leave_garrison(t, ground, at)
    rejoice(t, ground, tribe, entered)


def rejoice(t: Telling, ground: Ground, tribe: UnitId, entered: Iterable[SpaceId]) -> None:
    """Have a tribe throw out Rubble for each Sacred Pillar among the hexes that it has entered (151)."""
    pillars = ground.board(t.s).pillars
    joys = [at for at in entered if at in pillars and at not in t.s.tectonic]
    t.tell(*(Rejoiced(tribe=tribe, hex=at, rule="sc. 2, 151") for at in joys))
    t.push(*(RubbleFrame(origin=at, distance="d6") for at in reversed(joys)))


def joys_first(t: Telling, base: int) -> None:
    """Have the joy at Pillars come before whatever else lies above ``base`` frames, in order (151)."""
    pushed = t.s.stack[base:]
    joys = tuple(f for f in pushed if isinstance(f, RubbleFrame) and f.distance == "d6")
    others = tuple(f for f in pushed if f not in joys)
    t.s = replace(t.s, stack=(*t.s.stack[:base], *others, *reversed(joys)))


def vacated(ground: Ground, s: ColossiState, tribe: UnitId) -> Field:
    """Return the table top as it will be once a stack has left its hex, its garrison in place (143)."""
    start = s.tribes[tribe].hex
    t = Telling(s.tribe_moved(tribe, None), ScriptedDice(()))
    if start is not None:
        leave_garrison(t, ground, start)
    return ground.field(t.s)


def leave_garrison(t: Telling, ground: Ground, at: SpaceId) -> None:
    """Leave random Rubble in a Structure that a tribe has left, unless another counter is there (143)."""
    field = ground.field(t.s)
    if field.is_structure(at) and not field.is_taken(at):
        place_rubble(t, ground, at, None, "sc. 1, 143", source="garrison")


def place_rubble(
    t: Telling,
    ground: Ground,
    at: SpaceId,
    origin: SpaceId | None,
    rule: str,
    *,
    source: Source = "thrown",
) -> UnitId | None:
    """Put a Rubble counter face down into ``at``; return its id, or None where the pool is empty (110).

    Its face is drawn when it is revealed: the odds are the same and there is nothing to hide.
    """
    number = next(
        (n for n in range(1, ground.rubble_total + 1) if UnitId(f"rubble{n}") not in t.s.rubble), None
    )
    if number is None:
        t.tell(RubbleMissing(origin=origin or at, why="pool", rule=rule))
        return None
    rubble = Rubble(id=UnitId(f"rubble{number}"), hex=at)
    t.s = t.s.with_rubble(rubble)
    t.tell(RubblePlaced(rubble=rubble.id, hex=at, origin=origin, source=source, rule=rule))
    return rubble.id


def shove_rubble(t: Telling, rubble: UnitId, to: SpaceId | None, rule: str) -> None:
    """Move face-down Rubble to ``to``, or into the pool where there is no room (133, 140)."""
    if to is None:
        harm.remove_rubble(t, rubble, rule)
        return
    shoved = t.s.rubble[rubble]
    t.s = t.s.with_rubble(replace(shoved, hex=to))
    t.tell(RubbleMoved(rubble=rubble, path=(shoved.hex, to), rule=rule))
