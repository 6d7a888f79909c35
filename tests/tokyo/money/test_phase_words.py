# SPDX-License-Identifier: GPL-3.0-or-later
"""How set-up and Phases 1 to 5 read: sentences of the log, buttons, questions (V, VII to XI)."""

import pytest

from rubbletop.games.tokyo.actions.godran import EndRampage
from rubbletop.games.tokyo.actions.money import (
    AcceptOffer,
    BidSchemes,
    EndTrade,
    LoseUnit,
    NameAmount,
    OfferPoints,
    RefuseOffer,
)
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
from rubbletop.games.tokyo.actions.opening import (
    ChooseSector,
    DealPopulace,
    PlacePopulace,
    PopulacePlaced,
)
from rubbletop.games.tokyo.events.common import TurnBegun
from rubbletop.games.tokyo.events.money import (
    AmountNamed,
    BidLaid,
    BidShown,
    BidsShown,
    CenterHeld,
    ControlWon,
    HandRefreshed,
    LotDieThrown,
    LotsDrawn,
    NothingBid,
    OfferRefused,
    PenaltyMissed,
    PointsOffered,
    RoundVoid,
    SchemeCarried,
    TieDieThrown,
    TradeFailed,
    TradeMade,
    WentBroke,
)
from rubbletop.games.tokyo.events.muster import (
    CardExamined,
    OriginSeen,
    OutlaySealed,
    OutlaysShown,
    PlanSealed,
    PlansShown,
    ResearchFunded,
    UnitsActivated,
    WeaponDone,
    WeaponFunded,
    WeaponSettled,
)
from rubbletop.games.tokyo.events.opening import (
    FirstDieThrown,
    FirstTied,
    OrderSettled,
    OriginHidden,
    PopulaceDealt,
    PopulaceReady,
    PopulaceSet,
    SectorTaken,
)
from rubbletop.games.tokyo.frames import AnyFrame
from rubbletop.games.tokyo.frames.attacks import RepelFrame
from rubbletop.games.tokyo.frames.money import (
    Bid,
    BiddingFrame,
    Deal,
    IncomeFrame,
    LotFrame,
    PenaltyFrame,
    TieFrame,
    TradeFrame,
)
from rubbletop.games.tokyo.frames.muster import DevelopFrame, LooksFrame, PlansFrame
from rubbletop.games.tokyo.frames.opening import DealFrame, PlacingFrame, RollOffFrame, SectorsFrame
from rubbletop.games.tokyo.state import Fund, TokyoState, replace
from rubbletop.games.tokyo.words import Part, bids, muster, opening, trade
from rubbletop.kernel.facts import Action, Event, Seat
from rubbletop.kernel.rules import NOBODY
from tests.tokyo.builders import FOUR, ONE, THREE, TWO, at, given_game, given_unit, ground, rules, unit
from tests.tokyo.city_builders import center

PARTS: tuple[Part, ...] = (opening, trade, bids, muster)
FACTORY = center("ne", "factory")
BIDS = {ONE: Bid(cards=("tuna",))}


def game(players: int = 4) -> TokyoState:
    """Return a game with a unit on the map, a secret fund of the first player, and a carried scheme."""
    s = given_game(IncomeFrame(), players=players, carried={ONE: "tuna"})
    s = given_unit(s, "ne.troop.1", "H7")
    return s.with_fund(Fund(id="one.2", owner=ONE, amount=200, weapon="heat_ray"))


