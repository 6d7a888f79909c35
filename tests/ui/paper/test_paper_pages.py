# SPDX-License-Identifier: GPL-3.0-or-later
"""What is printed, read back from the PDF: sizes, bars, backs behind fronts, numbers, words."""

import re
from functools import cache
from pathlib import Path
from statistics import median

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter

from rubbletop.board.load import load_board
from rubbletop.games import registry
from rubbletop.kernel.facts import Player, Seat, Setup, say
from rubbletop.paths import FolderError, boards, player_folders
from rubbletop.ui.game_screen import Chart
from rubbletop.ui.paper import stock
from rubbletop.ui.paper.art import board_art
from rubbletop.ui.paper.files import page_image, pdf_bytes
from rubbletop.ui.paper.layout import MARGIN, PERCENTS, Edge, Layout, Paper
from rubbletop.ui.paper.pieces import Piece, PieceSet, piece_pages
from rubbletop.ui.paper.stock import KINDS, games, items_of, laid_out, sound_boards
from rubbletop.ui.paper.tables import USUAL, Play, play_of
from rubbletop.ui.paper.text import _widths, aid_pages
from rubbletop.ui.words import worded
from tests.ui.paper.reading import ReadPage, Stroke, read

pytestmark = pytest.mark.usefixtures("qapp")

LEAST_POINTS = 5.0
SMOOTH = Qt.TransformationMode.SmoothTransformation
NEAR = 0.2
"""Backs meet their fronts within so many millimetres."""


@cache
def printed(game: str, kind: str, layout: Layout | None = None) -> tuple[ReadPage, ...]:
    """The pages of a kind of thing, read back."""
    chosen = layout or Layout()
    pages = laid_out([item for item in items_of(game) if item.kind == kind], chosen)
    return tuple(read(pdf_bytes(pages, chosen, "test"))) if pages else ()


def levels(page: ReadPage) -> list[float]:
    """How long the level lines on a page are, in mm."""
    return [stroke.size[0] for stroke in page.strokes() if stroke.size[1] < 0.01]


@pytest.mark.parametrize(("paper", "size"), [("A4", (210.0, 297.0)), ("Letter", (215.9, 279.4))])
def test_pages_have_the_size_of_the_paper(paper: Paper, size: tuple[float, float]) -> None:
    for kind in ("boards", "counters", "cards", "aids", "setup"):
        for page in printed("tokyo", kind, Layout(paper=paper)):
            assert sorted(page.size) == pytest.approx(sorted(size), abs=0.2)


@pytest.mark.parametrize("game", games())
@pytest.mark.parametrize("kind", ["boards", "counters", "aids", "setup"])
def test_every_page_has_bars_of_100_mm_and_4_inches_that_are_so_long(game: str, kind: str) -> None:
    for page in printed(game, kind):
        found = levels(page)
        assert any(abs(length - 100.0) < 0.02 for length in found)
        assert any(abs(length - 101.6) < 0.02 for length in found)
        assert "100 mm" in page.text
        assert "4 in" in page.text


@pytest.mark.parametrize("percent", PERCENTS)
def test_a_hex_is_23_mm_across_its_flats_or_as_many_percent_of_it(percent: int) -> None:
    page = next(
        p for p in printed("colossi", "boards", Layout(percent=percent)) if "row 1, column 2" in p.text
    )
    numbers = [word for word in page.text.split() if word.isdigit() and len(word) == 3]

    (x1, y1), (x2, y2) = two_in_a_column(page, numbers)

    assert abs(x1 - x2) < 0.5
    assert abs(y2 - y1) == pytest.approx(23.0 * percent / 100, abs=0.02)


def two_in_a_column(page: ReadPage, numbers: list[str]) -> tuple[tuple[float, float], tuple[float, float]]:
    """Where the numbers of two hexes stand one below the other."""
    places = sorted({page.place(number) for number in numbers})
    column = [place for place in places if abs(place[0] - places[0][0]) < 0.5]
    column.sort(key=lambda place: place[1])
    return column[0], column[1]


