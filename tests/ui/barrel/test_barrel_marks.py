# SPDX-License-Identifier: GPL-3.0-or-later
"""What is painted live over the sheet says where everybody and everything stands, and nothing secret."""

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage, QPainter

from rubbletop.games.barrel.frames.checks import DisbandFrame, PacifismFrame, PriceFrame
from rubbletop.games.barrel.frames.orders import ProductionFrame, TurnFrame
from rubbletop.games.barrel.state import BarrelState, replace
from rubbletop.ui.barrel.art import live
from rubbletop.ui.barrel.art.palette import HEAD
from rubbletop.ui.barrel.art.sheet import SHEET
from rubbletop.ui.barrel.marks import (
    ChosenFace,
    GovernmentFace,
    PlayersFace,
    PowerFace,
    PriceFace,
    RingFace,
    TurnFace,
)
from rubbletop.ui.barrel.screen import BarrelScreen
from rubbletop.ui.game_screen import Mark
from tests.barrel.builders import FOUR, ONE, THREE, TWO, at, given_game, given_region, rules
from tests.ui.barrel.test_barrel_pieces import crowded

ORDER = (ONE, TWO, THREE, FOUR)
TURN = TurnFrame(round=1, left=ORDER)


def marks(screen: BarrelScreen, s: BarrelState) -> dict[str, Mark]:
    return {mark.id: mark for mark in screen.live_marks(s)}


def words(screen: BarrelScreen, s: BarrelState, name: str) -> str:
    return marks(screen, s)[name].name.text()


def test_turns_that_are_over_are_struck_out_and_the_present_one_is_lit(barrel_screen: BarrelScreen) -> None:
    found = marks(barrel_screen, given_game(TURN, turn=3))

    assert [found[f"turn {turn}"].face for turn in (1, 2, 3)] == [
        TurnFace(1, "over"),
        TurnFace(2, "over"),
        TurnFace(3, "now"),
    ]
    assert "turn 4" not in found


def test_46_a_long_game_numbers_its_fifteen_turns_anew(barrel_screen: BarrelScreen) -> None:
    s = given_game(TurnFrame(round=1, left=(ONE, TWO, THREE)), players=3, turn=6)

    found = marks(barrel_screen, s)

    assert found["turn 15"].face == TurnFace(15, "next")
    assert found["turn 5"].face == TurnFace(5, "over")
    assert found["turn 5"].rect.left() < found["turn 6"].rect.left()


def test_all_turns_are_over_after_the_end(barrel_screen: BarrelScreen) -> None:
    assert marks(barrel_screen, given_game(turn=12))["turn 12"].face == TurnFace(12, "over")


def test_the_price_is_told_with_the_steps_that_it_would_go(barrel_screen: BarrelScreen) -> None:
    s = replace(given_game(TURN), price=6).with_power(TWO, pacifism=7).with_power(ONE, sold=True)

    found = marks(barrel_screen, s)

    assert found["price"].face == PriceFace("3.5")
    assert found["price"].name.text().startswith("A barrel sells for $3.50; at the Oil check")
    assert found["ear"].name.text() == "A barrel sells for $3.50"
    assert found["sellers"].face == PlayersFace((0,))
    tally = found["price"].tally
    assert tally is not None
    assert [(line.value, line.reason.text()) for line in tally.lines] == [
        (0, "One player has sold oil"),
        (1, "Speculation at Pacifism 6"),
    ]
    falling = s.with_power(TWO, sold=True)
    tally = marks(barrel_screen, falling)["price"].tally
    assert tally is not None
    assert [line.value for line in tally.lines] == [-1]


def test_boxes_that_are_chosen_carry_a_marker_and_idle_ones_are_grey(barrel_screen: BarrelScreen) -> None:
    s = replace(given_game(TURN), boxes={"purchase.2": TWO}).with_power(THREE, taxed=True)

    found = marks(barrel_screen, s)

    assert found["box purchase.2"].face == ChosenFace(1)
    assert found["taxed"].face == PlayersFace((2,))
    assert [name for name in found if name.startswith("idle")] == ["idle 3"]


def test_whoever_produces_oil_has_a_marker_there(barrel_screen: BarrelScreen) -> None:
    s = given_game(TURN, ProductionFrame(producer=TWO))

    assert marks(barrel_screen, s)["producing"].face == PlayersFace((1,))


