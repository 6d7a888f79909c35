# SPDX-License-Identifier: GPL-3.0-or-later
"""A game of two sides of Colossi written out: who was who, what was agreed, no word of what went back."""

from datetime import UTC, datetime
from functools import cache
from typing import Any

from pytestqt.qtbot import QtBot

from rubbletop.games import registry
from rubbletop.kernel import savefile
from rubbletop.kernel.session import Session
from rubbletop.ui.parts.shelf import Shelf
from rubbletop.ui.report.matter import Gathering, Matter
from rubbletop.ui.report.story import Source
from tests.ui.report.games import SAVES

GEMSTONES = "Back into the cup: Gemstones of Our Ancestors."


@cache
def pair() -> Session[Any]:
    """A game of Ada and Bo, played to its end with dice of their own."""
    return savefile.load(SAVES / "colossi-1-201.rubble", registry.rules).session


def begun(actions: int) -> Session[Any]:
    """The same game after so many actions."""
    whole = pair()
    session = Session(whole.rules, whole.setup, whole.entry(0).faces)
    for played in whole.record[:actions]:
        session.replayed(played)
    return session


def matter_of(session: Session[Any]) -> Matter:
    when = datetime(2026, 3, 1, tzinfo=UTC)
    made = Gathering(Source(session), Shelf().screen("colossi"), when, with_pictures=False)
    for _ in made.gather():
        pass
    return made.matter


def test_the_report_names_who_was_on_which_side_and_who_won(qtbot: QtBot) -> None:
    matter = matter_of(pair())

    assert matter.headline == "Marginal victory of the Marines: Ada wins"
    assert matter.facts[:2] == (("Ada", "a person: Marines"), ("Bo", "a person: Colossi"))
    assert ("Options", "Jig-Jig, own dice") in matter.facts


def test_the_report_does_not_tell_what_went_back_into_the_cup(qtbot: QtBot) -> None:
    lines = [line.words for part in matter_of(pair()).parts for line in part.lines]

    assert any("Bo draws two event counters for the Colossi and keeps one." in line for line in lines)
    assert not any("To choose from" in line for line in lines)
    # Gemstones that lay open are put back openly.
    assert {line for line in lines if "Back into the cup" in line} <= {GEMSTONES}


def test_the_report_of_a_game_that_goes_on_tells_how_both_stand(qtbot: QtBot) -> None:
    titles = [chart.title.text() for chart in matter_of(begun(20)).tables]
    assert "The players" in titles
