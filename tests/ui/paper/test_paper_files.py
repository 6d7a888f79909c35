# SPDX-License-Identifier: GPL-3.0-or-later
"""Boards and positions as drawings, pictures and pages; text in them is text."""

import re
from pathlib import Path

import pytest
from PySide6.QtGui import QImage
from PySide6.QtSvg import QSvgRenderer

from rubbletop.board.load import load_board
from rubbletop.games import registry
from rubbletop.kernel import savefile
from rubbletop.kernel.rules import NOBODY
from rubbletop.ui.paper import files
from rubbletop.ui.paper.art import PositionArt, board_art, picture
from rubbletop.ui.paper.files import export_art, export_board
from rubbletop.ui.paper.writing import position_art
from rubbletop.ui.parts.board_titles import BOARD_TITLES
from rubbletop.ui.parts.shelf import Shelf
from tests.ui.paper.reading import read

pytestmark = pytest.mark.usefixtures("qapp")

SAVES = Path(__file__).resolve().parents[2] / "saves"


def position(save: str) -> PositionArt:
    session = savefile.load(SAVES / save, registry.rules).session
    game = session.rules.game
    return position_art(Shelf().screen(game), session.rules.view(session.state, NOBODY), game)


@pytest.mark.parametrize("board", BOARD_TITLES)
def test_every_board_is_drawn_whole(board: str) -> None:
    image = picture(board_art(load_board(board)), 300)

    colours = {image.pixel(x, y) for x in range(0, 300, 9) for y in range(0, image.height(), 9)}
    assert len(colours) > 30


@pytest.mark.parametrize("board", BOARD_TITLES)
def test_a_board_becomes_a_drawing_in_which_text_is_text(tmp_path: Path, board: str) -> None:
    file = tmp_path / "board.svg"

    export_board(load_board(board), "svg", file)

    assert QSvgRenderer(str(file)).isValid()
    written = re.findall(r"<text[^>]*>([^<]*)</text>", file.read_text(encoding="utf-8"))
    assert len(written) > 40


def test_a_drawing_brings_the_typefaces_it_is_written_in(tmp_path: Path) -> None:
    file = tmp_path / "board.svg"

    export_board(load_board("alpha"), "svg", file)

    drawing = file.read_text(encoding="utf-8")
    brought = re.findall(r"font-family:'([^']+)';font-weight:(\d+)", drawing)
    assert sorted(brought) == [("Bebas Neue", "400"), ("Inter", "600"), ("Inter", "700")]


def test_a_typeface_that_cannot_be_read_is_left_out(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "board.svg"
    monkeypatch.setattr(files, "font_file", lambda face: tmp_path / "nowhere")

    export_board(load_board("alpha"), "svg", file)

    assert "@font-face" not in file.read_text(encoding="utf-8")
    assert QSvgRenderer(str(file)).isValid()


@pytest.mark.parametrize(
    ("board", "words"), [("alpha", "WAITING"), ("tokyo", "LEGEND"), ("barrel", "Bagdad")]
)
def test_a_board_becomes_a_page_of_its_own_size_with_words_to_be_found(
    tmp_path: Path, board: str, words: str
) -> None:
    file = tmp_path / "board.pdf"
    art = board_art(load_board(board))

    export_board(art.board, "pdf", file)

    (page,) = read(file.read_bytes())
    assert page.size == pytest.approx((art.size_mm.width(), art.size_mm.height()), abs=0.5)
    assert words in page.text


@pytest.mark.parametrize("dots", [2, 5])
def test_a_picture_has_as_many_pixels_a_millimetre_as_are_chosen(tmp_path: Path, dots: int) -> None:
    file = tmp_path / "board.png"
    art = board_art(load_board("alpha"))

    export_board(art.board, "png", file, dots=dots)

    image = QImage(str(file))
    assert image.width() == pytest.approx(art.size_mm.width() * dots, abs=1)
    assert image.dotsPerMeterX() == 1000 * dots


def test_a_picture_never_becomes_larger_than_a_computer_can_hold(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "board.png"
    monkeypatch.setattr(files, "MOST_PIXELS", 700)

    export_board(load_board("beta"), "png", file, dots=40)

    assert QImage(str(file)).width() == 700


def test_a_board_is_written_in_parts_for_a_paper(tmp_path: Path) -> None:
    file = tmp_path / "board.pdf"

    export_board(load_board("beta"), "pdf", file, "Letter")

    pages = read(file.read_bytes())
    assert len(pages) > 4
    assert "Plan of the pages" in pages[0].text


def test_a_file_that_cannot_be_written_is_told(tmp_path: Path) -> None:
    with pytest.raises(OSError, match="No such file"):
        export_board(load_board("alpha"), "svg", tmp_path / "nowhere" / "board.svg")


@pytest.mark.parametrize(
    ("save", "words"),
    [
        ("colossi-1-101.rubble", ("SQD", "TURN")),
        ("tokyo-1-102.rubble", ("GODRAN", "INCOME")),
        ("barrel-1-1.rubble", ("PRICE", "Bagdad")),
    ],
)
def test_a_position_is_printed_with_what_lies_on_its_board(
    tmp_path: Path, save: str, words: tuple[str, str]
) -> None:
    file, bare = tmp_path / "position.pdf", tmp_path / "board.pdf"
    art = position(save)

    export_art(art, "pdf", file)
    export_board(load_board(art.id.removesuffix("-position")), "pdf", bare)

    (page,), (board,) = read(file.read_bytes()), read(bare.read_bytes())
    assert words[0] in page.text
    assert len(page.strokes()) > len(board.strokes())
    assert page.text != board.text


def test_a_position_says_of_which_game_and_turn_it_is() -> None:
    title = position("colossi-1-101.rubble").title

    assert "Colossi" in title.text()
    assert "urn" in title.text()


def test_no_other_kinds_of_file_are_asked_for() -> None:
    with pytest.raises(AssertionError, match="gif"):
        export_art(board_art(load_board("alpha")), "gif", Path("never.gif"))
