# SPDX-License-Identifier: GPL-3.0-or-later
"""A region in words: whose it is, what is in it, what it gives and keeps; and the regions at war."""

from collections.abc import Iterator

from rubbletop.games.barrel.ground import Ground
from rubbletop.games.barrel.state import INVASION, BarrelState, Region
from rubbletop.games.barrel.tables import BUILDINGS
from rubbletop.games.barrel.words.names import (
    BUILDING_NAMES,
    barrels,
    group,
    listed,
    local_troops,
    logistics,
    region_name,
    seat_name,
    troops,
)
from rubbletop.kernel.facts import Message, SpaceId, say

ZONES: dict[str, Message] = {
    "south": say("south, first invaded"),
    "east": say("east, where rebels enter"),
    "centre": say("centre"),
    "north": say("north"),
}


def space_text(ground: Ground, s: BarrelState, region: SpaceId) -> Message:
    """Return a region in words."""
    told = region_name(ground, region)
    facts = _border(s) if region == ground.border else _inland(ground, s, region)
    for fact in facts:
        told = say("{told} · {fact}", told=told, fact=fact)
    return told


def _border(s: BarrelState) -> Iterator[Message]:
    for seat, reserve in s.border.items():
        if reserve.troops or reserve.logistics:
            what = group(reserve.troops, reserve.logistics)
            yield say("{player}: {group}", player=seat_name(s, seat), group=what)


def _inland(ground: Ground, s: BarrelState, region: SpaceId) -> Iterator[Message]:
    held = s.regions[region]
    yield ZONES[ground.board.regions[region].zone]
    yield _holder(ground, s, region, held)
    yield say("produces {barrels} with {logistics}, uses up 1", barrels=barrels(ground.output(s, region)),
              logistics=logistics(ground.needs(s, region)))  # fmt: skip
    if held.troops:
        yield listed(
            [
                say("{player}: {troops}", player=seat_name(s, seat), troops=troops(number))
                for seat, number in held.troops.items()
            ]
        )
    if held.logistics:
        yield say("{logistics} here", logistics=logistics(held.logistics))
    if held.barrels:
        yield say("{barrels}, room for {room}", barrels=barrels(held.barrels), room=ground.room(s, region))
    if held.buildings:
        yield listed([BUILDING_NAMES[kind] for kind in BUILDINGS for _ in range(held.count(kind))])
    yield from _rebels(s, region)


def _holder(ground: Ground, s: BarrelState, region: SpaceId, held: Region) -> Message:
    if held.control is not None:
        return say("controlled by {player}", player=seat_name(s, held.control))
    if held.locals is None:
        number = ground.board.regions[region].oil
        if s.phase == INVASION:
            return say(
                "not entered yet: {locals} and up to {extra} more by the die",
                locals=local_troops(number),
                extra=max(ground.edition.extra_locals),
            )
        return say("not entered yet: {locals}", locals=local_troops(number))
    return say("local troops: {number}", number=held.locals)


def _rebels(s: BarrelState, region: SpaceId) -> Iterator[Message]:
    for seat, power in s.powers.items():
        if power.rebels.region == region:
            yield say(
                "{player}’s rebels of power {power}", player=seat_name(s, seat), power=power.rebels.power
            )


def threatened(s: BarrelState) -> tuple[SpaceId, ...]:
    """Return the regions with a battle."""
    return s.battles() if s.stack else ()
