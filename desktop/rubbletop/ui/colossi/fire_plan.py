# SPDX-License-Identifier: GPL-3.0-or-later
"""The fire plan: attacks of several units on one stone, in the order that the player wants (5.4.1.1)."""

from collections.abc import Sequence
from fractions import Fraction

import msgspec
from PySide6.QtCore import QObject, Signal

from rubbletop.games.colossi import odds
from rubbletop.games.colossi.actions import marines as deeds
from rubbletop.games.colossi.frames.marines import ActingFrame, ActionsFrame
from rubbletop.games.colossi.ground import Ground
from rubbletop.games.colossi.odds import After, Attack
from rubbletop.games.colossi.state import ColossiState
from rubbletop.games.colossi.steps.marines.bars import begun, why_idle
from rubbletop.games.colossi.steps.marines.weapons import why_no_fire
from rubbletop.games.colossi.words.names import listed, stone_name, unit_name
from rubbletop.kernel.facts import IllegalAction, Message, UnitId, say
from rubbletop.kernel.rules import Offer
from rubbletop.ui.parts.chance_bar import percent

NOBODY = say("No unit that can still act can attack that from where it stands.")
NOT_TOGETHER = say("These units cannot attack the same target from where they stand.")
NOT_NOW = say("It cannot attack that from where it stands.")

SPENT = say("The plan has been carried out; its aim was not reached.")
STOPPED = say("You have stopped the plan.")
PUT_BACK = say("The plan stops: the attack was put back.")
OTHER = say("The plan stops: you have done something else.")
ELSE = say("The plan stops: something else is to be decided.")

REST = 900
"""How long the dice of an attack lie before the next one, in ms, unless the player's pace says otherwise."""


class Asked(msgspec.Struct, frozen=True):
    """What is asked now: the tables, the position, and the attacks that a plan can be made of."""

    ground: Ground
    s: ColossiState
    attacks: tuple[Attack, ...]


class Fight(msgspec.Struct, frozen=True):
    """A plan that is being carried out.

    ``start``: the position before its first attack; ``total``: how many attacks it had; ``goal``: what is
    reached when the stone has been broken as often as it should; ``progress``: how far play had come when its
    next attack was to be made; ``sent``: the attack that is being made.
    """

    start: ColossiState
    total: int
    goal: Message
    progress: tuple[int, ...] = ()
    sent: Attack | None = None


