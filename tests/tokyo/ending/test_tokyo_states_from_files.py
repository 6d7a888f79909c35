# SPDX-License-Identifier: GPL-3.0-or-later
"""States that no game can come to are called by what is wrong with them, whoever wrote the file."""

from collections.abc import Callable
from functools import cache
from random import Random

import pytest

from rubbletop.board.faults import BoardError
from rubbletop.board.grid import BuildingId
from rubbletop.games.tokyo.atlas import Atlas
from rubbletop.games.tokyo.build import ground as ground_of
from rubbletop.games.tokyo.build import tokyo_rules
from rubbletop.games.tokyo.frames.attacks import AttacksFrame, FlopFrame
from rubbletop.games.tokyo.frames.godran import AllotFrame, GodranFrame, RetreatFrame
from rubbletop.games.tokyo.frames.money import Bid, BiddingFrame, PenaltyFrame
from rubbletop.games.tokyo.frames.movement import MovementFrame
from rubbletop.games.tokyo.ground import Ground
from rubbletop.games.tokyo.rules import TokyoRules
from rubbletop.games.tokyo.state import Fund, TokyoState, replace
from rubbletop.kernel.facts import Seat, SpaceId, UnitId
from rubbletop.kernel.session import Session
from tests.tokyo.builders import FOUR, ONE, THREE, TWO, at, ground, rules, seeded, setup, unit
from tests.tokyo.hasty import FleeingAgent

Forging = Callable[[TokyoState], TokyoState]


@cache
def given(players: int = 4) -> TokyoState:
    """Return a moment of a game by chance in which units move and something lies in ruins."""
    session, agent, rng = Session(rules(), setup(players)), FleeingAgent(), Random(1)
    while not (isinstance(session.state.stack[0], MovementFrame) and session.state.fallen):
        seat = rules().actors(session.state)[0]
        session.submit(agent.choose(rules(), rules().view(session.state, seat), seat, rng))
    return session.state


def told(s: TokyoState) -> str:
    return rules().contradiction(s)


def a_unit(s: TokyoState, kind: str, place: str = "map") -> UnitId:
    return next(u.id for u in s.units.values() if u.kind == kind and u.place == place and u.owner == ONE)


def changed(kind: str, place: str = "map", /, **fields: object) -> Forging:
    return lambda s: s.changed_unit(a_unit(s, kind, place), **fields)


def with_frames(*frames: object) -> Forging:
    return lambda s: replace(s, stack=frames)


def without(s: TokyoState, *units: UnitId) -> TokyoState:
    return replace(s, units={name: u for name, u in s.units.items() if name not in units})


