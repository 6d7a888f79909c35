# SPDX-License-Identifier: GPL-3.0-or-later
"""What the tribes may do to a unit in their next phase, as far as the table shows it (7.2)."""

from functools import cached_property
from typing import NamedTuple

from rubbletop.games.colossi.commander.odds import hit_chance, tail
from rubbletop.games.colossi.commander.skill import NORMAL, Skill
from rubbletop.games.colossi.frames.tribes import ActivationsFrame
from rubbletop.games.colossi.ground import Field
from rubbletop.games.colossi.harm import hit, hit_choices
from rubbletop.games.colossi.state import Tribe, Unit
from rubbletop.games.colossi.tables import SIDES, Code
from rubbletop.games.colossi.telling import d3
from rubbletop.games.colossi.tribe_tables import ActionRows
from rubbletop.kernel.facts import SpaceId, UnitId

FAR = 7
"""How far a Medusa Stare, or what the Tombstones throw, is still feared."""
RIVAL = (0.75, 0.65, 0.5)
"""How likely a tribe is drawn to a unit though another is as near, one hex nearer, nearer still."""
DRIFT = (1.0, 1.0, 0.8, 0.4)
"""How likely a tribe drawn elsewhere ends within two hexes of a unit, by its distance now."""
SHOCK = 0.83
"""Steps of harm that a Stomp does to each unit near it, on average."""
ROLL = (1.0, 1.0, 0.67, 0.33)
"""How likely a Rock Roller comes as far as this."""
STARE = 0.3
"""Steps of harm that a Medusa Stare does to a unit in one of its six lines."""
DONE = 0.25
"""How likely a tribe that has acted this turn still finds a unit where it is in the next one."""


class Prey(NamedTuple):
    """A unit as one tribe finds it: how far away now and after the tribe's move, how likely it is the target.

    ``hits`` are those to expect from the dice of the tribe's top boulder.
    """

    far: int
    then: int
    draw: float
    sees: bool
    lined: bool
    hits: float

    def close(self, reach: int) -> float:
        """Return how likely the unit is within a reach of two hexes or so after the tribe's move."""
        drift = DRIFT[self.far] if self.far < len(DRIFT) else 0.0
        return self.draw * (self.then <= reach) + (1 - self.draw) * drift


class Menace:
    """One tribe that may act: where it is, its dice, how likely it acts, and whom else it might go for."""

    def __init__(self, field: Field, tribe: Tribe, at: SpaceId, chance: float, pace: int) -> None:
        top = field.ground.top(tribe)
        self.id = tribe.id
        self.at = at
        self.chance = chance
        self.cf = top.cf
        self.clap = field.ground.thunderclap_cf(tribe)
        self.code: Code = top.code
        self.reach = _reach(field.ground.edition.tribes, top.code) + pace
        self.steps = field.board.steps_from(at)
        placed = [(field.unit_hex(unit.id), unit.id) for unit in field.targets]
        self.near = sorted((self.steps[space], unit) for space, unit in placed)
        self.seen = sorted((self.steps[space], unit) for space, unit in placed if field.sees(at, space))
        self._field = field
        self._bearings: dict[SpaceId, tuple[bool, bool]] = {}
        self.heads = {unit for _, unit in (*self.near[:1], *self.seen[:1])}

    def bearing(self, at: SpaceId) -> tuple[bool, bool]:
        """Return whether the tribe sees a hex, and whether that lies on one of its six lines."""
        if at not in self._bearings:
            lined = self._field.board.direction(self.at, at) is not None
            self._bearings[at] = self._field.sees(self.at, at), lined
        return self._bearings[at]

    def draw(self, unit: UnitId, far: int, *, sees: bool) -> float:
        """Return how likely the tribe goes for a unit that stands ``far`` hexes away (7.2.1)."""
        rival = next((steps for steps, other in self.seen if other != unit), None)
        if rival is None and not sees:
            rival = next((steps for steps, other in self.near if other != unit), None)
        elif not sees:
            return RIVAL[-1]
        if rival is None or rival > far:
            return 1.0
        return RIVAL[min(far - rival, len(RIVAL) - 1)]


