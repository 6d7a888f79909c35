# SPDX-License-Identifier: GPL-3.0-or-later
"""The odds of a push by the LAGI, and of marbles under a unit's feet (5.4.5.1, 6.0; 105, 106, 116, 117)."""

from fractions import Fraction

from rubbletop.games.colossi.actions import marines as deeds
from rubbletop.games.colossi.ground import Field
from rubbletop.games.colossi.odds.results import Odds, gathered, one_die
from rubbletop.games.colossi.steps.marines.lagi import stops_push
from rubbletop.games.colossi.tables import SIDES
from rubbletop.games.colossi.words.names import hex_name
from rubbletop.kernel.facts import SpaceId, say
from rubbletop.kernel.tally import Tally


def marble_odds(field: Field, to: SpaceId, *, goes_on: bool) -> Odds | None:
    """Return the odds of the die thrown on coming into a hex among marbles, None elsewhere (116, 117).

    ``goes_on``: whether the unit could move on from there, if nothing stops it.
    """
    if to not in field.mined:
        return None
    row = field.ground.edition.aura
    hit, stop = Fraction(row.mine_hit, SIDES), Fraction(row.mine_stop, SIDES)
    unharmed = [(say("Unharmed"), 1 - hit)]
    if goes_on:
        unharmed = [(say("It passes"), 1 - stop), (say("It must stop"), stop - hit)]
    results = gathered((*unharmed, (say("A hit"), hit)))
    return Odds(one_die(), Tally(), None, results, 1 - hit)


def lagi_odds(field: Field, action: deeds.Lagi) -> Odds:
    """Return how far a push goes (105)."""
    at = field.tribe_hex(action.target) if action.target in field.s.tribes else field.unit_hex(action.target)
    direction = field.board.direction(field.unit_hex(action.unit), at)
    assert direction is not None, "a target on one of the lines"
    way = [at]
    for to in field.board.line(at, direction)[:SIDES]:
        if stops_push(field, to):
            break
        way.append(to)

    mined = field.mined if action.target in field.s.units else frozenset()
    row = field.ground.edition.aura
    hit, stop = Fraction(row.mine_hit, SIDES), Fraction(row.mine_stop, SIDES)
    ends = _push_ends([to in mined for to in way], hit, stop)
    names = [say("It stays"), *(say("Pushed to {hex}", hex=hex_name(to)) for to in way[1:])]
    results = gathered(
        (say("{end}, hit by a marble", end=names[gone]) if is_hit else names[gone], chance)
        for gone, is_hit, chance in ends
    )
    success = sum((chance for gone, _, chance in ends if gone), Fraction(0))
    return Odds(one_die(), Tally(), None, results, success)


def _push_ends(marbles: list[bool], hit: Fraction, stop: Fraction) -> list[tuple[int, bool, Fraction]]:
    """Where a push can end, farthest first: the hexes gone, whether marbles hit, the chance (106, 117).

    ``marbles``: whether each hex of the way, the target's own first, throws a die on being entered, which
    hits with the chance ``hit`` and ends the push with the chance ``stop``, hits included.
    """
    ends: list[tuple[int, bool, Fraction]] = []
    for face in range(1, SIDES + 1):
        left = Fraction(1, SIDES)
        last = min(face, len(marbles) - 1)
        for gone in range(1, last + 1):
            if marbles[gone]:
                ends.append((gone, True, left * hit))
                ends.append((gone, False, left * (stop - hit)))
                left *= 1 - stop
        ends.append((last, False, left))
    return sorted(ends, key=lambda end: (-end[0], end[1]))
