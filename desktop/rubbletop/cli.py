# SPDX-License-Identifier: GPL-3.0-or-later
"""The words that may follow ``rubbletop`` on the command line."""

import argparse
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, NoReturn

import msgspec

from rubbletop import __version__, terminal
from rubbletop.games import registry
from rubbletop.paths import HOME_VARIABLE
from rubbletop.pictures import DOTS, MOST_DOTS

if TYPE_CHECKING:
    from _typeshed import SupportsWrite

FORMATS = ("svg", "png", "pdf")
PAPERS = ("A4", "Letter")
PRINTED = ("boards", "counters", "cards", "aids", "setup", "position")
SIZES = (80, 100, 125, 160)
EDGES = ("long", "short", "none")
MAX_TURNS = 60
MOST_DIGITS = 18
"""Digits of the longest number that the command line takes."""
MOST_SECONDS = 3600


class CommandError(Exception):
    """What went wrong, as one plain line for the person at the command line."""


class NewGame(msgspec.Struct, frozen=True, kw_only=True):
    """A game to begin at once: its id, the scenario, the seed (None: by lot)."""

    game: str
    scenario: str
    seed: int | None


class _Parser(argparse.ArgumentParser):
    """A parser whose complaints are one line and whose ``--help`` tells of every command."""

    chapters: tuple["_Parser", ...] = ()

    def error(self, message: str) -> NoReturn:
        raise CommandError(f"{message} (see {self.prog} --help)")

    def _print_message(self, message: str, file: "SupportsWrite[str] | None" = None) -> None:
        """Print, and let a fault of the output be told; argparse itself would pass over it."""
        if message and file is not None:
            file.write(message)

    def exit(self, status: int = 0, message: str | None = None) -> NoReturn:
        """End after ``--help`` and ``--version``, once what they print has left the program."""
        terminal.flush()
        super().exit(status, message)

    def format_help(self) -> str:
        return "\n".join([super().format_help(), *(chapter.format_help() for chapter in self.chapters)])


def parsed(words: Sequence[str]) -> argparse.Namespace:
    """Return what the words ask for; its ``command`` is one of the commands, or ``window``.

    Raises CommandError for words that make no sense; ends the program after ``--help`` and ``--version``.
    """
    if words and not words[0].startswith("-") and words[0] not in _COMMANDS:
        return _opening_a_file(words)
    return _parser().parse_args(words, argparse.Namespace(command="window", file=None))


def _opening_a_file(words: Sequence[str]) -> argparse.Namespace:
    if len(words) > 1:
        raise CommandError(
            f"{words[0]!r} is no command, and only one file can be opened (see rubbletop --help)"
        )
    return argparse.Namespace(command="window", file=Path(words[0]))


def _parser() -> _Parser:
    parser = _Parser(
        prog="rubbletop",
        usage="rubbletop [FILE | COMMAND ...]",
        description="Rubbletop plays three board games of big trouble. Without a command it opens its window,"
        " with the saved game FILE if one is named (./FILE where it is named like a command). Exit status 0"
        " means success; a fault is one line on standard error. The environment variable"
        f" {HOME_VARIABLE} puts games, preferences and logs into one folder of your choice.",
        allow_abbrev=False,
    )
    parser.add_argument("--version", action="version", version=f"rubbletop {__version__}")
    commands = parser.add_subparsers(title="commands", metavar="COMMAND", dest="command", prog="rubbletop")
    parser.chapters = tuple(_command(commands, name, text, add) for name, (text, add) in _COMMANDS.items())
    parser.set_defaults(command="window")
    return parser


def _command(
    commands: "argparse._SubParsersAction[_Parser]", name: str, text: str, add: "Callable[[_Parser], None]"
) -> _Parser:
    parser = commands.add_parser(
        name,
        help=text,
        description=text,
        allow_abbrev=False,
    )
    add(parser)
    return parser


def _new(parser: _Parser) -> None:
    _game(parser)
    parser.add_argument(
        "--seed", type=_count, metavar="N", help="seed of the dice; drawn by lot when left out"
    )


