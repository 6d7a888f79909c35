# SPDX-License-Identifier: GPL-3.0-or-later
"""Phase 6 played at random: what is offered may be done, what lies beside it may not, and it all adds up."""

from collections.abc import Iterator
from random import Random

import pytest

from rubbletop.board.grid import SIDES
from rubbletop.games.tokyo.events.common import MonsterScored, Scored
from rubbletop.games.tokyo.frames.godran import AllotFrame, FleeFrame, GodranFrame, Harm, RetreatFrame
from rubbletop.games.tokyo.state import Stance, TokyoState
from rubbletop.kernel.dice import SampledDice
from rubbletop.kernel.facts import Action, IllegalAction, Range, Seat
from rubbletop.kernel.rules import is_among
from tests.tokyo.builders import ONE, at, field, given_unit, ground, legal, rules
from tests.tokyo.godran_builders import (
    aiming,
    allot,
    attack,
    flee,
    given_rampage,
    hide,
    leave,
    mark,
    move,
    retreat,
    smashing,
    stay,
    unmark,
)

HARMS: tuple[Harm, ...] = ("none", "retreat", "flee", "destroy", "die")


def given_crowd(seed: int) -> TokyoState:
    """Return Phase 6 with GODRAN somewhere in the city and about eighty units around it."""
    rng = Random(seed)
    start = rng.choice([area for area in ground().board.areas if area not in ground().board.filled])
    s = given_rampage(start, ap=12, annoyed=seed % 3 == 0, stunned=seed % 4 == 0)
    near = [a for a, far in ground().board.steps_from(at(start)).items() if far <= 4]
    for name in rng.sample(list(s.units), 80):
        area = rng.choice(near)
        kind = ground().row(s.units[name]).type
        is_filled = field(s).is_filled(area)
        if kind in ("vehicle", "superweapon") and is_filled:
            continue
        inside: tuple[Stance, ...] = ("inside", "roof") if kind == "infantry" else ("inside",)
        is_within = is_filled and kind in ("infantry", "populace")
        s = given_unit(s, name, area, rng.choice(inside) if is_within else "outside")
    return s


def conceivable(s: TokyoState, seat: Seat) -> Iterator[Action]:
    """Yield decisions that might come to a player's mind, legal and not."""
    near = [area for area, far in ground().board.steps_from(s.godran).items() if far <= 2]
    for area in near:
        yield from (move(area), unmark(area), *(mark(area, victim) for victim in s.seats))
        building = ground().board.areas[area].building
        if building is not None:
            yield from (smashing(building, area, dice) for dice in (0, 1, 12))
            yield from (aiming(building, area, side) for side in SIDES)
    yield from (attack(0), attack(1), attack(13))
    for unit in s.units:
        if s.units[unit].area in near:
            yield from (allot(unit, harm, seat) for harm in HARMS)
            yield from (retreat(unit, area, seat) for area in near)
            yield from (flee(unit, area) for area in near)
            yield from (hide(unit), leave(unit), stay(unit))


def check_offers(s: TokyoState, seat: Seat) -> None:
    """Check that just what is offered may be done."""
    offers = legal(s, seat)
    for offer in offers:
        ends = (offer.at(offer.low), offer.at(offer.high)) if isinstance(offer, Range) else (offer,)
        for action in ends:
            rules().check(s, action)
    for action in conceivable(s, seat):
        if action.seat == seat and not is_among(offers, action):
            with pytest.raises(IllegalAction):
                rules().check(s, action)


@pytest.mark.parametrize("seed", range(8))
def test_XII_what_is_offered_may_be_done_and_nothing_else_and_points_add_up(seed: int) -> None:
    rng = Random(seed)
    dice = SampledDice(rng)
    s = given_crowd(seed)
    won, monster = dict.fromkeys(s.seats, 0), 0
    while s.stack and isinstance(s.top, GodranFrame | AllotFrame | RetreatFrame | FleeFrame):
        seat = rules().actors(s)[0]
        check_offers(s, seat)
        offer = rng.choice(legal(s, seat)[:-1] or legal(s, seat))
        action = offer.at(rng.randint(offer.low, min(4, offer.high))) if isinstance(offer, Range) else offer
        for beat in rules().apply(s, action, dice):
            s = beat.state
            for event in beat.events:
                rules().sentence(s, event).text()
                if isinstance(event, Scored):
                    won[event.scorer] += event.points
                elif isinstance(event, MonsterScored):
                    monster += event.points
            if len(s.stack) == 1 and not isinstance(s.top, GodranFrame):
                break
    assert s.godran_vp == monster
    assert s.vp == won
    assert not field(s).is_filled(s.godran)
    assert s.controller == ONE
