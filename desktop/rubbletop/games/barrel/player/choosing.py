# SPDX-License-Identifier: GPL-3.0-or-later
"""Which action to choose in a turn: what each could bring, those first that others may take away."""

from collections.abc import Iterator
from typing import NamedTuple

from rubbletop.games.barrel.actions.orders import (
    EndTurn,
    MakeSpeech,
    OpenConstruction,
    OpenProduction,
    OpenPurchase,
    PassAction,
    RaiseMedia,
    RaiseTaxes,
    TakeMoney,
    TakePlace,
)
from rubbletop.games.barrel.frames.orders import ConstructionFrame, TurnFrame
from rubbletop.games.barrel.ground import MOST_ON_TRACK
from rubbletop.games.barrel.player import building, production, purchase, selling
from rubbletop.games.barrel.player.outlook import Outlook
from rubbletop.games.barrel.player.worth import worth
from rubbletop.games.barrel.state import GOVERNMENT
from rubbletop.games.barrel.tables import DOLLAR
from rubbletop.kernel.facts import Action

PLACE = 1.6
"""What it is worth to come a place earlier next turn, in half dollars."""


class Option(NamedTuple):
    """An action that could be chosen: what it brings in half dollars, and whether others may take it away."""

    gain: float
    action: Action
    contested: bool = True


def options(outlook: Outlook) -> list[Option]:
    """Return what could be chosen, the best first."""
    now = worth(outlook, outlook.s)
    found = [*_media(outlook, now), *_purchase(outlook, now), *_construction(outlook, now)]
    found += [*_places(outlook), *_money(outlook), *_open(outlook, now)]
    found.append(Option(0.0, PassAction(seat=outlook.seat), False))
    return sorted(found, key=lambda option: -option.gain)


def chosen(outlook: Outlook, frame: TurnFrame) -> Action:
    """Return the next decision of an action turn: oil is sold, an action chosen, the turn ended."""
    sale = selling.sale(outlook, frame)
    if sale is not None:
        return sale
    if frame.chosen:
        return EndTurn(seat=outlook.seat)
    return best(outlook, frame.round, options(outlook)).action


def best(outlook: Outlook, round_: int, found: list[Option]) -> Option:
    """Return the option to be chosen; in the first round what is open to all can wait for the second."""
    if round_ > 1:
        return found[0]
    waiting = outlook.taste.forced

    def urgency(option: Option) -> float:
        return option.gain if option.contested else option.gain * waiting

    return max(found, key=urgency)


def _media(outlook: Outlook, now: float) -> Iterator[Option]:
    ground, seat, s = outlook.ground, outlook.seat, outlook.s
    value = s.powers[seat].media
    for box in ground.free_boxes(s, "media")[:1]:
        for points in range(1, ground.amounts(box)[0] + 1):
            cost = ground.media_cost(points)
            if cost <= outlook.cash and value + points <= MOST_ON_TRACK:
                after = s.paid(seat, cost).with_power(seat, media=value + points)
                yield Option(worth(outlook, after) - now, RaiseMedia(seat=seat, box=box, points=points))


def _purchase(outlook: Outlook, now: float) -> Iterator[Option]:
    for box in outlook.ground.free_boxes(outlook.s, "purchase")[:1]:
        elements, moves = outlook.ground.amounts(box)
        value, _ = purchase.planned(outlook, elements, moves)
        yield Option(value - now, OpenPurchase(seat=outlook.seat, box=box))


def _construction(outlook: Outlook, now: float) -> Iterator[Option]:
    for box in outlook.ground.free_boxes(outlook.s, "construction")[:1]:
        frame = ConstructionFrame(builder=outlook.seat, acts=outlook.ground.amounts(box)[0], done={})
        value, _ = building.planned(outlook, frame)
        yield Option(value - now, OpenConstruction(seat=outlook.seat, box=box))


def _places(outlook: Outlook) -> Iterator[Option]:
    s, here = outlook.s, outlook.s.order.index(outlook.seat)
    if outlook.turns > 1:
        for place, box in enumerate(outlook.ground.boxes("order", len(s.seats))):
            if box not in s.boxes and place < here:
                yield Option(PLACE * (here - place), TakePlace(seat=outlook.seat, box=box))


def _money(outlook: Outlook) -> Iterator[Option]:
    for box in outlook.ground.free_boxes(outlook.s, "money")[:1]:
        gain = float(outlook.ground.amounts(box)[0] * DOLLAR)
        yield Option(gain, TakeMoney(seat=outlook.seat, box=box))


def _open(outlook: Outlook, now: float) -> Iterator[Option]:
    """Yield the actions that are open to everybody: taxes, the speech, production."""
    ground, seat, s = outlook.ground, outlook.seat, outlook.s
    power = s.powers[seat]
    if not power.taxed:
        after = s.paid(seat, -ground.edition.costs.taxes * DOLLAR)
        value = min(MOST_ON_TRACK, power.pacifism + ground.edition.pacifism.taxes)
        after = after.with_power(seat, pacifism=value)
        yield Option(worth(outlook, after) - now, RaiseTaxes(seat=seat), False)
    relief = ground.speech(power.pacifism)
    if not power.spoken and s.phase != GOVERNMENT and relief:
        after = s.with_power(seat, pacifism=power.pacifism - relief)
        cost = _speech_worth(outlook)
        yield Option(worth(outlook, after) - now - cost, MakeSpeech(seat=seat), False)
    value_, regions = production.planned(outlook, ())
    if regions:
        yield Option(value_ - now, OpenProduction(seat=seat), False)


def _speech_worth(outlook: Outlook) -> float:
    """Return what the one speech is worth if it is kept for later, in half dollars."""
    later = max(0, 2 * outlook.s.turns_a_phase - outlook.s.turn)
    return min(12.0, 4.0 * later)
