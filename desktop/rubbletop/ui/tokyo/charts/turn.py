# SPDX-License-Identifier: GPL-3.0-or-later
"""Charts of the turn: its phases, what earns points, the schemes, the terrain (VI, VIII, XIII, XVI)."""

from rubbletop.games.tokyo import funds, score
from rubbletop.games.tokyo.ground import Ground
from rubbletop.games.tokyo.state import TokyoState
from rubbletop.games.tokyo.tables import SchemeRow
from rubbletop.games.tokyo.words.names import listed, seat_name
from rubbletop.kernel.facts import Message, called, say
from rubbletop.ui.game_screen import Chart
from rubbletop.ui.tokyo import phases, standing
from rubbletop.ui.tokyo.charts.base import NONE, Row, number, points, starred


def sequence(ground: Ground, s: TokyoState) -> Chart:
    """The eight phases, the one in progress lit."""
    game = ground.edition.game
    ap = ground.action_points(s)
    cards = say("2 scheme cards each") if s.is_two else say("1 scheme card each")
    rows: tuple[Row, ...] = (
        (say("1 Income"), say("Mega-Yen of standing centers; the broke may trade")),
        (say("2 Bid"), say("{cards}, in secret; the highest sum controls GODRAN; all pay", cards=cards)),
        (say("3 Activate"), say("pay military units into the box, in secret")),
        (say("4 Research"), say("¥{price} for a look at an Origin card", price=game.research_card)),
        (
            say("5 Develop"),
            say(
                "type at ¥{declared}, done at ¥{done}",
                declared=game.weapon_declared,
                done=funds.target(ground, s),
            ),
        ),
        (say("6 GODRAN"), say("{ap} Action Points: 1 a step, 1 a die", ap=ap)),
        (say("7 Move"), say("in player order; the box must be emptied onto the map")),
        (say("8 Attack"), say("in player order; wounds are settled at the end")),
    )
    now = phases.number_of(s)
    return Chart(
        title=say("Sequence of play"),
        rule="VI",
        head=(say("Phase"), say("What is done")),
        rows=rows,
        now=now - 1 if now else None,
    )


def schedule(ground: Ground, s: TokyoState) -> Chart:
    """What victory points are given and taken for."""
    row = ground.edition.points
    rows: tuple[Row, ...] = (
        (say("its VP"), say("Controller and GODRAN: a VP building smashed")),
        (say("its VP"), say("Controller and GODRAN: a unit destroyed")),
        (points(row.no_building), say("Controller: no building smashed in the turn")),
        (points(row.wounded), say("Controller: GODRAN wounded in the turn")),
        (points(row.killed), say("Controller: GODRAN killed, instead of wounded")),
        (say("its VP"), say("a populace unit evacuated")),
        (points(row.wound), say("each Wounded result on GODRAN")),
        (say("a share"), say("a killing result: GODRAN’s points, split equally")),
        (say("its VP"), say("at the end: each own VP building that stands")),
    )
    return Chart(title=say("Victory points"), rule="XVI", head=(say("Points"), say("For")), rows=rows)


def scores(ground: Ground, s: TokyoState) -> Chart:
    """Who has how many points, what those of the buildings that still stand add, and the leader lit."""
    seats = standing.in_order(s)
    totals = [*(s.vp[seat] for seat in seats), s.godran_vp]
    at_end = [*(number(score.standing(ground, s, seat)) for seat in seats), NONE]
    names = [*(seat_name(s, seat) for seat in seats), say("GODRAN")]
    return Chart(
        title=say("Points now, and those of buildings that still stand"),
        rule="III, XVI",
        head=(say("Who"), say("VP"), say("Standing, scored at the end")),
        rows=tuple(
            (name, Message(standing.signed_points(total)), left)
            for name, total, left in zip(names, totals, at_end, strict=True)
        ),
        now=totals.index(max(totals)) if any(totals) else None,
    )


def schemes(ground: Ground, s: TokyoState) -> Chart:
    """The six cards of every player, and who has set which aside."""
    return Chart(
        title=say("Harebrained schemes, * reconstructed"),
        rule="VIII",
        head=(say("Card"), say("¥"), say("Set aside by")),
        rows=tuple(_scheme(s, row) for row in ground.edition.schemes),
    )


def _scheme(s: TokyoState, row: SchemeRow) -> Row:
    used = [seat_name(s, seat) for seat in standing.in_order(s) if row.id in s.used[seat]]
    name = called(row.name)
    starred_name = say("{name} *", name=name) if "name" in row.reconstructed else name
    return starred_name, starred(row, "cost", str(row.cost)), listed(used) if used else NONE


def terrain(ground: Ground, s: TokyoState) -> Chart:
    """What each kind of unit may enter, and what it costs."""
    rows: tuple[Row, ...] = (
        (say("Open area"), say("1"), say("1"), say("1"), say("1"), say("1 AP")),
        (say("Rubble"), say("never"), say("2"), say("tank 2, halftrack never"), say("1"), say("1 AP")),
        (say("Area filled by a building"), say("1, inside"), say("1, inside"), say("never"), say("1"),
         say("never")),
        (say("Closed border"), say("1"), say("1"), say("never"), say("1"), say("never")),
        (say("Into or out of a part building"), say("1"), say("1"), say("never"), say("never"), say("never")),
        (say("Roof, from inside"), say("never"), say("1"), say("never"), say("never"), say("never")),
        (say("GODRAN’s area"), say("never"), say("never"), say("never"), say("1, unladen"), NONE),
        (say("Off the map, from an outer area"), say("1"), say("never"), say("never"), say("never"),
         say("never")),
    )  # fmt: skip
    return Chart(
        title=say("Terrain: movement points"),
        rule="XII, XIII",
        head=(say("Terrain"), say("Populace"), say("Infantry"), say("Vehicles"), say("Helicopter"),
              say("GODRAN")),
        rows=rows,
    )  # fmt: skip
