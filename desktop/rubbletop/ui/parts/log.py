# SPDX-License-Identifier: GPL-3.0-or-later
"""The log: turn headings, one sentence a line with its section, each linked to the board and its moment."""

from collections.abc import Sequence
from functools import lru_cache
from math import ceil

import msgspec
from PySide6.QtCore import (
    QAbstractListModel,
    QEvent,
    QModelIndex,
    QPersistentModelIndex,
    QPointF,
    QRect,
    QRectF,
    QSize,
    Qt,
    QTimer,
    Signal,
)
from PySide6.QtGui import (
    QColor,
    QFocusEvent,
    QFont,
    QFontMetrics,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QResizeEvent,
    QTextCharFormat,
    QTextLayout,
    QTextLine,
)
from PySide6.QtWidgets import (
    QAbstractItemView,
    QApplication,
    QFrame,
    QListView,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QWidget,
)

from rubbletop.kernel.facts import say
from rubbletop.ui.theme import BODY, LABEL, lettering, shades
from rubbletop.ui.words import with_rule, worded

_LEFT, _RIGHT, _PAD, _HEAD = 10, 6, 3, 8
_EDGE = 3.0

Index = QModelIndex | QPersistentModelIndex


class LogLine(msgspec.Struct, frozen=True, kw_only=True):
    """One line: its words, its moment (number of the action and of the stroke), the ids it is about."""

    words: str
    moment: int
    stroke: int = 0
    rule: str = ""
    ids: tuple[str, ...] = ()
    is_heading: bool = False

    @property
    def shown(self) -> str:
        """The words with the section in brackets."""
        return with_rule(self.words, self.rule)


