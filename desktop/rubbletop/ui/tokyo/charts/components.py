# SPDX-License-Identifier: GPL-3.0-or-later
"""Charts of counters and buildings, with what is reconstructed marked as such (IV, XIII, XVI)."""

from rubbletop.board.grid import Building
from rubbletop.games.tokyo.ground import Ground
from rubbletop.games.tokyo.state import TokyoState
from rubbletop.games.tokyo.tables import UnitRow
from rubbletop.games.tokyo.words.names import kind_name, sector_name
from rubbletop.kernel.facts import Message, called, say, verbatim
from rubbletop.ui.game_screen import Chart
from rubbletop.ui.tokyo.charts.base import NONE, STAR, Row, number, starred
from rubbletop.ui.tokyo.unit_faces import strength


def units(ground: Ground, s: TokyoState) -> Chart:
    """All military units of a colour and the superweapons."""
    rows = [row for row in ground.edition.units if row.type != "populace"]
    return Chart(
        title=say("Military units of a colour (* reconstructed)"),
        rule="IX, XIII, XVI",
        head=(say("Unit"), say("Number"), say("¥"), say("CS"), say("MP"), say("Range"), say("VP")),
        rows=tuple(_unit(row) for row in rows),
    )


def _unit(row: UnitRow) -> Row:
    is_weapon = row.type == "superweapon"
    return (
        kind_name(row.kind),
        starred(row, "count", str(row.count)),
        NONE if is_weapon else starred(row, "cost", str(row.cost)),
        starred(row, "cs", strength(row)),
        NONE if is_weapon else starred(row, "mp", str(row.mp)),
        starred(row, "range", str(row.range)),
        starred(row, "vp", str(row.vp)),
    )


def populace(ground: Ground, s: TokyoState) -> Chart:
    """All populace units of a colour."""
    rows = [row for row in ground.edition.units if row.type == "populace"]
    return Chart(
        title=say("Populace of a colour (* reconstructed)"),
        rule="XIII, XVI",
        head=(say("Unit"), say("Number"), say("¥ a turn it moves"), say("CS"), say("MP"), say("VP")),
        rows=tuple(
            (
                kind_name(row.kind),
                starred(row, "count", str(row.count)),
                starred(row, "cost", str(row.cost)),
                starred(row, "cs", str(row.cs)),
                starred(row, "mp", str(row.mp)),
                starred(row, "vp", str(row.vp)),
            )
            for row in rows
        ),
    )


def buildings(ground: Ground, s: TokyoState) -> Chart:
    """The buildings of the city by their values, and how many of each still stand."""
    field = ground.field(s)
    groups: dict[tuple[str, str, int, int, int, str], list[Building]] = {}
    for known in ground.board.buildings.values():
        key = (known.name, known.kind, known.output, known.vp, known.smash, known.source)
        groups.setdefault(key, []).append(known)
    return Chart(
        title=say("Buildings of {city} (* reconstructed)", city=called(ground.board.title)),
        rule="IV, XII, XVI",
        head=(
            say("Building"),
            say("Kind"),
            say("¥ a turn"),
            say("VP"),
            say("Smash number"),
            say("Still standing"),
        ),
        rows=tuple(
            (*_building(group[0]), _standing(sum(b.id not in field.fallen for b in group), len(group)))
            for group in groups.values()
        ),
    )


def _building(known: Building) -> Row:
    star = STAR if known.source == "reconstructed" else ""
    return (
        called(known.name),
        KINDS[known.kind],
        number(known.output) if known.output else NONE,
        Message(f"{known.vp}{star}") if known.vp else NONE,
        number(known.smash),
    )


KINDS: dict[str, Message] = {
    "production": say("production center"),
    "landmark": say("landmark"),
    "plain": say("plain"),
}


def _standing(left: int, all_: int) -> Message:
    return say("{left} of {all}", left=left, all=all_)


def sectors(ground: Ground, s: TokyoState) -> Chart:
    """Who controls which sector, and what its standing centers pay."""
    field = ground.field(s)
    rows = []
    for sector, seat in s.sectors.items():
        own = [b for b in ground.centers if ground.building(b).sector == sector and b not in field.fallen]
        owner = say("nobody") if seat is None else verbatim(s.names[seat])
        pays = sum(ground.building(b).output for b in own)
        rows.append((sector_name(ground.board, sector), owner, number(pays), number(len(own))))
    return Chart(
        title=say("Sectors"),
        rule="IV, V",
        head=(say("Sector"), say("Player"), say("¥ a turn"), say("Centers standing")),
        rows=tuple(rows),
    )
