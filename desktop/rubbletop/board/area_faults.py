# SPDX-License-Identifier: GPL-3.0-or-later
"""What is wrong with the file of a board of square areas, as far as it can be told without geometry."""

from collections import Counter

from rubbletop.board.area_file import QUARTERS, AreaFile, BuildingPlan, Cell, PartPlan, Sector, area_id
from rubbletop.board.faults import Fault, Ledger
from rubbletop.board.grid import UNITS
from rubbletop.board.naming import check_id, check_name
from rubbletop.board.tracks import check_tracks

LEAST_STARS = 10
"""Set-up stars of a sector: its ten populace units start on one each (V)."""


def area_faults(file: AreaFile, name: str) -> tuple[Fault, ...]:
    """What is wrong with the file; of the later checks only what makes sense after the earlier ones."""
    for check in (_check_form, _check_words, _check_grid, _check_city):
        ledger = Ledger(name)
        check(file, ledger)
        if ledger.found:
            break
    return ledger.found


def _check_form(file: AreaFile, ledger: Ledger) -> None:
    """One sector to be turned, or four drawn apart."""
    if file.sector is None and not file.sectors:
        ledger.note("sector", "there is none; draw [sector], to be turned, or four [[sectors]]")
    elif file.sector is not None and file.sectors:
        ledger.note("sectors", "stand beside [sector]; keep one of the two")
    elif file.sector is None:
        if len(file.sectors) != QUARTERS:
            ledger.note("sectors", f"there are {len(file.sectors)}; a city has {QUARTERS}")
        if file.buildings:
            ledger.note("buildings", "belong into their sectors, as [[sectors.buildings]]")


def _check_words(file: AreaFile, ledger: Ledger) -> None:
    """Ids and names that can be shown, stored, and be the names of files."""
    check_id(ledger, "id", file.id)
    check_id(ledger, "game", file.game)
    check_name(ledger, "title", file.title)
    for number, sector in enumerate(file.city, start=1):
        check_id(ledger, f"sector {number}, id", sector.id)
        check_name(ledger, f"sector {number}, name", sector.name)
    for number, (_, sector) in enumerate(file.written, start=1):
        for count, building in enumerate(sector.buildings, start=1):
            check_id(ledger, f"sector {number}, building {count}, id", building.id)
            check_name(ledger, f"sector {number}, building {count}, name", building.name)
    for count, track in enumerate(file.tracks, start=1):
        check_id(ledger, f"track {count}, id", track.id)
        check_name(ledger, f"track {count}, name", track.name)


def _check_grid(file: AreaFile, ledger: Ledger) -> None:
    if file.grid.centre not in file.cells:
        ledger.note("grid.centre", "lies outside the grid")
    turned = file.sector is not None
    ledger.note_twice(
        "sector.ids" if turned else "sectors", (s.id for s in file.city), "" if turned else "id"
    )
    ledger.note_twice(
        "sector.names" if turned else "sectors", (s.name for s in file.city), "" if turned else "name"
    )


def _check_city(file: AreaFile, ledger: Ledger) -> None:
    _check_cover(file, ledger)
    for place, sector in file.written:
        _check_stars(sector, place or "sector", ledger)
        _check_buildings(file, sector, f"{place}.buildings".lstrip("."), ledger)
    check_tracks(file.tracks, ledger)


def _check_cover(file: AreaFile, ledger: Ledger) -> None:
    """With the centre the sectors must fill the map, without a gap or an overlap."""
    taken: dict[Cell, str] = {file.grid.centre: "the centre"}
    on_map = set(file.cells)
    for sector in file.city:
        key = "sector.cells" if file.sector is not None else f"sectors.{sector.id}.cells"
        for cell in sector.cells:
            if cell not in on_map:
                ledger.note(key, f"{list(cell)} lies off the map in sector {sector.id}")
            elif cell in taken:
                ledger.note(key, f"overlap: {area_id(cell)} is in {sector.id} and in {taken[cell]}")
            taken.setdefault(cell, sector.id)
    for cell in file.cells:
        if cell not in taken:
            key = "sectors" if file.sector is None else "sector.cells"
            ledger.note(key, f"gap: {area_id(cell)} belongs to no sector, at {list(cell)}")


def _check_stars(sector: Sector, place: str, ledger: Ledger) -> None:
    cells = set(sector.cells)
    for cell, times in Counter(sector.stars).items():
        if cell not in cells:
            ledger.note(f"{place}.stars", f"{list(cell)} is no area of the sector")
        if times > 1:
            ledger.note(f"{place}.stars", f"{list(cell)} is named twice")
    if len(set(sector.stars)) < LEAST_STARS:
        fault = f"there are {len(set(sector.stars))}; the populace of a sector needs {LEAST_STARS}"
        ledger.note(f"{place}.stars", fault)


def _check_buildings(file: AreaFile, sector: Sector, place: str, ledger: Ledger) -> None:
    ledger.note_twice(place, (building.id for building in sector.buildings), "id")
    ledger.note_twice(place, (building.name for building in sector.buildings), "name")
    _check_sites(file, sector, place, ledger)
    for building in sector.buildings:
        _check_worth(building, ledger, f"{place}, {building.id}")
    if not any(building.kind == "production" for building in sector.buildings):
        ledger.note(place, "there is no production center; its player would never have a Mega-Yen")
    if not any(building.vp for building in sector.buildings):
        ledger.note(place, "there is no building with a vp; its player would have nothing to defend")


def _check_sites(file: AreaFile, sector: Sector, place: str, ledger: Ledger) -> None:
    """Each part in an area of the sector that no other has."""
    cells = set(sector.cells)
    taken: dict[Cell, str] = {}
    for building in sector.buildings:
        feature = f"{place}, {building.id}"
        if not building.parts:
            ledger.note(feature, "has no parts")
        for part in building.parts:
            at = list(part.cell)
            if part.cell == file.grid.centre:
                ledger.note(feature, f"stands on the centre, at {at}, which stays free for GODRAN")
            elif part.cell not in cells:
                ledger.note(feature, f"stands outside the sector, at {at}")
            if part.cell in taken:
                ledger.note(feature, f"shares the area {at} with {taken[part.cell]}")
            taken[part.cell] = building.id
            _check_outline(part, feature, ledger)


def _check_outline(part: PartPlan, feature: str, ledger: Ledger) -> None:
    if len(part.outline) < 3:
        ledger.note(feature, "an outline needs at least three corners")
    for u, v in part.outline:
        if not (0 <= u <= UNITS and 0 <= v <= UNITS):
            ledger.note(feature, f"the corner {[u, v]} lies outside its area (0 to {UNITS})")


def _check_worth(building: BuildingPlan, ledger: Ledger, feature: str) -> None:
    """What is drawn by kind must be what counts by number."""
    match building.kind:
        case "production":
            if not building.output:
                ledger.note(feature, "is a production center without an output")
        case "landmark":
            if not building.vp:
                ledger.note(feature, "is a landmark without a vp")
        case _:
            if building.vp:
                ledger.note(feature, "is plain, but has a vp; call it a landmark")
    if building.output and building.kind != "production":
        ledger.note(feature, f"has an output, but is no production center; its kind is {building.kind}")
