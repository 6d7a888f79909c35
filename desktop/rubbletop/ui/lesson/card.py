# SPDX-License-Identifier: GPL-3.0-or-later
"""The card of the coach: what happens, what to do next, and the way back, on and out."""

from collections.abc import Sequence

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QLabel, QPushButton, QWidget

from rubbletop.kernel.facts import Message, say
from rubbletop.ui.decide.forms import NARROW
from rubbletop.ui.parts.card import Card, label, plain
from rubbletop.ui.parts.wrapped import Wrapped
from rubbletop.ui.words import worded


class CoachCard(Card):
    """``back``, ``skipped`` and ``read`` are the buttons; ``why`` brings a section of the rules.

    ``left`` tells that the lesson is left: True to play on from here, False for the start page. ``changed``
    tells that the card may want another height.
    """

    back = Signal()
    skipped = Signal()
    read = Signal()
    why = Signal(str)
    left = Signal(bool)
    changed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(worded(say("First turn")), parent=parent)
        self._rule = ""
        self._is_over = False
        self.told = label("", "caption", wraps=True)
        self.words = label("", wraps=True)
        self.refusal = label("", "strong", wraps=True)
        self.leave = self._button("leave lesson", say("Leave"), "link")
        self.leave.setToolTip(worded(say("Leave the lesson")))
        self.leave.setAccessibleName(worded(say("Leave the lesson")))
        self.rules = self._button("lesson rule", say("Rules"), "link")
        self.head.addWidget(self.rules)
        self.head.addWidget(self.leave)
        self.back_button = self._button("lesson back", say("Back"))
        self.skip_button = self._button("lesson skip", say("Skip"))
        tip = say("Skip this step: the program does it for you, and Back takes it back")
        self.skip_button.setToolTip(worded(tip))
        self.skip_button.setAccessibleName(worded(say("Skip this step")))
        self.read_button = self._button("lesson on", say("Go on"), "primary")
        self.play_on = self._button("lesson play on", say("Play on from here"), "primary")
        self.to_start = self._button("lesson start page", say("Start page"))
        self.stay = self._button("lesson stay", say("Stay"))
        for line in (self.told, self.words, self.refusal):
            self.body.addWidget(line)
        self._steps = self._row(self.skip_button, self.back_button, self.read_button)
        # Who clicks once too often clicks on nothing: where "Go on" stands, nothing else ever does.
        policy = self.read_button.sizePolicy()
        policy.setRetainSizeWhenHidden(True)
        self.read_button.setSizePolicy(policy)
        self._ways = self._row(self.play_on), self._row(self.to_start, self.stay)
        self._connect()
        self.hold_ways(shown=False)

    def show_step(
        self, place: int, count: int, words: Message, rule: str, told: Sequence[Message], *, reads: bool
    ) -> None:
        """Show a step: ``reads`` it has only to be read. The last one asks where to go from here."""
        self._rule = rule
        self._is_over = place + 1 >= count and reads
        self.note.setText(worded(say("{place}/{count}", place=place + 1, count=count)))
        self._say(self.told, "\n".join(worded(sentence) for sentence in told))
        self._say(self.words, worded(words))
        self._say(self.refusal, "")
        told_of = worded(say("Read the rules: {rule}", rule=rule))
        self.rules.setToolTip(told_of)
        self.rules.setAccessibleName(told_of)
        self.back_button.setEnabled(place > 0)
        self.skip_button.setVisible(not reads)
        self.read_button.setVisible(reads)
        self.hold_ways(shown=self._is_over)

    def show_aside(self, words: Message) -> None:
        """Say what happens while the step waits: nothing has to be done, or something besides the lesson."""
        self._say(self.told, "")
        self._say(self.words, worded(words))
        self._say(self.refusal, "")
        self.skip_button.show()
        self.read_button.hide()
        self.hold_ways(shown=False)

    def refuse(self, reason: Message) -> None:
        """Say kindly what comes first."""
        self._say(self.refusal, worded(reason))
        self.changed.emit()

    def hold_ways(self, *, shown: bool) -> None:
        """Ask where to go from here, or show the buttons of the step."""
        for row in self._ways:
            row.setVisible(shown)
        self.stay.setVisible(not self._is_over)
        self._steps.setVisible(not shown or self._is_over)
        self.leave.setVisible(not shown)
        if shown and self._is_over:
            self.read_button.hide()
            self.skip_button.hide()
        self.changed.emit()

    def _ask_leave(self) -> None:
        self.hold_ways(shown=True)
        self.play_on.setFocus()

    def _stay(self) -> None:
        self.hold_ways(shown=False)

    def _connect(self) -> None:
        self.back_button.clicked.connect(self.back)
        self.skip_button.clicked.connect(self.skipped)
        self.read_button.clicked.connect(self.read)
        self.rules.clicked.connect(self._ask_why)
        self.leave.clicked.connect(self._ask_leave)
        self.stay.clicked.connect(self._stay)
        self.play_on.clicked.connect(self._leave_playing)
        self.to_start.clicked.connect(self._leave_for_start)

    def _ask_why(self) -> None:
        self.why.emit(self._rule)

    def _leave_playing(self) -> None:
        self.left.emit(True)

    def _leave_for_start(self) -> None:
        self.left.emit(False)

    def _say(self, line: QLabel, words: str) -> None:
        line.setText(words)
        line.setVisible(bool(words))

    def _button(self, name: str, words: Message, role: str = "") -> QPushButton:
        button = QPushButton(worded(words), self)
        button.setObjectName(name)
        button.setAutoDefault(False)
        if role:
            button.setProperty("role", role)
        return button

    def _row(self, *buttons: QPushButton) -> QWidget:
        row, line = plain(QHBoxLayout, self, 6)
        for button in buttons:
            if len(buttons) < 3:
                # Where letters are large, words go into several lines rather than beyond the card.
                button.setStyleSheet(NARROW)
                button.setMinimumWidth(1)
                Wrapped(button)
            line.addWidget(button, 1 if len(buttons) < 3 else 0)
        if len(buttons) > 2:
            line.insertStretch(1, 1)
        self.body.addWidget(row)
        return row
