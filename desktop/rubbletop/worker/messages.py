# SPDX-License-Identifier: GPL-3.0-or-later
"""What goes down the line between the window and the process in which computer players think."""

import msgspec

from rubbletop.kernel.facts import Message, Record, Seat

_NO_ACTION = msgspec.Raw(b"null")


class Question(Record, frozen=True, tag=True):
    """What a seat should do: the position as it sees it, who plays for it, the seed of its chance.

    ``explained`` asks for the reason too. ``think`` is the seconds that the seat may think over its phase.
    """

    ticket: int
    game: str
    level: str
    seat: Seat
    seed: int
    view: msgspec.Raw
    explained: bool = False
    think: float = 0.0


class Stop(Record, frozen=True, tag=True):
    """Word to answer a question at once with the best found so far."""

    ticket: int


class Reply(Record, frozen=True, tag=True):
    """What came of a question: an action, or the fault that kept the agent from finding one.

    ``why`` is the reason for the action, None where none was asked for or the agent has none to give.
    """

    ticket: int
    action: msgspec.Raw = _NO_ACTION
    why: Message | None = None
    fault: str = ""
