# SPDX-License-Identifier: GPL-3.0-or-later
"""Printing without a window: everything of a game into a PDF, positions into files."""

from argparse import Namespace
from collections.abc import Collection
from pathlib import Path
from typing import Any

from rubbletop.kernel.facts import say
from rubbletop.kernel.files import write_whole
from rubbletop.kernel.rules import NOBODY
from rubbletop.kernel.session import Session
from rubbletop.kernel.state import GameState
from rubbletop.ui.language import speaking_application
from rubbletop.ui.paper.art import PositionArt
from rubbletop.ui.paper.files import export_art, pdf_bytes
from rubbletop.ui.paper.layout import Layout, Paper
from rubbletop.ui.paper.stock import art_item, items_of, laid_out, sound_boards
from rubbletop.ui.paper.tables import USUAL, play_of
from rubbletop.ui.parts.catalogue import CATALOGUE
from rubbletop.ui.parts.shelf import Shelf
from rubbletop.ui.scene.table import AnyScreen
from rubbletop.ui.words import worded


def position_art(screen: AnyScreen, view: GameState, game: str) -> PositionArt:
    """Return a position with its title: the game, and when in it.

    ``screen`` must be one that nobody else looks at.
    """
    turn, _ = screen.heading(view)
    return PositionArt(screen, view, say("{game}: {turn}", game=CATALOGUE[game].title, turn=turn))


def write_game(
    game: str,
    kinds: Collection[str],
    session: Session[Any] | None,
    asked: Namespace,
) -> int:
    """Write a PDF of these kinds of things, as the command line asks for it; return the number of its pages.

    Nothing is written where there is none. Raises OSError where the file cannot be written, ValueError for
    a name that no file can have.
    """
    layout = Layout(
        paper=asked.paper,
        percent=asked.size,
        edge=asked.edge,
        scale="fit" if asked.fit else "true",
        saves_ink=asked.ink,
    )
    with speaking_application():
        play = USUAL if session is None else play_of(session.setup)
        items = list(items_of(game, sound_boards(), play))
        if session is not None:
            items.insert(0, art_item(game, _art(session), "position"))
        pages = laid_out([item for item in items if item.kind in kinds], layout)
        if pages:
            write_whole(asked.out, pdf_bytes(pages, layout, worded(CATALOGUE[game].title)))
    return len(pages)


def export_position(session: Session[Any], kind: str, out: Path, paper: Paper | None, dots: int) -> None:
    """Draw the position in which a game stands, as everybody at the table may know it, into a file."""
    with speaking_application():
        export_art(_art(session), kind, out, paper, dots)


def _art(session: Session[Any]) -> PositionArt:
    game = session.rules.game
    return position_art(Shelf().screen(game), session.rules.view(session.state, NOBODY), game)
