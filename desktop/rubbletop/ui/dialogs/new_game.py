# SPDX-License-Identifier: GPL-3.0-or-later
"""Who plays what: scenario, seats, seed and options of a new game; the answers are remembered."""

from collections.abc import Mapping, Sequence
from secrets import randbelow

from PySide6.QtCore import Signal
from PySide6.QtGui import QRegularExpressionValidator
from PySide6.QtWidgets import (
    QButtonGroup,
    QCheckBox,
    QGridLayout,
    QLineEdit,
    QPushButton,
    QRadioButton,
    QWidget,
)

from rubbletop.games import registry
from rubbletop.kernel.facts import Message, Player, Seat, Setup, say
from rubbletop.kernel.session import OWN_DICE, TAKE_BACKS
from rubbletop.preferences import Beginning
from rubbletop.ui.dialogs.frame import FramedDialog
from rubbletop.ui.dialogs.option_rows import OptionRows
from rubbletop.ui.dialogs.seat_rows import LEVELS, SeatRows
from rubbletop.ui.parts.card import label
from rubbletop.ui.parts.catalogue import CATALOGUE, PLAYERS, SIDES, Entry
from rubbletop.ui.words import worded

LARGEST_SEED = 10**12
LOT = 10**6
"""Seeds drawn by lot are below this, so that they can be read out and typed in."""


def drawn_seed() -> int:
    """Return a seed drawn by lot."""
    return randbelow(LOT)


def levels(game: str, seat: str = "") -> tuple[str, ...]:
    """Return the levels at which the computer plays a game, or one seat of it."""
    known = registry.levels(game, seat)
    return tuple(level for level in LEVELS if level in known)


def setup_from(beginning: Beginning, game: str, seed: int | None) -> Setup:
    """Return the set-up that these answers describe; what they leave open is a person called by the seat.

    As many play as the answers have levels, as far as the game has seats for them.
    """
    usual = registry.usual_seats(game)
    seats = registry.seats(game)[: len(beginning.levels) or len(usual)]
    players = []
    for number, (seat, called) in enumerate(zip(seats, player_names(seats), strict=True)):
        name = beginning.names[number] if number < len(beginning.names) else ""
        level = beginning.levels[number] if number < len(beginning.levels) else None
        players.append(Player(seat=seat, name=name or called, level=level))
    return Setup(
        scenario=beginning.scenario,
        seed=drawn_seed() if seed is None else seed,
        players=tuple(players),
        options=dict(beginning.options),
    )


def seat_names(seats: Sequence[Seat]) -> tuple[str, ...]:
    """Return how the seats are called: by their side, else by number."""
    return _named(seats, SIDES)


def player_names(seats: Sequence[Seat]) -> tuple[str, ...]:
    """Return how those are called who sit there and have given no names."""
    return _named(seats, PLAYERS)


def _named(seats: Sequence[Seat], known: Mapping[str, Message]) -> tuple[str, ...]:
    return tuple(
        worded(known.get(seat, say("Player {number}", number=number))) for number, seat in enumerate(seats, 1)
    )


