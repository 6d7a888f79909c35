# SPDX-License-Identifier: GPL-3.0-or-later
"""Stops from outside reach the window at once."""

import os
import signal
import sys

import pytest
from pytestqt.qtbot import QtBot

from rubbletop.ui.stops import STOPS, Stops


@pytest.mark.skipif(sys.platform == "win32", reason="signals of a POSIX system")
@pytest.mark.parametrize("stop", STOPS)
def test_a_stop_is_met_while_the_window_rests_and_signals_are_as_before(
    stop: signal.Signals, qtbot: QtBot
) -> None:
    before = [signal.getsignal(one) for one in STOPS]
    stops = Stops()
    try:
        with qtbot.waitSignal(stops.asked, timeout=5000):
            os.kill(os.getpid(), stop)
    finally:
        stops.release()

    assert [signal.getsignal(one) for one in STOPS] == before
    assert signal.set_wakeup_fd(-1) == -1
