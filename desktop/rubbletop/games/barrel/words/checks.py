# SPDX-License-Identifier: GPL-3.0-or-later
"""The words of the Pacifism check, the Oil check, the Playing Order check and the end of the game."""

from rubbletop.games.barrel.actions import checks as actions
from rubbletop.games.barrel.events import checks as facts
from rubbletop.games.barrel.frames import checks as frames
from rubbletop.games.barrel.ground import Ground
from rubbletop.games.barrel.state import BarrelState
from rubbletop.games.barrel.words.names import barrels, dollars, place_name, region_name, seat_name, troops
from rubbletop.kernel.facts import Action, Event, Message, Seat, decimal, say


def sentence(ground: Ground, s: BarrelState, event: Event) -> Message | None:
    """Return the sentence for a fact of this part, None for other facts."""
    return _price(ground, event) or _penalty(ground, s, event) or _oil(ground, s, event) or _end(s, event)


def _price(ground: Ground, event: Event) -> Message | None:
    if not isinstance(event, facts.PriceChanged):
        return None
    values = ground.board.tracks["price"].values
    old, new = dollars(values[event.price - event.by]), dollars(values[event.price])
    move = say("the price of a barrel stays at {price}", price=new)
    if event.by > 0:
        move = say("the price of a barrel rises from {old} to {new}", old=old, new=new)
    elif event.by < 0:
        move = say("the price of a barrel falls from {old} to {new}", old=old, new=new)
    return say("{cause}: {move}.", cause=_cause(event), move=move)


def _cause(event: facts.PriceChanged) -> Message:
    """Why the price moves: the sellers with their steps, the die, speculation."""
    cause = _sellers(event)
    if event.crash:
        cause = say(
            "{cause}, the die {face} {steps}", cause=cause, face=event.face, steps=_steps(event.crash)
        )
    if event.speculation:
        cause = say(
            "{cause}, speculation at Pacifism {pacifism} {steps}",
            cause=cause,
            pacifism=event.pacifism,
            steps=_steps(event.speculation),
        )
    return cause


def _sellers(event: facts.PriceChanged) -> Message:
    steps = _steps(event.market)
    if event.face:
        return say("Everybody has sold oil {steps}", steps=steps)
    if event.sellers == 0:
        return say("Nobody has sold oil {steps}", steps=steps)
    if event.sellers == 1:
        return say("One player has sold oil {steps}", steps=steps)
    return say("{number} players have sold oil {steps}", number=event.sellers, steps=steps)


def _steps(number: int) -> Message:
    sign = "+" if number > 0 else "−" if number < 0 else "±"
    return say("({steps})", steps=f"{sign}{abs(number)}")


def _penalty(ground: Ground, s: BarrelState, event: Event) -> Message | None:
    match event:
        case facts.FineForgiven():
            return say(
                "{name} has nothing left: {amount} of the fine is forgiven.",
                name=seat_name(s, event.debtor),
                amount=dollars(event.amount),
            )
        case facts.RegionIdle():
            return say(
                "{region} has not produced for {name} and the Government.",
                region=region_name(ground, event.region),
                name=seat_name(s, event.seat),
            )
        case facts.IdleForgiven():
            return say(
                "{name} has nothing to pay for {region} with, and pays nothing.",
                name=seat_name(s, event.seat),
                region=region_name(ground, event.region),
            )
        case facts.BarrelsForfeited():
            return say(
                "{name} gives up {barrels} in {region}.",
                name=seat_name(s, event.seat),
                barrels=barrels(event.barrels),
                region=region_name(ground, event.region),
            )
        case _:
            return None


def _oil(ground: Ground, s: BarrelState, event: Event) -> Message | None:
    match event:
        case facts.BarrelsExtracted():
            return say(
                "{name} takes {barrels} from {region}.",
                name=seat_name(s, event.seat),
                barrels=barrels(event.barrels),
                region=region_name(ground, event.region),
            )
        case facts.BarrelsLost():
            return say(
                "{region} loses {barrels} for lack of room.",
                region=region_name(ground, event.region),
                barrels=barrels(event.barrels),
            )
        case facts.BarrelsWithdrawn():
            return say(
                "{name} brings {barrels} home from {region}.",
                name=seat_name(s, event.seat),
                barrels=barrels(event.barrels),
                region=region_name(ground, event.region),
            )
        case _:
            return None


