# SPDX-License-Identifier: GPL-3.0-or-later
"""The beginning of a game: the setup is looked over and the table laid (Set Up)."""

from rubbletop.board.atlas import USUAL_EDITION
from rubbletop.games.barrel.frames.opening import RollOrderFrame
from rubbletop.games.barrel.ground import Ground
from rubbletop.games.barrel.state import BarrelState, Options, Power, Region, Reserve
from rubbletop.games.barrel.tables import DOLLAR
from rubbletop.games.barrel.telling import Telling
from rubbletop.kernel import seating
from rubbletop.kernel.dice import Dice
from rubbletop.kernel.facts import Seat, Setup
from rubbletop.kernel.state import Change

SCENARIO = "1"
FEWEST, MOST = 3, 5
EDITION_OPTION = "edition"
TURNS_OPTION = "turns"
OPEN_OPTION = "open_hands"
TURNS = (12, 15)
"""How many turns a game can have."""


def usual_turns(players: int) -> int:
    """Return the turns of a game with so many players: the long game with three (46)."""
    return TURNS[1] if players == FEWEST else TURNS[0]


def begin(ground: Ground, setup: Setup, dice: Dice) -> Change[BarrelState]:
    """Return the table on which the first playing order is about to be thrown for.

    Raises ValueError, naming what is wrong, for a setup that the game does not have.
    """
    look_over(setup)
    t = Telling(ground, laid(ground, setup), dice)
    for seat in setup.seats:
        t.earn(seat, ground.edition.start.dollars * DOLLAR, "start")
    return t.change


def edition_name(setup: Setup) -> str:
    """Return the name of the edition that a setup asks for."""
    return str(setup.options.get(EDITION_OPTION, USUAL_EDITION))


def look_over(setup: Setup) -> None:
    """Raise ValueError for a scenario, a number of players or an option that the game does not have."""
    seating.look_over("barrel", setup, SCENARIO, FEWEST, MOST)
    turns = setup.options.get(TURNS_OPTION, "")
    if turns != "" and str(turns) not in map(str, TURNS):
        raise ValueError(f"the option {TURNS_OPTION} is {turns!r}: it can be {TURNS[0]} or {TURNS[1]}")
    is_open = setup.options.get(OPEN_OPTION, False)
    if not isinstance(is_open, bool):
        raise ValueError(f"the option {OPEN_OPTION} is {is_open!r}: it can be true or false")


def laid(ground: Ground, setup: Setup) -> BarrelState:
    """Return the table with all markers at their beginnings and nothing on the map."""
    seats: tuple[Seat, ...] = setup.seats
    turns = setup.options.get(TURNS_OPTION, "")
    return BarrelState(
        seats=seats,
        turn=0,
        stack=(RollOrderFrame(),),
        names={player.seat: player.name for player in setup.players},
        edition=edition_name(setup),
        marks=ground.marks,
        options=Options(open_hands=bool(setup.options.get(OPEN_OPTION, False))),
        turns=int(turns) if turns != "" else usual_turns(len(seats)),
        powers={seat: Power(cash=0) for seat in seats},
        regions={region: Region() for region in sorted(ground.country)},
        border={seat: Reserve() for seat in seats},
    )
