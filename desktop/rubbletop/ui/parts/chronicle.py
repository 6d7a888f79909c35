# SPDX-License-Identifier: GPL-3.0-or-later
"""Play put into the lines of the log: a heading for each phase, a sentence for each event."""

from collections.abc import Iterable
from typing import Any

from rubbletop.kernel.facts import Event, Message
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
        # Asked once: to look whether a screen has all the parts of a protocol takes long.
        self._teller = screen if isinstance(screen, TellingScreen) else None
        self._headings: list[tuple[str, int]] = []

    def lines(self, view: GameState, beat: Beat[Any], moment: int, number: int) -> tuple[LogLine, ...]:
        """Return the lines of one stroke: ``view`` is what is seen after it.

        A heading stands in the place of the first event that says the same.
        """
        made = []
        for event in beat.events:
            opened = self._opened(event)
            heading = opened or self._begun(view)
            if heading and heading != self._now():
                self._headings.append((heading, moment))
                made.append(LogLine(words=heading, moment=moment, stroke=number, is_heading=True))
            if not opened:
                made.append(self.line(view, event, moment, number))
        return tuple(made)

    def line(self, view: GameState, event: Event, moment: int, number: int) -> LogLine:
        """Return the line of an event, whatever heading it stands under."""
        return LogLine(
            words=worded(self._rules.sentence(view, event)),
            moment=moment,
            stroke=number,
            rule=rule_of(event),
            ids=self._ids(event),
        )

    def _now(self) -> str:
        return self._headings[-1][0] if self._headings else ""

    def _opened(self, event: Event) -> str:
        """The heading that is all an event says, "" for any other event."""
        opened = self._teller.opens(event) if self._teller is not None else None
        return "" if opened is None else _joined(opened)

    def _begun(self, view: GameState) -> str:
        """The heading of what is seen, where the events do not say when it begins."""
        return "" if self._teller is not None and self._headings else self.heading(view)

    def heading(self, view: GameState) -> str:
        """Return turn and phase, in words."""
        turn, _ = self._screen.heading(view)
        now = [phase.title for phase in self._screen.phases(view) if phase.mark == "now"]
        return _joined((turn, *now))

    def first_moment(self, view: GameState, box: int) -> int | None:
        """Return the moment at which a box of the strip of this turn began, None where it is not known."""
        turn, _ = self._screen.heading(view)
        heading = _joined((turn, self._screen.phases(view)[box].title))
        return next((moment for known, moment in self._headings if known == heading), None)

    def cut(self, moment: int) -> None:
        """Forget what was told after a moment."""
        self._headings = [entry for entry in self._headings if entry[1] <= moment]

    def _ids(self, event: Event) -> tuple[str, ...]:
        found = [name for motion in self._screen.motions(event) for name in _touched(motion)]
        return tuple(dict.fromkeys(found))


def _joined(titles: Iterable[Message]) -> str:
    return " · ".join(worded(title) for title in titles)


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
