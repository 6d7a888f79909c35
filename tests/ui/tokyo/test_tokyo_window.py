# SPDX-License-Identifier: GPL-3.0-or-later
"""Tokyo in the window: counters are dragged near and far, and what cannot be is refused with the reason."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage, QPainter

from rubbletop.board.hexes import HexBoard
from rubbletop.board.load import load_board
from rubbletop.games.tokyo.frames.attacks import AttacksFrame
from rubbletop.games.tokyo.frames.godran import GodranFrame
from rubbletop.games.tokyo.frames.movement import MovementFrame
from rubbletop.games.tokyo.frames.opening import PlacingFrame
from rubbletop.games.tokyo.state import Fund, TokyoState, replace
from rubbletop.kernel.facts import Seat, UnitId
from rubbletop.ui.game_screen import SeatedScreen, TellingScreen
from rubbletop.ui.scene.places import SpreadingScreen
from rubbletop.ui.tokyo.screen import TokyoScreen
from tests.tokyo.builders import FOUR, ONE, THREE, TWO, at, given_game, given_units, unit
from tests.ui.tokyo.conftest import Hand

Lay = Callable[[TokyoState], Hand]
PHASE_7 = MovementFrame(left=(ONE, TWO, THREE, FOUR))


def evacuated(s: TokyoState) -> TokyoState:
    """The state with all populace in hand safe, but for one unit so that the game goes on."""
    units = {k: replace(u, place="safe") if u.place == "hand" else u for k, u in s.units.items()}
    return given_units(replace(s, units=units), "A8", "nw.old_folks.1")


def where(hand: Hand, name: str) -> str | None:
    return hand.state.units[UnitId(name)].area


def test_populace_is_dragged_from_its_box_onto_a_star(lay: Lay) -> None:
    hand = lay(given_game(PlacingFrame(left=(ONE, TWO, THREE, FOUR)), turn=0))

    hand.drag("ne.old_folks.1", "I7")

    assert where(hand, "ne.old_folks.1") == "I7"
    hand.drag("ne.old_folks.2", "H1")
    assert hand.refusals[-1].reason.text() == "Populace is set up on the stars of its own sector."


def test_xii_godran_is_dragged_far_step_by_step(lay: Lay) -> None:
    hand = lay(evacuated(given_game(GodranFrame(ap=10, home=None), controller=ONE)))

    hand.drag("godran", "H5")

    assert hand.state.godran == at("H5")
    assert hand.length == 3
    assert hand.state.top_frame(GodranFrame).ap == 7


def test_xiii_a_unit_comes_from_the_box_and_goes_on(lay: Lay) -> None:
    s = given_units(evacuated(given_game(PHASE_7, controller=TWO)), None, "ne.tank.1")
    hand = lay(given_units(s, "K7", "ne.troop.1"))

    hand.drag("ne.tank.1", "N6")

    assert where(hand, "ne.tank.1") == "N6"
    assert hand.length == 2


def test_xiii_a_tank_that_a_building_stops_glides_back_with_the_reason(lay: Lay) -> None:
    hand = lay(given_units(evacuated(given_game(PHASE_7, controller=TWO)), "K5", "ne.tank.1", "ne.troop.1"))

    hand.drag("ne.tank.1", "L5")

    assert hand.refusals[-1].rule.startswith("XIII")
    assert where(hand, "ne.tank.1") == "K5"


def test_the_counters_of_an_area_lie_side_by_side_and_fan_out(lay: Lay) -> None:
    s = given_units(
        evacuated(given_game(PHASE_7, controller=TWO)), "K6", "ne.tank.1", "ne.troop.1", "ne.helicopter.1"
    )
    hand = lay(s)
    counters = [hand.table.counters[name] for name in ("ne.tank.1", "ne.troop.1", "ne.helicopter.1")]

    assert len({(c.pos().x(), c.pos().y()) for c in counters}) == 3
    assert all(c.count == 0 and c.edge < hand.table.edge for c in counters)
    for counter in counters:
        assert hand.table.counters_at(counter.pos())[0] == counter.id

    hand.hover("K6")
    assert hand.stage.hands.fanning.is_due
    hand.qtbot.waitUntil(lambda: hand.table.fan == "K6")
    assert {c.edge for c in counters} == {hand.table.edge}


def test_counters_that_can_be_read_are_not_fanned_out(lay: Lay) -> None:
    s = given_units(evacuated(given_game(PHASE_7, controller=TWO)), "K6", "ne.tank.1", "ne.troop.1")
    hand = lay(s)
    for _ in range(3):
        hand.window.call("zoom_in")
    hand.settle()

    hand.hover("K6")

    assert not hand.stage.hands.fanning.is_due


def test_xiv_a_click_joins_the_attack_and_marks_the_counter(lay: Lay) -> None:
    s = evacuated(
        given_game(AttacksFrame(left=(ONE, TWO, THREE, FOUR), start=at("H8"), wounds=0), controller=TWO)
    )
    hand = lay(given_units(s, "H7", "ne.troop.1", "ne.tank.1"))

    hand.click("ne.troop.1")
    hand.settle()

    assert hand.state.top_frame(AttacksFrame).joined == (unit("ne.troop.1"),)


def test_a_new_game_is_laid_out_whole(new_game: Hand) -> None:
    assert new_game.state.turn == 0
    assert set(new_game.table.places) == {"H8"}
    assert new_game.table.sheet.contains(new_game.table.boxes["box ne"])


# ---- The screen as the window asks it


def test_the_screen_keeps_every_protocol(screen: TokyoScreen) -> None:
    assert isinstance(screen, SpreadingScreen)
    assert isinstance(screen, SeatedScreen)
    assert isinstance(screen, TellingScreen)
    assert screen.piece_shift() == (0.0, 0.0)
    assert screen.panels is screen.panels


def test_every_counter_and_card_is_painted(screen: TokyoScreen) -> None:
    s = given_units(given_game(funds={"a": Fund(id="a", owner=ONE, amount=50)}), "H7", "ne.troop.1")
    faces = {type(piece.face): piece.face for piece in screen.pieces(s)}

    assert len(faces) == 4
    for face in faces.values():
        image = QImage(40, 40, QImage.Format.Format_ARGB32)
        image.fill(0)
        painter = QPainter(image)
        painter.scale(40, 40)
        screen.paint_piece(painter, face, 40.0)
        painter.end()
        assert image.pixelColor(20, 20).alpha()


@pytest.mark.parametrize(("seat", "drawn"), [(ONE, True), (Seat("nobody"), False)])
def test_a_seat_is_painted_once_it_has_a_sector(screen: TokyoScreen, seat: Seat, drawn: bool) -> None:
    image = QImage(20, 20, QImage.Format.Format_ARGB32)
    image.fill(0)
    painter = QPainter(image)
    screen.paint_seat(painter, given_game(), seat, QRectF(0, 0, 20, 20))
    painter.end()

    assert bool(image.pixelColor(10, 10).alpha()) == drawn


def test_the_rim_of_a_seat_lies_within_its_square(screen: TokyoScreen) -> None:
    image = QImage(60, 60, QImage.Format.Format_ARGB32)
    image.fill(0)
    painter = QPainter(image)
    screen.paint_seat(painter, given_game(), ONE, QRectF(10, 10, 40, 40))
    painter.end()

    beyond = [(30, 9), (9, 30), (30, 50), (50, 30)]
    assert not any(image.pixelColor(x, y).alpha() for x, y in beyond)
    assert image.pixelColor(30, 11).alpha()


def test_only_cities_are_painted(screen: TokyoScreen) -> None:
    board = load_board("alpha")
    assert isinstance(board, HexBoard)

    with pytest.raises(AssertionError):
        screen.paint_layer(QPainter(), board, screen.layers()[0])
