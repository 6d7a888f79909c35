# SPDX-License-Identifier: GPL-3.0-or-later
"""Facts of scenario 2 and of the campaign (sc. 2, sc. 3)."""

from rubbletop.games.colossi.events.common import Fact
from rubbletop.games.colossi.events.tribes import End
from rubbletop.games.colossi.tables import TeamName
from rubbletop.kernel.facts import SpaceId, UnitId


class TeamCalled(Fact, frozen=True, kw_only=True):
    """A team comes now, with the units that it has (147)."""

    team: TeamName
    units: tuple[UnitId, ...]


class UnitTakenBack(Fact, frozen=True, kw_only=True):
    """A unit that was just placed in ``hex`` was taken off the map again."""

    unit: UnitId
    hex: SpaceId


class AreaHeld(Fact, frozen=True, kw_only=True):
    """A team cannot be placed: a tribe, Rubble or feature is in ``hex`` of its area (147)."""

    team: TeamName
    hex: SpaceId


class AreaFull(Fact, frozen=True, kw_only=True):
    """Some units of a team find no free hex in its area and come in from off the map."""

    team: TeamName


class WormholeHeld(Fact, frozen=True, kw_only=True):
    """No die is thrown for the Wormhole: a Marine stands there (150)."""

    unit: UnitId


class WormholeRolled(Fact, frozen=True, kw_only=True):
    """The die thrown for the Wormhole, and whether it is lower than the turn's number (150)."""

    face: int
    turn: int
    opens: bool


class Rejoiced(Fact, frozen=True, kw_only=True):
    """A tribe entered a Sacred Pillar and throws out Rubble for joy (151)."""

    tribe: UnitId
    hex: SpaceId


class BattleEnded(Fact, frozen=True, kw_only=True):
    """The first battle of a campaign is over: why, and its victory points (sc. 3)."""

    why: End
    points: int


class BattleBegan(Fact, frozen=True, kw_only=True):
    """The battle in Zone Beta begins (sc. 2)."""

    zone: str


Events = (
    TeamCalled | UnitTakenBack | AreaHeld | AreaFull | WormholeHeld | WormholeRolled | Rejoiced
    | BattleEnded | BattleBegan
)  # fmt: skip
