# SPDX-License-Identifier: GPL-3.0-or-later
"""What the dice of an event came to, for the dice card (War; Bombings; Oil Price)."""

from collections.abc import Sequence

from rubbletop.games.barrel.events.checks import PriceChanged
from rubbletop.games.barrel.events.common import RegionEntered
from rubbletop.games.barrel.events.rebels import BombingRolled
from rubbletop.games.barrel.events.war import BattleFought
from rubbletop.games.barrel.words.names import local_troops
from rubbletop.kernel.facts import Event, Message, say
from rubbletop.ui.barrel.dice import Die, die_of, locals_die
from rubbletop.ui.game_screen import Score


def score(event: Event) -> Score | None:
    """Return what the dice of an event came to, None where none were thrown."""
    match event:
        case BattleFought():
            words = say(
                "{faces}: locals lose {locals_lost}, players {troops_lost}",
                faces=say("{own} and {locals}", own=event.face, locals=event.locals_face),
                locals_lost=event.locals_lost,
                troops_lost=event.troops_lost,
            )
            return _score((die_of(event.roller, event.face), locals_die(event.locals_face)), words)
        case BombingRolled():
            victim = event.bombing.victim
            return _score([die_of(victim, face) for face in event.faces], _bombing(event))
        case RegionEntered() if event.face:
            words = say("+{extra}: {locals}", extra=event.extra, locals=local_troops(event.locals))
            return _score((die_of(event.mover, event.face),), words)
        case PriceChanged() if event.face:
            return Score(faces=(event.face,), words=say("{steps} more steps down", steps=-event.crash))
        case _:
            return None


def _score(dice: Sequence[Die], words: Message) -> Score:
    """Dice in the colours of who threw them."""
    colours = tuple((die.ground, die.pips) for die in dice)
    return Score(faces=tuple(die.face for die in dice), words=words, colours=colours)


def _bombing(event: BombingRolled) -> Message:
    total = sum(event.faces)
    if not event.damage:
        return say("{total} against {minimum}: it fails", total=total, minimum=event.minimum)
    return say(
        "{total} against {minimum}: {damage} damage", total=total, minimum=event.minimum, damage=event.damage
    )
