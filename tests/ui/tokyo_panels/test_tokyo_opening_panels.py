# SPDX-License-Identifier: GPL-3.0-or-later
"""Set-up on the screen: sectors as cards, populace from the box to the stars (V)."""

from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtWidgets import QApplication, QPushButton

from rubbletop.games.tokyo.actions.opening import PlacePopulace, PopulacePlaced
from rubbletop.games.tokyo.frames.opening import PlacingFrame
from rubbletop.games.tokyo.state import TokyoState, replace
from rubbletop.games.tokyo.table import foreign_populace
from rubbletop.ui.tokyo.panels.decision import Picture
from rubbletop.ui.tokyo.panels.opening import PlacingPanel, SectorsPanel
from tests.tokyo.builders import FOUR, ONE, THREE, TWO, at, given_game, given_unit, ground, setup, unit
from tests.ui.tokyo.conftest import Hand
from tests.ui.tokyo_panels.forms import Lay, focus_of, key, panel_of, press, texts


def placing() -> TokyoState:
    return given_game(PlacingFrame(left=(ONE, TWO, THREE, FOUR)), turn=0)


def test_v_a_sector_is_taken_by_its_card_and_shown_as_taken(new_game: Hand) -> None:
    panel = panel_of(new_game, SectorsPanel)
    assert focus_of(new_game) == "ne"
    assert panel.sectors["se"].accessibleDescription() == "¥150 a turn · 125 VP in buildings"
    assert "Broadcast Tower" in panel.sectors["se"].toolTip()
    press(new_game, panel, "se")
    assert new_game.state.sectors["se"] == ONE
    again = panel_of(new_game, SectorsPanel)
    assert not again.sectors["se"].isEnabled()
    assert "One controls that sector. [V]" in again.sectors["se"].toolTip()
    key(again.sectors["nw"], Qt.Key.Key_Return)
    new_game.settle()
    assert new_game.state.sectors["nw"] == TWO


def test_v_pointing_at_a_sector_rings_its_areas(new_game: Hand) -> None:
    panel = panel_of(new_game, SectorsPanel)
    rung: list[tuple[str, ...]] = []
    panel.ringed.connect(rung.append)
    assert max(len(line) for line in panel.sectors["sw"].toolTip().splitlines()) <= 60
    panel.sectors["sw"].pointed.emit(True)
    panel.sectors["sw"].pointed.emit(False)
    assert len(rung[0]) == 44
    assert rung[1] == ()
    new_game.stage.ring(rung[0])
    new_game.settle()
    assert len(new_game.table.ring.strokes) == 2, "one outline"
    outline = new_game.table.ring.strokes[0].path
    assert all(outline.contains(new_game.table.spot_of(area)) for area in rung[0])
    assert all(ground().board.areas[at(area)].sector == "sw" for area in rung[0])


def test_v_a_sector_is_taken_by_a_click_into_it_as_well(new_game: Hand) -> None:
    areas = {area.id for area in ground().board.areas.values() if area.sector == "sw"}
    assert not new_game.table.lights.legal
    new_game.hover("E12")
    assert set(new_game.table.lights.legal) == areas
    new_game.stage.hands.leave()
    assert not new_game.table.lights.legal
    new_game.click("E12")
    new_game.settle()
    assert new_game.state.sectors["sw"] == ONE
    before = new_game.length
    new_game.hover("E11")
    assert not new_game.table.lights.legal
    new_game.click("E11")
    assert new_game.length == before


def test_v_populace_of_another_player_is_refused_for_being_hers(lay: Lay) -> None:
    hand = lay(placing())
    hand.drag("se.old_folks.1", "I7")
    assert hand.refusals[-1].reason.text() == "That is not a populace unit of yours."


def test_v_what_can_be_pressed_stands_above_who_is_in_hand(lay: Lay) -> None:
    hand = lay(placing())
    panel = panel_of(hand, PlacingPanel)
    buttons = [button.y() for button in panel.findChildren(QPushButton)]
    assert max(buttons) < min(picture.mapTo(panel, QPoint()).y() for picture in panel.findChildren(Picture))


def test_v_21_two_players_are_told_that_they_get_two_sectors(new_game: Hand) -> None:
    new_game.window.begin("tokyo", setup(2))
    hand = Hand(new_game.qtbot, new_game.window)
    hand.settle()
    assert any("You get two sectors" in line for line in texts(panel_of(hand, SectorsPanel)))


def test_v_the_populace_of_two_colours_stands_in_two_rows(lay: Lay) -> None:
    hand = lay(given_game(PlacingFrame(left=(ONE, TWO)), players=2, turn=0))
    panel = panel_of(hand, PlacingPanel)
    rows = sorted(picture.y() for picture in panel.findChildren(Picture))
    assert (len(rows), len(set(rows))) == (10, 2)
    assert all(
        picture.mapTo(panel, picture.rect().topRight()).x() < panel.width()
        for picture in panel.findChildren(Picture)
    )


