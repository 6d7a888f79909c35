# SPDX-License-Identifier: GPL-3.0-or-later
"""The Chisel of the Special Ops (5.4.2; rulings 81, 96 to 98)."""

from collections.abc import Iterator

from rubbletop.games.colossi.actions.marines import Chisel, Manner
from rubbletop.games.colossi.frames.harm import RubbleFrame
from rubbletop.games.colossi.frames.marines import ActingFrame
from rubbletop.games.colossi.ground import Field, Ground
from rubbletop.games.colossi.state import Unit
from rubbletop.games.colossi.steps.marines.bars import is_fresh
from rubbletop.games.colossi.steps.marines.charted import weapon_result
from rubbletop.games.colossi.steps.marines.deed import Deed, attack_begun, spent
from rubbletop.games.colossi.steps.marines.fire import MANNERS, break_stone
from rubbletop.games.colossi.steps.marines.weapons import (
    hindrance,
    stones,
    struck_first,
    target_hex,
    why_no_manner,
    why_no_stone,
    why_unseen,
)
from rubbletop.games.colossi.telling import Telling
from rubbletop.kernel.bars import Bar
from rubbletop.kernel.facts import Action, Seat, SpaceId, say
from rubbletop.kernel.tally import Tally

CHISELS = Bar(say("Only Special Ops carry the Chisel."), "5.4.2")
TOO_FAR = Bar(say("The Chisel does not reach that far."), "5.4.2")
IN_THE_WAY = Bar(say("A unit, tribe, Rubble or Structure is in the Chisel's way."), "5.4.2, 97")


def chisel_tally(field: Field, unit: Unit, manner: Manner) -> Tally:
    """Return the modifier of the Chisel's die, once for whatever hinders it (5.4.2, 96)."""
    why = say("Damaged") if unit.damaged else hindrance(unit, manner)
    tally = Tally()
    if why is not None:
        tally = tally.plus(field.ground.edition.marines.chisel.drm, why, "5.4.2, 96")
    return struck_first(field, tally)


def why_off_path(field: Field, a: SpaceId, b: SpaceId) -> Bar | None:
    """Return what keeps the Chisel from its target, None where the path is clear (97)."""
    if field.board.distance(a, b) > field.ground.edition.marines.chisel.range:
        return TOO_FAR
    if (unseen := why_unseen(field, a, b)) is not None:
        return unseen
    sight = field.board.sight
    rubble = [r.hex for r in field.s.rubble.values() if r.face is None]
    return IN_THE_WAY if sight.between(a, b) & (field.cover | sight.mask(rubble)) else None


class ChiselDeed(Deed):
    """Chisel: one die breaks the top boulder, and on a middling result throws out Rubble."""

    action = Chisel
    kinds = frozenset({"ops"})
    wrong = CHISELS

    def choices(self, field: Field, act: ActingFrame, seat: Seat) -> Iterator[Action]:
        manners = [manner for manner in MANNERS if why_no_manner(field, act, manner) is None]
        at = field.unit_hex(act.unit)
        reach = field.ground.edition.marines.chisel.range
        for target, to in stones(field):
            if field.board.distance(at, to) <= reach and why_off_path(field, at, to) is None:
                for manner in manners:
                    yield Chisel(seat=seat, unit=act.unit, target=target, manner=manner)

    def bar(self, field: Field, act: ActingFrame, action: Action) -> Bar | None:
        assert isinstance(action, Chisel)
        bar = why_no_manner(field, act, action.manner) or why_no_stone(field, action.target)
        to = target_hex(field, action.target)
        if bar is not None or to is None:
            return bar
        return why_off_path(field, field.unit_hex(act.unit), to)

    def do(self, t: Telling, ground: Ground, act: ActingFrame, action: Action) -> None:
        assert isinstance(action, Chisel)
        struck = attack_begun(t, act, action.target)
        field = ground.field(t.s)
        at = target_hex(field, action.target)
        assert at is not None, "a target on the map"
        tally = chisel_tally(field, t.s.units[act.unit], action.manner)
        result = weapon_result(t, ground, act.unit, action.target, weapon="chisel", tally=tally)
        if action.manner == "maximum" or not is_fresh(act):
            spent(t, struck)
        if result == "none":
            return
        is_tribe = action.target in t.s.tribes
        break_stone(t, action.target, "5.4.2")
        if result == "shattered" and is_tribe:
            t.push(RubbleFrame(origin=at))