def test_boxes_say_what_they_give_and_who_has_them(barrel_screen: BarrelScreen) -> None:
    s = replace(given_game(TURN), boxes={"purchase.2": TWO}).with_power(THREE, taxed=True)

    barrel_screen.box_rects(s)
    said = {name: barrel_screen.box_name(name).text() for name in barrel_screen.box_rects(s)}

    assert said["purchase.2"] == "Purchase and Move, box 2: buy up to 5, move up to 2 · chosen by Two"
    assert said["media.1"] == "Mass-media, box 1: up to +3"
    assert said["construction.1"] == "Construction, box 1: up to 3 acts"
    assert said["construction.3"] == "Construction, box 3: 1 act"
    assert said["money.1"] == "Money, box 1: $2"
    assert said["order.2"] == "Playing Order, box 2: place 2 in the next turn"
    assert said["taxes"] == "New Taxes: $5, Pacifism +1 · chosen by Three"
    assert said["oil"] == "Oil Production: every controlled region may produce"
    assert "money.4" not in said


def test_rings_and_contracts_say_what_their_steps_mean(barrel_screen: BarrelScreen) -> None:
    s = given_game(TURN).with_power(TWO, pacifism=7, influence=6, media=10, contracts=5)

    found = marks(barrel_screen, s)

    assert found["pacifism 7"].face == RingFace("pacifism", 7, (1,))
    assert found["pacifism 0"].face == RingFace("pacifism", 0, (0, 2, 3))
    assert words(barrel_screen, s, "pacifism 7") == "Pacifism 7: Two · fine $3 each turn · speculation +2"
    assert words(barrel_screen, s, "influence 6") == "Influence 6: Two · +2 in the defence against bombs"
    assert words(barrel_screen, s, "media 10") == "Mass-media 10: Two · 8 troops tolerated"
    assert words(barrel_screen, s, "contracts 5") == "Contracts 5, worth $13: Two"


@pytest.mark.parametrize(
    ("barrels", "said"), [(1, "The Government has 1 barrel"), (65, "The Government has 65 barrels")]
)
def test_41_the_government_s_oil_is_told_beyond_the_end_of_its_track(
    barrel_screen: BarrelScreen, barrels: int, said: str
) -> None:
    s = replace(given_game(TURN), government=barrels)

    assert words(barrel_screen, s, "government") == said
    assert marks(barrel_screen, s)["government"].face == GovernmentFace(barrels)


def test_the_powers_stand_in_playing_order_with_the_one_who_decides(barrel_screen: BarrelScreen) -> None:
    s = replace(given_game(TurnFrame(round=1, left=(TWO, ONE))), order=(THREE, FOUR, TWO, ONE))
    s = given_region(s.with_power(TWO, cash=9, oil=2), "bassora", TWO, troops={TWO: 5})

    found = marks(barrel_screen, s)

    face = found["power 2"].face
    assert face == PowerFace(2, 1, "Two", "4.5", "2", "5/3", True)
    tally = found["power 2"].tally
    assert tally is not None
    assert tally.total == 2
    owing = given_game(PacifismFrame(left=(ONE,)), DisbandFrame(debtor=ONE, owed=1))
    owing = given_region(given_region(owing, "bassora", ONE, troops={ONE: 2}), "wasit", ONE, troops={ONE: 2})
    face = marks(barrel_screen, owing)["power 0"].face
    assert isinstance(face, PowerFace)
    assert face.decides
    assert not any(
        isinstance(mark.face, PowerFace) and mark.face.decides
        for s in (given_game(PriceFrame()), given_game())
        for mark in barrel_screen.live_marks(s)
    )


def test_fewer_troops_than_tolerated_promise_less_pacifism(barrel_screen: BarrelScreen) -> None:
    tally = marks(barrel_screen, given_game(TURN).with_power(ONE, media=10))["power 0"].tally

    assert tally is not None
    assert tally.total == -4


def test_45_what_others_have_in_hand_is_not_told(barrel_screen: BarrelScreen) -> None:
    s = rules().view(given_game(TURN), ONE)

    faces = [mark.face for mark in barrel_screen.live_marks(s) if isinstance(mark.face, PowerFace)]

    assert [(face.cash, face.oil) for face in faces] == [("10", "0"), ("?", "?"), ("?", "?"), ("?", "?")]
    assert [value.shown for one in barrel_screen.standing(s) for value in one.values[:2]] == [
        "10",
        "0",
        *["?"] * 6,
    ]


