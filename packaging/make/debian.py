# SPDX-License-Identifier: GPL-3.0-or-later
"""The Debian package from the one-folder program: menu entry, icons, kind of file, manual page, licences."""

import gzip
import os
import shutil
import subprocess
import textwrap
import tomllib
from datetime import UTC, datetime, timedelta
from pathlib import Path

from make import pictures
from make.facts import (
    APP_ID,
    BUILD,
    DIST,
    HOME,
    MAINTAINER,
    PACKAGING,
    ROOT,
    filled,
    releases,
    run,
    version,
    when,
)
from make.onedir import FOLDER, size

LINUX = PACKAGING / "linux"
MIME_ICON = "application-x-rubbletop"


def desktop_files(usr: Path, icons: Path) -> None:
    """Put into ``usr`` all that a Linux desktop wants to know of the program; the .deb and Flatpak use it."""
    _placed(
        usr / "share/applications" / f"{APP_ID}.desktop", (LINUX / f"{APP_ID}.desktop").read_text("utf-8")
    )
    _placed(usr / "share/mime/packages" / f"{APP_ID}.xml", (LINUX / f"{APP_ID}.xml").read_text("utf-8"))
    _placed(usr / "share/metainfo" / f"{APP_ID}.metainfo.xml", metainfo())
    _compressed(usr / "share/man/man6/rubbletop.6.gz", filled(LINUX / "rubbletop.6.in"))
    hicolor = usr / "share/icons/hicolor"
    for edge, picture in pictures.draw(icons).items():
        for kind, name in (("apps", APP_ID), ("mimetypes", MIME_ICON)):
            _copied(picture, hicolor / f"{edge}x{edge}" / kind / f"{name}.png")
    for kind, name in (("apps", APP_ID), ("mimetypes", MIME_ICON)):
        _copied(pictures.LARGE, hicolor / "scalable" / kind / f"{name}.svg")


def metainfo() -> str:
    """Return the AppStream metadata, the releases taken from CHANGELOG.md."""
    lines = []
    for release in releases():
        news = "".join(f"\n          <li>{_escaped(point)}</li>" for point in release.news)
        lines.append(
            f'    <release version="{release.version}" date="{release.day}">\n      <description>\n'
            f"        <ul>{news}\n        </ul>\n      </description>\n    </release>"
        )
    return filled(LINUX / f"{APP_ID}.metainfo.xml.in", RELEASES="\n".join(lines))


