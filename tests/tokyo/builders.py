# SPDX-License-Identifier: GPL-3.0-or-later
"""Positions of Tokyo built by hand, and what follows from them with scripted dice."""

from functools import cache

from rubbletop.board.grid import AreaBoard, BuildingId
from rubbletop.board.load import edition, load_board
from rubbletop.games.tokyo.atlas import Atlas
from rubbletop.games.tokyo.frames import AnyFrame
from rubbletop.games.tokyo.ground import Field, Ground
from rubbletop.games.tokyo.rules import SEATS, TokyoRules
from rubbletop.games.tokyo.state import Options, Place, Stance, TokyoState, replace
from rubbletop.games.tokyo.table import laid, with_sector
from rubbletop.games.tokyo.tables import Edition
from rubbletop.kernel.facts import Seat, Setup, SpaceId, UnitId
from tests import playing

ONE, TWO, THREE, FOUR = SEATS
SECTORS = ("ne", "se", "sw", "nw")
STANCES: dict[str, Stance] = {"inside": "inside", "roof": "roof"}


@cache
def ground() -> Ground:
    """Return the tables and the city that come with the game."""
    board = load_board("tokyo")
    assert isinstance(board, AreaBoard)
    return Ground(edition("tokyo-edition", Edition), board)


@cache
def rules() -> TokyoRules:
    """Return the rules on that ground."""
    return TokyoRules(Atlas(lambda _city, _edition: ground()))


PLAYING = playing.Playing(rules)
played = PLAYING.played
run_on = PLAYING.run_on
legal = PLAYING.legal
refusal = PLAYING.refusal
reason = PLAYING.reason
of_kind = playing.of_kind
seeded = playing.seeded


def field(s: TokyoState) -> Field:
    """Return the table top of ``s``."""
    return ground().field(s)


def at(name: str) -> SpaceId:
    """Return the area of this name: column letter and row from 1, H8 the centre."""
    return SpaceId(name)


def setup(players: int = 4, **options: str | int | bool) -> Setup:
    """Return a setup with a person named One, Two, ... at each seat."""
    return playing.setup_of(SEATS[:players], **options)


def given_game(
    *stack: AnyFrame, players: int = 4, options: Options | None = None, **fields: object
) -> TokyoState:
    """Return turn 1 with all sectors taken, no unit on the map, 100 Mega-Yen each, seat one first.

    Four: one ne, two se, three sw, four nw. Three: nw is nobody's. Two: one ne and nw, two se and sw. The
    Origin is the Moon; the five cards follow in the order antarctica, fuji, swamp, crust, pacific.
    """
    s = laid(ground(), setup(players), "tokyo", "", *stack)
    for sector, seat in zip(SECTORS, _owners(players), strict=False):
        s = with_sector(ground(), s, seat, sector)
    s = replace(
        s,
        turn=1,
        order=s.seats,
        cash=dict.fromkeys(s.seats, 100),
        origin="moon",
        cards=("antarctica", "fuji", "swamp", "crust", "pacific"),
        options=Options() if options is None else options,
    )
    return replace(s, **fields)


def _owners(players: int) -> tuple[Seat, ...]:
    return (ONE, TWO, TWO, ONE) if players == 2 else SEATS[:players]


def unit(name: str) -> UnitId:
    """Return a unit's id, such as ``ne.troop.1`` or ``sw.heat_ray``."""
    return UnitId(name)


def given_unit(s: TokyoState, name: str, area: str | None, stance: Stance = "outside") -> TokyoState:
    """Return the state with a unit standing in an area; None puts it into its owner's box."""
    if area is None:
        return s.off(unit(name), "box")
    return s.moved(unit(name), at(area), stance)


def given_units(s: TokyoState, area: str | None, *names: str) -> TokyoState:
    """Return the state with several units outside in one area, or in their boxes."""
    for name in names:
        s = given_unit(s, name, area)
    return s


def given_placed(s: TokyoState, *placed: str) -> TokyoState:
    """Return the state with several units standing somewhere.

    Each of ``placed`` says unit, area (or box) and, if it is not outside, its stance: ``ne.troop.1 I3 roof``.
    """
    for words in placed:
        name, area, *stance = words.split()
        s = given_unit(s, name, None if area == "box" else area, STANCES[stance[0]] if stance else "outside")
    return s


def ruined(s: TokyoState, *buildings: str) -> TokyoState:
    """Return the state with some buildings in ruins."""
    for name in buildings:
        known = ground().building(BuildingId(name))
        s = s.in_ruins(known.id, known.areas)
    return s


def place_of(s: TokyoState, name: str) -> tuple[Place, SpaceId | None, Stance]:
    """Return where a unit is."""
    counter = s.units[unit(name)]
    return counter.place, counter.area, counter.stance
