# SPDX-License-Identifier: GPL-3.0-or-later
"""Why something may not be decided, told without refusing it yet: for lists, grey buttons, refusals."""

from typing import NamedTuple

from rubbletop.kernel.facts import IllegalAction, Message


class Bar(NamedTuple):
    """A reason against a decision, and the section that gives it."""

    reason: Message
    rule: str

    def refusal(self) -> IllegalAction:
        """Return it as the refusal of a decision."""
        return IllegalAction(self.reason, self.rule)


def refuse(bar: Bar | None) -> None:
    """Raise IllegalAction where there is a reason against a decision."""
    if bar is not None:
        raise bar.refusal()
