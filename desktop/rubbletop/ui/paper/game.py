# SPDX-License-Identifier: GPL-3.0-or-later
"""Print… for a game on the table: its position first, then all that a table needs for it."""

from PySide6.QtWidgets import QWidget

from rubbletop.kernel.facts import say
from rubbletop.kernel.rules import NOBODY
from rubbletop.ui.bridge import Bridge
from rubbletop.ui.paper.dialog import PrintDialog
from rubbletop.ui.paper.layout import Paper
from rubbletop.ui.paper.stock import art_item, items_of, sound_boards
from rubbletop.ui.paper.tables import play_of
from rubbletop.ui.paper.writing import position_art
from rubbletop.ui.scene.table import AnyScreen


def game_dialog(bridge: Bridge, screen: AnyScreen, paper: Paper, parent: QWidget) -> PrintDialog:
    """Return the dialog; the position is printed as everybody at the table may know it.

    ``screen`` must be one that nobody else looks at.
    """
    game = bridge.rules.game
    art = position_art(screen, bridge.view_of(NOBODY), game)
    position = art_item(game, art, "position", say("The present position"))
    items = (position, *items_of(game, sound_boards(), play_of(bridge.setup)))
    return PrintDialog(items, {position.id}, paper, game, parent)