def _selfplay(parser: _Parser) -> None:
    _game(parser)
    parser.add_argument(
        "--players",
        type=_positive,
        metavar="N",
        help="how many seats; one for colossi, all of another game when left out",
    )
    parser.add_argument(
        "--games", type=_positive, default=1, metavar="N", help="how many games; 1 when left out"
    )
    parser.add_argument(
        "--seed",
        type=_count,
        default=1,
        metavar="N",
        help="seed of the first game; the next has one more; 1 when left out",
    )
    parser.add_argument(
        "--level",
        type=_levels,
        default=("normal",),
        metavar="L[,L...]",
        help=f"level of each seat in turn, one of {', '.join(_known_levels())}; random does anything legal;"
        " from game to game they move on by one seat; normal when left out",
    )
    parser.add_argument(
        "--jobs",
        type=_positive,
        default=1,
        metavar="N",
        help="how many games at the same time; 1 when left out",
    )
    parser.add_argument(
        "--save", type=Path, metavar="DIR", help="keep each game as a save file in this folder"
    )
    parser.add_argument("--json", action="store_true", help="print one line of JSON a game")
    parser.add_argument(
        "--max-turns",
        type=_positive,
        default=MAX_TURNS,
        metavar="N",
        help="a game that reaches this turn is reported as unfinished; 60 when left out",
    )
    parser.add_argument(
        "--think",
        type=_seconds,
        metavar="SECONDS",
        help="how long each level that thinks may do so over a phase; as in play when left out",
    )


def _replay(parser: _Parser) -> None:
    _file_at(parser)
    parser.add_argument("--json", action="store_true", help="print one line of JSON an action")


def _verify(parser: _Parser) -> None:
    parser.add_argument("files", type=Path, nargs="+", metavar="FILE", help="saved games, ending in .rubble")


def _report(parser: _Parser) -> None:
    parser.add_argument("file", type=Path, metavar="FILE", help="saved game, ending in .rubble")
    parser.add_argument(
        "--out", type=Path, metavar="FILE", required=True, help="the file to write, ending in .html or .pdf"
    )
    parser.add_argument(
        "--paper", choices=PAPERS, default=PAPERS[0], help="sheet of the PDF; A4 when left out"
    )
    parser.add_argument("--no-pictures", action="store_true", help="words, tables and dice alone")


def _print(parser: _Parser) -> None:
    games = registry.games()
    parser.add_argument(
        "what_of", metavar="GAME", help=f"one of {', '.join(games)}, or a saved game, ending in .rubble"
    )
    parser.add_argument(
        "--what",
        type=_printed,
        metavar="W[,W...]",
        help=f"some of {', '.join(PRINTED)}; everything but the position when left out, of a saved game the"
        " position alone",
    )
    parser.add_argument("--paper", choices=PAPERS, default=PAPERS[0], help="A4 when left out")
    parser.add_argument(
        "--size",
        type=int,
        choices=SIZES,
        default=100,
        help="percent of the size of the counters; 100 when left out",
    )
    parser.add_argument(
        "--edge",
        choices=EDGES,
        default=EDGES[0],
        help="edge about which the printer turns a sheet for its second side; long when left out, none for"
        " fronts alone",
    )
    parser.add_argument("--fit", action="store_true", help="boards on one page each, not true to size")
    parser.add_argument("--ink", action="store_true", help="black and white, to save ink")
    parser.add_argument(
        "--out", type=Path, metavar="FILE", required=True, help="the file to write, ending in .pdf"
    )


def _legal(parser: _Parser) -> None:
    _file_at(parser)


