# SPDX-License-Identifier: GPL-3.0-or-later
"""The ground of Zone Beta: Pillars, Oasis, Wormhole (2.2; rulings 53, 78, 88, 89, 105)."""

import pytest

from rubbletop.games.colossi.steps.marines.jump import why_no_jump_to
from rubbletop.games.colossi.steps.marines.lagi import stops_push
from rubbletop.games.colossi.steps.marines.landing import UNCLEAR, why_no_landing
from rubbletop.games.colossi.steps.marines.walking import walk_cost
from tests.colossi.builders import at, field
from tests.colossi.council.gathered import given_council

PILLARS = (532, 535, 645, 455, 431, 343)
WORMHOLE = 514
OASIS = (562, 533, 534, 515, 513, 456, 432)


def test_2_2_a_pillar_blocks_sight_between_its_neighbours_but_not_into_it_or_out_of_it() -> None:
    f = field(given_council())
    assert not f.sees(at(342), at(344))
    assert not f.marine_sees(at(342), at(345))
    assert f.marine_sees(at(342), at(343))
    assert f.marine_sees(at(343), at(346))


def test_ruling_46_a_pillar_that_erupted_still_blocks_sight_as_a_hill() -> None:
    assert not field(given_council(tectonic=(at(343),))).sees(at(342), at(344))


def test_ruling_89_oasis_and_wormhole_block_nothing() -> None:
    assert field(given_council()).sees(at(515), at(513))
    assert field(given_council()).sees(at(514), at(512))


@pytest.mark.parametrize("number", [*PILLARS, WORMHOLE, *OASIS])
def test_ruling_53_nobody_lands_in_a_pillar_the_oasis_or_the_wormhole_but_a_jump_ends_there(
    number: int,
) -> None:
    f = field(given_council())
    assert why_no_landing(f, at(number)) == UNCLEAR
    assert why_no_jump_to(f, at(number)) is None


@pytest.mark.parametrize("number", [*PILLARS, WORMHOLE, *OASIS])
def test_ruling_105_none_of_them_stops_a_push(number: int) -> None:
    assert not stops_push(field(given_council()), at(number))


def test_2_2_only_the_oasis_costs_two() -> None:
    f = field(given_council())
    assert {walk_cost(f, at(number)) for number in OASIS} == {2}
    assert {walk_cost(f, at(number)) for number in (*PILLARS, WORMHOLE)} == {1}
