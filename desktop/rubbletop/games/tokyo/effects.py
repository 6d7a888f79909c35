# SPDX-License-Identifier: GPL-3.0-or-later
"""What an attack does to GODRAN: each combat effect as it strikes (XIV; rulings 110 to 125)."""

from collections.abc import Callable, Mapping

import msgspec

from rubbletop.games.tokyo.chances import SIDES
from rubbletop.games.tokyo.events.attacks import (
    GodranAnnoyed,
    GodranHealed,
    GodranRaged,
    GodranRepelled,
    GodranSlain,
    GodranStunned,
    GodranWounded,
)
from rubbletop.games.tokyo.frames.attacks import AttacksFrame, PissedFrame, RepelFrame
from rubbletop.games.tokyo.ground import Ground
from rubbletop.games.tokyo.state import Options, replace
from rubbletop.games.tokyo.tables import WEAPON_DICE, Column, Effect, Kind, OriginId
from rubbletop.games.tokyo.telling import Telling
from rubbletop.kernel.facts import Seat, SpaceId, UnitId

KILLING_COLUMN: Column = "C"


class Attack(msgspec.Struct, frozen=True):
    """What had an effect: who attacked with what, and with how many dice a Pissed GODRAN strikes back."""

    attacker: Seat
    units: tuple[UnitId, ...]
    dice: int


def inflict(t: Telling, effect: Effect, attack: Attack) -> None:
    """Let an effect strike GODRAN; the frame of the phase is on top, and what follows is pushed upon it."""
    EFFECTS[effect](t, attack)


def weapon_column(ground: Ground, origin: OriginId, weapon: Kind) -> Column:
    """Return the column on which a superweapon is rolled against a GODRAN of this Origin (XIV)."""
    return next(column for kind, column in ground.origins[origin].columns.items() if kind == weapon)


def weapon_effect(ground: Ground, options: Options, column: Column, total: int) -> Effect:
    """Return what a superweapon does at so much on its dice, with the optional twelve of column C (125)."""
    if options.weapon_kill and column == KILLING_COLUMN and total == WEAPON_DICE * SIDES:
        return "killed"
    return ground.edition.weapon_effect(column, total)


def stun(t: Telling) -> None:
    """Stun GODRAN for its next Phase 6 (68)."""
    t.s = replace(t.s, stunned=True)
    t.tell(GodranStunned())


def corner(t: Telling) -> None:
    """Stun a GODRAN that has nowhere to retreat (118)."""
    t.s = replace(t.s, stunned=True)
    t.tell(GodranStunned(cornered=True))


def move_godran(t: Telling, mover: Seat, to: SpaceId) -> None:
    """Move the retreating GODRAN one area."""
    path = (t.s.godran, to)
    t.s = replace(t.s, godran=to)
    t.tell(GodranRepelled(mover=mover, path=path))


def _nothing(_t: Telling, _attack: Attack) -> None:
    """No Effect: GODRAN did not notice."""


def _heal(t: Telling, _attack: Attack) -> None:
    """Healed: one wound less, when the phase is settled (117)."""
    frame = t.s.top_frame(AttacksFrame)
    t.become(replace(frame, healed=frame.healed + 1))
    t.tell(GodranHealed())


def _annoy(t: Telling, _attack: Attack) -> None:
    """Annoyed: 1 more on each die of the next Phase 6 (68)."""
    t.s = replace(t.s, annoyed=True)
    t.tell(GodranAnnoyed())


def _rage(t: Telling, attack: Attack) -> None:
    """Pissed: it strikes back at once (120)."""
    t.tell(GodranRaged(dice=attack.dice))
    t.push(PissedFrame(dice=attack.dice, attackers=attack.units))


def _annoy_and_rage(t: Telling, attack: Attack) -> None:
    """Really Pissed: both (121)."""
    _annoy(t, attack)
    _rage(t, attack)


def _repel(t: Telling, attack: Attack) -> None:
    """Retreat: the attacker moves it (118)."""
    t.push(RepelFrame(seat=attack.attacker, attackers=attack.units))


def _repel_and_stun(t: Telling, attack: Attack) -> None:
    """Stunned and Retreat: first it retreats (119)."""
    t.push(RepelFrame(seat=attack.attacker, attackers=attack.units, stuns=True))


def _stun(t: Telling, _attack: Attack) -> None:
    """Stunned: 1 less on each die of the next Phase 6."""
    stun(t)


def _wound(t: Telling, attack: Attack) -> None:
    """Wounded: points at once; the fourth wound kills; a second one in the turn is a Retreat (113, 116)."""
    frame = t.s.top_frame(AttacksFrame)
    if frame.wounds >= t.ground.edition.game.most_wounds:
        _kill(t, attack)
        return
    again = bool(frame.wounders)
    t.become(replace(frame, wounders=(*frame.wounders, attack.attacker)))
    t.tell(GodranWounded(attacker=attack.attacker, again=again))
    t.score(attack.attacker, t.ground.edition.points.wound, "wound")
    if again:
        _repel(t, attack)


def _kill(t: Telling, attack: Attack) -> None:
    """Killed: it falls when the phase is settled, whatever heals it till then; no points of a wound (14)."""
    frame = t.s.top_frame(AttacksFrame)
    if attack.attacker not in frame.killers:
        t.become(replace(frame, killers=(*frame.killers, attack.attacker)))
    t.tell(GodranSlain(attacker=attack.attacker))


EFFECTS: Mapping[Effect, Callable[[Telling, Attack], None]] = {
    "no_effect": _nothing,
    "healed": _heal,
    "annoyed": _annoy,
    "pissed": _rage,
    "really_pissed": _annoy_and_rage,
    "retreat": _repel,
    "stunned": _stun,
    "retreat_stunned": _repel_and_stun,
    "wounded": _wound,
    "killed": _kill,
}
