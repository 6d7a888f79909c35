# SPDX-License-Identifier: GPL-3.0-or-later
"""The base of everything that is read from board files."""

from typing import Annotated

import msgspec

Amount = Annotated[int, msgspec.Meta(ge=0, le=1000)]
"""A number printed on a board: money, points, barrels."""


class Part(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A table of a board file; keys that it does not know are refused."""
