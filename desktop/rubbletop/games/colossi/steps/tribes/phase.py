# SPDX-License-Identifier: GPL-3.0-or-later
"""The Colossi Action Phase: entries, the card, the order of activation (7.0, 7.1; 16, 20, 39, 126, 156)."""

from collections.abc import Iterable

from rubbletop.games.colossi.actions.tribes import Enter
from rubbletop.games.colossi.events.common import PhaseBegan
from rubbletop.games.colossi.events.tribes import CardTurned, TribeActivated, TribeSkipped
from rubbletop.games.colossi.frames.council import WormholeFrame
from rubbletop.games.colossi.frames.tribes import (
    ActivationsFrame,
    CardFrame,
    ColossiFrame,
    EntryFrame,
    FinalFrame,
    JigJigFrame,
    RiftFrame,
    TargetFrame,
)
from rubbletop.games.colossi.state import ColossiState, replace
from rubbletop.games.colossi.steps.base import ColossiStep, for_tribes
from rubbletop.games.colossi.telling import Telling
from rubbletop.kernel.bag import drawn
from rubbletop.kernel.dice import Dice
from rubbletop.kernel.facts import Action, IllegalAction, Seat, UnitId, say
from rubbletop.kernel.state import Change


class ColossiPhaseStep(ColossiStep):
    """Begin the phase: first whoever comes in by Tunnel Rift, then the card (20)."""

    name = "colossi"
    rule = "7.0"
    frame = ColossiFrame

    def run(self, s: ColossiState, dice: Dice) -> Change[ColossiState]:
        t = Telling(s, dice)
        t.tell(PhaseBegan(turn=s.turn, phase="colossi", rule=self.rule))
        t.become(EntryFrame())
        return t.change


class EntryStep(ColossiStep):
    """Bring in the stacks that are off the map; with several, the player names the next (39)."""

    name = "entry"
    rule = "7.2.3"
    frame = EntryFrame

    def actors(self, s: ColossiState) -> tuple[Seat, ...]:
        return (for_tribes(s),) if len(s.entering) > 1 else ()

    def legal(self, s: ColossiState, seat: Seat) -> Iterable[Action]:
        for tribe in s.entering:
            yield Enter(seat=seat, tribe=tribe)

    def check(self, s: ColossiState, action: Action) -> None:
        if not isinstance(action, Enter) or action.tribe not in s.entering:
            raise IllegalAction(say("Name a stack that is still off the map."), f"{self.rule}, 39")

    def apply(self, s: ColossiState, action: Action, dice: Dice) -> Change[ColossiState]:
        assert isinstance(action, Enter)
        return self._entered(s, action.tribe, dice)

    def run(self, s: ColossiState, dice: Dice) -> Change[ColossiState]:
        if s.entering:
            return self._entered(s, s.entering[0], dice)
        t = Telling(s, dice)
        if "honoring" in s.events:
            # No card is turned on the day of the ancestors (16).
            t.become(FinalFrame())
        else:
            t.become(WormholeFrame() if self.ground.is_council(s) else CardFrame())
        return t.change

    def _entered(self, s: ColossiState, tribe: UnitId, dice: Dice) -> Change[ColossiState]:
        t = Telling(replace(s, entering=tuple(other for other in s.entering if other != tribe)), dice)
        t.push(RiftFrame(tribe=tribe))
        return t.change


class CardStep(ColossiStep):
    """Turn a card; the deck is reshuffled only when it has run out (16)."""

    name = "card"
    rule = "7.1"
    frame = CardFrame

    def run(self, s: ColossiState, dice: Dice) -> Change[ColossiState]:
        deck = s.deck or tuple(self.ground.cards)
        number, left = drawn(dice, deck, say("Action Order card"))
        card = self.ground.cards[number]
        used = (*s.cards, number) if s.deck else (number,)
        t = Telling(replace(s, deck=left, cards=used, card=number), dice)
        t.tell(CardTurned(card=number, indicator=card.indicator, order=card.order, rule=self.rule))
        following = JigJigFrame if s.options.jig_jig else ActivationsFrame
        t.become(following(tribes=card.order))
        return t.change


class ActivationsStep(ColossiStep):
    """Activate the stacks in the card's order, skipping those off the map or Paralyzed (7.1, 100)."""

    name = "activations"
    rule = "7.1"
    frame = ActivationsFrame

    def run(self, s: ColossiState, dice: Dice) -> Change[ColossiState]:
        frame = s.top_frame(ActivationsFrame)
        t = Telling(s, dice)
        if frame.stacks:
            t.become(replace(frame, stacks=frame.stacks[1:]))
            self._activate(t, frame.stacks[0])
        elif frame.tribes:
            self._list_stacks(t, frame)
        else:
            t.become(FinalFrame())
        return t.change

    def _list_stacks(self, t: Telling, frame: ActivationsFrame) -> None:
        tribe, *left = frame.tribes
        stacks = tuple(stack.id for stack in self.field(t.s).tribes_in_order() if stack.tribe == tribe)
        if not stacks:
            t.tell(TribeSkipped(tribe=UnitId(tribe), why="away", rule=self.rule))
        t.become(replace(frame, tribes=tuple(left), stacks=stacks))

    def _activate(self, t: Telling, tribe: UnitId) -> None:
        if t.s.tribes[tribe].paralyzed:
            t.tell(TribeSkipped(tribe=tribe, why="paralyzed", rule="5.4.3"))
            return
        t.tell(TribeActivated(tribe=tribe, rule=self.rule))
        t.push(TargetFrame(tribe=tribe))


STEPS = (ColossiPhaseStep, EntryStep, CardStep, ActivationsStep)
