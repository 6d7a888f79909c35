# SPDX-License-Identifier: GPL-3.0-or-later
"""Files of any kind: written whole or not at all, read with suspicion; what helps where that fails."""

import errno
import os
import stat
from contextlib import suppress
from pathlib import Path
from typing import BinaryIO

from rubbletop.kernel.facts import Message, say


class NotAFile(OSError):  # noqa: N818 - it says what it is
    """A folder, a pipe or a device where a file should be."""


class TooLarge(OSError):  # noqa: N818 - it says what it is
    """A file that is larger than one of its kind may be."""


def read_whole(path: Path, largest: int) -> bytes:
    """Return the bytes of a file of at most ``largest`` bytes; a larger one is left unread.

    Raises NotAFile for a folder, a pipe or a device, TooLarge, OSError where the file cannot be read,
    and ValueError for a name that no file can have.
    """
    about = path.stat()
    if not stat.S_ISREG(about.st_mode):
        raise NotAFile(errno.EINVAL, "it is not a file")
    if about.st_size <= largest:
        with path.open("rb") as file:
            data = file.read(largest + 1)
        if len(data) <= largest:
            return data
    raise TooLarge(errno.EFBIG, f"it is larger than {largest >> 20} MB")


def write_whole(path: Path, data: bytes) -> None:
    """Put ``data`` at ``path`` in one stroke: temporary file, flush, read back, replace.

    Raises OSError, or ValueError for a name that no file can have.
    """
    path = Path(os.path.realpath(path))
    if path.is_dir():
        raise IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR))
    if path.exists() and not path.is_file():
        raise FileExistsError(errno.EEXIST, os.strerror(errno.EEXIST))
    if path.exists() and not os.access(path, os.W_OK):
        raise PermissionError(errno.EACCES, os.strerror(errno.EACCES))
    passing = path.with_name(f".rubbletop-{os.getpid()}.part")
    try:
        # Whatever has that name already is no file of ours, and a link would lead elsewhere.
        passing.unlink(missing_ok=True)
        with passing.open("xb") as file:
            append(file, data)
        if passing.read_bytes() != data:
            raise OSError(errno.EIO, os.strerror(errno.EIO))
        passing.replace(path)
        _settle(path.parent)
    except BaseException:
        _removed(passing)
        raise


def _settle(folder: Path) -> None:
    """Have the names in a folder on the disk too, on the systems that have a way to ask for it."""
    with suppress(OSError):
        number = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(number)
        finally:
            os.close(number)


def append(file: BinaryIO, data: bytes) -> None:
    """Add ``data`` to an open file and have it on the disk before returning. Raises OSError."""
    file.write(data)
    file.flush()
    os.fsync(file.fileno())


def trouble(path: Path, fault: OSError | ValueError) -> Message:
    """Return, for the player, why a file cannot be written and what helps."""
    name = str(path)
    match fault.errno if isinstance(fault, OSError) else None:
        case errno.ENOSPC | errno.EDQUOT | errno.EFBIG:
            return say(
                "{file} cannot be written: the disk is full. Free some space or choose another folder.",
                file=name,
            )
        case errno.EACCES | errno.EPERM | errno.EROFS:
            return say(
                "{file} cannot be written: it is read-only here. Choose another name or folder.", file=name
            )
        case errno.ENOENT | errno.ENOTDIR:
            return say(
                "{file} cannot be written: its folder does not exist. Choose another folder.", file=name
            )
        case errno.EISDIR:
            return say("{file} cannot be written: it is a folder. Choose another name.", file=name)
        case errno.EEXIST:
            return say(
                "{file} cannot be written: the name belongs to what is no file. Choose another name.",
                file=name,
            )
        case errno.ENAMETOOLONG:
            return say("{file} cannot be written: the name is too long. Choose a shorter one.", file=name)
        case _:
            reason = fault.strerror if isinstance(fault, OSError) and fault.strerror else str(fault)
            return say(
                "{file} cannot be written: {reason}. Choose another name or folder.", file=name, reason=reason
            )


def _removed(path: Path) -> None:
    """Remove what a failed writing left behind; where even that fails there is nothing more to do."""
    with suppress(OSError, ValueError):
        path.unlink(missing_ok=True)
