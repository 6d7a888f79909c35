# SPDX-License-Identifier: GPL-3.0-or-later
"""The way of the Tab key from part to part, in the order of the eye and not of making."""

from collections.abc import Iterator, Sequence

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QLabel, QScrollArea, QWidget


def walked(parts: Sequence[QWidget], *, onward: bool) -> bool:
    """Give the focus to the stop after, or before, the one that has it; tell whether there was one."""
    stops = [stop for part in parts for stop in _stops(part)]
    now = QApplication.focusWidget()
    if now not in stops:
        return False
    to = stops[(stops.index(now) + (1 if onward else -1)) % len(stops)]
    to.setFocus(Qt.FocusReason.TabFocusReason if onward else Qt.FocusReason.BacktabFocusReason)
    bring_into_sight(to)
    return True


def enter(part: QWidget) -> None:
    """Give the focus to the first stop of a part that does something; nothing changes where there is none.

    A line with a link to the rules is come to by Tab alone.
    """
    stop = next((stop for stop in _stops(part) if not isinstance(stop, QLabel)), None)
    if stop is not None:
        stop.setFocus(Qt.FocusReason.ShortcutFocusReason)
        bring_into_sight(stop)


def _stops(part: QWidget) -> Iterator[QWidget]:
    for stop in (part, *part.findChildren(QWidget)):
        is_met = stop.focusPolicy() & Qt.FocusPolicy.TabFocus and stop.focusProxy() is None
        if is_met and stop.isVisible() and stop.isEnabled() and stop.window() is part.window():
            yield stop


def bring_into_sight(stop: QWidget) -> None:
    """Scroll whatever it lies in until it is seen."""
    above = stop.parentWidget()
    while above is not None:
        if isinstance(above, QScrollArea):
            above.ensureWidgetVisible(stop)
        above = above.parentWidget()
