# SPDX-License-Identifier: GPL-3.0-or-later
"""No two counters on the same spot, whatever the stack, the fan or the box."""

import pytest

from rubbletop.ui.scene.places import boxed, fanned, spread, stacked

EDGE = 1.22
ROOM = (0.0, 0.0, 30.0, 20.0)


@pytest.mark.parametrize("count", [1, 2, 5, 9, 40])
def test_counters_of_a_stack_lie_on_different_spots(count: int) -> None:
    places = stacked((5.0, 5.0), EDGE, count)

    assert len(set(places)) == len(places) == count


def test_a_high_stack_does_not_tower_over_its_space() -> None:
    places = stacked((5.0, 5.0), EDGE, 40)

    assert places[0][1] - places[-1][1] < EDGE / 2


def test_a_single_counter_lies_in_the_middle() -> None:
    assert stacked((5.0, 5.0), EDGE, 1) == ((5.0, 5.0),)
    assert stacked((5.0, 5.0), EDGE, 0) == ()


@pytest.mark.parametrize("centre", [(0.0, 0.0), (30.0, 20.0), (15.0, 10.0)])
def test_a_fan_stays_within_the_sheet_without_overlaps(centre: tuple[float, float]) -> None:
    places = fanned(centre, EDGE, 7, ROOM)

    assert all(0 < x < 30 and 0 < y < 20 for x, y in places)
    for index, (x, y) in enumerate(places):
        for other_x, other_y in places[:index]:
            assert abs(x - other_x) >= EDGE or abs(y - other_y) >= EDGE


def test_a_fan_larger_than_its_room_is_centred_on_it() -> None:
    places = fanned((1.0, 1.0), EDGE, 3, (0.0, 0.0, 2.0, 2.0))

    assert sum(x for x, _ in places) / 3 == pytest.approx(1.0)


@pytest.mark.parametrize("count", [1, 4, 12, 40])
def test_counters_in_a_box_lie_inside_it_on_different_spots(count: int) -> None:
    size, places = boxed((0.0, 0.0, 9.0, 2.0), EDGE, count)

    assert EDGE / 2 * 0.95 <= size <= EDGE
    assert len(set(places)) == count
    assert all(size / 2 <= x <= 9 - size / 2 + 1e-9 for x, _ in places)
    assert all(size / 2 <= y <= 2 - size / 2 + 1e-9 for _, y in places)


def test_a_box_with_room_keeps_its_counters_at_full_size() -> None:
    size, places = boxed((0.0, 0.0, 9.0, 2.0), EDGE, 3)

    assert size == EDGE
    assert places[1][0] - places[0][0] == pytest.approx(EDGE * 1.08)


def test_going_round_a_stack() -> None:
    assert spread(["a", "b", "c"], None, 1) == "c"
    assert spread(["a", "b", "c"], "c", 1) == "a"
    assert spread(["a", "b", "c"], "a", -1) == "c"
    assert spread([], "a", 1) is None
