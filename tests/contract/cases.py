# SPDX-License-Identifier: GPL-3.0-or-later
"""The games that the contract is held against, and positions of them met in random play."""

from collections.abc import Callable, Iterator
from functools import cache
from random import Random
from typing import Any, Generic, get_args

import msgspec

from rubbletop.ai.agent import Agent
from rubbletop.ai.random_agent import RandomAgent
from rubbletop.games import registry
from rubbletop.games.barrel.state import BarrelState
from rubbletop.games.colossi.frames.cup import KeepFrame
from rubbletop.games.colossi.state import Boulder, ColossiState, Tribe
from rubbletop.games.colossi.steps.base import for_events
from rubbletop.games.tokyo.frames.money import Bid, BiddingFrame
from rubbletop.games.tokyo.frames.muster import DevelopFrame, Outlay, Plan, PlansFrame
from rubbletop.games.tokyo.state import TokyoState
from rubbletop.games.tokyo.tables import WEAPONS, SchemeId
from rubbletop.kernel.codec import encoded
from rubbletop.kernel.facts import Player, Seat, Setup
from rubbletop.kernel.rules import Rules
from rubbletop.kernel.session import Entry, Session
from rubbletop.kernel.state import Frame, S
from tests.tokyo.hasty import HastyAgent
from tests.toy.game import CHARMS, LanternHill
from tests.toy.parts import BidFrame, HillState

replace = msgspec.structs.replace

Options = dict[str, str | int | bool]


class Case(Generic[S]):
    """A game to be examined.

    ``scrambled(state, seat, rng)`` returns a state in which everything that ``seat`` cannot know may be
    otherwise. ``games`` random games are played by ``agent``, each up to ``actions`` actions. ``tables``: how
    many sit down and with which options, game after game; all seats without options where it is not given.
    """

    def __init__(
        self,
        rules: Rules[S],
        seats: tuple[str, ...],
        scrambled: Callable[[S, Seat, Random], S],
        *,
        games: int,
        actions: int,
        scenario: str = "1",
        agent: Agent | None = None,
        tables: tuple[tuple[int, Options], ...] = (),
    ) -> None:
        self.rules = rules
        self.seats = tuple(Seat(seat) for seat in seats)
        self.scrambled = scrambled
        self.games = games
        self.actions = actions
        self.scenario = scenario
        self.agent = RandomAgent() if agent is None else agent
        self.tables = tables or ((len(seats), {}),)

    def setup(self, seed: int) -> Setup:
        """Return a setup with a person at each seat that is taken."""
        number, options = self.tables[seed % len(self.tables)]
        players = tuple(Player(seat=seat, name=seat.title()) for seat in self.seats[:number])
        return Setup(scenario=self.scenario, seed=seed, players=players, options=options)


class Position(Generic[S]):
    """A moment of a random game: the entry that led to it and the bytes of its state at that time."""

    def __init__(self, session: Session[S], number: int, entry: Entry[S]) -> None:
        self.session = session
        self.number = number
        self.entry = entry
        self.state = entry.state
        self.at_that_time = encoded(entry.state)


def _scrambled_hill(s: HillState, seat: Seat, rng: Random) -> HillState:
    charms = {who: charm if who == seat else rng.choice(CHARMS) for who, charm in s.charms.items()}
    s = replace(s, charms=charms)
    if not s.stack or not isinstance(s.top, BidFrame):
        return s
    bids = {who: bid if who == seat else rng.randrange(s.oil[who] + 1) for who, bid in s.top.bids.items()}
    return s.become(BidFrame(bids=bids))


def _scrambled_colossi(s: ColossiState, seat: Seat, rng: Random) -> ColossiState:
    drawn = s.stack[-1].drawn if s.stack and isinstance(s.stack[-1], KeepFrame) else ()
    if len(s.seats) == 1 or seat == for_events(s):
        drawn = ()
    hidden = [*drawn, *s.cup, *s.aside]
    rng.shuffle(hidden)
    if drawn:
        s = s.become(KeepFrame(drawn=tuple(hidden.pop() for _ in drawn)))
    tribes = {key: _scrambled_stack(tribe, rng) for key, tribe in s.tribes.items()}
    return replace(s, cup=tuple(hidden[: len(s.cup)]), aside=tuple(hidden[len(s.cup) :]), tribes=tribes)


def _scrambled_stack(tribe: Tribe, rng: Random) -> Tribe:
    """Return the stack with the boulders below the top in another order; their sides stay."""
    top, *below = tribe.stack
    ids = [boulder.id for boulder in below]
    rng.shuffle(ids)
    mixed = [Boulder(id=id_, reduced=old.reduced) for id_, old in zip(ids, below, strict=True)]
    return replace(tribe, stack=(top, *mixed))


def _scrambled_tokyo(s: TokyoState, seat: Seat, rng: Random) -> TokyoState:
    if not s.stack:
        return s
    s = _scrambled_origins(s, seat, rng)
    purses = {own: rng.randrange(500) for own in s.seats if s.options.hidden_cash and own != seat}
    funds = {
        key: replace(fund, weapon=rng.choice(WEAPONS)) if fund.weapon and fund.owner != seat else fund
        for key, fund in s.funds.items()
    }
    stack = tuple(_scrambled_frame(s, frame, seat, rng) for frame in s.stack)
    return replace(s, cash={**s.cash, **purses}, funds=funds, stack=stack)


