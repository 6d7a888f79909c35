# SPDX-License-Identifier: GPL-3.0-or-later
"""Who earned what where: each center for each player, ruins and shared centers among them (IV, VII)."""

import pytest
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from rubbletop.games.tokyo.frames.money import BiddingFrame
from rubbletop.games.tokyo.income import income_tally
from rubbletop.games.tokyo.state import TokyoState
from rubbletop.ui.tokyo.panels.income import IncomeTable
from tests.tokyo.builders import ONE, THREE, TWO, field, given_unit
from tests.ui.tokyo_panels.forms import given


def rows(qtbot: QtBot, s: TokyoState) -> tuple[IncomeTable, list[list[str]]]:
    """The table, and its lines as words."""
    table = IncomeTable(field(s))
    qtbot.addWidget(table)
    grid = table.layout()
    assert grid is not None
    labels = [item.widget() for n in range(grid.count()) if (item := grid.itemAt(n)) is not None]
    words = [label.text() for label in labels if isinstance(label, QLabel)][1:]
    count = len(s.order) + 1
    return table, [words[n : n + count] for n in range(0, len(words), count)]


def tip(table: IncomeTable, text: str) -> str:
    return next(label.toolTip() for label in table.findChildren(QLabel) if label.text() == text)


def test_iv_each_center_pays_its_player_and_ruins_are_crossed(qtbot: QtBot) -> None:
    s = given(BiddingFrame(bids={}), fields={"fallen": ("ne.factory", "se.stadium")})
    table, lines = rows(qtbot, s)
    assert lines[0] == ["Factory", "✕", "50", "50", "50"]
    assert ["Stadium", "30", "✕", "30", "30"] in lines
    assert lines[-1] == ["Mega-Yen", "100", "120", "150", "150"]
    assert tip(table, "✕") == "Factory (North-East): in ruins"
    assert "Power Plant (North-East)" in tip(table, "100")


def test_iv_two_players_are_paid_by_two_centers_of_each_kind(qtbot: QtBot) -> None:
    table, lines = rows(qtbot, given(BiddingFrame(bids={}), players=2, fields={"fallen": ("nw.factory",)}))
    assert lines[0] == ["Factory", "50 ✕", "100"]
    assert tip(table, "50 ✕").splitlines() == ["Factory (North-East)", "Factory (North-West): in ruins"]


@pytest.mark.parametrize(("holders", "share"), [(("ne",), 30), (("ne", "se"), 15)])
def test_vii_32_a_center_of_the_free_sector_is_shared(
    qtbot: QtBot, holders: tuple[str, ...], share: int
) -> None:
    s = given(BiddingFrame(bids={}), players=3)
    board = field(s).board
    area = next(b.areas[0] for b in board.buildings.values() if b.sector == "nw" and b.output == 30)
    for sector in holders:
        s = given_unit(s, f"{sector}.troop.2", area, "inside")
    _, lines = rows(qtbot, s)
    stadium = next(line for line in lines if line[0] == "Stadium")
    assert stadium[1] == str(30 + share)
    assert income_tally(field(s), ONE).total == 150 + share
    assert income_tally(field(s), TWO).total == 150 + (share if len(holders) > 1 else 0)
    assert income_tally(field(s), THREE).lines[-1].rule == "IV"


def test_vii_a_center_of_the_free_sector_that_nobody_holds_pays_nobody(qtbot: QtBot) -> None:
    _, lines = rows(qtbot, given(BiddingFrame(bids={}), players=3))
    assert lines[-1] == ["Mega-Yen", "150", "150", "150"]
