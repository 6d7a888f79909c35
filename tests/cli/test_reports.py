# SPDX-License-Identifier: GPL-3.0-or-later
"""A saved game is written out as a report from the command line."""

import sys
from pathlib import Path

import pytest
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QApplication

from tests.cli.conftest import Ask

# Qt knows one application a process, which the tests of the window want to be theirs.
pytestmark = pytest.mark.usefixtures("qapp")
SAVES = Path(__file__).parents[1] / "saves"
GAME = SAVES / "barrel-1-1.rubble"


@pytest.mark.parametrize(("name", "start"), [("a.html", b"<!DOCTYPE html>"), ("a.PDF", b"%PDF")])
def test_the_ending_says_what_kind_of_report_is_written(
    ask: Ask, tmp_path: Path, name: str, start: bytes
) -> None:
    answer = ask("report", GAME, "--out", tmp_path / name, "--no-pictures", "--paper", "Letter")

    assert (answer.status, answer.out, answer.err) == (0, [], [])
    assert (tmp_path / name).read_bytes().startswith(start)


def test_the_letters_of_the_application_stay_as_they_are(ask: Ask, tmp_path: Path) -> None:
    usual = QApplication.font()
    odd = QFont(usual)
    odd.setPointSizeF(usual.pointSizeF() + 1.5)
    QApplication.setFont(odd)
    try:
        answer = ask("report", GAME, "--out", tmp_path / "a.html", "--no-pictures")
        assert (answer.status, QApplication.font().pointSizeF()) == (0, odd.pointSizeF())
    finally:
        QApplication.setFont(usual)


def test_another_ending_is_refused(ask: Ask, tmp_path: Path) -> None:
    answer = ask("report", GAME, "--out", tmp_path / "a.doc")

    assert (answer.status, answer.err) == (
        1,
        [f"rubbletop: {tmp_path / 'a.doc'}: a report ends in .html or .pdf"],
    )


def test_a_file_that_is_no_game_is_named(ask: Ask, tmp_path: Path) -> None:
    (tmp_path / "bad.rubble").write_bytes(b"{")

    answer = ask("report", tmp_path / "bad.rubble", "--out", tmp_path / "a.html")

    assert answer.status == 1
    assert answer.err[0].startswith(f"rubbletop: {tmp_path / 'bad.rubble'}: ")


def test_a_report_that_cannot_be_written_is_named(ask: Ask, tmp_path: Path) -> None:
    out = tmp_path / "nowhere" / "a.html"

    answer = ask("report", GAME, "--out", out, "--no-pictures")

    assert (answer.status, len(answer.err)) == (1, 1)
    assert answer.err[0].startswith(f"rubbletop: {out} cannot be written: its folder does not exist")


def test_without_qt_there_is_no_report(ask: Ask, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "rubbletop.ui.report.writing", None)

    answer = ask("report", GAME, "--out", tmp_path / "a.html")

    assert (answer.status, len(answer.err)) == (1, 1)
    assert answer.err[0].startswith("rubbletop: Qt cannot be loaded: ")
