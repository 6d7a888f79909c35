# SPDX-License-Identifier: GPL-3.0-or-later
"""Decisions half made that no game can come to are called by what is wrong, whoever wrote the file."""

import pytest

from rubbletop.board.grid import BuildingId
from rubbletop.games.tokyo.frames import AnyFrame
from rubbletop.games.tokyo.frames.attacks import AttacksFrame, PissedFrame
from rubbletop.games.tokyo.frames.godran import AllotFrame, FallFrame, FleeFrame, GodranFrame
from rubbletop.games.tokyo.frames.money import Bid, BiddingFrame, LotFrame, TieFrame
from rubbletop.games.tokyo.frames.muster import DevelopFrame, LooksFrame, Outlay, Plan, PlansFrame
from rubbletop.games.tokyo.frames.opening import RollOffFrame, SectorsFrame
from rubbletop.games.tokyo.state import Fund, TokyoState, replace
from rubbletop.kernel.codec import Codec, encoded
from rubbletop.kernel.facts import Seat
from tests.tokyo.builders import FOUR, ONE, THREE, TWO, at, given_game, given_placed, rules, unit

NOTHING = dict.fromkeys((TWO, THREE, FOUR), Plan())
NO_OUTLAY = dict.fromkeys((TWO, THREE, FOUR), Outlay())
NO_BIDS = dict.fromkeys((TWO, THREE, FOUR), Bid(cards=("hide",)))
NO_SUMS = dict.fromkeys((ONE, TWO, THREE, FOUR), 0)
ATTACK = AttacksFrame(left=(ONE,), start=at("H8"), wounds=0)


def told(s: TokyoState) -> str:
    """Return what is said of a state that was written to a file and read again."""
    return rules().contradiction(Codec(rules()).state(encoded(s)))


def amid(*stack: AnyFrame, **fields: object) -> TokyoState:
    return replace(given_game(*stack), **{"controller": ONE, **fields})


def listing(*names: str, research: int = 0) -> PlansFrame:
    return PlansFrame(plans={**NOTHING, ONE: Plan(units=tuple(map(unit, names)), research=research)})


def laying_out(types: dict[str, str] | None = None, **amounts: int) -> DevelopFrame:
    named = {name.replace("_", "."): amount for name, amount in amounts.items()}
    outlay = Outlay(amounts=named, types={} if types is None else types)  # type: ignore[arg-type]
    return DevelopFrame(outlays={**NO_OUTLAY, ONE: outlay})


def bidding(*cards: str, carry: bool = False) -> BiddingFrame:
    return BiddingFrame(bids={ONE: Bid(cards=cards, carry=carry)})  # type: ignore[arg-type]


def with_fund(owner: Seat, amount: int, weapon: str = "", name: str = "one.1") -> dict[str, Fund]:
    return {name: Fund(id=name, owner=owner, amount=amount, weapon=weapon)}  # type: ignore[arg-type]


def falling(**fields: int) -> FallFrame:
    known = {"link": 2, "dice": 3, "total": 9, **fields}
    return FallFrame(origin=at("I3"), area=None, side="N", source=BuildingId("ne.factory"), **known)


