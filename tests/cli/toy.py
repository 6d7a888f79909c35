# SPDX-License-Identifier: GPL-3.0-or-later
"""A game small enough to be seen through: each seat writes a number down, then a die decides."""

from random import Random
from typing import ClassVar

import msgspec

from rubbletop.ai.random_agent import RandomAgent
from rubbletop.kernel.dice import Dice
from rubbletop.kernel.facts import Action, Event, Message, Outcome, Player, Range, Seat, Setup, say
from rubbletop.kernel.rules import Offer, Rules, Step
from rubbletop.kernel.state import Change, Frame, GameState

LAST_TURN = {"1": 3, "endless": 10**9}


class Writing(Frame, frozen=True, kw_only=True, tag=True):
    """Who has written which number; 0 stands for a number that is hidden."""

    written: dict[Seat, int] = {}


class State(GameState, frozen=True, kw_only=True):
    """The points of each seat, and the turn after which the game ends."""

    stack: tuple[Writing, ...]
    points: dict[Seat, int]
    last: int

    def scored(self, points: dict[Seat, int]) -> "State":
        """Return the state of the next turn, with new points."""
        return msgspec.structs.replace(self, points=points, turn=self.turn + 1)


class Write(Action, frozen=True, kw_only=True, tag=True):
    """Write a number down."""

    number: int


class Skip(Action, frozen=True, kw_only=True, tag=True):
    """Write nothing down, and say so."""


class Wrote(Event, frozen=True, kw_only=True, tag=True):
    """A seat wrote a number, which it alone knows."""

    seat: Seat
    number: int


class Fell(Event, frozen=True, kw_only=True, tag=True):
    """The die fell."""

    face: int


class WriteStep(Step[State]):
    """Every seat writes; the last one lets the die fall."""

    name = "write"
    rule = "1"
    frame = Writing

    def actors(self, s: State) -> tuple[Seat, ...]:
        return tuple(seat for seat in s.seats if seat not in s.stack[-1].written)

    def legal(self, s: State, seat: Seat) -> tuple[Offer, ...]:
        return Skip(seat=seat), Range(Write(seat=seat, number=1), "number", 1, 6)

    def apply(self, s: State, action: Action, dice: Dice) -> Change[State]:
        number = action.number if isinstance(action, Write) else -1
        written = {**s.stack[-1].written, action.seat: number}
        events: list[Event] = [Wrote(seat=action.seat, number=number, seen_by=(action.seat,))]
        if len(written) < len(s.seats):
            return Change(s.become(Writing(written=written)), events)
        face = dice.roll(say("The die"), seen_by=None).faces[0]
        points = {seat: s.points[seat] + (written[seat] == face) for seat in s.seats}
        after = (s.become(Writing()) if s.turn < s.last else s.pop()).scored(points)
        return Change(after, [*events, Fell(face=face)])


class ToyRules(Rules[State]):
    """The rules of the toy."""

    game: ClassVar[str] = "toy"
    title: ClassVar[str] = "Toy"
    version: ClassVar[int] = 1
    state_type = State
    action_type = Write | Skip
    event_type = Wrote | Fell

    def __init__(self) -> None:
        super().__init__([WriteStep()])

    def new(self, setup: Setup, dice: Dice) -> Change[State]:
        if setup.scenario not in LAST_TURN:
            raise ValueError(f"the toy has no scenario {setup.scenario!r}")
        points = dict.fromkeys(setup.seats, 0)
        last = LAST_TURN[setup.scenario]
        return Change(State(seats=setup.seats, turn=1, stack=(Writing(),), points=points, last=last))

    def view(self, s: State, seat: Seat) -> State:
        if not s.stack:
            return s
        written = {who: number if who == seat else 0 for who, number in s.stack[-1].written.items()}
        return s.become(Writing(written=written))

    def outcome(self, s: State) -> Outcome | None:
        if s.stack:
            return None
        best = max(s.points.values())
        winners = tuple(seat for seat in s.seats if s.points[seat] == best)
        return Outcome(headline=say("The toy is over."), level="over", winners=winners, scores=s.points)

    def sentence(self, s: State, event: Event) -> Message:
        if isinstance(event, Fell):
            return say("The die shows {face}.", face=event.face)
        assert isinstance(event, Wrote)
        return say("{seat} wrote {number}.", seat=event.seat, number=event.number)

    def wording(self, s: State, action: Action) -> Message:
        return say("Write {number}", number=action.number) if isinstance(action, Write) else say("Skip")

    def prompt(self, s: State, seat: Seat) -> Message:
        return say("Write a number.")


class FailingAgent:
    """An agent that breaks."""

    def choose(self, rules: object, view: object, seat: Seat, rng: Random) -> Action:
        raise ZeroDivisionError("the agent broke")


def rules(game: str) -> ToyRules:
    """Stand in for the registry: the rules of a game. Raises LookupError for any but the toy."""
    if game != "toy":
        raise LookupError(f"there is no game {game!r}")
    return ToyRules()


def setup(game: str, scenario: str, seed: int, levels: tuple[str | None, ...]) -> Setup:
    """Stand in for the registry: how a game is begun."""
    seats = ("left", "right", "middle")[: len(levels)]
    players = tuple(
        Player(seat=Seat(seat), name=seat, level=level) for seat, level in zip(seats, levels, strict=True)
    )
    return Setup(scenario=scenario, seed=seed, players=players)


def agent(game: str, level: str) -> RandomAgent | FailingAgent:
    """Stand in for the registry: a computer player."""
    return FailingAgent() if level == "hard" else RandomAgent()
