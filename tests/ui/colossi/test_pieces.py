# SPDX-License-Identifier: GPL-3.0-or-later
"""Counters, boxes, marks and words of the Colossi on the screen."""

from PySide6.QtCore import QSize
from PySide6.QtGui import QColor, QImage, QPainter, QTextDocumentFragment

from rubbletop.games.colossi.frames.marines import ActionsFrame
from rubbletop.games.colossi.frames.tribes import AdvanceFrame
from rubbletop.games.colossi.state import ColossiState
from rubbletop.kernel.facts import SpaceId, UnitId
from rubbletop.ui.colossi.art.face import CounterFace, Kind, Marker
from rubbletop.ui.colossi.marks import Aim, OnZone
from rubbletop.ui.colossi.screen import ColossiScreen
from rubbletop.ui.game_screen import Piece
from rubbletop.ui.scene.play_view import mark_tip
from tests.colossi.builders import given_game, given_rubble, given_state, given_tribe, given_unit

SCALE = 24


def pieces(screen: ColossiScreen, s: ColossiState) -> dict[str, Piece]:
    found = {piece.id: piece for piece in screen.pieces(s)}
    assert len(found) == len(screen.pieces(s)), "no id twice"
    return found


def face(piece: Piece) -> CounterFace:
    assert isinstance(piece.face, CounterFace)
    return piece.face


def test_a_new_game_shows_tribes_civilians_and_those_who_land_first(screen: ColossiScreen) -> None:
    found = pieces(screen, given_game())

    assert sum(face(piece).kind is Kind.BOULDER for piece in found.values()) == 4
    assert found["foreman"].space == "463"
    assert [piece.box for name, piece in found.items() if name.startswith("miner")] == ["trapped"] * 3
    assert sorted(name for name, piece in found.items() if piece.box == "landing") == [
        "scout1", "squad1", "squad2", "squad3", "squad4",
    ]  # fmt: skip


def test_a_damaged_unit_shows_its_other_side_and_its_marker(screen: ColossiScreen) -> None:
    squad = given_unit("squad", 446, id_="squad2", damaged=True, marker="stunned")
    shown = face(pieces(screen, given_state(squad))["squad2"])

    assert (shown.label, shown.cf, shown.dn, shown.ma, shown.reduced) == ("SQD 2", "3", "4", "2", True)
    assert shown.markers == (Marker.STUNNED,)


def test_a_tick_stands_on_units_that_are_done(screen: ColossiScreen) -> None:
    done, idle = given_unit("squad", 446, acted=True), given_unit("scout", 111, arrival="idle")
    found = pieces(screen, given_state(ActionsFrame(begun=True), done, idle))

    assert face(found["squad"]).markers == (Marker.DONE,)
    assert face(found["scout"]).markers == (Marker.DONE,)


def test_a_stack_shows_its_top_its_height_and_its_crack(screen: ColossiScreen) -> None:
    s = given_state(given_tribe("red", 353, "R3-", "R1", paralyzed=True), cracked=("red",))
    shown = face(pieces(screen, s)["red"])

    assert (shown.cf, shown.dn, shown.code, shown.height, shown.reduced) == ("3", "3", "MS", 2, True)
    assert shown.markers == (Marker.PARALYZED, Marker.CRACKED)


def test_rubble_and_features_and_what_is_out_of_play_are_shown(screen: ColossiScreen) -> None:
    s = given_state(
        given_rubble(353),
        given_rubble(354, "firestones", id_="rubble2"),
        given_unit("scout", place="lost"),
        given_unit("miner", place="escaped", id_="miner1"),
        crumbled=("K1", "K2"),
        events=("storm",),
    )
    found = pieces(screen, s)

    assert face(found["rubble353"]).kind is Kind.RUBBLE
    assert face(found["rubble2"]).figure == "fire"
    assert {name for name, piece in found.items() if piece.box == "lost"} == {
        "scout", "miner1", "boulder K1", "boulder K2",
    }  # fmt: skip
    assert found["event storm"].box == "event"
    assert set(screen.box_rects(s)) == {"event", "order", "landing", "lost", "trapped"}


