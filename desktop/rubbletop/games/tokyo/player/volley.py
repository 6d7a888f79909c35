# SPDX-License-Identifier: GPL-3.0-or-later
"""Phase 8: which units attack together, which superweapon fires, when enough is done (XIV)."""

from rubbletop.games.tokyo import assault
from rubbletop.games.tokyo.actions.attacks import (
    EndAttacks,
    FireWeapon,
    JoinAttack,
    LaunchAttack,
    LeaveAttack,
)
from rubbletop.games.tokyo.attack_odds import weapon_odds
from rubbletop.games.tokyo.frames.attacks import AttacksFrame
from rubbletop.games.tokyo.player.assess import TEMPER, attack_worth, dice_wanted, kill_worth
from rubbletop.games.tokyo.player.outlook import Outlook
from rubbletop.games.tokyo.state import Unit
from rubbletop.kernel.facts import Action, UnitId

HEALED = 20.0
"""What a wound that heals costs, in points."""


def volley(outlook: Outlook) -> Action:
    """Return the next decision of Phase 8."""
    field, seat = outlook.field, outlook.seat
    frame = outlook.s.top_frame(AttacksFrame)
    fit = tuple(assault.fit(field, frame, seat))
    troops = [unit for unit in fit if not assault.is_weapon(field, unit)]
    party = _party(outlook, frame, troops)
    for unit in frame.joined:
        if unit not in party:
            return LeaveAttack(seat=seat, unit=unit)
    for unit in party:
        if unit not in frame.joined:
            return JoinAttack(seat=seat, unit=unit)
    if frame.joined:
        return LaunchAttack(seat=seat)
    for weapon in fit:
        if assault.is_weapon(field, weapon) and weapon_worth(outlook, weapon) > 0:
            return FireWeapon(seat=seat, weapon=weapon.id)
    return EndAttacks(seat=seat)


def _party(outlook: Outlook, frame: AttacksFrame, troops: list[Unit]) -> tuple[UnitId, ...]:
    """The units of the next attack: all, or no more than it takes where a second one follows."""
    field = outlook.field
    at = assault.target(field, frame)
    strength = assault.strength_tally(field, at).total
    dice = {unit.id: assault.dice_tally(field, at, (unit.id,)).total for unit in troops}
    total = sum(dice.values())
    if not total or attack_worth(outlook, total, frame.wounds, strength) <= 0:
        return ()
    wanted = dice_wanted(field, frame.wounds)
    if total < 2 * wanted:
        return tuple(dice)
    party: list[UnitId] = []
    for unit in sorted(dice, key=lambda unit: (unit not in frame.joined, -dice[unit])):
        if sum(dice[joined] for joined in party) < wanted:
            party.append(unit)
    return tuple(party)


def weapon_worth(outlook: Outlook, weapon: Unit) -> float:
    """Return what a shot of a superweapon promises, as far as the player knows the Origin."""
    odds = weapon_odds(outlook.ground, outlook.s, weapon.kind)
    worth = 0.0
    for effect, chance in odds.results.items():
        if effect == "killed":
            each = kill_worth(outlook)
        elif effect == "wounded":
            each = float(outlook.ground.edition.points.wound)
        elif effect == "healed":
            each = -HEALED if outlook.s.wounds else 0.0
        else:
            each = TEMPER.get(effect, 0.0)
        worth += float(chance) * each
    return worth
