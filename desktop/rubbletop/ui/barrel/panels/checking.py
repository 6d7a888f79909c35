# SPDX-License-Identifier: GPL-3.0-or-later
"""The panels of the Pacifism check and the Oil check, where something is to be chosen (14 to 17, 21, 36)."""

from collections.abc import Sequence

from PySide6.QtWidgets import QPushButton, QWidget

from rubbletop.games.barrel.actions.checks import Disband, EndExtraction, Extract, Forfeit
from rubbletop.games.barrel.frames.checks import DisbandFrame, ExtractionFrame, ForfeitFrame
from rubbletop.games.barrel.hauling import slots
from rubbletop.games.barrel.tables import DOLLAR
from rubbletop.games.barrel.words.names import barrels, dollars, place_name, region_name, troops
from rubbletop.kernel.facts import Action, Message, SpaceId, say
from rubbletop.kernel.tally import Tally
from rubbletop.ui.barrel.panels.base import BarrelPanel
from rubbletop.ui.barrel.panels.notes import note
from rubbletop.ui.barrel.panels.opinion import allowance
from rubbletop.ui.barrel.panels.signs import Pips
from rubbletop.ui.decide.forms import LOW
from rubbletop.ui.parts.card import label
from rubbletop.ui.words import worded


class RegionsPanel(BarrelPanel):
    """A panel with a button for each region in which something is done."""

    def build(self) -> None:
        self.places: list[QPushButton] = []

    def place(self, action: Action, region: SpaceId, text: Message, *, primary: bool = False) -> None:
        """Add the button of a region, which is ringed while it is pointed at."""
        made = self.button(action, text, primary=primary)
        made.setObjectName(f"at {region}")
        made.setStyleSheet(LOW)
        self.rings(made, region)
        self.places.append(made)
        self.add(made)

    def first_stop(self) -> QWidget | None:
        return next(iter(self.places), None)


class DisbandPanel(RegionsPanel):
    """Troops leave the board for a fine that cannot be paid."""

    def build(self) -> None:
        super().build()
        owed = self.view.top_frame(DisbandFrame).owed
        power = self.view.powers[self.seat]
        fine = self.ground.fine(power.pacifism)
        told = say("Pacifism {value}: a fine of {fine}", value=power.pacifism, fine=dollars(fine))
        note(self.column, told, "Pacifism Check", "strong")
        why = say("1 troop leaves for each $1 that is missing, without Pacifism.")
        note(self.column, why, "Pacifism Check, 21")
        note(self.column, allowance(self.ground, self.view, self.seat), "Pacifism 1")
        left = say("Still to be removed: {troops}", troops=troops(owed))
        self.row(Pips(owed, owed, left, self), label(worded(left), "strong", wraps=True), stretch=1)
        for offer in self.legal:
            if isinstance(offer, Disband):
                self._troop(offer)

    def _troop(self, offer: Disband) -> None:
        region = offer.region
        here = self.view.border[self.seat].troops
        loses = False
        if region != self.ground.border:
            held = self.view.regions[region]
            here = held.troops[self.seat]
            loses = held.is_battle and held.all_troops == 1
        where = place_name(self.ground, region)
        text = say("The last troop from {region}", region=where)
        if here > 1:
            text = say("1 of {troops} from {region}", troops=troops(here), region=where)
        self.place(offer, region, text)
        if loses:
            note(self.column, say("The battle ends with it, and logistics there are lost."), "War")


class ForfeitPanel(RegionsPanel):
    """Barrels are given up for a region that did not produce."""

    def build(self) -> None:
        super().build()
        owed = self.view.top_frame(ForfeitFrame).barrels
        cost = dollars(DOLLAR * self.ground.edition.costs.idle_region)
        price = dollars(self.ground.price(self.view))
        why = say(
            "No Influence, no money: barrels worth {cost} or more, at {price} each.", cost=cost, price=price
        )
        note(self.column, why, "Transitional Government, 36")
        left = say("Still to be given up: {barrels}", barrels=barrels(owed))
        self.row(Pips(owed, owed, left, self), label(worded(left), "strong", wraps=True), stretch=1)
        for offer in self.legal:
            if isinstance(offer, Forfeit):
                number = self.view.regions[offer.region].barrels
                name = region_name(self.ground, offer.region)
                text = say("1 of {barrels} from {region}", barrels=barrels(number), region=name)
                self.place(offer, offer.region, text)


class ExtractionPanel(RegionsPanel):
    """Which barrels are taken from the regions in hand, and what would be lost for want of room."""

    def build(self) -> None:
        super().build()
        taken = len(self.view.top_frame(ExtractionFrame).taken)
        row = self.ground.edition.store
        most = len(slots(self.ground, self.view, self.seat))
        left = say("{taken} of {most} barrels taken", taken=taken, most=most)
        tally = Tally().plus(row.taken, say("each turn"), "Oil Check")
        if most > row.taken:
            tally = tally.plus(most - row.taken, say("pipelines"), "Oil Check, 17")
        pips = Pips(most, most - taken, left, self)
        head = self.number(left, tally, "strong")
        self.row(pips, head, stretch=1)
        self._regions([offer for offer in self.legal if isinstance(offer, Extract)])
        self._barred()
        self._end()

    def _regions(self, offers: Sequence[Extract]) -> None:
        """The regions, of which the one that would lose most comes first to the hand."""
        worst = max(offers, key=lambda offer: self._excess(offer.region)) if offers else None
        for offer in offers:
            region = offer.region
            self._take(offer, primary=offer is worst)
            if (excess := self._excess(region)) > 0:
                room = self.ground.room(self.view, region)
                told = say("Room for {room}: {barrels} will be lost.", room=room, barrels=barrels(excess))
                note(self.column, told, "Oil Check, 14, 15")

    def _take(self, action: Extract, *, primary: bool = False) -> None:
        text = say(
            "{region}: take 1 of {barrels}",
            region=region_name(self.ground, action.region),
            barrels=barrels(self.view.regions[action.region].barrels),
        )
        self.place(action, action.region, text, primary=primary)

    def _excess(self, region: SpaceId) -> int:
        return self.view.regions[region].barrels - self.ground.room(self.view, region)

    def _barred(self) -> None:
        """Regions with barrels from which none can be taken any more."""
        offered = {offer.region for offer in self.legal if isinstance(offer, Extract)}
        for region in self.view.controlled(self.seat):
            if self.view.regions[region].barrels and region not in offered:
                self._take(Extract(seat=self.seat, region=region))

    def _end(self) -> None:
        self.add(self.button(EndExtraction(seat=self.seat)))

    def first_stop(self) -> QWidget | None:
        return next((place for place in self.places if place.property("role") == "primary"), None)
