# SPDX-License-Identifier: GPL-3.0-or-later
"""The words of the Rebel check: what rebels do, bombings, defence and repairs."""

from collections.abc import Sequence

from rubbletop.games.barrel.actions import rebels as actions
from rubbletop.games.barrel.events import rebels as facts
from rubbletop.games.barrel.frames import rebels as frames
from rubbletop.games.barrel.frames.rebels import Bombing, Target
from rubbletop.games.barrel.ground import Ground
from rubbletop.games.barrel.state import BarrelState
from rubbletop.games.barrel.tables import DOLLAR
from rubbletop.games.barrel.words.names import BUILDING_NAMES, dollars, listed, region_name, seat_name
from rubbletop.kernel.facts import Action, Event, Message, Seat, say
from rubbletop.kernel.tally import Modifier

Fields = dict[str, str | int | Message]


def sentence(ground: Ground, s: BarrelState, event: Event) -> Message | None:
    """Return the sentence for a fact of the Rebel check, None for other facts."""
    match event:
        case facts.RebelsPlaced():
            return say(
                "The rebels of {leader} enter {region}.",
                leader=seat_name(s, event.leader),
                region=region_name(ground, event.region),
            )
        case facts.RebelsWait():
            return say(
                "The rebels of {leader} find no eastern region free and wait off the map.",
                leader=seat_name(s, event.leader),
            )
        case facts.RebelsMoved():
            return say(
                "The rebels of {leader}: {origin} → {region}, power {power}.",
                leader=seat_name(s, event.leader),
                origin=region_name(ground, event.path[0]),
                region=region_name(ground, event.path[1]),
                power=event.power,
            )
        case facts.RebelsEmpowered():
            return say(
                "The rebels of {leader} grow to power {power}.",
                leader=seat_name(s, event.leader),
                power=event.power,
            )
        case facts.RebelsRested():
            return say("The rebels of {leader} rest.", leader=seat_name(s, event.leader))
        case facts.RebelsGone():
            return say("The rebels of {leader} leave the map.", leader=seat_name(s, event.leader))
        case _:
            return _bombing_sentence(ground, s, event)


def wording(ground: Ground, s: BarrelState, action: Action) -> Message | None:
    """Return the button text for a decision of the Rebel check, None for others."""
    match action:
        case actions.PlaceRebels():
            return say("Rebels enter {region}", region=region_name(ground, action.region))
        case actions.MoveRebels():
            return say("Move the rebels to {region}", region=region_name(ground, action.to))
        case actions.EmpowerRebels():
            power = s.powers[action.seat].rebels.power + 1
            return say("Raise the power of the rebels to {power}", power=power)
        case actions.Bomb():
            return _bomb(ground, s, action)
        case actions.RestRebels():
            return say("Do nothing with the rebels")
        case _:
            return _answer(s, action)


def prompt(ground: Ground, s: BarrelState, seat: Seat) -> Message | None:
    """Return what is asked in the Rebel check, or who is waited for, None in other steps."""
    match s.top:
        case frames.RebelsFrame(left=()):
            return say("All rebels have acted.")
        case frames.RebelsFrame():
            return _acting(s, s.top.left[0], seat)
        case frames.PartnersFrame(asked=()) | frames.BlastFrame():
            return _coming(ground, s, s.top.bombing)
        case frames.PartnersFrame():
            return _joining(ground, s, s.top, seat)
        case frames.DefenceFrame():
            return _defending(ground, s, s.top, seat)
        case frames.RepairFrame():
            return _repairing(ground, s, s.top, seat)
        case _:
            return None


def target_name(target: Target) -> Message:
    """What a bombing aims at."""
    match target:
        case "troops":
            return say("troops")
        case "logistics":
            return say("logistics")
        case _:
            return BUILDING_NAMES[target]


def _bombing_sentence(ground: Ground, s: BarrelState, event: Event) -> Message | None:
    """Return the sentence for a fact of a bombing, None for other facts."""
    match event:
        case facts.BombingDeclared():
            return _coming(ground, s, event.bombing)
        case facts.BombingJoined(joined=True):
            return say("The rebels of {leader} join.", leader=seat_name(s, event.leader))
        case facts.BombingJoined():
            return say("The rebels of {leader} stay out.", leader=seat_name(s, event.leader))
        case facts.HelpCalled():
            return say(
                "{victim} asks {ally} for help.",
                victim=seat_name(s, event.victim),
                ally=seat_name(s, event.ally),
            )
        case facts.DefenceAnswered(helps=True):
            return say("{ally} helps in the defence.", ally=seat_name(s, event.ally))
        case facts.DefenceAnswered():
            return say("{ally} does not help.", ally=seat_name(s, event.ally))
        case facts.BombingRolled():
            return _rolled(s, event)
        case facts.BuildingDestroyed():
            return say(
                "The {building} in {region} is destroyed.",
                building=BUILDING_NAMES[event.building],
                region=region_name(ground, event.region),
            )
        case facts.BuildingRepaired():
            return say(
                "The {building} in {region} is repaired.",
                building=BUILDING_NAMES[event.building],
                region=region_name(ground, event.region),
            )
        case _:
            return None


