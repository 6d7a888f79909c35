# SPDX-License-Identifier: GPL-3.0-or-later
"""What every test stands on: an invisible screen, a home of its own, repeatable examples."""

import os
import sys
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
if sys.platform == "linux":
    os.environ.setdefault("LC_ALL", "C.UTF-8")

import pytest
from hypothesis import settings

settings.register_profile("suite", deadline=None, derandomize=True, database=None)
settings.load_profile("suite")


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Give each test a home of the player's own, so that no test reads or writes the real one."""
    folder = tmp_path / "home"
    monkeypatch.setenv("RUBBLETOP_HOME", str(folder))
    return folder