def test_bombers_beside_the_map_wait_in_the_box(screen: ColossiScreen) -> None:
    s = given_state(given_unit("bomber", place="beside"), given_unit("squad", place="reserve", due=9))

    assert [name for name, piece in pieces(screen, s).items() if piece.box == "landing"] == ["bomber"]


def test_every_counter_has_a_name_and_can_be_looked_at(screen: ColossiScreen) -> None:
    s = given_game()
    for piece in screen.pieces(s):
        assert piece.name.text()
        info = screen.selected_info(s, piece.id)
        assert info is not None
        assert info.title.text()
        assert info.notes
    assert screen.selected_info(s, "nobody") is None


def test_reconstructed_values_carry_a_star(screen: ColossiScreen) -> None:
    info = screen.selected_info(given_state(given_unit("squad", 446)), "squad")

    assert info is not None
    assert [(value.label.text(), value.shown) for value in info.values] == [
        ("CF", "4"), ("DN", "4"), ("MA", "3 *"),
    ]  # fmt: skip
    assert "* reconstructed" in info.notes[0].text()


def test_what_lies_on_the_map_can_be_looked_at(screen: ColossiScreen) -> None:
    s = given_state(
        given_tribe("white", 353, "W1-"),
        given_rubble(354),
        given_rubble(355, "pit", id_="rubble2"),
        given_unit("carrier", 345),
        given_unit("squad", 446, damaged=True),
        crumbled=("W1",),
        events=("wave",),
    )
    for name in ("white", "rubble354", "rubble2", "carrier", "squad", "boulder W1", "event wave"):
        assert screen.selected_info(s, name) is not None, name


def test_a_hex_says_what_it_is(screen: ColossiScreen) -> None:
    s = given_state(
        given_tribe("red", 353),
        given_rubble(446, "minefield"),
        given_unit("miner", 523, place="trapped"),
        storm=SpaceId("111"),
        tectonic=(SpaceId("666"),),
    )
    told = {
        at: screen.space_text(s, SpaceId(at)).text()
        for at in ("345", "523", "446", "111", "666", "352", "132")
    }

    assert "IMC Offices" in told["345"]
    assert "trapped Miners: 1" in told["523"]
    assert "marbles" in told["446"]
    assert "Dust Storm" in told["111"]
    assert "Hill" in told["666"]
    assert "next to a tribe" in told["352"]
    assert "escape" in told["132"]


def test_units_next_to_a_tribe_that_is_awake_are_threatened(screen: ColossiScreen) -> None:
    near, far = given_unit("squad", 352), given_unit("scout", 111)

    assert screen.threatened(given_state(given_tribe("red", 353), near, far)) == (SpaceId("352"),)
    assert screen.threatened(given_state(given_tribe("red", 353, paralyzed=True), near, far)) == ()


def painted(screen: ColossiScreen, s: ColossiState) -> QImage:
    """Paint the live marks alone, on magenta."""
    sheet = screen.sheet(s)
    picture = QImage(
        QSize(round(sheet.width() * SCALE), round(sheet.height() * SCALE)), QImage.Format.Format_RGB32
    )
    picture.fill(QColor("magenta"))
    painter = QPainter(picture)
    painter.scale(SCALE, SCALE)
    painter.translate(-sheet.topLeft())
    for mark in screen.live_marks(s):
        screen.paint_mark(painter, mark)
    painter.end()
    return picture


def colour_at(screen: ColossiScreen, s: ColossiState, at: str) -> str:
    board, sheet = screen.ground(s).board(s), screen.sheet(s)
    x, y = board.hexes[SpaceId(at)].centre
    return (
        painted(screen, s).pixelColor(round((x - sheet.x()) * SCALE), round((y - sheet.y()) * SCALE)).name()
    )


def test_storm_eruption_and_marbles_are_painted_where_they_are(
    screen: ColossiScreen, one_wardrobe: object
) -> None:
    bare = given_state(given_unit("squad", 111))
    storm = given_state(given_unit("squad", 111), storm=SpaceId("446"), tectonic=(SpaceId("222"),))
    mined = given_state(given_unit("squad", 111), given_rubble(446, "minefield"))

    assert colour_at(screen, bare, "446") == "#ff00ff"
    assert colour_at(screen, storm, "445") != "#ff00ff"
    assert colour_at(screen, storm, "222") != "#ff00ff"
    assert painted(screen, mined) != painted(screen, bare)


