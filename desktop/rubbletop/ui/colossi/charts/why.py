# SPDX-License-Identifier: GPL-3.0-or-later
"""What each tribe would do if it acted now, and by which rules (7.1 to 7.2.4; rulings 113, 121 to 126)."""

from rubbletop.games.colossi.frames.tribes import ActivationsFrame
from rubbletop.games.colossi.ground import Field, Ground
from rubbletop.games.colossi.state import ColossiState, Tribe
from rubbletop.games.colossi.steps.tribes.jig_jig import is_dancing
from rubbletop.games.colossi.steps.tribes.target import Aim, find_target, is_bound, next_hex
from rubbletop.games.colossi.words.names import CODES, hex_name, listed, one_of, tribe_name, unit_name
from rubbletop.kernel.facts import Message, UnitId, say
from rubbletop.ui.colossi.charts.base import NONE, Row
from rubbletop.ui.game_screen import Chart


def intentions(ground: Ground, s: ColossiState) -> Chart:
    """The target, the way and the special attack of each stack; the one that acts, or acts next, is lit.

    While no card is face up, all that it may choose among is named.
    """
    field = ground.field(s)
    stacks = field.tribes_in_order()
    if s.card:
        order = ground.cards[s.card].order
        stacks = tuple(
            sorted(stacks, key=lambda stack: order.index(stack.tribe) if stack.tribe in order else len(order))
        )
    names = [stack.id for stack in stacks]
    first = _first(s, stacks)
    return Chart(
        title=say("What each tribe would do now, and why"),
        rule="7.2.1",
        head=(say("Tribe"), say("Special attack"), say("Target, reason and way")),
        rows=tuple(_row(field, stack) for stack in stacks),
        now=None if first is None else names.index(first),
    )


def _first(s: ColossiState, stacks: tuple[Tribe, ...]) -> UnitId | None:
    """The stack on the map that acts, or that acts next."""
    here = {stack.id: stack.tribe for stack in stacks}
    if s.acting is not None:
        return s.acting if s.acting in here else None
    frame = next((frame for frame in s.stack if isinstance(frame, ActivationsFrame)), None)
    if frame is None:
        return None
    coming = [*frame.stacks, *(name for tribe in frame.tribes for name in here if here[name] == tribe)]
    return next((name for name in coming if name in here and not s.tribes[name].paralyzed), None)


def _row(field: Field, stack: Tribe) -> Row:
    at = field.tribe_hex(stack.id)
    name = say("{tribe} in {hex}", tribe=tribe_name(stack.id), hex=hex_name(at))
    if stack.paralyzed:
        return name, NONE, say("Paralyzed: does nothing.")
    card = field.ground.cards.get(field.s.card)
    if card is not None and stack.tribe not in card.order:
        return name, NONE, say("Not on the card: does nothing.")
    aim = find_target(field, at)
    if aim is None:
        return name, _special(field, stack), say("No unit is on the map.")
    told = say(
        "{target}: {reason}. {way}.",
        target=_target(field, aim),
        reason=_reason(field, aim),
        way=_way(field, stack, aim),
    )
    return name, _special(field, stack), told


def _target(field: Field, aim: Aim) -> Message:
    units = [aim.target] if field.s.card else field.units_in_order([aim.target, *aim.rivals])
    return one_of(
        say("{unit} in {hex}", unit=unit_name(field.s, u.id), hex=hex_name(field.unit_hex(u.id)))
        for u in units
    )


def _reason(field: Field, aim: Aim) -> Message:
    """By sight or by distance; who is as near; who is nearer but hidden."""
    told = say("nearest in sight, at {far}", far=aim.distance)
    if aim.by == "distance":
        told = say("sees nobody; the nearest, at {far}", far=aim.distance)
    if aim.rivals:
        told = say("{told}, {ties}", told=told, ties=_ties(field))
    if aim.hidden:
        hidden = listed(
            [say("{unit} at {far}", unit=unit_name(field.s, h.unit), far=h.distance) for h in aim.hidden]
        )
        told = say("{told}, for it does not see {hidden}", told=told, hidden=hidden)
    return told


def _ties(field: Field) -> Message:
    card = field.ground.cards.get(field.s.card)
    if card is None:
        return say("as the card will say")
    return say("the lowest of several") if card.indicator == "lowest" else say("the highest of several")


def _way(field: Field, stack: Tribe, aim: Aim) -> Message:
    at = field.tribe_hex(stack.id)
    if aim.distance <= 1:
        return say("Stays next to it")
    if is_bound(field, at):
        return say("Stays, bound to Stonehenge")
    course = next_hex(field, at, field.unit_hex(aim.target.id))
    if course.to is None:
        return say("Stays, as its way is barred")
    if aim.rivals and not field.s.card:
        return say("The way depends on it")
    hexes = [course.to] if field.s.card else field.in_order((course.to, *course.rivals))
    way = one_of(hex_name(to) for to in hexes)
    return say("Goes around by {way}", way=way) if course.why == "around" else say("Goes to {way}", way=way)


def _special(field: Field, stack: Tribe) -> Message:
    if is_dancing(field.s, stack.id):
        return say("Tunnel Rift: the Jig-Jig")
    code = field.ground.top(stack).code
    return say("by the die") if code == "?" else CODES[code]
