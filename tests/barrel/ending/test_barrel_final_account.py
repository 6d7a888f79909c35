# SPDX-License-Identifier: GPL-3.0-or-later
"""The Government's oil, the accounts, who wins, how one stands (End of the Game; 20, 39 to 43)."""

import pytest

from rubbletop.games.barrel.allotment import Share, points, portions, shares
from rubbletop.games.barrel.events.checks import AccountMade, BarrelsWithdrawn, OilAllotted
from rubbletop.games.barrel.events.common import GameEnded
from rubbletop.games.barrel.frames.checks import FinalFrame
from rubbletop.games.barrel.score import outcome, sheet, standing
from rubbletop.games.barrel.state import Account, BarrelState, replace
from rubbletop.kernel.tally import Tally
from tests.barrel.builders import (
    FIVE,
    FOUR,
    ONE,
    THREE,
    TWO,
    at,
    given_game,
    given_region,
    ground,
    of_kind,
    rules,
    run_on,
)


def given_end(players: int = 4, **fields: object) -> BarrelState:
    """Return the end of the game; nobody has anything but $10."""
    return given_game(FinalFrame(), players=players, turn=15 if players == 3 else 12, **fields)


def given_influence(s: BarrelState, *values: int) -> BarrelState:
    """Return the state with the Influence of each seat in order."""
    for seat, value in zip(s.seats, values, strict=True):
        s = s.with_power(seat, influence=value)
    return s


def given_accounts(*money: int) -> BarrelState:
    """Return a finished game in which the seats end with so much, in half dollars."""
    s = given_game(players=len(money), turn=12)
    accounts = {
        seat: Account(cash=cash, withdrawn=0, allotted=0, barrels=0, oil=0, contracts=0, fine=0, rank=1)
        for seat, cash in zip(s.seats, money, strict=True)
    }
    return replace(s, accounts=accounts, stack=())


def lines(tally: Tally) -> list[tuple[str, int]]:
    """Return the lines of a tally in English."""
    return [(line.reason.text(), line.value) for line in tally.lines]


@pytest.mark.parametrize(
    ("stock", "given"),
    [(35, (11, 8, 5)), (50, (16, 12, 8)), (0, (0, 0, 0)), (1, (0, 0, 0)), (4, (1, 0, 0)), (6, (2, 1, 1))],
)
def test_ruling_39_two_thirds_are_shared_by_the_formula_of_the_examples(
    stock: int, given: tuple[int, int, int]
) -> None:
    assert portions(ground(), stock) == given


def test_government_ranking_a_region_counts_as_two_and_a_half_points_of_influence() -> None:
    s = given_influence(given_end(government=35), 4, 5, 0, 9)
    s = given_region(given_region(s, "bassora", ONE), "najaf", THREE)

    assert [points(ground(), s, seat) for seat in s.seats] == [13, 10, 5, 18]
    assert shares(ground(), s) == (
        Share(FOUR, 1, 18, 11),
        Share(ONE, 2, 13, 8),
        Share(TWO, 3, 10, 5),
        Share(THREE, 4, 5, 0),
    )


@pytest.mark.parametrize(
    ("influence", "stock", "ranks", "barrels"),
    [
        ((9, 9, 2, 1), 50, [1, 1, 3, 4], [14, 14, 8, 0]),
        ((9, 5, 5, 1), 50, [1, 2, 2, 4], [16, 10, 10, 0]),
        ((9, 5, 3, 3), 50, [1, 2, 3, 3], [16, 12, 4, 4]),
        ((9, 3, 3, 3), 50, [1, 2, 2, 2], [16, 6, 6, 6]),
        ((3, 3, 3, 3), 50, [1, 1, 1, 1], [9, 9, 9, 9]),
        ((3, 3, 3, 1), 35, [1, 1, 1, 4], [8, 8, 8, 0]),
    ],
)
def test_ruling_40_who_tie_pool_the_shares_of_their_ranks_and_divide(
    influence: tuple[int, ...], stock: int, ranks: list[int], barrels: list[int]
) -> None:
    found = shares(ground(), given_influence(given_end(government=stock), *influence))

    assert [share.rank for share in found] == ranks
    assert [share.barrels for share in found] == barrels


def test_ruling_41_the_government_shares_more_than_sixty_barrels_too() -> None:
    s = given_influence(given_end(players=3, government=90), 3, 2, 1)

    assert [share.barrels for share in shares(ground(), s)] == [30, 22, 15]


def test_ruling_42_all_barrels_of_regions_come_to_hand_and_are_sold_at_the_last_price() -> None:
    s = given_end(price=5).with_power(ONE, oil=2)
    s = given_region(given_region(s, "bassora", ONE, barrels=4), "dahuk", ONE, barrels=3)
    s = given_region(s, "najaf", ONE)

    after, events = run_on(s)

    assert of_kind(events, BarrelsWithdrawn) == (
        BarrelsWithdrawn(seat=ONE, region=at("bassora"), barrels=4),
        BarrelsWithdrawn(seat=ONE, region=at("dahuk"), barrels=3),
    )
    account = after.accounts[ONE]
    assert (account.withdrawn, account.barrels, account.oil) == (7, 9, 9 * 6)
    assert after.price == 5
    assert all(held.barrels == 0 for held in after.regions.values())


