# SPDX-License-Identifier: GPL-3.0-or-later
"""Reports as files: read back as HTML and as PDF, for all games, ended or not."""

import base64
import re
from datetime import datetime
from functools import cache
from html.parser import HTMLParser
from io import BytesIO
from pathlib import Path
from typing import Any

import pypdf
import pytest
from msgspec.structs import replace
from PySide6.QtGui import QImage, QImageWriter
from PySide6.QtWidgets import QApplication

from rubbletop.kernel.facts import Player
from rubbletop.kernel.session import Session
from rubbletop.ui.parts.shelf import Shelf
from rubbletop.ui.report.blocks import MM, Text
from rubbletop.ui.report.flow import Flow
from rubbletop.ui.report.pictures import BoardPainter, packed
from rubbletop.ui.report.story import Source
from rubbletop.ui.report.writing import Wishes, writing
from rubbletop.ui.theme import Wardrobe
from tests.records.test_past_games import play_on
from tests.toy.game import given_session
from tests.ui.report.games import GAMES, saved, stopped
from tests.ui.shell.hillscreen import HillScreen

NOON = datetime(2026, 3, 1, 12, 0)
VOID = {"meta", "img", "br"}
TITLES = {
    "colossi": "Attack of the 50 Foot Colossi!",
    "tokyo": "Oh No, There Goes Tokyo!",
    "barrel": "One More Barrel",
}


class Reader(HTMLParser):
    """Reads a page and complains of tags that are not closed."""

    def __init__(self, page: str) -> None:
        super().__init__()
        self.open: list[str] = []
        self.tags: list[tuple[str, dict[str, str | None]]] = []
        self.words: list[tuple[str, str]] = []
        self.feed(page)
        self.close()
        assert self.open == []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append((tag, dict(attrs)))
        if tag not in VOID:
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        if data.strip():
            self.words.append((self.open[-1] if self.open else "", data.strip()))

    def all(self, tag: str) -> list[dict[str, str | None]]:
        return [attrs for name, attrs in self.tags if name == tag]

    def within(self, tag: str) -> list[str]:
        return [words for name, words in self.words if name == tag]


def written(session: Session[Any], path: Path, screen: Any = None, **wishes: Any) -> bytes:
    """Write a report of a game and return it."""
    screen = Shelf().screen(session.rules.game) if screen is None else screen
    shares = [step.share for step in writing(Source(session), screen, Wishes(path=path, **wishes), NOON)]
    assert shares == sorted(shares)
    assert 0 <= shares[0] <= shares[-1] <= 1
    return path.read_bytes()


def said(pdf: pypdf.PdfReader) -> str:
    """What a reader finds in the sheets; some of them take a blank for a tab."""
    return "\n".join(page.extract_text() for page in pdf.pages).replace("\t", " ")


def pictures_in(pdf: pypdf.PdfReader) -> int:
    """How many pictures stand on all sheets."""
    found = 0
    for page in pdf.pages:
        objects = page["/Resources"].get_object().get("/XObject", {})  # type: ignore[union-attr]
        found += sum(each.get_object()["/Subtype"] == "/Image" for each in objects.values())
    return found


@pytest.fixture(scope="session")
def lettered(one_wardrobe: Wardrobe) -> Wardrobe:
    return one_wardrobe


@pytest.fixture(scope="session")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("reports")


@cache
def page_of(game: str, folder: Path) -> str:
    return written(saved(game), folder / f"{game}.html").decode("utf-8")


@cache
def pdf_of(game: str, folder: Path) -> tuple[pypdf.PdfReader, str]:
    """The sheets of a saved game, and what is written on them."""
    pdf = pypdf.PdfReader(BytesIO(written(saved(game), folder / f"{game}.pdf")))
    return pdf, said(pdf)


@pytest.mark.parametrize("game", GAMES)
def test_a_page_tells_every_turn_with_a_picture_and_the_score(
    lettered: Wardrobe, folder: Path, game: str
) -> None:
    page = Reader(page_of(game, folder))
    session = saved(game)

    assert page.within("h1") == [TITLES[game]]
    turns = session.state.turn + (game != "colossi")
    assert len(page.within("h2")) == turns + 3
    assert len(page.all("figure")) == turns + 1
    outcome = session.rules.outcome(session.state)
    assert outcome is not None
    assert outcome.headline.text() in page.within("p")
    assert "1 Mar 2026, 12:00" in page.within("td")
    links = [str(link["href"]) for link in page.all("a")]
    names = {f"#{section['id']}" for section in page.all("section")}
    assert set(links) == names


