# SPDX-License-Identifier: GPL-3.0-or-later
"""What can come of a march into a fight or of a bombing, known before it is made (War; Bombings)."""

from fractions import Fraction

from rubbletop.games.barrel import bombing, chances
from rubbletop.games.barrel.actions.orders import Buy, GiveSupport, March
from rubbletop.games.barrel.actions.rebels import Bomb
from rubbletop.games.barrel.frames.orders import SupportFrame
from rubbletop.games.barrel.frames.rebels import Bombing
from rubbletop.games.barrel.ground import Ground
from rubbletop.games.barrel.state import BarrelState
from rubbletop.games.barrel.words.names import local_troops, region_name, seat_name
from rubbletop.games.barrel.words.rebels import target_name
from rubbletop.kernel.facts import Action, Message, SpaceId, decimal, say
from rubbletop.kernel.tally import Tally
from rubbletop.ui.game_screen import Bar, Odds, OddsLine


def odds(ground: Ground, s: BarrelState, action: Action) -> Odds | None:
    """Return what can come of an action; None for one without chance."""
    match action:
        case March(to=to, troops=troops) if troops:
            return _battle(ground, s, to, troops)
        case GiveSupport(troops=troops) if troops and isinstance(s.top, SupportFrame):
            return _battle(ground, s, s.top.region, troops)
        case Buy(what="troop", region=region, number=troops):
            return _battle(ground, s, region, troops)
        case Bomb():
            return _bomb(ground, s, action)
        case _:
            return None


def _battle(ground: Ground, s: BarrelState, region: SpaceId, coming: int) -> Odds | None:
    """The odds of a battle fought to its end, nobody else coming and nobody retreating."""
    if region == ground.border or s.regions[region].control is not None:
        return None
    held = s.regions[region]
    there = held.all_troops
    tally = Tally().plus(coming, say("troops that come"), "War")
    if there:
        tally = tally.plus(there, say("troops that are there"), "War")
    known = chances.conquest(ground, s, region, tally.total)
    bars = (
        Bar(label=say("won in the end"), chance=float(known.win)),
        Bar(label=say("lost"), chance=float(known.lose)),
        Bar(label=say("nobody left"), chance=float(known.both_gone)),
    )
    fewest, most = (ends[0] for ends in (chances.garrisons(ground, s, region)[i] for i in (0, -1)))
    return Odds(
        title=say("Battle for {region}", region=region_name(ground, region)),
        lines=(
            OddsLine(tally=tally, result=say("against {locals}", locals=_span(fewest, most))),
            OddsLine(tally=Tally(), result=_losses(known.losses)),
        ),
        bars=bars,
    )


def _span(fewest: int, most: int) -> Message:
    """A number of local troops that is known, or between what and what it is."""
    if fewest != most:
        return say("{fewest} to {most} local troops", fewest=fewest, most=most)
    return local_troops(most)


def _losses(losses: Fraction) -> Message:
    return say("{losses} troops lost on average", losses=decimal(f"{float(losses):.1f}"))


def _bomb(ground: Ground, s: BarrelState, action: Bomb) -> Odds:
    declared = Bombing(bomber=action.seat, victim=action.victim, region=action.region, target=action.target)
    known = chances.bombing(ground, s, declared)
    least = bombing.minimum(ground, s, declared)
    title = say(
        "Bomb {target} of {player}", target=target_name(action.target), player=seat_name(s, action.victim)
    )
    return Odds(
        title=title,
        lines=(OddsLine(tally=least, result=say("to be beaten with two dice")),),
        bars=(
            Bar(label=say("any damage"), chance=float(known.damage)),
            Bar(label=say("something destroyed"), chance=float(known.kill)),
        ),
    )
