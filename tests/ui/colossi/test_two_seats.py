# SPDX-License-Identifier: GPL-3.0-or-later
"""Two people at one screen: how they are seated, what each is asked and sees, how it ends (9.0; 156)."""

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QRectF, Qt
from PySide6.QtGui import QImage, QPainter
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QCheckBox, QComboBox, QLabel, QLineEdit, QPushButton, QToolButton
from pytestqt.qtbot import QtBot

from rubbletop import paths
from rubbletop.games.colossi.actions.cup import KeepEvent, Regrow, Reveal, SpendRubble
from rubbletop.games.colossi.actions.tribes import Enter
from rubbletop.games.colossi.frames import cup as frames
from rubbletop.games.colossi.frames.marines import RecoveryFrame
from rubbletop.games.colossi.frames.tribes import ColossiFrame, EntryFrame, FinalFrame
from rubbletop.games.colossi.state import ColossiState, replace
from rubbletop.games.colossi.steps.base import COLOSSI
from rubbletop.games.colossi.words import prompt
from rubbletop.kernel.facts import Player, Setup, UnitId
from rubbletop.kernel.session import Session
from rubbletop.preferences import Beginning
from rubbletop.ui.colossi.screen import ColossiScreen
from rubbletop.ui.dialogs.new_game import NewGameDialog, setup_from
from rubbletop.ui.main_window import MainWindow
from tests.colossi.builders import SEAT, given_rubble, given_state, given_tribe, given_unit, rules
from tests.colossi.two_players.pair import PAIR, given_pair
from tests.ui.colossi.conftest import Hand

Lay = Callable[[ColossiState], Hand]
LEFT, Key = Qt.MouseButton.LeftButton, Qt.Key
PLAYERS = (Player(seat=SEAT, name="Ada"), Player(seat=COLOSSI, name="Bo"))
SETUP = Setup(scenario="1", seed=11, players=PLAYERS)
WHOLE, RED = given_unit("squad", 446), given_tribe("red", 353)


@pytest.fixture
def pair(qtbot: QtBot, window: MainWindow) -> Lay:
    """Lay a position of two people on the table."""

    def laid(s: ColossiState) -> Hand:
        window.lay(Session.resumed(rules(), SETUP, s, 0))
        hand = Hand(qtbot, window)
        hand.settle()
        return hand

    return laid


def log_of(hand: Hand) -> str:
    return "\n".join(line.shown for line in hand.page.log.lines)


# ---- New game


@pytest.fixture
def dialog(qtbot: QtBot, home: Path) -> NewGameDialog:
    made = NewGameDialog("colossi", Beginning())
    qtbot.addWidget(made)
    made.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose, False)
    made.open()
    qtbot.waitExposed(made)
    return made


def press(dialog: NewGameDialog, name: str) -> None:
    button = dialog.findChild(QPushButton, name)
    assert isinstance(button, QPushButton)
    QTest.mouseClick(button, LEFT)


def begun(dialog: NewGameDialog) -> Setup:
    return setup_from(dialog.beginning(), "colossi", 1)


def test_9_0_one_person_plays_unless_two_are_chosen(dialog: NewGameDialog) -> None:
    assert [player.seat for player in begun(dialog).players] == [SEAT]

    press(dialog, "players 2")

    assert begun(dialog).players == (
        Player(seat=SEAT, name="Marine player"),
        Player(seat=COLOSSI, name="Colossi player"),
    )
    press(dialog, "players 1")
    assert [player.seat for player in begun(dialog).players] == [SEAT]


def test_9_0_players_without_names_are_spoken_of_as_one_each(
    qtbot: QtBot, window: MainWindow, dialog: NewGameDialog
) -> None:
    press(dialog, "players 2")
    window.begin("colossi", begun(dialog))
    hand = Hand(qtbot, window)
    hand.settle()

    assert hand.page.bridge.name(COLOSSI) == "Colossi player"
    assert prompt(hand.state, (COLOSSI,)).text() == "Colossi player decides."


