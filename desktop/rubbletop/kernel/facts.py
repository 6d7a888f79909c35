# SPDX-License-Identifier: GPL-3.0-or-later
"""The nouns that every game shares: ids, messages, actions, events and refusals."""

import re
from typing import Annotated, ClassVar, NewType

import msgspec

Seat = NewType("Seat", str)
SpaceId = NewType("SpaceId", str)
UnitId = NewType("UnitId", str)
LONGEST_NAME = 100
"""Characters of a player's name; what is longer no file may have, as no screen can show it."""
Name = Annotated[str, msgspec.Meta(max_length=LONGEST_NAME)]

Field = str | int

_PLACE = re.compile(r"\{(\w+)\}")
"""A place of a template, which holds nothing but the name of the field that fills it."""

LUPDATE_OPTIONS = ("-tr-function-alias", "QT_TR_NOOP+=say")
"""What ``pyside6-lupdate`` is told, before the sources and ``-ts FILE``, so that it finds ``say``.

The messages land in the context of no name: ``QCoreApplication.translate("", message.template)``.
"""


class Record(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, gc=False):
    """Base of all frozen records; unknown fields are refused when it is read from a file."""


class Message(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A sentence not yet put into words: a template with named fields.

    ``template`` is the English sentence with ``{field}`` places and the key of its translation;
    ``fields`` fills the places. A field may itself be a message, which is put into words first.
    """

    template: str
    fields: "dict[str, Field | Message]" = {}

    @property
    def is_sound(self) -> bool:
        """Whether it can be put into words; one from a file might lack a field, or ask for a mile of room."""
        if not self.fields:
            return True
        rest = _PLACE.sub("", self.template)
        return (
            not ("{" in rest or "}" in rest)
            and self.fields.keys() >= set(_PLACE.findall(self.template))
            and all(field.is_sound for field in self.fields.values() if isinstance(field, Message))
        )

    def text(self) -> str:
        """Return the sentence in English."""
        if not self.fields:
            return self.template
        return self.template.format_map(
            {
                name: value.text() if isinstance(value, Message) else value
                for name, value in self.fields.items()
            }
        )


def say(template: str, /, **fields: "Field | Message") -> Message:
    """Mark a sentence for translation and return it as a message.

    Qt's extraction tool is told by ``LUPDATE_OPTIONS`` to treat this function as a translation mark,
    so the template must be a literal at the place of the call.
    """
    return Message(template, fields)


NO_WORDS = Message("")
"""Says nothing: for a line that is filled in later, or for what needs no title."""


def called(name: str) -> Message:
    """Return what a data file or a rulebook calls a thing, as a message.

    The names that come with the program are listed for translators by ``say`` elsewhere; a name that is not
    listed, as of somebody's own board, is shown as it is written.
    """
    return Message(name)


def verbatim(text: str) -> Message:
    """Return a text that is never translated, as a message: a name or a promise that somebody wrote."""
    return Message("{text}", {"text": text})


DECIMAL = "{decimal}"
"""The template of a number with a fraction."""


def decimal(number: str) -> Message:
    """Return a number that is written with a point, such as ``2.50``, as a message.

    It is shown with the sign that the player's language has in the place of the point.
    """
    return Message(DECIMAL, {"decimal": number})


class IllegalAction(Exception):  # noqa: N818 - the hobby says illegal action
    """A refusal: ``reason`` is what the player reads, ``rule`` the section that forbids it."""

    def __init__(self, reason: Message, rule: str) -> None:
        super().__init__(reason.text(), rule)
        self.reason = reason
        self.rule = rule


class Action(Record, frozen=True, kw_only=True, tag=True):
    """One decision of one seat.

    ``is_listed`` is false for a kind of decision with too many members: what is legal is then listed in part,
    and asked one by one.
    """

    seat: Seat

    is_listed: ClassVar[bool] = True

    def picks(self) -> tuple[str, ...]:
        """Return the board ids in the order in which a player clicks them to make this decision."""
        return ()


class Range(msgspec.Struct, frozen=True):
    """A family of legal actions too long to list: ``action`` with its ``field`` from low to high.

    ``action`` is the member with ``field`` at ``low``; ``high`` is included, ``step`` is positive.
    """

    action: Action
    field: str
    low: int
    high: int
    step: int = 1

    def at(self, value: int) -> Action:
        """Return the member with ``value`` in the field."""
        return msgspec.structs.replace(self.action, **{self.field: value})


class Event(Record, frozen=True, kw_only=True, tag=True):
    """A fact that happened; ``seen_by`` names the seats that learn of it, None meaning everyone.

    ``reveals`` marks kinds of event that show something hidden, which cannot be taken back.
    """

    seen_by: tuple[Seat, ...] | None = None

    reveals: ClassVar[bool] = False

    def is_seen_by(self, seat: Seat) -> bool:
        """Return whether ``seat`` learns of this fact."""
        return self.seen_by is None or seat in self.seen_by


class Player(Record, frozen=True, kw_only=True):
    """Who sits at a seat: ``level`` is None for a person, otherwise the computer player's level."""

    seat: Seat
    name: Name
    level: str | None = None


class Setup(Record, frozen=True, kw_only=True):
    """How a game is begun: scenario id, seed of the dice, the players in seat order, the options."""

    scenario: str
    seed: int
    players: tuple[Player, ...]
    options: dict[str, str | int | bool] = {}

    @property
    def seats(self) -> tuple[Seat, ...]:
        """The seats in order of play."""
        return tuple(player.seat for player in self.players)


class Outcome(Record, frozen=True, kw_only=True):
    """How a game ended: a headline, the winning seats, and the score of each seat."""

    headline: Message
    level: str
    winners: tuple[Seat, ...]
    scores: dict[Seat, int]
