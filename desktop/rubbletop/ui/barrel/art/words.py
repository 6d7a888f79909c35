# SPDX-License-Identifier: GPL-3.0-or-later
"""What is printed in the furniture of the Barrel sheet; the jokes live in the margins."""

TITLE = "One More Barrel"
EARS = (
    ("LATE CITY EDITION", "All the oil that’s fit to ship"),
    ("PRICE $0.50 A BARREL", "and rising, say sellers"),
)
PHASES = ("I  INVASION", "II  GUERRILLA", "III  GOVERNMENT")
CLIPPING = ("LOCALS STILL", "UNGRATEFUL", "Pacifism up for the third week")
STAMP = "FOR YOUR EYES"
ORDERS = {
    "media": ("Mass-media", ""),
    "purchase": ("Purchase", "and move"),
    "construction": ("Construction", ""),
    "money": ("Money", ""),
    "order": ("Playing", "order"),
}
"""Names of the action boxes in one or two lines, by the box's id."""

OPEN = {"taxes": ("New Taxes", "$5, +1 Pacifism"), "oil": ("Oil Production", "every region")}
COLUMNS = ("3+", "3+", "4+", "5")
"""Number of players with which each column of boxes is in use."""

ORDINALS = ("1st", "2nd", "3rd", "4th", "5th")
ZONES = (
    ("south", "South", "first invaded"),
    ("east", "East", "rebels enter"),
    ("centre", "Centre", ""),
    ("north", "North", ""),
)
BUILDINGS = (("warehouse", 1), ("police", 2), ("pipeline", 3), ("refinery", 4))
"""The four buildings with their price in logistics."""

ABROAD = (
    ("TURKEY", 632, 40, 0.0),
    ("SYRIA", 98, 330, -62.0),
    ("JORDAN", -118, 448, 0.0),
    ("ARABIA", 222, 752, 40.0),
    ("IRAN", 836, 392, 52.0),
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
            return ORDINALS[amounts[0] - 1]
        case _:
            return "/".join(str(amount) for amount in amounts)


def price_text(half_dollars: int) -> str:
    """A price without its sign: "3.5" for seven half dollars."""
    return f"{half_dollars / 2:g}"
