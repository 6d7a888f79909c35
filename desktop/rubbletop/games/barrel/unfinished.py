# SPDX-License-Identifier: GPL-3.0-or-later
"""Whether what is in progress in a state from a file can be in progress there: the stack and its memory."""

from collections import Counter
from collections.abc import Iterable, Iterator
from itertools import pairwise

from rubbletop.games.barrel.dealings import MOST_OFFERS, why_no_deal
from rubbletop.games.barrel.frames import AnyFrame
from rubbletop.games.barrel.frames.checks import (
    DisbandFrame,
    ExtractionFrame,
    ForfeitFrame,
    GovernmentFrame,
    PacifismFrame,
)
from rubbletop.games.barrel.frames.deals import DealFrame
from rubbletop.games.barrel.frames.opening import StartFrame
from rubbletop.games.barrel.frames.orders import (
    ConstructionFrame,
    ProductionFrame,
    PurchaseFrame,
    SupportFrame,
    TurnFrame,
)
from rubbletop.games.barrel.frames.rebels import (
    BlastFrame,
    DefenceFrame,
    PartnersFrame,
    RebelsFrame,
    RepairFrame,
)
from rubbletop.games.barrel.frames.war import RetreatsFrame
from rubbletop.games.barrel.ground import Ground
from rubbletop.games.barrel.sequence import ROUNDS
from rubbletop.games.barrel.state import GOVERNMENT, INVASION, BarrelState
from rubbletop.games.barrel.steps.orders.support import can_come
from rubbletop.games.barrel.unfinished_checks import checks
from rubbletop.kernel.facts import Seat
from rubbletop.kernel.state import Frame

INTERRUPTS: dict[type[Frame], type[Frame]] = {
    PurchaseFrame: TurnFrame,
    ConstructionFrame: TurnFrame,
    ProductionFrame: TurnFrame,
    DealFrame: TurnFrame,
    SupportFrame: PurchaseFrame,
    PartnersFrame: RebelsFrame,
    DefenceFrame: RebelsFrame,
    BlastFrame: RebelsFrame,
    RepairFrame: RebelsFrame,
    DisbandFrame: PacifismFrame,
    ForfeitFrame: GovernmentFrame,
}
"""What lies upon another frame, and upon which; nothing else does."""
ROUND_THE_TABLE = (
    StartFrame,
    TurnFrame,
    RetreatsFrame,
    RebelsFrame,
    PacifismFrame,
    GovernmentFrame,
    ExtractionFrame,
)
"""What goes round the table in playing order."""
MAY_BE_DONE = (RetreatsFrame, RebelsFrame)
"""What goes on for a while when nobody is left."""


def impossibilities(ground: Ground, s: BarrelState) -> Iterator[str]:
    """Yield what is wrong with the steps in progress of a state whose names and numbers are sound."""
    yield from _stack(s)
    yield from _left(s, s.stack[0])
    first = s.stack[0]
    if isinstance(first, TurnFrame):
        yield from _turn(s, first)
        for frame in s.stack[1:]:
            yield from _action(ground, s, first, frame)
    else:
        yield from checks(ground, s)


def _stack(s: BarrelState) -> Iterator[str]:
    """A stack that no phase builds."""
    first = s.stack[0]
    if type(first) in INTERRUPTS:
        yield f"{type(first).__name__} interrupts nothing"
    for below, above in pairwise(s.stack):
        if INTERRUPTS.get(type(above)) is not type(below):
            yield f"{type(above).__name__} cannot interrupt {type(below).__name__}"
    if isinstance(first, RebelsFrame) and s.phase == INVASION:
        yield "rebels act before the Guerrilla phase"
    if isinstance(first, GovernmentFrame) and s.phase != GOVERNMENT:
        yield "the Government takes oil before there is one"


