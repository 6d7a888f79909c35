# SPDX-License-Identifier: GPL-3.0-or-later
"""How the shell looks: one table of colours for dark and light, lettering, and the style sheet.

Every colour of the table has a role of QPalette, so a widget that paints itself asks its own
palette, and is told by Qt when the theme changes.
"""

import re
from typing import Literal

import msgspec
from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QColor, QFont, QFontDatabase, QGuiApplication, QPalette
from PySide6.QtWidgets import QApplication, QStyleFactory, QToolTip, QWidget

from rubbletop import paths
from rubbletop.ui.key_ring import KEYED, KeyRing
from rubbletop.ui.typefaces import load_typefaces

Choice = Literal["system", "light", "dark"]


class Shades(msgspec.Struct, frozen=True, kw_only=True):
    """The colours of the shell as ``#RRGGBB``; ``strips`` is the ground of the phase strip by game."""

    table: str
    background: str
    panel: str
    raised: str
    line: str
    text: str
    muted: str
    accent: str
    on_accent: str
    alarm: str
    strips: dict[str, str]


DARK = Shades(
    table="#15181C",
    background="#1E2227",
    panel="#282D34",
    raised="#343B44",
    line="#49525E",
    text="#F0EEE8",
    muted="#B4BCC6",
    accent="#F5B841",
    on_accent="#1B1D21",
    alarm="#E0193E",
    strips={"colossi": "#0E2A33", "tokyo": "#2A1526", "barrel": "#2B2720"},
)
LIGHT = Shades(
    table="#CFC8B8",
    background="#ECE7DB",
    panel="#FAF7F0",
    raised="#FFFFFF",
    line="#BDB4A1",
    text="#22252A",
    muted="#565B62",
    accent="#9C2B1E",
    on_accent="#FFFFFF",
    alarm="#B01030",
    strips={"colossi": "#D5E4E2", "tokyo": "#EBDCD6", "barrel": "#E2D9C3"},
)

CAPTION, BODY, LABEL, QUESTION, STRIP = 11.0, 12.5, 11.0, 15.5, 20.0
"""Heights of the shell's lettering in pixels at the system's usual text size."""

GROWTH = 0.7
"""How much of the growth of letters what holds them takes part in: words go over more lines."""

LETTERS_GREW = (QEvent.Type.FontChange, QEvent.Type.StyleChange)
"""The events by which a widget learns that letters have another size."""

_PLAIN_FAMILIES = frozenset(("", "Sans", "Sans Serif", "Sans-serif", "DejaVu Sans", "Fixed"))
_LARGEST_SCALE = 2.0
"""Windows are laid out for letters of twice the usual size, and no larger."""


def shades(widget: QWidget) -> Shades:
    """Return the colours that hold now; the style sheet may have changed the widget's own palette."""
    return DARK if QApplication.palette(widget).window().color().lightness() < 128 else LIGHT


def pixels(size: float) -> float:
    """Return the pixels of a lettering size of the table, scaled with the system's text size."""
    return size * QApplication.font().pointSizeF() / _points(BODY)


def letter_scale() -> float:
    """Return how many times as large as usual the letters are."""
    return max(1.0, pixels(1.0))


def roomy(size: float) -> int:
    """Return the pixels of a part of the window that holds words: it grows, but by less than they do."""
    return round(size * (1 + GROWTH * (letter_scale() - 1)))


def lettering(size: float, weight: QFont.Weight = QFont.Weight.Normal) -> QFont:
    """Return the shell's font at a size of the table; figures have all the same width."""
    font = QFont(QApplication.font())
    font.setPointSizeF(_points(pixels(size)))
    font.setWeight(weight)
    font.setFeature(QFont.Tag("tnum"), 1)
    return font


def is_dark(choice: Choice) -> bool:
    """Return whether the shell is dark under this choice of the player."""
    if choice == "system":
        return QGuiApplication.styleHints().colorScheme() == Qt.ColorScheme.Dark
    return choice == "dark"


