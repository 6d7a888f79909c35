# SPDX-License-Identifier: GPL-3.0-or-later
"""Another palette for boards, at once: what was painted before is painted anew."""

from typing import Protocol, runtime_checkable

from PySide6.QtWidgets import QWidget

from rubbletop.ui.paint.eyes import choose_palette


@runtime_checkable
class PaintedOnce(Protocol):
    """A part that keeps pictures of what it has painted."""

    def paint_anew(self) -> None:
        """Forget these pictures."""
        ...


def change_colours(window: QWidget, palette: str) -> None:
    """Paint everything in a window with the ``usual`` or the ``safe`` palette from now on."""
    choose_palette(palette)
    for part in window.findChildren(QWidget):
        if isinstance(part, PaintedOnce):
            part.paint_anew()
        part.update()
