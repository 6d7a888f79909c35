# SPDX-License-Identifier: GPL-3.0-or-later
"""Numbers of Barrel with their reasons: the price as it will be, Pacifism as it stands to change."""

from rubbletop.games.barrel.ground import Ground
from rubbletop.games.barrel.state import BarrelState
from rubbletop.games.barrel.words.names import seat_name, troops
from rubbletop.kernel.facts import Seat, say
from rubbletop.kernel.tally import Tally


def price(ground: Ground, s: BarrelState) -> Tally:
    """Return the steps that the price would go if the turn ended now, without the die of a crash."""
    sellers = sum(power.sold for power in s.powers.values())
    market = ground.edition.market_steps(len(s.seats), sellers)
    told = say("{number} players sold oil this turn", number=sellers)
    if sellers == 1:
        told = say("1 player sold oil this turn")
    tally = Tally().plus(market, told, "Oil Price")
    if market < 0:
        return tally
    highest = max(s.seats, key=lambda seat: s.powers[seat].pacifism)
    value = s.powers[highest].pacifism
    why = say("highest Pacifism: {value}, {player}", value=value, player=seat_name(s, highest))
    return tally.plus(ground.speculation(value), why, "Oil Price")


def pacifism_ahead(ground: Ground, s: BarrelState, seat: Seat) -> Tally:
    """Return how the Pacifism of a player would change in the Pacifism check if it came now."""
    power = s.powers[seat]
    number, tolerated = s.troops_of(seat), ground.tolerated(power.media)
    row = ground.edition.troops
    change = number - tolerated if number > tolerated else -((tolerated - number) // row.fewer_for_one)
    why = say(
        "Pacifism: {troops} where {tolerated} are tolerated", troops=troops(number), tolerated=tolerated
    )
    return Tally().plus(change, why, "Pacifism")
