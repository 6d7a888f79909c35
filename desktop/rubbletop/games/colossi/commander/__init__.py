# SPDX-License-Identifier: GPL-3.0-or-later
"""The Marine commander: a simple sensible player for demos and self-play.

It lands where the landing is likely to be safe, frees and leads away the Miners, fires at what is near and
likely to break, keeps its units away from the tribes, and takes the Structures before the end.
"""

from random import Random
from typing import TypeVar, cast

from rubbletop.games.colossi.actions import cup, harm, marines
from rubbletop.games.colossi.commander.attacks import attack_worth, is_attack
from rubbletop.games.colossi.commander.places import landing_worth
from rubbletop.games.colossi.commander.plan import Plan
from rubbletop.games.colossi.rules import ColossiRules
from rubbletop.games.colossi.state import ColossiState
from rubbletop.kernel.facts import Action, Seat
from rubbletop.kernel.rules import Offer, Rules
from rubbletop.kernel.state import GameState

S = TypeVar("S", bound=GameState)

EVENTS = (
    "supply", "wave", "acid_rain", "gemstones", "storm", "gallstones", "lightning", "tectonic", "rock_garden",
    "hurricane", "honoring", "pop_rocks", "rampage",
)  # fmt: skip
"""Event counters from the most to the least welcome."""
WORTHWHILE = 0.02
"""An action must promise more than this, in victory points, to be preferred to ending the action or step."""


class Commander:
    """Plays the Marines by the worth of each legal action, looking one action ahead; it throws no dice."""

    def choose(self, rules: Rules[S], view: S, seat: Seat, rng: Random) -> Action:
        """Return the most promising legal action; ties go to the first in order."""
        assert isinstance(rules, ColossiRules), "the commander knows one game"
        offers = rules.legal(cast("ColossiState", view), seat)
        plan = Plan(rules.ground.field(cast("ColossiState", view)))
        return max(map(_action, offers), key=lambda action: worth(plan, action))


def _action(offer: Offer) -> Action:
    assert isinstance(offer, Action), "this game has no ranges"
    return offer


def worth(plan: Plan, action: Action) -> float:
    """Return what an action promises, in victory points; only comparable among the offers of one decision."""
    if is_attack(action):
        return attack_worth(plan, action)
    match action:
        case marines.EndAction() | marines.EndActions():
            return WORTHWHILE
        case marines.Recover() | marines.Restore():
            return _recovery_worth(plan, action)
        case marines.Land():
            return landing_worth(plan, action)
        case marines.UnitAction():
            return plan.move_worth(action)
        case harm.AllotHit():
            return 1.0 if action.choice == "flip" else 0.5
        case harm.Retreat():
            return plan.place_worth(action.unit, action.to)
        case cup.KeepEvent():
            return -float(EVENTS.index(action.event))
        case cup.Resupply():
            return 1.0 + plan.value(action.unit)
        case cup.Reveal() | cup.SpendRubble():
            return plan.solitude(action.rubble)
        case _:
            return 0.0


def _recovery_worth(plan: Plan, action: Action) -> float:
    """The Medic recovers first, since it helps the others; a marker comes off before the damage (5.1.2)."""
    match action:
        case marines.Recover():
            return 2.0 if plan.field.s.units[action.unit].kind == "medic" else 1.0
        case marines.Restore(choice="marker"):
            return 1.0
        case _:
            return 0.5
