# SPDX-License-Identifier: GPL-3.0-or-later
"""One page as it will come out of the printer, with buttons and keys to turn to the others."""

from collections.abc import Sequence

from PySide6.QtCore import QRectF, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QColor, QImage, QKeyEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QPushButton, QSizePolicy, QSpinBox, QVBoxLayout, QWidget

from rubbletop.kernel.facts import say
from rubbletop.ui.key_ring import shows_keys
from rubbletop.ui.paper.files import page_image
from rubbletop.ui.paper.layout import Layout
from rubbletop.ui.paper.page import Page
from rubbletop.ui.words import worded

AROUND = 12
"""Pixels of table around the sheet."""
_BACK = (Qt.Key.Key_PageUp, Qt.Key.Key_Left, Qt.Key.Key_Up)
_ON = (Qt.Key.Key_PageDown, Qt.Key.Key_Right, Qt.Key.Key_Down, Qt.Key.Key_Space)


class Sheet(QWidget):
    """Shows a page as large as there is room; ``turned`` brings how many pages the keys want to go on."""

    turned = Signal(int)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._page: Page | None = None
        self._layout, self._number, self._count = Layout(), 0, 0
        self.picture: QImage | None = None
        self._later = QTimer(self)
        self._later.setSingleShot(True)
        self._later.setInterval(0)
        self._later.timeout.connect(self._draw)
        self.setMinimumSize(180, 200)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)

    def sizeHint(self) -> QSize:
        return QSize(520, 560)

    def show_page(self, page: Page | None, layout: Layout, number: int, count: int) -> None:
        """Show a page, the number of which counts from 1; None for nothing."""
        self._page, self._layout, self._number, self._count = page, layout, number, count
        self.setAccessibleName(worded(page.title) if page is not None else "")
        self.picture = None
        self._later.start()
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        if self.picture is not None:
            size = self.picture.deviceIndependentSize()
            place = QRectF(0, 0, size.width(), size.height())
            place.moveCenter(QRectF(self.rect()).center())
            painter.fillRect(place.translated(2, 3), QColor(0, 0, 0, 70))
            painter.drawImage(place, self.picture)
        if shows_keys(self):
            painter.setPen(self.palette().highlight().color())
            painter.drawRect(self.rect().adjusted(0, 0, -1, -1))
        painter.end()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._later.start()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in _BACK:
            self.turned.emit(-1)
        elif event.key() in _ON:
            self.turned.emit(1)
        else:
            super().keyPressEvent(event)

    def _draw(self) -> None:
        if self._page is None:
            return
        ratio = self.devicePixelRatioF()
        wide, high = self._page.size
        dots = min((self.width() - AROUND) / wide, (self.height() - AROUND) / high) * ratio
        self.picture = page_image(self._page, self._layout, self._number, self._count, dots)
        self.picture.setDevicePixelRatio(ratio)
        self.update()


class Preview(QWidget):
    """The pages one at a time."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._pages: tuple[Page, ...] = ()
        self._layout = Layout()
        self.sheet = Sheet()
        self.sheet.turned.connect(self.turn)
        self.back = self._button("previous", "‹", worded(say("Previous page")))
        self.on = self._button("next", "›", worded(say("Next page")))
        self.number = QSpinBox()
        self.number.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.number.setAccessibleName(worded(say("Page")))
        self.number.valueChanged.connect(self._show)
        self.of = QLabel()
        row = QHBoxLayout()
        row.addStretch(1)
        for widget in (self.back, self.number, self.of, self.on):
            row.addWidget(widget)
        row.addStretch(1)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.addWidget(self.sheet, 1)
        whole.addLayout(row)

    def show_pages(self, pages: Sequence[Page], layout: Layout) -> None:
        """Show these pages, the one with the number that is shown now if there are so many."""
        self._pages, self._layout = tuple(pages), layout
        count = len(self._pages)
        self.number.blockSignals(True)
        self.number.setRange(min(1, count), count)
        self.number.blockSignals(False)
        self.of.setText(worded(say("of {count}", count=count)))
        self._show()

    def turn(self, by: int) -> None:
        """Go so many pages on."""
        self.number.setValue(self.number.value() + by)

    def _show(self) -> None:
        number, count = self.number.value(), len(self._pages)
        page = self._pages[number - 1] if count else None
        self.back.setEnabled(number > 1)
        self.on.setEnabled(number < count)
        self.sheet.show_page(page, self._layout, number, count)

    def _button(self, name: str, sign: str, told: str) -> QPushButton:
        button = QPushButton(sign)
        button.setObjectName(name)
        button.setAccessibleName(told)
        button.setToolTip(told)
        button.setAutoDefault(False)
        button.clicked.connect(self._turn_clicked)
        return button

    def _turn_clicked(self) -> None:
        self.turn(-1 if self.sender() is self.back else 1)
