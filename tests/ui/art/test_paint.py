# SPDX-License-Identifier: GPL-3.0-or-later
"""Painting that knows no game: lettering, shapes, chance, colours, typefaces."""

from pathlib import Path

import pytest
from PySide6.QtCore import QBuffer, QPointF, QRectF
from PySide6.QtGui import QColor, QFont, QFontInfo, QImage, QPainter, QPainterPath
from PySide6.QtSvg import QSvgGenerator
from pytestqt.qtbot import QtBot

from rubbletop import paths
from rubbletop.ui import typefaces
from rubbletop.ui.paint import ink, inlay, lettering, shapes
from rubbletop.ui.paint.lettering import Letters, Side
from rubbletop.ui.paint.noise import noise
from rubbletop.ui.typefaces import Face
from tests.ui.art.samples import blank, covered

WORDS = Letters(Face.BEBAS, 20, "#000000")


def written(text: str, letters: Letters, scale: float = 1.0, ratio: float = 1.0) -> QImage:
    image = blank(int(160 * ratio), int(60 * ratio))
    image.setDevicePixelRatio(ratio)
    painter = QPainter(image)
    painter.scale(scale, scale)
    lettering.write(painter, text, QPointF(4 / scale, 40 / scale), letters)
    painter.end()
    return image


def test_the_shipped_typefaces_load_without_a_warning(qtbot: QtBot) -> None:
    assert typefaces.load_typefaces() == ""


def test_each_face_has_its_own_letters(qtbot: QtBot) -> None:
    shapes_of_a = {repr(lettering._shape("a", face, 0.0)[0]) for face in Face}
    widths = {face: lettering.width("Rag 352", Letters(face, 10, "#000000")) for face in Face}

    assert len(shapes_of_a) == len(Face)
    assert widths[Face.BEBAS] < widths[Face.INTER] < widths[Face.COURIER]


def test_widgets_get_the_face_by_name(qtbot: QtBot) -> None:
    typefaces.load_typefaces()
    font = QFont("Inter")
    font.setPixelSize(14)
    font.setBold(True)
    info = QFontInfo(font)

    assert (info.family(), info.pixelSize(), info.bold()) == ("Inter", 14, True)


