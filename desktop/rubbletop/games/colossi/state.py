# SPDX-License-Identifier: GPL-3.0-or-later
"""The state of a game of Colossi: units, tribes, Rubble, cup and deck, with its verbs."""

from typing import Literal, Self, TypeVar

import msgspec
from msgspec import UNSET, UnsetType

from rubbletop.games.colossi.frames import AnyFrame
from rubbletop.games.colossi.frames.tribes import Activation
from rubbletop.games.colossi.tables import Face, Kind, TeamName, TribeName
from rubbletop.kernel.facts import Name, Record, Seat, SpaceId, UnitId
from rubbletop.kernel.state import Frame, GameState
from rubbletop.kernel.tally import Modifier

Marker = Literal["", "stunned", "paralyzed"]
Place = Literal["reserve", "team", "due", "beside", "map", "trapped", "escaped", "lost"]
Arrival = Literal["", "safe", "idle"]

F = TypeVar("F", bound=Frame)

replace = msgspec.structs.replace


class Unit(Record, frozen=True, kw_only=True):
    """A Marine or Civilian counter (2.1.1, 2.1.3).

    ``place``: reserve (comes on a later turn), team (comes with its team, sc. 2), due (lands this turn or
    waits), beside (a Bomber, or a unit that walks in, beside the map), map, trapped (a Miner not yet freed),
    escaped, lost. ``hex`` is set on the map and for
    trapped Miners. ``arrival``: how it landed this turn, safe or idle (no action at all, 5.2.1).
    ``began``: its hex when the turn began. ``acted``: it used its action this turn.
    ``moved``: it moved or was carried in this Action step.
    """

    id: UnitId
    kind: Kind
    place: Place
    hex: SpaceId | None = None
    due: int = 0
    damaged: bool = False
    marker: Marker = ""
    arrival: Arrival = ""
    began: SpaceId | None = None
    acted: bool = False
    moved: bool = False


class Boulder(Record, frozen=True, kw_only=True):
    """A boulder in a stack: its id in the edition (``?`` where a view hides it) and the side it shows."""

    id: str
    reduced: bool = False


class Tribe(Record, frozen=True, kw_only=True):
    """A stack of boulders, top first, with its hex (None: off the map, to return by Tunnel Rift).

    Gallstones can make a second stack of a tribe, so ``id`` is its own and ``tribe`` names the tribe.
    """

    id: UnitId
    tribe: TribeName
    hex: SpaceId | None
    stack: tuple[Boulder, ...]
    paralyzed: bool = False


class Rubble(Record, frozen=True, kw_only=True):
    """A Rubble counter on the map; ``face`` is None while it lies face down (2.1.2.4, 6.0)."""

    id: UnitId
    hex: SpaceId
    face: Face | None = None
    paralyzed: bool = False


class Council(Record, frozen=True, kw_only=True):
    """What only the battle of scenario 2 has.

    ``teams``: the units of each team whose turn has come, whatever became of them since. ``first``: in a
    campaign the victory points of the first battle, item by item.
    """

    teams: dict[TeamName, tuple[UnitId, ...]] = {}
    first: tuple[Modifier, ...] = ()


class Variant(Record, frozen=True, kw_only=True):
    """What a game is played with beside the usual rules and values.

    ``jig_jig``: the optional dance of the Colossi (11.0). ``edition``, ``marks``: the tables by
    name, empty for the usual ones, and the fingerprints of their files. ``names``: how two players are
    called; one alone has none.
    """

    jig_jig: bool = False
    names: dict[Seat, Name] = {}
    edition: str = ""
    marks: tuple[str, str] = ("", "")


USUAL = Variant()


