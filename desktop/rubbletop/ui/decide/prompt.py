# SPDX-License-Identifier: GPL-3.0-or-later
"""The decision card: what is asked, what follows, and the buttons that answer."""

from collections.abc import Callable, Sequence
from typing import Any

from PySide6.QtCore import QEvent, QSize, Signal
from PySide6.QtGui import QHideEvent
from PySide6.QtWidgets import QAbstractButton, QFrame, QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from rubbletop.kernel.facts import Action, Message, Seat, say
from rubbletop.kernel.rules import Offer, Rules
from rubbletop.kernel.state import GameState
from rubbletop.ui.decide.offers import OffersPanel
from rubbletop.ui.decide.panels import (
    CitingPanel,
    ConfirmingPanel,
    DecidingPanel,
    FocusedPanel,
    FollowingPanel,
    RingingPanel,
)
from rubbletop.ui.decide.picks import Picks
from rubbletop.ui.game_screen import GameScreen
from rubbletop.ui.parts.card import label
from rubbletop.ui.parts.scroller import Scroller
from rubbletop.ui.words import worded

Recall = Callable[[GameState], QWidget | None]
FLAT = "padding: 0px 6px;"
"""The style of buttons in the head of the card: what is below does not move when they come and go."""


class FittedScroll(Scroller):
    """As high as what it holds, up to a height from which it scrolls."""

    LEAST, MOST = 120, 340
    changed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._most: int | None = self.MOST

    def limit(self, most: int | None) -> None:
        """Be at most so high, as far as that is of use; None where what is around scrolls."""
        most = None if most is None else max(self.LEAST, min(self.MOST, most))
        if most != self._most:
            self._most = most
            self.updateGeometry()

    def sizeHint(self) -> QSize:
        high = self._inside() + 4
        return QSize(super().sizeHint().width(), high if self._most is None else min(high, self._most))

    def wanted(self) -> int:
        """How high it would be without a limit of its own."""
        return min(self._inside() + 4, self.MOST)

    def minimumSizeHint(self) -> QSize:
        high = self.sizeHint().height()
        return QSize(0, high if self._most is None else min(high, self.LEAST))

    def viewportEvent(self, event: QEvent) -> bool:
        if event.type() in (QEvent.Type.LayoutRequest, QEvent.Type.Resize):
            self.updateGeometry()
            self.changed.emit()
        return super().viewportEvent(event)

    def _inside(self) -> int:
        """How high what it holds wants to be at the present width, its lines wrapped."""
        inside = self.widget()
        if inside is None:
            return 0
        wide = self.viewport().width()
        return inside.heightForWidth(wide) if inside.hasHeightForWidth() else inside.sizeHint().height()


