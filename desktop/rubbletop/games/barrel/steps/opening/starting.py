# SPDX-License-Identifier: GPL-3.0-or-later
"""The purchases before the first turn, in playing order (Set Up; 51, 53)."""

from collections.abc import Iterator

from rubbletop.games.barrel.actions.opening import BuyStart
from rubbletop.games.barrel.events.opening import StartBought
from rubbletop.games.barrel.frames.opening import StartFrame
from rubbletop.games.barrel.ground import Ground
from rubbletop.games.barrel.sequence import after_start
from rubbletop.games.barrel.state import BarrelState
from rubbletop.games.barrel.steps.base import BarrelStep
from rubbletop.games.barrel.words.names import dollars
from rubbletop.kernel.bars import Bar, refuse
from rubbletop.kernel.dice import Dice
from rubbletop.kernel.facts import Action, Seat, say
from rubbletop.kernel.state import Change

RULE = "Set Up, 51"
START_FIRST = Bar(say("First say what you begin with."), RULE)
MOST_FREE = 15
"""Elements that can be bought at once where an edition asks nothing for them."""


class StartStep(BarrelStep):
    """Each may buy troops and logistics into the Border Region, within her money and 15 troops."""

    name = "start"
    rule = RULE
    frame = StartFrame

    def actors(self, s: BarrelState) -> tuple[Seat, ...]:
        return s.top_frame(StartFrame).left[:1]

    def legal(self, s: BarrelState, seat: Seat) -> Iterator[BuyStart]:
        ground = self.ground(s)
        affordable = _affordable(ground, s.powers[seat].cash)
        for troops in range(min(affordable, ground.edition.troops.most) + 1):
            for logistics in range(affordable - troops + 1):
                yield BuyStart(seat=seat, troops=troops, logistics=logistics)

    def check(self, s: BarrelState, action: Action) -> None:
        refuse(_why_not(self.ground(s), s, action) if isinstance(action, BuyStart) else START_FIRST)

    def apply(self, s: BarrelState, action: Action, dice: Dice) -> Change[BarrelState]:
        assert isinstance(action, BuyStart)
        t = self.telling(s, dice)
        seat, border = action.seat, t.ground.border
        number = action.troops + action.logistics
        t.s = t.s.with_reserve(seat, action.troops, action.logistics)
        t.tell(StartBought(buyer=seat, troops=action.troops, logistics=action.logistics))
        t.pay(seat, number * t.ground.element_cost(border), "purchase", border)
        after_start(t, s.top_frame(StartFrame).left[1:])
        return t.change


def _affordable(ground: Ground, cash: int) -> int:
    """Return how many elements can be bought, at most."""
    cost = ground.element_cost(ground.border)
    return cash // cost if cost else MOST_FREE


def _why_not(ground: Ground, s: BarrelState, action: BuyStart) -> Bar | None:
    most, cash = ground.edition.troops.most, s.powers[action.seat].cash
    if action.troops < 0 or action.logistics < 0:
        return Bar(say("You cannot buy fewer than none."), RULE)
    if action.troops > most:
        return Bar(say("Nobody has more than {most} troops on the board.", most=most), RULE)
    if action.troops + action.logistics > _affordable(ground, cash):
        return Bar(say("You have only {cash}.", cash=dollars(cash)), RULE)
    return None
