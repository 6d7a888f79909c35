# SPDX-License-Identifier: GPL-3.0-or-later
"""The Pacifism check, the Oil check and the end of the game on their panels (14 to 21, 36, 39 to 42)."""

import pytest
from PySide6.QtWidgets import QApplication, QLabel

from rubbletop.games.barrel.frames.checks import DisbandFrame, ExtractionFrame, ForfeitFrame
from rubbletop.games.barrel.state import Account, BarrelState, replace
from rubbletop.ui.barrel.panels.checking import DisbandPanel, ExtractionPanel, ForfeitPanel
from rubbletop.ui.barrel.panels.conflict import PANELS
from rubbletop.ui.barrel.panels.result import ResultPanel
from tests.barrel.builders import ONE, TWO, at, given_region, rules
from tests.ui.barrel_panels import check_positions as given
from tests.ui.barrel_panels.barrel_forms import ENTER, Lay, focus_of, key, panel_of, part, press
from tests.ui.barrel_panels.check_positions import lines

COLUMN = 274
"""The room for a panel in the column, in pixels."""


@pytest.mark.parametrize("step", given.POSITIONS)
def test_every_step_shows_its_panel_and_the_panel_fits(lay: Lay, step: str) -> None:
    hand = lay(given.POSITIONS[step]())
    QApplication.processEvents()
    panel = hand.page.prompt.panel

    assert rules().step(hand.state).name == step
    assert type(panel) is PANELS[step]
    assert panel.isVisible()
    assert panel.minimumSizeHint().width() <= COLUMN
    assert not panel.grab().isNull()


# Pacifism


def test_21_troops_leave_from_where_the_debtor_says(lay: Lay) -> None:
    hand = lay(given.disband())
    panel = panel_of(hand, DisbandPanel)
    told = lines(panel)
    assert "Pacifism 7: a fine of $3" in told
    assert "Still to be removed: 3 troops" in told
    assert "11 troops, 5 tolerated: 6 too many." in told
    assert part(panel, "at najaf").text() == "1 of 3 troops from Najaf"
    assert part(panel, "at muthanna").text() == "The last troop from Muthanna"

    panel.take_focus()
    assert focus_of(hand) == "at bassora"
    press(hand, panel, "at border")

    assert hand.state.border[ONE].troops == 1
    assert hand.state.top_frame(DisbandFrame).owed == 2


def test_21_the_last_troop_of_a_battle_is_warned_of(lay: Lay) -> None:
    s = given_region(given.disband(), "bassora", locals_=3, troops={ONE: 1}, logistics=2)

    assert "The battle ends with it, and logistics there are lost." in lines(panel_of(lay(s), DisbandPanel))


# Oil


def test_36_barrels_are_given_up_one_by_one(lay: Lay) -> None:
    hand = lay(given.forfeit())
    panel = panel_of(hand, ForfeitPanel)
    assert "No Influence, no money: barrels worth $4 or more, at $3 each." in lines(panel)
    assert part(panel, "at muthanna").text() == "1 of 3 barrels from Muthanna"

    press(hand, panel, "at najaf")

    assert hand.state.regions[at("najaf")].barrels == 1
    assert hand.state.top_frame(ForfeitFrame).barrels == 1


def test_14_15_what_will_be_lost_is_told_and_its_region_comes_first(lay: Lay) -> None:
    hand = lay(given.extraction())
    panel = panel_of(hand, ExtractionPanel)
    told = lines(panel)
    assert "0 of 3 barrels taken" in told
    assert "Room for 4: 2 barrels will be lost." in told
    assert "Room for 1: 1 barrel will be lost." in told

    panel.take_focus()
    assert focus_of(hand) == "at muthanna"
    key(part(panel, "at muthanna"), ENTER)
    hand.settle()

    assert hand.state.powers[ONE].oil == 1
    assert hand.state.top_frame(ExtractionFrame).taken == (at("muthanna"),)


def test_17_a_region_beyond_the_pipelines_says_why_no_barrel_is_taken(lay: Lay) -> None:
    frame = ExtractionFrame(left=given.ORDER, taken=(at("erbil"), at("erbil")))
    s = given_region(replace(given.extraction(), stack=(frame,)), "erbil", ONE, barrels=2)
    hand = lay(s)
    grey = part(panel_of(hand, ExtractionPanel), "at erbil")

    assert not grey.isEnabled()
    assert "no free pipeline" in grey.toolTip()


def test_taking_barrels_can_be_ended(lay: Lay) -> None:
    hand = lay(given.extraction())
    panel = panel_of(hand, ExtractionPanel)

    hand.press(next(button for button in panel.buttons.values() if button.text() == "Take no more barrels"))

    assert hand.state.powers[ONE].oil == 0
    assert hand.state.powers[TWO].oil == 1


# The end


def cells(sheet: ResultPanel) -> dict[str, str]:
    """The cells of the tables by their whole words."""
    return {label.accessibleName(): label.text() for label in sheet.findChildren(QLabel)}


def sheet_of(s: BarrelState) -> ResultPanel:
    panel = given.waiting(ResultPanel, s)
    assert isinstance(panel, ResultPanel)
    return panel


def test_the_card_of_the_end_shows_every_account(lay: Lay) -> None:
    hand = lay(given.ended())
    sheet = hand.page.result.findChild(ResultPanel)
    assert sheet is not None
    assert sheet.isVisible()
    assert sheet.minimumSizeHint().width() <= COLUMN

    shown = cells(sheet)

    assert shown["One, Cash: 12.5"] == "12.5"
    assert shown["One, Allotted oil: 24"] == "24"
    assert shown["Three, Pacifism: −50"] == "−50"
    assert shown["Two, Pacifism: –"] == "–"
    assert shown["One, Total: 47.5"] == "47.5"


def test_39_40_the_governments_oil_is_told_by_rank(qapp: object) -> None:
    sheet = sheet_of(given.ended())
    shown = cells(sheet)

    assert "The Government had 35 barrels" in lines(sheet)
    assert shown["One, Ranking: 8"] == "8"
    assert shown["Three, Ranking: 8.5"] == "8.5"
    assert (shown["One, Rank: 1"], shown["Two, Rank: 1"]) == ("1", "1")
    assert shown["Four, Barrels: 0"] == "0"


def test_the_winner_stands_first(qapp: object) -> None:
    told = lines(sheet_of(given.ended()))

    assert told[:3] == ["One", "wins", "$47.50"]
    assert "A tie goes by contracts, then by controlled regions." not in told


def test_a_tie_tells_what_breaks_it(qapp: object) -> None:
    s = given.ended()
    same = Account(cash=95, withdrawn=0, allotted=0, barrels=0, oil=0, contracts=0, fine=0, rank=4)
    s = replace(s, accounts={**s.accounts, TWO: same})

    assert "A tie goes by contracts, then by controlled regions." in lines(sheet_of(s))
