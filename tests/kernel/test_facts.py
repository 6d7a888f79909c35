# SPDX-License-Identifier: GPL-3.0-or-later
"""Messages, ranges, events and setups."""

import pytest

from rubbletop.kernel.facts import Message, Range, say
from tests.toy.game import ANNA, BERT, given_setup
from tests.toy.parts import Burn, Climb, Shove, WindRose


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


@pytest.mark.parametrize(
    ("message", "is_sound"),
    [
        (say("{who} waits", who="{who}"), True),
        (say("Braces {stay"), True),
        (say("{who} throws {what}", who="Anna", what=say("{count} dice", count=2)), True),
        (Message("{who} waits", {"whom": "Anna"}), False),
        (Message("{who:>999999999}", {"who": "Anna"}), False),
        (Message("{who.real}", {"who": 1}), False),
        (Message("{who} waits}", {"who": "Anna"}), False),
        (Message("{what}", {"what": Message("{who!r}", {"who": "Anna"})}), False),
    ],
)
def test_a_message_is_sound_where_each_place_is_the_name_of_a_field(message: Message, is_sound: bool) -> None:
    assert message.is_sound is is_sound


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
