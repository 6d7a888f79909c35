# SPDX-License-Identifier: GPL-3.0-or-later
"""What computer players answer where a phase is interrupted: harm, retreats, flights, trades (VII to XIV)."""

from rubbletop.games.tokyo.actions.attacks import RepelGodran, SpareUnits, StrikeBack, SwatUnit
from rubbletop.games.tokyo.actions.godran import EndFlight, FleeInside, FleeOff, FleeTo, RetreatUnit
from rubbletop.games.tokyo.actions.money import AcceptOffer, EndTrade, LoseUnit, OfferPoints, RefuseOffer
from rubbletop.games.tokyo.frames.attacks import FlopFrame, PissedFrame, RepelFrame
from rubbletop.games.tokyo.frames.godran import AllotFrame, FleeFrame, RetreatFrame
from rubbletop.games.tokyo.frames.money import Deal, PenaltyFrame, TradeFrame
from rubbletop.games.tokyo.state import Options, TokyoState, replace
from rubbletop.kernel.state import Frame
from tests.tokyo.attacks_builders import given_attacks
from tests.tokyo.builders import ONE, THREE, TWO, at, given_game, given_placed, unit
from tests.tokyo.city_builders import centers_of
from tests.tokyo.godran_builders import allot, given_rampage
from tests.tokyo.player.asking import choice, hint


def given_interrupted(*frames: Frame, placed: tuple[str, ...], area: str = "H8") -> TokyoState:
    """Return Phase 6, controlled by seat one, interrupted, with units placed."""
    s = given_placed(given_rampage(area, ap=4), *placed)
    return replace(s, stack=(*s.stack, *frames))


def given_phase_8(*frames: Frame, placed: tuple[str, ...], godran: str = "H8") -> TokyoState:
    """Return Phase 8 of seat one, GODRAN controlled by seat two, interrupted."""
    s = given_attacks(*placed, godran=godran)
    return replace(s, stack=(*s.stack, *frames))


def test_xii_damage_points_are_spread_so_that_the_dear_unit_lives() -> None:
    units = (unit("se.troop.1"), unit("se.tank.1"))
    s = given_interrupted(AllotFrame(units=units, damage=4), placed=("se.troop.1 H9", "se.tank.1 H9"))
    first = choice(s)

    assert first == allot("se.troop.1", "destroy")
    assert hint(s) == "Shared out like this, the Damage Points cost you the least."


def test_xii_units_rather_flee_than_die() -> None:
    units = (unit("se.troop.1"), unit("se.troop.2"))
    s = given_interrupted(AllotFrame(units=units, damage=4), placed=("se.troop.1 H9", "se.troop.2 H9"))

    assert choice(s) == allot("se.troop.1", "flee")


def test_xii_the_controller_lets_her_own_units_flee_without_fear() -> None:
    units = (unit("ne.troop.1"), unit("ne.tank.1"))
    s = given_interrupted(AllotFrame(units=units, damage=3), placed=("ne.troop.1 H9", "ne.tank.1 H9"))

    assert choice(s) == allot("ne.troop.1", "retreat", ONE)


def test_xii_62_a_unit_retreats_where_godran_gets_hardest() -> None:
    s = given_interrupted(RetreatFrame(unit=unit("se.troop.1")), placed=("se.troop.1 I9",))

    assert choice(s) in (
        RetreatUnit(seat=TWO, unit=unit("se.troop.1"), to=at("J9")),
        RetreatUnit(seat=TWO, unit=unit("se.troop.1"), to=at("I10")),
    )
    assert hint(s).startswith("GODRAN does least harm to Troop in ")


def test_xii_64_units_of_rivals_flee_to_where_godran_reaches_them() -> None:
    s = given_interrupted(
        FleeFrame(unit=unit("se.punk_rockers.1"), steps=3), placed=("se.punk_rockers.1 I9",)
    )
    begun = given_interrupted(
        FleeFrame(unit=unit("se.punk_rockers.1"), steps=2, begun=True), placed=("se.punk_rockers.1 I8",)
    )

    assert isinstance(choice(s), FleeTo)
    assert hint(s) == "There GODRAN gets at Punk Rockers again, if anywhere."
    assert choice(begun) == EndFlight(seat=ONE, unit=unit("se.punk_rockers.1"))


def test_xii_65_my_own_populace_flees_off_the_map_if_it_can() -> None:
    s = given_interrupted(
        FleeFrame(unit=unit("ne.old_folks.1"), steps=3), placed=("ne.old_folks.1 H1",), area="H2"
    )

    assert choice(s) == FleeOff(seat=ONE, unit=unit("ne.old_folks.1"))
    assert hint(s) == "There is the most safety for Old Folks."


def test_xii_65_my_own_units_flee_from_godran_and_hide() -> None:
    away = given_interrupted(FleeFrame(unit=unit("ne.troop.1"), steps=3), placed=("ne.troop.1 I8",))
    hiding = given_interrupted(
        FleeFrame(unit=unit("ne.troop.1"), steps=0, begun=True), placed=("ne.troop.1 J6",)
    )

    assert isinstance(choice(away), FleeTo)
    assert choice(hiding) == FleeInside(seat=ONE, unit=unit("ne.troop.1"))


