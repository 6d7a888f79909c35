# SPDX-License-Identifier: GPL-3.0-or-later
"""What commands open besides the game itself: the record, a report, things to print, a lesson.

Each is loaded only when it is asked for.
"""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from rubbletop.kernel.facts import Player, say

if TYPE_CHECKING:
    from rubbletop.ui.game_page import GamePage
    from rubbletop.ui.main_window import MainWindow


def show_record(window: "MainWindow") -> None:
    """Show the games that were played to their end, those of the game on the table first."""
    from rubbletop.ui.dialogs.past_games import PastGamesDialog

    session = window.desk.session
    dialog = PastGamesDialog(window.record, session.rules.game if session is not None else "", window)
    dialog.said.connect(window.tell)
    dialog.open()


def show_dice(window: "MainWindow") -> None:
    """Show how often each face was thrown in the game on the table and in all games."""
    from rubbletop.ui.dialogs.dice_statistics import DiceDialog, seat_names

    bridge = window.page.bridge if window.page is not None else None
    players = bridge.setup.players if bridge is not None else ()
    names = seat_names((player.seat, player.name) for player in players)
    dice = bridge.dice() if bridge is not None else None
    DiceDialog(dice, names, window.record.kept().games, window).open()


def show_notes(window: "MainWindow") -> None:
    """Show the notes of the game on the table beside it, and keep what is written there."""
    from rubbletop.ui.dialogs.notes import NotesDialog

    session = window.desk.session
    assert session is not None, "a command of a game that is kept has a game"
    # One that was closed a moment ago may still be there.
    open_now = (dialog for dialog in window.findChildren(NotesDialog) if dialog.isVisible())
    dialog = next(open_now, None) or NotesDialog(session, window)
    dialog.show()
    dialog.raise_()
    dialog.activateWindow()


def put_notes_away(window: "MainWindow") -> None:
    """Close the notes of a game that leaves the table."""
    from rubbletop.ui.dialogs.notes import NotesDialog

    for dialog in window.findChildren(NotesDialog):
        dialog.close()


def write_report(window: "MainWindow") -> None:
    """Ask for a report of the game on the table as it stands now."""
    from rubbletop.ui.dialogs.write_report import ReportDialog
    from rubbletop.ui.report.writing import Writing

    session = window.desk.session
    assert session is not None, "a command of a game that is kept has a game"
    write = Writing(session, window.shelf.screen(session.rules.game))
    name = window.desk.path.stem if window.desk.path is not None else session.rules.game
    dialog = ReportDialog(write, name, window.preferences.paper, window)
    dialog.said.connect(window.tell)
    dialog.open()


def print_game(window: "MainWindow", page: "GamePage") -> None:
    """Ask what of the game on the table is to be printed: the position, and all that a table needs."""
    from rubbletop.ui.paper.game import game_dialog

    screen = window.shelf.screen(page.bridge.rules.game)
    dialog = game_dialog(page.bridge, screen, window.preferences.paper, window)
    dialog.said.connect(window.tell)
    dialog.open()


def ask_who_plays(window: "MainWindow", strangers: Sequence[tuple[Player, Sequence[str]]]) -> None:
    """Ask who takes the places of computer players that are not known, before a game is opened."""
    from rubbletop.ui.dialogs.unknown_levels import UnknownLevelsDialog

    dialog = UnknownLevelsDialog(strangers, window)
    dialog.chosen.connect(window.desk.seat)
    dialog.open()


def open_lesson(window: "MainWindow", game: str) -> None:
    """Open the guided first turn of a game, or say why there is none."""
    from rubbletop.ui.lesson.classroom import Classroom

    try:
        window.classroom = Classroom(window, game)
    except (LookupError, ValueError, OSError) as fault:
        window.tell(say("This lesson cannot be opened: {reason}", reason=str(fault)))
