# SPDX-License-Identifier: GPL-3.0-or-later
"""The panel of Phase 7: the box, what is left to do, and what the chosen unit can do (XIII)."""

from collections.abc import Callable

import pytest
from PySide6.QtWidgets import QApplication, QLabel, QPushButton

from rubbletop.games.tokyo.actions import movement as deeds
from rubbletop.games.tokyo.frames.movement import MovementFrame
from rubbletop.games.tokyo.state import UNKNOWN_CASH, TokyoState, replace
from rubbletop.ui.decide.picks import Picks
from rubbletop.ui.tokyo.panels.movement import MovementPanel
from tests.tokyo.builders import ONE, TWO, given_game, given_unit, given_units, ground, unit
from tests.ui.tokyo.conftest import Hand
from tests.ui.tokyo_panels import strife_positions as given

Lay = Callable[[TokyoState], Hand]


def panel(hand: Hand) -> MovementPanel:
    QApplication.processEvents()
    found = hand.panel
    assert isinstance(found, MovementPanel)
    return found


def words(hand: Hand) -> str:
    return " ".join(label.text() for label in panel(hand).findChildren(QLabel) if label.isVisible())


def grey(hand: Hand) -> dict[str, str]:
    """The buttons that cannot be pressed, with the reason."""
    found = panel(hand).findChildren(QPushButton)
    return {b.text(): b.toolTip() for b in found if b.isVisible() and not b.isEnabled()}


def chosen(hand: Hand, name: str) -> Hand:
    """Choose a unit as a click on it does."""
    panel(hand).follow(Picks(hand.stage.hands.picks.offers, (name,)))
    return hand


def moving(*units: tuple[str, str | None]) -> TokyoState:
    """Phase 7 of player one with units in areas or in the box."""
    s = given.peopled(given_game(MovementFrame(left=given.ALL), controller=TWO, turn=3))
    for name, area in units:
        s = given_unit(s, name, area)
    return s


def test_xiii_the_box_tells_who_must_enter_and_who_waits(lay: Lay) -> None:
    told = words(lay(given.movement()))

    assert "¥100 left." in told
    assert "2 × Troop: must enter" in told
    assert "Helicopter: must enter" in told
    assert "Heat Ray: It waits in the box for a carrier" in told


def test_xiii_45_a_unit_without_an_open_edge_stays_in_the_box(lay: Lay) -> None:
    s = moving(("ne.halftrack.1", None), ("ne.troop.1", "K7"))

    hand = lay(replace(s, rubble=ground().board.edges["ne"]))

    assert "Halftrack: No outer area of yours is open to it now" in words(hand)


def test_xiii_45_the_movement_cannot_end_while_a_unit_must_enter(lay: Lay) -> None:
    hand = lay(given.movement())

    assert "must enter the map: it can. [XIII, ruling 45]" in grey(hand)["End movement"]
    assert "must enter the map: it can" in words(hand)


def test_xiii_the_movement_ends_and_the_button_says_what_did_not_move(lay: Lay) -> None:
    hand = lay(moving(("ne.troop.1", "K7"), ("ne.troop.2", "K7"), ("ne.tank.1", "K6")))
    end = panel(hand).buttons[deeds.EndMovement(seat=ONE)]
    assert end.text() == "End movement (3 not moved)"
    assert "Troop: 2 × K7" in words(hand)

    hand.press(end)

    frame = hand.state.top_frame(MovementFrame)
    assert ONE not in frame.left


def test_xiii_92_crowds_are_told_and_ringed(lay: Lay) -> None:
    hand = lay(given.crowded())
    ringed: list[tuple[str, ...]] = []
    hand.page.prompt.ringed.connect(ringed.append)

    assert "Too many units in K7: move one on. [XIII, ruling 92]" in words(hand)
    assert "End movement" in grey(hand)


def test_xiii_97_a_laden_helicopter_over_a_building_must_go_on(lay: Lay) -> None:
    s = moving(("ne.helicopter.1", "I5"), ("ne.troop.1", "K7"))
    s = given_unit(s, "ne.heat_ray", "I5")
    frame = MovementFrame(
        left=given.ALL,
        loads={unit("ne.helicopter.1"): (unit("ne.heat_ray"),)},
        spent={unit("ne.helicopter.1"): 2},
    )

    assert "The helicopter over I5 must move on with its load." in words(lay(replace(s, stack=(frame,))))


def test_xiii_hidden_cash_is_not_told(lay: Lay) -> None:
    s = moving(("ne.troop.1", "K7"))
    hand = lay(s)
    hidden = replace(hand.state, cash={**hand.state.cash, ONE: UNKNOWN_CASH})

    made = hand.table.screen.panels["movement"](hidden, (), lambda action: None)

    assert "¥" not in " ".join(label.text() for label in made.findChildren(QLabel))


