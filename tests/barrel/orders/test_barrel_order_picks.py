# SPDX-License-Identifier: GPL-3.0-or-later
"""What a player clicks on the board for the decisions of an action."""

import pytest

from rubbletop.games.barrel.actions.orders import Construct, GiveAid, GiveSupport, PassAction, Produce
from rubbletop.kernel.facts import Action
from tests.barrel.builders import ONE, at
from tests.barrel.orders_builders import buy, march


@pytest.mark.parametrize(
    ("action", "picks"),
    [
        (buy(2, "troop", "bagdad"), ("bagdad",)),
        (march("najaf", "karbala", 1), ("najaf", "karbala")),
        (GiveSupport(seat=ONE, origin=at("najaf"), troops=1, logistics=0), ("najaf",)),
        (Construct(seat=ONE, region=at("najaf"), building="police"), ("najaf",)),
        (GiveAid(seat=ONE, region=at("najaf")), ("najaf",)),
        (Produce(seat=ONE, region=at("najaf")), ("najaf",)),
        (PassAction(seat=ONE), ()),
    ],
)
def test_regions_are_clicked_in_the_order_of_the_decision(action: Action, picks: tuple[str, ...]) -> None:
    assert action.picks() == picks
