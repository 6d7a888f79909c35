# SPDX-License-Identifier: GPL-3.0-or-later
"""Bombers fly and bomb (5.4.4; rulings 34, 59, 101 to 103)."""

from collections.abc import Iterator

from rubbletop.board.routes import Reach, reach
from rubbletop.games.colossi import harm, motion
from rubbletop.games.colossi.actions.marines import Bomb, Fly
from rubbletop.games.colossi.events.marines import BomberCrashed
from rubbletop.games.colossi.frames.harm import RubbleFrame
from rubbletop.games.colossi.frames.marines import ActingFrame
from rubbletop.games.colossi.ground import Field, Ground
from rubbletop.games.colossi.state import Unit, replace
from rubbletop.games.colossi.steps.marines.bars import OFF_MAP, STRUCK, is_fresh, points_left, why_still
from rubbletop.games.colossi.steps.marines.charted import weapon_result
from rubbletop.games.colossi.steps.marines.deed import Deed, attack_begun
from rubbletop.games.colossi.steps.marines.fire import break_stone
from rubbletop.games.colossi.steps.marines.walking import BESIDE, CLIFFS, COSTLY, steps_from
from rubbletop.games.colossi.steps.marines.weapons import stones, struck_first, target_hex, why_no_stone
from rubbletop.games.colossi.telling import Telling
from rubbletop.kernel.bars import Bar
from rubbletop.kernel.facts import Action, Seat, SpaceId, say
from rubbletop.kernel.tally import Tally

FLIERS = Bar(say("Only Bombers fly."), "5.4.4")
BOMBS = Bar(say("Only Bombers drop bombs."), "5.4.4")
ENTRY = Bar(say("A Bomber beside the map flies in over an edge hex."), "sc. 1, 59")
TEAM_ENTRY = Bar(say("A Bomber beside the map flies in over an edge hex of its team's area."), "sc. 2, 148")
FAR = Bar(say("That hex is out of reach in this flight."), "5.4.4")
STORM = Bar(say("Bombers cannot fly into the Dust Storm."), "Event Chart, 34")
STORMY = Bar(say("Bombers cannot land in the Dust Storm."), "Event Chart, 34")
NO_LANDING = Bar(say("From there it could not reach a hex to land in."), "5.4.4, 102")
NO_PLACE = Bar(say("A Bomber lands only in an empty numbered hex."), "5.4.4, 102")
NOT_OVER = Bar(say("A Bomber bombs what stands in the hex that it has flown into."), "5.4.4, 101")
DUSTY = Bar(say("Bombers cannot bomb in the Dust Storm."), "Event Chart, 34")

BOMBERS = frozenset({"bomber"})


def why_no_touchdown(field: Field, unit: Unit, at: SpaceId) -> Bar | None:
    """Return why a Bomber cannot end its flight in a hex, None where it can (102)."""
    if at in field.storm_hexes:
        return STORMY
    others = any(other.id != unit.id for other in field.units_at.get(at, ()))
    closed = others or field.is_hill(at) or at in field.tribe_at or at in field.rubble_at
    return NO_PLACE if closed else None


def _why_no_air(field: Field, at: SpaceId | None, to: SpaceId) -> Bar | None:
    """Why a Bomber cannot fly from one hex into the next; one caught in the storm may fly out (34, 115)."""
    if field.face_at(to) == "cliffs":
        return CLIFFS
    return STORM if to in field.storm_hexes and at not in field.storm_hexes else None


def flights(field: Field, unit: Unit, start: SpaceId | None, left: int) -> Reach:
    """Return the hexes a Bomber can fly over from ``start`` (None: beside the map) with ``left`` points."""
    price = field.ground.edition.marines.movement.flight
    beside = field.board.neighbours
    if start is None:
        beside = {**beside, BESIDE: field.entries(unit)}

    def cost(at: SpaceId, to: SpaceId) -> int | None:
        return price if _why_no_air(field, at, to) is None else None

    return reach(BESIDE if start is None else start, left, beside, cost)


def why_no_flight(field: Field, act: ActingFrame, to: SpaceId) -> Bar | None:
    """Return why a Bomber cannot fly on into ``to``, None where it can (5.4.4, 59, 102)."""
    unit = field.s.units[act.unit]
    if (still := why_still(field, unit)) is not None:
        return still
    if to not in steps_from(field, unit):
        return FAR if unit.hex is not None else _entry(field, unit)
    if (closed := _why_no_air(field, unit.hex, to)) is not None:
        return closed
    left = points_left(field, act) - field.ground.edition.marines.movement.flight
    if left < 0:
        return COSTLY
    if why_no_touchdown(field, unit, to) is None or _lands_beside(field, unit, to, left):
        return None
    landing = any(why_no_touchdown(field, unit, at) is None for at in flights(field, unit, to, left))
    return None if landing else NO_LANDING


