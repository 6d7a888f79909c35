# SPDX-License-Identifier: GPL-3.0-or-later
"""In letters of twice the usual size dialogs of 640 × 340, in either language, keep all within reach."""

from collections.abc import Callable, Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QDialog, QTableWidget, QWidget
from pytestqt.qtbot import QtBot

from rubbletop.kernel.facts import say
from rubbletop.preferences import Beginning
from rubbletop.ui.dialogs.charts import ChartsDialog, fitted
from rubbletop.ui.dialogs.frame import FramedDialog
from rubbletop.ui.dialogs.new_game import NewGameDialog
from rubbletop.ui.game_screen import Chart
from rubbletop.ui.parts.dropdown import Dropdown
from rubbletop.ui.parts.scroller import Scroller
from rubbletop.ui.theme import Wardrobe


@pytest.fixture(params=["en", "it"])
def large(
    request: pytest.FixtureRequest, speaking: Callable[[str], object], one_wardrobe: Wardrobe
) -> Iterator[str]:
    speaking(request.param)
    one_wardrobe.enlarge(200)
    yield request.param
    one_wardrobe.enlarge(100)


def shown(qtbot: QtBot, dialog: QDialog) -> Scroller:
    """What scrolls in a dialog that is opened on a small screen."""
    dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose, False)
    qtbot.addWidget(dialog)
    dialog.show()
    qtbot.waitExposed(dialog)
    dialog.resize(640, 340)
    qtbot.waitUntil(lambda: dialog.width() == 640)
    QApplication.processEvents()
    return dialog.findChildren(Scroller)[0]


@pytest.mark.parametrize("game", ["barrel", "colossi", "tokyo"])
def test_all_of_a_new_game_can_be_scrolled_to(large: str, qtbot: QtBot, home: object, game: str) -> None:
    dialog = NewGameDialog(game, Beginning())
    area = shown(qtbot, dialog)
    inside = area.widget()

    assert inside is not None
    assert inside.width() <= area.viewport().width() + area.horizontalScrollBar().maximum()
    for box in inside.findChildren(Dropdown):
        if box.isVisible():
            assert box.width() >= box.minimumSizeHint().width()


def test_what_is_wider_than_a_dialog_can_be_scrolled_to(qtbot: QtBot) -> None:
    dialog = FramedDialog(say("Wide"), None)
    wide = QWidget()
    wide.setMinimumWidth(900)
    dialog.body.addWidget(wide)

    assert shown(qtbot, dialog).horizontalScrollBar().maximum() > 0


def test_a_list_is_no_wider_than_it_must_be_where_there_is_no_room(qtbot: QtBot) -> None:
    short, long = Dropdown(), Dropdown()
    for made, words in ((short, "Yes"), (long, "A choice with very many words in it, which nobody needs")):
        qtbot.addWidget(made)
        made.addItem(words)

    assert short.minimumSizeHint().width() < long.minimumSizeHint().width() < long.sizeHint().width() / 2


@pytest.mark.parametrize(
    ("wanted", "room", "found"),
    [
        ((100, 50, 40), 300, (100, 50, 150)),
        ((300, 50, 300), 400, (175, 50, 175)),
        ((300, 200, 100), 450, (175, 175, 100)),
        ((90, 90), 90, (45, 45)),
        ((90,), 0, (0,)),
    ],
)
def test_the_widest_columns_of_a_chart_give_way(
    wanted: tuple[int, ...], room: int, found: tuple[int, ...]
) -> None:
    assert fitted(wanted, room) == found


def test_all_columns_of_a_chart_are_seen_in_large_letters(large: str, qtbot: QtBot) -> None:
    words = say("The phase in which everybody who has played a card takes it back")
    chart = Chart(title=say("Sequence"), rule="VI", head=(say("Phase"), say("What")), rows=((words, words),))
    dialog = ChartsDialog((chart,))
    shown(qtbot, dialog)
    (table,) = dialog.findChildren(QTableWidget)
    qtbot.waitUntil(lambda: table.horizontalHeader().length() <= table.viewport().width())

    assert table.columnWidth(0) == pytest.approx(table.columnWidth(1), abs=2)
    assert table.height() >= table.rowHeight(0) > 2 * table.fontMetrics().height()