@pytest.mark.parametrize("percent", [80, 100])
def test_an_area_of_tokyo_is_27_mm_wide_or_as_many_percent_of_it(percent: int) -> None:
    pages = printed("tokyo", "boards", Layout(percent=percent))
    page = next(page for page in pages if "row 1, column 2" in page.text)
    found = {word: page.place(word) for word in set(page.text.split()) if re.fullmatch(r"[A-P]\d\d?", word)}

    # Names of areas with a building in them stand where there is room.
    steps = [
        found[other][0] - x
        for name, (x, y) in found.items()
        if (other := chr(ord(name[0]) + 1) + name[1:]) in found and abs(found[other][1] - y) < 0.1
    ]

    assert len(steps) > 5
    assert median(steps) == pytest.approx(27.0 * percent / 100, abs=0.1)


def test_the_oil_map_is_as_large_as_a2() -> None:
    size = board_art(load_board("barrel")).size_mm

    assert (size.width(), size.height()) == pytest.approx((594, 396), abs=0.5)


@pytest.mark.parametrize(("game", "kind"), [("colossi", "counters"), ("tokyo", "cards"), ("barrel", "aids")])
def test_the_preview_shows_what_will_be_printed(game: str, kind: str) -> None:
    layout = Layout()
    pages = laid_out([item for item in items_of(game) if item.kind == kind], layout)
    dpi = 100

    shown = page_image(pages[0], layout, 1, len(pages), dpi / 25.4)
    paper = printed(game, kind)[0].image(dpi)

    size = (100, 140)
    one, other = (image.scaled(*size, mode=SMOOTH) for image in (shown, paper))
    apart = [
        abs(QColor(one.pixel(x, y)).lightnessF() - QColor(other.pixel(x, y)).lightnessF())
        for x in range(size[0])
        for y in range(size[1])
    ]
    assert sum(apart) / len(apart) < 0.012


@pytest.mark.parametrize("percent", PERCENTS)
def test_counters_have_the_size_of_the_look_guide_or_as_many_percent_of_it(percent: int) -> None:
    for game, edge in (("colossi", 16.0), ("tokyo", 12.0), ("barrel", 14.0)):
        page = printed(game, "counters", Layout(percent=percent))[0]
        cuts = sorted({round(s.bounds[0], 2) for s in page.strokes() if is_upright_mark(s)})
        assert cuts[1] - cuts[0] == pytest.approx(edge * percent / 100, abs=0.03)


def is_upright_mark(stroke: Stroke) -> bool:
    """Whether it is a cut mark above or below the pieces."""
    return len(stroke.points) == 2 and stroke.size[0] < 0.01 and 3.9 < stroke.size[1] < 4.1


def probe(edge: Edge) -> tuple[ReadPage, ReadPage]:
    """Fronts and backs of which every one has a frame of its own size, so that it is known again."""

    def framed(number: int, is_front: bool) -> Piece:
        def paint(painter: QPainter, rect: QRectF) -> None:
            away = 1 + 0.05 * number
            painter.drawRect(rect.adjusted(away, away, -away, -away))

        return Piece(front=paint, back=paint, bleed="#FFFFFF" if is_front else "#EEEEEE")

    layout = Layout(edge=edge)
    pieces = tuple(framed(number, True) for number in range(40))
    pages = piece_pages(PieceSet(title=say("Probe"), size=(16.0, 16.0), pieces=pieces), layout)
    front, back = read(pdf_bytes(pages, layout, "probe"))
    return front, back


def frames(page: ReadPage) -> dict[float, tuple[float, float]]:
    """The middle of each frame by its width."""
    found = {}
    for stroke in page.strokes():
        left, top, right, bottom = stroke.bounds
        if len(stroke.points) >= 4 and 9 < right - left < 14.2 and abs(right - left - bottom + top) < 0.01:
            found[round(right - left, 2)] = ((left + right) / 2, (top + bottom) / 2)
    return found


@pytest.mark.parametrize("edge", ["long", "short"])
def test_each_back_meets_its_front_when_the_printer_turns_the_sheet(edge: Edge) -> None:
    front, back = probe(edge)
    wide, high = front.size
    ahead, behind = frames(front), frames(back)

    assert len(ahead) == len(behind) == 40
    for size, (x, y) in ahead.items():
        seen = (wide - behind[size][0], behind[size][1])
        if edge == "short":
            seen = (behind[size][0], high - behind[size][1])
        assert seen == pytest.approx((x, y), abs=NEAR)