FORGED: dict[str, tuple[Forging, str]] = {
    "a fifth seat": (lambda s: replace(s, seats=(*s.seats, Seat("five"))), "5 seats cannot play"),
    "a seat twice": (lambda s: replace(s, seats=(ONE, ONE, TWO)), "3 seats cannot play"),
    "another order": (lambda s: replace(s, order=(ONE, TWO)), "the player order is not that of the seats"),
    "no purse": (lambda s: replace(s, cash={ONE: 5}), "cash is not of all seats"),
    "no such sector": (lambda s: replace(s, sectors={"x": ONE}), "the sectors are not those of the city"),
    "a stolen sector": (
        lambda s: replace(s, sectors={**s.sectors, "ne": None}),
        "the sectors are not those that were chosen",
    ),
    "no sector": (
        lambda s: replace(
            s,
            sectors={**s.sectors, s.chosen[ONE][0]: None},
            chosen={**s.chosen, ONE: ()},
        ),
        "a seat has no sector",
    ),
    "a hidden Origin": (lambda s: replace(s, origin="?"), "origin is hidden"),
    "a hidden bid": (with_frames(BiddingFrame(bids={ONE: Bid(cards=("?",))})), "cards is hidden"),
    "a strange controller": (lambda s: replace(s, controller=Seat("zed")), "there is no seat 'zed'"),
    "a strange area": (lambda s: replace(s, godran=SpaceId("Z9")), "there is no area 'Z9'"),
    "a strange building": (lambda s: replace(s, fallen=(BuildingId("barn"),)), "there is no building 'barn'"),
    "a strange unit": (
        with_frames(MovementFrame(left=(ONE,), carried=(unit("ne.tank.9"),))),
        "there is no unit 'ne.tank.9'",
    ),
    "no money": (lambda s: replace(s, cash={**s.cash, ONE: -1}), "cash cannot be -1"),
    "too many points": (lambda s: replace(s, vp={**s.vp, ONE: 2_000_000}), "vp cannot be 2000000"),
    "points from nowhere": (
        lambda s: replace(s, vp={**s.vp, ONE: s.vp[ONE] + 5}),
        "of one do not add up",
    ),
    "havoc from nowhere": (lambda s: replace(s, godran_vp=s.godran_vp + 5), "of GODRAN do not add up"),
    "wounds": (lambda s: replace(s, wounds=4), "GODRAN cannot have 4 wounds"),
    "a building fallen twice": (lambda s: replace(s, fallen=s.fallen * 2), "is there twice"),
    "no rubble": (lambda s: replace(s, rubble=()), "there is no rubble in"),
    "rubble twice": (lambda s: replace(s, rubble=s.rubble * 2), "rubble in"),
    "rubble below": (lambda s: s.rubbled(at("L3")), "a building stands on rubble in 'L3'"),
    "an area inside": (lambda s: replace(s, godran=at("L5")), "GODRAN is inside a building in 'L5'"),
    "a lost counter": (lambda s: without(s, unit("ne.troop.1")), "the units are not those of the sectors"),
    "a false counter": (changed("tank", "pool", kind="troop"), "is another unit than its name says"),
    "a strange sector": (changed("tank", "pool", sector="x"), "there is no sector 'x'"),
    "a strange home": (with_frames(GodranFrame(ap=3, home="x")), "there is no sector 'x'"),
    "a stolen counter": (changed("tank", "pool", owner=TWO), "belongs to one"),
    "a place off the map": (changed("tank", "pool", place="map"), "on the map without an area"),
    "an area off the map": (changed("tank", "pool", area=at("I1")), "on the map without an area"),
    "a lost tank": (changed("tank", "pool", place="lost"), "cannot be in its place"),
    "populace for sale": (changed("old_folks", place="pool", area=None), "cannot be in its place"),
    "inside nothing": (changed("old_folks", area=at("I2"), stance="inside"), "cannot be inside"),
    "inside off the map": (changed("tank", "pool", stance="inside"), "cannot be inside"),
    "a tank inside": (
        changed("tank", "pool", place="map", area=at("K4"), stance="inside"),
        "cannot be inside",
    ),
    "populace on a roof": (changed("old_folks", area=at("K4"), stance="roof"), "cannot be roof"),
    "an Origin twice": (lambda s: replace(s, cards=(s.cards[0],) * 5), "Origin cards are not all there"),
    "a sixth card": (lambda s: replace(s, looked={**s.looked, ONE: (5,)}), "there is no place of a card 5"),
    "a card seen twice": (
        lambda s: replace(s, looked={**s.looked, ONE: (1, 1)}),
        "card 1 is there",
    ),
    "a scheme used twice": (lambda s: replace(s, used={**s.used, ONE: ("tuna", "tuna")}), "scheme 'tuna' is"),
    "a fund misfiled": (
        lambda s: replace(s, funds={"a": Fund(id="b", owner=ONE)}),
        "the fund 'b' is filed as 'a'",
    ),
    "over and going on": (lambda s: replace(s, ended="killed"), "the game is over and goes on, or neither"),
    "not over and done": (lambda s: replace(s, stack=()), "the game is over and goes on, or neither"),
    "an interruption alone": (
        with_frames(AllotFrame(units=(), damage=1)),
        "AllotFrame interrupts nothing",
    ),
    "a penalty amid movement": (
        with_frames(MovementFrame(left=(ONE,)), PenaltyFrame(left=(ONE,))),
        "PenaltyFrame cannot interrupt MovementFrame",
    ),
    "a phase upon a phase": (
        with_frames(MovementFrame(left=(ONE,)), MovementFrame(left=(ONE,))),
        "MovementFrame cannot interrupt MovementFrame",
    ),
    "nobody in control": (lambda s: replace(s, controller=None), "nobody controls GODRAN"),
    "a retreat from nowhere": (
        lambda s: replace(
            s,
            stack=(
                AttacksFrame(left=(ONE,), start=at("H8"), wounds=0),
                FlopFrame(attackers=()),
                RetreatFrame(unit=a_unit(s, "tank", "pool")),
            ),
        ),
        "is not on the map",
    ),
    "a load elsewhere": (
        lambda s: replace(
            s.moved(unit("ne.tank.1"), at("I2")),
            stack=(MovementFrame(left=(ONE,), loads={unit("ne.tank.1"): (unit("ne.heat_ray"),)}),),
        ),
        "is not with 'ne.tank.1', which carries it",
    ),
    "a load twice": (
        with_frames(
            MovementFrame(
                left=(ONE,),
                loads={
                    unit("ne.tank.1"): (unit("ne.heat_ray"),),
                    unit("ne.tank.2"): (unit("ne.heat_ray"),),
                },
            )
        ),
        "cargo 'ne.heat_ray' is there twice",
    ),
}


