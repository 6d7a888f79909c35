# SPDX-License-Identifier: GPL-3.0-or-later
"""The language of the program: every sentence is said in English, and a translation is laid over it."""

from collections.abc import Iterator, Mapping
from contextlib import contextmanager

from PySide6.QtCore import QCoreApplication, QLibraryInfo, QLocale, QTranslator
from PySide6.QtWidgets import QApplication

from rubbletop import paths
from rubbletop.kernel.facts import Message, say
from rubbletop.preferences import PreferencesFile

ENGLISH, SYSTEM = "en", "system"
LANGUAGES: Mapping[str, Message] = {
    SYSTEM: say("As the system"),
    ENGLISH: say("English"),
    "it": say("Italian"),
}
"""The languages that can be chosen, by their ISO 639 code, with their names."""


_SPOKEN = "language"


def spoken() -> str:
    """Return the code of the language that the application speaks."""
    app = QCoreApplication.instance()
    return str((app.property(_SPOKEN) if app is not None else None) or ENGLISH)


def language_of(choice: str) -> str:
    """Return the code of the language for a choice: the first of the system's that there is, or English."""
    if choice != SYSTEM:
        return choice
    wanted = (name.split("-")[0] for name in QLocale.system().uiLanguages())
    return next((code for code in wanted if code in LANGUAGES), ENGLISH)


def speak(app: QCoreApplication, choice: str) -> list[QTranslator]:
    """Let the application speak the language of a choice; return the translators that it uses.

    What is shown already stays as it is, so this comes before the first window. A translation that is
    missing from a damaged installation leaves the program in English.
    """
    code = language_of(choice)
    app.setProperty(_SPOKEN, ENGLISH)
    if code == ENGLISH:
        return []
    found = []
    own = str(paths.assets() / "translations")
    qt = QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)
    for name, folder in ((f"qtbase_{code}", qt), (f"rubbletop_{code}", own)):
        translator = QTranslator(app)
        if translator.load(name, folder) and app.installTranslator(translator):
            found.append(translator)
            if name.startswith("rubbletop"):
                app.setProperty(_SPOKEN, code)
    return found


@contextmanager
def speaking_application() -> Iterator[None]:
    """Have the application that Qt wants, for as long as it is wanted, speaking the player's language.

    One that is there already goes on in the language that it speaks.
    """
    if QApplication.instance() is not None:
        yield
        return
    made = QApplication(["rubbletop"])
    speak(made, PreferencesFile().current.language)
    yield
    del made