def test_missing_font_files_are_named_once_and_text_is_still_drawn(
    qtbot: QtBot, fresh_art: None, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(paths, "assets", lambda: tmp_path)

    warning = typefaces.load_typefaces()

    assert "BebasNeue-Bold.otf" in warning
    assert str(tmp_path) in warning
    assert covered(written("352", WORDS)) > 0


def test_text_under_eight_pixels_is_not_drawn(qtbot: QtBot) -> None:
    assert covered(written("ALPHA", WORDS, scale=0.3)) == 0
    assert covered(written("ALPHA", WORDS, scale=1.0)) > 0


def test_between_eight_and_nine_pixels_only_numbers_are_drawn(qtbot: QtBot) -> None:
    assert covered(written("ALPHA", WORDS, scale=0.42)) == 0
    assert covered(written("−352", WORDS, scale=0.42)) > 0


def test_pixels_are_counted_without_the_ratio_of_the_screen(qtbot: QtBot) -> None:
    assert covered(written("ALPHA", WORDS, scale=0.3, ratio=2.0)) == 0


def test_centred_text_has_its_capitals_in_the_middle(qtbot: QtBot) -> None:
    path = lettering.text_outline("H", WORDS, QPointF(0, lettering.cap_height(WORDS) / 2), Side.MIDDLE)
    box = path.boundingRect()

    assert box.center().y() == pytest.approx(0, abs=0.2)
    assert box.center().x() == pytest.approx(0, abs=0.2)


def test_text_too_wide_for_its_place_is_made_smaller(qtbot: QtBot) -> None:
    smaller = lettering.fitted("FIRST MINING UNION", WORDS, 40)

    assert lettering.width("FIRST MINING UNION", smaller) == pytest.approx(40)
    assert lettering.fitted("A", WORDS, 40) == WORDS


def ink_of(text: str, most: float, side: Side = Side.LEFT) -> QRectF:
    """What a line that may be so wide covers, in pixels."""
    image = blank(320, 60)
    painter = QPainter(image)
    lettering.write_within(painter, text, QPointF(160, 40), WORDS, most, side=side)
    painter.end()
    spots = [QPointF(x, y) for x in range(320) for y in range(60) if image.pixelColor(x, y).alpha() > 100]
    xs, ys = [spot.x() for spot in spots], [spot.y() for spot in spots]
    return QRectF(QPointF(min(xs), min(ys)), QPointF(max(xs), max(ys))) if spots else QRectF()


def test_a_line_without_room_is_set_narrower_first_and_smaller_only_then(qtbot: QtBot) -> None:
    wide = lettering.width("UNION HALL", WORDS)
    free, narrow, small = (ink_of("UNION HALL", share * wide) for share in (1.2, 0.8, 0.5))

    assert free.width() == pytest.approx(wide, abs=3)
    assert (narrow.width(), narrow.height()) == pytest.approx((0.8 * wide, free.height()), abs=3)
    assert small.width() == pytest.approx(0.5 * wide, abs=3)
    assert small.height() == pytest.approx(free.height() * 0.5 / lettering.NARROWEST, abs=2)
    assert ink_of("UNION HALL", 0.8 * wide, Side.RIGHT).right() <= 161
    assert ink_of("UNION HALL", 0.2 * wide).isEmpty()


@pytest.mark.parametrize(
    ("text", "lines"),
    [
        ("Money", ("Money",)),
        ("Purchase and Move", ("Purchase", "and Move")),
        ("rebels off the map", ("rebels off", "the map")),
        ("", ("",)),
    ],
)
def test_words_stand_in_two_lines_as_even_as_they_can_be(text: str, lines: tuple[str, ...]) -> None:
    assert lettering.in_lines(text) == lines


def test_a_casing_makes_text_stand_out(qtbot: QtBot) -> None:
    cased = Letters(Face.BEBAS, 20, "#000000", halo="#FFFFFF")

    assert covered(written("352", cased)) > covered(written("352", WORDS))


@pytest.mark.parametrize(
    "path",
    [
        shapes.shield(QRectF(2, 3, 26, 29)),
        shapes.arrow_block(QRectF(2, 3, 31, 24)),
        shapes.round_top(QRectF(2, 3, 40, 10), 4),
        shapes.rounded(QRectF(2, 3, 40, 10), 4),
        shapes.regular(QPointF(20, 20), 10, 6),
        shapes.burst(QPointF(20, 20), 10, 6, 9),
        shapes.sector(QPointF(20, 20), 5, 10, -30, 60),
    ],
)
def test_shapes_are_closed_and_lie_in_their_place(path: QPainterPath) -> None:
    assert path.contains(path.boundingRect().center()) or path.elementCount() > 12
    assert QRectF(1, 2, 66, 40).contains(path.boundingRect())


def test_dashes_in_a_file_keep_their_length_under_a_scaled_painter(qtbot: QtBot) -> None:
    buffer = QBuffer()
    generator = QSvgGenerator()
    generator.setOutputDevice(buffer)
    painter = QPainter(generator)
    painter.scale(24, 24)
    line = shapes.polyline(((0, 0), (1, 0)))
    painter.strokePath(inlay.dashes(line, 0.1, 0.1), ink.pen("#000000", 0.05))
    painter.end()

    text = bytes(buffer.data().data()).decode()
    assert "stroke-dasharray" not in text
    assert text.count("M") >= 5


def test_chance_for_decoration_is_always_the_same_and_even() -> None:
    thrown = [noise(c, r) for c in range(40) for r in range(25)]

    assert thrown == [noise(c, r) for c in range(40) for r in range(25)]
    assert all(0 <= value < 1 for value in thrown)
    assert sum(thrown) / len(thrown) == pytest.approx(0.5, abs=0.03)
    assert len(set(thrown)) == len(thrown)


def test_contrast_is_that_of_the_web_guidelines() -> None:
    assert ink.contrast("#FFFFFF", "#000000") == pytest.approx(21)
    assert ink.contrast("#767676", "#FFFFFF") == pytest.approx(4.54, abs=0.01)
    assert ink.mixed("#000000", "#FF8000", 0.5) == "#804000"
    assert ink.ink("#102030", 0.5).alpha() == 128
    assert ink.pen("#102030", 0.5, dash=(1.0, 0.5)).dashPattern() == [2.0, 1.0]
    assert QColor(ink.mixed("#FFFFFF", "#000000", 0.0)) == QColor("#FFFFFF")
