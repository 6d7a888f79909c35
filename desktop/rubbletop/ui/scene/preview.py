# SPDX-License-Identifier: GPL-3.0-or-later
"""What would happen: the way and its cost, the odds, or why not, before anything is done."""

from PySide6.QtCore import QRectF

from rubbletop.kernel.facts import Action, Message, Range, say
from rubbletop.kernel.rules import Offer
from rubbletop.kernel.state import GameState
from rubbletop.ui.game_screen import Reach
from rubbletop.ui.scene.board_view import BoardView
from rubbletop.ui.scene.bubble import Bubble
from rubbletop.ui.scene.lights import illegal_strokes, path_strokes
from rubbletop.ui.scene.table import Table


class Preview:
    """Shows one thing that might be done; showing another replaces it."""

    def __init__(self, table: Table, board_view: BoardView) -> None:
        self._table = table
        self._board_view = board_view
        self.bubble = Bubble(board_view.viewport())
        self.menu = QRectF()
        """Where a menu lies over the board, in its pixels; empty for none."""
        self.goal = ""
        """The space to which a way is shown, "" for none."""

    def clear(self) -> None:
        """Show nothing."""
        self.goal = ""
        self._table.way.clear()
        self._table.refusal.clear()
        self._table.ghost.hide()
        self.bubble.put_away()

    def way(self, reach: Reach, goal: str, walker: str | None) -> None:
        """Show the way to a space, with the walker's ghost at its end unless the walker is in hand."""
        table = self._table
        self.goal = goal
        points = [table.spots.centre(space) for space in reach.path]
        table.way.show_strokes(path_strokes(points, table.shape(goal), table.unit))
        if walker is not None and walker != table.held and walker in table.counters:
            counter = table.counters[walker]
            table.ghost.appear(counter.face, counter.edge, table.spot_of(goal))

    def odds(
        self, view: GameState, offers: tuple[Offer, ...], target: str, selected: tuple[str, ...]
    ) -> bool:
        """Show the odds of the first offer that has any, beside its target; return whether one has."""
        for offer in offers:
            action: Action = offer.action if isinstance(offer, Range) else offer
            odds = self._table.screen.odds(view, action)
            if odds is not None:
                here = self._pixels(target)
                self.bubble.show_odds(odds, here, self._taboo(selected))
                return True
        self.bubble.put_away()
        return False

    def breadth(self, name: str) -> float:
        """Return how many pixels wide a counter, a space or a box is on the screen."""
        return self._pixels(name).width()

    def not_there(self, place: str) -> None:
        """Show that the counter in hand may not go to this place."""
        table = self._table
        table.refusal.show_strokes(illegal_strokes(table.shape(place), table.unit))

    def _pixels(self, name: str) -> QRectF:
        return self._board_view.pixels(self._table.outline(name).boundingRect())

    def _taboo(self, selected: tuple[str, ...]) -> list[QRectF]:
        """What the bubble should not cover: what is selected, and all that is lit."""
        names = [*selected, *self._table.lights.legal]
        names += [name for name, counter in self._table.counters.items() if counter.is_lit]
        return [self.menu, *(self._pixels(name) for name in names)]


def of_way(reach: Reach) -> Message | None:
    """Say what there is to know of going there."""
    if reach.note is not None:
        return reach.note
    return say("Costs {cost}.", cost=reach.cost) if reach.cost else None