class PromptCard(QFrame):
    """Asks one seat. ``answered`` brings an action, ``pointed`` an offer pointed at (or None).

    ``put_back`` asks the board to undo the clicks, ``speaks_of`` to look at a counter, ``ringed`` to ring
    areas and counters; ``changed`` tells that it may want another height, ``touched`` that a button of the
    panel was pressed, ``why`` brings a section that is to be read. A step with a panel of its own has it
    shown here; every other gets buttons for what needs no click on the board.
    """

    answered = Signal(object)
    pointed = Signal(object)
    ringed = Signal(object)
    put_back = Signal()
    hurried = Signal()
    speaks_of = Signal(str)
    changed = Signal()
    touched = Signal()
    why = Signal(str)

    def __init__(self, screen: GameScreen[Any], rules: Rules[Any], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._screen = screen
        self._rules = rules
        self._view: GameState | None = None
        self._legal: tuple[Offer, ...] = ()
        self._panel: QWidget | None = None
        self._recalled: QWidget | None = None
        self._offers: OffersPanel | None = None
        self.recall: Recall = _nothing
        """What was settled shortly before and matters for what is asked in a position."""
        self.setProperty("role", "card")
        self._heading = _label("", "label")
        self._question = _label("", "question")
        self._follows = _label("", "muted")
        self._quiet = QPushButton(worded(say("Put back (Esc)")), self)
        self._quiet.setProperty("role", "link")
        self._quiet.clicked.connect(self.put_back)
        self._quiet.setStyleSheet(FLAT)
        self._quiet.hide()
        self._skip = QPushButton(worded(say("Skip to your turn")), self)
        self._skip.setObjectName("skip")
        self._skip.setProperty("role", "link")
        self._skip.setStyleSheet(FLAT)
        self._skip.clicked.connect(self.hurried)
        self._skip.hide()
        self._room = QWidget(self)
        self._room.setProperty("role", "plain")
        self._column = QVBoxLayout(self._room)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(8)
        self._column.addStretch(1)
        self._lay_out()

    def _lay_out(self) -> None:
        head = QHBoxLayout()
        head.addWidget(self._heading)
        head.addStretch(1)
        head.addWidget(self._quiet)
        head.addWidget(self._skip)
        scroll = FittedScroll(self)
        scroll.setWidget(self._room)
        scroll.changed.connect(self.changed)
        self._scroll = scroll
        column = QVBoxLayout(self)
        column.setContentsMargins(12, 8, 12, 12)
        column.setSpacing(8)
        column.addLayout(head)
        column.addWidget(self._question)
        column.addWidget(self._follows)
        column.addWidget(scroll, 1)

    @property
    def question(self) -> str:
        """The sentence in which the decision is asked."""
        return self._question.text()

    @property
    def offers(self) -> OffersPanel | None:
        """The buttons that are shown now."""
        return self._offers

    @property
    def recalled(self) -> QWidget | None:
        """What is shown of what was settled shortly before."""
        return self._recalled

    @property
    def panel(self) -> QWidget | None:
        """The panel of the step, None where it has none of its own."""
        return self._panel

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self.changed.emit()

    @property
    def wanted(self) -> int:
        """How high it would like to be."""
        return self._around() + self._scroll.wanted()

    def fit(self, height: int | None) -> None:
        """Be no higher than this, and what does not fit scrolls; None lets it be as high as it likes."""
        self._scroll.limit(None if height is None else height - self._around())

    def _around(self) -> int:
        """The height of what does not scroll."""
        wide = self.width()
        high = self.heightForWidth(wide) if self.hasHeightForWidth() else self.sizeHint().height()
        return high - self._scroll.sizeHint().height()

    def ask(self, view: GameState, seat: Seat, legal: tuple[Offer, ...]) -> None:
        """Ask a seat what it does."""
        self._view, self._legal = view, legal
        self._skip.hide()
        self._heading.setText(worded(say("Your decision")).upper())
        self._question.setText(worded(self._rules.prompt(view, seat)))
        self.tell("")
        factory = self._screen.panels.get(self._rules.step(view).name)
        self._show_recalled(self.recall(view))
        self._show_panel(factory(view, legal, self._answer) if factory is not None else None)
        self.follow(Picks(legal))
        if isinstance(self._panel, FollowingPanel) and self._panel.subject:
            self.speaks_of.emit(self._panel.subject)

    def decides(self, offers: Sequence[Offer]) -> bool:
        """Whether the panel, being shown or in a drawer, asks which of these is meant."""
        panel = self._panel
        return isinstance(panel, DecidingPanel) and not self.isHidden() and panel.decides(offers)

    def confirms(self, action: Action) -> bool:
        """Whether an action that clicks have decided waits for a button of the panel."""
        panel = self._panel
        return isinstance(panel, ConfirmingPanel) and not self.isHidden() and panel.confirms(action)

    def take_focus(self) -> bool:
        """Give the focus to the first button, or where the step's own panel wants it; tell whether to one."""
        if isinstance(self._panel, FocusedPanel) and self._panel.take_focus():
            return True
        buttons = self._offers.buttons if self._offers is not None else []
        if buttons:
            buttons[0].setFocus()
        return bool(buttons)

    def call_upon(self, words: str) -> None:
        """Head the card with whose decision it is, where several people share the screen."""
        self._heading.setText(words)

    def wait(self, view: GameState, seat: Seat, heading: str = "", words: str = "") -> None:
        """Say what happens while nobody at the screen decides; the panel named ``play`` may show it.

        ``words`` stand in place of the question that the game would ask.
        """
        self._view, self._legal = view, ()
        self._heading.setText(heading.upper())
        self._question.setText(words or (worded(self._rules.prompt(view, seat)) if view.stack else ""))
        self.tell("")
        factory = self._screen.panels.get("play") if view.stack else None
        self._show_recalled(self.recall(view) if view.stack else None)
        self._show_panel(factory(view, (), self._answer) if factory is not None else None)
        self._show_offers(())
        self._quiet.hide()
        self._skip.hide()

    def offer_skip(self) -> None:
        """Let what is being told be skipped, and say how it is hurried on."""
        self._skip.show()
        self.tell(worded(say("A click on the board goes on at once.")))

    def tell(self, follows: str) -> None:
        """Show one muted line: what the thing pointed at would cost or lead to."""
        self._follows.setText(follows)
        self._follows.setVisible(bool(follows))
        if self._recalled is not None:
            self._recalled.show()

    def hint(self, words: str) -> None:
        """Show what a sensible player would do; what was settled before makes room for it meanwhile."""
        self.tell(words)
        if self._recalled is not None:
            self._recalled.hide()

    def follow(self, picks: Picks) -> None:
        """Offer what the clicks on the board leave to be decided by a button.

        What needs no click at all stays on offer, below that or in the step's own panel. A panel that
        follows the clicks offers all of it itself.
        """
        if self._view is None:
            return
        self.tell("")
        self._quiet.setVisible(bool(picks.path))
        if isinstance(self._panel, FollowingPanel):
            self._panel.follow(picks)
            self._show_offers(())
            return
        always = () if self._panel is not None else picks.cleared().menu
        self._show_offers((*picks.menu, *always) if picks.path else always)

    def _show_recalled(self, recalled: QWidget | None) -> None:
        if self._recalled is not None:
            self._column.removeWidget(self._recalled)
            self._recalled.hide()
            self._recalled.deleteLater()
        self._recalled = recalled
        if recalled is not None:
            self._column.insertWidget(0, recalled)
            recalled.show()

    def _show_panel(self, panel: QWidget | None) -> None:
        if self._panel is not None:
            self._column.removeWidget(self._panel)
            self._panel.hide()
            self._panel.deleteLater()
        self._panel = panel
        if panel is not None:
            self._column.insertWidget(0 if self._recalled is None else 1, panel)
            panel.show()
            for button in panel.findChildren(QAbstractButton):
                button.pressed.connect(self.touched)
        if isinstance(panel, FollowingPanel):
            panel.pointed.connect(self.pointed)
        if isinstance(panel, RingingPanel):
            panel.ringed.connect(self.ringed)
        if isinstance(panel, CitingPanel):
            panel.why.connect(self.why)

    def _show_offers(self, offers: tuple[Offer, ...]) -> None:
        if self._offers is not None:
            self._column.removeWidget(self._offers)
            self._offers.hide()
            self._offers.deleteLater()
            self._offers = None
            self.pointed.emit(None)
        if offers:
            self._offers = OffersPanel(offers, self._wording, primary=True, parent=self._room)
            self._offers.answered.connect(self.answered)
            self._offers.pointed.connect(self.pointed)
            self._column.insertWidget(self._column.count() - 1, self._offers)
            self._offers.show()
        shown = (self._offers, self._panel, self._recalled)
        self._scroll.setVisible(any(part is not None for part in shown))

    def _wording(self, action: Action) -> Message:
        assert self._view is not None
        return self._rules.wording(self._view, action)

    def _answer(self, action: Action) -> None:
        self.answered.emit(action)


def _label(text: str, role: str) -> QLabel:
    return label(text, role, wraps=role in ("question", "muted"))


def _nothing(_view: GameState) -> QWidget | None:
    return None