def test_xiii_a_chosen_unit_tells_its_points_and_can_ride(lay: Lay) -> None:
    hand = lay(given.movement())

    hand.click("ne.troop.1")

    assert "Troop in K7" in words(hand)
    assert "3 MP" in words(hand)
    ride = panel(hand).buttons[
        deeds.LoadUnit(seat=ONE, carrier=unit("ne.halftrack.1"), cargo=unit("ne.troop.1"))
    ]
    hand.press(ride)
    assert hand.state.top_frame(MovementFrame).loads == {unit("ne.halftrack.1"): (unit("ne.troop.1"),)}


def test_xiii_putting_the_unit_back_shows_the_survey_again(lay: Lay) -> None:
    hand = lay(given.movement())
    hand.click("ne.troop.1")

    hand.stage.put_back()

    assert "In the box" in words(hand)


def test_xiii_96_a_carrier_takes_along_and_sets_down(lay: Lay) -> None:
    hand = lay(given.movement())
    load = deeds.LoadUnit(seat=ONE, carrier=unit("ne.halftrack.1"), cargo=unit("ne.troop.1"))
    hand.press(panel(chosen(hand, "ne.halftrack.1")).buttons[load])
    down = deeds.UnloadUnit(seat=ONE, carrier=unit("ne.halftrack.1"), cargo=unit("ne.troop.1"))

    assert down in panel(chosen(hand, "ne.troop.1")).buttons
    hand.press(panel(chosen(hand, "ne.halftrack.1")).buttons[down])

    assert hand.state.top_frame(MovementFrame).loads == {}


def test_xiii_88_89_doors_and_roofs(lay: Lay) -> None:
    hand = lay(given.movement())

    inside = set(map(type, panel(chosen(hand, "ne.troop.2")).buttons))
    assert inside >= {deeds.LeaveBuilding, deeds.ClimbRoof}
    assert "It is inside a building: it must come out first" in words(hand)
    outside = set(map(type, panel(chosen(hand, "ne.mortar.1")).buttons))
    assert deeds.EnterBuilding in outside
    climb = deeds.EnterBuilding(seat=ONE, unit=unit("ne.paratroop.1"))
    assert panel(chosen(hand, "ne.paratroop.1")).buttons[climb].text() == "Come down from the roof, 1 MP"
    assert "Paratroop on the roof, L6" in words(hand)


def test_xiii_99_populace_is_evacuated_for_its_points_and_its_price(lay: Lay) -> None:
    hand = lay(given.movement())
    leave = panel(chosen(hand, "ne.punk_rockers.1")).buttons[
        deeds.LeaveMap(seat=ONE, unit=unit("ne.punk_rockers.1"))
    ]
    assert leave.text() == "Evacuate: +5 VP, pay ¥5"
    assert "Moving it costs ¥5 this turn." in words(hand)

    hand.press(leave)

    assert hand.state.units[unit("ne.punk_rockers.1")].place == "safe"
    assert hand.state.cash[ONE] == 95


def test_xiii_99_what_has_paid_already_leaves_for_nothing_and_inland_nobody_does(lay: Lay) -> None:
    s = given_unit(given.movement(), "ne.old_folks.1", "K6")
    spent = {unit("ne.punk_rockers.1"): 1}
    hand = lay(replace(s, stack=(MovementFrame(left=given.ALL, spent=spent),)))

    assert any(
        b.text() == "Evacuate: +5 VP" for b in panel(chosen(hand, "ne.punk_rockers.1")).buttons.values()
    )
    chosen(hand, "ne.old_folks.1")
    assert "only from an outer area" in grey(hand)["Evacuate: +15 VP, pay ¥10"]


@pytest.mark.parametrize(
    ("name", "told"),
    [
        ("ne.troop.3", "Troop in the box"),
        ("ne.heat_ray", "A superweapon moves only with"),
        ("ne.helicopter.1", "Take the Heat Ray along"),
    ],
)
def test_xiii_51_units_in_the_box_tell_what_they_can_do(lay: Lay, name: str, told: str) -> None:
    hand = chosen(lay(given.movement()), name)

    buttons = " ".join(b.text() for b in panel(hand).buttons.values())
    assert told in f"{words(hand)} {buttons}"


def test_xiii_96_what_cannot_be_taken_along_says_why(lay: Lay) -> None:
    s = given_units(given.movement(), "K7", "ne.mortar.2")
    frame = MovementFrame(left=given.ALL, spent={unit("ne.troop.1"): 1})
    hand = chosen(lay(replace(s, stack=(frame,))), "ne.halftrack.1")

    assert "moved by itself" in grey(hand)["Take the Troop along"]


def test_every_grey_button_says_why_in_a_line_too_while_a_unit_is_chosen(lay: Lay) -> None:
    s = given_units(given.crowded(), "K7", "ne.mortar.2")
    frame = MovementFrame(left=given.ALL, spent={unit("ne.troop.1"): 1})
    hand = chosen(lay(replace(s, stack=(frame,))), "ne.halftrack.1")

    assert len(grey(hand)) > 1
    assert "End movement" in grey(hand)
    assert all(reason in words(hand) for reason in grey(hand).values())
