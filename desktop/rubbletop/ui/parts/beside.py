# SPDX-License-Identifier: GPL-3.0-or-later
"""What stands beside the board, as a position has it: strip, players, review, the counter looked at."""

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from rubbletop.kernel.state import GameState
from rubbletop.ui.bridge import Bridge
from rubbletop.ui.game_screen import RecallingScreen, ReviewingScreen
from rubbletop.ui.parts.game_column import GameColumn
from rubbletop.ui.parts.log_keeper import LogKeeper
from rubbletop.ui.parts.looking_back import LookingBack
from rubbletop.ui.parts.phase_strip import PhaseStrip
from rubbletop.ui.recovery import About
from rubbletop.ui.scene.stage import Stage
from rubbletop.ui.scene.table import AnyScreen


class Beside(QObject):
    """Keeps the parts beside one board; ``about`` brings what the start page shall say of the game."""

    about = Signal(object)

    def __init__(
        self,
        bridge: Bridge,
        stage: Stage,
        parent: QObject,
        *,
        strip: PhaseStrip,
        column: GameColumn,
        past: LookingBack,
        keeper: LogKeeper,
    ) -> None:
        super().__init__(parent)
        self._bridge = bridge
        self._stage = stage
        self._screen: AnyScreen = stage.table.screen
        self._strip = strip
        self._column = column
        self._past = past
        self._keeper = keeper
        self._shown_about: About | None = None

    def show_position(self, view: GameState, *, is_live: bool = False) -> None:
        """Show all that stands beside a position; ``is_live``: it has just been told."""
        self.show_play(view)
        if not self._past.is_past:
            self._tell_about(view)
        self._show_review(view, is_live=is_live or self._past.is_past)
        piece = self._stage.hands.looked_at_piece
        self._column.selected.show_piece(self._screen.selected_info(view, piece) if piece else None)

    def show_play(self, view: GameState) -> None:
        """Show the phase of a position and how its players stand, and leave the rest as it is."""
        self._strip.show_play(self._screen.heading(view), self._screen.phases(view))
        self._column.players.show_position(view)

    def look_at(self, piece: str) -> None:
        """Show the counter that is looked at, "" for none."""
        info = self._screen.selected_info(self._stage.shown, piece) if piece else None
        self._column.selected.show_piece(info)
        self._column.refit()

    def recall(self, view: GameState) -> QWidget | None:
        """Return what the game keeps before the eyes of what led to a position, None for nothing."""
        if not isinstance(self._screen, RecallingScreen):
            return None
        return self._screen.recall(view, self._keeper.back_from(self._past.place or self._keeper.place))

    def _tell_about(self, view: GameState) -> None:
        turn, line = self._screen.heading(view)
        about = About(heading=turn, line=line, is_over=self._bridge.outcome is not None)
        if about != self._shown_about:
            self._shown_about = about
            self.about.emit(about)

    def _show_review(self, view: GameState, *, is_live: bool) -> None:
        """Show what came of play since the person at the screen decided last, as far as it is told."""
        if isinstance(self._screen, ReviewingScreen):
            place = self._past.place or self._keeper.place
            events = self._keeper.since_decision(self._bridge.seat, place)
            self._column.review.show_review(self._screen.review(view, events, is_live=is_live))
            self._column.refit()
