# SPDX-License-Identifier: GPL-3.0-or-later
"""A report written into a file, in small steps between which a window answers and anybody may stop it."""

from collections.abc import Iterator
from datetime import datetime
from pathlib import Path
from typing import Any, Literal

import msgspec
from PySide6.QtGui import QFont, QFontDatabase
from PySide6.QtWidgets import QApplication

from rubbletop.kernel.facts import say
from rubbletop.kernel.files import write_whole
from rubbletop.kernel.session import Session
from rubbletop.ui.language import speaking_application
from rubbletop.ui.paper.layout import Paper
from rubbletop.ui.parts.shelf import Shelf
from rubbletop.ui.report.matter import Gathering, Step
from rubbletop.ui.report.page import Page
from rubbletop.ui.report.sheets import Sheets
from rubbletop.ui.report.story import Source
from rubbletop.ui.scene.table import AnyScreen
from rubbletop.ui.typefaces import load_typefaces

Kind = Literal["html", "pdf"]
KINDS: dict[str, Kind] = {".html": "html", ".htm": "html", ".pdf": "pdf"}
"""The kind of a report by the ending of its file."""
GATHERED = 0.7
"""How much of the work is done when nothing but the file is missing."""


class Wishes(msgspec.Struct, frozen=True, kw_only=True):
    """What is wanted: the file, whose ending says the kind, whether with pictures, the paper of a PDF."""

    path: Path
    with_pictures: bool = True
    paper: Paper = "A4"

    @property
    def kind(self) -> Kind:
        """The kind of file. Raises KeyError for an ending that is none of ``KINDS``."""
        return KINDS[self.path.suffix.lower()]


def writing(source: Source, screen: AnyScreen, wishes: Wishes, when: datetime) -> Iterator[Step]:
    """Write a report; yield how far it is. Only when all is done the file is there, whole.

    ``screen`` must be one that nobody else looks at. Raises OSError where the file cannot be written, and
    ValueError for a name that no file can have.
    """
    gathering = Gathering(source, screen, when, with_pictures=wishes.with_pictures)
    for step in gathering.gather():
        yield msgspec.structs.replace(step, share=step.share * GATHERED)
    if wishes.kind == "html":
        page = Page(gathering.matter)
        yield from _file_steps(page.pack())
        content = page.content
    else:
        sheets = Sheets(gathering.matter, wishes.paper)
        yield from _file_steps(sheets.paint())
        content = sheets.content
    write_whole(wishes.path, content)


def _file_steps(shares: Iterator[float]) -> Iterator[Step]:
    for share in shares:
        yield Step(GATHERED + (1 - GATHERED) * share, say("Writing the file"))


class Writing:
    """A game as it stands at this moment, to be written out as it is wished."""

    def __init__(self, session: Session[Any], screen: AnyScreen) -> None:
        self._source = Source(session)
        self._screen = screen

    def __call__(self, wishes: Wishes) -> Iterator[Step]:
        """Begin to write."""
        return writing(self._source, self._screen, wishes, datetime.now())


def write_report(session: Session[Any], path: Path, paper: Paper, *, with_pictures: bool) -> None:
    """Write a report at once, without a window; make the application that Qt wants where there is none.

    Raises what ``writing`` raises.
    """
    with speaking_application():
        load_typefaces()
        usual = QApplication.font()
        if "Inter" in QFontDatabase.families():
            QApplication.setFont(QFont("Inter"))
        wishes = Wishes(path=path, with_pictures=with_pictures, paper=paper)
        screen = Shelf().screen(session.rules.game)
        try:
            for _ in writing(Source(session), screen, wishes, datetime.now()):
                pass
        finally:
            QApplication.setFont(usual)
