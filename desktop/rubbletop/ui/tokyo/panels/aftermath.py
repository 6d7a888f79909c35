# SPDX-License-Identifier: GPL-3.0-or-later
"""Panels of what follows an attack on GODRAN: a flop, its retreat, what it smashes (XIV, 111 to 120)."""

from PySide6.QtWidgets import QGridLayout

from rubbletop.games.tokyo import assault
from rubbletop.games.tokyo.actions.attacks import RepelGodran, SpareUnits, StrikeBack, SwatUnit
from rubbletop.games.tokyo.actions.godran import GODRAN
from rubbletop.games.tokyo.chances import at_least
from rubbletop.games.tokyo.falling import building_tally
from rubbletop.games.tokyo.frames.attacks import FlopFrame, PissedFrame, RepelFrame
from rubbletop.games.tokyo.passage import retreats
from rubbletop.games.tokyo.state import Unit
from rubbletop.games.tokyo.words.names import counter_name, seat_name
from rubbletop.kernel.facts import Message, SpaceId, called, say
from rubbletop.ui.parts.card import label, plain
from rubbletop.ui.parts.chance_bar import percent
from rubbletop.ui.parts.tally_tip import tally_tip
from rubbletop.ui.tokyo.panels.decision import DecisionPanel
from rubbletop.ui.tokyo.panels.target import ARROWS
from rubbletop.ui.words import worded

EDGE = 40


class FlopPanel(DecisionPanel):
    """The attack failed: the Controller destroys one attacker, or none; the rest retreat."""

    def build(self) -> None:
        self.line(say("After that, units on roofs are destroyed and the others retreat."), "XIV, 111")
        table, grid = plain(QGridLayout, self, 4)
        grid.setColumnStretch(1, 1)
        self.add(table)
        for unit in self.view.top_frame(FlopFrame).attackers:
            for offer in self.legal:
                if isinstance(offer, SwatUnit) and offer.unit == unit:
                    row = grid.rowCount()
                    grid.addWidget(self.picture(unit, EDGE), row, 0, 2, 1)
                    grid.addWidget(
                        self.button(offer, self._swatting(unit_of(self, offer)), places=(unit,)), row, 1
                    )
                    grid.addWidget(
                        label(worded(self._fate(unit_of(self, offer))), "muted", wraps=True), row + 1, 1
                    )
        for offer in self.legal:
            if isinstance(offer, SpareUnits):
                self.add(self.button(offer))

    def _swatting(self, unit: Unit) -> Message:
        return say(
            "Destroy {unit} {area}: {vp} VP",
            unit=counter_name(self.view, unit.id),
            area=str(unit.area),
            vp=self.ground.row(unit).vp,
        )

    def _fate(self, unit: Unit) -> Message:
        """What becomes of it if it is not destroyed now."""
        if unit.stance == "roof":
            return say("On a roof: destroyed anyway.")
        if not retreats(self.field, unit):
            return say("Nowhere to retreat: destroyed anyway.")
        return say("Retreats if it is left alone.")


def unit_of(panel: DecisionPanel, offer: SwatUnit) -> Unit:
    """Return the unit of an offer."""
    return panel.view.units[offer.unit]


class RepelPanel(DecisionPanel):
    """The attacker chooses where GODRAN retreats."""

    def build(self) -> None:
        self.subject = GODRAN
        frame = self.view.top_frame(RepelFrame)
        if frame.stuns:
            self.line(say("It is Stunned after that."), "XIV, 119", "strong")
        self.line(say("Click a lit area, or choose here."), "XIV, 118")
        for offer in self.legal:
            if isinstance(offer, RepelGodran):
                self.add(self.button(offer, self._way(offer.to), places=(offer.to,)))

    def _way(self, to: SpaceId) -> Message:
        """An area with its direction, GODRAN's strength there, and how far the attackers are from it."""
        attackers = self.view.top_frame(RepelFrame).attackers
        far = self.field.board.steps_from(to)
        areas = [unit.area for name in attackers if (unit := self.view.units[name]).area is not None]
        told = say(
            "{arrow} {area} · strength {strength}",
            arrow=ARROWS[self.field.board.side(self.view.godran, to) or "N"],
            area=to,
            strength=assault.strength_tally(self.field, to).total,
        )
        if not areas:
            return told
        nearest = min(far[area] for area in areas if area is not None)
        return say("{told}, {far} from attackers", told=told, far=nearest)


class StrikePanel(DecisionPanel):
    """GODRAN is pissed: its Controller chooses the building that it smashes, its dice as they fall."""

    def build(self) -> None:
        dice = self.view.top_frame(PissedFrame).dice
        self.line(
            say("It must smash a building if it can. Annoyed or Stunned do not count now."), "XIV, 68, 120"
        )
        for offer in self.legal:
            if isinstance(offer, StrikeBack):
                known = self.ground.building(offer.building)
                tally = building_tally(self.ground, offer.building)
                chance = percent(float(at_least(dice, -tally.total)))
                name = called(known.name)
                text = (
                    say("{building}, {vp} VP: falls {chance}", building=name, vp=known.vp, chance=chance)
                    if known.vp
                    else say("{building}, no VP: falls {chance}", building=name, chance=chance)
                )
                made = self.button(offer, text, places=known.areas)
                made.setToolTip(tally_tip(tally))
                owner = self.view.sectors.get(known.sector)
                if owner is not None:
                    made.setAccessibleDescription(
                        worded(say("of {owner}", owner=seat_name(self.view, owner)))
                    )
                self.add(made)
