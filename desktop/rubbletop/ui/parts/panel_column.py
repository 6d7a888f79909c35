# SPDX-License-Identifier: GPL-3.0-or-later
"""The cards beside the board: a column, or, in a narrow window, a drawer with tabs over the board's edge."""

from PySide6.QtCore import QEvent, QRect, QSize, Qt, Signal
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import (
    QHBoxLayout,
    QPushButton,
    QSizePolicy,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from rubbletop.kernel.facts import Message, say
from rubbletop.ui.key_ring import shows_keys
from rubbletop.ui.parts.scroller import Scroller
from rubbletop.ui.theme import LETTERS_GREW, roomy, shades
from rubbletop.ui.words import worded

COLUMN, WIDE_COLUMN = 316, 384
WIDE_WINDOW = 1700
"""From this width of the window the column is the wide one."""

HANDLE = 32
LEAST_HANDLE = 40
GAP = 8

TABS: dict[str, Message] = {
    "decide": say("Decide"),
    "look": say("Look"),
    "boxes": say("Boxes"),
    "log": say("Log"),
}
DRAWER_ONLY = "boxes"
"""The group that a column does not have: there is room for all of the board beside it."""


class TabHandle(QPushButton):
    """A tab of the drawer, its word written upwards along the window's edge."""

    def __init__(self, name: str, words: str, parent: QWidget | None = None) -> None:
        super().__init__(words, parent)
        self.setObjectName(f"drawer {name}")
        self.setAccessibleName(words)
        self.setCheckable(True)
        self.setFixedWidth(HANDLE - 4)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Maximum)

    def sizeHint(self) -> QSize:
        return QSize(HANDLE - 4, self._wide() + 28)

    def minimumSizeHint(self) -> QSize:
        return QSize(HANDLE - 4, LEAST_HANDLE)

    def _wide(self) -> int:
        return self.fontMetrics().horizontalAdvance(self.text())

    def paintEvent(self, event: QPaintEvent) -> None:
        chosen = shades(self)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QColor(chosen.accent if shows_keys(self) else chosen.line))
        painter.setBrush(QColor(chosen.accent if self.isChecked() else chosen.panel))
        painter.drawRoundedRect(self.rect().toRectF().adjusted(0.5, 0.5, -0.5, -0.5), 5, 5)
        painter.setPen(QColor(chosen.on_accent if self.isChecked() else chosen.text))
        # Where large letters leave less room than the word needs, it is set smaller.
        font, room = self.font(), self.height() - 8
        font.setPointSizeF(font.pointSizeF() * min(1.0, room / max(1, self._wide())))
        painter.setFont(font)
        painter.translate(0, self.height())
        painter.rotate(-90)
        turned = QRect(0, 0, self.height(), self.width())
        painter.drawText(turned, int(Qt.AlignmentFlag.AlignCenter), self.text())
        painter.end()