@pytest.mark.parametrize("edge", ["long", "short"])
@pytest.mark.parametrize("game", games())
def test_the_register_crosses_of_both_sides_fall_upon_each_other(game: str, edge: Edge) -> None:
    front, back = printed(game, "counters", Layout(edge=edge))[:2]
    wide, high = front.size

    ahead = sorted(crosses(front))
    turned = [(wide - x, y) if edge == "long" else (x, high - y) for x, y in crosses(back)]

    assert len(ahead) == 2
    for one, other in zip(ahead, sorted(turned), strict=True):
        assert one == pytest.approx(other, abs=NEAR)


def crosses(page: ReadPage) -> set[tuple[float, float]]:
    """The middles of the rings of the register crosses."""
    found = set()
    for stroke in page.strokes():
        left, top, right, bottom = stroke.bounds
        size = (right - left, bottom - top)
        if len(stroke.points) > 8 and size == pytest.approx((2.5, 2.5), abs=0.01):
            found.add((round((left + right) / 2, 2), round((top + bottom) / 2, 2)))
    return found


@pytest.mark.parametrize("game", games())
def test_fronts_alone_have_no_backs(game: str) -> None:
    pages = printed(game, "counters", Layout(edge="none"))

    assert not any("backs" in page.text for page in pages)
    assert all("fronts" in page.text for page in pages)


def test_fronts_come_out_on_the_front_of_a_sheet_whatever_is_printed_before() -> None:
    layout = Layout()
    chosen = [item for item in items_of("tokyo") if item.kind in ("boards", "counters")]
    pages = laid_out(chosen, layout)

    firsts = [number for number, page in enumerate(pages) if page.is_first_side]
    assert firsts
    assert all(number % 2 == 0 for number in firsts)


def test_nothing_comes_out_on_the_back_of_a_part_of_a_board_that_is_printed_with_counters() -> None:
    chosen = [item for item in items_of("colossi") if item.kind in ("boards", "counters", "aids")]
    pages = laid_out(chosen, Layout())

    parts = [number for number, page in enumerate(pages) if page.is_glued]
    assert len(parts) > 2
    assert all(number % 2 == 0 for number in parts)
    assert {pages[number + 1].title.text() for number in parts} == {"This side stays empty"}


@pytest.mark.parametrize("edge", ["long", "none"])
def test_boards_alone_have_no_empty_sides(edge: Edge) -> None:
    boards = [item for item in items_of("colossi") if item.kind == "boards"]

    pages = laid_out(boards, Layout(edge=edge))

    assert "This side stays empty" not in [page.title.text() for page in pages]


@pytest.mark.parametrize("game", games())
def test_no_text_on_counters_and_cards_is_under_5_points(game: str) -> None:
    for kind in ("counters", "cards"):
        for page in printed(game, kind):
            small = {piece.text: piece.points for piece in page.letterings() if piece.points < LEAST_POINTS}
            assert small == {}


def test_every_unit_of_the_colossi_is_printed_as_often_as_its_table_says() -> None:
    from rubbletop.ui.paper import colossi

    edition = colossi._ground().edition
    front = printed("colossi", "counters")[0].text

    for row in edition.units:
        assert front.count(row.short) >= max(1, row.count), row.kind
    (counters,) = colossi.counters()
    rubble, events = sum(edition.rubble.faces.values()), sum(edition.events.values())
    boulders = sum(len(tribe.rows) for tribe in edition.boulders)
    units = sum(max(1, row.count) for row in edition.units)
    assert counters.count == 2 * units + boulders + rubble + events + len(edition.boulders)
    assert colossi.cards()[0].count == len(edition.cards)


def test_tokyo_has_the_counters_of_four_colours_and_a_hand_of_cards_for_each() -> None:
    from rubbletop.ui.paper import tokyo

    edition = tokyo._ground().edition
    counters, godran = tokyo.counters()
    schemes, origins = tokyo.cards()

    each = sum(row.count for row in edition.units)
    assert counters.count == 4 * each + len(tokyo._ground().board.buildings) + 4 * tokyo.TRACKS
    assert godran.count == 2
    assert (schemes.count, origins.count) == (4 * len(edition.schemes), len(edition.origins))


