# SPDX-License-Identifier: GPL-3.0-or-later
"""Pages of a board: fitted on one, or true to size in tiles with the plan by which they are joined."""

from functools import partial

from PySide6.QtCore import QPointF, QRectF

from rubbletop.kernel.facts import Message, say
from rubbletop.ui.paint.ink import brush
from rubbletop.ui.paint.lettering import Letters, write, write_centred
from rubbletop.ui.paint.press import Press
from rubbletop.ui.paper.art import Art
from rubbletop.ui.paper.layout import MARK, OVERLAP, Box, Layout, Tile, cuts, room, tiles
from rubbletop.ui.paper.page import Page, rect, rule
from rubbletop.ui.typefaces import Face
from rubbletop.ui.words import worded

STEPS = (
    say("Print at 100 %, not fitted to the paper: the bars at the foot of each page prove the scale."),
    say("Cut each page at the marks of its right and its lower edge."),
    say("Lay it over the next one, so that the marks meet and the drawing goes on, and glue."),
    say("Work along a row first; then join the rows."),
)


def board_pages(art: Art, layout: Layout) -> tuple[Page, ...]:
    """Return the pages of a board or a position, the plan first where there are several."""
    wide, high = art.size_mm.width() * layout.factor, art.size_mm.height() * layout.factor
    laid = tiles((wide, high), layout)
    pages = [
        Page(
            size=tile.page,
            title=_title(art.title, tile),
            paint=partial(_paint_tile, tile, art, (wide, high)),
            is_glued=tile.is_part,
        )
        for tile in laid
    ]
    if len(laid) == 1:
        return tuple(pages)
    title = say("{title}: plan of the pages", title=art.title)
    return (Page(size=laid[0].page, title=title, paint=partial(_paint_plan, laid, art, (wide, high))), *pages)


def _title(title: Message, tile: Tile) -> Message:
    if not tile.is_part:
        return title
    return say("{title}: row {row}, column {column}", title=title, row=tile.row, column=tile.column)


def _paint_tile(tile: Tile, art: Art, size: tuple[float, float], painter: Press) -> None:
    painter.save()
    painter.setClipRect(rect(tile.target))
    factor = tile.target.wide / tile.source.wide
    whole = QRectF(
        tile.target.x - tile.source.x * factor,
        tile.target.y - tile.source.y * factor,
        size[0] * factor,
        size[1] * factor,
    )
    art.paint_into(painter, whole)
    painter.restore()
    if tile.is_part:
        _paint_marks(painter, tile)


def _paint_marks(painter: Press, tile: Tile) -> None:
    """Marks outside the picture where it is cut, and which page lies beyond each cut."""
    target, (xs, ys) = tile.target, cuts(tile)
    for x in xs:
        rule(painter, [(x, target.y - MARK - 1, x, target.y - 1)])
        rule(painter, [(x, target.bottom + 1, x, target.bottom + 1 + MARK)])
    for y in ys:
        rule(painter, [(target.x - MARK - 1, y, target.x - 1, y)])
        rule(painter, [(target.right + 1, y, target.right + 1 + MARK, y)])
    name = Letters(Face.INTER_BOLD, 3.4, "#000000")
    write(painter, _name(tile.row, tile.column), QPointF(target.x + OVERLAP, target.y - 2.2), name)


def _name(row: int, column: int) -> str:
    """What a page is called on the plan: a letter for its row, a number for its column."""
    return f"{chr(ord('A') + row - 1)}{column}"


def _paint_plan(laid: tuple[Tile, ...], art: Art, size: tuple[float, float], painter: Press) -> None:
    """The whole picture small, with the edges of the pages and their names; how they are joined."""
    free = room(laid[0].page)
    head = Letters(Face.INTER_BOLD, 6, "#000000")
    write(painter, worded(art.title), QPointF(free.x, free.y + 5), head)
    told = worded(say("Plan of the pages"))
    write(painter, told, QPointF(free.x, free.y + 12), Letters(Face.INTER, 4.2, "#000000"))
    y = free.y + 19
    for number, step in enumerate(STEPS, 1):
        write(painter, f"{number}  {worded(step)}", QPointF(free.x, y), Letters(Face.INTER, 3.1, "#000000"))
        y += 5
    picture = _inside(Box(free.x, y, free.wide, free.bottom - y), size)
    art.paint_into(painter, rect(picture))
    factor = picture.wide / size[0]
    for tile in laid:
        _paint_place(painter, tile, picture, factor)


def _paint_place(painter: Press, tile: Tile, picture: Box, factor: float) -> None:
    """The page on the plan: the lines along which it is cut, and its name."""
    shift = (tile.source.x - tile.target.x, tile.source.y - tile.target.y)
    xs, ys = cuts(tile)
    left = picture.x + factor * tile.source.x
    top = picture.y + factor * tile.source.y
    for x in xs:
        at = picture.x + factor * (x + shift[0])
        rule(painter, [(at, top, at, top + factor * tile.source.high)], 0.5)
    for y in ys:
        at = picture.y + factor * (y + shift[1])
        rule(painter, [(left, at, left + factor * tile.source.wide, at)], 0.5)
    plate = QRectF(0, 0, 13, 9)
    plate.moveCenter(QPointF(left + factor * tile.source.wide / 2, top + factor * tile.source.high / 2))
    painter.fillRect(plate, brush("#FFFFFF"))
    corners = (plate.left(), plate.top(), plate.right(), plate.bottom())
    x1, y1, x2, y2 = corners
    rule(painter, [(x1, y1, x2, y1), (x2, y1, x2, y2), (x2, y2, x1, y2), (x1, y2, x1, y1)], 0.3)
    name = Letters(Face.INTER_BOLD, 5.5, "#000000")
    write_centred(painter, _name(tile.row, tile.column), plate.center(), name)


def _inside(box: Box, size: tuple[float, float]) -> Box:
    """The largest rectangle of that shape at the upper left of a box."""
    factor = min(box.wide / size[0], box.high / size[1])
    return Box(box.x, box.y, size[0] * factor, size[1] * factor)
