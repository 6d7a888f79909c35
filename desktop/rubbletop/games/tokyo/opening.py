# SPDX-License-Identifier: GPL-3.0-or-later
"""The beginning of a game: the setup is looked over, the Origin hidden, sectors are given out (V)."""

from rubbletop.board.atlas import USUAL_EDITION
from rubbletop.games.tokyo.atlas import CITY
from rubbletop.games.tokyo.events.opening import OriginHidden, SectorTaken
from rubbletop.games.tokyo.frames.opening import RollOffFrame, SectorsFrame
from rubbletop.games.tokyo.ground import Ground
from rubbletop.games.tokyo.state import TokyoState, replace
from rubbletop.games.tokyo.table import (
    CITY_OPTION,
    EDITION_OPTION,
    POPULACE_OPTION,
    SECTORS_OPTION,
    laid,
    with_sector,
)
from rubbletop.games.tokyo.telling import Telling
from rubbletop.kernel import seating
from rubbletop.kernel.bag import drawn, shuffled
from rubbletop.kernel.dice import Dice
from rubbletop.kernel.facts import Seat, Setup, say
from rubbletop.kernel.state import Change

SCENARIO = "1"
FEWEST, MOST = 2, 4
WAYS = {SECTORS_OPTION: ("chosen", "random"), POPULACE_OPTION: ("placed", "dealt")}
"""What the options of set-up may say, the usual first."""
UNSEEN: tuple[Seat, ...] = ()


def begin(ground: Ground, setup: Setup, dice: Dice) -> Change[TokyoState]:
    """Return the table on which the sectors are about to be chosen, or given out at random (V, 20).

    Raises ValueError, naming what is wrong, for a setup that the game does not have.
    """
    look_over(setup)
    city, edition = names(setup)
    picks = picking_order(setup.seats)
    s = laid(ground, setup, city, edition, SectorsFrame(left=picks))
    t = Telling(ground, s, dice)
    _hide_origin(t)
    if setup.options.get(SECTORS_OPTION) == "random":
        _draw_sectors(t, picks)
    return t.change


def look_over(setup: Setup) -> None:
    """Raise ValueError for a scenario, a number of players or an option that the game does not have."""
    seating.look_over("tokyo", setup, SCENARIO, FEWEST, MOST)
    for option, ways in WAYS.items():
        asked = setup.options.get(option, ways[0])
        if asked not in ways:
            raise ValueError(f"the option {option} is {asked!r}: it can be {' or '.join(ways)}")


def names(setup: Setup) -> tuple[str, str]:
    """Return the names of the city and of the edition that a setup asks for."""
    return str(setup.options.get(CITY_OPTION, CITY)), str(setup.options.get(EDITION_OPTION, USUAL_EDITION))


def picking_order(seats: tuple[Seat, ...]) -> tuple[Seat, ...]:
    """Return who picks a sector when: as they came to the table; two pick A, B, B, A (20, 21)."""
    return (*seats, *reversed(seats)) if len(seats) == FEWEST else seats


def player_order(ground: Ground, s: TokyoState, first: Seat) -> tuple[Seat, ...]:
    """Return the player order: clockwise by sector from the first player's (the first she has) (V, 20)."""
    sectors = list(ground.board.sectors)
    start = sectors.index(s.chosen[first][0])
    clockwise = [s.sectors[sector] for sector in (*sectors[start:], *sectors[:start])]
    return tuple(dict.fromkeys(seat for seat in clockwise if seat is not None))


def _hide_origin(t: Telling) -> None:
    origin, rest = drawn(t.dice, tuple(t.ground.origins), say("The true Origin"), UNSEEN)
    cards = shuffled(t.dice, rest, say("The five Origin cards put aside"), UNSEEN)
    t.s = replace(t.s, origin=origin, cards=cards)
    t.tell(OriginHidden())


def _draw_sectors(t: Telling, picks: tuple[Seat, ...]) -> None:
    left = tuple(t.ground.board.sectors)
    for seat in picks:
        sector, left = drawn(t.dice, left, say("A sector is drawn"))
        t.s = with_sector(t.ground, t.s, seat, sector)
        t.tell(SectorTaken(taker=seat, sector=sector, how="drawn"))
    t.become(RollOffFrame(tied=t.s.seats))
