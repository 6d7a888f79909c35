# SPDX-License-Identifier: GPL-3.0-or-later
"""Play put into the lines of the log: a heading for each phase, a sentence for each event."""

from typing import Any

from rubbletop.kernel.facts import Event
from rubbletop.kernel.rules import Beat, Rules
from rubbletop.kernel.state import GameState
from rubbletop.ui.game_screen import Appear, Fall, Flash, Flip, Motion, Move, Shot, TellingScreen
from rubbletop.ui.parts.log import LogLine
from rubbletop.ui.scene.table import AnyScreen
from rubbletop.ui.words import worded


class Chronicle:
    """Knows the heading under which the last line stands."""

    def __init__(self, rules: Rules[Any], screen: AnyScreen) -> None:
        self._rules = rules
        self._screen = screen
        self._heading = ""
        self._first: dict[str, int] = {}

    def lines(self, view: GameState, beat: Beat[Any], moment: int, number: int) -> tuple[LogLine, ...]:
        """Return the lines of one stroke: ``view`` is what is seen after it."""
        if not beat.events:
            return ()
        made = []
        told = beat.events
        heading = self.heading(view)
        if heading != self._heading:
            self._heading = heading
            self._first.setdefault(heading, moment)
            made.append(LogLine(words=heading, moment=moment, stroke=number, is_heading=True))
            told = tuple(event for event in told if not self._is_heading(event))
        made += [
            LogLine(
                words=worded(self._rules.sentence(view, event)),
                moment=moment,
                stroke=number,
                rule=rule_of(event),
                ids=self._ids(event),
            )
            for event in told
        ]
        return tuple(made)

    def heading(self, view: GameState) -> str:
        """Return turn and phase, in words."""
        turn, _ = self._screen.heading(view)
        now = [phase.title for phase in self._screen.phases(view) if phase.mark == "now"]
        return " · ".join(worded(title) for title in (turn, *now))

    def first_moment(self, view: GameState, box: int) -> int | None:
        """Return the moment at which a box of the strip of this turn began, None where it is not known."""
        turn, _ = self._screen.heading(view)
        heading = f"{worded(turn)} · {worded(self._screen.phases(view)[box].title)}"
        return self._first.get(heading)

    def cut(self, moment: int, view: GameState) -> None:
        """Forget what was told after a moment whose view this is."""
        self._first = {heading: first for heading, first in self._first.items() if first <= moment}
        self._heading = self.heading(view)

    def _is_heading(self, event: Event) -> bool:
        return isinstance(self._screen, TellingScreen) and self._screen.is_heading(event)

    def _ids(self, event: Event) -> tuple[str, ...]:
        found = [name for motion in self._screen.motions(event) for name in _touched(motion)]
        return tuple(dict.fromkeys(found))


def rule_of(event: Event) -> str:
    """Return the section that an event rests on, "" where it names none."""
    rule = getattr(event, "rule", "")
    return rule if isinstance(rule, str) else ""


def _touched(motion: Motion) -> tuple[str, ...]:
    """The counters and spaces of a motion, those to be ringed."""
    match motion:
        case Move():
            return motion.path[-1:]
        case Flip() | Appear() | Fall():
            return (motion.piece,)
        case Flash():
            return motion.spaces
        case Shot():
            return (motion.a, motion.b)
