# SPDX-License-Identifier: GPL-3.0-or-later
"""What tells the levels of the commander apart: how far it looks, and what it sets store by."""

import msgspec

from rubbletop.games.colossi.tables import Kind


class Skill(msgspec.Struct, frozen=True, kw_only=True):
    """How well the commander plays.

    ``slip``: how far, in victory points, its estimates may be off by chance. ``specials``: whether it
    reckons with the tribes' special attacks beside the Thunderclap. ``focus``: whether its units wait for
    each other to attack the same boulder while it is cracked. ``foresight``: whether it tells the tribes that
    still act this turn from those that have acted, and thinks of a Rampage to come. ``surveys``: whether it
    counts what the ground of a way to a place costs rather than its hexes. ``thrift``: whether of those who
    are as soon at a place it sends one that is no great loss. ``finale``: whether in the last turn it fears
    no wounds any more, and draws tribes off the places held. ``earns``: what a kind of unit earns in a turn,
    by its dice where it is not named.

    The rest are victory points. ``wound``: each hit to a unit that survives. ``peril``: the share of the harm
    that a tribe threatens that counts for breaking its boulders. ``to_mine``, ``to_free``: a hex nearer to
    the mine entrance for who lands or walks there to free the Miners, ``at_work``: to stand there.
    ``watch``: a reconnaissance. ``by_air``: a Bomber that comes early. ``care``: to be near the Medic.
    ``late``: a hex nearer to one's place that counts at the end; ``reserve``: nearer to some such place for
    who has none. Places are given out from the turn ``hold_from``.
    """

    slip: float = 0.0
    specials: bool = True
    focus: bool = False
    foresight: bool = False
    surveys: bool = False
    thrift: bool = False
    finale: bool = False
    earns: dict[Kind, float] = {}
    wound: float = 0.35
    peril: float = 0.0
    to_mine: float = 0.12
    to_free: float = 0.3
    at_work: float = 1.5
    watch: float = 0.06
    by_air: float = 2.0
    care: float = 0.1
    late: float = 0.02
    reserve: float = 0.0
    hold_from: int = 7


EASY = Skill(slip=0.13, specials=False, hold_from=12)
"""Often errs by a little, and fears the Thunderclap alone."""
NORMAL = Skill(hold_from=12)
"""Judges each action by itself, and remembers the places that count only when the last turn has come."""
EARNS: dict[Kind, float] = {
    "squad": 0.2, "scout": 0.12, "heavy": 0.28, "hq": 0.4, "ops": 0.35, "medic": 0.15, "bit": 0.15,
    "bomber": 0.4, "colby": 0.2,
}  # fmt: skip
"""What a unit in the battle earns in a turn, in victory points, as games of the commander have shown."""
HARD = Skill(
    earns=EARNS, surveys=True, by_air=0.6, late=0.05, reserve=0.08,
    peril=0.3, foresight=True, wound=0.7, to_mine=0.3, to_free=0.5, at_work=2.5, watch=0.12, focus=True,
    hold_from=6, care=0.2, finale=True, thrift=True,
)  # fmt: skip
"""Breaks stones together, knows who is still to act, makes early for the places that count and holds them."""
LEVELS = {"easy": EASY, "normal": NORMAL, "hard": HARD}
