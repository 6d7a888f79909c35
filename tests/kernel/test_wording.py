# SPDX-License-Identifier: GPL-3.0-or-later
"""Words that are spread over modules."""

import pytest

from rubbletop.kernel.facts import Event, Seat, say
from rubbletop.kernel.wording import first_said


def test_the_first_part_that_knows_a_thing_names_it_and_no_other_is_asked() -> None:
    asked = iter((None, say("One."), say("Two.")))

    assert first_said(asked, "sentence", Event()) == say("One.")
    assert list(asked) == [say("Two.")]


def test_a_thing_that_no_part_knows_is_a_mistake_of_the_program() -> None:
    with pytest.raises(AssertionError, match="no prompt for str"):
        first_said((None, None), "prompt", Seat("one"))
