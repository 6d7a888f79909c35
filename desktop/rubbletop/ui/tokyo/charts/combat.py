# SPDX-License-Identifier: GPL-3.0-or-later
"""Charts of the attacks: what GODRAN's do, and the tables of those on it (XII, XIV)."""

from rubbletop.games.tokyo.attack_odds import wounds_now
from rubbletop.games.tokyo.falling import DEBRIS_FROM, need_of
from rubbletop.games.tokyo.ground import Ground
from rubbletop.games.tokyo.state import TokyoState
from rubbletop.games.tokyo.tables import HIDDEN, WEAPON_DICE, WEAPONS, Column, MilitaryRow
from rubbletop.games.tokyo.words.attacks import EFFECTS
from rubbletop.games.tokyo.words.names import ORIGINS, kind_name
from rubbletop.kernel.facts import Message, say
from rubbletop.ui.game_screen import Chart
from rubbletop.ui.tokyo.charts.base import STAR, Row

PRINTED_TO = 7
"""Up to this line the printed table of the superweapons is known."""

COLUMNS: tuple[Column, ...] = ("A", "B", "C")


def harm(ground: Ground, s: TokyoState) -> Chart:
    """What Damage Points do to units; the owner distributes as many as can be absorbed."""
    rows: tuple[Row, ...] = (
        (say("1"), say("Retreat"), say("the owner moves it 1 area away from GODRAN; never populace")),
        (say("1"), say("Destroyed"), say("what cannot retreat, stands on a roof, populace, a superweapon")),
        (say("2"), say("Flee"), say("the Controller moves it up to 3 areas; populace may leave the map")),
        (say("3"), say("Destroyed"), say("GODRAN and the Controller score its VP")),
    )
    return Chart(
        title=say("Damage Points on human units, one effect a unit"),
        rule="XII",
        head=(say("Points"), say("Effect"), say("What happens")),
        rows=rows,
    )


def aiming(ground: Ground, s: TokyoState) -> Chart:
    """What the results of Smashing and Aiming do, link by link."""
    more = say("{more} more", more=DEBRIS_FROM)
    rows: tuple[Row, ...] = (
        (say("GODRAN’s blow"), _from(need_of(1)), say("{least} and more, aimed", least=DEBRIS_FROM)),
        (say("2nd building"), _from(need_of(2)), _from(need_of(2))),
        (say("3rd building"), _from(need_of(3)), _from(need_of(3))),
        (say("each further"), more, more),
    )
    return Chart(
        title=say("Buildings: dice − smash number (+ that of the building that fell before)"),
        rule="XII, 79, 81",
        head=(say("Link"), say("It falls at"), say("Debris flies on at")),
        rows=rows,
    )


def _from(least: int) -> Message:
    return say("{least} and more", least=least)


def military(ground: Ground, s: TokyoState) -> Chart:
    """The table of attacks by military units, the column of the present wounds lit."""
    table = ground.edition.military_results
    wounds = [say("Healthy"), say("1 wound"), say("2 wounds"), say("3 wounds")]
    return Chart(
        title=say("Attacks by military units: dice − {strength}", strength=ground.field(s).strength()),
        rule="XIV",
        head=(say("Damage Points"), *wounds),
        rows=(
            (say("0 and less"), *(EFFECTS["flop"] for _ in wounds)),
            *(_military(table, n) for n in range(len(table))),
        ),
        cell=1 + wounds_now(s),
    )


def _military(table: tuple[MilitaryRow, ...], n: int) -> Row:
    row = table[n]
    high = f"–{table[n + 1].least - 1}" if n + 1 < len(table) else "+"
    return Message(f"{row.least}{high}"), *(EFFECTS[effect] for effect in row.effects)


def effects(ground: Ground, s: TokyoState) -> Chart:
    """What the effects on GODRAN are."""
    rows: tuple[Row, ...] = (
        (EFFECTS["annoyed"], say("+1 on each die of its next Phase 6")),
        (EFFECTS["pissed"], say("strikes at once: a building in reach, else attackers next door")),
        (EFFECTS["really_pissed"], say("Pissed, and Annoyed")),
        (EFFECTS["retreat"], say("the attacker moves it 1 area, away if possible; cornered: Stunned")),
        (EFFECTS["stunned"], say("−1 on each die of its next Phase 6, never below 1")),
        (EFFECTS["wounded"], say("1 wound, once a turn; any more in the turn: Retreat")),
        (EFFECTS["healed"], say("1 wound less at the end of the phase")),
        (EFFECTS["killed"], say("its points are shared, the game ends")),
        (EFFECTS["flop"], say("the Controller may destroy an attacker; roofs die, the rest retreats")),
    )
    return Chart(
        title=say("Effects of attacks on GODRAN"), rule="XIV", head=(say("Result"), say("Effect")), rows=rows
    )


def matrix(ground: Ground, s: TokyoState) -> Chart:
    """Which column each superweapon is rolled on against each Origin; the Origin is lit once it is open."""
    names = [row.id for row in ground.edition.origins]
    return Chart(
        title=say("Superweapons: column by Origin"),
        rule="X, XIV",
        head=(say("Origin"), *(kind_name(weapon) for weapon in WEAPONS)),
        rows=tuple(
            (say("from {origin}", origin=ORIGINS[row.id]), *(Message(row.columns[w]) for w in WEAPONS))
            for row in ground.edition.origins
        ),
        now=None if s.origin == HIDDEN else names.index(s.origin),
    )


def weapons(ground: Ground, s: TokyoState) -> Chart:
    """The table of the superweapons."""
    table = ground.edition.weapon_results
    count = len(table["A"])
    return Chart(
        title=say("Superweapons: 2 dice, * reconstructed"),
        rule="XIV",
        head=(say("Dice"), *(say("Column {column}", column=column) for column in COLUMNS)),
        rows=tuple(
            (_line(n + WEAPON_DICE), *(EFFECTS[table[column][n]] for column in COLUMNS)) for n in range(count)
        ),
    )


def _line(total: int) -> Message:
    return Message(str(total) if total <= PRINTED_TO else f"{total}{STAR}")
