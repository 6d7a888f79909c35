# SPDX-License-Identifier: GPL-3.0-or-later
"""How a neighbour of GODRAN can be open: to its steps, its attacks, both or neither (XII, XIII)."""

import pytest

from rubbletop.games.tokyo.actions.godran import AimBuilding, MarkTargets, MoveGodran, SmashBuilding
from rubbletop.games.tokyo.actions.movement import MoveUnit
from rubbletop.games.tokyo.frames.movement import MovementFrame
from rubbletop.games.tokyo.state import replace
from rubbletop.kernel.facts import Range
from tests.tokyo.builders import ONE, TWO, at, given_game, given_unit, legal, unit
from tests.tokyo.godran_builders import given_rampage, offered

CASES = [
    ("J4", "K4", True, False),  # the tower touches no side
    ("K6", "J6", False, True),  # the center covers the whole border
    ("K6", "L6", True, True),  # the plant lies on a part of the border
    ("I4", "I5", False, True),  # the stadium fills its area
    ("J7", "K7", True, False),  # open ground
]
"""GODRAN’s area, a neighbour, whether it can go there, whether it can attack the building there."""


@pytest.mark.parametrize(("here", "there", "goes", "strikes"), CASES)
def test_xii_steps_and_attacks_on_a_neighbour(here: str, there: str, goes: bool, strikes: bool) -> None:
    deeds = offered(given_rampage(here), ONE)
    assert (MoveGodran(seat=ONE, to=at(there)) in deeds) is goes
    struck = {deed.area for deed in deeds if isinstance(deed, SmashBuilding | AimBuilding)}
    assert (at(there) in struck) is strikes


@pytest.mark.parametrize(("here", "there", "goes", "strikes"), CASES)
def test_xii_human_units_are_targets_in_every_neighbour(
    here: str, there: str, goes: bool, strikes: bool
) -> None:
    s = given_unit(given_rampage(here), "se.helicopter.1", there)
    assert MarkTargets(seat=ONE, victim=TWO, area=at(there)) in offered(s, ONE)


def test_xii_a_diagonal_neighbour_is_neither_entered_nor_attacked() -> None:
    s = given_unit(given_rampage("K6"), "se.helicopter.1", "L5")
    areas = {deed.to for deed in offered(s, ONE) if isinstance(deed, MoveGodran)}
    marks = {deed.area for deed in offered(s, ONE) if isinstance(deed, MarkTargets)}
    struck = {deed.area for deed in offered(s, ONE) if isinstance(deed, SmashBuilding)}
    assert at("L5") not in areas | marks | struck


@pytest.mark.parametrize("vehicle", ["ne.tank.1", "ne.halftrack.1"])
@pytest.mark.parametrize(("here", "there", "goes", "strikes"), CASES)
def test_xiii_tanks_and_halftracks_are_barred_as_godran_is(
    vehicle: str, here: str, there: str, goes: bool, strikes: bool
) -> None:
    s = given_unit(given_game(MovementFrame(left=(ONE,))), vehicle, here)
    move = MoveUnit(seat=ONE, unit=unit(vehicle), to=at(there))
    assert (move in legal(replace(s, godran=at("A8")), ONE)) is goes


def test_xii_dice_are_offered_up_to_the_action_points() -> None:
    offers = legal(given_rampage("K6", ap=7), ONE)
    assert {(offer.low, offer.high) for offer in offers if isinstance(offer, Range)} == {(1, 7)}
