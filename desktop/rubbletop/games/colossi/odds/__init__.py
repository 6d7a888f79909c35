# SPDX-License-Identifier: GPL-3.0-or-later
"""The odds of a decision before it is made: dice, modifiers, and the exact chance of each result (5.0)."""

from collections import Counter
from fractions import Fraction

from rubbletop.games.colossi.actions import cup, harm
from rubbletop.games.colossi.actions import marines as deeds
from rubbletop.games.colossi.ground import Field, Ground
from rubbletop.games.colossi.marine_tables import Result
from rubbletop.games.colossi.odds.falls import jump_odds, jumps, landing_odds, landings
from rubbletop.games.colossi.odds.fire import expected_hits, fire_odds, strike_odds
from rubbletop.games.colossi.odds.results import Odds, charted, gathered, tried
from rubbletop.games.colossi.odds.series import (
    After,
    Attack,
    Support,
    most_breaks,
    series,
    support,
    times_broken,
)
from rubbletop.games.colossi.odds.ways import lagi_odds, marble_odds
from rubbletop.games.colossi.state import ColossiState
from rubbletop.games.colossi.steps.cup.aura import hidden_faces
from rubbletop.games.colossi.steps.marines.chisel import chisel_tally
from rubbletop.games.colossi.steps.marines.drill import drill_tally
from rubbletop.games.colossi.steps.marines.flight import bombing_tally
from rubbletop.games.colossi.steps.marines.recon import recon_tally
from rubbletop.games.colossi.steps.marines.recovery import has_medic, recovery_tally
from rubbletop.games.colossi.words.marines import BOMBED, CHISELLED, DRILLED, DRILLED_RUBBLE
from rubbletop.games.colossi.words.names import FACES
from rubbletop.kernel.facts import Action, UnitId
from rubbletop.kernel.tally import Tally

__all__ = [
    "After", "Attack", "Odds", "Support",
    "bombing", "expected_hits", "jumps", "landings", "most_breaks", "odds", "series", "support",
    "times_broken",
]  # fmt: skip

EFFECTS: frozenset[Result] = frozenset(("shattered", "broken", "paralyzed", "bored", "knocked", "direct"))
"""Results of the special weapons that do something to their target."""


def odds(ground: Ground, s: ColossiState, action: Action) -> Odds | None:
    """Return the odds of a legal decision, None for one that throws no dice at once."""
    field = ground.field(s)
    match action:
        case deeds.Fire():
            return fire_odds(field, action)
        case deeds.Strike():
            return strike_odds(field, action)
        case deeds.JumpTo():
            return jump_odds(field, s.units[action.unit], action.to)
        case deeds.Land():
            return landing_odds(field, s.units[action.unit], action.to)
        case deeds.Lagi():
            return lagi_odds(field, action)
        case deeds.Chisel() | deeds.Drill() | deeds.Bomb():
            return _of_weapon(field, action)
        case deeds.Reconnoitre() | deeds.Recover():
            return _of_try(field, action)
        case cup.Reveal():
            return _of_faces(field)
        case _:
            return _of_marbles(field, action)


def _of_weapon(field: Field, action: deeds.Chisel | deeds.Drill | deeds.Bomb) -> Odds:
    """A special weapon: one die on its chart (5.4.2 to 5.4.4)."""
    row, unit = field.ground.edition.marines, field.s.units[action.unit]
    match action:
        case deeds.Chisel():
            return charted(row.chisel, chisel_tally(field, unit, action.manner), CHISELLED, EFFECTS)
        case deeds.Drill():
            names = DRILLED if action.target in field.s.tribes else DRILLED_RUBBLE
            return charted(row.drill, drill_tally(field, unit), names, EFFECTS)
        case _:
            return bombing(field.ground, field.s, unit.id)


def bombing(ground: Ground, s: ColossiState, unit: UnitId) -> Odds:
    """Return the odds of a bomb that a Bomber drops, on whatever it flies over (5.4.4)."""
    drm = bombing_tally(ground.field(s), s.units[unit])
    return charted(ground.edition.marines.bombing, drm, BOMBED, EFFECTS)


def _of_try(field: Field, action: deeds.Reconnoitre | deeds.Recover) -> Odds:
    """A try that succeeds or not (5.1.2, 5.3.4.1)."""
    row, unit = field.ground.edition.marines, field.s.units[action.unit]
    match action:
        case deeds.Reconnoitre():
            return tried(1, recon_tally(field, unit, action.helper), row.recon.need)
        case _:
            count = row.recovery.medic_dice if has_medic(field, unit) else 1
            return tried(count, recovery_tally(field, unit), row.recovery.need)


def _of_faces(field: Field) -> Odds:
    """What Rubble turns out to be; whatever has been seen of the others is known (6.0)."""
    faces = Counter(hidden_faces(field.ground, field.s))
    results = gathered((FACES[face], Fraction(count, faces.total())) for face, count in faces.items())
    return Odds(Tally(), Tally(), None, results, Fraction(faces["chalk"], faces.total()))


def _of_marbles(field: Field, action: Action) -> Odds | None:
    """A step, a ride, a retreat or the end of a flight among marbles (116, 117)."""
    match action:
        case deeds.March() | deeds.Haul():
            return marble_odds(field, action.to, goes_on=True)
        case harm.Retreat() | cup.Sidestep():
            return marble_odds(field, action.to, goes_on=False)
        case deeds.EndAction() if field.s.units[action.unit].kind == "bomber":
            return marble_odds(field, field.unit_hex(action.unit), goes_on=False)
        case _:
            return None
