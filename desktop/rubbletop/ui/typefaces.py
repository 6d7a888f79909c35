# SPDX-License-Identifier: GPL-3.0-or-later
"""The typefaces that come with the program: loading them, and naming them for board text."""

from enum import StrEnum
from functools import cache
from pathlib import Path

from PySide6.QtGui import QFont, QFontDatabase, QRawFont

from rubbletop import paths
from rubbletop.kernel.facts import say
from rubbletop.ui.words import worded

UNITS = 1000.0
"""The size at which outlines are taken, in pixels an em."""


class Face(StrEnum):
    """One font file; the value is the file's name under `assets/fonts`."""

    INTER = "Inter-Regular.otf"
    INTER_SEMIBOLD = "Inter-SemiBold.otf"
    INTER_BOLD = "Inter-Bold.otf"
    BEBAS = "BebasNeue-Bold.otf"
    OLD_STANDARD = "OldStandard-Regular.ttf"
    OLD_STANDARD_ITALIC = "OldStandard-Italic.ttf"
    OLD_STANDARD_BOLD = "OldStandard-Bold.ttf"
    COURIER = "CourierPrime-Regular.otf"
    COURIER_BOLD = "CourierPrime-Bold.otf"


_BOLD = frozenset(
    (Face.INTER_SEMIBOLD, Face.INTER_BOLD, Face.BEBAS, Face.OLD_STANDARD_BOLD, Face.COURIER_BOLD)
)


def is_bold(face: Face) -> bool:
    """Whether the letters of a face are heavy."""
    return face in _BOLD


def font_file(face: Face) -> Path:
    """Where the font file of `face` lies; it may be missing from a damaged installation."""
    return paths.assets() / "fonts" / face.value


@cache
def load_typefaces() -> str:
    """Make the shipped faces known to Qt, once; needs a running QGuiApplication.

    Returns a sentence for the player that names the files which could not be read, or "".
    """
    missing = [face.value for face in Face if QFontDatabase.addApplicationFont(str(font_file(face))) < 0]
    if not missing:
        return ""
    return worded(
        say(
            "Some lettering falls back to another typeface, for {files} could not be read in {folder}; "
            "installing the program again brings it back.",
            files=", ".join(missing),
            folder=str(paths.assets() / "fonts"),
        )
    )


@cache
def raw_font(face: Face) -> QRawFont:
    """The font file itself at UNITS pixels an em, or the system's nearest face when it cannot be read.

    Taken from the file, not by family name, because two of the shipped files give the same name.
    """
    raw = QRawFont(str(font_file(face)), UNITS, QFont.HintingPreference.PreferNoHinting)
    if raw.isValid():
        return raw
    spare = QFont("DejaVu Sans")
    spare.setWeight(QFont.Weight.Bold if is_bold(face) else QFont.Weight.Normal)
    spare.setPixelSize(int(UNITS))
    return QRawFont.fromFont(spare)
