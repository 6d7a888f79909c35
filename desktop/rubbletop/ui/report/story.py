# SPDX-License-Identifier: GPL-3.0-or-later
"""A game as a story in chapters, one a turn, told as everybody at the table may know it."""

from collections.abc import Iterator
from typing import Any

import msgspec

from rubbletop.kernel.facts import Outcome, Seat, Setup
from rubbletop.kernel.rules import Rules
from rubbletop.kernel.session import Entry, Session
from rubbletop.kernel.state import GameState
from rubbletop.records.dice import DiceCount
from rubbletop.ui.bridge import table_eyes
from rubbletop.ui.parts.chronicle import Chronicle
from rubbletop.ui.scene.table import AnyScreen

BETWEEN = " · "
"""What parts turn and phase in a heading of the log."""
A_STEP = 12
"""So many entries of the record are told without a pause."""


class Line(msgspec.Struct, frozen=True):
    """A sentence of the log with its section; ``is_phase``: the heading of a phase."""

    words: str
    rule: str = ""
    is_phase: bool = False


class Chapter:
    """A turn: its title, its lines, and the view after the last of them."""

    def __init__(self, title: str) -> None:
        self.title = title
        self.lines: list[Line] = []
        self.view: GameState | None = None


class Source:
    """A game as it stands at this moment; what is played afterwards is not part of it."""

    def __init__(self, session: Session[Any]) -> None:
        self.rules: Rules[Any] = session.rules
        self.setup: Setup = session.setup
        self._entries: tuple[Entry[Any], ...] = session.entries
        self.eyes: Seat = table_eyes(session.setup)
        self.view: GameState = self.rules.view(session.state, self.eyes)
        self.outcome: Outcome | None = session.rules.outcome(session.state)

    @property
    def entries(self) -> tuple[Entry[Any], ...]:
        """The record, the beginning first, unmasked."""
        return self._entries


class Story:
    """The chapters so far, and the dice that were thrown in the open."""

    def __init__(self, source: Source, screen: AnyScreen) -> None:
        self._source = source
        self._chronicle = Chronicle(source.rules, screen)
        self.chapters: list[Chapter] = []
        self.dice = DiceCount()

    def tell(self) -> Iterator[float]:
        """Tell the whole game; yield how much of it is told, 0 to 1, from time to time."""
        entries = self._source.entries
        for moment in range(len(entries)):
            self._tell_moment(moment)
            if not moment % A_STEP:
                yield moment / len(entries)
        if not self.chapters:
            # Of a game that goes on from a kept state, nothing has been told yet.
            self._open(self._chronicle.heading(self._source.view))
        self._close()
        self.chapters[-1].view = self._source.view

    def _tell_moment(self, moment: int) -> None:
        source = self._source
        for number, full in enumerate(source.entries[moment].beats):
            beat = source.rules.seen(full, source.eyes)
            for roll in beat.rolls:
                self.dice.add(roll)
            for line in self._chronicle.lines(beat.state, beat, moment, number):
                if line.is_heading:
                    self._open(line.words)
                else:
                    chapter = self.chapters[-1]
                    chapter.lines.append(Line(line.words, line.rule))
                    chapter.view = beat.state

    def _open(self, heading: str) -> None:
        """Begin a phase, and a chapter where the turn is another one than before."""
        turn, _, phase = heading.rpartition(BETWEEN)
        turn = turn or phase
        self._close()
        if not self.chapters or self.chapters[-1].title != turn:
            self.chapters.append(Chapter(turn))
        if turn != heading:
            self.chapters[-1].lines.append(Line(phase, is_phase=True))

    def _close(self) -> None:
        """Leave out the phase in which nothing happened."""
        for chapter in self.chapters[-1:]:
            if chapter.lines and chapter.lines[-1].is_phase:
                chapter.lines.pop()
