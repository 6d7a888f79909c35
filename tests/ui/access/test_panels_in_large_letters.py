# SPDX-License-Identifier: GPL-3.0-or-later
"""Panels of games under way, in letters of twice the usual size: nothing is wider than its room."""

from collections.abc import Callable, Iterator
from functools import cache, partial
from pathlib import Path
from typing import Any

import msgspec
import pytest
from PySide6.QtWidgets import QScrollArea
from pytestqt.qtbot import QtBot

from rubbletop.games import registry
from rubbletop.kernel import savefile
from rubbletop.kernel.facts import Player
from rubbletop.kernel.session import Session
from rubbletop.kernel.state import GameState
from rubbletop.ui.decide.offers import OfferButton
from rubbletop.ui.game_page import GamePage
from rubbletop.ui.main_window import MainWindow
from rubbletop.ui.theme import Wardrobe

SAVES = Path(__file__).parents[2] / "saves"


@pytest.fixture
def large(one_wardrobe: Wardrobe) -> Iterator[None]:
    one_wardrobe.enlarge(200)
    yield
    one_wardrobe.enlarge(100)


@pytest.fixture
def italian(speaking: Callable[[str], object]) -> None:
    """What is laid from now on speaks Italian."""
    speaking("it")


@cache
def played(name: str) -> Session[Any]:
    return savefile.load(SAVES / f"{name}.rubble", registry.rules).session


def in_the_midst_of(session: Session[Any], step: str) -> GameState:
    """The position half-way through all those in which a step is asked."""
    states: list[GameState] = [entry.state for entry in session.entries if entry.state.stack]
    asked = [state for state in states if session.rules.step(state).name == step]
    return asked[len(asked) // 2]


PANELS = [
    ("colossi-2-3", "pick_team"),
    ("colossi-1-1", "actions"),
    ("tokyo-1-103", "planning"),
    ("tokyo-1-103", "bidding"),
    ("tokyo-1-103", "looking"),
    ("barrel-first-1-1", "allies"),
    ("barrel-first-1-1", "rebels"),
]


@pytest.mark.parametrize(("name", "step"), PANELS)
def test_the_panel_of_a_game_under_way_fits_beside_the_board(
    window: MainWindow, large: None, qtbot: QtBot, name: str, step: str
) -> None:
    _fits(window, qtbot, name, step)


@pytest.mark.usefixtures("large", "italian")
@pytest.mark.parametrize(("name", "step"), [*PANELS, ("colossi-1-1", "keep"), ("barrel-1-1", "turn")])
def test_the_panel_of_a_game_under_way_fits_in_italian_too(
    window: MainWindow, qtbot: QtBot, name: str, step: str
) -> None:
    _fits(window, qtbot, name, step)


@pytest.mark.usefixtures("large", "italian")
def test_no_unit_that_can_join_an_attack_is_cut_in_italian(window: MainWindow, qtbot: QtBot) -> None:
    page = _page(window, qtbot, "tokyo-1-103", "attacks")
    whole = [
        button
        for button in page.column.findChildren(OfferButton)
        if "Semicingolato" in button.accessibleName()
    ]

    assert whole
    for button in whole:
        assert button.minimumSizeHint().width() <= button.width(), button.text()


def _fits(window: MainWindow, qtbot: QtBot, name: str, step: str) -> None:
    page = _page(window, qtbot, name, step)
    areas = [area for area in page.column.findChildren(QScrollArea) if area.isVisible()]

    assert areas
    for area in areas:
        qtbot.waitUntil(partial(_is_within, area))


def _page(window: MainWindow, qtbot: QtBot, name: str, step: str) -> GamePage:
    """The page of a game in the midst of a step, with its panel."""
    session = played(name)
    people = tuple(Player(seat=player.seat, name=player.name) for player in session.setup.players)
    options = {**session.setup.options, "open_hands": True}
    setup = msgspec.structs.replace(session.setup, players=people, options=options)
    window.lay(Session.resumed(session.rules, setup, in_the_midst_of(session, step), 0))
    page = window.page
    assert page is not None
    page.bridge.uncover(page.bridge.seat)
    qtbot.waitUntil(lambda: page.prompt.panel is not None and page.prompt.isVisible())
    page.hurry()
    return page


def _is_within(area: QScrollArea) -> bool:
    inside = area.widget()
    return inside is not None and inside.width() <= area.viewport().width()
