# SPDX-License-Identifier: GPL-3.0-or-later
"""The sequence of a turn: which frame comes when a part is over (Game Sequence, End Turn Checks)."""

from rubbletop.games.barrel.events.common import TurnBegun
from rubbletop.games.barrel.frames.checks import (
    ExtractionFrame,
    FinalFrame,
    GovernmentFrame,
    NextTurnFrame,
    PacifismFrame,
    PriceFrame,
    StorageFrame,
)
from rubbletop.games.barrel.frames.opening import StartFrame
from rubbletop.games.barrel.frames.orders import TurnFrame
from rubbletop.games.barrel.frames.rebels import RebelsFrame
from rubbletop.games.barrel.frames.war import RetreatsFrame
from rubbletop.games.barrel.state import GOVERNMENT, INVASION, replace
from rubbletop.games.barrel.telling import Telling
from rubbletop.kernel.facts import Seat

ROUNDS = 2
"""Every player has a first and a second action."""


def after_start(t: Telling, left: tuple[Seat, ...]) -> None:
    """Go on when a player has bought what she begins with: the next player, the first turn (51)."""
    if left:
        t.become(StartFrame(left=left))
    else:
        begin_turn(t)


def begin_turn(t: Telling) -> None:
    """Begin the next turn in the order that is settled: nothing is chosen, sold or called for yet."""
    powers = {
        seat: replace(power, taxed=False, sold=False, rebels=replace(power.rebels, acted=False))
        for seat, power in t.s.powers.items()
    }
    t.s = replace(t.s, turn=t.s.turn + 1, boxes={}, powers=powers, pledges=(), supported=())
    t.tell(TurnBegun(turn=t.s.turn, phase=t.s.phase))
    t.become(TurnFrame(round=1, left=t.s.order))


def after_turn(t: Telling, round_: int, left: tuple[Seat, ...]) -> None:
    """Go on when a player's action is over: the next player, the second actions, the War check."""
    if left:
        t.become(TurnFrame(round=round_, left=left))
    elif round_ < ROUNDS:
        t.become(TurnFrame(round=round_ + 1, left=t.s.order))
    else:
        t.become(RetreatsFrame(left=t.s.order))


def after_war(t: Telling) -> None:
    """Go on when all battles are fought: the rebels from phase 2, then Pacifism."""
    if t.s.phase == INVASION:
        after_rebels(t)
    else:
        t.become(RebelsFrame(left=t.s.order))


def after_rebels(t: Telling) -> None:
    """Go on when all rebels have acted."""
    t.become(PacifismFrame(left=t.s.order))


def after_pacifism(t: Telling, left: tuple[Seat, ...]) -> None:
    """Go on when a player's Pacifism is checked: the next player, the Oil check."""
    t.become(PacifismFrame(left=left) if left else PriceFrame())


def after_price(t: Telling) -> None:
    """Go on when the price has changed: the regions produce in phase 3, then barrels are taken (16)."""
    after_government(t, t.s.order if t.s.phase == GOVERNMENT else ())


def after_government(t: Telling, left: tuple[Seat, ...]) -> None:
    """Go on when the regions of a player have produced: the next player, the barrels taken in hand."""
    t.become(GovernmentFrame(left=left) if left else ExtractionFrame(left=t.s.order))


def after_extraction(t: Telling, left: tuple[Seat, ...]) -> None:
    """Go on when a player's barrels are taken: the next player; then what has no room is lost (15)."""
    t.become(ExtractionFrame(left=left) if left else StorageFrame())


def after_storage(t: Telling) -> None:
    """Go on with the Playing Order check."""
    t.become(NextTurnFrame())


def after_order(t: Telling) -> None:
    """Go on with the next turn, or with the end of the game."""
    if t.s.turn < t.s.turns:
        begin_turn(t)
    else:
        t.become(FinalFrame())
