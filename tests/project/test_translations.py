# SPDX-License-Identifier: GPL-3.0-or-later
"""Every sentence of the program is translated, with the same fields, and the program reads it so.

Where this fails, ``packaging/translations`` gathers the sentences anew; the new ones are then unfinished.
"""

import ast
import re
import subprocess
import sys
import sysconfig
from pathlib import Path
from shutil import copy, which
from xml.etree import ElementTree

import pytest
from PySide6.QtCore import QTranslator

from rubbletop import paths
from rubbletop.kernel.facts import LUPDATE_OPTIONS

ROOT = Path(__file__).resolve().parents[2]
FILES = sorted((ROOT / "assets" / "translations").glob("rubbletop_*.ts"))
languages = pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)

FIELD = re.compile(r"\{[^{}]*\}")
TAG = re.compile(r"<[^<>]*>")


def translated(file: Path) -> dict[str, str]:
    """Return the translation of each sentence of a file, "" for one that is unfinished."""
    tree = ElementTree.parse(file)
    found = {}
    for message in tree.getroot().iter("message"):
        translation = message.find("translation")
        assert translation is not None
        done = translation.get("type") is None
        found[message.findtext("source") or ""] = (translation.text or "") if done else ""
    return found


def test_there_is_an_italian_translation() -> None:
    assert "rubbletop_it" in {file.stem for file in FILES}


@languages
def test_every_sentence_is_there_and_none_that_is_said_no_more(file: Path, tmp_path: Path) -> None:
    tool = which("pyside6-lupdate", path=sysconfig.get_path("scripts")) or str(
        Path(sys.executable).with_name("pyside6-lupdate")
    )
    fresh = tmp_path / file.name
    copy(file, fresh)
    listed = tmp_path / "sources.lst"
    sources = sorted((ROOT / "desktop").rglob("*.py"))
    listed.write_text("\n".join(map(str, sources)), encoding="utf-8")
    subprocess.run(
        [tool, *LUPDATE_OPTIONS, "-no-obsolete", "-locations", "none", "-silent", f"@{listed}", "-ts", fresh],
        check=True,
        timeout=120,
    )

    now, before = translated(fresh), translated(file)

    assert sorted(now.keys() - before.keys()) == []
    assert sorted(before.keys() - now.keys()) == []


@languages
def test_no_sentence_hides_from_the_gatherer_within_an_f_string(file: Path) -> None:
    calls = [
        node
        for source in (ROOT / "desktop").rglob("*.py")
        for node in ast.walk(ast.parse(source.read_text(encoding="utf-8")))
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "say"
    ]
    said = {call.args[0].value for call in calls if isinstance(call.args[0], ast.Constant)}

    assert "Contents" in said
    assert sorted(map(str, said - translated(file).keys())) == []


@languages
def test_no_sentence_is_left_unfinished(file: Path) -> None:
    assert [source for source, words in translated(file).items() if not words.strip()] == []


@languages
def test_a_sentence_stands_for_itself_alone(file: Path) -> None:
    names = [name.text for name in ElementTree.parse(file).getroot().iter("name")]

    assert names == [None]


@languages
def test_fields_tags_and_keys_are_those_of_the_sentence(file: Path) -> None:
    def marks(words: str) -> tuple[list[str], list[str], int]:
        return sorted(FIELD.findall(words)), sorted(TAG.findall(words)), words.count("&")

    assert [source for source, words in translated(file).items() if marks(source) != marks(words)] == []


@languages
def test_the_program_reads_what_is_written(file: Path) -> None:
    translator = QTranslator()

    assert translator.load(str(paths.assets() / "translations" / f"{file.stem}.qm"))
    assert [
        source for source, words in translated(file).items() if translator.translate("", source) != words
    ] == []
