# SPDX-License-Identifier: GPL-3.0-or-later
"""What keeps an edition of one's own from being played is told (2.1, charts)."""

from collections.abc import Callable, Mapping
from typing import Any

import msgspec
import pytest

from rubbletop.games.colossi.build import faults, ground
from rubbletop.games.colossi.tables import Edition

replace = msgspec.structs.replace
EDITION = ground("", "").edition
PANIC, COUNCIL, MARINES, TRIBES = EDITION.panic, EDITION.council, EDITION.marines, EDITION.tribes


def test_the_edition_of_the_program_has_no_faults_of_colossi() -> None:
    assert faults(EDITION) == ()


def part(name: str, **fields: Any) -> Edition:
    """Return the edition with some values of one of its tables changed."""
    return replace(EDITION, **{name: replace(getattr(EDITION, name), **fields)})


def first(name: str, **fields: Any) -> Edition:
    """Return the edition with the first row of a list changed."""
    head, *others = getattr(EDITION, name)
    return replace(EDITION, **{name: (replace(head, **fields), *others)})


def chart(name: str, **fields: Any) -> Edition:
    """Return the edition with a chart of the Marines changed."""
    return part("marines", **{name: replace(getattr(MARINES, name), **fields)})


def boulder(**fields: Any) -> Edition:
    """Return the edition with the first boulder of all changed."""
    head, *others = EDITION.boulders[0].rows
    return first("boulders", rows=(replace(head, **fields), *others))


def without(known: Mapping[Any, Any], name: str) -> dict[Any, Any]:
    """Return a table without one of its rows."""
    return {key: value for key, value in known.items() if key != name}


