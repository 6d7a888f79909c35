# SPDX-License-Identifier: GPL-3.0-or-later
"""Stops from outside, Ctrl-C in a terminal and the end of a session, met at once and in order."""

import signal
import socket

from PySide6.QtCore import QObject, QSocketNotifier, Signal

STOPS = (signal.SIGINT, signal.SIGTERM)


class Stops(QObject):
    """Emits ``asked`` when the system asks the program to stop, even while nothing happens in its window.

    Python meets a signal only when it runs next, which in a window at rest may be much later; a byte
    on a socket wakes it.
    """

    asked = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._inner, self._outer = socket.socketpair()
        self._inner.setblocking(False)
        self._outer.setblocking(False)
        self._notifier = QSocketNotifier(self._inner.fileno(), QSocketNotifier.Type.Read, self)
        self._notifier.activated.connect(self._meet)
        self._waker = signal.set_wakeup_fd(self._outer.fileno(), warn_on_full_buffer=False)
        self._before = {stop: signal.signal(stop, _woken) for stop in STOPS}

    def release(self) -> None:
        """Leave the signals as they were before."""
        for stop, handler in self._before.items():
            signal.signal(stop, handler)
        signal.set_wakeup_fd(self._waker)
        self._notifier.setEnabled(False)
        self._inner.close()
        self._outer.close()

    def _meet(self) -> None:
        if any(byte in STOPS for byte in self._inner.recv(64)):
            self.asked.emit()


def _woken(number: int, frame: object) -> None:
    """Do nothing: the byte on the socket says it all."""