class Wardrobe(QObject):
    """Dresses the application, and again whenever the system turns dark or light."""

    def __init__(self, app: QApplication, choice: Choice = "system") -> None:
        super().__init__(app)
        self._app = app
        self._choice: Choice = choice
        self._system = QFont(app.font())
        KeyRing(app)
        self.notice = load_typefaces()
        self._write_in(_shell_font(self._system))
        if app.style().name() != "fusion":
            app.setStyle(QStyleFactory.create("Fusion"))
        self._dress()
        QGuiApplication.styleHints().colorSchemeChanged.connect(self._dress)

    def choose(self, choice: Choice) -> None:
        """Follow the system, or be light or dark whatever it says."""
        self._choice = choice
        self._dress()

    def enlarge(self, percent: int) -> None:
        """Write in so many percent of the system's size from now on."""
        wanted = _shell_font(self._system, percent)
        if wanted != self._app.font():
            self._write_in(wanted)
            self._dress()

    def _write_in(self, font: QFont) -> None:
        self._app.setFont(font)
        # Qt gives tooltips a font of their own.
        QToolTip.setFont(font)

    def _dress(self) -> None:
        chosen = DARK if is_dark(self._choice) else LIGHT
        sheet = style_sheet(chosen)
        if self._app.styleSheet() != sheet:
            self._app.setPalette(palette(chosen))
            self._app.setStyleSheet(sheet)


def palette(chosen: Shades) -> QPalette:
    """Return Qt's palette with each colour of the table in its role."""
    made = QPalette()
    role = QPalette.ColorRole
    for place, colour in (
        (role.Window, chosen.background),
        (role.WindowText, chosen.text),
        (role.Base, chosen.panel),
        (role.AlternateBase, chosen.raised),
        (role.Text, chosen.text),
        (role.Button, chosen.raised),
        (role.ButtonText, chosen.text),
        (role.PlaceholderText, chosen.muted),
        (role.ToolTipBase, chosen.raised),
        (role.ToolTipText, chosen.text),
        (role.Highlight, chosen.accent),
        (role.HighlightedText, chosen.on_accent),
        (role.Accent, chosen.accent),
        (role.BrightText, chosen.alarm),
        (role.Link, chosen.accent),
        (role.LinkVisited, chosen.accent),
        (role.Light, chosen.raised),
        (role.Midlight, chosen.raised),
        (role.Mid, chosen.line),
        (role.Dark, chosen.table),
        (role.Shadow, chosen.table),
    ):
        made.setColor(place, QColor(colour))
    for place in (role.WindowText, role.Text, role.ButtonText):
        made.setColor(QPalette.ColorGroup.Disabled, place, QColor(chosen.muted))
    return made


def style_sheet(chosen: Shades) -> str:
    """Return the style sheet of the whole shell in these colours."""
    kind = "dark" if chosen is DARK else "light"
    icons = _icon_folder()
    arrows = "".join(
        f"{place} {{ image: url({icons}/{name}-{kind}.svg); width: 10px; height: 10px; }}"
        for place, name in (
            ("QComboBox::down-arrow", "down"),
            ("QSpinBox::up-arrow", "up"),
            ("QSpinBox::down-arrow", "down"),
        )
        if icons
    )
    ticks = (
        "QCheckBox::indicator:checked, QTreeView::indicator:checked"
        f" {{ image: url({icons}/tick-{kind}.svg); }}"
        f"QRadioButton::indicator:checked {{ image: url({icons}/dot-{kind}.svg); }}"
        if icons
        else ""
    )
    colours = msgspec.structs.asdict(chosen)
    sizes = {
        "caption": f"{_points(pixels(CAPTION)):.2f}pt",
        "label": f"{_points(pixels(LABEL)):.2f}pt",
        "question": f"{_points(pixels(QUESTION)):.2f}pt",
        "title": f"{_points(pixels(STRIP)):.2f}pt",
        "box": f"{roomy(14)}px",
        "round": f"{roomy(14) // 2}px",
    }
    sheet = _SHEET
    for name, value in {**colours, **sizes}.items():
        sheet = sheet.replace(f"${name}$", str(value))
    return _FOCUSED.sub(rf'\1[{KEYED}="true"]\2:focus', sheet) + arrows + ticks


def _icon_folder() -> str:
    folder = paths.assets() / "icons"
    return folder.as_posix() if (folder / "tick-dark.svg").is_file() else ""


def _shell_font(system: QFont, percent: int = 100) -> QFont:
    """Return the system's own font for windows, Inter where the system has none worth the name."""
    font = QFont(system)
    if system.family() in _PLAIN_FAMILIES and "Inter" in QFontDatabase.families():
        font.setFamilies(["Inter", system.family()])
        font.setStyleName("")
    scale = min(max(_size_in_pixels(system) / BODY, 1.0) * percent / 100, _LARGEST_SCALE)
    font.setPointSizeF(_points(BODY * scale))
    return font


