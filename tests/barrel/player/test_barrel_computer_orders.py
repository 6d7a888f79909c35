# SPDX-License-Identifier: GPL-3.0-or-later
"""What computer players of One More Barrel do in their actions: choosing, buying, building, selling."""

import pytest

from rubbletop.games.barrel.actions import checks, rebels
from rubbletop.games.barrel.actions.orders import (
    AwardContract,
    Buy,
    Construct,
    EndAction,
    EndTurn,
    GiveAid,
    MakeSpeech,
    March,
    OpenConstruction,
    OpenProduction,
    OpenPurchase,
    PassAction,
    Produce,
    ProduceAll,
    RaiseMedia,
    RaiseTaxes,
    SellOil,
    TakeMoney,
    TakePlace,
    Withdraw,
)
from rubbletop.games.barrel.frames.orders import (
    ConstructionFrame,
    ProductionFrame,
    PurchaseFrame,
    TurnFrame,
)
from rubbletop.games.barrel.player import building, campaign, choosing, production, purchase, reasons
from rubbletop.games.barrel.player.draft import Draft
from rubbletop.games.barrel.player.roads import roads
from rubbletop.games.barrel.player.worth import Holdings
from rubbletop.games.barrel.state import BarrelState, replace
from rubbletop.kernel.facts import Action
from tests.barrel.builders import (
    BORDER,
    FOUR,
    ONE,
    THREE,
    TWO,
    at,
    given_game,
    given_region,
    given_reserve,
    ground,
)
from tests.barrel.player.barrel_asking import choice, hint, outlook

ALL = (ONE, TWO, THREE, FOUR)
CHOSEN = TurnFrame(round=1, left=ALL, chosen=True)


def given_turn(turn: int = 6, round_: int = 1, price: int = 0) -> BarrelState:
    """Return an action turn of player one."""
    return given_game(TurnFrame(round=round_, left=ALL), turn=turn, price=price)


def kinds(s: BarrelState) -> set[type[Action]]:
    """Return the kinds of actions that are weighed against each other."""
    return {type(option.action) for option in choosing.options(outlook(s))}


# Choosing


def test_every_kind_of_action_is_weighed() -> None:
    s = given_turn(turn=6, price=7)
    s = given_region(s, "najaf", ONE, troops={ONE: 2}, logistics=3).with_power(ONE, pacifism=5)
    s = replace(s, order=(TWO, ONE, THREE, FOUR), stack=(TurnFrame(round=1, left=(ONE, THREE, FOUR)),))

    assert kinds(s) == {
        RaiseMedia,
        OpenPurchase,
        OpenConstruction,
        TakeMoney,
        TakePlace,
        RaiseTaxes,
        MakeSpeech,
        OpenProduction,
        PassAction,
    }


def test_what_is_taken_or_past_is_not_weighed() -> None:
    s = given_turn(turn=12).with_power(ONE, pacifism=5, taxed=True, media=15, cash=0)
    rows = ("media", "purchase", "construction", "money")
    s = replace(s, boxes={f"{row}.{column}": TWO for row in rows[1:] for column in (1, 2, 3)})

    assert kinds(s) == {PassAction}


def test_in_the_first_action_what_others_may_take_comes_before_what_is_open_to_all() -> None:
    s = given_turn()
    look = outlook(s)
    contested = choosing.Option(9.0, TakeMoney(seat=ONE, box="money.1"), s)
    free = choosing.Option(10.0, RaiseTaxes(seat=ONE), s, contested=False)

    assert choosing.ranked(look, 1, [free, contested])[0] == contested
    assert choosing.ranked(look, 2, [free, contested])[0] == free


def test_a_turn_is_ended_when_the_action_is_done() -> None:
    s = given_game(CHOSEN)

    assert choice(s) == EndTurn(seat=ONE)
    assert hint(s) == "Nothing else would improve your position now."


def test_on_the_first_turn_a_region_is_attacked() -> None:
    s = given_reserve(given_turn(turn=1), ONE, troops=4, logistics=2)

    assert choice(s) == OpenPurchase(seat=ONE, box="purchase.1")
    assert hint(s).startswith("No other action brings more")


def test_the_hard_player_attacks_too() -> None:
    s = given_reserve(given_turn(turn=1), ONE, troops=4, logistics=2)

    assert choice(s, "hard") == OpenPurchase(seat=ONE, box="purchase.1")


def test_the_easy_player_chooses_by_chance() -> None:
    assert isinstance(choice(given_turn(), "easy"), Action)


# Selling