@pytest.mark.parametrize(("pacifism", "dollars"), [(3, 0), (4, 10), (7, 30), (10, 50), (13, 100), (15, 150)])
def test_ruling_20_the_fine_counts_ten_times_and_may_bring_a_player_below_nothing(
    pacifism: int, dollars: int
) -> None:
    after, _ = run_on(given_end().with_power(ONE, pacifism=pacifism))

    assert after.accounts[ONE].fine == dollars * 2
    assert after.accounts[ONE].total == 20 - dollars * 2


def test_end_of_the_game_everything_is_told_and_the_game_is_over() -> None:
    s = given_influence(given_end(government=6, price=3), 3, 0, 1, 2)
    s = s.with_power(TWO, contracts=4, pacifism=4, oil=1)

    after, events = run_on(s)

    assert of_kind(events, OilAllotted) == (
        OilAllotted(seat=ONE, rank=1, points=6, barrels=2),
        OilAllotted(seat=FOUR, rank=2, points=4, barrels=1),
        OilAllotted(seat=THREE, rank=3, points=2, barrels=1),
        OilAllotted(seat=TWO, rank=4, points=0, barrels=0),
    )
    expected = Account(cash=20, withdrawn=0, allotted=0, barrels=1, oil=4, contracts=20, fine=20, rank=4)
    assert after.accounts[TWO] == expected
    assert [event.seat for event in of_kind(events, AccountMade)] == list(after.order)
    assert events[-1] == GameEnded()
    assert (after.stack, after.government, after.powers[ONE].oil) == ((), 2, 2)
    assert rules().outcome(after) == outcome(after)


def test_final_victory_the_most_money_wins_in_half_dollars() -> None:
    found = outcome(given_accounts(20, 31, 7, -3))

    assert found.headline.text() == "Two wins with $15.50."
    assert (found.level, found.winners) == ("player", (TWO,))
    assert found.scores == {ONE: 20, TWO: 31, THREE: 7, FOUR: -3}


def test_final_victory_a_tie_goes_to_the_higher_contracts_then_to_more_regions() -> None:
    s = given_accounts(30, 30, 30, 30).with_power(TWO, contracts=3).with_power(THREE, contracts=3)

    by_regions = outcome(given_region(given_region(s, "dahuk", THREE), "najaf", ONE))
    by_contracts = outcome(given_region(s, "najaf", ONE).with_power(TWO, contracts=4))

    assert by_regions.winners == (THREE,)
    assert by_contracts.winners == (TWO,)
    assert by_contracts.headline.text() == "Two wins with $15, the tie being broken."


def test_final_victory_who_are_still_equal_win_together() -> None:
    found = outcome(given_accounts(30, 8, 30))

    assert (found.level, found.winners) == ("shared", (ONE, THREE))
    assert found.headline.text() == "Shared victory of One and Three, with $15 each."


def test_final_victory_the_sheet_tells_every_line_of_everybody() -> None:
    s = given_influence(given_end(players=5, government=6, price=1), 3, 0, 0, 0, 9)
    s = given_region(s, "bassora", TWO, barrels=3).with_power(TWO, oil=2, contracts=3, pacifism=7)

    columns = sheet(ground(), run_on(s)[0])

    assert [column.seat for column in columns] == [FIVE, ONE, THREE, FOUR, TWO]
    assert lines(columns[-1].tally) == [
        ("Cash", 20),
        ("Oil in hand", 4),
        ("Oil in regions", 6),
        ("Oil from the Government", 2),
        ("Contracts", 14),
        ("Pacifism", -60),
    ]
    assert lines(columns[0].tally)[3] == ("Oil from the Government", 4)


def test_final_victory_the_standing_before_the_end_is_the_account_at_the_end() -> None:
    s = given_influence(given_end(government=35, price=4), 5, 2, 1, 0)
    s = given_region(s, "bassora", ONE, barrels=3).with_power(ONE, oil=2, contracts=6, pacifism=5)

    after, _ = run_on(s)

    for seat in s.seats:
        assert standing(ground(), s, seat).total == after.accounts[seat].total
    final = next(column for column in sheet(ground(), after) if column.seat == ONE)
    assert lines(standing(ground(), s, ONE)) == lines(final.tally)


def test_ruling_45_the_standing_of_others_leaves_out_what_is_hidden() -> None:
    s = given_region(given_end(price=2), "bassora", ONE, barrels=3).with_power(ONE, oil=2)

    seen = standing(ground(), rules().view(s, TWO), ONE)

    assert lines(seen) == [
        ("Oil in regions", 9),
        ("Oil from the Government", 0),
        ("Contracts", 0),
        ("Pacifism", 0),
    ]
