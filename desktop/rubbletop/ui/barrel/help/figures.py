# SPDX-License-Identifier: GPL-3.0-or-later
"""The figures of an edition and its board by the names under which the help writes them."""

from rubbletop.games.barrel.allotment import INFLUENCE_HALVES
from rubbletop.games.barrel.dealings import MOST_OFFERS
from rubbletop.games.barrel.ground import MOST_ON_TRACK, Ground
from rubbletop.games.barrel.opening import TURNS, usual_turns
from rubbletop.games.barrel.words.names import dollars
from rubbletop.kernel.facts import Field, Message, decimal

SECOND, THIRD = 1, 2
"""How many acts of a kind were done before the second and the third one."""


def figures(ground: Ground) -> dict[str, Field | Message]:
    """Return the figures: dollars, troops, barrels, steps; a region's worth with its half."""
    edition = ground.edition
    start, troops, costs, store = edition.start, edition.troops, edition.costs, edition.store
    rebels, pacifism, allotment = edition.rebels, edition.pacifism, edition.allotment
    prices = ground.board.tracks["price"].values
    return {
        "cash": start.dollars,
        "bonus": start.last_bonus,
        "low_price": dollars(prices[0]),
        "top_price": dollars(prices[-1]),
        "turns": TURNS[0],
        "long": TURNS[1],
        "turns_of_three": usual_turns(3),
        "end": MOST_ON_TRACK,
        "most": troops.most,
        "tolerated": troops.tolerated,
        "media_for_one": troops.media_for_one,
        "fewer": troops.fewer_for_one,
        "land": costs.by_land,
        "air": costs.by_air,
        "taxes": costs.taxes,
        "idle": costs.idle_region,
        **{f"media_{number}": cost for number, cost in enumerate(costs.media, 1)},
        "second": costs.repeats[SECOND],
        "third": costs.repeats[THIRD],
        "extra": max(edition.extra_locals),
        "bare": store.bare,
        "stored": store.warehouse,
        "taken": store.taken,
        "piped": store.pipeline,
        **{row.kind: row.cost for row in edition.buildings},
        "buildings": edition.most_buildings,
        "power": rebels.most_power,
        "here": rebels.police_here,
        "beside": rebels.police_beside,
        "influence_for_one": rebels.influence_for_one,
        "troop_damage": rebels.troop_damage,
        "fails": rebels.always_fails,
        "hurts": rebels.always_hurts,
        "lost": pacifism.troop_lost,
        "troop_bombed": pacifism.troop_bombed,
        "logistic_bombed": pacifism.logistic_bombed,
        "failed": pacifism.bombing_failed,
        "taxed": pacifism.taxes,
        "factor": pacifism.final_factor,
        "part": f"{allotment.numerator}/{allotment.denominator}",
        "worth": decimal(f"{allotment.region_halves / INFLUENCE_HALVES:g}"),
        "offers": MOST_OFFERS,
    }


def filled(line: Message, known: dict[str, Field | Message]) -> Message:
    """Return a line with its figures."""
    return Message(line.template, {**line.fields, **known})