def _board(parser: _Parser) -> None:
    what = parser.add_subparsers(title="what to do", dest="what", metavar="WHAT", required=True)
    listed = what.add_parser("list", help="name the boards", description="Name the boards.")
    check = what.add_parser(
        "check", help="look for faults in a board file", description="Look for faults in a board file."
    )
    check.add_argument("file", type=Path, metavar="FILE", help="board file")
    export = what.add_parser(
        "export",
        help="draw a board or a position into a file, as it looks on the screen",
        description="Draw a board or a position into a file, as it looks on the screen.",
    )
    export.add_argument(
        "board",
        metavar="BOARD",
        help="name of the board, as told by board list, or a saved game, ending in .rubble",
    )
    export.add_argument("--format", choices=FORMATS, required=True, help="kind of file")
    export.add_argument("--out", type=Path, metavar="FILE", required=True, help="the file to write")
    export.add_argument("--paper", choices=PAPERS, help="sheet of the PDF; left out, the board's own size")
    export.add_argument(
        "--dots",
        type=_dots,
        default=DOTS,
        metavar="N",
        help="pixels a millimetre of the png; 6 when left out",
    )
    parser.chapters = (listed, check, export)


def _game(parser: _Parser) -> None:
    games = registry.games()
    parser.add_argument("game", choices=games, metavar="GAME", help=f"one of {', '.join(games)}")
    parser.add_argument("--scenario", default="1", metavar="S", help="which scenario; 1 when left out")


def _file_at(parser: _Parser) -> None:
    parser.add_argument("file", type=Path, metavar="FILE", help="saved game, ending in .rubble")
    parser.add_argument("--to", type=_count, metavar="N", help="stop after this many actions")
    parser.add_argument(
        "--seat", metavar="S", help="show what this seat may see, or all; left out, the first seat"
    )


def _whole(word: str, least: int) -> int:
    if len(word) > MOST_DIGITS:
        raise argparse.ArgumentTypeError(f"{word[:MOST_DIGITS]}... has more than {MOST_DIGITS} digits")
    try:
        value = int(word)
    except ValueError:
        raise argparse.ArgumentTypeError(f"{word!r} is no whole number") from None
    if value < least:
        raise argparse.ArgumentTypeError(f"{word} is below {least}")
    return value


def _count(word: str) -> int:
    return _whole(word, 0)


def _dots(word: str) -> int:
    value = _whole(word, 1)
    if value > MOST_DOTS:
        raise argparse.ArgumentTypeError(f"{word} is above {MOST_DOTS}")
    return value


def _printed(word: str) -> tuple[str, ...]:
    kinds = tuple(word.split(","))
    unknown = [kind for kind in kinds if kind not in PRINTED]
    if unknown:
        raise argparse.ArgumentTypeError(f"{unknown[0][:40]!r} is none of {', '.join(PRINTED)}")
    return kinds


def _positive(word: str) -> int:
    return _whole(word, 1)


def _seconds(word: str) -> float:
    try:
        value = float(word)
    except ValueError:
        raise argparse.ArgumentTypeError(f"{word[:MOST_DIGITS]!r} is no number of seconds") from None
    if not 0 <= value <= MOST_SECONDS:
        raise argparse.ArgumentTypeError(f"{word[:MOST_DIGITS]} is not between 0 and {MOST_SECONDS}")
    return value


def _known_levels() -> tuple[str, ...]:
    """The levels at which any game can be played, each once."""
    return tuple(dict.fromkeys(level for game in registry.games() for level in registry.levels(game)))


def _levels(word: str) -> tuple[str, ...]:
    levels = tuple(word.split(","))
    known = _known_levels()
    unknown = [level for level in levels if level not in known]
    if unknown:
        raise argparse.ArgumentTypeError(f"{unknown[0]!r} is none of {', '.join(known)}")
    return levels


_COMMANDS: dict[str, tuple[str, Callable[[_Parser], None]]] = {
    "new": ("Open the window with a new game.", _new),
    "selfplay": ("Let the program play games by itself.", _selfplay),
    "replay": ("Play a saved game again and tell it.", _replay),
    "verify": ("Check that saved games replay to their last byte.", _verify),
    "report": (
        "Write a saved game out as an illustrated report, as everybody at the table may know it.",
        _report,
    ),
    "print": ("Write what a table needs into a PDF: boards, counters, cards, aids, set-up sheets.", _print),
    "legal": ("Print the legal actions of a saved game's position as JSON.", _legal),
    "board": ("List, check or export boards.", _board),
}
