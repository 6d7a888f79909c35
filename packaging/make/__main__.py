# SPDX-License-Identifier: GPL-3.0-or-later
"""What ``packaging/run`` makes: ``wheel``, ``onedir``, ``archive``, ``deb``, ``flatpak``; and ``check``."""

import sys
from pathlib import Path

from make.facts import BUILD, DIST, Failed


def main(words: list[str]) -> int:
    """Make what is asked for, say where it lies, and return the exit status."""
    DIST.mkdir(exist_ok=True)
    BUILD.mkdir(exist_ok=True)
    try:
        for made in _made(words):
            _tell(made)
    except Failed as failure:
        sys.stdout.flush()
        print(f"packaging/run: {failure}", file=sys.stderr)
        return 1
    return 0


def _made(words: list[str]) -> list[Path]:
    from make import onedir

    match words:
        case ["wheel"]:
            return [onedir.wheel()]
        case ["onedir"]:
            return [onedir.onedir()]
        case ["archive"]:
            onedir.onedir()
            return [onedir.archive()]
        case ["deb"]:
            from make import debian

            onedir.onedir()
            return [debian.deb()]
        case ["flatpak"]:
            from make import flatpak

            onedir.onedir()
            return [flatpak.flatpak()]
        case ["desktop-files", folder]:
            from make import debian

            debian.desktop_files(Path(folder), BUILD / "icons")
            return [Path(folder)]
        case ["check", *suites]:
            from make import check

            return check.everything(suites)
    raise Failed(f"there is nothing to make by the name of {' '.join(words) or 'nothing'}")


def _tell(made: Path) -> None:
    from make.onedir import size

    amount = size(made) if made.is_dir() else made.stat().st_size
    print(f"packaging/run: made {made}, {amount / 2**20:.1f} MB")


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
