# SPDX-License-Identifier: GPL-3.0-or-later
"""How a game begins: the setup, the Origin, the sectors, the first player (V; rulings 20, 21, 26 to 29)."""

from collections import Counter

import pytest

from rubbletop.games.tokyo.actions.opening import ChooseSector, PopulacePlaced
from rubbletop.games.tokyo.events.opening import (
    FirstDieThrown,
    FirstTied,
    OrderSettled,
    OriginHidden,
    SectorTaken,
)
from rubbletop.games.tokyo.frames.opening import DealFrame, PlacingFrame, RollOffFrame, SectorsFrame
from rubbletop.games.tokyo.opening import begin, look_over, names, picking_order, player_order
from rubbletop.games.tokyo.state import TokyoState
from rubbletop.games.tokyo.table import laid
from rubbletop.kernel.dice import ScriptedDice, SeededDice
from rubbletop.kernel.facts import Event, Player, Seat, Setup
from rubbletop.kernel.rules import NOBODY
from tests.tokyo.builders import (
    FOUR,
    ONE,
    THREE,
    TWO,
    given_game,
    ground,
    legal,
    of_kind,
    played,
    refusal,
    rules,
    run_on,
    setup,
)

ORIGINS = {"moon", "antarctica", "fuji", "swamp", "crust", "pacific"}
NO_DRAW = (1, 1, 1, 1, 1, 1)
"""The first Origin of the table is hidden, the five others keep their order."""


def begun(players: int = 4, faces: tuple[int, ...] = NO_DRAW, **options: str) -> TokyoState:
    """Return the table at the beginning."""
    dice = ScriptedDice(faces)
    change = begin(ground(), setup(players, **options), dice)
    assert dice.left() == ()
    return change.state


def sectors_taken(s: TokyoState, *sectors: str) -> tuple[TokyoState, tuple[Event, ...]]:
    """Return the table once these sectors are chosen, one after another, and the last events.

    The throws for the first player, highest for the first seat, follow the last choice.
    """
    events: tuple[Event, ...] = ()
    for sector in sectors:
        is_last = sector == sectors[-1]
        seat = rules().actors(s)[0]
        dice = SeededDice(1) if is_last else ScriptedDice(())
        s, events = played(s, ChooseSector(seat=seat, sector=sector), dice=dice)
    return s, events


def test_V_one_origin_is_hidden_and_five_lie_face_down() -> None:
    s = begun()
    assert s.origin == "moon"
    assert s.cards == ("antarctica", "fuji", "swamp", "crust", "pacific")
    assert not s.revealed


def test_V_each_origin_is_there_once_whatever_is_drawn() -> None:
    s = begun(faces=(4, 5, 1, 3, 2, 1))
    assert s.origin == "swamp"
    assert s.cards[0] == "pacific"
    assert {s.origin, *s.cards} == ORIGINS


def test_V_nobody_sees_the_dice_that_hide_the_origin() -> None:
    dice = SeededDice(7)
    change = begin(ground(), setup(4), dice)
    assert [roll.seen_by for roll in dice.rolls] == [()] * 6
    assert of_kind(change.events, OriginHidden) == (OriginHidden(),)


def test_29_purses_and_scores_begin_at_nothing() -> None:
    s = begun(3)
    assert set(s.cash.values()) == set(s.vp.values()) == {0}
    assert s.turn == 0
    assert s.godran == "H8"


def test_20_sectors_are_chosen_in_the_order_of_coming() -> None:
    s = begun()
    assert rules().actors(s) == (ONE,)
    s, events = played(s, ChooseSector(seat=ONE, sector="sw"))
    assert events == (SectorTaken(taker=ONE, sector="sw", how="chosen"),)
    assert rules().actors(s) == (TWO,)
    assert legal(s, TWO) == tuple(ChooseSector(seat=TWO, sector=name) for name in ("ne", "se", "nw"))


def test_20_the_last_of_four_sectors_needs_no_choosing() -> None:
    s, events = sectors_taken(begun(), "ne", "sw", "se")
    assert of_kind(events, SectorTaken)[-1] == SectorTaken(taker=FOUR, sector="nw", how="left")
    assert s.sectors == {"ne": ONE, "se": THREE, "sw": TWO, "nw": FOUR}