def _entry(field: Field, unit: Unit) -> Bar:
    """Where a Bomber flies in: over any edge hex, or over those of its team's area (59, 148)."""
    return ENTRY if field.s.team_of(unit.id) is None else TEAM_ENTRY


def _lands_beside(field: Field, unit: Unit, at: SpaceId, left: int) -> bool:
    """Whether a Bomber over a hex can land next to it, which spares the search for a farther landing hex."""
    if left < field.ground.edition.marines.movement.flight:
        return False
    beside = field.board.neighbours[at]
    return any(
        _why_no_air(field, at, to) is None and why_no_touchdown(field, unit, to) is None for to in beside
    )


def bombing_tally(field: Field, unit: Unit) -> Tally:
    """Return the modifier of the bomb's die (5.4.4)."""
    tally = Tally()
    if unit.damaged:
        tally = tally.plus(field.ground.edition.marines.bombing.drm, say("Damaged"), "5.4.4")
    return struck_first(field, tally)


class FlyDeed(Deed):
    """Fly: one hex over anything but Red Cliffs and the Dust Storm, with a landing hex still in reach."""

    action = Fly
    kinds = BOMBERS
    wrong = FLIERS
    comes_in = True

    def choices(self, field: Field, act: ActingFrame, seat: Seat) -> Iterator[Action]:
        unit = field.s.units[act.unit]
        if why_still(field, unit) is not None:
            return
        for to in steps_from(field, unit):
            if why_no_flight(field, act, to) is None:
                yield Fly(seat=seat, unit=act.unit, to=to)

    def bar(self, field: Field, act: ActingFrame, action: Action) -> Bar | None:
        assert isinstance(action, Fly)
        if action.to not in field.board.hexes:
            return OFF_MAP
        return why_no_flight(field, act, action.to)

    def do(self, t: Telling, ground: Ground, act: ActingFrame, action: Action) -> None:
        assert isinstance(action, Fly)
        start = t.s.units[act.unit].hex
        cost = ground.edition.marines.movement.flight
        t.become(replace(act, spent=act.spent + cost, path=(*act.path, action.to)))
        path = (action.to,) if start is None else (start, action.to)
        motion.move_unit(t, ground, act.unit, path, how="flight", rule="5.4.4")


class BombDeed(Deed):
    """Bomb: one die for what stands in the hex flown into, once a turn."""

    action = Bomb
    kinds = BOMBERS
    wrong = BOMBS

    def choices(self, field: Field, act: ActingFrame, seat: Seat) -> Iterator[Action]:
        unit = field.s.units[act.unit]
        if is_fresh(act) or act.struck or unit.hex in field.storm_hexes:
            return
        for target, at in stones(field):
            if at == unit.hex:
                yield Bomb(seat=seat, unit=act.unit, target=target)

    def bar(self, field: Field, act: ActingFrame, action: Action) -> Bar | None:
        assert isinstance(action, Bomb)
        unit = field.s.units[act.unit]
        if act.struck:
            return STRUCK
        if (bar := why_no_stone(field, action.target)) is not None:
            return bar
        if is_fresh(act) or target_hex(field, action.target) != unit.hex:
            return NOT_OVER
        return DUSTY if unit.hex in field.storm_hexes else None

    def do(self, t: Telling, ground: Ground, act: ActingFrame, action: Action) -> None:
        assert isinstance(action, Bomb)
        target = action.target
        attack_begun(t, act, target)
        field = ground.field(t.s)
        at = field.unit_hex(act.unit)
        tally = bombing_tally(field, t.s.units[act.unit])
        match weapon_result(t, ground, act.unit, target, weapon="bomb", tally=tally):
            case "flak":
                harm.damage(t, ground, act.unit, "5.4.4")
            case "knocked":
                is_tribe = target in t.s.tribes
                break_stone(t, target, "5.4.4")
                if is_tribe:
                    t.push(RubbleFrame(origin=at))
            case "direct" if target in t.s.tribes:
                harm.remove_top(t, target, "5.4.4")
            case "direct":
                harm.remove_rubble(t, target, "5.4.4")
            case _:
                pass


def touched_down(t: Telling, ground: Ground, act: ActingFrame) -> None:
    """Settle where a Bomber ends its flight: without room it crashes, marbles throw a die (117)."""
    unit = t.s.units[act.unit]
    if unit.place != "map":
        return
    field = ground.field(t.s)
    at = field.unit_hex(unit.id)
    if why_no_touchdown(field, unit, at) is not None:
        t.tell(BomberCrashed(unit=unit.id, hex=at, rule="5.4.4"))
        harm.eliminate(t, unit.id, "5.4.4")
    else:
        motion.enter(t, ground, unit.id, at)
