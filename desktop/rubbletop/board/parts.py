# SPDX-License-Identifier: GPL-3.0-or-later
"""The base of everything that is read from board files."""

import msgspec


class Part(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A table of a board file; keys that it does not know are refused."""
