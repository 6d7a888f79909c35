# SPDX-License-Identifier: GPL-3.0-or-later
"""The names of counters, hexes and results, as messages."""

from collections.abc import Iterable, Sequence

from rubbletop.games.colossi.state import ColossiState
from rubbletop.games.colossi.tables import Kind
from rubbletop.kernel.facts import Message, Seat, SpaceId, UnitId, say

KINDS = {
    "squad": say("Squad"),
    "scout": say("Scout"),
    "heavy": say("Heavy Weapons"),
    "hq": say("HQ"),
    "ops": say("Special Ops"),
    "medic": say("Medic"),
    "bit": say("Boring Bit"),
    "bomber": say("Bomber"),
    "foreman": say("Mine Foreman"),
    "colby": say("Major Colby"),
    "miner": say("Miner"),
    "carrier": say("Ore Carrier"),
}
PLAYERS = {
    "marines": say("The Marine player"),
    "colossi": say("The Colossi player"),
}
TRIBES = {
    "red": say("Redstones"),
    "yellow": say("Yellowstones"),
    "grey": say("Greystones"),
    "brown": say("Brownstones"),
    "black": say("Blackstones"),
    "white": say("Whitestones"),
    "tomb": say("Tombstones"),
}
TEAMS = {
    "unit1": say("Unit 1"),
    "unit2": say("Unit 2"),
    "unit3": say("Unit 3"),
}
FACES = {
    "chalk": say("Chalk"),
    "stonehenge": say("Stonehenge"),
    "cliffs": say("Red Cliffs"),
    "minefield": say("Marble Minefield"),
    "shrapnel": say("Shale Shrapnel"),
    "firestones": say("Fire Stones"),
    "pit": say("Bottomless Quarry Pit"),
}
CODES = {
    "AV": say("Avalanche"),
    "BS": say("Boulder Sling"),
    "FT": say("Tunnel Rift"),
    "MS": say("Medusa Stare"),
    "PD": say("Stomp"),
    "RL": say("Rock Roller"),
    "?": say("special attack by a die"),
}
EVENTS = {
    "acid_rain": say("Acid Rain"),
    "wave": say("Anti-Gravity Wave"),
    "rock_garden": say("Rock Garden of the Gods"),
    "lightning": say("Chain Lightning"),
    "rampage": say("Colossal Rampage"),
    "storm": say("Dust Storm"),
    "pop_rocks": say("Violent “Pop Rocks” Tremors"),
    "honoring": say("Honoring Our Ancestors"),
    "hurricane": say("Hurricane Winds"),
    "supply": say("Medical Supply Drop"),
    "gallstones": say("Gallstones"),
    "gemstones": say("Gemstones of Our Ancestors"),
    "tectonic": say("Tectonic Eruption"),
}
VOLLEYS = {
    "thunderclap": say("Thunderclap"),
    "avalanche": CODES["AV"],
    "sling": CODES["BS"],
    "roller": CODES["RL"],
    "shrapnel": FACES["shrapnel"],
    "rampage": EVENTS["rampage"],
    "lightning": EVENTS["lightning"],
}
DIRECTIONS = {
    1: say("north"),
    2: say("north-east"),
    3: say("south-east"),
    4: say("south"),
    5: say("south-west"),
    6: say("north-west"),
}


def player_name(s: ColossiState, seat: Seat) -> Message:
    """Return how one of two players is called: by name, else by side."""
    name = s.options.names.get(seat, "")
    # Outcomes of saved games hold this message, field and all.
    return Message("{name}", {"name": name}) if name else PLAYERS[seat]


def unit_number(unit: UnitId) -> str:
    """Return the number of a unit among those of its kind, empty for one that has no fellows."""
    return unit.lstrip("abcdefghijklmnopqrstuvwxyz")


def unit_name(s: ColossiState, unit: UnitId) -> Message:
    """Return a unit's name, with its number where there are several of its kind."""
    kind = KINDS[s.units[unit].kind]
    number = unit_number(unit)
    return say("{kind} {number}", kind=kind, number=number) if number else kind


def tribe_name(tribe: UnitId) -> Message:
    """Return the name of a stack; a second stack of a tribe carries its number."""
    name, _, number = tribe.partition("/")
    return say("{tribe} ({number})", tribe=TRIBES[name], number=number) if number else TRIBES[name]


def counter_name(s: ColossiState, counter: UnitId) -> Message:
    """Return the name of a unit, tribe or Rubble counter."""
    if counter in s.units:
        return unit_name(s, counter)
    if counter.startswith("rubble"):
        rubble = s.rubble.get(counter)
        return FACES[rubble.face] if rubble is not None and rubble.face is not None else say("Rubble")
    return tribe_name(counter)


def stone_name(s: ColossiState, target: UnitId) -> Message:
    """Return the name of a target within a sentence: tribes, Rubble and features with their article."""
    if target in s.units:
        return unit_name(s, target)
    if target.startswith("rubble"):
        return say("the {rubble}", rubble=counter_name(s, target))
    return say("the {tribe}", tribe=tribe_name(target))


def hex_name(at: SpaceId) -> Message:
    """Return a hex's name: its number, or for an unnumbered hex the number it follows with a half."""
    number, _, k = at.partition("+")
    if not k:
        return Message(number)
    return say("{number}.5", number=number) if k == "1" else say("{number}.5/{k}", number=number, k=k)


def listed(names: Sequence[Message]) -> Message:
    """Return names in a row, with commas."""
    template = ", ".join(f"{{n{n}}}" for n in range(len(names)))
    return Message(template, {f"n{n}": name for n, name in enumerate(names)})


def one_of(names: Iterable[Message]) -> Message:
    """Return names of which one counts; a dash where there is none."""
    first, *others = tuple(names) or (Message("–"),)
    for other in others:
        first = say("{one} or {two}", one=first, two=other)
    return first


def counted(kinds: Sequence[Kind]) -> Message:
    """Return kinds of units in a row, each once with its number where there are several."""
    return listed([_times(kinds.count(kind), KINDS[kind]) for kind in dict.fromkeys(kinds)])


def _times(count: int, name: Message) -> Message:
    return name if count == 1 else say("{count} × {name}", count=count, name=name)


def faces_text(faces: tuple[int, ...]) -> str:
    """Return dice faces as they are read out: in order, spaced."""
    return " ".join(str(face) for face in faces)
