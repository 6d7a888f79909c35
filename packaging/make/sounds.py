# SPDX-License-Identifier: GPL-3.0-or-later
"""The short sounds of the program, made of sine waves and noise: the same files at every run."""

import struct
import wave
from collections.abc import Callable, Iterable, Mapping
from io import BytesIO
from math import exp, pi, sin
from pathlib import Path
from random import Random
from types import MappingProxyType

from make.facts import ROOT

FOLDER = ROOT / "assets" / "sounds"
RATE = 22_050
"""Samples a second."""

LOUDEST = 0.6
"""The peak of each file, 1 being the most that a file can hold."""

Samples = list[float]


def knock(noise: Random, seconds: float, pitch: float, fall: float) -> Samples:
    """Return a short knock: noise and a tone of ``pitch`` hertz that die away ``fall`` times a second."""
    return [
        exp(-fall * at / RATE) * (0.5 * sin(2 * pi * pitch * at / RATE) + 0.5 * noise.uniform(-1, 1))
        for at in range(round(seconds * RATE))
    ]


def tone(seconds: float, pitch: float, fall: float) -> Samples:
    """Return a bell-like tone that comes softly and dies away."""
    return [
        min(1.0, at / (0.008 * RATE))
        * exp(-fall * at / RATE)
        * (sin(2 * pi * pitch * at / RATE) + 0.3 * sin(4 * pi * pitch * at / RATE))
        for at in range(round(seconds * RATE))
    ]


def mixed(parts: Iterable[tuple[float, Samples]]) -> Samples:
    """Return sounds laid over each other, each beginning at its second, as loud as ``LOUDEST``."""
    placed = [(round(start * RATE), samples) for start, samples in parts]
    whole = [0.0] * max(start + len(samples) for start, samples in placed)
    for start, samples in placed:
        for at, value in enumerate(samples, start):
            whole[at] += value
    peak = max(abs(value) for value in whole)
    return [LOUDEST * value / peak for value in whole]


def dice() -> Samples:
    """Some knocks ever closer together, as of dice that come to rest."""
    noise = Random(6)
    starts = (0.0, 0.09, 0.17, 0.23, 0.27, 0.30)
    return mixed(
        (start, knock(noise, 0.09, 900 + 140 * number % 500, 60)) for number, start in enumerate(starts)
    )


def down() -> Samples:
    """Cardboard on a table."""
    return mixed([(0.0, knock(Random(1), 0.12, 190, 45))])


def hit() -> Samples:
    """A dull blow."""
    noise = Random(2)
    return mixed([(0.0, knock(noise, 0.35, 75, 14)), (0.02, knock(noise, 0.25, 110, 20))])


def turn() -> Samples:
    """Two tones upwards."""
    return mixed([(0.0, tone(0.3, 523.25, 12)), (0.13, tone(0.4, 659.25, 10))])


def result() -> Samples:
    """A chord built up from below."""
    pitches = (392.0, 493.88, 587.33, 783.99)
    return mixed((0.12 * number, tone(0.9, pitch, 5)) for number, pitch in enumerate(pitches))


SOUNDS: Mapping[str, Callable[[], Samples]] = MappingProxyType(
    {"dice": dice, "down": down, "hit": hit, "turn": turn, "result": result}
)
"""What makes each sound, by the name of its file."""


def file_of(samples: Samples) -> bytes:
    """Return a WAV file of one channel, 16 bits a sample; its end fades, so that it does not click."""
    fade = min(len(samples), RATE // 50)
    faded = [value * min(1.0, (len(samples) - at) / fade) for at, value in enumerate(samples)]
    whole = BytesIO()
    with wave.open(whole, "wb") as file:
        file.setnchannels(1)
        file.setsampwidth(2)
        file.setframerate(RATE)
        file.writeframes(struct.pack(f"<{len(faded)}h", *(round(32767 * value) for value in faded)))
    return whole.getvalue()


def write(folder: Path) -> None:
    """Write all sounds into a folder."""
    folder.mkdir(parents=True, exist_ok=True)
    for name, made in SOUNDS.items():
        (folder / f"{name}.wav").write_bytes(file_of(made()))


if __name__ == "__main__":
    write(FOLDER)
