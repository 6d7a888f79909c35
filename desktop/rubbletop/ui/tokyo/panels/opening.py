# SPDX-License-Identifier: GPL-3.0-or-later
"""Panels of set-up: the four sectors, and the populace that is still in hand (V)."""

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPaintEvent
from PySide6.QtWidgets import QGridLayout, QSizePolicy, QVBoxLayout, QWidget

from rubbletop.games.tokyo.actions.opening import (
    ChooseSector,
    DealPopulace,
    PlacePopulace,
    PopulacePlaced,
)
from rubbletop.games.tokyo.frames.opening import PlacingFrame
from rubbletop.games.tokyo.stars import free_stars, waiting
from rubbletop.games.tokyo.state import Unit
from rubbletop.games.tokyo.words.names import (
    counter_name,
    listed,
    seat_name,
    sector_name,
)
from rubbletop.kernel.facts import Message, UnitId, called, say
from rubbletop.ui.decide.offers import OfferButton
from rubbletop.ui.decide.picks import Picks
from rubbletop.ui.paint.ink import ink
from rubbletop.ui.parts.card import emptied, label, plain
from rubbletop.ui.theme import BODY, CAPTION, lettering, pixels, shades
from rubbletop.ui.tokyo.art.livery import livery_of, paint_owner
from rubbletop.ui.tokyo.faces import mark_of
from rubbletop.ui.tokyo.panels.base import FormPanel
from rubbletop.ui.tokyo.panels.decision import Picture
from rubbletop.ui.tokyo.pieces import unit_words
from rubbletop.ui.tokyo.places import areas_of
from rubbletop.ui.tokyo.unit_faces import unit_face
from rubbletop.ui.words import folded, ruled, worded

EDGE = 34.0


class SectorButton(OfferButton):
    """A sector as a card: its colour and shape, its name, what is in it; or who has it already."""

    HIGH = 44.0

    def __init__(self, mark: str, title: str, line: str, parent: QWidget | None = None) -> None:
        super().__init__("", parent)
        self._mark, self._title, self._line = mark, title, line
        self.setAccessibleName(title)
        self.setAccessibleDescription(line)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        return QSize(200, round(pixels(self.HIGH)))

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        chosen = shades(self)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if not self.isEnabled():
            painter.setOpacity(0.55)
        high = self.height()
        painter.fillRect(QRectF(4, 4, pixels(6), high - 8), ink(livery_of(self._mark).colour))
        radius = high * 0.29
        paint_owner(painter, self._mark, QPointF(pixels(16) + radius, high / 2), radius)
        left = pixels(24) + 2 * radius
        half = high / 2
        painter.setFont(lettering(BODY, QFont.Weight.DemiBold))
        painter.setPen(QColor(chosen.text))
        room = self.width() - left - 8
        flag = Qt.AlignmentFlag.AlignLeft
        painter.drawText(QRectF(left, 2, room, half - 2), flag | Qt.AlignmentFlag.AlignBottom, self._title)
        painter.setFont(lettering(CAPTION))
        painter.setPen(QColor(chosen.muted))
        painter.drawText(QRectF(left, half, room, half - 2), flag | Qt.AlignmentFlag.AlignTop, self._line)
        painter.end()


class SectorsPanel(FormPanel):
    """Four cards; pointing at one rings its areas on the board."""

    def build(self) -> None:
        self.sectors: dict[str, SectorButton] = {}
        for sector in self.ground.board.sectors:
            self.column.addWidget(self._sector(sector))
        self.line(self._follows(), "V")

    def first_stop(self) -> QWidget | None:
        return next(button for button in self.sectors.values() if button.isEnabled())

    def _sector(self, sector: str) -> SectorButton:
        mark = mark_of(self.ground.board, sector)
        name = worded(sector_name(self.ground.board, sector))
        owner = self.view.sectors[sector]
        line = self._worth(sector) if owner is None else say("{player} has it",
                                                             player=seat_name(self.view, owner))  # fmt: skip
        button = SectorButton(mark, name, worded(line), self)
        button.setObjectName(sector)
        action = ChooseSector(seat=self.seat, sector=sector)
        refusal = self.refusal(action)
        button.setEnabled(refusal is None)
        if refusal is not None:
            button.setToolTip(ruled(refusal.reason, refusal.rule))
        else:
            button.setToolTip(folded(worded(self._buildings(sector))))
            self.adopt(button, action)
            self._places[button] = areas_of(self.ground.board, sector)
        self.sectors[sector] = button
        return button

    def _worth(self, sector: str) -> Message:
        buildings = [b for b in self.ground.board.buildings.values() if b.sector == sector]
        return say(
            "¥{output} a turn · {vp} VP in buildings",
            output=sum(building.output for building in buildings),
            vp=sum(building.vp for building in buildings),
        )

    def _buildings(self, sector: str) -> Message:
        names = [called(b.name) for b in self.ground.board.buildings.values() if b.sector == sector]
        return say("{sector}: {buildings}", sector=sector_name(self.ground.board, sector),
                   buildings=listed(names))  # fmt: skip

    def _follows(self) -> Message:
        if self.view.is_two:
            return say("You get two sectors; the first gives you colour and shape. "
                       "Play goes round clockwise from the first player.")  # fmt: skip
        return say("Its counters are yours. Play goes round clockwise, beginning where the dice say.")


