# SPDX-License-Identifier: GPL-3.0-or-later
"""The standard commands in one table: words, menu, keys, icon; every other part asks for them by name."""

from collections.abc import Iterable

import msgspec
from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QAction, QActionGroup, QKeySequence
from PySide6.QtWidgets import QMenu, QMenuBar, QWidget

from rubbletop.kernel.facts import Message, say
from rubbletop.ui.parts.icons import icon
from rubbletop.ui.theme import Shades
from rubbletop.ui.words import worded

Key = QKeySequence.StandardKey


class Command(msgspec.Struct, frozen=True, kw_only=True):
    """One command. ``keys`` are Qt's standard keys or written ones, the first one shown in tooltips.

    ``menu`` is the menu it stands in, ``group`` a set of which one is checked, ``rule`` whether a
    line parts it from the one above, ``role`` where macOS puts it.
    """

    name: str
    menu: str
    text: Message
    tip: Message | None = None
    keys: tuple[Key | str, ...] = ()
    icon: str = ""
    is_check: bool = False
    group: str = ""
    submenu: str = ""
    rule: bool = False
    role: QAction.MenuRole = QAction.MenuRole.NoRole


MENUS: dict[str, Message] = {
    "file": say("&File"),
    "edit": say("&Edit"),
    "view": say("&View"),
    "play": say("&Play"),
    "help": say("&Help"),
}
SUBMENUS: dict[str, Message] = {
    "recent": say("Open &recent"),
    "speed": say("&Speed of play"),
    "theme": say("&Colours"),
}