def test_V_three_leave_one_sector_to_nobody() -> None:
    s, _ = sectors_taken(begun(3), "ne", "sw", "nw")
    assert s.sectors == {"ne": ONE, "se": None, "sw": TWO, "nw": THREE}
    assert not any(unit.sector == "se" and unit.kind == "troop" for unit in s.units.values())


def test_21_two_choose_in_the_order_one_two_two_one() -> None:
    s, events = sectors_taken(begun(2), "ne", "sw", "se")
    assert s.chosen == {ONE: ("ne", "nw"), TWO: ("sw", "se")}
    assert of_kind(events, SectorTaken)[-1].how == "left"


def test_V_a_sector_brings_all_counters_of_its_colour() -> None:
    s, _ = played(begun(), ChooseSector(seat=ONE, sector="ne"))
    kinds = Counter(unit.kind for unit in s.units.values())
    army = {"troop": 10, "halftrack": 4, "mortar": 4, "paratroop": 4, "tank": 4, "helicopter": 2}
    populace = {
        "punk_rockers": 3,
        "business_folk": 2,
        "old_folks": 2,
        "tourist_groups": 2,
        "visiting_dignitaries": 1,
    }
    weapons = {"heat_ray": 1, "oxygen_destroyer": 1, "super_freezer": 1, "death_ray": 1}
    assert kinds == {**army, **populace, **weapons}
    assert {u.place for u in s.units.values() if u.kind in populace} == {"hand"}
    assert {u.place for u in s.units.values() if u.kind not in populace} == {"pool"}


def test_27_two_players_have_fifty_six_units_and_two_of_each_weapon() -> None:
    s = given_game(players=2)
    mine = [unit for unit in s.units.values() if unit.owner == ONE]
    types = Counter(ground().row(unit).type for unit in mine)
    assert types == {"infantry": 36, "vehicle": 16, "helicopter": 4, "populace": 20, "superweapon": 8}


def test_20_sectors_can_be_drawn_at_random() -> None:
    dice = ScriptedDice((*NO_DRAW, 3, 1, 2, 1))
    change = begin(ground(), setup(4, sectors="random"), dice)
    assert change.state.sectors == {"sw": ONE, "ne": TWO, "nw": THREE, "se": FOUR}
    assert of_kind(change.events, SectorTaken)[0] == SectorTaken(taker=ONE, sector="sw", how="drawn")
    assert change.state.top == RollOffFrame(tied=(ONE, TWO, THREE, FOUR))
    assert [roll.seen_by for roll in dice.rolls[6:]] == [None] * 4


def test_20_two_are_given_two_random_sectors_each() -> None:
    s = begun(2, (*NO_DRAW, 2, 1, 1, 1), sectors="random")
    assert s.chosen == {ONE: ("se", "nw"), TWO: ("ne", "sw")}


def test_20_three_are_given_a_random_sector_each() -> None:
    s = begun(3, (*NO_DRAW, 4, 1, 1), sectors="random")
    assert s.sectors == {"nw": ONE, "ne": TWO, "se": THREE, "sw": None}


def test_V_a_taken_or_unknown_sector_is_refused_with_the_reason() -> None:
    s, _ = played(begun(), ChooseSector(seat=ONE, sector="ne"))
    assert refusal(s, ChooseSector(seat=TWO, sector="ne")).reason.text() == "One controls that sector."
    refused = refusal(s, ChooseSector(seat=TWO, sector="north"))
    assert (refused.reason.text(), refused.rule) == ("There is no such sector.", "V")
    refusal(s, PopulacePlaced(seat=TWO))


def test_V_the_highest_die_is_first_and_the_order_is_clockwise() -> None:
    s, events = run_on(given_game(RollOffFrame(tied=(ONE, TWO, THREE, FOUR))), (2, 3, 6, 1))
    assert s.order == (THREE, FOUR, ONE, TWO)
    assert s.top == PlacingFrame(left=s.order)
    assert of_kind(events, FirstDieThrown)[2] == FirstDieThrown(thrower=THREE, face=6)
    assert events[-1] == OrderSettled(order=s.order)