def test_the_card_the_turn_and_the_recon_marker_change_what_is_painted(
    screen: ColossiScreen, one_wardrobe: object
) -> None:
    bare = given_state(given_unit("squad", 111), turn=3)
    card = given_state(given_unit("squad", 111), given_tribe("red", 353), turn=3, card=2)
    recon = given_state(given_unit("squad", 111), turn=3, recon=4)
    coming = given_state(given_unit("squad", 111), given_unit("hq", place="reserve", due=7), turn=3)

    assert painted(screen, card) != painted(screen, bare)
    assert painted(screen, recon) != painted(screen, bare)
    assert painted(screen, coming) != painted(screen, bare)
    names = {mark.id: mark.name.text() for mark in screen.live_marks(card)}
    assert names["card"] == "Action card 2: Tombstones, Brownstones, Redstones, Yellowstones"
    assert names["points"] == "Victory points: 0"


def test_7_2_1_the_target_of_a_moving_tribe_is_shown_and_whether_it_is_seen(
    screen: ColossiScreen, one_wardrobe: object
) -> None:
    things = (given_unit("squad", 446), given_tribe("red", 353))
    advance = AdvanceFrame(tribe=UnitId("red"), target=UnitId("squad"), left=1)
    bare, aimed = given_state(*things), given_state(advance, *things)
    gone = given_state(advance, given_unit("squad", place="lost"), things[1])
    windy = given_state(advance, *things, events=("hurricane",))

    assert colour_at(screen, aimed, "446") != colour_at(screen, bare, "446")
    assert painted(screen, aimed) != painted(screen, bare)
    assert painted(screen, aimed) != painted(screen, windy)
    told = {mark.id: mark.name.text() for mark in screen.live_marks(aimed)}
    assert told["aim"] == "Target: Squad in 446, in its sight, at distance 9"
    assert "aim" not in {mark.id for mark in screen.live_marks(gone)}


def aim(screen: ColossiScreen, s: ColossiState) -> Aim:
    (mark,) = [mark for mark in screen.live_marks(s) if mark.id == "aim"]
    assert isinstance(mark.face, OnZone)
    assert isinstance(mark.face.face, Aim)
    return mark.face.face


def test_122_who_is_as_near_and_who_is_nearer_but_not_seen_is_drawn_too(
    screen: ColossiScreen, one_wardrobe: object
) -> None:
    advance = AdvanceFrame(tribe=UnitId("red"), target=UnitId("hq"), left=1)
    things = (given_tribe("red", 154), given_unit("hq", 312), given_rubble(155, "cliffs"))
    others = (given_unit("medic", 265), given_unit("scout", 156), given_unit("squad", 315))
    bare, crowded = given_state(advance, *things), given_state(advance, *things, *others)
    hexes = screen.ground(bare).board(bare).hexes

    assert (aim(screen, bare).rivals, aim(screen, bare).hidden) == ((), ())
    assert aim(screen, crowded).rivals == (hexes[SpaceId("265")].centre,)
    assert aim(screen, crowded).hidden == (hexes[SpaceId("156")].centre,)
    unseen = given_state(advance, *things, *others, events=("hurricane",))
    assert aim(screen, unseen).hidden == ()
    near = given_state(advance, *things, others[2])
    tied = given_state(advance, *things, others[2], others[0])
    assert painted(screen, near) != painted(screen, tied) != painted(screen, crowded)


def test_sc_1_the_points_are_shown_with_their_reasons(screen: ColossiScreen) -> None:
    s = given_state(given_unit("squad", 345), given_unit("scout", place="lost"))
    (points,) = [mark for mark in screen.live_marks(s) if mark.id == "points"]

    assert points.tally is not None
    assert [line.value for line in points.tally.lines] == [2, -1]
    told = QTextDocumentFragment.fromHtml(mark_tip(points)).toPlainText()
    assert told.startswith("Victory points: 1")
    assert "Scout" in told
