# SPDX-License-Identifier: GPL-3.0-or-later
"""All that a record names and counts, however it is nested: ids, texts, numbers."""

from collections.abc import Iterator, Sequence
from functools import cache
from typing import NamedTuple, get_args, get_type_hints

import msgspec

Nouns = Sequence[tuple[object, str]]
"""Types of ids and what they name, such as ``Seat`` and "seat"."""


class Named(NamedTuple):
    """One value in a record: what sort of thing it names ("" for no such thing), its field, the value."""

    noun: str
    field: str
    value: object


def named(record: msgspec.Struct, nouns: Nouns) -> Iterator[Named]:
    """Yield all that a record names and counts, in the order of its fields."""
    hints = _hints(type(record))
    for field in record.__struct_fields__:
        yield from _within(getattr(record, field), hints[field], field, nouns)


@cache
def _hints(record: type[msgspec.Struct]) -> dict[str, object]:
    """What each field of a record holds, by its annotation."""
    return get_type_hints(record)


def _within(value: object, hint: object, field: str, nouns: Nouns) -> Iterator[Named]:
    args = get_args(hint)
    if isinstance(value, msgspec.Struct):
        yield from named(value, nouns)
    elif isinstance(value, dict):
        key_hint, value_hint = _of(hint, dict)
        for key, item in value.items():
            yield from _within(key, key_hint, field, nouns)
            yield from _within(item, value_hint, field, nouns)
    elif isinstance(value, tuple):
        hints = _of(hint, tuple)
        for place, item in enumerate(value):
            yield from _within(item, hints[0] if hints[-1] is ... else hints[place], field, nouns)
    elif value is not None:
        found = (noun for type_, noun in nouns if hint is type_ or type_ in args)
        yield Named(next(found, ""), field, value)


def _of(hint: object, container: type) -> tuple[object, ...]:
    """Return what a container holds by its annotation, which may be one choice among several."""
    choices = (hint, *get_args(hint))
    return next(get_args(choice) for choice in choices if getattr(choice, "__origin__", None) is container)
