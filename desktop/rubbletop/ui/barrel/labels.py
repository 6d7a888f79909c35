# SPDX-License-Identifier: GPL-3.0-or-later
"""Names and plates of the regions once more over what is lit, so that they are read there too."""

from collections.abc import Iterator

import msgspec

from rubbletop.games.barrel.ground import Ground
from rubbletop.games.barrel.words.names import region_name
from rubbletop.ui.barrel.art import regions, sheet
from rubbletop.ui.game_screen import Mark


class NameFace(msgspec.Struct, frozen=True):
    """The name of a region."""

    text: str


class PlatesFace(msgspec.Struct, frozen=True):
    """The barrels that a region produces and the logistics that it needs."""

    oil: int
    logistics: int


def labels(ground: Ground) -> Iterator[Mark]:
    """Yield the name and the plates of every region; both lie over the teeth of battles too."""
    for region, known in ground.board.regions.items():
        words = region_name(ground, region)
        rect = sheet.in_board(regions.name_rect(known))
        yield Mark(
            id=f"name {region}", rect=rect, face=NameFace(regions.name_of(known)), name=words, is_over=True
        )
        if known.zone != "border":
            rect = sheet.in_board(regions.plates_rect(known))
            face = PlatesFace(known.oil, known.logistics)
            yield Mark(id=f"plates {region}", rect=rect, face=face, name=words, is_over=True)
