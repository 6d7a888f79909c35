# SPDX-License-Identifier: GPL-3.0-or-later
"""Names in scripts that the shipped faces lack are written on boards and paper all the same."""

from collections.abc import Iterator

import pypdfium2
import pytest
from PySide6.QtCore import QBuffer, QPointF
from PySide6.QtGui import QFontDatabase, QPainter, QPainterPath, QPdfWriter
from pytestqt.qtbot import QtBot

from rubbletop.ui.paint import lettering, spare
from rubbletop.ui.paint.lettering import Letters
from rubbletop.ui.paint.press import PAPER_DOTS, Press
from rubbletop.ui.paint.spare import Stretch, stretches
from rubbletop.ui.typefaces import Face, raw_font
from tests.ui.art.samples import blank

COURIER = Letters(Face.COURIER_BOLD, 20, "#000000")
HEBREW = "שלום עולם"


@pytest.fixture(autouse=True)
def fresh_spare() -> Iterator[None]:
    """What was set before is forgotten, and what a test has changed is not kept."""
    caches = (lettering._shape, lettering._words, spare.spare_setting, spare.stretches)
    for kept in caches:
        kept.cache_clear()
    yield
    for kept in caches:
        kept.cache_clear()


def boxes_of(count: int) -> QPainterPath:
    """So many of the boxes that the face draws for letters that it lacks."""
    path, font = QPainterPath(), raw_font(COURIER.face)
    for place in range(count):
        path.addPath(font.pathForGlyph(0).translated(600.0 * place, 0))
    return path


def test_a_line_of_known_letters_is_one_stretch_of_its_face(qtbot: QtBot) -> None:
    assert stretches("MAX 12", Face.BEBAS) == (Stretch("MAX 12", False),)
    assert stretches("Élodie –", Face.INTER) == (Stretch("Élodie –", False),)


def test_words_of_another_script_stay_together_with_the_blanks_between_them(qtbot: QtBot) -> None:
    assert stretches(f"To {HEBREW} it", Face.BEBAS) == (
        Stretch("To ", False),
        Stretch(HEBREW, True),
        Stretch(" it", False),
    )
    assert stretches("Жук Max Жук", Face.COURIER) == (
        Stretch("Жук", True),
        Stretch(" Max ", False),
        Stretch("Жук", True),
    )


def test_an_accent_that_stands_by_itself_belongs_to_its_letter(qtbot: QtBot) -> None:
    assert stretches("Жу\u0301", Face.COURIER) == (Stretch("Жу\u0301", True),)


def test_letters_that_the_face_lacks_are_no_boxes(qtbot: QtBot) -> None:
    shape, advance = lettering._shape("Жук", COURIER.face, 0.0)

    assert shape != boxes_of(3)
    assert not shape.isEmpty()
    assert shape.boundingRect().right() == pytest.approx(advance, rel=0.1)


def test_a_name_is_as_wide_as_its_stretches_with_the_space_between_letters(qtbot: QtBot) -> None:
    spaced = Letters(Face.COURIER_BOLD, 20, "#000000", spacing=0.5)
    parts = [lettering.width(part, spaced) for part in ("Жук", " 12")]

    assert lettering.width("Жук 12", spaced) == pytest.approx(sum(parts) + 0.5 * 20)


def test_words_from_right_to_left_begin_at_the_right(qtbot: QtBot) -> None:
    if not QFontDatabase.families(QFontDatabase.WritingSystem.Hebrew):
        pytest.skip("no typeface here has Hebrew letters")
    both = lettering._shape(HEBREW, COURIER.face, 0.0)[0]
    second = lettering._shape(HEBREW.split()[1], COURIER.face, 0.0)[0]

    assert both.boundingRect().left() == pytest.approx(second.boundingRect().left(), abs=1)


@pytest.mark.parametrize("is_paper", [False, True])
def test_letters_that_are_pictures_are_drawn_where_they_stand(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, is_paper: bool
) -> None:
    # Every font file has a table of its letters' sizes: now all of them are fonts of pictures.
    monkeypatch.setattr(spare, "_COLOURED", ("head",))
    image = blank(160, 60)
    painter = Press(image, PAPER_DOTS) if is_paper else QPainter(image)
    lettering.write_within(painter, "Ж Max", QPointF(40, 40), COURIER, 40)
    painter.end()
    dark = [x for x in range(160) for y in range(60) if image.pixelColor(x, y).alpha() > 100]

    assert lettering._shape("Ж", COURIER.face, 0.0)[0].isEmpty()
    assert min(dark) == pytest.approx(40, abs=2)
    assert max(dark) == pytest.approx(80, abs=2)


def test_a_font_without_coloured_letters_has_outlines(qtbot: QtBot) -> None:
    assert not spare.spare_setting("Жук", Face.COURIER).is_picture
    assert not spare.spare_setting("Жук", Face.COURIER).outline.isEmpty()


def test_a_name_on_paper_can_be_found_whatever_its_letters(qtbot: QtBot) -> None:
    buffer = QBuffer()
    buffer.open(QBuffer.OpenModeFlag.WriteOnly)
    writer = QPdfWriter(buffer)
    writer.setResolution(1200)
    press = Press(writer, PAPER_DOTS)
    press.scale(100, 100)
    lettering.write(press, "To Жук", QPointF(4, 40), COURIER)
    press.end()
    text = pypdfium2.PdfDocument(bytes(buffer.data().data()))[0].get_textpage().get_text_range()

    assert text.split() == ["To", "Жук"]
