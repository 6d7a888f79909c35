# SPDX-License-Identifier: GPL-3.0-or-later
"""Strict JSON for states, actions, events and setups: wrong types and unknown fields are refused."""

from hashlib import blake2b
from typing import Any, Generic, TypeAlias, TypeVar, cast

import msgspec

from rubbletop.kernel.facts import Action, Event
from rubbletop.kernel.rules import Rules
from rubbletop.kernel.session import Played
from rubbletop.kernel.state import S

AnyRules: TypeAlias = Rules[Any]

T = TypeVar("T")

# Tables and sets are written in the order of their keys, so that equal states are equal bytes.
_ENCODER = msgspec.json.Encoder(order="deterministic")


def encoded(thing: object) -> bytes:
    """Return a record as one line of JSON, without the line's end.

    Raises ValueError for what JSON cannot hold, such as half a surrogate pair in a name.
    """
    return _ENCODER.encode(thing)


def decoded(data: bytes, kind: type[T]) -> T:
    """Return the record of type ``kind`` that ``data`` holds.

    Raises ValueError, naming the place inside, for anything else.
    """
    return _read(msgspec.json.Decoder(kind), data)


def digest(data: bytes) -> str:
    """Return the fingerprint of ``data``: 32 hexadecimal digits."""
    return blake2b(data, digest_size=16).hexdigest()


class Codec(Generic[S]):
    """Reads what belongs to one game; every method raises ValueError naming the place inside."""

    def __init__(self, rules: Rules[S]) -> None:
        self._states = msgspec.json.Decoder[Any](rules.state_type)
        self._actions = msgspec.json.Decoder[Any](rules.action_type)
        self._events = msgspec.json.Decoder[Any](rules.event_type)
        line = msgspec.defstruct(
            "Played",
            [("action", rules.action_type), ("faces", tuple[int, ...])],
            frozen=True,
            forbid_unknown_fields=True,
        )
        self._lines = msgspec.json.Decoder[Any](line)

    def state(self, data: bytes) -> S:
        """Return the state that ``data`` holds."""
        return cast("S", _read(self._states, data))

    def action(self, data: bytes) -> Action:
        """Return the action that ``data`` holds."""
        return cast("Action", _read(self._actions, data))

    def event(self, data: bytes) -> Event:
        """Return the event that ``data`` holds."""
        return cast("Event", _read(self._events, data))

    def played(self, data: bytes) -> Played:
        """Return the recorded action that ``data`` holds."""
        line = _read(self._lines, data)
        return Played(line.action, line.faces)


def _read(decoder: "msgspec.json.Decoder[T]", data: bytes) -> T:
    try:
        return decoder.decode(data)
    except RecursionError:
        raise ValueError("nested too deeply") from None