def _reach(row: ActionRows, code: Code) -> int:
    """How far from a tribe, once it has moved, it can still do harm."""
    match code:
        case "AV":
            return row.avalanche
        case "PD":
            return row.stomp
        case "BS":
            return row.sling
        case "RL":
            return d3(SIDES)
        case "FT":
            return 1
        case _:
            return FAR


class Threats:
    """All tribes on the map that may act, and what a unit has to fear from them.

    ``strike``: how many hexes from a tribe a unit can be struck by its Thunderclap after its move.
    """

    def __init__(self, field: Field, skill: Skill = NORMAL) -> None:
        self.field = field
        self.skill = skill
        row = field.ground.edition.tribes
        self._pace = row.steps + (row.wave if "wave" in field.s.events else 0)
        self.strike = self._pace + 1
        is_finale = skill.finale and field.ground.is_last_turn(field.s)
        self._wound = 0.0 if is_finale else skill.wound
        self._hits: dict[tuple[int, SpaceId, str], float] = {}
        self._health: dict[UnitId, int] = {}

    @cached_property
    def menaces(self) -> tuple[Menace, ...]:
        """The tribes that are on the map and not Paralyzed."""
        tribes = self.field.s.tribes.values()
        return tuple(
            Menace(self.field, tribe, tribe.hex, self._activity(tribe), self._pace)
            for tribe in tribes
            if tribe.hex is not None and not tribe.paralyzed
        )

    def _activity(self, tribe: Tribe) -> float:
        """How likely a tribe acts before a unit can move again."""
        if self.skill.foresight and (yet := self._yet_to_act) is not None:
            return 1.0 if tribe.tribe in yet else DONE
        return self._named(tribe)

    @cached_property
    def _yet_to_act(self) -> tuple[str, ...] | None:
        """The tribes that still act this turn while the card is carried out, None at any other time."""
        frames = (frame for frame in self.field.s.stack if isinstance(frame, ActivationsFrame))
        return next((frame.tribes for frame in frames), None)

    def _named(self, tribe: Tribe) -> float:
        """The share of the cards still to come that name a tribe."""
        left = [card for card in self.field.ground.cards.values() if card.number not in self.field.s.cards]
        return sum(tribe.tribe in card.order for card in left) / len(left) if left else 1.0

    def hits(self, unit: Unit, at: SpaceId) -> float:
        """Return the hits, or steps of harm, that a unit in a hex can expect from all tribes.

        All units that no tribe is nearest to have the same to expect, so it is worked out for them once.
        """
        dn = self.field.ground.values(unit).dn
        key = dn, at, unit.id if unit.id in self._heads else ""
        if key not in self._hits:
            structure = self.field.is_structure(at)
            die = hit_chance(dn)
            self._hits[key] = sum(
                menace.chance * self._harm(menace, unit.id, at, die, less=structure)
                for menace in self.menaces
                if menace.steps[at] <= menace.reach
            ) + (self._rampage * self._stampede(unit.id, at, die, less=structure) if self._rampage else 0.0)
        return self._hits[key]

    @cached_property
    def _heads(self) -> set[UnitId]:
        """The units that are the nearest one for some tribe, at all or of those it sees."""
        return {unit for menace in self.menaces for unit in menace.heads}

    def _harm(self, menace: Menace, unit: UnitId, at: SpaceId, die: float, *, less: bool) -> float:
        """The Thunderclap, and the special attack after the move; ``die`` is the chance of a die to hit."""
        row = self.field.ground.edition.tribes
        far = menace.steps[at]
        sees, lined = menace.bearing(at)
        lost = row.structure if less else 0
        prey = Prey(
            far=far,
            then=max(1, far - self._pace),
            draw=menace.draw(unit, far, sees=sees),
            sees=sees,
            lined=lined,
            hits=max(row.least, menace.cf + lost) * die,
        )
        clap = prey.draw * (menace.clap + lost) * die if far <= self.strike else 0.0
        if not self.skill.specials:
            return clap
        codes = row.die if menace.code == "?" else (menace.code,)
        return clap + sum(self._special(code, prey) for code in codes) / len(codes)

    def _special(self, code: Code, prey: Prey) -> float:
        """The harm of one special attack (7.2.3); a Tunnel Rift can come up anywhere, so it is left out."""
        row = self.field.ground.edition.tribes
        match code:
            case "AV":
                return prey.close(row.avalanche) * prey.hits
            case "PD":
                return prey.close(row.stomp) * SHOCK
            case "BS":
                return prey.draw * prey.hits if prey.then <= row.sling and prey.sees else 0.0
            case "RL":
                return prey.draw * prey.hits * ROLL[prey.then] if prey.then < len(ROLL) else 0.0
            case "MS":
                return STARE if prey.lined else 0.0
            case _:
                return 0.0

    @cached_property
    def _rampage(self) -> float:
        """How likely a Colossal Rampage comes in the next Event Phase, 0.0 to who does not think of it."""
        s = self.field.s
        events = self.field.ground.edition.events
        if not self.skill.foresight or not s.cup or self.field.ground.is_last_turn(s):
            return 0.0
        return (events.get("rampage", 0) - s.used.count("rampage")) / (sum(events.values()) - len(s.used))

    def _stampede(self, unit: UnitId, at: SpaceId, die: float, *, less: bool) -> float:
        """The hits of a Rampage once the tribes have moved: each strikes at all that are near.

        A unit one hex beyond its reach fears it only if the tribe comes for that unit, one farther off never.
        """
        edition = self.field.ground.edition
        reach = edition.cup.rampage
        lost = edition.tribes.structure if less else 0
        total = 0.0
        for menace in self.menaces:
            far = menace.steps[at]
            if far <= reach + 1:
                sees, _ = menace.bearing(at)
                near = 1.0 if far <= reach else menace.chance * menace.draw(unit, far, sees=sees)
                total += near * (menace.clap + lost) * die
        return total

    def worst(self, unit: Unit, at: SpaceId) -> UnitId | None:
        """Return the tribe from which a unit in a hex has most to fear, None where it fears none."""
        structure = self.field.is_structure(at)
        die = hit_chance(self.field.ground.values(unit).dn)
        found = {
            menace.id: menace.chance * self._harm(menace, unit.id, at, die, less=structure)
            for menace in self.menaces
            if menace.steps[at] <= menace.reach
        }
        return max(found, key=lambda tribe: found[tribe]) if any(found.values()) else None

    def toll(self, unit: Unit, at: SpaceId, value: float) -> float:
        """Return what a hex is likely to cost a unit of some value, in victory points (5.1.1)."""
        hits = self.hits(unit, at)
        if not hits:
            return 0.0
        return value * tail(hits, self._lives(unit) + 1) + self._wound * hits

    def share(self, unit: Unit, value: float, menace: Menace) -> float:
        """Return what one tribe adds to what the hex where a unit stands is likely to cost it."""
        at = self.field.unit_hex(unit.id)
        if menace.steps[at] > menace.reach:
            return 0.0
        die = hit_chance(self.field.ground.values(unit).dn)
        own = menace.chance * self._harm(menace, unit.id, at, die, less=self.field.is_structure(at))
        hits = self.hits(unit, at)
        more = tail(hits, self._lives(unit) + 1) - tail(max(0.0, hits - own), self._lives(unit) + 1)
        return value * more + self._wound * own

    def _lives(self, unit: Unit) -> int:
        if unit.id not in self._health:
            self._health[unit.id] = health(self.field, unit)
        return self._health[unit.id]


def health(field: Field, unit: Unit) -> int:
    """Return the hits that a unit can take and live (5.1.1)."""
    taken = 0
    while choices := hit_choices(field.ground, unit):
        unit = hit(unit, choices[0])
        taken += 1
    return taken
