# SPDX-License-Identifier: GPL-3.0-or-later
"""Decisions of the Rebel check."""

from rubbletop.games.barrel.frames.rebels import Target
from rubbletop.kernel.facts import Action, Seat, SpaceId


class PlaceRebels(Action, frozen=True, kw_only=True):
    """Bring the rebel die into an eastern region, with a power of 1."""

    region: SpaceId

    def picks(self) -> tuple[str, ...]:
        return (self.region,)


class MoveRebels(Action, frozen=True, kw_only=True):
    """Move the rebels one region; they lose a point of power if they have more than one."""

    to: SpaceId

    def picks(self) -> tuple[str, ...]:
        return (self.to,)


class EmpowerRebels(Action, frozen=True, kw_only=True):
    """Raise the power of the rebels by one."""


class Bomb(Action, frozen=True, kw_only=True):
    """Bomb what another player has in a region; ``call``: ask the others to join first (9, 49)."""

    victim: Seat
    region: SpaceId
    target: Target
    call: bool = False

    def picks(self) -> tuple[str, ...]:
        return (self.region,)


class RestRebels(Action, frozen=True, kw_only=True):
    """Do nothing with the rebels this turn."""


class JoinBombing(Action, frozen=True, kw_only=True):
    """Let one's own rebels join the bombing."""


class StayOut(Action, frozen=True, kw_only=True):
    """Take no part, neither in a bombing nor in a defence."""


class CallHelp(Action, frozen=True, kw_only=True):
    """Ask a player to help in the defence (50)."""

    ally: Seat


class DefendAlone(Action, frozen=True, kw_only=True):
    """Ask nobody (more), and roll."""


class HelpDefend(Action, frozen=True, kw_only=True):
    """Let one's troops and police count for the defence."""


class PayRepair(Action, frozen=True, kw_only=True):
    """Pay a dollar for each point of damage."""


class LoseBuilding(Action, frozen=True, kw_only=True):
    """Do not repair the building: it is destroyed."""


Actions = (
    PlaceRebels
    | MoveRebels
    | EmpowerRebels
    | Bomb
    | RestRebels
    | JoinBombing
    | StayOut
    | CallHelp
    | DefendAlone
    | HelpDefend
    | PayRepair
    | LoseBuilding
)