class NewGameDialog(FramedDialog):
    """``begun`` brings the game, its set-up, the answers to be remembered; ``other`` names another game."""

    begun = Signal(str, object, object)
    other = Signal(str)

    def __init__(self, game: str, last: Beginning, parent: QWidget | None = None) -> None:
        super().__init__(say("New game"), say("Begin"), parent)
        self._game = game
        self._entry: Entry = CATALOGUE[game]
        self._games = QButtonGroup(self)
        self._scenarios = QButtonGroup(self)
        self._seed = QLineEdit()
        self._take_backs = QCheckBox(worded(say("Allow take-backs: any action may be undone")))
        self._own_dice = QCheckBox(worded(say("Throw dice of our own and type in what they show")))
        self._add_games()
        self._add_scenarios(last.scenario)
        self._seats = self._add_seats(last)
        self._options = self._add_options(last)
        self._add_seed()
        self._take_backs.setChecked(bool(last.options.get(TAKE_BACKS, False)))
        self._take_backs.setToolTip(
            worded(say("Otherwise nothing is undone once dice are thrown or something hidden is seen"))
        )
        self._own_dice.setChecked(bool(last.options.get(OWN_DICE, False)))
        self._own_dice.setToolTip(worded(say("Cups and cards are still drawn by the program, from the seed")))
        self.body.addWidget(self._take_backs)
        self.body.addWidget(self._own_dice)
        self.body.addStretch(1)
        self.accepted.connect(self._begin)
        self._seats.take_focus()

    def beginning(self) -> Beginning:
        """Return the answers as they stand."""
        chosen = self._scenarios.checkedButton()
        scenario = chosen.objectName() if chosen is not None else self._entry.scenarios[0].id
        return Beginning(
            scenario=scenario,
            names=self._seats.names,
            levels=self._seats.levels,
            options={
                **self._options.values,
                TAKE_BACKS: self._take_backs.isChecked(),
                **({OWN_DICE: True} if self._own_dice.isChecked() else {}),
            },
        )

    def seed(self) -> int | None:
        """Return the seed that was typed, None for one drawn by lot."""
        text = self._seed.text().strip()
        return int(text) if text else None

    def choose(self, scenario: str, seed: int | None) -> None:
        """Answer with this scenario, where there is such a one, and this seed, None for one drawn by lot."""
        for button in self._scenarios.buttons():
            button.setChecked(button.isChecked() or button.objectName() == scenario)
        self._seed.setText("" if seed is None else str(seed))

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

    def _add_games(self) -> None:
        """The game; where there are several, a click goes to another."""
        playable = [entry for entry in CATALOGUE.values() if entry.is_playable]
        if len(playable) < 2:
            self.body.addWidget(label(worded(self._entry.title), "strong"))
            return
        for entry in playable:
            button = QPushButton(worded(entry.title).replace("&", "&&"))
            button.setObjectName(f"game {entry.game}")
            button.setProperty("role", "choice")
            button.setCheckable(True)
            button.setAutoDefault(False)
            button.setChecked(entry.game == self._game)
            button.clicked.connect(self._turn_to)
            self._games.addButton(button)
            self.body.addWidget(button)

    def _add_seats(self, last: Beginning) -> SeatRows:
        self.body.addWidget(label(worded(say("Seats")), "label"))
        seats = registry.seats(self._game)
        known = tuple(levels(self._game, seat) for seat in seats)
        usual = registry.usual_seats(self._game)
        rows = SeatRows(seat_names(seats), self._entry.least, known)
        # At the first time one person meets computer players.
        others = ("normal" if "normal" in there else None for there in known[1 : len(usual)])
        rows.fill(last.names, last.levels or (None, *others))
        self.body.addWidget(rows)
        return rows

    def _add_options(self, last: Beginning) -> OptionRows:
        rows = OptionRows(self._entry.options, last.options)
        if self._entry.options:
            self.body.addWidget(label(worded(say("Options")), "label"))
            self.body.addWidget(rows)
        return rows

    def _add_seed(self) -> None:
        self.body.addWidget(label(worded(say("Seed of the dice")), "label"))
        self._seed.setValidator(QRegularExpressionValidator("[0-9]{0,12}"))
        self._seed.setPlaceholderText(worded(say("drawn by lot")))
        self._seed.setAccessibleName(worded(say("Seed of the dice")))
        grid = QGridLayout()
        draw = QPushButton(worded(say("Draw one")))
        draw.setObjectName("draw")
        draw.setAutoDefault(False)
        draw.clicked.connect(self._draw)
        grid.addWidget(self._seed, 0, 0)
        grid.addWidget(draw, 0, 1)
        grid.setColumnStretch(0, 1)
        again = worded(say("The same seed and the same decisions give the same game again."))
        grid.addWidget(label(again, "caption", wraps=True), 1, 0, 1, 2)
        self.body.addLayout(grid)

    def _turn_to(self) -> None:
        game = self.sender().objectName().removeprefix("game ")
        if game != self._game:
            self.other.emit(game)
            self.reject()

    def _draw(self) -> None:
        self._seed.setText(str(drawn_seed()))

    def _begin(self) -> None:
        answers = self.beginning()
        self.begun.emit(self._game, setup_from(answers, self._game, self.seed()), answers)
