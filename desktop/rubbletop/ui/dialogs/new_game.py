# SPDX-License-Identifier: GPL-3.0-or-later
"""Who plays what: scenario, seats, seed and options of a new game; the answers are remembered."""

from secrets import randbelow

import msgspec
from PySide6.QtCore import Signal
from PySide6.QtGui import QRegularExpressionValidator
from PySide6.QtWidgets import (
    QButtonGroup,
    QCheckBox,
    QComboBox,
    QGridLayout,
    QLineEdit,
    QPushButton,
    QRadioButton,
    QWidget,
)

from rubbletop.games import registry
from rubbletop.kernel.facts import Message, Player, Seat, Setup, say
from rubbletop.kernel.session import TAKE_BACKS
from rubbletop.preferences import Beginning
from rubbletop.ui.dialogs.frame import FramedDialog
from rubbletop.ui.parts.card import label
from rubbletop.ui.parts.catalogue import CATALOGUE, Entry
from rubbletop.ui.words import worded

LARGEST_SEED = 10**12
LOT = 10**6
"""Seeds drawn by lot are below this, so that they can be read out and typed in."""

LEVELS: dict[str, Message] = {
    "random": say("Computer, at random"),
    "easy": say("Computer, easy"),
    "normal": say("Computer, normal"),
    "hard": say("Computer, hard"),
}


def drawn_seed() -> int:
    """Return a seed drawn by lot."""
    return randbelow(LOT)


def levels(game: str) -> tuple[str, ...]:
    """Return the levels at which the computer plays a game."""
    found = []
    for level in LEVELS:
        try:
            registry.agent(game, level)
        except LookupError:
            continue
        found.append(level)
    return tuple(found)


def setup_from(beginning: Beginning, game: str, seed: int | None) -> Setup:
    """Return the set-up that these answers describe; what they leave open is a person called by the seat."""
    seats = registry.seats(game, beginning.scenario)
    players = []
    for number, seat in enumerate(seats):
        name = beginning.names[number] if number < len(beginning.names) else ""
        level = beginning.levels[number] if number < len(beginning.levels) else None
        players.append(Player(seat=seat, name=name or seat_name(seat), level=level))
    return Setup(
        scenario=beginning.scenario,
        seed=drawn_seed() if seed is None else seed,
        players=tuple(players),
        options=dict(beginning.options),
    )


def seat_name(seat: Seat) -> str:
    """Return how a seat is called when nobody has given it a name."""
    return seat.replace("_", " ").capitalize()


class _Chair(msgspec.Struct, frozen=True):
    """The widgets of one seat."""

    seat: Seat
    name: QLineEdit
    who: QComboBox


class NewGameDialog(FramedDialog):
    """``begun`` brings the game, its set-up, and the answers to be remembered."""

    begun = Signal(str, object, object)

    def __init__(self, game: str, last: Beginning, parent: QWidget | None = None) -> None:
        super().__init__(say("New game"), say("Begin"), parent)
        self._game = game
        self._entry: Entry = CATALOGUE[game]
        self._chairs: list[_Chair] = []
        self._scenarios = QButtonGroup(self)
        self._seed = QLineEdit()
        self._take_backs = QCheckBox(worded(say("Allow take-backs: any action may be undone")))
        self.body.addWidget(label(worded(self._entry.title), "strong"))
        self._add_scenarios(last.scenario)
        self._add_seats(last)
        self._add_seed()
        self._take_backs.setChecked(bool(last.options.get(TAKE_BACKS, False)))
        self._take_backs.setToolTip(
            worded(say("Otherwise nothing is undone once dice are thrown or something hidden is seen"))
        )
        self.body.addWidget(self._take_backs)
        self.body.addStretch(1)
        self.accepted.connect(self._begin)

    def beginning(self) -> Beginning:
        """Return the answers as they stand."""
        chosen = self._scenarios.checkedButton()
        scenario = chosen.objectName() if chosen is not None else self._entry.scenarios[0].id
        return Beginning(
            scenario=scenario,
            names=tuple(chair.name.text().strip() for chair in self._chairs),
            levels=tuple(chair.who.currentData() for chair in self._chairs),
            options={TAKE_BACKS: self._take_backs.isChecked()},
        )

    def seed(self) -> int | None:
        """Return the seed that was typed, None for one drawn by lot."""
        text = self._seed.text().strip()
        return int(text) if text else None

    def _add_scenarios(self, last: str) -> None:
        self.body.addWidget(label(worded(say("Scenario")), "label"))
        for scenario in self._entry.scenarios:
            button = QRadioButton(f"{scenario.id}  {worded(scenario.title)}")
            button.setObjectName(scenario.id)
            button.setChecked(scenario.id == last or scenario is self._entry.scenarios[0])
            self._scenarios.addButton(button)
            self.body.addWidget(button)
            line = label(worded(scenario.line), "muted", wraps=True)
            line.setContentsMargins(26, 0, 0, 0)
            self.body.addWidget(line)

    def _add_seats(self, last: Beginning) -> None:
        self.body.addWidget(label(worded(say("Seats")), "label"))
        grid = QGridLayout()
        known = levels(self._game)
        for row, seat in enumerate(registry.seats(self._game, last.scenario)):
            name = QLineEdit(last.names[row] if row < len(last.names) else "")
            name.setPlaceholderText(seat_name(seat))
            name.setMaxLength(40)
            name.setAccessibleName(worded(say("Name of {seat}", seat=seat_name(seat))))
            who = QComboBox()
            who.setAccessibleName(worded(say("Who plays {seat}", seat=seat_name(seat))))
            who.addItem(worded(say("A person at this screen")), None)
            for level in known:
                who.addItem(worded(LEVELS[level]), level)
            chosen = last.levels[row] if row < len(last.levels) else None
            who.setCurrentIndex(max(0, who.findData(chosen)))
            grid.addWidget(label(seat_name(seat)), row, 0)
            grid.addWidget(name, row, 1)
            grid.addWidget(who, row, 2)
            self._chairs.append(_Chair(seat, name, who))
        grid.setColumnStretch(1, 1)
        self.body.addLayout(grid)

    def _add_seed(self) -> None:
        self.body.addWidget(label(worded(say("Seed of the dice")), "label"))
        self._seed.setValidator(QRegularExpressionValidator("[0-9]{0,12}"))
        self._seed.setPlaceholderText(worded(say("drawn by lot; the same seed gives the same throws again")))
        self._seed.setAccessibleName(worded(say("Seed of the dice")))
        grid = QGridLayout()
        draw = QPushButton(worded(say("Draw one")))
        draw.setObjectName("draw")
        draw.setAutoDefault(False)
        draw.clicked.connect(self._draw)
        grid.addWidget(self._seed, 0, 0)
        grid.addWidget(draw, 0, 1)
        grid.setColumnStretch(0, 1)
        self.body.addLayout(grid)

    def _draw(self) -> None:
        self._seed.setText(str(drawn_seed()))

    def _begin(self) -> None:
        answers = self.beginning()
        self.begun.emit(self._game, setup_from(answers, self._game, self.seed()), answers)
