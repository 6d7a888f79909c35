# SPDX-License-Identifier: GPL-3.0-or-later
"""Why something cannot be decided in the Rebel check: what a player reads, and the section."""

from rubbletop.games.barrel.actions.rebels import Bomb
from rubbletop.games.barrel.bombing import partners, reach, targets
from rubbletop.games.barrel.ground import Ground
from rubbletop.games.barrel.state import BarrelState
from rubbletop.kernel.bars import Bar
from rubbletop.kernel.facts import Seat, SpaceId, say

NOT_NOW = Bar(say("Now the rebels act."), "Rebels")
MUST_ENTER = Bar(say("In this turn the rebels only enter the country."), "Rebels")
ON_MAP = Bar(say("Your rebels are in the country already."), "Rebels")
OFF_MAP = Bar(say("Your rebels are off the map: first they enter an eastern region."), "Rebels, 12")
NO_REGION = Bar(say("There is no such region."), "Rebels")
NOT_BORDER = Bar(say("Rebels stay in the country: they do not enter or bomb the Border Region."), "Rebels, 8")
NOT_EAST = Bar(say("Rebels enter by an eastern region."), "Rebels")
CONTROLLED = Bar(say("In this turn rebels enter only a region that no player controls."), "Rebels, 11")
NOT_BESIDE = Bar(say("Rebels move into a contiguous region."), "Rebels")
STRONGEST = Bar(say("Your rebels are as strong as they can be."), "Rebels")
NOT_ONESELF = Bar(say("Rebels bomb other players, not their own leader."), "Bombings, 9")
OUT_OF_REACH = Bar(say("Rebels bomb the region they are in, or a contiguous one."), "Bombings")
NO_TROOPS = Bar(say("That player has no troops there."), "Bombings, 9")
NOT_HIS = Bar(say("That player does not control the region."), "Bombings, 9")
NO_LOGISTICS = Bar(say("There are no logistics there."), "Bombings, 9")
NO_BUILDING = Bar(say("No such building stands there."), "Bombings, 9")
NOBODY_TO_CALL = Bar(
    say("No other rebels are in reach that have not acted this turn."), "Player Alliance in Bombing, 49"
)

JOIN_OR_NOT = Bar(say("A bombing is declared: join it or stay out."), "Player Alliance in Bombing, 49")
HELP_OR_NOT = Bar(say("Your help is asked for: give it or stay out."), "Player Alliance in Bombing, 50")
CALL_OR_NOT = Bar(say("You are bombed: ask for help or defend alone."), "Player Alliance in Bombing, 50")
NO_HELP = Bar(say("That player cannot help, or was asked before."), "Player Alliance in Bombing, 50")
REPAIR = Bar(say("A building is damaged: pay for it or lose it."), "Damage")


def why_no_entry(ground: Ground, s: BarrelState, seat: Seat, region: SpaceId) -> Bar | None:
    """Return why a player's rebels cannot be placed in a region, None where they can (11)."""
    if s.powers[seat].rebels.region is not None:
        return ON_MAP
    if region == ground.border:
        return NOT_BORDER
    if region not in s.regions:
        return NO_REGION
    if region not in ground.east:
        return NOT_EAST
    return CONTROLLED if s.is_guerrilla_start and s.regions[region].control is not None else None


def why_no_move(ground: Ground, s: BarrelState, seat: Seat, to: SpaceId) -> Bar | None:
    """Return why a player's rebels cannot move into a region, None where they can."""
    here = s.powers[seat].rebels.region
    if here is None:
        return OFF_MAP
    if to == ground.border:
        return NOT_BORDER
    if to not in s.regions:
        return NO_REGION
    return None if to in ground.beside[here] else NOT_BESIDE


def why_no_power(ground: Ground, s: BarrelState, seat: Seat) -> Bar | None:
    """Return why a player's rebels cannot grow stronger, None where they can."""
    rebels = s.powers[seat].rebels
    if rebels.region is None:
        return OFF_MAP
    return STRONGEST if rebels.power >= ground.edition.rebels.most_power else None


def why_no_bomb(ground: Ground, s: BarrelState, action: Bomb) -> Bar | None:
    """Return why a player's rebels cannot bomb that, None where they can (9, 49)."""
    if s.powers[action.seat].rebels.region is None:
        return OFF_MAP
    if action.region == ground.border:
        return NOT_BORDER
    if action.region not in s.regions:
        return NO_REGION
    if action.victim == action.seat:
        return NOT_ONESELF
    if action.region not in reach(ground, s, action.seat):
        return OUT_OF_REACH
    if action.target not in targets(s, action.victim, action.region):
        return _why_no_target(s, action)
    is_alone = not partners(ground, s, action.seat, action.victim, action.region)
    return NOBODY_TO_CALL if action.call and is_alone else None


def _why_no_target(s: BarrelState, action: Bomb) -> Bar:
    if action.target == "troops":
        return NO_TROOPS
    if s.regions[action.region].control != action.victim:
        return NOT_HIS
    return NO_LOGISTICS if action.target == "logistics" else NO_BUILDING
