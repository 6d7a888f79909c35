# SPDX-License-Identifier: GPL-3.0-or-later
"""Proves the packages: each validator is silent, and the .deb is installed, played and removed again."""

import os
import re
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

from make import debian, onedir
from make.facts import APP_ID, BUILD, ROOT, Failed, Unable, run
from make.play import Program, Stage, played
from make.root import Root

_skipped: list[str] = []
_PRAISE = re.compile(r"✔ Validation was successful\.|I: rubbletop: unused-override .*|N: .*unused override.*")
"""Lines that find no fault. Which overrides lintian needs depends on the Python in the package."""


def everything(suites: list[str]) -> list[Path]:
    """Build wheel, one-folder program and .deb, and prove them; ``suites`` are releases of Debian.

    Without a name it is the release that this runs on. What cannot be proven here is said, not passed over.
    """
    if sys.platform != "linux" or shutil.which("dpkg-deb") is None:
        raise Failed("packages are proven on Debian; elsewhere build them with: packaging/run onedir")
    onedir.onedir()
    _say("wheel and one-folder program are made")
    if saves := sorted((ROOT / "tests/saves").glob("*.rubble")):
        run(onedir.FOLDER / "rubbletop", "verify", *saves, stdout=subprocess.DEVNULL)
        _say(f"it plays {len(saves)} saved games again to their last byte")
    package = debian.deb(level=1)
    _validated(package)
    for suite in suites or [_codename()]:
        _proven(package, suite)
    for reason in _skipped:
        _say(f"SKIPPED: {reason}")
    return [onedir.FOLDER, package]


def _validated(package: Path) -> None:
    share = BUILD / "deb/usr/share"
    _silent("desktop-file-validate", share / "applications" / f"{APP_ID}.desktop")
    _silent("appstreamcli", "validate", "--no-net", share / "metainfo" / f"{APP_ID}.metainfo.xml")
    _silent("man", "--warnings", "-E", "UTF-8", "-l", "-Tutf8", "-Z", share / "man/man6/rubbletop.6.gz")
    _silent("lintian", "--pedantic", "--display-info", "--tag-display-limit", "0", "--allow-root", package)
    with tempfile.TemporaryDirectory() as folder:
        shutil.copytree(share / "mime", folder, dirs_exist_ok=True)
        _silent("update-mime-database", folder, quiet_errors=True)


def _silent(*words: str | Path, quiet_errors: bool = False) -> None:
    """Run a validator, which must find nothing. What it says of success does not count."""
    name = str(words[0])
    if shutil.which(name) is None:
        _skipped.append(f"{name} is not installed, so {Path(words[-1]).name} was not held against it")
        return
    environment = {**os.environ, "MANROFFSEQ": "", "MANWIDTH": "80", "LC_ALL": "C.UTF-8"}
    ended = subprocess.run(
        [str(word) for word in words], capture_output=True, text=True, check=False, env=environment
    )
    errors = "" if quiet_errors and ended.returncode == 0 else ended.stderr
    told = "" if name == "man" else ended.stdout
    lines = [line for line in (told + errors).splitlines() if line.strip() and not _is_praise(line)]
    if ended.returncode or lines:
        raise Failed(f"{name} finds fault with {Path(words[-1]).name}:\n" + "\n".join(lines))
    _say(f"{name} is silent")


def _is_praise(line: str) -> bool:
    """Whether a line only says that all is well; a count of hints of whatever kind is no praise."""
    return _PRAISE.fullmatch(line.strip()) is not None


def _proven(package: Path, suite: str) -> None:
    """Install the package into a clean system, play there, and remove it; without one, play it unpacked."""
    try:
        with Root(suite) as root:
            _say(f"a clean Debian {suite} is made")
            root.install(package)
            _say(f"{package.name} is installed there")
            _played(root.program, root.home, root.kept_save)
            left = root.removed()
            if left:
                raise Failed("the removed package leaves behind: " + " ".join(left))
            _say("the package is removed and has left nothing behind")
    except Unable as reason:
        _skipped.append(f"installing into a clean Debian {suite}: {reason}")
        _played_unpacked(package)


def _played_unpacked(package: Path) -> None:
    """Play the program as it lies in the package, where no system can be made to install it into."""
    folder = BUILD / "unpacked"
    shutil.rmtree(folder, ignore_errors=True)
    subprocess.run(["dpkg-deb", "-x", str(package), str(folder)], check=True)
    home = folder / "home"
    home.mkdir()
    started = str(folder / "usr/games/rubbletop")
    known = {"PATH": os.environ["PATH"], "HOME": str(home), "LANG": "C.UTF-8"}

    def program(stage: Stage) -> Program:
        return lambda *words: ([started, *words], {**known, **stage.environment})

    _played(program, home, lambda name: home / name)


def _played(program: Callable[[Stage], Program], home: Path, inside: Callable[[str], Path]) -> None:
    """Play the program on a screen, where one can be had."""
    try:
        with Stage() as stage:
            for line in played(program(stage), home, inside):
                _say(line)
    except Unable as reason:
        _skipped.append(f"playing the program in its window: {reason}")


def _codename() -> str:
    for line in Path("/etc/os-release").read_text(encoding="utf-8").splitlines():
        if line.startswith("VERSION_CODENAME="):
            return line.partition("=")[2].strip('"')
    return "bookworm"


def _say(line: str) -> None:
    print(f"packaging/run check: [{time.strftime('%H:%M:%S')}] {line}", flush=True)
