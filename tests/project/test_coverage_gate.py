# SPDX-License-Identifier: GPL-3.0-or-later
"""The coverage gate holds each area of the program against its floor."""

import tomllib
from pathlib import Path

from tests import coverage_gate
from tests.coverage_gate import Measured, Summary

ROOT = Path(__file__).resolve().parent.parent.parent


def _file(visited: int, everything: int, missing: list[int]) -> Measured:
    return Measured(Summary(visited, everything, 0, 0), missing, [])


def test_an_area_below_its_floor_is_named_with_what_was_missed() -> None:
    report = {"desktop/rubbletop/kernel/dice.py": _file(9, 10, [17])}

    told = list(coverage_gate.failings(report, {"kernel": 100.0}))

    assert told == [
        "kernel: 90.00 % of lines and branches, the floor is 100 %",
        "  desktop/rubbletop/kernel/dice.py: lines [17], branches []",
    ]


def test_an_area_at_its_floor_passes_and_other_areas_do_not_count() -> None:
    report = {
        "desktop/rubbletop/kernel/dice.py": _file(10, 10, []),
        "desktop/rubbletop/ui/words.py": _file(1, 10, [2]),
    }

    assert list(coverage_gate.failings(report, {"kernel": 100.0})) == []


def test_modules_beside_the_packages_are_an_area_of_their_own() -> None:
    report = {
        "desktop/rubbletop/cli.py": _file(9, 10, [4]),
        "desktop/rubbletop/ui/words.py": _file(1, 10, [2]),
    }

    told = list(coverage_gate.failings(report, {".": 95.0}))

    assert told == [".: 90.00 % of lines and branches, the floor is 95 %"]


def test_a_floor_well_below_what_is_reached_should_rise() -> None:
    report = {"desktop/rubbletop/ui/words.py": _file(9, 10, [3])}

    told = list(coverage_gate.advice(report, {"ui": 50.0}))

    assert told == ["ui: 90.00 %; raise its floor of 50 % in coverage_floor.toml"]


def test_rules_and_boards_are_to_be_visited_wholly() -> None:
    floors = coverage_gate.floors()

    assert {area: floors[area] for area in ("kernel", "board", "games")} == dict.fromkeys(
        ("kernel", "board", "games"), 100.0
    )
    assert 0 <= floors["ui"] <= 100


def test_only_what_cannot_happen_may_stay_unvisited() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))

    assert project["tool"]["coverage"]["report"]["exclude_also"] == [
        r"assert_never\(",
        "raise AssertionError",
        r"case _:\n\s+(assert_never|raise AssertionError)",
        "if TYPE_CHECKING:",
        r"@(abc\.)?abstractmethod",
        "@overload",
        r"^\s*\.\.\.$",
    ]
