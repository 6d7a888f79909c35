# SPDX-License-Identifier: GPL-3.0-or-later
"""What the dice of an event came to, for the dice card (XII, XIV)."""

from collections.abc import Sequence

from rubbletop.games.tokyo.events.attacks import AttackMade, WeaponFired
from rubbletop.games.tokyo.events.godran import BuildingAttacked, Thrown, UnitsAttacked
from rubbletop.games.tokyo.words.attacks import EFFECTS
from rubbletop.kernel.facts import Event, Message, say, verbatim
from rubbletop.kernel.tally import Modifier
from rubbletop.ui.game_screen import Score
from rubbletop.ui.words import signed


def score(event: Event) -> Score | None:
    """Return what the dice of an event came to, None where none were thrown or each says enough by itself."""
    match event:
        case UnitsAttacked():
            damage = say("{sum} = {damage} Damage Points", sum=_sum(event), damage=event.damage)
            return Score(faces=event.faces, words=damage)
        case BuildingAttacked():
            fate = say("it falls") if event.has_fallen else say("it stands")
            words = say("{sum} = {result}, needs {need}: {fate}", sum=_sum(event), result=event.result,
                        need=event.need, fate=fate)  # fmt: skip
            return Score(faces=event.faces, words=words)
        case AttackMade():
            effect = EFFECTS["flop" if event.effect is None else event.effect]
            words = say(
                "{total} − {strength} = {damage}: {effect}",
                total=sum(event.faces),
                strength=_total(event.strength),
                damage=event.damage,
                effect=effect,
            )
            return Score(faces=event.faces, words=words)
        case WeaponFired():
            words = say("{total} on column {column}: {effect}", total=sum(event.faces), column=event.column,
                        effect=EFFECTS[event.effect])  # fmt: skip
            return Score(faces=event.faces, words=words)
        case _:
            return None


def _sum(event: Thrown) -> Message:
    """The total of the dice with what is added and subtracted, as a sum."""
    told = verbatim(str(event.total))
    if event.per_die:
        told = say("{total} with {more} on each die", total=event.total, more=signed(event.per_die))
    for line in (line for line in event.reckoning if line.value):
        told = say("{told} {summand}", told=told, summand=_summand(line.value))
    return told


def _summand(value: int) -> str:
    return f"− {-value}" if value < 0 else f"+ {value}"


def _total(lines: Sequence[Modifier]) -> int:
    return sum(line.value for line in lines)