def deb(level: int = 6) -> Path:
    """Build the package from ``dist/rubbletop``, packed as tightly as ``level`` says, 0 to 9; return it."""
    root = BUILD / "deb"
    shutil.rmtree(root, ignore_errors=True)
    usr = root / "usr"
    shutil.copytree(FOLDER, usr / "lib/rubbletop", symlinks=True)
    (usr / "games").mkdir()
    (usr / "games/rubbletop").symlink_to("../lib/rubbletop/rubbletop")
    desktop_files(usr, BUILD / "icons")
    doc = usr / "share/doc/rubbletop"
    _placed(doc / "copyright", copyright_file())
    _compressed(doc / "changelog.gz", _changelog())
    _placed(usr / "share/lintian/overrides/rubbletop", (PACKAGING / "debian/overrides").read_text("utf-8"))
    architecture = subprocess.run(
        ["dpkg", "--print-architecture"], capture_output=True, text=True, check=True
    ).stdout.strip()
    kilobytes = str(-(-size(root) // 1024))
    control = filled(PACKAGING / "debian/control.in", ARCHITECTURE=architecture, SIZE=kilobytes)
    _placed(root / "DEBIAN/control", control)
    _placed(root / "DEBIAN/md5sums", _sums(root))
    _dated(root)
    package = DIST / f"rubbletop_{version()}_{architecture}.deb"
    environment = {**os.environ, "SOURCE_DATE_EPOCH": str(int(when().timestamp()))}
    run("dpkg-deb", "--root-owner-group", "-Zxz", f"-z{level}", "--build", root, package, env=environment)
    return package


def copyright_file() -> str:
    """Return the copyright file: whose each part is, and the text of each licence once."""
    shipped = tomllib.loads((ROOT / "assets/shipped.toml").read_text("utf-8"))["part"]
    head = (
        "Format: https://www.debian.org/doc/packaging-manuals/copyright-format/1.0/\n"
        f"Upstream-Name: Rubbletop\nUpstream-Contact: {MAINTAINER}\nSource: {HOME}\n"
    )
    stanzas = [head]
    for part in shipped:
        files = "\n".join(
            f" {'' if name == '*' else 'usr/lib/rubbletop/_internal/'}{name}" for name in part["files"]
        )
        owners = part["copyright"].replace("; ", "\n ")
        stanzas.append(
            f"Files:\n{files}\nCopyright: {owners}\nLicense: {part['licence']}\nComment: {part['name']}\n"
        )
    texts: dict[str, str] = {}
    for part in shipped:
        texts.setdefault(part["licence"], _licence(part))
    stanzas += [f"License: {name}\n{_indented(text)}\n" for name, text in texts.items()]
    return "\n".join(stanzas)


def _licence(part: dict[str, str]) -> str:
    """Return the text of a part's licence, or where Debian keeps it."""
    licence = part["licence"]
    if "GPL" in licence:
        kind = "LGPL" if licence.startswith("LGPL") else "GPL"
        number = licence.split("-")[1].removesuffix(".0")
        lesser, later = "Lesser " if kind == "LGPL" else "", " or later" if "later" in licence else ""
        told = (
            f"This is free software under the GNU {lesser}General Public License, version {number}{later}. "
            f"On Debian systems its text is in the file /usr/share/common-licenses/{kind}-{number}."
        )
        if "GCC-exception" in licence:
            told += (
                "\n\nThe GCC Runtime Library Exception, version 3.1, permits conveying works that were made "
                "by combining these libraries with other modules, under terms of one's choice."
            )
        if "Bootloader" in licence:
            told += "\n\n" + _bootloader_exception()
        return "\n\n".join(textwrap.fill(paragraph, 78) for paragraph in told.split("\n\n"))
    if text := part.get("text"):
        return (ROOT / "assets" / text).read_text("utf-8")
    from importlib.metadata import distribution

    files = [file for file in distribution(part["package"]).files or () if "licen" in file.name.lower()]
    shortest = min(files, key=lambda file: len(file.parts))
    return str(shortest.read_text("utf-8"))


def _bootloader_exception() -> str:
    text = (ROOT / "assets/licences/PyInstaller.txt").read_text("utf-8")
    start = text.index("Bootloader Exception")
    return " ".join(text[start:].split("\n\n", 3)[1].split())


def _changelog() -> str:
    """Return the news as Debian's changelog; of releases of one day the older one is a second older."""
    blocks = []
    for number, release in enumerate(releases()):
        points = [
            textwrap.fill(point, 78, initial_indent="  * ", subsequent_indent="    ")
            for point in release.news
        ]
        noon = datetime(release.day.year, release.day.month, release.day.day, 12, tzinfo=UTC)
        day = (noon - timedelta(seconds=number)).strftime("%a, %d %b %Y %H:%M:%S +0000")
        body = "\n".join(points)
        blocks.append(
            f"rubbletop ({release.version}) unstable; urgency=medium\n\n{body}\n\n -- {MAINTAINER}  {day}\n"
        )
    return "\n".join(blocks)


def _escaped(text: str) -> str:
    return text.replace("&", "&amp;").replace("<", "&lt;")


def _indented(text: str) -> str:
    return "\n".join(f" {line.rstrip()}" if line.strip() else " ." for line in text.strip().splitlines())


def _sums(root: Path) -> str:
    from hashlib import md5

    files = sorted(file for file in (root / "usr").rglob("*") if file.is_file() and not file.is_symlink())
    return "".join(
        f"{md5(file.read_bytes(), usedforsecurity=False).hexdigest()}  {file.relative_to(root)}\n"
        for file in files
    )


def _dated(root: Path) -> None:
    """Give all folders and plain files their modes, and everything one time, so that two builds agree."""
    stamp = when().timestamp()
    for file in [root, *root.rglob("*")]:
        if not file.is_symlink():
            runs = file.is_dir() or file == root / "usr/lib/rubbletop/rubbletop"
            file.chmod(0o755 if runs else 0o644)
        os.utime(file, (stamp, stamp), follow_symlinks=False)


def _placed(file: Path, text: str) -> None:
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(text, encoding="utf-8")


def _copied(source: Path, file: Path) -> None:
    file.parent.mkdir(parents=True, exist_ok=True)
    shutil.copyfile(source, file)


def _compressed(file: Path, text: str) -> None:
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_bytes(gzip.compress(text.encode(), 9, mtime=0))