COMMANDS: tuple[Command, ...] = (
    Command(name="new", menu="file", text=say("&New game…"), keys=(Key.New,), icon="new"),
    Command(name="open", menu="file", text=say("&Open…"), keys=(Key.Open,), icon="open"),
    Command(name="recent", menu="file", text=say("Open &recent"), submenu="recent"),
    Command(name="save", menu="file", text=say("&Save"), keys=(Key.Save,), icon="save", rule=True),
    Command(name="save_as", menu="file", text=say("Save &as…"), keys=("Ctrl+Shift+S",)),
    Command(
        name="boards",
        menu="file",
        text=say("&Boards"),
        tip=say("Look at all boards; print them with all that a table needs, write them to files"),
        keys=("Ctrl+B",),
        icon="hexes",
        rule=True,
    ),
    Command(
        name="print",
        menu="file",
        text=say("&Print…"),
        tip=say("The position, boards, counters, cards, charts and set-up sheets, on paper or as a PDF"),
        keys=(Key.Print,),
        icon="print",
    ),
    Command(
        name="report",
        menu="file",
        text=say("&Write a report…"),
        tip=say(
            "The game turn by turn with pictures of the board, score sheet and dice, as a web page or PDF"
        ),
        keys=("Ctrl+E",),
    ),
    Command(
        name="start",
        menu="file",
        text=say("&Leave for the start page"),
        tip=say("The game is kept; the start page goes on with it"),
        keys=("Ctrl+W",),
        rule=True,
    ),
    Command(
        name="preferences",
        menu="file",
        text=say("Pre&ferences…"),
        keys=("Ctrl+,",),
        role=QAction.MenuRole.PreferencesRole,
    ),
    Command(
        name="quit",
        menu="file",
        text=say("&Quit"),
        keys=("Ctrl+Q",),
        rule=True,
        role=QAction.MenuRole.QuitRole,
    ),
    Command(
        name="undo",
        menu="edit",
        text=say("&Undo"),
        tip=say("Take the last action back"),
        keys=(Key.Undo,),
        icon="undo",
    ),
    Command(
        name="redo",
        menu="edit",
        text=say("&Redo"),
        tip=say("Play the action taken back again"),
        keys=("Ctrl+Y", "Ctrl+Shift+Z"),
        icon="redo",
    ),
    Command(
        name="undo_phase",
        menu="edit",
        text=say("Undo the &phase"),
        tip=say("Take back as much of this phase as may be taken back"),
        keys=("Ctrl+Alt+Z",),
    ),
    Command(name="zoom_in", menu="view", text=say("Zoom &in"), keys=("Ctrl++", "Ctrl+="), icon="zoom"),
    Command(name="zoom_out", menu="view", text=say("Zoom &out"), keys=("Ctrl+-",), icon="zoom_out"),
    Command(name="fit", menu="view", text=say("&Fit the board to the window"), keys=("Ctrl+0",), icon="fit"),
    Command(
        name="sight",
        menu="view",
        text=say("&Sight tool"),
        tip=say("Point from one space to another: who sees whom, and what is in the way (or hold S)"),
        keys=("Ctrl+Shift+E",),
        icon="sight",
        is_check=True,
        rule=True,
    ),
    Command(
        name="hide",
        menu="view",
        text=say("&Hide the counters"),
        tip=say("Show the board beneath the counters"),
        keys=("Ctrl+H",),
        icon="hide",
        is_check=True,
    ),
    Command(
        name="overview",
        menu="view",
        text=say("&Overview map"),
        keys=("Ctrl+M",),
        icon="overview",
        is_check=True,
    ),
    Command(
        name="system_theme",
        menu="view",
        text=say("As the &system"),
        is_check=True,
        group="theme",
        submenu="theme",
        rule=True,
    ),
    Command(
        name="light_theme", menu="view", text=say("&Light"), is_check=True, group="theme", submenu="theme"
    ),
    Command(name="dark_theme", menu="view", text=say("&Dark"), is_check=True, group="theme", submenu="theme"),
    Command(name="full_screen", menu="view", text=say("F&ull screen"), keys=(Key.FullScreen,), is_check=True),
    Command(
        name="hint",
        menu="play",
        text=say("&Hint"),
        tip=say("What would a sensible player do?"),
        keys=("Ctrl+I",),
        icon="hint",
    ),
    Command(
        name="look",
        menu="play",
        text=say("Look at &my secrets…"),
        tip=say("Show what only one of the people at this screen may know, until it is covered again"),
        keys=("Ctrl+L",),
        icon="sight",
        rule=True,
    ),
    Command(
        name="cover",
        menu="play",
        text=say("&Cover the screen"),
        tip=say("Hide what only one of the people at this screen may know"),
        keys=("Ctrl+K",),
        icon="cover",
    ),
    Command(
        name="decide_now",
        menu="play",
        text=say("Let the computer decide &now"),
        tip=say("The computer player answers with the best that it has found so far"),
        keys=("Ctrl+Return",),
    ),
    Command(
        name="demo",
        menu="play",
        text=say("Watch a &demo"),
        tip=say("The program plays a game by itself"),
        keys=("Ctrl+D",),
        icon="play",
    ),
    Command(
        name="past_games",
        menu="play",
        text=say("Record of &games…"),
        tip=say("All games that you played to their end: points, best and mean, and how they came out"),
        keys=("Ctrl+R",),
    ),
    Command(
        name="notes",
        menu="play",
        text=say("N&otes…"),
        tip=say("What you want to remember of this game; kept with it, and for all at it to read"),
        keys=("Ctrl+Shift+N",),
    ),
    Command(
        name="dice",
        menu="play",
        text=say("D&ice statistics…"),
        tip=say("How often each face was thrown, and expected: in this game and in all games"),
        keys=("Ctrl+Shift+D",),
    ),
    Command(
        name="next",
        menu="play",
        text=say("&Next step"),
        tip=say("Go on by one step of what is shown"),
        keys=("Ctrl+Space",),
        icon="next",
        rule=True,
    ),
    Command(
        name="steps", menu="play", text=say("Step by &step"), is_check=True, group="speed", submenu="speed"
    ),
    Command(name="slow", menu="play", text=say("S&low"), is_check=True, group="speed", submenu="speed"),
    Command(name="normal", menu="play", text=say("&Normal"), is_check=True, group="speed", submenu="speed"),
    Command(name="fast", menu="play", text=say("&Fast"), is_check=True, group="speed", submenu="speed"),
    Command(name="instant", menu="play", text=say("At &once"), is_check=True, group="speed", submenu="speed"),
    Command(
        name="earlier",
        menu="play",
        text=say("Look &back"),
        tip=say("Look at the moment before; the present does not change"),
        keys=("Alt+Left",),
        icon="back",
        rule=True,
    ),
    Command(
        name="later",
        menu="play",
        text=say("Look &forward"),
        tip=say("Look at the moment after"),
        keys=("Alt+Right",),
        icon="forward",
    ),
    Command(
        name="present",
        menu="play",
        text=say("Return to the &present"),
        keys=("Alt+End",),
        icon="present",
    ),
    Command(
        name="charts",
        menu="help",
        text=say("&Charts"),
        tip=say("All charts of this game, the present row lit"),
        keys=("F2",),
        icon="charts",
    ),
    Command(
        name="rules",
        menu="help",
        text=say("&Rules"),
        tip=say("The rules of this game, searchable, with all rulings"),
        keys=("F1",),
        icon="rules",
    ),
    Command(
        name="lesson",
        menu="help",
        text=say("Guided &first turn"),
        tip=say("A lesson: one whole turn of this game, step by step, with a coach beside the board"),
        keys=("Shift+F1",),
    ),
    Command(
        name="keys",
        menu="help",
        text=say("&Keys and mouse"),
        tip=say("How everything is done by mouse and by keyboard"),
        keys=("Ctrl+F1",),
    ),
    Command(name="log_folder", menu="help", text=say("Show the &log folder"), rule=True),
    Command(name="about", menu="help", text=say("&About Rubbletop"), role=QAction.MenuRole.AboutRole),
)

