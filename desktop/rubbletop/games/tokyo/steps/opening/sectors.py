# SPDX-License-Identifier: GPL-3.0-or-later
"""The players choose their sectors; the last one that is left needs no choosing (V, 20, 21)."""

from collections.abc import Iterator

from rubbletop.games.tokyo.actions.opening import ChooseSector
from rubbletop.games.tokyo.events.opening import SectorTaken
from rubbletop.games.tokyo.frames.opening import RollOffFrame, SectorsFrame
from rubbletop.games.tokyo.state import TokyoState
from rubbletop.games.tokyo.steps.base import TokyoStep
from rubbletop.games.tokyo.table import with_sector
from rubbletop.games.tokyo.telling import Telling
from rubbletop.games.tokyo.words.names import seat_name
from rubbletop.kernel.bars import Bar, refuse
from rubbletop.kernel.dice import Dice
from rubbletop.kernel.facts import Action, Seat, say
from rubbletop.kernel.state import Change

RULE = "V"


class SectorsStep(TokyoStep):
    """One player after another takes a sector, with all counters of its colour."""

    name = "sectors"
    rule = RULE
    frame = SectorsFrame

    def actors(self, s: TokyoState) -> tuple[Seat, ...]:
        return s.top_frame(SectorsFrame).left[:1] if len(self._free(s)) > 1 else ()

    def legal(self, s: TokyoState, seat: Seat) -> Iterator[ChooseSector]:
        return (ChooseSector(seat=seat, sector=sector) for sector in self._free(s))

    def check(self, s: TokyoState, action: Action) -> None:
        if isinstance(action, ChooseSector):
            refuse(_why_no_choice(s, action.sector))
        super().check(s, action)

    def apply(self, s: TokyoState, action: Action, dice: Dice) -> Change[TokyoState]:
        assert isinstance(action, ChooseSector)
        t = self.telling(s, dice)
        _take(t, SectorTaken(taker=action.seat, sector=action.sector, how="chosen"))
        return t.change

    def run(self, s: TokyoState, dice: Dice) -> Change[TokyoState]:
        t = self.telling(s, dice)
        taker = s.top_frame(SectorsFrame).left[0]
        _take(t, SectorTaken(taker=taker, sector=self._free(s)[0], how="left"))
        return t.change

    def _free(self, s: TokyoState) -> tuple[str, ...]:
        return tuple(sector for sector in self.ground(s).board.sectors if s.sectors[sector] is None)


def _why_no_choice(s: TokyoState, sector: str) -> Bar | None:
    """Return why a sector cannot be chosen, None where it can."""
    if sector not in s.sectors:
        return Bar(say("There is no such sector."), RULE)
    owner = s.sectors[sector]
    return (
        None if owner is None else Bar(say("{owner} controls that sector.", owner=seat_name(s, owner)), RULE)
    )


def _take(t: Telling, event: SectorTaken) -> None:
    left = t.s.top_frame(SectorsFrame).left[1:]
    t.s = with_sector(t.ground, t.s, event.taker, event.sector)
    t.tell(event)
    t.become(SectorsFrame(left=left) if left else RollOffFrame(tied=t.s.seats))
