# SPDX-License-Identifier: GPL-3.0-or-later
"""What came of play since the person at the screen decided last; it stays until she decides again."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QToolButton, QVBoxLayout, QWidget

from rubbletop.kernel.facts import say
from rubbletop.ui.parts.card import Card, Elided, emptied
from rubbletop.ui.parts.review_widget import ReviewWidget
from rubbletop.ui.words import folded, worded


class ReviewCard(Card):
    """It can be folded to its head and one line, and folds by itself where a decision needs the room.

    What a player chose counts until there is nothing to be shown any more.

    ``ringed`` brings what a line is about, ``changed`` tells that the card wants another height.
    """

    ringed = Signal(object)
    changed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(worded(say("Since your last decision")), parent=parent)
        self._shown: ReviewWidget | None = None
        self._is_wanted: bool | None = None
        self._has_room = True
        self._summary = Elided("", "caption")
        self._room = QVBoxLayout()
        self.body.addWidget(self._summary)
        self.body.addLayout(self._room)
        self.fold = QToolButton(self)
        self.fold.setObjectName("fold review")
        self.fold.setStyleSheet("padding: 0px;")
        self.fold.setAutoRaise(True)
        self.fold.clicked.connect(self._folded)
        self.head.addWidget(self.fold)
        self.hide()

    @property
    def review(self) -> ReviewWidget | None:
        """What is shown."""
        return self._shown

    @property
    def is_open(self) -> bool:
        """Whether all of it is shown, not its head alone."""
        return self._has_room if self._is_wanted is None else self._is_wanted

    @property
    def more(self) -> int:
        """The pixels that it takes up open more than folded."""
        if self._shown is None:
            return 0
        wide = self.width() - 26
        return _height(self._shown, wide) - (0 if self._summary.isHidden() else _height(self._summary, wide))

    def show_review(self, review: ReviewWidget | None) -> None:
        """Show what happened, nothing where nothing did; the player's choice counts until nothing did."""
        emptied(self._room)
        self._shown = review
        if review is None:
            self._is_wanted = None
            self.hide()
            return
        review.ringed.connect(self.ringed)
        review.changed.connect(self._read)
        self._room.addWidget(review)
        self.show()
        self._open()

    def make_room(self, *, needed: bool) -> None:
        """Fold up to the head for a decision that needs the room, unless the player has opened it."""
        if self._has_room == needed:
            self._has_room = not needed
            self._open()

    def _read(self) -> None:
        """Somebody opens a line: the card stays open for that."""
        self._is_wanted = True
        self.changed.emit()

    def _folded(self) -> None:
        self._is_wanted = not self.is_open
        self._open()
        self.changed.emit()

    def _open(self) -> None:
        if self._shown is None:
            return
        self._shown.setVisible(self.is_open)
        self._summary.setText(self._shown.note)
        self._summary.setToolTip(folded(self._shown.note))
        self._summary.setVisible(not self.is_open and self._has_room)
        self.fold.setArrowType(Qt.ArrowType.DownArrow if self.is_open else Qt.ArrowType.RightArrow)
        words = worded(say("Fold it up") if self.is_open else say("Show all of it"))
        self.fold.setToolTip(words)
        self.fold.setAccessibleName(words)


def _height(part: QWidget, wide: int) -> int:
    """How high a part of the card is, its lines wrapped."""
    return part.heightForWidth(max(1, wide)) if part.hasHeightForWidth() else part.sizeHint().height()
