# SPDX-License-Identifier: GPL-3.0-or-later
"""What production centers pay: each to its sector's player, a free sector's to those who hold it (VII)."""

from typing import NamedTuple

from rubbletop.board.grid import BuildingId
from rubbletop.games.tokyo.ground import Field
from rubbletop.games.tokyo.words.names import building_name
from rubbletop.kernel.facts import Message, Seat, say
from rubbletop.kernel.tally import Tally


class Due(NamedTuple):
    """A center pays each of ``holders`` its ``share`` of the ``output``, in Mega-Yen; ``free``: nobody's."""

    building: BuildingId
    holders: tuple[Seat, ...]
    output: int
    share: int
    free: bool


def dues(field: Field) -> tuple[Due, ...]:
    """Return what each standing center pays now, player by player, then what those of a free sector pay."""
    own = [_due(field, center, (seat,)) for seat in field.s.order for center in field.standing_centers(seat)]
    free = [_due(field, center, holders(field, center)) for center in free_centers(field)]
    return (*own, *(due for due in free if due.holders))


def free_centers(field: Field) -> tuple[BuildingId, ...]:
    """Return the standing centers of a sector that nobody controls."""
    return tuple(
        center
        for center in field.ground.centers
        if center not in field.fallen and field.s.sectors[field.ground.building(center).sector] is None
    )


def holders(field: Field, center: BuildingId) -> tuple[Seat, ...]:
    """Return who has a military unit inside a center or on its roof, in player order (VII, 31)."""
    areas = field.ground.building(center).areas
    units = [unit for area in areas for unit in field.units_in(area) if unit.stance != "outside"]
    found = {unit.owner for unit in units if field.ground.row(unit).type == "infantry"}
    return tuple(seat for seat in field.s.order if seat in found)


def income(field: Field, seat: Seat) -> int:
    """Return what a seat would collect now, in Mega-Yen."""
    return sum(due.share for due in dues(field) if seat in due.holders)


def income_tally(field: Field, seat: Seat) -> Tally:
    """Return what a seat would collect now, center by center."""
    tally = Tally()
    for due in dues(field):
        if seat in due.holders:
            tally = tally.plus(due.share, payer(field, due), "VII" if due.free else "IV")
    return tally


def payer(field: Field, due: Due) -> Message:
    """Return a center by its name, with how many share what it pays."""
    building = building_name(field.board, due.building)
    if len(due.holders) == 1:
        return building
    return say("{building}, shared by {count}", building=building, count=len(due.holders))


def broke(field: Field) -> tuple[Seat, ...]:
    """Return who has neither a center nor any Mega-Yen, in player order (VII, 5).

    Only where every purse is known: where purses are secret, a view cannot tell.
    """
    cash = field.s.cash
    return tuple(seat for seat in field.s.order if not cash[seat] and not field.standing_centers(seat))


def _due(field: Field, center: BuildingId, holders: tuple[Seat, ...]) -> Due:
    known = field.ground.building(center)
    share = known.output // len(holders) if holders else 0
    return Due(center, holders, known.output, share, field.s.sectors[known.sector] is None)
