# SPDX-License-Identifier: GPL-3.0-or-later
"""Every section of the rulebook, every ruling and every worked example has a test that names it.

A test cites in its name: sections as ``5_4_1``, ``sc_2``; rulings as ``ruling_9`` or, from 12 on, as a bare
number; worked examples as ``e6``. ``to`` makes a span. Tests of the computer player do not count, nor do
those of the screen, which only must not cite what there is not.
"""

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from tests.colossi.rulebook import EXAMPLES, RULINGS, SECTIONS

RULES = Path(__file__).parent
SCREEN = RULES.parent / "ui" / "colossi"
LEAST_BARE = 12
"""Lower numbers belong to sections; a ruling with such a number is cited with its noun."""


def _names(folder: Path) -> Iterator[str]:
    """The names of all test functions in a folder that are not about the computer player."""
    for path in sorted(folder.rglob("test_*.py")):
        if "commander" in path.relative_to(folder).parts:
            continue
        tree = ast.parse(path.read_text(encoding="utf-8"))
        for node in ast.walk(tree):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                yield node.name


def cited(name: str) -> list[str]:
    """Return what a test cites: ``5.4.1``, ``sc. 2``, ``ruling 9``, ``E6``, in the order of its name."""
    words = name.removeprefix("test_").split("_")
    found: list[str] = []
    noun, spans = "", False
    while words:
        word = words.pop(0)
        if word in ("ruling", "rulings", "sc"):
            noun = word
        elif word in ("to", "and") and found and words and _is_number(words[0]):
            spans = word == "to"
        elif word[:1] == "e" and word[1:].isdigit():
            found += _span(found, f"E{word[1:]}") if spans else [f"E{word[1:]}"]
            spans = False
        elif word.isdigit():
            cite = _citation(noun, word, words)
            found += _span(found, cite) if spans else [cite]
            noun, spans = ("ruling" if cite.startswith("ruling") else ""), False
        else:
            break
    return found


def _is_number(word: str) -> bool:
    return word.isdigit() or (word[:1] == "e" and word[1:].isdigit())


def _citation(noun: str, word: str, words: list[str]) -> str:
    """One citation that begins with ``word``; a section takes its other parts from ``words``."""
    if noun == "sc":
        return f"sc. {word}"
    if noun or int(word) >= LEAST_BARE:
        return f"ruling {word}"
    parts = [word]
    while words and words[0].isdigit() and int(words[0]) < LEAST_BARE:
        parts.append(words.pop(0))
    return ".".join(parts)


def _span(found: list[str], last: str) -> list[str]:
    """What lies between the citation before and ``last``, which is included."""
    start, end = _tail(found[-1]), _tail(last)
    stem = last.removesuffix(str(end))
    return [f"{stem}{number}" for number in range(start + 1, end + 1)]


def _tail(citation: str) -> int:
    digits = len(citation) - len(citation.rstrip("0123456789"))
    return int(citation[-digits:])


@cache
def found_citations(folder: Path = RULES) -> dict[str, tuple[str, ...]]:
    """Return the tests in a folder by what they cite."""
    found: dict[str, tuple[str, ...]] = {}
    for name in _names(folder):
        for citation in cited(name):
            found[citation] = (*found.get(citation, ()), name)
    return found


@pytest.mark.parametrize("number", SECTIONS)
def test_every_section_has_a_test(number: str) -> None:
    assert found_citations().get(number), f"no test of {number}: {SECTIONS[number]}"


@pytest.mark.parametrize("number", RULINGS)
def test_every_ruling_has_a_test(number: int) -> None:
    assert found_citations().get(f"ruling {number}"), f"no test of ruling {number}: {RULINGS[number]}"


@pytest.mark.parametrize("number", range(1, EXAMPLES + 1))
def test_every_worked_example_has_a_test(number: int) -> None:
    assert f"E{number}" in found_citations()


@pytest.mark.parametrize("folder", [RULES, SCREEN], ids=["rules", "screen"])
def test_nothing_is_cited_that_does_not_exist(folder: Path) -> None:
    rulings, examples = (f"ruling {n}" for n in RULINGS), (f"E{n}" for n in range(1, EXAMPLES + 1))

    assert set(found_citations(folder)) - {*SECTIONS, *rulings, *examples} == set()


@pytest.mark.parametrize(
    ("name", "citations"),
    [
        ("test_5_4_1_1_the_weaker_unit", ["5.4.1.1"]),
        ("test_ruling_7_the_player", ["ruling 7"]),
        ("test_ruling_133_134_a_unit", ["ruling 133", "ruling 134"]),
        ("test_6_0_144_a_stonehenge", ["6.0", "ruling 144"]),
        ("test_ruling_14_e5_tectonic", ["ruling 14", "E5"]),
        ("test_e9_to_e11_the_example", ["E9", "E10", "E11"]),
        ("test_e12_and_e13_two_hits", ["E12", "E13"]),
        ("test_5_4_2_to_5_4_4_charts_of_3", ["5.4.2", "5.4.3", "5.4.4"]),
        ("test_sc_1_the_cup", ["sc. 1"]),
        ("test_8_0_to_begin", ["8.0"]),
        ("test_every_fact_of_12", []),
    ],
)
def test_a_name_is_read_as_it_is_meant(name: str, citations: list[str]) -> None:
    assert cited(name) == citations