def test_xiv_111_the_controller_swats_the_dearest_of_a_rival() -> None:
    placed = ("ne.troop.1 H9", "ne.tank.1 I8", "ne.paratroop.1 G8 inside")
    s = given_phase_8(
        FlopFrame(attackers=(unit("ne.troop.1"), unit("ne.tank.1"), unit("ne.paratroop.1"))), placed=placed
    )

    assert choice(s) == SwatUnit(seat=TWO, unit=unit("ne.tank.1"))
    assert hint(s) == "Tank is worth the most of them."


def test_xiv_111_the_controller_spares_her_own() -> None:
    s = given_phase_8(FlopFrame(attackers=(unit("se.troop.1"),)), placed=("se.troop.1 H9",))

    assert choice(s) == SpareUnits(seat=TWO)
    assert hint(s) == "They are your own units."


def test_xiv_118_godran_is_sent_away_from_what_is_mine() -> None:
    s = given_phase_8(RepelFrame(seat=ONE, attackers=(unit("ne.tank.1"),)), placed=("ne.tank.1 H6",))

    sent = choice(s)

    assert isinstance(sent, RepelGodran)
    assert sent.to == at("H9")
    assert hint(s) == "H9 is farthest from what is yours."


def test_xiv_120_the_pissed_godran_smashes_what_promises_most() -> None:
    s = given_phase_8(PissedFrame(dice=7, attackers=()), placed=(), godran="K6")

    smashed = choice(s)

    assert isinstance(smashed, StrikeBack)
    assert hint(s).endswith(" promises the most.")


def test_viii_39_the_unit_of_least_worth_is_lost() -> None:
    s = given_game(PenaltyFrame(left=(ONE, TWO)))
    s = given_placed(s, "ne.tank.1 I8", "ne.troop.1 H9", "se.troop.1 H9")

    assert choice(s) == LoseUnit(seat=ONE, unit=unit("ne.troop.1"))
    assert hint(s) == "Worth the least of them: Troop."


def given_trade(deal: Deal | None = None, options: Options | None = None, **vp: int) -> TokyoState:
    """Return the trade of seat one, who is broke; victory points by seat."""
    s = given_game(TradeFrame(left=(ONE,), deal=deal), fallen=centers_of("ne"), options=options)
    points = {**s.vp, **{seat: vp.get(seat, 0) for seat in s.order}}
    return replace(s, cash={**s.cash, ONE: 0}, vp=points)


def test_vii_who_would_lose_sells_a_few_points_to_go_on() -> None:
    s = given_trade(one=20, two=60)

    assert isinstance(choice(s), OfferPoints)
    assert hint(s).startswith("A few points keep the game going")


def test_vii_who_would_win_ends_the_trade() -> None:
    s = given_trade(one=300)

    assert choice(s) == EndTrade(seat=ONE)
    assert hint(s) == "If the game ended now you would win it."


def test_vii_who_finds_no_buyer_ends_the_trade() -> None:
    s = given_trade(one=5, two=60)
    refused = tuple((seat, 5) for seat in s.order[1:])
    s = replace(s, stack=(TradeFrame(left=(ONE,), refused=refused),))

    assert choice(s) == EndTrade(seat=ONE)
    assert hint(s) == "Nothing can be traded that would help you."


def test_vii_secret_purses_are_asked_all_the_same() -> None:
    s = given_trade(one=20, two=60, options=Options(hidden_cash=True))

    assert isinstance(choice(s), OfferPoints)


def test_vii_the_buyer_takes_the_bargain_unless_the_end_suits_her_or_it_is_too_dear() -> None:
    deal = Deal(seller=ONE, buyer=TWO, amount=5, asked=TWO)
    dear = replace(deal, amount=150)

    assert choice(given_trade(deal, one=20, three=60)) == AcceptOffer(seat=TWO)
    assert hint(given_trade(deal, one=20, three=60)) == "A victory point for a Mega-Yen is a bargain."
    assert choice(given_trade(deal, one=20, two=300)) == RefuseOffer(seat=TWO)
    assert choice(given_trade(dear, one=200, three=60)) == RefuseOffer(seat=TWO)


def test_vii_the_seller_takes_what_the_buyer_names() -> None:
    named = Deal(seller=ONE, buyer=THREE, amount=3, asked=ONE)

    assert choice(given_trade(named, one=20, two=60)) == AcceptOffer(seat=ONE)


def test_xii_64_my_own_unit_stays_where_no_way_and_no_building_is_safer() -> None:
    s = given_interrupted(
        FleeFrame(unit=unit("ne.troop.1"), steps=1, begun=True), placed=("ne.troop.1 O6",), area="B8"
    )

    assert choice(s) == EndFlight(seat=ONE, unit=unit("ne.troop.1"))
