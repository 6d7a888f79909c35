# SPDX-License-Identifier: GPL-3.0-or-later
"""The path data under `assets/art` is whole, and a damaged file is named."""

import shutil
from pathlib import Path

import pytest
from PySide6.QtCore import QPointF, QRectF

from rubbletop import paths
from rubbletop.board.load import load_board
from rubbletop.ui.colossi.art.face import EVENTS, FEATURES, FIGURES
from rubbletop.ui.paint.artwork import drawing, figures, unread
from rubbletop.ui.paint.outline import outline
from rubbletop.ui.paper.art import board_art, picture


def test_all_art_of_the_program_can_be_read(fresh_art: None) -> None:
    assert unread() is None


@pytest.mark.parametrize("file", ["figures.json", "colossi.json"])
def test_every_figure_lies_in_its_box_of_a_hundred(file: str) -> None:
    box = QRectF(-3, -3, 106, 106)
    outside = [
        name
        for name, parts in figures(file).items()
        for part in parts
        if not box.contains(part.path.boundingRect())
    ]

    assert outside == []
    assert all(any(part.role in "FS" for part in parts) for parts in figures(file).values())


def test_every_unit_feature_and_event_has_a_figure() -> None:
    assert set(FIGURES) <= set(figures())
    assert {*FEATURES, *EVENTS} <= set(figures("colossi.json"))


def test_the_lettering_kept_as_outlines_is_there() -> None:
    assert drawing("title-attack.svg")["attack-of-the"].boundingRect().width() > 400
    assert len(drawing("title-godran.svg")) == 4


@pytest.mark.parametrize(
    "text",
    [
        '{"squad": [["X", "M0,0Z"]]}',
        '{"squad": [["F", "M0,0L1"]]}',
        '{"squad": [["F", "nonsense"]]}',
        "[",
        "",
    ],
)
def test_a_damaged_figure_file_is_named_and_its_figures_are_empty(
    text: str, tmp_path: Path, fresh_art: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    shutil.copytree(paths.assets() / "art", tmp_path / "art")
    (tmp_path / "art" / "figures.json").write_text(text, encoding="utf-8")
    monkeypatch.setattr(paths, "assets", lambda: tmp_path)

    assert figures()["squad"] == ()
    told = unread()
    assert told is not None
    assert told.text() == (
        f"Some pictures are left out, for figures.json could not be read in {tmp_path / 'art'};"
        " installing the program again brings them back."
    )


@pytest.mark.parametrize("board", ["alpha", "barrel", "beta", "tokyo"])
def test_a_board_is_painted_though_all_its_art_is_gone(
    board: str, qapp: object, tmp_path: Path, fresh_art: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(paths, "assets", lambda: tmp_path)

    assert not picture(board_art(load_board(board)), 300).isNull()
    assert drawing("title-attack.svg")["attack-of-the"].isEmpty()
    told = unread()
    assert told is not None
    assert "title-godran.svg" in told.text()


@pytest.mark.parametrize(
    ("data", "box"),
    [
        ("M1,2L5,2V6H1Z", (1, 2, 4, 4)),
        ("m1 2l4 0v4h-4z", (1, 2, 4, 4)),
        ("M0,0 4,0 4,4", (0, 0, 4, 4)),
        ("M0,0C0,4 4,4 4,0", (0, 0, 4, 3)),
        ("M0,0C0,4 4,4 4,0S8-4 8,0", (0, -3, 8, 6)),
        ("M0,0Q2,4 4,0T8,0", (0, -2, 8, 4)),
        ("M0,0q2,4 4,0t4,0", (0, -2, 8, 4)),
        ("M0,0A2,2 0 0 1 4,0", (0, -2, 4, 2)),
        ("M0,0a2,2 0 014,0", (0, -2, 4, 2)),
        ("M0,0A2,2 0 0 0 4,0", (0, 0, 4, 2)),
        ("M0,0A2,1 0 1 1 4,0", (0, -1, 4, 1)),
        ("M0,0A1,1 0 0 1 4,0", (0, -2, 4, 2)),
        ("M0,0A0,1 0 0 1 4,2", (0, 0, 4, 2)),
        ("M1e1-.5L.5.5", (0.5, -0.5, 9.5, 1)),
    ],
)
def test_svg_path_data_is_read(data: str, box: tuple[float, float, float, float]) -> None:
    found = outline(data).boundingRect()

    assert (found.x(), found.y(), found.width(), found.height()) == pytest.approx(box, abs=0.01)


def test_a_turned_arc_goes_through_its_turned_axis() -> None:
    upright = outline("M0,0A4,1 90 0 1 2,0")

    assert upright.contains(QPointF(1, -3.5))


@pytest.mark.parametrize("data", ["M1", "M1,2L3", "M0,0X3,3", "5,5", "M0,0A1,1 0 2 0 3,3"])
def test_what_is_no_path_data_is_refused(data: str) -> None:
    with pytest.raises(ValueError, match=r"not path data|wants another number"):
        outline(data)
