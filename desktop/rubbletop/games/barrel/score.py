# SPDX-License-Identifier: GPL-3.0-or-later
"""Who has won, and what every half dollar of an account is for (End of the Game; 20, 39 to 43)."""

from typing import NamedTuple

from rubbletop.games.barrel.allotment import shares
from rubbletop.games.barrel.ground import Ground
from rubbletop.games.barrel.state import UNKNOWN, BarrelState
from rubbletop.games.barrel.words.names import dollars, listed, seat_name
from rubbletop.kernel.facts import Message, Outcome, Seat, say
from rubbletop.kernel.tally import Tally

END = "End of the Game"
CASH = say("Cash")
HAND = say("Oil in hand")
REGIONS = say("Oil in regions")
ALLOTTED = say("Oil from the Government")
CONTRACTS = say("Contracts")
FINE = say("Pacifism")
"""The lines of an account, in this order."""


class Column(NamedTuple):
    """A player's account: the ``tally`` in half dollars, every account with the same lines."""

    seat: Seat
    tally: Tally


def sheet(ground: Ground, s: BarrelState) -> tuple[Column, ...]:
    """Return the final account of each player, the richest first, line by line in half dollars."""
    price = ground.price(s)
    columns = [
        Column(
            seat,
            _account(
                cash=account.cash,
                hand=(account.barrels - account.withdrawn - account.allotted) * price,
                regions=account.withdrawn * price,
                allotted=account.allotted * price,
                contracts=account.contracts,
                fine=account.fine,
            ),
        )
        for seat, account in s.accounts.items()
    ]
    return tuple(sorted(columns, key=lambda column: -column.tally.total))


def standing(ground: Ground, s: BarrelState, seat: Seat) -> Tally:
    """Return what a player would own if the game ended now, at the present price, in half dollars.

    The Government's oil is shared out as the ranking stands. Where cash and oil in hand are hidden, the two
    lines are missing, and the sum is only of what lies open.
    """
    power, price = s.powers[seat], ground.price(s)
    in_regions = sum(s.regions[region].barrels for region in s.controlled(seat))
    allotted = next(share.barrels for share in shares(ground, s) if share.seat == seat)
    hidden = power.oil == UNKNOWN
    return _account(
        cash=None if hidden else power.cash,
        hand=None if hidden else power.oil * price,
        regions=in_regions * price,
        allotted=allotted * price,
        contracts=ground.contract_value(power.contracts),
        fine=ground.final_fine(power.pacifism),
    )


def outcome(s: BarrelState) -> Outcome:
    """Return how a finished game came out; the scores are in half dollars.

    ``level`` is "player" or "shared". A tie is broken by contracts, then by controlled regions.
    """
    scores = {seat: account.total for seat, account in s.accounts.items()}

    def rank(seat: Seat) -> tuple[int, int, int]:
        return scores[seat], s.powers[seat].contracts, len(s.controlled(seat))

    best = max(rank(seat) for seat in scores)
    winners = tuple(seat for seat in scores if rank(seat) == best)
    money = dollars(best[0])
    names = listed([seat_name(s, seat) for seat in winners])
    if len(winners) > 1:
        headline = say("Shared victory of {names}, with {money} each.", names=names, money=money)
        return Outcome(headline=headline, level="shared", winners=winners, scores=scores)
    return Outcome(headline=_headline(scores, names, money), level="player", winners=winners, scores=scores)


def _headline(scores: dict[Seat, int], name: Message, money: Message) -> Message:
    """The headline for one winner; that a tie was broken is told."""
    richest = max(scores.values())
    if sum(score == richest for score in scores.values()) > 1:
        return say("{name} wins with {money}, the tie being broken.", name=name, money=money)
    return say("{name} wins with {money}.", name=name, money=money)


def _account(
    *, cash: int | None, hand: int | None, regions: int, allotted: int, contracts: int, fine: int
) -> Tally:
    """The lines of an account; what is None is hidden, and left out."""
    tally = Tally()
    if cash is not None:
        tally = tally.plus(cash, CASH, END)
    if hand is not None:
        tally = tally.plus(hand, HAND, f"{END}, 42")
    tally = tally.plus(regions, REGIONS, f"{END}, 42").plus(allotted, ALLOTTED, f"{END}, 39, 40")
    return tally.plus(contracts, CONTRACTS, END).plus(-fine, FINE, f"{END}, 20")