def _size_in_pixels(font: QFont) -> float:
    return font.pixelSize() if font.pixelSize() > 0 else font.pointSizeF() * _dots_per_inch() / 72


def _points(size: float) -> float:
    return size * 72 / _dots_per_inch()


def _dots_per_inch() -> float:
    screen = QGuiApplication.primaryScreen()
    return screen.logicalDotsPerInchY() if screen is not None else 96.0


_FOCUSED = re.compile(
    r"(?<!\w)(?!QLineEdit|QSpinBox|QPlainTextEdit)(Q\w+(?:\[[^\]]*\])*)((?:::?[\w-]+)*):focus"
)
"""What shows a ring while keys are used alone; where one types it is always seen."""

_SHEET = """
QMainWindow, QDialog { background: $background$; }
QMenuBar { background: $panel$; color: $text$; padding: 1px 6px; }
QMenuBar::item { padding: 4px 9px; background: transparent; border-radius: 4px; }
QMenuBar::item:selected { background: $raised$; }
QMenu { background: $panel$; color: $text$; border: 1px solid $line$; padding: 4px; }
QMenu::item { padding: 5px 28px 5px 24px; border-radius: 4px; }
QMenu::item:selected { background: $accent$; color: $on_accent$; }
QMenu::item:disabled { color: $muted$; }
QMenu::separator { height: 1px; background: $line$; margin: 4px 8px; }
QToolTip { background: $raised$; color: $text$; border: 1px solid $muted$; padding: 4px; }

QFrame[role="card"] { background: $panel$; border: 1px solid $line$; border-radius: 6px; }
QFrame[role="card"]:focus { border: 1px solid $accent$; }
QFrame[role="well"] { background: $background$; border: 0; }
QWidget[role="column"] { background: $background$; }
QLabel { background: transparent; color: $text$; }
QLabel[role="caption"] { color: $muted$; font-size: $caption$; }
QLabel[role="muted"] { color: $muted$; }
QLabel[role="label"] { color: $muted$; font-size: $label$; font-weight: bold; }
QLabel[role="question"] { font-size: $question$; font-weight: bold; }
QLabel[role="title"] { font-size: $title$; font-weight: bold; }
QLabel[role="strong"] { font-weight: bold; }

QPushButton { background: $raised$; color: $text$; border: 1px solid $line$; border-radius: 5px;
  padding: 6px 14px; outline: 0; }
QPushButton:hover { border-color: $muted$; }
QPushButton:pressed { background: $background$; }
QPushButton:disabled { color: $muted$; background: $panel$; }
QPushButton:focus { border: 2px solid $accent$; padding: 5px 13px; }
QPushButton:default, QPushButton[role="primary"] { background: $accent$; color: $on_accent$;
  border: 1px solid $accent$; font-weight: bold; }
QPushButton[role="primary"]:hover { border-color: $text$; }
QPushButton:default:focus, QPushButton[role="primary"]:focus,
QPushButton[role="choice"]:checked:focus { border: 2px solid $text$; padding: 5px 13px; }
QPushButton[role="primary"]:disabled { background: $panel$; color: $muted$; border-color: $line$; }
QPushButton[role="row"] { text-align: left; border-color: $raised$; padding: 6px 8px; }
QPushButton[role="row"]:focus { border: 2px solid $accent$; padding: 5px 7px; }
QPushButton[role="bad"] { text-align: left; background: $background$; border-color: $alarm$;
  padding: 6px 8px; }
QPushButton[role="bad"]:focus { border: 2px solid $alarm$; padding: 5px 7px; }
QPushButton[role="choice"] { text-align: left; }
QPushButton[role="choice"]:checked { background: $accent$; color: $on_accent$; font-weight: bold; }
QPushButton[role="link"] { text-align: left; background: transparent; border: 1px solid transparent;
  padding: 3px 6px; }
QPushButton[role="link"]:hover { background: $raised$; }
QPushButton[role="link"]:focus { border: 2px solid $accent$; padding: 2px 5px; }
QToolButton { background: transparent; color: $text$; border: 1px solid transparent; border-radius: 5px;
  padding: 3px; }
QToolButton:hover { background: $raised$; }
QToolButton:checked { background: $accent$; color: $on_accent$; }
QToolButton:focus { border: 2px solid $accent$; padding: 2px; }
QToolButton::menu-indicator { image: none; }

QLineEdit, QSpinBox, QComboBox, QPlainTextEdit, QTextBrowser { background: $raised$; color: $text$;
  border: 1px solid $muted$; border-radius: 5px; padding: 4px 6px;
  selection-background-color: $accent$; selection-color: $on_accent$; }
QLineEdit:focus, QSpinBox:focus, QComboBox:focus, QPlainTextEdit:focus, QTextBrowser:focus {
  border: 2px solid $accent$; padding: 3px 5px; }
QLineEdit:disabled, QSpinBox:disabled, QComboBox:disabled { color: $muted$; background: $panel$; }
QComboBox { combobox-popup: 0; }
QComboBox::drop-down { border: 0; width: 20px; }
QSpinBox::up-button, QSpinBox::down-button { border: 0; background: transparent; width: 16px; }
QComboBox QAbstractItemView { background: $panel$; border: 1px solid $muted$;
  selection-background-color: $accent$; selection-color: $on_accent$; }
QComboBox QAbstractItemView::item { min-height: 24px; }
QComboBox QAbstractItemView::item:disabled { color: $muted$; }
QComboBox QAbstractItemView::item:selected { background: $accent$; color: $on_accent$; }
QCheckBox, QRadioButton { color: $text$; spacing: 8px; padding: 2px; border: 1px solid transparent;
  border-radius: 4px; outline: 0; }
QCheckBox:disabled, QRadioButton:disabled { color: $muted$; }
QCheckBox::indicator:disabled { background: $background$; border-color: $line$; }
QCheckBox:focus, QRadioButton:focus { border: 1px solid $accent$; }
QCheckBox::indicator, QRadioButton::indicator, QTreeView::indicator { width: $box$; height: $box$;
  background: $raised$; border: 1px solid $muted$; border-radius: 3px; }
QTreeView::indicator:indeterminate { background: $muted$; }
QRadioButton::indicator { border-radius: $round$; }

QListView, QListWidget, QTreeView, QTableView, QTableWidget { background: $panel$; color: $text$; border: 0;
  outline: 0; alternate-background-color: $background$; }
QListView::item { padding: 3px 6px; }
QTreeView::item { padding: 2px 0; }
QListView::item:selected, QTreeView::item:selected { background: $raised$; color: $text$; }
QListView:focus, QTreeView:focus { border: 2px solid $accent$; }
QHeaderView::section { background: $background$; color: $muted$; border: 0; padding: 4px 6px; }
QTabWidget::pane { border: 0; }
QTabBar::tab { background: $panel$; color: $muted$; padding: 6px 10px; border-bottom: 2px solid transparent; }
QTabBar::tab:selected { color: $text$; border-bottom: 2px solid $accent$; font-weight: bold; }
QTabBar::tab:focus { color: $accent$; }
QScrollArea { background: transparent; border: 1px solid transparent; }
QScrollArea:focus { border: 1px solid $accent$; }
QScrollArea > QWidget > QWidget[role="plain"] { background: transparent; }
QScrollBar:vertical { background: transparent; width: 10px; margin: 0; }
QScrollBar:horizontal { background: transparent; height: 10px; margin: 0; }
QScrollBar::handle { background: $line$; border-radius: 4px; min-height: 24px; min-width: 24px; margin: 1px; }
QScrollBar::handle:hover { background: $muted$; }
QScrollBar::add-line, QScrollBar::sub-line, QScrollBar::add-page, QScrollBar::sub-page {
  background: transparent; width: 0; height: 0; }
QSplitter::handle { background: $background$; }
QSplitter::handle:hover { background: $line$; }
QSlider::groove:horizontal { height: 4px; background: $line$; border-radius: 2px; }
QSlider::sub-page:horizontal { background: $accent$; border-radius: 2px; }
QSlider::handle:horizontal { background: $text$; width: 12px; margin: -5px 0; border-radius: 6px; }
QSlider:focus { border: 1px solid $accent$; border-radius: 4px; }
QStatusBar { background: $panel$; color: $text$; border-top: 1px solid $line$; }
QStatusBar::item { border: 0; }
QProgressBar { background: $background$; border: 1px solid $line$; border-radius: 4px; text-align: center; }
QProgressBar::chunk { background: $accent$; border-radius: 3px; }
"""