def test_20_those_tied_for_first_throw_again_until_one_leads() -> None:
    start = given_game(RollOffFrame(tied=(ONE, TWO, THREE, FOUR)))
    s, events = run_on(start, (5, 1, 5, 4))
    assert s.top == RollOffFrame(tied=(ONE, THREE), throws=1)
    assert events[-1] == FirstTied(tied=(ONE, THREE))
    s, _ = run_on(s, (2, 2))
    assert s.top == RollOffFrame(tied=(ONE, THREE), throws=2)
    s, _ = run_on(s, (1, 2))
    assert s.order == (THREE, FOUR, ONE, TWO)


def test_V_clockwise_order_follows_the_sectors_not_the_seats() -> None:
    s, _ = sectors_taken(begun(), "ne", "sw", "se")
    assert player_order(ground(), s, ONE) == (ONE, THREE, TWO, FOUR)
    assert player_order(ground(), s, FOUR) == (FOUR, ONE, THREE, TWO)


def test_V_three_players_skip_the_free_sector_and_deal_its_populace() -> None:
    s, _ = run_on(given_game(RollOffFrame(tied=(ONE, TWO, THREE)), players=3), (1, 1, 6))
    assert s.order == (THREE, ONE, TWO)
    assert s.top == DealFrame()


def test_V_two_players_follow_each_other() -> None:
    s, _ = run_on(given_game(RollOffFrame(tied=(ONE, TWO)), players=2), (1, 6))
    assert s.order == (TWO, ONE)


def test_28_each_player_begins_with_one_whole_set_of_schemes() -> None:
    assert begun(2).used == {ONE: (), TWO: ()}


@pytest.mark.parametrize("players", [1, 5])
def test_II_two_to_four_can_play(players: int) -> None:
    people = tuple(Player(seat=Seat(f"p{n}"), name="P") for n in range(players))
    with pytest.raises(ValueError, match=f"2 to 4 players, not {players}"):
        look_over(Setup(scenario="1", seed=1, players=people))


def test_V_nobody_sits_twice_at_the_table() -> None:
    twice = (Player(seat=ONE, name="A"), Player(seat=ONE, name="B"))
    with pytest.raises(ValueError, match="same seat"):
        look_over(Setup(scenario="1", seed=1, players=twice))


def test_V_there_is_one_scenario() -> None:
    with pytest.raises(ValueError, match="no scenario '2'"):
        look_over(Setup(scenario="2", seed=1, players=setup(4).players))


@pytest.mark.parametrize("options", [{"sectors": "bought"}, {"populace": "hidden"}, {"sectors": True}])
def test_20_22_an_unknown_way_of_setting_up_is_refused(options: dict[str, str | int | bool]) -> None:
    with pytest.raises(ValueError, match=next(iter(options))):
        begin(ground(), setup(4, **options), SeededDice(1))


def test_II_city_and_tables_are_those_of_the_program_unless_others_are_asked_for() -> None:
    assert names(setup(4)) == ("tokyo", "")
    assert names(setup(4, city="port", edition="rich")) == ("port", "rich")
    assert begin(ground(), setup(4, city="port"), SeededDice(1)).state.city == "port"


def test_22_the_way_of_setting_up_is_kept_with_the_options() -> None:
    assert begun(populace="dealt").options.dealt
    assert not begun(populace="placed").options.dealt


def test_21_the_order_of_choosing() -> None:
    assert picking_order((ONE, TWO)) == (ONE, TWO, TWO, ONE)
    assert picking_order((ONE, TWO, THREE)) == (ONE, TWO, THREE)


def test_20_who_chooses_can_be_told_from_any_view() -> None:
    s = laid(ground(), setup(4), "tokyo", "", SectorsFrame(left=(ONE, TWO, THREE, FOUR)))
    assert rules().actors(rules().view(s, NOBODY)) == (ONE,)
