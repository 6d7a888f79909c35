# SPDX-License-Identifier: GPL-3.0-or-later
"""Dark and light: every word on every ground can be read."""

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QImage, QPainter, QPalette
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from rubbletop.ui import theme
from rubbletop.ui.paint.ink import contrast
from rubbletop.ui.parts.icons import PATHS, draw_icon, icon
from rubbletop.ui.theme import DARK, LIGHT, Shades, Wardrobe


@pytest.mark.parametrize("shades", [DARK, LIGHT], ids=["dark", "light"])
def test_text_has_a_contrast_of_at_least_4_5_on_every_ground(shades: Shades) -> None:
    grounds = (shades.background, shades.panel, shades.raised, *shades.strips.values())

    worst = {
        (ink, ground): contrast(ink, ground) for ink in (shades.text, shades.muted) for ground in grounds
    }
    worst[shades.on_accent, shades.accent] = contrast(shades.on_accent, shades.accent)
    worst[shades.accent, shades.panel] = contrast(shades.accent, shades.panel)

    assert {pair: value for pair, value in worst.items() if value < 4.5} == {}


def test_the_palette_has_every_colour_in_its_role() -> None:
    palette = theme.palette(DARK)

    assert palette.color(QPalette.ColorRole.Window) == QColor(DARK.background)
    assert palette.color(QPalette.ColorRole.Highlight) == QColor(DARK.accent)
    assert palette.color(QPalette.ColorGroup.Disabled, QPalette.ColorRole.Text) == QColor(DARK.muted)


@pytest.mark.parametrize("shades", [DARK, LIGHT], ids=["dark", "light"])
def test_the_style_sheet_leaves_no_name_unfilled(qapp: QApplication, shades: Shades) -> None:
    assert "$" not in theme.style_sheet(shades)


def test_the_player_may_be_dark_or_light_whatever_the_system_says(wardrobe: Wardrobe, qtbot: QtBot) -> None:
    widget = QWidget()
    qtbot.addWidget(widget)
    assert theme.shades(widget) is DARK

    wardrobe.choose("light")

    assert theme.shades(widget) is LIGHT
    assert not theme.is_dark("light")
    assert theme.is_dark("dark")
    assert isinstance(theme.is_dark("system"), bool)


def test_lettering_keeps_to_the_table_at_the_usual_text_size(wardrobe: Wardrobe) -> None:
    assert theme.pixels(theme.BODY) >= theme.BODY - 0.01
    assert theme.lettering(theme.CAPTION).pointSizeF() < theme.lettering(theme.QUESTION).pointSizeF()


@pytest.mark.parametrize("name", PATHS)
def test_every_icon_draws_something_inside_its_square(qapp: QApplication, name: str) -> None:
    image = QImage(60, 60, QImage.Format.Format_RGB32)
    image.fill(QColor("#000000"))
    painter = QPainter(image)
    draw_icon(painter, name, QRectF(10, 10, 40, 40), QColor("#FFFFFF"))
    painter.end()

    lit = [(x, y) for x in range(60) for y in range(60) if image.pixelColor(x, y).lightness() > 90]

    assert len(lit) > 40
    assert all(8 <= x < 52 and 8 <= y < 52 for x, y in lit)


def test_an_icon_has_a_picture_for_each_state(qapp: QApplication) -> None:
    made = icon("undo", DARK)

    sizes = {(size.width(), size.height()) for size in made.availableSizes()}
    assert sizes == {(20, 20), (40, 40), (60, 60)}
