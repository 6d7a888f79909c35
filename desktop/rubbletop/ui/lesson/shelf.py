# SPDX-License-Identifier: GPL-3.0-or-later
"""The lessons that there are, by game."""

from rubbletop.ui.lesson.model import Lesson


def lesson_of(game: str) -> Lesson:
    """Return the guided first turn of a game. Raises LookupError for a game without one."""
    match game:
        case "colossi":
            from rubbletop.ui.colossi.lesson import LESSON as COLOSSI

            return COLOSSI
        case "tokyo":
            from rubbletop.ui.tokyo.lesson import LESSON as TOKYO

            return TOKYO
        case "barrel":
            from rubbletop.ui.barrel.lesson import LESSON as BARREL

            return BARREL
        case _:
            raise LookupError(f"there is no lesson for {game!r}")
