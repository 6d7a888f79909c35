# SPDX-License-Identifier: GPL-3.0-or-later
"""Which language the program speaks."""

import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QLocale
from PySide6.QtWidgets import QApplication

from rubbletop import paths
from rubbletop.kernel.facts import called, say
from rubbletop.preferences import Preferences, PreferencesFile
from rubbletop.ui import language
from rubbletop.ui.language import ENGLISH, SYSTEM, language_of, speak, speaking_application, spoken
from rubbletop.ui.words import cited, worded


@pytest.mark.parametrize(
    ("system", "code"),
    [
        (["it-IT", "en-GB"], "it"),
        (["de-DE", "it-CH", "en-GB"], "it"),
        (["en-GB", "it-IT"], "en"),
        (["de-DE"], "en"),
        ([], "en"),
    ],
)
def test_the_first_language_of_the_system_that_there_is_gets_spoken(
    monkeypatch: pytest.MonkeyPatch, system: list[str], code: str
) -> None:
    monkeypatch.setattr(QLocale, "uiLanguages", lambda _locale: system)

    assert language_of(SYSTEM) == code


def test_a_language_that_was_chosen_is_spoken_whatever_the_system_speaks() -> None:
    assert language_of("it") == "it"
    assert language_of(ENGLISH) == "en"


def test_english_needs_no_translation(qapp: QApplication) -> None:
    assert speak(qapp, ENGLISH) == []


def test_a_missing_translation_leaves_the_sentences_in_english(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, speaking: Callable[[str], object]
) -> None:
    monkeypatch.setattr(paths, "assets", lambda: tmp_path)
    speaking("it")

    assert worded(say("Your decision")) == "Your decision"
    assert spoken() == ENGLISH


TRANSLATION = """<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="it">
<context>
    <name></name>
    <message><source>Your decision</source><translation>La tua decisione</translation></message>
    <message><source>War</source><translation>Guerra</translation></message>
    <message><source>Factory</source><translation>Fabbrica</translation></message>
    <message><source>ruling {number}</source><translation>precisazione {number}</translation></message>
</context>
</TS>
"""


@pytest.fixture
def italian(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, speaking: Callable[[str], object]) -> None:
    """The application speaks the Italian of a small translation."""
    folder = tmp_path / "translations"
    folder.mkdir()
    source = folder / "rubbletop_it.ts"
    source.write_text(TRANSLATION, "utf-8")
    tool = Path(sys.executable).with_name("pyside6-lrelease")
    command = [str(tool), "-silent", str(source), "-qm", str(source.with_suffix(".qm"))]
    subprocess.run(command, check=True, timeout=60)
    monkeypatch.setattr(paths, "assets", lambda: tmp_path)
    speaking("it")


@pytest.mark.usefixtures("italian")
def test_sentences_names_and_sections_are_shown_in_the_language_that_is_spoken() -> None:
    assert spoken() == "it"
    assert worded(say("Your decision")) == "La tua decisione"
    assert worded(called("Factory")) == "Fabbrica"
    assert worded(called("Lantern {Hill")) == "Lantern {Hill"
    assert cited("War, 27") == "Guerra, precisazione 27"


@pytest.mark.usefixtures("italian")
def test_what_a_player_is_called_is_never_translated() -> None:
    assert worded(say("{name}", name="Factory")) == "Factory"


@pytest.mark.usefixtures("speaking")
def test_what_is_written_without_a_window_speaks_the_language_that_was_chosen(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    PreferencesFile().save(Preferences(language="it"))
    monkeypatch.setattr(language, "QApplication", _NoneYet)

    with speaking_application():
        assert worded(say("Your decision")) != "Your decision"
        assert spoken() == "it"


class _NoneYet:
    """The application as a command finds it: there is none before it is made."""

    def __new__(cls, _arguments: list[str]) -> QApplication:  # type: ignore[misc]
        """Make the only one that a process may have."""
        made = QApplication.instance()
        assert isinstance(made, QApplication)
        return made

    @staticmethod
    def instance() -> None:
        """Tell that there is none."""


@pytest.mark.usefixtures("qapp")
def test_an_application_that_is_there_goes_on_in_its_language() -> None:
    PreferencesFile().save(Preferences(language="it"))

    with speaking_application():
        assert spoken() == ENGLISH
