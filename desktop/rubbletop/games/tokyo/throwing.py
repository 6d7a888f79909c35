# SPDX-License-Identifier: GPL-3.0-or-later
"""The dice of GODRAN's attacks: each counts more when it is annoyed, less when it is stunned (XII, 68)."""

from typing import NamedTuple

from rubbletop.games.tokyo.chances import face
from rubbletop.games.tokyo.state import TokyoState
from rubbletop.games.tokyo.telling import Telling
from rubbletop.kernel.facts import Message, say
from rubbletop.kernel.tally import Tally


class Throw(NamedTuple):
    """Dice as they fell, what is added to each (never below 1), and the total of both."""

    faces: tuple[int, ...]
    per_die: int
    total: int


def per_die(s: TokyoState) -> int:
    """Return what is added to each die of Phase 6: 1 for annoyed, less 1 for stunned (68)."""
    return int(s.annoyed) - int(s.stunned)


def per_die_tally(s: TokyoState) -> Tally:
    """Return why something is added to each die of Phase 6, without lines where nothing is."""
    tally = Tally()
    if s.annoyed:
        tally = tally.plus(1, say("Annoyed"), "XIV")
    if s.stunned:
        tally = tally.plus(-1, say("Stunned, though no die counts less than 1"), "XIV")
    return tally


def thrown(t: Telling, purpose: Message, dice: int, more: int) -> Throw:
    """Throw some dice of an attack with ``more`` added to each."""
    faces = t.roll(purpose, dice).faces
    return Throw(faces, more, sum(face(number, more) for number in faces))
