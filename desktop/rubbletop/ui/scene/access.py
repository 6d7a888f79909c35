# SPDX-License-Identifier: GPL-3.0-or-later
"""The board for screen readers: a list whose items are the counters, then the spaces and boxes."""

from PySide6.QtCore import QObject, QRect
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent, QAccessibleEvent, QAccessibleInterface
from PySide6.QtWidgets import QAccessibleWidget

from rubbletop.kernel.facts import say
from rubbletop.ui.scene.hands import Hands
from rubbletop.ui.scene.keyboard import Keyboard
from rubbletop.ui.scene.play_view import PlayView
from rubbletop.ui.scene.table import Table
from rubbletop.ui.words import worded

Role, Text = QAccessible.Role, QAccessible.Text

_boards: "dict[int, Access]" = {}
"""The boards on the screen, by the Python identity of their view."""

_installed: list[bool] = []
"""Not empty once Qt asks this module about boards; it is told only once."""


class _ItemInterface(QAccessibleInterface):
    """One counter, space or box."""

    def __init__(self, access: "Access", name: str) -> None:
        super().__init__()
        self._access = access
        self._name = name

    def isValid(self) -> bool:
        return self._access.is_known(self._name)

    def object(self) -> QObject:
        return None  # type: ignore[return-value]

    def parent(self) -> QAccessibleInterface:
        return QAccessible.queryAccessibleInterface(self._access.view)

    def child(self, index: int) -> QAccessibleInterface:
        return None  # type: ignore[return-value]

    def childAt(self, x: int, y: int) -> QAccessibleInterface:
        return None  # type: ignore[return-value]

    def childCount(self) -> int:
        return 0

    def indexOfChild(self, child: QAccessibleInterface) -> int:
        return -1

    def role(self) -> QAccessible.Role:
        return Role.ListItem

    def rect(self) -> QRect:
        return self._access.screen_rect(self._name)

    def text(self, which: QAccessible.Text) -> str:
        match which:
            case Text.Name:
                return self._access.words(self._name)
            case Text.Description:
                return self._access.told(self._name)
            case _:
                return ""

    def setText(self, which: QAccessible.Text, text: str) -> None:
        """A counter's name is not the reader's to change."""

    def state(self) -> QAccessible.State:
        return self._access.state(self._name)


class _BoardInterface(QAccessibleWidget):
    """The view as a list."""

    def __init__(self, access: "Access") -> None:
        super().__init__(access.view, Role.List, worded(say("Board")))
        self._access = access

    def childCount(self) -> int:
        return len(self._access.names())

    def child(self, index: int) -> QAccessibleInterface:
        names = self._access.names()
        if not 0 <= index < len(names):
            return None  # type: ignore[return-value]
        return self._access.item(names[index])

    def indexOfChild(self, child: QAccessibleInterface) -> int:
        name = self._access.name_of(child)
        names = self._access.names()
        return names.index(name) if name in names else -1

    def childAt(self, x: int, y: int) -> QAccessibleInterface:
        name = self._access.name_at(x, y)
        return self._access.item(name) if name else None  # type: ignore[return-value]

    def focusChild(self) -> QAccessibleInterface:
        name = self._access.at_cursor()
        return self._access.item(name) if name else None  # type: ignore[return-value]


