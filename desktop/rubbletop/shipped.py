# SPDX-License-Identifier: GPL-3.0-or-later
"""What the program consists of: the versions of its rules and libraries, and whose each part is."""

import platform
import re
import tomllib
from importlib.metadata import PackageNotFoundError, distribution, version
from pathlib import Path

import msgspec

from rubbletop import __version__
from rubbletop.paths import assets

LISTING = "shipped.toml"
_LIBRARIES = ("PySide6_Essentials", "shapely", "numpy", "networkx", "msgspec", "platformdirs", "joblib")
_ENDINGS = re.compile(r"\.(txt|md)$")


class Part(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One part of the installed program.

    ``package`` is the Python package that brings it, "" for none; ``files`` where it lies in the
    one-folder program; ``text`` the file of its licence in the assets, or its name in the package.
    """

    name: str
    files: tuple[str, ...]
    copyright: str
    licence: str
    package: str = ""
    text: str = ""


def parts() -> tuple[Part, ...]:
    """Return all parts of the program, itself first; only itself where their list cannot be read."""
    try:
        told = tomllib.loads((assets() / LISTING).read_text(encoding="utf-8"))
        return msgspec.convert(told["part"], tuple[Part, ...])
    except (OSError, ValueError, KeyError):
        return (Part("Rubbletop", ("*",), "The Rubbletop authors", "GPL-3.0-or-later", package="rubbletop"),)


def version_of(part: Part) -> str:
    """Return the version of a part, "" for one that has none of its own."""
    match part.name:
        case "Rubbletop":
            return __version__
        case "Python":
            return platform.python_version()
        case name if ", in " in name or not part.package:
            return ""
        case _:
            return _installed(part.package)


def licence_text(part: Part) -> str:
    """Return the text of a part's licence, "" where it was not brought along."""
    if "/" in part.text:
        return _read(assets() / part.text)
    try:
        brought = distribution(part.package).files or ()
    except (PackageNotFoundError, ValueError):
        return ""
    found = [Path(str(file.locate())) for file in brought if _is_licence(file.name)]
    wanted = [file for file in found if file.name == part.text] if part.text else found
    return "\n\n\n".join(text for file in sorted(wanted, key=_depth) if (text := _read(file)))


def rules() -> tuple[tuple[str, str], ...]:
    """Return the title of each game and the version of its rules, which its saves name."""
    from rubbletop.games.barrel.rules import BarrelRules
    from rubbletop.games.colossi.rules import ColossiRules
    from rubbletop.games.tokyo.rules import TokyoRules

    return tuple((game.title, str(game.version)) for game in (ColossiRules, TokyoRules, BarrelRules))


def libraries() -> tuple[tuple[str, str], ...]:
    """Return the Python packages that the program stands on, with their versions."""
    return tuple((name.replace("_", " "), _installed(name) or "?") for name in _LIBRARIES)


def system() -> str:
    """Return the kind of system the program runs on, and nothing that tells one machine from another."""
    try:
        name = platform.freedesktop_os_release()["PRETTY_NAME"]
    except (OSError, KeyError):
        name = f"{platform.system()} {platform.release()}"
    return f"{name}, {platform.machine()}"


def _installed(package: str) -> str:
    try:
        return version(package)
    except PackageNotFoundError:
        return ""


def _is_licence(name: str) -> bool:
    bare = _ENDINGS.sub("", name.upper(), count=1)
    return bare.startswith(("LICEN", "COPYING")) or bare.endswith("LICENSE")


def _depth(file: Path) -> tuple[int, str]:
    return len(file.parts), str(file)


def _read(file: Path) -> str:
    try:
        return file.read_text(encoding="utf-8", errors="replace").strip()
    except OSError:
        return ""
