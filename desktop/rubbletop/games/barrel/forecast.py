# SPDX-License-Identifier: GPL-3.0-or-later
"""What a turn's checks will bring: steps of Pacifism and of the oil price (Pacifism 1; Oil Price; 18, 19)."""

from collections.abc import Iterator
from typing import NamedTuple

from rubbletop.games.barrel.frames.checks import (
    DisbandFrame,
    ExtractionFrame,
    FinalFrame,
    ForfeitFrame,
    GovernmentFrame,
    NextTurnFrame,
    PacifismFrame,
    PriceFrame,
    StorageFrame,
)
from rubbletop.games.barrel.ground import MOST_ON_TRACK, Ground
from rubbletop.games.barrel.state import BarrelState
from rubbletop.games.barrel.tables import FACES
from rubbletop.kernel.facts import Message, Seat, say
from rubbletop.kernel.tally import Tally

AFTER_PACIFISM = (
    PriceFrame,
    GovernmentFrame,
    ForfeitFrame,
    ExtractionFrame,
    StorageFrame,
    NextTurnFrame,
    FinalFrame,
)
"""While one of these is in progress the Pacifism check of the turn is over."""


def troop_steps(ground: Ground, s: BarrelState, seat: Seat) -> Tally:
    """Return the steps of Pacifism that a player's troops bring at the check (Pacifism 1).

    One up for each troop above those tolerated, one down for every two below; the end of the track is not
    looked at.
    """
    troops, tolerated = s.troops_of(seat), ground.tolerated(s.powers[seat].media)
    if troops > tolerated:
        reason = say("{troops} troops, {tolerated} tolerated", troops=troops, tolerated=tolerated)
        return Tally().plus(troops - tolerated, reason, "Pacifism 1")
    fewer = (tolerated - troops) // ground.edition.troops.fewer_for_one
    if fewer:
        reason = say("Only {troops} of {tolerated} tolerated troops", troops=troops, tolerated=tolerated)
        return Tally().plus(-fewer, reason, "Pacifism 1")
    return Tally()


def coming_pacifism(ground: Ground, s: BarrelState, seat: Seat) -> int:
    """Return a player's Pacifism after this turn's check, if all troops and all values stay as they are."""
    value = s.powers[seat].pacifism
    if seat not in _unchecked(s):
        return value
    return min(MOST_ON_TRACK, max(0, value + troop_steps(ground, s, seat).total))


def _unchecked(s: BarrelState) -> tuple[Seat, ...]:
    """Whose troops this turn's Pacifism check has still to come to."""
    if not s.stack or isinstance(s.top, AFTER_PACIFISM):
        return ()
    for frame in s.stack:
        if isinstance(frame, PacifismFrame):
            return frame.left[1:] if isinstance(s.top, DisbandFrame) else frame.left
    return s.seats


class PriceMove(NamedTuple):
    """Why the oil price moves, in steps of its track, positive upwards.

    ``market`` by the number of ``sellers``, ``crash`` by the die when all have sold, ``speculation`` by the
    highest ``pacifism``; never where the market alone brings the price down.
    """

    sellers: int
    market: int
    crash: int
    speculation: int
    pacifism: int

    @property
    def by(self) -> int:
        """All steps together, the ends of the track not looked at."""
        return self.market + self.crash + self.speculation

    @property
    def tally(self) -> Tally:
        """The steps, each with its reason."""
        tally = Tally().plus(self.market, _sold(self.sellers), "Oil Price 1")
        if self.crash:
            tally = tally.plus(self.crash, say("Die, as everybody has sold"), "Oil Price 1")
        if self.speculation:
            reason = say("Speculation at Pacifism {pacifism}", pacifism=self.pacifism)
            tally = tally.plus(self.speculation, reason, "Oil Price 2")
        return tally


def price_move(ground: Ground, players: int, sellers: int, pacifism: int, face: int = 0) -> PriceMove:
    """Return how the price moves with so many sellers; the die counts only where all have sold."""
    market = ground.edition.market_steps(players, sellers)
    crash = -ground.edition.crash[face - 1] if sellers == players else 0
    speculation = ground.speculation(pacifism) if market + crash >= 0 else 0
    return PriceMove(sellers, market, crash, speculation, pacifism)


def moved_price(ground: Ground, price: int, by: int) -> int:
    """Return the place on the price track so many steps further, no further than its ends (19)."""
    return min(ground.top_price, max(0, price + by))


class Case(NamedTuple):
    """A way in which the price may move: with ``chance`` of six faces, to the place ``price``."""

    chance: int
    move: PriceMove
    price: int


class Outlook(NamedTuple):
    """What the price will do if so many players have sold oil by the Oil check: its cases, highest first."""

    sellers: int
    cases: tuple[Case, ...]


def outlooks(ground: Ground, s: BarrelState) -> tuple[Outlook, ...]:
    """Return what the price will do, for those who have sold and each possible number of further sellers.

    Pacifism is reckoned as it will be after this turn's check if nothing else changes.
    """
    players, sold = len(s.seats), sum(power.sold for power in s.powers.values())
    pacifism = max(coming_pacifism(ground, s, seat) for seat in s.seats)
    return tuple(
        Outlook(sellers, tuple(_cases(ground, s, sellers, pacifism))) for sellers in range(sold, players + 1)
    )


def _cases(ground: Ground, s: BarrelState, sellers: int, pacifism: int) -> Iterator[Case]:
    players = len(s.seats)
    faces = range(1, FACES + 1) if sellers == players else range(1)
    moves = [price_move(ground, players, sellers, pacifism, face) for face in faces]
    for move in sorted(set(moves), key=lambda move: -move.by):
        chance = FACES * moves.count(move) // len(moves)
        yield Case(chance, move, moved_price(ground, s.price, move.by))


def _sold(sellers: int) -> Message:
    if not sellers:
        return say("Nobody has sold oil")
    if sellers == 1:
        return say("One player has sold oil")
    return say("{sellers} players have sold oil", sellers=sellers)
