# SPDX-License-Identifier: GPL-3.0-or-later
"""The window: start page, boards and the game on the table, and the commands that lead between them."""

from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any

import msgspec
from PySide6.QtCore import QEvent, Qt, QUrl
from PySide6.QtGui import QAction, QCloseEvent, QDesktopServices, QDragEnterEvent, QDropEvent, QKeyEvent
from PySide6.QtWidgets import QAbstractButton, QMainWindow, QStackedWidget, QWidget

from rubbletop.games import registry
from rubbletop.kernel.facts import IllegalAction, Message, Setup, say, verbatim
from rubbletop.kernel.savefile import BadSave
from rubbletop.kernel.session import TAKE_BACKS, Session
from rubbletop.paths import player_folders
from rubbletop.preferences import Beginning, Place, Preferences, PreferencesFile
from rubbletop.records.file import PastGames
from rubbletop.records.keeper import RecordKeeper
from rubbletop.ui import errands
from rubbletop.ui.boards_page import BoardsPage
from rubbletop.ui.bridge import Bridge, Throw
from rubbletop.ui.commands import IN_GAME, OF_KEPT, ON_BOARDS, Commands
from rubbletop.ui.dialogs.charts import ChartsDialog
from rubbletop.ui.dialogs.help import KeysDialog
from rubbletop.ui.dialogs.load_report import LoadReport
from rubbletop.ui.dialogs.preferences import PreferencesDialog
from rubbletop.ui.dialogs.rules import RulesDialog
from rubbletop.ui.dialogs.throw_dice import ThrowDialog
from rubbletop.ui.game_page import GamePage
from rubbletop.ui.paint.eyes import choose_palette
from rubbletop.ui.parts import places, recent
from rubbletop.ui.parts.catalogue import CATALOGUE
from rubbletop.ui.parts.desk import Desk
from rubbletop.ui.parts.file_choice import ask_open, ask_save
from rubbletop.ui.parts.new_colours import change_colours
from rubbletop.ui.parts.own_dice import OwnDice
from rubbletop.ui.parts.shelf import Shelf
from rubbletop.ui.parts.speed import Speed, speed_of, with_speed
from rubbletop.ui.parts.status_line import StatusLine
from rubbletop.ui.parts.thinking import Thinking
from rubbletop.ui.recovery import Recovery
from rubbletop.ui.sound.listening import Listening
from rubbletop.ui.sound.player import Player
from rubbletop.ui.start_page import StartPage
from rubbletop.ui.theme import Wardrobe, shades
from rubbletop.ui.words import worded

if TYPE_CHECKING:
    from rubbletop.ui.lesson.classroom import Classroom

SET_UP_DICE = "set-up dice"
PLACE = "window"
"""The key under which the preferences keep where this window was."""


