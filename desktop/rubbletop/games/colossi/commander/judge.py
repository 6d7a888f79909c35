# SPDX-License-Identifier: GPL-3.0-or-later
"""What each decision promises the commander, in victory points."""

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from rubbletop.games.colossi.actions import council, cup, harm, marines
from rubbletop.games.colossi.commander.landing import landing_worth
from rubbletop.games.colossi.commander.moves import Moves
from rubbletop.games.colossi.commander.opening import AGAIN, placement_worth, shots_to_come, team_worth
from rubbletop.games.colossi.commander.plan import Plan
from rubbletop.games.colossi.commander.shots import Shots
from rubbletop.games.colossi.commander.skill import NORMAL, Skill
from rubbletop.games.colossi.commander.weapons import Attack, Weapons, is_attack
from rubbletop.games.colossi.frames.council import ReturnFrame
from rubbletop.games.colossi.frames.marines import ActionsFrame
from rubbletop.games.colossi.ground import Field
from rubbletop.games.colossi.steps.marines.bars import is_fresh
from rubbletop.kernel.facts import Action, UnitId

if TYPE_CHECKING:
    from random import Random

EVENTS = (
    "supply", "wave", "acid_rain", "gemstones", "storm", "gallstones", "pop_rocks", "lightning", "tectonic",
    "honoring", "rock_garden", "hurricane", "rampage",
)  # fmt: skip
"""Event counters from the most to the least welcome."""
WORTHWHILE = 0.02
"""An action must promise more than this to be preferred to ending the action or step."""
FREED = 2.0
"""A Miner out of the mine: not yet safe, but on the way."""


class Judge:
    """The worth of the decisions in one position; only those offered together can be compared."""

    def __init__(self, field: Field, skill: Skill = NORMAL, rng: "Random | None" = None) -> None:
        """Judge a position; with ``rng`` the estimates are off by chance, as far as ``skill`` says."""
        self.field = field
        self._rng = rng if skill.slip else None
        self.plan = Plan(field, skill)
        self.shots = Shots(self.plan)
        self.weapons = Weapons(self.shots)
        self.moves = Moves(self.plan, self.shots, self.weapons)

    def best(self, actions: Sequence[Action]) -> Action:
        """Return the best of the actions that are legal together; ties go to the first in order.

        When any unit may act next, each settles on its best action first; then shots come before moves, so
        that a crack is used by all who see it.
        """
        if not isinstance(self.field.s.top, ActionsFrame):
            return self._settled(actions)[1]
        groups: dict[str, list[Action]] = {}
        for action in actions:
            groups.setdefault(action.unit if isinstance(action, marines.UnitAction) else "", []).append(
                action
            )
        ranked = []
        for unit in self._armed(groups):
            best = self._settled(groups.pop(unit))
            if is_attack(best[1]) and best[0] > WORTHWHILE:
                return best[1]
            ranked.append(best)
        ranked += [self._settled(group) for group in groups.values()]
        return max(ranked, key=self._turn)[1]

    def _settled(self, actions: Sequence[Action]) -> tuple[float, Action]:
        """Return the best action of one unit with its worth."""
        worths = [(self.worth(action) + self._slip(), -place) for place, action in enumerate(actions)]
        worth, place = max(worths)
        return worth, actions[-place]

    def _slip(self) -> float:
        """How far the next estimate is off."""
        return 0.0 if self._rng is None else self._rng.gauss(0.0, self.plan.skill.slip)

    def _armed(self, groups: Mapping[str, Sequence[Action]]) -> list[str]:
        """Return the units with an attack worth making, in the order in which they would make it."""
        best = {
            unit: max(
                map(self._turn, map(self._rated, filter(is_attack, actions))), default=(False, False, 0.0)
            )
            for unit, actions in groups.items()
        }
        return sorted((unit for unit in best if best[unit][1]), key=lambda unit: best[unit], reverse=True)

    def _rated(self, action: Action) -> tuple[float, Action]:
        return self.worth(action), action

    def _turn(self, found: tuple[float, Action]) -> tuple[bool, bool, float]:
        """When a unit has its turn: attacks on what is cracked first, other attacks, then the rest."""
        worth, action = found
        if not is_attack(action) or worth <= WORTHWHILE:
            return False, False, worth
        focus = self.plan.skill.focus
        if isinstance(action, marines.Fire) or (focus and isinstance(action, marines.Strike)):
            worth -= self.shots.patience(self.field.s.units[action.unit], action.target)
        uses_crack = not focus or isinstance(action, marines.Fire | marines.Strike)
        return uses_crack and action.target in self.field.s.cracked, True, worth

    def worth(self, action: Action) -> float:
        """Return what a decision promises."""
        if is_attack(action):
            return self._attack_worth(action)
        match action:
            case marines.Land():
                return self._landing_worth(action)
            case marines.AimedAction() | marines.Jump() | marines.Escape():
                return self._move_worth(action)
            case marines.FreeMiner():
                return FREED
            case marines.Reconnoitre(helper=None):
                return self.plan.skill.watch
            case marines.EndAction() | marines.EndActions():
                return WORTHWHILE
            case marines.Recover() | marines.Restore():
                return self._recovery_worth(action)
            case council.PickTeam():
                return team_worth(self.plan, action.team)
            case council.PlaceUnit():
                return placement_worth(self.plan, self.shots, self.field.s.units[action.unit], action.to)
            case council.TakeBackUnit():
                return -AGAIN
            case harm.AllotHit():
                return 1.0 if action.choice == "flip" else 0.5
            case harm.Retreat():
                return self.plan.arrival_worth(self.field.s.units[action.unit], action.to)
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
                return self.plan.arrival_worth(unit, action.to)
            case _:
                return 0.0

    def _landing_worth(self, action: marines.Land) -> float:
        """A unit that comes back brings the shots it is still to fire (154)."""
        worth = landing_worth(self.plan, self.shots, action.unit, action.to)
        if isinstance(self.field.s.top, ReturnFrame):
            worth += shots_to_come(self.plan, self.field.s.units[action.unit])
        return worth

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
