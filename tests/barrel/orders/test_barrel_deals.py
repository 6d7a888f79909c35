# SPDX-License-Identifier: GPL-3.0-or-later
"""Deals: offers, answers and what changes hands (Diplomacy and Alliances; 44, 45)."""

import pytest

from rubbletop.games.barrel.actions.deals import AcceptDeal, OfferDeal, RefuseDeal
from rubbletop.games.barrel.actions.orders import EndTurn
from rubbletop.games.barrel.events.common import ControlTaken, Earned, OilMoved, Paid
from rubbletop.games.barrel.events.deals import (
    DealMade,
    DealOffered,
    DealRefused,
    LogisticsGiven,
    PromiseWritten,
    SupportPledged,
)
from rubbletop.games.barrel.frames.deals import Bundle, Deal, DealFrame, Transfer
from rubbletop.games.barrel.frames.orders import TurnFrame
from rubbletop.games.barrel.state import BarrelState, Pledge, Promise, replace
from rubbletop.games.barrel.words import deals as words
from rubbletop.kernel.facts import Event, Seat
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
    is_offered,
    legal,
    of_kind,
    played,
    reason,
    rules,
)

TURN = TurnFrame(round=1, left=(ONE, TWO, THREE, FOUR))
NOTHING = Bundle()


def given_table() -> BarrelState:
    """Return One's turn: $10 and 2 barrels each, Bassora of One beside Maysan of Two."""
    s = given_game(TURN, price=3)
    for seat in s.seats:
        s = s.with_power(seat, oil=2)
    s = given_region(s, "bassora", ONE, logistics=5, barrels=2, buildings=("police",), troops={ONE: 2})
    return given_region(s, "maysan", TWO, logistics=3)


def offer(
    give: Bundle = NOTHING, take: Bundle = NOTHING, promise: str = "", partner: Seat = TWO
) -> OfferDeal:
    return OfferDeal(seat=ONE, partner=partner, give=give, take=take, promise=promise)


def made(
    s: BarrelState, give: Bundle = NOTHING, take: Bundle = NOTHING, promise: str = ""
) -> tuple[BarrelState, tuple[Event, ...]]:
    s, _ = played(s, offer(give, take, promise))
    return played(s, AcceptDeal(seat=TWO))


def move(origin: str, to: str, number: int = 1) -> Bundle:
    return Bundle(logistics=(Transfer(origin=at(origin), to=at(to), number=number),))


# What changes hands


def test_ruling_44_money_and_oil_in_hand_change_hands_at_once() -> None:
    s, events = made(given_table(), Bundle(cash=5), Bundle(oil=2))

    assert (s.powers[ONE].cash, s.powers[ONE].oil) == (15, 4)
    assert (s.powers[TWO].cash, s.powers[TWO].oil) == (25, 0)
    deal = Deal(proposer=ONE, partner=TWO, give=Bundle(cash=5), take=Bundle(oil=2))
    assert events == (
        DealMade(deal=deal),
        Paid(payer=ONE, amount=5, purpose="deal", taker=TWO),
        OilMoved(giver=TWO, barrels=2, taker=ONE),
    )
    assert s.stack == (replace(TURN, offers=1),)


def test_ruling_44_control_of_a_region_goes_with_all_in_it_but_troops() -> None:
    s, events = made(given_table(), Bundle(regions=(at("bassora"),)))

    held = s.regions[at("bassora")]
    assert (held.control, held.logistics, held.barrels, held.buildings) == (TWO, 5, 2, ("police",))
    assert held.troops == {ONE: 2}
    assert of_kind(events, ControlTaken) == (ControlTaken(seat=TWO, region=at("bassora"), how="deal"),)


def test_ruling_44_logistics_go_to_the_contiguous_region_of_the_taker() -> None:
    s, events = made(given_table(), move("bassora", "maysan", 2))

    assert (s.regions[at("bassora")].logistics, s.regions[at("maysan")].logistics) == (3, 5)
    given = LogisticsGiven(giver=ONE, taker=TWO, path=(at("bassora"), at("maysan")), number=2)
    assert of_kind(events, LogisticsGiven) == (given,)


def test_ruling_44_logistics_change_hands_in_the_border_region_and_go_in_from_there() -> None:
    s = given_reserve(given_region(given_table(), "najaf", ONE), TWO, logistics=3)
    s, _ = made(s, Bundle(cash=2), move("border", "border", 1))
    assert (s.border[ONE].logistics, s.border[TWO].logistics) == (1, 2)

    s, _ = made(s, Bundle(cash=2), move("border", "najaf", 2))
    assert (s.regions[at("najaf")].logistics, s.border[TWO].logistics) == (2, 0)


def test_ruling_44_support_in_a_battle_is_pledged_for_the_turn() -> None:
    s, events = made(given_table(), Bundle(cash=4), Bundle(support=(at("najaf"),)))

    assert s.pledges == (Pledge(giver=TWO, taker=ONE, region=at("najaf")),)
    assert of_kind(events, SupportPledged) == (SupportPledged(giver=TWO, taker=ONE, region=at("najaf")),)
    again = offer(take=Bundle(support=(at("najaf"),)))
    assert reason(s, again) == "Two has pledged support in Najaf already."


