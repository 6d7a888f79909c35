# SPDX-License-Identifier: GPL-3.0-or-later
"""The measuring of the kernel itself works; the figures are read where it is run alone."""

import msgspec

from tests.bench.bench_kernel import measured, missed


def test_the_kernel_can_be_measured() -> None:
    figures = measured("lantern", 2)
    assert figures.actions > 20
    assert figures.undo < 50


def test_a_figure_that_misses_its_promise_is_named() -> None:
    figures = measured("lantern", 1)
    slow = msgspec.structs.replace(figures, undo=51.0, replay_rate=1_999.0)
    assert {"undo", "replay_rate"} <= set(missed(slow))
