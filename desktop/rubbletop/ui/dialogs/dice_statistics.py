# SPDX-License-Identifier: GPL-3.0-or-later
"""The dice of this game and of all games: expected against thrown, by purpose and by who threw them."""

from collections.abc import Callable, Iterable, Mapping
from functools import partial

from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import QComboBox, QHBoxLayout, QVBoxLayout, QWidget

from rubbletop.kernel.dice import SIDES
from rubbletop.kernel.facts import Message, say, verbatim
from rubbletop.kernel.rules import NOBODY
from rubbletop.records.dice import DiceCount, DiceTable
from rubbletop.records.game import PastGame, dice_of, table_of
from rubbletop.ui.dialogs.charts import ChartTable
from rubbletop.ui.dialogs.frame import FramedDialog, bounded, grown
from rubbletop.ui.game_screen import Chart
from rubbletop.ui.parts.card import emptied, label
from rubbletop.ui.parts.dice_bars import DiceBars, sentences
from rubbletop.ui.parts.dropdown import Dropdown
from rubbletop.ui.record.words import game_title
from rubbletop.ui.spelling import fraction
from rubbletop.ui.words import worded

THE_GAME = say("The game, without a decision")
KINDS: dict[str, Message] = {
    "person": say("People"),
    "computer": say("Computer players"),
    "game": THE_GAME,
}
HEADS = (
    say("Dice"),
    say("Each expected"),
    *(verbatim(str(face)) for face in range(1, SIDES + 1)),
    say("Mean"),
)
CHART = QSize(380, 190)

Scope = tuple[DiceCount, DiceTable, Mapping[str, Message]]
"""All dice of a choice, the same by purpose and thrower as far as known, and how throwers are called."""


def row(name: Message, count: DiceCount) -> tuple[Message, ...]:
    """Return a line of a table: dice, how often each face was expected and thrown, the mean."""
    cells = (str(count.total), fraction(count.expected, 1), *map(str, count.thrown), fraction(count.mean, 2))
    return (name, *map(verbatim, cells))


def tables(table: DiceTable, names: Mapping[str, Message]) -> tuple[Chart, ...]:
    """Return the tables by purpose and by thrower; none where no dice are known so."""
    if not table.whole.total:
        return ()
    by_kind = tuple(row(kind, count) for kind, count in table.by_kind)
    by_thrower = tuple(row(names.get(by, THE_GAME), count) for by, count in table.by_thrower)
    return (
        Chart(title=say("By what they were thrown for"), rule="", head=(say("For"), *HEADS), rows=by_kind),
        Chart(title=say("By who threw them"), rule="", head=(say("By"), *HEADS), rows=by_thrower),
    )


class DiceDialog(FramedDialog):
    """``chooser`` says of which games; ``bars`` and the tables show their dice."""

    def __init__(
        self,
        present: DiceTable | None,
        seats: Mapping[str, Message],
        past: Iterable[PastGame],
        parent: QWidget | None = None,
    ) -> None:
        """``present`` are the dice of the game on the table, ``seats`` how its seats are called."""
        super().__init__(say("Dice statistics"), None, parent)
        self._past = tuple(past)
        self._scopes: list[Callable[[], Scope]] = []
        self.chooser = Dropdown()
        self.chooser.setAccessibleName(worded(say("Games")))
        self.chooser.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)
        self.bars = DiceBars()
        self.bars.setMinimumSize(CHART)
        self.told = label("", wraps=True)
        self.told.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
        if present is not None:
            self._offer(worded(say("This game")), partial(_of_present, present, seats))
        self._offer(worded(say("All games played to their end")), partial(self._of_past, ""))
        for game in dict.fromkeys(game.game for game in self._past):
            self._offer(game_title(game), partial(self._of_past, game))
        self._build()
        self.chooser.activated.connect(self.show_scope)
        self.show_scope(0)

    def show_scope(self, number: int) -> None:
        """Show the dice of one of the choices."""
        whole, table, names = self._scopes[number]()
        self.chooser.setCurrentIndex(number)
        self.bars.show_count(whole)
        told = [*sentences(whole)] if whole.total else []
        unknown = whole.total - table.whole.total
        if unknown:
            told.append(
                say("Of {count} dice earlier versions did not keep what they were for.", count=unknown)
            )
        self.told.setText("\n".join(worded(sentence) for sentence in told))
        emptied(self._tables)
        for chart in tables(table, names):
            self._tables.addWidget(ChartTable(chart))

    def sizeHint(self) -> QSize:
        return bounded(self, grown(QSize(860, 640)))

    def _offer(self, words: str, scope: Callable[[], Scope]) -> None:
        self.chooser.addItem(words)
        self._scopes.append(scope)

    def _of_past(self, game: str) -> Scope:
        games = [past for past in self._past if game in ("", past.game)]
        return dice_of(games), table_of(games), KINDS

    def _build(self) -> None:
        line = QHBoxLayout()
        caption = label(worded(say("Dice of")), "muted")
        caption.setBuddy(self.chooser)
        line.addWidget(caption)
        line.addWidget(self.chooser)
        line.addStretch(1)
        self.body.addLayout(line)
        beside = QHBoxLayout()
        beside.setSpacing(16)
        beside.addWidget(self.bars, 3)
        beside.addWidget(self.told, 2)
        self.body.addLayout(beside)
        inside = QWidget()
        inside.setProperty("role", "plain")
        self._tables = QVBoxLayout(inside)
        self._tables.setContentsMargins(0, 0, 0, 0)
        self._tables.setSpacing(10)
        self.body.addWidget(inside)
        self.body.addWidget(
            label(
                worded(
                    say(
                        "Six-sided dice only. Dice of a decision count for who decided; drawn lots and "
                        "cards are no dice."
                    )
                ),
                "caption",
                wraps=True,
            )
        )
        self.body.addStretch(1)


def _of_present(present: DiceTable, seats: Mapping[str, Message]) -> Scope:
    return present.whole, present, seats


def seat_names(names: Iterable[tuple[str, str]]) -> dict[str, Message]:
    """Return seats with the names of who sits there, ready to be shown."""
    return {seat: verbatim(name) for seat, name in names} | {NOBODY: THE_GAME}
