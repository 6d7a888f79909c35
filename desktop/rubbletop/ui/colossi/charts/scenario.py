# SPDX-License-Identifier: GPL-3.0-or-later
"""Charts of the scenario: what earns points, the levels, who comes when, special rules (sc. 1 to 3)."""

from collections.abc import Iterator, Sequence

from rubbletop.games.colossi import score
from rubbletop.games.colossi.council import members
from rubbletop.games.colossi.frames.council import TeamFrame
from rubbletop.games.colossi.ground import Ground
from rubbletop.games.colossi.state import ColossiState
from rubbletop.games.colossi.tables import SIDES, TribeName
from rubbletop.games.colossi.words.names import KINDS, TEAMS, TRIBES, counted, listed
from rubbletop.kernel.facts import Message, say
from rubbletop.ui.colossi.arrivals import arrivals
from rubbletop.ui.colossi.charts.base import NONE, Row, modifier, number
from rubbletop.ui.game_screen import Chart
from rubbletop.ui.words import signed


def charts(ground: Ground, s: ColossiState) -> tuple[Chart, ...]:
    """Return the charts of the battle that is fought, and those of a campaign where it is one."""
    special = (teams(ground, s), special_rules(ground, s)) if ground.is_council(s) else ()
    carried = (campaign(ground, s),) if s.scenario == "3" else ()
    return (points(ground, s), levels(ground, s), turn_track(ground, s), *special, *carried)


def points(ground: Ground, s: ColossiState) -> Chart:
    """What earns or costs victory points."""
    is_council = ground.is_council(s)
    rows = list(_council_rows(ground) if is_council else _panic_rows(ground))
    losses = sorted({unit.loss for unit in ground.edition.units if unit.loss}, reverse=True)
    for loss in losses:
        kinds = [KINDS[unit.kind] for unit in ground.edition.units if unit.loss == loss]
        rows.append((modifier(-loss), say("each lost: {kinds}", kinds=listed(kinds))))
    return Chart(
        title=say("Victory points"),
        rule="sc. 2" if is_council else "sc. 1",
        head=(say("Points"), say("For")),
        rows=tuple(rows),
    )


def _panic_rows(ground: Ground) -> Iterator[Row]:
    row = ground.edition.panic.points
    yield modifier(row.boulder), say("each boulder destroyed")
    yield modifier(row.structure), say("each Structure occupied by a Marine")
    yield modifier(row.mine), say("mine entrance occupied by a Marine")
    yield modifier(row.escaped), say("each Miner, and the Foreman, escaped")
    yield from _shared_rows(row.tribe, row.tribes)


def _council_rows(ground: Ground) -> Iterator[Row]:
    row = ground.edition.council.points
    yield modifier(row.boulder), say("each boulder destroyed")
    yield modifier(row.pillar), say("each Sacred Pillar occupied by a Marine")
    yield modifier(row.wormhole), say("Wormhole occupied by a Marine")
    yield from _shared_rows(row.tribe, row.tribes)


def _shared_rows(worth: int, tribes: Sequence[TribeName]) -> Iterator[Row]:
    yield say("0 to +3"), say("Stonehenge occupied: half the last digit of its hex")
    for tribe in tribes:
        yield modifier(worth), say("{tribe} wholly destroyed", tribe=TRIBES[tribe])


def levels(ground: Ground, s: ColossiState) -> Chart:
    """The levels of victory, the one reached as the map stands now being lit."""
    total = score.points(ground, s).total
    reached = score.level(ground, total, s.scenario)
    rows = score.levels(ground, s.scenario)
    return Chart(
        title=say("Level of victory, now {total} points", total=total),
        rule=f"sc. {s.scenario}",
        head=(say("Points"), say("Level")),
        rows=tuple(
            (
                say("{least} or more", least=row.least) if row.least is not None else say("fewer"),
                score.LEVELS[row.name],
            )
            for row in rows
        ),
        now=next(n for n, row in enumerate(rows) if row.name == reached),
    )


def landing_plan(ground: Ground, s: ColossiState) -> Chart:
    """Who lands on which turn, as it is printed; the turns not listed bring nobody."""
    plan = ground.edition.panic.landing
    turns = [int(turn) for turn in plan]
    return Chart(
        title=say("Landing plan"),
        rule="sc. 1",
        head=(say("Turn"), say("Units")),
        rows=tuple((number(turn), counted(kinds)) for turn, kinds in zip(turns, plan.values(), strict=True)),
        now=turns.index(s.turn) if s.turn in turns else None,
    )