TOLD: tuple[tuple[Event, str], ...] = (
    (
        OriginHidden(),
        "One of the six Origin cards is put aside unseen: there GODRAN comes from. "
        "The other five lie face down beside the board.",
    ),
    (SectorTaken(taker=ONE, sector="ne", how="chosen"), "One chooses the sector North-East."),
    (SectorTaken(taker=ONE, sector="ne", how="left"), "The sector North-East is left for One."),
    (SectorTaken(taker=ONE, sector="ne", how="drawn"), "The sector North-East is drawn for One."),
    (FirstDieThrown(thrower=TWO, face=5), "Two throws 5 for the first player."),
    (FirstTied(tied=(ONE, TWO)), "Tied, they throw again: One, Two."),
    (OrderSettled(order=(TWO, ONE)), "The player order of the game is: Two, One."),
    (
        PopulaceDealt(holder=ONE, units=(unit("ne.old_folks.1"), unit("ne.punk_rockers.1"))),
        "One is dealt populace of the free sector: Old Folks, Punk Rockers.",
    ),
    (
        PopulaceSet(unit=unit("ne.old_folks.1"), area=at("I6"), stance="inside"),
        "One sets Old Folks up in I6, inside Museum (North-East).",
    ),
    (
        PopulaceSet(unit=unit("ne.old_folks.1"), area=at("I6"), stance="outside", by_chance=True),
        "Chance puts One’s Old Folks in I6.",
    ),
    (PopulaceReady(placer=ONE), "One’s populace is set up."),
    (
        CenterHeld(building=FACTORY, holders=(ONE,), output=50, share=50),
        "One holds Factory (North-East).",
    ),
    (
        CenterHeld(building=FACTORY, holders=(ONE, TWO), output=50, share=25),
        "One, Two hold Factory (North-East): 50 Mega-Yen, 25 for each.",
    ),
    (
        WentBroke(seller=ONE),
        "One has no production center and no Mega-Yen: without a trade the game ends.",
    ),
    (
        PointsOffered(seller=ONE, buyer=TWO, amount=6),
        "One offers Two 6 VP for 6 Mega-Yen.",
    ),
    (AmountNamed(seller=ONE, buyer=TWO, amount=2), "Two would take 2 VP for 2 Mega-Yen."),
    (OfferRefused(refuser=TWO, other=ONE, amount=6), "Two does not trade 6 with One."),
    (
        TradeMade(seller=ONE, buyer=TWO, amount=6),
        "One and Two trade 6 VP for 6 Mega-Yen.",
    ),
    (TradeFailed(seller=ONE, could=True), "One makes no trade."),
    (
        TradeFailed(seller=ONE, could=False),
        "One cannot trade: there are no points to sell, or nobody has Mega-Yen for them.",
    ),
    (HandRefreshed(bidder=ONE), "One’s six schemes are used up and can be played again."),
    (
        HandRefreshed(bidder=ONE, but="tuna"),
        "One’s six schemes are used up; all but Trail of Tuna, still at work, can be played again.",
    ),
    (BidLaid(bidder=ONE), "One has bid."),
    (BidsShown(), "The bids are turned up."),
    (
        BidShown(bidder=ONE, cards=("tuna", "rival"), carried="parade", total=65),
        "One bids 65: Trail of Tuna, Rubber Rival on a Crane, Thousand-Drum Parade, carried over.",
    ),
    (
        BidShown(bidder=ONE, cards=(), carried="", total=0),
        "One can pay for no scheme and bids 0.",
    ),
    (ControlWon(controller=ONE, total=65), "One controls GODRAN this turn, with a bid of 65."),
    (
        SchemeCarried(bidder=ONE, scheme="tuna"),
        "GODRAN stayed in one sector: One may bid Trail of Tuna again next turn for nothing.",
    ),
    (NothingBid(), "Everybody bid nothing: of every player the unit closest to GODRAN is lost."),
    (PenaltyMissed(bidder=ONE), "One has no unit on the map to lose."),
    (
        TieDieThrown(bidder=ONE, face=6, paid=6, total=46),
        "One throws 6 in the tie and adds it, which makes 46.",
    ),
    (
        TieDieThrown(bidder=ONE, face=6, paid=2, total=42),
        "One throws 6 in the tie and can add only 2, which makes 42.",
    ),
    (
        RoundVoid(),
        "Nobody who is tied can add anything: schemes and Mega-Yen go back, and all bid again.",
    ),
    (
        LotsDrawn(tied=(ONE, TWO)),
        "A tie that no Mega-Yen can break is thrown for, free of charge: One, Two.",
    ),
    (LotDieThrown(bidder=ONE, face=4), "One throws 4."),
    (PlanSealed(buyer=ONE), "One’s list is settled."),
    (PlansShown(), "Activations and research are shown."),
    (
        UnitsActivated(buyer=ONE, units=(unit("ne.troop.1"), unit("ne.troop.2"), unit("ne.tank.1"))),
        "One activates: 2 × Troop, Tank.",
    ),
    (
        ResearchFunded(buyer=ONE, amount=30, total=60, looks=2),
        "One’s research has used 60 Mega-Yen in all. Origin cards to look at now: 2.",
    ),
    (CardExamined(looker=ONE, place=2), "One looks at Origin card 3."),
    (
        OriginSeen(looker=ONE, place=2, origin="swamp", seen_by=(ONE,)),
        "The card shows that GODRAN is not from some dismal swamp.",
    ),
    (OutlaySealed(buyer=ONE), "One’s outlay is settled."),
    (OutlaysShown(), "The outlays on superweapons are shown."),
    (
        WeaponFunded(buyer=ONE, fund="one.2", amount=50, total=200),
        "One’s fund 2 holds 200 Mega-Yen now.",
    ),
    (
        WeaponDone(buyer=ONE, fund="one.2", unit=unit("ne.heat_ray")),
        "One’s superweapon is done: the Heat Ray.",
    ),
)

