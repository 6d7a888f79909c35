# SPDX-License-Identifier: GPL-3.0-or-later
"""A player by chance who gets on with the game: each kind of decision is as likely as every other."""

from random import Random

from rubbletop.kernel.facts import Action, Range, Seat
from rubbletop.kernel.rules import Offer, Rules
from rubbletop.kernel.state import S


class HastyAgent:
    """Does anything legal, but ends a phase as readily as it moves any of many units."""

    def choose(self, rules: Rules[S], view: S, seat: Seat, rng: Random) -> Action:
        """Return any legal action of ``seat``."""
        kinds: dict[str, list[Offer]] = {}
        for offer in rules.legal(view, seat):
            action = offer.action if isinstance(offer, Range) else offer
            kinds.setdefault(type(action).__name__, []).append(offer)
        offer = rng.choice(rng.choice(list(kinds.values())))
        if not isinstance(offer, Range):
            return offer
        return offer.at(rng.randrange(offer.low, offer.high + 1, offer.step))
