# SPDX-License-Identifier: GPL-3.0-or-later
"""Who plays and who thinks, on the cards beside the board."""

from typing import Any

import msgspec
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel, QPushButton
from pytestqt.qtbot import QtBot

from rubbletop.kernel.dice import Dice
from rubbletop.kernel.facts import Setup, say
from rubbletop.kernel.session import Session
from rubbletop.kernel.state import Change
from rubbletop.ui.bridge import Bridge
from rubbletop.ui.game_page import GamePage
from rubbletop.ui.parts.computer_card import ComputerCard
from rubbletop.ui.parts.players_card import PlayersCard, Turn
from tests.toy.game import ANNA, LanternHill, given_setup
from tests.toy.parts import HillState
from tests.ui.shell.hillscreen import HillScreen
from tests.ui.shell.hilltable import taken_by


def test_the_players_are_listed_with_what_they_have_and_who_must_decide(mixed: GamePage) -> None:
    taken_by(mixed, ANNA)
    card = mixed.column.players
    assert card.isVisible()
    shown = [made.text() for made in card.findChildren(QLabel)]

    assert {"Anna", "Bert", "Cleo", "person", "at random", "6", "0", "Oil", "Height"} <= set(shown)
    assert [turn.is_on for turn in card.findChildren(Turn)] == [True, True, True]
    assert not card.grab().isNull()


class Lonely(LanternHill):
    """Lantern Hill for one."""

    def new(self, setup: Setup, dice: Dice) -> Change[HillState]:
        change = super().new(given_setup(), dice)
        return Change(msgspec.structs.replace(change.state, seats=setup.seats))


def test_a_single_seat_needs_no_list(qtbot: QtBot) -> None:
    alone = given_setup().players[:1]
    session: Session[Any] = Session(Lonely(), msgspec.structs.replace(given_setup(), players=alone))
    one = PlayersCard(HillScreen(), Bridge(session))
    qtbot.addWidget(one)
    assert one.isHidden()
    one.show_position(session.state)


def test_the_computer_card_shows_how_long_it_has_thought(qtbot: QtBot) -> None:
    card = ComputerCard()
    qtbot.addWidget(card)
    card.show_thinking(say("Cleo thinks."))
    (stop,) = [made for made in card.findChildren(QPushButton) if made.objectName() == "decide now"]
    assert not stop.isVisible()
    card.show_progress(0.4)
    assert stop.isVisible()
    with qtbot.waitSignal(card.stopped):
        QTest.mouseClick(stop, Qt.MouseButton.LeftButton)
    card.hide()
    card.show_thinking(say("Cleo thinks."))
    assert not stop.isVisible()
