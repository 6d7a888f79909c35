# SPDX-License-Identifier: GPL-3.0-or-later
"""Every sentence of the program can be found by the extraction tool and filled when it is shown."""

import ast
import string
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from rubbletop.kernel.facts import LUPDATE_OPTIONS

PACKAGE = Path(__file__).parents[2] / "desktop" / "rubbletop"
SOURCES = sorted(PACKAGE.rglob("*.py"))


def said(source: Path) -> Iterator[ast.Call]:
    """Yield the calls that mark a sentence."""
    for node in ast.walk(ast.parse(source.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "say":
            yield node


def faults(call: ast.Call) -> Iterator[str]:
    """Yield what is wrong with a call: no literal, or places and fields that do not match.

    A sentence without any field may be one of a table, filled where it is taken from there.
    """
    template = call.args[0] if len(call.args) == 1 else None
    if not (isinstance(template, ast.Constant) and isinstance(template.value, str)):
        yield "the template is no literal"
        return
    given = {keyword.arg for keyword in call.keywords}
    places = {name for _, name, _, _ in string.Formatter().parse(template.value) if name is not None}
    if given and None not in given and given != places:
        yield f"{template.value!r} has the places {sorted(places)} and the fields {sorted(map(str, given))}"


def test_every_sentence_is_a_literal_whose_places_are_its_fields() -> None:
    found = [
        f"{source.relative_to(PACKAGE)}:{call.lineno}: {fault}"
        for source in SOURCES
        for call in said(source)
        for fault in faults(call)
    ]
    assert found == []


@pytest.mark.parametrize(
    ("call", "fault"),
    [
        ("say(text)", "no literal"),
        ("say(f'{who} waits')", "no literal"),
        ("say('{who} waits', what=2)", "the places ['who'] and the fields ['what']"),
        ("say('{who} waits', who=1, what=2)", "'what'"),
    ],
)
def test_a_call_that_cannot_be_translated_is_found(call: str, fault: str) -> None:
    node = ast.parse(call, mode="eval").body
    assert isinstance(node, ast.Call)
    assert fault in " ".join(faults(node))


def test_the_extraction_tool_finds_what_is_said(tmp_path: Path) -> None:
    result = tmp_path / "found.ts"
    tool = Path(sys.executable).with_name("pyside6-lupdate")
    command = [str(tool), *LUPDATE_OPTIONS, *map(str, SOURCES), "-ts", str(result)]
    subprocess.run(command, check=True, capture_output=True, timeout=60)
    text = result.read_text(encoding="utf-8")
    assert "<source>There is nothing to take back.</source>" in text
    assert "<name></name>" in text
