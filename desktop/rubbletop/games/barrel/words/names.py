# SPDX-License-Identifier: GPL-3.0-or-later
"""How players, regions, money, elements and boxes are called in sentences."""

from collections.abc import Sequence

from rubbletop.games.barrel.ground import Ground
from rubbletop.games.barrel.state import BarrelState
from rubbletop.games.barrel.tables import DOLLAR, Building
from rubbletop.kernel.facts import Message, Seat, SpaceId, called, decimal, say, verbatim

BUILDING_NAMES: dict[Building, Message] = {
    "warehouse": say("warehouse"),
    "police": say("police station"),
    "pipeline": say("pipeline"),
    "refinery": say("refinery"),
}


def seat_name(s: BarrelState, seat: Seat) -> Message:
    """The name of a player."""
    return verbatim(s.names.get(seat, seat))


def region_name(ground: Ground, region: SpaceId) -> Message:
    """The name of a region."""
    return called(ground.board.regions[region].name)


def place_name(ground: Ground, region: SpaceId) -> Message:
    """The name of a region within a sentence, the Border Region with its article."""
    return say("the Border Region") if region == ground.border else region_name(ground, region)


def box_name(ground: Ground, box: str) -> Message:
    """The name of a box of actions, such as Money 2; of a row without boxes of its own, that of the row."""
    row, _, column = box.partition(".")
    name = ground.board.boxes[row].name
    return say("{box} {number}", box=called(name), number=column) if column else called(name)


def dollars(amount: int) -> Message:
    """Half dollars as money: $3, $0.50."""
    whole, half = divmod(abs(amount), DOLLAR)
    sign = "−" if amount < 0 else ""
    return decimal(f"{sign}${whole}.50") if half else verbatim(f"{sign}${whole}")


def troops(number: int) -> Message:
    """A number of troops."""
    return say("1 troop") if number == 1 else say("{number} troops", number=number)


def local_troops(number: int) -> Message:
    """A number of local troops."""
    return say("1 local troop") if number == 1 else say("{number} local troops", number=number)


def logistics(number: int) -> Message:
    """A number of logistics."""
    return say("1 logistic") if number == 1 else say("{number} logistics", number=number)


def barrels(number: int) -> Message:
    """A number of barrels."""
    return say("1 barrel") if number == 1 else say("{number} barrels", number=number)


def group(troop_number: int, logistic_number: int) -> Message:
    """Troops and logistics together; at least one of them."""
    if not logistic_number:
        return troops(troop_number)
    if not troop_number:
        return logistics(logistic_number)
    return say("{troops} and {logistics}", troops=troops(troop_number), logistics=logistics(logistic_number))


def listed(names: Sequence[Message]) -> Message:
    """Several names in a row; at least one."""
    if len(names) == 1:
        return names[0]
    head = names[0]
    for name in names[1:-1]:
        head = say("{head}, {name}", head=head, name=name)
    return say("{head} and {name}", head=head, name=names[-1])
