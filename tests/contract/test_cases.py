# SPDX-License-Identifier: GPL-3.0-or-later
"""No game of the program escapes the contract."""

from rubbletop.games import registry
from tests.contract.cases import cases


def test_every_game_of_the_program_is_examined() -> None:
    assert set(registry.games()) <= set(cases())
