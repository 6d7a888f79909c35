# SPDX-License-Identifier: GPL-3.0-or-later
"""What the panels of set-up and of Phases 1 to 5 share: forms that are filled in step by step."""

from collections.abc import Sequence

from PySide6.QtWidgets import QPushButton, QWidget

from rubbletop.games.tokyo.atlas import Atlas
from rubbletop.games.tokyo.rules import TokyoRules
from rubbletop.games.tokyo.state import TokyoState
from rubbletop.kernel.bars import Bar
from rubbletop.kernel.facts import Action, Message
from rubbletop.kernel.rules import Offer
from rubbletop.ui.decide.forms import Form, Touch
from rubbletop.ui.game_screen import PanelFactory, Submit
from rubbletop.ui.parts.stepper import squared
from rubbletop.ui.tokyo.panels.decision import DecisionPanel


class FormPanel(Form[TokyoState], DecisionPanel):
    """A panel whose answers lead to the same panel again, until one of them ends it."""

    def __init__(
        self, atlas: Atlas, view: TokyoState, legal: Sequence[Offer], submit: Submit, *, touch: Touch
    ) -> None:
        self.begin(TokyoRules(atlas), legal, touch)
        super().__init__(atlas, view, legal, submit)

    @classmethod
    def factory(cls, atlas: Atlas) -> PanelFactory[TokyoState]:
        """Return the maker of this panel for games on the grounds of an atlas."""
        touch = Touch()

        def made(view: TokyoState, legal: Sequence[Offer], submit: Submit) -> QWidget:
            return cls(atlas, view, legal, submit, touch=touch)

        return made

    def sign(self, action: Action, text: Message, key: str, bar: Bar | None = None) -> QPushButton:
        """Return a square button with one sign for an action, grey with the reason where it cannot be done.

        ``bar`` is a reason that goes before what the rules say.
        """
        bar = self.refusal(action) if bar is None else bar
        if bar is not None:
            return self.no_sign(text, key, bar)
        made = self.button(action, text)
        made.setObjectName(key)
        return squared(made)

    def no_sign(self, text: Message, key: str, bar: Bar) -> QPushButton:
        """Return the grey square button of what cannot be done."""
        made = self.barred(text, bar.reason, bar.rule)
        made.setObjectName(key)
        return squared(made)