BUTTONS: tuple[tuple[Action, str], ...] = (
    (ChooseSector(seat=ONE, sector="se"), "Take the sector South-East"),
    (PlacePopulace(seat=ONE, unit=unit("ne.old_folks.1"), area=at("K7")), "Start in K7"),
    (
        PlacePopulace(seat=ONE, unit=unit("ne.old_folks.1"), area=at("I6"), stance="inside"),
        "Start in I6, inside Museum (North-East)",
    ),
    (DealPopulace(seat=ONE), "Let chance set the rest up"),
    (PopulacePlaced(seat=ONE), "My populace is set up"),
    (OfferPoints(seat=ONE, buyer=TWO, amount=6), "Offer Two 6 VP for 6 Mega-Yen"),
    (NameAmount(seat=TWO, amount=2), "Trade 2 instead"),
    (AcceptOffer(seat=TWO), "Trade"),
    (RefuseOffer(seat=TWO), "Refuse"),
    (EndTrade(seat=ONE), "Do not trade: the game ends"),
    (BidSchemes(seat=ONE, cards=("parade",)), "Bid Thousand-Drum Parade"),
    (
        BidSchemes(seat=ONE, cards=("parade",), carry=True),
        "Bid Thousand-Drum Parade, Trail of Tuna (carried over)",
    ),
    (BidSchemes(seat=ONE, cards=()), "Bid nothing"),
    (LoseUnit(seat=ONE, unit=unit("ne.troop.1")), "Lose Troop in H7"),
    (ListUnit(seat=ONE, unit=unit("ne.tank.1")), "Activate Tank"),
    (StrikeOffUnit(seat=ONE, unit=unit("ne.tank.1")), "Do without Tank"),
    (FundResearch(seat=ONE, amount=50), "50 Mega-Yen for research"),
    (SealPlan(seat=ONE), "Settle the list as it stands"),
    (LookAtCard(seat=ONE, place=0), "Look at card 1"),
    (FundWeapon(seat=ONE, fund="one.2", amount=50), "50 Mega-Yen into fund 2"),
    (DeclareWeapon(seat=ONE, fund="one.2", weapon="death_ray"), "Fund 2 is for the All-Purpose Death Ray"),
    (SealOutlay(seat=ONE), "That is what I develop"),
)