def _end(s: BarrelState, event: Event) -> Message | None:
    match event:
        case facts.OilAllotted():
            return _allotted(s, event)
        case facts.AccountMade(account=account):
            return say(
                "{name}: {cash} in cash, {oil} for {barrels}, {contracts} for contracts, {fine} fined, "
                "{total} in all.",
                name=seat_name(s, event.seat),
                cash=dollars(account.cash),
                oil=dollars(account.oil),
                barrels=barrels(account.barrels),
                contracts=dollars(account.contracts),
                fine=dollars(account.fine),
                total=dollars(account.total),
            )
        case _:
            return None


def _allotted(s: BarrelState, event: facts.OilAllotted) -> Message:
    name, half = seat_name(s, event.seat), ".5" if event.points % 2 else ""
    points = decimal(f"{event.points // 2}{half}")
    if not event.barrels:
        return say(
            "{name}, number {rank} in the Government’s favour with {points} points, gets no oil from it.",
            name=name,
            rank=event.rank,
            points=points,
        )
    return say(
        "{name}, number {rank} in the Government’s favour with {points} points, gets {barrels} from it.",
        name=name,
        rank=event.rank,
        points=points,
        barrels=barrels(event.barrels),
    )


def wording(ground: Ground, s: BarrelState, action: Action) -> Message | None:
    """Return the button text for a decision of this part, None for others."""
    match action:
        case actions.Disband(region=region):
            return say("Remove 1 troop from {region}", region=place_name(ground, region))
        case actions.Forfeit(region=region):
            return say("Give up 1 barrel in {region}", region=region_name(ground, region))
        case actions.Extract(region=region):
            return say("Take 1 barrel from {region}", region=region_name(ground, region))
        case actions.EndExtraction():
            return say("Take no more barrels")
        case _:
            return None


def prompt(ground: Ground, s: BarrelState, seat: Seat) -> Message | None:
    """Return what is asked in a step of this part, None for others."""
    match s.top:
        case frames.DisbandFrame(debtor=debtor, owed=owed):
            return _disband_prompt(s, seat, debtor, owed)
        case frames.ForfeitFrame(debtor=debtor, barrels=number):
            return _forfeit_prompt(s, seat, debtor, number)
        case frames.ExtractionFrame(left=left):
            if seat == left[0]:
                return say("Which barrels do you take from your regions?")
            return say("{name} takes barrels in hand.", name=seat_name(s, left[0]))
        case _:
            return _automatic(s)


def _disband_prompt(s: BarrelState, seat: Seat, debtor: Seat, owed: int) -> Message:
    if seat == debtor:
        return say("You cannot pay the whole fine: remove {troops} from the board.", troops=troops(owed))
    return say(
        "{name} cannot pay the whole fine, and removes {troops} from the board.",
        name=seat_name(s, debtor),
        troops=troops(owed),
    )


def _forfeit_prompt(s: BarrelState, seat: Seat, debtor: Seat, number: int) -> Message:
    if seat == debtor:
        return say("A region did not produce: give up {barrels} from your regions.", barrels=barrels(number))
    return say(
        "{name} gives up {barrels} for a region that did not produce.",
        name=seat_name(s, debtor),
        barrels=barrels(number),
    )


def _automatic(s: BarrelState) -> Message | None:
    """What goes on in steps that nobody decides."""
    match s.top:
        case frames.PacifismFrame():
            return say("Pacifism and fines are checked.")
        case frames.PriceFrame():
            return say("The price of oil moves.")
        case frames.GovernmentFrame():
            return say("The regions produce for the Government.")
        case frames.StorageFrame():
            return say("Barrels without room are lost.")
        case frames.NextTurnFrame():
            return say("The playing order is settled.")
        case frames.FinalFrame():
            return say("The accounts are made up.")
        case _:
            return None
