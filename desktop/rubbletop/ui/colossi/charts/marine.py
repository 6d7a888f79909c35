# SPDX-License-Identifier: GPL-3.0-or-later
"""Charts of the Marine Phase (5.1.2 to 5.4.4)."""

from rubbletop.games.colossi.ground import Ground
from rubbletop.games.colossi.state import ColossiState
from rubbletop.games.colossi.tables import SIDES
from rubbletop.games.colossi.words.marines import BOMBED, CHISELLED, DESCENTS, DRILLED
from rubbletop.kernel.facts import Message, say
from rubbletop.ui.colossi.charts.base import (
    HEAD_DIE,
    HEAD_MODIFIER,
    NONE,
    Row,
    dice_rows,
    faces,
    first_of,
    first_strike,
    modifier,
    number,
)
from rubbletop.ui.game_screen import Chart

DAMAGED = say("damaged")
CRACK_ROW = 3
"""The row of the crack marker among the modifiers of fire."""


def recovery(ground: Ground, s: ColossiState) -> Chart:
    """Recovery: the die needed and what changes it."""
    row = ground.edition.marines.recovery
    medic = say(
        "within {range} hexes of a Medic: {dice} dice, the higher counts",
        range=row.medic_range,
        dice=row.medic_dice,
    )
    rows: tuple[Row, ...] = (
        (faces(row.need, SIDES), say("one effect off: flip back, Stunned off, or Paralyzed to Stunned")),
        (faces(1, row.need - 1), say("no effect")),
        (modifier(row.near_tribe), say("next to a tribe")),
        (Message("+"), medic),
    )
    return Chart(title=say("Recovery"), rule="5.1.2", head=HEAD_DIE, rows=rows)


def landing(ground: Ground, s: ColossiState) -> Chart:
    """Landing: as many dice as the last digit, the highest is read."""
    row = ground.edition.marines.landing
    rows: tuple[Row, ...] = (
        *dice_rows(row, DESCENTS),
        (modifier(row.wave), say("dice: Anti-Gravity Wave")),
        (modifier(row.hurricane), say("dice: Hurricane Winds")),
    )
    return Chart(
        title=say("Landing: the highest of as many dice as the last digit"),
        rule="5.2.1",
        head=HEAD_DIE,
        rows=rows,
        now=_weather(s, len(rows)),
    )


def jump(ground: Ground, s: ColossiState) -> Chart:
    """Jump: one die."""
    row = ground.edition.marines.jump
    rows: tuple[Row, ...] = (
        *dice_rows(row, DESCENTS),
        (modifier(row.wave), say("on the die: Anti-Gravity Wave")),
        (modifier(row.hurricane), say("on the die: Hurricane Winds")),
    )
    return Chart(title=say("Jump"), rule="5.3.1.5", head=HEAD_DIE, rows=rows, now=_weather(s, len(rows)))


def _weather(s: ColossiState, rows: int) -> int | None:
    """The row of the weather in force, the last two being those of wave and wind."""
    return first_of(("wave" in s.events, rows - 2), ("hurricane" in s.events, rows - 1))


def movement(ground: Ground, s: ColossiState) -> Chart:
    """What a hex costs."""
    row = ground.edition.marines.movement
    rows: tuple[Row, ...] = (
        (number(row.clear), say("clear, Structure, rail, mine entrance, Pillar")),
        (number(row.feature), say("Stonehenge, the middle of a Marble Minefield")),
        (number(row.oasis), say("Gravity Oasis")),
        (number(row.flight), say("each hex of a Bomber’s flight")),
        (number(row.escape), say("off the South edge to safety")),
        (NONE, say("Hill, tribe, Rubble, Red Cliffs, Pit: closed")),
        (modifier(row.wave), say("MA in an Anti-Gravity Wave")),
    )
    return Chart(
        title=say("Movement points"),
        rule="2.2, 5.3.1",
        head=(say("MP"), say("Hex")),
        rows=rows,
        now=first_of(("wave" in s.events, len(rows) - 1)),
    )


