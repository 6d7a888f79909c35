# SPDX-License-Identifier: GPL-3.0-or-later
"""What is told on the terminal: lines that nothing can spoil, and outputs that may be closed or full."""

import json
import os
import sys
from contextlib import suppress
from io import TextIOWrapper

LONGEST = 2000
"""Characters of one line beyond which nobody reads on."""


def plain(line: str) -> str:
    """Return a line as a terminal may show it: nothing in it can move, colour or break, and it has an end."""
    shown = line if len(line) <= LONGEST else f"{line[:LONGEST]}..."
    if shown.isprintable():
        return shown
    return "".join(c if c.isprintable() else c.encode("unicode_escape").decode() for c in shown)


def ascii_json(data: bytes) -> str:
    """Return JSON in characters that every terminal and every reader takes."""
    text = data.decode()
    if text.isascii():
        return text
    return "".join(c if c.isascii() else json.dumps(c)[1:-1] for c in text)


def complain(line: str) -> None:
    """Tell of a fault in one line on standard error, where there is one."""
    if sys.stderr is not None:
        print(f"rubbletop: {plain(' '.join(line.split()))}", file=sys.stderr)


def let_any_name_through() -> None:
    """Have characters that the terminal does not know told by their numbers."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="backslashreplace")


def flush() -> None:
    """Have all that was told leave the program. Raises OSError."""
    if sys.stdout is not None:
        sys.stdout.flush()


def hush() -> None:
    """Keep the interpreter from flushing at its end into an output that takes nothing more."""
    with suppress(OSError):
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