class FirePlan(QObject):
    """One plan, kept by the screen alone: no save holds it, and it is gone with a take-back.

    ``changed`` tells that it is another one now, ``gathering`` that whatever was clicked before is to be put
    back for it. ``queue``: the attacks that are planned, the next one first;
    ``breaks``: how often the stone is to be broken before the rest hold their fire; ``note``: why a plan came
    to its end. ``is_spoken_of``: the odds that are asked for now are those of the whole plan.
    """

    changed = Signal()
    gathering = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.rest = REST
        self.is_spoken_of = False
        self._known: Asked | None = None
        self._late: Message | None = None
        self._drop()

    def _drop(self) -> None:
        self.target: UnitId | None = None
        self.queue: tuple[Attack, ...] = ()
        self.breaks = 1
        self.note: Message | None = None
        self._fight: Fight | None = None

    @property
    def _asked(self) -> Asked:
        assert self._known is not None, "nothing has been asked yet"
        return self._known

    # What it says

    @property
    def is_open(self) -> bool:
        """Whether there is a target to be planned for."""
        return self.target is not None

    @property
    def is_running(self) -> bool:
        """Whether it is being carried out."""
        return self._fight is not None

    @property
    def made(self) -> tuple[int, int]:
        """How many attacks have been made, and of how many."""
        total = self._fight.total if self._fight is not None else len(self.queue)
        return total - len(self.queue), total

    @property
    def targets(self) -> tuple[UnitId, ...]:
        """The stones that units can attack from where they stand: the one just attacked, then by units."""
        units: dict[UnitId, set[UnitId]] = {}
        for attack in self._known.attacks if self._known is not None else ():
            units.setdefault(attack.target, set()).add(attack.unit)
        series = self._asked.s.series if units else None
        return tuple(sorted(units, key=lambda target: (target != series, -len(units[target]))))

    def has_several(self, target: UnitId) -> bool:
        """Whether more than one unit can attack a stone."""
        return len({attack.unit for attack in self._asked.attacks if attack.target == target}) > 1

    def rows(self) -> tuple[tuple[After, ...], tuple[After, ...]]:
        """Return what comes of each planned attack, in order, and of all others alone, the weakest first.

        An attack that is being made counts as planned until its dice are known.
        """
        if self.target is None:
            return (), ()
        asked = self._asked
        made = () if self._fight is None or self._fight.sent is None else (self._fight.sent,)
        planned = odds.series(asked.ground, asked.s, (*made, *self.queue), self.breaks_left)
        others = [self._alone(attack) for attack in asked.attacks if attack.target == self.target]
        rest = [after for after in others if after.attack not in self.queue]
        return planned, tuple(sorted(rest, key=lambda after: after.alone))

    @property
    def breaks_left(self) -> int:
        """How often the stone is still to be broken."""
        if self._fight is None or self.target is None:
            return self.breaks
        return self.breaks - odds.times_broken(self._fight.start, self._asked.s, self.target)

    def most_breaks(self) -> int:
        """Return how often the target can be broken until it is gone."""
        return 1 if self.target is None else odds.most_breaks(self._asked.s, self.target)

    def after(self, action: Attack) -> tuple[After, ...]:
        """Return what comes of an attack on the target and of the others that are planned, made after it."""
        others = tuple(attack for attack in self.queue if attack.unit != action.unit)
        if action.target != self.target or not others:
            return ()
        return odds.series(self._asked.ground, self._asked.s, (action, *others), self.breaks_left)

    # What the player plans

    def open(self, unit: UnitId | None = None) -> None:
        """Begin a plan, with the best attack of a unit, against the stone that it is likeliest to break."""
        wanted = () if unit is None else (unit,)
        target = self._likeliest(wanted)
        if target is not None:
            self.gathering.emit()
            self._aim(target, wanted)

    def come_back(self) -> None:
        """Let it be seen again, with nothing clicked on the board."""
        self.gathering.emit()
        self.changed.emit()

    def aim(self, target: UnitId) -> None:
        """Plan against another stone: whoever can attack that one too stays in the plan."""
        self._aim(target, [attack.unit for attack in self.queue])

    def toggle(self, attack: Attack) -> None:
        """Take an attack in, at the end and in place of another one by its unit, or out."""
        others = tuple(other for other in self.queue if other.unit != attack.unit)
        self.queue = others if attack in self.queue else (*others, attack)
        self.changed.emit()

    def advance(self, attack: Attack, by: int) -> None:
        """Move an attack so many places up in the order, down for less than 0."""
        self.place(attack, max(0, self.queue.index(attack) - by))

    def place(self, attack: Attack, at: int) -> None:
        """Move an attack to a place in the order, the first being 0."""
        others = [other for other in self.queue if other != attack]
        others.insert(at, attack)
        self.queue = tuple(others)
        self.changed.emit()

    def until(self, breaks: int) -> None:
        """Let the rest hold their fire once the stone has been broken so often."""
        self.breaks = breaks
        self.changed.emit()

    def close(self) -> None:
        """Plan nothing any more."""
        self._drop()
        self.changed.emit()

    def gathers(self, s: ColossiState, name: str) -> bool:
        """Whether a counter can be meant by whoever gathers for a plan."""
        is_asked = self._known is not None and s.stack and isinstance(s.top, ActionsFrame)
        known = name in s.units or name in s.tribes or name in s.rubble
        return bool(is_asked) and known and not self.is_running

    def gather(self, names: Sequence[str]) -> Message:
        """Take a stone as the target, or a unit in or out; one that was selected comes first.

        Returns what has come of it. Raises IllegalAction where that cannot be.
        """
        self.gathering.emit()
        *selected, name = map(UnitId, names)
        units = self._asked.s.units
        first = [unit for unit in selected if unit in units and unit != name]
        if name not in units:
            if name not in self.targets:
                raise IllegalAction(NOBODY, "5.4")
            self._aim(name, [*(attack.unit for attack in self.queue), *first])
        elif self.target is None:
            self._gather_first([*first, name])
        else:
            found = self._best(name, self.target)
            if found is None:
                raise self._why_not(name, self.target)
            mine = next((attack for attack in self.queue if attack.unit == name), found)
            self.toggle(mine)
        return self._told()

    def _told(self) -> Message:
        """The plan in a sentence."""
        assert self.target is not None, "a plan has a target"
        s, (planned, _) = self._asked.s, self.rows()
        target = stone_name(s, self.target)
        if not planned:
            return say("Fire plan against {target}: nobody yet.", target=target)
        result, chance = planned[-1].results[0]
        return say(
            "Fire plan against {target}: {units}. {result}: {chance}.",
            target=target,
            units=listed([unit_name(s, attack.unit) for attack in self.queue]),
            result=result,
            chance=percent(float(chance)),
        )

    def _gather_first(self, units: Sequence[UnitId]) -> None:
        target = self._likeliest(units)
        if target is None:
            alone = [unit for unit in units if not any(attack.unit == unit for attack in self._asked.attacks)]
            raise self._why_not(alone[0], None) if alone else IllegalAction(NOT_TOGETHER, "5.4")
        self._aim(target, units)

    def _likeliest(self, units: Sequence[UnitId]) -> UnitId | None:
        """The stone that all of these can attack and are likeliest to break, of several the first."""

        def chance(target: UnitId) -> Fraction:
            shots = [found for unit in units if (found := self._best(unit, target)) is not None]
            told = odds.series(self._asked.ground, self._asked.s, shots)
            return told[-1].results[0][1] if told else Fraction(0)

        common = [t for t in self.targets if all(self._best(unit, t) is not None for unit in units)]
        return max(common, key=chance, default=None)

    def _aim(self, target: UnitId, units: Sequence[UnitId]) -> None:
        shots = [self._best(unit, target) for unit in dict.fromkeys(units)]
        self._drop()
        self.target = target
        self.queue = tuple(shot for shot in shots if shot is not None)
        self.changed.emit()

    def _best(self, unit: UnitId, target: UnitId) -> Attack | None:
        """The attack of a unit on a stone that is likeliest to break it, None where it has none."""
        found = [attack for attack in self._asked.attacks if attack.unit == unit and attack.target == target]
        return max(found, key=lambda attack: self._alone(attack).alone, default=None)

    def _alone(self, attack: Attack) -> After:
        return odds.series(self._asked.ground, self._asked.s, (attack,))[0]

    def _why_not(self, name: UnitId, target: UnitId | None) -> IllegalAction:
        """Why a unit cannot take part; without a target for whatever keeps it from acting at all."""
        field = self._asked.ground.field(self._asked.s)
        unit = field.s.units[name]
        bar = why_idle(unit)
        if bar is None and target is not None and unit.hex is not None:
            bar = why_no_fire(field, begun(field, unit), target, "maximum")
        return IllegalAction(NOT_NOW, "5.4") if bar is None else bar.refusal()

    # As it is carried out

    def begin(self) -> Attack | None:
        """Begin to carry the plan out; return its first attack, None where there is none."""
        planned, _ = self.rows()
        if not planned:
            return None
        self.note = None
        goal = planned[-1].results[0][0]
        self._fight = Fight(self._asked.s, len(self.queue), goal)
        return self.take()

    def take(self) -> Attack | None:
        """Return the next attack of a plan that is being carried out, and reckon with its being made."""
        if self._fight is None or not self.queue:
            return None
        attack, *rest = self.queue
        self.queue = tuple(rest)
        progress = _progress(self._asked.s)
        self._fight = msgspec.structs.replace(self._fight, sent=attack, progress=progress)
        return attack

    def stop(self) -> None:
        """Carry out no more of it; what has not been made stays planned."""
        if self._fight is not None:
            is_late = self._fight.sent is not None
            self._end(STOPPED)
            self._late = STOPPED if is_late else None
            self.changed.emit()

    def mind(self, ground: Ground, s: ColossiState, legal: Sequence[Offer]) -> None:
        """Take notice of what is asked now: the plan goes on, comes to an end, or is gone."""
        before = self._known
        self._known = Asked(
            ground, s, tuple(o for o in legal if isinstance(o, Attack) and _can_be_planned(s, o))
        )
        self.note, self._late = self._late, None
        if before is not None and _progress(s) < _progress(before.s):
            self._drop()
        elif not isinstance(s.top, ActionsFrame):
            if self._fight is not None:
                self._end(ELSE)
                self._late = ELSE
            if not any(isinstance(frame, ActionsFrame) for frame in s.stack):
                self._drop()
                self._late = None
        elif self._fight is not None:
            self._go_on(s, self._fight)
        elif self.target is not None:
            self._keep_legal()

    def _go_on(self, s: ColossiState, fight: Fight) -> None:
        """See whether the next attack of the plan is to be made."""
        assert self.target is not None, "a plan has a target"
        progress = _progress(s)
        self._fight = msgspec.structs.replace(fight, sent=None, progress=progress)
        if fight.sent is not None and progress == fight.progress:
            self.queue = (fight.sent, *self.queue)
            self._end(PUT_BACK)
        elif fight.sent is None and progress != fight.progress:
            self._end(OTHER)
        elif self.breaks_left <= 0:
            free = [unit_name(s, attack.unit) for attack in self.queue]
            self._drop()
            self.note = say("The aim is reached: {result}.", result=fight.goal)
            if free:
                self.note = say(
                    "The aim is reached: {result}. Still free to act: {units}.",
                    result=fight.goal,
                    units=listed(free),
                )
        elif not self.queue:
            self._drop()
            self.note = SPENT
        elif self.queue[0] not in self._asked.attacks:
            unit = self.queue[0].unit
            why = self._why_not(unit, self.target).reason
            self._end(say("The plan stops at {unit}. {why}", unit=unit_name(s, unit), why=why))

    def _end(self, note: Message) -> None:
        """Carry out no more, for this reason; what is still legal stays planned."""
        self.breaks = max(1, self.breaks_left)
        self._fight = None
        self._keep_legal()
        self.note = note

    def _keep_legal(self) -> None:
        """Leave out who can no longer attack; a plan whose target is out of reach of all is gone."""
        if not isinstance(self._asked.s.top, ActionsFrame):
            return
        self.queue = tuple(attack for attack in self.queue if attack in self._asked.attacks)
        self.breaks = min(self.breaks, self.most_breaks()) if self.target in self.targets else 1
        if self.target not in self.targets:
            note = self.note
            self._drop()
            self.note = note


def _can_be_planned(s: ColossiState, attack: Attack) -> bool:
    """Whether a plan can hold an attack: a unit's whole action, made on what can be broken."""
    rubble = s.rubble.get(attack.target)
    is_whole = isinstance(attack, deeds.Strike) or attack.manner == "maximum"
    return is_whole and (rubble is None or rubble.face is None)


def _progress(s: ColossiState) -> tuple[int, ...]:
    """How far an Action step has come: more with every decision, less after a take-back."""
    acted = sum(unit.acted for unit in s.units.values())
    act = next((frame for frame in s.stack if isinstance(frame, ActingFrame)), None)
    if act is None:
        return (s.turn, acted)
    return (s.turn, acted, len(act.path), act.spent, act.struck, act.jumped)