@pytest.mark.parametrize(("forge", "reason"), FORGED.values(), ids=FORGED.keys())
def test_a_forged_state_is_called_by_what_is_wrong(forge: Forging, reason: str) -> None:
    assert reason in told(forge(given()))


def test_a_player_may_be_called_by_a_question_mark() -> None:
    assert told(replace(given(), names={**given().names, ONE: "?"})) == ""


def test_a_load_may_be_with_its_carriers() -> None:
    tank, ray, other = (unit(f"ne.{name}") for name in ("tank.1", "heat_ray", "tank.2"))
    s = given().moved(tank, at("I2")).moved(ray, at("I2")).moved(other, at("I3"))
    assert told(replace(s, stack=(MovementFrame(left=(ONE,), loads={tank: (ray,), other: ()}),))) == ""


def test_a_finished_game_does_not_contradict_itself() -> None:
    assert told(replace(given(), stack=(), ended="populace")) == ""


def test_three_players_may_hold_the_populace_of_nobodys_sector() -> None:
    s = given(3)
    assert told(s) == ""
    nobodys = next(sector for sector, seat in s.sectors.items() if seat is None)
    assert told(without(s, UnitId(f"{nobodys}.old_folks.1"))) == "", "before it is dealt it is not there"
    assert {THREE} <= set(s.seats)
    assert FOUR not in s.seats


def missing(city: str, edition: str) -> Ground:
    raise BoardError(city, "id", "there is no board of this name")


def test_a_state_of_a_city_that_is_not_there_is_called_so() -> None:
    assert "there is no board of this name" in TokyoRules(Atlas(missing)).contradiction(given())


def test_a_state_in_a_file_says_which_city_it_is_played_in() -> None:
    marked = Ground(ground().edition, ground().board, ("city", "edition"))
    changing = TokyoRules(Atlas(lambda _city, _edition: marked))
    assert changing.contradiction(given()) == "the marks of the city and of the edition are missing"


@pytest.mark.parametrize(
    ("marks", "reason"),
    [
        (
            ("new", "same"),
            "tokyo: file: the city has changed since the game was begun; put it back as it was",
        ),
        (
            ("same", "new"),
            "the usual edition: file: the edition has changed since the game was begun;"
            " put it back as it was",
        ),
    ],
)
def test_a_state_of_a_city_that_has_changed_is_called_so(marks: tuple[str, str], reason: str) -> None:
    marked, s = Ground(ground().edition, ground().board, marks), replace(given(), marks=("same", "same"))
    assert TokyoRules(Atlas(lambda _city, _edition: marked)).contradiction(s) == reason


def test_a_game_goes_on_upon_its_city_and_the_next_begins_upon_the_changed_one() -> None:
    grounds = [Ground(ground().edition, ground().board, (mark, "")) for mark in ("old", "new")]
    changing = TokyoRules(Atlas(lambda _city, _edition: grounds[0]))
    first = changing.new(setup(), seeded()).state

    grounds.pop(0)
    second = changing.new(setup(), seeded()).state

    assert (first.marks, second.marks) == (("old", ""), ("new", ""))
    assert [changing.atlas.ground(s).marks for s in (first, second)] == [first.marks, second.marks]


def test_the_rules_find_their_city_and_tables_by_name() -> None:
    found = ground_of("tokyo", "")
    assert found.board.id == "tokyo"
    assert all(found.marks)
    assert tokyo_rules().new(setup(), seeded()).state.marks == found.marks
    with pytest.raises(ValueError, match="no board of this name"):
        ground_of("atlantis", "")
