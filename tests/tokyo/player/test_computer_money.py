# SPDX-License-Identifier: GPL-3.0-or-later
"""What computer players bid and buy, and put into science (VIII to XI)."""

from collections import Counter
from random import Random

import pytest

from rubbletop.games.tokyo.actions.money import BidSchemes
from rubbletop.games.tokyo.actions.muster import (
    DeclareWeapon,
    FundResearch,
    FundWeapon,
    ListUnit,
    LookAtCard,
    SealOutlay,
    SealPlan,
    StrikeOffUnit,
)
from rubbletop.games.tokyo.frames.money import BiddingFrame
from rubbletop.games.tokyo.frames.muster import DevelopFrame, LooksFrame, Outlay, Plan, PlansFrame
from rubbletop.games.tokyo.player import hands, provision
from rubbletop.games.tokyo.player.bidding import rival_sums, win_chance
from rubbletop.games.tokyo.player.purse import Shopping, next_purchase
from rubbletop.games.tokyo.state import Fund, Options, TokyoState, replace
from rubbletop.games.tokyo.tables import SchemeId
from rubbletop.kernel.facts import Seat
from tests.tokyo.builders import ONE, THREE, TWO, at, given_game, given_placed, played, unit
from tests.tokyo.player.asking import choice, hint, outlook


def given_bids(players: int = 4, options: Options | None = None) -> TokyoState:
    """Return Phase 2 with nothing bid yet and some populace of seat two beside GODRAN."""
    s = given_game(BiddingFrame(bids={}), players=players, options=options)
    return given_placed(s, "se.old_folks.1 I8", "se.old_folks.2 H9", "ne.tank.1 H7")


def given_plans(
    *placed: str, godran: str = "H8", cash: int = 100, listed: tuple[str, ...] = (), **fields: object
) -> TokyoState:
    """Return Phases 3 and 4, seat one having so much Mega-Yen and some units on her list."""
    plan = Plan(units=tuple(unit(name) for name in listed))
    s = replace(given_game(PlansFrame(plans={})), controller=TWO, godran=at(godran), **fields)
    s = replace(s, stack=(PlansFrame(plans={**dict.fromkeys(s.order, Plan()), ONE: plan}),))
    return given_placed(replace(s, cash={**s.cash, ONE: cash}), *placed)


def given_development(cash: int) -> TokyoState:
    """Return Phase 5, seat one having so much Mega-Yen."""
    s = given_game(DevelopFrame(outlays={}), controller=TWO)
    s = replace(s, stack=(DevelopFrame(outlays=dict.fromkeys(s.order, Outlay())),))
    return replace(s, cash={**s.cash, ONE: cash})


# Bids


def test_viii_a_bid_that_can_win_is_made() -> None:
    action = choice(given_bids())

    assert action in [BidSchemes(seat=ONE, cards=(card,)) for card in ("parade", "sweetheart")]
    assert hint(given_bids()).startswith("To control GODRAN is worth about ")


def test_viii_the_purse_of_a_rival_limits_what_she_can_bid() -> None:
    s = given_bids()
    poor = replace(s, cash={**s.cash, TWO: 12})

    assert rival_sums(outlook(s), TWO) == [0, 10, 15, 25, 40, 60]
    assert rival_sums(outlook(poor), TWO) == [0, 10]
    assert rival_sums(outlook(replace(poor, carried={TWO: "parade"})), TWO) == [40, 50]


def test_viii_a_secret_purse_may_hold_anything() -> None:
    s = given_bids(options=Options(hidden_cash=True))

    assert rival_sums(outlook(s), TWO) == [0, 10, 15, 25, 40, 60]


def test_viii_34_who_can_pay_nothing_bids_nothing() -> None:
    used: dict[Seat, tuple[SchemeId, ...]] = {TWO: ("hide", "tuna")}
    s = given_bids()
    s = replace(s, used={**s.used, **used}, cash={**s.cash, TWO: 5})

    assert rival_sums(outlook(s), TWO) == [0]
    assert win_chance(outlook(s), 60) > win_chance(outlook(s), 25) > win_chance(outlook(s), 0)


