# SPDX-License-Identifier: GPL-3.0-or-later
"""The wheel from the source archive, and the one-folder program from the wheel."""

import os
import shutil
import subprocess
import sys
import tempfile
import tomllib
from fnmatch import fnmatch
from pathlib import Path

from make.facts import BUILD, DIST, PACKAGING, ROOT, Failed, run, version, when

FOLDER = DIST / "rubbletop"


def wheel() -> Path:
    """Build the source archive, and the wheel from what is in it; return the wheel."""
    run(sys.executable, "-m", "hatchling", "build", "-t", "sdist", "-d", DIST, cwd=ROOT, env=_environment())
    archive = DIST / f"rubbletop-{version()}.tar.gz"
    with tempfile.TemporaryDirectory() as folder:
        shutil.unpack_archive(archive, folder)
        unpacked = Path(folder) / f"rubbletop-{version()}"
        run(
            sys.executable,
            "-m",
            "hatchling",
            "build",
            "-t",
            "wheel",
            "-d",
            DIST,
            cwd=unpacked,
            env=_environment(),
        )
    return DIST / f"rubbletop-{version()}-py3-none-any.whl"


def onedir() -> Path:
    """Build the one-folder program; return its folder, ``dist/rubbletop``."""
    if sys.prefix == sys.base_prefix:
        raise Failed("this builds in a virtual environment of its own; packaging/run makes one")
    _installed(wheel())
    icons = BUILD / "icons"
    # In a process of its own: what is installed just now is known to a new one.
    run(sys.executable, "-m", "make.pictures", icons, cwd=PACKAGING)
    environment = {**_environment(), "RUBBLETOP_ICONS": str(icons), "RUBBLETOP_VERSION": version()}
    words: list[str | Path] = [
        "--noconfirm",
        "--log-level",
        "ERROR",
        "--distpath",
        DIST,
        "--workpath",
        BUILD / "pyinstaller",
    ]
    run(
        sys.executable,
        "-m",
        "PyInstaller",
        *words,
        PACKAGING / "onedir" / "rubbletop.spec",
        cwd=BUILD,
        env=environment,
    )
    if sys.platform == "linux":
        _slimmed()
        _named()
    _tried()
    return FOLDER


def archive() -> Path:
    """Pack the one-folder program into one file; return it."""
    kind = "zip" if sys.platform == "win32" else "gztar"
    name = DIST / f"rubbletop-{version()}-{sys.platform}"
    return Path(shutil.make_archive(str(name), kind, DIST, "rubbletop"))


def size(folder: Path) -> int:
    """Return the bytes of all files in a folder."""
    return sum(file.lstat().st_size for file in folder.rglob("*") if not file.is_dir())


def _environment() -> dict[str, str]:
    return {**os.environ, "SOURCE_DATE_EPOCH": str(int(when().timestamp())), "PYTHONHASHSEED": "0"}


def _installed(built: Path) -> None:
    """Install the wheel and what it needs beside PyInstaller, in the place of an earlier one."""
    pip = [sys.executable, "-m", "pip", "--quiet", "--disable-pip-version-check", "install"]
    run(*pip, built)
    # The number of the version stays while one works on it.
    run(*pip, "--no-deps", "--force-reinstall", built)


def _slimmed() -> None:
    """Take the symbols out of Python itself; the libraries of NumPy do not bear it."""
    for library in (FOLDER / "_internal").glob("libpython3.*.so*"):
        run("strip", "--strip-unneeded", library)
    for file in FOLDER.rglob("*"):
        if file.is_file() and not file.is_symlink():
            file.chmod(0o755 if file.parent == FOLDER else 0o644)


def _named() -> None:
    """Raises Failed where something is shipped of which ``assets/shipped.toml`` does not say whose it is."""
    from PyInstaller.archive.readers import CArchiveReader

    told = tomllib.loads((ROOT / "assets/shipped.toml").read_text("utf-8"))["part"]
    patterns = [file.split("/")[0] for part in told for file in part["files"] if file != "*"]
    packages = {part.get("package", "").split("_")[0] for part in told}
    loose = [file.name for file in (FOLDER / "_internal").iterdir()]
    inner = CArchiveReader(str(FOLDER / "rubbletop"))
    packed = {name.split(".")[0] for name in inner.open_embedded_archive("PYZ.pyz").toc}
    nameless = [name for name in loose if not _is_named(name, patterns)]
    nameless += [
        name
        for name in packed - set(sys.stdlib_module_names) - packages
        if not name.startswith(("_pyi", "_sysconfigdata"))
    ]
    if nameless:
        raise Failed(f"assets/shipped.toml does not say whose these are: {', '.join(sorted(nameless))}")


def _is_named(name: str, patterns: list[str]) -> bool:
    own = name == "rubbletop" or name.startswith("rubbletop-")
    return own or name.endswith(".dist-info") or any(fnmatch(name, pattern) for pattern in patterns)


def _tried() -> None:
    """Ask the program that was made for its version and its boards. Raises Failed where it is mute."""
    program = FOLDER / ("rubbletop.exe" if sys.platform == "win32" else "rubbletop")
    told = subprocess.run([program, "--version"], capture_output=True, text=True, check=False)
    if told.stdout.strip() != f"rubbletop {version()}":
        raise Failed(
            f"the program that was made says {told.stdout!r} {told.stderr!r} when asked for its version"
        )
    run(program, "board", "list", stdout=subprocess.DEVNULL)
