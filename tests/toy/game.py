# SPDX-License-Identifier: GPL-3.0-or-later
"""The rules of Lantern Hill as a whole."""

import msgspec

from rubbletop.kernel.bag import drawn
from rubbletop.kernel.dice import Dice
from rubbletop.kernel.facts import Action, Event, Message, Outcome, Player, Seat, Setup, say
from rubbletop.kernel.rules import Rules
from rubbletop.kernel.session import Session
from rubbletop.kernel.state import Change
from tests.toy.parts import (
    TOP,
    Answer,
    Bid,
    BidFrame,
    BidsShown,
    Burn,
    CharmFound,
    Climb,
    Climbed,
    HillState,
    Rest,
    Rested,
    Shove,
    Shoved,
    WindFrame,
    WindRose,
)
from tests.toy.steps import Bidding, Climbing, Shoving, Wind

ANNA = Seat("anna")
BERT = Seat("bert")
CHARMS: tuple[int, ...] = (-1, 0, 1, 2)
replace = msgspec.structs.replace


class LanternHill(Rules[HillState]):
    """The game for two to four bearers."""

    game = "lantern"
    title = "Lantern Hill"
    version = 3
    state_type = HillState
    action_type = Bid | Climb | Burn | Shove | Answer | Rest
    event_type = WindRose | CharmFound | BidsShown | Climbed | Shoved | Rested

    def __init__(self) -> None:
        super().__init__([Wind(), Bidding(), Climbing(), Shoving()])

    def new(self, setup: Setup, dice: Dice) -> Change[HillState]:
        if setup.scenario != "1":
            raise ValueError(f"Lantern Hill has no scenario {setup.scenario}")
        if not 2 <= len(setup.seats) <= 4:
            raise ValueError(f"{len(setup.seats)} cannot play Lantern Hill")
        left = CHARMS
        charms: dict[Seat, int | None] = {}
        events = []
        for seat in setup.seats:
            charm, left = drawn(dice, left, say("Charm"), (seat,))
            charms[seat] = charm
            events.append(CharmFound(seat=seat, charm=charm, seen_by=(seat,)))
        zero = dict.fromkeys(setup.seats, 0)
        oil = dict.fromkeys(setup.seats, 6)
        state = HillState(
            seats=setup.seats, turn=1, stack=(WindFrame(),), heights=zero, oil=oil, charms=charms
        )
        return Change(state, events)

    def view(self, s: HillState, seat: Seat) -> HillState:
        charms = {who: charm if who == seat else None for who, charm in s.charms.items()}
        s = replace(s, charms=charms)
        if not s.stack or not isinstance(s.top, BidFrame):
            return s
        return s.become(BidFrame(bids={who: oil if who == seat else None for who, oil in s.top.bids.items()}))

    def is_private(self, s: HillState, seat: Seat) -> bool:
        return bool(s.stack) and isinstance(s.top, BidFrame)

    def outcome(self, s: HillState) -> Outcome | None:
        if s.stack:
            return None
        best = max(s.heights.values())
        winners = tuple(seat for seat in s.seats if s.heights[seat] == best)
        level = "top" if best >= TOP else "dusk"
        return Outcome(headline=say("The lanterns burn."), level=level, winners=winners, scores=s.heights)

    def sentence(self, s: HillState, event: Event) -> Message:
        match event:
            case WindRose(wind=wind):
                return say("The wind blows with {wind}.", wind=wind)
            case CharmFound(seat=seat, charm=charm):
                return say("{who} finds a charm of {charm}.", who=seat, charm=charm)
            case BidsShown(order=order):
                return say("{who} goes first.", who=order[0])
            case Climbed(seat=seat, steps=steps) | Shoved(seat=seat, steps=steps):
                return say("{who} moves {steps} steps.", who=seat, steps=steps)
            case Rested(seat=seat):
                return say("{who} rests.", who=seat)
            case _:
                raise AssertionError(event)

    def wording(self, s: HillState, action: Action) -> Message:
        match action:
            case Bid(oil=oil):
                return say("Bid {oil}", oil=oil)
            case Burn(oil=oil):
                return say("Burn {oil}", oil=oil)
            case Climb():
                return say("Climb")
            case Shove(target=target):
                return say("Shove {who}", who=target)
            case Answer(how=how):
                return say("Brace") if how == "brace" else say("Slip")
            case Rest():
                return say("Rest")
            case _:
                raise AssertionError(action)

    def prompt(self, s: HillState, seat: Seat) -> Message:
        if seat not in self.actors(s):
            return say("Others decide.") if s.stack else say("The game is over.")
        return say("{step}: what do you do?", step=self.step(s).name)


def given_setup(seed: int = 1, level: str | None = None, **options: bool) -> Setup:
    """Return a setup of Anna and Bert; ``level`` is Bert's."""
    players = (Player(seat=ANNA, name="Anna"), Player(seat=BERT, name="Bert", level=level))
    return Setup(scenario="1", seed=seed, players=players, options=dict(options))


def given_session(seed: int = 1, level: str | None = None, **options: bool) -> Session[HillState]:
    """Return a game of Anna and Bert at its first decision, the bids."""
    return Session(LanternHill(), given_setup(seed, level, **options))


def find_rules(game: str) -> LanternHill:
    """Return the rules of the only game there is here. Raises LookupError for others."""
    if game != LanternHill.game:
        raise LookupError(game)
    return LanternHill()
