# SPDX-License-Identifier: GPL-3.0-or-later
"""Reconnaissance by a Scout, with or without an HQ (5.3.4.1; rulings 80, 82)."""

from collections.abc import Iterator

from rubbletop.games.colossi.actions.marines import Reconnoitre
from rubbletop.games.colossi.events.marines import Reconnoitred
from rubbletop.games.colossi.frames.marines import ActingFrame
from rubbletop.games.colossi.ground import Field, Ground
from rubbletop.games.colossi.state import Unit, replace
from rubbletop.games.colossi.steps.marines.bars import is_fresh, why_idle
from rubbletop.games.colossi.steps.marines.deed import BESIDE, Deed, spent
from rubbletop.games.colossi.telling import Telling
from rubbletop.kernel.bars import Bar
from rubbletop.kernel.facts import Action, Seat, UnitId, say
from rubbletop.kernel.tally import Tally

SCOUTS = Bar(say("Only a Scout can reconnoitre."), "5.3.4.1")
MARKED = Bar(say("A Stunned or Paralyzed unit cannot reconnoitre or help with it."), "5.3.4.1")
WHOLE = Bar(say("Reconnaissance takes the whole action."), "5.3.4.1")
HELPERS = Bar(say("Only an HQ that has not acted can help with it."), "5.3.4.1, 82")


def recon_tally(field: Field, unit: Unit, helper: UnitId | None) -> Tally:
    """Return the modifiers of a Scout's die: -1 once for damage or landing, the HQ's +1 (5.3.4.1)."""
    row = field.ground.edition.marines.recon
    tally = Tally()
    if unit.damaged or unit.arrival:
        why = say("Damaged") if unit.damaged else say("Landed this turn")
        tally = tally.plus(row.hindered, why, "5.3.4.1")
    return tally if helper is None else tally.plus(row.helped, say("Helped by an HQ"), "5.3.4.1")


def why_no_recon(field: Field, act: ActingFrame) -> Bar | None:
    """Return why a unit cannot reconnoitre now, None where it can."""
    unit = field.s.units[act.unit]
    if unit.marker:
        return MARKED
    return None if is_fresh(act) else WHOLE


def why_no_help(field: Field, helper: UnitId) -> Bar | None:
    """Return why a unit cannot help with Reconnaissance now, None where it can (82)."""
    unit = field.s.units.get(helper)
    if unit is None or unit.kind != "hq" or why_idle(unit) is not None:
        return HELPERS
    if unit.place != "map":
        return BESIDE
    return MARKED if unit.marker else None


class ReconDeed(Deed):
    """Reconnoitre: one die; a success has two Event counters drawn next turn, one of them to be kept."""

    action = Reconnoitre
    kinds = frozenset({"scout"})
    wrong = SCOUTS

    def choices(self, field: Field, act: ActingFrame, seat: Seat) -> Iterator[Action]:
        if why_no_recon(field, act) is not None:
            return
        yield Reconnoitre(seat=seat, unit=act.unit)
        for unit in field.s.units.values():
            if unit.kind == "hq" and why_no_help(field, unit.id) is None:
                yield Reconnoitre(seat=seat, unit=act.unit, helper=unit.id)

    def bar(self, field: Field, act: ActingFrame, action: Action) -> Bar | None:
        assert isinstance(action, Reconnoitre)
        bar = why_no_recon(field, act)
        if bar is not None or action.helper is None:
            return bar
        return why_no_help(field, action.helper)

    def do(self, t: Telling, ground: Ground, act: ActingFrame, action: Action) -> None:
        assert isinstance(action, Reconnoitre)
        unit = t.s.units[act.unit]
        tally = recon_tally(ground.field(t.s), unit, action.helper)
        face = t.roll(say("Reconnaissance")).faces[0]
        success = face + tally.total >= ground.edition.marines.recon.need
        t.tell(
            Reconnoitred(
                unit=unit.id,
                helper=action.helper,
                face=face,
                drm=tally.total,
                success=success,
                reckoning=tally.lines,
                rule="5.3.4.1",
            )
        )
        if success:
            t.s = replace(t.s, recon=t.s.turn + 1)
        if action.helper is not None:
            t.s = t.s.changed_unit(action.helper, acted=True)
        spent(t, act)
