# SPDX-License-Identifier: GPL-3.0-or-later
"""What counters do, in a line each, with the numbers of the edition: for the selected counter and panels."""

from collections.abc import Mapping

from rubbletop.games.colossi.tables import Code, Edition, Face, Kind
from rubbletop.kernel.facts import Message, say
from rubbletop.ui.words import signed

RUBBLE = say("Bars its hex. One Rubble is turned over in each Ancestral Aura Phase (6.0).")


def ability(edition: Edition, kind: Kind) -> Message:
    """Return what a kind of unit can do beyond moving."""
    return _abilities(edition)[kind]


def _abilities(edition: Edition) -> Mapping[Kind, Message]:
    recovery = edition.marines.recovery
    escaped = signed(edition.panic.points.escaped)
    return {
        "squad": say("Fires at any range along a clear line (5.4.1)."),
        "scout": say("Jumps; reconnoitres (5.3.4.1)."),
        "heavy": say("The strongest fire; frees Miners."),
        "hq": say("Orbital Strikes (5.3.4.2); helps Scouts, frees Miners."),
        "ops": say(
            "Chisel within {range} hexes (5.4.2); jumps, frees Miners.", range=edition.marines.chisel.range
        ),
        "medic": say(
            "Within {range} hexes: {dice} dice to recover (5.1.2); jumps.",
            range=recovery.medic_range,
            dice=recovery.medic_dice,
        ),
        "bit": say("Drills what is adjacent, also after moving (5.4.3)."),
        "bomber": say("One bomb a turn on what it flies over (5.4.4)."),
        "foreman": say("Major Colby, once in the Offices (5.4.5). Escaped: {points}.", points=escaped),
        "colby": say("Fires, or pushes with the LAGI (5.4.5.1)."),
        "miner": say("Once freed, {points} if it escapes in the South.", points=escaped),
        "carrier": say("Runs with a unit in Offices or Refinery (5.3.1.3)."),
    }


def special(edition: Edition, code: Code) -> Message:
    """Return what a special attack does."""
    row = edition.tribes
    match code:
        case "AV":
            return say(
                "Avalanche: attacks every unit within {reach} hexes with the top CF;"
                " survivors retreat (7.2.3).",
                reach=row.avalanche,
            )
        case "BS":
            return say(
                "Boulder Sling: the nearest unit seen within {reach} hexes, then those next to it"
                " at {less} CF (7.2.3).",
                reach=row.sling,
                less=signed(row.beside),
            )
        case "FT":
            return say("Tunnel Rift: comes up in a random hex; units next to it are Stunned (7.2.3).")
        case "MS":
            return say(
                "Medusa Stare: Paralyzes along a random line. On odd turns Pumice Eruption throws Rubble."
            )
        case "PD":
            return say(
                "Stomp: a die for each unit within {reach} hexes: {least}+ harms it (7.2.3).",
                reach=row.stomp,
                least=min(shock.least for shock in row.shocks if shock.result != "none"),
            )
        case "RL":
            return say("Rock Roller: rolls 1 to 3 hexes at the nearest unit and over it (7.2.3).")
        case "?":
            return say("Tombstones: a die picks their special attack (7.2.4).")


def feature(edition: Edition, face: Face) -> Message:
    """Return what a turned Rubble counter does."""
    return _features(edition)[face]


def _features(edition: Edition) -> Mapping[Face, Message]:
    aura = edition.aura
    return {
        "chalk": say("Crumbles to nothing: the counter goes back to the pool."),
        "stonehenge": say(
            "A tribe that enters stays for good. A Marine here at the end scores half the last digit."
            " Costs {cost} MP.",
            cost=edition.marines.movement.feature,
        ),
        "cliffs": say("Nobody enters, and it blocks all sight."),
        "minefield": say(
            "Here and in the six hexes around: a die on entering each: {hit} or less is a hit,"
            " up to {stop} a stop.",
            hit=aura.mine_hit,
            stop=aura.mine_stop,
        ),
        "shrapnel": say(
            "Bursts: {dice} dice at every unit within {reach} hexes in its sight.",
            dice=aura.shrapnel_cf,
            reach=aura.shrapnel_reach,
        ),
        "firestones": say(
            "Units next to it are Paralyzed, those at {reach} hexes in its sight Stunned.",
            reach=aura.stones_stun,
        ),
        "pit": say("Swallows every unit that must enter or lands here. Tribes and flights pass."),
    }


def event(edition: Edition, name: str) -> Message:
    """Return what an Event counter does."""
    return {**_weather(edition), **_upheavals(edition)}[name]


def _weather(edition: Edition) -> Mapping[str, Message]:
    """The events that last for a turn."""
    landing, jump, tribes = edition.marines.landing, edition.marines.jump, edition.tribes
    return {
        "acid_rain": say(
            "Nobody moves this turn. Every tribe has {crack} DN. Each Rubble is washed away on 1 to {acid}."
            " Bombers wait.",
            crack=signed(edition.marines.fire.crack),
            acid=edition.cup.acid,
        ),
        "wave": say(
            "Units have {more} MA, tribes move {steps} hexes. Landings {dice} dice, jumps {drm} on the die.",
            more=signed(edition.marines.movement.wave),
            steps=tribes.steps + tribes.wave,
            dice=signed(landing.wave),
            drm=signed(jump.wave),
        ),
        "storm": say("A storm over seven hexes blocks the sight of Marines, and drifts each turn."),
        "hurricane": say(
            "Everybody sees one hex far. Bombers stay where they are. Landings {dice} dice,"
            " jumps {drm} on the die.",
            dice=signed(landing.hurricane),
            drm=signed(jump.hurricane),
        ),
        "honoring": say(
            "All tribes leave the map. They return by Tunnel Rift in the Colossi phase, and one more"
            " comes along."
        ),
    }


def _upheavals(edition: Edition) -> Mapping[str, Message]:
    """The events that happen at once."""
    cup = edition.cup
    return {
        "rock_garden": say(
            "All Rubble is turned over, then a tribe not yet seen appears at the mine entrance."
        ),
        "lightning": say("Lightning strikes a random hex, then leaps to the nearest counters, ever weaker."),
        "rampage": say("Each tribe attacks every unit within {reach} hexes, at once.", reach=cup.rampage),
        "pop_rocks": say(
            "Each tribe throws a die: on 1 to {pop} Rubble pops off it and is turned over at once.",
            pop=cup.pop,
        ),
        "supply": say("Up to {count} damaged Marines are back at full strength.", count=cup.supplied),
        "gallstones": say("A lost boulder comes back: for a Rubble on the map, or alone in a random hex."),
        "gemstones": say(
            "With {dead} tribes destroyed the Tombstones rise; otherwise another counter is drawn.",
            dead=cup.dead,
        ),
        "tectonic": say(
            "Random hexes become Hills for good: {count}. Then one more counter is drawn.",
            count=cup.eruptions,
        ),
    }