def _scrambled_origins(s: TokyoState, seat: Seat, rng: Random) -> TokyoState:
    """Return the state with the Origin cards exchanged that a seat has not seen, the true one included."""
    unseen = [place for place in range(len(s.cards)) if place not in s.looked.get(seat, ())]
    hidden = [s.cards[place] for place in unseen]
    if not s.revealed:
        hidden.append(s.origin)
    rng.shuffle(hidden)
    origin = s.origin if s.revealed else hidden.pop()
    cards = dict(zip(unseen, hidden, strict=True))
    return replace(
        s, origin=origin, cards=tuple(cards.get(place, card) for place, card in enumerate(s.cards))
    )


def _scrambled_frame(s: TokyoState, frame: Frame, seat: Seat, rng: Random) -> Frame:
    match frame:
        case BiddingFrame():
            schemes = get_args(SchemeId)
            others = {
                own: Bid(cards=tuple(rng.sample(schemes, rng.randrange(3))), carry=rng.random() < 0.5)
                for own in frame.bids
                if own != seat
            }
            return replace(frame, bids={**frame.bids, **others})
        case PlansFrame():
            units = tuple(rng.sample(list(s.units), 3))
            plans = {own: Plan(units=units, research=rng.randrange(9)) for own in frame.plans if own != seat}
            return replace(frame, plans={**frame.plans, **plans})
        case DevelopFrame():
            outlay = Outlay(amounts={"x": rng.randrange(9)}, types={"x": rng.choice(WEAPONS)})
            outlays = {own: outlay for own in frame.outlays if own != seat}
            return replace(frame, outlays={**frame.outlays, **outlays})
        case _:
            return frame


def _scrambled_barrel(s: BarrelState, seat: Seat, rng: Random) -> BarrelState:
    if s.options.open_hands or not s.stack or not s.turn:
        return s
    powers = {
        own: power if own == seat else replace(power, cash=rng.randrange(200), oil=rng.randrange(30))
        for own, power in s.powers.items()
    }
    return replace(s, powers=powers)


def cases() -> dict[str, Callable[[], Case[Any]]]:
    """Return how each game is examined, by its id, with what sets a further case of it apart."""
    return {
        "lantern": _lantern,
        "colossi": _colossi,
        "colossi-2": _council,
        "colossi-3": _campaign,
        "colossi-pair": _pair,
        "tokyo": _tokyo,
        "barrel": _barrel,
    }


def _lantern() -> Case[HillState]:
    return Case(LanternHill(), ("anna", "bert", "cleo"), _scrambled_hill, games=4, actions=200)


def _colossi() -> Case[ColossiState]:
    return Case(registry.rules("colossi"), ("marines",), _scrambled_colossi, games=2, actions=400)


def _council() -> Case[ColossiState]:
    rules = registry.rules("colossi")
    return Case(rules, ("marines",), _scrambled_colossi, games=1, actions=700, scenario="2")


def _campaign() -> Case[ColossiState]:
    rules = registry.rules("colossi")
    return Case(rules, ("marines",), _scrambled_colossi, games=1, actions=700, scenario="3")


def _pair() -> Case[ColossiState]:
    rules = registry.rules("colossi")
    dancing: tuple[tuple[int, Options], ...] = ((2, {"jig_jig": True}),)
    return Case(rules, ("marines", "colossi"), _scrambled_colossi, games=1, actions=500, tables=dancing)


def _tokyo() -> Case[TokyoState]:
    tables: tuple[tuple[int, Options], ...] = ((2, {}), (3, {"hidden_cash": True}), (4, {}))
    return Case(
        registry.rules("tokyo"),
        ("one", "two", "three", "four"),
        _scrambled_tokyo,
        games=3,
        actions=400,
        agent=HastyAgent(),
        tables=tables,
    )


def _barrel() -> Case[BarrelState]:
    tables: tuple[tuple[int, Options], ...] = ((3, {}), (4, {"open_hands": True}), (5, {}))
    return Case(
        registry.rules("barrel"),
        ("one", "two", "three", "four", "five"),
        _scrambled_barrel,
        games=3,
        actions=400,
        tables=tables,
    )


@cache
def case_of(game: str) -> Case[Any]:
    """Return how a game is examined."""
    return cases()[game]()


@cache
def positions_of(game: str) -> tuple[Position[Any], ...]:
    """Return all positions of some random games, the beginning of each included."""
    case = case_of(game)
    return tuple(position for seed in range(1, case.games + 1) for position in _positions(case, seed))


def sample_of(game: str, most: int) -> tuple[Position[Any], ...]:
    """Return some of the positions, spread over the games; the last one of all is among them."""
    positions = positions_of(game)
    stride = -(-len(positions) // most)
    return positions[::-1][::stride]


def _positions(case: Case[Any], seed: int) -> Iterator[Position[Any]]:
    session: Session[Any] = Session(case.rules, case.setup(seed))
    agent, rng = case.agent, Random(seed)
    yield Position(session, 0, session.entry(0))
    while session.length < case.actions and (actors := case.rules.actors(session.state)):
        seat = rng.choice(actors)
        session.submit(agent.choose(case.rules, case.rules.view(session.state, seat), seat, rng))
        yield Position(session, session.length, session.entry(session.length))
