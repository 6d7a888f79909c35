# SPDX-License-Identifier: GPL-3.0-or-later
"""What the tests of the commander share: its decision, its reason, its judgement of a position."""

from random import Random

from rubbletop.games.colossi.commander import Commander
from rubbletop.games.colossi.commander.judge import Judge
from rubbletop.games.colossi.state import ColossiState
from rubbletop.kernel.facts import Action
from tests.colossi.builders import SEAT, field, rules

BEATEN = ("K1", "K2-", "K3")
"""Blackstones whose middle boulder lies turned over."""


def decision(s: ColossiState) -> Action:
    """Return what the commander decides, seeing what its seat sees."""
    return Commander().choose(rules(), rules().view(s, SEAT), SEAT, Random(1))


def hint(s: ColossiState) -> str:
    """Return why, once it is sure that the reason goes with the same decision."""
    action, reason = Commander().advise(rules(), rules().view(s, SEAT), SEAT)
    assert action == decision(s)
    return reason.text()


def judged(s: ColossiState) -> Judge:
    """Return the commander's judgement of a position."""
    return Judge(field(s))
