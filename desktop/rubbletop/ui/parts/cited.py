# SPDX-License-Identifier: GPL-3.0-or-later
"""A line whose section of the rules, in brackets behind it, is a link to the help."""

from html import escape

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent
from PySide6.QtWidgets import QLabel, QWidget

from rubbletop.kernel.bars import Bar
from rubbletop.kernel.facts import Message
from rubbletop.ui.parts.card import Wrapping
from rubbletop.ui.words import cited, ruled, worded


class Cited(Wrapping):
    """``why`` brings the section, when the link is clicked, or Enter is pressed while it has the keys."""

    why = Signal(str)

    def __init__(self, message: Message, rule: str = "", role: str = "") -> None:
        super().__init__()
        if role:
            self.setProperty("role", role)
        self._plain, self._words, self._rule = "", "", ""
        self.linkActivated.connect(self.why)
        self.tell(message, rule)

    def tell(self, message: Message, rule: str = "", *, bar: Bar | None = None) -> None:
        """Say this, with the section that it rests on if there is one; where there is a bar, say that."""
        if bar is not None:
            message, rule = bar.reason, bar.rule
        if not rule:
            self.setText(worded(message))
            return
        self._plain, self._words, self._rule = ruled(message, rule), worded(message), rule
        self.setTextFormat(Qt.TextFormat.RichText)
        self._write()
        flags = Qt.TextInteractionFlag
        self.setTextInteractionFlags(flags.LinksAccessibleByMouse | flags.LinksAccessibleByKeyboard)
        # A click shall not take the keys from the board.
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setAccessibleName(self._plain)

    def text(self) -> str:
        """What is read: the sentence and its section."""
        return self._plain

    def setText(self, text: str) -> None:
        self._plain, self._rule = text, ""
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setTextInteractionFlags(Qt.TextInteractionFlag.NoTextInteraction)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setAccessibleName("")
        super().setText(text)

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self._write()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self._write()

    def focusNextPrevChild(self, onward: bool) -> bool:
        # A label would stop at its link first, which is the whole of the stop already.
        return QWidget.focusNextPrevChild(self, onward)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if self._rule and event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space):
            self.why.emit(self._rule)
        else:
            super().keyPressEvent(event)

    def _write(self) -> None:
        """Write the line anew, the link underlined while it has the keys."""
        if self._rule:
            line = "underline" if self.hasFocus() else "none"
            section = escape(cited(self._rule))
            link = f'<a href="{escape(self._rule)}" style="text-decoration: {line}">{section}</a>'
            QLabel.setText(self, f"{escape(self._words)} [{link}]")
