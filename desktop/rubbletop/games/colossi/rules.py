# SPDX-License-Identifier: GPL-3.0-or-later
"""Attack of the 50 Foot Colossi! as rules: its steps, set-up, what a seat sees, how it ends."""

from collections.abc import Callable
from typing import ClassVar

from rubbletop.board.atlas import USUAL_EDITION
from rubbletop.games.colossi import mask, score, setup, sound, words
from rubbletop.games.colossi.actions import AnyAction
from rubbletop.games.colossi.actions.marines import Reconnoitre
from rubbletop.games.colossi.atlas import BOARD, Atlas
from rubbletop.games.colossi.events import AnyEvent
from rubbletop.games.colossi.ground import Ground
from rubbletop.games.colossi.setup import SEATS
from rubbletop.games.colossi.state import USUAL, ColossiState, Variant, replace
from rubbletop.games.colossi.steps import council, cup, harm, marines, tribes
from rubbletop.games.colossi.steps.base import COLOSSI, ColossiStep
from rubbletop.games.colossi.steps.tribes.roller import FirstRollerStep, RollerStep
from rubbletop.kernel.dice import Dice
from rubbletop.kernel.facts import Action, Event, Message, Outcome, Seat, Setup, UnitId
from rubbletop.kernel.rules import Rules, Step
from rubbletop.kernel.state import Change, Frame

Begin = Callable[[Ground, tuple[Seat, ...], Dice], Change[ColossiState]]
EDITION_OPTION = "edition"
JIG_JIG_OPTION = "jig_jig"
SCENARIOS: dict[str, Begin] = {"1": setup.panic, "2": setup.council, "3": setup.campaign}
STEPS: tuple[type[ColossiStep], ...] = (
    *cup.STEPS,
    *marines.STEPS,
    *tribes.STEPS,
    *harm.STEPS,
    *council.STEPS,
)


class ColossiRules(Rules[ColossiState]):
    """The rules of Attack of the 50 Foot Colossi!"""

    game = "colossi"
    title = "Attack of the 50 Foot Colossi!"
    version = 2
    step_types: ClassVar[tuple[type[ColossiStep], ...]] = STEPS
    state_type = ColossiState
    action_type: ClassVar = AnyAction
    event_type: ClassVar = AnyEvent

    def __init__(self, atlas: Atlas) -> None:
        self.atlas = atlas
        self.ground = atlas.named(BOARD, USUAL_EDITION)
        """The ground with the usual edition; a game is played upon ``atlas.ground`` of its state."""
        super().__init__([step(self.ground) for step in self.step_types])
        self._own_steps: dict[Ground, dict[type[Frame], ColossiStep]] = {}

    def of_version(self, version: int) -> "ColossiRules":
        return FirstColossiRules(self.atlas) if version == FirstColossiRules.version else self

    def step(self, s: ColossiState) -> Step[ColossiState]:
        ground = self.atlas.ground(s)
        if ground is self.ground:
            return super().step(s)
        if ground not in self._own_steps:
            self._own_steps[ground] = {step.frame: step(ground) for step in self.step_types}
        return self._own_steps[ground][type(s.stack[-1])]

    def new(self, setup: Setup, dice: Dice) -> Change[ColossiState]:
        begin = SCENARIOS.get(setup.scenario)
        if begin is None:
            raise ValueError(f"colossi has no scenario {setup.scenario!r}: there is {', '.join(SCENARIOS)}")
        _look_over(setup)
        name = str(setup.options.get(EDITION_OPTION, USUAL_EDITION))
        ground = self.atlas.named(BOARD, name)
        change = begin(ground, setup.seats, dice)
        dances = bool(setup.options.get(JIG_JIG_OPTION, False))
        names = {player.seat: player.name for player in setup.players} if len(setup.players) > 1 else {}
        variant = Variant(jig_jig=dances, names=names, edition=name, marks=ground.marks)
        if variant == USUAL:
            return change
        return Change(replace(change.state, variant=variant), change.events)

    def view(self, s: ColossiState, seat: Seat) -> ColossiState:
        return mask.masked(s, seat)

    def is_private(self, s: ColossiState, seat: Seat) -> bool:
        return mask.is_private(s, seat)

    def contradiction(self, s: ColossiState) -> str:
        return sound.contradiction(self.atlas, s)

    def outcome(self, s: ColossiState) -> Outcome | None:
        return score.outcome(self.atlas.ground(s), s) if not s.stack else None

    def sentence(self, s: ColossiState, event: Event) -> Message:
        return words.sentence(s, event)

    def wording(self, s: ColossiState, action: Action) -> Message:
        return words.wording(s, action)

    def prompt(self, s: ColossiState, seat: Seat) -> Message:
        actors = self.actors(s) if COLOSSI in s.seats else ()
        return words.prompt(s, () if seat in actors else actors)


class FirstColossiRules(ColossiRules):
    """The rules of games that were begun before two things were put right; nothing else differs.

    An HQ beside the map may have helped with Reconnaissance: that is no longer offered, but a game in which
    it was done goes on (5.3.4.1). A Rock Roller that goes back into a Pillar rejoices again (141, 151).
    """

    version = 1
    step_types: ClassVar = tuple(FirstRollerStep if step is RollerStep else step for step in STEPS)

    def check(self, s: ColossiState, action: Action) -> None:
        if isinstance(action, Reconnoitre) and _is_beside(s, action.helper):
            action = replace(action, helper=None)
        super().check(s, action)


def _is_beside(s: ColossiState, helper: UnitId | None) -> bool:
    """Whether a unit that is to help is an HQ beside the map that has not acted."""
    unit = None if helper is None else s.units.get(helper)
    return unit is not None and unit.kind == "hq" and unit.place == "beside" and not unit.acted


def _look_over(setup: Setup) -> None:
    """Raise ValueError, naming what is wrong, for seats that the game does not have."""
    if not 1 <= len(setup.players) <= len(SEATS):
        taken = len(setup.players)
        raise ValueError(f"scenario {setup.scenario} takes one player or two, not {taken}")
    for seat, there in zip(setup.seats, SEATS, strict=False):
        if seat != there:
            raise ValueError(f"there is no seat {seat!r} here: it is {there!r}")