def test_barrel_has_fifteen_troops_for_each_of_five_players() -> None:
    from rubbletop.ui.paper import barrel

    (counters,) = barrel.counters()

    assert [piece.count for piece in counters.pieces[:5]] == [barrel._ground().edition.troops.most] * 5
    assert barrel.cards() == ()


@pytest.mark.parametrize("game", games())
def test_the_player_aid_has_all_charts_with_their_cells(game: str) -> None:
    from rubbletop.ui.paper.stock import _stock

    text = " ".join(" ".join(page.text.split()) for page in printed(game, "aids"))
    charts = _stock(game).charts(USUAL)

    assert len(charts) > 10
    for chart in charts:
        assert worded(chart.title).split(":")[0] in text
        assert " now " not in worded(chart.title)
        assert len(_widths(chart)) == len(chart.head)


@pytest.mark.parametrize(
    ("game", "words"),
    [
        ("colossi", ("Zone Alpha", "Zone Beta", "Landing plan", "Campaign", "12 turns")),
        ("tokyo", ("scheme cards", "Origin cards", "¥300")),
        ("barrel", ("$10", "Border Region", "columns")),
    ],
)
def test_the_set_up_sheets_say_what_lies_where(game: str, words: tuple[str, ...]) -> None:
    text = " ".join(" ".join(page.text.split()) for page in printed(game, "setup"))

    assert [word for word in words if word not in text] == []


@pytest.mark.parametrize("game", games())
@pytest.mark.parametrize("kind", ["boards", "counters", "cards", "aids", "setup"])
@pytest.mark.parametrize("paper", ["A4", "Letter"])
def test_nothing_is_printed_where_no_printer_prints(game: str, kind: str, paper: Paper) -> None:
    for page in printed(game, kind, Layout(paper=paper, scale="fit")):
        image = page.image(50)
        assert is_white_around(image, round((MARGIN - 6) / 25.4 * 50))


def is_white_around(image: QImage, edge: int) -> bool:
    """Whether so many pixels along all sides of a picture are white."""
    wide, high = image.width(), image.height()
    rows = [y for y in range(high) if y < edge or y >= high - edge]
    columns = [x for x in range(wide) if x < edge or x >= wide - edge]
    white = 0xFFFFFFFF
    return all(image.pixel(x, y) == white for y in rows for x in range(wide)) and all(
        image.pixel(x, y) == white for x in columns for y in range(high)
    )


def test_the_same_choices_give_the_same_file_to_its_last_byte() -> None:
    layout = Layout(percent=125)
    pages = laid_out([item for item in items_of("barrel") if item.kind in ("counters", "aids")], layout)

    first, again = (pdf_bytes(pages, layout, "test") for _ in range(2))

    assert first == again
    assert b"20000101000000" in first


def test_boards_in_parts_come_with_a_plan_of_the_pages() -> None:
    plan, *parts = printed("barrel", "boards")

    assert "Plan of the pages" in plan.text
    for row, column in ((1, 1), (2, 1), (1, 2)):
        name = f"{chr(64 + row)}{column}"
        assert name in plan.text
        assert any(f"row {row}, column {column}" in part.text and name in part.text for part in parts)


@pytest.mark.parametrize("game", games())
def test_black_and_white_has_no_colour_and_less_ink(game: str) -> None:
    kinds = ("boards", "counters", "cards")
    coloured = [page for kind in kinds for page in printed(game, kind, Layout(scale="fit"))]
    plain = [page for kind in kinds for page in printed(game, kind, Layout(scale="fit", saves_ink=True))]
    without, with_colour = ([ink_on(page.image(40)) for page in pages] for pages in (plain, coloured))

    assert len(plain) == len(coloured)
    assert all(is_grey for _, is_grey in without)
    assert not any(is_grey for _, is_grey in with_colour)
    assert sum(ink for ink, _ in without) < 0.95 * sum(ink for ink, _ in with_colour)


def ink_on(image: QImage) -> tuple[float, bool]:
    """How dark a picture is, 0 to 1, and whether it has only greys."""
    colours = [
        QColor(image.pixel(x, y)) for x in range(0, image.width(), 2) for y in range(0, image.height(), 2)
    ]
    dark = sum(1 - colour.lightnessF() for colour in colours) / len(colours)
    return dark, all(colour.saturation() < 12 or colour.lightness() > 250 for colour in colours)


