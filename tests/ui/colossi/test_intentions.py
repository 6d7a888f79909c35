# SPDX-License-Identifier: GPL-3.0-or-later
"""The chart that tells what each tribe would do now, by the rules of the tribes, in all three scenarios."""

from random import Random

import pytest

from rubbletop.games.colossi.events.tribes import HexChosen, TargetFound
from rubbletop.games.colossi.frames.tribes import ActivationsFrame, AdvanceFrame, SpecialFrame, TargetFrame
from rubbletop.games.colossi.state import ColossiState, Rubble, Tribe, Unit, replace
from rubbletop.games.colossi.words.names import hex_name
from rubbletop.kernel.facts import UnitId
from rubbletop.ui.colossi.screen import ColossiScreen
from rubbletop.ui.game_screen import Chart
from tests.colossi.builders import given_rubble, given_tribe, given_unit, ground, stepped
from tests.colossi.interplay.arena import ZONES, Zone, in_zone, under
from tests.colossi.interplay.test_crowded_phases import crowd

HIGHEST = 1
WHITE, RED = given_tribe("white", 154), given_tribe("red", 165)


def plan(screen: ColossiScreen, s: ColossiState) -> Chart:
    return next(chart for chart in screen.charts(s) if chart.title.text().startswith("What each tribe"))


def rows(screen: ColossiScreen, s: ColossiState) -> list[list[str]]:
    return [[cell.text() for cell in row] for row in plan(screen, s).rows]


def alone(zone: Zone, *things: Unit | Tribe | Rubble, scenario: str = "", **fields: object) -> ColossiState:
    """Return a position with the given things only."""
    s = in_zone(zone, *things, **fields).changed_unit(UnitId("watch"), place="lost", hex=None)
    return replace(s, scenario=scenario or s.scenario)


@pytest.mark.parametrize(("zone", "scenario"), [("alpha", "1"), ("beta", "2"), ("alpha", "3"), ("beta", "3")])
def test_7_2_1_target_reason_way_and_special_attack_stand_in_a_row(
    screen: ColossiScreen, zone: Zone, scenario: str
) -> None:
    s = alone(zone, WHITE, given_unit("squad", 161), given_unit("scout", 164), scenario=scenario)
    assert rows(screen, s) == [
        ["Whitestones in 154", "Boulder Sling", "Squad in 161: nearest in sight, at 3. Goes to 155."]
    ]


def test_122_ties_are_settled_once_the_card_is_up(screen: ColossiScreen) -> None:
    s = alone("alpha", given_tribe("white", 161), given_unit("squad", 155), given_unit("hq", 163))
    assert rows(screen, s)[0][2] == (
        "Squad in 155 or HQ in 163: nearest in sight, at 2, as the card will say. The way depends on it."
    )
    card = next(
        n for n, card in ground().cards.items() if card.indicator == "highest" and "white" in card.order
    )
    assert rows(screen, replace(s, card=card))[0][2] == (
        "HQ in 163: nearest in sight, at 2, the highest of several. Goes to 162."
    )
    card = next(
        n for n, card in ground().cards.items() if card.indicator == "lowest" and "white" in card.order
    )
    assert rows(screen, replace(s, card=card))[0][2] == (
        "Squad in 155: nearest in sight, at 2, the lowest of several. Goes to 156."
    )


def test_123_two_hexes_that_are_as_good_are_both_named(screen: ColossiScreen) -> None:
    s = alone("alpha", given_tribe("red", 314), given_unit("squad", 421))
    (row,) = rows(screen, s)
    assert row[2].endswith("Goes to 315 or 343.")


@pytest.mark.parametrize("zone", ZONES)
def test_122_124_a_hidden_unit_and_a_barred_way_are_told(screen: ColossiScreen, zone: Zone) -> None:
    things = (given_tribe("red", 154), given_rubble(155, "cliffs"), given_unit("scout", 156))
    (row,) = rows(screen, alone(zone, *things))
    assert row[2].startswith("Scout in 156: sees nobody; the nearest, at 2. Goes around by ")
    (row,) = rows(screen, alone(zone, *things, given_unit("squad", 312)))
    assert row[2].startswith("Squad in 312: nearest in sight, at 4, for it does not see Scout at 2. Goes to ")
    board = ground().boards[zone]
    walls = [given_rubble(int(n)) for n in board.neighbours[board.by_number[154]]]
    (row,) = rows(screen, alone(zone, WHITE, *walls, given_unit("squad", 161)))
    assert row[2].endswith("Stays, as its way is barred.")


