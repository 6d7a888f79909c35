# SPDX-License-Identifier: GPL-3.0-or-later
"""Messages are put into words here, and translated, only when they are shown."""

from textwrap import fill

from PySide6.QtCore import QCoreApplication

from rubbletop.kernel.facts import DECIMAL, Field, Message, called, say
from rubbletop.ui.spelling import pointed

TIP_LETTERS = 60
"""So many letters of a line of a tooltip stand side by side: a wider one would jump away from the pointer."""


def worded(message: Message) -> str:
    """Return the message in the player's language; fields that are messages are worded first."""
    if message.template == DECIMAL:
        return pointed(str(message.fields["decimal"]))
    template = QCoreApplication.translate("", message.template)
    if not message.fields:
        return template
    return template.format_map({name: _shown(value) for name, value in message.fields.items()})


def ruled(message: Message, rule: str) -> str:
    """Return the worded message with the section that it rests on in brackets, if there is one."""
    return with_rule(worded(message), rule)


def with_rule(words: str, rule: str) -> str:
    """Return a sentence with its section in brackets behind it, if there is one."""
    return f"{words} [{cited(rule)}]" if rule else words


def cited(rule: str) -> str:
    """Return sections as they are shown: ``5.2.1, ruling 57``; those without a number by their titles.

    A bare number is a ruling's, but one digit that stands alone is a section.
    """
    parts = [part.strip() for part in rule.split(",")]
    least = 1 if len(parts) > 1 else 2
    return ", ".join(
        _ruling(part) if part.isdigit() and len(part) >= least else worded(called(part)) for part in parts
    )


def _ruling(number: str) -> str:
    return worded(say("ruling {number}", number=number))


def folded(words: str) -> str:
    """Return the words of a tooltip with its long lines folded."""
    return "\n".join(fill(line, TIP_LETTERS) for line in words.splitlines())


def signed(value: int) -> str:
    """Return a summand with its sign, the minus being the long one: ``+2``, ``−1``, ``0``."""
    if value < 0:
        return f"−{-value}"
    return f"+{value}" if value else "0"


def _shown(value: Field | Message) -> Field:
    if isinstance(value, Message):
        return worded(value)
    if isinstance(value, int) and value < 0:
        return f"−{-value}"
    return value
