# SPDX-License-Identifier: GPL-3.0-or-later
"""Boards of the player's own on the page of the boards."""

from pathlib import Path

import pytest
from PySide6.QtCore import QUrl
from PySide6.QtGui import QDesktopServices
from PySide6.QtWidgets import QFileDialog, QLabel, QPushButton
from pytestqt.qtbot import QtBot

from rubbletop import paths
from rubbletop.kernel.facts import Message
from rubbletop.paths import FolderError
from rubbletop.ui.boards_page import BoardsPage


@pytest.fixture
def folder(home: Path) -> Path:
    """The player's folder for boards, with a sound city and one that is cut off."""
    made = paths.player_folders().boards
    made.mkdir(parents=True)
    draw(made, "spa", "Bad Calamity")
    (made / "cut.toml").write_text("format = ", encoding="utf-8")
    return made


def draw(folder: Path, board: str, title: str) -> None:
    text = (paths.boards() / "calamity.toml").read_text(encoding="utf-8")
    text = text.replace('id = "calamity"', f'id = "{board}"').replace(
        'title = "Port Calamity"', f'title = "{title}"'
    )
    (folder / f"{board}.toml").write_text(text, encoding="utf-8")


@pytest.fixture
def page(qtbot: QtBot) -> BoardsPage:
    made = BoardsPage()
    qtbot.addWidget(made)
    made.show()
    qtbot.waitExposed(made)
    return made


def buttons(page: BoardsPage, name: str) -> list[QPushButton]:
    return [b for b in page.findChildren(QPushButton) if b.objectName() == name and b.isVisible()]


def button(page: BoardsPage, name: str) -> QPushButton:
    return buttons(page, name)[0]


def test_a_sound_board_is_drawn_like_those_of_the_program(
    folder: Path, page: BoardsPage, qtbot: QtBot
) -> None:
    button(page, "own spa.toml").click()
    qtbot.waitUntil(lambda: page.art is not None)

    assert button(page, "own spa.toml").text() == "Bad Calamity"
    assert page.art is not None
    assert page.art.board.id == "spa"
    button(page, "save").click()
    dialog = page.findChild(QFileDialog)
    assert dialog is not None
    assert [Path(name).name for name in dialog.selectedFiles()] == ["spa.svg"]
    dialog.reject()


def test_a_board_with_faults_is_told_and_not_drawn(folder: Path, page: BoardsPage, qtbot: QtBot) -> None:
    with qtbot.waitSignal(page.said) as said:
        button(page, "own cut.toml").click()

    assert said.args[0].text().startswith("cut.toml: file: is cut off or malformed")
    assert button(page, "own cut.toml").text() == "cut.toml: not sound"
    assert button(page, "own cut.toml").toolTip().startswith("cut.toml: file: is cut off")
    assert page.art is None


def test_the_folder_is_read_again_on_demand(folder: Path, page: BoardsPage, qtbot: QtBot) -> None:
    button(page, "own spa.toml").click()
    qtbot.waitUntil(lambda: page.art is not None)
    draw(folder, "spa", "Worse Calamity")
    (folder / "cut.toml").unlink()

    button(page, "own_again").click()
    qtbot.waitUntil(lambda: len(buttons(page, "own spa.toml")) == 1)
    button(page, "own spa.toml").click()

    qtbot.waitUntil(lambda: page.art is not None and page.art.board.title == "Worse Calamity")
    assert buttons(page, "own cut.toml") == []


def test_without_boards_the_card_says_how_to_get_one(page: BoardsPage) -> None:
    notes = [note.text() for note in page.findChildren(QLabel) if note.isVisible()]

    assert [note for note in notes if note.startswith("None yet.")]


def test_the_folder_is_made_and_shown(home: Path, page: BoardsPage, monkeypatch: pytest.MonkeyPatch) -> None:
    shown: list[QUrl] = []
    monkeypatch.setattr(QDesktopServices, "openUrl", shown.append)

    button(page, "own_folder").click()

    assert [Path(url.toLocalFile()) for url in shown] == [home / "data" / "boards"]
    assert (home / "data" / "boards").is_dir()


def test_a_folder_that_cannot_be_is_told(page: BoardsPage, monkeypatch: pytest.MonkeyPatch) -> None:
    said: list[Message] = []
    page.said.connect(said.append)

    def nowhere() -> None:
        raise FolderError("there is no such home")

    monkeypatch.setattr(paths, "player_folders", nowhere)
    monkeypatch.setattr("rubbletop.ui.parts.own_boards.player_folders", nowhere)
    button(page, "own_folder").click()
    button(page, "own_again").click()

    assert [message.text() for message in said] == ["there is no such home"] * 2
