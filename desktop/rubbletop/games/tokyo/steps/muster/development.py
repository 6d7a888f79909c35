# SPDX-License-Identifier: GPL-3.0-or-later
"""Phase 5: Mega-Yen for superweapons, sealed and then shown together (XI; rulings 30, 49 to 51)."""

from collections.abc import Iterator

from rubbletop.games.tokyo import funds
from rubbletop.games.tokyo.actions.muster import DeclareWeapon, FundWeapon, SealOutlay
from rubbletop.games.tokyo.amounts import amounts
from rubbletop.games.tokyo.events.muster import (
    OutlaySealed,
    OutlaysShown,
    WeaponDone,
    WeaponFunded,
    WeaponSettled,
)
from rubbletop.games.tokyo.frames.muster import DevelopFrame, Outlay
from rubbletop.games.tokyo.sequence import begin_rampage
from rubbletop.games.tokyo.state import Fund, TokyoState, replace
from rubbletop.games.tokyo.steps.muster.sealing import SealingStep
from rubbletop.games.tokyo.telling import Telling
from rubbletop.kernel.bars import Bar
from rubbletop.kernel.dice import Dice
from rubbletop.kernel.facts import Action, Seat
from rubbletop.kernel.rules import Offer
from rubbletop.kernel.state import Change


class DevelopmentStep(SealingStep):
    """Everybody pays into funds in secret until her outlay is sealed; the last seal shows the sums."""

    name = "development"
    rule = "XI"
    frame = DevelopFrame
    told = OutlaySealed

    def can_buy(self, s: TokyoState, seat: Seat) -> bool:
        return funds.can_pay(self.ground(s), s, seat)

    def legal(self, s: TokyoState, seat: Seat) -> Iterator[Offer]:
        ground, outlay = self.ground(s), s.top_frame(DevelopFrame).outlays[seat]
        if funds.why_no_seal(ground, s, seat) is None:
            yield SealOutlay(seat=seat)
        left = s.cash[seat] - funds.spent(outlay)
        for fund in funds.opened(s, seat, outlay):
            now = outlay.amounts.get(fund.id, 0)
            high = min(funds.need(ground, s, fund.id), left + now)
            yield from amounts(FundWeapon(seat=seat, fund=fund.id, amount=0), 0, high, (now,))
            if funds.is_due(ground, s, outlay, fund):
                for weapon in funds.choices(ground, s, seat, fund.id):
                    if outlay.types.get(fund.id) != weapon:
                        yield DeclareWeapon(seat=seat, fund=fund.id, weapon=weapon)
        if funds.can_open(ground, s, seat, outlay):
            new = funds.next_fund(s, seat, outlay)
            high = min(funds.target(ground, s), left)
            yield from amounts(FundWeapon(seat=seat, fund=new, amount=1), 1, high, ())

    def why_not(self, s: TokyoState, action: Action) -> Bar | None:
        ground = self.ground(s)
        match action:
            case FundWeapon(seat=seat, fund=fund, amount=amount):
                return funds.why_no_payment(ground, s, seat, fund, amount)
            case DeclareWeapon(seat=seat, fund=fund, weapon=weapon):
                return funds.why_no_declaration(ground, s, seat, fund, weapon)
            case SealOutlay(seat=seat):
                return funds.why_no_seal(ground, s, seat)
            case _:
                return None

    def apply(self, s: TokyoState, action: Action, dice: Dice) -> Change[TokyoState]:
        t = self.telling(s, dice)
        outlay = s.top_frame(DevelopFrame).outlays[action.seat]
        match action:
            case FundWeapon(fund=fund, amount=amount):
                _write(t, action.seat, _with_amount(t, outlay, fund, amount))
            case DeclareWeapon(fund=fund, weapon=weapon):
                _write(t, action.seat, replace(outlay, types={**outlay.types, fund: weapon}))
            case SealOutlay():
                self.seal(t, action.seat)
            case _:
                raise AssertionError(action)
        return t.change

    def show(self, t: Telling) -> None:
        frame = t.s.top_frame(DevelopFrame)
        t.tell(OutlaysShown())
        for buyer in t.s.order:
            outlay = frame.outlays[buyer]
            for fund in funds.opened(t.s, buyer, outlay):
                if fund.id in outlay.amounts:
                    _fund(t, fund, outlay)
        begin_rampage(t)


def _write(t: Telling, seat: Seat, outlay: Outlay) -> None:
    frame = t.s.top_frame(DevelopFrame)
    t.become(replace(frame, outlays={**frame.outlays, seat: outlay}))


def _with_amount(t: Telling, outlay: Outlay, fund: str, amount: int) -> Outlay:
    """The outlay with another amount for a fund; a type falls away where the fund stays below its sum."""
    others = {key: value for key, value in outlay.amounts.items() if key != fund}
    total = amount + (t.s.funds[fund].amount if fund in t.s.funds else 0)
    is_due = total >= funds.threshold(t.ground)
    types = {key: value for key, value in outlay.types.items() if key != fund or is_due}
    return Outlay(amounts={**others, fund: amount} if amount else others, types=types)


def _fund(t: Telling, old: Fund, outlay: Outlay) -> None:
    """Pay into a fund, settle its type, and put the counter into the box when it is done."""
    amount = outlay.amounts[old.id]
    weapon = outlay.types.get(old.id, old.weapon)
    fund = replace(old, amount=old.amount + amount, weapon=weapon)
    t.s = t.s.with_fund(fund)
    t.pay(fund.owner, amount, "development", fund.id)
    t.tell(WeaponFunded(buyer=fund.owner, fund=fund.id, amount=amount, total=fund.amount))
    if weapon != old.weapon:
        t.tell(WeaponSettled(buyer=fund.owner, fund=fund.id))
    if fund.amount >= funds.target(t.ground, t.s):
        idle = funds.idle_weapons(t.ground, t.s, fund.owner)
        unit = next(unit.id for unit in idle if unit.kind == weapon)
        t.s = t.s.off(unit, "box").without_fund(fund.id)
        t.tell(WeaponDone(buyer=fund.owner, fund=fund.id, unit=unit))
