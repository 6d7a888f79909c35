# SPDX-License-Identifier: GPL-3.0-or-later
"""The files of a board of regions: facts in TOML, outlines in GeoJSON, and the board made from both."""

from collections import Counter
from collections.abc import Iterator
from itertools import chain
from typing import Annotated, Literal

from msgspec import Meta

from rubbletop.board.faults import Fault, Ledger
from rubbletop.board.model import IntPoint, Ring
from rubbletop.board.parts import Amount, Part
from rubbletop.board.regions import Decoration, Region, RegionBoard, Value, Zone
from rubbletop.board.tracks import ActionBox, Track, check_tracks
from rubbletop.kernel.facts import SpaceId

MOST = 200
"""Regions that a board may have; its map may hold as many decorations besides."""


class RegionPlan(Part, frozen=True, kw_only=True):
    """What the rules know of a region."""

    id: SpaceId
    name: str
    zone: Zone
    oil: Amount = 0
    logistics: Amount = 0
    printed: frozenset[Value] = frozenset()
    neighbours: tuple[SpaceId, ...]


class BoxPlan(Part, frozen=True, kw_only=True):
    """The action boxes, and for each number of players how many columns are in use."""

    columns_in_use: dict[int, int]
    rows: tuple[ActionBox, ...]


class RegionFile(Part, frozen=True, kw_only=True, tag_field="kind", tag="regions"):
    """The whole file; `outlines` names the GeoJSON file beside it."""

    format: Literal[1]
    id: str
    game: str
    title: str
    outlines: str
    size: IntPoint
    regions: Annotated[tuple[RegionPlan, ...], Meta(max_length=MOST)]
    tracks: tuple[Track, ...] = ()
    boxes: BoxPlan = BoxPlan(columns_in_use={}, rows=())


class Polygon(Part, frozen=True, kw_only=True, tag_field="type", tag="Polygon"):
    """One ring of (x, y), the first point repeated at the end."""

    coordinates: tuple[tuple[IntPoint, ...]]

    @property
    def rings(self) -> tuple[Ring, ...]:
        """The ring without its repeated point."""
        return (_opened(self.coordinates[0]),)


class MultiPolygon(Part, frozen=True, kw_only=True, tag_field="type", tag="MultiPolygon"):
    """Several parts of one ring each."""

    coordinates: tuple[tuple[tuple[IntPoint, ...]], ...]

    @property
    def rings(self) -> tuple[Ring, ...]:
        """The rings without their repeated points, in the order of the file."""
        return tuple(_opened(part[0]) for part in self.coordinates)


class LineString(Part, frozen=True, kw_only=True, tag_field="type", tag="LineString"):
    """The points of a line."""

    coordinates: tuple[IntPoint, ...]

    @property
    def rings(self) -> tuple[Ring, ...]:
        """The line itself."""
        return (_floats(self.coordinates),)


class Properties(Part, frozen=True, kw_only=True):
    """What the map says of a feature: where its label and counters stand, or what it decorates."""

    id: str
    kind: Literal["region", "decoration"]
    name: str = ""
    label: IntPoint | None = None
    tokens: tuple[IntPoint, ...] = ()
    gate: IntPoint | None = None
    shape: Literal["river", "arrow", "water"] | None = None


class Feature(Part, frozen=True, kw_only=True, tag_field="type", tag="Feature"):
    """One feature of the map."""

    properties: Properties
    geometry: Polygon | MultiPolygon | LineString


class MapFile(Part, frozen=True, kw_only=True, tag_field="type", tag="FeatureCollection"):
    """The GeoJSON file: whole numbers only, x to the right, y down."""

    name: str
    units: str
    credit: str
    features: Annotated[tuple[Feature, ...], Meta(max_length=2 * MOST)]


def _floats(points: tuple[IntPoint, ...]) -> Ring:
    return tuple((float(x), float(y)) for x, y in points)


def _opened(ring: tuple[IntPoint, ...]) -> Ring:
    return _floats(ring[:-1] if ring[:1] == ring[-1:] else ring)


def region_faults(file: RegionFile, outlines: MapFile, name: str) -> tuple[Fault, ...]:
    """What is wrong with the files, as far as it can be told without geometry."""
    ledger = Ledger(name)
    _check_names(file, ledger)
    _check_neighbours(file, ledger)
    check_tracks(file.tracks, ledger)
    _check_boxes(file.boxes, ledger)
    drawing = Ledger(file.outlines)
    _check_features(file, outlines, drawing)
    return (*ledger.found, *drawing.found)


