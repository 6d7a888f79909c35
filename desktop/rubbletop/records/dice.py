# SPDX-License-Identifier: GPL-3.0-or-later
"""How often each face of six-sided dice was thrown, for what and by whom, and what was expected of them."""

from collections.abc import Iterable, Iterator
from math import erfc, exp, pi, sqrt
from string import Formatter

from rubbletop.kernel.dice import SIDES, Roll
from rubbletop.kernel.facts import Message, Seat
from rubbletop.kernel.rules import NOBODY, Beat
from rubbletop.kernel.state import S

DEED = "attack"
"""The field of a purpose that says what is done: it stays where the names are left out."""


class DiceCount:
    """Counts faces."""

    def __init__(self, thrown: Iterable[int] = ()) -> None:
        """``thrown`` is how often each face lay already, the one first; nothing where it is left out."""
        self.thrown = list(thrown) or [0] * SIDES

    def add(self, roll: Roll) -> None:
        """Count the faces of six-sided dice."""
        if roll.is_dice:
            for face in roll.faces:
                self.thrown[face - 1] += 1

    def join(self, other: "DiceCount") -> None:
        """Count what another one has counted, too."""
        self.thrown = [mine + theirs for mine, theirs in zip(self.thrown, other.thrown, strict=True)]

    @property
    def total(self) -> int:
        """How many dice were thrown."""
        return sum(self.thrown)

    @property
    def expected(self) -> float:
        """How often each face was to be expected."""
        return self.total / SIDES

    @property
    def mean(self) -> float:
        """The mean of all faces, 0 where none was thrown."""
        return sum(face * count for face, count in enumerate(self.thrown, 1)) / max(1, self.total)

    @property
    def chance(self) -> float:
        """The chance that fair dice stray at least so far from what is expected (chi-squared, 0 to 1)."""
        if not self.total:
            return 1.0
        strays = sum((count - self.expected) ** 2 / self.expected for count in self.thrown)
        # The distribution with five degrees of freedom in closed form.
        return erfc(sqrt(strays / 2)) + sqrt(2 * strays / pi) * exp(-strays / 2) * (1 + strays / 3)


def kind_of(purpose: Message) -> Message:
    """Return for what kind of thing dice were thrown: the purpose without the names in it."""
    names = [name for _, name, _, _ in Formatter().parse(purpose.template) if name is not None]
    kept = {DEED: purpose.fields[DEED]} if DEED in purpose.fields else {}
    return Message(purpose.template, {**dict.fromkeys(names, "…"), **kept})


class DiceTable:
    """Counts dice by what they were thrown for and by who threw them.

    Dice of a decision are thrown by the seat that decided; those which the course of the game asks for
    without a decision are thrown by nobody.
    """

    def __init__(self) -> None:
        self._counts: dict[tuple[str, str], DiceCount] = {}
        self._kinds: dict[str, Message] = {}

    def add(self, roll: Roll, by: str) -> None:
        """Count a roll of six-sided dice; others are passed over."""
        if roll.is_dice:
            self._count(kind_of(roll.purpose), by).add(roll)

    def add_count(self, kind: Message, by: str, count: DiceCount) -> None:
        """Count dice that were counted before."""
        self._count(kind, by).join(count)

    def add_beats(self, seat: Seat | None, beats: Iterable[Beat[S]]) -> None:
        """Count the dice of the strokes to which a decision of a seat led, None being the set-up."""
        for number, beat in enumerate(beats):
            for roll in beat.rolls:
                self.add(roll, NOBODY if seat is None or number else seat)

    def counts(self) -> Iterator[tuple[Message, str, DiceCount]]:
        """Yield kind, thrower and count, in the order in which they were first thrown."""
        for (kind, by), count in self._counts.items():
            yield self._kinds[kind], by, count

    @property
    def whole(self) -> DiceCount:
        """All dice."""
        return _sum(self._counts.values())

    @property
    def by_kind(self) -> tuple[tuple[Message, DiceCount], ...]:
        """The dice by what they were thrown for, most dice first."""
        kinds = ((kind, self._matching(text, 0)) for text, kind in self._kinds.items())
        return tuple(sorted(kinds, key=lambda entry: -entry[1].total))

    @property
    def by_thrower(self) -> tuple[tuple[str, DiceCount], ...]:
        """The dice by who threw them, those that nobody threw last."""
        throwers = dict.fromkeys(by for _, by in self._counts)
        ordered = sorted(throwers, key=lambda by: by == NOBODY)
        return tuple((by, self._matching(by, 1)) for by in ordered)

    def _count(self, kind: Message, by: str) -> DiceCount:
        text = kind.text()
        self._kinds.setdefault(text, kind)
        return self._counts.setdefault((text, by), DiceCount())

    def _matching(self, name: str, part: int) -> DiceCount:
        return _sum(count for key, count in self._counts.items() if key[part] == name)


def _sum(counts: Iterable[DiceCount]) -> DiceCount:
    whole = DiceCount()
    for count in counts:
        whole.join(count)
    return whole
