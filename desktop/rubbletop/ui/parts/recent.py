# SPDX-License-Identifier: GPL-3.0-or-later
"""The files opened last, as the start page and the menu list them; a broken one is named with its fault."""

import time
from collections.abc import Iterable
from pathlib import Path

import msgspec
from PySide6.QtCore import QDateTime

from rubbletop.kernel import savefile
from rubbletop.kernel.facts import Message, say, verbatim
from rubbletop.preferences import MOST_RECENT
from rubbletop.ui.parts.catalogue import CATALOGUE
from rubbletop.ui.spelling import day_words, time_words, weekday_words

MOST_LISTED = 5


class Recent(msgspec.Struct, frozen=True, kw_only=True):
    """One file: what it is called, one line of what it holds, when it was written; or its fault."""

    path: Path
    title: Message
    line: Message
    when: float
    game: str
    is_broken: bool


def listed(paths: Iterable[str], most: int = MOST_LISTED) -> tuple[Recent, ...]:
    """Return what the list shows; files that are gone are left out."""
    found = (Path(path) for path in paths)
    return tuple(_looked_at(path) for path in found if _is_there(path))[:most]


def with_first(path: Path, recent: tuple[str, ...]) -> tuple[str, ...]:
    """Return the list with a file put first; at most ten are remembered.

    A file whose name is no proper text, as some systems allow, cannot be remembered.
    """
    name = str(path.absolute())
    if any("\ud800" <= letter <= "\udfff" for letter in name):
        return recent
    return (name, *(other for other in recent if other != name))[:MOST_RECENT]


def when_words(when: float) -> str:
    """Return a moment: its time where it was today, the weekday in the days before, else the day."""
    moment = QDateTime.fromSecsSinceEpoch(int(when))
    days = moment.daysTo(QDateTime.fromSecsSinceEpoch(int(time.time())))
    if days == 0:
        return time_words(moment)
    return weekday_words(moment.date()) if days < 7 else day_words(moment.date())


def actions_words(number: int) -> Message:
    """Return how many actions a game has."""
    return say("1 action") if number == 1 else say("{count} actions", count=number)


def _is_there(path: Path) -> bool:
    try:
        return path.exists()
    except OSError:
        # Nobody may look there, or no file can have such a name.
        return False


def _looked_at(path: Path) -> Recent:
    try:
        peeked = savefile.peek(path)
        when = path.stat().st_mtime
    except savefile.BadSave as fault:
        return _broken(path, fault.message)
    except OSError as fault:
        return _broken(path, say("It cannot be read: {reason}.", reason=fault.strerror or str(fault)))
    header = peeked.header
    entry = CATALOGUE.get(header.game)
    scenario = entry.scenario(header.setup.scenario) if entry else say("Unknown game {id}", id=header.game)
    over = say("over") if peeked.outcome is not None else actions_words(peeked.actions)
    return Recent(
        path=path,
        title=verbatim(path.stem),
        line=say("{scenario} · {state}", scenario=scenario, state=over),
        when=when,
        game=header.game,
        is_broken=False,
    )


def _broken(path: Path, reason: Message) -> Recent:
    return Recent(
        path=path,
        title=verbatim(path.name),
        line=say("not read: {reason}", reason=reason),
        when=0.0,
        game="",
        is_broken=True,
    )
