# SPDX-License-Identifier: GPL-3.0-or-later
"""The panel of Oil Production: what each region gives, what it keeps, what it lacks (Oil Production)."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QGridLayout, QLabel, QWidget

from rubbletop.games.barrel.actions.orders import EndAction, Produce, ProduceAll
from rubbletop.games.barrel.frames.orders import ProductionFrame
from rubbletop.games.barrel.steps.orders.production import producers
from rubbletop.games.barrel.words.names import barrels, logistics, region_name
from rubbletop.kernel.facts import Message, SpaceId, say
from rubbletop.ui.barrel.panels.base import BarrelPanel
from rubbletop.ui.decide.forms import LOW, NARROW
from rubbletop.ui.parts.card import Elided, label, plain
from rubbletop.ui.words import worded


class ProductionPanel(BarrelPanel):
    """All at one press, or region by region; those that cannot produce stand below with the reason."""

    def build(self) -> None:
        frame = self.view.top_frame(ProductionFrame)
        able = producers(self.ground, self.view, self.seat)
        left = [region for region in able if region not in frame.done]
        total = sum(self.ground.output(self.view, region) for region in left)
        text = say("Produce everywhere: {barrels}", barrels=barrels(total))
        every = self.button(ProduceAll(seat=self.seat), text, primary=True)
        every.setObjectName("all")
        end = self.button(EndAction(seat=self.seat))
        end.setObjectName("end")
        self.add(every, end)
        self.line(say("Each region uses up 1 logistic. What it cannot keep is lost in the Oil check."), "14")
        others = [region for region in self.view.controlled(self.seat) if region not in left]
        self._table([*left, *others])

    def first_stop(self) -> QWidget | None:
        return self.buttons[ProduceAll(seat=self.seat)]

    def _table(self, regions: list[SpaceId]) -> None:
        table, grid = plain(QGridLayout, self, 4)
        grid.setColumnStretch(0, 1)
        grid.setHorizontalSpacing(8)
        for column, words in enumerate((say("logistics"), say("barrels")), start=1):
            grid.addWidget(label(worded(words), "caption"), 0, column)
        for row, region in enumerate(regions, start=1):
            grid.addWidget(Elided(worded(region_name(self.ground, region)), ""), row, 0)
            for column, cell in enumerate(self._cells(region), start=1):
                cell.setToolTip(worded(self._kept(region)))
                grid.addWidget(cell, row, column, Qt.AlignmentFlag.AlignHCenter)
            action = Produce(seat=self.seat, region=region)
            oil = barrels(self.ground.output(self.view, region))
            made = self.button(action, say("+{barrels}", barrels=oil))
            made.setObjectName(region)
            made.setStyleSheet(LOW + NARROW)
            self.rings(made, region)
            grid.addWidget(made, row, 3)
        self.add(table)

    def _cells(self, region: SpaceId) -> tuple[QLabel, QLabel]:
        """Logistics with those needed, barrels with the room for them."""
        held = self.view.regions[region]
        needs, room = self.ground.needs(self.view, region), self.ground.room(self.view, region)
        return label(f"{held.logistics}/{needs}"), label(f"{held.barrels}/{room}")

    def _kept(self, region: SpaceId) -> Message:
        held = self.view.regions[region]
        return say(
            "{logistics} here, {needs} needed; {barrels} here, room for {room}.",
            logistics=logistics(held.logistics),
            needs=self.ground.needs(self.view, region),
            barrels=barrels(held.barrels),
            room=self.ground.room(self.view, region),
        )
