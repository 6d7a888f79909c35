# SPDX-License-Identifier: GPL-3.0-or-later
"""How numbers with a fraction, days and moments are written in the language that is spoken.

What is for other programs to read, a table in CSV for example, is not written so.
"""

from functools import cache

from PySide6.QtCore import QDate, QDateTime, QLocale

from rubbletop.ui.language import spoken


def pointed(number: str) -> str:
    """Return a number that is written with a point, such as ``−$2.50``, with the sign of the language."""
    return number.replace(".", _point(spoken()))


def fraction(number: float, places: int) -> str:
    """Return a number with so many places behind the point or comma of the language."""
    return pointed(f"{number:.{places}f}")


def day_words(day: QDate) -> str:
    """Return a day, its month in letters, as numbers mean another day to some: ``3 Nov 2026``."""
    return QLocale(spoken()).toString(day, "d MMM yyyy")


def time_words(moment: QDateTime) -> str:
    """Return the time of a day: ``17:05``."""
    return moment.toString("HH:mm")


def moment_words(moment: QDateTime) -> str:
    """Return a moment: ``3 Nov 2026, 17:05``."""
    return f"{day_words(moment.date())}, {time_words(moment)}"


def weekday_words(day: QDate) -> str:
    """Return the name of a day of the week."""
    return QLocale(spoken()).dayName(day.dayOfWeek())


@cache
def _point(code: str) -> str:
    return QLocale(code).decimalPoint()
