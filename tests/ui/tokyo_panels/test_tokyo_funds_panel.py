# SPDX-License-Identifier: GPL-3.0-or-later
"""Funds for superweapons: sums by steps, the type that must be settled, the seal (XI)."""

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest

from rubbletop.games.tokyo.frames.muster import DevelopFrame, Outlay
from rubbletop.games.tokyo.state import Fund, Options, TokyoState
from rubbletop.ui.tokyo.panels.cardboard import Emblem
from rubbletop.ui.tokyo.panels.development import DevelopPanel
from tests.tokyo.builders import FOUR, ONE, THREE, TWO
from tests.ui.tokyo.conftest import Hand
from tests.ui.tokyo_panels.forms import (
    Lay,
    cash,
    focus_of,
    given,
    key,
    panel_of,
    part,
    press,
    texts,
    uncovered,
)

OLD = Fund(id="one.1", owner=ONE, amount=130)
SETTLED = Fund(id="one.2", owner=ONE, amount=210, weapon="death_ray")


def developing(*funds: Fund, outlay: Outlay | None = None, **fields: object) -> TokyoState:
    outlays = {ONE: outlay or Outlay(), TWO: Outlay(), THREE: Outlay(), FOUR: Outlay()}
    return given(
        DevelopFrame(outlays=outlays),
        fields={"cash": cash(230, 5, 5, 5), "funds": {fund.id: fund for fund in funds}, **fields},
    )


def asked(lay: Lay, s: TokyoState) -> tuple[Hand, DevelopPanel]:
    hand = uncovered(lay(s))
    return hand, panel_of(hand, DevelopPanel)


def outlay_of(hand: Hand) -> Outlay:
    frame = hand.page.bridge.view_of(ONE).stack[-1]
    assert isinstance(frame, DevelopFrame)
    return frame.outlays[ONE]


def test_xi_steps_put_money_into_a_fund_and_the_bar_grows(lay: Lay) -> None:
    hand, panel = asked(lay, developing(OLD))
    assert panel.seal.property("role") == "primary"
    assert "¥130 of ¥300" in texts(panel)
    press(hand, panel, "one.1 more")
    panel = panel_of(hand, DevelopPanel)
    assert outlay_of(hand).amounts == {"one.1": 25}
    assert "¥155 of ¥300" in texts(panel)
    assert panel.meters["one.1"].toolTip() == "¥130 and ¥25 now, of ¥300"
    assert "Left: ¥205 of ¥230" in texts(panel)
    assert focus_of(hand) == "one.1 more"
    press(hand, panel, "one.1 less")
    assert outlay_of(hand).amounts == {}
    assert focus_of(hand) == "one.1 more"


def test_xi_a_new_fund_is_opened_by_paying_into_it(lay: Lay) -> None:
    hand, panel = asked(lay, developing())
    panel.sums["one.1"].selectAll()
    QTest.keyClicks(panel.sums["one.1"], "40")
    key(panel.sums["one.1"], Qt.Key.Key_Return)
    hand.settle()
    assert outlay_of(hand).amounts == {"one.1": 40}
    again = panel_of(hand, DevelopPanel)
    assert list(again.sums) == ["one.1", "one.2"]
    before = hand.length
    key(again.sums["one.1"], Qt.Key.Key_Return)
    assert hand.length == before


def test_xi_steps_go_on_from_what_is_typed(lay: Lay) -> None:
    hand, panel = asked(lay, developing(OLD))
    less, more = part(panel, "one.1 less"), part(panel, "one.1 more")
    assert not less.isEnabled()
    assert "Nothing goes into this fund" in less.toolTip()
    panel.sums["one.1"].selectAll()
    QTest.keyClicks(panel.sums["one.1"], "170")
    assert less.isEnabled()
    assert not more.isEnabled()
    assert more.toolTip() == "The fund needs only 170 Mega-Yen more. [XI]"
    hand.press(less)
    assert outlay_of(hand).amounts == {"one.1": 145}