def test_ruling_44_a_written_promise_stays_on_the_table() -> None:
    s, events = made(given_table(), take=Bundle(oil=1), promise="Najaf is yours.")

    assert s.promises == (Promise(giver=ONE, taker=TWO, turn=1, text="Najaf is yours."),)
    assert of_kind(events, PromiseWritten) == (PromiseWritten(giver=ONE, taker=TWO, text="Najaf is yours."),)


# Offers


def test_ruling_44_an_offer_is_put_before_the_partner_alone() -> None:
    s, events = played(given_table(), offer(Bundle(oil=1), Bundle(cash=9)))

    deal = Deal(proposer=ONE, partner=TWO, give=Bundle(oil=1), take=Bundle(cash=9))
    assert events == (DealOffered(deal=deal),)
    assert s.stack == (replace(TURN, offers=1), DealFrame(deal=deal))
    assert rules().actors(s) == (TWO,)
    assert legal(s, TWO) == (AcceptDeal(seat=TWO), RefuseDeal(seat=TWO))
    assert reason(s, EndTurn(seat=TWO)) == "Answer the offer first."


def test_ruling_44_what_was_refused_is_not_offered_again_in_the_action() -> None:
    s, _ = played(given_table(), offer(Bundle(oil=1), Bundle(cash=4)))
    s, events = played(s, RefuseDeal(seat=TWO))

    deal = Deal(proposer=ONE, partner=TWO, give=Bundle(oil=1), take=Bundle(cash=4))
    assert events == (DealRefused(deal=deal),)
    assert reason(s, offer(Bundle(oil=1), Bundle(cash=4))) == "Two refused just that."
    assert is_offered(s, offer(Bundle(oil=1), Bundle(cash=4), partner=THREE))


def test_ruling_44_three_deals_are_offered_in_an_action_at_most() -> None:
    s = given_table()
    for cash in (1, 2, 3):
        s, _ = played(s, offer(Bundle(cash=cash), Bundle(oil=1)))
        s, _ = played(s, RefuseDeal(seat=TWO))

    assert reason(s, offer(Bundle(cash=4), Bundle(oil=1))) == "You have offered 3 deals in this action."
    assert not any(isinstance(choice, OfferDeal) for choice in legal(s, ONE))


def test_ruling_44_plain_offers_are_listed_for_each_other_player() -> None:
    s = given_reserve(given_table(), TWO, logistics=1)
    listed = [choice for choice in legal(s, ONE) if isinstance(choice, OfferDeal)]

    sale, buy = (Bundle(oil=1), Bundle(cash=4)), (Bundle(cash=4), Bundle(oil=1))
    both = [offer(*swap, partner=partner) for partner in (TWO, THREE, FOUR) for swap in (sale, buy)]
    assert listed == [*both[:2], offer(Bundle(cash=2), move("border", "border")), *both[2:]]


# Refusals


def test_ruling_44_a_deal_is_between_two_players_and_about_something() -> None:
    s = given_table()

    assert reason(s, offer()) == "A deal needs something that is given."
    assert reason(s, offer(Bundle(oil=1), partner=ONE)) == "A deal needs another player."
    assert reason(s, offer(Bundle(oil=1), partner=Seat("five"))) == "A deal needs another player."


def test_ruling_44_the_proposer_must_have_what_is_offered() -> None:
    s = given_table()

    assert reason(s, offer(Bundle(cash=21))) == "You have only $10."
    assert reason(s, offer(Bundle(oil=3))) == "You have only 2 barrels in hand."
    assert reason(s.with_power(ONE, oil=0), offer(Bundle(oil=3))) == "You have no oil in hand."
    assert reason(s, offer(take=Bundle(cash=-1))) == "Nobody can give less than nothing."


def test_ruling_45_what_the_partner_has_in_hand_only_the_partner_knows() -> None:
    for ask in (Bundle(cash=21), Bundle(oil=3)):
        s, _ = played(given_table(), offer(take=ask))
        assert legal(s, TWO) == (RefuseDeal(seat=TWO),)

    assert reason(s, AcceptDeal(seat=TWO)) == "You have only 2 barrels in hand."


def test_ruling_44_a_region_must_be_controlled_to_be_given() -> None:
    s = given_table()

    assert reason(s, offer(Bundle(regions=(at("maysan"),)))) == "One does not control Maysan."
    assert reason(s, offer(take=Bundle(regions=(at("najaf"),)))) == "Two does not control Najaf."
    assert "of the country" in reason(s, offer(Bundle(regions=(BORDER,))))
    twice = Bundle(regions=(at("bassora"), at("bassora")))
    assert "the same thing twice" in reason(s, offer(twice))


def test_ruling_44_support_is_for_a_battle() -> None:
    s = replace(given_table(), supported=((at("najaf"), TWO),))

    assert "nobody controls yet" in reason(s, offer(Bundle(support=(at("bassora"),))))
    assert "nobody controls yet" in reason(s, offer(Bundle(support=(BORDER,))))
    assert (
        reason(s, offer(take=Bundle(support=(at("najaf"),)))) == "Two was called to Najaf this turn already."
    )
    assert "the same thing twice" in reason(s, offer(Bundle(support=(at("najaf"),) * 2)))


