# SPDX-License-Identifier: GPL-3.0-or-later
"""What the tribes may do to a unit in their next phase, as far as the table shows it (7.2)."""

from functools import cached_property

from rubbletop.games.colossi.commander.odds import hit_chance, tail
from rubbletop.games.colossi.ground import Field
from rubbletop.games.colossi.state import Tribe, Unit
from rubbletop.games.colossi.tables import Code
from rubbletop.kernel.facts import SpaceId, UnitId

FAR = 8
"""A tribe at this distance or farther does nothing to a unit this turn."""
RIVAL = (0.5, 0.2, 0.1)
"""How likely a tribe is drawn to a unit though another is as near, one hex nearer, nearer still."""
DRIFT = (1.0, 1.0, 0.8, 0.4)
"""How likely a tribe drawn elsewhere ends within two hexes of a unit, by its distance now."""
SHOCK = 0.83
"""Steps of harm that a Stomp does to each unit near it, on average."""
ROLL = (1.0, 1.0, 0.67, 0.33)
"""How likely a Rock Roller comes as far as this."""
STARE = 0.3
"""Steps of harm that a Medusa Stare does to a unit in one of its six lines."""
SPLASH = 0.35
"""Hits that the stones of a Boulder Sling do next to its target, for a unit with a friend beside it."""
WOUND = 0.35
"""Points that each hit costs a unit that survives: it stands still or shoots worse for some turns."""
BLIND: tuple[Code, ...] = ("AV", "BS", "FT", "MS", "PD", "RL")


class Menace:
    """One tribe that may act: where it is, its dice, how likely it acts, and whom else it might go for."""

    def __init__(self, field: Field, tribe: Tribe, at: SpaceId, chance: float) -> None:
        top = field.ground.top(tribe)
        self.id = tribe.id
        self.at = at
        self.chance = chance
        self.cf = top.cf
        self.clap = top.cf + field.ground.edition.tribes.boulder * (len(tribe.stack) - 1)
        self.code: Code = top.code
        self.steps = field.board.steps_from(at)
        self.seen = sorted(
            (self.steps[h], unit.id) for unit in field.targets if field.sees(at, h := field.unit_hex(unit.id))
        )
        self.near = sorted((self.steps[field.unit_hex(unit.id)], unit.id) for unit in field.targets)

    def draw(self, unit: UnitId, far: int, *, sees: bool) -> float:
        """Return how likely the tribe goes for a unit that stands ``far`` hexes away (7.2.1)."""
        rival = next((steps for steps, other in self.seen if other != unit), None)
        if rival is None and not sees:
            rival = next((steps for steps, other in self.near if other != unit), None)
        elif not sees:
            return 0.1
        if rival is None or rival > far:
            return 1.0
        return RIVAL[min(far - rival, len(RIVAL) - 1)]


class Threats:
    """All tribes on the map that may act, and what a unit has to fear from them."""

    def __init__(self, field: Field) -> None:
        self.field = field
        row = field.ground.edition.tribes
        self._pace = row.steps + (row.wave if "wave" in field.s.events else 0)

    @cached_property
    def menaces(self) -> tuple[Menace, ...]:
        """The tribes that are on the map and not Paralyzed."""
        tribes = self.field.s.tribes.values()
        return tuple(
            Menace(self.field, tribe, tribe.hex, self._activity(tribe))
            for tribe in tribes
            if tribe.hex is not None and not tribe.paralyzed
        )

    def _activity(self, tribe: Tribe) -> float:
        """The share of the cards still to come that name a tribe."""
        left = [card for card in self.field.ground.cards.values() if card.number not in self.field.s.cards]
        return sum(tribe.tribe in card.order for card in left) / len(left) if left else 1.0

    def hits(self, unit: Unit, at: SpaceId) -> float:
        """Return the hits, or steps of harm, that a unit in a hex can expect from all tribes."""
        structure = self.field.is_structure(at)
        die = hit_chance(self.field.ground.values(unit).dn)
        return sum(
            menace.chance * self._harm(menace, unit.id, at, die, less=structure)
            for menace in self.menaces
            if menace.steps[at] < FAR
        )

    def _harm(self, menace: Menace, unit: UnitId, at: SpaceId, die: float, *, less: bool) -> float:
        row = self.field.ground.edition.tribes
        far = menace.steps[at]
        sees = self.field.sees(menace.at, at)
        draw = menace.draw(unit, far, sees=sees)
        lost = row.structure if less else 0
        harm = draw * (menace.clap + lost) * die if far <= self._pace + 1 else 0.0
        then = max(1, far - self._pace)
        codes = row.die if menace.code == "?" else (menace.code,)
        cf = max(row.least, menace.cf + lost)
        special = sum(self._special(code, menace, at, draw, then, cf * die) for code in codes)
        return harm + special / len(codes)

    def _special(
        self, code: Code, menace: Menace, at: SpaceId, draw: float, then: int, hits: float
    ) -> float:
        """The harm of one special attack after the move (7.2.3); ``hits`` are those of the top boulder."""
        row = self.field.ground.edition.tribes
        far = menace.steps[at]
        drift = DRIFT[far] if far < len(DRIFT) else 0.0
        close = draw * (then <= row.avalanche) + (1 - draw) * drift
        match code:
            case "AV":
                return close * hits
            case "PD":
                return close * SHOCK
            case "BS":
                return draw * hits if then <= row.sling and self.field.sees(menace.at, at) else 0.0
            case "RL":
                return draw * hits * ROLL[then] if then < len(ROLL) else 0.0
            case "MS":
                return STARE if self.field.board.direction(menace.at, at) is not None else 0.0
            case _:
                return 0.0

    def toll(self, unit: Unit, at: SpaceId, value: float) -> float:
        """Return what a hex is likely to cost a unit of some value, in victory points (5.1.1)."""
        hits = self.hits(unit, at)
        if any(other.id != unit.id for beside in self.field.board.neighbours[at]
               for other in self.field.units_at.get(beside, ())):  # fmt: skip
            hits += SPLASH * 0.2 * bool(hits)
        return value * tail(hits, _health(self.field, unit) + 1) + WOUND * hits if hits else 0.0


def _health(field: Field, unit: Unit) -> int:
    """The hits that a unit can take and live (5.1.1)."""
    if unit.kind == "carrier":
        return 0
    markers = {"": 2, "stunned": 1, "paralyzed": 0}[unit.marker]
    return markers + (field.ground.has_back(unit) and not unit.damaged)
