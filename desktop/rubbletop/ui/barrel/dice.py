# SPDX-License-Identifier: GPL-3.0-or-later
"""Dice in the colours of who throws them."""

import msgspec

from rubbletop.games.barrel.rules import SEATS
from rubbletop.kernel.facts import Seat
from rubbletop.ui.barrel.art import palette
from rubbletop.ui.paint.seats import LIVERIES


class Die(msgspec.Struct, frozen=True):
    """A die that was thrown: its face, and the colours of its ground and its pips."""

    face: int
    ground: str = palette.CARD
    pips: str = palette.INK


def die_of(seat: Seat, face: int) -> Die:
    """Return a die in the colours of the player who threw it."""
    livery = LIVERIES[SEATS.index(seat)]
    return Die(face, livery.colour, livery.text)


def locals_die(face: int) -> Die:
    """Return a die of the local troops."""
    return Die(face, palette.LOCALS, palette.WHITE)
