# SPDX-License-Identifier: GPL-3.0-or-later
"""What each decision promises the commander, in victory points."""

from collections.abc import Sequence

from rubbletop.games.colossi.actions import cup, harm, marines
from rubbletop.games.colossi.commander.landing import landing_worth
from rubbletop.games.colossi.commander.moves import Moves
from rubbletop.games.colossi.commander.plan import Plan
from rubbletop.games.colossi.commander.shots import Shots
from rubbletop.games.colossi.commander.weapons import Attack, Weapons, is_attack
from rubbletop.games.colossi.frames.marines import ActionsFrame
from rubbletop.games.colossi.ground import Field
from rubbletop.games.colossi.steps.marines.bars import is_fresh
from rubbletop.kernel.facts import Action, UnitId

EVENTS = (
    "supply", "wave", "acid_rain", "gemstones", "storm", "gallstones", "pop_rocks", "lightning", "tectonic",
    "honoring", "rock_garden", "hurricane", "rampage",
)  # fmt: skip
"""Event counters from the most to the least welcome."""
WORTHWHILE = 0.02
"""An action must promise more than this to be preferred to ending the action or step."""
FREED = 2.0
"""A Miner out of the mine: not yet safe, but on the way."""
WATCH = 0.06
"""What a reconnaissance promises that nobody else is needed for: the better of two events."""


class Judge:
    """The worth of the decisions in one position; only those offered together can be compared."""

    def __init__(self, field: Field) -> None:
        self.field = field
        self.plan = Plan(field)
        self.shots = Shots(self.plan)
        self.weapons = Weapons(self.shots)
        self.moves = Moves(self.plan, self.shots, self.weapons)

    def best(self, actions: Sequence[Action]) -> Action:
        """Return the best of the actions that are legal together; ties go to the first in order.

        When any unit may act next, each settles on its best action first; then shots come before moves, so
        that a crack is used by all who see it.
        """
        if not isinstance(self.field.s.top, ActionsFrame):
            return max(actions, key=self.worth)
        ranked: dict[str, tuple[float, Action]] = {}
        for action in actions:
            group = action.unit if isinstance(action, marines.UnitAction) else ""
            worth = self.worth(action)
            if group not in ranked or worth > ranked[group][0]:
                ranked[group] = worth, action
        return max(ranked.values(), key=self._turn)[1]

    def _turn(self, found: tuple[float, Action]) -> tuple[bool, bool, float]:
        """When a unit has its turn: attacks on what is cracked first, other attacks, then the rest."""
        worth, action = found
        if not is_attack(action) or worth <= WORTHWHILE:
            return False, False, worth
        if isinstance(action, marines.Fire):
            worth -= self.shots.patience(self.field.s.units[action.unit], action.target)
        return action.target in self.field.s.cracked, True, worth

    def worth(self, action: Action) -> float:
        """Return what a decision promises."""
        if is_attack(action):
            return self._attack_worth(action)
        match action:
            case marines.Land():
                return landing_worth(self.plan, self.shots, action.unit, action.to)
            case marines.AimedAction() | marines.Jump() | marines.Escape():
                return self._move_worth(action)
            case marines.FreeMiner():
                return FREED
            case marines.Reconnoitre(helper=None):
                return WATCH
            case marines.EndAction() | marines.EndActions():
                return WORTHWHILE
            case marines.Recover() | marines.Restore():
                return self._recovery_worth(action)
            case harm.AllotHit():
                return 1.0 if action.choice == "flip" else 0.5
            case harm.Retreat():
                return self.plan.place_worth(self.field.s.units[action.unit], action.to)
            case cup.KeepEvent():
                return -float(EVENTS.index(action.event))
            case cup.Resupply():
                return 1.0 + self.plan.value(self.field.s.units[action.unit])
            case cup.Reveal() | cup.SpendRubble():
                return self._solitude(action.rubble)
            case _:
                return 0.0

    def _attack_worth(self, action: Attack) -> float:
        """A shot before a move adds what that move is still to gain."""
        unit = self.field.s.units[action.unit]
        if isinstance(action, marines.Bomb):
            return self.moves.bomb_worth(unit, action.target)
        worth = self.weapons.worth(action)
        if _moves_on(action) and is_fresh(self.moves.act(unit)):
            return worth + self.moves.after_shot(unit) - WORTHWHILE
        return worth

    def _move_worth(self, action: marines.UnitAction) -> float:
        unit = self.field.s.units[action.unit]
        match action:
            case marines.Escape():
                return self.plan.value(unit)
            case marines.Fly():
                return self.moves.flight_worth(unit, action.to)
            case marines.March() if unit.kind != "carrier":
                return self.moves.step_worth(unit, action.to)
            case marines.Jump():
                return self.moves.jump_worth(unit)
            case marines.JumpTo():
                return self.plan.place_worth(unit, action.to)
            case _:
                return 0.0

    def _recovery_worth(self, action: Action) -> float:
        """The Medic recovers first, since it helps the others; a marker comes off before damage (5.1.2)."""
        match action:
            case marines.Recover():
                return 2.0 if self.field.s.units[action.unit].kind == "medic" else 1.0
            case marines.Restore(choice="marker"):
                return 1.0
            case _:
                return 0.5

    def _solitude(self, rubble: UnitId) -> float:
        """How far a Rubble counter lies from the nearest unit."""
        far = self.field.board.steps_from(self.field.s.rubble[rubble].hex)
        return float(min((far[self.field.unit_hex(unit.id)] for unit in self.field.targets), default=0))


def _moves_on(action: Attack) -> bool:
    """Return whether a unit may move after an attack with which its action begins (5.3.3, 64, 99)."""
    match action:
        case marines.Fire() | marines.Chisel():
            return action.manner == "move"
        case marines.Drill() | marines.Lagi():
            return True
        case _:
            return False
