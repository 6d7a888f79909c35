# SPDX-License-Identifier: GPL-3.0-or-later
"""The command that sets everything up says what is missing where it cannot go on."""

import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent.parent
TOOLS = ("cat", "cksum", "dirname", "env", "grep", "mktemp", "rm", "sh")

SetUp = Callable[..., "subprocess.CompletedProcess[str]"]

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="the commands are for POSIX shells")


@pytest.fixture
def set_up(tmp_path: Path) -> SetUp:
    """A function that runs the command on a machine that has the given programs, told as shell code."""
    for name in ("packaging/run", "pyproject.toml", "desktop/rubbletop/__init__.py"):
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(ROOT / name, tmp_path / name)
    programs = tmp_path / "bin"
    programs.mkdir()
    for tool in TOOLS:
        place = shutil.which(tool)
        assert place is not None
        (programs / tool).symlink_to(place)

    def run(**made: str) -> "subprocess.CompletedProcess[str]":
        for name, code in made.items():
            program = programs / name.replace("_", "-")
            program.write_text(f"#!/bin/sh\n{code}\n", encoding="utf-8")
            program.chmod(0o755)
        return subprocess.run(
            [str(tmp_path / "packaging" / "run"), "--version"],
            env={"PATH": str(programs)},
            capture_output=True,
            text=True,
            check=False,
            timeout=60,
        )

    return run


def test_without_sudo_it_names_what_root_should_install(set_up: SetUp) -> None:
    ended = set_up(uname="echo Linux", dpkg_query="exit 1", apt_get="exit 0", id="echo 1000")

    assert ended.returncode == 1
    assert ended.stderr.startswith(
        "packaging/run: there is no sudo; as root, run: apt-get install libegl1 libgl1 "
    )
    assert ended.stderr.count("\n") == 1


def test_where_packages_cannot_be_fetched_it_shows_why_and_asks_for_the_network(set_up: SetUp) -> None:
    ended = set_up(uname="echo Linux", dpkg_query="exit 1", apt_get="echo E: no route; exit 100", id="echo 0")

    told = ended.stderr.splitlines()
    assert ended.returncode == 1
    assert told[0].startswith("packaging/run: installing from the system's archive: libegl1 ")
    assert told[1] == "E: no route"
    assert told[2].startswith("packaging/run: the packages could not be installed; is the network there?")


@pytest.mark.parametrize(
    ("python", "here"), [("", "no Python"), ('[ "$1" = -V ] && echo Python 3.9.2 || exit 1', "Python 3.9.2")]
)
def test_without_a_python_that_suits_it_says_which_it_needs(set_up: SetUp, python: str, here: str) -> None:
    programs = {"python3": python} if python else {}

    ended = set_up(uname="echo Darwin", **programs)

    assert ended.returncode == 1
    assert f"Rubbletop needs Python 3.11 to 3.14, and {here} is here." in ended.stderr
