# SPDX-License-Identifier: GPL-3.0-or-later
"""The keys of a unit in the Action step: F6 leads to what stands first beside the board, Tab goes on."""

from collections.abc import Callable

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from rubbletop.games.colossi.actions.marines import EndAction, EndActions, Fire
from rubbletop.games.colossi.frames.marines import ActingFrame, ActionsFrame
from rubbletop.games.colossi.state import ColossiState
from rubbletop.kernel.facts import UnitId
from rubbletop.ui.parts.cited import Cited
from tests.colossi.builders import SEAT, given_rubble, given_state, given_tribe, given_unit
from tests.ui.colossi.conftest import Hand

Lay = Callable[[ColossiState], Hand]
Key = Qt.Key
SQUAD, SCOUT, BLACK = UnitId("squad"), UnitId("scout"), UnitId("black")


def focused() -> QWidget:
    has = QApplication.focusWidget()
    assert has is not None
    return has


def test_5_3_2_f6_leads_from_a_selected_unit_to_its_first_attack(lay: Lay) -> None:
    hand = lay(given_state(ActionsFrame(begun=True), given_unit("squad", 446), given_tribe("black", 441)))
    hand.choose("squad")
    attack = hand.panel.buttons[Fire(seat=SEAT, unit=SQUAD, target=BLACK, manner="maximum")]

    QTest.keyClick(hand.stage.view, Key.Key_F6)

    assert focused() is attack


def test_5_3_tab_goes_from_the_attacks_to_the_end_of_the_step(lay: Lay) -> None:
    hand = lay(given_state(ActionsFrame(begun=True), given_unit("squad", 446), given_tribe("black", 441)))
    hand.choose("squad")
    hand.qtbot.waitUntil(lambda: all(button.isVisible() for button in hand.panel.buttons.values()))
    end = hand.panel.buttons[EndActions(seat=SEAT)]
    met: list[QWidget] = []

    QTest.keyClick(hand.stage.view, Key.Key_F6)
    while hand.panel.isAncestorOf(focused()) and len(met) < 9:
        met.append(focused())
        QTest.keyClick(focused(), Key.Key_Tab)

    assert met[-1] is end
    assert len(met) > 1


def test_5_3_f6_leads_to_the_end_of_an_action_and_tab_past_sections_to_its_attacks(lay: Lay) -> None:
    acting = ActingFrame(unit=SQUAD, points=4, spent=1)
    frames = ActionsFrame(begun=True), acting
    hand = lay(given_state(*frames, given_unit("squad", 446), given_tribe("black", 441)))
    hand.qtbot.waitUntil(lambda: all(button.isVisible() for button in hand.panel.buttons.values()))

    QTest.keyClick(hand.stage.view, Key.Key_F6)
    first = focused()
    stops = [first]
    while stops[-1] is first or isinstance(stops[-1], Cited):
        QTest.keyClick(stops[-1], Key.Key_Tab)
        stops.append(focused())

    assert first is hand.panel.buttons[EndAction(seat=SEAT, unit=SQUAD)]
    assert stops[-1] is hand.panel.buttons[Fire(seat=SEAT, unit=SQUAD, target=BLACK, manner="move")]


def test_5_4_1_rubble_counters_that_can_be_attacked_are_told_apart_by_their_hexes(lay: Lay) -> None:
    squad, cliffs = given_unit("squad", 446), given_rubble(451, "cliffs")
    rubble = given_rubble(441), given_rubble(445)
    hand = lay(given_state(ActionsFrame(begun=True), squad, *rubble, cliffs, given_tribe("black", 111)))

    hand.choose("squad")

    said = [button.text() for button in hand.panel.buttons.values()]
    assert sorted(text[:13] for text in said if "Rubble" in text) == ["Rubble in 441", "Rubble in 445"]


def test_5_3_4_2_features_of_one_name_that_can_be_struck_are_told_apart_by_their_hexes(lay: Lay) -> None:
    fields = given_rubble(441, "minefield"), given_rubble(445, "minefield")
    cliffs = given_rubble(451, "cliffs")
    hq = given_unit("hq", 446)
    hand = lay(given_state(ActionsFrame(begun=True), hq, *fields, cliffs, given_tribe("black", 111)))

    hand.choose("hq")

    said = [button.text().rsplit(" ", 2)[0] for button in hand.panel.buttons.values() if "%" in button.text()]
    assert {"Marble Minefield in 441", "Marble Minefield in 445", "Red Cliffs"} <= set(said)


def given_scout_beside_hq() -> ColossiState:
    """A Scout that may walk into the hex of an HQ, or have its help in Reconnaissance."""
    scout, hq = given_unit("scout", 446), given_unit("hq", 445)
    return given_state(ActionsFrame(begun=True), scout, hq, given_tribe("black", 111))


def cursor(hand: Hand) -> tuple[str | None, str | None]:
    return hand.stage.keyboard.place, hand.stage.keyboard.counter


def strike(hand: Hand, *keys: Key) -> None:
    for key in keys:
        QTest.keyClick(hand.stage.view, key)
    hand.settle()


def test_5_3_4_1_n_leads_to_the_hex_of_a_helper_and_to_the_helper(lay: Lay) -> None:
    hand = lay(given_scout_beside_hq())
    hand.choose("scout")
    met = set()

    for _ in range(12):
        strike(hand, Key.Key_N)
        met.add(cursor(hand))

    assert ("445", "hq") in met
    assert ("445", None) in met


def test_5_3_1_a_unit_walks_by_keys_into_the_hex_of_one_that_could_help_it(lay: Lay) -> None:
    hand = lay(given_scout_beside_hq())
    hand.choose("scout")
    while cursor(hand) != ("445", None):
        strike(hand, Key.Key_N)

    strike(hand, Key.Key_Return)

    assert hand.state.units[SCOUT].hex == "445"


def test_the_page_keys_leaf_down_to_the_hex_under_the_counters(lay: Lay) -> None:
    hand = lay(given_scout_beside_hq())
    hand.choose("scout")
    keyboard = hand.stage.keyboard
    while keyboard.counter != "hq":
        strike(hand, Key.Key_N)

    strike(hand, Key.Key_PageDown)

    assert cursor(hand) == ("445", None)
    strike(hand, Key.Key_PageDown)
    assert keyboard.counter == "hq"


def test_the_number_of_a_hex_leads_the_keys_there(lay: Lay) -> None:
    hand = lay(given_state(ActionsFrame(begun=True), given_unit("squad", 446), given_tribe("black", 111)))

    strike(hand, Key.Key_1, Key.Key_1, Key.Key_1)

    assert cursor(hand) == ("111", "black")


def test_a_number_is_begun_anew_after_another_key_and_where_no_hex_has_it(lay: Lay) -> None:
    hand = lay(given_state(ActionsFrame(begun=True), given_unit("squad", 446), given_tribe("black", 111)))
    strike(hand, Key.Key_4, Key.Key_4, Key.Key_Space, Key.Key_5)
    assert hand.stage.keyboard.place is None

    strike(hand, Key.Key_9, Key.Key_4, Key.Key_4, Key.Key_7)
    assert hand.stage.keyboard.place is None
    strike(hand, Key.Key_4, Key.Key_4, Key.Key_6)

    assert cursor(hand) == ("446", "squad")
