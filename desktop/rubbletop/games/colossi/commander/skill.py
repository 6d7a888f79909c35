# SPDX-License-Identifier: GPL-3.0-or-later
"""What tells the levels of the commander apart: how far it looks, and what it sets store by."""

import msgspec


class Skill(msgspec.Struct, frozen=True, kw_only=True):
    """How well the commander plays.

    ``focus``: whether its units wait for each other to attack the same boulder while it is cracked.
    ``slip``: how far, in victory points, its estimates may be off by chance. ``specials``: whether it
    reckons with the tribes' special attacks beside the Thunderclap. ``peril``: how much of the harm that
    a tribe threatens is counted for breaking its boulders, nothing for one that does not look at that.
    ``foresight``: whether it tells the tribes that still act this turn from those that have acted.
    ``wound``: points that each hit costs a unit that survives. ``to_mine``: what each hex nearer to the mine
    entrance is worth to who lands to free the Miners, ``to_free``: to who walks there. ``watch``: what a
    reconnaissance promises. ``by_air``: what it promises that a Bomber comes early. ``hold_from``: the turn
    from which the places that count are given out. ``care``: what it promises to be near the Medic.
    """

    focus: bool = False
    slip: float = 0.0
    specials: bool = True
    peril: float = 0.0
    foresight: bool = False
    wound: float = 0.35
    to_mine: float = 0.12
    to_free: float = 0.3
    at_work: float = 1.5
    watch: float = 0.06
    by_air: float = 2.0
    hold_from: int = 7
    care: float = 0.1


EASY = Skill(slip=0.5, specials=False, hold_from=10)
NORMAL = Skill()
HARD = Skill(
    peril=0.3, foresight=True, wound=0.7, to_mine=0.3, to_free=0.5, at_work=2.5, watch=0.12, focus=True,
    hold_from=6, care=0.2,
)  # fmt: skip
LEVELS = {"easy": EASY, "normal": NORMAL, "hard": HARD}
