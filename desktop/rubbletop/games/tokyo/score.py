# SPDX-License-Identifier: GPL-3.0-or-later
"""Who has won, and what every victory point was for (III, XVI; rulings 2 to 4)."""

from collections.abc import Mapping
from typing import NamedTuple

from rubbletop.games.tokyo.ground import Ground
from rubbletop.games.tokyo.merits import Merit
from rubbletop.games.tokyo.state import TokyoState
from rubbletop.games.tokyo.words.names import seats_named
from rubbletop.kernel.facts import Message, Outcome, Seat, say
from rubbletop.kernel.tally import Tally

GODRAN = Seat("godran")
"""Stands for the monster among those who score; nobody sits there."""
MERITS: dict[Merit, tuple[Message, str]] = {
    "building": (say("Buildings smashed, as the Controller"), "XII, XVI"),
    "unit": (say("Units destroyed, as the Controller"), "XII, XVI"),
    "no_building": (say("No building smashed, as the Controller"), "XVI"),
    "wounded": (say("GODRAN wounded, as the Controller"), "XVI"),
    "killed": (say("GODRAN killed, as the Controller"), "XVI"),
    "wound": (say("Wounds of GODRAN"), "XIV, XVI"),
    "kill": (say("Death of GODRAN"), "XIV, XVI"),
    "evacuation": (say("Populace evacuated"), "XIII, XVI"),
    "trade": (say("Trades"), "VII"),
    "standing": (say("Buildings still standing"), "XVI"),
}
"""What points are for, in the order of the score sheet, and the section."""
HAVOC: dict[Merit, tuple[Message, str]] = {
    "building": (say("Buildings smashed"), "XII"),
    "unit": (say("Units destroyed"), "XII"),
    "kill": (say("Gone to those who killed it"), "XIV, 2"),
}


class Account(NamedTuple):
    """One column of the score sheet: a player, or GODRAN, with all that was scored."""

    seat: Seat
    tally: Tally


def sheet(s: TokyoState) -> tuple[Account, ...]:
    """Return what each player in order, then GODRAN, has scored so far, item by item (XVI)."""
    players = [Account(seat, _tally(s.points[seat], MERITS)) for seat in s.order or s.seats]
    return (*players, Account(GODRAN, _tally(s.havoc, HAVOC)))


def standing(ground: Ground, s: TokyoState, seat: Seat) -> int:
    """Return the victory points that a player's VP buildings would give if the game ended now (XVI, 9)."""
    own = s.chosen[seat]
    buildings = (ground.building(b) for b in ground.victory_buildings if b not in s.fallen)
    return sum(building.vp for building in buildings if building.sector in own)


def outcome(s: TokyoState) -> Outcome:
    """Return how a finished game came out (III).

    ``level`` is who has won: "player", "shared" by several players, or "godran", who must be above them all.
    """
    best = max(s.vp.values())
    if s.godran_vp > best:
        headline = say(
            "GODRAN wins, with {points} VP against {best}: everybody loses.", points=s.godran_vp, best=best
        )
        return Outcome(headline=headline, level="godran", winners=(), scores=dict(s.vp))
    winners = _winners(s, best)
    names = seats_named(s, winners)
    if len(winners) > 1:
        headline = say(
            "Shared victory of {names}, with {points} VP; GODRAN has {godran}.",
            names=names,
            points=best,
            godran=s.godran_vp,
        )
        return Outcome(headline=headline, level="shared", winners=winners, scores=dict(s.vp))
    headline = say(
        "{name} wins, with {points} VP; GODRAN has {godran}.", name=names, points=best, godran=s.godran_vp
    )
    return Outcome(headline=headline, level="player", winners=winners, scores=dict(s.vp))


def _winners(s: TokyoState, best: int) -> tuple[Seat, ...]:
    """The players at the top, a tie broken by standing buildings, evacuation, then Mega-Yen (4)."""

    def rank(seat: Seat) -> tuple[int, int, int]:
        ledger = s.points[seat]
        return ledger.get("standing", 0), ledger.get("evacuation", 0), s.cash[seat]

    tied = [seat for seat in s.order if s.vp[seat] == best]
    first = max(rank(seat) for seat in tied)
    return tuple(seat for seat in tied if rank(seat) == first)


def _tally(ledger: Mapping[Merit, int], merits: Mapping[Merit, tuple[Message, str]]) -> Tally:
    tally = Tally()
    for merit, (reason, rule) in merits.items():
        if ledger.get(merit):
            tally = tally.plus(ledger[merit], reason, rule)
    return tally
