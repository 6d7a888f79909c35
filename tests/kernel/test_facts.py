# SPDX-License-Identifier: GPL-3.0-or-later
"""Messages, ranges, events and setups."""

import subprocess
import sys
from pathlib import Path

from rubbletop.kernel.facts import LUPDATE_OPTIONS, Message, Range, say
from tests.toy.game import ANNA, BERT, given_setup
from tests.toy.parts import Burn, Climb, Shove, WindRose

KERNEL = Path(__file__).parents[2] / "desktop" / "rubbletop" / "kernel"


def test_a_message_without_fields_is_its_template() -> None:
    assert say("A brace {stays} where no field fills it.") == Message(
        "A brace {stays} where no field fills it."
    )
    assert say("Braces {stay}").text() == "Braces {stay}"


def test_a_message_fills_its_fields_and_the_messages_inside_them() -> None:
    dice = say("{count} dice", count=2)
    outer = say("{who} throws {what}", who="Anna", what=say("exactly {dice}", dice=dice))
    assert outer.text() == "Anna throws exactly 2 dice"


def test_a_field_with_braces_is_not_filled_again() -> None:
    assert say("{who} waits", who="{who}").text() == "{who} waits"


def test_a_range_returns_its_members() -> None:
    offer = Range(Burn(seat=ANNA, oil=2), "oil", 2, 6, 2)
    assert [offer.at(value) for value in (2, 6)] == [Burn(seat=ANNA, oil=2), Burn(seat=ANNA, oil=6)]


def test_an_action_has_no_picks_unless_it_names_some() -> None:
    assert Climb(seat=ANNA).picks() == ()
    assert Shove(seat=ANNA, target=BERT).picks() == ("bert",)


def test_an_event_reaches_those_it_names_and_everyone_when_it_names_none() -> None:
    assert WindRose(wind=3).is_seen_by(BERT)
    private = WindRose(wind=3, seen_by=(ANNA,))
    assert private.is_seen_by(ANNA)
    assert not private.is_seen_by(BERT)


def test_a_setup_lists_its_seats_in_order() -> None:
    assert given_setup().seats == (ANNA, BERT)


def test_the_extraction_tool_finds_what_is_said(tmp_path: Path) -> None:
    found = tmp_path / "found.ts"
    tool = Path(sys.executable).with_name("pyside6-lupdate")
    sources = [str(path) for path in sorted(KERNEL.glob("*.py"))]
    command = [str(tool), *LUPDATE_OPTIONS, *sources, "-ts", str(found)]
    subprocess.run(command, check=True, capture_output=True, timeout=60)
    text = found.read_text(encoding="utf-8")
    assert "<source>There is nothing to take back.</source>" in text
    assert "<name></name>" in text
