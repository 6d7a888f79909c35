# SPDX-License-Identifier: GPL-3.0-or-later
"""The Boring Bit drills (5.4.3; rulings 96, 99, 100)."""

from collections.abc import Iterator

from rubbletop.games.colossi import harm
from rubbletop.games.colossi.actions.marines import Drill
from rubbletop.games.colossi.frames.marines import ActingFrame
from rubbletop.games.colossi.ground import Field, Ground
from rubbletop.games.colossi.state import Unit
from rubbletop.games.colossi.steps.marines.bars import STRUCK, is_fresh, why_crowded
from rubbletop.games.colossi.steps.marines.charted import weapon_result
from rubbletop.games.colossi.steps.marines.deed import Deed, attack_begun, spent
from rubbletop.games.colossi.steps.marines.weapons import (
    stones,
    struck_first,
    target_hex,
    why_no_stone,
    why_unseen,
)
from rubbletop.games.colossi.telling import Telling
from rubbletop.kernel.bars import Bar
from rubbletop.kernel.facts import Action, Seat, say
from rubbletop.kernel.tally import Tally

DRILLS = Bar(say("Only the Boring Bit drills."), "5.4.3")
MARKED = Bar(say("A Stunned or Paralyzed Boring Bit cannot drill."), "5.4.3")
LANDED = Bar(say("The Boring Bit cannot drill in the turn in which it landed."), "5.4.3")
NOT_BESIDE = Bar(say("The Boring Bit drills only into a tribe or Rubble next to it."), "5.4.3")


def drill_tally(field: Field, unit: Unit) -> Tally:
    """Return the modifier of the drill's die (5.4.3)."""
    tally = Tally()
    if unit.damaged:
        tally = tally.plus(field.ground.edition.marines.drill.drm, say("Damaged"), "5.4.3")
    return struck_first(field, tally)


def why_no_drill(field: Field, act: ActingFrame) -> Bar | None:
    """Return why a unit cannot drill at all now, None where it can."""
    unit = field.s.units[act.unit]
    if act.struck:
        return STRUCK
    if unit.marker:
        return MARKED
    return LANDED if unit.arrival else why_crowded(field, act)


class DrillDeed(Deed):
    """Drill: one die Paralyzes the stone next door or breaks it from below; a full move before or after."""

    action = Drill
    kinds = frozenset({"bit"})
    wrong = DRILLS

    def choices(self, field: Field, act: ActingFrame, seat: Seat) -> Iterator[Action]:
        if why_no_drill(field, act) is not None:
            return
        at = field.unit_hex(act.unit)
        for target, to in stones(field):
            if field.board.distance(at, to) == 1 and field.marine_sees(at, to):
                yield Drill(seat=seat, unit=act.unit, target=target)

    def bar(self, field: Field, act: ActingFrame, action: Action) -> Bar | None:
        assert isinstance(action, Drill)
        bar = why_no_drill(field, act) or why_no_stone(field, action.target)
        to = target_hex(field, action.target)
        if bar is not None or to is None:
            return bar
        at = field.unit_hex(act.unit)
        return NOT_BESIDE if field.board.distance(at, to) != 1 else why_unseen(field, at, to)

    def do(self, t: Telling, ground: Ground, act: ActingFrame, action: Action) -> None:
        assert isinstance(action, Drill)
        target = action.target
        struck = attack_begun(t, act, target)
        tally = drill_tally(ground.field(t.s), t.s.units[act.unit])
        result = weapon_result(t, ground, act.unit, target, weapon="drill", tally=tally)
        if not is_fresh(act):
            spent(t, struck)
        if result == "bored" and target in t.s.rubble:
            harm.remove_rubble(t, target, "5.4.3")
        elif result == "bored":
            harm.flip_bottom(t, target, "5.4.3")
        if result != "none" and (target in t.s.tribes or target in t.s.rubble):
            harm.paralyze_stone(t, target, "5.4.3")