def test_ruling_44_logistics_go_no_further_than_next_door() -> None:
    s = given_region(given_table(), "anbar", TWO)

    assert "that Two controls" in reason(s, offer(move("bassora", "najaf")))
    assert "that Two controls" in reason(s, offer(move("bassora", "border")))
    assert "contiguous" in reason(s, offer(move("bassora", "anbar")))
    assert reason(s, offer(move("maysan", "maysan"))) == "One does not control Maysan."
    assert reason(s, offer(move("bassora", "maysan", 6))) == "One has only 5 logistics in Bassora."
    assert reason(s, offer(move("border", "border"))) == "One has no logistics in the Border Region."
    assert reason(s, offer(move("bassora", "maysan", 0))) == "Give at least 1 logistic."


def test_ruling_44_logistics_that_are_given_twice_must_be_there_twice() -> None:
    three = Transfer(origin=at("bassora"), to=at("maysan"), number=3)

    assert "only 5 logistics" in reason(given_table(), offer(Bundle(logistics=(three, three))))


def test_ruling_44_a_region_changes_hands_with_its_logistics() -> None:
    both = replace(move("bassora", "maysan"), regions=(at("bassora"),))

    assert "with all logistics" in reason(given_table(), offer(both))
    assert "with all logistics" in reason(
        given_table(), offer(move("bassora", "maysan"), Bundle(regions=(at("maysan"),)))
    )


def test_ruling_44_a_promise_is_a_line_of_text() -> None:
    s = given_table()

    assert "at most 200" in reason(s, offer(promise="x" * 201))
    assert "one line" in reason(s, offer(promise="two\nlines"))
    assert "one line" in reason(s, offer(promise="  "))
    rules().check(s, offer(promise="I keep out of Najaf."))


@pytest.mark.parametrize("sign", ["\u200b", "\u202e", "\ud800", "\x07", "\u200d"])
def test_ruling_44_all_of_a_promise_can_be_seen(sign: str) -> None:
    s = given_table()

    assert "cannot be seen" in reason(s, offer(promise=sign))
    if sign != "\u200d":
        assert "cannot be seen" in reason(s, offer(promise=f"I keep {sign}out."))


@pytest.mark.parametrize("text", ["\u0645\u06cc\u200c\u0622\u06cc\u0645", "\U0001f468\u200d\U0001f469 come"])
def test_ruling_44_a_promise_may_be_in_any_writing(text: str) -> None:
    rules().check(given_table(), offer(promise=text))


# Words


def test_deals_are_told_in_words() -> None:
    s = given_table()
    give = Bundle(cash=3, oil=1, regions=(at("bassora"),))
    support = Bundle(support=(at("najaf"),))
    deal = Deal(proposer=ONE, partner=TWO, give=give, take=support, promise="No rebels.")

    def told(event: Event) -> str:
        return rules().sentence(s, event).text()

    terms = "$1.50, 1 barrel, control of Bassora and the promise “No rebels.” for support in Najaf"
    assert told(DealOffered(deal=deal)) == f"One offers Two a deal: {terms}."
    assert told(DealMade(deal=deal)) == "Two makes the deal with One."
    assert told(DealRefused(deal=deal)) == "Two turns down what One offers."
    pledged = SupportPledged(giver=TWO, taker=ONE, region=at("najaf"))
    assert told(pledged) == "Two will come when One calls to a battle in Najaf this turn."
    written = PromiseWritten(giver=ONE, taker=TWO, text="No {rebels}.")
    assert told(written) == "One promises Two in writing: “No {rebels}.”"


def test_logistics_that_are_given_are_told_with_their_way() -> None:
    def told(origin: str, to: str) -> str:
        given = LogisticsGiven(giver=ONE, taker=TWO, path=(at(origin), at(to)), number=2)
        return rules().sentence(given_table(), given).text()

    assert told("bassora", "maysan") == "One gives Two 2 logistics from Bassora to Maysan."
    assert told("border", "border") == "One gives Two 2 logistics in the Border Region."


def test_deals_are_asked_in_words() -> None:
    s, _ = played(given_table(), offer(take=Bundle(oil=1)))
    tell = rules().wording

    question = "One offers you a deal. Do you make it?"
    assert rules().prompt(s, TWO).text() == question
    assert rules().prompt(s, ONE).text() == "Two answers an offer of One."
    assert tell(s, AcceptDeal(seat=TWO)).text() == "Make the deal"
    assert tell(s, RefuseDeal(seat=TWO)).text() == "Refuse the deal"
    assert tell(s, offer(Bundle(oil=1), Bundle(cash=4))).text() == "Offer Two: 1 barrel for $2"


def test_words_of_deals_leave_other_things_to_others() -> None:
    s = given_table()

    assert words.sentence(ground(), s, Earned(earner=ONE, amount=1, source="oil")) is None
    assert words.wording(ground(), s, EndTurn(seat=ONE)) is None
    assert words.prompt(ground(), s, ONE) is None
