# SPDX-License-Identifier: GPL-3.0-or-later
"""Charts of what the public thinks: Pacifism and the troops that are tolerated (Pacifism)."""

from rubbletop.games.barrel import forecast
from rubbletop.games.barrel.ground import MOST_ON_TRACK, Ground
from rubbletop.games.barrel.state import BarrelState
from rubbletop.games.barrel.words.names import seat_name
from rubbletop.kernel.facts import Message, Seat, say
from rubbletop.ui.barrel.charts.base import Row, bands, dollars_of, number, seats_in_order, span, steps, who
from rubbletop.ui.game_screen import Chart

VALUES = range(MOST_ON_TRACK + 1)


def pacifism(ground: Ground, s: BarrelState) -> Chart:
    """Fine, speculation and speech by the value of Pacifism; that of the highest player is lit."""
    shown, factor = ground.board.tracks["pacifism"].shown, ground.edition.pacifism.final_factor
    found = bands(
        (
            value,
            (
                dollars_of(shown["fine"][value]),
                dollars_of(shown["fine"][value] * factor),
                steps(shown["speculation"][value]),
                steps(-shown["speech"][value]),
            ),
        )
        for value in VALUES
    )
    values = {seat: s.powers[seat].pacifism for seat in seats_in_order(s)}
    highest = max(values.values())
    return Chart(
        title=say("Pacifism"),
        rule="Pacifism Check, Pacifism 4, Oil Price 2, 20",
        head=(
            say("Pacifism"),
            say("Fine"),
            say("At the end"),
            say("Speculation"),
            say("Speech"),
            say("Players"),
        ),
        rows=tuple(
            (span(low, high), *row, who(s, (seat for seat, value in values.items() if low <= value <= high)))
            for low, high, row in found
        ),
        now=next(n for n, (low, high, _) in enumerate(found) if low <= highest <= high),
    )


def changes(ground: Ground, s: BarrelState) -> Chart:
    """What moves Pacifism."""
    row, troops = ground.edition.pacifism, ground.edition.troops
    rows: tuple[Row, ...] = (
        (steps(row.troop_lost), say("a troop lost in battle or in a retreat")),
        (steps(row.troop_bombed), say("a troop bombed")),
        (steps(row.logistic_bombed), say("a logistic bombed; a building counts as its cost")),
        (steps(-row.bombing_failed), say("a bombing that failed, for all who defended")),
        (steps(row.taxes), say("New Taxes")),
        (steps(1), say("at the check: each troop above those tolerated")),
        (steps(-1), _fewer(troops.fewer_for_one)),
    )
    return Chart(
        title=say("What moves Pacifism"), rule="Pacifism", head=(say("Steps"), say("For")), rows=rows
    )


def _fewer(fewer: int) -> Message:
    if fewer == 1:
        return say("at the check: each troop below those tolerated")
    return say("at the check: every {fewer} troops below those tolerated", fewer=fewer)


def tolerated(ground: Ground, s: BarrelState) -> Chart:
    """The troops that are tolerated by the value of Mass-media, and who stands there."""
    media = {seat: s.powers[seat].media for seat in seats_in_order(s)}
    return Chart(
        title=say("Troops that the public tolerates"),
        rule="Pacifism 1",
        head=(say("Mass-media"), say("Troops"), say("Players")),
        rows=tuple(
            (span(low, high), *row, who(s, (seat for seat, value in media.items() if low <= value <= high)))
            for low, high, row in bands((value, (number(ground.tolerated(value)),)) for value in VALUES)
        ),
    )


def troops(ground: Ground, s: BarrelState) -> Chart:
    """What the troops on the board will do to everybody's Pacifism at the check, if nothing changes."""
    return Chart(
        title=say("Troops on the board, at the next Pacifism check"),
        rule="Pacifism 1",
        head=(say("Player"), say("Troops"), say("Tolerated"), say("Pacifism")),
        rows=tuple(_troops(ground, s, seat) for seat in seats_in_order(s)),
    )


def _troops(ground: Ground, s: BarrelState, seat: Seat) -> Row:
    return (
        seat_name(s, seat),
        number(s.troops_of(seat)),
        number(ground.tolerated(s.powers[seat].media)),
        steps(forecast.troop_steps(ground, s, seat).total),
    )
