# SPDX-License-Identifier: GPL-3.0-or-later
"""What all panels of the Colossi share: one muted line of consequence, rows, and the buttons that answer."""

from collections.abc import Sequence

from PySide6.QtWidgets import QWidget

from rubbletop.games.colossi import words
from rubbletop.games.colossi.atlas import Atlas
from rubbletop.games.colossi.frames import cup, tribes
from rubbletop.games.colossi.ground import Ground
from rubbletop.games.colossi.state import ColossiState
from rubbletop.kernel.facts import Action, Message, Range, say
from rubbletop.kernel.rules import Offer
from rubbletop.ui.colossi.fire_plan import FirePlan
from rubbletop.ui.decide.answering import AnsweringPanel
from rubbletop.ui.decide.offers import OfferButton
from rubbletop.ui.decide.picks import picks_of
from rubbletop.ui.game_screen import PanelFactory, Submit

NARROW = "padding-left: 3px; padding-right: 3px;"
"""The style of buttons that stand side by side."""


class StepPanel(AnsweringPanel):
    """The panel of one step, for what can be listed."""

    GAP = 8

    def __init__(
        self,
        ground: Ground,
        view: ColossiState,
        legal: Sequence[Offer],
        submit: Submit,
        *,
        plan: FirePlan,
        parent: QWidget | None = None,
    ) -> None:
        self.ground = ground
        self.plan = plan
        self.view = view
        self.legal = tuple(offer for offer in legal if not isinstance(offer, Range))
        super().__init__(submit, parent)

    @classmethod
    def factory(cls, atlas: Atlas, plan: FirePlan) -> PanelFactory[ColossiState]:
        """Return the maker of this panel; with each question the plan takes notice of how play stands."""

        def made(view: ColossiState, legal: Sequence[Offer], submit: Submit) -> QWidget:
            ground = atlas.ground(view)
            if legal:
                plan.mind(ground, view, legal)
            return cls(ground, view, legal, submit, plan=plan)

        return made

    def wording(self, action: Action) -> Message:
        """Return what a button for this decision says."""
        return words.wording(self.view, action)

    def take_focus(self) -> bool:
        """Let the button that stands first have the keys; Tab goes on from there through all of them."""
        answers = self.buttons.values()
        first = next((part for part in self.findChildren(OfferButton) if part in answers), None)
        if first is None:
            return False
        first.setFocus()
        return True


LINES: dict[type, tuple[Message, str]] = {
    cup.GallstonesFrame: (say("Click the Rubble that goes; a lost boulder comes back for it."), "42"),
    cup.RegrowFrame: (say("Click the stack that gets one of its lost boulders back, at the bottom."), "42"),
    cup.SidestepFrame: (say("Click a rail hex next to the mine entrance; a tribe comes up there."), "28"),
    cup.RevealFrame: (
        say("Click the Rubble. What it turns into takes effect at once, and may stay on the map."),
        "6.0",
    ),
    tribes.EntryFrame: (say("Choose a stack. It comes up in a random hex before the next one."), "39"),
}


class PlainPanel(StepPanel):
    """One line that says what follows, and a button for whatever needs no click."""

    def build(self) -> None:
        told = LINES.get(type(self.view.top))
        if told is not None:
            self.line(*told)
        for offer in self.legal:
            if len(picks_of(offer)) < 2:
                self.column.addWidget(self.button(offer))