def test_18_oil_is_sold_for_a_good_price() -> None:
    s = given_turn(price=9).with_power(ONE, oil=5)

    assert choice(s) == SellOil(seat=ONE, barrels=5)
    assert hint(s) == "$5 a barrel is a good price."


def test_18_some_oil_is_sold_when_money_is_short() -> None:
    s = given_turn(price=3).with_power(ONE, oil=5, cash=0)

    assert choice(s) == SellOil(seat=ONE, barrels=2)
    assert hint(s) == "You are short of money, and $2 a barrel will do."


def test_18_oil_is_kept_for_a_better_price() -> None:
    assert not isinstance(choice(given_turn(price=3).with_power(ONE, oil=5)), SellOil)


def test_18_the_last_seller_asks_for_more_as_she_would_bring_the_price_down() -> None:
    s = given_turn(price=6).with_power(ONE, oil=5)
    for seat in (TWO, THREE, FOUR):
        s = s.with_power(seat, sold=True)

    assert not isinstance(choice(s), SellOil)


# Purchases and moves


def given_purchase(
    s: BarrelState, elements: int = 10, moves: int = 3, *, moving: bool = False
) -> BarrelState:
    """Return a Purchase and Move of one that is open."""
    frame = PurchaseFrame(buyer=ONE, elements=elements, moves=moves, moving=moving)
    return replace(s, stack=(CHOSEN, frame))


def drafts(s: BarrelState, elements: int = 10, moves: int = 3) -> list[Draft]:
    """Return the plans of one deed."""
    return list(campaign.deeds(Draft(ground(), ONE, s, s, elements, moves)))


def test_troops_at_the_border_march_before_others_are_bought() -> None:
    s = given_purchase(given_reserve(given_turn(turn=1), ONE, troops=5, logistics=2), elements=0)

    action = choice(s)

    assert isinstance(action, March)
    assert action.origin == BORDER
    assert "of 100 cases" in hint(s)


def test_a_region_that_nobody_guards_is_seized() -> None:
    s = given_region(given_turn(turn=8, price=10), "najaf", TWO, logistics=2, barrels=1)
    s = given_purchase(given_region(s, "muthanna", ONE, troops={ONE: 1}, logistics=2))

    after = purchase.planned(outlook(s), 10, 3)[1].s

    assert after.regions[at("najaf")].control == ONE


def test_a_region_of_ones_own_without_a_guard_gets_one() -> None:
    s = given_region(given_turn(turn=8, price=10), "najaf", ONE, logistics=2, barrels=1)

    assert any(draft.s.regions[at("najaf")].troops.get(ONE) for draft in drafts(s))


def test_logistics_come_by_land_where_there_is_a_way_and_by_air_elsewhere() -> None:
    s = given_region(given_turn(), "najaf", ONE, troops={ONE: 1}, logistics=0)
    s = given_reserve(given_region(s, "erbil", ONE, troops={ONE: 1}), ONE, logistics=1)
    actions = {action for draft in drafts(s) for action in draft.actions}

    assert March(seat=ONE, origin=BORDER, to=at("najaf"), troops=0, logistics=2) in actions
    assert Buy(seat=ONE, what="logistic", region=at("erbil"), number=4) in actions


def test_troops_march_on_with_the_logistics_that_are_not_needed_where_they_are() -> None:
    s = given_region(given_turn(), "najaf", ONE, troops={ONE: 4}, logistics=3)
    found = [draft for draft in drafts(s) if draft.s.regions[at("karbala")].troops.get(ONE) == 2]

    assert any(draft.s.regions[at("karbala")].logistics for draft in found)
    assert all(draft.s.regions[at("najaf")].troops[ONE] >= 1 for draft in found)


def test_24_logistics_are_never_flown_to_where_troops_have_yet_to_march() -> None:
    s = given_region(given_turn(), "najaf", ONE, troops={ONE: 4}, logistics=0)
    draft = Draft(ground(), ONE, s, s, 10, 3).marched((at("najaf"), at("karbala")), 2, 0)

    assert draft.bought("logistic", at("karbala"), 1) is None
    landed = draft.bought("troop", at("karbala"), 1)
    assert landed is not None
    assert landed.bought("logistic", at("karbala"), 1) is not None


def test_nobody_plans_beyond_her_means() -> None:
    s = given_reserve(given_turn(), ONE, troops=14)
    draft = Draft(ground(), ONE, s, s, 10, 3)

    assert draft.bought("troop", BORDER, 2) is None
    assert draft.bought("logistic", at("najaf"), 11) is None
    assert draft.bought("troop", BORDER, 0) is draft


