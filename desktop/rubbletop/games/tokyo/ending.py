# SPDX-License-Identifier: GPL-3.0-or-later
"""The end of the game: what ends it, and what is still scored then (III, XVI; rulings 1, 7, 8, 9, 13)."""

from rubbletop.games.tokyo.events.common import GameEnded
from rubbletop.games.tokyo.frames.attacks import AttacksFrame
from rubbletop.games.tokyo.frames.movement import MovementFrame
from rubbletop.games.tokyo.frames.opening import DealFrame, PlacingFrame, RollOffFrame, SectorsFrame
from rubbletop.games.tokyo.ground import Ground
from rubbletop.games.tokyo.merits import Ending
from rubbletop.games.tokyo.state import End, TokyoState, replace
from rubbletop.games.tokyo.telling import Telling
from rubbletop.kernel.dice import ScriptedDice
from rubbletop.kernel.state import Change

NEVER_AMID = (SectorsFrame, RollOffFrame, DealFrame, PlacingFrame, AttacksFrame)
"""Set-up, and Phase 8, whose attacks count as simultaneous: nothing ends the game amid them (1)."""
AFTER_RAMPAGE = (MovementFrame, AttacksFrame)
"""The phases that find Phase 6 of the turn completed."""


def reason(ground: Ground, s: TokyoState) -> End:
    """Return why the city as it stands ends the game: no VP building, no populace; "" where it does not.

    All sectors and all colours count, those of nobody too (7, 8). The other ends are told by their phases.
    """
    victory = ground.victory_buildings
    if len(s.fallen) >= len(victory) and set(victory) <= set(s.fallen):
        return "buildings"
    populace = ground.populace
    if not any(unit.kind in populace and unit.place in ("map", "hand") for unit in s.units.values()):
        return "populace"
    return ""


def concluded(ground: Ground, change: Change[TokyoState]) -> Change[TokyoState]:
    """Return a change with the end of the game that it brings about, where nothing is amid happening (1)."""
    s = change.state
    if len(s.stack) != 1 or isinstance(s.top, NEVER_AMID):
        return change
    why = reason(ground, s)
    if not why:
        return change
    t = Telling(ground, s, ScriptedDice(()))
    t.tell(*change.events)
    finish(t, why)
    return t.change


def finish(t: Telling, why: Ending) -> None:
    """End the game at once: charge an idle Controller, score what still stands, clear the stack (III, XVI).

    The Controller is charged where Phase 6 of the turn is completed (13): whoever ends the game in Phase 8
    leaves it to this. The sector of nobody scores for nobody (9).
    """
    if t.s.stack and isinstance(t.s.stack[0], AFTER_RAMPAGE):
        charge_idle(t)
    for seat in t.s.order:
        for sector in t.s.chosen[seat]:
            _score_standing(t, sector)
    t.s = replace(t.s, ended=why, stack=())
    t.tell(GameEnded(why=why))


def charge_idle(t: Telling) -> None:
    """Charge the Controller of a turn in which no building fell to GODRAN (XVI, 13).

    Phase 8 calls it at its end where the game goes on; ``finish`` does where it does not.
    """
    if t.s.controller is not None and not t.s.smashed:
        t.score(t.s.controller, t.ground.edition.points.no_building, "no_building")


def _score_standing(t: Telling, sector: str) -> None:
    owner = t.s.sectors[sector]
    assert owner is not None
    for building in t.ground.victory_buildings:
        known = t.ground.building(building)
        if known.sector == sector and building not in t.s.fallen:
            t.score(owner, known.vp, "standing", building)