def _left(s: BarrelState, frame: AnyFrame) -> Iterator[str]:
    """Players who are left out of turn."""
    if isinstance(frame, ROUND_THE_TABLE):
        is_none_too_few = bool(frame.left) or isinstance(frame, MAY_BE_DONE)
        if not is_none_too_few or frame.left != s.order[len(s.order) - len(frame.left) :]:
            yield "who is left is not the end of the playing order"


def _turn(s: BarrelState, frame: TurnFrame) -> Iterator[str]:
    """An action turn that there is not, and deals that its player did not offer."""
    if not 1 <= frame.round <= ROUNDS:
        yield f"there is no action {frame.round}"
    answered = max(0, frame.offers - isinstance(s.top, DealFrame))
    if frame.offers > MOST_OFFERS or len(frame.refused) > answered:
        yield "more deals are offered in an action than can be"
    if any(deal.proposer != frame.left[0] for deal in frame.refused):
        yield "a deal was refused that another offered"
    for seat, number in Counter(s.boxes.values()).items():
        is_over = seat not in frame.left or (frame.chosen and seat == frame.left[0])
        if number > frame.round - (not is_over):
            yield f"{seat} has chosen too many boxes by now"


def _action(ground: Ground, s: BarrelState, turn: TurnFrame, frame: AnyFrame) -> Iterator[str]:
    """What is wrong with an action that is being carried out, or with a deal."""
    mover = turn.left[0]
    match frame:
        case DealFrame(deal=deal):
            if deal.proposer != mover or not turn.offers or why_no_deal(ground, s, deal) is not None:
                yield "that deal cannot have been offered"
        case PurchaseFrame(buyer=actor) | ConstructionFrame(builder=actor) | ProductionFrame(producer=actor):
            if actor != mover or not turn.chosen:
                yield f"{actor} has chosen no such action"
            yield from _box(ground, s, frame)
        case _:
            assert isinstance(frame, SupportFrame), "nothing else lies upon an action turn"
            yield from _support(ground, s, mover, frame)


def _box(ground: Ground, s: BarrelState, frame: AnyFrame) -> Iterator[str]:
    """More elements, moves or acts than the box gives that was chosen, and regions that cannot be meant."""
    match frame:
        case PurchaseFrame():
            boxes = _amounts(ground, s, "purchase", frame.buyer)
            if not any(frame.elements <= elements and frame.moves <= moves for elements, moves in boxes):
                yield "no box was chosen that gives so many elements and moves"
            for region in frame.joined:
                if frame.buyer not in s.regions[region].arrivals:
                    yield f"{frame.buyer} has not gone into a battle in {region!r}"
        case ConstructionFrame():
            all_acts = (frame.acts + sum(frame.done.values()),)
            if not frame.acts or all_acts not in _amounts(ground, s, "construction", frame.builder):
                yield "no box was chosen that gives so many acts"
        case _:
            assert isinstance(frame, ProductionFrame), "no other action has a frame"
            if any(s.regions[region].control != frame.producer for region in frame.done):
                yield f"{frame.producer} cannot have produced there"


def _amounts(ground: Ground, s: BarrelState, row: str, seat: Seat) -> list[tuple[int, ...]]:
    """What is printed in the boxes of a row that a player has chosen this turn."""
    boxes: Iterable[str] = ground.boxes(row, len(s.seats))
    return [ground.amounts(box) for box in boxes if s.boxes.get(box) == seat]


def _support(ground: Ground, s: BarrelState, mover: Seat, frame: SupportFrame) -> Iterator[str]:
    """A call for support that could not be made."""
    purchase = s.stack[1]
    assert isinstance(purchase, PurchaseFrame), "support interrupts purchases alone"
    if frame.caller != mover or frame.guest == mover or frame.region not in purchase.joined:
        yield f"{frame.caller} cannot call {frame.guest} to a battle in {frame.region!r}"
    elif (frame.region, frame.guest) not in s.supported or frame.pay > s.powers[mover].cash:
        yield f"{frame.guest} was not called on these terms"
    elif not can_come(ground, s, frame.guest, frame.region):
        yield f"{frame.guest} cannot come to {frame.region!r}"
