# SPDX-License-Identifier: GPL-3.0-or-later
"""The Marine commander: a simple sensible player for demos, hints and self-play.

It lands where the landing is likely to be safe, frees and leads away the Miners, fires at what is near and
likely to break, keeps its units away from the tribes, and takes the Structures before the end.
"""

from typing import TYPE_CHECKING, TypeVar, cast

from rubbletop.games.colossi.commander.judge import Judge
from rubbletop.games.colossi.commander.opening import gathered
from rubbletop.games.colossi.commander.reasons import reason
from rubbletop.games.colossi.commander.skill import LEVELS, NORMAL, Skill
from rubbletop.games.colossi.rules import ColossiRules
from rubbletop.games.colossi.state import ColossiState
from rubbletop.kernel.facts import Action, Message, Seat
from rubbletop.kernel.rules import Offer, Rules
from rubbletop.kernel.state import GameState

if TYPE_CHECKING:
    from random import Random

S = TypeVar("S", bound=GameState)


class Commander:
    """Plays the Marines by the worth of each legal action, looking one action ahead; it throws no dice."""

    def __init__(self, skill: Skill = NORMAL) -> None:
        self.skill = skill

    def choose(self, rules: Rules[S], view: S, seat: Seat, rng: "Random") -> Action:
        """Return the most promising legal action; ties go to the first in order."""
        return self._judged(rules, view, seat, rng)[1]

    def advise(self, rules: Rules[S], view: S, seat: Seat) -> tuple[Action, Message]:
        """Return the most promising legal action of ``seat`` and, in one sentence, why."""
        judge, action = self._judged(rules, view, seat)
        return action, reason(judge, action)

    def _judged(
        self, rules: Rules[S], view: S, seat: Seat, rng: "Random | None" = None
    ) -> tuple[Judge, Action]:
        assert isinstance(rules, ColossiRules), "the commander knows one game"
        s = cast("ColossiState", view)
        ground = rules.atlas.ground(s)
        judge = Judge(ground.field(gathered(ground, s)), self.skill, rng)
        return judge, judge.best([_action(offer) for offer in rules.legal(s, seat)])


def commander(level: str) -> Commander:
    """Return a commander of a level: easy, normal or hard."""
    return Commander(LEVELS[level])


def _action(offer: Offer) -> Action:
    assert isinstance(offer, Action), "this game has no ranges"
    return offer
