# SPDX-License-Identifier: GPL-3.0-or-later
"""Every counter of the Colossi can be told from the others, at every size."""

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor
from pytestqt.qtbot import QtBot

from rubbletop.ui.colossi.art import tones
from rubbletop.ui.colossi.art.counters import REACH
from rubbletop.ui.colossi.art.face import TRIBES, CounterFace, Kind, Marker
from rubbletop.ui.colossi.art.plates import Detail
from tests.ui.art.samples import colours, covered, every_face, pictured, raw

SQUAD = CounterFace(kind=Kind.MARINE, figure="squad", label="SQD 1", cf="4", dn="4", ma="3")
STONE = CounterFace(kind=Kind.BOULDER, tribe="red", cf="5", dn="4", code="MS", height=4)


@pytest.mark.parametrize("edge", [16, 30, 52])
def test_no_two_kinds_of_counter_look_alike_at_any_size(qtbot: QtBot, edge: int) -> None:
    pictures = [raw(pictured(face, edge)) for face in every_face()]

    # The three blank sides and unnamed ones differ by their words, which small counters leave out.
    assert len(set(pictures)) >= len(pictures) - (0 if edge > 36 else 1)


@pytest.mark.parametrize("face", every_face(), ids=lambda face: f"{face.kind}-{face.figure or face.tribe}")
def test_every_counter_fills_its_plate(qtbot: QtBot, face: CounterFace) -> None:
    image = pictured(face, 40)

    assert covered(image) > 0.9 * 40 * 40
    assert image.pixelColor(image.width() // 2, image.height() // 2).alpha() == 255


@pytest.mark.parametrize(
    ("front", "back"),
    [
        (
            SQUAD,
            CounterFace(
                kind=Kind.MARINE, figure="squad", label="SQD 1", cf="3", dn="4", ma="2", reduced=True
            ),
        ),
        (
            STONE,
            CounterFace(kind=Kind.BOULDER, tribe="red", cf="5", dn="4", code="MS", height=4, reduced=True),
        ),
        (CounterFace(kind=Kind.RUBBLE, dn="5"), CounterFace(kind=Kind.FEATURE, figure="pit")),
    ],
)
def test_the_two_sides_of_a_counter_differ(qtbot: QtBot, front: CounterFace, back: CounterFace) -> None:
    assert pictured(front, 30) != pictured(back, 30)


@pytest.mark.parametrize("marker", list(Marker))
def test_a_marker_on_a_counter_shows_its_colour(qtbot: QtBot, marker: Marker) -> None:
    marked = CounterFace(kind=Kind.MARINE, figure="squad", markers=(marker,))

    assert QColor(tones.MARKERS[marker.value]).rgba() in colours(pictured(marked, 40))


def test_a_tribe_keeps_its_letter_when_it_is_marked(qtbot: QtBot) -> None:
    marked = CounterFace(kind=Kind.BOULDER, tribe="white", cf="4", dn="4", markers=(Marker.CRACKED,))
    under_the_marker = pictured(marked, 60, margin=0.0).copy(0, 18, 12, 14)

    assert QColor(tones.CODE).rgba() in colours(under_the_marker)


@pytest.mark.parametrize("tribe", TRIBES)
def test_the_brow_alone_tells_the_tribes_apart(
    qtbot: QtBot, tribe: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    grey = tones.TRIBES["grey"]
    monkeypatch.setattr(tones, "TRIBES", dict.fromkeys(TRIBES, grey))
    faces = {name: raw(pictured(CounterFace(kind=Kind.BOULDER, tribe=name), 16)) for name in TRIBES}

    alike = [name for name in TRIBES if faces[name] == faces[tribe]]

    assert alike == [tribe]


@pytest.mark.parametrize(
    ("edge", "detail"), [(19, Detail.TINY), (20, Detail.SMALL), (35, Detail.SMALL), (36, Detail.FULL)]
)
def test_detail_goes_by_the_pixels_of_an_edge(edge: float, detail: Detail) -> None:
    assert Detail.at(edge) is detail


@pytest.mark.parametrize(
    "face",
    [
        SQUAD,
        STONE,
        CounterFace(kind=Kind.BOULDER, tribe="tomb", below=9, markers=(Marker.CRACKED, Marker.PARALYZED)),
    ],
)
def test_nothing_is_painted_farther_out_than_a_counter_may_reach(qtbot: QtBot, face: CounterFace) -> None:
    edge, margin = 50, 0.6
    image = pictured(face, edge, margin)
    near, far = (margin - REACH) * edge, (margin + 1 + REACH) * edge
    inside = QRectF(near - 1, near - 1, far - near + 2, far - near + 2)

    outside = [
        (x, y)
        for x in range(image.width())
        for y in range(image.height())
        if image.pixelColor(x, y).alpha() and not inside.contains(QRectF(x, y, 1, 1))
    ]

    assert covered(image) > edge * edge
    assert outside == []
