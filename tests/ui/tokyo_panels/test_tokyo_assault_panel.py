# SPDX-License-Identifier: GPL-3.0-or-later
"""The panels of Phase 8: attacks with their odds, superweapons, and what follows them (XIV)."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import QPoint
from PySide6.QtWidgets import QApplication, QLabel, QPushButton

from rubbletop.games.tokyo.actions.attacks import (
    EndAttacks,
    FireWeapon,
    JoinAttack,
    LaunchAttack,
    LeaveAttack,
    RepelGodran,
    SpareUnits,
    StrikeBack,
    SwatUnit,
)
from rubbletop.games.tokyo.frames.attacks import AttacksFrame, FlopFrame, PissedFrame, RepelFrame
from rubbletop.games.tokyo.state import TokyoState, replace
from rubbletop.ui.parts.chance_bar import ChanceBar
from rubbletop.ui.tokyo.panels.aftermath import StrikePanel
from rubbletop.ui.tokyo.panels.decision import DecisionPanel
from tests.tokyo.builders import ONE, TWO, at, given_unit, given_units, rules, unit
from tests.ui.tokyo.conftest import Hand
from tests.ui.tokyo_panels import strife_positions as given

Lay = Callable[[TokyoState], Hand]
RAY = unit("ne.heat_ray")


def panel(hand: Hand) -> DecisionPanel:
    QApplication.processEvents()
    found = hand.panel
    assert isinstance(found, DecisionPanel)
    return found


def words(hand: Hand) -> str:
    return " ".join(label.text() for label in panel(hand).findChildren(QLabel) if label.isVisible())


def bars(hand: Hand) -> dict[str, float]:
    shown = [bar for bar in panel(hand).findChildren(ChanceBar) if bar.isVisible()]
    return {bar.accessibleName().rpartition(": ")[0]: bar.chance for bar in shown}


def test_xiv_who_can_join_is_offered_with_its_dice(lay: Lay) -> None:
    hand = lay(given.attacks())
    texts = {b.text() for a, b in panel(hand).buttons.items() if isinstance(a, JoinAttack)}

    assert "GODRAN: strength 11, 1 wound" in words(hand)
    assert {"Troop K6: 2", "Paratroop M6: 3×2", "Tank L7: 4", "Helicopter L7: 3"} <= texts


def test_xiv_a_unit_joins_and_leaves_again(lay: Lay) -> None:
    hand = lay(given.attacks())
    hand.press(panel(hand).buttons[JoinAttack(seat=ONE, unit=unit("ne.tank.1"))])
    assert "The attack, 4 dice" in words(hand)

    hand.press(panel(hand).buttons[LeaveAttack(seat=ONE, unit=unit("ne.tank.1"))])

    assert hand.state.top_frame(AttacksFrame).joined == ()


def test_xiv_all_join_with_one_button(lay: Lay) -> None:
    hand = lay(given.attacks())
    whole = panel(hand).findChild(QPushButton, "join all")
    assert whole is not None
    assert whole.text() == "Add all of them: 17 dice"

    hand.press(whole)

    assert len(hand.state.top_frame(AttacksFrame).joined) == 5
    assert "The attack, 17 dice" in words(hand)


def test_xiv_the_odds_are_those_of_the_present_wounds(lay: Lay) -> None:
    hand = lay(given.attacks(*given.THREE_JOINED))

    assert list(bars(hand)) == [
        "Flop", "1–8 Pissed", "9–14 Retreat", "15–20 Stunned", "21–25 Wounded", "26+ Wounded",
    ]  # fmt: skip
    assert sum(bars(hand).values()) == pytest.approx(1)


def test_xiv_the_attack_is_launched_with_its_dice(lay: Lay) -> None:
    hand = lay(given.attacks(*given.THREE_JOINED))
    launch = panel(hand).buttons[LaunchAttack(seat=ONE)]
    assert launch.text() == "Attack GODRAN with 12 dice"

    hand.press(launch)

    assert len(hand.page.dice.dice.faces) == 12
    assert hand.length == 1


def test_xiv_104_who_is_out_of_it_is_told_with_the_reason(lay: Lay) -> None:
    hand = lay(given.attacks())

    assert "Tank J6: No clear line of sight" in words(hand)
    assert "2 units are out of range. [XIV, ruling 104]" in words(hand)
    far = next(label for label in panel(hand).findChildren(QLabel) if "out of range" in label.text())
    assert "Troop H3" in far.toolTip()


def test_xiv_one_unit_out_of_range_is_told_as_one(lay: Lay) -> None:
    hand = lay(given_unit(given.attacks(), "ne.mortar.1", "K7"))

    assert "1 unit is out of range." in words(hand)


def test_xiv_a_superweapon_tells_its_columns_by_origin_and_is_fired(lay: Lay) -> None:
    hand = lay(given.attacks())
    fire = panel(hand).buttons[FireWeapon(seat=ONE, weapon=RAY)]
    assert fire.text() == "Fire it: 20 % Wounded"
    assert "Column C, 33 %: if from the surface of the Moon or Antarctica [XIV]" in words(hand)

    hand.press(fire)

    assert hand.state.revealed
    assert ONE in hand.state.fired


def test_xiv_the_dice_of_a_superweapon_are_seen_although_a_counter_was_looked_at(lay: Lay) -> None:
    hand = lay(given.attacks())
    column = hand.page.column
    hand.click("ne.heat_ray")
    hand.qtbot.waitUntil(column.selected.isVisible)
    hand.click("godran")
    hand.settle()
    hand.qtbot.waitUntil(column.dice_card.isVisible)
    QApplication.processEvents()
    foot = column.dice_card.mapTo(column, QPoint(0, column.dice_card.height())).y()
    assert foot < column.height()
    assert len(column.dice.dice.faces) > 0


def test_the_dice_of_the_moment_that_is_looked_at_are_shown(lay: Lay) -> None:
    hand = lay(given.attacks())
    tray = hand.page.column.dice
    hand.click("ne.heat_ray")
    hand.click("godran")
    hand.settle()
    thrown, told = tray.dice.faces, tray.toolTip()
    hand.page.past.look_at_moment(0)
    assert tray.dice.faces == ()
    hand.page.past.leave()
    assert tray.dice.faces == thrown
    assert tray.toolTip() == told


def test_xiv_the_death_ray_has_one_column_whatever_the_origin(lay: Lay) -> None:
    hand = lay(given_units(given.attacks(), "L7", "ne.death_ray"))

    assert "Column B, 100 %: whatever the Origin [XIV]" in words(hand)


def test_xiv_the_revealed_origin_leaves_one_column(lay: Lay) -> None:
    hand = lay(replace(given.attacks(), revealed=True))

    assert "Column C, 100 %: from the surface of the Moon [XIV]" in words(hand)


def test_xiv_107_a_superweapon_waits_while_units_stand_ready(lay: Lay) -> None:
    hand = lay(given.attacks("ne.tank.1"))
    fire = next(b for b in panel(hand).findChildren(QPushButton) if b.text().startswith("Fire it"))

    assert not fire.isEnabled()
    assert "Units stand ready" in fire.toolTip()


def test_xiv_a_click_alone_does_not_fire_a_superweapon(lay: Lay) -> None:
    hand = lay(given.attacks())

    hand.click("ne.heat_ray")
    assert hand.length == 0
    hand.click("godran")
    hand.settle()

    assert hand.state.revealed


def test_xiv_the_attacks_are_ended(lay: Lay) -> None:
    hand = lay(given.attacks())

    hand.press(panel(hand).buttons[EndAttacks(seat=ONE)])

    assert hand.length == 1


def test_xiv_111_the_controller_destroys_one_attacker_of_a_flop(lay: Lay) -> None:
    hand = lay(given.flop())
    swat = panel(hand).buttons[SwatUnit(seat=TWO, unit=unit("ne.tank.1"))]
    assert swat.text() == "Destroy Tank L7: 30 VP"
    assert "On a roof: destroyed anyway." in words(hand)
    assert "Retreats if it is left alone." in words(hand)

    hand.press(swat)

    assert hand.state.units[unit("ne.tank.1")].place == "pool"


def test_xiv_111_who_cannot_retreat_is_told_to_be_lost_anyway(lay: Lay) -> None:
    s = given.attacks()
    attackers = (unit("ne.troop.1"), unit("ne.heat_ray"))
    hand = lay(replace(s, stack=(*s.stack, FlopFrame(attackers=attackers))))

    assert "Nowhere to retreat: destroyed anyway." in words(hand)


def test_xiv_111_or_none(lay: Lay) -> None:
    hand = lay(given.flop())

    hand.press(panel(hand).buttons[SpareUnits(seat=TWO)])

    assert not isinstance(hand.state.top, FlopFrame)


def test_xiv_118_the_attacker_drives_godran_away(lay: Lay) -> None:
    hand = lay(given.repel())
    assert "It is Stunned after that. [XIV, ruling 119]" in words(hand)
    drive = panel(hand).buttons[RepelGodran(seat=ONE, to=at("L8"))]
    assert drive.text() == "→ L8 · strength 10, 3 from attackers"

    hand.press(drive)

    assert hand.state.godran == at("L8")
    assert hand.state.stunned


def test_xiv_118_attackers_that_are_gone_have_no_distance(lay: Lay) -> None:
    s = given.repel(stuns=False)
    s = replace(s, stack=(s.stack[0], RepelFrame(seat=ONE, attackers=(unit("ne.troop.9"),))))
    hand = lay(s)

    assert any(b.text() == "→ L8 · strength 10" for b in panel(hand).buttons.values())


def test_xiv_120_the_pissed_godran_smashes_the_building_that_is_chosen(lay: Lay) -> None:
    hand = lay(given.pissed())
    texts = {b.text() for b in panel(hand).buttons.values()}
    assert "Power Plant, 20 VP: falls 31 %" in texts
    assert "Office Block, no VP: falls 100 %" in texts
    strike = next(a for a in panel(hand).buttons if isinstance(a, StrikeBack) and a.area == at("M5"))

    hand.press(panel(hand).buttons[strike])

    assert not any(isinstance(frame, PissedFrame) for frame in hand.state.stack)


def test_xiv_120_a_building_of_nobody_has_no_owner_to_tell(qapp: QApplication) -> None:
    s = given.pissed()
    s = replace(s, sectors={**s.sectors, "ne": None})
    made = StrikePanel.factory(rules().atlas)(s, rules().legal(s, TWO), lambda action: None)

    assert isinstance(made, StrikePanel)
    assert made.buttons
    assert all(not button.accessibleDescription() for button in made.buttons.values())
