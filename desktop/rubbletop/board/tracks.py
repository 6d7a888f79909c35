# SPDX-License-Identifier: GPL-3.0-or-later
"""Tracks and boxes that are printed on a board around its map."""

from typing import Annotated

from msgspec import Meta, field

from rubbletop.board.faults import Ledger
from rubbletop.board.model import Source, Whole
from rubbletop.board.parts import Part

Spaces = Annotated[tuple[Whole, ...], Meta(max_length=1000)]


class Track(Part, frozen=True, kw_only=True):
    """A row or ring of spaces: the value of each, in `unit`, and what else each shows, by name."""

    id: str
    name: str
    unit: str
    values: Spaces
    shown: dict[str, Spaces] = field(default_factory=dict)
    source: Source


class ActionBox(Part, frozen=True, kw_only=True):
    """A row of boxes for one kind of action: the amounts in each column; no columns means open to all."""

    id: str
    name: str
    columns: tuple[tuple[int, ...], ...] = ()
    source: Source


def check_tracks(tracks: tuple[Track, ...], ledger: Ledger) -> None:
    """Write down what is wrong with the tracks."""
    ledger.note_twice("tracks", (track.id for track in tracks), "id")
    for track in tracks:
        for name, row in track.shown.items():
            if len(row) != len(track.values):
                fault = f"has {len(row)} entries; the track has {len(track.values)} spaces"
                ledger.note(f"tracks.{track.id}.shown.{name}", fault)
