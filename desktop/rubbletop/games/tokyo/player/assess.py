# SPDX-License-Identifier: GPL-3.0-or-later
"""What an attack on GODRAN promises the attacker, in points (XIV)."""

from rubbletop.games.tokyo.attack_odds import result_rows
from rubbletop.games.tokyo.ground import Field
from rubbletop.games.tokyo.player.odds import at_least
from rubbletop.games.tokyo.player.outlook import Outlook

TEMPER = {
    "flop": -18.0,
    "annoyed": -6.0,
    "pissed": -9.0,
    "retreat": 0.5,
    "stunned": 5.0,
    "retreat_stunned": 5.0,
}
"""What the lesser results are worth to the attacker, in points."""
FAMOUS = 60.0
"""What the kill is worth beside its points: the game ends there, and GODRAN cannot win it."""
SHARED = 0.75
"""The share of the kill that is left after others have had theirs."""
NEARER = 8.0
"""What a wound is worth beside its points to a player who would lose if the game ended now."""
MOST = 40
SURE = 0.7
"""The chance to wound that an attack should have."""


def wound_chance(field: Field, dice: int, wounds: int, strength: int) -> float:
    """Return the chance that so many dice wound GODRAN, or kill it where it has its last wound (XIV)."""
    rows = field.ground.edition.military_results
    least = [row.least for row in rows if row.effects[wounds] in ("wounded", "killed")]
    return at_least(dice, strength + min(least)) if least else 0.0


def dice_wanted(field: Field, wounds: int, sure: float = SURE) -> int:
    """Return how many dice it takes to wound GODRAN with some certainty."""
    strength = field.ground.edition.game.strength
    return next((n for n in range(1, MOST) if wound_chance(field, n, wounds, strength) >= sure), MOST)


def kill_worth(outlook: Outlook) -> float:
    """Return what it is worth to kill GODRAN now."""
    return SHARED * outlook.s.godran_vp + FAMOUS


def attack_worth(outlook: Outlook, dice: int, wounds: int, strength: int) -> float:
    """Return what an attack with so many dice promises."""
    edition = outlook.ground.edition
    wound = float(edition.points.wound)
    if outlook.s.controller == outlook.seat:
        wound += edition.points.wounded
    if outlook.lead <= 0:
        wound += NEARER
    worth = 0.0
    for row in result_rows(edition, dice, strength, wounds):
        if row.result == "killed":
            worth += float(row.chance) * kill_worth(outlook)
        elif row.result == "wounded":
            worth += float(row.chance) * wound
        else:
            worth += float(row.chance) * TEMPER[row.result]
    return worth