def test_xi_the_seal_stays_where_it_is_when_another_fund_can_be_opened(lay: Lay) -> None:
    hand, panel = asked(lay, developing())
    press(hand, panel, "one.1 more")
    again = panel_of(hand, DevelopPanel)
    assert list(again.sums) == ["one.1", "one.2"]
    hand.qtbot.waitUntil(lambda: again.seal.y() > 0)
    below = [typed.mapTo(again, QPoint()).y() for typed in again.sums.values()]
    assert again.seal.y() + again.seal.height() < min(below)


def test_xi_49_a_fund_that_reaches_its_sum_asks_for_a_type_before_the_seal(lay: Lay) -> None:
    hand, panel = asked(lay, developing(OLD, outlay=Outlay(amounts={"one.1": 75})))
    assert not panel.seal.isEnabled()
    assert "settle first which superweapon" in panel.seal.toolTip()
    press(hand, panel, "one.1 oxygen_destroyer")
    panel = panel_of(hand, DevelopPanel)
    assert outlay_of(hand).types == {"one.1": "oxygen_destroyer"}
    assert panel.choices["one.1", "oxygen_destroyer"].isChecked()
    assert "Fund 1: Oxygen Destroyer" in texts(panel)
    before = hand.length
    press(hand, panel, "one.1 oxygen_destroyer")
    assert hand.length == before
    assert panel.choices["one.1", "oxygen_destroyer"].isChecked()
    hand.press(panel.seal)
    frame = hand.page.bridge.view.stack[-1]
    assert isinstance(frame, DevelopFrame)
    assert frame.sealed == (ONE,)


def test_x_the_choice_of_a_type_shows_what_is_still_possible(lay: Lay) -> None:
    looked = {ONE: (1, 3), TWO: (), THREE: (), FOUR: ()}
    research = {ONE: 50, TWO: 0, THREE: 0, FOUR: 0}
    s = developing(OLD, SETTLED, outlay=Outlay(amounts={"one.1": 75}), looked=looked, research=research)
    _, panel = asked(lay, s)
    assert "best column against 2 of 4" in panel.choices["one.1", "heat_ray"].toolTip()
    taken = panel.choices["one.1", "death_ray"]
    assert not taken.isEnabled()
    assert "another fund is for it" in taken.toolTip()
    assert "Possible: Moon, Antarctica, Swamp, Pacific [X]" in texts(panel)


def test_xi_what_is_typed_goes_before_the_seal_and_stops_where_a_type_is_missing(lay: Lay) -> None:
    hand, panel = asked(lay, developing(OLD))
    panel.sums["one.1"].setValue(20)
    panel.sums["one.2"].setValue(30)
    assert part(panel, "seal").text() == "Put ¥50 into superweapons"
    hand.press(panel.seal)
    assert outlay_of(hand).amounts == {"one.1": 20, "one.2": 30}
    assert hand.page.bridge.is_covered


def test_xi_49_a_typed_sum_that_needs_a_type_is_asked_for_one(lay: Lay) -> None:
    hand, panel = asked(lay, developing(OLD))
    panel.sums["one.1"].setValue(100)
    hand.press(panel.seal)
    assert outlay_of(hand).amounts == {"one.1": 100}
    assert not panel_of(hand, DevelopPanel).seal.isEnabled()
    assert [str(refusal.reason.template)[:14] for refusal in hand.refusals] == ["A fund reaches"]


@pytest.mark.parametrize("purse", [0, 10])
def test_xi_a_purse_that_is_nearly_empty_gives_what_it_has(lay: Lay, purse: int) -> None:
    secret = Options(hidden_cash=True)
    hand, panel = asked(lay, developing(OLD, cash=cash(purse, 0, 0, 0), options=secret))
    more = part(panel, "one.1 more")
    if purse:
        hand.press(more)
        assert outlay_of(hand).amounts == {"one.1": 10}
    else:
        assert "You have only 0 Mega-Yen left. [XI]" in more.toolTip()
        assert focus_of(hand) == "seal"


def test_a_settled_fund_shows_its_emblem(lay: Lay) -> None:
    _, panel = asked(lay, developing(SETTLED))
    emblems = [emblem.toolTip() for emblem in panel.findChildren(Emblem)]
    assert emblems == ["All-Purpose Death Ray", "its type is open"]
    panel.findChildren(Emblem)[0].grab()