@pytest.mark.parametrize("game", GAMES)
def test_a_page_holds_its_pictures_and_asks_the_network_for_nothing(
    lettered: Wardrobe, folder: Path, game: str
) -> None:
    text = page_of(game, folder)
    pictures = Reader(text).all("img")

    for picture in pictures:
        kind, data = str(picture["src"]).split(";base64,")
        image = QImage.fromData(base64.b64decode(data))
        assert kind == "data:image/jpeg"
        assert (image.width(), image.height()) == (int(str(picture["width"])), int(str(picture["height"])))
        assert picture["alt"]
    assert not re.search(r"https?:|<script|<link|url\(|@import", re.sub(r"base64,[^\"]*", "", text))


@pytest.mark.parametrize("game", GAMES)
def test_a_pdf_tells_every_turn_with_a_picture_and_the_score(
    lettered: Wardrobe, folder: Path, game: str
) -> None:
    pdf, words = pdf_of(game, folder)
    session = saved(game)

    assert pdf.metadata is not None
    assert str(pdf.metadata.title).startswith(TITLES[game])
    assert len(re.findall("The board after:", words)) == session.state.turn + (game != "colossi")
    assert pictures_in(pdf) == session.state.turn + (game != "colossi") + 2
    assert "Score sheet" in words
    assert f"{len(pdf.pages)} of {len(pdf.pages)}" in words
    width, height = (float(side) * 25.4 / 72 for side in pdf.pages[0].mediabox[2:])
    assert (round(width), round(height)) == (210, 297)


def test_both_kinds_tell_the_same_sentences(lettered: Wardrobe, folder: Path) -> None:
    words = re.sub(r"\s+", "", pdf_of("colossi", folder)[1])
    lines = [line for line in Reader(page_of("colossi", folder)).within("li") if not line.startswith("[")]

    assert len(lines) > 800
    assert [line for line in lines if re.sub(r"\s+", "", line) not in words] == []


def test_a_pdf_may_be_on_letter_paper(lettered: Wardrobe, tmp_path: Path) -> None:
    data = written(given_session(), tmp_path / "hill.pdf", HillScreen(), paper="Letter")

    box = pypdf.PdfReader(BytesIO(data)).pages[0].mediabox
    assert (round(float(box.width)), round(float(box.height))) == (612, 792)


def test_a_report_may_do_without_pictures(lettered: Wardrobe, tmp_path: Path) -> None:
    page = Reader(written(stopped("colossi", 30), tmp_path / "c.html", with_pictures=False).decode("utf-8"))
    pdf = pypdf.PdfReader(BytesIO(written(stopped("colossi", 30), tmp_path / "c.pdf", with_pictures=False)))

    assert len(page.all("img")) == 1
    assert pictures_in(pdf) == 1


def test_a_game_that_goes_on_says_so_and_how_the_players_stand(lettered: Wardrobe, tmp_path: Path) -> None:
    page = Reader(written(stopped("tokyo", 60, 2), tmp_path / "t.htm", with_pictures=False).decode("utf-8"))

    assert "The game goes on." in page.within("p")
    assert "The players" in page.within("h3")
    assert "a person" in page.within("td")


def test_a_game_without_a_score_sheet_of_its_own_lists_the_scores(lettered: Wardrobe, tmp_path: Path) -> None:
    session = given_session(level="easy")
    running = Reader(written(session, tmp_path / "a.html", HillScreen()).decode("utf-8"))
    play_on(session)
    ended = Reader(written(session, tmp_path / "b.html", HillScreen()).decode("utf-8"))
    words = said(pypdf.PdfReader(BytesIO(written(session, tmp_path / "b.pdf", HillScreen()))))

    assert "Score" in ended.within("h3")
    assert "The lanterns burn." in ended.within("p")
    assert "Score" not in running.within("h3")
    assert "The lanterns burn." in words


def test_words_of_a_game_are_no_markup(lettered: Wardrobe, tmp_path: Path) -> None:
    session = stopped("colossi", 1)
    trick = "<b onclick='x'>&amp;"
    players = (Player(seat=session.setup.seats[0], name=trick),)
    session.setup = replace(session.setup, players=players)

    page = Reader(written(session, tmp_path / "c.html", with_pictures=False).decode("utf-8"))

    assert trick in page.within("th")
    assert page.all("b") == []


def test_a_report_that_is_stopped_leaves_no_file(lettered: Wardrobe, tmp_path: Path) -> None:
    path = tmp_path / "stopped.pdf"
    path.write_bytes(b"old")
    session = stopped("colossi", 30)
    work = writing(Source(session), Shelf().screen("colossi"), Wishes(path=path), NOON)
    for _ in range(12):
        next(work)
    work.close()  # type: ignore[attr-defined]

    assert path.read_bytes() == b"old"
    assert list(tmp_path.iterdir()) == [path]


