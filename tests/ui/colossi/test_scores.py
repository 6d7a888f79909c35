# SPDX-License-Identifier: GPL-3.0-or-later
"""What the dice of the Colossi came to, as it stands beside them."""

import msgspec
import pytest

from rubbletop.games.colossi.actions.marines import Strike
from rubbletop.games.colossi.events.common import PhaseBegan, UnitAttacked
from rubbletop.games.colossi.events.cup import LightningHit
from rubbletop.games.colossi.events.marines import DescentTried, FeatureStruck, StoneAttacked
from rubbletop.kernel.facts import Event, SpaceId, UnitId
from rubbletop.ui.colossi.screen import ColossiScreen
from rubbletop.ui.game_screen import Score
from rubbletop.ui.words import worded
from tests.colossi.builders import given_tribe, given_unit
from tests.colossi.interplay.arena import ZONES, Zone, in_zone
from tests.colossi.marines.acts import fire, strike

SQUAD, BLACK, HEX = UnitId("squad"), UnitId("black"), SpaceId("416")


def score(event: Event) -> Score | None:
    return ColossiScreen().score(event)


def stone_attacked(need: int) -> StoneAttacked:
    return StoneAttacked(
        unit=SQUAD,
        target=BLACK,
        hex=HEX,
        attack="fire",
        faces=(1, 5, 6, 6),
        need=need,
        cracked=False,
        extra=1,
        hits=4,
    )


def test_5_4_1_dice_over_the_defence_number_hit() -> None:
    found = score(stone_attacked(need=4))

    assert found is not None
    assert found.hits == {1, 2, 3}
    assert worded(found.words) == "hits on 5+: 4, expected 1.47"


@pytest.mark.parametrize("zone", ZONES)
def test_5_4_1_2_the_bubble_and_the_dice_tell_the_same_hits_expected(zone: Zone) -> None:
    screen, red = ColossiScreen(), given_tribe("red", 163)
    s = in_zone(zone, given_unit("squad", 161), given_unit("hq", 155), red)
    for action in (fire("squad", "red"), strike("red")):
        odds = screen.odds(s, action)
        assert odds is not None
        told = next(worded(line.result) for line in odds.lines if "hits" in line.result.fields)
        event = msgspec.structs.replace(
            stone_attacked(need=4),
            attack="strike" if isinstance(action, Strike) else "fire",
            faces=(1,) * odds.lines[0].tally.total,
        )
        found = score(event)
        assert found is not None
        assert worded(found.words).split()[-1] == told.split()[-1]


def test_31_a_pair_of_sixes_counts_in_what_chain_lightning_is_expected_to_do() -> None:
    found = score(LightningHit(tribe=BLACK, faces=(1, 5, 6, 6), dn=4, hits=4))

    assert found is not None
    assert worded(found.words) == "hits on 5+: 4, expected 1.47"


def test_5_4_1_no_single_die_hits_a_defence_number_of_six() -> None:
    found = score(stone_attacked(need=6))

    assert found is not None
    assert (found.hits, worded(found.words)) == (frozenset(), "hits: 4")


def test_7_2_2_dice_over_the_defence_number_of_a_unit_hit() -> None:
    event = UnitAttacked(unit=SQUAD, cause=BLACK, attack="thunderclap", faces=(2, 4), dn=3, hits=1)

    found = score(event)

    assert found is not None
    assert (found.hits, worded(found.words)) == (frozenset((1,)), "hits on 4+: 1, expected 1.00")


def test_5_2_1_the_highest_die_of_a_landing_counts() -> None:
    event = DescentTried(unit=SQUAD, hex=HEX, how="land", faces=(2, 5, 5), drm=0, result="scattered")

    found = score(event)

    assert found is not None
    assert (found.hits, worded(found.words)) == (frozenset((1,)), "highest: 5")


def test_5_3_4_2_only_sixes_count_against_a_feature() -> None:
    found = score(FeatureStruck(unit=SQUAD, target=BLACK, hex=HEX, faces=(6, 5), destroyed=False))

    assert found is not None
    assert found.hits == {0}


def test_the_beginning_of_a_phase_has_no_dice_and_is_a_heading() -> None:
    event = PhaseBegan(turn=1, phase="event")

    assert score(event) is None
    opened = ColossiScreen().opens(event)
    assert opened is not None
    assert [worded(title) for title in opened] == ["Turn 1 of 12", "Event"]
