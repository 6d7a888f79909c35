# SPDX-License-Identifier: GPL-3.0-or-later
"""What all panels share: lines, tallies, pictures, and the buttons that answer."""

from collections.abc import Sequence

from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QGridLayout, QPushButton, QWidget

from rubbletop.games.tokyo import words
from rubbletop.games.tokyo.atlas import Atlas
from rubbletop.games.tokyo.state import TokyoState
from rubbletop.kernel.facts import Action, Message, SpaceId, UnitId
from rubbletop.kernel.rules import Offer
from rubbletop.ui.decide.answering import AnsweringPanel
from rubbletop.ui.decide.forms import LOW, NARROW
from rubbletop.ui.decide.offers import OfferButton
from rubbletop.ui.game_screen import PanelFactory, Submit
from rubbletop.ui.parts.card import plain
from rubbletop.ui.parts.picture import SquarePicture
from rubbletop.ui.tokyo.faces import AnyFace, paint_face
from rubbletop.ui.tokyo.pieces import unit_words
from rubbletop.ui.tokyo.unit_faces import unit_face
from rubbletop.ui.words import ruled, worded


class DecisionPanel(AnsweringPanel):
    """The panel of one step."""

    def __init__(
        self,
        atlas: Atlas,
        view: TokyoState,
        legal: Sequence[Offer],
        submit: Submit,
        parent: QWidget | None = None,
    ) -> None:
        self.ground = atlas.ground(view)
        self.field = self.ground.field(view)
        self.view = view
        self.legal = tuple(legal)
        super().__init__(submit, parent)

    @classmethod
    def factory(cls, atlas: Atlas) -> PanelFactory[TokyoState]:
        """Return the maker of this panel for games on the grounds of an atlas."""

        def made(view: TokyoState, legal: Sequence[Offer], submit: Submit) -> QWidget:
            return cls(atlas, view, legal, submit)

        return made

    # What panels are filled with

    def button(
        self,
        action: Action,
        text: Message | None = None,
        *,
        primary: bool = False,
        places: Sequence[str] = (),
    ) -> OfferButton:
        """Return a button that decides ``action``; ``text`` is instead of its usual words.

        ``places`` are ringed on the board while it is pointed at.
        """
        made = super().button(action, text, primary=primary)
        made.setMinimumWidth(1)
        self._places[made] = tuple(places)
        return made

    def wording(self, action: Action) -> Message:
        """Return what a button for this decision says."""
        return words.wording(self.ground.board, self.view, action)

    def barred(self, text: Message, reason: Message, rule: str) -> QPushButton:
        """Return a grey button, whose tooltip says why it cannot be pressed."""
        made = QPushButton(worded(text), self)
        made.setMinimumWidth(1)
        made.setEnabled(False)
        made.setToolTip(ruled(reason, rule))
        made.setAccessibleDescription(ruled(reason, rule))
        return made

    def grid(self) -> QGridLayout:
        """Add room for buttons, two in a row."""
        table, made = plain(QGridLayout, self, 4)
        for column in range(2):
            made.setColumnStretch(column, 1)
        self.column.addWidget(table)
        return made

    def beside(self, grid: QGridLayout, button: QPushButton) -> None:
        """Put a button into the next place of a grid."""
        button.setStyleSheet(LOW + NARROW)
        grid.addWidget(button, grid.count() // 2, grid.count() % 2)

    def picture(self, unit: UnitId, edge: float) -> "Picture":
        """Return the counter of a unit as a picture."""
        counter = self.view.units[unit]
        name = worded(unit_words(self.ground, self.view, counter))
        return Picture(unit_face(self.ground, self.view, counter), edge, name, self)

    # What is pointed at

    def _pointed(self, is_so: bool) -> None:
        super()._pointed(is_so)
        button = self.sender()
        if self._places.get(button):
            self.ringed.emit(self._places[button] if is_so else ())


class Picture(SquarePicture):
    """A counter or a card at a size of its own."""

    def __init__(self, face: AnyFace, edge: float, name: str = "", parent: QWidget | None = None) -> None:
        super().__init__(edge, name, parent)
        self.face = face

    def paint_square(self, painter: QPainter, edge_px: float) -> None:
        paint_face(painter, self.face, edge_px)


def sorted_areas(areas: Sequence[SpaceId | None]) -> tuple[SpaceId, ...]:
    """Return areas each once, those off the map left out."""
    return tuple(dict.fromkeys(area for area in areas if area is not None))
