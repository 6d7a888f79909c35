# SPDX-License-Identifier: GPL-3.0-or-later
"""Why the player would attack so, as GODRAN or against it, and buy what it takes: what hints tell of it."""

from rubbletop.games.tokyo import assault
from rubbletop.games.tokyo.actions import attacks, godran, muster
from rubbletop.games.tokyo.attack_odds import weapon_odds
from rubbletop.games.tokyo.frames.attacks import AttacksFrame
from rubbletop.games.tokyo.frames.godran import GodranFrame
from rubbletop.games.tokyo.frames.muster import PlansFrame
from rubbletop.games.tokyo.player.assess import wound_chance
from rubbletop.games.tokyo.player.odds import at_least
from rubbletop.games.tokyo.player.outlook import Outlook
from rubbletop.games.tokyo.player.prey import Prey, Target
from rubbletop.games.tokyo.player.prowl import greedy
from rubbletop.games.tokyo.throwing import per_die
from rubbletop.games.tokyo.words.names import area_name, building_name, counter_name, kind_name, seat_name
from rubbletop.kernel.facts import Action, Message, UnitId, say


def purchase_reason(outlook: Outlook, action: Action) -> Message:
    """Return in a sentence why a decision of Phases 3 and 4 is the best one."""
    match action:
        case muster.ListUnit():
            unit = outlook.s.units[action.unit]
            return say(
                "{unit} belongs to an attack that can hurt GODRAN where it is now.", unit=kind_name(unit.kind)
            )
        case muster.StrikeOffUnit():
            return say("What you mean to do works without {unit}.", unit=counter_name(outlook.s, action.unit))
        case muster.FundResearch():
            return say("You can afford to look at an Origin card, which shows what GODRAN cannot stand.")
        case _ if outlook.s.top_frame(PlansFrame).plans[outlook.seat].units:
            return say("That is all it takes; what is left is needed for your populace, or later.")
        case _:
            return say("Nothing that you can pay reaches GODRAN in strength: keep your Mega-Yen.")


def attack_reason(outlook: Outlook, action: Action) -> Message:
    """Return in a sentence why a decision of Phase 8 is the best one."""
    match action:
        case attacks.JoinAttack() | attacks.LaunchAttack() | attacks.LeaveAttack():
            return _strike_reason(outlook, action)
        case attacks.FireWeapon():
            weapon = outlook.s.units[action.weapon].kind
            chance = float(weapon_odds(outlook.ground, outlook.s, weapon).chance("wounded", "killed"))
            return say(
                "{weapon} wounds GODRAN in {chance} of 100 cases.",
                weapon=kind_name(weapon),
                chance=round(100 * chance),
            )
        case attacks.SwatUnit():
            return say("{unit} is worth the most of them.", unit=counter_name(outlook.s, action.unit))
        case attacks.SpareUnits():
            return say("They are your own units.")
        case attacks.RepelGodran():
            return say("{area} is farthest from what is yours.", area=area_name(action.to))
        case attacks.StrikeBack():
            return say(
                "{building} promises the most.", building=building_name(outlook.ground.board, action.building)
            )
        case _:
            return say("With what can still attack you would rather anger GODRAN than hurt it.")


def _strike_reason(outlook: Outlook, action: Action) -> Message:
    """The whole attack, with all that can still join it."""
    frame, field = outlook.s.top_frame(AttacksFrame), outlook.field
    at = assault.target(field, frame)
    units: tuple[UnitId, ...] = frame.joined
    if isinstance(action, attacks.JoinAttack):
        fit = assault.fit(field, frame, outlook.seat)
        units = tuple(unit.id for unit in fit if not assault.is_weapon(field, unit))
    dice = assault.dice_tally(field, at, units).total
    chance = wound_chance(field, dice, frame.wounds, assault.strength_tally(field, at).total)
    if frame.wounds >= outlook.ground.edition.game.most_wounds:
        return say(
            "With {dice} dice GODRAN is killed in {chance} of 100 cases.",
            dice=dice,
            chance=round(100 * chance),
        )
    return say(
        "With {dice} dice GODRAN is wounded in {chance} of 100 cases.", dice=dice, chance=round(100 * chance)
    )


def rampage_reason(outlook: Outlook, action: Action) -> Message:
    """Return in a sentence why a decision of Phase 6 is the best one."""
    frame, prey = outlook.s.top_frame(GodranFrame), Prey(outlook)
    blow = greedy(prey, outlook.s.godran, frame.ap).blow
    match action:
        case godran.SmashBuilding() | godran.AimBuilding():
            known = outlook.ground.building(action.building)
            chance = at_least(action.dice, known.smash, per_die(outlook.s))
            return say(
                "Dice {dice}: {building} falls in {chance} of 100 cases.",
                dice=action.dice,
                building=building_name(outlook.ground.board, action.building),
                chance=round(100 * chance),
            )
        case _ if blow is None:
            return say("Nothing in GODRAN’s reach promises enough for the Action Points that are left.")
        case godran.MoveGodran():
            return say(
                "That way lies what promises most for its Action Points: {target}.",
                target=target_name(outlook, blow.target),
            )
        case _:
            return say(
                "Of all attacks in reach this one, on {target}, promises most for its Action Points.",
                target=target_name(outlook, blow.target),
            )


def target_name(outlook: Outlook, target: Target) -> Message:
    """Return what is attacked, as it stands in a sentence."""
    if target.building is not None:
        return building_name(outlook.ground.board, target.building)
    assert target.victim is not None
    return say(
        "{seat}’s units in {area}", seat=seat_name(outlook.s, target.victim), area=area_name(target.areas[0])
    )
