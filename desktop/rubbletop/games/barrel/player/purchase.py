# SPDX-License-Identifier: GPL-3.0-or-later
"""The plan for a Purchase and Move: deeds are added while they make the position worth more."""

from rubbletop.games.barrel.actions.orders import EndAction
from rubbletop.games.barrel.frames.orders import PurchaseFrame
from rubbletop.games.barrel.player import war
from rubbletop.games.barrel.player.campaign import deeds
from rubbletop.games.barrel.player.draft import Draft
from rubbletop.games.barrel.player.outlook import Outlook
from rubbletop.games.barrel.player.worth import worth
from rubbletop.kernel.facts import Action

LEAST = 0.5
"""Half dollars that a further deed must bring."""


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


def next_step(outlook: Outlook, frame: PurchaseFrame) -> Action:
    """Return the next decision with a box of Purchase and Move that is open."""
    elements = 0 if frame.moving else frame.elements
    actions = planned(outlook, elements, frame.moves)[1].actions
    return actions[0] if actions else war.call(outlook, frame) or EndAction(seat=outlook.seat)
