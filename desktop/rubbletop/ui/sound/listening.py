# SPDX-License-Identifier: GPL-3.0-or-later
"""Which sound belongs to what happens on a board."""

from typing import Any

from PySide6.QtCore import QObject

from rubbletop.kernel.facts import Outcome
from rubbletop.kernel.rules import Beat
from rubbletop.kernel.state import GameState
from rubbletop.ui.game_screen import Move, TellingScreen
from rubbletop.ui.scene.stage import Stage
from rubbletop.ui.scene.table import AnyScreen
from rubbletop.ui.sound.player import Player, Sound


class Listening(QObject):
    """Lets a game be heard: dice, counters that are put down, hits, a decision's turn, the result.

    Of several sounds at once the last is heard.
    """

    def __init__(self, stage: Stage, screen: AnyScreen, player: Player) -> None:
        super().__init__(stage)
        self._screen = screen
        self._player = player
        self._last: tuple[str, int] | None = None
        stage.begins.connect(self._begin)
        stage.told.connect(self._end)
        stage.asked.connect(self._ask)
        stage.ended.connect(self._finish)

    def _begin(self, _view: GameState, beat: Beat[Any]) -> None:
        if self._player.is_on and any(roll.is_dice for roll in beat.rolls):
            self._player.play(Sound.DICE)

    def _end(self, _view: GameState, beat: Beat[Any]) -> None:
        if not self._player.is_on:
            return
        if self._has_hit(beat):
            self._player.play(Sound.HIT)
        elif any(isinstance(shown, Move) for event in beat.events for shown in self._screen.motions(event)):
            self._player.play(Sound.DOWN)

    def _ask(self, view: GameState, seat: str, _legal: object) -> None:
        """A decision is heard where it is another's than before, or in another turn."""
        now = (seat, view.turn)
        if self._last not in (None, now):
            self._player.play(Sound.TURN)
        self._last = now

    def _finish(self, _view: GameState, _outcome: Outcome) -> None:
        self._player.play(Sound.RESULT)

    def _has_hit(self, beat: Beat[Any]) -> bool:
        if not isinstance(self._screen, TellingScreen):
            return False
        scores = [self._screen.score(event) for event in beat.events]
        return any(score is not None and score.hits for score in scores)
