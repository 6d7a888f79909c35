# SPDX-License-Identifier: GPL-3.0-or-later
"""The selected counter looked at large: both sides, its values, its notes."""

from PySide6.QtCore import QSize, Qt, Slot
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from rubbletop.kernel.facts import say
from rubbletop.ui.game_screen import Face, PieceInfo
from rubbletop.ui.parts.card import Card, Elided, emptied, label
from rubbletop.ui.scene.table import AnyScreen
from rubbletop.ui.theme import pixels
from rubbletop.ui.words import worded

FRONT, BACK = 64, 43
_LEFT, _TOP, _RIGHT, _BOTTOM = 0.28, 0.28, 0.28, 0.24
"""How far frames, discs, plates and shadow reach beyond the edges of a counter, in edges."""


class Side(QWidget):
    """One side of a counter at its own size."""

    def __init__(self, screen: AnyScreen, face: Face, edge: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._screen, self._face, self._edge = screen, face, edge
        self.setFixedSize(round(edge * (1 + _LEFT + _RIGHT)), round(edge * (1 + _TOP + _BOTTOM)))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.translate(_LEFT * self._edge, _TOP * self._edge)
        painter.scale(self._edge, self._edge)
        self._screen.paint_piece(painter, self._face, self._edge)
        painter.end()


class SelectedCard(Card):
    """Shows a counter; without one, or where it stands back for what needs the room, it is hidden."""

    def __init__(self, screen: AnyScreen, parent: QWidget | None = None) -> None:
        super().__init__(worded(say("Selected")), parent=parent)
        self._screen = screen
        self._info: PieceInfo | None = None
        self._is_wanted = False
        self._stands_back = False
        self.show_piece(None)

    @property
    def stands_back(self) -> bool:
        """Whether it would show a counter if there were more room."""
        return self._is_wanted and self._stands_back

    def stand_back(self, *, for_now: bool) -> None:
        """Be hidden for now whatever there is to show, or not any more."""
        self._stands_back = for_now
        self.setVisible(self._is_wanted and not for_now)

    def sizeHint(self) -> QSize:
        return QSize(300, super().sizeHint().height())

    @Slot(object)
    def show_piece(self, info: PieceInfo | None) -> None:
        """Show this counter, or none."""
        self._is_wanted = info is not None
        self.setVisible(self._is_wanted and not self._stands_back)
        if info is None or info == self._info:
            return
        self._info = info
        emptied(self.body)
        self.note.setText(worded(info.title))
        self.body.addWidget(self._pictures(info))
        for note in info.notes:
            self.body.addWidget(label(worded(note), "muted", wraps=True))

    def _pictures(self, info: PieceInfo) -> QWidget:
        whole = QWidget()
        row = QHBoxLayout(whole)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(4)
        row.addWidget(Side(self._screen, info.face, FRONT), 0, Qt.AlignmentFlag.AlignTop)
        if info.back is not None:
            back = QVBoxLayout()
            back.setSpacing(2)
            side = Side(self._screen, info.back, BACK)
            caption = label(worded(info.back_title), "caption", wraps=True)
            caption.setFixedWidth(side.width())
            back.addWidget(caption)
            back.addWidget(side)
            back.addStretch(1)
            row.addLayout(back)
        row.addWidget(self._values(info), 1)
        whole.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        return whole

    def _values(self, info: PieceInfo) -> QWidget:
        table = QWidget()
        grid = QGridLayout(table)
        grid.setContentsMargins(0, 4, 0, 0)
        grid.setHorizontalSpacing(round(pixels(6)))
        grid.setVerticalSpacing(3)
        for row, value in enumerate(info.values):
            grid.addWidget(label(f"{worded(value.label)} {value.shown}", "strong"), row, 0)
            grid.addWidget(Elided(worded(value.use), "caption"), row, 1)
        grid.setColumnStretch(1, 1)
        grid.setRowStretch(len(info.values), 1)
        return table
