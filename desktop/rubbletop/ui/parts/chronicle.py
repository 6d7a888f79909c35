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
        self._headings: list[tuple[str, int]] = []

    def lines(self, view: GameState, beat: Beat[Any], moment: int, number: int) -> tuple[LogLine, ...]:
        """Return the lines of one stroke: ``view`` is what is seen after it.

        A heading stands in the place of the first event that says the same.
        """
        made = []
        for event in beat.events:
            heading = self._opened(view, event)
            if heading:
                self._headings.append((heading, moment))
                made.append(LogLine(words=heading, moment=moment, stroke=number, is_heading=True))
            if not heading or not self._is_heading(event):
                made.append(self._line(view, event, moment, number))
        return tuple(made)

    def _line(self, view: GameState, event: Event, moment: int, number: int) -> LogLine:
        return LogLine(
            words=worded(self._rules.sentence(view, event)),
            moment=moment,
            stroke=number,
            rule=rule_of(event),
            ids=self._ids(event),
        )

    def _opened(self, view: GameState, event: Event) -> str:
        """The heading that begins with an event, "" where the last one goes on."""
        now = self._headings[-1][0] if self._headings else ""
        if now and isinstance(self._screen, TellingScreen) and not self._screen.is_heading(event):
            return ""
        heading = self.heading(view)
        return heading if heading != now else ""

    def heading(self, view: GameState) -> str:
        """Return turn and phase, in words."""
        turn, _ = self._screen.heading(view)
        now = [phase.title for phase in self._screen.phases(view) if phase.mark == "now"]
        return " · ".join(worded(title) for title in (turn, *now))

    def first_moment(self, view: GameState, box: int) -> int | None:
        """Return the moment at which a box of the strip of this turn began, None where it is not known."""
        turn, _ = self._screen.heading(view)
        heading = f"{worded(turn)} · {worded(self._screen.phases(view)[box].title)}"
        return next((moment for known, moment in self._headings if known == heading), None)

    def cut(self, moment: int) -> None:
        """Forget what was told after a moment."""
        self._headings = [entry for entry in self._headings if entry[1] <= moment]

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
