# SPDX-License-Identifier: GPL-3.0-or-later
"""What the panels of Barrel share: the ground of the game, the group in hand, players' signs."""

from collections.abc import Callable, Sequence

from PySide6.QtWidgets import QWidget

from rubbletop.games.barrel.atlas import Atlas
from rubbletop.games.barrel.rules import BarrelRules
from rubbletop.games.barrel.state import UNKNOWN, BarrelState
from rubbletop.games.barrel.words.names import barrels, dollars
from rubbletop.kernel.facts import Message, Seat, SpaceId, say
from rubbletop.kernel.rules import Offer
from rubbletop.ui.barrel.handful import Handful
from rubbletop.ui.barrel.panels.chooser import Chooser
from rubbletop.ui.decide.forms import FormPanel, Touch
from rubbletop.ui.game_screen import PanelFactory, Submit


class BarrelPanel(FormPanel[BarrelState]):
    """The panel of one step of Barrel. ``handful`` is the group in hand on the board."""

    def __init__(
        self,
        atlas: Atlas,
        handful: Handful,
        view: BarrelState,
        legal: Sequence[Offer],
        submit: Submit,
        *,
        touch: Touch,
    ) -> None:
        self.ground = atlas.ground(view)
        self.handful = handful
        super().__init__(BarrelRules(atlas), view, legal, submit, touch=touch)

    @classmethod
    def factory(cls, atlas: Atlas, handful: Handful) -> PanelFactory[BarrelState]:
        """Return the maker of this panel for games on the grounds of an atlas."""
        touch = Touch()

        def made(view: BarrelState, legal: Sequence[Offer], submit: Submit) -> QWidget:
            return cls(atlas, handful, view, legal, submit, touch=touch)

        return made

    def ring_named(self, listed: Chooser, regions: Callable[[], Sequence[SpaceId]]) -> None:
        """Ring the region on the board that a list names while it has the keys."""

        def ring(row: int) -> None:
            self.ringed.emit(regions()[row : row + 1] if row >= 0 else ())

        listed.named.connect(ring)

    # Hands

    def cash(self, seat: Seat) -> int:
        """Return the half dollars that a player is known to have, none where they are hidden."""
        return max(0, self.view.powers[seat].cash)

    def oil(self, seat: Seat) -> int:
        """Return the barrels in hand that a player is known to have, none where they are hidden."""
        return max(0, self.view.powers[seat].oil)

    def hand(self, seat: Seat) -> Message:
        """Return what a player has in hand, in words."""
        power = self.view.powers[seat]
        if power.cash == UNKNOWN:
            return say("a hidden hand")
        return say("{cash} and {barrels}", cash=dollars(power.cash), barrels=barrels(power.oil))
