# SPDX-License-Identifier: GPL-3.0-or-later
"""Boards listed, checked, and drawn into files as they look on the screen."""

from argparse import Namespace

from rubbletop.board.faults import BoardError
from rubbletop.board.load import board_names, faults_of, find_board, load_board, own_boards
from rubbletop.cli import CommandError
from rubbletop.headless.drawing import drawing
from rubbletop.kernel.savefile import SUFFIX
from rubbletop.terminal import complain, plain


def board(asked: Namespace) -> int:
    """Do what is asked with boards; return the exit status. Raises BoardError for a damaged board."""
    match asked.what:
        case "list":
            return _list()
        case "check":
            return _check(asked)
        case "export":
            return _export(asked)
        case unknown:
            raise AssertionError(unknown)


def _list() -> int:
    """Name each board, the player's own with their files; a damaged one does not hide the others."""
    damaged = 0
    for name in board_names():
        try:
            known = load_board(name)
        except BoardError as fault:
            damaged += 1
            complain(str(fault))
            continue
        print("\t".join(map(plain, (name, known.game, known.title))))
    for own in own_boards():
        if own.faults:
            damaged += 1
            complain(str(own.faults[0]))
        else:
            print("\t".join(map(plain, (own.id, own.game, own.title, str(own.path)))))
    return 1 if damaged else 0


def _check(asked: Namespace) -> int:
    """Tell each fault of a board file on a line of its own, on standard error."""
    faults = faults_of(asked.file)
    for fault in faults:
        complain(str(fault))
    if not faults:
        print(plain(f"{asked.file}: no fault found"))
    return 1 if faults else 0


def _export(asked: Namespace) -> int:
    """Draw a board or a position into a file with a Qt that shows no window."""
    if asked.paper is not None and asked.format != "pdf":
        raise CommandError("only a pdf has a sheet of paper")
    if asked.board.endswith(SUFFIX):
        from rubbletop.headless.paper import export_position

        return export_position(asked)
    names = (*board_names(), *(own.id for own in own_boards()))
    if asked.board not in names:
        raise CommandError(f"there is no board {asked.board!r}; there are {', '.join(names)}")
    known, _ = find_board(asked.board)
    with drawing(asked.out):
        from rubbletop.ui.paper.files import export_board

        export_board(known, asked.format, asked.out, asked.paper, asked.dots)
    return 0
