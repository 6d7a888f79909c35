# SPDX-License-Identifier: GPL-3.0-or-later
"""What is going on while nothing is asked: the event in force, the tribe that acts and those after it."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QShortcut

from rubbletop.games.colossi.state import Tribe
from rubbletop.games.colossi.words.names import EVENTS, TRIBES, listed, tribe_name
from rubbletop.games.colossi.words.tribes import INDICATORS
from rubbletop.kernel.facts import Message, say
from rubbletop.ui.colossi import lore, marks
from rubbletop.ui.colossi.art.face import CounterFace
from rubbletop.ui.colossi.faces import event_face, tribe_face
from rubbletop.ui.colossi.fire_plan import STOPPED
from rubbletop.ui.colossi.panels.base import StepPanel
from rubbletop.ui.colossi.panels.fire_plan import PlanCard
from rubbletop.ui.colossi.panels.picture import Picture
from rubbletop.ui.colossi.phases import phase_of
from rubbletop.ui.parts.card import label
from rubbletop.ui.words import worded

EDGE = 48


class PlayPanel(StepPanel):
    """Shows a counter and a line about it; nothing in phases that speak for themselves."""

    def build(self) -> None:
        if self.plan.is_running:
            self._card = PlanCard(self.ground.field(self.view), self.plan, self)
            self.add(self._card)
            QShortcut(Qt.Key.Key_Escape, self, self.plan.stop)
            self.plan.changed.connect(self._show_stop)
        match phase_of(self.view):
            case "event" if self.view.events:
                event = self.view.events[-1]
                self._show(event_face(event), EVENTS[event], lore.event(self.ground.edition, event))
            case "colossi":
                self._show_tribe()
            case _:
                pass

    def _show_stop(self) -> None:
        """Say at once that no further attack follows, however long this one is still thrown or looked at."""
        if self._card.isVisibleTo(self) and not self.plan.is_running:
            self._card.hide()
            self.line(STOPPED)

    def _show_tribe(self) -> None:
        tribe = marks.acting_stack(self.view)
        if tribe is not None:
            face = tribe_face(self.ground, self.view, tribe)
            self._show(face, tribe_name(tribe.id), *self._deed(tribe))
        if self.view.card:
            self.line(self._order(), "7.1")

    def _deed(self, tribe: Tribe) -> tuple[Message, str]:
        """Whom the tribe goes for, or what its special attack does, with the section."""
        aim = marks.aimed_at(self.view)
        if aim is not None:
            return marks.aim_words(self.ground.field(self.view), aim), "7.2.1"
        return lore.special(self.ground.edition, self.ground.top(tribe).code), ""

    def _order(self) -> Message:
        card = self.ground.cards[self.view.card]
        names = list(card.order)
        acting = tribe.tribe if (tribe := marks.acting_stack(self.view)) is not None else ""
        left = names[names.index(acting) + 1 :] if acting in names else names
        here = {tribe.tribe for tribe in self.view.tribes.values() if tribe.hex is not None}
        coming = [TRIBES[tribe] for tribe in left if tribe in here]
        ties = INDICATORS[card.indicator]
        if not coming:
            return say("No other tribe acts after that. Ties go to the {ties}.", ties=ties)
        return say("Then: {tribes}. Ties go to the {ties}.", tribes=listed(coming), ties=ties)

    def _show(self, face: CounterFace, title: Message, line: Message, rule: str = "") -> None:
        name = worded(title)
        self.row(label(name, "strong", wraps=True), Picture(face, EDGE, name))
        self.line(line, rule)
