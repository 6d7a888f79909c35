# SPDX-License-Identifier: GPL-3.0-or-later
"""Freeing trapped Miners and leading Civilians to safety (sc. 1; rulings 74, 75)."""

from collections.abc import Iterator

from rubbletop.games.colossi.actions.marines import Escape, FreeMiner
from rubbletop.games.colossi.events.marines import MinerFreed, UnitEscaped
from rubbletop.games.colossi.frames.marines import ActingFrame
from rubbletop.games.colossi.ground import Field, Ground
from rubbletop.games.colossi.state import Unit, replace
from rubbletop.games.colossi.steps.marines.bars import begun, is_fresh, points_left, why_still, why_stopped
from rubbletop.games.colossi.steps.marines.deed import Deed, finished, spent
from rubbletop.games.colossi.steps.marines.walking import COSTLY, LEAVERS, ends, may_leave, walks
from rubbletop.games.colossi.telling import Telling
from rubbletop.kernel.bars import Bar
from rubbletop.kernel.facts import Action, Seat, say

FREERS = Bar(say("Only an HQ, Heavy Weapons, Special Ops or the Boring Bit can free a Miner."), "sc. 1, 74")
NONE_TRAPPED = Bar(say("No Miner is trapped any more."), "sc. 1")
ONE_A_TURN = Bar(say("One Miner can be freed each turn."), "sc. 1")
BURIED = Bar(say("The mine entrance has become a Hill: nobody can be freed."), "Event Chart, 47")
NOT_THERE = Bar(say("A unit frees a Miner only where it began the turn: in the mine entrance."), "sc. 1, 74")
MARKED = Bar(say("A Stunned or Paralyzed unit cannot free a Miner."), "sc. 1")
WHOLE = Bar(say("Freeing a Miner takes the whole action."), "sc. 1")
NO_WAY_OUT = Bar(say("The Miner could not move off from here."), "sc. 1, 74")
CIVILIANS = Bar(say("Only Miners and the Mine Foreman escape."), "sc. 1, 75")
NO_EXIT = Bar(say("Units escape only from the marked hexes of the South edge."), "sc. 1, 75")


def trapped(field: Field) -> Unit | None:
    """Return the Miner that is freed next, None where none is trapped."""
    return next((unit for unit in field.s.units.values() if unit.place == "trapped"), None)


def why_not_free(field: Field, act: ActingFrame) -> Bar | None:
    """Return why a unit cannot free a Miner now, None where it can (74)."""
    unit = field.s.units[act.unit]
    mine = field.board.mine
    if unit.kind not in field.ground.edition.marines.freers:
        return FREERS
    if unit.hex != mine or unit.began != mine or unit.arrival or mine is None:
        return NOT_THERE
    if unit.marker:
        return MARKED
    if not is_fresh(act):
        return WHOLE
    miner = trapped(field)
    if miner is None:
        return NONE_TRAPPED
    if field.s.freed == field.s.turn:
        return ONE_A_TURN
    if mine in field.s.tectonic:
        return BURIED
    leaving = begun(field, miner)
    out = [to for to in ends(field, miner, walks(field, miner, mine, leaving.points)) if to != mine]
    return NO_WAY_OUT if why_still(field, miner) is not None or not out else None


class FreeDeed(Deed):
    """Free: a Miner joins the game, and moves off at once as its own action."""

    action = FreeMiner

    def choices(self, field: Field, act: ActingFrame, seat: Seat) -> Iterator[Action]:
        if why_not_free(field, act) is None:
            yield FreeMiner(seat=seat, unit=act.unit)

    def bar(self, field: Field, act: ActingFrame, action: Action) -> Bar | None:
        return why_not_free(field, act)

    def do(self, t: Telling, ground: Ground, act: ActingFrame, action: Action) -> None:
        field = ground.field(t.s)
        miner = trapped(field)
        mine = field.board.mine
        assert miner is not None, "a Miner is trapped"
        assert mine is not None, "the Zone has a mine entrance"
        spent(t, act)
        finished(t, act)
        t.s = replace(t.s.moved(miner.id, mine), freed=t.s.turn)
        t.tell(MinerFreed(unit=act.unit, miner=miner.id, hex=mine, rule="sc. 1"))
        t.push(begun(ground.field(t.s), t.s.units[miner.id]))


def why_no_escape(field: Field, act: ActingFrame) -> Bar | None:
    """Return why a unit cannot leave the map to safety now, None where it can (75)."""
    unit = field.s.units[act.unit]
    if (stopped := why_stopped(field, act) or why_still(field, unit)) is not None:
        return stopped
    if unit.hex not in field.board.escape:
        return NO_EXIT
    return None if may_leave(field, unit, unit.hex, points_left(field, act)) else COSTLY


class EscapeDeed(Deed):
    """Escape: a Civilian leaves the map from an escape hex, and is safe."""

    action = Escape
    kinds = frozenset(LEAVERS)
    wrong = CIVILIANS

    def choices(self, field: Field, act: ActingFrame, seat: Seat) -> Iterator[Action]:
        if why_no_escape(field, act) is None:
            yield Escape(seat=seat, unit=act.unit)

    def bar(self, field: Field, act: ActingFrame, action: Action) -> Bar | None:
        return why_no_escape(field, act)

    def do(self, t: Telling, ground: Ground, act: ActingFrame, action: Action) -> None:
        at = ground.field(t.s).unit_hex(act.unit)
        t.s = t.s.changed_unit(act.unit, place="escaped", hex=None)
        t.tell(UnitEscaped(unit=act.unit, hex=at, rule="sc. 1"))
