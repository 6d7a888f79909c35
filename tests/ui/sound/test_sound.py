# SPDX-License-Identifier: GPL-3.0-or-later
"""Sounds: off at first, dumb without QtMultimedia, and each where it belongs."""

import sys
import wave
from collections.abc import Iterator
from types import ModuleType

import pytest
from make import sounds
from PySide6.QtCore import QObject, QUrl

from rubbletop import paths
from rubbletop.preferences import Preferences
from rubbletop.ui.sound import player
from rubbletop.ui.sound.player import VOLUME, Player, Sound, effects, lack

heard: list[str] = []


class FakeEffect(QObject):
    """Stands for a QSoundEffect and notes what it is told."""

    def setSource(self, source: QUrl) -> None:  # noqa: N802 (Qt's own name)
        self.name = source.fileName()

    def setVolume(self, volume: float) -> None:  # noqa: N802 (Qt's own name)
        heard.append(f"{self.name} at {volume}")

    def play(self) -> None:
        heard.append(f"play {self.name}")

    def stop(self) -> None:
        heard.append(f"stop {self.name}")


@pytest.fixture
def multimedia(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    module = ModuleType("PySide6.QtMultimedia")
    module.QSoundEffect = FakeEffect  # type: ignore[attr-defined]
    monkeypatch.setitem(sys.modules, "PySide6.QtMultimedia", module)
    heard.clear()
    yield
    heard.clear()


def test_sounds_are_off_at_first() -> None:
    assert not Preferences().sound
    assert not Player().is_on


def test_without_qtmultimedia_nothing_is_played_and_the_reason_is_told(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setitem(sys.modules, "PySide6.QtMultimedia", None)
    speaker = Player()
    speaker.turn(is_on=True)
    speaker.play(Sound.DICE)

    reason = lack()
    assert reason is not None
    assert "QtMultimedia" in reason.text()
    assert effects(speaker) == {}


def test_a_library_of_the_system_that_is_missing_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    def lacks_library(_name: str) -> ModuleType:
        raise ImportError("libpulse.so.0 is missing")

    monkeypatch.setattr(player, "import_module", lacks_library)

    reason = lack()
    assert reason is not None
    assert "libpulse.so.0" in reason.text()
    assert effects(QObject()) == {}


def test_a_sound_ends_the_one_that_is_heard(multimedia: None) -> None:
    speaker = Player()
    speaker.turn(is_on=True)
    assert heard == [f"{sound.value}.wav at {VOLUME}" for sound in Sound]
    heard.clear()

    speaker.play(Sound.HIT)

    assert heard[-1] == "play hit.wav"
    assert sorted(heard[:-1]) == ["stop dice.wav", "stop down.wav", "stop result.wav", "stop turn.wav"]
    assert lack() is None


def test_nothing_is_heard_once_sounds_are_turned_off(multimedia: None) -> None:
    speaker = Player()
    speaker.turn(is_on=True)
    speaker.turn(is_on=False)
    heard.clear()

    speaker.play(Sound.TURN)

    assert heard == []


def test_a_missing_file_leaves_the_other_sounds(
    multimedia: None, monkeypatch: pytest.MonkeyPatch, tmp_path: object
) -> None:
    monkeypatch.setattr(paths, "assets", lambda: tmp_path)
    speaker = Player()
    speaker.turn(is_on=True)
    speaker.play(Sound.TURN)

    assert heard == []


@pytest.mark.parametrize("sound", Sound)
def test_the_files_are_short_and_as_the_generator_makes_them(sound: Sound) -> None:
    file = paths.assets() / "sounds" / f"{sound.value}.wav"

    assert file.read_bytes() == sounds.file_of(sounds.SOUNDS[sound.value]())
    with wave.open(str(file)) as opened:
        assert 0.1 <= opened.getnframes() / opened.getframerate() < 1.5


def test_there_is_a_maker_for_every_sound() -> None:
    assert set(sounds.SOUNDS) == {sound.value for sound in Sound}
