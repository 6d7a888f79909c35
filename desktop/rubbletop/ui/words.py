# SPDX-License-Identifier: GPL-3.0-or-later
"""Messages are put into words here, and translated, only when they are shown."""

from PySide6.QtCore import QCoreApplication

from rubbletop.kernel.facts import Field, Message, say


def worded(message: Message) -> str:
    """Return the message in the player's language; fields that are messages are worded first."""
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
    """Return sections as they are shown; a bare number is one of the rulings: ``5.2.1, ruling 57``."""
    return ", ".join(_cited(part.strip()) for part in rule.split(","))


def _cited(part: str) -> str:
    return worded(say("ruling {number}", number=part)) if part.isdigit() else part


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
