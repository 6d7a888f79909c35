# SPDX-License-Identifier: GPL-3.0-or-later
"""How populace is dealt and set up (V; rulings 22 to 25)."""

import pytest

from rubbletop.games.tokyo.actions.money import EndTrade
from rubbletop.games.tokyo.actions.opening import DealPopulace, PlacePopulace, PopulacePlaced
from rubbletop.games.tokyo.events.opening import PopulaceDealt, PopulaceReady, PopulaceSet
from rubbletop.games.tokyo.frames.money import BiddingFrame
from rubbletop.games.tokyo.frames.opening import DealFrame, PlacingFrame
from rubbletop.games.tokyo.rules import SEATS
from rubbletop.games.tokyo.state import Options, TokyoState, replace
from rubbletop.games.tokyo.table import foreign_populace
from rubbletop.kernel.dice import SeededDice
from rubbletop.kernel.facts import Seat
from tests.tokyo.builders import (
    FOUR,
    ONE,
    THREE,
    TWO,
    at,
    given_game,
    ground,
    legal,
    of_kind,
    place_of,
    played,
    reason,
    refusal,
    rules,
    run_on,
    seeded,
    unit,
)

NE_STARS = ("I3", "I4", "H5", "J5", "K5", "L5", "I6", "J6", "K6", "I7", "J7", "K7")
"""The stars of the North-East: I3, J5 and L5 are filled by buildings, I6 and J6 in part."""


def placing(players: int = 4) -> TokyoState:
    """Return a game whose first player sets her populace up."""
    s = given_game(players=players, turn=0)
    return replace(s, stack=(PlacingFrame(left=s.order),))


def put(name: str, area: str, stance: str = "outside") -> PlacePopulace:
    """Return the first player's decision to set a unit up."""
    is_inside = stance == "inside"
    return PlacePopulace(
        seat=ONE, unit=unit(name), area=at(area), stance="inside" if is_inside else "outside"
    )


def all_put(s: TokyoState, *seats: Seat) -> TokyoState:
    """Return the table with the own populace of these seats, or the first, on the stars of its sector."""
    for sector in [sector for seat in seats or (ONE,) for sector in s.chosen[seat]]:
        stars = ground().board.stars[sector]
        waiting = [u.id for u in s.units.values() if u.sector == sector and u.place == "hand"]
        for name, star in zip(waiting, stars, strict=False):
            s = s.moved(name, star)
    return s


def with_foreign(s: TokyoState) -> TokyoState:
    """Return the three-player table with the populace of the North-West dealt 4, 3, 3 and still in hand."""
    units = foreign_populace(ground(), "nw", ONE)
    owners = [s.order[n % 3] for n in range(10)]
    dealt = {u.id: replace(u, owner=owner) for u, owner in zip(units, owners, strict=True)}
    return replace(s, units={**s.units, **dealt})


def test_22_a_unit_starts_on_a_star_of_its_own_sector() -> None:
    s = placing()
    offers = [a for a in legal(s, ONE) if isinstance(a, PlacePopulace) and a.unit == "ne.old_folks.1"]
    assert {offer.area for offer in offers} == {at(star) for star in NE_STARS}
    s, events = played(s, put("ne.old_folks.1", "K7"))
    assert place_of(s, "ne.old_folks.1") == ("map", "K7", "outside")
    assert events == (PopulaceSet(unit=unit("ne.old_folks.1"), area=at("K7"), stance="outside"),)


def test_22_there_are_ten_units_and_each_can_go_to_each_star() -> None:
    offers = [action for action in legal(placing(), ONE) if isinstance(action, PlacePopulace)]
    assert len(offers) == 10 * (12 + 2)
    assert offers[0].picks() == ("ne.punk_rockers.1", offers[0].area)


def test_23_a_unit_starts_inside_a_building_that_fills_the_star() -> None:
    s = placing()
    assert reason(s, put("ne.old_folks.1", "J5")) == "A building fills that area: the unit is inside."
    s, _ = played(s, put("ne.old_folks.1", "J5", "inside"))
    assert place_of(s, "ne.old_folks.1") == ("map", "J5", "inside")


@pytest.mark.parametrize("stance", ["inside", "outside"])
def test_23_the_owner_says_inside_or_outside_where_a_building_fills_a_part(stance: str) -> None:
    s, _ = played(placing(), put("ne.old_folks.1", "I6", stance))
    assert place_of(s, "ne.old_folks.1") == ("map", "I6", stance)