def test_viii_the_hard_player_outbids_those_who_always_bid_their_dearest() -> None:
    used: dict[Seat, tuple[SchemeId, ...]] = {}
    s = given_bids()
    for seat in s.order:
        used[seat] = ("sweetheart", "parade")
    s = replace(s, turn=3, used={**used, ONE: ("hide", "tuna")})

    bid = choice(s, "hard")

    assert bid == BidSchemes(seat=ONE, cards=("parade",)) or bid == BidSchemes(
        seat=ONE, cards=("sweetheart",)
    )


def test_viii_a_habit_shows_in_the_order_of_the_used_schemes() -> None:
    s = given_bids()
    s = replace(s, cash={**dict.fromkeys(s.order, 0), TWO: 100})
    eager = replace(s, used={**s.used, TWO: ("sweetheart", "parade", "lullaby")})
    thrifty = replace(s, used={**s.used, TWO: ("lullaby", "parade", "sweetheart")})

    firsts = [hands.tops(outlook(state), 1, Random(1))[0] for state in (eager, thrifty)]

    assert sum(firsts[0]) > sum(firsts[1])


def test_viii_two_players_lay_two_cards() -> None:
    bid = choice(given_bids(players=2), "hard")

    assert isinstance(bid, BidSchemes)
    assert len(bid.cards) == 2


def test_viii_43_a_carried_scheme_counts_beside_a_new_one() -> None:
    s = replace(given_bids(), carried={TWO: "parade"}, used={**given_bids().used, TWO: ("parade",)})

    assert min(hands.tops(outlook(s), 1, Random(1))[0]) >= 40


def test_viii_hands_that_run_out_come_back() -> None:
    s = replace(
        given_bids(), used={**given_bids().used, TWO: ("sweetheart", "parade", "lullaby", "rival", "tuna")}
    )

    assert len(hands.tops(outlook(s), 3, Random(1))) == 3


# Activation and research


def test_ix_an_army_that_can_wound_godran_is_bought_unit_by_unit() -> None:
    s = given_plans(cash=300, godran="H3")

    assert isinstance(choice(s), ListUnit)
    assert hint(s) == "Troop belongs to an attack that can hurt GODRAN where it is now."
    while isinstance(action := choice(s), ListUnit):
        s = played(s, action)[0]
    assert action == SealPlan(seat=ONE) or isinstance(action, FundResearch)


def test_ix_what_is_enough_is_sealed() -> None:
    s = given_plans(cash=180, godran="H3")
    while isinstance(action := choice(s), ListUnit):
        s = played(s, action)[0]

    assert action == SealPlan(seat=ONE)
    assert hint(s) == "That is all it takes; what is left is needed for your populace, or later."


def test_ix_nothing_is_bought_where_nothing_comes_of_it() -> None:
    s = given_plans(cash=60, godran="H15")

    assert choice(s) == SealPlan(seat=ONE)
    assert hint(s) == "Nothing that you can pay reaches GODRAN in strength: keep your Mega-Yen."
    assert choice(s, "hard") == SealPlan(seat=ONE)


def test_ix_what_does_not_help_is_struck_off() -> None:
    s = given_plans(cash=100, listed=("ne.troop.1",), godran="H15")

    assert choice(s) == StrikeOffUnit(seat=ONE, unit=unit("ne.troop.1"))
    assert hint(s) == "What you mean to do works without Troop."


def test_ix_units_that_cannot_be_paid_are_left_out() -> None:
    s = given_plans(cash=20)

    assert next_purchase(outlook(s), Shopping(Counter({"tank": 1}), 25)) == SealPlan(seat=ONE)