def test_troops_with_nothing_to_do_are_withdrawn() -> None:
    s = given_reserve(given_turn(turn=12), ONE, troops=9).with_power(ONE, cash=0, pacifism=6)
    s = given_purchase(given_region(s, "najaf", ONE, troops={ONE: 1}, logistics=2), elements=0, moves=1)

    assert choice(s) == Withdraw(seat=ONE, troops=9)
    assert hint(s).startswith("Fewer troops calm your people")


def test_troops_next_to_the_border_can_be_withdrawn_with_two_moves() -> None:
    s = given_region(given_turn(turn=12), "najaf", ONE, troops={ONE: 5}, logistics=2)
    s = given_region(s, "muthanna", locals_=3, troops={ONE: 1})

    withdrawn = [draft for draft in drafts(s, 0, 2) if Withdraw(seat=ONE, troops=4) in draft.actions]

    assert [draft.s.troops_of(ONE) for draft in withdrawn] == [2]
    assert not any(isinstance(a, Withdraw) for draft in drafts(s, 0, 1) for a in draft.actions)


def test_without_means_a_purchase_is_ended() -> None:
    s = given_purchase(given_turn(turn=12).with_power(ONE, cash=0))

    assert choice(s) == EndAction(seat=ONE)


def test_23_roads_lead_through_controlled_regions_and_cost_nothing_in_the_hinterland() -> None:
    s = given_turn()
    for region in ("najaf", "karbala", "babil", "anbar", "qadisiyya", "muthanna"):
        s = given_region(s, region, TWO, troops={TWO: 1})

    assert set(roads(ground(), s, at("najaf"), 0)) == {at("karbala")}
    assert roads(ground(), s, BORDER, 2)[at("babil")] == (BORDER, at("najaf"), at("babil"))
    assert at("babil") not in roads(ground(), s, BORDER, 2, ONE)


def test_23_a_free_step_is_taken_before_one_that_costs_a_move() -> None:
    s = given_turn()
    for region in ground().country:
        s = given_region(s, region, TWO, troops={TWO: 1})

    assert set(roads(ground(), s, BORDER, 0)) == set(ground().country)


# Construction and production


def given_construction(s: BarrelState, acts: int = 3) -> BarrelState:
    """Return a Construction of one that is open."""
    return replace(s, stack=(CHOSEN, ConstructionFrame(builder=ONE, acts=acts, done={})))


def test_construction_mixes_what_is_worth_most() -> None:
    s = given_region(given_turn(turn=7, price=8), "bassora", ONE, troops={ONE: 3}, logistics=7, barrels=3)
    s = given_construction(s.with_power(ONE, cash=40, contracts=8))

    plan = building.planned(outlook(s), s.top_frame(ConstructionFrame))

    assert len(plan.actions) == 3
    assert AwardContract(seat=ONE) in plan.actions
    assert any(isinstance(action, Construct) for action in plan.actions)


def test_who_controls_nothing_has_nothing_to_construct() -> None:
    s = given_construction(given_turn())

    assert choice(s) == EndAction(seat=ONE)


def test_tracks_at_their_ends_are_left_alone() -> None:
    s = given_region(given_turn(turn=12), "najaf", ONE, troops={ONE: 1}, logistics=1)
    s = given_construction(s.with_power(ONE, contracts=15, influence=15))

    assert not isinstance(choice(s), AwardContract | GiveAid)


def test_repetitions_that_cannot_be_paid_are_not_planned() -> None:
    s = given_region(given_turn(turn=9), "najaf", ONE, troops={ONE: 2}, logistics=6)
    s = given_construction(s.with_power(ONE, cash=0, contracts=10))

    plan = building.planned(outlook(s), s.top_frame(ConstructionFrame))

    assert len({type(action) for action in plan.actions}) == len(plan.actions)


def given_production(s: BarrelState) -> BarrelState:
    """Return an Oil Production of one that is open."""
    return replace(s, stack=(CHOSEN, ProductionFrame(producer=ONE)))


def test_all_regions_produce_where_there_is_room() -> None:
    s = given_region(given_turn(price=8), "bassora", ONE, logistics=5, buildings=("warehouse",))
    s = given_production(s)

    assert choice(s) == ProduceAll(seat=ONE)
    assert hint(s).startswith("The barrels will be worth more")


def test_a_region_that_is_full_does_not_produce() -> None:
    s = given_region(given_turn(turn=12, price=8), "bassora", ONE, logistics=5, buildings=("warehouse",))
    s = given_region(s, "dhi_qar", ONE, logistics=2, barrels=12, buildings=("warehouse", "warehouse"))
    s = given_production(s.with_power(ONE, influence=9))

    assert choice(s) == Produce(seat=ONE, region=at("bassora"))
    assert production.planned(outlook(s), (at("bassora"),)).regions == ()


