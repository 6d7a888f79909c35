# SPDX-License-Identifier: GPL-3.0-or-later
"""The cards of a game beside its board, and which of them gives way where there is little room."""

from PySide6.QtCore import QCoreApplication, QEvent, QTimer
from PySide6.QtWidgets import QWidget

from rubbletop.kernel.facts import say
from rubbletop.ui.bridge import Bridge
from rubbletop.ui.decide.prompt import PromptCard
from rubbletop.ui.parts.boxes_pane import BoxesPane
from rubbletop.ui.parts.card import Card
from rubbletop.ui.parts.computer_card import ComputerCard
from rubbletop.ui.parts.dice import DiceTray
from rubbletop.ui.parts.eyes_bar import EyesBar
from rubbletop.ui.parts.log import LogView
from rubbletop.ui.parts.panel_column import PanelColumn
from rubbletop.ui.parts.players_card import PlayersCard
from rubbletop.ui.parts.result_card import ResultCard
from rubbletop.ui.parts.review_card import ReviewCard
from rubbletop.ui.parts.selected import SelectedCard
from rubbletop.ui.parts.sight_card import SightCard
from rubbletop.ui.scene.table import AnyScreen
from rubbletop.ui.words import worded

MOST_LACK = 16
"""So many pixels of a decision may be scrolled to; where it lacks more, other cards give way."""


class GameColumn(PanelColumn):
    """Eyes, players, decision, what came of play, result; what is looked at, last roll, map; the log."""

    def __init__(
        self, screen: AnyScreen, bridge: Bridge, overview: QWidget, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.eyes = EyesBar()
        self.players = PlayersCard(screen, bridge)
        self.prompt = PromptCard(screen, bridge.rules)
        self.computer = ComputerCard()
        self.result = ResultCard()
        self.review = ReviewCard()
        self.selected = SelectedCard(screen)
        self.sight = SightCard()
        self.dice = DiceTray()
        self.dice_card = Card(worded(say("Last roll")))
        self.dice_card.body.addWidget(self.dice)
        self.map_card = Card(worded(say("Overview")))
        self.map_card.body.addWidget(overview)
        self.map_card.hide()
        self.log = LogView()
        log_card = Card(worded(say("Log")), worded(say("↑ ↓ step")))
        log_card.body.addWidget(self.log, 1)
        for card in (self.eyes, self.players, self.prompt, self.computer, self.review, self.result):
            self.add("decide", card)
        for thing in (self.selected, self.sight, self.dice_card, self.map_card):
            self.add("look", thing)
        self.add("log", log_card, 1)
        self.boxes: BoxesPane | None = None
        self._is_roll_new = False
        self._is_led = False
        self._gave_way = False
        self._fit = QTimer(self)
        self._fit.setSingleShot(True)
        self._fit.setInterval(0)
        self._fit.timeout.connect(self._fit_now)
        self.prompt.changed.connect(self.refit)
        self.result.changed.connect(self.refit)
        self.review.changed.connect(self.refit)

    def lead(self, card: QWidget) -> None:
        """Put a card above all others; it has the room of the players, who are no matter then."""
        super().lead(card)
        self._is_led = True
        self.players.hide()

    def let_log_be_read(self, *, is_so: bool) -> None:
        """Let the decision give way to the log while a coach speaks of that, or have it back.

        In a drawer the log has a tab of its own.
        """
        gives_way = is_so and not self.is_drawer
        if gives_way or self._gave_way:
            self.prompt.setVisible(not gives_way)
        self._gave_way = gives_way

    def furnish(self, boxes: BoxesPane) -> None:
        """Show the boxes around the board, too, where the window is narrow."""
        self.boxes = boxes
        self.add("boxes", boxes)

    def call_decision(self) -> None:
        """Pull out what is to be decided, unless it is decided in the boxes that are pulled out."""
        if not (self.open_tab == "boxes" and self.boxes is not None and self.boxes.is_in_use()):
            self.pull("decide")

    def mind_roll(self, *, is_new: bool) -> None:
        """Keep the last roll in sight, being new, or not any more, as somebody here has gone on."""
        self._is_roll_new = is_new
        self.refit()

    def refit_at_once(self) -> None:
        """Let what a coach says have its room before it is seen."""
        for part in self.prompt.findChildren(QWidget):
            # A layout shows what is new by a call that waits for the loop of events.
            QCoreApplication.sendPostedEvents(part, QEvent.Type.MetaCall)
        for _ in range(2):
            QCoreApplication.sendPostedEvents(None, QEvent.Type.LayoutRequest)
            self._fit_prompt()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.LayoutRequest)

    def refit(self) -> None:
        """Let the decision have what the other cards leave, once they are laid out."""
        self._fit.start()

    def _fit_now(self) -> None:
        if self._is_led:
            self.refit_at_once()
        else:
            self._fit_prompt()

    def _fit_prompt(self) -> None:
        """Where there is little room the last roll, which the log tells too, gives way to the decision.

        A new roll does not: the counter that was looked at before it makes room, and the decision scrolls.
        Where the decision lacks much even without the roll, the counter gives way too: what is to be done
        with it matters more.
        """
        self._fit_result()
        self._fit_review()
        dice, is_new = self.dice_card, self._is_new_roll()
        most = 0 if is_new else MOST_LACK
        self.selected.stand_back(for_now=not self.is_drawer and self._lack() > most)
        room = self.room_for(self.prompt) - (self.share_of(dice) if dice.isHidden() else 0)
        shows = self.result.isHidden() and (self.is_drawer or is_new or self._asked() <= room)
        if shows == dice.isHidden():
            dice.setVisible(shows)
        self.prompt.fit(None if self.is_drawer else self.room_for(self.prompt))

    def _is_new_roll(self) -> bool:
        """Whether the last roll must stay in sight; what came of play or a bid, or a coach, tells it."""
        is_told = self._is_led or not self.review.isHidden() or self.prompt.recalled is not None
        return self._is_roll_new and not is_told

    def _fit_review(self) -> None:
        """What came of play folds where the decision would lack room beside it, the roll having given way."""
        review = self.review
        if review.isHidden():
            return
        room = self.room_for(self.prompt) - (0 if review.is_open else review.more)
        if not self.dice_card.isHidden():
            room += self.share_of(self.dice_card)
        review.make_room(needed=not self.is_drawer and self._asked() > room)

    def _fit_result(self) -> None:
        """Let the account of the end be seen whole: the players, who stand in it too, give way to it."""
        result, players = self.result, self.players
        is_narrow = not result.isHidden() and not self.is_drawer
        room = self.room_for(result) + (self.share_of(players) if not players.isHidden() else 0)
        lacks = self._is_led or (is_narrow and room - self.share_of(players) < result.wanted)
        if players.is_of_several and lacks == players.isVisibleTo(self):
            players.setVisible(not lacks)
        result.fit(self.room_for(result) if is_narrow else None)

    def _lack(self) -> int:
        """The pixels that the decision would lack beside the counter looked at, and beside a new roll."""
        room = self.room_for(self.prompt)
        if not self.dice_card.isHidden():
            room += self.share_of(self.dice_card)
        if self._is_new_roll():
            room -= self.share_of(self.dice_card)
        if self.selected.stands_back:
            room -= self.share_of(self.selected)
        return 0 if self.prompt.isHidden() else self._asked() - room

    def _asked(self) -> int:
        """The pixels that the decision would like to have; none while nobody here is asked."""
        return 0 if self.prompt.isHidden() else self.prompt.wanted
