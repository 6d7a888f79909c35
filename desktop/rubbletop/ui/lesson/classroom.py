# SPDX-License-Identifier: GPL-3.0-or-later
"""Opens a lesson in the window, and leads out of it: into a game that is kept, or to the start page."""

from typing import TYPE_CHECKING

from rubbletop.kernel.facts import say
from rubbletop.kernel.session import Session
from rubbletop.ui.lesson.bridge import LessonBridge
from rubbletop.ui.lesson.coach import Coach
from rubbletop.ui.lesson.mates import Mates
from rubbletop.ui.lesson.rest import Rest
from rubbletop.ui.lesson.shelf import lesson_of

if TYPE_CHECKING:
    from rubbletop.ui.main_window import MainWindow


class Classroom:
    """A lesson on the table of a window. It is kept nowhere: no journal, no record of games."""

    def __init__(self, window: "MainWindow", game: str) -> None:
        """Open the guided first turn of a game. Raises LookupError, ValueError or OSError without one."""
        lesson = lesson_of(game)
        self._window = window
        self._session = Session(window.shelf.rules(game), lesson.setup)
        for action in lesson.prelude:
            self._session.submit(action)
        had_game = window.desk.session is not None
        window.desk.put_away()
        bridge = LessonBridge(self._session, window)
        mates = Mates(lesson, bridge)
        page = window.set_out(self._session, bridge, mates)
        self.coach = Coach(page, bridge, mates, lesson)
        Rest(page, self.coach.card)
        self.coach.card.left.connect(self._leave)
        page.begin()
        if had_game:
            window.tell(say("A lesson is kept nowhere; the game you left can be gone on with."))
        else:
            window.tell(say("A lesson is kept nowhere."))

    def _leave(self, plays_on: bool) -> None:
        if plays_on:
            self._window.desk.take(self._session, None)
        else:
            self._window.show_start()
