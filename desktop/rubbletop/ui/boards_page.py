# SPDX-License-Identifier: GPL-3.0-or-later
"""All boards to look at, to print and to write to files (File > Boards)."""

from pathlib import Path

from PySide6.QtCore import QEvent, QTimer, Signal
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import (
    QButtonGroup,
    QFileDialog,
    QFrame,
    QHBoxLayout,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from rubbletop.board.faults import BoardError
from rubbletop.board.load import load_board
from rubbletop.kernel.facts import Message, say, verbatim
from rubbletop.kernel.files import trouble
from rubbletop.ui.paper.art import BoardArt, board_art
from rubbletop.ui.paper.dialog import PrintDialog
from rubbletop.ui.paper.files import export_board
from rubbletop.ui.paper.layout import Paper
from rubbletop.ui.paper.stock import art_item, games, items_of, sound_boards
from rubbletop.ui.parts.board_titles import BOARD_TITLES
from rubbletop.ui.parts.card import Card, label
from rubbletop.ui.parts.catalogue import CATALOGUE, game_of
from rubbletop.ui.parts.file_choice import picture_dialog
from rubbletop.ui.parts.own_boards import OwnBoards
from rubbletop.ui.parts.scroller import Scroller
from rubbletop.ui.parts.sheet_view import STEP, SheetView
from rubbletop.ui.theme import LETTERS_GREW, roomy
from rubbletop.ui.words import worded

COLUMN, COLUMN_NAME = 250, "boards column"
"""The pixels of the cards beside the board in letters of the usual size, and how their column is found."""

FORMATS: dict[str, Message] = {
    "svg": say("Drawing (*.svg)"),
    "png": say("Picture (*.png)"),
    "pdf": say("Page (*.pdf)"),
}


class BoardsPage(QWidget):
    """A list of the boards, the chosen one large, and what can be done with it.

    ``said`` brings a line for the player, ``closed`` the wish to leave the page.
    """

    said = Signal(object)
    closed = Signal()

    def __init__(self, paper: Paper = "A4", parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._paper: Paper = paper
        self._arts: dict[str, BoardArt] = {}
        self._chosen = ""
        self.view = SheetView()
        self._choice = QButtonGroup(self)
        self._choice.setExclusive(True)
        self._choice.buttonClicked.connect(self._button_clicked)
        self._own = OwnBoards(self._choice)
        self._own.said.connect(self.said)
        self._zoom_note = label("100 %", "caption")
        self.view.zoomed.connect(self._show_zoom)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(0)
        row.addWidget(self._column())
        row.addWidget(self.view, 1)

    def showEvent(self, event: QShowEvent) -> None:
        self._own.look()
        super().showEvent(event)

    @property
    def art(self) -> BoardArt | None:
        """The board on show, None while there is none."""
        return self._arts.get(self._chosen)

    def show_board(self, board: str) -> None:
        """Show one board; a board that cannot be read is named with what is wrong."""
        self._chosen = board
        for button in self._choice.buttons():
            button.setChecked(button.objectName() == board)
        self.view.show_board(None)
        QTimer.singleShot(0, self._load)

    def choose_paper(self, paper: Paper) -> None:
        """Print on this paper from now on."""
        self._paper = paper

    def print_board(self) -> PrintDialog | None:
        """Open the print preview with the board on show ticked, and everything else that can be printed."""
        if self.art is None:
            return None
        own = sound_boards()
        items = [item for game in games() for item in items_of(game, own)]
        shown = f"boards {self.art.board.id}"
        if shown not in {item.id for item in items}:
            items.insert(0, art_item(self.art.board.game, self.art, "boards"))
        dialog = PrintDialog(items, {shown}, self._paper, self.art.board.game, self)
        dialog.said.connect(self.said)
        dialog.open()
        return dialog

    def save(self, path: Path, kind: str) -> None:
        """Write the board on show to a file."""
        if self.art is None:
            return
        path = path if path.suffix.lower() == f".{kind}" else path.with_name(f"{path.name}.{kind}")
        try:
            export_board(self.art.board, kind, path)
        except OSError as fault:
            self.said.emit(trouble(path, fault))
            return
        self.said.emit(say("Saved as {file}.", file=str(path)))

    def zoom(self, how: str) -> None:
        """Zoom in or out by a step, or fit the sheet into the window."""
        match how:
            case "zoom_in":
                self.view.zoom_by(STEP)
            case "zoom_out":
                self.view.zoom_by(1 / STEP)
            case _:
                self.view.fit()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() in LETTERS_GREW:
            for column in self.findChildren(Scroller, COLUMN_NAME):
                column.setFixedWidth(roomy(COLUMN))

    def _column(self) -> Scroller:
        cards = QFrame()
        cards.setProperty("role", "well")
        column = Scroller()
        column.setObjectName(COLUMN_NAME)
        column.setFixedWidth(roomy(COLUMN))
        column.setWidget(cards)
        inside = QVBoxLayout(cards)
        inside.setContentsMargins(12, 12, 12, 12)
        inside.setSpacing(12)
        inside.addWidget(self._boards_card())
        inside.addWidget(self._own)
        inside.addWidget(self._look_card())
        inside.addWidget(self._out_card())
        inside.addStretch(1)
        back = QPushButton(worded(say("Back")))
        back.setObjectName("back")
        back.clicked.connect(self.closed)
        inside.addWidget(back)
        return column

    def _boards_card(self) -> Card:
        card = Card(worded(say("Boards")))
        for board, title in BOARD_TITLES.items():
            button = QPushButton(worded(title))
            button.setObjectName(board)
            button.setCheckable(True)
            button.setProperty("role", "choice")
            button.setToolTip(worded(CATALOGUE[game_of(board)].title))
            self._choice.addButton(button)
            card.body.addWidget(button)
        return card

    def _look_card(self) -> Card:
        card = Card(worded(say("Look closer")))
        row = QHBoxLayout()
        for name, words in (("zoom_out", "−"), ("zoom_in", "+"), ("fit", worded(say("Fit")))):
            button = QPushButton(words)
            button.setObjectName(name)
            button.clicked.connect(self._zoom_clicked)
            row.addWidget(button)
        card.body.addLayout(row)
        card.body.addWidget(self._zoom_note)
        card.body.addWidget(
            label(worded(say("The wheel zooms to the pointer; drag the sheet.")), "caption", wraps=True)
        )
        return card

    def _out_card(self) -> Card:
        card = Card(worded(say("On paper, as a file")))
        for name, words in (("print", say("Print…")), ("save", say("Save as…"))):
            button = QPushButton(worded(words))
            button.setObjectName(name)
            card.body.addWidget(button)
            button.clicked.connect(self.print_board if name == "print" else self._ask_file)
        return card

    def _load(self) -> None:
        own = self._own.own(self._chosen)
        if own is None:
            self._load_shipped(self._chosen)
        elif own.board is None:
            self.said.emit(verbatim(str(own.faults[0])))
            return
        elif self.art is None or self.art.board is not own.board:
            self._arts[self._chosen] = board_art(own.board)
        self.view.show_board(self.art)

    def _load_shipped(self, board: str) -> None:
        if board not in self._arts:
            try:
                self._arts[board] = board_art(load_board(board))
            except (BoardError, OSError, ValueError) as fault:
                self.said.emit(
                    say("The board {name} cannot be shown: {reason}", name=board, reason=str(fault))
                )

    def _ask_file(self) -> None:
        filters = ";;".join(worded(words) for words in FORMATS.values())
        dialog = picture_dialog(self, say("Save the board"), filters)
        dialog.setDefaultSuffix("svg")
        dialog.selectFile(f"{self._file_name()}.svg")
        dialog.filterSelected.connect(self._kind_chosen)
        dialog.fileSelected.connect(self._file_chosen)
        dialog.open()

    def _kind_chosen(self, words: str) -> None:
        """Give the name in the dialog the ending of the kind that was chosen."""
        dialog = self.sender()
        kind = next((kind for kind in FORMATS if f"*.{kind}" in words), "")
        if not kind or not isinstance(dialog, QFileDialog):
            return
        dialog.setDefaultSuffix(kind)
        name = Path(dialog.selectedFiles()[0]).name if dialog.selectedFiles() else self._file_name()
        stem, dot, ending = name.rpartition(".")
        dialog.selectFile(f"{stem if dot and ending.lower() in FORMATS else name}.{kind}")

    def _file_name(self) -> str:
        return self._chosen if self.art is None else self.art.board.id

    def _file_chosen(self, name: str) -> None:
        kind = Path(name).suffix.lower().lstrip(".")
        self.save(Path(name), kind if kind in FORMATS else "svg")

    def _button_clicked(self, button: QPushButton) -> None:
        self.show_board(button.objectName())

    def _zoom_clicked(self) -> None:
        self.zoom(self.sender().objectName())

    def _show_zoom(self, percent: int) -> None:
        self._zoom_note.setText(worded(say("{percent} % of the fit to the window", percent=percent)))
