# SPDX-License-Identifier: GPL-3.0-or-later
"""Whether one area sees another, put into a sentence: what the line meets, and for whom that counts (XIV)."""

from rubbletop.games.tokyo.ground import Field, Ground
from rubbletop.games.tokyo.state import TokyoState
from rubbletop.games.tokyo.words.names import area_name, building_name, listed
from rubbletop.kernel.facts import Message, SpaceId, say
from rubbletop.ui.game_screen import Ruling


def ruling(ground: Ground, s: TokyoState, a: SpaceId, b: SpaceId) -> Ruling:
    """Return what the line from a to b meets and who sees along it.

    Clear is a line that every unit can use at that range; next door nothing is in the way (106).
    """
    field = ground.field(s)
    met = field.between(a, b)
    far = field.board.distance(a, b)
    spaces = tuple(at for building in met for at in field.board.buildings[building].areas)
    clear = far <= 1 or not met
    return Ruling(
        clear=clear,
        met=spaces,
        blocking=() if clear else spaces,
        sentence=_sentence(field, a, b),
    )


def _sentence(field: Field, a: SpaceId, b: SpaceId) -> Message:
    far = field.board.distance(a, b)
    if far <= 1:
        return say(
            "Range {far} from {a} to {b}: all units can attack, whatever stands between (XIV, ruling 106).",
            a=area_name(a),
            b=area_name(b),
            far=far,
        )
    met = field.between(a, b)
    if not met:
        return say(
            "Clear from {a} to {b}, range {far}: no building in the line (XIV). {reach}",
            a=area_name(a),
            b=area_name(b),
            far=far,
            reach=_reach(field, far, 0),
        )
    return say(
        "Range {far}, {count} in the line: {buildings} (XIV). {reach}",
        far=far,
        count=_count(len(met)),
        buildings=listed([building_name(field.board, building) for building in met]),
        reach=_reach(field, far, len(met)),
    )


def _count(buildings: int) -> Message:
    return say("1 building") if buildings == 1 else say("{count} buildings", count=buildings)


def _reach(field: Field, far: int, buildings: int) -> Message:
    """Which kinds can attack at such a range over so many buildings."""
    who = [
        KINDS_IN_SIGHT[row.kind]
        for row in field.ground.edition.units
        if row.range >= far and (row.sees_over is None or row.sees_over >= buildings)
    ]
    if not who:
        return say("No unit attacks along it.")
    return say("In range and sight: {who}.", who=listed(who))


KINDS_IN_SIGHT: dict[str, Message] = {
    "troop": say("troops"),
    "halftrack": say("halftracks"),
    "mortar": say("mortars"),
    "paratroop": say("paratroops"),
    "tank": say("tanks"),
    "helicopter": say("helicopters"),
    "heat_ray": say("the Heat Ray"),
    "oxygen_destroyer": say("the Oxygen Destroyer"),
    "super_freezer": say("the Super-Freezer"),
    "death_ray": say("the Death Ray"),
}
"""The kinds that attack, as they stand in a list."""
