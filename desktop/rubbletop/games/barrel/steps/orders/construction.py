# SPDX-License-Identifier: GPL-3.0-or-later
"""Construction: military buildings, influence points and contracts, with the price of repeating (1)."""

from collections.abc import Iterator

from rubbletop.games.barrel.actions.orders import AwardContract, Construct, EndAction, GiveAid
from rubbletop.games.barrel.events.orders import BuildingBuilt, ContractAwarded
from rubbletop.games.barrel.frames.orders import ActKind, ConstructionFrame
from rubbletop.games.barrel.ground import MOST_ON_TRACK, Ground
from rubbletop.games.barrel.state import BarrelState, replace
from rubbletop.games.barrel.steps.base import BarrelStep
from rubbletop.games.barrel.tables import BUILDINGS, Building
from rubbletop.games.barrel.telling import Telling
from rubbletop.games.barrel.words.names import (
    BUILDING_NAMES,
    dollars,
    logistics,
    region_name,
)
from rubbletop.kernel.bars import Bar, refuse
from rubbletop.kernel.dice import Dice
from rubbletop.kernel.facts import Action, Seat, SpaceId, say
from rubbletop.kernel.state import Change

RULE = "Construction"


def fee(ground: Ground, frame: ConstructionFrame, kind: ActKind) -> int:
    """Return what one more act of a kind costs in this action, in half dollars (1)."""
    return ground.repeat_cost(frame.done.get(kind, 0))


class ConstructionStep(BarrelStep):
    """The builder does acts of three kinds, as many as her box gives, or ends before."""

    name = "construction"
    rule = RULE
    frame = ConstructionFrame

    def actors(self, s: BarrelState) -> tuple[Seat, ...]:
        return (s.top_frame(ConstructionFrame).builder,)

    def legal(self, s: BarrelState, seat: Seat) -> Iterator[Action]:
        ground = self.ground(s)
        regions = s.controlled(seat)
        if _why_unpaid(ground, s, "building") is None:
            for region in regions:
                kinds = (kind for kind in BUILDINGS if ground.can_build(s, region, kind))
                yield from (Construct(seat=seat, region=region, building=kind) for kind in kinds)
        aid = (GiveAid(seat=seat, region=region) for region in regions)
        yield from (act for act in aid if _why_no_aid(ground, s, act) is None)
        if _why_no_contract(ground, s, seat) is None:
            yield AwardContract(seat=seat)
        yield EndAction(seat=seat)

    def check(self, s: BarrelState, action: Action) -> None:
        ground = self.ground(s)
        match action:
            case Construct():
                refuse(_why_no_building(ground, s, action))
            case GiveAid():
                refuse(_why_no_aid(ground, s, action))
            case AwardContract():
                refuse(_why_no_contract(ground, s, action.seat))
            case EndAction():
                pass
            case _:
                refuse(Bar(say("Finish the construction first."), RULE))

    def apply(self, s: BarrelState, action: Action, dice: Dice) -> Change[BarrelState]:
        t = self.telling(s, dice)
        match action:
            case Construct():
                _begin(t, "building")
                _build(t, action)
            case GiveAid():
                _begin(t, "influence")
                t.use_logistics(action.region, 1, "influence")
                t.influence(action.seat, 1)
            case AwardContract():
                _begin(t, "contract")
                _award(t, action.seat)
            case _:
                t.pop()
                return t.change
        if not t.s.top_frame(ConstructionFrame).acts:
            t.pop()
        return t.change


def _begin(t: Telling, kind: ActKind) -> None:
    """Count an act of a kind and pay for the repetition."""
    frame = t.s.top_frame(ConstructionFrame)
    t.pay(frame.builder, fee(t.ground, frame, kind), "repeat")
    done = {**frame.done, kind: frame.done.get(kind, 0) + 1}
    t.become(replace(frame, acts=frame.acts - 1, done=done))


def _build(t: Telling, action: Construct) -> None:
    region, building = action.region, action.building
    t.use_logistics(region, t.ground.rows[building].cost, "building")
    t.s = t.s.with_region(region, buildings=(*t.s.regions[region].buildings, building))
    t.tell(BuildingBuilt(builder=action.seat, region=region, building=building))


def _award(t: Telling, seat: Seat) -> None:
    value = t.s.powers[seat].contracts + 1
    t.s = t.s.with_power(seat, contracts=value)
    t.tell(ContractAwarded(seat=seat, value=value))


# Refusals


def _why_unpaid(ground: Ground, s: BarrelState, kind: ActKind) -> Bar | None:
    """Why the builder cannot pay for one more act of a kind."""
    frame = s.top_frame(ConstructionFrame)
    cost, cash = fee(ground, frame, kind), s.powers[frame.builder].cash
    if cost and cost > cash:
        names = {"cost": dollars(cost), "cash": dollars(cash)}
        return Bar(
            say("Doing the same once more in this action costs {cost}, and you have {cash}.", **names),
            "Repeating a Construction Action",
        )
    return None


def _why_not_own(ground: Ground, s: BarrelState, seat: Seat, region: SpaceId) -> Bar | None:
    """Why a player cannot use logistics of a region."""
    if region == ground.border:
        return Bar(say("Construction needs a region of the country, not the Border Region."), RULE)
    if region not in s.regions:
        return Bar(say("There is no such region."), RULE)
    if s.regions[region].control != seat:
        name = region_name(ground, region)
        return Bar(say("You do not control {region}.", region=name), "Control of the Regions")
    return None


def _why_no_building(ground: Ground, s: BarrelState, action: Construct) -> Bar | None:
    return (
        _why_not_own(ground, s, action.seat, action.region)
        or _why_no_room(ground, s, action.region, action.building)
        or _why_unpaid(ground, s, "building")
    )


def _why_no_room(ground: Ground, s: BarrelState, region: SpaceId, building: Building) -> Bar | None:
    held, row = s.regions[region], ground.rows[building]
    name = region_name(ground, region)
    if len(held.buildings) >= ground.edition.most_buildings:
        return Bar(say("{region} has no room for another building.", region=name), RULE)
    if held.count(building) >= row.most:
        kind = BUILDING_NAMES[building]
        return Bar(say("{region} already has a {building}.", region=name, building=kind), RULE)
    if held.logistics < row.cost:
        kind, cost = BUILDING_NAMES[building], logistics(row.cost)
        return Bar(say("A {building} takes {cost} in {region}.", building=kind, cost=cost, region=name), RULE)
    return None


def _why_no_aid(ground: Ground, s: BarrelState, action: GiveAid) -> Bar | None:
    if (bar := _why_not_own(ground, s, action.seat, action.region)) is not None:
        return bar
    if not s.regions[action.region].logistics:
        name = region_name(ground, action.region)
        return Bar(say("There are no logistics in {region} to help with.", region=name), RULE)
    if s.powers[action.seat].influence >= MOST_ON_TRACK:
        return Bar(say("Your Influence is at the end of its track."), RULE)
    return _why_unpaid(ground, s, "influence")


def _why_no_contract(ground: Ground, s: BarrelState, seat: Seat) -> Bar | None:
    if not s.controlled(seat):
        return Bar(say("A contract needs a region under your control."), RULE)
    if s.powers[seat].contracts >= MOST_ON_TRACK:
        return Bar(say("You are at the end of the Contract Track."), RULE)
    return _why_unpaid(ground, s, "contract")