FORGED: dict[str, tuple[TokyoState, str]] = {
    "a sector picked late": (amid(SectorsFrame(left=(ONE,)), order=()), "picked out of turn"),
    "sectors of others": (
        amid(BiddingFrame(bids={}), chosen={ONE: ("ne", "nw"), TWO: ("se",), THREE: ("sw",), FOUR: ()}),
        "the sectors are not those that were chosen",
    ),
    "an order too early": (
        amid(RollOffFrame(tied=(ONE, TWO))),
        "the player order stands before it is rolled",
    ),
    "no order": (amid(BiddingFrame(bids={}), order=()), "does not stand after"),
    "Action Points": (amid(GodranFrame(ap=11, home=None)), "GODRAN cannot have 11 Action Points"),
    "dice of a smash": (amid(ATTACK, PissedFrame(dice=9_999, attackers=())), "9999 dice cannot be thrown"),
    "dice of debris": (amid(GodranFrame(ap=1, home=None), falling(dice=9_999)), "9999 dice cannot be thrown"),
    "a chain without end": (
        amid(GodranFrame(ap=1, home=None), falling(link=9_999)),
        "debris cannot come to 9999",
    ),
    "a flight too far": (
        given_placed(
            amid(GodranFrame(ap=1, home=None), FleeFrame(unit=unit("ne.tank.1"), steps=4)), "ne.tank.1 I3"
        ),
        "no unit flees 4 areas",
    ),
    "damage": (
        amid(GodranFrame(ap=1, home=None), AllotFrame(units=(), damage=9_999)),
        "9999 Damage Points cannot be dealt",
    ),
    "damage to a unit twice": (
        amid(GodranFrame(ap=1, home=None), AllotFrame(units=(unit("ne.troop.1"),) * 2, damage=3)),
        "Damage Points are allotted to a unit twice",
    ),
    "a carried bid": (amid(bidding(carry=True)), "one has no scheme to carry over"),
    "a bid used up": (
        amid(bidding("tuna"), used={**dict.fromkeys((TWO, THREE, FOUR), ()), ONE: ("tuna",)}),
        "in the hand",
    ),
    "a bid of two": (amid(bidding("hide", "tuna")), "one bids too many cards"),
    "a bid above the purse": (
        amid(bidding("sweetheart"), cash={**NO_SUMS}),
        "one bids more than the purse holds",
    ),
    "bids of three": (amid(TieFrame(bids=NO_BIDS, sums=NO_SUMS, paid=NO_SUMS)), "bids are not of all seats"),
    "sums of three": (
        amid(LotFrame(tied=(ONE, TWO), bids={**NO_BIDS, ONE: Bid()}, sums={})),
        "the sums of the bids are not of all seats",
    ),
    "payments of none": (
        amid(TieFrame(bids={**NO_BIDS, ONE: Bid()}, sums=NO_SUMS, paid={})),
        "the sums of the bids are not of all seats",
    ),
    "lists of three": (amid(PlansFrame(plans=NOTHING)), "plans are not of all seats"),
    "another’s unit": (amid(listing("se.troop.1")), "one cannot activate 'se.troop.1'"),
    "populace on a list": (amid(listing("ne.old_folks.1")), "one cannot activate 'ne.old_folks.1'"),
    "a superweapon on a list": (amid(listing("ne.heat_ray")), "one cannot activate 'ne.heat_ray'"),
    "a unit listed twice": (amid(listing("ne.troop.1", "ne.troop.1")), "one lists a unit twice"),
    "all cards and more": (
        amid(listing(research=126), cash=dict.fromkeys(NO_SUMS, 500)),
        "one puts more into research than it takes",
    ),
    "a list above the purse": (amid(listing(research=101)), "one lists more than the purse holds"),
    "looks for nothing": (amid(LooksFrame(left={ONE: 1})), "one has not paid for 1 more looks"),
    "no looks": (amid(LooksFrame(left={ONE: 0})), "one has not paid for 0 more looks"),
    "a stolen look": (
        amid(LooksFrame(left={}), looked={**dict.fromkeys((TWO, THREE, FOUR), ()), ONE: (2,)}),
        "one has looked at more cards than were paid for",
    ),
    "outlays of three": (amid(DevelopFrame(outlays=NO_OUTLAY)), "outlays are not of all seats"),
    "an outlay above the purse": (amid(laying_out(one_1=101)), "one lays out more than the purse holds"),
    "an outlay beyond the target": (
        amid(laying_out(one_1=301), cash=dict.fromkeys(NO_SUMS, 500)),
        "one cannot put 301 into the fund 'one.1'",
    ),
    "another’s fund": (
        amid(laying_out(two_1=1), funds=with_fund(TWO, 5, name="two.1")),
        "one cannot put 1 into the fund 'two.1'",
    ),
    "a type too early": (
        amid(laying_out({"one.1": "heat_ray"}, one_1=5)),
        "the fund 'one.1' cannot be settled",
    ),
    "a type of no fund": (amid(laying_out({"one.1": "heat_ray"})), "the fund 'one.1' cannot be settled"),
    "a full fund": (
        amid(BiddingFrame(bids={}), funds=with_fund(ONE, 300, "heat_ray")),
        "the fund 'one.1' holds more than it takes",
    ),
    "an open fund": (
        amid(BiddingFrame(bids={}), funds=with_fund(ONE, 200)),
        "the fund 'one.1' is settled too early or too late",
    ),
    "a fund settled early": (
        amid(BiddingFrame(bids={}), funds=with_fund(ONE, 199, "heat_ray")),
        "the fund 'one.1' is settled too early or too late",
    ),
    "a fund of what is in play": (
        given_placed(amid(BiddingFrame(bids={}), funds=with_fund(ONE, 200, "heat_ray")), "ne.heat_ray I3"),
        "one has funds for superweapons that are not idle",
    ),
    "five funds": (
        amid(
            BiddingFrame(bids={}),
            funds={f"one.{n}": Fund(id=f"one.{n}", owner=ONE, amount=1) for n in range(5)},
        ),
        "one has funds for superweapons that are not idle",
    ),
    "wounds before the attack": (
        amid(AttacksFrame(left=(ONE,), start=at("H8"), wounds=4)),
        "GODRAN cannot have begun with 4 wounds",
    ),
    "an attack from the pool": (
        amid(replace(ATTACK, joined=(unit("ne.troop.1"),))),
        "'ne.troop.1' cannot take part in the attack",
    ),
    "an attack of nobody’s": (
        given_placed(amid(replace(ATTACK, left=(), joined=(unit("ne.troop.1"),))), "ne.troop.1 H7"),
        "'ne.troop.1' cannot take part in the attack",
    ),
    "a superweapon among others": (
        given_placed(amid(replace(ATTACK, joined=(unit("ne.heat_ray"),))), "ne.heat_ray H7"),
        "'ne.heat_ray' cannot take part in the attack",
    ),
}


@pytest.mark.parametrize(("forged", "reason"), FORGED.values(), ids=FORGED.keys())
def test_a_forged_decision_is_called_by_what_is_wrong(forged: TokyoState, reason: str) -> None:
    assert reason in told(forged)


SOUND: dict[str, TokyoState] = {
    "a roll for the first player": amid(RollOffFrame(tied=(ONE, TWO)), order=()),
    "a bid": amid(bidding("tuna")),
    "open bids": amid(TieFrame(bids={**NO_BIDS, ONE: Bid()}, sums=NO_SUMS, paid=NO_SUMS)),
    "a list": amid(listing("ne.troop.1", research=25)),
    "a look": amid(LooksFrame(left={ONE: 1}), research={**NO_SUMS, ONE: 49}),
    "an outlay": amid(
        laying_out({"one.1": "heat_ray"}, one_1=100),
        funds={**with_fund(ONE, 100), **with_fund(TWO, 7, name="two.1")},
    ),
    "a rampage": amid(GodranFrame(ap=10, home=None), falling()),
    "an attack": given_placed(amid(replace(ATTACK, joined=(unit("ne.troop.1"),))), "ne.troop.1 H7"),
}


@pytest.mark.parametrize("s", SOUND.values(), ids=SOUND.keys())
def test_a_decision_that_can_be_contradicts_nothing(s: TokyoState) -> None:
    assert told(s) == ""