def test_a_negative_purse_is_shown_with_the_long_minus(barrel_screen: BarrelScreen) -> None:
    s = given_game(TURN).with_power(ONE, cash=-3)

    assert barrel_screen.standing(s)[0].values[0].shown == "−1.5"


def test_pennants_and_battles_stand_beside_the_plates(barrel_screen: BarrelScreen) -> None:
    s = given_region(given_game(TURN), "bassora", TWO)
    s = given_region(s, "wasit", None, locals_=2, troops={ONE: 1})

    assert words(barrel_screen, s, "flag bassora") == "Bassora is controlled by Two"
    assert words(barrel_screen, s, "war wasit") == "Wasit: a battle, 1 troop against 2 local troops"
    assert "flag wasit" not in marks(barrel_screen, s)


def test_11_rebels_that_wait_off_the_map_are_named_once_they_may_enter(barrel_screen: BarrelScreen) -> None:
    s = given_game(TURN, turn=6).with_rebels(ONE, region=at("wasit"), power=1)

    assert words(barrel_screen, s, "waiting") == "rebels off the map: Two, Three and Four"
    assert "waiting" not in marks(barrel_screen, given_game(TURN, turn=4))


def test_a_long_name_is_cut_off() -> None:
    assert live.elided("Ada", HEAD, 60) == "Ada"
    assert live.elided("Bartholomew Longname", HEAD, 60).endswith("…")
    assert live.elided("Bartholomew Longname", HEAD, 1) == "…"


def everything() -> BarrelState:
    s = given_region(crowded(), "bassora", TWO)
    s = given_region(s, "wasit", None, locals_=2, troops={ONE: 1})
    s = replace(s, turn=3, stack=(TurnFrame(round=1, left=(TWO,)),), government=65, boxes={"money.1": ONE})
    for seat in s.seats:
        s = s.with_power(seat, sold=True, taxed=True)
    return s


def test_every_mark_is_painted_where_it_says_and_nowhere_else(barrel_screen: BarrelScreen) -> None:
    waiting = given_game(TurnFrame(round=1, left=(ONE,)), players=5, turn=6)
    three = given_game(TurnFrame(round=1, left=(ONE,)), players=3, turn=2)
    shown = [*barrel_screen.live_marks(everything())]
    for s in (waiting, three):
        shown += [
            mark for mark in barrel_screen.live_marks(s) if mark.id.split()[0] not in ("name", "plates")
        ]
    for mark in shown:
        painted = seen(picture(barrel_screen, mark))
        room = mark.rect.adjusted(-4, -4, 4, 4)
        assert painted, mark.id
        assert all(room.contains(*xy) for xy in painted), mark.id


SCALE = 0.4


def picture(screen: BarrelScreen, mark: Mark) -> QImage:
    size = SHEET.size() * SCALE
    image = QImage(int(size.width()), int(size.height()), QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(0)
    painter = QPainter(image)
    painter.scale(SCALE, SCALE)
    painter.translate(-SHEET.topLeft())
    screen.paint_mark(painter, mark)
    painter.end()
    return image


def seen(image: QImage) -> list[tuple[float, float]]:
    """The board units of the pixels of which something is to be seen."""
    words = memoryview(image.constBits()).cast("I")
    wide, box = image.bytesPerLine() // 4, QRectF(SHEET)
    return [
        (box.left() + (index % wide + 0.5) / SCALE, box.top() + (index // wide + 0.5) / SCALE)
        for index, pixel in enumerate(words)
        if pixel >> 24 > 40
    ]


def test_battles_are_where_danger_is(barrel_screen: BarrelScreen) -> None:
    s = given_region(given_game(TURN), "wasit", None, locals_=2, troops={ONE: 1})

    assert barrel_screen.threatened(s) == (at("wasit"),)
    assert barrel_screen.threatened(replace(s, stack=())) == ()


def test_the_mark_of_a_seat_is_painted_in_its_square(barrel_screen: BarrelScreen) -> None:
    image = QImage(20, 20, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(0)
    painter = QPainter(image)
    barrel_screen.paint_seat(painter, given_game(TURN), TWO, QRectF(0, 0, 20, 20))
    painter.end()

    assert image.pixelColor(10, 10).name() == "#cc440b"
    assert image.pixelColor(0, 0).alpha() == 0
