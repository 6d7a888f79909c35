# SPDX-License-Identifier: GPL-3.0-or-later
"""Which commands of a game make sense now."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QShortcut
from PySide6.QtWidgets import QWidget

from rubbletop.kernel.facts import say
from rubbletop.ui.bridge import Bridge
from rubbletop.ui.commands import Commands
from rubbletop.ui.parts.opponent import Opponent
from rubbletop.ui.parts.phrases import no_hint_words
from rubbletop.ui.words import worded


class Ready:
    """Turns commands on and off as a game goes on; Esc lets a computer player that thinks decide at once."""

    def __init__(self, commands: Commands, bridge: Bridge, opponent: Opponent, page: QWidget) -> None:
        self._commands = commands
        self._bridge = bridge
        self._opponent = opponent
        self._stop_key = QShortcut(Qt.Key.Key_Escape, page, opponent.stop)
        self._stop_key.setEnabled(False)

    def show(self) -> None:
        """Look at everything anew."""
        commands, bridge = self._commands, self._bridge
        commands["undo"].setEnabled(bridge.length > 0)
        commands["undo_phase"].setEnabled(bridge.length > 0)
        commands["redo"].setEnabled(bridge.can_redo)
        no_hint = no_hint_words(bridge)
        commands["hint"].setEnabled(bool(bridge.legal) and no_hint is None)
        commands.explain("hint", worded(no_hint) if no_hint is not None else "")
        commands["undo"].setToolTip(self._undo_tip())
        commands["look"].setEnabled(bridge.has_several and not bridge.is_covered)
        commands["cover"].setEnabled(bridge.eyes != bridge.table)
        self.show_stop()

    def show_stop(self) -> None:
        """Offer to stop a computer player that thinks for a while."""
        can_stop = self._opponent.can_stop
        self._commands["decide_now"].setEnabled(can_stop)
        self._stop_key.setEnabled(can_stop)

    def _undo_tip(self) -> str:
        refusal = self._bridge.undo_refusal()
        return worded(say("Take the last action back")) if refusal is None else worded(refusal.reason)
