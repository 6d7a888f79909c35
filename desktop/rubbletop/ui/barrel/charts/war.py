# SPDX-License-Identifier: GPL-3.0-or-later
"""Charts of the War check: the battle table, more local troops, and the battles on the board (War)."""

from fractions import Fraction

from rubbletop.games.barrel import chances
from rubbletop.games.barrel.ground import Ground
from rubbletop.games.barrel.state import INVASION, BarrelState
from rubbletop.games.barrel.words.names import region_name
from rubbletop.kernel.facts import Message, SpaceId, say
from rubbletop.ui.barrel.charts.base import FACE_HEADS, Row, number, starred, who
from rubbletop.ui.barrel.help.reconstructed import ratio_name
from rubbletop.ui.game_screen import Chart


def battle(ground: Ground, s: BarrelState) -> Chart:
    """The battle table; while there is one battle only, the players' row in it is lit."""
    known = sorted(ground.edition.battle, key=lambda row: -row.ratio)
    ratios = [row.ratio for row in known]
    now = None
    battles = s.battles()
    if len(battles) == 1:
        own, _ = _ratio(ground, s, battles[0])
        now = ratios.index(min(max(own, ratios[-1]), ratios[0]))
    return Chart(
        title=say("Battle: losses that a side inflicts at its ratio, by its die (* reconstructed)"),
        rule="War, 27",
        head=(say("Ratio"), *FACE_HEADS),
        rows=tuple(
            (starred(ratio_name(row.ratio), row.reconstructed), *(number(lost) for lost in row.losses))
            for row in known
        ),
        now=now,
    )


def _ratio(ground: Ground, s: BarrelState, region: SpaceId) -> tuple[int, int]:
    held = s.regions[region]
    return ground.ratio(held.all_troops, held.locals or 0)


def battles(ground: Ground, s: BarrelState) -> Chart:
    """The battles on the board, in the order in which they are fought, with their ends if all stay."""
    return Chart(
        title=say("Battles on the board"),
        rule="War, Allied Combat",
        head=(
            say("Region"),
            say("Came in this order"),
            say("Troops"),
            say("Locals"),
            say("Ratios"),
            say("Won in the end"),
        ),
        rows=tuple(_battle(ground, s, region) for region in s.battles()),
    )


def _battle(ground: Ground, s: BarrelState, region: SpaceId) -> Row:
    held = s.regions[region]
    own, others = _ratio(ground, s, region)
    known = chances.battle(ground, held.all_troops, held.locals or 0)
    return (
        region_name(ground, region),
        who(s, held.arrivals),
        number(held.all_troops),
        number(held.locals or 0),
        say("{own}, locals {others}", own=ratio_name(own), others=ratio_name(others)),
        percent(known.win),
    )


def percent(chance: Fraction) -> Message:
    """Return a chance in percent, rounded."""
    return say("{percent} %", percent=round(100 * chance))


def extra_locals(ground: Ground, s: BarrelState) -> Chart:
    """How many local troops a die adds; lit in the phase in which it is thrown."""
    return Chart(
        title=say("Phase 1: more local troops in a region, by the die"),
        rule="War",
        head=(say("Die"), *FACE_HEADS),
        rows=((say("more"), *(number(extra) for extra in ground.edition.extra_locals)),),
        now=0 if s.phase == INVASION and s.stack else None,
    )
