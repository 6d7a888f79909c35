# SPDX-License-Identifier: GPL-3.0-or-later
"""What the dice of an event came to: those that hit, how many were expected, the highest (5.2.1, 5.4, 7)."""

from collections.abc import Sequence
from fractions import Fraction

from rubbletop.games.colossi import odds
from rubbletop.games.colossi.events.common import UnitAttacked
from rubbletop.games.colossi.events.cup import LightningHit
from rubbletop.games.colossi.events.marines import DescentTried, FeatureStruck, StoneAttacked
from rubbletop.games.colossi.ground import Ground
from rubbletop.games.colossi.tables import SIDES
from rubbletop.kernel.facts import Event, Message, decimal, say
from rubbletop.ui.game_screen import Score


def score(ground: Ground, event: Event) -> Score | None:
    """Return what the dice of an event came to, None where none were thrown or each says enough by itself."""
    match event:
        case StoneAttacked():
            expected = odds.expected_hits(ground, len(event.faces), event.need, event.attack)
            return _hits(event.faces, event.need, event.hits, expected)
        case LightningHit():
            expected = odds.expected_hits(ground, len(event.faces), event.dn, "fire")
            return _hits(event.faces, event.dn, event.hits, expected)
        case UnitAttacked():
            chance = Fraction(max(0, min(SIDES, SIDES - event.dn)), SIDES)
            return _hits(event.faces, event.dn, event.hits, chance * len(event.faces))
        case FeatureStruck():
            return Score(faces=event.faces, hits=_over(event.faces, SIDES - 1), words=say("sixes count"))
        case DescentTried() if event.how == "land":
            highest = max(event.faces)
            counts = event.faces.index(highest)
            words = say("highest: {face}", face=highest)
            return Score(faces=event.faces, hits=frozenset((counts,)), words=words)
        case _:
            return None


def _hits(faces: Sequence[int], need: int, hits: int, expected: Fraction) -> Score:
    """Dice that must exceed ``need``; ``hits`` and ``expected`` count what sixes add."""
    words = _words(hits, decimal(f"{float(expected):.2f}"), need)
    return Score(faces=tuple(faces), hits=_over(faces, need), words=words)


def _words(hits: int, expected: Message, need: int) -> Message:
    if need >= SIDES:
        return say("hits: {hits}", hits=hits)
    return say("hits on {least}+: {hits}, expected {expected}", hits=hits, expected=expected, least=need + 1)


def _over(faces: Sequence[int], need: int) -> frozenset[int]:
    return frozenset(number for number, face in enumerate(faces) if face > need)
