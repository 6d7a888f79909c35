# SPDX-License-Identifier: GPL-3.0-or-later
"""Scenario 1 set up, what a seat sees of it, the edition's numbers (2.1, 3.1, sc. 1; rulings 13 to 17)."""

from collections import Counter
from itertools import pairwise

import pytest

from rubbletop.games.colossi import mask
from rubbletop.games.colossi.frames.cup import EventFrame
from rubbletop.games.colossi.setup import panic
from rubbletop.kernel.dice import Dice, SeededDice
from rubbletop.kernel.facts import Message, Player, Setup, UnitId
from tests.colossi.builders import (
    BOULDERS,
    SEAT,
    at,
    field,
    given_game,
    given_state,
    given_tribe,
    ground,
    rules,
)


class TellingDice(Dice):
    """Seeded dice, but the first throws of the given purpose show the given faces."""

    def __init__(self, purpose: str, faces: list[int]) -> None:
        super().__init__()
        self._seeded = SeededDice(1)
        self._purpose = purpose
        self._faces = faces

    def throw(self, sides: int, purpose: Message) -> int:
        if purpose.text() == self._purpose and self._faces:
            return self._faces.pop(0)
        return self._seeded.throw(sides, purpose)


def test_sc_1_the_cup_holds_thirteen_with_the_two_that_are_always_there() -> None:
    s = given_game()
    assert (len(s.cup), len(s.aside)) == (13, 3)
    assert {"rock_garden", "honoring"} <= set(s.cup)
    copies = Counter(dict(ground().edition.events))
    assert Counter([*s.cup, *s.aside]) == copies
    assert sum(copies.values()) == 16


def test_sc_1_civilians_stand_where_the_scenario_puts_them() -> None:
    s = given_game()
    assert s.units[UnitId("foreman")].hex == at(463)
    assert s.units[UnitId("carrier")].hex == at(345)
    miners = [unit for unit in s.units.values() if unit.kind == "miner"]
    assert [(miner.hex, miner.place) for miner in miners] == [(at(523), "trapped")] * 3


def test_sc_1_the_landing_plan_brings_all_eighteen_marines() -> None:
    s = given_game()
    due = Counter((unit.due, unit.kind) for unit in s.units.values() if unit.place == "reserve")
    assert due == {
        (1, "scout"): 1, (1, "squad"): 4, (2, "scout"): 1, (2, "squad"): 1, (2, "heavy"): 1,
        (3, "hq"): 1, (3, "squad"): 1, (3, "heavy"): 1, (4, "hq"): 1, (4, "ops"): 1, (4, "medic"): 1,
        (5, "ops"): 1, (5, "bit"): 1, (6, "bomber"): 1, (7, "bomber"): 1,
    }  # fmt: skip
    assert len(s.units) == 23


def test_sc_1_red_and_black_stand_on_their_hills_and_two_more_tribes_are_drawn() -> None:
    s = given_game()
    assert s.tribes[UnitId("red")].hex == at("251+1")
    assert s.tribes[UnitId("black")].hex == at("413+1")
    assert len(s.tribes) == 4
    assert "tomb" in s.absent
    assert len(s.absent) == 3
    assert all(
        sorted(b.id for b in tribe.stack) == sorted(BOULDERS[tribe.tribe]) for tribe in s.tribes.values()
    )
    assert not any(b.reduced for tribe in s.tribes.values() for b in tribe.stack)


def test_sc_1_the_game_begins_with_the_event_phase_of_turn_one() -> None:
    s = given_game()
    assert (s.turn, s.stack, s.zone) == (1, (EventFrame(),), "alpha")
    assert len(s.deck) == 16


def test_3_1_stacks_are_in_random_order() -> None:
    orders = {tuple(b.id for b in given_game(seed).tribes[UnitId("red")].stack) for seed in range(1, 9)}
    assert len(orders) > 4


