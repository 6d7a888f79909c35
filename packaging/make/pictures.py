# SPDX-License-Identifier: GPL-3.0-or-later
"""The program's icon in all sizes and forms, drawn from its two SVG files."""

import struct
import sys
from pathlib import Path

from make.facts import BUILD, ROOT

SIZES = (16, 22, 24, 32, 48, 64, 96, 128, 256, 512)
LARGEST_SMALL = 32
"""Up to this size the simple drawing is used, of which each line falls on pixels."""
LARGE, SMALL = (ROOT / "assets" / "icons" / f"rubbletop{kind}.svg" for kind in ("", "-small"))
_ICO = (16, 24, 32, 48, 64, 128, 256)
_ICNS = {16: b"icp4", 32: b"icp5", 64: b"icp6", 128: b"ic07", 256: b"ic08", 512: b"ic09"}


def draw(folder: Path) -> dict[int, Path]:
    """Write the icon as PNG in each size, as .ico and as .icns; return the PNG files by size."""
    from PySide6.QtCore import QRectF
    from PySide6.QtGui import QImage, QPainter
    from PySide6.QtSvg import QSvgRenderer

    folder.mkdir(parents=True, exist_ok=True)
    made = {}
    for size in SIZES:
        image = QImage(size, size, QImage.Format.Format_ARGB32)
        image.fill(0)
        painter = QPainter(image)
        QSvgRenderer(str(SMALL if size <= LARGEST_SMALL else LARGE)).render(painter, QRectF(0, 0, size, size))
        painter.end()
        made[size] = folder / f"rubbletop-{size}.png"
        image.save(str(made[size]))
    (folder / "rubbletop.ico").write_bytes(_ico(made))
    (folder / "rubbletop.icns").write_bytes(_icns(made))
    return made


def _ico(pictures: dict[int, Path]) -> bytes:
    """The pictures as Windows keeps an icon: a table of sizes and places, then the PNG files."""
    data = [pictures[size].read_bytes() for size in _ICO]
    place = 6 + 16 * len(data)
    table = b""
    for size, picture in zip(_ICO, data, strict=True):
        table += struct.pack("<BBBBHHII", size % 256, size % 256, 0, 0, 1, 32, len(picture), place)
        place += len(picture)
    return struct.pack("<HHH", 0, 1, len(data)) + table + b"".join(data)


def _icns(pictures: dict[int, Path]) -> bytes:
    """The pictures as macOS keeps an icon: each PNG file under the name of its size."""
    parts = b""
    for size, name in _ICNS.items():
        picture = pictures[size].read_bytes()
        parts += name + struct.pack(">I", len(picture) + 8) + picture
    return b"icns" + struct.pack(">I", len(parts) + 8) + parts


if __name__ == "__main__":
    draw(Path(sys.argv[1]) if len(sys.argv) > 1 else BUILD / "icons")
