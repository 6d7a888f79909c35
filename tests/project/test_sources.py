# SPDX-License-Identifier: GPL-3.0-or-later
"""What holds for every source file: its length, its licence line, its words, no private exceptions."""

import ast
import re
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent.parent
LONGEST = 500
CODE = sorted([*ROOT.glob("desktop/**/*.py"), *ROOT.glob("tests/**/*.py")])
PRODUCT = sorted(ROOT.glob("desktop/rubbletop/**/*.py"))
TEXT_ENDINGS = {
    ".py",
    ".md",
    ".toml",
    ".sh",
    ".cfg",
    ".svg",
    ".xml",
    ".desktop",
    ".geojson",
    ".txt",
    ".ini",
    ".yml",
}
# Written in halves, so that this file does not find itself.
MACHINE_WORDS = (
    r"/work" + r"/",
    r"/root" + r"/",
    r"/opt" + r"/",
    r"/tmp" + r"/",
    r"/home" + r"/[a-z]",
    r"\bpypi" + r"\.org",
    r"pythonhosted" + r"\.org",
    r"artifact" + r"ory",
    r"\bissue" + r" \d",
    r"\bsub" + r"agent",
)


def _texts() -> list[Path]:
    """Return the text files of the project, without what tools leave behind and packages are made in."""
    made = ("uv.lock", "build", "dist")
    tops = [f for f in ROOT.iterdir() if f.name == ".ci" or not (f.name.startswith(".") or f.name in made)]
    files = [f for top in tops for f in ([top] if top.is_file() else top.rglob("*")) if f.is_file()]
    return [f for f in files if f.suffix in TEXT_ENDINGS or f.name == "run"]


def test_no_python_file_is_longer_than_the_wall() -> None:
    lengths = {
        str(file.relative_to(ROOT)): len(file.read_text(encoding="utf-8").splitlines()) for file in CODE
    }

    assert {name: length for name, length in lengths.items() if length > LONGEST} == {}


def test_every_module_says_what_it_is_for() -> None:
    silent = [
        str(file.relative_to(ROOT))
        for file in CODE
        if (text := file.read_text(encoding="utf-8")) and not ast.get_docstring(ast.parse(text))
    ]

    assert silent == []


def test_nothing_mentions_a_machine_that_it_was_written_on() -> None:
    words = re.compile("|".join(MACHINE_WORDS), re.IGNORECASE)
    found = [
        f"{file.relative_to(ROOT)}:{number}: {match.group()}"
        for file in _texts()
        for number, line in enumerate(file.read_text(encoding="utf-8").splitlines(), start=1)
        if (match := words.search(line))
    ]

    assert found == []


def test_nothing_is_left_to_be_done() -> None:
    left = re.compile(r"\b(" + "|".join(["TO" + "DO", "FIX" + "ME", "XX" + "X"]) + r")\b")
    found = [str(file.relative_to(ROOT)) for file in CODE if left.search(file.read_text(encoding="utf-8"))]

    assert found == []


def test_no_line_of_the_program_asks_to_be_left_out_of_the_coverage() -> None:
    asking = re.compile(r"pragma:\s*no\s*(cover|branch)")

    assert [str(f) for f in PRODUCT if asking.search(f.read_text(encoding="utf-8"))] == []