def _coming(ground: Ground, s: BarrelState, bombing: Bombing) -> Message:
    """What is bombed, by whom, where."""
    return say(
        "The rebels of {bomber} bomb {victim} in {region}: {target}.",
        bomber=_leaders(s, bombing),
        victim=seat_name(s, bombing.victim),
        region=region_name(ground, bombing.region),
        target=target_name(bombing.target),
    )


def _leaders(s: BarrelState, bombing: Bombing) -> Message:
    return listed([seat_name(s, seat) for seat in (bombing.bomber, *bombing.partners)])


def _rolled(s: BarrelState, event: facts.BombingRolled) -> Message:
    fields: Fields = {
        "victim": seat_name(s, event.bombing.victim),
        "total": sum(event.faces),
        "minimum": _number(event.minimum),
        "lines": _lines(event.reckoning),
    }
    if not event.damage:
        return say("{victim} throws {total} against {minimum} ({lines}): the bombing fails.", **fields)
    return say(
        "{victim} throws {total} against {minimum} ({lines}): damage {damage}.",
        **fields,
        damage=event.damage,
    )


def _lines(lines: Sequence[Modifier]) -> Message:
    if not lines:
        return say("nothing counts")
    return listed([say("{reason} {value}", reason=line.reason, value=_signed(line.value)) for line in lines])


def _number(value: int) -> str:
    return f"−{-value}" if value < 0 else str(value)


def _signed(value: int) -> str:
    return f"+{value}" if value > 0 else _number(value)


def _bomb(ground: Ground, s: BarrelState, action: actions.Bomb) -> Message:
    fields: Fields = {
        "victim": seat_name(s, action.victim),
        "region": region_name(ground, action.region),
        "target": target_name(action.target),
    }
    if action.call:
        return say("Ask others to bomb {victim} in {region} too: {target}", **fields)
    return say("Bomb {victim} in {region}: {target}", **fields)


def _answer(s: BarrelState, action: Action) -> Message | None:
    """Return the button text for what partners, allies and the victim decide, None for others."""
    match action:
        case actions.JoinBombing():
            return say("Join the bombing")
        case actions.StayOut():
            return say("Stay out")
        case actions.CallHelp():
            return say("Ask {ally} for help", ally=seat_name(s, action.ally))
        case actions.DefendAlone():
            return say("Ask nobody: roll")
        case actions.HelpDefend():
            return say("Help in the defence")
        case actions.PayRepair():
            return say("Pay for the repair")
        case actions.LoseBuilding():
            return say("Lose the building")
        case _:
            return None


def _acting(s: BarrelState, asked: Seat, seat: Seat) -> Message:
    if seat != asked:
        return say("{name} acts with the rebels.", name=seat_name(s, asked))
    if s.powers[seat].rebels.region is not None:
        return say("What do your rebels do: move, grow stronger, bomb or rest?")
    return say("Place your rebels in an eastern region.")


def _joining(ground: Ground, s: BarrelState, frame: frames.PartnersFrame, seat: Seat) -> Message:
    asked, what = frame.asked[0], _coming(ground, s, frame.bombing)
    if seat == asked:
        return say("{what} Do your rebels join?", what=what)
    return say("{what} {name} may join.", what=what, name=seat_name(s, asked))


def _defending(ground: Ground, s: BarrelState, frame: frames.DefenceFrame, seat: Seat) -> Message:
    what, called, victim = _coming(ground, s, frame.bombing), frame.called, frame.bombing.victim
    if called is not None and seat == called:
        return say("{what} {victim} asks for your help.", what=what, victim=seat_name(s, victim))
    if called is not None:
        return say("{what} {name} is asked for help.", what=what, name=seat_name(s, called))
    if seat == victim:
        return say("{what} Whom do you ask for help?", what=what)
    return say("{what} {name} decides about the defence.", what=what, name=seat_name(s, victim))


def _repairing(ground: Ground, s: BarrelState, frame: frames.RepairFrame, seat: Seat) -> Message:
    fields: Fields = {
        "building": target_name(frame.bombing.target),
        "region": region_name(ground, frame.bombing.region),
        "cost": dollars(frame.damage * DOLLAR),
    }
    if seat == frame.bombing.victim:
        return say("The {building} in {region} is damaged. Pay {cost}, or it is lost.", **fields)
    return say(
        "{name} decides about the {building} in {region}: {cost} or lost.",
        name=seat_name(s, frame.bombing.victim),
        **fields,
    )
