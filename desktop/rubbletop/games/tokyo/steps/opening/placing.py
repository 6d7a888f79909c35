# SPDX-License-Identifier: GPL-3.0-or-later
"""The players set their populace up, by their own choice or by chance (V; rulings 22, 23, 25)."""

from collections.abc import Iterator
from typing import Literal

from rubbletop.games.tokyo.actions.opening import DealPopulace, PlacePopulace, PopulacePlaced
from rubbletop.games.tokyo.events.opening import PopulaceReady, PopulaceSet
from rubbletop.games.tokyo.frames.opening import PlacingFrame
from rubbletop.games.tokyo.sequence import begin_turn
from rubbletop.games.tokyo.stars import free_stars, placements, waiting, why_no_placement
from rubbletop.games.tokyo.state import TokyoState
from rubbletop.games.tokyo.steps.base import TokyoStep
from rubbletop.games.tokyo.telling import Telling
from rubbletop.kernel.bag import drawn
from rubbletop.kernel.bars import Bar, refuse
from rubbletop.kernel.dice import Dice
from rubbletop.kernel.facts import Action, Seat, say
from rubbletop.kernel.rules import Offer
from rubbletop.kernel.state import Change

UNPLACED = Bar(say("Some of your populace is not set up yet."), "V")
ALL_PLACED = Bar(say("All your populace is set up already."), "V")


class PlacingStep(TokyoStep):
    """Own populace all at once, then that of the free sector one unit at a time.

    A player says when her own stands as it shall, and can take units back till then; a unit of the free
    sector stands once it is placed.
    """

    name = "placing"
    rule = "V"
    frame = PlacingFrame

    def actors(self, s: TokyoState) -> tuple[Seat, ...]:
        return () if s.options.dealt else s.top_frame(PlacingFrame).left[:1]

    def legal(self, s: TokyoState, seat: Seat) -> Iterator[Offer]:
        field = self.field(s)
        if not waiting(field, seat):
            yield PopulacePlaced(seat=seat)
            return
        yield DealPopulace(seat=seat)
        yield from placements(field, seat)

    def check(self, s: TokyoState, action: Action) -> None:
        field = self.field(s)
        if isinstance(action, PlacePopulace):
            refuse(why_no_placement(field, action))
        elif isinstance(action, PopulacePlaced) and waiting(field, action.seat):
            refuse(UNPLACED)
        elif isinstance(action, DealPopulace) and not waiting(field, action.seat):
            refuse(ALL_PLACED)
        else:
            super().check(s, action)

    def apply(self, s: TokyoState, action: Action, dice: Dice) -> Change[TokyoState]:
        t = self.telling(s, dice)
        match action:
            case PlacePopulace():
                _set(t, PopulaceSet(unit=action.unit, area=action.area, stance=action.stance))
                if s.top_frame(PlacingFrame).foreign:
                    _go_on(t)
            case DealPopulace():
                _deal(t, action.seat)
                if s.top_frame(PlacingFrame).foreign:
                    _go_on(t)
            case PopulacePlaced():
                t.tell(PopulaceReady(placer=action.seat))
                _go_on(t)
            case _:
                raise AssertionError(action)
        return t.change

    def run(self, s: TokyoState, dice: Dice) -> Change[TokyoState]:
        t = self.telling(s, dice)
        _deal(t, s.top_frame(PlacingFrame).left[0])
        _go_on(t)
        return t.change


def _set(t: Telling, event: PopulaceSet) -> None:
    t.s = t.s.moved(event.unit, event.area, event.stance)
    t.tell(event)


def _deal(t: Telling, seat: Seat) -> None:
    """Put all that a seat has still to place, or the one foreign unit that is due, on stars by chance.

    Ruling: chance leaves a unit outside a building that does not fill its area.
    """
    units = waiting(t.field, seat)
    if t.s.top_frame(PlacingFrame).foreign:
        units = drawn(t.dice, units, say("A populace unit of the free sector"))[:1]
    for unit in units:
        star, _ = drawn(t.dice, free_stars(t.field, unit.sector), say("A star for a populace unit"))
        stance: Literal["inside", "outside"] = "inside" if t.field.is_filled(star) else "outside"
        _set(t, PopulaceSet(unit=unit.id, area=star, stance=stance, by_chance=True))


def _go_on(t: Telling) -> None:
    """Let the next player place; after the last, the foreign populace, then the first turn (25)."""
    frame = t.s.top_frame(PlacingFrame)
    left = frame.left[1:]
    foreign = _turns(t.s) if not left and not frame.foreign else ()
    if left:
        t.become(PlacingFrame(left=left, foreign=frame.foreign))
    elif foreign:
        t.become(PlacingFrame(left=foreign, foreign=True))
    else:
        begin_turn(t)


def _turns(s: TokyoState) -> tuple[Seat, ...]:
    """Who places a unit of the free sector when: in player order, as long as each has any (25)."""
    foreign = [u.owner for u in s.units.values() if u.place == "hand" and s.sectors[u.sector] is None]
    counts = {seat: foreign.count(seat) for seat in s.order}
    return tuple(seat for n in range(max(counts.values())) for seat in s.order if counts[seat] > n)
