# SPDX-License-Identifier: GPL-3.0-or-later
"""A Qt that shows no window, for every command that draws."""

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from rubbletop.cli import CommandError
from rubbletop.kernel.files import trouble


@contextmanager
def drawing(out: Path) -> Iterator[None]:
    """Draw into ``out`` inside, where Qt is imported. Raises CommandError with what goes wrong there."""
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    # Qt would put the typefaces into a PDF in another order each time.
    os.environ.setdefault("QT_HASH_SEED", "0")
    try:
        yield
    except ImportError as fault:
        raise CommandError(f"Qt cannot be loaded: {fault}") from fault
    except (OSError, ValueError) as fault:
        raise CommandError(trouble(out, fault).text()) from fault
