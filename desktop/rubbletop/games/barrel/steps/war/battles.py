# SPDX-License-Identifier: GPL-3.0-or-later
"""Every battle is fought for one round (War; 27 to 30)."""

from rubbletop.games.barrel.events.war import BattleFought, BattleLost
from rubbletop.games.barrel.frames.war import BattlesFrame, Terms
from rubbletop.games.barrel.state import BarrelState, Region
from rubbletop.games.barrel.steps.base import BarrelStep
from rubbletop.games.barrel.steps.war.passing import to_battles
from rubbletop.games.barrel.telling import Telling
from rubbletop.games.barrel.words.names import region_name
from rubbletop.kernel.dice import Dice
from rubbletop.kernel.facts import Seat, SpaceId, say
from rubbletop.kernel.state import Change


class BattlesStep(BarrelStep):
    """Battle after battle, in the order of the regions' ids: two dice, losses, and what comes of them."""

    name = "battles"
    rule = "War"
    frame = BattlesFrame

    def run(self, s: BarrelState, dice: Dice) -> Change[BarrelState]:
        t = self.telling(s, dice)
        frame = s.top_frame(BattlesFrame)
        region = frame.left[0]
        roller = s.regions[region].arrivals[0]
        terms = frame.agreed.get(region, Terms(loser=roller, controller=roller))
        _fight(t, region, roller, terms)
        open_terms = {other: agreed for other, agreed in frame.agreed.items() if other != region}
        to_battles(t, frame.left[1:], open_terms)
        return t.change


def _fight(t: Telling, region: SpaceId, roller: Seat, terms: Terms) -> None:
    """Fight one round; both losses come from the numbers before it (28)."""
    held = t.s.regions[region]
    fought = _rolled(t, region, held, roller)
    t.tell(fought)
    t.s = t.s.with_region(region, locals=fought.locals - fought.locals_lost)
    _bury(t, region, terms.loser, held.arrivals, fought.troops_lost)
    _conclude(t, region, terms.controller)


def _rolled(t: Telling, region: SpaceId, held: Region, roller: Seat) -> BattleFought:
    """Return what the two dice bring: the first is the players', the second the locals'."""
    troops, locals_ = held.all_troops, held.locals or 0
    own, others = t.ground.ratio(troops, locals_)
    face, locals_face = t.roll(say("Battle for {region}", region=region_name(t.ground, region)), 2).faces
    losses = t.ground.edition.losses
    return BattleFought(
        region=region,
        roller=roller,
        troops=troops,
        locals=locals_,
        ratio=own,
        locals_ratio=others,
        face=face,
        locals_face=locals_face,
        troops_lost=min(troops, losses(others, locals_face)),
        locals_lost=min(locals_, losses(own, face)),
    )


def _bury(t: Telling, region: SpaceId, loser: Seat, arrivals: tuple[Seat, ...], number: int) -> None:
    """Take lost troops off, first those of ``loser``, then in order of arrival; each adds to Pacifism."""
    for seat in dict.fromkeys((loser, *arrivals)):
        lost = min(number, t.s.regions[region].troops.get(seat, 0))
        number -= lost
        t.lose_troops(seat, region, lost, "battle")
        t.pacify(seat, lost * t.ground.edition.pacifism.troop_lost, "troops_lost")


def _conclude(t: Telling, region: SpaceId, controller: Seat) -> None:
    """Do what follows when one side, or both, is gone; who is to control need have no troops left (30).

    Where both are gone the logistics stay, and one new local troop comes.
    """
    held = t.s.regions[region]
    if held.troops and not held.locals:
        t.take_control(controller, region, "victory")
    elif not held.troops and not held.locals:
        t.s = t.s.with_region(region, locals=1)
        t.tell(BattleLost(region=region, locals=1, fresh=True))
    elif not held.troops:
        t.tell(BattleLost(region=region, locals=held.locals or 0, fresh=False))
        t.abandon(region)
