# SPDX-License-Identifier: GPL-3.0-or-later
"""The rules of a game to read beside the board: searchable, and opened at the section a refusal names."""

import re
from collections.abc import Sequence
from html import escape

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QLineEdit, QListWidget, QSplitter, QTextBrowser, QVBoxLayout, QWidget

from rubbletop.kernel.facts import called, say
from rubbletop.ui.dialogs.frame import FramedDialog, bounded, grown
from rubbletop.ui.game_screen import HelpSection
from rubbletop.ui.words import worded

_PARTS = re.compile(r"\s*,\s*")


class RulesDialog(FramedDialog):
    """A list of sections and the one that is read; play goes on while it is open."""

    def __init__(self, sections: Sequence[HelpSection], parent: QWidget | None = None) -> None:
        super().__init__(say("Rules"), None, parent)
        self._sections = tuple(sections)
        self.search = QLineEdit()
        self.search.setPlaceholderText(worded(say("Search the rules: a word or a section")))
        self.search.setAccessibleName(worded(say("Search the rules")))
        self.search.setClearButtonEnabled(True)
        self.list = QListWidget()
        self.list.setAccessibleName(worded(say("Sections")))
        self.list.setWordWrap(True)
        self.list.setResizeMode(QListWidget.ResizeMode.Adjust)
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.text = QTextBrowser()
        self.text.setAccessibleName(worded(say("The section")))
        self._lay_out()
        for section in self._sections:
            self.list.addItem(_entry(section))
        self.search.textChanged.connect(self._find)
        self.list.currentRowChanged.connect(self._show)
        self.list.setCurrentRow(0)
        self.resize(bounded(self, grown(QSize(720, 520))))

    def open_at(self, rule: str) -> None:
        """Show the sections that ``rule`` names, like ``5.2.1, 53``, or the sections above them."""
        rows = [row for part in _PARTS.split(rule) if (row := self._row(part)) is not None]
        if rows:
            self.search.clear()
            self.list.setCurrentRow(rows[0])
            self.text.setHtml("".join(_html(self._sections[row]) for row in rows))

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.list.scrollTo(self.list.currentIndex(), QListWidget.ScrollHint.PositionAtCenter)

    def _row(self, number: str) -> int | None:
        numbers = [section.number for section in self._sections]
        if number in numbers:
            return numbers.index(number)
        # A number without a point is a ruling: no section lies under it.
        above = number.rpartition(".")[0]
        return self._row(above) if "." in above else None

    def _lay_out(self) -> None:
        split = QSplitter(Qt.Orientation.Horizontal)
        split.setChildrenCollapsible(False)
        left = QWidget()
        left.setProperty("role", "plain")
        column = QVBoxLayout(left)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self.search)
        column.addWidget(self.list, 1)
        split.addWidget(left)
        split.addWidget(self.text)
        split.setStretchFactor(1, 1)
        split.setSizes([250, 450])
        split.setMinimumSize(QSize(380, 240))
        self.body.addWidget(split, 1)

    def _show(self, row: int) -> None:
        if row < 0:
            self.text.clear()
            return
        self.text.setHtml(_html(self._sections[row]))

    def _find(self, words: str) -> None:
        wanted = words.casefold().strip()
        first = None
        for row, section in enumerate(self._sections):
            found = wanted in _everything(section)
            self.list.setRowHidden(row, not found)
            if found and first is None:
                first = row
        if first is not None and self.list.isRowHidden(self.list.currentRow()):
            self.list.setCurrentRow(first)


def _html(section: HelpSection) -> str:
    lines = "".join(f"<p>{escape(worded(line))}</p>" for line in section.lines)
    return f"<h3>{escape(_entry(section))}</h3>{lines}"


def _entry(section: HelpSection) -> str:
    title = worded(section.title)
    number = worded(called(section.number)) if section.number else ""
    return f"{number}  {title}" if number not in title else title


def _everything(section: HelpSection) -> str:
    """All that is written in a section, for searching."""
    return " ".join((_entry(section), *(worded(line) for line in section.lines))).casefold()
