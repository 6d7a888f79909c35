# SPDX-License-Identifier: GPL-3.0-or-later
"""The figures of an edition by the names under which the help writes them."""

from rubbletop.games.tokyo.falling import DEBRIS_FROM, need_of
from rubbletop.games.tokyo.ground import Ground
from rubbletop.games.tokyo.plans import ARMY
from rubbletop.games.tokyo.tables import WEAPONS
from rubbletop.kernel.facts import Message


def figures(ground: Ground) -> dict[str, int]:
    """Return the figures: Mega-Yen, victory points (penalties without their sign), dice, wounds."""
    game, points = ground.edition.game, ground.edition.points
    return {
        "ap": game.action_points,
        "ap_two": game.action_points_two_players,
        "strength": game.strength,
        "beside": game.strength_beside_building,
        "most": game.most_wounds,
        "look": game.research_card,
        "declared": game.weapon_declared,
        "done": game.weapon_done,
        "done_two": game.weapon_done_two_players,
        "pissed": game.weapon_pissed_dice,
        "drop": game.drop_bonus,
        "debris": DEBRIS_FROM,
        "second": need_of(2),
        "third": need_of(3),
        "no_building": -points.no_building,
        "wounded": -points.wounded,
        "killed": -points.killed,
        "wound": points.wound,
        "superweapon": max(ground.rows[weapon].vp for weapon in WEAPONS),
        "counters": sum(row.count for row in ground.edition.units if row.type in ARMY),
    }


def filled(line: Message, known: dict[str, int]) -> Message:
    """Return a line with its figures."""
    return Message(line.template, {**line.fields, **known})