class PanelColumn(QWidget):
    """Holds the cards in groups: decide, look and log, and boxes that are shown in a drawer alone.

    As a column all groups stand under each other, the log taking the rest. As a drawer a click on a
    handle pulls out its group and another puts it back; ``pulled`` tells that the drawer changed.
    """

    pulled = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("role", "column")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Expanding)
        self._groups = {name: self._group() for name in TABS}
        self._is_drawer = False
        self._open = ""
        self._column = QWidget()
        self._lines = QVBoxLayout(self._column)
        self._lines.setContentsMargins(GAP, GAP, GAP, GAP)
        self._lines.setSpacing(GAP)
        self._pages = QStackedWidget()
        self._handles = QWidget()
        self._handles.setFixedWidth(HANDLE)
        self._scroll: dict[str, Scroller] = {}
        self._build()
        self._arrange()

    @property
    def is_drawer(self) -> bool:
        """Whether the cards stand in a drawer."""
        return self._is_drawer

    @property
    def open_tab(self) -> str:
        """The tab that is pulled out, "" for none."""
        return self._open

    def add(self, group: str, card: QWidget, stretch: int = 0) -> None:
        """Put a card at the foot of a group."""
        layout = self._groups[group].layout()
        assert isinstance(layout, QVBoxLayout)
        layout.addWidget(card, stretch)
        if group == DRAWER_ONLY:
            for handle in self._handles.findChildren(TabHandle):
                handle.show()

    def lead(self, card: QWidget) -> None:
        """Put a card above all others."""
        layout = self._groups["decide"].layout()
        assert isinstance(layout, QVBoxLayout)
        layout.insertWidget(0, card)

    def set_drawer(self, drawer: bool) -> None:
        """Be a drawer or a column."""
        if drawer != self._is_drawer:
            self._is_drawer = drawer
            self._open = "decide" if drawer else ""
            self._arrange()

    def pull(self, tab: str) -> None:
        """Pull out a tab of the drawer; "" puts it away."""
        if self._is_drawer:
            self._open = tab
            self._show_open()

    def room_for(self, card: QWidget) -> int:
        """Return the pixels left for a card when the others have what they want, the log its least."""
        if self._is_drawer:
            return self.height() - 2 * GAP
        left = self.height() - 3 * GAP
        for name, group in self._groups.items():
            if name == DRAWER_ONLY:
                continue
            for other in group.findChildren(QWidget, options=Qt.FindChildOption.FindDirectChildrenOnly):
                if other is not card and other.isVisibleTo(group):
                    left -= GAP + (other.minimumSizeHint().height() if name == "log" else _wanted(other))
        return left

    def share_of(self, card: QWidget) -> int:
        """Return the pixels that a card takes up in the column, with its gap."""
        return GAP + _wanted(card)

    def _build(self) -> None:
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(0)
        row.addWidget(self._pages, 1)
        row.addWidget(self._column, 1)
        row.addWidget(self._handles)
        handles = QVBoxLayout(self._handles)
        handles.setContentsMargins(2, GAP, 2, GAP)
        for name, words in TABS.items():
            handle = TabHandle(name, worded(words))
            handle.setProperty("tab", name)
            handle.clicked.connect(self._pull)
            handles.addWidget(handle)
            # This group may be empty.
            handle.setHidden(name == DRAWER_ONLY)
            area = Scroller()
            self._scroll[name] = area
            self._pages.addWidget(area)
        handles.addStretch(1)

    def _group(self) -> QWidget:
        group = QWidget()
        column = QVBoxLayout(group)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(GAP)
        return group

    def _arrange(self) -> None:
        for name, group in self._groups.items():
            area = self._scroll[name]
            if self._is_drawer:
                margins = group.layout()
                if margins is not None:
                    margins.setContentsMargins(GAP, GAP, GAP, GAP)
                area.setWidget(group)
            else:
                area.takeWidget()
                margins = group.layout()
                if margins is not None:
                    margins.setContentsMargins(0, 0, 0, 0)
                self._lines.addWidget(group, 1 if name == "log" else 0)
            group.setVisible(self._is_drawer or name != DRAWER_ONLY)
        self._column.setVisible(not self._is_drawer)
        self._handles.setVisible(self._is_drawer)
        self._show_open()

    def _show_open(self) -> None:
        self._pages.setVisible(self._is_drawer and bool(self._open))
        if self._open:
            self._pages.setCurrentWidget(self._scroll[self._open])
        for handle in self._handles.findChildren(TabHandle):
            handle.setChecked(handle.property("tab") == self._open)
        if self._is_drawer:
            # The bar by which the drawer scrolls stands beside cards that are as wide as in the column.
            self.setFixedWidth(HANDLE + (roomy(COLUMN) + GAP if self._open else 0))
        else:
            self.setMinimumWidth(roomy(COLUMN) - 16)
            self.setMaximumWidth(2 * roomy(COLUMN))
        self.pulled.emit()

    def sizeHint(self) -> QSize:
        wide = WIDE_COLUMN if self.window().width() >= WIDE_WINDOW else COLUMN
        return QSize(roomy(wide), 600)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() in LETTERS_GREW:
            self._show_open()
            self.updateGeometry()

    def _pull(self) -> None:
        tab = str(self.sender().property("tab"))
        self.pull("" if tab == self._open else tab)


def _wanted(card: QWidget) -> int:
    """How high a card wants to be in the column, its lines wrapped."""
    wide = roomy(COLUMN) - 2 * GAP
    return card.heightForWidth(wide) if card.hasHeightForWidth() else card.sizeHint().height()
