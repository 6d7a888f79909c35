# SPDX-License-Identifier: GPL-3.0-or-later
"""What all packages tell of the program: its one version number, what is new, when, where it lives."""

import ast
import os
import re
import shutil
import subprocess
from datetime import UTC, date, datetime
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parents[2]
PACKAGING = ROOT / "packaging"
BUILD = ROOT / "build"
DIST = ROOT / "dist"
APP_ID = "org.rubbletop.rubbletop"
HOME = "https://rubbletop.example"
"""The home page, in a domain that is reserved for examples as long as there is none."""
MAINTAINER = "The Rubbletop authors <authors@rubbletop.example>"
SCREENSHOTS = tuple(f"screenshot-{game}.png" for game in ("tokyo", "barrel", "colossi"))

_HEADING = re.compile(r"^## (?P<version>[\d.]+)(?: \((?P<date>\d{4}-\d\d-\d\d)\))?$", re.MULTILINE)


class Release(NamedTuple):
    """A version, its day, and what is new in it, one entry a point of the list."""

    version: str
    day: date
    news: tuple[str, ...]


class Failed(Exception):  # noqa: N818 - it says what it is
    """A step that could not be done; the text is for whoever builds."""


class Unable(Exception):  # noqa: N818 - it says what it is
    """What this machine cannot do, so that the proof is left out and said to be."""


def version() -> str:
    """Return the version number, which stands in ``rubbletop/__init__.py`` and nowhere else."""
    tree = ast.parse((ROOT / "desktop" / "rubbletop" / "__init__.py").read_text(encoding="utf-8"))
    for line in tree.body:
        if isinstance(line, ast.Assign) and ast.unparse(line.targets[0]) == "__version__":
            return str(ast.literal_eval(line.value))
    raise Failed("desktop/rubbletop/__init__.py names no version")


def when() -> datetime:
    """Return the time that all made files bear: SOURCE_DATE_EPOCH, the last commit, or the last news."""
    if told := os.environ.get("SOURCE_DATE_EPOCH"):
        return datetime.fromtimestamp(int(told), UTC)
    if git := shutil.which("git"):
        asked = subprocess.run(
            [git, "-C", str(ROOT), "log", "-1", "--format=%ct"], capture_output=True, text=True, check=False
        )
        if asked.returncode == 0 and asked.stdout.strip():
            return datetime.fromtimestamp(int(asked.stdout), UTC)
    days = [match["date"] for match in _HEADING.finditer(_changelog()) if match["date"]]
    return datetime.fromisoformat(f"{max(days)}T12:00:00+00:00") if days else datetime.now(UTC)


def releases() -> tuple[Release, ...]:
    """Return the releases of ``CHANGELOG.md``, the present version first.

    A version whose heading names no day, and one that the list does not have yet, has the day of this build.
    """
    text = _changelog()
    headings = list(_HEADING.finditer(text))
    ends = [heading.start() for heading in headings[1:]] + [len(text)]
    found = [
        Release(heading["version"], _day(heading["date"]), _points(text[heading.end() : end]))
        for heading, end in zip(headings, ends, strict=True)
    ]
    present = version()
    if not any(release.version == present for release in found):
        found.insert(0, Release(present, when().date(), ("What is new is not written down yet.",)))
    # Newer than this version is only what is being written.
    while found[0].version != present:
        found.pop(0)
    return tuple(found)


def filled(template: Path, **words: str) -> str:
    """Return a template with ``@VERSION@``, ``@DATE@``, ``@HOME@`` and the given words in their places."""
    text = template.read_text(encoding="utf-8")
    known = {"VERSION": version(), "DATE": when().date().isoformat(), "HOME": HOME, "MAINTAINER": MAINTAINER}
    for name, word in {**known, **words}.items():
        text = text.replace(f"@{name}@", word)
    if left := re.findall(r"@[A-Z_]+@", text):
        raise Failed(f"{template.name}: nothing is known for {', '.join(left)}")
    return text


def run(*words: str | Path, **more: object) -> None:
    """Run a command. Raises Failed where it fails."""
    ended = subprocess.run([str(word) for word in words], check=False, **more)  # type: ignore[call-overload]
    if ended.returncode:
        raise Failed(f"{Path(str(words[0])).name} ended with {ended.returncode}: {' '.join(map(str, words))}")


def _changelog() -> str:
    return (PACKAGING / "CHANGELOG.md").read_text(encoding="utf-8")


def _day(written: str | None) -> date:
    return date.fromisoformat(written) if written else when().date()


def _points(text: str) -> tuple[str, ...]:
    """Return the points of a list in Markdown, or its first paragraph where there is none, in plain words."""
    plain = re.sub(r"[*`](?=\S)|(?<=\S)[*`]", "", re.sub(r"^\* ", "• ", text, flags=re.MULTILINE))
    points = [
        " ".join(point.split()) for point in re.findall(r"^• ((?:.+\n?)(?:  .+\n?)*)", plain, re.MULTILINE)
    ]
    return tuple(points) or tuple(" ".join(part.split()) for part in plain.strip().split("\n\n")[:1])
