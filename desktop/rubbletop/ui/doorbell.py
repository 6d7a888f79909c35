# SPDX-License-Identifier: GPL-3.0-or-later
"""A save or new game asked for while the program runs goes to the window that is there, not to another."""

import os
from contextlib import suppress
from hashlib import blake2s
from pathlib import Path

import msgspec
from PySide6.QtCore import QObject, Signal
from PySide6.QtNetwork import QLocalServer, QLocalSocket

from rubbletop.cli import NewGame
from rubbletop.paths import player_folders

CONNECT, ANSWER = 400, 3000
"""Milliseconds that a second program waits for a first one: until it is there, until it has understood."""
LONGEST = 1 << 16
"""Bytes of the longest name of a file that is listened to."""
_END, _UNDERSTOOD = b"\0", b"!"
_NEW = b"new:"
"""What a new game begins with on the line: a file is named from its root, and never so."""


def address() -> str:
    """Return where the programs of one player meet: those that share a folder for their games."""
    player = f"{player_folders().data}\0{os.environ.get('USER', '')}"
    name = f"rubbletop-{blake2s(player.encode(errors='surrogateescape'), digest_size=8).hexdigest()}"
    own = os.environ.get("XDG_RUNTIME_DIR")
    if not own:
        return name
    # Programs in a Flatpak share this folder alone.
    flatpak = os.environ.get("FLATPAK_ID")
    folder = Path(own) / "app" / flatpak if flatpak else Path(own)
    return str(folder / name) if folder.is_dir() else name


def handed_on(asked: Path | NewGame) -> bool:
    """Hand a file or a new game to a program that runs already; return whether its window has taken it."""
    words = os.fsencode(asked.absolute()) if isinstance(asked, Path) else _NEW + msgspec.json.encode(asked)
    line = QLocalSocket()
    line.connectToServer(address())
    if not line.waitForConnected(CONNECT):
        return False
    line.write(words + _END)
    line.flush()
    taken = line.waitForReadyRead(ANSWER) and line.readAll().data() == _UNDERSTOOD
    line.abort()
    return taken


class Doorbell(QObject):
    """Emits ``rung`` with a file that another program of the same player hands on, ``called`` a new game.

    Where another program listens already, or nobody can, this one does not.
    """

    rung = Signal(object)
    called = Signal(object)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._server = QLocalServer(self)
        self._server.setSocketOptions(QLocalServer.SocketOption.UserAccessOption)
        self._server.newConnection.connect(self._answer)
        self._heard: dict[QLocalSocket, bytes] = {}
        self._listen()

    @property
    def is_listening(self) -> bool:
        """Whether files are handed to this program."""
        return self._server.isListening()

    def close(self) -> None:
        """Listen no longer."""
        self._server.close()

    def _listen(self) -> None:
        # Qt lets a second server take the place of a first one, whether that lives or was killed.
        if not _is_answered():
            QLocalServer.removeServer(address())
            self._server.listen(address())

    def _answer(self) -> None:
        while (line := self._server.nextPendingConnection()) is not None:
            self._heard[line] = b""
            line.readyRead.connect(self._hear)
            line.disconnected.connect(self._forget)
            self._hear_from(line)

    def _hear(self) -> None:
        line = self.sender()
        if isinstance(line, QLocalSocket):
            self._hear_from(line)

    def _hear_from(self, line: QLocalSocket) -> None:
        if line not in self._heard:
            return
        self._heard[line] += line.readAll().data()
        name, end, _ = self._heard[line].partition(_END)
        if end and name:
            del self._heard[line]
            line.write(_UNDERSTOOD)
            line.flush()
            self._tell(name)
        elif len(self._heard[line]) > LONGEST:
            line.abort()

    def _tell(self, words: bytes) -> None:
        with suppress(ValueError):
            if words.startswith(_NEW):
                self.called.emit(msgspec.json.decode(words.removeprefix(_NEW), type=NewGame))
            else:
                self.rung.emit(Path(os.fsdecode(words)))

    def _forget(self) -> None:
        line = self.sender()
        if isinstance(line, QLocalSocket):
            self._heard.pop(line, None)
            line.deleteLater()


def _is_answered() -> bool:
    line = QLocalSocket()
    line.connectToServer(address())
    answered = line.waitForConnected(CONNECT)
    line.abort()
    return answered
