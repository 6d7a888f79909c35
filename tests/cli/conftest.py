# SPDX-License-Identifier: GPL-3.0-or-later
"""The command line as the tests call it, with a toy among the games."""

from collections.abc import Callable
from pathlib import Path

import msgspec
import pytest

from rubbletop.__main__ import main
from rubbletop.games import registry
from tests.cli import toy


class Answer(msgspec.Struct, frozen=True):
    """What the program answered: its exit status and the lines of its two outputs."""

    status: int
    out: list[str]
    err: list[str]


Ask = Callable[..., Answer]


@pytest.fixture
def ask(capsys: pytest.CaptureFixture[str]) -> Ask:
    """A function that runs the program with the given words."""

    def asked(*words: str | Path) -> Answer:
        status = main([str(word) for word in words])
        out, err = capsys.readouterr()
        return Answer(status, out.splitlines(), err.splitlines())

    return asked


@pytest.fixture
def with_toy(monkeypatch: pytest.MonkeyPatch) -> None:
    """Put the toy in the place of the registered games."""
    monkeypatch.setattr(registry, "games", toy.games)
    monkeypatch.setattr(registry, "levels", toy.levels)
    monkeypatch.setattr(registry, "rules", toy.rules)
    monkeypatch.setattr(registry, "seats", toy.seats)
    monkeypatch.setattr(registry, "usual_seats", toy.seats)
    monkeypatch.setattr(registry, "agent", toy.agent)