def fire(ground: Ground, s: ColossiState) -> Chart:
    """Standard attack: modifiers of the combat factor, and what hits do."""
    row = ground.edition.marines.fire
    rows: tuple[Row, ...] = (
        (modifier(row.adjacent), say("die: adjacent target")),
        (modifier(row.hindered), say("die, once: Fire on the Move, Stunned, landed this turn")),
        (modifier(row.through), say("die, once: through a unit or Structure")),
        (modifier(row.crack), say("DN of a cracked target, while each next action attacks it again")),
        (modifier(row.extra), say("hit where {sixes} or more sixes fall", sixes=row.sixes)),
        (say("1–{most} hits", most=row.flip - 1), say("the target is cracked")),
        (
            say("{least}+ hits", least=row.flip),
            say("top boulder flipped, or removed if reduced; Rubble removed"),
        ),
    )
    strike_row = first_strike(ground, s)
    return Chart(
        title=say("Standard attack: each die above the DN hits"),
        rule="5.4.1",
        head=HEAD_MODIFIER,
        rows=(*rows, *strike_row),
        now=first_of((bool(ground.first_strike(s)), len(rows)), (bool(s.cracked), CRACK_ROW)),
    )


def recon(ground: Ground, s: ColossiState) -> Chart:
    """Reconnaissance: the die needed and what changes it."""
    row = ground.edition.marines.recon
    rows: tuple[Row, ...] = (
        (faces(row.need, SIDES), say("next turn two events are drawn, you keep one")),
        (faces(1, row.need - 1), say("no effect")),
        (modifier(row.hindered), say("the Scout is damaged or landed this turn")),
        (modifier(row.helped), say("an HQ helps, its whole action")),
    )
    return Chart(title=say("Reconnaissance"), rule="5.3.4.1", head=HEAD_DIE, rows=rows)


def strike(ground: Ground, s: ColossiState) -> Chart:
    """Orbital Strike: dice and what is special about them."""
    row = ground.edition.marines.strike
    rows: tuple[Row, ...] = (
        (Message("n"), say("dice: the last digit of the target’s hex")),
        (modifier(row.damaged), say("die: the HQ is damaged")),
        (modifier(row.landed), say("die: the HQ landed this turn")),
        (Message("6"), say("counts as {six} hits", six=row.six)),
        (say("{count} × 6", count=row.feature), say("destroys Stonehenge, Red Cliffs, Minefield or Pit")),
        (number(row.spotter), say("hexes at most from the HQ to a Marine that sees for it")),
    )
    return _weapon(ground, s, say("Orbital Strike"), "5.3.4.2", head=HEAD_MODIFIER, rows=rows)


def _weapon(
    ground: Ground, s: ColossiState, title: Message, rule: str, *, head: Row, rows: tuple[Row, ...]
) -> Chart:
    """The chart of a weapon, with the First Strike of scenario 2, lit in its turn (149)."""
    return Chart(
        title=title,
        rule=rule,
        head=head,
        rows=(*rows, *first_strike(ground, s)),
        now=first_of((bool(ground.first_strike(s)), len(rows))),
    )


def chisel(ground: Ground, s: ColossiState) -> Chart:
    """The Chisel's chart."""
    row = ground.edition.marines.chisel
    when = say("damaged, on the move, Stunned, landed this turn: once")
    rows: tuple[Row, ...] = (*dice_rows(row, CHISELLED), (modifier(row.drm), when))
    title = say("Chisel, range {range}", range=row.range)
    return _weapon(ground, s, title, "5.4.2", head=HEAD_DIE, rows=rows)


def drill(ground: Ground, s: ColossiState) -> Chart:
    """The Boring Bit's chart."""
    row = ground.edition.marines.drill
    rows: tuple[Row, ...] = (*dice_rows(row, DRILLED), (modifier(row.drm), DAMAGED))
    return _weapon(ground, s, say("Boring Bit"), "5.4.3", head=HEAD_DIE, rows=rows)


def bombing(ground: Ground, s: ColossiState) -> Chart:
    """The Bomber's chart."""
    row = ground.edition.marines.bombing
    rows: tuple[Row, ...] = (*dice_rows(row, BOMBED), (modifier(row.drm), DAMAGED))
    return _weapon(ground, s, say("Bomber"), "5.4.4", head=HEAD_DIE, rows=rows)
