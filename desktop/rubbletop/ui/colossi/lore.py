# SPDX-License-Identifier: GPL-3.0-or-later
"""What counters do, in a line each, for the card of the selected counter and for panels."""

from rubbletop.kernel.facts import Message, say

RUBBLE = say("Bars its hex. One Rubble is turned over in each Ancestral Aura Phase (6.0).")

_ABILITIES: dict[str, Message] = {
    "squad": say("Fires at any range along a clear line (5.4.1)."),
    "scout": say("Jumps; reconnoitres (5.3.4.1)."),
    "heavy": say("The strongest fire; frees Miners."),
    "hq": say("Orbital Strikes (5.3.4.2); helps Scouts, frees Miners."),
    "ops": say("Chisel within 4 hexes (5.4.2); jumps, frees Miners."),
    "medic": say("Within 2 hexes: two dice to recover (5.1.2); jumps."),
    "bit": say("Drills what is adjacent, also after moving (5.4.3)."),
    "bomber": say("One bomb a turn on what it flies over (5.4.4)."),
    "foreman": say("Major Colby, once in the Offices (5.4.5). Escaped: +3."),
    "colby": say("Fires, or pushes with the LAGI (5.4.5.1)."),
    "miner": say("Once freed, +3 if it escapes in the South."),
    "carrier": say("Runs with a unit in Offices or Refinery (5.3.1.3)."),
}


def ability(kind: str) -> Message:
    """Return what a kind of unit can do beyond moving."""
    return _ABILITIES[kind]


_SPECIALS: dict[str, Message] = {
    "AV": say("Avalanche: attacks every unit within 2 hexes with the top CF; survivors retreat (7.2.3)."),
    "BS": say("Boulder Sling: the nearest unit seen within 5 hexes, then those next to it at −1 CF (7.2.3)."),
    "FT": say("Tunnel Rift: comes up in a random hex; units next to it are Stunned (7.2.3)."),
    "MS": say("Medusa Stare: Paralyzes along a random line. On odd turns Pumice Eruption throws Rubble."),
    "PD": say("Stomp: a die for each unit within 2 hexes: 3+ harms it (7.2.3)."),
    "RL": say("Rock Roller: rolls 1 to 3 hexes at the nearest unit and over it (7.2.3)."),
    "?": say("Tombstones: a die picks their special attack (7.2.4)."),
}


def special(code: str) -> Message:
    """Return what a special attack does."""
    return _SPECIALS[code]


_FEATURES: dict[str, Message] = {
    "chalk": say("Crumbles to nothing: the counter goes back to the pool."),
    "stonehenge": say(
        "A tribe that enters stays for good. A Marine here at the end scores half the last digit. Costs 2 MP."
    ),
    "cliffs": say("Nobody enters, and it blocks all sight."),
    "minefield": say("Here and in the six hexes around: a die on entering each: 1 is a hit, 2 or 3 a stop."),
    "shrapnel": say("Bursts: three dice at every unit within 2 hexes in its sight."),
    "firestones": say("Units next to it are Paralyzed, those at 2 hexes in its sight Stunned."),
    "pit": say("Swallows every unit that must enter or lands here. Tribes and flights pass."),
}


def feature(face: str) -> Message:
    """Return what a turned Rubble counter does."""
    return _FEATURES[face]


_EVENTS: dict[str, Message] = {
    "acid_rain": say(
        "Nobody moves this turn. Every tribe has −1 DN. Each Rubble is washed away on 1 to 3. Bombers wait."
    ),
    "wave": say("Units have +1 MA, tribes move two hexes. Landings have one die fewer, jumps −1 on the die."),
    "rock_garden": say("All Rubble is turned over, then a tribe not yet seen appears at the mine entrance."),
    "lightning": say("Lightning strikes a random hex, then leaps to the nearest counters, ever weaker."),
    "rampage": say("Each tribe attacks every unit within two hexes, at once."),
    "storm": say("A storm over seven hexes blocks the sight of Marines, and drifts each turn."),
    "pop_rocks": say("Each tribe throws a die: on 1 to 3 Rubble pops off it and is turned over at once."),
    "honoring": say(
        "All tribes leave the map. They return by Tunnel Rift in the Colossi phase, and one more comes along."
    ),
    "hurricane": say(
        "Everybody sees one hex far. Bombers stay where they are. Landings −2 dice, jumps −2 on the die."
    ),
    "supply": say("Up to two damaged Marines are back at full strength."),
    "gallstones": say("A lost boulder comes back: for a Rubble on the map, or by itself in a random hex."),
    "gemstones": say("With two tribes destroyed the Tombstones rise; otherwise another counter is drawn."),
    "tectonic": say("Two random hexes become Hills for good. Then one more counter is drawn."),
}


def event(name: str) -> Message:
    """Return what an Event counter does."""
    return _EVENTS[name]