@pytest.mark.parametrize("level", ["normal", "hard"])
def test_xi_a_superweapon_in_the_box_gets_a_carrier(level: str) -> None:
    s = given_plans("ne.heat_ray box", cash=50, godran="H15")

    assert choice(s, level) == ListUnit(seat=ONE, unit=unit("ne.halftrack.1"))
    carried = given_plans("ne.heat_ray box", "ne.tank.1 box", cash=50, godran="H15")
    assert choice(carried, level) == SealPlan(seat=ONE)
    poor = given_plans("ne.heat_ray box", cash=40, godran="H15")
    assert choice(poor, level) == SealPlan(seat=ONE)


def test_x_who_is_rich_looks_at_a_card() -> None:
    s = given_plans(cash=400, godran="H15")

    assert choice(s) == FundResearch(seat=ONE, amount=25)
    assert hint(s).startswith("You can afford to look at an Origin card")


def test_ix_the_hard_player_buys_for_where_it_will_take_godran() -> None:
    s = given_plans("se.tank.1 H5", "se.tank.2 I4", cash=300, wounds=3, godran_vp=300, godran="H6")
    mine = replace(s, controller=ONE)

    assert sum(provision.provided(outlook(mine), 0).values()) > 2
    assert isinstance(choice(mine, "hard"), ListUnit)


def test_ix_the_hard_player_buys_for_where_a_rival_may_take_godran() -> None:
    s = given_plans("ne.tank.1 H5", cash=400, wounds=3, godran_vp=300, godran="H4")

    assert sum(provision.provided(outlook(s), 0).values()) > 2


def test_x_any_card_is_looked_at_first() -> None:
    s = replace(given_game(LooksFrame(left={ONE: 1})), looked={**given_game().looked, ONE: (0,)})

    assert choice(s) == LookAtCard(seat=ONE, place=1)
    assert hint(s) == "Each card rules out an Origin: one is as good as another."


# Development


def test_xi_only_what_army_and_populace_leave_goes_into_science() -> None:
    rich, poor = given_development(260), given_development(150)

    assert choice(rich) == FundWeapon(seat=ONE, fund="one.1", amount=60)
    assert hint(rich) == "You have Mega-Yen that neither your army nor your populace needs now."
    assert choice(poor) == SealOutlay(seat=ONE)
    assert hint(poor) == "A superweapon can wait: your army and your populace need the Mega-Yen."


def test_xi_49_a_fund_that_is_due_is_for_what_wounds_most_surely() -> None:
    funds = {"one.1": Fund(id="one.1", owner=ONE, amount=190)}
    s = replace(given_development(260), funds=funds, looked={**given_game().looked, ONE: (1, 2, 3, 4)})

    filled = played(s, choice(s))[0]

    assert choice(filled) == DeclareWeapon(seat=ONE, fund="one.1", weapon="heat_ray")
    assert hint(filled) == "As far as you know the Origin, Heat Ray wounds GODRAN in 42 of 100 cases."
    settled = played(filled, choice(filled))[0]
    assert choice(settled) == SealOutlay(seat=ONE)
    assert hint(settled) == "The rest is better kept for your army and your populace."


def test_xi_50_no_more_than_a_superweapon_needs_is_paid() -> None:
    funds = {"one.1": Fund(id="one.1", owner=ONE, amount=280, weapon="heat_ray")}

    assert choice(replace(given_development(400), funds=funds)) == FundWeapon(
        seat=ONE, fund="one.1", amount=20
    )


def test_xi_30_who_is_asked_though_her_secret_purse_is_empty_pays_nothing() -> None:
    s = replace(given_development(0), options=Options(hidden_cash=True))

    assert choice(s) == SealOutlay(seat=ONE)


def test_viii_44_a_habit_is_read_from_all_six_schemes_as_well() -> None:
    s = given_bids()
    all_six = ("sweetheart", "parade", "lullaby", "rival", "tuna", "hide")
    s = replace(
        s, cash={**dict.fromkeys(s.order, 0), TWO: 0}, used={**s.used, TWO: all_six, THREE: ("hide",)}
    )

    assert set(hands.tops(outlook(s), 1, Random(1))[0]) == {0}
