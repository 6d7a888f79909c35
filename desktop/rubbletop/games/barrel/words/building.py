# SPDX-License-Identifier: GPL-3.0-or-later
"""Words for selling oil, Construction and Oil Production."""

from rubbletop.games.barrel.actions import orders as actions
from rubbletop.games.barrel.events import orders as facts
from rubbletop.games.barrel.frames import orders as frames
from rubbletop.games.barrel.frames.orders import ActKind
from rubbletop.games.barrel.ground import Ground
from rubbletop.games.barrel.state import BarrelState
from rubbletop.games.barrel.words.names import (
    BUILDING_NAMES,
    barrels,
    dollars,
    logistics,
    region_name,
    seat_name,
)
from rubbletop.kernel.facts import Action, Event, Message, Seat, say


def sentence(ground: Ground, s: BarrelState, event: Event) -> Message | None:
    """Return the sentence for a fact of this part, None for other facts."""
    match event:
        case facts.BuildingBuilt():
            return say(
                "{player} builds a {building} in {region}.",
                player=seat_name(s, event.builder),
                building=BUILDING_NAMES[event.building],
                region=region_name(ground, event.region),
            )
        case facts.ContractAwarded():
            return say(
                "{player} awards a contract: place {value}, worth {worth} at the end.",
                player=seat_name(s, event.seat),
                value=event.value,
                worth=dollars(ground.contract_value(event.value)),
            )
        case facts.OilProduced():
            return _produced(ground, event)
        case _:
            return None


def _produced(ground: Ground, event: facts.OilProduced) -> Message:
    region, oil = region_name(ground, event.region), barrels(event.barrels)
    if not event.government:
        return say("{region} produces {barrels}.", region=region, barrels=oil)
    return say(
        "{region} produces {barrels}, and {share} for the Government.",
        region=region,
        barrels=oil,
        share=barrels(event.government),
    )


def wording(ground: Ground, s: BarrelState, action: Action) -> Message | None:
    """Return the button text for a decision of this part, None for others."""
    match action:
        case actions.SellOil(barrels=number):
            income = dollars(number * ground.price(s))
            return say("Sell {barrels} for {income}", barrels=barrels(number), income=income)
        case actions.Produce():
            return say(
                "Produce {barrels} in {region}",
                barrels=barrels(ground.output(s, action.region)),
                region=region_name(ground, action.region),
            )
        case actions.ProduceAll():
            return say("Produce wherever it is possible")
        case _:
            return _act(ground, s, action)


def _act(ground: Ground, s: BarrelState, action: Action) -> Message | None:
    match action:
        case actions.Construct():
            text = say(
                "Build a {building} in {region} for {logistics}",
                building=BUILDING_NAMES[action.building],
                region=region_name(ground, action.region),
                logistics=logistics(ground.rows[action.building].cost),
            )
            return _priced(ground, s, "building", text)
        case actions.GiveAid():
            text = say(
                "Help {region} with 1 logistic for 1 Influence", region=region_name(ground, action.region)
            )
            return _priced(ground, s, "influence", text)
        case actions.AwardContract():
            return _priced(ground, s, "contract", say("Award a contract"))
        case _:
            return None


def _priced(ground: Ground, s: BarrelState, kind: ActKind, text: Message) -> Message:
    """An act with what its repetition costs, if anything; in the past its step is not on top any more."""
    if not s.stack or not isinstance(s.top, frames.ConstructionFrame):
        return text
    cost = ground.repeat_cost(s.top.done.get(kind, 0))
    return say("{act} ({cost})", act=text, cost=dollars(cost)) if cost else text


def prompt(ground: Ground, s: BarrelState, seat: Seat) -> Message | None:
    """Return what is asked in a step of this part, None for others."""
    match s.top:
        case frames.ConstructionFrame():
            return _construction(s, s.top, seat)
        case frames.ProductionFrame(producer=producer):
            if seat != producer:
                return say("{player} produces oil.", player=seat_name(s, producer))
            return say("Which of your regions produce oil?")
        case _:
            return None


def _construction(s: BarrelState, frame: frames.ConstructionFrame, seat: Seat) -> Message:
    if seat != frame.builder:
        return say("{player} constructs.", player=seat_name(s, frame.builder))
    if frame.acts == 1:
        return say("What do you construct? You have 1 act left.")
    return say("What do you construct? You have {acts} acts left.", acts=frame.acts)