def test_a_production_that_is_worth_nothing_is_ended() -> None:
    s = given_region(given_turn(turn=12), "dhi_qar", ONE, logistics=2, barrels=12, buildings=("warehouse",))

    frame = ProductionFrame(producer=ONE)

    assert production.next_step(outlook(given_production(s)), frame) == EndAction(seat=ONE)


# Reasons


@pytest.mark.parametrize(
    ("action", "text"),
    [
        (March(seat=ONE, origin=BORDER, to=at("najaf"), troops=0, logistics=1), "The logistics are needed"),
        (March(seat=ONE, origin=BORDER, to=at("najaf"), troops=1, logistics=1), "Najaf needs a guard"),
        (March(seat=ONE, origin=BORDER, to=at("dhi_qar"), troops=1, logistics=0), "Through Dhi Qar"),
        (Buy(seat=ONE, what="troop", region=BORDER, number=1), "These troops are for"),
        (Buy(seat=ONE, what="logistic", region=BORDER, number=1), "With these logistics"),
        (Construct(seat=ONE, region=at("najaf"), building="warehouse"), "Barrels without room"),
        (Construct(seat=ONE, region=at("najaf"), building="police"), "Rebels do much harm"),
        (Construct(seat=ONE, region=at("najaf"), building="pipeline"), "You produce more"),
        (Construct(seat=ONE, region=at("najaf"), building="refinery"), "The region gives more oil"),
        (GiveAid(seat=ONE, region=at("najaf")), "Influence helps against rebels"),
        (AwardContract(seat=ONE), "The step brings $2 at the end"),
        (TakePlace(seat=ONE, box="order.1"), "Others may take it away"),
        (RaiseMedia(seat=ONE, box="media.1", points=2), "Others may take it away"),
        (rebels.DefendAlone(seat=ONE), "It would bring you nothing."),
        (checks.Forfeit(seat=ONE, region=at("najaf")), "There a barrel"),
    ],
)
def test_each_decision_has_its_reason(action: Action, text: str) -> None:
    s = given_region(given_turn(turn=6, price=8), "najaf", ONE, troops={ONE: 1}, logistics=2)
    s = given_region(s, "dhi_qar", TWO, troops={TWO: 1})
    s = replace(s, order=(TWO, ONE, THREE, FOUR))

    assert reasons.reason(outlook(s), action).text().startswith(text)


def test_the_best_choice_says_what_it_brings() -> None:
    s = given_turn(turn=12).with_power(ONE, pacifism=5, taxed=True, media=15, cash=0)
    s = replace(
        s, boxes={f"{row}.{n}": TWO for row in ("purchase", "construction", "money") for n in (1, 2, 3)}
    )
    assert hint(s) == "Nothing that can be chosen would help you."

    s = given_turn(turn=8).with_power(ONE, pacifism=8, taxed=True, spoken=True)
    s = replace(s, boxes={f"purchase.{column}": TWO for column in (1, 2, 3)})
    assert hint(given_reserve(s, ONE, troops=5)).startswith("More media keep Pacifism down")

    s = given_turn(turn=8).with_power(ONE, pacifism=13, taxed=True)
    assert reasons.reason(outlook(s), MakeSpeech(seat=ONE)).text().startswith("It takes down Pacifism")


def test_1_a_second_building_is_not_planned_without_the_money_for_it() -> None:
    s = given_region(given_turn(turn=9, price=8), "najaf", ONE, troops={ONE: 2}, logistics=6, barrels=3)
    frame = ConstructionFrame(builder=ONE, acts=1, done={"building": 1})
    s = replace(s.with_power(ONE, cash=0), stack=(CHOSEN, frame))

    plan = building.planned(outlook(s), frame)

    assert not any(isinstance(action, Construct) for action in plan.actions)


def test_a_region_that_another_fights_for_counts_for_nothing() -> None:
    s = given_turn(turn=6, price=8)
    alone = given_region(s, "najaf", locals_=1, troops={TWO: 3}, logistics=2)
    helped = given_region(s, "najaf", locals_=1, troops={TWO: 3, ONE: 1}, logistics=2)
    own = given_region(s, "najaf", locals_=1, troops={ONE: 1, TWO: 3}, logistics=2)

    assert Holdings(outlook(alone), alone).stores == []
    assert Holdings(outlook(helped), helped).stores == []
    assert len(Holdings(outlook(own), own).stores) == 1
