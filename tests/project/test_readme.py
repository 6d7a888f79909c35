# SPDX-License-Identifier: GPL-3.0-or-later
"""What the README shows is there, and what it tells people to type is understood."""

import re
import shlex
from pathlib import Path

import pytest

from rubbletop.cli import parsed

ROOT = Path(__file__).resolve().parent.parent.parent
README = (ROOT / "README.md").read_text(encoding="utf-8")
COMMANDS = re.findall(r"^\| `rubbletop(.*?)` \|", README, re.MULTILINE)


@pytest.mark.parametrize(
    "page", ["README.md", "boards/README.md", "assets/LICENCES.md", "packaging/README.md"]
)
def test_every_picture_and_page_that_is_linked_to_is_there(page: str) -> None:
    links = re.findall(r"\]\(([^)#]+)", (ROOT / page).read_text(encoding="utf-8"))

    ours = [link for link in links if "://" not in link]
    assert [link for link in ours if not (ROOT / page).parent.joinpath(link).exists()] == []


def test_every_folder_and_file_that_is_named_is_there() -> None:
    named = re.findall(r"`((?:boards|assets|tests|packaging|desktop)(?:/[\w.-]+)*)`", README)

    assert len(named) > 8
    assert [name for name in named if not (ROOT / name).exists()] == []


@pytest.mark.parametrize("words", COMMANDS)
def test_every_command_that_is_shown_is_understood(words: str) -> None:
    asked = parsed(shlex.split(words.replace("FILE...", "FILE")))

    assert asked.command in {"window", *words.split()[:1]}


def test_the_commands_that_are_shown_are_all_there_are() -> None:
    shown = {words.split()[0] for words in COMMANDS if words}

    assert shown == {"FILE", "new", "selfplay", "replay", "verify", "report", "legal", "board", "print"}
