# SPDX-License-Identifier: GPL-3.0-or-later
"""The score sheets of the games as tables: sums that are those of the outcome, and secrets left out."""

from typing import Any

import pytest
from pytestqt.qtbot import QtBot

from rubbletop.kernel.rules import NOBODY
from rubbletop.kernel.session import Session
from rubbletop.ui.game_screen import AccountedScreen, Chart
from rubbletop.ui.parts.shelf import Shelf
from rubbletop.ui.record.words import points_words
from rubbletop.ui.report import markup
from rubbletop.ui.words import worded
from tests.ui.report.games import saved, stopped


def account(session: Session[Any]) -> Chart:
    screen = Shelf().screen(session.rules.game)
    assert isinstance(screen, AccountedScreen)
    (chart,) = screen.account(session.rules.view(session.state, NOBODY))
    return chart


def cells(chart: Chart, row: int) -> list[str]:
    return [worded(cell) for cell in chart.rows[row]]


@pytest.mark.parametrize("game", ["tokyo", "barrel"])
def test_the_sums_are_the_scores(qtbot: QtBot, game: str) -> None:
    session = saved(game)
    chart = account(session)
    outcome = session.rules.outcome(session.state)
    assert outcome is not None

    assert chart.now is not None
    totals = dict(zip(map(worded, chart.head), cells(chart, chart.now), strict=True))

    names = {player.seat: player.name for player in session.setup.players}
    for seat, score in outcome.scores.items():
        assert totals[names[seat]] == points_words(game, score).replace("$", "")


def test_the_points_of_the_colossi_come_to_a_level(qtbot: QtBot) -> None:
    chart = account(saved("colossi"))

    assert worded(chart.title) == "Victory points"
    assert cells(chart, -1) == ["Total: Draw", "+11"]
    assert chart.now == len(chart.rows) - 1
    assert cells(chart, 0) == ["Boulders of Redstones destroyed: 3 [sc. 1, ruling 145]", "+3"]


@pytest.mark.parametrize(
    ("game", "actions", "title"),
    [
        ("colossi", 40, "Victory points so far"),
        ("tokyo", 200, "Score sheet so far"),
        ("barrel", 200, "If the game ended now, in $"),
    ],
)
def test_while_the_game_goes_on_the_sheet_says_so(qtbot: QtBot, game: str, actions: int, title: str) -> None:
    assert worded(account(stopped(game, actions, 2)).title) == title


def test_hands_of_one_more_barrel_stay_hidden(qtbot: QtBot) -> None:
    chart = account(stopped("barrel", 200, 3))

    assert cells(chart, 0) == ["Cash", "?", "?", "?", "?"]
    assert cells(chart, 1) == ["Oil in hand", "?", "?", "?", "?"]


def test_numbers_stand_at_the_right(qtbot: QtBot) -> None:
    assert markup.aligned(account(saved("tokyo"))) == ("left", "right", "right", "right")
    assert markup.aligned(account(saved("colossi"))) == ("left", "right")
