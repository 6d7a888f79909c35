# SPDX-License-Identifier: GPL-3.0-or-later
"""The boxes of actions on the board: where they are, what they are called, what a click on one means."""

from collections.abc import Mapping

from PySide6.QtCore import QRectF

from rubbletop.games.barrel.actions.orders import (
    MakeSpeech,
    OpenConstruction,
    OpenProduction,
    OpenPurchase,
    PassAction,
    RaiseMedia,
    RaiseTaxes,
    TakeMoney,
    TakePlace,
)
from rubbletop.games.barrel.ground import Ground
from rubbletop.games.barrel.state import BarrelState
from rubbletop.games.barrel.words.names import listed, seat_name
from rubbletop.kernel.facts import Action, Message, Seat, say
from rubbletop.kernel.rules import Offer
from rubbletop.ui.barrel.art import live, sheet

TAXES, OIL, SPEECH, PASS = "taxes", "oil", "speech", "pass"
"""The choices that are open to all; the last two have no box on the board."""
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


def titles(ground: Ground, s: BarrelState) -> Mapping[str, Message]:
    """Return what the boxes are called and do, and who has chosen them this turn."""
    found = {name: _title(ground, name) for name in rects(ground, s)}
    found |= {
        box: say("{title} · chosen by {player}", title=found[box], player=seat_name(s, seat))
        for box, seat in s.boxes.items()
        if box in found
    }
    if taxed := [seat_name(s, seat) for seat in s.seats if s.powers[seat].taxed]:
        found[TAXES] = say("{title} · chosen by {player}", title=found[TAXES], player=listed(taxed))
    return found


def _title(ground: Ground, box: str) -> Message:
    row, _, column = box.partition(".")
    if not column:
        gives = _taxes(ground) if row == TAXES else say("every controlled region may produce")
        return say("{row}: {gives}", row=NAMES[row], gives=gives)
    gives = _gives(row, ground.amounts(box))
    return say("{row}, box {column}: {gives}", row=NAMES[row], column=int(column), gives=gives)


def _taxes(ground: Ground) -> Message:
    row = ground.edition
    return say("${dollars}, Pacifism +{steps}", dollars=row.costs.taxes, steps=row.pacifism.taxes)


def _gives(row: str, amounts: tuple[int, ...]) -> Message:
    """What a box gives, by the numbers printed in it."""
    match row:
        case "media":
            return say("up to +{points}", points=amounts[0])
        case "purchase":
            return say("buy up to {elements}, move up to {moves}", elements=amounts[0], moves=amounts[1])
        case "construction":
            return say("up to {acts} acts", acts=amounts[0]) if amounts[0] > 1 else say("1 act")
        case "money":
            return say("${dollars}", dollars=amounts[0])
        case _:
            return say("place {place} in the next turn", place=amounts[0])


def stand_ins(offer: Offer) -> tuple[str, ...]:
    """Return the box that may be clicked for an offer to choose it."""
    match offer:
        case RaiseMedia() | OpenPurchase() | OpenConstruction() | TakeMoney() | TakePlace():
            return (offer.box,)
        case RaiseTaxes() | MakeSpeech():
            return (TAXES,)
        case OpenProduction():
            return (OIL,)
        case _:
            return ()


def choice(seat: Seat, box: str, points: int = 1) -> Action | None:
    """Return the decision for a box, legal or not; None for what is no box.

    ``points`` count for Mass-media alone.
    """
    match box.partition(".")[0]:
        case "media":
            return RaiseMedia(seat=seat, box=box, points=points)
        case "purchase":
            return OpenPurchase(seat=seat, box=box)
        case "construction":
            return OpenConstruction(seat=seat, box=box)
        case "money":
            return TakeMoney(seat=seat, box=box)
        case "order":
            return TakePlace(seat=seat, box=box)
        case "taxes":
            return RaiseTaxes(seat=seat)
        case "oil":
            return OpenProduction(seat=seat)
        case "speech":
            return MakeSpeech(seat=seat)
        case "pass":
            return PassAction(seat=seat)
        case _:
            return None
