# SPDX-License-Identifier: GPL-3.0-or-later
"""Why the commander would attack so, with the chance that it reckons with."""

from typing import assert_never

from rubbletop.games.colossi.actions import marines
from rubbletop.games.colossi.commander.judge import Judge
from rubbletop.games.colossi.commander.weapons import Attack
from rubbletop.games.colossi.words.names import stone_name, tribe_name, unit_name
from rubbletop.kernel.facts import Message, say

Words = dict[str, str | int | Message]


def attack_reason(judge: Judge, action: Attack) -> Message:
    """Return in a sentence why an attack is worth making, with its chance in 100."""
    name = unit_name(judge.field.s, action.unit)
    if action.target not in judge.field.s.tribes:
        target = stone_name(judge.field.s, action.target)
        return say("{unit} has no better target than {target}.", unit=name, target=target)
    words: Words = {
        "unit": name,
        "tribe": tribe_name(action.target),
        "chance": round(100 * judge.weapons.success(action)),
    }
    match action:
        case marines.Fire():
            return _fire_reason(judge, action, words)
        case marines.Chisel():
            return say("The Chisel of {unit} breaks the {tribe} {chance} times in 100.", **words)
        case marines.Drill():
            return say("{unit} holds up the {tribe} {chance} times in 100.", **words)
        case marines.Bomb():
            return say("The bomb of {unit} breaks the {tribe} {chance} times in 100.", **words)
        case marines.Strike():
            return say("A strike from orbit breaks the {tribe} {chance} times in 100.", **words)
        case marines.Lagi():
            return say("{unit} can push the {tribe} away from your units.", **words)
        case _:
            assert_never(action)


def _fire_reason(judge: Judge, action: marines.Fire, words: Words) -> Message:
    if action.target in judge.field.s.cracked:
        return say("The {tribe} are cracked: {unit} breaks their boulder {chance} times in 100.", **words)
    if judge.shots.crack_gains(action.unit, action.target) > 0:
        return say(
            "{unit} breaks a boulder of the {tribe} {chance} times in 100, and a crack helps who fires next.",
            **words,
        )
    return say("{unit} breaks a boulder of the {tribe} {chance} times in 100.", **words)
