# SPDX-License-Identifier: GPL-3.0-or-later
"""The decision card and the generic panel."""

from collections.abc import Mapping, Sequence

import pytest
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from rubbletop.kernel.facts import Action
from rubbletop.kernel.rules import Offer
from rubbletop.ui.decide.picks import Picks
from rubbletop.ui.decide.prompt import PromptCard
from rubbletop.ui.game_screen import PanelFactory, Submit
from tests.ui.scene.conftest import LEFT
from tests.ui.scene.hexgame import ME, Growl, HexRules, HexScreen, Pay, State, new_session

RULES = HexRules()
STATE = new_session().state
LEGAL = RULES.legal(STATE, ME)


class PanelScreen(HexScreen):
    @property
    def panels(self) -> Mapping[str, PanelFactory[State]]:
        def made(view: State, legal: Sequence[Offer], submit: Submit) -> QWidget:
            button = QPushButton("Growl now")
            button.clicked.connect(lambda: submit(Growl(seat=ME)))
            return button

        return {"walk": made}


@pytest.fixture
def card(qtbot: QtBot) -> PromptCard:
    card = PromptCard(HexScreen(), RULES)
    qtbot.addWidget(card)
    card.show()
    return card


def answers(card: PromptCard) -> list[Action]:
    told: list[Action] = []
    card.answered.connect(told.append)
    return told


def test_the_card_asks_and_offers_what_needs_no_click(card: PromptCard) -> None:
    card.ask(STATE, ME, LEGAL)

    assert card.question == "What do the scouts do?"
    assert card.offers is not None
    assert [button.text() for button in card.offers.buttons] == ["Growl", "Pay 0"]


def test_a_button_answers(card: PromptCard) -> None:
    told = answers(card)
    card.ask(STATE, ME, LEGAL)
    assert card.offers is not None

    QTest.mouseClick(card.offers.buttons[0], LEFT)

    assert told == [Growl(seat=ME)]


def test_a_range_is_a_number_in_its_steps_and_its_button_says_what_it_does(card: PromptCard) -> None:
    told = answers(card)
    card.ask(STATE, ME, LEGAL)
    assert card.offers is not None
    row = card.offers.buttons[1].parentWidget()
    box = row.box  # type: ignore[union-attr]

    box.stepUp()
    assert card.offers.buttons[1].text() == "Pay 5"
    box.setValue(8)
    QTest.mouseClick(card.offers.buttons[1], LEFT)

    assert told == [Pay(seat=ME, amount=5)]


def test_clicks_on_the_board_bring_the_actions_of_the_counter_and_the_way_back(card: PromptCard) -> None:
    put_back: list[bool] = []
    card.put_back.connect(lambda: put_back.append(True))
    card.ask(STATE, ME, LEGAL)

    card.follow(Picks(LEGAL, ("a",)))

    assert card.offers is not None
    assert [button.text() for button in card.offers.buttons] == ["Let a rest", "Growl", "Pay 0"]
    quiet = next(b for b in card.findChildren(QPushButton) if b.text().startswith("Put back"))
    QTest.mouseClick(quiet, LEFT)
    assert put_back == [True]


def test_pointing_at_a_button_is_told(card: PromptCard, qtbot: QtBot) -> None:
    pointed: list[object] = []
    card.pointed.connect(pointed.append)
    card.ask(STATE, ME, LEGAL)
    assert card.offers is not None
    pointed.clear()

    card.offers.buttons[0].pointed.emit(True)
    card.offers.buttons[0].pointed.emit(False)

    assert pointed == [Growl(seat=ME), None]


def test_waiting_offers_nothing(card: PromptCard) -> None:
    card.ask(STATE, ME, LEGAL)

    card.wait(STATE, ME, "The ogre thinks")

    assert card.offers is None


def test_a_consequence_is_one_muted_line(card: PromptCard) -> None:
    card.tell("Costs 2.")
    line = next(label for label in card.findChildren(QLabel) if label.text() == "Costs 2.")
    assert line.isVisible()

    card.tell("")
    assert not line.isVisible()


def test_a_step_with_a_panel_of_its_own_shows_it(qtbot: QtBot) -> None:
    card = PromptCard(PanelScreen(), RULES)
    qtbot.addWidget(card)
    card.show()
    told = answers(card)

    card.ask(STATE, ME, LEGAL)

    assert card.offers is None
    assert isinstance(card.panel, QPushButton)
    card.panel.click()
    assert told == [Growl(seat=ME)]
    card.follow(Picks(LEGAL, ("a",)))
    assert card.panel.isVisible()
    assert card.offers is not None
    assert [button.text() for button in card.offers.buttons] == ["Let a rest"]