DEAL = Deal(seller=ONE, buyer=TWO, amount=6, asked=TWO)
COUNTER = Deal(seller=ONE, buyer=TWO, amount=2, asked=ONE)
QUESTIONS: tuple[tuple[AnyFrame, Seat, str], ...] = (
    (SectorsFrame(left=(ONE, TWO)), ONE, "Which sector of the city do you control?"),
    (SectorsFrame(left=(ONE, TWO)), TWO, "One chooses a sector."),
    (RollOffFrame(tied=(ONE, TWO)), ONE, "Everybody throws for the first player."),
    (DealFrame(), ONE, "The populace of the free sector is dealt out."),
    (PlacingFrame(left=(ONE, TWO)), TWO, "One sets up populace."),
    (
        PlacingFrame(left=(ONE, TWO)),
        ONE,
        "Set up your populace on the stars of its own sector, one unit on each.",
    ),
    (
        PlacingFrame(left=(ONE,), foreign=True),
        ONE,
        "Set up one of your populace units in the free sector, on one of its stars.",
    ),
    (IncomeFrame(), ONE, "The production centers pay."),
    (
        TradeFrame(left=(ONE,)),
        ONE,
        "You are out of Mega-Yen: to whom do you sell victory points, one for one?",
    ),
    (TradeFrame(left=(ONE,)), TWO, "One decides about a trade."),
    (
        TradeFrame(left=(ONE,), deal=DEAL),
        TWO,
        "Do you give One 6 Mega-Yen for 6 VP?",
    ),
    (
        TradeFrame(left=(ONE,), deal=COUNTER),
        ONE,
        "Do you give Two 2 VP for 2 Mega-Yen?",
    ),
    (BiddingFrame(bids=BIDS), TWO, "What do you bid for the control of GODRAN?"),
    (
        BiddingFrame(bids=BIDS, void=True),
        TWO,
        "The round was void: what do you bid now for the control of GODRAN?",
    ),
    (BiddingFrame(bids=BIDS), ONE, "Still to bid: Two, Three, Four."),
    (BiddingFrame(bids=BIDS), NOBODY, "Still to bid: Two, Three, Four."),
    (
        PenaltyFrame(left=(ONE, TWO)),
        ONE,
        "Several of your units are closest to GODRAN: which one is lost?",
    ),
    (PenaltyFrame(left=(ONE, TWO)), TWO, "One loses a unit."),
    (TieFrame(bids={}, sums={}, paid={}), ONE, "The bids are settled."),
    (LotFrame(tied=(ONE, TWO), bids={}, sums={}), ONE, "The bids are settled."),
    (
        PlansFrame(plans={}, sealed=(TWO,)),
        ONE,
        "Which units do you activate, and what goes into research?",
    ),
    (PlansFrame(plans={}, sealed=(TWO,)), TWO, "Still to decide: One, Three, Four."),
    (LooksFrame(left={ONE: 2}), ONE, "Look at an Origin card; cards still to look at: 2."),
    (LooksFrame(left={ONE: 2}), TWO, "Still to decide: One."),
    (DevelopFrame(outlays={}, sealed=(TWO,)), ONE, "What goes into superweapons?"),
    (DevelopFrame(outlays={}, sealed=(TWO, THREE)), TWO, "Still to decide: One, Four."),
)


@pytest.mark.parametrize(("event", "text"), TOLD, ids=lambda value: type(value).__name__)
def test_V_to_XI_the_log_tells_what_happens_with_its_numbers(event: Event, text: str) -> None:
    assert rules().sentence(game(), event).text() == text


@pytest.mark.parametrize(("action", "text"), BUTTONS, ids=lambda value: type(value).__name__)
def test_V_to_XI_buttons_say_what_they_do(action: Action, text: str) -> None:
    assert rules().wording(game(), action).text() == text


@pytest.mark.parametrize(("frame", "seat", "text"), QUESTIONS)
def test_V_to_XI_each_seat_is_told_what_is_asked_or_who_decides(
    frame: AnyFrame, seat: Seat, text: str
) -> None:
    assert rules().prompt(replace(game(), stack=(frame,)), seat).text() == text


def test_V_a_player_whose_units_all_stand_is_asked_whether_they_shall() -> None:
    s = replace(game(), stack=(PlacingFrame(left=(ONE,)),))
    for counter in list(s.units.values()):
        if counter.place == "hand" and counter.owner == ONE:
            s = s.moved(counter.id, at("K7"))
    text = "Does your populace stand as it should? After this it only moves in Phase 7."
    assert rules().prompt(s, ONE).text() == text


def test_49_only_the_owner_reads_which_superweapon_lies_face_down() -> None:
    s, event = game(), WeaponSettled(buyer=ONE, fund="one.2")
    assert rules().sentence(rules().view(s, ONE), event).text() == "One lays the Heat Ray face down."
    assert rules().sentence(rules().view(s, FOUR), event).text() == "One lays a superweapon face down."
    done = s.without_fund("one.2")
    assert rules().sentence(done, event).text() == "One lays a superweapon face down."


def test_127_two_players_see_the_colour_of_a_unit_on_the_list() -> None:
    action = ListUnit(seat=ONE, unit=unit("nw.tank.1"))
    assert rules().wording(game(2), action).text() == "Activate Tank (North-West)"


@pytest.mark.parametrize("part", PARTS)
def test_V_to_XI_other_parts_have_words_of_their_own(part: Part) -> None:
    s = replace(game(), stack=(RepelFrame(seat=ONE, attackers=()),))
    assert part.sentence(ground().board, s, TurnBegun(turn=1)) is None
    assert part.wording(ground().board, s, EndRampage(seat=ONE)) is None
    assert part.prompt(ground(), s, ONE) is None
