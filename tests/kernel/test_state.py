# SPDX-License-Identifier: GPL-3.0-or-later
"""The stack of what is in progress."""

from tests.toy.game import ANNA, BERT, given_session
from tests.toy.parts import BidFrame, ClimbFrame, ShoveFrame, WindFrame

BIDS = BidFrame(bids={})


def test_the_top_frame_is_what_happens_now() -> None:
    assert given_session().state.top == BIDS


def test_a_frame_can_become_others() -> None:
    s = given_session().state.become(WindFrame(), ClimbFrame(seats=(ANNA,)))
    assert s.stack == (WindFrame(), ClimbFrame(seats=(ANNA,)))


def test_a_frame_can_be_interrupted_and_gone_back_to() -> None:
    s = given_session().state
    interrupted = s.push(ShoveFrame(target=BERT))
    assert interrupted.stack == (BIDS, ShoveFrame(target=BERT))
    assert interrupted.pop() == s