class LogModel(QAbstractListModel):
    """All lines, oldest first."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._lines: list[LogLine] = []

    @property
    def lines(self) -> Sequence[LogLine]:
        """The lines, oldest first."""
        return self._lines

    def rowCount(self, parent: Index | None = None) -> int:
        return 0 if parent is not None and parent.isValid() else len(self._lines)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        line = self._lines[index.row()]
        match role:
            case Qt.ItemDataRole.DisplayRole | Qt.ItemDataRole.AccessibleTextRole:
                return line.shown
            case Qt.ItemDataRole.UserRole:
                return line
            case _:
                return None

    def flags(self, index: Index) -> Qt.ItemFlag:
        if index.isValid() and self._lines[index.row()].is_heading:
            return Qt.ItemFlag.NoItemFlags
        return Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable

    def add(self, lines: Sequence[LogLine]) -> None:
        """Put lines at the end."""
        if lines:
            first = len(self._lines)
            self.beginInsertRows(QModelIndex(), first, first + len(lines) - 1)
            self._lines.extend(lines)
            self.endInsertRows()

    def replace(self, lines: Sequence[LogLine]) -> None:
        """Have these lines and no others."""
        self.beginResetModel()
        self._lines[:] = lines
        self.endResetModel()

    def cut(self, moment: int) -> None:
        """Take away the lines of all moments after this one."""
        keep = len(self._lines)
        while keep and self._lines[keep - 1].moment > moment:
            keep -= 1
        if keep < len(self._lines):
            self.beginRemoveRows(QModelIndex(), keep, len(self._lines) - 1)
            del self._lines[keep:]
            self.endRemoveRows()


class LineDelegate(QStyledItemDelegate):
    """Draws headings with a rule and lines wrapped; the line being looked at has an accent edge."""

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        view = self.parent()
        wide = view.viewport().width() if isinstance(view, QAbstractItemView) else 280
        line = index.data(Qt.ItemDataRole.UserRole)
        if line.is_heading:
            return QSize(wide, QFontMetrics(_font(line)).lineSpacing() + _HEAD + _PAD)
        return QSize(wide, _height(line, wide, QApplication.font().toString()) + 2 * _PAD)

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        view = self.parent()
        assert isinstance(view, LogView)
        chosen = shades(view)
        line = index.data(Qt.ItemDataRole.UserRole)
        rect = QRect(option.rect)
        painter.save()
        painter.setFont(_font(line))
        if line.is_heading:
            self._paint_heading(painter, rect, line.words, chosen.muted, chosen.line)
        else:
            if view.is_marked(index):
                painter.fillRect(rect, QColor(chosen.raised))
                painter.fillRect(QRectF(rect.left(), rect.top(), _EDGE, rect.height()), QColor(chosen.accent))
            painter.setPen(QColor(chosen.text))
            layout = _laid_out(line, rect.width())
            layout.draw(
                painter, QPointF(rect.left() + _LEFT, rect.top() + _PAD), [_section(line, chosen.muted)]
            )
        painter.restore()

    def _paint_heading(self, painter: QPainter, rect: QRect, words: str, colour: str, rule: str) -> None:
        painter.setPen(QColor(colour))
        room = rect.adjusted(_LEFT, _HEAD, -_RIGHT, 0)
        painter.drawText(room, int(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter), words)
        left = room.left() + painter.fontMetrics().horizontalAdvance(words) + 8
        middle = room.center().y() + 1.0
        painter.setPen(QColor(rule))
        painter.drawLine(QPointF(left, middle), QPointF(room.right(), middle))


class LogView(QListView):
    """The log on the screen.

    ``pointed`` brings the ids of the line under the pointer (none when it leaves), ``looked`` the
    moment and stroke of a line that is clicked or stepped to with the arrow keys, ``why`` the section
    of a line whose section is clicked.
    """

    pointed = Signal(object)
    looked = Signal(int, int)
    why = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._lines = LogModel(self)
        self._laid_out_for = (0, "")
        for changed in (self._lines.rowsInserted, self._lines.rowsRemoved, self._lines.modelReset):
            changed.connect(self._forget_layout)
        self._quiet = False
        self._hovered: tuple[str, ...] = ()
        self._to_end = QTimer(self)
        self._to_end.setSingleShot(True)
        self._to_end.setInterval(0)
        self._to_end.timeout.connect(self.scrollToBottom)
        self.setModel(self._lines)
        self.setItemDelegate(LineDelegate(self))
        self.setAccessibleName(worded(say("Log")))
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setMouseTracking(True)
        self.setWordWrap(True)
        self.setResizeMode(QListView.ResizeMode.Adjust)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setMinimumHeight(30)
        self.selectionModel().currentChanged.connect(self._stepped)

    @property
    def lines(self) -> Sequence[LogLine]:
        """The lines, oldest first."""
        return self._lines.lines

    def add(self, lines: Sequence[LogLine]) -> None:
        """Put lines at the end and scroll there."""
        self._lines.add(lines)
        self._set_current(QModelIndex())
        self._to_end.start()

    def replace(self, lines: Sequence[LogLine]) -> None:
        """Have these lines and no others: other eyes look at the log."""
        self._quiet = True
        self._lines.replace(lines)
        self._quiet = False
        self._point(())
        self.mark_present()

    def cut(self, moment: int) -> None:
        """Take away the lines of all moments after this one."""
        self.mark_present()
        self._lines.cut(moment)

    def mark(self, moment: int, stroke: int) -> None:
        """Mark the first line of a moment as the one being looked at, without telling of it."""
        for row, line in enumerate(self._lines.lines):
            if (line.moment, line.stroke) >= (moment, stroke) and not line.is_heading:
                self._set_current(self._lines.index(row))
                return

    def mark_present(self) -> None:
        """Mark no line: the present is on the board."""
        self._set_current(QModelIndex())
        self._to_end.start()

    def is_marked(self, index: Index) -> bool:
        """Whether this line is raised: the one being looked at, or the latest one."""
        current = self.currentIndex()
        marked = current.row() if current.isValid() else self._lines.rowCount() - 1
        return index.row() == marked

    def focusInEvent(self, event: QFocusEvent) -> None:
        # Qt would make the first line the current one, and so look at the beginning.
        self._quiet = True
        before = self.currentIndex()
        super().focusInEvent(event)
        self.setCurrentIndex(before)
        self._quiet = False

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.text().isalnum():
            # Letters are for the board; the list would go to a line that begins with them.
            event.ignore()
            return
        last = self._lines.rowCount() - 1
        if not self.currentIndex().isValid() and last >= 0:
            if event.key() in (Qt.Key.Key_Down, Qt.Key.Key_Left, Qt.Key.Key_Right):
                # The list would go to its first line; from the present there is only a way back.
                return
            if event.key() == Qt.Key.Key_Up:
                # From the present the first step back is from the last line.
                self._set_current(self._lines.index(last))
        super().keyPressEvent(event)

    def rule_at(self, point: QPointF) -> str:
        """Return the section that is written at a point of the viewport, "" for none."""
        index = self.indexAt(point.toPoint())
        line = index.data(Qt.ItemDataRole.UserRole)
        if not isinstance(line, LogLine) or not line.rule:
            return ""
        rect = self.visualRect(index)
        return line.rule if _is_section(line, rect.width(), point - QPointF(rect.topLeft())) else ""

    def mousePressEvent(self, event: QMouseEvent) -> None:
        rule = self.rule_at(event.position())
        if rule and event.button() == Qt.MouseButton.LeftButton:
            self.why.emit(rule)
        else:
            super().mousePressEvent(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        super().mouseMoveEvent(event)
        line = self.indexAt(event.position().toPoint()).data(Qt.ItemDataRole.UserRole)
        self._point(line.ids if isinstance(line, LogLine) else ())
        if self.rule_at(event.position()):
            self.viewport().setCursor(Qt.CursorShape.PointingHandCursor)
        else:
            self.viewport().unsetCursor()

    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        self._point(())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.scheduleDelayedItemsLayout()
        if not self.currentIndex().isValid():
            self._to_end.start()

    def doItemsLayout(self) -> None:
        """Lay the lines out unless they lie as they should: a change of theme asks for it many times over."""
        wanted = (self.viewport().width(), QApplication.font().toString())
        if wanted == self._laid_out_for:
            QAbstractItemView.doItemsLayout(self)
        else:
            super().doItemsLayout()
            self._laid_out_for = wanted

    def _forget_layout(self) -> None:
        self._laid_out_for = (0, "")

    def _set_current(self, index: QModelIndex) -> None:
        self._quiet = True
        self.setCurrentIndex(index)
        self._quiet = False
        self.viewport().update()

    def _stepped(self, now: QModelIndex, before: QModelIndex) -> None:
        line = now.data(Qt.ItemDataRole.UserRole)
        self.viewport().update()
        if isinstance(line, LogLine) and not line.is_heading and not self._quiet:
            self._point(line.ids)
            self.looked.emit(line.moment, line.stroke)

    def _point(self, ids: tuple[str, ...]) -> None:
        if ids != self._hovered:
            self._hovered = ids
            self.pointed.emit(ids)


def _font(line: LogLine) -> QFont:
    return lettering(LABEL, QFont.Weight.Bold) if line.is_heading else lettering(BODY)


def _laid_out(line: LogLine, wide: int) -> QTextLayout:
    """The sentence of a line, broken for a row so wide."""
    layout = QTextLayout(line.shown, _font(line))
    layout.beginLayout()
    height = 0.0
    while (row := layout.createLine()).isValid():
        row.setLineWidth(max(40, wide - _LEFT - _RIGHT))
        row.setPosition(QPointF(0, height))
        height += row.height()
    layout.endLayout()
    return layout


@lru_cache(maxsize=8192)
def _height(line: LogLine, wide: int, _font_now: str) -> int:
    """How high a sentence is in a row so wide; the list asks for all of them whenever a line is added."""
    return ceil(_laid_out(line, wide).boundingRect().height())


def _section(line: LogLine, colour: str) -> QTextLayout.FormatRange:
    """The quieter colour of the section behind the sentence."""
    found = QTextLayout.FormatRange()
    found.start = len(line.words)
    found.length = len(line.shown) - len(line.words)
    shown = QTextCharFormat()
    shown.setForeground(QColor(colour))
    found.format = shown
    return found


def _is_section(line: LogLine, wide: int, point: QPointF) -> bool:
    """Whether the section of a line is written at a point of its row."""
    layout = _laid_out(line, wide)
    at = point - QPointF(_LEFT, _PAD)
    for number in range(layout.lineCount()):
        row = layout.lineAt(number)
        if row.naturalTextRect().contains(at):
            return int(row.xToCursor(at.x(), QTextLine.CursorPosition.CursorOnCharacter)) > len(line.words)
    return False
