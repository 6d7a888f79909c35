# SPDX-License-Identifier: GPL-3.0-or-later
"""What can be printed: of every game its boards, counters, cards, aids and set-up sheets."""

from collections.abc import Callable, Iterable
from functools import partial
from typing import Literal, get_args

import msgspec

from rubbletop.board.load import load_board, own_boards
from rubbletop.board.model import Board
from rubbletop.games import registry
from rubbletop.kernel.facts import Message, called, say
from rubbletop.paths import FolderError
from rubbletop.ui.game_screen import Chart
from rubbletop.ui.paper.art import Art, board_art
from rubbletop.ui.paper.boards import board_pages
from rubbletop.ui.paper.layout import Layout
from rubbletop.ui.paper.page import Page, empty_page
from rubbletop.ui.paper.pieces import PieceSet, piece_pages
from rubbletop.ui.paper.tables import USUAL, Play
from rubbletop.ui.paper.text import SetUp, aid_pages, set_up_pages
from rubbletop.ui.parts.catalogue import CATALOGUE

Kind = Literal["position", "boards", "counters", "cards", "aids", "setup"]
KINDS: tuple[Kind, ...] = get_args(Kind)


class Item(msgspec.Struct, frozen=True, kw_only=True):
    """One thing to be ticked: its kind, what it is called, what lays its pages out.

    ``art`` makes the picture of a board or a position.
    """

    id: str
    game: str
    kind: Kind
    title: Message
    pages: Callable[[Layout], tuple[Page, ...]]
    art: Callable[[], Art] | None = None


class Stock(msgspec.Struct, frozen=True, kw_only=True):
    """The pieces and sheets of a game; what is dear to make is made when it is asked for."""

    counters: Callable[[Play], tuple[PieceSet, ...]]
    cards: Callable[[Play], tuple[PieceSet, ...]]
    charts: Callable[[Play], tuple[Chart, ...]]
    set_ups: Callable[[Play], tuple[SetUp, ...]]


def items_of(game: str, own: Iterable[Board] = (), play: Play = USUAL) -> tuple[Item, ...]:
    """Return all that can be printed for a game, with boards of the player's own."""
    title = CATALOGUE[game].title
    stock = _stock(game)
    boards = [_board_item(game, name) for name in CATALOGUE[game].boards]
    boards += [
        art_item(game, board_art(board), "boards", say("Board: {title}", title=called(board.title)))
        for board in own
        if board.game == game
    ]
    return (
        *boards,
        _pieces_item(game, "counters", say("Counters"), partial(stock.counters, play)),
        *(
            (_pieces_item(game, "cards", say("Cards"), partial(stock.cards, play)),)
            if CATALOGUE[game].game != "barrel"
            else ()
        ),
        Item(
            id=f"{game} aids",
            game=game,
            kind="aids",
            title=say("Player aid: all charts"),
            pages=lambda layout: aid_pages(title, stock.charts(play), layout),
        ),
        Item(
            id=f"{game} setup",
            game=game,
            kind="setup",
            title=say("Set-up sheets"),
            pages=lambda layout: tuple(
                page for known in stock.set_ups(play) for page in set_up_pages(title, known, layout)
            ),
        ),
    )


def art_item(game: str, art: Art, kind: Kind, title: Message | None = None) -> Item:
    """Return a board or a position as something to be ticked, under its own title where none is given."""
    return Item(
        id=f"{kind} {art.id}",
        game=game,
        kind=kind,
        title=art.title if title is None else title,
        pages=lambda layout: board_pages(art, layout),
        art=lambda: art,
    )


def sound_boards() -> tuple[Board, ...]:
    """Return the boards of the player's own in which the checker finds no fault; none without a folder."""
    try:
        return tuple(own.board for own in own_boards() if own.board is not None)
    except FolderError:
        return ()


def games() -> tuple[str, ...]:
    """Return the games in the order in which they are offered."""
    return tuple(game for game in CATALOGUE if game in registry.games())


def laid_out(chosen: Iterable[Item], layout: Layout) -> tuple[Page, ...]:
    """Return all pages of what is chosen; fronts lie where a printer has the front of a sheet.

    Where there are backs at all, sheets are printed on both sides: parts of boards keep theirs empty then.
    """
    known = [page for item in chosen for page in item.pages(layout)]
    if not has_backs(known):
        return tuple(known)
    pages: list[Page] = []
    for page in known:
        is_new_sheet = page.is_first_side or page.is_glued or (pages and pages[-1].is_glued)
        if is_new_sheet and len(pages) % 2:
            pages.append(empty_page(page.size))
        pages.append(page)
    return tuple(pages)


def has_backs(pages: Iterable[Page]) -> bool:
    """Return whether something is to be printed on both sides of its sheets."""
    return any(page.is_first_side for page in pages)


def _board_item(game: str, name: str) -> Item:
    from rubbletop.ui.parts.board_titles import BOARD_TITLES

    return Item(
        id=f"boards {name}",
        game=game,
        kind="boards",
        title=say("Board: {title}", title=BOARD_TITLES[name]),
        pages=lambda layout: board_pages(board_art(load_board(name)), layout),
        art=lambda: board_art(load_board(name)),
    )


def _pieces_item(game: str, kind: Kind, title: Message, sets: Callable[[], tuple[PieceSet, ...]]) -> Item:
    return Item(
        id=f"{game} {kind}",
        game=game,
        kind=kind,
        title=title,
        pages=lambda layout: tuple(page for known in sets() for page in piece_pages(known, layout)),
    )


def _stock(game: str) -> Stock:
    match game:
        case "colossi":
            from rubbletop.ui.paper.colossi import STOCK as COLOSSI

            return COLOSSI
        case "tokyo":
            from rubbletop.ui.paper.tokyo import STOCK as TOKYO

            return TOKYO
        case "barrel":
            from rubbletop.ui.paper.barrel import STOCK as BARREL

            return BARREL
        case unknown:
            raise AssertionError(unknown)
