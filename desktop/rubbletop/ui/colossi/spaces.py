# SPDX-License-Identifier: GPL-3.0-or-later
"""A hex in words: its number, what it is, and what a player should know of it now."""

from collections.abc import Iterator

from rubbletop.games.colossi.council import wormhole_chance, wormhole_holder
from rubbletop.games.colossi.ground import Field, Ground
from rubbletop.games.colossi.state import ColossiState
from rubbletop.games.colossi.words.names import TRIBES, hex_name
from rubbletop.kernel.facts import Message, SpaceId, called, say
from rubbletop.ui.colossi.odds import percent
from rubbletop.ui.words import signed


def space_text(ground: Ground, s: ColossiState, at: SpaceId) -> Message:
    """Return a hex in words."""
    field = ground.field(s)
    told = say("Hex {hex}", hex=hex_name(at))
    for fact in (*_terrain(field, at), *_now(field, at)):
        told = say("{told} · {fact}", told=told, fact=fact)
    return told


def _terrain(field: Field, at: SpaceId) -> Iterator[Message]:
    board = field.board
    points, council = field.ground.edition.panic.points, field.ground.edition.council.points
    if field.is_hill(at):
        yield say("Hill: no unit enters, blocks sight")
    if field.is_structure(at):
        yield called(board.structures[at])
        yield say("occupied at the end: {points}", points=signed(points.structure))
    if at == board.mine:
        yield say("mine entrance, occupied at the end: {points}", points=signed(points.mine))
    if at in board.rails:
        yield say("railway")
    if at in board.pillars:
        yield say("Sacred Pillar: blocks sight, occupied at the end: {points}", points=signed(council.pillar))
        yield say("a tribe that enters throws out Rubble for joy")
    if at == board.wormhole:
        yield say("Sacrifice Wormhole, occupied at the end: {points}", points=signed(council.wormhole))
    if at in board.oasis:
        yield say("Gravity Oasis: {cost} MP", cost=field.ground.edition.marines.movement.oasis)
    if at in board.escape:
        yield say("Miners and the Foreman escape from here")


def _now(field: Field, at: SpaceId) -> Iterator[Message]:
    if at in field.mined:
        yield say("marbles: a die for every unit that enters")
    if at in field.storm_hexes:
        yield say("in the Dust Storm")
    if at in field.near_tribe:
        yield say("next to a tribe: units stop here")
    if at == field.board.wormhole:
        yield wormhole_words(field)
    trapped = sum(unit.place == "trapped" and unit.hex == at for unit in field.s.units.values())
    if trapped:
        yield say("trapped Miners: {count}", count=trapped)


def wormhole_words(field: Field) -> Message:
    """Return what the Wormhole does this turn: whether its tribe may come, and with what chance (150)."""
    chance = wormhole_chance(field)
    tribe = TRIBES[field.ground.edition.council.wormhole.tribe]
    if chance is None:
        return say("{tribe} have come", tribe=tribe)
    if wormhole_holder(field) is not None:
        return say("held by a Marine: it stays closed")
    if not chance:
        return say("{tribe} do not come this turn", tribe=tribe)
    return say("{tribe} come this turn: {chance}", tribe=tribe, chance=percent(float(chance)))


def threatened(ground: Ground, s: ColossiState) -> tuple[SpaceId, ...]:
    """Return the hexes of units that stand next to a tribe that can act, lowest first."""
    if not s.stack:
        return ()
    field = ground.field(s)
    awake = [tribe.hex for tribe in s.tribes.values() if tribe.hex is not None and not tribe.paralyzed]
    near = {at for tribe in awake for at in field.board.neighbours[tribe]}
    return tuple(at for at in field.in_order(field.units_at) if at in near)