def _check_names(file: RegionFile, ledger: Ledger) -> None:
    ledger.note_twice("regions", (region.id for region in file.regions), "id")
    ledger.note_twice("regions", (region.name for region in file.regions), "name")
    borders = [region.id for region in file.regions if region.zone == "border"]
    if len(borders) != 1:
        ledger.note("regions", f"one region must have the zone border; {len(borders)} have it")


def _check_boxes(boxes: BoxPlan, ledger: Ledger) -> None:
    most = max(boxes.columns_in_use.values(), default=0)
    for row in boxes.rows:
        if row.columns and len(row.columns) != most:
            ledger.note(f"boxes.rows, {row.id}", f"has {len(row.columns)} columns; {most} are in use")


def _check_neighbours(file: RegionFile, ledger: Ledger) -> None:
    beside = {region.id: region.neighbours for region in file.regions}
    for a, others in beside.items():
        for b in others:
            if b not in beside:
                ledger.note(f"regions, {a}", f"neighbour {b} is no region")
            elif a not in beside[b]:
                ledger.note(f"regions, {a}", f"{b} is a neighbour, but {b} does not name {a}")
        if len(set(others)) < len(others):
            ledger.note(f"regions, {a}", "a neighbour is named twice")
        if a in others:
            ledger.note(f"regions, {a}", "is its own neighbour")


def _check_features(file: RegionFile, outlines: MapFile, ledger: Ledger) -> None:
    ids = [feature.properties.id for feature in outlines.features]
    for word, times in Counter(ids).items():
        if times > 1:
            ledger.note(word, "the id is used twice")
    drawn = {f.properties.id for f in outlines.features if f.properties.kind == "region"}
    known = {str(region.id) for region in file.regions}
    for word in sorted(known - drawn):
        ledger.note(word, "the region has no outline")
    for word in sorted(drawn - known):
        ledger.note(word, "the outline belongs to no region")
    width, height = file.size
    for feature in outlines.features:
        properties, rings = feature.properties, feature.geometry.rings
        if properties.kind == "region" and properties.label is None:
            ledger.note(properties.id, "the region has no label point")
        if properties.kind == "region" and isinstance(feature.geometry, LineString):
            ledger.note(properties.id, "the region is drawn as a line")
        if properties.kind == "decoration" and properties.shape is None:
            ledger.note(properties.id, "the decoration has no shape")
        if not rings or any(len(ring) < 2 + (properties.kind == "region") for ring in rings):
            ledger.note(properties.id, "the outline has too few points")
        for x, y in chain.from_iterable(rings):
            if not (0 <= x <= width and 0 <= y <= height):
                ledger.note(properties.id, f"the point [{x:g}, {y:g}] lies outside the board")


def region_board(file: RegionFile, outlines: MapFile) -> RegionBoard:
    """The board that two faultless files describe."""
    features = {feature.properties.id: feature for feature in outlines.features}
    return RegionBoard(
        id=file.id,
        game=file.game,
        title=file.title,
        regions=[_region(plan, features[plan.id]) for plan in file.regions],
        neighbours={plan.id: plan.neighbours for plan in file.regions},
        size=file.size,
        decorations=tuple(_decorations(outlines)),
        tracks=file.tracks,
        boxes=file.boxes.rows,
        columns_in_use=file.boxes.columns_in_use,
        credit=outlines.credit,
        reconstructed=frozenset(_reconstructed(file)),
    )


def _region(plan: RegionPlan, feature: Feature) -> Region:
    outline, *beside = feature.geometry.rings
    properties = feature.properties
    label = properties.label
    assert label is not None, "a region without a label is a fault"
    return Region(
        id=plan.id,
        name=plan.name,
        outline=outline,
        centre=(float(label[0]), float(label[1])),
        oil=plan.oil,
        logistics=plan.logistics,
        zone=plan.zone,
        printed=plan.printed,
        tokens=_floats(properties.tokens),
        beside=tuple(beside),
        gate=None if properties.gate is None else _floats((properties.gate,))[0],
    )


def _decorations(outlines: MapFile) -> Iterator[Decoration]:
    for feature in outlines.features:
        properties = feature.properties
        if properties.shape is not None:
            yield Decoration(
                id=properties.id,
                name=properties.name,
                shape=properties.shape,
                points=feature.geometry.rings[0],
            )


def _reconstructed(file: RegionFile) -> Iterator[str]:
    yield from (plan.id for plan in file.regions if not {"oil", "logistics"} <= plan.printed)
    yield from (track.id for track in file.tracks if track.source == "reconstructed")
    yield from (row.id for row in file.boxes.rows if row.source == "reconstructed")
