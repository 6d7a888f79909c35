# SPDX-License-Identifier: GPL-3.0-or-later
"""What is written in secret, sealed, and shown together: Phases 3 to 5 (IX to XI; ruling 30)."""

from abc import abstractmethod
from typing import ClassVar

from rubbletop.games.tokyo.events.muster import OutlaySealed, PlanSealed
from rubbletop.games.tokyo.frames.muster import DevelopFrame, PlansFrame
from rubbletop.games.tokyo.state import TokyoState, replace
from rubbletop.games.tokyo.steps.base import TokyoStep
from rubbletop.games.tokyo.telling import Telling
from rubbletop.kernel.bars import Bar, refuse
from rubbletop.kernel.dice import Dice
from rubbletop.kernel.facts import Action, Seat
from rubbletop.kernel.state import Change


class SealingStep(TokyoStep):
    """Everybody who can buy anything writes until she seals it; the last seal shows what all have written.

    Ruling: whoever can buy nothing is not asked. Where purses are secret she is, unless money would not help
    her: that she was passed over would tell the others what she has.
    """

    frame: ClassVar[type[PlansFrame | DevelopFrame]]
    told: ClassVar[type[PlanSealed | OutlaySealed]]

    @abstractmethod
    def can_buy(self, s: TokyoState, seat: Seat) -> bool:
        """Return whether a seat that has written nothing could write something, as far as all may know."""

    @abstractmethod
    def why_not(self, s: TokyoState, action: Action) -> Bar | None:
        """Return why a seat cannot write that, None where it can or another reason will do."""

    @abstractmethod
    def show(self, t: Telling) -> None:
        """Show what all have written, and do it."""

    def actors(self, s: TokyoState) -> tuple[Seat, ...]:
        sealed = s.top_frame(self.frame).sealed
        return tuple(seat for seat in s.order if seat not in sealed and self.can_buy(s, seat))

    def check(self, s: TokyoState, action: Action) -> None:
        refuse(self.why_not(s, action))
        super().check(s, action)

    def run(self, s: TokyoState, dice: Dice) -> Change[TokyoState]:
        t = self.telling(s, dice)
        self.show(t)
        return t.change

    def seal(self, t: Telling, seat: Seat) -> None:
        """Let what a seat has written stand."""
        frame = t.s.top_frame(self.frame)
        t.tell(self.told(buyer=seat))
        t.become(replace(frame, sealed=(*frame.sealed, seat)))
        if not self.actors(t.s):
            self.show(t)
