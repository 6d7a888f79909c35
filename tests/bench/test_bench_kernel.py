# SPDX-License-Identifier: GPL-3.0-or-later
"""The measuring of the kernel itself works; the figures are read where it is run alone."""

import pytest

from tests.bench.bench_kernel import measured
from tests.bench.figures import Figure, reported


def test_the_kernel_can_be_measured() -> None:
    figures = {figure.name: figure.value for figure in measured("lantern", 2)}
    assert figures["actions played"] > 20
    assert figures["random self-play"] > 0


def test_a_figure_that_misses_its_promise_is_marked_and_makes_the_status_1(
    capsys: pytest.CaptureFixture[str],
) -> None:
    kept = [Figure("undo", 50.0, "ms", most=50.0), Figure("replay", 2_000.0, "/s", least=2_000.0)]
    assert reported(kept) == 0
    assert "MISSED" not in capsys.readouterr().out

    missed = [Figure("undo", 50.1, "ms", most=50.0), Figure("replay", 1_999.0, "/s", least=2_000.0)]
    assert reported([*missed, *kept]) == 1
    assert capsys.readouterr().out.count("MISSED") == 2