def test_23_nobody_is_inside_where_no_building_is() -> None:
    assert reason(placing(), put("ne.old_folks.1", "K7", "inside")) == "There is no building to be inside of."


def test_V_one_populace_unit_an_area() -> None:
    s, _ = played(placing(), put("ne.old_folks.1", "K7"))
    said = reason(s, put("ne.old_folks.2", "K7"))
    assert said == "A populace unit stands on that star already."
    assert not any(isinstance(a, PlacePopulace) and a.area == "K7" for a in legal(s, ONE))


def test_V_a_unit_that_stands_stays_until_it_is_taken_back() -> None:
    s, _ = played(placing(), put("ne.old_folks.1", "K7"))
    assert reason(s, put("ne.old_folks.1", "J7")) == "That unit is set up already."


@pytest.mark.parametrize("name", ["se.old_folks.1", "ne.troop.1", "nobody"])
def test_V_only_own_populace_is_set_up(name: str) -> None:
    assert reason(placing(), put(name, "K7")) == "That is not a populace unit of yours."


@pytest.mark.parametrize("area", ["K8", "M7", "H8", "nowhere"])
def test_22_other_areas_are_refused(area: str) -> None:
    said = reason(placing(), put("ne.old_folks.1", area))
    assert said == "Populace is set up on the stars of its own sector."


def test_22_the_set_up_stands_only_when_its_owner_says_so() -> None:
    s = placing()
    said = reason(s, PopulacePlaced(seat=ONE))
    assert said == "Some of your populace is not set up yet."
    s = all_put(s)
    assert legal(s, ONE) == (PopulacePlaced(seat=ONE),)
    assert reason(s, DealPopulace(seat=ONE)) == "All your populace is set up already."
    s, events = played(s, PopulacePlaced(seat=ONE))
    assert events == (PopulaceReady(placer=ONE),)
    assert s.top == PlacingFrame(left=(TWO, THREE, FOUR))


def test_22_nothing_else_can_be_decided_meanwhile() -> None:
    refusal(placing(), EndTrade(seat=ONE))
    refusal(placing(), PopulacePlaced(seat=TWO))


def test_22_chance_can_place_the_rest() -> None:
    s, _ = played(placing(), put("ne.visiting_dignitaries", "K7"))
    s, events = played(s, DealPopulace(seat=ONE), (1,) * 9)
    told = of_kind(events, PopulaceSet)
    assert [event.area for event in told] == [star for star in ground().board.stars["ne"] if star != "K7"][:9]
    assert all(event.by_chance for event in told)
    assert legal(s, ONE) == (PopulacePlaced(seat=ONE),)


def test_23_chance_puts_units_inside_only_where_a_building_fills_the_area() -> None:
    s, _ = played(placing(), DealPopulace(seat=ONE), dice=seeded(3))
    mine = [u for u in s.units.values() if u.place == "map"]
    assert len({u.area for u in mine}) == 10
    assert all((u.stance == "inside") == (u.area in ("I3", "J5", "L5")) for u in mine)


def test_22_the_first_turn_begins_when_all_are_set_up() -> None:
    s = replace(given_game(turn=0), stack=(PlacingFrame(left=(ONE,)),))
    s, _ = played(all_put(s), PopulacePlaced(seat=ONE))
    assert s.turn == 1
    assert isinstance(s.top, BiddingFrame)


def test_29_the_first_income_is_150_for_each_sector() -> None:
    for players, amount in ((2, 300), (4, 150)):
        s = given_game(players=players, turn=0, cash=dict.fromkeys(SEATS[:players], 0))
        s = replace(s, stack=(PlacingFrame(left=(ONE,)),))
        s, _ = played(all_put(s), PopulacePlaced(seat=ONE))
        assert set(s.cash.values()) == {amount}


def test_23_127_two_players_set_each_colour_up_in_its_own_sector() -> None:
    s = placing(players=2)
    offers = [action for action in legal(s, ONE) if isinstance(action, PlacePopulace)]
    assert len(offers) == 20 * 14
    wrong = PlacePopulace(seat=ONE, unit=unit("nw.old_folks.1"), area=at("K7"))
    assert reason(s, wrong) == "Populace is set up on the stars of its own sector."