def turn_track(ground: Ground, s: ColossiState) -> Chart:
    """The turns with the reinforcements that they bring and what else they have, the present one lit."""
    turns = range(1, ground.turns(s) + 1)
    coming = arrivals(ground, s)
    return Chart(
        title=say("Turn track: who comes when"),
        rule="sc. 2, 147" if ground.is_council(s) else "sc. 1, 54",
        head=(say("Turn"), say("Reinforcements"), say("Besides")),
        rows=tuple((number(n), coming.get(n, NONE), _besides(ground, s, n)) for n in turns),
        now=s.turn - 1 if s.turn in turns else None,
    )


def _besides(ground: Ground, s: ColossiState, turn: int) -> Message:
    """What else a turn has: a reconnaissance, the First Strike, the chance of the Wormhole."""
    found: list[Message] = []
    if s.recon == turn:
        found.append(say("two events are drawn"))
    if ground.is_council(s):
        row = ground.edition.council
        if turn == 1:
            found.append(say("First Strike"))
        first, certain = max(s.turn, row.wormhole.turn), max(s.turn, SIDES + 1)
        if row.wormhole.tribe in s.absent and first <= turn <= certain:
            chance = round(100 * min(SIDES, turn - 1) / SIDES)
            found.append(say("Wormhole: {chance} %", chance=chance))
    return listed(found) if found else NONE


def teams(ground: Ground, s: ColossiState) -> Chart:
    """Who is in each team; those that have come say so. A campaign has its own survivors."""
    rows: list[Row] = []
    for team in ground.edition.council.teams:
        kinds = [s.units[unit].kind for unit in s.teams.get(team) or members(ground, s, team)]
        came = say("yes") if team in s.teams else say("not yet")
        rows.append((TEAMS[team], counted(kinds) if kinds else NONE, came))
    turns = ", ".join(str(turn) for turn in ground.edition.council.arrivals)
    return Chart(
        title=say("Teams: the first before turn 1, one more on turns {turns}", turns=turns),
        rule="sc. 2, 147",
        head=(say("Team"), say("Units"), say("Came")),
        rows=tuple(rows),
        now=_team_now(ground, s),
    )


def _team_now(ground: Ground, s: ColossiState) -> int | None:
    """The team that is being placed."""
    names = list(ground.edition.council.teams)
    return names.index(s.top.team) if s.stack and isinstance(s.top, TeamFrame) else None


def special_rules(ground: Ground, s: ColossiState) -> Chart:
    """What only scenario 2 has; the First Strike is lit in the turn that has it."""
    row = ground.edition.council
    return Chart(
        title=say("Special rules of scenario 2"),
        rule="sc. 2",
        head=(say("Rule"), say("What it does")),
        rows=(
            (
                say("First Strike"),
                say("turn 1: {bonus} CF, and {bonus} on the dice of special weapons",
                    bonus=signed(row.first_strike)),
            ),
            (
                say("Sacrifice Wormhole"),
                say("from turn {turn} a die before the card: less than the turn number brings the {tribe},"
                    " unless a Marine stands there",
                    turn=row.wormhole.turn, tribe=TRIBES[row.wormhole.tribe]),
            ),
            (say("Sacred Pillars"), say("a tribe that enters one throws out Rubble for joy")),
            (
                say("Gravity Oasis"),
                say("{cost} MP", cost=ground.edition.marines.movement.oasis),
            ),
        ),
        now=0 if ground.first_strike(s) else None,
    )  # fmt: skip


def campaign(ground: Ground, s: ColossiState) -> Chart:
    """What goes from the first battle to the second."""
    row = ground.edition.campaign
    veterans = [
        (KINDS[kind], say("joins {team}, if alive", team=TEAMS[team])) for kind, team in row.veterans.items()
    ]
    return Chart(
        title=say("From the first battle to the second"),
        rule="sc. 3, 153, 154",
        head=(say("Units"), say("What becomes of them")),
        rows=(
            (say("Survivors"), say("fight on in their teams, at full strength")),
            (listed([KINDS[kind] for kind in row.renewed]), say("are replaced where they were lost")),
            *veterans,
            (
                say("Others lost"),
                say("can land again from turn {turn}, {most} a turn", turn=row.returns, most=row.most),
            ),
            (say("Victory points"), say("of both battles are added up")),
        ),
    )