@pytest.mark.parametrize("zone", ZONES)
def test_113_those_that_stay_say_why(screen: ColossiScreen, zone: Zone) -> None:
    bound = alone(zone, WHITE, given_unit("squad", 161), given_rubble(154, "stonehenge"))
    assert rows(screen, bound)[0][2].endswith("Stays, bound to Stonehenge.")
    assert rows(screen, alone(zone, WHITE, given_unit("squad", 155)))[0][2].endswith("Stays next to it.")
    held = alone(zone, replace(WHITE, paralyzed=True), given_unit("squad", 155))
    assert rows(screen, held)[0][1:] == ["–", "Paralyzed: does nothing."]
    assert rows(screen, alone(zone, given_tribe("tomb", 154)))[0] == [
        "Tombstones in 154", "by the die", "No unit is on the map."
    ]  # fmt: skip


def test_7_1_155_the_card_sorts_the_rows_and_names_who_does_nothing_and_who_dances(
    screen: ColossiScreen,
) -> None:
    card = next(n for n, card in ground().cards.items() if "white" in card.order and "grey" not in card.order)
    s = alone("beta", WHITE, given_tribe("grey", 153), RED, given_unit("squad", 161), card=card)
    assert rows(screen, s)[-1] == ["Greystones in 153", "–", "Not on the card: does nothing."]
    dance = under(s, ActivationsFrame(tribes=("white",), dancers="white"))
    row = next(row for row in rows(screen, dance) if row[0].startswith("Whitestones"))
    assert row[1] == "Tunnel Rift: the Jig-Jig"


def test_7_1_whoever_acts_or_acts_next_is_lit(screen: ColossiScreen) -> None:
    s = alone("beta", WHITE, RED, given_unit("squad", 161))

    def lit(s: ColossiState) -> str | None:
        found = plan(screen, s)
        return None if found.now is None else found.rows[found.now][0].text()

    assert lit(s) is None
    assert lit(under(s, ActivationsFrame(tribes=("tomb", "red", "white")))) == "Redstones in 165"
    assert lit(under(s, ActivationsFrame(tribes=(), stacks=(WHITE.id,)))) == "Whitestones in 154"
    assert (
        lit(under(s, ActivationsFrame(tribes=("red",)), SpecialFrame(tribe=WHITE.id))) == "Whitestones in 154"
    )
    assert lit(under(s.tribe_moved(RED.id, None), SpecialFrame(tribe=RED.id))) is None
    assert lit(under(s, ActivationsFrame(tribes=()))) is None


@pytest.mark.parametrize("seed", range(6))
@pytest.mark.parametrize("zone", ZONES)
def test_7_2_1_the_chart_foretells_what_the_tribes_do(screen: ColossiScreen, zone: Zone, seed: int) -> None:
    s = replace(crowd(Random(seed), zone), card=HIGHEST)
    for row, stack in zip(rows(screen, s), order(s), strict=True):
        if stack.tribe not in ground().cards[HIGHEST].order:
            continue
        found = stepped(under(s, TargetFrame(tribe=stack.id)))
        (target,) = found.of(TargetFound)
        assert row[2].partition(":")[0].endswith(f" in {hex_name(target.hex).text()}")
        if isinstance(found.state.top, AdvanceFrame) and target.distance > 1:
            (chosen,) = stepped(found.state).of(HexChosen)
            way = "Stays, " if chosen.to is None else f" {hex_name(chosen.to).text()}."
            assert way in row[2].rpartition(". ")[2]


def order(s: ColossiState) -> list[Tribe]:
    card = ground().cards[s.card].order
    return sorted(
        ground().field(s).tribes_in_order(),
        key=lambda t: card.index(t.tribe) if t.tribe in card else len(card),
    )
