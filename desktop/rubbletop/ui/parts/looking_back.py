# SPDX-License-Identifier: GPL-3.0-or-later
"""Looking at the past of a game: which moment is on the board, and the way back to the present."""

from bisect import bisect_right

from PySide6.QtCore import QObject, Signal

from rubbletop.ui.bridge import Bridge
from rubbletop.ui.parts.history_bar import HistoryBar
from rubbletop.ui.parts.log import LogView
from rubbletop.ui.parts.log_keeper import Place
from rubbletop.ui.scene.stage import Stage


class LookingBack(QObject):
    """Puts moments of the record on the board; the present does not change.

    ``shown`` brings the position of a moment that has been put there, ``left`` tells that the present is
    there again.
    """

    shown = Signal(object)
    left = Signal()

    def __init__(self, bridge: Bridge, stage: Stage, bar: HistoryBar, log: LogView, parent: QObject) -> None:
        super().__init__(parent)
        self._bridge = bridge
        self._stage = stage
        self._bar = bar
        self._log = log
        self._past: Place | None = None
        bar.looked.connect(self.look_at_moment)
        bar.left.connect(self.leave)
        log.looked.connect(self.look)

    @property
    def is_past(self) -> bool:
        """Whether the past is looked at."""
        return self._past is not None

    @property
    def place(self) -> Place | None:
        """The moment that is looked at and the number of the stroke in it, None for the present."""
        return self._past

    def look(self, moment: int, number: int = 0) -> None:
        """Show a stroke of a moment that is known to the eyes; the last one of all is the present."""
        self._stage.tell_all()
        moments = self._bridge.moments()
        moment = moments[bisect_right(moments, moment) - 1]
        beats = self._bridge.beats(moment)
        number = min(number, len(beats) - 1)
        if (moment, number) == (moments[-1], len(beats) - 1):
            self.leave()
            return
        self._past = (moment, number)
        view = beats[number].state
        self._stage.show_position(view)
        self._bar.show_moment(moment, moments)
        self._log.mark(moment, number)
        self.shown.emit(view)

    def look_at_moment(self, moment: int) -> None:
        """Show what a moment led to."""
        self.look(moment, len(self._bridge.beats(moment)) - 1)

    def look_by(self, step: int) -> None:
        """Look at the moment before or after the one on the board."""
        moments = self._bridge.moments()
        moment = self._past[0] if self._past is not None else moments[-1]
        number = bisect_right(moments, moment) - 1 + step
        self.look_at_moment(moments[min(max(number, 0), len(moments) - 1)])

    def leave(self) -> None:
        """Show the present again."""
        if self._past is None:
            return
        self.forget()
        self._log.mark_present()
        self._stage.show_position(self._bridge.view)
        self.left.emit()

    def forget(self) -> None:
        """Look at the past no more, whatever is on the board."""
        self._past = None
        self._bar.hide()
