# SPDX-License-Identifier: GPL-3.0-or-later
"""Builds the application: names, lettering, log, the one window; no traceback ever reaches a player."""

import logging
import sys
from logging.handlers import RotatingFileHandler
from pathlib import Path
from types import TracebackType

from PySide6.QtCore import QMessageLogContext, Qt, QTimer, QtMsgType, qInstallMessageHandler
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication, QMessageBox

from rubbletop import __version__
from rubbletop.cli import NewGame
from rubbletop.kernel.facts import say
from rubbletop.paths import player_folders, writable
from rubbletop.preferences import PreferencesFile
from rubbletop.ui.language import speak
from rubbletop.ui.main_window import MainWindow
from rubbletop.ui.paint.artwork import unread
from rubbletop.ui.stops import Stops
from rubbletop.ui.theme import Wardrobe
from rubbletop.ui.words import worded

LOG_FILE = "rubbletop.log"
_LARGEST_LOG = 1 << 20
_log = logging.getLogger("rubbletop")
_QT_LEVELS = {
    QtMsgType.QtDebugMsg: logging.DEBUG,
    QtMsgType.QtInfoMsg: logging.INFO,
    QtMsgType.QtWarningMsg: logging.WARNING,
    QtMsgType.QtCriticalMsg: logging.ERROR,
    QtMsgType.QtFatalMsg: logging.CRITICAL,
}


def run(file: Path | None = None, new: NewGame | None = None) -> int:
    """Open the window, with a save or a new game if one is named; return the exit status once it closes."""
    log_file = start_log()
    app = application()
    faults = Faults(log_file)
    excepthook, sys.excepthook = sys.excepthook, faults.meet
    handler = qInstallMessageHandler(_note_qt)
    preferences = PreferencesFile()
    speak(app, preferences.current.language)
    window = MainWindow(preferences, Wardrobe(app, preferences.current.theme))
    stops = Stops()
    stops.asked.connect(app.closeAllWindows)
    window.show()
    QTimer.singleShot(0, window, lambda: _tell_of_art(window))
    if file is not None:
        QTimer.singleShot(0, window, lambda: window.open(file))
    elif new is not None:
        QTimer.singleShot(0, window, lambda: begin(window, new))
    status = app.exec()
    stops.release()
    qInstallMessageHandler(handler)
    sys.excepthook = excepthook
    return status


def application() -> QApplication:
    """Return the application with its names set."""
    app = QApplication.instance()
    if not isinstance(app, QApplication):
        policy = Qt.HighDpiScaleFactorRoundingPolicy.PassThrough
        QGuiApplication.setHighDpiScaleFactorRoundingPolicy(policy)
        app = QApplication(["rubbletop"])
    app.setApplicationName("rubbletop")
    app.setApplicationDisplayName("Rubbletop")
    app.setApplicationVersion(__version__)
    app.setDesktopFileName("rubbletop")
    return app


def begin(window: MainWindow, new: NewGame) -> None:
    """Begin the game that the command line names."""
    from rubbletop.preferences import Beginning
    from rubbletop.ui.dialogs.new_game import setup_from

    try:
        setup = setup_from(Beginning(scenario=new.scenario), new.game, new.seed)
    except LookupError as fault:
        refusal = say("This game cannot be begun: {reason}", reason=str(fault))
        window.say(refusal)
        return
    window.begin(new.game, setup)


def _tell_of_art(window: MainWindow) -> None:
    """Say which pictures the program has to do without; nearly always none."""
    if left_out := unread():
        window.warn(left_out)


def start_log() -> Path | None:
    """Write the log to a file in the player's folder; return the file, None where it cannot be written."""
    try:
        path = writable(player_folders().log) / LOG_FILE
        keeper = RotatingFileHandler(path, maxBytes=_LARGEST_LOG, backupCount=2, encoding="utf-8")
    except OSError:
        return None
    keeper.setFormatter(logging.Formatter("%(asctime)s %(levelname)s %(name)s: %(message)s"))
    _log.addHandler(keeper)
    _log.setLevel(logging.INFO)
    _log.propagate = False
    _log.info("Rubbletop %s, Python %s", __version__, sys.version.split()[0])
    return path


class Faults:
    """Meets what nothing else has caught: into the log with it, and a sentence for the player."""

    def __init__(self, log_file: Path | None) -> None:
        self._log_file = log_file
        self.box: QMessageBox | None = None

    def meet(self, kind: type[BaseException], fault: BaseException, trace: TracebackType | None) -> None:
        """Keep the story of a fault and tell the player once where it is kept."""
        if issubclass(kind, KeyboardInterrupt):
            QApplication.quit()
            return
        _log.critical("a fault of the program", exc_info=(kind, fault, trace))
        if self.box is not None and self.box.isVisible():
            return
        words = say("Something went wrong inside the program. Your game is kept up to the last action.")
        where = say("The log is in {file}.", file=str(self._log_file)) if self._log_file is not None else None
        self.box = QMessageBox(QMessageBox.Icon.Warning, "Rubbletop", worded(words))
        if where is not None:
            self.box.setInformativeText(worded(where))
        self.box.open()


def _note_qt(kind: QtMsgType, context: QMessageLogContext, text: str) -> None:
    _log.log(_QT_LEVELS.get(kind, logging.WARNING), "Qt: %s", text)
