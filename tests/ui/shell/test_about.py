# SPDX-License-Identifier: GPL-3.0-or-later
"""The About box: every version a bug may come from, and the licence of every part that is shipped."""

import platform
from pathlib import Path

import numpy as np
import pytest
from PySide6.QtCore import Qt, qVersion
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel, QPushButton
from pytestqt.qtbot import QtBot

import rubbletop
from rubbletop import shipped
from rubbletop.games import registry
from rubbletop.ui.dialogs.about import AboutDialog
from rubbletop.ui.main_window import MainWindow

ROOT = Path(__file__).resolve().parents[3]


@pytest.fixture
def dialog(qtbot: QtBot) -> AboutDialog:
    made = AboutDialog()
    qtbot.addWidget(made)
    made.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose, False)
    made.open()
    qtbot.waitExposed(made)
    return made


def words(dialog: AboutDialog, tab: int) -> str:
    shown = dialog.tabs.widget(tab)
    assert shown is not None
    return "\n".join(label.text() for label in shown.findChildren(QLabel))


def test_the_first_tab_names_the_version_and_the_licence(dialog: AboutDialog) -> None:
    assert f"Version {rubbletop.__version__}" in words(dialog, 0)
    assert "GNU General Public License, version 3" in words(dialog, 0)


def test_the_versions_are_those_of_the_rules_of_each_game_of_qt_python_and_the_libraries(
    dialog: AboutDialog,
) -> None:
    told = dict(dialog.rows)

    for game in registry.games():
        rules = registry.rules(game)
        assert told[f"Rules of {rules.title}"] == str(rules.version)
    assert told["Rubbletop"] == rubbletop.__version__
    assert told["Qt"] == qVersion()
    assert told["Python"] == platform.python_version()
    assert told["numpy"] == np.__version__
    assert [name for name, number in dialog.rows if number in ("", "?")] == []
    assert words(dialog, 1).splitlines() == [word for row in dialog.rows for word in row]


def test_the_versions_can_be_copied_for_a_bug_report(dialog: AboutDialog) -> None:
    (button,) = [b for b in dialog.findChildren(QPushButton) if b.objectName() == "copy"]
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)

    assert QGuiApplication.clipboard().text().splitlines()[0] == f"Rubbletop: {rubbletop.__version__}"


def test_each_part_shows_its_version_its_owner_and_the_text_of_its_licence(dialog: AboutDialog) -> None:
    for row, part in enumerate(shipped.parts()):
        dialog.licences.list.setCurrentRow(row)

        assert dialog.licences.head.text().endswith(f"· {part.licence}")
        assert dialog.licences.owner.text() == f"© {part.copyright}"
        assert len(dialog.licences.text.toPlainText()) > 400, part.name


def test_the_first_part_is_the_program_and_geos_shows_its_own_licence(dialog: AboutDialog) -> None:
    assert dialog.licences.head.text() == f"Rubbletop {rubbletop.__version__} · GPL-3.0-or-later"
    names = [part.name for part in shipped.parts()]
    dialog.licences.list.setCurrentRow(names.index("GEOS, in Shapely"))

    assert "GNU LESSER GENERAL PUBLIC LICENSE" in dialog.licences.text.toPlainText()


def test_the_menu_opens_it(window: MainWindow) -> None:
    window.commands["about"].trigger()

    assert window.findChild(AboutDialog) is not None


def test_every_library_that_the_program_asks_for_is_named_with_its_owner() -> None:
    packages = {part.package.lower().replace("_", "-") for part in shipped.parts()}
    asked = (ROOT / "pyproject.toml").read_text(encoding="utf-8").partition("dependencies = [")[2]
    names = [line.split('"')[1] for line in asked.partition("]")[0].splitlines() if '"' in line]

    assert {name.split(">=")[0].lower() for name in names} <= packages


@pytest.mark.parametrize("damage", [None, "part = 3", "[[part]]\nname = 1"])
def test_without_a_sound_list_the_program_at_least_names_itself(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, damage: str | None
) -> None:
    if damage is not None:
        (tmp_path / shipped.LISTING).write_text(damage, encoding="utf-8")
    monkeypatch.setattr(shipped, "assets", lambda: tmp_path)

    assert [part.name for part in shipped.parts()] == ["Rubbletop"]


def test_a_part_that_is_not_installed_has_neither_version_nor_text() -> None:
    part = shipped.Part("Gone", ("gone/*",), "Nobody", "MIT", package="no-such-package-here")

    assert (shipped.version_of(part), shipped.licence_text(part)) == ("", "")
    assert shipped.licence_text(shipped.Part("Gone", (), "Nobody", "MIT", text="licences/none.txt")) == ""


def test_the_system_is_told_by_its_name_or_at_least_by_its_kind(monkeypatch: pytest.MonkeyPatch) -> None:
    def nowhere() -> dict[str, str]:
        raise OSError("no such file")

    monkeypatch.setattr(platform, "freedesktop_os_release", lambda: {"PRETTY_NAME": "Plain OS 3"})
    assert shipped.system() == f"Plain OS 3, {platform.machine()}"
    monkeypatch.setattr(platform, "freedesktop_os_release", nowhere)
    assert shipped.system() == f"{platform.system()} {platform.release()}, {platform.machine()}"