class ColossiState(GameState, frozen=True, kw_only=True):
    """Everything on the table.

    ``cracked``: tribes and Rubble that carry the -1 DN marker; ``series``: the target of the attack just made
    whose marker stays while the next action attacks it again (94).
    ``cup`` and ``aside``: Event counters, ``?`` where a view hides them; ``used``: those drawn, oldest first;
    ``events``: those in force now. ``recon``: the turn whose Event Phase draws two (0: none).
    ``deck``: cards not yet turned; ``cards``: those used, oldest first; ``card``: the one face up (0: none).
    ``absent``: tribes never yet in play; ``crumbled``: ids of boulders out of play, oldest first;
    ``entering``: stacks that come in by Tunnel Rift at the start of the Colossi phase.
    ``freed``: the turn in which a Miner was last freed. ``ended``: why the game is over.
    ``council``: what only scenario 2 has; it is absent in scenario 1, also from its saved games.
    ``variant``: options and values of its own; absent from a game that has none.
    """

    zone: str
    scenario: str
    units: dict[UnitId, Unit]
    tribes: dict[UnitId, Tribe] = msgspec.field(default_factory=dict)
    rubble: dict[UnitId, Rubble] = msgspec.field(default_factory=dict)
    cracked: tuple[UnitId, ...] = ()
    series: UnitId | None = None
    storm: SpaceId | None = None
    tectonic: tuple[SpaceId, ...] = ()
    cup: tuple[str, ...] = ()
    aside: tuple[str, ...] = ()
    used: tuple[str, ...] = ()
    events: tuple[str, ...] = ()
    recon: int = 0
    deck: tuple[int, ...] = ()
    cards: tuple[int, ...] = ()
    card: int = 0
    absent: tuple[TribeName, ...] = ()
    crumbled: tuple[str, ...] = ()
    entering: tuple[UnitId, ...] = ()
    freed: int = 0
    ended: str = ""
    council: Council | UnsetType = UNSET
    variant: Variant | UnsetType = UNSET
    stack: tuple[AnyFrame, ...]

    def top_frame(self, kind: type[F]) -> F:
        """Return the frame on top of the stack, which is of this kind while its step goes on."""
        assert isinstance(self.top, kind), f"{kind.__name__} is not on top"
        return self.top

    @property
    def acting(self) -> UnitId | None:
        """The stack of boulders that acts or comes in now, None when none does."""
        return next((frame.tribe for frame in reversed(self.stack) if isinstance(frame, Activation)), None)

    @property
    def teams(self) -> dict[TeamName, tuple[UnitId, ...]]:
        """The teams whose turn has come, with their units; none in scenario 1."""
        return self.council.teams if isinstance(self.council, Council) else {}

    @property
    def first_battle(self) -> tuple[Modifier, ...]:
        """The points of the first battle of a campaign, item by item; none in another battle."""
        return self.council.first if isinstance(self.council, Council) else ()

    @property
    def options(self) -> Variant:
        """What the game is played with beside the usual rules and values."""
        return self.variant if isinstance(self.variant, Variant) else USUAL

    @property
    def edition(self) -> str:
        """The name of the tables that the game is played with, empty for the usual ones."""
        return self.options.edition

    @property
    def marks(self) -> tuple[str, str]:
        """The fingerprints of the files that the game is played with, empty for the usual ones."""
        return self.options.marks

    def team_of(self, unit: UnitId) -> TeamName | None:
        """Return the team with which a unit came or comes, None without one."""
        return next((team for team, units in self.teams.items() if unit in units), None)

    def with_team(self, team: TeamName, units: tuple[UnitId, ...]) -> Self:
        """Return the state with a team whose turn has come."""
        return replace(self, council=Council(teams={**self.teams, team: units}, first=self.first_battle))

    def with_unit(self, unit: Unit) -> Self:
        """Return the state with ``unit`` in place of the one of the same id."""
        return replace(self, units={**self.units, unit.id: unit})

    def changed_unit(self, unit: UnitId, **fields: object) -> Self:
        """Return the state with some fields of a unit changed."""
        return replace(self, units={**self.units, unit: replace(self.units[unit], **fields)})

    def moved(self, unit: UnitId, to: SpaceId) -> Self:
        """Return the state with a unit standing in ``to`` on the map."""
        return self.changed_unit(unit, hex=to, place="map")

    def lost(self, unit: UnitId) -> Self:
        """Return the state with a unit out of play as a loss."""
        return self.changed_unit(unit, hex=None, place="lost", marker="", damaged=False)

    def with_tribe(self, tribe: Tribe) -> Self:
        """Return the state with ``tribe`` in place of the stack of the same id, or added."""
        return replace(self, tribes={**self.tribes, tribe.id: tribe})

    def tribe_moved(self, tribe: UnitId, to: SpaceId | None) -> Self:
        """Return the state with a stack standing in ``to`` (None: off the map)."""
        return self.with_tribe(replace(self.tribes[tribe], hex=to))

    def uncracked(self, target: UnitId) -> Self:
        """Return the state without the crack marker on ``target``."""
        if target not in self.cracked:
            return self
        return replace(self, cracked=tuple(t for t in self.cracked if t != target))

    def crack(self, target: UnitId) -> Self:
        """Return the state with a crack marker on ``target``; never two (5.4.1.1)."""
        return self if target in self.cracked else replace(self, cracked=(*self.cracked, target))

    def top_flipped(self, tribe: UnitId) -> Self:
        """Return the state with the top boulder of a stack on its reduced side, without a crack marker."""
        stack = self.tribes[tribe].stack
        flipped = (replace(stack[0], reduced=True), *stack[1:])
        return self.with_tribe(replace(self.tribes[tribe], stack=flipped)).uncracked(tribe)

    def top_removed(self, tribe: UnitId) -> Self:
        """Return the state with the top boulder of a stack out of play; the last takes the stack along."""
        return self._boulder_out(tribe, 0).uncracked(tribe)

    def bottom_flipped(self, tribe: UnitId) -> Self:
        """Return the state with the bottom boulder of a stack on its reduced side."""
        stack = self.tribes[tribe].stack
        if len(stack) == 1:
            return self.top_flipped(tribe)
        flipped = (*stack[:-1], replace(stack[-1], reduced=True))
        return self.with_tribe(replace(self.tribes[tribe], stack=flipped))

    def bottom_removed(self, tribe: UnitId) -> Self:
        """Return the state with the bottom boulder of a stack out of play."""
        if len(self.tribes[tribe].stack) == 1:
            return self.top_removed(tribe)
        return self._boulder_out(tribe, len(self.tribes[tribe].stack) - 1)

    def _boulder_out(self, tribe: UnitId, index: int) -> Self:
        stack = self.tribes[tribe].stack
        left = (*stack[:index], *stack[index + 1 :])
        tribes = {**self.tribes, tribe: replace(self.tribes[tribe], stack=left)}
        if not left:
            del tribes[tribe]
        return replace(self, tribes=tribes, crumbled=(*self.crumbled, stack[index].id))

    def with_rubble(self, rubble: Rubble) -> Self:
        """Return the state with ``rubble`` on the map."""
        return replace(self, rubble={**self.rubble, rubble.id: rubble})

    def rubble_removed(self, rubble: UnitId) -> Self:
        """Return the state with a Rubble counter back in the pool."""
        left = {key: value for key, value in self.rubble.items() if key != rubble}
        return replace(self, rubble=left).uncracked(rubble)
