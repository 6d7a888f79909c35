# SPDX-License-Identifier: GPL-3.0-or-later
"""Dice are handed to the rules: seeded, recorded, scripted, sampled or typed in by the player."""

from abc import ABC, abstractmethod
from collections.abc import Iterable, Iterator, Sequence
from hashlib import blake2b
from typing import TYPE_CHECKING

import msgspec

from rubbletop.kernel.facts import Message, Seat

if TYPE_CHECKING:
    from random import Random


SIDES = 6
"""The sides of the dice that players know and can throw by hand."""


class Roll(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Dice thrown together: why, how many sides each has, and the faces (1 to sides) in order.

    ``seen_by`` names the seats that see them, None meaning everyone. ``by_lot``: nothing was thrown, one of
    so many things was drawn.
    """

    purpose: Message
    sides: int
    faces: tuple[int, ...]
    seen_by: tuple[Seat, ...] | None = None
    by_lot: bool = False

    @property
    def is_dice(self) -> bool:
        """Whether it was made with the dice that players know, those of six sides."""
        return self.sides == SIDES and not self.by_lot

    @property
    def total(self) -> int:
        """The sum of the faces."""
        return sum(self.faces)

    def is_seen_by(self, seat: Seat) -> bool:
        """Return whether ``seat`` sees these dice."""
        return self.seen_by is None or seat in self.seen_by


class Dice(ABC):
    """A source of throws that keeps the rolls made with it, oldest first."""

    def __init__(self) -> None:
        self.rolls: list[Roll] = []

    @abstractmethod
    def throw(self, sides: int, purpose: Message) -> int:
        """Return one face, 1 to ``sides``."""

    def roll(
        self, purpose: Message, count: int = 1, sides: int = 6, seen_by: tuple[Seat, ...] | None = None
    ) -> Roll:
        """Throw ``count`` dice of ``sides`` sides and keep the roll with its purpose."""
        roll = Roll(purpose, sides, tuple([self.throw(sides, purpose) for _ in range(count)]), seen_by)
        self.rolls.append(roll)
        return roll

    def lot(self, purpose: Message, items: int, seen_by: tuple[Seat, ...] | None = None) -> int:
        """Return the number, 1 to ``items``, of the one that is drawn by lot among so many."""
        face = self._drawn(items, purpose)
        self.rolls.append(Roll(purpose, items, (face,), seen_by, by_lot=True))
        return face

    def _drawn(self, items: int, purpose: Message) -> int:
        return self.throw(items, purpose)

    def faces(self) -> tuple[int, ...]:
        """Return all faces thrown so far, in order."""
        return tuple(face for roll in self.rolls for face in roll.faces)


class SeededDice(Dice):
    """Throw number n of a game is a hash of its seed and n, so undo gives the same faces again."""

    def __init__(self, seed: int, thrown: int = 0) -> None:
        super().__init__()
        self._prefix = f"{seed}:"
        self._thrown = thrown

    def throw(self, sides: int, purpose: Message) -> int:
        digest = blake2b(f"{self._prefix}{self._thrown}".encode("ascii"), digest_size=16).digest()
        self._thrown += 1
        return int.from_bytes(digest, "big") % sides + 1


class OutOfFaces(Exception):  # noqa: N818 - it says what is missing
    """A throw was asked for beyond the faces that were supplied; ``lacking`` is how many dice of it."""

    def __init__(self, purpose: Message, sides: int, lacking: int = 1) -> None:
        super().__init__(purpose.text(), sides)
        self.purpose = purpose
        self.sides = sides
        self.lacking = lacking


class ScriptedDice(Dice):
    """Dice that show the given faces in order: recorded throws, rulebook examples.

    Raises OutOfFaces past the end and ValueError for a face that the die does not have.
    """

    def __init__(self, faces: Iterable[int]) -> None:
        super().__init__()
        self._faces: Iterator[int] = iter(faces)

    def throw(self, sides: int, purpose: Message) -> int:
        for face in self._faces:
            if not 1 <= face <= sides:
                raise ValueError(f"{purpose.text()}: a die of {sides} sides cannot show {face}")
            return face
        raise OutOfFaces(purpose, sides)

    def left(self) -> tuple[int, ...]:
        """Return the faces not yet thrown, and throw them away."""
        return tuple(self._faces)


class SampledDice(Dice):
    """Dice for looking ahead: a computer player's own generator, never the game's seed."""

    def __init__(self, rng: "Random") -> None:
        super().__init__()
        self._rng = rng

    def throw(self, sides: int, purpose: Message) -> int:
        return self._rng.randrange(sides) + 1


class TypedDice(Dice):
    """Six-sided dice that the player threw and typed in; lots and other draws come from ``rest``.

    Raises OutOfFaces when a throw needs more than was typed: ask for it, then try again with the
    longer list.
    """

    def __init__(self, typed: Sequence[int], rest: Dice) -> None:
        super().__init__()
        self._left = len(typed)
        self._typed = ScriptedDice(typed)
        self._rest = rest

    def throw(self, sides: int, purpose: Message) -> int:
        if sides != SIDES:
            return self._rest.throw(sides, purpose)
        self._left -= 1
        return self._typed.throw(sides, purpose)

    def roll(
        self, purpose: Message, count: int = 1, sides: int = 6, seen_by: tuple[Seat, ...] | None = None
    ) -> Roll:
        if sides == SIDES and count > self._left:
            raise OutOfFaces(purpose, sides, count - self._left)
        return super().roll(purpose, count, sides, seen_by)

    def _drawn(self, items: int, purpose: Message) -> int:
        # A cup with as many things in it as a die has sides is still no die.
        return self._rest.throw(items, purpose)
