# SPDX-License-Identifier: GPL-3.0-or-later
"""The panels of units that are hit: Damage Points, retreats, flights (XII, 58 to 66)."""

from collections.abc import Callable

import pytest
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QPushButton

from rubbletop.games.tokyo.actions.godran import EndFlight, FleeInside, FleeOff, FleeTo, RetreatUnit
from rubbletop.games.tokyo.frames.godran import FleeFrame, GodranFrame, RetreatFrame
from rubbletop.games.tokyo.state import TokyoState, replace
from rubbletop.ui.tokyo.panels.allotment import AllotmentPanel
from rubbletop.ui.tokyo.panels.decision import DecisionPanel
from rubbletop.ui.tokyo.panels.flight import FlightPanel, RetreatPanel
from tests.tokyo.builders import ONE, TWO, at, given_unit, given_units, unit
from tests.ui.mouse import LEFT
from tests.ui.tokyo.conftest import Hand
from tests.ui.tokyo_panels import strife_positions as given

Lay = Callable[[TokyoState], Hand]


def panel(hand: Hand) -> DecisionPanel:
    QApplication.processEvents()
    found = hand.panel
    assert isinstance(found, DecisionPanel)
    return found


def shown(hand: Hand, name: str) -> QPushButton:
    return next(b for b in panel(hand).findChildren(QPushButton, name) if b.isVisible())


def words(hand: Hand) -> str:
    return " ".join(label.text() for label in panel(hand).findChildren(QLabel) if label.isVisible())


def choose(hand: Hand, *names: str) -> None:
    for name in names:
        hand.press(shown(hand, name))


def test_xii_59_nothing_is_decided_before_it_is_confirmed(lay: Lay) -> None:
    hand = lay(given.allotment())
    assert isinstance(hand.panel, AllotmentPanel)

    choose(hand, "se.troop.1 flee")
    assert "2 of 5 Damage Points absorbed" in words(hand)
    assert not shown(hand, "confirm").isEnabled()
    assert shown(hand, "se.troop.2 retreat").hasFocus()
    choose(hand, "se.tank.1 retreat")
    assert shown(hand, "confirm").hasFocus()

    assert "5 of 5 Damage Points absorbed" in words(hand)
    assert shown(hand, "confirm").text() == "0 lost, 2 flee, 1 retreat"
    assert hand.panel.minimumSizeHint().width() <= hand.panel.width(), "nothing is cut off"
    assert hand.length == 0


def test_xii_59_a_choice_is_undone_and_made_anew(lay: Lay) -> None:
    hand = lay(given.allotment())
    assert not shown(hand, "undo choice").isEnabled()
    choose(hand, "se.troop.1 flee", "se.tank.1 retreat")

    choose(hand, "undo choice", "undo choice", "se.troop.1 none", "se.troop.2 destroy")

    assert shown(hand, "confirm").text() == "1 lost, 1 flee, 0 retreat"


def test_xii_59_what_is_confirmed_happens(lay: Lay) -> None:
    hand = lay(given.allotment(6))
    choose(hand, "se.troop.1 destroy", "se.troop.2 destroy")

    choose(hand, "confirm")

    assert isinstance(hand.state.top, GodranFrame)
    places = [hand.state.units[unit(name)].place for name in ("se.troop.1", "se.troop.2", "se.tank.1")]
    assert places == ["pool", "pool", "map"]


def test_xii_59_what_would_absorb_less_is_grey_and_says_why(lay: Lay) -> None:
    hand = lay(given.allotment(1))

    grey = shown(hand, "se.troop.1 destroy")

    assert not grey.isEnabled()
    assert "As many Damage Points as possible" in grey.toolTip()


def test_xii_a_unit_that_is_clicked_gets_the_keys_in_its_row(lay: Lay) -> None:
    hand = lay(given.allotment())

    hand.click("se.tank.1")

    assert hand.stage.popup is None
    assert shown(hand, "se.tank.1 retreat").hasFocus()
    panel(hand).follow(hand.stage.hands.picks.cleared())


def test_xii_pointing_at_a_choice_rings_the_unit(lay: Lay) -> None:
    hand = lay(given.allotment())
    ringed: list[tuple[str, ...]] = []
    hand.page.prompt.ringed.connect(ringed.append)

    shown(hand, "se.tank.1 retreat").setFocus()

    assert ringed[-1] == ("se.tank.1",)


def test_xii_62_the_owner_chooses_where_to_retreat(lay: Lay) -> None:
    hand = lay(given.retreat())
    assert isinstance(hand.panel, RetreatPanel)
    assert hand.stage.hands.looked_at_piece == "se.tank.1"
    offer = RetreatUnit(seat=TWO, unit=unit("se.tank.1"), to=at("I8"))
    assert panel(hand).buttons[offer].text() == "↓ I8: 2 away"

    hand.press(panel(hand).buttons[offer])

    assert hand.state.units[unit("se.tank.1")].area == "I8"


def test_xii_64_the_controller_moves_a_unit_that_flees_and_ends_its_flight(lay: Lay) -> None:
    hand = lay(given.flight())
    assert isinstance(hand.panel, FlightPanel)
    assert "One area at least." in words(hand)
    hand.press(panel(hand).buttons[FleeTo(seat=ONE, unit=unit("se.troop.1"), to=at("H7"))])
    assert hand.state.top_frame(FleeFrame).steps == 2

    stay = panel(hand).buttons[EndFlight(seat=ONE, unit=unit("se.troop.1"))]
    assert stay.text() == "Stay in H7"
    hand.press(stay)

    assert isinstance(hand.state.top, GodranFrame)


def test_xii_65_populace_that_flees_off_the_map_scores_for_its_owner(lay: Lay) -> None:
    hand = lay(given_units(given.flight_off(), "K7", "ne.old_folks.1"))
    button = panel(hand).buttons[FleeOff(seat=ONE, unit=unit("nw.old_folks.1"))]
    assert button.text() == "Flee off the map: +15 VP for Four"

    hand.press(button)

    assert hand.state.units[unit("nw.old_folks.1")].place == "safe"


def test_xii_65_infantry_hides_in_a_building_where_its_flight_ends(lay: Lay) -> None:
    s = given_unit(given.rampage(ap=4), "se.troop.1", "L6")
    hand = lay(given.upon(s, FleeFrame(unit=unit("se.troop.1"), steps=1, begun=True)))
    button = panel(hand).buttons[FleeInside(seat=ONE, unit=unit("se.troop.1"))]
    assert button.text() == "Hide in Power Plant"

    hand.press(button)

    assert hand.state.units[unit("se.troop.1")].stance == "inside"


@pytest.mark.parametrize(
    ("start", "to", "told"),
    [("H5", "I5", "into Stadium"), ("K6", "L6", "beside Power Plant"), ("K7", "K8", "on rubble")],
)
def test_xii_62_a_way_says_what_is_there(lay: Lay, start: str, to: str, told: str) -> None:
    s = given_unit(replace(given.rampage(ap=4), rubble=(at("K8"),)), "se.troop.1", start)
    hand = lay(given.upon(s, FleeFrame(unit=unit("se.troop.1"), steps=2)))

    button = panel(hand).buttons[FleeTo(seat=ONE, unit=unit("se.troop.1"), to=at(to))]

    assert told in button.toolTip()


def test_xii_62_a_lit_area_is_clicked_instead(lay: Lay) -> None:
    hand = lay(given.retreat())

    QTest.mouseClick(hand.stage.view.viewport(), LEFT, pos=hand.at("I8"))
    hand.settle()

    assert not isinstance(hand.state.top, RetreatFrame)
