# SPDX-License-Identifier: GPL-3.0-or-later
"""What keeps an edition of one's own from being played that the types of its tables do not say."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import pairwise
from typing import get_args

from rubbletop.board.hexes import HexBoard
from rubbletop.games.colossi.marine_tables import ChartRow
from rubbletop.games.colossi.tables import (
    SIDES,
    CouncilRow,
    Edition,
    Face,
    Kind,
    LevelName,
    LevelRow,
    PanicRow,
    TeamName,
    TribeName,
    Values,
)
from rubbletop.games.colossi.tribe_tables import Shock

Boards = Mapping[str, HexBoard]
CIVILIANS: tuple[Kind, ...] = ("foreman", "miner", "carrier", "colby")
"""The kinds that are on the map from the beginning of scenario 1, or come of one that is."""


def faults(boards: Boards, edition: Edition) -> tuple[str, ...]:
    """Return what keeps an edition from being played in these Zones; nothing for a good one."""
    found = (
        *_missing(edition),
        *_low(edition),
        *_stones(edition),
        *_cup(edition),
        *_panic(boards, edition),
        *_council(boards, edition),
        *_levels(edition),
        *_charts(edition),
    )
    return tuple(found)


def _missing(edition: Edition) -> Iterator[str]:
    """Tables that must have each of their rows once."""
    wanted: tuple[tuple[str, Iterable[str], Iterable[str]], ...] = (
        ("units", (row.kind for row in edition.units), get_args(Kind)),
        ("tribes of boulders", (row.tribe for row in edition.boulders), get_args(TribeName)),
        ("faces of rubble", edition.rubble.faces, get_args(Face)),
        ("teams of council", edition.council.teams, get_args(TeamName)),
        ("shocks of tribes", (row.result for row in edition.tribes.shocks), get_args(Shock)),
    )
    for what, has, needs in wanted:
        if sorted(has) != sorted(needs):
            yield f"{what} are not all there, each once"


def _low(edition: Edition) -> Iterator[str]:
    """Numbers below the least with which the rules mean something."""
    for row in edition.units:
        if row.count < 0 or not all(_is_fit(side) for side in (row.full, row.damaged) if side is not None):
            yield f"a number of {row.kind} is too low"
    cost = edition.marines.movement
    cup, aura, tribes = edition.cup, edition.aura, edition.tribes
    ones = {
        "rubble.dn": edition.rubble.dn,
        "panic.turns": edition.panic.turns,
        "council.turns": edition.council.turns,
        "campaign.most": edition.campaign.most,
        "marines.recovery.medic_dice": edition.marines.recovery.medic_dice,
        "marines.movement": min(cost.clear, cost.oasis, cost.feature, cost.escape, cost.flight),
        "cup.lightning": min(cup.lightning, default=0),
        "aura.shrapnel_cf": aura.shrapnel_cf,
        "tribes.least": tribes.least,
    }
    yield from (f"{name} is less than 1" for name, number in ones.items() if number < 1)
    noughts = {
        "marines.movement.wave": cost.wave,
        "cup": min(cup.rampage, cup.supplied, cup.eruptions, cup.dead),
        "aura": min(aura.shrapnel_reach, aura.stones_paralyze, aura.stones_stun),
        "tribes": min(
            tribes.steps, tribes.wave, tribes.avalanche, tribes.sling, tribes.stomp, tribes.boulder
        ),
        "council": min(edition.council.first_strike, edition.council.cup_removed),
        "panic": min(edition.panic.cup_random, edition.panic.tribes_drawn),
        "counts of rubble": min(edition.rubble.faces.values(), default=0),
        "counts of events": min(edition.events.values(), default=0),
    }
    yield from (f"a number of {name} is less than 0" for name, number in noughts.items() if number < 0)


def _is_fit(side: Values) -> bool:
    return side.dn >= 1 and side.ma >= 0 and (side.cf is None or side.cf >= 1)


def _stones(edition: Edition) -> Iterator[str]:
    """Boulders, cards, Rubble and dice of the tribes."""
    rows = [row for tribe in edition.boulders for row in tribe.rows]
    if not all(tribe.rows for tribe in edition.boulders):
        yield "a tribe has no boulders"
    if not _are_different(row.id for row in rows):
        yield "two boulders have one id"
    for row in rows:
        if min(row.front.cf, row.front.dn, row.back.cf, row.back.dn) < 1:
            yield f"a number of boulder {row.id} is less than 1"
    if not edition.cards:
        yield "there are no cards"
    if not _are_different(card.number for card in edition.cards):
        yield "two cards have one number"
    for card in edition.cards:
        if card.number < 1 or not _are_different(card.order):
            yield f"card {card.number} has no number from 1 or names a tribe twice"
    if not sum(edition.rubble.faces.values()):
        yield "there is no Rubble"
    if len(edition.tribes.die) != SIDES or len(edition.jig_jig.dancers) > SIDES:
        yield f"a die of the tribes has not {SIDES} faces"


def _cup(edition: Edition) -> Iterator[str]:
    """Event counters that a scenario wants and the edition has not."""
    events, panic, council = edition.events, edition.panic, edition.council
    for name, wanted in (
        ("panic.cup_always", panic.cup_always),
        ("council.cup_without", council.cup_without),
    ):
        if any(wanted.count(event) > events.get(event, 0) for event in wanted):
            yield f"{name} names more counters than there are"
    total = sum(events.values())
    if (
        total - len(panic.cup_always) < panic.cup_random
        or total - len(council.cup_without) < council.cup_removed
    ):
        yield "there are too few event counters"
    if events.get("gemstones", 0) > 1:
        # Each would have the other drawn and go back, without end (44).
        yield "there is more than one counter gemstones"
    if council.cup_without.count("rock_garden") != events.get("rock_garden", 0):
        yield "council.cup_without leaves a counter rock_garden in the zone without a mine"


def _panic(boards: Boards, edition: Edition) -> Iterator[str]:
    row = edition.panic
    if row.zone != "alpha":
        yield "panic.zone is not alpha"
    starts = list(row.tribes_always.values())
    if not _are_different(starts) or any(start not in boards["alpha"].starts for start in starts):
        yield "panic.tribes_always names no start, or one twice"
    if not _are_different((*row.tribes_always, *row.tribes_random)):
        yield "a tribe of panic is there twice"
    if row.tribes_drawn > len(row.tribes_random):
        yield "panic.tribes_random are too few"
    yield from _landing(edition, row)


def _landing(edition: Edition, row: PanicRow) -> Iterator[str]:
    for turn in row.landing:
        if not turn.isdecimal() or not 1 <= int(turn) <= row.turns:
            yield f"panic.landing names no turn with {turn!r}"
    yield from _marines(edition, "panic.landing", [kind for kinds in row.landing.values() for kind in kinds])


def _marines(edition: Edition, what: str, kinds: Sequence[Kind]) -> Iterator[str]:
    """Units of a plan that are no Marines, or are more than there are counters."""
    for row in edition.units:
        count = kinds.count(row.kind)
        if count and row.kind in CIVILIANS:
            yield f"{what} names {row.kind}, who does not come from elsewhere"
        elif count > row.count:
            yield f"{what} names {row.kind} too often"


def _council(boards: Boards, edition: Edition) -> Iterator[str]:
    row = edition.council
    if row.zone != "beta":
        yield "council.zone is not beta"
    pillars = boards["beta"].pillars
    if not _are_different(row.pillars) or any(pillar not in pillars for pillar in row.pillars):
        yield "council.pillars names no Pillar, or one twice"
    if not _are_different((*row.tribes, row.wormhole.tribe)):
        yield "a tribe of council is there twice"
    if len(row.tribes) < len(row.pillars):
        yield "council.tribes are too few"
    yield from _teams(edition, row)


def _teams(edition: Edition, row: CouncilRow) -> Iterator[str]:
    if len(row.arrivals) != len(row.teams) - 1 or not _are_different(row.arrivals):
        yield "council.arrivals has not one turn for each later team"
    if not all(1 < turn <= row.turns for turn in row.arrivals):
        yield "council.arrivals names no later turn"
    yield from _marines(edition, "council.teams", [kind for kinds in row.teams.values() for kind in kinds])


def _levels(edition: Edition) -> Iterator[str]:
    names: dict[str, tuple[LevelRow, ...]] = {
        "panic": edition.panic.levels,
        "council": edition.council.levels,
        "campaign": edition.campaign.levels,
    }
    for scenario, rows in names.items():
        if [row.name for row in rows] != list(get_args(LevelName)):
            yield f"{scenario}.levels are not all there, the best first"
        leasts = [row.least for row in rows[:-1]]
        numbers = [least for least in leasts if least is not None]
        if not rows or rows[-1].least is not None or leasts != numbers or not _is_falling(numbers):
            yield f"{scenario}.levels do not fall to one without a least total"


def _charts(edition: Edition) -> Iterator[str]:
    """Charts that are read with a die: each result once, best first, down to the least die."""
    marines = edition.marines
    charts: tuple[tuple[str, tuple[ChartRow, ...], tuple[str, ...]], ...] = (
        ("landing", marines.landing.rows, ("safe", "scattered", "malfunction")),
        ("jump", marines.jump.rows, ("safe", "scattered", "malfunction")),
        ("chisel", marines.chisel.rows, ("broken", "shattered", "none")),
        ("drill", marines.drill.rows, ("bored", "paralyzed", "none")),
        ("bombing", marines.bombing.rows, ("direct", "knocked", "none", "flak")),
    )
    for name, rows, results in charts:
        if tuple(row.result for row in rows) != results:
            yield f"results of marines.{name} are not {', '.join(results)}"
        if not _is_chart([row.least for row in rows]):
            yield f"rows of marines.{name} do not fall to 1"
    if not _is_chart([row.least for row in edition.tribes.shocks]):
        yield "shocks of tribes do not fall to 1"


def _is_chart(leasts: Sequence[int]) -> bool:
    return _is_falling(leasts) and list(leasts[-1:]) == [1]


def _is_falling(numbers: Sequence[int]) -> bool:
    return all(before > after for before, after in pairwise(numbers))


def _are_different(names: Iterable[object]) -> bool:
    listed = list(names)
    return len(set(listed)) == len(listed)
