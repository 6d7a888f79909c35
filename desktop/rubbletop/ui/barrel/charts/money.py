# SPDX-License-Identifier: GPL-3.0-or-later
"""Charts of oil and money: market, price, contracts, the Government's oil (Oil Price; End of the Game)."""

from rubbletop.games.barrel import allotment, forecast
from rubbletop.games.barrel.forecast import Outlook
from rubbletop.games.barrel.ground import Ground
from rubbletop.games.barrel.state import BarrelState
from rubbletop.games.barrel.words.names import dollars, seat_name
from rubbletop.kernel.facts import Message, decimal, say
from rubbletop.ui.barrel.charts.base import (
    FACE_HEADS,
    NONE,
    Row,
    number,
    seats_in_order,
    starred,
    steps,
    who,
)
from rubbletop.ui.game_screen import Chart

STOCKS = range(5, 61, 5)
"""The stocks of the Government for which the shares are listed."""


def market(ground: Ground, s: BarrelState) -> Chart:
    """Steps of the price by the number of sellers; those of this turn are lit."""
    table = ground.edition.market
    most = max(row.players for row in table)
    players = [row.players for row in table]
    sold = sum(power.sold for power in s.powers.values())
    return Chart(
        title=say("Market: steps of the oil price, by the players who have sold this turn"),
        rule="Oil Price 1",
        head=(say("Players"), *(number(sellers) for sellers in range(most + 1))),
        rows=tuple(
            (number(row.players), *_market(row.steps), *(NONE for _ in range(most - row.players)))
            for row in table
        ),
        now=players.index(len(s.seats)),
        cell=1 + sold,
    )


def _market(moves: tuple[int, ...]) -> Row:
    return *(steps(by) for by in moves[:-1]), say("{steps}, and a die", steps=steps(moves[-1]))


def crash(ground: Ground, s: BarrelState) -> Chart:
    """How much deeper the price falls when everybody has sold."""
    return Chart(
        title=say("Everybody has sold: more steps, by the die"),
        rule="Oil Price 1",
        head=(say("Die"), *FACE_HEADS),
        rows=((say("more"), *(steps(-fall) for fall in ground.edition.crash)),),
    )


def price(ground: Ground, s: BarrelState) -> Chart:
    """What the price will be after this turn, by the number of those who sell; those so far are lit."""
    return Chart(
        title=say("The oil price, now {price}, at the next Oil check", price=dollars(ground.price(s))),
        rule="Oil Price, 18, 19",
        head=(say("Players who sell"), say("Market"), say("Speculation"), say("Price")),
        rows=tuple(_outlook(ground, outlook) for outlook in forecast.outlooks(ground, s)),
        now=0,
    )


def _outlook(ground: Ground, outlook: Outlook) -> Row:
    values = ground.board.tracks["price"].values
    first, last = outlook.cases[0], outlook.cases[-1]
    high, low = first.move.market + first.move.crash, last.move.market + last.move.crash
    prices = dollars(values[first.price])
    return (
        number(outlook.sellers),
        steps(high) if high == low else say("{high} to {low}", high=steps(high), low=steps(low)),
        steps(first.move.speculation),
        prices
        if first.price == last.price
        else say("{high} to {low}", high=prices, low=dollars(values[last.price])),
    )


def contracts(ground: Ground, s: BarrelState) -> Chart:
    """What the spaces of the Contract Track pay at the end, and who stands there; the best is lit."""
    track = ground.board.tracks["contracts"]
    places = {seat: s.powers[seat].contracts for seat in seats_in_order(s)}
    best = max(places.values())
    return Chart(
        title=say("Contract Track (* reconstructed)"),
        rule="Contracts",
        head=(say("Space"), say("At the end"), say("Players")),
        rows=tuple(
            (
                number(place),
                starred(f"${value}", track.source == "reconstructed"),
                who(s, (seat for seat, reached in places.items() if reached == place)),
            )
            for place, value in enumerate(track.values)
        ),
        now=best or None,
    )


def ranking(ground: Ground, s: BarrelState) -> Chart:
    """How the Government ranks the players now, and what each would get of its oil; the first is lit."""
    return Chart(
        title=_stock(s.government),
        rule="Government Oil Allotment, 39, 40",
        head=(
            say("Rank"),
            say("Player"),
            say("Influence"),
            say("Regions"),
            say("Points"),
            say("Barrels at the end"),
        ),
        rows=tuple(
            (
                number(share.rank),
                seat_name(s, share.seat),
                number(s.powers[share.seat].influence),
                number(len(s.controlled(share.seat))),
                decimal(f"{share.points / allotment.INFLUENCE_HALVES:g}"),
                number(share.barrels),
            )
            for share in allotment.shares(ground, s)
        ),
        now=0,
    )


def _stock(stock: int) -> Message:
    if stock == 1:
        return say("The Government’s ranking, with 1 barrel in stock")
    return say("The Government’s ranking, with {stock} barrels in stock", stock=stock)


def allotted(ground: Ground, s: BarrelState) -> Chart:
    """What the first three get of a stock; the present one is lit."""
    stocks = sorted({*STOCKS, s.government} - {0})
    return Chart(
        title=say("Shares of the Government’s oil"),
        rule="Government Oil Allotment, 39",
        head=(say("Stock"), say("First"), say("Second"), say("Third")),
        rows=tuple(
            (number(stock), *(number(part) for part in allotment.portions(ground, stock))) for stock in stocks
        ),
        now=stocks.index(s.government) if s.government else None,
    )


def store(ground: Ground, s: BarrelState) -> Chart:
    """What a region keeps, and what a player takes in a turn."""
    row, most = ground.edition.store, ground.rows["warehouse"].most
    return Chart(
        title=say("Barrels kept in a region, and taken in a turn"),
        rule="Oil Check, 14, 15, 17",
        head=(say("What"), say("Barrels")),
        rows=(
            (say("kept without a warehouse"), number(row.bare)),
            *(
                (say("kept with warehouses: {number}", number=n), number(n * row.warehouse))
                for n in range(1, most + 1)
            ),
            (say("taken by a player, all in all"), number(row.taken)),
            (say("more with each pipeline, in its reach"), number(row.pipeline)),
        ),
    )
