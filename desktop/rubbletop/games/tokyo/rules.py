# SPDX-License-Identifier: GPL-3.0-or-later
"""Oh No, There Goes Tokyo! as rules: its steps, set-up, what a seat sees, how it ends."""

from typing import ClassVar

from rubbletop.games.tokyo import ending, mask, score, sound, words
from rubbletop.games.tokyo.actions import AnyAction
from rubbletop.games.tokyo.atlas import Atlas
from rubbletop.games.tokyo.events import AnyEvent
from rubbletop.games.tokyo.opening import begin, names
from rubbletop.games.tokyo.state import TokyoState
from rubbletop.games.tokyo.steps import attacks, godran, money, movement, muster, opening
from rubbletop.games.tokyo.steps.base import TokyoStep
from rubbletop.kernel.dice import Dice
from rubbletop.kernel.facts import Action, Event, Message, Outcome, Seat, Setup
from rubbletop.kernel.rules import Rules
from rubbletop.kernel.state import Change

SEATS = (Seat("one"), Seat("two"), Seat("three"), Seat("four"))
"""The seats in the order in which people come to the table."""
STEPS: tuple[type[TokyoStep], ...] = (
    *opening.STEPS,
    *money.STEPS,
    *muster.STEPS,
    *godran.STEPS,
    *movement.STEPS,
    *attacks.STEPS,
)


class TokyoRules(Rules[TokyoState]):
    """The rules of Oh No, There Goes Tokyo!"""

    game = "tokyo"
    title = "Oh No, There Goes Tokyo!"
    version = 1
    state_type = TokyoState
    action_type: ClassVar = AnyAction
    event_type: ClassVar = AnyEvent

    def __init__(self, atlas: Atlas) -> None:
        super().__init__([step(atlas) for step in STEPS])
        self.atlas = atlas

    def new(self, setup: Setup, dice: Dice) -> Change[TokyoState]:
        return begin(self.atlas.named(*names(setup)), setup, dice)

    def view(self, s: TokyoState, seat: Seat) -> TokyoState:
        return mask.masked(s, seat)

    def is_private(self, s: TokyoState, seat: Seat) -> bool:
        return mask.is_private(s, seat)

    def concluded(self, change: Change[TokyoState]) -> Change[TokyoState]:
        return ending.concluded(self.atlas.ground(change.state), change)

    def contradiction(self, s: TokyoState) -> str:
        return sound.contradiction(self.atlas, s)

    def outcome(self, s: TokyoState) -> Outcome | None:
        return score.outcome(s) if not s.stack else None

    def sentence(self, s: TokyoState, event: Event) -> Message:
        return words.sentence(self.atlas.ground(s).board, s, event)

    def wording(self, s: TokyoState, action: Action) -> Message:
        return words.wording(self.atlas.ground(s).board, s, action)

    def prompt(self, s: TokyoState, seat: Seat) -> Message:
        return words.prompt(self.atlas.ground(s), s, seat)
