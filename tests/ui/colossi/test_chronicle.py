# SPDX-License-Identifier: GPL-3.0-or-later
"""The log of the Colossi: each phase has one heading, and what happens stands under its own."""

from rubbletop.games.colossi.events.common import PhaseBegan
from rubbletop.games.colossi.events.marines import UnitDue
from rubbletop.games.colossi.frames.marines import LandingFrame, RecoveryFrame
from rubbletop.kernel.rules import Beat
from rubbletop.ui.colossi.screen import ColossiScreen
from rubbletop.ui.parts.chronicle import Chronicle
from tests.colossi.builders import given_state, given_unit, rules

SQUAD = given_unit("squad", 416)
DUE = UnitDue(unit=SQUAD.id)


def test_the_beginning_of_a_phase_is_its_heading_and_is_not_told_twice() -> None:
    chronicle = Chronicle(rules(), ColossiScreen())
    recovery, landing = given_state(RecoveryFrame(), SQUAD), given_state(LandingFrame(), SQUAD)
    began = PhaseBegan(turn=1, phase="recovery"), PhaseBegan(turn=1, phase="landing")

    lines = [
        *chronicle.lines(recovery, Beat(state=recovery, events=(began[0],), rolls=()), 0, 0),
        *chronicle.lines(landing, Beat(state=landing, events=(DUE, began[1], DUE), rolls=()), 0, 1),
    ]

    assert [(line.is_heading, line.words.split(" · ")[-1]) for line in lines] == [
        (True, "Recovery"),
        (False, "Squad is ready to land."),
        (True, "Landing"),
        (False, "Squad is ready to land."),
    ]


def test_a_heading_taken_back_is_written_again() -> None:
    chronicle = Chronicle(rules(), ColossiScreen())
    landing = given_state(LandingFrame(), SQUAD)
    beat = Beat(state=landing, events=(PhaseBegan(turn=2, phase="landing"),), rolls=())
    chronicle.lines(landing, beat, 2, 0)
    assert chronicle.first_moment(landing, 2) == 2

    chronicle.cut(1)

    assert chronicle.first_moment(landing, 2) is None
    assert [line.is_heading for line in chronicle.lines(landing, beat, 2, 0)] == [True]
