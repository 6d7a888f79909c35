# SPDX-License-Identifier: GPL-3.0-or-later
"""Tracks and boxes that are printed on a board around its map."""

from collections.abc import Iterator

from msgspec import field

from rubbletop.board.model import Source
from rubbletop.board.parts import Part


class Track(Part, frozen=True, kw_only=True):
    """A row or ring of spaces: the value of each, in `unit`, and what else each shows, by name."""

    id: str
    name: str
    unit: str
    values: tuple[int, ...]
    shown: dict[str, tuple[int, ...]] = field(default_factory=dict)
    source: Source


class ActionBox(Part, frozen=True, kw_only=True):
    """A row of boxes for one kind of action: the amounts in each column; no columns means open to all."""

    id: str
    name: str
    columns: tuple[tuple[int, ...], ...] = ()
    source: Source


def track_faults(tracks: tuple[Track, ...]) -> Iterator[tuple[str, str]]:
    """Key and fault of each thing that is wrong with the tracks."""
    seen: set[str] = set()
    for track in tracks:
        if track.id in seen:
            yield f"tracks.{track.id}", f"track {track.id} is described twice"
        seen.add(track.id)
        for name, row in track.shown.items():
            if len(row) != len(track.values):
                fault = f"has {len(row)} entries; the track has {len(track.values)} spaces"
                yield f"tracks.{track.id}.shown.{name}", fault
