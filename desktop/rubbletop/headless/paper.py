# SPDX-License-Identifier: GPL-3.0-or-later
"""What a table needs written into a PDF, and positions drawn into files, with a Qt that shows no window."""

from argparse import Namespace
from pathlib import Path

from rubbletop.cli import PRINTED, CommandError
from rubbletop.games import registry
from rubbletop.headless.drawing import drawing
from rubbletop.headless.records import loaded
from rubbletop.kernel.savefile import SUFFIX

POSITION = "position"
ENDING = ".pdf"


def print_game(asked: Namespace) -> int:
    """Write the PDF; return the exit status. Raises CommandError with what is wrong."""
    if asked.out.suffix.lower() != ENDING:
        raise CommandError(f"{asked.out}: what is printed ends in {ENDING}")
    session = loaded(Path(asked.what_of)) if asked.what_of.endswith(SUFFIX) else None
    if session is None and asked.what_of not in registry.games():
        known = ", ".join(registry.games())
        raise CommandError(f"there is no game {asked.what_of!r}; there is {known}")
    usual = tuple(kind for kind in PRINTED if kind != POSITION) if session is None else (POSITION,)
    kinds = usual if asked.what is None else asked.what
    if session is None and POSITION in kinds:
        raise CommandError("only a saved game has a position")
    game = asked.what_of if session is None else session.rules.game
    with drawing(asked.out):
        from rubbletop.ui.paper.writing import write_game

        pages = write_game(game, kinds, session, asked)
    if not pages:
        raise CommandError(f"{game} has no {' and no '.join(kinds)} to print")
    return 0


def export_position(asked: Namespace) -> int:
    """Draw the position in which a saved game stands into a file. Raises CommandError with what is wrong."""
    session = loaded(Path(asked.board))
    with drawing(asked.out):
        from rubbletop.ui.paper.writing import export_position

        export_position(session, asked.format, asked.out, asked.paper, asked.dots)
    return 0
