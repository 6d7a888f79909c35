# SPDX-License-Identifier: GPL-3.0-or-later
"""Sums with reasons."""

from rubbletop.kernel.facts import say
from rubbletop.kernel.tally import Modifier, Tally

RANGE = say("Range")


def test_an_empty_tally_is_nothing() -> None:
    assert Tally().total == 0


def test_a_tally_sums_its_lines_and_keeps_their_rules() -> None:
    tally = Tally().plus(2, RANGE, "5.4.1").plus(-3, say("Hill"), "5.4.2")
    assert tally.total == -1
    assert [line.rule for line in tally.lines] == ["5.4.1", "5.4.2"]


def test_a_tally_never_falls_below_its_least() -> None:
    assert Tally(least=1).plus(-5, RANGE, "5").total == 1
    assert Tally(least=1).plus(5, RANGE, "5").total == 5


def test_lines_made_elsewhere_can_be_joined() -> None:
    lines = [Modifier(1, RANGE, "5"), Modifier(1, RANGE, "6")]
    assert Tally(least=0).joined(lines) == Tally(tuple(lines), 0)
