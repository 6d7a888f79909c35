# SPDX-License-Identifier: GPL-3.0-or-later
"""Where the boards and the art are, and the folders that belong to the player."""

import os
import sys
from pathlib import Path

import msgspec

HOME_VARIABLE = "RUBBLETOP_HOME"
"""Name of the environment variable that puts all of the player's folders inside one folder."""

_PACKAGE = Path(__file__).resolve().parent


class FolderError(OSError):
    """A folder that the program needs is missing or cannot be written; the text is for the player."""


class PlayerFolders(msgspec.Struct, frozen=True, kw_only=True):
    """The four folders of one player; none of them need exist yet."""

    data: Path
    config: Path
    log: Path
    cache: Path

    @property
    def boards(self) -> Path:
        """The folder of the boards that the player drew."""
        return self.data / "boards"

    @property
    def editions(self) -> Path:
        """The folder of the tables of values that the player wrote."""
        return self.data / "editions"


def boards() -> Path:
    """Return the folder of the board and edition files. Raises FolderError where it is missing."""
    folder = _travelling("boards")
    if not folder.is_dir():
        raise FolderError(
            f"The boards folder of the program is missing; looked for {folder}. Install it again."
        )
    return folder


def assets() -> Path:
    """Return the folder of the art, fonts and icons, where it belongs even if it is missing.

    The program goes on without them: whoever finds a file missing does with less and says so.
    """
    return _travelling("assets")


def player_folders() -> PlayerFolders:
    """Return the player's own folders as the platform wants them, without making them.

    Raises FolderError where the environment names a place that cannot be.
    """
    home = os.environ.get(HOME_VARIABLE)
    if home:
        root = _root(home)
        return PlayerFolders(
            data=root / "data", config=root / "config", log=root / "log", cache=root / "cache"
        )
    import platformdirs

    dirs = platformdirs.PlatformDirs("rubbletop", appauthor=False)
    return PlayerFolders(
        data=dirs.user_data_path,
        config=dirs.user_config_path,
        log=dirs.user_log_path,
        cache=dirs.user_cache_path,
    )


def writable(folder: Path) -> Path:
    """Return the folder after making it where needed.

    Raises FolderError, in words for the player, where it cannot be made or cannot be written.
    """
    try:
        folder.mkdir(parents=True, exist_ok=True)
        probe = folder / f".writable-{os.getpid()}"
        probe.write_bytes(b"")
        probe.unlink()
    except OSError as fault:
        reason = fault.strerror or "unknown fault"
        raise FolderError(f"{folder} cannot be written: {reason}") from fault
    return folder


def _root(home: str) -> Path:
    try:
        return Path(home).expanduser().absolute()
    except (OSError, RuntimeError) as fault:
        # An unknown player after the tilde, or a present folder that is gone.
        raise FolderError(f"{HOME_VARIABLE} names no folder that there can be: {home}") from fault


def _travelling(name: str) -> Path:
    """Return a folder that travels with the program: frozen, installed or in a checkout, in this order.

    Where it is nowhere the last of these places is returned.
    """
    places = [_PACKAGE / "_data" / name, _PACKAGE.parent.parent / name]
    frozen = getattr(sys, "_MEIPASS", None)
    if frozen is not None:
        places.insert(0, Path(frozen) / "rubbletop" / "_data" / name)
    return next((place for place in places if place.is_dir()), places[-1])
