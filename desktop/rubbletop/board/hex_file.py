# SPDX-License-Identifier: GPL-3.0-or-later
"""The file of a hex board: its shape, its faults, and the board made from it."""

from collections.abc import Iterable, Iterator
from functools import cached_property
from itertools import chain, pairwise, product
from typing import Annotated, Literal

from msgspec import Meta, field

from rubbletop.board.faults import Fault, Ledger
from rubbletop.board.hexes import CORNERS, HALF_HEIGHT, Hex, HexBoard, Marks, Terrain
from rubbletop.board.model import Source
from rubbletop.board.parts import Part
from rubbletop.kernel.facts import SpaceId

NUMBERS: tuple[int, ...] = tuple(100 * a + 10 * b + c for a, b, c in product(range(1, 7), repeat=3))
"""The hex numbers 111 to 666 that three dice can name, in order (2.5)."""

NAMES: dict[Terrain, str] = {
    "hill": "Hill {id}",
    "pillar": "Sacred Pillar {id}",
    "oasis": "Gravity Oasis {id}",
    "wormhole": "Wormhole",
    "mine": "Mine Entrance",
}

MOST = 100
"""Columns and rows that a board may have."""


class Grid(Part, frozen=True, kw_only=True):
    """Columns counted from the east, the first being 0; odd columns lie half a hex lower or higher."""

    columns: Annotated[int, Meta(ge=1, le=MOST)]
    rows: Annotated[int, Meta(ge=1, le=MOST)]
    odd_columns: Literal["lower", "higher"]
    source: Source


class Letter(Part, frozen=True, kw_only=True):
    """What a letter of the rows stands for."""

    terrain: Terrain
    source: Source = "printed"


class Structure(Part, frozen=True, kw_only=True):
    """The name of a Structure and the hex in which it stands."""

    hex: SpaceId
    name: str


class Railway(Part, frozen=True, kw_only=True):
    """Chains of hexes that the rails join; lines x hexes along the line."""

    source: Source
    crossing: SpaceId | None = None
    lines: tuple[tuple[SpaceId, ...], ...]


class Escape(Part, frozen=True, kw_only=True):
    """The hexes from which Miners can leave the map."""

    source: Source
    hexes: tuple[SpaceId, ...]


class Teams(Part, frozen=True, kw_only=True):
    """The marked areas in which teams start: name to hexes."""

    source: Source
    areas: dict[str, tuple[SpaceId, ...]]


class HexFile(Part, frozen=True, kw_only=True, tag_field="kind", tag="hexes", dict=True):
    """The whole file; rows x columns of terrain letters, first row north, first letter west."""

    format: Literal[1]
    id: str
    game: str
    title: str
    grid: Grid
    legend: dict[str, Letter]
    rows: tuple[str, ...]
    structures: tuple[Structure, ...] = ()
    railway: Railway | None = None
    escape: Escape | None = None
    teams: Teams | None = None
    starts: dict[str, SpaceId] = field(default_factory=dict)

    def walk(self) -> Iterator[tuple[int, int]]:
        """The hexes in numbering order as (column from the east, row from the north).

        The walk starts in the north-east, goes down the first column, up the next, and so on.
        """
        for c in range(self.grid.columns):
            down = range(self.grid.rows)
            for r in down if c % 2 == 0 else reversed(down):
                yield c, r

    def letter(self, c: int, r: int) -> str:
        """The letter of a hex, by column from the east and row from the north."""
        return self.rows[r][self.grid.columns - 1 - c]

    @cached_property
    def ids(self) -> tuple[SpaceId, ...]:
        """The ids in numbering order: a hex without a number is called after the number before it."""
        ids: list[SpaceId] = []
        numbers = iter(NUMBERS)
        last, past = 0, 0
        for c, r in self.walk():
            if self.legend[self.letter(c, r)].terrain == "hill":
                past += 1
                ids.append(SpaceId(f"{last}+{past}"))
            else:
                last, past = next(numbers), 0
                ids.append(SpaceId(str(last)))
        return tuple(ids)


def hex_faults(file: HexFile, name: str) -> tuple[Fault, ...]:
    """Everything that is wrong with the file, the shape of the rows first."""
    ledger = Ledger(name)
    _check_rows(file, ledger)
    if ledger.found:
        return ledger.found
    _check_numbers(file, ledger)
    if ledger.found:
        return ledger.found
    _check_places(file, ledger)
    if ledger.found:
        return ledger.found
    _check_marks(file, ledger)
    return ledger.found


def _check_rows(file: HexFile, ledger: Ledger) -> None:
    if len(file.rows) != file.grid.rows:
        ledger.note("rows", f"there are {len(file.rows)} rows; grid.rows says {file.grid.rows}")
    for letter in file.legend:
        if len(letter) != 1:
            ledger.note(f"legend.{letter}", "a legend key must be one letter")
    for r, row in enumerate(file.rows, 1):
        if len(row) != file.grid.columns:
            ledger.note(f"rows, row {r}", f"has {len(row)} letters; grid.columns says {file.grid.columns}")
        for x, letter in enumerate(row, 1):
            if letter not in file.legend:
                ledger.note(f"rows, row {r}, letter {x}", f"unknown terrain letter {letter!r}")


