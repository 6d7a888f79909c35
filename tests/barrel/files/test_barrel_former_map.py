# SPDX-License-Identifier: GPL-3.0-or-later
"""Games that were begun before values of the map were tuned go on with the values of then."""

from pathlib import Path

import pytest

from rubbletop.board.load import board_names, find_board
from rubbletop.board.regions import RegionBoard
from rubbletop.games import registry
from rubbletop.games.barrel.atlas import BOARD, FIRST
from rubbletop.games.barrel.build import barrel_rules
from rubbletop.games.barrel.rules import BarrelRules, FirstBarrelRules
from rubbletop.games.barrel.state import BarrelState
from rubbletop.kernel.savefile import load, peek, save
from rubbletop.kernel.session import Session
from tests.barrel.builders import at, setup

FORMER = Path(__file__).parents[2] / "saves" / "barrel-first-1-1.rubble"


def oil(board: RegionBoard, region: str) -> tuple[int, int]:
    """Return the barrels and the logistics that are printed on a region."""
    found = board.regions[at(region)]
    return found.oil, found.logistics


def map_of(rules: BarrelRules, s: BarrelState) -> RegionBoard:
    """Return the map on which a state is played."""
    return rules.atlas.ground(s).board


def test_a_former_game_goes_on_upon_the_map_of_then(tmp_path: Path) -> None:
    session = load(FORMER, registry.rules).session
    rules = session.rules

    assert isinstance(rules, FirstBarrelRules)
    assert oil(map_of(rules, session.state), "ninive") == (3, 4)

    save(session, tmp_path / "again.rubble")
    assert peek(tmp_path / "again.rubble").header.rules == 1
    assert load(tmp_path / "again.rubble", registry.rules).session.state == session.state


def test_a_new_game_begins_upon_the_map_as_it_is_now() -> None:
    rules = registry.rules("barrel")
    assert isinstance(rules, BarrelRules)
    session: Session[BarrelState] = Session(rules, setup())

    assert rules.version == 2
    assert oil(map_of(rules, session.state), "ninive") == (2, 2)


def test_rules_that_know_the_newest_map_find_the_former_one_by_its_mark() -> None:
    state = load(FORMER, registry.rules).session.state
    rules = registry.rules("barrel")

    assert isinstance(rules, BarrelRules)
    assert oil(map_of(rules, state), "ninive") == (3, 4)
    assert rules.contradiction(state) == ""


def test_the_former_map_is_looked_for_but_once(monkeypatch: pytest.MonkeyPatch) -> None:
    state = load(FORMER, registry.rules).session.state
    rules = barrel_rules()
    found = rules.atlas.ground(state)
    monkeypatch.setattr(rules.atlas, "named", lambda *_: pytest.fail("looked for again"))

    assert rules.atlas.ground(state) is found


def test_other_versions_are_played_by_the_rules_as_they_are_now() -> None:
    rules = registry.rules("barrel")

    assert rules.of_version(2) is rules
    assert rules.of_version(99) is rules


def test_the_former_map_is_found_by_name_but_not_offered() -> None:
    former, _ = find_board(FIRST)

    assert isinstance(former, RegionBoard)
    assert BOARD in board_names()
    assert FIRST not in board_names()
