# SPDX-License-Identifier: GPL-3.0-or-later
"""The plan for a Purchase and Move: deeds are added while they make the position worth more."""

from typing import NamedTuple

from rubbletop.games.barrel.actions.orders import Buy, EndAction, March, Withdraw
from rubbletop.games.barrel.frames.orders import PurchaseFrame
from rubbletop.games.barrel.player import war
from rubbletop.games.barrel.player.campaign import deeds
from rubbletop.games.barrel.player.draft import Draft
from rubbletop.games.barrel.player.outlook import Outlook
from rubbletop.games.barrel.player.worth import worth
from rubbletop.games.barrel.state import BarrelState
from rubbletop.kernel.facts import Action, Seat

LEAST = 0.5
"""Half dollars that a further deed must bring."""


class Intent(NamedTuple):
    """What is left of a plan of ``seat``: its decisions, for the position that is ``expected``.

    ``free``: the elements and moves that are still free in the box then.
    """

    seat: Seat
    expected: BarrelState
    free: tuple[int, int]
    actions: tuple[Action, ...]

    def fits(self, outlook: Outlook, frame: PurchaseFrame) -> bool:
        """Whether a position is the expected one, as far as a purchase can change it, and leaves all open."""
        s, expected = outlook.s, self.expected
        too_late = frame.moving and isinstance(next(iter(self.actions), None), Buy)
        return (
            not too_late
            and self.free == (frame.elements, frame.moves)
            and outlook.seat == self.seat
            and s.turn == expected.turn
            and s.boxes == expected.boxes
            and s.powers[self.seat] == expected.powers[self.seat]
            and s.border == expected.border
            and s.regions == expected.regions
        )


def planned(outlook: Outlook, elements: int, moves: int) -> tuple[float, Draft]:
    """Return the best plan with so many elements and moves, and what the position is worth after it."""
    start = Draft(outlook.ground, outlook.seat, outlook.s, outlook.s, elements, moves)
    best = worth(outlook, outlook.s), start
    kept = [best]
    for _ in range(outlook.taste.depth):
        kept = _best(outlook, [more for _, draft in kept for more in deeds(draft)])
        if not kept or kept[0][0] < best[0] + LEAST:
            break
        best = kept[0]
    return best


def _best(outlook: Outlook, drafts: list[Draft]) -> list[tuple[float, Draft]]:
    """Return the best of these plans; of those that come to the same in another order only the first."""
    found: dict[tuple[float, int, int], Draft] = {}
    for draft in drafts:
        found.setdefault((round(worth(outlook, draft.s), 3), draft.elements, draft.moves), draft)
    best = sorted(found.items(), key=lambda entry: -entry[0][0])
    return [(key[0], draft) for key, draft in best[: outlook.taste.width]]


def intended(outlook: Outlook, frame: PurchaseFrame, kept: Intent | None) -> Intent:
    """Return the plan that was kept if it is for this position, else a new one."""
    if kept is not None and kept.fits(outlook, frame):
        return kept
    elements = 0 if frame.moving else frame.elements
    actions = planned(outlook, elements, frame.moves)[1].actions
    return Intent(outlook.seat, outlook.s, (frame.elements, frame.moves), actions)


def begun(outlook: Outlook, frame: PurchaseFrame, plan: Intent) -> Intent:
    """Return what is left of a plan after its first decision, for the position that it should lead to."""
    if not plan.actions:
        return plan
    s = outlook.s
    draft = Draft(outlook.ground, plan.seat, s, s, frame.elements, frame.moves)
    match plan.actions[0]:
        case Buy() as buy:
            bought = draft.bought(buy.what, buy.region, buy.number)
            assert bought is not None, "what was planned can be bought"
            draft = bought
        case March() as march:
            draft = draft.marched((march.origin, march.to), march.troops, march.logistics)
        case last:
            assert isinstance(last, Withdraw), f"{type(last).__name__} is no part of a plan"
            draft = draft.withdrawn(last.troops)
    return Intent(plan.seat, draft.s, (draft.elements, draft.moves), plan.actions[1:])


def next_step(outlook: Outlook, frame: PurchaseFrame, plan: Intent) -> Action:
    """Return the next decision with a box of Purchase and Move that is open."""
    return plan.actions[0] if plan.actions else war.call(outlook, frame) or EndAction(seat=outlook.seat)
