# SPDX-License-Identifier: GPL-3.0-or-later
"""The command line's way in: reads the words, then opens the window or does the work without one."""

import os
import sys
import traceback
from argparse import Namespace
from collections.abc import Sequence
from pathlib import Path

from rubbletop import terminal
from rubbletop.board.faults import BoardError
from rubbletop.cli import CommandError, NewGame, parsed
from rubbletop.paths import FolderError, player_folders, writable

FAULT_FILE = "fault.log"


def main(words: Sequence[str] | None = None) -> int:
    """Do what the words of the command line ask for and return the exit status."""
    try:
        terminal.let_any_name_through()
        status = _done(parsed(sys.argv[1:] if words is None else words))
        terminal.flush()
    except (BoardError, CommandError, FolderError) as fault:
        return _complained(str(fault))
    except BrokenPipeError:
        # Whoever read our output has had enough.
        terminal.hush()
        return 1
    except KeyboardInterrupt:
        _complained("stopped")
        return 130
    except OSError as fault:
        _kept(fault)
        if fault.filename is None:
            terminal.hush()
        return _complained(f"{fault.filename or 'the output'}: {fault.strerror or fault}")
    except Exception as fault:
        return _complained(_kept(fault))
    return status


def _done(asked: Namespace) -> int:
    if sys.stdout is None and asked.command not in ("window", "new"):
        raise CommandError("standard output is closed: there is nowhere to tell anything")
    match asked.command:
        case "window" | "new":
            return _window(asked)
        case "selfplay":
            from rubbletop.headless.selfplay import selfplay

            return selfplay(asked)
        case "replay":
            from rubbletop.headless.records import replay

            return replay(asked)
        case "verify":
            from rubbletop.headless.records import verify

            return verify(asked)
        case "report":
            from rubbletop.headless.reports import report

            return report(asked)
        case "print":
            from rubbletop.headless.paper import print_game

            return print_game(asked)
        case "legal":
            from rubbletop.headless.records import legal

            return legal(asked)
        case "board":
            from rubbletop.headless.boards import board

            return board(asked)
        case unknown:
            raise AssertionError(unknown)


def _window(asked: Namespace) -> int:
    """Open the window and return its exit status once it is closed."""
    if sys.platform == "linux" and not any(
        os.environ.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM")
    ):
        raise CommandError(
            "there is no screen to open a window on (neither DISPLAY nor WAYLAND_DISPLAY is set)"
        )
    try:
        from rubbletop import app
    except ImportError as fault:
        raise CommandError(f"Qt cannot be loaded: {fault}") from fault
    if asked.command == "window":
        return app.run(file=asked.file)
    return app.run(new=NewGame(game=asked.game, scenario=asked.scenario, seed=asked.seed))


def _complained(line: str) -> int:
    terminal.complain(line)
    return 1


def _kept(fault: Exception) -> str:
    """Keep the whole story of a fault of the program in the log folder and return it in one line."""
    story = f"fault of the program: {type(fault).__name__}: {fault}"
    try:
        place: Path = writable(player_folders().log) / FAULT_FILE
        story_told = "".join(traceback.format_exception(fault))
        place.write_text(story_told, encoding="utf-8", errors="backslashreplace")
    except OSError:
        return story
    return f"{story} (details in {place})"


if __name__ == "__main__":
    sys.exit(main())
