# SPDX-License-Identifier: GPL-3.0-or-later
"""A bombing at a glance: what the dice must overcome, and what they can do (Bombings; 3 to 9)."""

from PySide6.QtWidgets import QVBoxLayout, QWidget

from rubbletop.games.barrel import bombing as bombs
from rubbletop.games.barrel import chances
from rubbletop.games.barrel.frames.rebels import Bombing, Target
from rubbletop.games.barrel.ground import Ground
from rubbletop.games.barrel.state import BarrelState
from rubbletop.games.barrel.words.names import dollars, logistics, seat_name, troops
from rubbletop.games.barrel.words.rebels import target_name
from rubbletop.kernel.facts import Message, Seat, SpaceId, say
from rubbletop.kernel.tally import Tally
from rubbletop.ui.barrel.panels.notes import reckoning
from rubbletop.ui.game_screen import Bar
from rubbletop.ui.parts.card import label, plain
from rubbletop.ui.parts.chance_bar import chance_list
from rubbletop.ui.parts.tally_tip import tally_tip
from rubbletop.ui.spelling import pointed
from rubbletop.ui.words import worded


def thing(s: BarrelState, victim: Seat, region: SpaceId, target: Target) -> Message:
    """What can be bombed, with its number: 3 troops, 4 logistics, refinery."""
    number = bombs.there(s, victim, region, target)
    match target:
        case "troops":
            return troops(number)
        case "logistics":
            return logistics(number)
        case _:
            return target_name(target)


def least(minimum: Tally) -> Message:
    """What two dice must be above."""
    return say("Two dice must show more than {minimum}", minimum=minimum.total)


def reasons(minimum: Tally, parent: QWidget) -> QWidget:
    """Return the lines of a minimum under its sum."""
    made, column = plain(QVBoxLayout, parent, 1)
    head = label(worded(least(minimum)), "strong", wraps=True)
    head.setToolTip(tally_tip(minimum))
    column.addWidget(head)
    column.addWidget(reckoning(minimum.lines, made))
    return made


def prospects(ground: Ground, s: BarrelState, bombing: Bombing, parent: QWidget) -> QWidget:
    """Return the chances of a bombing with all who take part so far."""
    made, column = plain(QVBoxLayout, parent, 2)
    column.addWidget(reasons(bombs.minimum(ground, s, bombing), made))
    known = chances.bombing(ground, s, bombing)
    bars = [Bar(label=say("Any damage"), chance=float(known.damage))]
    bars += [
        Bar(label=_destroyed(bombing.target, number), chance=float(chance))
        for number, chance in known.destroyed
        if number
    ]
    column.addWidget(chance_list(bars, range(1, len(bars)), made))
    return made


def aftermath(ground: Ground, s: BarrelState, bombing: Bombing) -> Message:
    """What a bombing costs the victim on average: steps of Pacifism, and money for repairs."""
    known = chances.bombing(ground, s, bombing)
    told = say("On average {steps} Pacifism for {victim}", steps=_steps(float(known.pacifism)),
               victim=seat_name(s, bombing.victim))  # fmt: skip
    if not known.repair:
        return say("{told}.", told=told)
    return say("{told}, and {cost} for repairs.", told=told, cost=dollars(round(known.repair)))


def short_odds(ground: Ground, s: BarrelState, bombing: Bombing) -> float:
    """Return the chance that something is destroyed."""
    return float(chances.bombing(ground, s, bombing).kill)


def _destroyed(target: Target, number: int) -> Message:
    match target:
        case "troops":
            return say("{troops} destroyed", troops=troops(number))
        case "logistics":
            return say("{logistics} destroyed", logistics=logistics(number))
        case _:
            return say("Destroyed at once")


def _steps(value: float) -> str:
    shown = f"{abs(value):.1f}"
    return pointed(f"−{shown}" if value < 0 and shown != "0.0" else f"+{shown}")
