# SPDX-License-Identifier: GPL-3.0-or-later
"""The boards, loaded once."""

from typing import cast

import pytest

from rubbletop.board.grid import AreaBoard
from rubbletop.board.hexes import HexBoard
from rubbletop.board.load import load_board
from rubbletop.board.regions import RegionBoard


@pytest.fixture(scope="session")
def alpha() -> HexBoard:
    return cast("HexBoard", load_board("alpha"))


@pytest.fixture(scope="session")
def beta() -> HexBoard:
    return cast("HexBoard", load_board("beta"))


@pytest.fixture(scope="session")
def barrel() -> RegionBoard:
    return cast("RegionBoard", load_board("barrel"))


@pytest.fixture(scope="session")
def tokyo() -> AreaBoard:
    return cast("AreaBoard", load_board("tokyo"))


@pytest.fixture(scope="session")
def calamity() -> AreaBoard:
    return cast("AreaBoard", load_board("calamity"))
