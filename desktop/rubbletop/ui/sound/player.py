# SPDX-License-Identifier: GPL-3.0-or-later
"""Plays the program's own sounds, where Qt's multimedia part is installed."""

from collections.abc import Mapping
from enum import Enum
from importlib import import_module
from types import MappingProxyType
from typing import Protocol

from PySide6.QtCore import QObject, QUrl

from rubbletop import paths
from rubbletop.kernel.facts import Message, say

VOLUME = 0.5
"""Of the loudest, 0 to 1: the sounds lie beneath the voices in the room."""


class Sound(Enum):
    """What can be heard; the value is the name of the file."""

    DICE = "dice"
    DOWN = "down"
    HIT = "hit"
    TURN = "turn"
    RESULT = "result"


class Effect(Protocol):
    """The part of a QSoundEffect that is used here."""

    def play(self) -> None: ...
    def stop(self) -> None: ...


def lack() -> Message | None:
    """Return why no sound can be played, None where it can."""
    try:
        import_module("PySide6.QtMultimedia")
    except ModuleNotFoundError:
        return say(
            "Sounds need a part of Qt that is not installed here: QtMultimedia."
            " “pip install rubbletop[sound]” brings it."
        )
    except ImportError as fault:
        return say("Sounds need a library that is not installed here: {reason}.", reason=str(fault))
    return None


class Player(QObject):
    """Plays one sound at a time, once it is turned on; without the part of Qt that plays it is dumb."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.is_on = False
        self._effects: Mapping[Sound, Effect] | None = None

    def turn(self, *, is_on: bool) -> None:
        """Turn the sounds on or off; the part of Qt that plays them is loaded when it is needed first."""
        self.is_on = is_on
        if is_on and self._effects is None:
            self._effects = effects(self)

    def play(self, sound: Sound) -> None:
        """Play a sound, and end the one that is heard."""
        if not self.is_on or self._effects is None:
            return
        for known, effect in self._effects.items():
            if known is not sound:
                effect.stop()
        if sound in self._effects:
            self._effects[sound].play()


def effects(owner: QObject) -> Mapping[Sound, Effect]:
    """Return what plays each sound whose file is there; nothing where Qt cannot play."""
    try:
        kind = import_module("PySide6.QtMultimedia").QSoundEffect
    except ImportError:
        return MappingProxyType({})
    made = {}
    for sound in Sound:
        file = paths.assets() / "sounds" / f"{sound.value}.wav"
        if file.is_file():
            effect = kind(owner)
            effect.setSource(QUrl.fromLocalFile(str(file)))
            effect.setVolume(VOLUME)
            made[sound] = effect
    return made
