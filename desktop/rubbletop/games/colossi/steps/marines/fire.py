# SPDX-License-Identifier: GPL-3.0-or-later
"""Standard Marine attacks by Maximum Fire and Fire on the Move (5.3.2, 5.3.3, 5.4.1; rulings 91 to 94)."""

from collections.abc import Iterator
from typing import Literal, get_args

from rubbletop.games.colossi import harm
from rubbletop.games.colossi.actions.marines import Fire, Manner
from rubbletop.games.colossi.events.common import StoneHarmed
from rubbletop.games.colossi.events.marines import StoneAttacked
from rubbletop.games.colossi.frames.marines import ActingFrame
from rubbletop.games.colossi.ground import Field, Ground
from rubbletop.games.colossi.steps.marines.bars import is_fresh
from rubbletop.games.colossi.steps.marines.deed import Deed, attack_begun, spent
from rubbletop.games.colossi.steps.marines.weapons import (
    fire_tally,
    need_tally,
    stones,
    target_hex,
    why_no_fire,
    why_no_manner,
)
from rubbletop.games.colossi.telling import Telling
from rubbletop.kernel.bars import Bar
from rubbletop.kernel.facts import Action, Seat, UnitId, say
from rubbletop.kernel.tally import Tally

MANNERS: tuple[Manner, ...] = get_args(Manner)


class FireDeed(Deed):
    """Fire: as many dice as the modified combat factor against the target's defence number."""

    action = Fire

    def choices(self, field: Field, act: ActingFrame, seat: Seat) -> Iterator[Action]:
        unit = field.s.units[act.unit]
        cf = field.ground.values(unit).cf
        if cf is None:
            return
        manners = [manner for manner in MANNERS if why_no_manner(field, act, manner) is None]
        if not manners:
            return
        row = field.ground.edition.marines.fire
        has_dice = cf + row.hindered + row.through >= 1
        at = field.unit_hex(unit.id)
        for target, to in stones(field):
            if not field.marine_sees(at, to):
                continue
            for manner in manners:
                if has_dice or fire_tally(field, unit, target, manner).total >= 1:
                    yield Fire(seat=seat, unit=act.unit, target=target, manner=manner)

    def bar(self, field: Field, act: ActingFrame, action: Action) -> Bar | None:
        assert isinstance(action, Fire)
        return why_no_fire(field, act, action.target, action.manner)

    def do(self, t: Telling, ground: Ground, act: ActingFrame, action: Action) -> None:
        assert isinstance(action, Fire)
        struck = attack_begun(t, act, action.target)
        field = ground.field(t.s)
        unit = t.s.units[act.unit]
        tally = fire_tally(field, unit, action.target, action.manner)
        faces = t.roll(say("Standard attack"), tally.total).faces
        standard_attack(t, ground, unit.id, action.target, faces, attack="fire", tally=tally)
        if action.manner == "maximum" or not is_fresh(act):
            spent(t, struck)


def hits_of(ground: Ground, faces: tuple[int, ...], need: int, attack: str) -> tuple[int, int]:
    """Return all hits of the dice, and those among them that sixes added (5.4.1, 5.4.1.2, 86, 93)."""
    row = ground.edition.marines.fire
    plain = sum(face > need for face in faces)
    sixes = faces.count(6)
    if attack == "strike":
        extra = sixes * (ground.edition.marines.strike.six - 1)
    else:
        extra = row.extra if sixes >= row.sixes else 0
    return plain + extra, extra


def standard_attack(
    t: Telling,
    ground: Ground,
    unit: UnitId,
    target: UnitId,
    faces: tuple[int, ...],
    *,
    attack: Literal["fire", "strike"],
    tally: Tally,
) -> None:
    """Settle thrown dice on a tribe or Rubble: nothing, a crack, or a boulder flipped or removed (5.4.1)."""
    field = ground.field(t.s)
    need = need_tally(field, target).total
    hits, extra = hits_of(ground, faces, need, attack)
    at = target_hex(field, target)
    assert at is not None, "a target on the map"
    rule = "5.4.1" if attack == "fire" else "5.3.4.2"
    t.tell(
        StoneAttacked(
            unit=unit,
            target=target,
            hex=at,
            attack=attack,
            faces=faces,
            need=need,
            cracked=target in t.s.cracked,
            extra=extra,
            hits=hits,
            reckoning=tally.lines,
            rule=rule,
        )
    )
    if hits >= ground.edition.marines.fire.flip:
        break_stone(t, target, rule)
    elif hits and target not in t.s.cracked:
        t.s = t.s.crack(target)
        t.tell(StoneHarmed(target=target, harm="cracked", hex=at, rule="5.4.1.1"))


def break_stone(t: Telling, target: UnitId, rule: str) -> None:
    """Flip a tribe's top boulder, or remove it where it is reduced; put Rubble back into the pool (92)."""
    if target in t.s.tribes:
        harm.flip_top(t, target, rule)
    else:
        harm.remove_rubble(t, target, rule)
