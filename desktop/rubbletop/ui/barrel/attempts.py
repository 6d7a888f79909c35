# SPDX-License-Identifier: GPL-3.0-or-later
"""What clicks would mean, legal or not, so that the rules can say why they are refused."""

from rubbletop.games.barrel.actions import checks, orders, rebels, war
from rubbletop.games.barrel.frames import checks as check_frames
from rubbletop.games.barrel.frames import orders as order_frames
from rubbletop.games.barrel.frames import rebels as rebel_frames
from rubbletop.games.barrel.frames import war as war_frames
from rubbletop.games.barrel.ground import Ground
from rubbletop.games.barrel.state import BarrelState
from rubbletop.kernel.facts import Action, SpaceId
from rubbletop.ui.barrel import boxes
from rubbletop.ui.barrel.pieces import Token, token


def attempt(ground: Ground, s: BarrelState, picks: tuple[str, ...]) -> Action | None:
    """Return the decision that clicks on these ids come nearest to; None when they mean nothing."""
    if not s.stack or not picks:
        return None
    if isinstance(s.top, order_frames.TurnFrame):
        return boxes.choice(s.top.left[0], picks[0]) if s.top.left else None
    of = token(s, picks[0])
    here = of.region if of is not None else _region(ground, picks[0])
    if here is None:
        return None
    to = _place(ground, s, picks[1]) if len(picks) > 1 else None
    return _of_orders(s, of, here, to) or _of_checks(ground, s, here, to)


def _region(ground: Ground, name: str) -> SpaceId | None:
    return SpaceId(name) if name in ground.board.regions else None


def _place(ground: Ground, s: BarrelState, name: str) -> SpaceId | None:
    """The region of a region or of a counter in it."""
    of = token(s, name)
    return of.region if of is not None else _region(ground, name)


def _of_orders(s: BarrelState, of: Token | None, here: SpaceId, to: SpaceId | None) -> Action | None:
    match s.top:
        case order_frames.PurchaseFrame(buyer=buyer) if to is not None:
            troops, goods = _numbers(of)
            return orders.March(seat=buyer, origin=here, to=to, troops=troops, logistics=goods)
        case order_frames.SupportFrame(guest=guest):
            troops, goods = _numbers(of)
            return orders.GiveSupport(seat=guest, origin=here, troops=troops, logistics=goods)
        case order_frames.ConstructionFrame(builder=builder):
            return orders.GiveAid(seat=builder, region=here)
        case order_frames.ProductionFrame(producer=producer):
            return orders.Produce(seat=producer, region=here)
        case _:
            return None


def _numbers(of: Token | None) -> tuple[int, int]:
    """One of what is clicked: a logistic, or else a troop."""
    return (0, 1) if of is not None and of.kind == "logistics" else (1, 0)


def _of_checks(ground: Ground, s: BarrelState, here: SpaceId, to: SpaceId | None) -> Action | None:
    match s.top:
        case war_frames.RetreatsFrame(left=[seat, *_]) if to is not None:
            return war.Retreat(seat=seat, region=here, to=to)
        case rebel_frames.RebelsFrame(left=[seat, *_]):
            at = s.powers[seat].rebels.region
            goal = here if to is None else to
            if at is None:
                return rebels.PlaceRebels(seat=seat, region=goal)
            return None if goal == at else rebels.MoveRebels(seat=seat, to=goal)
        case check_frames.DisbandFrame(debtor=debtor):
            return checks.Disband(seat=debtor, region=here)
        case check_frames.ForfeitFrame(debtor=debtor):
            return checks.Forfeit(seat=debtor, region=here)
        case check_frames.ExtractionFrame(left=[seat, *_]):
            return checks.Extract(seat=seat, region=here)
        case _:
            return None
