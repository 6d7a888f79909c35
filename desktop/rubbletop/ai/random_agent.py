# SPDX-License-Identifier: GPL-3.0-or-later
"""An agent that does anything legal."""

from random import Random

from rubbletop.kernel.facts import Action, Range, Seat
from rubbletop.kernel.rules import Rules
from rubbletop.kernel.state import S


class RandomAgent:
    """Chooses each offer with the same chance, and each member of a range with the same chance."""

    def choose(self, rules: Rules[S], view: S, seat: Seat, rng: Random) -> Action:
        """Return any legal action of ``seat``."""
        offer = rng.choice(rules.legal(view, seat))
        if not isinstance(offer, Range):
            return offer
        return offer.at(rng.randrange(offer.low, offer.high + 1, offer.step))