def test_24_three_players_are_dealt_four_three_and_three_of_the_free_populace() -> None:
    s = replace(given_game(players=3, turn=0), stack=(DealFrame(),))
    s, events = run_on(s, (10, 9, 8, 7, 6, 5, 4, 3, 2, 1))
    dealt = of_kind(events, PopulaceDealt)
    assert [(event.holder, len(event.units)) for event in dealt] == [(ONE, 4), (TWO, 3), (THREE, 3)]
    assert dealt[0].units[0] == "nw.visiting_dignitaries"
    assert {s.units[unit].owner for unit in dealt[1].units} == {TWO}
    assert sum(u.sector == "nw" for u in s.units.values()) == 10
    assert s.top == PlacingFrame(left=(ONE, TWO, THREE))


def test_24_the_deal_is_open_and_in_player_order() -> None:
    s = replace(given_game(players=3, turn=0, order=(THREE, ONE, TWO)), stack=(DealFrame(),))
    dice = SeededDice(1)
    change = rules().step(s).run(s, dice)
    assert [roll.seen_by for roll in dice.rolls] == [None] * 10
    assert [event.holder for event in of_kind(change.events, PopulaceDealt)] == [THREE, ONE, TWO]


def test_25_foreign_populace_waits_for_all_own() -> None:
    s = with_foreign(placing(players=3))
    assert reason(s, put("nw.punk_rockers.1", "H5")) == "The populace of the free sector is set up later."
    s = all_put(s)
    assert legal(s, ONE) == (PopulacePlaced(seat=ONE),)


def test_25_foreign_populace_goes_one_at_a_time_in_player_order() -> None:
    s = with_foreign(given_game(players=3, turn=0))
    s = replace(s, stack=(PlacingFrame(left=(THREE,)),))
    s, _ = played(all_put(s, ONE, TWO, THREE), PopulacePlaced(seat=THREE))
    assert s.top == PlacingFrame(left=(ONE, TWO, THREE) * 3 + (ONE,), foreign=True)
    star = ground().board.stars["nw"][0]
    own_star = PlacePopulace(seat=ONE, unit=unit("nw.punk_rockers.1"), area=at("K7"))
    assert reason(s, own_star) == "Populace is set up on the stars of its own sector."
    s, _ = played(s, next(a for a in legal(s, ONE) if isinstance(a, PlacePopulace)))
    assert rules().actors(s) == (TWO,)
    assert [u.area for u in s.units.values() if u.sector == "nw" and u.area] == [star]
    refusal(s, PopulacePlaced(seat=TWO))


def test_25_chance_places_one_foreign_unit_at_a_time() -> None:
    s = with_foreign(given_game(players=3, turn=0))
    s = replace(s, stack=(PlacingFrame(left=(ONE, TWO), foreign=True),))
    s, events = played(s, DealPopulace(seat=ONE), (2, 3))
    mine = [u.id for u in with_foreign(given_game(players=3)).units.values() if u.sector == "nw"][::3]
    assert of_kind(events, PopulaceSet)[0].unit == mine[1]
    assert rules().actors(s) == (TWO,)


def test_25_the_turn_begins_after_the_last_foreign_unit() -> None:
    s = with_foreign(given_game(players=3, turn=0))
    s = replace(s, stack=(PlacingFrame(left=(ONE,), foreign=True),))
    s, _ = played(s, DealPopulace(seat=ONE), (1, 1))
    assert s.turn == 1


def test_22_everything_can_be_dealt_by_chance() -> None:
    s = replace(given_game(turn=0, options=Options(dealt=True)), stack=(PlacingFrame(left=SEATS),))
    assert rules().actors(s) == ()
    s, events = run_on(s, (1,) * 10)
    assert s.top == PlacingFrame(left=SEATS[1:])
    assert len(of_kind(events, PopulaceSet)) == 10


def test_25_everything_foreign_can_be_dealt_by_chance_too() -> None:
    s = replace(given_game(players=3, turn=0, options=Options(dealt=True)), stack=(DealFrame(),))
    dice = seeded(5)
    while s.turn == 0:
        s = rules().step(s).run(s, dice).state
    populace = [u for u in s.units.values() if ground().row(u).type == "populace"]
    assert len(populace) == len({u.area for u in populace}) == 40
    assert all(u.area in ground().board.stars[u.sector] for u in populace)
