# SPDX-License-Identifier: GPL-3.0-or-later
"""One More Barrel as rules: its steps, set-up, what a seat sees, how it ends."""

from typing import ClassVar

from rubbletop.games.barrel import mask, score, sound, words
from rubbletop.games.barrel.actions import AnyAction
from rubbletop.games.barrel.atlas import BOARD, FIRST, Atlas
from rubbletop.games.barrel.events import AnyEvent
from rubbletop.games.barrel.opening import begin, edition_name
from rubbletop.games.barrel.state import BarrelState
from rubbletop.games.barrel.steps import checks, opening, orders, rebels, war
from rubbletop.games.barrel.steps.base import BarrelStep
from rubbletop.kernel.dice import Dice
from rubbletop.kernel.facts import Action, Event, Message, Outcome, Seat, Setup
from rubbletop.kernel.rules import Rules
from rubbletop.kernel.state import Change

SEATS = (Seat("one"), Seat("two"), Seat("three"), Seat("four"), Seat("five"))
"""The seats in the order in which people come to the table."""
STEPS: tuple[type[BarrelStep], ...] = (
    *opening.STEPS,
    *orders.STEPS,
    *war.STEPS,
    *rebels.STEPS,
    *checks.STEPS,
)


class BarrelRules(Rules[BarrelState]):
    """The rules of One More Barrel; ``map_name``: the map on which a game begins."""

    game = "barrel"
    title = "One More Barrel"
    version = 2
    map_name: ClassVar = BOARD
    state_type = BarrelState
    action_type: ClassVar = AnyAction
    event_type: ClassVar = AnyEvent

    def __init__(self, atlas: Atlas) -> None:
        super().__init__([step(atlas) for step in STEPS])
        self.atlas = atlas

    def of_version(self, version: int) -> "BarrelRules":
        return FirstBarrelRules(self.atlas) if version == FirstBarrelRules.version else self

    def new(self, setup: Setup, dice: Dice) -> Change[BarrelState]:
        return begin(self.atlas.named(self.map_name, edition_name(setup)), setup, dice)

    def view(self, s: BarrelState, seat: Seat) -> BarrelState:
        return mask.masked(s, seat)

    def is_private(self, s: BarrelState, seat: Seat) -> bool:
        return mask.is_private(s, seat)

    def contradiction(self, s: BarrelState) -> str:
        return sound.contradiction(self.atlas, s)

    def outcome(self, s: BarrelState) -> Outcome | None:
        return score.outcome(s) if not s.stack else None

    def sentence(self, s: BarrelState, event: Event) -> Message:
        return words.sentence(self.atlas.ground(s), s, event)

    def wording(self, s: BarrelState, action: Action) -> Message:
        return words.wording(self.atlas.ground(s), s, action)

    def prompt(self, s: BarrelState, seat: Seat) -> Message:
        return words.prompt(self.atlas.ground(s), s, seat)


class FirstBarrelRules(BarrelRules):
    """The rules of games that were begun before values of the map were tuned; nothing else differs."""

    version = 1
    map_name = FIRST
