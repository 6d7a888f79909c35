# SPDX-License-Identifier: GPL-3.0-or-later
"""What each player may know: cash and oil in hand are hidden from the others (45)."""

import pytest

from rubbletop.games.barrel.actions.deals import AcceptDeal, OfferDeal
from rubbletop.games.barrel.actions.orders import AwardContract, Construct, ProduceAll, SellOil
from rubbletop.games.barrel.frames import AnyFrame
from rubbletop.games.barrel.frames.deals import Bundle, Deal, DealFrame
from rubbletop.games.barrel.frames.opening import StartFrame
from rubbletop.games.barrel.frames.orders import ConstructionFrame, ProductionFrame, TurnFrame
from rubbletop.games.barrel.frames.rebels import Bombing, RebelsFrame, RepairFrame
from rubbletop.games.barrel.frames.war import RetreatsFrame
from rubbletop.games.barrel.state import UNKNOWN, BarrelState, Options, replace
from rubbletop.kernel.facts import Action, Seat
from rubbletop.kernel.rules import NOBODY
from tests.barrel.builders import FOUR, ONE, THREE, TWO, at, given_game, given_region, legal, played, rules

ALL = (ONE, TWO, THREE, FOUR)
TURN = TurnFrame(round=1, left=ALL)
CHOSEN = replace(TURN, chosen=True)
OFFER = OfferDeal(seat=ONE, partner=TWO, give=Bundle(oil=1), take=Bundle(cash=3))
DEAL = Deal(proposer=ONE, partner=TWO, give=Bundle(oil=1), take=Bundle(cash=3))
ANSWER = DealFrame(deal=DEAL)
WORKS = ConstructionFrame(builder=ONE, acts=3, done={"contract": 1})
WELLS = ProductionFrame(producer=ONE)
REPAIR = RepairFrame(
    bombing=Bombing(bomber=TWO, victim=ONE, region=at("bassora"), target="refinery"), damage=1
)


def given_hands(*stack: AnyFrame) -> BarrelState:
    s = given_region(given_game(*stack), "bassora", ONE, logistics=9)
    for number, seat in enumerate(ALL):
        s = s.with_power(seat, cash=7 + number, oil=2 + number)
    return s


def hands(s: BarrelState) -> dict[Seat, tuple[int, int]]:
    return {seat: (power.cash, power.oil) for seat, power in s.powers.items()}


def test_ruling_45_a_player_sees_only_the_own_cash_and_oil_in_hand() -> None:
    s, hidden = given_hands(TURN), (UNKNOWN, UNKNOWN)

    assert hands(rules().view(s, TWO)) == {ONE: hidden, TWO: (8, 3), THREE: hidden, FOUR: hidden}
    assert hands(rules().view(s, NOBODY)) == dict.fromkeys(ALL, hidden)


def test_ruling_45_all_else_lies_open() -> None:
    s = given_hands(TURN)
    seen = rules().view(s, TWO)

    blank = {seat: replace(power, cash=0, oil=0) for seat, power in s.powers.items()}
    assert replace(seen, powers=blank) == replace(s, powers=blank)


def test_ruling_45_a_view_of_a_view_is_the_same_and_knows_no_more() -> None:
    s = given_hands(TURN)
    other = s.with_power(ONE, cash=99, oil=99)

    assert rules().view(rules().view(s, TWO), TWO) == rules().view(s, TWO)
    assert rules().view(other, TWO) == rules().view(s, TWO)


def test_ruling_45_hands_may_lie_open_by_an_option_and_do_at_the_end() -> None:
    s = given_hands(TURN)
    table = replace(s, options=Options(open_hands=True))

    assert rules().view(table, TWO) == table
    assert not rules().is_private(table, ONE)
    assert rules().view(replace(s, stack=()), NOBODY) == replace(s, stack=())
    assert not rules().is_private(replace(s, stack=()), ONE)


def test_ruling_45_hands_lie_open_before_the_first_turn() -> None:
    s = replace(given_hands(StartFrame(left=ALL)), turn=0)

    assert rules().view(s, TWO) == s
    assert not rules().is_private(s, ONE)


@pytest.mark.parametrize(
    ("stack", "private"),
    [
        ((TURN,), True),
        ((CHOSEN, WORKS), True),
        ((TURN, ANSWER), True),
        ((RebelsFrame(left=(FOUR,)), REPAIR), True),
        ((CHOSEN, WELLS), True),
        ((RetreatsFrame(left=ALL),), False),
    ],
)
def test_ruling_45_what_rests_on_a_hand_is_decided_in_private(
    stack: tuple[AnyFrame, ...], private: bool
) -> None:
    s = given_hands(*stack)

    assert rules().is_private(s, ONE) == private
    assert not rules().is_private(s, NOBODY)


POSITIONS: tuple[tuple[tuple[AnyFrame, ...], Action], ...] = (
    ((TURN,), SellOil(seat=ONE, barrels=2)),
    ((TURN,), OFFER),
    ((CHOSEN, WORKS), AwardContract(seat=ONE)),
    ((CHOSEN, WORKS), Construct(seat=ONE, region=at("bassora"), building="refinery")),
    ((CHOSEN, WELLS), ProduceAll(seat=ONE)),
    ((TURN, ANSWER), AcceptDeal(seat=TWO)),
)


@pytest.mark.parametrize(("stack", "action"), POSITIONS)
def test_ruling_45_a_view_has_the_same_choices_and_leads_to_the_same_view(
    stack: tuple[AnyFrame, ...], action: Action
) -> None:
    s, seat = given_hands(*stack), action.seat
    seen = rules().view(s, seat)

    assert legal(seen, seat) == legal(s, seat)
    assert rules().actors(seen) == rules().actors(s)
    after, events = played(seen, action)
    truth, told = played(s, action)
    assert after == rules().view(truth, seat)
    assert events == told
