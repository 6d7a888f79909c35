# SPDX-License-Identifier: GPL-3.0-or-later
"""Positions of One More Barrel built by hand, and what follows from them with scripted dice."""

from functools import cache

from rubbletop.games.barrel.atlas import BOARD, Atlas
from rubbletop.games.barrel.build import ground as ground_of
from rubbletop.games.barrel.frames import AnyFrame
from rubbletop.games.barrel.ground import Ground
from rubbletop.games.barrel.opening import laid
from rubbletop.games.barrel.rules import SEATS, BarrelRules
from rubbletop.games.barrel.state import BarrelState, Reserve, replace
from rubbletop.games.barrel.tables import DOLLAR, Building
from rubbletop.kernel.facts import Seat, Setup, SpaceId
from tests import playing

ONE, TWO, THREE, FOUR, FIVE = SEATS
BORDER = SpaceId("border")


@cache
def ground() -> Ground:
    """Return the tables and the map that come with the game, without marks."""
    known = ground_of(BOARD, "")
    return Ground(known.edition, known.board, ("", ""))


@cache
def rules() -> BarrelRules:
    """Return the rules on that ground."""
    return BarrelRules(Atlas(lambda _map, _edition: ground()))


PLAYING = playing.Playing(rules)
played = PLAYING.played
run_on = PLAYING.run_on
legal = PLAYING.legal
is_offered = PLAYING.is_offered
refusal = PLAYING.refusal
reason = PLAYING.reason
of_kind = playing.of_kind
seeded = playing.seeded


def at(name: str) -> SpaceId:
    """Return the region of this id: bassora, dhi_qar, bagdad, ... or border."""
    return SpaceId(name)


def setup(players: int = 4, **options: str | int | bool) -> Setup:
    """Return a setup with a person named One, Two, ... at each seat."""
    return playing.setup_of(SEATS[:players], **options)


def given_game(*stack: AnyFrame, players: int = 4, turn: int = 1, **fields: object) -> BarrelState:
    """Return a turn with the playing order one, two, three, ..., $10 each and nothing on the map.

    Turns 1 to 4 are phase 1, 5 to 8 phase 2, 9 to 12 phase 3 (5 turns a phase with three players).
    """
    s = laid(ground(), setup(players))
    s = replace(s, turn=turn, order=s.seats, stack=stack)
    for seat in s.seats:
        s = s.with_power(seat, cash=10 * DOLLAR)
    return replace(s, **fields)


def given_region(
    s: BarrelState,
    region: str,
    owner: Seat | None = None,
    *,
    locals_: int | None = None,
    troops: dict[Seat, int] | None = None,
    logistics: int = 0,
    barrels: int = 0,
    buildings: tuple[Building, ...] = (),
) -> BarrelState:
    """Return the state with a region as told: controlled, or with local troops and (in order) attackers."""
    held = {} if troops is None else troops
    return s.with_region(
        at(region),
        control=owner,
        locals=0 if owner is not None else locals_,
        troops=held,
        arrivals=tuple(held) if owner is None else (),
        logistics=logistics,
        barrels=barrels,
        buildings=buildings,
    )


def given_reserve(s: BarrelState, seat: Seat, troops: int = 0, logistics: int = 0) -> BarrelState:
    """Return the state with that in the Border Region for a seat."""
    return replace(s, border={**s.border, seat: Reserve(troops=troops, logistics=logistics)})
