# SPDX-License-Identifier: GPL-3.0-or-later
"""What tests of damaged installations share: pictures and lettering that were read are forgotten."""

from collections.abc import Iterator

import pytest

from rubbletop.ui import typefaces
from rubbletop.ui.paint import artwork, lettering


@pytest.fixture
def fresh_art() -> Iterator[None]:
    """Forget the art and the typefaces that were read, before a test and after it."""
    _forget()
    yield
    _forget()


def _forget() -> None:
    for cached in (artwork.figures, artwork.drawing, typefaces.load_typefaces, typefaces.raw_font):
        cached.cache_clear()
    artwork._unread.clear()
    lettering._shape.cache_clear()
