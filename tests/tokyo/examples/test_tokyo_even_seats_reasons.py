# SPDX-License-Identifier: GPL-3.0-or-later
"""What who cannot attack reads with even seats, once GODRAN has been driven elsewhere (XIV; ruling 110)."""

import pytest

from rubbletop.games.tokyo.actions.attacks import JoinAttack
from rubbletop.games.tokyo.state import Options, TokyoState
from rubbletop.kernel.facts import IllegalAction
from tests.tokyo.attacks_builders import given_attacks
from tests.tokyo.builders import ONE, refusal, unit

EVEN = Options(even_seats=True)
BESIDE = "With even seats GODRAN counts as in H8, where it began the phase."


def refused(s: TokyoState, name: str) -> IllegalAction:
    """Return why seat one cannot add a unit to the attack."""
    return refusal(s, JoinAttack(seat=ONE, unit=unit(name)))


@pytest.mark.parametrize(
    ("placed", "why"),
    [
        ("ne.troop.1 H10", "GODRAN is out of range: it is 2 areas away, and this unit reaches 1. "),
        (
            "ne.mortar.1 H10",
            "Mortars hold their fire from afar while any unit is in GODRAN’s area. ",
        ),
    ],
)
def test_110_the_reason_says_from_where_it_is_measured_when_godran_has_moved(placed: str, why: str) -> None:
    s = given_attacks(placed, "ne.troop.9 H7", "se.tank.1 H8", godran="H9", start="H8", options=EVEN)
    told = refused(s, placed.split(maxsplit=1)[0])
    assert told.reason.text() == why + BESIDE
    assert told.rule.endswith(", 110")


def test_110_nothing_is_added_where_godran_stands_as_it_began() -> None:
    s = given_attacks("ne.troop.1 H10", "ne.troop.9 H7", options=EVEN)
    assert refused(s, "ne.troop.1").reason.text() == (
        "GODRAN is out of range: it is 2 areas away, and this unit reaches 1."
    )
