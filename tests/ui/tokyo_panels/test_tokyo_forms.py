# SPDX-License-Identifier: GPL-3.0-or-later
"""All panels of set-up and Phases 1 to 5 at once: they fit, can be painted, and have names for all."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtWidgets import QAbstractButton, QApplication, QSpinBox, QWidget

from rubbletop.games.tokyo.frames.money import BiddingFrame
from rubbletop.games.tokyo.frames.muster import DevelopFrame, LooksFrame, Outlay
from rubbletop.games.tokyo.frames.opening import PlacingFrame
from rubbletop.games.tokyo.rules import SEATS
from rubbletop.games.tokyo.state import Fund, TokyoState
from rubbletop.kernel.facts import Seat
from rubbletop.ui.decide.forms import Touch
from rubbletop.ui.theme import Wardrobe
from rubbletop.ui.tokyo.panels import PANELS
from rubbletop.ui.tokyo.panels.base import FormPanel
from rubbletop.ui.tokyo.panels.cardboard import PaintedButton
from rubbletop.ui.tokyo.panels.plans import PlansPanel
from tests.tokyo.builders import FOUR, ONE, THREE, TWO, given_game, legal, rules
from tests.ui.tokyo_panels.forms import Lay, cash, given, key, panel_of, uncovered
from tests.ui.tokyo_panels.test_tokyo_plans_panel import planning
from tests.ui.tokyo_panels.test_tokyo_trade_panel import penalty, trading

COLUMN = 274
"""The room for a panel in the column, in pixels."""

LOOKED = {ONE: (1, 3), TWO: (), THREE: (), FOUR: ()}
RESEARCH = {ONE: 100, TWO: 0, THREE: 0, FOUR: 0}
FUNDS = {"one.1": Fund(id="one.1", owner=ONE, amount=130),
         "one.2": Fund(id="one.2", owner=ONE, amount=210, weapon="death_ray")}  # fmt: skip
POSITIONS: dict[str, Callable[[], TokyoState]] = {
    "placing": lambda: given_game(PlacingFrame(left=SEATS), turn=0),
    "trading": trading,
    "bidding": lambda: given(
        BiddingFrame(bids={}),
        fields={
            "cash": cash(50, 85, 90, 10),
            "used": {ONE: ("hide", "parade"), TWO: (), THREE: (), FOUR: ("tuna",)},
            "carried": {ONE: "parade"},
        },
    ),
    "penalty": penalty,
    "planning": planning,
    "looking": lambda: given(
        LooksFrame(left={ONE: 2}), fields={"looked": LOOKED, "research": RESEARCH}
    ),
    "development": lambda: given(
        DevelopFrame(outlays={ONE: Outlay(amounts={"one.1": 75}), TWO: Outlay(), THREE: Outlay(),
                              FOUR: Outlay()}),
        fields={"looked": LOOKED, "research": RESEARCH, "funds": FUNDS, "cash": cash(130, 85, 90, 10)},
    ),
}  # fmt: skip


def asked(lay: Lay, name: str) -> FormPanel:
    hand = lay(POSITIONS[name]())
    return panel_of(uncovered(hand) if hand.page.bridge.is_covered else hand, FormPanel)


@pytest.mark.parametrize("name", POSITIONS)
def test_a_panel_fits_the_column_and_each_part_has_a_name(lay: Lay, name: str) -> None:
    panel = asked(lay, name)
    assert panel.minimumSizeHint().width() <= COLUMN - 10
    for button in panel.findChildren(QAbstractButton):
        assert button.accessibleName() or button.text(), button.objectName()
        assert button.isEnabled() or button.toolTip(), button.text()
    assert all(box.accessibleName() for box in panel.findChildren(QSpinBox))
    assert PANELS[name] is type(panel)


@pytest.mark.parametrize("name", POSITIONS)
def test_a_panel_is_painted_in_both_themes(lay: Lay, one_wardrobe: Wardrobe, name: str) -> None:
    panel = asked(lay, name)
    for part in panel.findChildren(PaintedButton):
        part.setFocus()
        part.setChecked(True)
    one_wardrobe.choose("light")
    light = panel.grab().toImage()
    one_wardrobe.choose("dark")
    assert light != panel.grab().toImage()


@pytest.mark.parametrize("name", [name for name in POSITIONS if name != "placing"])
def test_tab_leads_through_all_that_can_be_pressed(lay: Lay, name: str) -> None:
    panel = asked(lay, name)
    assert panel.take_focus()
    met: set[QWidget | None] = set()
    while (now := panel.window().focusWidget()) not in met:
        met.add(now)
        key(now or panel, Qt.Key.Key_Tab)
    stops = [part for part in panel.findChildren(QWidget)
             if part.isEnabled() and part.focusPolicy() & Qt.FocusPolicy.TabFocus
             and part.focusProxy() is None and part.isVisible()]  # fmt: skip
    assert set(stops) <= met


def test_a_touch_is_used_once_and_only_by_the_same_seat() -> None:
    touch = Touch()
    touch.seat, touch.key, touch.scrolled = ONE, "troop more", 40
    assert touch.take(ONE) == ("troop more", 40)
    assert touch.take(ONE) == ("", 0)
    touch.seat, touch.key = ONE, "troop more"
    assert touch.take(TWO) == ("", 0)
    assert touch.take(ONE) == ("", 0)


def test_a_form_on_its_own_has_nothing_to_scroll_and_asks_nobody(lay: Lay) -> None:
    hand = lay(planning())
    view = rules().view(planning(), ONE)
    sent: list[object] = []
    made = PANELS["planning"].factory(rules().atlas)(view, legal(view, ONE), sent.append)
    hand.qtbot.addWidget(made)
    made.show()
    assert isinstance(made, PlansPanel)
    made.seal.click()
    assert len(sent) == 1
    nobody = FormPanel(rules().atlas, view, (), sent.append, touch=Touch())
    hand.qtbot.addWidget(nobody)
    assert nobody.seat == Seat("")
    assert not nobody.take_focus()
    QApplication.sendEvent(nobody, QEvent(QEvent.Type.Enter))