class PlacingPanel(FormPanel):
    """What was clicked; chance for the rest, and that all are placed; who is still in hand, by kind."""

    def build(self) -> None:
        self._hand = waiting(self.field, self.seat)
        self._inside, self._lines = plain(QVBoxLayout, self, 4)
        self.column.addWidget(self._inside)
        self._add_ends()
        # Last, for beside a counter looked at there is only room for what can be pressed.
        if self._hand:
            self.column.addWidget(self._kinds())
        self.follow(Picks(self.legal))

    def first_stop(self) -> QWidget | None:
        return None if self._hand else self.buttons[PopulacePlaced(seat=self.seat)]

    def _kinds(self) -> QWidget:
        """Each kind in hand as a counter with its number, a row a colour; pointing at it rings its units."""
        table, grid = plain(QGridLayout, self)
        grid.setHorizontalSpacing(4)
        grid.setVerticalSpacing(0)
        sectors = list(dict.fromkeys(unit.sector for unit in self._hand))
        for row, sector in enumerate(sectors):
            kinds = list(dict.fromkeys(unit.kind for unit in self._hand if unit.sector == sector))
            for column, kind in enumerate(kinds):
                units = [unit for unit in self._hand if (unit.sector, unit.kind) == (sector, kind)]
                self._add_kind(grid, (row, column), units)
        grid.setColumnStretch(grid.columnCount(), 1)
        return table

    def _add_kind(self, grid: QGridLayout, place: tuple[int, int], units: list[Unit]) -> None:
        row, column = place
        told = worded(unit_words(self.ground, self.view, units[0]))
        picture = Picture(unit_face(self.ground, self.view, units[0]), EDGE, told, self)
        self.rings(picture, *(unit.id for unit in units))
        grid.addWidget(picture, 2 * row, column, Qt.AlignmentFlag.AlignHCenter)
        count = label(worded(say("× {count}", count=len(units))), "strong")
        grid.addWidget(count, 2 * row + 1, column, Qt.AlignmentFlag.AlignHCenter)

    def _add_ends(self) -> None:
        """The two ways to be done: chance for what is left, and that all stand as they shall."""
        deal, ready = DealPopulace(seat=self.seat), PopulacePlaced(seat=self.seat)
        is_foreign = self.view.top_frame(PlacingFrame).foreign
        if deal in self.legal:
            text = say("Place one at random") if is_foreign else say("Place the rest at random")
            self.column.addWidget(self.button(deal, text))
        if is_foreign:
            return
        refusal = self.refusal(ready)
        if refusal is None:
            self.column.addWidget(self.button(ready, primary=True))
        else:
            self.column.addWidget(self.barred(say("Ready"), refusal.reason, refusal.rule))

    def follow(self, picks: Picks) -> None:
        """Say what the clicks mean; where a building leaves the choice, ask for it."""
        for gone in [offer for offer in self.buttons if isinstance(offer, PlacePopulace)]:
            del self.buttons[gone]
        emptied(self._lines)
        unit = self.view.units.get(UnitId(picks.path[0])) if picks.path else None
        if not self._hand:
            self._say(say("Undo takes back what was placed by hand."))
        elif unit is None or len(picks.path) == 1:
            self._say(self._asking(unit))
        else:
            for offer in picks.menu:
                if isinstance(offer, PlacePopulace):
                    button = self.button(offer, self._stance(offer), primary=offer is picks.menu[0])
                    self._lines.addWidget(button)

    def _say(self, message: Message) -> None:
        self._lines.addWidget(self.cited(message, "V"))

    def _asking(self, unit: Unit | None) -> Message:
        if unit is None:
            return say("Drag a counter from the holding box to a star, or click both. In hand: {count}.",
                       count=len(self._hand))  # fmt: skip
        free = len(free_stars(self.field, unit.sector))
        return say("{unit}: click a star. Free stars: {free}.", unit=counter_name(self.view, unit.id),
                   free=free)  # fmt: skip

    def _stance(self, offer: PlacePopulace) -> Message:
        building = self.field.building_at(offer.area)
        if offer.stance == "inside" and building is not None:
            return say("Inside {building}", building=called(self.ground.building(building).name))
        return say("Outside")
