# SPDX-License-Identifier: GPL-3.0-or-later
"""Words in board files that must be fit to be shown, stored and used in names of files."""

import re

from rubbletop.board.faults import Ledger

LONGEST_WORD = 40
_ID = re.compile(r"[a-z0-9_]+")


def is_id(word: str) -> bool:
    """Whether a word can be an id: of small letters a to z, digits and _ alone, and not too long."""
    return _ID.fullmatch(word) is not None and len(word) <= LONGEST_WORD


def check_id(ledger: Ledger, feature: str, word: str) -> None:
    """Write down what is wrong with an id."""
    if not _ID.fullmatch(word):
        ledger.note(feature, f"{word!r} may hold small letters a to z, digits and _ alone, and not nothing")
    elif len(word) > LONGEST_WORD:
        ledger.note(feature, f"is longer than {LONGEST_WORD} characters")


def check_name(ledger: Ledger, feature: str, name: str) -> None:
    """Write down what is wrong with a name: empty, too long, or with characters that hide or turn text."""
    if not name or name != name.strip():
        ledger.note(feature, "is empty" if not name.strip() else "begins or ends with a space")
    if len(name) > LONGEST_WORD:
        ledger.note(feature, f"is longer than {LONGEST_WORD} characters")
    for character in sorted(set(name)):
        if not character.isprintable():
            ledger.note(feature, f"holds the character U+{ord(character):04X}, which cannot be seen")
