# SPDX-License-Identifier: GPL-3.0-or-later
"""Which language the program speaks."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QLocale, QTranslator
from PySide6.QtWidgets import QApplication

from rubbletop import paths
from rubbletop.kernel.facts import say
from rubbletop.ui.language import ENGLISH, SYSTEM, language_of, speak
from rubbletop.ui.words import worded


@pytest.fixture
def spoken(qapp: QApplication) -> Iterator[list[QTranslator]]:
    """The translators that a test lets the application use; they go with it."""
    found: list[QTranslator] = []
    yield found
    for translator in found:
        qapp.removeTranslator(translator)


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
    qapp: QApplication, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, spoken: list[QTranslator]
) -> None:
    monkeypatch.setattr(paths, "assets", lambda: tmp_path)
    spoken += speak(qapp, "it")

    assert worded(say("Your decision")) == "Your decision"
