# SPDX-License-Identifier: GPL-3.0-or-later
"""Charts of scenario 1: what earns points, the levels, who lands when (sc. 1)."""

from rubbletop.games.colossi import score
from rubbletop.games.colossi.ground import Ground
from rubbletop.games.colossi.state import ColossiState
from rubbletop.games.colossi.words.names import KINDS, TRIBES, listed
from rubbletop.kernel.facts import Message, say
from rubbletop.ui.colossi.charts.base import Row, modifier, number
from rubbletop.ui.game_screen import Chart


def points(ground: Ground, s: ColossiState) -> Chart:
    """What earns or costs victory points."""
    row = ground.edition.panic.points
    rows: list[Row] = [
        (modifier(row.boulder), say("each boulder destroyed")),
        (modifier(row.structure), say("each Structure occupied by a Marine")),
        (modifier(row.mine), say("mine entrance occupied by a Marine")),
        (modifier(row.escaped), say("each Miner, and the Foreman, escaped")),
        (say("0 to +3"), say("Stonehenge occupied: half the last digit of its hex")),
    ]
    rows += [
        (modifier(row.tribe), say("{tribe} wholly destroyed", tribe=TRIBES[tribe])) for tribe in row.tribes
    ]
    losses = sorted({unit.loss for unit in ground.edition.units if unit.loss}, reverse=True)
    for loss in losses:
        kinds = [KINDS[unit.kind] for unit in ground.edition.units if unit.loss == loss]
        rows.append((modifier(-loss), say("each lost: {kinds}", kinds=listed(kinds))))
    head = (say("Points"), say("For"))
    return Chart(title=say("Victory points"), rule="sc. 1", head=head, rows=tuple(rows))


def levels(ground: Ground, s: ColossiState) -> Chart:
    """The levels of victory, the one reached as the map stands now being lit."""
    total = score.points(ground, s).total
    reached = score.level(ground, total)
    rows = ground.edition.panic.levels
    return Chart(
        title=say("Level of victory, now {total} points", total=total),
        rule="sc. 1",
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
    """Who lands on which turn; the turns not listed bring nobody."""
    plan = ground.edition.panic.landing
    turns = [int(turn) for turn in plan]
    rows = []
    for kinds in plan.values():
        counted = [_counted(kinds.count(kind), KINDS[kind]) for kind in dict.fromkeys(kinds)]
        rows.append(listed(counted))
    return Chart(
        title=say("Landing plan"),
        rule="sc. 1",
        head=(say("Turn"), say("Units")),
        rows=tuple((number(turn), row) for turn, row in zip(turns, rows, strict=True)),
        now=turns.index(s.turn) if s.turn in turns else None,
    )


def _counted(count: int, name: Message) -> Message:
    return name if count == 1 else say("{count} × {name}", count=count, name=name)
