# SPDX-License-Identifier: GPL-3.0-or-later
"""GODRAN retreats where its attacker wants it, or is Stunned where it cannot (XIV; rulings 118, 119)."""

from collections.abc import Iterable

from rubbletop.games.tokyo.actions.attacks import RepelGodran
from rubbletop.games.tokyo.assault import repels
from rubbletop.games.tokyo.effects import corner, move_godran, stun
from rubbletop.games.tokyo.frames.attacks import RepelFrame
from rubbletop.games.tokyo.ground import Field
from rubbletop.games.tokyo.state import TokyoState
from rubbletop.games.tokyo.steps.base import TokyoStep
from rubbletop.games.tokyo.steps.godran.bars import why_no_move
from rubbletop.kernel.bars import Bar, refuse
from rubbletop.kernel.dice import Dice
from rubbletop.kernel.facts import Action, Seat, SpaceId, say
from rubbletop.kernel.state import Change

RULE = "XIV, 118"
FIRST_THIS = Bar(say("First GODRAN retreats: choose its area."), RULE)
NEARER = Bar(say("GODRAN retreats away from the attackers while it can."), RULE)


def why_no_repel(field: Field, frame: RepelFrame, to: SpaceId) -> Bar | None:
    """Return why the retreating GODRAN cannot be moved into ``to``, None where it can."""
    barred = why_no_move(field, to)
    if barred is not None:
        return barred
    return None if to in repels(field, frame.attackers) else NEARER


class RepelStep(TokyoStep):
    """The attacker moves GODRAN one area; a single area is taken, and with none it is Stunned."""

    name = "repel"
    rule = RULE
    frame = RepelFrame

    def _areas(self, s: TokyoState) -> tuple[SpaceId, ...]:
        return repels(self.field(s), s.top_frame(RepelFrame).attackers)

    def actors(self, s: TokyoState) -> tuple[Seat, ...]:
        return (s.top_frame(RepelFrame).seat,) if len(self._areas(s)) > 1 else ()

    def legal(self, s: TokyoState, seat: Seat) -> Iterable[Action]:
        for to in self._areas(s):
            yield RepelGodran(seat=seat, to=to)

    def check(self, s: TokyoState, action: Action) -> None:
        if not isinstance(action, RepelGodran):
            refuse(FIRST_THIS)
        else:
            refuse(why_no_repel(self.field(s), s.top_frame(RepelFrame), action.to))

    def apply(self, s: TokyoState, action: Action, dice: Dice) -> Change[TokyoState]:
        assert isinstance(action, RepelGodran)
        return self._repelled(s, action.to, dice)

    def run(self, s: TokyoState, dice: Dice) -> Change[TokyoState]:
        areas = self._areas(s)
        return self._repelled(s, areas[0] if areas else None, dice)

    def _repelled(self, s: TokyoState, to: SpaceId | None, dice: Dice) -> Change[TokyoState]:
        frame = s.top_frame(RepelFrame)
        t = self.telling(s, dice)
        t.pop()
        if to is None:
            corner(t)
            return t.change
        move_godran(t, frame.seat, to)
        if frame.stuns:
            stun(t)
        return t.change
