# SPDX-License-Identifier: GPL-3.0-or-later
"""The screen of Tokyo on the ground of the builders."""

import pytest
from PySide6.QtWidgets import QApplication

from rubbletop.ui.tokyo.screen import TokyoScreen
from tests.tokyo.builders import rules


@pytest.fixture(scope="session")
def screen(qapp: QApplication) -> TokyoScreen:
    return TokyoScreen(rules().atlas)
