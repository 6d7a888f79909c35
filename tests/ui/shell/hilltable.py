# SPDX-License-Identifier: GPL-3.0-or-later
"""Lantern Hill for three at one screen, and what is said of their secrets in its window."""

from collections.abc import Iterator
from random import Random
from typing import Any

from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible, QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QLabel, QLineEdit, QPushButton, QWidget

from rubbletop.ai.agent import Agent
from rubbletop.ai.pace import Pace
from rubbletop.ai.random_agent import RandomAgent
from rubbletop.kernel.facts import Action, Player, Range, Seat, Setup
from rubbletop.kernel.rules import Rules
from rubbletop.kernel.state import S
from rubbletop.ui.game_page import GamePage
from rubbletop.ui.main_window import MainWindow
from rubbletop.worker.serving import serve
from tests.cli import toy
from tests.toy.game import ANNA, BERT
from tests.toy.parts import BidFrame, HillState

CLEO = Seat("cleo")
SECRET = "zyzzyva"
"""A word that stands for whatever only one person may know."""


def secret_of(seat: str) -> str:
    return f"{SECRET} {seat}"


def known(s: HillState) -> str:
    """The secrets that a view holds, in words."""
    names = [seat for seat, charm in s.charms.items() if charm is not None]
    if s.stack and isinstance(s.top, BidFrame):
        names += [seat for seat, bid in s.top.bids.items() if bid is not None]
    return ", ".join(secret_of(seat) for seat in names)


def words_of(widget: QWidget) -> Iterator[str]:
    """All that a widget says, shown or not: to the eye, under the pointer, to a screen reader."""
    yield from (widget.toolTip(), widget.statusTip(), widget.whatsThis(), widget.windowTitle())
    yield from (widget.accessibleName(), widget.accessibleDescription())
    if isinstance(widget, QLabel | QAbstractButton | QLineEdit):
        yield widget.text()
    interface = QAccessible.queryAccessibleInterface(widget)
    for number in range(interface.childCount() if interface is not None else 0):
        child = interface.child(number)
        if child is not None:
            yield from (child.text(QAccessible.Text.Name), child.text(QAccessible.Text.Description))


def secrets_on(window: MainWindow) -> set[str]:
    """The names of those whose secrets are anywhere in the window, the clipboard or its title."""
    said = [word for widget in (window, *window.findChildren(QWidget)) for word in words_of(widget)]
    assert window.page is not None
    said += [line.shown for line in window.page.log.lines]
    said += [QGuiApplication.clipboard().text(), window.windowTitle()]
    view = window.page.stage.view
    said += [view.words_for(space) for space in ("00", "04", "anna", "bert", "cleo")]
    return {seat for seat in (ANNA, BERT, CLEO) for word in said if secret_of(seat) in word}


def given_table(*people: Seat, seed: int = 1, **options: bool) -> Setup:
    """Three bearers: those named are people, the others computer players."""
    players = tuple(
        Player(seat=seat, name=seat.title(), level=None if seat in people else "random")
        for seat in (ANNA, BERT, CLEO)
    )
    return Setup(scenario="1", seed=seed, players=players, options=dict(options))


def serve_hill(line: Any) -> None:
    """Let chance play Lantern Hill in a process of its own."""
    serve(line, toy.rules, toy.agent)


class Ponderer(RandomAgent):
    """Thinks until it is stopped, then bids nothing, or rests."""

    def think(self, rules: Rules[S], view: S, seat: Seat, rng: Random, pace: Pace) -> Action:
        """Do the first thing that is legal once the time is up."""
        while pace.left() > 0.0:
            pass
        offer = rules.legal(view, seat)[0]
        return offer.at(offer.low) if isinstance(offer, Range) else offer


def _ponderer(game: str, level: str) -> Agent:
    return Ponderer()


def serve_ponderers(line: Any) -> None:
    """Let those who think as long as they may play Lantern Hill."""
    serve(line, toy.rules, _ponderer)


def curtain_words(page: GamePage) -> list[str]:
    return [made.text() for made in page.hand_over.curtain.findChildren(QLabel) if made.isVisible()]


def buttons(page: GamePage) -> dict[str, QPushButton]:
    found = page.hand_over.curtain.findChildren(QPushButton)
    return {made.objectName(): made for made in found if made.isVisible()}


def taken_by(page: GamePage, seat: Seat) -> None:
    QTest.mouseClick(buttons(page)[seat], Qt.MouseButton.LeftButton)
    page.hurry()
