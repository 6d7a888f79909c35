# SPDX-License-Identifier: GPL-3.0-or-later
"""What a table needs written into a PDF, and positions drawn into files, with a Qt that shows no window."""

import os
from argparse import Namespace
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from rubbletop.cli import PRINTED, CommandError
from rubbletop.games import registry
from rubbletop.kernel import savefile
from rubbletop.kernel.files import trouble
from rubbletop.kernel.session import Session

POSITION = "position"
ENDING = ".pdf"


def print_game(asked: Namespace) -> int:
    """Write the PDF; return the exit status. Raises CommandError with what is wrong."""
    if asked.out.suffix.lower() != ENDING:
        raise CommandError(f"{asked.out}: what is printed ends in {ENDING}")
    session = _saved(asked.what_of) if asked.what_of.endswith(savefile.SUFFIX) else None
    if session is None and asked.what_of not in registry.games():
        known = ", ".join(registry.games())
        raise CommandError(f"there is no game {asked.what_of!r}; there is {known}")
    usual = tuple(kind for kind in PRINTED if kind != POSITION) if session is None else (POSITION,)
    kinds = usual if asked.what is None else asked.what
    if session is None and POSITION in kinds:
        raise CommandError("only a saved game has a position")
    game = asked.what_of if session is None else session.rules.game
    with _drawing(asked.out):
        from rubbletop.ui.paper.writing import write_game

        pages = write_game(game, kinds, session, asked)
    if not pages:
        raise CommandError(f"{game} has no {' and no '.join(kinds)} to print")
    return 0


def export_position(asked: Namespace) -> int:
    """Draw the position in which a saved game stands into a file. Raises CommandError with what is wrong."""
    session = _saved(asked.board)
    with _drawing(asked.out):
        from rubbletop.ui.paper.writing import export_position

        export_position(session, asked.format, asked.out, asked.paper, asked.dots)
    return 0


def _saved(name: str) -> Session[Any]:
    try:
        return savefile.load(Path(name), registry.rules).session
    except savefile.BadSave as fault:
        raise CommandError(str(fault)) from fault


@contextmanager
def _drawing(out: Path) -> Iterator[None]:
    """Draw inside with a Qt that shows no window, and have what goes wrong told."""
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    # Qt would put the typefaces into a PDF in another order each time.
    os.environ.setdefault("QT_HASH_SEED", "0")
    try:
        yield
    except ImportError as fault:
        raise CommandError(f"Qt cannot be loaded: {fault}") from fault
    except (OSError, ValueError) as fault:
        raise CommandError(trouble(out, fault).text()) from fault
