# SPDX-License-Identifier: GPL-3.0-or-later
"""What stands on a counter of Attack of the 50 Foot Colossi!, told without Qt."""

from enum import StrEnum
from typing import Literal

import msgspec


class Kind(StrEnum):
    """What sort of counter it is; it decides the plate, the band and where the values stand."""

    MARINE = "marine"
    CIVILIAN = "civilian"
    BOULDER = "boulder"
    RUBBLE = "rubble"
    FEATURE = "feature"
    EVENT = "event"
    MARKER = "marker"
    WRECK = "wreck"
    BLANK = "blank"


class Marker(StrEnum):
    """A status disc, on a counter or as a counter of its own."""

    STUNNED = "stunned"
    PARALYZED = "paralyzed"
    CRACKED = "cracked"
    RECON = "recon"
    DONE = "done"


TRIBES = ("red", "yellow", "grey", "brown", "black", "white", "tomb")
TRIBE_LETTERS = {
    "red": "R",
    "yellow": "Y",
    "grey": "G",
    "brown": "B",
    "black": "K",
    "white": "W",
    "tomb": "T",
}
FIGURES = (
    "squad",
    "scout",
    "heavy",
    "hq",
    "specops",
    "medic",
    "bit",
    "bomber",
    "foreman",
    "colby",
    "miner",
    "carrier",
)
FEATURES = ("chalk", "stonehenge", "cliffs", "minefield", "shrapnel", "fire", "pit")
EVENTS = (
    "acid_rain",
    "anti_gravity",
    "rock_garden",
    "chain_lightning",
    "rampage",
    "dust_storm",
    "pop_rocks",
    "honoring",
    "hurricane",
    "medical_supply",
    "gallstones",
    "gemstones",
    "tectonic",
)


class CounterFace(msgspec.Struct, frozen=True, kw_only=True):
    """One visible side of a counter, with what lies on it.

    `kind` says which of the other fields are looked at:

    * MARINE, CIVILIAN: `figure`, `label` ("OPS 2"), `cf`, `dn`, `ma`, `jump`, `reduced`.
    * BOULDER: `tribe`, `cf`, `dn`, `code`, `reduced`, `height`.
    * RUBBLE: `dn` of the face-down counter. FEATURE: its turned face, named by `figure`.
    * EVENT: `figure`, one of EVENTS, or "" for the back of an event counter; `label` is its name.
    * MARKER: `figure`, a Marker value.
    * WRECK: `figure`. BLANK: a side without print; `label` when something is printed after all.

    A value is the text as printed: "" is not shown, "–" is a value the counter does not have.
    `height` is the number of boulders in the stack, 0 without a disc; `below` the number of other
    counters whose plates show under this one. `markers` lie on it, at most two are drawn.
    """

    kind: Kind
    figure: str = ""
    label: str = ""
    cf: str = ""
    dn: str = ""
    ma: str = ""
    code: str = ""
    tribe: str = ""
    jump: bool = False
    reduced: bool = False
    height: int = 0
    below: int = 0
    markers: tuple[Marker, ...] = ()


class CardFace(msgspec.Struct, frozen=True, kw_only=True):
    """An Action card turned up: its tribes in the order they act, and which of two ties it takes."""

    tribes: tuple[str, ...]
    takes: Literal["lowest", "highest"]