def test_9_0_a_name_goes_from_one_side_to_the_other(dialog: NewGameDialog) -> None:
    press(dialog, "players 2")
    first, second = dialog.findChildren(QLineEdit)[:2]
    QTest.keyClicks(first, "Ada")
    QTest.keyClicks(second, "Bo")
    up = dialog.findChild(QToolButton, "up 1")
    assert isinstance(up, QToolButton)

    QTest.mouseClick(up, LEFT)

    assert [player.name for player in begun(dialog).players] == ["Bo", "Ada"]
    assert up.toolTip() == "Let who plays Colossi change seats with the one above"


def test_9_0_only_chance_can_play_the_colossi_for_nobody(dialog: NewGameDialog) -> None:
    marines, colossi = dialog.findChildren(QComboBox)[:2]
    offered = [[who.itemData(number) for number in range(who.count())] for who in (marines, colossi)]

    assert "normal" in offered[0]
    assert offered[1] == [None, "random"]


def test_options_are_offered_and_go_into_the_setup(dialog: NewGameDialog) -> None:
    assert begun(dialog).options == {"jig_jig": False, "edition": "", "take_backs": False}
    for box in dialog.findChildren(QCheckBox):
        QTest.mouseClick(box, LEFT, Qt.KeyboardModifier.NoModifier, QPoint(10, box.height() // 2))

    chosen = {"jig_jig": True, "edition": "", "take_backs": True, "own_dice": True}
    assert begun(dialog).options == chosen
    assert Session(rules(), begun(dialog)).state.options.jig_jig


# ---- The second seat


@pytest.fixture
def keeping(qtbot: QtBot, window: MainWindow) -> Hand:
    """The first turn of Ada and Bo; the screen waits for Bo."""
    window.begin("colossi", SETUP)
    hand = Hand(qtbot, window)
    hand.settle()
    return hand


def uncover(hand: Hand) -> None:
    QTest.keyClick(hand.page.hand_over.curtain, Key.Key_Return)
    hand.settle()


def drawn(hand: Hand) -> tuple[str, ...]:
    top = hand.state.top
    assert isinstance(top, frames.KeepFrame)
    return top.drawn


def test_9_0_the_screen_is_covered_until_the_colossi_player_takes_it(keeping: Hand) -> None:
    curtain = keeping.page.hand_over
    assert curtain.is_down
    said = [label.text() for label in curtain.curtain.findChildren(QLabel)]
    assert "Hand the screen to Bo" in said
    assert drawn(keeping) == ("?", "?")

    uncover(keeping)

    assert not curtain.is_down
    assert "?" not in drawn(keeping)
    assert keeping.window.status.words.startswith("Bo: Which of the two events do you keep?")


def test_9_0_the_marine_player_never_reads_what_went_back(keeping: Hand) -> None:
    uncover(keeping)
    kept, back = (offer for offer in keeping.panel.legal if isinstance(offer, KeepEvent))
    names = {offer: button.text() for offer, button in keeping.panel.buttons.items()}
    assert names[back] in log_of(keeping)

    keeping.answer(kept)

    assert keeping.page.bridge.eyes == keeping.page.bridge.table
    assert names[kept] in log_of(keeping)
    assert names[back] not in log_of(keeping)
    assert "Bo draws two event counters for the Colossi and keeps one." in log_of(keeping)


def test_9_0_the_first_event_is_kept_by_the_enter_key_alone(keeping: Hand) -> None:
    uncover(keeping)
    kept = next(iter(keeping.panel.buttons))

    focused = QApplication.focusWidget()
    assert focused is not None
    QTest.keyClick(focused, Key.Key_Return)
    keeping.settle()

    assert keeping.length == 1
    assert isinstance(kept, KeepEvent)
    assert kept.event in keeping.state.events


def test_there_is_no_hint_for_the_colossi_player_and_the_bulb_says_why(keeping: Hand) -> None:
    uncover(keeping)
    hint = keeping.window.commands["hint"]
    why = "No computer player knows how to play this side, so there is no hint for it."
    assert (hint.isEnabled(), hint.toolTip()) == (False, why)
    keeping.page.hint()
    assert keeping.window.status.words == why

    keeping.answer(next(iter(keeping.panel.buttons)))
    keeping.settle()

    assert keeping.page.bridge.seat == SEAT
    assert hint.isEnabled()
    assert hint.toolTip().startswith("What would a sensible player do?")


REVEAL = given_pair(ColossiFrame(), frames.RevealFrame(), WHOLE, RED, given_rubble(211), given_rubble(212))
GALLSTONES = given_pair(
    RecoveryFrame(),
    frames.GallstonesFrame(),
    WHOLE,
    given_tribe("red", 353, "R1"),
    given_rubble(211),
    given_rubble(212),
    crumbled=("R2", "R3", "R4", "R5"),
)
REGROW = given_pair(
    RecoveryFrame(),
    frames.RegrowFrame(),
    WHOLE,
    given_tribe("red", 353, "R1"),
    given_tribe("black", 111, "K1"),
    crumbled=("R2", "R3", "R4", "R5", "K2", "K3"),
)
ENTRY = given_pair(
    ColossiFrame(),
    EntryFrame(),
    WHOLE,
    given_tribe("red", None),
    given_tribe("black", None),
    entering=("red", "black"),
)


@pytest.mark.parametrize(
    ("s", "action"),
    [
        (REVEAL, Reveal(seat=COLOSSI, rubble=UnitId("rubble212"))),
        (GALLSTONES, SpendRubble(seat=COLOSSI, rubble=UnitId("rubble212"))),
        (REGROW, Regrow(seat=COLOSSI, tribe=UnitId("black"))),
    ],
    ids=["111 reveal", "42 gallstones", "42 regrow"],
)
def test_156_the_colossi_player_answers_on_the_board(pair: Lay, s: ColossiState, action: Reveal) -> None:
    hand = pair(s)
    assert hand.page.bridge.seat == COLOSSI
    assert "Bo decides" in [label.text() for label in hand.page.prompt.findChildren(QLabel)]

    hand.play(action)

    assert hand.length == 1


def test_39_the_colossi_player_names_the_stack_that_returns_by_a_button(pair: Lay) -> None:
    hand = pair(ENTRY)
    action = Enter(seat=COLOSSI, tribe=UnitId("black"))

    hand.play(action)

    assert hand.length == 1


def test_39_the_keys_are_at_the_buttons_where_what_is_asked_about_is_not_on_the_board(pair: Lay) -> None:
    hand = pair(ENTRY)
    view, table = hand.stage.view, hand.stage.table
    focused = QApplication.focusWidget()
    assert focused is not None
    assert hand.page.prompt.isAncestorOf(focused)

    view.setFocus(Qt.FocusReason.TabFocusReason)
    assert table.cursor.strokes
    place = hand.stage.keyboard.place
    assert place is not None
    assert table.has(place)
    QTest.keyClick(view, Key.Key_N)

    assert hand.stage.keyboard.place == place
    assert table.cursor.strokes


def test_111_a_click_on_rubble_that_lies_open_is_refused_with_its_reason(pair: Lay) -> None:
    rubble = given_rubble(211), given_rubble(212), given_rubble(213, "cliffs")
    hand = pair(given_pair(ColossiFrame(), frames.RevealFrame(), WHOLE, RED, *rubble))

    hand.click("rubble213")

    assert hand.length == 0
    assert [refusal.rule for refusal in hand.refusals] == ["6.0, 111"]


# ---- How they stand, how it ends


def test_9_0_the_card_of_the_players_tells_points_and_losses(screen: ColossiScreen) -> None:
    lost = replace(given_unit("squad", None, id_="squad2"), place="lost")
    s = given_pair(WHOLE, RED, lost, crumbled=("K1", "K2"))

    marines, colossi = screen.standing(s)

    assert [value.shown for value in marines.values] == ["0", "1"]
    assert marines.values[0].tally is not None
    assert [value.shown for value in colossi.values] == ["–", "2"]
    assert colossi.values[0].use.text().endswith("wins if the Marines end below 11")
    (below,) = screen.standing(given_state(lost))
    assert below.values[0].shown == "−2"


def test_9_0_each_side_has_a_mark(screen: ColossiScreen) -> None:
    for seat in PAIR:
        image = QImage(32, 32, QImage.Format.Format_ARGB32)
        image.fill(Qt.GlobalColor.white)
        painter = QPainter(image)
        screen.paint_seat(painter, given_pair(), seat, QRectF(0, 0, 32, 32))
        painter.end()
        assert image.pixelColor(16, 16) != Qt.GlobalColor.white


def test_9_0_the_end_names_the_winner(qtbot: QtBot, window: MainWindow) -> None:
    s = replace(Session(rules(), SETUP).state, stack=(FinalFrame(), frames.RevealFrame()), tribes={})
    rubble = {r.id: r for r in (given_rubble(211), given_rubble(212))}
    window.lay(Session.resumed(rules(), SETUP, replace(s, rubble=rubble), 0))
    hand = Hand(qtbot, window)
    hand.settle()

    hand.play(Reveal(seat=COLOSSI, rubble=UnitId("rubble211")))
    hand.settle()

    assert hand.page.result.isVisible()
    said = [label.text() for label in hand.page.result.findChildren(QLabel)]
    assert "Defeat of the Marines: Bo wins" in said


# ---- Values of one's own


@pytest.fixture
def tough(home: Path) -> str:
    """Tables in which Squads fire with 6 dice."""
    folder = paths.player_folders().editions
    folder.mkdir(parents=True)
    usual = (paths.boards() / "colossi-edition.toml").read_text(encoding="utf-8")
    changed = usual.replace("full = { cf = 4, dn = 4, ma = 3 }", "full = { cf = 6, dn = 4, ma = 3 }", 1)
    (folder / "colossi-tough.toml").write_text(changed, encoding="utf-8")
    (folder / "colossi-wrong.toml").write_text(usual.replace("loss = 2", "los = 2"), encoding="utf-8")
    return "colossi-tough"


def test_tables_of_one_s_own_are_offered_and_a_wrong_file_is_not(tough: str, qtbot: QtBot) -> None:
    dialog = NewGameDialog("colossi", Beginning())
    qtbot.addWidget(dialog)
    listed = dialog.findChild(QComboBox, "edition")
    assert isinstance(listed, QComboBox)

    assert [listed.itemData(number) for number in range(listed.count())] == ["", tough, None]
    model = listed.model()
    wrong = model.data(model.index(2, 0), Qt.ItemDataRole.ToolTipRole)
    assert "colossi-wrong.toml" in wrong
    assert "los" in wrong


def test_a_game_shows_the_values_it_is_played_with(tough: str, qtbot: QtBot, window: MainWindow) -> None:
    options: dict[str, str | int | bool] = {"edition": tough}
    window.begin("colossi", Setup(scenario="1", seed=11, players=PLAYERS[:1], options=options))
    hand = Hand(qtbot, window)
    hand.settle()

    hand.page.stage.hands.look_at("squad1")

    shown = hand.state
    screen = ColossiScreen()
    info = screen.selected_info(shown, "squad1")
    assert info is not None
    assert info.values[0].shown.startswith("6")
    assert any(getattr(piece.face, "cf", "") == "6" for piece in screen.pieces(shown))
    assert any(label.text().startswith("CF 6") for label in hand.page.selected.findChildren(QLabel))


def test_111_the_colossi_player_sees_what_rubble_may_turn_out_to_be(screen: ColossiScreen) -> None:
    odds = screen.odds(REVEAL, Reveal(seat=COLOSSI, rubble=UnitId("rubble212")))

    assert odds is not None
    assert sum(bar.chance for bar in odds.bars) == pytest.approx(1.0)


def test_the_chances_of_what_one_click_decides_are_shown_under_the_pointer(pair: Lay) -> None:
    hand = pair(REVEAL)
    viewport, bubble = hand.stage.view.viewport(), hand.stage.hands.preview.bubble

    QTest.mouseMove(viewport, hand.at("446"))
    assert bubble.odds is None
    QTest.mouseMove(viewport, hand.at("rubble212"))

    assert bubble.odds is not None
    assert bubble.odds.title.text() == "Turn over the Rubble in 212"
    QTest.mouseMove(viewport, hand.at("111"))
    assert bubble.odds is None
