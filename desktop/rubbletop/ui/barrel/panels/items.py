# SPDX-License-Identifier: GPL-3.0-or-later
"""What can be given in a deal beside money and oil: control, support and logistics, one by one (44)."""

from collections.abc import Iterator

import msgspec

from rubbletop.games.barrel import dealings
from rubbletop.games.barrel.frames.deals import Bundle, Deal, Transfer
from rubbletop.games.barrel.ground import Ground
from rubbletop.games.barrel.state import BarrelState
from rubbletop.games.barrel.words.names import place_name, region_name
from rubbletop.kernel.facts import Message, Seat, SpaceId, say


class Item(msgspec.Struct, frozen=True):
    """One thing that a side gives; of logistics ``number``, at most ``most`` of them."""

    region: SpaceId
    kind: str
    to: SpaceId | None = None
    number: int = 1
    most: int = 1

    def put(self, bundle: Bundle) -> Bundle:
        """Return a bundle with it as well."""
        match self.kind:
            case "control":
                return msgspec.structs.replace(bundle, regions=(*bundle.regions, self.region))
            case "support":
                return msgspec.structs.replace(bundle, support=(*bundle.support, self.region))
            case _:
                assert self.to is not None
                move = Transfer(origin=self.region, to=self.to, number=self.number)
                return msgspec.structs.replace(bundle, logistics=(*bundle.logistics, move))

    def is_like(self, other: "Item") -> bool:
        """Whether it is the same thing, in whatever number."""
        return (self.kind, self.region, self.to) == (other.kind, other.region, other.to)


def words(ground: Ground, item: Item) -> Message:
    """Return what it is, in a few words."""
    name = region_name(ground, item.region)
    match item.kind:
        case "control":
            return say("control of {region}", region=name)
        case "support":
            return say("support in {region}", region=name)
        case _:
            assert item.to is not None
            if item.to == item.region:
                return say("logistics in {region}", region=place_name(ground, item.region))
            return say("logistics {origin} → {to}", origin=name, to=region_name(ground, item.to))


def possible(ground: Ground, s: BarrelState, giver: Seat, taker: Seat) -> Iterator[Item]:
    """Yield what a player could give another: control, logistics, support, each in board order."""
    for item in (*_control(s, giver), *_logistics(ground, s, giver), *_support(ground, s)):
        deal = Deal(proposer=giver, partner=taker, give=item.put(Bundle()), take=Bundle())
        if dealings.why_no_deal(ground, s, deal) is None:
            yield item


def _control(s: BarrelState, giver: Seat) -> Iterator[Item]:
    yield from (Item(region, "control") for region in s.controlled(giver))


def _logistics(ground: Ground, s: BarrelState, giver: Seat) -> Iterator[Item]:
    border = ground.border
    for origin in (border, *s.controlled(giver)):
        most = s.border[giver].logistics if origin == border else s.regions[origin].logistics
        goals = (*((border,) if origin == border else ()), *ground.board.neighbours[origin])
        if most:
            yield from (Item(origin, "logistics", to, 1, most) for to in goals)


def _support(ground: Ground, s: BarrelState) -> Iterator[Item]:
    """Regions where a battle is on first."""
    regions = sorted(s.regions, key=lambda region: not s.regions[region].is_battle)
    yield from (Item(region, "support") for region in regions)
