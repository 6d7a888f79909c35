# SPDX-License-Identifier: GPL-3.0-or-later
"""Barrels are taken from the regions in hand, then what has no room is lost (Oil Check; 14 to 17)."""

from collections.abc import Iterator

from rubbletop.games.barrel.actions.checks import EndExtraction, Extract
from rubbletop.games.barrel.events.checks import BarrelsExtracted, BarrelsLost
from rubbletop.games.barrel.frames.checks import ExtractionFrame, StorageFrame
from rubbletop.games.barrel.hauling import choices, only_way
from rubbletop.games.barrel.sequence import after_extraction, after_storage
from rubbletop.games.barrel.state import BarrelState, replace
from rubbletop.games.barrel.steps.base import BarrelStep
from rubbletop.games.barrel.steps.checks.bars import EXTRACT_FIRST, NO_BARREL, NO_PIPELINE, NOT_YOURS
from rubbletop.games.barrel.telling import Telling
from rubbletop.kernel.bars import Bar, refuse
from rubbletop.kernel.dice import Dice
from rubbletop.kernel.facts import Action, Seat, SpaceId
from rubbletop.kernel.state import Change


class ExtractionStep(BarrelStep):
    """One player after another takes her barrels; she is asked only where she must choose between regions."""

    name = "extraction"
    rule = "Oil Check"
    frame = ExtractionFrame

    def actors(self, s: BarrelState) -> tuple[Seat, ...]:
        frame = s.top_frame(ExtractionFrame)
        way = only_way(self.ground(s), s, frame.left[0], frame.taken)
        return frame.left[:1] if way is None else ()

    def legal(self, s: BarrelState, seat: Seat) -> Iterator[Action]:
        taken = s.top_frame(ExtractionFrame).taken
        for region in choices(self.ground(s), s, seat, taken):
            yield Extract(seat=seat, region=region)
        yield EndExtraction(seat=seat)

    def check(self, s: BarrelState, action: Action) -> None:
        if isinstance(action, Extract):
            refuse(self._why_not(s, action))
        elif not isinstance(action, EndExtraction):
            refuse(EXTRACT_FIRST)

    def apply(self, s: BarrelState, action: Action, dice: Dice) -> Change[BarrelState]:
        t = self.telling(s, dice)
        frame = s.top_frame(ExtractionFrame)
        if isinstance(action, Extract):
            _extract(t, action.seat, action.region, 1)
            t.become(replace(frame, taken=(*frame.taken, action.region)))
        else:
            after_extraction(t, frame.left[1:])
        return t.change

    def run(self, s: BarrelState, dice: Dice) -> Change[BarrelState]:
        t = self.telling(s, dice)
        frame = s.top_frame(ExtractionFrame)
        way = only_way(t.ground, s, frame.left[0], frame.taken)
        assert way is not None, "there is a choice"
        for region, barrels in way.items():
            _extract(t, frame.left[0], region, barrels)
        after_extraction(t, frame.left[1:])
        return t.change

    def _why_not(self, s: BarrelState, action: Extract) -> Bar | None:
        if action.region not in s.controlled(action.seat):
            return NOT_YOURS
        if not s.regions[action.region].barrels:
            return NO_BARREL
        taken = s.top_frame(ExtractionFrame).taken
        return None if action.region in choices(self.ground(s), s, action.seat, taken) else NO_PIPELINE


class StorageStep(BarrelStep):
    """In every region the barrels for which it has no room are lost."""

    name = "storage"
    rule = "Oil Check, 14, 15"
    frame = StorageFrame

    def run(self, s: BarrelState, dice: Dice) -> Change[BarrelState]:
        t = self.telling(s, dice)
        for region, held in s.regions.items():
            excess = held.barrels - t.ground.room(s, region)
            if excess > 0:
                t.s = t.s.with_barrels(region, -excess)
                t.tell(BarrelsLost(region=region, barrels=excess))
        after_storage(t)
        return t.change


def _extract(t: Telling, seat: Seat, region: SpaceId, barrels: int) -> None:
    t.s = t.s.with_barrels(region, -barrels).with_oil(seat, barrels)
    t.tell(BarrelsExtracted(seat=seat, region=region, barrels=barrels))
