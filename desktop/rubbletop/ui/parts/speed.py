# SPDX-License-Identifier: GPL-3.0-or-later
"""How fast play is told: as the player chose it, in ms."""

from enum import Enum

import msgspec

from rubbletop.preferences import Preferences

TUMBLE_MS = 420
"""How long dice roll at their usual pace."""


class Speed(Enum):
    """The value is the command by which it is chosen."""

    STEPS = "steps"
    SLOW = "slow"
    NORMAL = "normal"
    FAST = "fast"
    INSTANT = "instant"

    @property
    def pause_ms(self) -> int | None:
        """The pause after a stroke of play, None to wait for the player."""
        pauses = {Speed.STEPS: None, Speed.SLOW: 2000, Speed.NORMAL: 900, Speed.FAST: 200}
        return pauses.get(self, 0)

    @property
    def tumble_ms(self) -> int:
        """How long dice roll."""
        return {Speed.SLOW: 700, Speed.FAST: 180, Speed.INSTANT: 0}.get(self, TUMBLE_MS)

    @property
    def percent(self) -> int:
        """The pace as preferences keep it."""
        return {Speed.SLOW: 50, Speed.FAST: 250, Speed.INSTANT: 0}.get(self, 100)


def tumble_ms(percent: int) -> int:
    """Return how long dice roll at so many percent of their usual pace, 0 being at once."""
    return round(TUMBLE_MS * 100 / percent) if percent else 0


def speed_of(preferences: Preferences) -> Speed:
    """Return the speed that the player prefers."""
    if preferences.step_decisions:
        return Speed.STEPS
    percent = preferences.telling_speed
    if percent == 0:
        return Speed.INSTANT
    if percent < 75:
        return Speed.SLOW
    return Speed.NORMAL if percent < 175 else Speed.FAST


def with_speed(preferences: Preferences, speed: Speed) -> Preferences:
    """Return the preferences with another speed."""
    return msgspec.structs.replace(
        preferences, step_decisions=speed is Speed.STEPS, telling_speed=speed.percent
    )
