# SPDX-License-Identifier: GPL-3.0-or-later
"""The Origin cards: those looked at lie open, one of the others is chosen; what remains possible (X)."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QPushButton, QWidget

from rubbletop.games.tokyo import plans
from rubbletop.games.tokyo.actions.muster import LookAtCard
from rubbletop.games.tokyo.ground import Ground
from rubbletop.games.tokyo.state import TokyoState
from rubbletop.games.tokyo.tables import HIDDEN, WEAPONS, OriginId, WeaponKind
from rubbletop.games.tokyo.words.names import ORIGINS, kind_name, listed
from rubbletop.kernel.facts import Message, say
from rubbletop.ui.parts.card import label, plain
from rubbletop.ui.tokyo.art.face import OriginFace
from rubbletop.ui.tokyo.lore import BEST, PLACES
from rubbletop.ui.tokyo.panels.base import FormPanel
from rubbletop.ui.tokyo.panels.cardboard import CardButton, CardPicture, Emblem
from rubbletop.ui.words import ruled, worded

HEIGHT = 67.0
ICON = 22.0


def card_face(s: TokyoState, place: int) -> OriginFace:
    """Return an Origin card as the view knows it: face up where it was looked at."""
    origin = s.cards[place]
    if origin == HIDDEN:
        return OriginFace()
    return OriginFace(origin=origin, name=worded(PLACES[origin]), knowledge="seen")


def card_words(s: TokyoState, place: int) -> Message:
    """Return an Origin card in words, as the view knows it."""
    origin = s.cards[place]
    if origin == HIDDEN:
        return say("Card {number}, face down", number=place + 1)
    return say("Card {number}, seen: {origin}", number=place + 1, origin=ORIGINS[origin])


def chances(ground: Ground, s: TokyoState, weapon: WeaponKind) -> tuple[int, int]:
    """Return against how many of the Origins that are possible a weapon has the best column, and how many."""
    possible = plans.possible_origins(ground, s)
    best = sum(ground.origins[origin].columns[weapon] == BEST for origin in possible)
    return best, len(possible)


class OriginRow(QWidget):
    """The five cards as the view knows them, in small."""

    EDGE = 52.0

    def __init__(self, s: TokyoState, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("role", "plain")
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(0)
        for place in range(len(s.cards)):
            row.addWidget(CardPicture(card_face(s, place), self.EDGE, worded(card_words(s, place)), self))
        row.addStretch(1)


class OriginTable(QWidget):
    """Which column each superweapon is thrown on against each Origin; those ruled out are struck."""

    def __init__(self, ground: Ground, s: TokyoState, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("role", "plain")
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setHorizontalSpacing(10)
        self._grid.setVerticalSpacing(1)
        self._grid.setColumnStretch(0, 1)
        possible = plans.possible_origins(ground, s)
        for column, weapon in enumerate(WEAPONS, start=1):
            emblem = Emblem(weapon, ICON, worded(kind_name(weapon)))
            self._grid.addWidget(emblem, 0, column, Qt.AlignmentFlag.AlignHCenter)
        for origin in ground.origins:
            self._add_origin(ground, origin, is_possible=origin in possible)
        self._add_counts(ground, s)

    def _add_origin(self, ground: Ground, origin: OriginId, *, is_possible: bool) -> None:
        row = self._grid.rowCount()
        name = label(worded(PLACES[origin]), "" if is_possible else "caption")
        self._strike(name, is_possible=is_possible)
        place = ORIGINS[origin]
        told = (
            say("GODRAN may be from {origin}.", origin=place)
            if is_possible
            else say("GODRAN is not from {origin}.", origin=place)
        )
        name.setToolTip(worded(told))
        self._grid.addWidget(name, row, 0)
        for column, weapon in enumerate(WEAPONS, start=1):
            letter = ground.origins[origin].columns[weapon]
            strong = is_possible and letter == BEST
            cell = label(letter, "strong" if strong else "" if is_possible else "caption")
            self._strike(cell, is_possible=is_possible)
            tip = say("{weapon} against {origin}: column {column}", weapon=kind_name(weapon),
                      origin=ORIGINS[origin], column=letter)  # fmt: skip
            cell.setToolTip(ruled(tip, "XIV"))
            self._grid.addWidget(cell, row, column, Qt.AlignmentFlag.AlignHCenter)

    def _strike(self, cell: QWidget, *, is_possible: bool) -> None:
        if not is_possible:
            font = cell.font()
            font.setStrikeOut(True)
            cell.setFont(font)

    def _add_counts(self, ground: Ground, s: TokyoState) -> None:
        row = self._grid.rowCount()
        self._grid.addWidget(label(worded(say("Best column in")), "caption"), row, 0)
        for column, weapon in enumerate(WEAPONS, start=1):
            best, whole = chances(ground, s, weapon)
            text = worded(say("{best} of {whole}", best=best, whole=whole))
            self._grid.addWidget(label(text, "caption"), row, column, Qt.AlignmentFlag.AlignHCenter)


class LooksPanel(FormPanel):
    """A card is chosen, then the button is pressed: nobody looks by a slip of the hand."""

    def build(self) -> None:
        self.cards: dict[int, CardButton] = {}
        self.column.addWidget(self._row())
        self.confirm = QPushButton(self)
        self.confirm.setProperty("role", "primary")
        self.confirm.setObjectName("confirm")
        self.confirm.clicked.connect(self._look)
        self.column.addWidget(self.confirm)
        self.column.addWidget(label(worded(knowledge(self.ground, self.view)), "strong", wraps=True))
        self.column.addWidget(OriginTable(self.ground, self.view))
        self.line(say("What you look at here is never shown to the others."), "X, 48")
        self._choose_place(next(iter(self.cards)))

    def first_stop(self) -> QWidget | None:
        return self.cards[self._place]

    def _row(self) -> QWidget:
        whole, row = plain(QHBoxLayout, self)
        for place in range(len(self.view.cards)):
            row.addWidget(self._card(place))
        row.addStretch(1)
        return whole

    def _card(self, place: int) -> QWidget:
        face = card_face(self.view, place)
        action = LookAtCard(seat=self.seat, place=place)
        if action not in self.legal:
            return CardPicture(face, HEIGHT, worded(card_words(self.view, place)), self)
        card = CardButton(face, HEIGHT, worded(card_words(self.view, place)), self)
        card.setObjectName(f"card {place}")
        card.clicked.connect(self._choose)
        self.cards[place] = card
        return card

    def _choose(self) -> None:
        self._choose_place(next(place for place, card in self.cards.items() if card is self.sender()))

    def _choose_place(self, place: int) -> None:
        self._place = place
        for other, card in self.cards.items():
            card.setChecked(other == place)
            card.update()
        self.confirm.setText(worded(self.rules.wording(self.view, LookAtCard(seat=self.seat, place=place))))

    def _look(self) -> None:
        self.answer(LookAtCard(seat=self.seat, place=self._place))


def knowledge(ground: Ground, s: TokyoState) -> Message:
    """Return what the viewer knows of where GODRAN is from."""
    possible = plans.possible_origins(ground, s)
    if len(possible) == 1:
        return say("GODRAN is from {origin}.", origin=ORIGINS[possible[0]])
    if len(possible) == len(ground.origins):
        return say("Every Origin is possible.")
    return say("Possible: {origins}", origins=listed([PLACES[origin] for origin in possible]))