def _check_numbers(file: HexFile, ledger: Ledger) -> None:
    terrains = [file.legend[file.letter(c, r)].terrain for c, r in file.walk()]
    if terrains[:1] == ["hill"]:
        ledger.note("rows", "the first hex of the numbering walk, in the north-east, must not be a hill")
    numbered = len(terrains) - terrains.count("hill")
    if numbered != len(NUMBERS):
        ledger.note("rows", f"{numbered} hexes are numbered; three dice name {len(NUMBERS)}")
    for terrain in ("mine", "wormhole"):
        if terrains.count(terrain) > 1:
            ledger.note("rows", f"there is more than one {terrain}")


def _check_places(file: HexFile, ledger: Ledger) -> None:
    known = set(file.ids)
    for feature, space in _places(file):
        if space not in known:
            ledger.note(feature, f"there is no hex {space}")


def _places(file: HexFile) -> Iterator[tuple[str, SpaceId]]:
    """Each hex that the file names, with the key that names it."""
    for structure in file.structures:
        yield f"structures, {structure.name}", structure.hex
    if file.railway is not None:
        for n, line in enumerate(file.railway.lines, 1):
            yield from ((f"railway.lines, line {n}", space) for space in line)
        if file.railway.crossing is not None:
            yield "railway.crossing", file.railway.crossing
    if file.escape is not None:
        yield from (("escape.hexes", space) for space in file.escape.hexes)
    if file.teams is not None:
        for team, area in file.teams.areas.items():
            yield from ((f"teams.areas.{team}", space) for space in area)
    yield from ((f"starts.{start}", space) for start, space in file.starts.items())


def _check_marks(file: HexFile, ledger: Ledger) -> None:
    board = hex_board(file)
    lettered = {h.id for h in board.hexes.values() if h.terrain == "structure"}
    named = {structure.hex for structure in file.structures}
    for space in _sorted(lettered - named, board):
        ledger.note("structures", f"the structure in hex {space} has no name")
    for space in _sorted(named - lettered, board):
        ledger.note("structures", f"hex {space} has no structure letter in the rows")
    ledger.note_twice("structures", (structure.name for structure in file.structures), "name")
    ledger.note_twice("structures", (structure.hex for structure in file.structures), "hex")
    for a, b in chain.from_iterable(map(pairwise, file.railway.lines if file.railway else ())):
        if b not in board.neighbours[a]:
            ledger.note("railway.lines", f"{a} and {b} are joined by rail but are no neighbours")
    if board.crossing is not None and len(board.rails.get(board.crossing, ())) < 3:
        ledger.note("railway.crossing", f"fewer than three rails meet in hex {board.crossing}")
    for space in board.escape:
        if space not in board.edge:
            ledger.note("escape.hexes", f"hex {space} is not at the map edge")
    ledger.note_twice("teams.areas", chain.from_iterable(board.teams.values()), "hex")
    for team, area in board.teams.items():
        if not board.edge.intersection(area):
            ledger.note(f"teams.areas.{team}", "no hex of the area is at the map edge")


def _sorted(spaces: Iterable[SpaceId], board: HexBoard) -> list[SpaceId]:
    return sorted(spaces, key=board.key)


def hex_board(file: HexFile) -> HexBoard:
    """The board that a faultless file describes."""
    structures = {structure.hex: structure.name for structure in file.structures}
    hexes = [_hex(file, rank, c, r, structures) for rank, (c, r) in enumerate(file.walk())]
    marks = Marks(
        structures=structures,
        rails=_rails(file),
        crossing=file.railway.crossing if file.railway else None,
        escape=file.escape.hexes if file.escape else (),
        teams=file.teams.areas if file.teams else {},
        starts=file.starts,
    )
    return HexBoard(
        id=file.id,
        game=file.game,
        title=file.title,
        hexes=hexes,
        marks=marks,
        reconstructed=frozenset(_reconstructed(file)),
    )


def _hex(file: HexFile, rank: int, c: int, r: int, structures: dict[SpaceId, str]) -> Hex:
    space = file.ids[rank]
    terrain = file.legend[file.letter(c, r)].terrain
    x = file.grid.columns - 1 - c
    y2 = 2 * r + (c % 2) * (1 if file.grid.odd_columns == "lower" else -1)
    centre = (1.5 * x, HALF_HEIGHT * y2)
    return Hex(
        id=space,
        name=structures.get(space) or NAMES.get(terrain, "{id}").format(id=space),
        outline=tuple((centre[0] + dx, centre[1] + dy) for dx, dy in CORNERS),
        centre=centre,
        c=c,
        r=r,
        x=x,
        y2=y2,
        number=None if terrain == "hill" else int(space),
        rank=rank,
        terrain=terrain,
    )


def _rails(file: HexFile) -> dict[SpaceId, tuple[SpaceId, ...]]:
    joined: dict[SpaceId, list[SpaceId]] = {}
    for a, b in chain.from_iterable(map(pairwise, file.railway.lines if file.railway else ())):
        joined.setdefault(a, []).append(b)
        joined.setdefault(b, []).append(a)
    return {space: tuple(dict.fromkeys(beside)) for space, beside in joined.items()}


def _reconstructed(file: HexFile) -> Iterator[str]:
    """The ids of hexes whose terrain, and the names of features that, were worked out anew."""
    for space, (c, r) in zip(file.ids, file.walk(), strict=True):
        letter = file.legend[file.letter(c, r)]
        if letter.source == "reconstructed" and letter.terrain != "clear":
            yield space
    parts = {"numbers": file.grid, "railway": file.railway, "escape": file.escape, "teams": file.teams}
    yield from (name for name, part in parts.items() if part is not None and part.source == "reconstructed")