TOOL_BAR: tuple[tuple[str, ...], ...] = (
    ("undo", "redo"),
    ("sight", "zoom_in", "fit", "hide", "overview"),
    ("hint", "charts", "rules"),
)
"""The commands of the tool bar at the left, in groups."""

IN_GAME = frozenset(
    (
        *("save", "save_as", "print", "report", "notes", "start"),
        *("undo", "redo", "undo_phase"),
        *("zoom_in", "zoom_out", "fit", "sight", "hide", "overview"),
        *("look", "cover", "decide_now"),
        *("hint", "next", "earlier", "later", "present", "charts", "rules"),
    )
)
"""The commands that make sense with a game on the table alone."""

OF_KEPT = frozenset(("save", "save_as", "report", "notes"))
"""Those of them that make no sense in a lesson, which is kept nowhere."""

ON_BOARDS = frozenset(("print", "zoom_in", "zoom_out", "fit"))
"""Those of them that also make sense while the boards are looked at."""


class Commands(QObject):
    """The commands as Qt actions; ``called`` names one that was chosen by menu, key or button."""

    called = Signal(str)

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self._actions: dict[str, QAction] = {}
        self._groups: dict[str, QActionGroup] = {}
        self.menus: dict[str, QMenu] = {}
        for command in COMMANDS:
            self._actions[command.name] = self._made(command, window)

    def __getitem__(self, name: str) -> QAction:
        return self._actions[name]

    def fill(self, bar: QMenuBar) -> None:
        """Put the menus into the bar."""
        for key, title in MENUS.items():
            menu = bar.addMenu(worded(title))
            menu.setToolTipsVisible(True)
            self.menus[key] = menu
            for command in COMMANDS:
                if command.menu == key:
                    self._place(menu, command)

    def draw(self, shades: Shades) -> None:
        """Draw the icons in these colours."""
        for command in COMMANDS:
            if command.icon:
                self._actions[command.name].setIcon(icon(command.icon, shades))

    def enable(self, names: Iterable[str], on: bool) -> None:
        """Turn commands on or off."""
        for name in names:
            self._actions[name].setEnabled(on)

    def explain(self, name: str, reason: str = "") -> None:
        """Let the tooltip of a command say why it cannot be had now, or again what it does."""
        command = next(command for command in COMMANDS if command.name == name)
        self._actions[name].setToolTip(reason or self._tip(command, self._actions[name]))

    def _place(self, menu: QMenu, command: Command) -> None:
        if command.rule:
            menu.addSeparator()
        if not command.submenu:
            menu.addAction(self._actions[command.name])
            return
        if command.submenu not in self.menus:
            self.menus[command.submenu] = menu.addMenu(worded(SUBMENUS[command.submenu]))
        if command.submenu != command.name:
            self.menus[command.submenu].addAction(self._actions[command.name])

    def _made(self, command: Command, window: QWidget) -> QAction:
        action = QAction(worded(command.text), self)
        action.setObjectName(command.name)
        action.setMenuRole(command.role)
        action.setCheckable(command.is_check)
        action.setShortcuts([QKeySequence(key) for key in command.keys])
        action.setToolTip(self._tip(command, action))
        action.setStatusTip("")
        action.triggered.connect(self._call)
        if command.group:
            group = self._groups.setdefault(command.group, QActionGroup(self))
            group.addAction(action)
        window.addAction(action)
        return action

    def _tip(self, command: Command, action: QAction) -> str:
        words = worded(command.tip) if command.tip else worded(command.text).replace("&", "").rstrip("…")
        keys = action.shortcut().toString(QKeySequence.SequenceFormat.NativeText)
        return f"{words} ({keys})" if keys else words

    def _call(self) -> None:
        sender = self.sender()
        if isinstance(sender, QAction):
            self.called.emit(sender.objectName())