@pytest.mark.parametrize("bad", [523, 464, 463, 353, 345])
def test_ruling_17_a_hex_in_or_next_to_that_of_a_civilian_is_rolled_again(bad: int) -> None:
    digits = [int(d) for d in str(bad)]
    dice = TellingDice("Random hex", [*digits, 1, 1, 1, 1, 1, 1, 4, 2, 1])
    s = panic(ground(), (SEAT,), dice).state
    assert sorted(tribe.hex or "" for tribe in s.tribes.values()) == ["111", "251+1", "413+1", "421"]


def test_ruling_13_a_view_hides_the_order_below_the_top_the_cup_and_what_is_aside() -> None:
    s = given_game()
    view = mask.masked(s, SEAT)
    assert set(view.cup) | set(view.aside) == {"?"}
    assert (len(view.cup), len(view.aside)) == (13, 3)
    for key, tribe in view.tribes.items():
        assert tribe.stack[0] == s.tribes[key].stack[0]
        assert [b.id for b in tribe.stack[1:]] == ["?"] * (len(tribe.stack) - 1)
    assert rules().view(view, SEAT) == view


def test_ruling_13_heights_and_sides_stay_open() -> None:
    view = mask.masked(given_state(given_tribe("white", 421, "W1", "W2", "W3-")), SEAT)
    assert [b.reduced for b in view.tribes[UnitId("white")].stack] == [False, False, True]


def test_a_game_is_refused_that_the_scenario_does_not_have() -> None:
    one = Player(seat=SEAT, name="Ann")
    with pytest.raises(ValueError, match="no scenario '9'"):
        rules().new(Setup(scenario="9", seed=1, players=(one,)), SeededDice(1))
    with pytest.raises(ValueError, match="takes one player or two, not 3"):
        rules().new(Setup(scenario="1", seed=1, players=(one, one, one)), SeededDice(1))
    assert rules().new(Setup(scenario="1", seed=1, players=(one,)), SeededDice(1)).state.turn == 1


def test_2_1_2_1_the_tribes_have_25_boulders_with_the_codes_of_their_tribe() -> None:
    codes = {
        "red": {"MS"}, "yellow": {"AV", "PD"}, "grey": {"RL", "BS"}, "brown": {"PD", "RL"},
        "black": {"FT"}, "white": {"BS", "AV"}, "tomb": {"?"},
    }  # fmt: skip
    for tribe in ground().edition.boulders:
        assert {face.code for b in tribe.rows for face in (b.front, b.back)} == codes[tribe.tribe]
        assert tuple(b.id for b in tribe.rows) == BOULDERS[tribe.tribe]
    assert len(ground().boulders) == 25


def test_7_1_every_card_begins_with_the_tombstones_and_names_no_tribe_twice() -> None:
    cards = ground().cards
    assert len(cards) == 16
    assert all(card.order[0] == "tomb" and len(set(card.order)) == len(card.order) for card in cards.values())
    assert Counter(card.indicator for card in cards.values()) == {"lowest": 8, "highest": 8}


def test_2_1_2_4_there_are_twelve_rubble_counters_of_seven_faces() -> None:
    assert ground().rubble_total == 12
    assert len(ground().edition.rubble.faces) == 7


def test_7_2_4_the_tombstones_read_their_die_and_the_stomp_its_rows() -> None:
    row = ground().edition.tribes
    assert row.die == ("AV", "BS", "FT", "MS", "PD", "RL")
    shocks = ["none", "none", "stunned", "stunned", "paralyzed", "damaged"]
    assert [row.shock(face) for face in range(1, 7)] == shocks


def test_sc_1_levels_fall_from_decisive_to_defeat() -> None:
    least = [row.least for row in ground().edition.panic.levels]
    assert least == [30, 23, 16, 11, None]
    assert all(a > b for a, b in pairwise(n for n in least if n is not None))


def test_2_1_the_edition_knows_its_rows_by_kind() -> None:
    assert ground().edition.unit_rows()["squad"].count == 6
    assert sum(row.count for row in ground().edition.units) == 23
    assert field(given_game()).carrier is not None
