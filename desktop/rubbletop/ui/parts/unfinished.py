# SPDX-License-Identifier: GPL-3.0-or-later
"""The card of the games that are not over: the last one above all; each is gone on with or removed."""

from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QHBoxLayout, QMessageBox, QPushButton, QVBoxLayout, QWidget

from rubbletop.kernel.facts import say
from rubbletop.ui.parts.card import Card, emptied, label, plain
from rubbletop.ui.parts.catalogue import CATALOGUE
from rubbletop.ui.parts.recent import actions_words, when_words
from rubbletop.ui.parts.row import RowButton
from rubbletop.ui.parts.scroller import Scroller
from rubbletop.ui.parts.stepper import squared
from rubbletop.ui.recovery import Kept
from rubbletop.ui.words import worded

ROWS = 3
"""So many games are seen at a time besides the last one."""
BATCH = 25
"""So many games are listed at first, and more with each click: the page is there at once with hundreds."""
BROKEN_OFF = say("The program broke off in the middle of this game. All of it up to then is here.")


class Unfinished(Card):
    """``go_on`` and ``removed`` bring the path of a game's journal; ``removed`` comes after a question."""

    go_on = Signal(object)
    removed = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(worded(say("Go on")), parent=parent)
        self.games: tuple[Kept, ...] = ()
        self._shown = BATCH
        self._stops: list[QPushButton] = []

    @property
    def first(self) -> QPushButton | None:
        """The button that goes on with the last game, None without one."""
        return self._stops[0] if self._stops else None

    def show_games(self, games: Sequence[Kept]) -> None:
        """Offer to go on with these games, the first above all; none hides the card."""
        self.games, self._shown = tuple(games), BATCH
        self._list()

    def forget(self, path: Path) -> None:
        """List the game no longer; the keys go to the one that takes its place."""
        place = next((at for at, kept in enumerate(self.games) if kept.path == path), 0)
        self.games = tuple(kept for kept in self.games if kept.path != path)
        self._list()
        self._focus(place)

    def _focus(self, place: int) -> None:
        if self._stops:
            self._stops[min(place, len(self._stops) - 1)].setFocus()

    def _list(self) -> None:
        emptied(self.body)
        self._stops = []
        self.setVisible(bool(self.games))
        if not self.games:
            return
        kept, *others = self.games
        title, line = kept_words(kept)
        self.note.setText(worded(say("kept {when}", when=when_words(kept.when))))
        self.body.addWidget(label(title, "question", wraps=True))
        self.body.addWidget(label(line, "muted", wraps=True))
        if kept.was_cut:
            self.body.addWidget(label(worded(BROKEN_OFF), wraps=True))
        button = QPushButton(worded(say("Go on with the game")))
        button.setProperty("role", "primary")
        button.setMinimumHeight(38)
        parts = [self._line(kept, button, "go_on"), *([self._others(others)] if others else [])]
        for part in parts:
            self.body.addWidget(part)
            # A layout shows what is new only later, and what is not seen yet cannot have the keys.
            part.show()

    def _others(self, games: Sequence[Kept]) -> Scroller:
        """The other games, as high as a few of them; the rest is scrolled to."""
        inside, column = plain(QVBoxLayout, self, 2)
        high = 0
        for number, kept in enumerate(games[: self._shown], 1):
            title, line = kept_words(kept)
            row = RowButton("play", title, line, when_words(kept.when))
            row.setToolTip(f"{line}\n{worded(BROKEN_OFF)}" if kept.was_cut else line)
            column.addWidget(self._line(kept, row, f"go_on {number}"))
            high += row.sizeHint().height() + 2 if number <= ROWS else 0
        left = len(games) - self._shown
        if left > 0:
            more = QPushButton(worded(say("Show more ({count} left)", count=left)))
            more.setObjectName("more games")
            more.setProperty("role", "link")
            more.clicked.connect(self._show_more)
            column.addWidget(more)
        area = Scroller()
        area.setWidget(inside)
        area.setFixedHeight(high)
        area.setAccessibleName(worded(say("Other unfinished games")))
        return area

    def _line(self, kept: Kept, button: QPushButton, name: str) -> QWidget:
        """The button that goes on with a game, and a small one that removes it, as the Delete key does."""
        made, row = plain(QHBoxLayout, self, 2)
        button.setObjectName(name)
        button.setProperty("journal", str(kept.path))
        button.clicked.connect(self._clicked)
        row.addWidget(button, 1)
        title, line = kept_words(kept)
        out = squared(QPushButton("×"))
        out.setObjectName(f"remove {name}")
        out.setProperty("role", "link")
        out.setProperty("journal", str(kept.path))
        told = worded(say("Remove {game}, {line} (Delete)", game=title, line=line))
        out.setToolTip(told)
        out.setAccessibleName(told)
        out.clicked.connect(self._ask)
        row.addWidget(out)
        key = QShortcut(QKeySequence(QKeySequence.StandardKey.Delete), made)
        key.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
        key.activated.connect(out.click)
        self._stops.append(button)
        return made

    def _show_more(self) -> None:
        first = len(self._stops)
        self._shown += BATCH
        self._list()
        self._focus(first)

    def _clicked(self) -> None:
        self.go_on.emit(Path(str(self.sender().property("journal"))))

    def _ask(self) -> None:
        path = Path(str(self.sender().property("journal")))
        kept = next(kept for kept in self.games if kept.path == path)
        title, line = kept_words(kept)
        box = QMessageBox(
            QMessageBox.Icon.Question,
            worded(say("Unfinished games")),
            worded(say("Remove this unfinished game?")),
            parent=self,
        )
        told = worded(say("Saved games are not touched. This cannot be undone."))
        when = worded(say("kept {when}", when=when_words(kept.when)))
        box.setInformativeText(f"{title}\n{line} · {when}\n\n{told}")
        box.setTextFormat(Qt.TextFormat.PlainText)
        box.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        remove = box.addButton(worded(say("Remove")), QMessageBox.ButtonRole.DestructiveRole)
        box.setDefaultButton(box.addButton(QMessageBox.StandardButton.Cancel))
        remove.setProperty("journal", str(path))
        remove.clicked.connect(self._confirmed)
        box.open()

    def _confirmed(self) -> None:
        self.removed.emit(Path(str(self.sender().property("journal"))))


def kept_words(kept: Kept) -> tuple[str, str]:
    """Return the game, and where it stands: scenario and turn."""
    entry = CATALOGUE.get(kept.game)
    title = worded(entry.title) if entry else kept.game
    scenario = worded(entry.scenario(kept.scenario)) if entry else kept.scenario
    actions = worded(actions_words(kept.actions))
    about = worded(kept.about.heading) if kept.about is not None else actions
    return title, f"{scenario} · {about}"
