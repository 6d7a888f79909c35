# SPDX-License-Identifier: GPL-3.0-or-later
"""Builds the application: names, lettering, log, the one window; no traceback ever reaches a player."""

import logging
import sys
import traceback
from collections.abc import Callable
from logging.handlers import RotatingFileHandler
from pathlib import Path
from types import TracebackType
from typing import Any

from PySide6.QtCore import QMessageLogContext, Qt, QTimer, QtMsgType, qInstallMessageHandler
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication, QMessageBox

from rubbletop import __version__
from rubbletop.cli import NewGame
from rubbletop.kernel.facts import say
from rubbletop.kernel.session import Session
from rubbletop.paths import player_folders, writable
from rubbletop.preferences import PreferencesFile
from rubbletop.ui.doorbell import Doorbell, handed_on
from rubbletop.ui.fault_report import FaultReports, log_end
from rubbletop.ui.language import speak
from rubbletop.ui.main_window import MainWindow
from rubbletop.ui.opener import Opener
from rubbletop.ui.paint.artwork import unread
from rubbletop.ui.parts.app_icon import app_icon
from rubbletop.ui.stops import Stops
from rubbletop.ui.theme import Wardrobe
from rubbletop.ui.words import worded

LOG_FILE = "rubbletop.log"
DESKTOP_FILE = "org.rubbletop.rubbletop"
"""The name of the menu entry, by which a desktop knows whose window it is."""
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
    """Open the window, with a save or a new game if one is named; return the exit status once it closes.

    Both go to the window of a program that runs already, if there is one.
    """
    app = application()
    asked = file if file is not None else new
    if asked is not None and handed_on(asked):
        return 0
    log_file = start_log()
    reports = FaultReports()
    faults = Faults(log_file, reports)
    excepthook, sys.excepthook = sys.excepthook, faults.meet
    handler = qInstallMessageHandler(_note_qt)
    preferences = PreferencesFile()
    speak(app, preferences.current.language)
    window = MainWindow(preferences, Wardrobe(app, preferences.current.theme))
    faults.game = lambda: window.desk.session
    stops = Stops()
    stops.asked.connect(app.closeAllWindows)
    doorbell = Doorbell()
    opener = Opener(window)
    doorbell.rung.connect(opener.open)
    doorbell.called.connect(opener.call)
    if sys.platform == "darwin":
        app.installEventFilter(opener)
    reports.gather(log_end(log_file), _cut_journal(window))
    reports.watch()
    window.show()
    QTimer.singleShot(0, window, lambda: _tell_of_art(window))
    QTimer.singleShot(0, window, lambda: offer_report(window, reports))
    if file is not None:
        QTimer.singleShot(0, window, lambda: window.open(file))
    elif new is not None:
        QTimer.singleShot(0, window, lambda: opener.begin(new))
    status = app.exec()
    doorbell.close()
    reports.rest()
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
    app.setDesktopFileName(DESKTOP_FILE)
    app.setWindowIcon(app_icon())
    return app


def offer_report(window: MainWindow, reports: FaultReports) -> None:
    """Offer the report of a fault of an earlier run to be saved, if there is one."""
    from rubbletop.ui.dialogs.fault_offer import FaultOffer

    if (report := reports.waiting()) is not None:
        offer = FaultOffer(reports, report, window)
        offer.said.connect(window.tell)
        offer.open()


def _cut_journal(window: MainWindow) -> Path | None:
    """The game that was played when the program was broken off, if it was."""
    kept = window.desk.recovery.latest()
    return kept.path if kept is not None and kept.was_cut else None


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

    def __init__(self, log_file: Path | None, reports: FaultReports | None = None) -> None:
        """``game`` is asked for the game on the table when a report is written."""
        self._log_file = log_file
        self._reports = reports
        self.game: Callable[[], Session[Any] | None] = _no_game
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
        more = []
        if self._log_file is not None:
            more.append(worded(say("The log is in {file}.", file=str(self._log_file))))
        if self._is_reported(kind, fault, trace):
            more.append(worded(say("A report was written; the next start offers it to be saved.")))
        self.box = QMessageBox(QMessageBox.Icon.Warning, "Rubbletop", worded(words))
        self.box.setInformativeText(" ".join(more))
        self.box.open()

    def _is_reported(
        self, kind: type[BaseException], fault: BaseException, trace: TracebackType | None
    ) -> bool:
        """Write a report; return whether it could be written. No fault in it may bring another."""
        if self._reports is None:
            return False
        try:
            story = "".join(traceback.format_exception(kind, fault, trace))
            return self._reports.write(story, log_end(self._log_file), self.game()) is not None
        except Exception:
            _log.exception("the report of a fault could not be written")
            return False


def _no_game() -> Session[Any] | None:
    return None


def _note_qt(kind: QtMsgType, context: QMessageLogContext, text: str) -> None:
    _log.log(_QT_LEVELS.get(kind, logging.WARNING), "Qt: %s", text)
