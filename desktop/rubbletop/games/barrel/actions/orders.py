# SPDX-License-Identifier: GPL-3.0-or-later
"""Decisions of the first and second selected actions.

Boxes are named ``row.column`` as in the state, columns from 1.
"""

from typing import Literal

from rubbletop.games.barrel.tables import Building
from rubbletop.kernel.facts import Action, Seat, SpaceId

Element = Literal["troop", "logistic"]


class SellOil(Action, frozen=True, kw_only=True):
    """Sell so many barrels from the hand at the present price (18)."""

    barrels: int


class RaiseMedia(Action, frozen=True, kw_only=True):
    """Choose a box of Mass-media and raise the value by 1 to 3 points, as far as the box goes."""

    box: str
    points: int


class OpenPurchase(Action, frozen=True, kw_only=True):
    """Choose a box of Purchase and Move."""

    box: str


class OpenConstruction(Action, frozen=True, kw_only=True):
    """Choose a box of Construction."""

    box: str


class TakeMoney(Action, frozen=True, kw_only=True):
    """Choose a box of Money."""

    box: str


class TakePlace(Action, frozen=True, kw_only=True):
    """Choose a place in the playing order of the next turn."""

    box: str


class RaiseTaxes(Action, frozen=True, kw_only=True):
    """Choose New Taxes: money and Pacifism."""


class MakeSpeech(Action, frozen=True, kw_only=True):
    """Hold the Speech to the Nation, once a game, in phases 1 and 2."""


class OpenProduction(Action, frozen=True, kw_only=True):
    """Choose Oil Production."""


class PassAction(Action, frozen=True, kw_only=True):
    """Choose no action (48)."""


class EndTurn(Action, frozen=True, kw_only=True):
    """Let the next player go on."""


class Buy(Action, frozen=True, kw_only=True):
    """Buy so many of ``what`` into ``region``: the Border Region by land, any other by air (31)."""

    what: Element
    region: SpaceId
    number: int

    def picks(self) -> tuple[str, ...]:
        return (self.region,)


class March(Action, frozen=True, kw_only=True):
    """Move a group one step; free where the hinterland is controlled (23)."""

    origin: SpaceId
    to: SpaceId
    troops: int
    logistics: int

    def picks(self) -> tuple[str, ...]:
        return (self.origin, self.to)


class Withdraw(Action, frozen=True, kw_only=True):
    """Take so many troops from the Border Region off the board, for one move."""

    troops: int


class CallSupport(Action, frozen=True, kw_only=True):
    """Call a player to a battle that was opened or joined, for so many half dollars (47)."""

    guest: Seat
    region: SpaceId
    pay: int


class GiveSupport(Action, frozen=True, kw_only=True):
    """Come to the battle with a group from a contiguous region or the Border Region; at least one troop."""

    origin: SpaceId
    troops: int
    logistics: int

    def picks(self) -> tuple[str, ...]:
        return (self.origin,)


class DeclineSupport(Action, frozen=True, kw_only=True):
    """Do not come to the battle."""


class Construct(Action, frozen=True, kw_only=True):
    """Change logistics of a region into a military building there."""

    region: SpaceId
    building: Building

    def picks(self) -> tuple[str, ...]:
        return (self.region,)


class GiveAid(Action, frozen=True, kw_only=True):
    """Change one logistic of a controlled region into a point of influence."""

    region: SpaceId

    def picks(self) -> tuple[str, ...]:
        return (self.region,)


class AwardContract(Action, frozen=True, kw_only=True):
    """Go one space up the Contract Track."""


class Produce(Action, frozen=True, kw_only=True):
    """Let a region produce: a logistic is used, its barrels are laid on the region."""

    region: SpaceId

    def picks(self) -> tuple[str, ...]:
        return (self.region,)


class ProduceAll(Action, frozen=True, kw_only=True):
    """Let every region produce that can, and end the action."""


class EndAction(Action, frozen=True, kw_only=True):
    """Do no more with the box that was chosen."""


Actions = (
    SellOil
    | RaiseMedia
    | OpenPurchase
    | OpenConstruction
    | TakeMoney
    | TakePlace
    | RaiseTaxes
    | MakeSpeech
    | OpenProduction
    | PassAction
    | EndTurn
    | Buy
    | March
    | Withdraw
    | CallSupport
    | GiveSupport
    | DeclineSupport
    | Construct
    | GiveAid
    | AwardContract
    | Produce
    | ProduceAll
    | EndAction
)
