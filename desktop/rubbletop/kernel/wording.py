# SPDX-License-Identifier: GPL-3.0-or-later
"""The words of a game that are spread over modules, each of which knows those of its part alone."""

from collections.abc import Iterable

from rubbletop.kernel.facts import Message


def first_said(found: Iterable[Message | None], noun: str, of: object) -> Message:
    """Return the first message that there is; ``noun`` says what it is, such as sentence, ``of`` for what."""
    for message in found:
        if message is not None:
            return message
    raise AssertionError(f"no {noun} for {type(of).__name__}")
