# SPDX-License-Identifier: GPL-3.0-or-later
"""The boxes of actions on the board: where they are, what they are called, what a click on one means."""

from collections.abc import Mapping

from PySide6.QtCore import QRectF

from rubbletop.games.barrel.actions.orders import (
    OpenConstruction,
    OpenProduction,
    OpenPurchase,
    RaiseTaxes,
    TakeMoney,
    TakePlace,
)
from rubbletop.games.barrel.ground import Ground
from rubbletop.games.barrel.state import BarrelState
from rubbletop.kernel.facts import Message, say
from rubbletop.kernel.rules import Offer
from rubbletop.ui.barrel.art import live, sheet

TAXES, OIL = "taxes", "oil"
NAMES: dict[str, Message] = {
    "media": say("Mass-media"),
    "purchase": say("Purchase and Move"),
    "construction": say("Construction"),
    "money": say("Money"),
    "order": say("Playing Order"),
    TAXES: say("New Taxes"),
    OIL: say("Oil Production"),
}


def rects(ground: Ground, s: BarrelState) -> Mapping[str, QRectF]:
    """Return the places of all boxes in use, by ``row.column``, and of those that are open to all."""
    rows = [row for row, box in ground.board.boxes.items() if box.columns]
    found = {box: live.box_cell(ground.board, box) for row in rows for box in ground.boxes(row, len(s.seats))}
    found |= {name: live.open_cell(name) for name in (TAXES, OIL)}
    return {name: sheet.in_board(cell) for name, cell in found.items()}


def title(box: str) -> Message:
    """Return what a box is called."""
    row, _, column = box.partition(".")
    if not column:
        return NAMES[row]
    return say("{row}, box {column}", row=NAMES[row], column=int(column))


def stand_ins(offer: Offer) -> tuple[str, ...]:
    """Return the box that may be clicked for an offer to choose it; none for what asks for more."""
    match offer:
        case OpenPurchase() | OpenConstruction() | TakeMoney() | TakePlace():
            return (offer.box,)
        case RaiseTaxes():
            return (TAXES,)
        case OpenProduction():
            return (OIL,)
        case _:
            return ()
