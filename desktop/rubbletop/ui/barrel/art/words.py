# SPDX-License-Identifier: GPL-3.0-or-later
"""What is printed in the furniture of the Barrel sheet; the jokes live in the margins."""

from rubbletop.kernel.facts import Message, decimal, say
from rubbletop.ui.spelling import pointed
from rubbletop.ui.words import worded

TITLE = "One More Barrel"
FIRST_PRICE = "0.50"
"""The price of a barrel in dollars while nothing is laid on the sheet."""


def price(dollars: str) -> Message:
    """Return the words that tell the price of a barrel beside the title."""
    return say("PRICE ${price} A BARREL", price=decimal(dollars))


EARS = (
    (say("LATE CITY EDITION"), say("All the oil that’s fit to ship")),
    (price(FIRST_PRICE), say("and rising, say sellers")),
)
PHASES = (("I", say("INVASION")), ("II", say("GUERRILLA")), ("III", say("GOVERNMENT")))
CLIPPING = (say("LOCALS STILL"), say("UNGRATEFUL"), say("Pacifism up for the third week"))
STAMP = say("FOR YOUR EYES")
OPEN = {
    "taxes": (say("New Taxes"), say("$5, +1 Pacifism")),
    "oil": (say("Oil Production"), say("every region")),
}
COLUMNS = ("3+", "3+", "4+", "5")
"""Number of players with which each column of boxes is in use."""

ORDINALS = (say("1st"), say("2nd"), say("3rd"), say("4th"), say("5th"))
ZONES: tuple[tuple[str, Message, Message | None], ...] = (
    ("south", say("South"), say("first invaded")),
    ("east", say("East"), say("rebels enter")),
    ("centre", say("Centre"), None),
    ("north", say("North"), None),
)
BUILDINGS = (("warehouse", 1), ("police", 2), ("pipeline", 3), ("refinery", 4))
"""The four buildings with their price in logistics."""

ABROAD = (
    (say("TURKEY"), 632, 40, 0.0),
    (say("SYRIA"), 98, 330, -62.0),
    (say("JORDAN"), -118, 448, 0.0),
    (say("ARABIA"), 222, 752, 40.0),
    (say("IRAN"), 836, 392, 52.0),
)
"""The neighbours: name, x and y of its middle in board units, and turn in degrees."""

NUDGES: dict[str, tuple[float, float]] = {
    "anbar": (4, 2),
    "bagdad": (5, 0),
    "dhi_qar": (3, 2),
    "qadisiyya": (-5, -1),
    "sulaymaniyya": (0, -1),
}
"""How far labels of regions are moved off their points to keep clear of one another, in points."""

ROADS = (
    ((398, 812), (404, 782), (424, 757)),
    ((634, 925), (628, 895), (642, 862)),
    ((786, 880), (792, 862), (808, 838)),
)
"""Pencil arrows from the Border Region into the regions on its rim: start, bend and tip."""


def order_text(kind: str, amounts: tuple[int, ...]) -> str:
    """What an action box says of its amounts."""
    match kind:
        case "media":
            return f"+{amounts[0]}"
        case "money":
            return f"${amounts[0]}"
        case "order":
            return worded(ORDINALS[amounts[0] - 1])
        case _:
            return "/".join(str(amount) for amount in amounts)


def price_text(half_dollars: int) -> str:
    """A price without its sign: "3.5" for seven half dollars."""
    return pointed(f"{half_dollars / 2:g}")
