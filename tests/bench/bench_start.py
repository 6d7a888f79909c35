# SPDX-License-Identifier: GPL-3.0-or-later
"""Measures the start: ``python -m tests.bench.bench_start [RUNS [SCENARIO]]``.

Each run is a fresh process, timed from before the interpreter starts: the first paint of the start
page, then a new game of Colossi until its board is painted. Prints medians in seconds and the memory
in use after that in MB; a figure that misses what is promised is marked and makes the exit status 1.
"""

import json
import os
import subprocess
import sys
import tempfile
import time
from statistics import median

from tests.bench.figures import Figure, reported

RUNS = 7
MOST = {"start page painted": ("s", 1.0), "new game on the board": ("s", 0.5), "memory": ("MB", 350.0)}
"""Unit and promise of each figure."""

_CHILD = """
import json, sys, time
from pathlib import Path
from PySide6.QtCore import QEvent, QObject, QTimer
from rubbletop import app
from rubbletop.preferences import PreferencesFile
from rubbletop.ui.main_window import MainWindow
from rubbletop.ui.theme import Wardrobe

began = float(sys.argv[1])
figures = {}


class Watch(QObject):
    def eventFilter(self, watched, event):
        if event.type() == QEvent.Type.Paint and "start page painted" not in figures:
            figures["start page painted"] = time.time() - began
            QTimer.singleShot(300, new_game)
        return False


def new_game():
    import rubbletop.ui.dialogs.new_game as dialog
    started = time.time()
    setup = dialog.setup_from(dialog.Beginning(scenario=sys.argv[2]), "colossi", 7)
    window.begin("colossi", setup)

    def look():
        if window.page.stage.view.whole.whole is None:
            return
        figures["new game on the board"] = time.time() - started
        timer.stop()
        memory = Path("/proc/self/status")
        if memory.exists():
            lines = dict(line.split(":", 1) for line in memory.read_text().splitlines() if ":" in line)
            figures["memory"] = int(lines["VmRSS"].split()[0]) / 1024
        print(json.dumps(figures), flush=True)
        window.close()
        application.quit()

    timer.timeout.connect(look)
    timer.start(2)


application = app.application()
preferences = PreferencesFile()
window = MainWindow(preferences, Wardrobe(application, "dark"))
timer = QTimer(window)
watch = Watch()
window.start.viewport().installEventFilter(watch)
window.resize(1366, 768)
window.show()
application.exec()
"""


def measured(runs: int, scenario: str = "1") -> list[Figure]:
    """Return the medians of so many runs; a first one, to warm the disk cache, is not counted."""
    found = [_run(scenario) for _ in range(runs + 1)][1:]
    medians = {name: median(run[name] for run in found if name in run) for name in found[0]}
    return [Figure(name, value, *MOST[name]) for name, value in medians.items()]


def _run(scenario: str) -> dict[str, float]:
    with tempfile.TemporaryDirectory() as home:
        settings = {"QT_QPA_PLATFORM": "offscreen", "RUBBLETOP_HOME": home}
        done = subprocess.run(
            [sys.executable, "-c", _CHILD, str(time.time()), scenario],
            env={**os.environ, **settings},
            stdout=subprocess.PIPE,
            text=True,
            check=True,
            timeout=60,
        )
    figures: dict[str, float] = json.loads(done.stdout.splitlines()[-1])
    return figures


if __name__ == "__main__":
    sys.exit(reported(measured(int(sys.argv[1]) if len(sys.argv) > 1 else RUNS, *sys.argv[2:3])))
