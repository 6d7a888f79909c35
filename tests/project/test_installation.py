# SPDX-License-Identifier: GPL-3.0-or-later
"""What travels with the program, what it loads at its start, and the commands that set it up."""

import subprocess
import sys
import zipfile
from importlib.util import find_spec
from pathlib import Path

import pytest
from hatchling.builders.wheel import WheelBuilder
from PySide6.QtGui import QImage, QPainter

import rubbletop

ROOT = Path(__file__).resolve().parent.parent.parent
HEAVY = ("PySide6", "shapely", "networkx", "numpy", "joblib")


def _loaded_by(code: str) -> set[str]:
    """Return which of the heavy packages are loaded once ``code`` has run in a fresh interpreter."""
    ended = subprocess.run(
        [sys.executable, "-c", f"{code}\nimport sys\nprint(*sys.modules)"],
        capture_output=True,
        text=True,
        check=True,
    )
    return set(HEAVY) & set(ended.stdout.split())


def test_the_command_line_loads_neither_qt_nor_geometry() -> None:
    assert _loaded_by("import rubbletop.__main__") == set()


def test_the_window_loads_no_geometry_before_it_is_needed() -> None:
    assert _loaded_by("import rubbletop.app") <= {"PySide6"}


def test_qt_keeps_count_of_none() -> None:
    image = QImage(8, 8, QImage.Format.Format_ARGB32)
    painter = QPainter(image)
    before = sys.getrefcount(None)
    for _ in range(200):
        painter.drawRect(0, 0, 1, 1)
    after = sys.getrefcount(None)
    painter.end()

    assert abs(after - before) < 100


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> list[str]:
    """The names in a wheel built from this checkout."""
    folder = tmp_path_factory.mktemp("wheel")
    built = next(iter(WheelBuilder(str(ROOT)).build(directory=str(folder), versions=["standard"])))
    with zipfile.ZipFile(built) as archive:
        return archive.namelist()


@pytest.mark.parametrize("folder", ["boards", "assets"])
def test_boards_and_art_travel_in_the_wheel(wheel: list[str], folder: str) -> None:
    here = {
        f"rubbletop/_data/{file.relative_to(ROOT).as_posix()}"
        for file in (ROOT / folder).rglob("*")
        if file.is_file()
    }

    assert here
    assert {name for name in wheel if name.startswith(f"rubbletop/_data/{folder}/")} == here


def test_the_wheel_holds_the_program_and_its_licence_but_no_tests(wheel: list[str]) -> None:
    assert "rubbletop/__main__.py" in wheel
    assert f"rubbletop-{rubbletop.__version__}.dist-info/licenses/LICENSE" in wheel
    assert [name for name in wheel if "tests" in name] == []


def test_the_program_is_licensed_under_the_gpl() -> None:
    assert (ROOT / "LICENSE").read_text(encoding="utf-8").lstrip().startswith("GNU GENERAL PUBLIC LICENSE")


def test_what_lies_in_assets_is_listed_with_its_licence() -> None:
    listing = (ROOT / "assets" / "LICENCES.md").read_text(encoding="utf-8")
    fonts = [file.name for file in (ROOT / "assets" / "fonts").glob("*.[ot]tf")]

    assert fonts
    assert [name for name in fonts if name.split("-")[0] not in listing.replace(" ", "")] == []


@pytest.mark.skipif(sys.platform == "win32", reason="the commands are for POSIX shells")
@pytest.mark.parametrize("script", ["packaging/run", ".ci/run"])
def test_the_set_up_commands_are_sound_shell(script: str) -> None:
    path = ROOT / script
    checked = subprocess.run(["sh", "-n", str(path)], capture_output=True, text=True, check=False)

    assert (checked.returncode, checked.stderr) == (0, "")
    assert path.stat().st_mode & 0o111 == 0o111
    assert path.read_text(encoding="utf-8").startswith("#!/bin/sh\n")


def test_every_dependency_of_the_program_is_installed() -> None:
    names = ["PySide6", "shapely", "networkx", "msgspec", "platformdirs", "joblib"]

    assert [name for name in names if find_spec(name) is None] == []
