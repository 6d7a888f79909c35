# SPDX-License-Identifier: GPL-3.0-or-later
"""What a position is worth to a player, in victory points (XVI).

The terms, for each player: points scored; buildings that stand, a part of which will still fall; populace
that can still be evacuated; Mega-Yen and the army they have bought; the wounds of GODRAN, whose death is
worth most to those who have the means to bring it about. The worth is what a player can look forward to,
less a share of what her rivals can.
"""

from rubbletop.games.tokyo.ground import Field, Ground
from rubbletop.games.tokyo.score import standing
from rubbletop.games.tokyo.state import TokyoState
from rubbletop.kernel.facts import Seat

STANDING = 0.8
"""The share of the standing buildings' points that lasts to the end."""
EVACUATION = 0.8
"""The share of the points of populace on the map that is still brought to safety."""
MONEY = 0.2
"""The points that a Mega-Yen buys, spent on evacuation or on attacks."""
ARMY = 0.6
"""The share of its price that a unit on the map or in the box is still worth."""
RIVALS = 0.5
"""What the best rival's prospect takes from the worth of a position."""


def prospect(field: Field, seat: Seat) -> float:
    """Return the points that a player can look forward to."""
    s = field.s
    means = float(max(0, s.cash[seat]))
    hope = 0.0
    for unit in s.units.values():
        if unit.owner != seat or unit.place not in ("map", "box", "hand"):
            continue
        row = field.ground.row(unit)
        if row.type == "populace":
            hope += EVACUATION * row.vp
        else:
            means += ARMY * row.cost
    kill = s.godran_vp * s.wounds / (1 + field.ground.edition.game.most_wounds)
    share = means / (1 + sum(max(0, s.cash[other]) for other in s.order) + means)
    return s.vp[seat] + STANDING * standing(field.ground, s, seat) + hope + MONEY * means + kill * share


def worth(ground: Ground, s: TokyoState, seat: Seat) -> float:
    """Return what a position is worth to a player; a finished game is worth its margin."""
    field = ground.field(s)
    if not s.stack:
        best = max([s.godran_vp, *(s.vp[other] for other in s.order if other != seat)])
        return float(s.vp[seat] - best)
    rival = max(prospect(field, other) for other in s.order if other != seat)
    return prospect(field, seat) - RIVALS * rival
