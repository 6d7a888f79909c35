# SPDX-License-Identifier: GPL-3.0-or-later
"""The screen goes from hand to hand: the curtain falls before a secret and rises for the right person."""

from functools import partial

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QStackedWidget, QToolTip, QWidget

from rubbletop.ui.bridge import Bridge, Cover
from rubbletop.ui.commands import Commands
from rubbletop.ui.parts.curtain import CurtainPage
from rubbletop.ui.parts.eyes_bar import EyesBar
from rubbletop.ui.scene.stage import Stage
from rubbletop.ui.scene.table import AnyScreen

BEHIND = (
    *("zoom_in", "zoom_out", "fit", "sight", "hide", "overview"),
    *("hint", "next", "earlier", "later", "present", "charts", "print"),
)
"""The commands that mean something only to what lies behind the curtain."""


class HandOver(QObject):
    """Stands between the pages ``pages``: the game, and the curtain that covers all of it.

    ``covers`` tells at once that the screen will be covered, ``fell`` that it is, ``looked`` that
    somebody looks at her secrets. Behind the curtain lies the open table, never somebody's secrets.
    """

    covers = Signal()
    fell = Signal(object)
    looked = Signal()

    def __init__(
        self, screen: AnyScreen, bridge: Bridge, stage: Stage, commands: Commands, bar: EyesBar
    ) -> None:
        super().__init__(stage)
        self._bridge = bridge
        self._stage = stage
        self._commands = commands
        self.curtain = CurtainPage(screen, bridge)
        self.bar = bar
        self.pages = QStackedWidget()
        bridge.covered.connect(self._on_covered)
        bridge.looked.connect(self._on_looked)
        bridge.turned.connect(self._turned)
        for told in (bridge.asked, bridge.awaited, bridge.ended, bridge.thrown_for):
            told.connect(self._lift)
        self.curtain.taken.connect(bridge.uncover)
        self.curtain.left.connect(bridge.cover)
        self.bar.covered.connect(bridge.cover)

    def stand_before(self, game: QWidget) -> QStackedWidget:
        """Return the pages with the game and, before it, the curtain."""
        self.pages.addWidget(game)
        self.pages.addWidget(self.curtain)
        return self.pages

    @property
    def is_down(self) -> bool:
        """Whether the curtain covers the game."""
        return self.pages.currentWidget() is self.curtain

    def _on_covered(self, cover: Cover) -> None:
        self.covers.emit()
        self._stage.telling.then(partial(self._fall, cover))

    def _on_looked(self, seat: str) -> None:
        self._lift()
        self._show_bar()
        self._stage.telling.then(self.looked.emit)

    def _fall(self, cover: Cover) -> None:
        view = self._bridge.view_of(self._bridge.table)
        self.curtain.show_cover(cover, view)
        self.pages.setCurrentWidget(self.curtain)
        self._commands.enable(BEHIND, False)
        self.curtain.take_focus()
        self.fell.emit(view)

    def _lift(self) -> None:
        if self.is_down:
            self.pages.setCurrentIndex(0)
            # Whether there is a hint depends on who is asked, and is told when she is.
            self._commands.enable([name for name in BEHIND if name != "hint"], True)

    def _turned(self) -> None:
        """Take away what was pointed at for the eyes before."""
        QToolTip.hideText()
        self._stage.hands.look_at("")
        self._stage.hands.preview.clear()
        self._stage.table.ring.clear()
        self._show_bar()

    def _show_bar(self) -> None:
        bridge = self._bridge
        if bridge.eyes == bridge.table:
            self.bar.hide()
        else:
            self.bar.show_eyes(bridge.name(bridge.eyes), only_looks=bridge.is_looking)
