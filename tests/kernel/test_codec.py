# SPDX-License-Identifier: GPL-3.0-or-later
"""Strict reading and writing."""

import pytest

from rubbletop.kernel.codec import Codec, decoded, digest, encoded
from rubbletop.kernel.facts import Message, Setup
from rubbletop.kernel.session import Played
from tests.toy.game import ANNA, BERT, LanternHill, given_session, given_setup
from tests.toy.parts import Bid, Rest, WindRose

CODEC = Codec(LanternHill())


def test_states_actions_events_and_lines_come_back_equal() -> None:
    session = given_session()
    assert CODEC.state(encoded(session.state)) == session.state
    assert CODEC.action(encoded(Bid(seat=ANNA, oil=3))) == Bid(seat=ANNA, oil=3)
    assert CODEC.event(encoded(WindRose(wind=2, seen_by=(ANNA,)))) == WindRose(wind=2, seen_by=(ANNA,))
    played = Played(Rest(seat=BERT), (1, 2))
    assert CODEC.played(encoded(played)) == played


def test_equal_tables_are_equal_bytes_whatever_their_order() -> None:
    assert encoded({"b": 1, "a": 2}) == encoded({"a": 2, "b": 1}) == b'{"a":2,"b":1}'
    assert encoded(frozenset("cab")) == b'["a","b","c"]'


def test_a_digest_has_32_digits_and_depends_on_every_byte() -> None:
    assert len(digest(b"hill")) == 32
    assert digest(b"hill") != digest(b"Hill")


@pytest.mark.parametrize(
    ("line", "place"),
    [
        ('{"type":"Bid","seat":"anna","oil":"3"}', "$.oil"),
        ('{"type":"Bid","seat":"anna","oil":3.5}', "$.oil"),
        ('{"type":"Bid","seat":"anna","oil":3,"more":1}', "unknown field `more`"),
        ('{"type":"Bid","seat":"anna"}', "missing required field `oil`"),
        ('{"type":"Fly","seat":"anna"}', "$.type"),
        ('{"seat":"anna"}', "missing required field `type`"),
        ("[]", "Expected `object`"),
        ("", "truncated"),
        ("{", "truncated"),
        ("\x00\x00", "malformed"),
        ('{"type":"Bid","seat":"anna","oil":' + "9" * 5_000 + "}", "out of range"),
    ],
)
def test_what_is_not_an_action_is_refused_with_its_place(line: str, place: str) -> None:
    with pytest.raises(ValueError, match=r".") as caught:
        CODEC.action(line.encode())
    assert place in str(caught.value)


def test_text_that_is_not_utf_8_is_refused() -> None:
    with pytest.raises(ValueError, match="UTF-8"):
        CODEC.action(b'{"type":"Rest","seat":"\xff"}')


def test_deep_nesting_is_refused() -> None:
    deep = b'{"template":"x","fields":{"a":' * 100_000
    with pytest.raises(ValueError, match="nested too deeply"):
        decoded(deep, Message)


def test_half_a_surrogate_pair_cannot_be_written() -> None:
    with pytest.raises(ValueError, match="surrogates"):
        encoded(Rest(seat=type(ANNA)("\ud800")))


def test_a_setup_keeps_the_kinds_of_its_options() -> None:
    setup = Setup(
        scenario="1", seed=2**70, players=given_setup().players, options={"a": True, "b": 1, "c": "x"}
    )
    again = decoded(encoded(setup), Setup)
    assert again == setup
    assert again.options["a"] is True
