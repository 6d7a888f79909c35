# SPDX-License-Identifier: GPL-3.0-or-later
"""A state from a file that no game can come to is refused, and every state of a game is taken."""

from random import Random

import msgspec
import pytest

from rubbletop.games import registry
from rubbletop.games.colossi.frames.cup import FaceFrame
from rubbletop.games.colossi.frames.harm import VolleyFrame
from rubbletop.games.colossi.frames.marines import ActingFrame
from rubbletop.games.colossi.frames.tribes import AdvanceFrame, StompFrame
from rubbletop.games.colossi.state import Boulder, ColossiState, Council
from rubbletop.kernel.facts import Action, Message, Player, Setup, SpaceId, UnitId
from rubbletop.kernel.session import Session
from rubbletop.kernel.state import Frame
from rubbletop.kernel.tally import Modifier

replace = msgspec.structs.replace
RULES = registry.rules("colossi")
SEATS = registry.usual_seats("colossi")


def begun(seed: int) -> Session[ColossiState]:
    """A game at its beginning."""
    players = (Player(seat=SEATS[0], name="Anna", level=None),)
    return Session(RULES, Setup(scenario="1", seed=seed, players=players))


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_every_state_of_a_game_is_taken(seed: int) -> None:
    session, chance = begun(seed), Random(seed)
    while session.state.stack:
        assert RULES.contradiction(session.state) == ""
        action = chance.choice(RULES.legal(session.state, SEATS[0]))
        assert isinstance(action, Action)
        session.submit(action)
    assert RULES.contradiction(session.state) == ""


def spoilt(s: ColossiState) -> list[tuple[ColossiState, str]]:
    """The state with one thing wrong, and what is told of it."""
    unit, tribe = s.units[UnitId("miner1")], next(iter(s.tribes.values()))
    nowhere = replace(tribe, hex=SpaceId("999"))
    return [
        (replace(s, zone="gamma"), "there is no zone 'gamma'"),
        (replace(s, turn=99), "there is no turn 99"),
        (replace(s, units={**s.units, UnitId("zoe"): unit}), "'miner1' is filed under 'zoe'"),
        (s.with_unit(replace(unit, hex=None)), "there is no hex ''"),
        (s.with_unit(replace(unit, began=SpaceId("7"))), "there is no hex '7'"),
        (s.with_tribe(nowhere), "there is no hex '999'"),
        (s.with_tribe(replace(tribe, id=UnitId("x"))), f"the stack 'x' is none of the tribe {tribe.tribe}"),
        (s.with_tribe(replace(tribe, stack=())), f"the stack {tribe.id!r} is empty"),
        (s.with_tribe(replace(tribe, stack=(Boulder(id="zz"),))), "there is no boulder 'zz'"),
        (replace(s, storm=SpaceId("0")), "there is no hex '0'"),
        (replace(s, entering=(UnitId("x"),)), "'x' enters, but is no stack"),
        (replace(s, cracked=(UnitId("x"),)), "'x' is cracked, but not there"),
        (replace(s, cup=("snow",)), "there is no event 'snow'"),
        (replace(s, card=99), "there is no card 99"),
    ]


def test_points_of_a_first_battle_that_cannot_be_put_into_words_are_refused() -> None:
    setup = Setup(scenario="2", seed=4, players=(Player(seat=SEATS[0], name="Anna"),))
    s = Session[ColossiState](RULES, setup).state
    assert isinstance(s.council, Council)
    first = (Modifier(3, Message("{lost:>999999999}", {"lost": 1}), "sc. 1"),)

    assert RULES.contradiction(s) == ""
    spoilt_state = replace(s, council=replace(s.council, first=first))
    assert RULES.contradiction(spoilt_state) == "the points of the first battle have no words"


RED, SQUAD = UnitId("red"), UnitId("squad1")


def unheard(frame: Frame) -> str:
    """What is told of a state in which this is in progress."""
    s = begun(4).state
    assert RED in s.tribes
    return RULES.contradiction(replace(s, stack=(*s.stack, frame)))


@pytest.mark.parametrize(
    ("frame", "told"),
    [
        (ActingFrame(unit=UnitId("zoe"), points=3), "there is no counter 'zoe'"),
        (ActingFrame(unit=RED, points=3), "there is no counter 'red'"),
        (ActingFrame(unit=SQUAD, points=3, path=(SpaceId("999"),)), "there is no hex '999'"),
        (ActingFrame(unit=SQUAD, points=3, target=UnitId("zoe")), "there is no counter 'zoe'"),
        (StompFrame(tribe=SQUAD, units=()), f"there is no counter '{SQUAD}'"),
        (AdvanceFrame(tribe=RED, target=UnitId("tomb"), left=1), "there is no counter 'tomb'"),
        (FaceFrame(rubble=RED), "there is no counter 'red'"),
        (VolleyFrame(volley="rampage", cause=UnitId("zoe"), shots=()), "there is no counter 'zoe'"),
    ],
)
def test_what_is_in_progress_names_counters_and_hexes_that_are_there(frame: Frame, told: str) -> None:
    assert unheard(frame) == told


@pytest.mark.parametrize(
    "frame",
    [
        ActingFrame(unit=SQUAD, points=3, target=UnitId("tomb/2")),
        ActingFrame(unit=SQUAD, points=3, target=UnitId("rubble99")),
        VolleyFrame(volley="avalanche", cause=UnitId("tomb"), shots=()),
    ],
)
def test_what_was_attacked_or_attacks_may_be_gone_by_now(frame: Frame) -> None:
    assert unheard(frame) == ""


@pytest.mark.parametrize("number", range(14))
def test_what_no_game_can_come_to_is_refused(number: int) -> None:
    session = begun(4)
    state, told = spoilt(session.state)[number]

    with pytest.raises(ValueError, match="the state contradicts itself") as caught:
        Session.resumed(RULES, session.setup, state, 0)
    assert told in str(caught.value)