def test_v_populace_is_dragged_from_the_box_to_a_star(lay: Lay) -> None:
    hand = lay(placing())
    panel = panel_of(hand, PlacingPanel)
    assert [picture.accessibleName().partition(":")[0] for picture in panel.findChildren(Picture)] == [
        "One’s Punk Rockers", "One’s Business Folk", "One’s Old Folks", "One’s Tourist Group",
        "One’s Visiting Dignitaries",
    ]  # fmt: skip
    assert "× 3" in texts(panel)
    assert not panel.findChildren(QPushButton)[-1].isEnabled()
    hand.drag("ne.visiting_dignitaries", "I7")
    assert hand.state.units[unit("ne.visiting_dignitaries")].area == at("I7")
    assert any("In hand: 9." in line for line in texts(panel_of(hand, PlacingPanel)))


def test_v_23_a_click_asks_for_a_star_and_a_partial_building_for_a_side(lay: Lay) -> None:
    hand = lay(placing())
    hand.choose("ne.punk_rockers.1")
    panel = panel_of(hand, PlacingPanel)
    assert "Punk Rockers: click a star. Free stars: 12. [V]" in texts(panel)
    hand.click("I6")
    choices = {offer.stance: button for offer, button in panel.buttons.items()
               if isinstance(offer, PlacePopulace)}  # fmt: skip
    assert {stance: button.text() for stance, button in choices.items()} == {
        "outside": "Outside",
        "inside": "Inside Museum",
    }
    hand.press(choices["inside"])
    assert hand.state.units[unit("ne.punk_rockers.1")].stance == "inside"


def test_v_other_clicks_leave_no_choice_behind(lay: Lay) -> None:
    hand = lay(placing())
    hand.choose("ne.punk_rockers.1")
    hand.click("I6")
    hand.stage.put_back()
    panel = panel_of(hand, PlacingPanel)
    assert not any(isinstance(offer, PlacePopulace) for offer in panel.buttons)


def test_v_22_chance_places_the_rest_and_the_player_says_when_all_stand(lay: Lay) -> None:
    hand = lay(given_unit(placing(), "ne.old_folks.1", "I7"))
    panel = panel_of(hand, PlacingPanel)
    deal = next(button for button in panel.buttons.values() if button.text() == "Place the rest at random")
    hand.press(deal)
    ready = panel_of(hand, PlacingPanel).buttons[PopulacePlaced(seat=ONE)]
    assert all(
        u.area is not None for u in hand.state.units.values() if u.kind == "old_folks" and u.owner == ONE
    )
    assert "Undo takes back what was placed by hand. [V]" in texts(panel_of(hand, PlacingPanel))
    hand.press(ready)
    frame = hand.state.stack[-1]
    assert isinstance(frame, PlacingFrame)
    assert frame.left == (TWO, THREE, FOUR)


def test_v_pointing_at_a_kind_in_hand_rings_its_counters(lay: Lay) -> None:
    hand = lay(placing())
    panel = panel_of(hand, PlacingPanel)
    rung: list[tuple[str, ...]] = []
    panel.ringed.connect(rung.append)
    old_folks = panel.findChildren(Picture)[2]
    hand.qtbot.waitUntil(old_folks.isVisible)
    for name in (QEvent.Type.Enter, QEvent.Type.Leave):
        QApplication.sendEvent(old_folks, QEvent(name))
    assert rung == [("ne.old_folks.1", "ne.old_folks.2"), ()]


def test_v_25_populace_of_the_free_sector_is_placed_one_by_one(lay: Lay) -> None:
    s = given_game(PlacingFrame(left=(ONE, TWO, THREE), foreign=True), players=3, turn=0)
    own = {key: replace(known, place="map", area=area) for (key, known), area in zip(
        ((key, known) for key, known in s.units.items() if known.place == "hand"),
        [star for sector in ("ne", "se", "sw") for star in ground().board.stars[sector][:10]], strict=True,
    )}  # fmt: skip
    own = {key: replace(known, stance="inside" if ground().field(s).is_filled(known.area) else "outside")
           for key, known in own.items() if known.area is not None}  # fmt: skip
    foreign = foreign_populace(ground(), "nw", ONE)
    dealt = {known.id: replace(known, owner=(ONE, TWO, THREE)[n % 3]) for n, known in enumerate(foreign)}
    hand = lay(replace(s, units={**s.units, **own, **dealt}))
    panel = panel_of(hand, PlacingPanel)
    assert [button.text() for button in panel.findChildren(QPushButton)] == ["Place one at random"]
