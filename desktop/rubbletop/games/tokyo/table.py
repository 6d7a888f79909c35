# SPDX-License-Identifier: GPL-3.0-or-later
"""The table before play: nobody has a sector, and the counters of a colour come with it (II, V)."""

from collections.abc import Iterator

from rubbletop.games.tokyo.frames import AnyFrame
from rubbletop.games.tokyo.ground import Ground
from rubbletop.games.tokyo.state import Options, Place, TokyoState, Unit, replace
from rubbletop.games.tokyo.tables import HIDDEN, UnitRow
from rubbletop.kernel.facts import Seat, Setup, UnitId

CITY_OPTION = "city"
EDITION_OPTION = "edition"
SECTORS_OPTION = "sectors"
"""How sectors are given out: "chosen" by their players, or at "random"."""
POPULACE_OPTION = "populace"
"""How populace is set up: "placed" by its owners, or "dealt" onto the stars by chance."""


def laid(ground: Ground, setup: Setup, city: str, edition: str, *stack: AnyFrame) -> TokyoState:
    """Return the table with the board, purses and scores at nothing (29), and no Origin chosen yet."""
    seats = setup.seats
    return TokyoState(
        seats=seats,
        turn=0,
        stack=stack,
        names={player.seat: player.name for player in setup.players},
        city=city,
        edition=edition,
        marks=ground.marks,
        options=options(setup),
        sectors=dict.fromkeys(ground.board.sectors),
        chosen=dict.fromkeys(seats, ()),
        cash=dict.fromkeys(seats, 0),
        vp=dict.fromkeys(seats, 0),
        points={seat: {} for seat in seats},
        godran=ground.board.centre,
        units={},
        origin=HIDDEN,
        cards=(),
        looked=dict.fromkeys(seats, ()),
        research=dict.fromkeys(seats, 0),
        used=dict.fromkeys(seats, ()),
    )


def options(setup: Setup) -> Options:
    """Return the optional rules that a setup asks for."""
    asked = setup.options
    return Options(
        even_seats=bool(asked.get("even_seats", False)),
        no_own_vp=bool(asked.get("no_own_vp", False)),
        hidden_cash=bool(asked.get("hidden_cash", False)),
        weapon_kill=bool(asked.get("weapon_kill", False)),
        dealt=asked.get(POPULACE_OPTION) == "dealt",
    )


def with_sector(ground: Ground, s: TokyoState, seat: Seat, sector: str) -> TokyoState:
    """Return the table with a sector controlled by ``seat``, who takes all counters of its colour."""
    units = {unit.id: unit for row in ground.edition.units for unit in _counters(row, sector, seat)}
    return replace(
        s,
        sectors={**s.sectors, sector: seat},
        chosen={**s.chosen, seat: (*s.chosen[seat], sector)},
        units={**s.units, **units},
    )


def foreign_populace(ground: Ground, sector: str, owner: Seat) -> tuple[Unit, ...]:
    """Return the populace of a sector that nobody controls, all in one hand until it is dealt (24)."""
    rows = [row for row in ground.edition.units if row.type == "populace"]
    return tuple(unit for row in rows for unit in _counters(row, sector, owner))


def _counters(row: UnitRow, sector: str, owner: Seat) -> Iterator[Unit]:
    place: Place = "hand" if row.type == "populace" else "pool"
    for number in range(1, row.count + 1):
        name = UnitId(f"{sector}.{row.kind}" if row.count == 1 else f"{sector}.{row.kind}.{number}")
        yield Unit(id=name, kind=row.kind, sector=sector, owner=owner, place=place)
