# SPDX-License-Identifier: GPL-3.0-or-later
"""The Origin cards: one is chosen and looked at in private; what remains possible (X)."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel

from rubbletop.games.tokyo.frames.muster import LooksFrame
from rubbletop.games.tokyo.state import TokyoState
from rubbletop.kernel.rules import NOBODY
from rubbletop.ui.tokyo.panels.cardboard import CardPicture
from rubbletop.ui.tokyo.panels.development import DevelopPanel
from rubbletop.ui.tokyo.panels.looks import LooksPanel, chances, knowledge
from rubbletop.ui.words import worded
from tests.tokyo.builders import FOUR, ONE, THREE, TWO, ground, rules
from tests.ui.tokyo.conftest import Hand
from tests.ui.tokyo_panels.forms import Lay, focus_of, given, key, panel_of, press, texts, uncovered


def looking(left: int = 2, seen: tuple[int, ...] = (1, 3)) -> TokyoState:
    paid = 25 * (left + len(seen))
    return given(
        LooksFrame(left={ONE: left}),
        fields={
            "looked": {ONE: seen, TWO: (), THREE: (), FOUR: ()},
            "research": {ONE: paid, TWO: 0, THREE: 0, FOUR: 0},
        },
    )


def asked(lay: Lay, s: TokyoState) -> tuple[Hand, LooksPanel]:
    hand = uncovered(lay(s))
    return hand, panel_of(hand, LooksPanel)


def looked(hand: Hand) -> tuple[int, ...]:
    view = hand.page.bridge.view_of(ONE)
    assert isinstance(view, TokyoState)
    return view.looked[ONE]


def cell(panel: LooksPanel, text: str) -> QLabel:
    return next(label for label in panel.findChildren(QLabel) if label.text() == text)


def test_x_a_card_is_chosen_first_and_looked_at_with_the_button(lay: Lay) -> None:
    hand, panel = asked(lay, looking())
    assert panel.confirm.text() == "Look at card 1"
    assert focus_of(hand) == "card 0"
    press(hand, panel, "card 4")
    assert panel.confirm.text() == "Look at card 5"
    assert panel.cards[4].isChecked()
    assert not panel.cards[0].isChecked()
    hand.press(panel.confirm)
    assert looked(hand) == (1, 3, 4)
    again = panel_of(hand, LooksPanel)
    assert list(again.cards) == [0, 2]


def test_x_the_keys_choose_a_card_as_well(lay: Lay) -> None:
    hand, panel = asked(lay, looking())
    key(panel.cards[2], Qt.Key.Key_Space)
    key(panel.cards[2], Qt.Key.Key_Enter)
    hand.settle()
    assert looked(hand) == (1, 3, 2)


def test_x_cards_that_were_seen_lie_open_and_their_origins_are_struck(lay: Lay) -> None:
    _, panel = asked(lay, looking())
    seen = panel.findChildren(CardPicture)
    assert [card.toolTip() for card in seen] == [
        "Card 2, seen: the heart of Mt. Fuji",
        "Card 4, seen: beneath the Earth’s crust",
    ]
    assert cell(panel, "Mt. Fuji").font().strikeOut()
    assert cell(panel, "Mt. Fuji").toolTip() == "GODRAN is not from the heart of Mt. Fuji."
    assert not cell(panel, "Moon").font().strikeOut()
    assert "Possible: Moon, Antarctica, Swamp, Pacific" in texts(panel)
    assert texts(panel).count("2 of 4") == 1


def test_x_what_is_known_is_said_from_nothing_to_certainty() -> None:
    none = rules().view(looking(seen=()), ONE)
    assert worded(knowledge(ground(), none)) == "Every Origin is possible."
    all_seen = rules().view(looking(1, (0, 1, 2, 3, 4)), ONE)
    assert worded(knowledge(ground(), all_seen)) == "GODRAN is from the surface of the Moon."
    assert chances(ground(), all_seen, "heat_ray") == (1, 1)
    assert chances(ground(), none, "death_ray") == (0, 6)


def test_x_48_the_last_card_lies_open_while_the_player_goes_on(lay: Lay) -> None:
    hand, panel = asked(lay, looking(left=1))
    hand.press(panel.confirm)
    after = panel_of(hand, DevelopPanel)
    assert next(card.toolTip()[:12] for card in after.findChildren(CardPicture)) == "Card 1, seen"
    assert "Possible: Moon, Swamp, Pacific [X]" in texts(after)


def test_x_48_whoever_asks_to_see_her_secrets_sees_her_cards(lay: Lay) -> None:
    hand = lay(looking())
    view = hand.page.bridge.rules.view(looking(), ONE)
    made = hand.stage.table.screen.panels["play"](view, (), lambda _action: None)
    hand.qtbot.addWidget(made)
    assert len(made.findChildren(CardPicture)) == 5
    assert any("none of the places" in line for line in texts(made))


def test_x_48_others_see_no_card_meanwhile(lay: Lay) -> None:
    hand = lay(looking())
    view = hand.page.bridge.rules.view(looking(), NOBODY)
    made = hand.stage.table.screen.panels["play"](view, (), lambda _action: None)
    hand.qtbot.addWidget(made)
    assert made.findChildren(CardPicture) == []