SQUAD = EDITION.units[0]
SECOND_BOULDER = EDITION.boulders[0].rows[1].id
FRONT = EDITION.boulders[0].rows[0].front
LANDING = PANIC.landing
SPOILT: list[tuple[Edition, str]] = [
    (replace(EDITION, units=EDITION.units[1:]), "units are not all there, each once"),
    (replace(EDITION, boulders=EDITION.boulders[:1] * 7), "tribes of boulders are not all there, each once"),
    (
        part("rubble", faces=without(EDITION.rubble.faces, "pit")),
        "faces of rubble are not all there, each once",
    ),
    (part("council", teams=without(COUNCIL.teams, "unit3")), "teams of council are not all there, each once"),
    (part("tribes", shocks=TRIBES.shocks[1:]), "shocks of tribes are not all there, each once"),
    (first("units", count=-1), "a number of squad is too low"),
    (first("units", full=replace(SQUAD.full, cf=0)), "a number of squad is too low"),
    (first("units", damaged=replace(SQUAD.full, ma=-1)), "a number of squad is too low"),
    (part("rubble", dn=0), "rubble.dn is less than 1"),
    (part("cup", lightning=()), "cup.lightning is less than 1"),
    (chart("movement", escape=0), "marines.movement is less than 1"),
    (chart("movement", wave=-1), "a number of marines.movement.wave is less than 0"),
    (
        part("rubble", faces=dict.fromkeys(EDITION.rubble.faces, -1)),
        "a number of counts of rubble is less than 0",
    ),
    (first("boulders", rows=()), "a tribe has no boulders"),
    (boulder(id=SECOND_BOULDER), "two boulders have one id"),
    (boulder(front=replace(FRONT, cf=0)), "a number of boulder R1 is less than 1"),
    (replace(EDITION, cards=()), "there are no cards"),
    (first("cards", number=2), "two cards have one number"),
    (first("cards", number=0), "card 0 has no number from 1 or names a tribe twice"),
    (first("cards", order=("red", "red")), "card 1 has no number from 1 or names a tribe twice"),
    (part("rubble", faces=dict.fromkeys(EDITION.rubble.faces, 0)), "there is no Rubble"),
    (part("tribes", die=TRIBES.die[1:]), "a die of the tribes has not 6 faces"),
    (part("jig_jig", dancers=("red",) * 7), "a die of the tribes has not 6 faces"),
    (part("panic", cup_always=("honoring",) * 2), "panic.cup_always names more counters than there are"),
    (
        part("council", cup_without=("rock_garden", "honoring", "honoring")),
        "council.cup_without names more counters than there are",
    ),
    (
        replace(EDITION, events={**EDITION.events, "gemstones": 2}),
        "there is more than one counter gemstones",
    ),
    (part("panic", cup_random=15), "there are too few event counters"),
    (part("council", cup_removed=15), "there are too few event counters"),
    (
        part("council", cup_without=("honoring",)),
        "council.cup_without leaves a counter rock_garden in the zone without a mine",
    ),
    (part("panic", zone="beta"), "panic.zone is not alpha"),
    (part("panic", tribes_always={"red": "sea"}), "panic.tribes_always names no start, or one twice"),
    (
        part("panic", tribes_always={"red": "redstones", "black": "redstones"}),
        "panic.tribes_always names no start, or one twice",
    ),
    (part("panic", tribes_random=("red", "grey")), "a tribe of panic is there twice"),
    (part("panic", tribes_drawn=5), "panic.tribes_random are too few"),
    (part("panic", landing={**LANDING, "x": ()}), "panic.landing names no turn with 'x'"),
    (part("panic", landing={**LANDING, "13": ()}), "panic.landing names no turn with '13'"),
    (
        part("panic", landing={**LANDING, "8": ("miner",)}),
        "panic.landing names miner, who does not come from elsewhere",
    ),
    (part("panic", landing={**LANDING, "8": ("bomber",)}), "panic.landing names bomber too often"),
    (part("council", zone="alpha"), "council.zone is not beta"),
    (part("council", pillars=("111",)), "council.pillars names no Pillar, or one twice"),
    (part("council", pillars=("532", "532")), "council.pillars names no Pillar, or one twice"),
    (part("council", tribes=("tomb",) * 6), "a tribe of council is there twice"),
    (part("council", tribes=("red",)), "council.tribes are too few"),
    (part("council", arrivals=(4,)), "council.arrivals has not one turn for each later team"),
    (part("council", arrivals=(4, 4)), "council.arrivals has not one turn for each later team"),
    (part("council", arrivals=(1, 4)), "council.arrivals names no later turn"),
    (
        part("council", teams={**COUNCIL.teams, "unit1": ("medic",)}),
        "council.teams names medic too often",
    ),
    (part("panic", levels=PANIC.levels[::-1]), "panic.levels are not all there, the best first"),
    (part("campaign", levels=()), "campaign.levels do not fall to one without a least total"),
    (
        part("council", levels=(replace(COUNCIL.levels[0], least=None), *COUNCIL.levels[1:])),
        "council.levels do not fall to one without a least total",
    ),
    (
        part("council", levels=(*COUNCIL.levels[:-1], replace(COUNCIL.levels[-1], least=1))),
        "council.levels do not fall to one without a least total",
    ),
    (
        part("council", levels=(replace(COUNCIL.levels[0], least=1), *COUNCIL.levels[1:])),
        "council.levels do not fall to one without a least total",
    ),
    (chart("drill", rows=MARINES.drill.rows[1:]), "results of marines.drill are not bored, paralyzed, none"),
    (
        chart("jump", rows=tuple(replace(row, least=row.least + 1) for row in MARINES.jump.rows)),
        "rows of marines.jump do not fall to 1",
    ),
    (part("tribes", shocks=TRIBES.shocks[::-1]), "shocks of tribes do not fall to 1"),
]


@pytest.mark.parametrize("number", range(len(SPOILT)))
def test_an_edition_of_colossi_that_cannot_be_played_is_called_so(number: int) -> None:
    edition, told = SPOILT[number]
    assert told in faults(edition)


def test_96_a_die_below_a_chart_reads_as_its_last_row() -> None:
    assert MARINES.drill.result(0) == "none"
    assert MARINES.bombing.result(-1) == "flak"


TAKEN: dict[str, Callable[[], Edition]] = {
    "stronger squads": lambda: first("units", full=replace(SQUAD.full, cf=6)),
    "a unit without a damaged side": lambda: first("units", damaged=None),
    "fewer turns": lambda: part("council", turns=8),
    "one tribe fewer": lambda: part("council", pillars=COUNCIL.pillars[1:]),
    "a deck of one card": lambda: replace(EDITION, cards=EDITION.cards[:1]),
    "nobody dances": lambda: part("jig_jig", dancers=()),
}


@pytest.mark.parametrize("what", sorted(TAKEN))
def test_values_of_ones_own_are_taken(what: str) -> None:
    assert faults(TAKEN[what]()) == ()