class MainWindow(QMainWindow):
    """The one window of the program."""

    def __init__(self, preferences: PreferencesFile, wardrobe: Wardrobe, shelf: Shelf | None = None) -> None:
        super().__init__()
        self._preferences = preferences
        wardrobe.enlarge(preferences.current.text_size)
        self._wardrobe = wardrobe
        self.shelf = Shelf() if shelf is None else shelf
        self.desk = Desk(self.shelf, Recovery(self.warn), self)
        self.record = PastGames()
        self._record_keeper = RecordKeeper(self.record, self.warn)
        self.commands = Commands(self)
        self.thinking = Thinking(self, budget=self.shelf.think)
        self.start = StartPage()
        self.page: GamePage | None = None
        self.boards: BoardsPage | None = None
        self.classroom: Classroom | None = None
        self.status = StatusLine()
        self.sounds = Player(self)
        self._pages = QStackedWidget()
        self._pages.addWidget(self.start)
        self.setCentralWidget(self._pages)
        self.statusBar().addWidget(self.status, 1)
        self.status.why.connect(self.show_rules)
        self.statusBar().setSizeGripEnabled(False)
        self.setAcceptDrops(True)
        self.setMinimumSize(places.LEAST)
        self.commands.fill(self.menuBar())
        self.commands.draw(shades(self))
        self._connect()
        self._show_choices()
        self._dress(self.preferences)
        choose_palette(self.preferences.palette)
        places.restore(self, self._place().geometry)
        self.show_start()
        for notice in (
            preferences.notice,
            verbatim(wardrobe.notice) if wardrobe.notice else None,
        ):
            if notice is not None:
                self.warn(notice)

    @property
    def preferences(self) -> Preferences:
        """What the player has chosen."""
        return self._preferences.current

    def tell(self, message: Message) -> None:
        """Tell the player something that has happened."""
        self.status.note(message)

    def warn(self, message: Message) -> None:
        """Tell the player what must not be missed, whatever else happens meanwhile."""
        self.status.warn(message)

    # Pages

    def show_start(self) -> None:
        """Show the start page; a game on the table is put away first, and kept."""
        self._clear_table()
        self.desk.put_away()
        self.start.show_kept(self.desk.recovery.unfinished())
        files = recent.listed(self.preferences.recent)
        self.start.show_recent(files)
        self._fill_recent(files)
        self._turn_to(self.start, say("Choose a game, or open one."))
        self.start.give_focus()

    def _remove_kept(self, path: Path) -> None:
        """Remove an unfinished game, which the player has been asked about."""
        fault = self.desk.recovery.remove(path)
        if fault is None:
            self.start.forget(path)
        else:
            self.warn(fault)

    def show_boards(self, board: str = "") -> None:
        """Show the boards page with one board."""
        if self.boards is None:
            self.boards = BoardsPage(self.preferences.paper)
            self.boards.said.connect(self.tell)
            self.boards.closed.connect(self.leave_boards)
            self._pages.addWidget(self.boards)
        entry = CATALOGUE.get(self.desk.session.rules.game) if self.desk.session is not None else None
        self.boards.show_board(board or (entry.boards[0] if entry is not None else "alpha"))
        self._turn_to(self.boards, say("The boards of all games."))

    def leave_boards(self) -> None:
        """Go back to the game on the table, or to the start page."""
        if self.page is None:
            self._turn_to(self.start, say("Choose a game, or open one."))
        else:
            self._turn_to(self.page, None)
            self.page.bridge.ask()

    def lay(self, session: Session[Any]) -> None:
        """Show a game on the table."""
        self._record_keeper.follow(session)
        self.set_out(session, Bridge(session, self), self.thinking).begin()

    def set_out(self, session: Session[Any], bridge: Bridge, thinking: Thinking) -> GamePage:
        """Put the page of a game into the window; whoever asks for it lets it begin."""
        self._clear_table()
        self.page = page = GamePage(self.shelf.screen(session.rules.game), bridge, self.commands, thinking)
        page.asks.connect(self.status.ask)
        page.hovers.connect(self.status.hover)
        page.refused.connect(self._refuse)
        page.noted.connect(self.tell)
        page.zoomed.connect(self.status.show_zoom)
        page.about.connect(self.desk.recovery.note)
        page.called.connect(self.call)
        page.why.connect(self.show_rules)
        page.turned.connect(self._put_charts_away)
        self._pages.addWidget(page)
        page.choose_speed(speed_of(self.preferences), self.preferences.dice_speed)
        page.stage.set_reduced_motion(self.preferences.motion_speed == 0)
        Listening(page.stage, self.shelf.screen(session.rules.game), self.sounds)
        page.restore_panels(self._place().panels)
        self._turn_to(page, None)
        self.status.show_facts(session.setup.seed, take_backs=session.take_backs, own_dice=session.own_dice)
        self.status.show_zoom(100)
        if session.own_dice:
            OwnDice(page)
        return page

    # Commands

    def call(self, name: str) -> None:
        """Do what a command stands for."""
        if name in _SPEEDS:
            self._choose_speed(_SPEEDS[name])
        elif name.endswith("_theme"):
            self._choose_theme(name.removesuffix("_theme"))
        elif name in IN_GAME and self.page is not None and self._pages.currentWidget() is self.page:
            self._call_in_game(name, self.page)
        else:
            self._call_outside(name)

    def new_game(self, game: str = "") -> None:
        """Ask for a new game, of the kind begun last where none is named."""
        from rubbletop.ui.dialogs.new_game import NewGameDialog

        game = game or self._last_game()
        last = self.preferences.beginnings.get(game, Beginning())
        options = {**last.options, TAKE_BACKS: self.preferences.take_backs}
        last = msgspec.structs.replace(last, options=options)
        dialog = NewGameDialog(game, last, self)
        dialog.begun.connect(self._begin)
        dialog.other.connect(self.new_game)
        dialog.open()

    def demo(self, game: str = "") -> None:
        """Let the program play a game by itself."""
        from rubbletop.ui.dialogs.new_game import levels, setup_from

        game = game or self._last_game()
        known = levels(game)
        level = "normal" if "normal" in known else known[0]
        seats = Beginning(levels=(level,) * len(registry.usual_seats(game)))
        self.desk.begin(game, setup_from(seats, game, None))

    def learn(self, game: str = "") -> None:
        """Open the guided first turn of a game, of the one on the table where none is named."""
        on_table = self.page.bridge.rules.game if self.page is not None else self._last_game()
        errands.open_lesson(self, game or on_table)

    def open(self, path: Path) -> None:
        """Open a save."""
        self.desk.open(path)

    def begin(self, game: str, setup: Setup) -> None:
        """Begin a game at once."""
        self.desk.begin(game, setup)

    def _call_outside(self, name: str) -> None:
        match name:
            case "print" if self.boards is not None:
                self.boards.print_board()
            case "zoom_in" | "zoom_out" | "fit" if self.boards is not None:
                self.boards.zoom(name)
            case "new":
                self.new_game()
            case "open":
                ask_open(self, self.desk.path or self._last_file(), self.open)
            case "boards":
                self.show_boards()
            case "preferences":
                dialog = PreferencesDialog(self.preferences, self)
                dialog.chosen.connect(self._take_preferences)
                dialog.open()
            case "full_screen":
                self.setWindowState(self.windowState() ^ self.windowState().WindowFullScreen)
            case "demo":
                self.demo()
            case "past_games":
                errands.show_record(self)
            case "dice":
                errands.show_dice(self)
            case "lesson":
                self.learn()
            case "keys":
                KeysDialog(self).show()
            case "about":
                from rubbletop.ui.dialogs.about import AboutDialog

                AboutDialog(self).open()
            case "log_folder":
                QDesktopServices.openUrl(QUrl.fromLocalFile(str(player_folders().log)))
            case "quit":
                self.close()
            case _:
                pass

    def _call_in_game(self, name: str, page: GamePage) -> None:
        match name:
            case "save" if self.desk.path is not None:
                self.desk.save(self.desk.path)
            case "save" | "save_as":
                ask_save(self, self.desk.path, f"{page.bridge.rules.game}.rubble", self.desk.save)
            case "print":
                errands.print_game(self, page)
            case "notes":
                errands.show_notes(self)
            case "report":
                errands.write_report(self)
            case "start":
                self.show_start()
            case "charts":
                ChartsDialog(page.charts(), self).show()
            case "rules":
                self.show_rules("")
            case _:
                page.call(name)

    def _begin(self, game: str, setup: Setup, answers: Beginning) -> None:
        # The game begun last stands last.
        earlier = {name: old for name, old in self.preferences.beginnings.items() if name != game}
        beginnings = {**earlier, game: answers}
        take_backs = bool(answers.options.get(TAKE_BACKS, False))
        self._keep(msgspec.structs.replace(self.preferences, beginnings=beginnings, take_backs=take_backs))
        self.desk.begin(game, setup)

    def _choose_speed(self, speed: Speed) -> None:
        self._keep(with_speed(self.preferences, speed))
        if self.page is not None:
            self.page.choose_speed(speed, self.preferences.dice_speed)

    def _choose_theme(self, theme: str) -> None:
        self._take_preferences(
            msgspec.convert({**msgspec.to_builtins(self.preferences), "theme": theme}, Preferences)
        )

    def _take_preferences(self, chosen: Preferences) -> None:
        has_other_colours = chosen.palette != self.preferences.palette
        self._keep(chosen)
        self._wardrobe.choose(chosen.theme)
        self._dress(chosen)
        self._show_choices()
        if self.boards is not None:
            self.boards.choose_paper(chosen.paper)
        if self.page is not None:
            self.page.choose_speed(speed_of(chosen), chosen.dice_speed)
            self.page.stage.set_reduced_motion(chosen.motion_speed == 0)
        if has_other_colours:
            change_colours(self, chosen.palette)

    def _dress(self, chosen: Preferences) -> None:
        self._wardrobe.enlarge(chosen.text_size)
        self.sounds.turn(is_on=chosen.sound)

    def _keep(self, chosen: Preferences) -> None:
        notice = self._preferences.save(chosen)
        if notice is not None:
            self.warn(notice)

    # Small things

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.PaletteChange and hasattr(self, "commands"):
            self.commands.draw(shades(self))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        # Enter presses the button that has the focus, as it does in dialogs.
        pressed = self.focusWidget()
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and isinstance(pressed, QAbstractButton):
            pressed.click()
        else:
            super().keyPressEvent(event)

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        if event.mimeData().hasUrls():
            event.acceptProposedAction()

    def dropEvent(self, event: QDropEvent) -> None:
        files = [url.toLocalFile() for url in event.mimeData().urls() if url.isLocalFile()]
        if files:
            event.acceptProposedAction()
            self.open(Path(files[0]))

    def closeEvent(self, event: QCloseEvent) -> None:
        panels = self.page.panels() if self.page is not None else self._place().panels
        place = Place(bytes(self.saveGeometry().data()), panels)
        kept = {**self.preferences.places, PLACE: place}
        self._preferences.save(msgspec.structs.replace(self.preferences, places=kept))
        self._clear_table()
        self.desk.put_away()
        self.thinking.close()
        super().closeEvent(event)

    def _connect(self) -> None:
        self.commands.called.connect(self.call)
        self.desk.laid.connect(self.lay)
        self.desk.thrown_for.connect(self._ask_for_dice)
        self.desk.broken.connect(self._report)
        self.desk.unseated.connect(partial(errands.ask_who_plays, self))
        self.desk.said.connect(self.tell)
        self.desk.kept.connect(self._remember)
        self.start.go_on.connect(self.desk.go_on)
        self.start.removed.connect(self._remove_kept)
        self.start.opened.connect(self.open)
        self.start.begun.connect(self.new_game)
        self.start.demo.connect(self.demo)
        self.start.learn.connect(self.learn)
        self.start.board.connect(self.show_boards)
        self.start.called.connect(self.call)

    def _turn_to(self, page: QWidget, asked: Message | None) -> None:
        self._pages.setCurrentWidget(page)
        in_game = page is self.page
        self.commands.enable(IN_GAME, in_game)
        self.commands.enable(OF_KEPT, in_game and self.desk.session is not None)
        if page is self.boards:
            self.commands.enable(ON_BOARDS, True)
        if not in_game:
            self.status.clear_facts()
            self.status.ask(asked)
        self._entitle()

    def _entitle(self) -> None:
        session = self.desk.session
        if session is None or self._pages.currentWidget() is not self.page:
            self.setWindowTitle("Rubbletop")
            return
        entry = CATALOGUE.get(session.rules.game)
        scenario = worded(entry.scenario(session.setup.scenario)) if entry is not None else ""
        name = f"{self.desk.path.name} – " if self.desk.path is not None else ""
        self.setWindowTitle(name + " – ".join(part for part in (session.rules.title, scenario) if part))

    def _clear_table(self) -> None:
        errands.put_notes_away(self)
        if self.page is not None:
            self.page.close_game()
            self._pages.removeWidget(self.page)
            self.page.bridge.deleteLater()
            self.page.deleteLater()
            self.page = None

    def _show_choices(self) -> None:
        self.commands[speed_of(self.preferences).value].setChecked(True)
        self.commands[f"{self.preferences.theme}_theme"].setChecked(True)

    def _place(self) -> Place:
        return self.preferences.places.get(PLACE, Place(b"", b""))

    def _last_game(self) -> str:
        """The game on the table, else the one begun last."""
        begun = list(self.preferences.beginnings)
        if self.desk.session is not None:
            begun.append(self.desk.session.rules.game)
        playable = [entry.game for entry in CATALOGUE.values() if entry.is_playable]
        return next((game for game in reversed(begun) if game in playable), playable[0])

    def _last_file(self) -> Path | None:
        return Path(self.preferences.recent[0]) if self.preferences.recent else None

    def _remember(self, path: Path) -> None:
        files = recent.with_first(path, self.preferences.recent)
        self._keep(msgspec.structs.replace(self.preferences, recent=files))
        self._fill_recent(recent.listed(files))
        self._entitle()

    def _fill_recent(self, files: tuple[recent.Recent, ...]) -> None:
        menu = self.commands.menus["recent"]
        menu.clear()
        for file in files:
            action = QAction(file.path.name.replace("&", "&&"), menu)
            action.setToolTip(str(file.path))
            action.setData(str(file.path))
            action.triggered.connect(self._open_recent)
            menu.addAction(action)
        menu.setEnabled(bool(files))

    def _open_recent(self) -> None:
        action = self.sender()
        if isinstance(action, QAction):
            self.open(Path(str(action.data())))

    def show_rules(self, rule: str) -> None:
        """Show the rules of the game on the table, at a section that a refusal names, else of the present."""
        page = self.page
        if page is not None and (sections := page.help()):
            dialog = self.findChild(RulesDialog) or RulesDialog(sections, self)
            dialog.open_at(rule or page.stage.rule)
            dialog.show()

    def _put_charts_away(self) -> None:
        """Charts as they stand for one person's eyes are not for those of the next."""
        for dialog in self.findChildren(ChartsDialog):
            dialog.close()

    def _refuse(self, refusal: IllegalAction) -> None:
        self.status.refuse(refusal)

    def _ask_for_dice(self, throw: Throw) -> None:
        """Ask for dice that the set-up of a game needs; it may be given up."""
        dialog = self.findChild(ThrowDialog, SET_UP_DICE)
        if dialog is None:
            dialog = ThrowDialog(self)
            dialog.setObjectName(SET_UP_DICE)
            dialog.thrown.connect(self.desk.throw)
        dialog.ask(throw, can_drop=True)

    def _report(self, fault: BadSave) -> None:
        dialog = LoadReport(fault, self)
        dialog.chosen.connect(self.desk.take_rest)
        dialog.open()


_SPEEDS = {speed.value: speed for speed in Speed}
