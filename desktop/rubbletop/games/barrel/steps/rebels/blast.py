# SPDX-License-Identifier: GPL-3.0-or-later
"""The dice of a bombing, its damage, and repairs (Bombings, Damage; 3 to 7)."""

from collections.abc import Iterable

from rubbletop.games.barrel import bombing as bombs
from rubbletop.games.barrel.actions.rebels import LoseBuilding, PayRepair
from rubbletop.games.barrel.events.rebels import (
    BombingRolled,
    BuildingDestroyed,
    BuildingRepaired,
    RebelsGone,
)
from rubbletop.games.barrel.frames.rebels import BlastFrame, Bombing, RepairFrame
from rubbletop.games.barrel.state import BarrelState
from rubbletop.games.barrel.steps.base import BarrelStep
from rubbletop.games.barrel.steps.rebels.bars import REPAIR
from rubbletop.games.barrel.tables import DOLLAR, Building
from rubbletop.games.barrel.telling import Telling
from rubbletop.games.barrel.words.names import region_name
from rubbletop.kernel.bars import refuse
from rubbletop.kernel.dice import Dice
from rubbletop.kernel.facts import Action, Seat, say
from rubbletop.kernel.state import Change


class BlastStep(BarrelStep):
    """Two dice against the minimum; all rebels that took part leave the map."""

    name = "blast"
    rule = "Bombings"
    frame = BlastFrame

    def run(self, s: BarrelState, dice: Dice) -> Change[BarrelState]:
        t = self.telling(s, dice)
        bombing = s.top_frame(BlastFrame).bombing
        t.pop()
        rolled = _rolled(t, bombing)
        t.tell(rolled)
        for leader in (bombing.bomber, *bombing.partners):
            t.s = t.s.with_rebels(leader, region=None, power=0)
            t.tell(RebelsGone(leader=leader))
        if rolled.damage:
            _harm(t, bombing, rolled.damage)
        else:
            for seat in (bombing.victim, *bombing.allies):
                t.pacify(seat, -t.ground.edition.pacifism.bombing_failed, "bombing_failed")
        return t.change


class RepairStep(BarrelStep):
    """The victim can pay, and decides whether she does."""

    name = "repair"
    rule = "Damage, 6"
    frame = RepairFrame

    def actors(self, s: BarrelState) -> tuple[Seat, ...]:
        return (s.top_frame(RepairFrame).bombing.victim,)

    def legal(self, s: BarrelState, seat: Seat) -> Iterable[Action]:
        return [PayRepair(seat=seat), LoseBuilding(seat=seat)]

    def check(self, s: BarrelState, action: Action) -> None:
        refuse(None if isinstance(action, PayRepair | LoseBuilding) else REPAIR)

    def apply(self, s: BarrelState, action: Action, dice: Dice) -> Change[BarrelState]:
        t = self.telling(s, dice)
        frame = s.top_frame(RepairFrame)
        bombing, building = frame.bombing, _building(frame.bombing)
        t.pop()
        if isinstance(action, PayRepair):
            t.pay(action.seat, frame.damage * DOLLAR, "repair", bombing.region)
            t.tell(
                BuildingRepaired(
                    owner=action.seat, region=bombing.region, building=building, damage=frame.damage
                )
            )
        else:
            _raze(t, bombing)
        return t.change


def _rolled(t: Telling, bombing: Bombing) -> BombingRolled:
    """Return what the dice bring against the minimum of this moment."""
    tally = bombs.minimum(t.ground, t.s, bombing)
    roll = t.roll(say("Bombing in {region}", region=region_name(t.ground, bombing.region)), 2)
    return BombingRolled(
        bombing=bombing,
        faces=(roll.faces[0], roll.faces[1]),
        minimum=tally.total,
        reckoning=tally.lines,
        damage=bombs.damage(t.ground, bombing.target, roll.total, tally.total),
    )


def _harm(t: Telling, bombing: Bombing, damage: int) -> None:
    """Do the damage to the declared target; none is left over for another."""
    victim, region, target = bombing.victim, bombing.region, bombing.target
    number = bombs.destroyed(t.ground, target, damage, bombs.there(t.s, victim, region, target))
    match target:
        case "troops":
            t.lose_troops(victim, region, number, "bombing")
            t.pacify(victim, bombs.grief(t.ground, target, number), "bombing")
            t.abandon(region)
        case "logistics":
            t.use_logistics(region, number, "bombing")
            t.pacify(victim, bombs.grief(t.ground, target, number), "bombing")
        case _ if number or not t.can_pay(victim, damage * DOLLAR):
            _raze(t, bombing)
        case _:
            t.push(RepairFrame(bombing=bombing, damage=damage))


def _building(bombing: Bombing) -> Building:
    """Return the building that a bombing aims at."""
    assert bombing.target != "troops"
    assert bombing.target != "logistics"
    return bombing.target


def _raze(t: Telling, bombing: Bombing) -> None:
    """Take the building off the board, which counts as destroyed in full (6)."""
    building = _building(bombing)
    standing = list(t.s.regions[bombing.region].buildings)
    standing.remove(building)
    t.s = t.s.with_region(bombing.region, buildings=tuple(standing))
    t.tell(BuildingDestroyed(owner=bombing.victim, region=bombing.region, building=building))
    t.pacify(bombing.victim, bombs.grief(t.ground, building, 1), "bombing")