def test_players_are_told_apart_by_patterns_where_there_is_no_colour() -> None:
    from rubbletop.ui.paper import barrel

    (counters,) = barrel.counters()
    layout = Layout(saves_ink=True)
    troops = PieceSet(title=say("Troops"), size=(14.0, 14.0), pieces=counters.pieces[:5])
    page = read(pdf_bytes(piece_pages(troops, layout), layout, "test"))[0]

    assert len(page.strokes()) > 500
    assert ink_on(page.image())[1]


def test_a_chart_with_many_columns_is_made_as_narrow_as_the_sheet() -> None:
    head = tuple(say("{n} long words", n=n) for n in range(20))
    chart = Chart(title=say("Wide"), rule="", head=head, rows=(head,))

    (page,) = read(pdf_bytes(aid_pages(say("Game"), (chart,), Layout()), Layout(), "test"))

    for stroke in page.strokes():
        assert stroke.bounds[2] <= page.size[0] - MARGIN + 0.5


def test_boards_of_the_players_own_are_printed_like_the_others(home: Path) -> None:
    folder = player_folders().boards
    folder.mkdir(parents=True)
    text = (boards() / "calamity.toml").read_text(encoding="utf-8")
    text = text.replace('id = "calamity"', 'id = "spa"').replace('Port Calamity"', 'Bad Calamity"')
    (folder / "spa.toml").write_text(text, encoding="utf-8")
    (folder / "cut.toml").write_text("format = ", encoding="utf-8")

    items = [item for item in items_of("tokyo", sound_boards()) if item.id == "boards spa"]

    layout = Layout(scale="fit")
    (page,) = read(pdf_bytes(laid_out(items, layout), layout, "test"))
    assert "Bad Calamity" in page.text
    assert not any(item.id == "boards spa" for item in items_of("barrel", sound_boards()))


def test_a_game_with_values_of_ones_own_prints_these(home: Path) -> None:
    from rubbletop.ui.paper import colossi

    folder = player_folders().editions
    folder.mkdir(parents=True)
    text = (boards() / "colossi-edition.toml").read_text(encoding="utf-8")
    text = text.replace('short = "MED"', 'short = "DOC"', 1)
    (folder / "colossi-mine.toml").write_text(text, encoding="utf-8")
    play = Play(options=(("edition", "colossi-mine"),))

    (mine,), (usual,) = colossi.counters(play), colossi.counters()

    layout = Layout(edge="none")
    pages = [read(pdf_bytes(piece_pages(known, layout), layout, "test"))[0] for known in (mine, usual)]
    assert ["DOC" in page.text for page in pages] == [True, False]


def test_a_game_in_another_city_and_for_fewer_prints_what_is_needed_for_it() -> None:
    from rubbletop.ui.paper import barrel, tokyo

    setup = Setup(
        scenario="1",
        seed=1,
        players=tuple(Player(seat=Seat(seat), name=seat) for seat in ("one", "two")),
        options={"city": "calamity", "secret_purses": True},
    )
    play = play_of(setup)

    (known,) = tokyo.set_ups(play)
    three = Play(seats=registry.seats("barrel")[:3])

    assert play == Play(seats=(Seat("one"), Seat("two")), options=(("city", "calamity"),))
    assert known.art is not None
    assert known.art.id == "calamity"
    assert any("3 players" in worded(chart.title) for chart in barrel.charts(three))


def test_without_a_folder_for_boards_there_are_none_of_ones_own(monkeypatch: pytest.MonkeyPatch) -> None:
    def nowhere() -> None:
        raise FolderError("there is no such place")

    monkeypatch.setattr(stock, "own_boards", nowhere)

    assert sound_boards() == ()


def test_every_kind_of_thing_is_offered_under_titles_that_differ() -> None:
    for game in games():
        titles = [worded(item.title) for item in items_of(game)]
        assert len(set(titles)) == len(titles)
    kinds = {item.kind for game in games() for item in items_of(game)}
    assert kinds == set(KINDS) - {"position"}
