# SPDX-License-Identifier: GPL-3.0-or-later
"""Charts of the turn: its parts, and the boxes of actions with who has chosen them (Game Sequence)."""

from rubbletop.games.barrel.ground import Ground
from rubbletop.games.barrel.state import BarrelState
from rubbletop.games.barrel.words.names import seat_name
from rubbletop.kernel.facts import Message, say
from rubbletop.ui.barrel import phases
from rubbletop.ui.barrel.boxes import NAMES, OIL, TAXES
from rubbletop.ui.barrel.charts.base import Row, starred, who
from rubbletop.ui.game_screen import Chart

DONE: dict[str, Message] = {
    "first": say("in playing order everybody chooses a box and uses it"),
    "second": say("the same once more"),
    "war": say("retreats; terms of allies; every battle one round"),
    "rebels": say("from phase 2: move, grow, bomb, enter"),
    "pacifism": say("troops are counted, fines are paid"),
    "oil": say("price; production in phase 3; barrels are taken; what has no room is lost"),
    "order": say("places in the next turn"),
}


def sequence(ground: Ground, s: BarrelState) -> Chart:
    """The parts of a turn, the one in progress lit."""
    now = phases.present(s)
    names = list(DONE)
    return Chart(
        title=say("Sequence of play"),
        rule="Game Sequence",
        head=(say("Part of the turn"), say("What is done")),
        rows=tuple((phases.TITLES[name], done) for name, done in DONE.items()),
        now=names.index(now) if now in DONE else None,
    )


def boxes(ground: Ground, s: BarrelState) -> Chart:
    """What the boxes give that are in use with so many players, and who has chosen which this turn."""
    columns = ground.board.columns_in_use[len(s.seats)]
    rows = [_boxes(ground, s, row) for row, box in ground.board.boxes.items() if box.columns]
    every = tuple(say("all") for _ in range(columns))
    return Chart(
        title=say("Boxes of actions, and who has chosen them (* reconstructed)"),
        rule="Game Sequence",
        head=(say("Action"), *(say("Box {number}", number=n + 1) for n in range(columns)), say("Gives")),
        rows=(
            *rows,
            (NAMES[TAXES], *every, _taxes(ground, s)),
            (NAMES[OIL], *every, say("controlled regions with their logistics produce")),
        ),
    )


def _taxes(ground: Ground, s: BarrelState) -> Message:
    """What New Taxes bring, and who has raised them this turn."""
    row, taxed = ground.edition, [seat for seat in s.order if s.powers[seat].taxed]
    gives = say("${dollars}, Pacifism +{steps}", dollars=row.costs.taxes, steps=row.pacifism.taxes)
    return say("{gives} · {players}", gives=gives, players=who(s, taxed)) if taxed else gives


def _boxes(ground: Ground, s: BarrelState, row: str) -> Row:
    box = ground.board.boxes[row]
    cells = []
    for name in ground.boxes(row, len(s.seats)):
        text = " / ".join(map(str, ground.amounts(name)))
        amounts = starred(text, box.source == "reconstructed")
        chooser = s.boxes.get(name)
        cells.append(
            amounts
            if chooser is None
            else say("{amounts} · {player}", amounts=amounts, player=seat_name(s, chooser))
        )
    return NAMES[row], *cells, _gives(ground, row)


def _gives(ground: Ground, row: str) -> Message:
    costs = ground.edition.costs
    match row:
        case "media":
            one, two, three = costs.media
            return say("points, for ${one} / ${two} / ${three} in all", one=one, two=two, three=three)
        case "purchase":
            return say(
                "elements / moves; ${land} by land, ${air} by air", land=costs.by_land, air=costs.by_air
            )
        case "construction":
            _, two, three = costs.repeats
            return say("acts; 2nd of a kind ${two}, 3rd ${three} more", two=two, three=three)
        case "money":
            return say("dollars")
        case _:
            return say("place in the next turn")
