# SPDX-License-Identifier: GPL-3.0-or-later
"""What the charts share: numbers as they are printed, bands of equal rows, who stands where."""

from collections.abc import Iterable
from itertools import groupby

from rubbletop.games.barrel.state import BarrelState
from rubbletop.games.barrel.tables import FACES
from rubbletop.games.barrel.words.names import listed, seat_name
from rubbletop.kernel.facts import Message, Seat, say
from rubbletop.ui.words import signed

Row = tuple[Message, ...]
NONE = Message("–")
FACE_HEADS: tuple[Message, ...] = tuple(Message(str(face)) for face in range(1, FACES + 1))


def number(value: int) -> Message:
    """Return a value as it is printed."""
    return Message(str(value))


def steps(value: int) -> Message:
    """Return steps of a track with their sign."""
    return Message(signed(value))


def starred(text: str, is_reconstructed: object) -> Message:
    """Return a value, with a star where it is reconstructed."""
    return Message(f"{text} *" if is_reconstructed else text)


def dollars_of(amount: int) -> Message:
    """Return whole dollars; a dash for nothing."""
    return say("${dollars}", dollars=amount) if amount else NONE


def seats_in_order(s: BarrelState) -> tuple[Seat, ...]:
    """Return the players in playing order, as they came to the table while it is not settled."""
    return s.order or s.seats


def who(s: BarrelState, seats: Iterable[Seat]) -> Message:
    """Return the names of players; a dash for nobody."""
    names = [seat_name(s, seat) for seat in seats]
    return listed(names) if names else NONE


def bands(rows: Iterable[tuple[int, Row]]) -> list[tuple[int, int, Row]]:
    """Return rows by value, equal neighbours joined: first value, last value, row."""
    found = []
    for row, same in groupby(rows, key=lambda known: known[1]):
        values = [value for value, _ in same]
        found.append((values[0], values[-1], row))
    return found


def span(low: int, high: int) -> Message:
    """Return a value, or a band of values: 3, 4–6."""
    return Message(str(low) if low == high else f"{low}–{high}")
