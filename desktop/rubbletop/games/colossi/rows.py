# SPDX-License-Identifier: GPL-3.0-or-later
"""What the tables of the edition file share."""

import msgspec


class Row(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Base of the rows and sections of the edition file."""
