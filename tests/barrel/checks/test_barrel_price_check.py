# SPDX-License-Identifier: GPL-3.0-or-later
"""The oil price: market, crash, speculation, the ends of its track, its forecast (Oil Price; 16, 18, 19)."""

import pytest

from rubbletop.games.barrel.events.checks import PriceChanged
from rubbletop.games.barrel.forecast import Case, Outlook, PriceMove, coming_pacifism, outlooks, price_move
from rubbletop.games.barrel.frames import AnyFrame
from rubbletop.games.barrel.frames.checks import (
    DisbandFrame,
    ExtractionFrame,
    FinalFrame,
    GovernmentFrame,
    PacifismFrame,
    PriceFrame,
)
from rubbletop.games.barrel.frames.orders import TurnFrame
from rubbletop.games.barrel.state import BarrelState
from tests.barrel.builders import (
    FIVE,
    FOUR,
    ONE,
    THREE,
    TWO,
    given_game,
    given_reserve,
    ground,
    of_kind,
    run_on,
)

ALL = (ONE, TWO, THREE, FOUR, FIVE)


def given_market(
    players: int = 4, sellers: int = 0, pacifism: int = 0, price: int = 9, turn: int = 1
) -> BarrelState:
    """Return the Oil check; so many have sold, the second player is the least popular."""
    s = given_game(PriceFrame(), players=players, price=price, turn=turn)
    for seat in ALL[:sellers]:
        s = s.with_power(seat, sold=True)
    return s.with_power(ONE, pacifism=pacifism // 2).with_power(TWO, pacifism=pacifism)


@pytest.mark.parametrize(("players", "steps"), [(3, (1, 0, -1)), (4, (1, 0, -1, -1)), (5, (1, 0, 0, -1, -1))])
def test_oil_price_1_the_market_moves_the_price_by_the_number_of_sellers(
    players: int, steps: tuple[int, ...]
) -> None:
    moved = [run_on(given_market(players, sellers))[0].price - 9 for sellers in range(players)]

    assert tuple(moved) == steps


@pytest.mark.parametrize(("face", "by"), [(1, -3), (2, -4), (3, -4), (4, -5), (5, -5), (6, -6)])
def test_oil_price_1_it_crashes_by_a_die_when_everybody_sells(face: int, by: int) -> None:
    after, events = run_on(given_market(4, sellers=4, pacifism=15), [face])

    assert after.price == 9 + by
    assert of_kind(events, PriceChanged) == (
        PriceChanged(
            sellers=4, market=-3, crash=by + 3, speculation=0, pacifism=15, face=face, by=by, price=9 + by
        ),
    )


@pytest.mark.parametrize(
    ("pacifism", "by"), [(3, 0), (4, 1), (6, 1), (7, 2), (9, 2), (10, 3), (12, 3), (13, 4), (15, 4)]
)
def test_oil_price_2_the_highest_pacifism_makes_speculation(pacifism: int, by: int) -> None:
    assert run_on(given_market(4, sellers=1, pacifism=pacifism))[0].price == 9 + by


def test_oil_price_the_example_of_four_players_with_pacifism_seven() -> None:
    one, _ = run_on(given_market(4, sellers=1, pacifism=7))
    two, _ = run_on(given_market(4, sellers=2, pacifism=7))

    assert (one.price, two.price) == (11, 8)


@pytest.mark.parametrize(
    ("price", "sellers", "pacifism", "by", "after"), [(18, 0, 15, 1, 19), (0, 2, 0, 0, 0), (19, 1, 4, 0, 19)]
)
def test_ruling_19_the_price_stays_on_its_track(
    price: int, sellers: int, pacifism: int, by: int, after: int
) -> None:
    s, events = run_on(given_market(4, sellers, pacifism, price))

    assert s.price == after
    assert [(event.by, event.price) for event in of_kind(events, PriceChanged)] == [(by, after)]


@pytest.mark.parametrize(
    ("turn", "frame"),
    [(8, ExtractionFrame(left=ALL[:4])), (9, GovernmentFrame(left=ALL[:4]))],
)
def test_ruling_16_after_the_price_the_regions_produce_in_phase_3_then_oil_is_taken(
    turn: int, frame: AnyFrame
) -> None:
    assert run_on(given_market(turn=turn))[0].top == frame


def test_oil_price_the_reasons_of_a_move_are_told() -> None:
    calm = price_move(ground(), 4, 0, 5).tally
    crash = price_move(ground(), 4, 4, 15, 6).tally

    assert [(line.value, line.reason.text()) for line in calm.lines] == [
        (1, "Nobody has sold oil"),
        (1, "Speculation at Pacifism 5"),
    ]
    assert [(line.value, line.reason.text()) for line in crash.lines] == [
        (-3, "4 players have sold oil"),
        (-3, "Die, as everybody has sold"),
    ]
    assert price_move(ground(), 4, 1, 0).tally.lines[0].reason.text() == "One player has sold oil"


def test_oil_price_the_forecast_knows_every_number_of_further_sellers() -> None:
    s = given_market(3, sellers=1, pacifism=7, price=4)

    found = outlooks(ground(), s)

    assert found == (
        Outlook(1, (Case(6, PriceMove(1, 0, 0, 2, 7), 6),)),
        Outlook(2, (Case(6, PriceMove(2, -1, 0, 0, 7), 3),)),
        Outlook(
            3,
            (
                Case(1, PriceMove(3, -3, 0, 0, 7), 1),
                Case(2, PriceMove(3, -3, -1, 0, 7), 0),
                Case(2, PriceMove(3, -3, -2, 0, 7), 0),
                Case(1, PriceMove(3, -3, -3, 0, 7), 0),
            ),
        ),
    )


@pytest.mark.parametrize(
    ("stack", "coming"),
    [
        ((PacifismFrame(left=(ONE, TWO)),), (4, 4)),
        ((PacifismFrame(left=(TWO,)),), (3, 4)),
        ((PacifismFrame(left=(ONE, TWO)), DisbandFrame(debtor=ONE, owed=1)), (3, 4)),
        ((PriceFrame(),), (3, 3)),
        ((FinalFrame(),), (3, 3)),
        ((), (3, 3)),
    ],
)
def test_oil_price_the_forecast_looks_past_the_pacifism_check(
    stack: tuple[AnyFrame, ...], coming: tuple[int, int]
) -> None:
    s = given_game(*stack)
    for seat in (ONE, TWO):
        s = given_reserve(s.with_power(seat, pacifism=3), seat, troops=4)

    assert tuple(coming_pacifism(ground(), s, seat) for seat in (ONE, TWO)) == coming


def test_oil_price_the_forecast_before_the_check_counts_all_troops_as_they_stand() -> None:
    s = given_game(turn=3)
    s = given_reserve(s.with_power(ONE, pacifism=3, media=2), ONE, troops=9)
    s = s.become(TurnFrame(round=1, left=s.order))

    assert coming_pacifism(ground(), s, ONE) == 8