class Access:
    """What a screen reader is told of one board."""

    def __init__(self, view: PlayView, table: Table, keyboard: Keyboard, hands: Hands) -> None:
        self.view = view
        self._table = table
        self._keyboard = keyboard
        self._hands = hands
        self._items: dict[str, _ItemInterface] = {}
        self.board: _BoardInterface | None = None

    def names(self) -> list[str]:
        """The counters by their places, then the spaces, then the boxes."""
        table = self._table
        counters = [name for place in table.places.values() for name in place]
        return [*counters, *table.spots.board.spaces, *table.boxes]

    def item(self, name: str) -> QAccessibleInterface:
        """Return the interface of a counter, space or box; it is kept, for Qt does not own it."""
        if name not in self._items:
            self._items[name] = _ItemInterface(self, name)
            QAccessible.registerAccessibleInterface(self._items[name])
        return self._items[name]

    def name_of(self, interface: QAccessibleInterface) -> str:
        """Return whose interface this is."""
        wanted = QAccessible.uniqueId(interface)
        return next((n for n, item in self._items.items() if QAccessible.uniqueId(item) == wanted), "")

    def name_at(self, x: int, y: int) -> str:
        """Return what is at a point of the screen."""
        at = self.view.viewport().mapFromGlobal(QRect(x, y, 1, 1).topLeft())
        under = self._table.under(self.view.mapToScene(at))
        return under[0] if under else ""

    def at_cursor(self) -> str:
        """Return what the keyboard's cursor is at."""
        return self._keyboard.counter or self._keyboard.place or ""

    def is_known(self, name: str) -> bool:
        """Whether there is such a counter, space or box."""
        return self._table.has(name)

    def screen_rect(self, name: str) -> QRect:
        """Return where it is on the screen."""
        if not self.is_known(name):
            return QRect()
        box = self.view.pixels(self._table.outline(name).boundingRect()).toAlignedRect()
        return QRect(self.view.viewport().mapToGlobal(box.topLeft()), box.size())

    def words(self, name: str) -> str:
        """Return a counter with the place where it lies, a space or a box, in words."""
        table = self._table
        if not self.is_known(name):
            return ""
        said = self.view.words_for(name)
        if name in table.counters and (place := table.place_of(name)):
            where = self.view.words_for(place)
            return worded(say("{counter}, in {place}", counter=said, place=where))
        return said

    def told(self, name: str) -> str:
        """Return what lies on a space or in a box, and whether this can be chosen now or was chosen."""
        table, picks = self._table, self._hands.picks
        if not self.is_known(name):
            return ""
        told = []
        if lying := [self.view.words_for(counter) for counter in table.places.get(name, ())]:
            told.append(worded(say("Here: {counters}", counters="; ".join(lying))))
        if name in picks.path:
            told.append(worded(say("Chosen")))
        elif name in picks.lit or name in self._hands.reach:
            told.append(worded(say("Can be chosen now")))
        return ". ".join(told)

    def state(self, name: str) -> QAccessible.State:
        """Return whether it may be clicked, was clicked, and is at the cursor."""
        state = QAccessible.State()
        for field, value in (
            ("selectable", name in self._hands.picks.lit or name in self._hands.reach),
            ("selected", name in self._hands.picks.path),
            ("focusable", True),
            ("focused", self.view.hasFocus() and name == self.at_cursor()),
            ("invalid", not self.is_known(name)),
        ):
            setattr(state, field, int(value))
        return state

    def refresh(self) -> None:
        """Tell that counters have come, gone or moved."""
        if QAccessible.isActive() and self.board is not None:
            QAccessible.updateAccessibility(QAccessibleEvent(self.view, QAccessible.Event.ObjectReorder))

    def announce(self, words: str) -> None:
        """Say where the cursor is."""
        if QAccessible.isActive():
            QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self.view, words))


def offer_access(view: PlayView, table: Table, keyboard: Keyboard, hands: Hands) -> Access:
    """Make the board known to screen readers."""
    if not _installed:
        QAccessible.installFactory(_interface_for)
        _installed.append(True)
    access = Access(view, table, keyboard, hands)
    key = id(view)
    _boards[key] = access
    view.destroyed.connect(lambda: _boards.pop(key, None))
    return access


def _interface_for(_key: str, subject: QObject) -> QAccessibleInterface | None:
    access = _boards.get(id(subject))
    if access is None or access.view is not subject:
        return None
    if access.board is None:
        access.board = _BoardInterface(access)
    return access.board