def test_without_jpeg_pictures_are_kept_as_png(qapp: QApplication, monkeypatch: pytest.MonkeyPatch) -> None:
    image = QImage(20, 10, QImage.Format.Format_RGB32)
    image.fill(0)
    monkeypatch.setattr(QImageWriter, "supportedImageFormats", list)

    kind, data = packed(image)

    assert kind == "image/png"
    assert QImage.fromData(data).size() == image.size()


def test_counters_are_painted_sharp_at_once(lettered: Wardrobe) -> None:
    session = stopped("tokyo", 200)
    view = Source(session).view
    first, again = (BoardPainter(Shelf().screen("tokyo"), view) for _ in range(2))
    early = first.picture(view)

    again.picture(Source(stopped("tokyo", 40)).view)

    assert again.picture(view) == early


def test_a_painter_knows_which_board_it_paints(lettered: Wardrobe) -> None:
    view = Source(stopped("colossi", 10)).view
    painter = BoardPainter(Shelf().screen("colossi"), view)

    assert painter.shows(view)
    assert not painter.shows(replace(view, zone="beta"))


# The flow of sheets


class Brick:
    """A block of a height."""

    def __init__(self, height: float, *, keeps: bool = False, before: float = 0.0) -> None:
        self.height, self.keeps, self.before = height, keeps, before

    def paint(self, painter: object, x: float, y: float) -> None:
        raise AssertionError("nothing is painted here")


def flow() -> Flow:
    return Flow(100, 100, 10)


def heights(sheets: Flow) -> list[list[tuple[float, float]]]:
    return [[(placed.x, placed.y) for placed in sheet] for sheet in sheets.sheets]


def test_what_does_not_fit_goes_to_the_next_sheet() -> None:
    sheets = flow()
    sheets.put(Brick(60), Brick(50, before=10), Brick(40, before=10))

    assert heights(sheets) == [[(0, 0)], [(0, 0), (0, 60)]]


def test_a_heading_goes_with_what_follows_it() -> None:
    sheets = flow()
    sheets.put(Brick(60))
    sheets.put(Brick(10, keeps=True), Brick(10, keeps=True), Brick(30), Brick(20))

    assert heights(sheets) == [[(0, 0)], [(0, 0), (0, 10), (0, 20), (0, 50)]]


def test_two_columns_are_even_where_they_end() -> None:
    sheets = flow()
    sheets.put(Brick(20))
    sheets.put_in_columns([Brick(10) for _ in range(4)])
    sheets.put(Brick(5))

    assert heights(sheets) == [[(0, 0), (0, 20), (0, 30), (55, 20), (55, 30), (0, 40)]]


def test_columns_go_on_on_the_next_sheet_and_no_heading_ends_one() -> None:
    sheets = flow()
    sheets.put(Brick(50))
    sheets.put_in_columns([Brick(40), Brick(10, keeps=True), Brick(50), Brick(50)])

    assert heights(sheets) == [[(0, 0), (0, 50)], [(0, 0), (0, 10), (55, 0)]]


def test_columns_begin_on_the_next_sheet_where_nothing_fits() -> None:
    sheets = flow()
    sheets.put(Brick(90))
    sheets.put_in_columns([Brick(20), Brick(20)])

    assert heights(sheets) == [[(0, 0)], [(0, 0), (55, 0)]]


def test_a_block_higher_than_a_sheet_is_cut_at_its_end_and_the_rest_goes_on() -> None:
    sheets = flow()
    sheets.put_in_columns([Brick(300), Brick(20)])

    assert heights(sheets) == [[(0, 0)], [(0, 0)]]


def test_what_is_put_off_stands_at_the_top_of_the_next_sheet() -> None:
    sheets = flow()
    sheets.put(Brick(60))
    sheets.put_later(Brick(50))
    assert sheets.is_waited_for
    sheets.put(Brick(30), Brick(20))
    sheets.put_later(Brick(30))
    sheets.finish()
    sheets.finish()

    assert heights(sheets) == [[(0, 0), (0, 60)], [(0, 0), (0, 60)], [(0, 0)]]


def test_room_is_made_for_a_heading() -> None:
    sheets = flow()
    sheets.make_room(500)
    sheets.put(Brick(60))
    sheets.make_room(40)
    assert len(sheets.sheets) == 1
    sheets.make_room(41)
    assert len(sheets.sheets) == 2


def test_a_paragraph_is_as_high_as_its_lines(lettered: Wardrobe) -> None:
    word = "barrel "

    one, many = Text(word, 80 * MM), Text(word * 40, 80 * MM)

    assert many.height >= 3 * one.height
    assert Text("x" * 400, 80 * MM).height > one.height
