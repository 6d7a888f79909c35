# SPDX-License-Identifier: GPL-3.0-or-later
"""The player aids of One More Barrel come from the tables in use, and what counts now is lit."""

import msgspec
import pytest
from PySide6.QtWidgets import QTableWidget
from pytestqt.qtbot import QtBot

from rubbletop.games.barrel.frames.checks import PriceFrame
from rubbletop.games.barrel.frames.opening import RollOrderFrame
from rubbletop.games.barrel.frames.orders import TurnFrame
from rubbletop.games.barrel.frames.rebels import BlastFrame, Bombing, DefenceFrame, PartnersFrame, RebelsFrame
from rubbletop.games.barrel.ground import Ground
from rubbletop.games.barrel.state import BarrelState
from rubbletop.ui.barrel.charts import all_charts
from rubbletop.ui.dialogs.charts import ChartTable
from rubbletop.ui.game_screen import Chart
from tests.barrel.builders import FOUR, ONE, THREE, TWO, at, given_game, given_region, given_reserve, ground

ORDER = (ONE, TWO, THREE, FOUR)
TURN = TurnFrame(round=1, left=ORDER)


def charts(s: BarrelState, on: Ground | None = None) -> dict[str, Chart]:
    return {chart.title.template: chart for chart in all_charts(on or ground(), s)}


def cells(chart: Chart, row: int) -> list[str]:
    return [cell.text() for cell in chart.rows[row]]


def column(chart: Chart, number: int) -> list[str]:
    return [row[number].text() for row in chart.rows]


def lit(chart: Chart) -> list[str]:
    assert chart.now is not None
    return cells(chart, chart.now)


def own_ground(**changes: msgspec.Struct | tuple[int, ...]) -> Ground:
    return Ground(msgspec.structs.replace(ground().edition, **changes), ground().board, ("", ""))


@pytest.mark.parametrize("players", [3, 4, 5])
def test_every_row_fills_its_chart(players: int) -> None:
    s = given_region(given_game(TURN, players=players), "bassora", locals_=4, troops={ONE: 3})

    found = all_charts(ground(), s)

    assert len(found) == len({chart.title.text() for chart in found})
    for chart in found:
        assert chart.rule
        assert {len(row) for row in chart.rows} == {len(chart.head)}, chart.title.text()
        assert chart.now is None or 0 <= chart.now < len(chart.rows)
        assert chart.cell is None or 0 <= chart.cell < len(chart.head)


def test_charts_can_be_read_before_the_order_is_settled() -> None:
    s = given_game(RollOrderFrame(), turn=0, order=())

    found = charts(s)

    assert found["Sequence of play"].now is None
    assert column(found["Troops on the board, at the next Pacifism check"], 0) == [
        "One",
        "Two",
        "Three",
        "Four",
    ]


def test_the_part_of_the_turn_in_progress_is_lit() -> None:
    assert lit(charts(given_game(TURN))["Sequence of play"])[0] == "First actions"
    assert lit(charts(given_game(PriceFrame()))["Sequence of play"])[0] == "Oil"
    assert charts(given_game())["Sequence of play"].now is None


BOXES = "Boxes of actions, and who has chosen them (* reconstructed)"


def test_boxes_in_use_tell_who_has_chosen_them() -> None:
    s = given_game(TURN, boxes={"media.2": TWO}).with_power(THREE, taxed=True)
    found = charts(s)[BOXES]

    assert cells(found, 0) == ["Mass-media", "3", "2 · Two", "1", "points, for $0 / $3 / $6 in all"]
    assert cells(found, 1)[1:4] == ["10 / 3", "5 / 2", "3 / 1"]
    assert cells(found, 2)[1:4] == ["3 *", "2 *", "1 *"]
    assert cells(found, 5) == ["New Taxes", "all", "all", "all", "$5, Pacifism +1 · Three"]
    assert cells(charts(given_game(TURN))[BOXES], 5)[-1] == "$5, Pacifism +1"
    assert len(charts(given_game(TURN, players=3))[BOXES].head) == 4


BATTLE = "Battle: losses that a side inflicts at its ratio, by its die (* reconstructed)"


def test_war_the_row_of_the_only_battle_is_lit() -> None:
    one = given_region(given_game(TURN), "bassora", locals_=4, troops={ONE: 3, TWO: 2})
    two = given_region(one, "najaf", locals_=1, troops={ONE: 1})

    assert lit(charts(one)[BATTLE]) == ["2:1", "3", "2", "2", "1", "1", "0"]
    assert charts(two)[BATTLE].now is None
    assert charts(given_game(TURN))[BATTLE].now is None
    assert cells(charts(one)[BATTLE], 3)[0] == "1:1 *"


@pytest.mark.parametrize(("troops", "locals_", "ratio"), [(9, 1, "4:1"), (1, 8, "1:4 *")])
def test_27_ratios_beyond_the_table_light_its_outermost_row(troops: int, locals_: int, ratio: str) -> None:
    s = given_region(given_game(TURN), "bagdad", locals_=locals_, troops={ONE: troops})

    assert lit(charts(s)[BATTLE])[0] == ratio


def test_war_battles_are_listed_while_there_are_any() -> None:
    s = given_region(given_game(TURN), "bassora", locals_=4, troops={ONE: 3, TWO: 2})

    assert cells(charts(s)["Battles on the board"], 0) == [
        "Bassora", "One and Two", "5", "4", "2:1, locals 1:2", "88 %",
    ]  # fmt: skip
    assert "Battles on the board" not in charts(given_game(TURN))


def test_war_more_locals_are_lit_in_phase_1_only() -> None:
    title = "Phase 1: more local troops in a region, by the die"

    assert lit(charts(given_game(TURN))[title]) == ["more", "0", "1", "1", "2", "2", "3"]
    assert charts(given_game(TURN, turn=5))[title].now is None


BOMBING = "Bombing: chance that one thing is destroyed, without a repair"
DECLARED = Bombing(bomber=TWO, victim=ONE, region=at("bassora"), target="troops")


def test_damage_odds_are_listed_by_minimum() -> None:
    found = charts(given_game(TURN))[BOMBING]

    assert column(found, 0) == ["0 and less", *map(str, range(1, 10)), "10 and more"]
    assert cells(found, 6) == ["6", "58 %", "28 %", "58 %", "42 %", "28 %", "17 %"]
    assert found.now is None


@pytest.mark.parametrize(
    "frame",
    [
        PartnersFrame(bombing=DECLARED, asked=()),
        DefenceFrame(bombing=DECLARED, asked=()),
        BlastFrame(bombing=DECLARED),
    ],
)
def test_bombings_the_minimum_of_a_bombing_is_lit(
    frame: PartnersFrame | DefenceFrame | BlastFrame,
) -> None:
    s = given_region(given_game(RebelsFrame(left=()), frame, turn=6), "bassora", ONE, troops={ONE: 5})
    s = s.with_rebels(TWO, region=at("maysan"), power=2)

    assert lit(charts(s)[BOMBING])[0] == "3"


def test_7_a_minimum_below_the_table_lights_its_first_row() -> None:
    s = given_game(RebelsFrame(left=()), BlastFrame(bombing=DECLARED), turn=6)
    s = s.with_rebels(TWO, region=at("maysan"), power=4)

    assert lit(charts(s)[BOMBING])[0] == "0 and less"


PACIFISM = "Pacifism"


def test_pacifism_the_highest_player_is_lit() -> None:
    s = given_game(TURN).with_power(TWO, pacifism=8).with_power(THREE, pacifism=5)
    found = charts(s)[PACIFISM]

    assert lit(found) == ["7–9", "$3", "$30", "+2", "−3", "Two"]
    assert cells(found, 0) == ["0", "–", "–", "0", "0", "One and Four"]
    assert cells(found, len(found.rows) - 1)[:5] == ["15", "$15", "$150", "+4", "−5"]


def test_pacifism_1_troops_of_all_players_are_reckoned() -> None:
    s = given_reserve(given_game(TURN), ONE, troops=5).with_power(TWO, media=10)
    s = given_region(s, "bassora", TWO, troops={TWO: 5})
    found = charts(s)

    troops = found["Troops on the board, at the next Pacifism check"]
    assert [cells(troops, row) for row in range(2)] == [["One", "5", "3", "+2"], ["Two", "5", "8", "−1"]]
    tolerated = found["Troops that the public tolerates"]
    assert cells(tolerated, 5) == ["10–11", "8", "Two"]
    assert column(tolerated, 1) == ["3", "4", "5", "6", "7", "8", "9", "10"]


def test_pacifism_is_moved_as_the_tables_say() -> None:
    usual = ground().edition
    own = own_ground(troops=msgspec.structs.replace(usual.troops, fewer_for_one=1))

    last = "What moves Pacifism"
    assert cells(charts(given_game(TURN))[last], 6) == [
        "−1",
        "at the check: every 2 troops below those tolerated",
    ]
    assert (
        cells(charts(given_game(TURN), own)[last], 6)[1] == "at the check: each troop below those tolerated"
    )


MARKET = "Market: steps of the oil price, by the players who have sold this turn"


def test_oil_price_1_the_sellers_of_this_turn_are_lit() -> None:
    s = given_game(TURN).with_power(ONE, sold=True).with_power(TWO, sold=True)
    found = charts(s)[MARKET]

    assert (found.now, found.cell) == (1, 3)
    assert cells(found, 0) == ["3", "+1", "0", "−1", "−3, and a die", "–", "–"]
    assert cells(found, 2) == ["5", "+1", "0", "0", "−1", "−1", "−3, and a die"]


def test_oil_price_to_come_is_told_by_the_number_of_sellers() -> None:
    s = given_game(TURN, price=9).with_power(TWO, pacifism=8).with_power(ONE, sold=True)
    found = charts(s)["The oil price, now {price}, at the next Oil check"]

    assert found.title.text() == "The oil price, now $5, at the next Oil check"
    assert lit(found) == ["1", "0", "+2", "$6"]
    assert column(found, 0) == ["1", "2", "3", "4"]
    assert cells(found, 3) == ["4", "−3 to −6", "0", "$3.50 to $2"]


def test_ones_own_tables_are_shown() -> None:
    own = charts(given_game(TURN), own_ground(crash=(1, 1, 1, 1, 2, 9), extra_locals=(0, 0, 0, 0, 0, 7)))

    assert cells(own["Everybody has sold: more steps, by the die"], 0)[1:] == [
        "−1",
        "−1",
        "−1",
        "−1",
        "−2",
        "−9",
    ]
    assert cells(own["Phase 1: more local troops in a region, by the die"], 0)[-1] == "7"


def test_14_barrels_that_are_kept_and_taken_are_listed() -> None:
    found = charts(given_game(TURN))["Barrels kept in a region, and taken in a turn"]

    assert column(found, 1) == ["1", "4", "8", "12", "2", "1"]


def test_contracts_the_furthest_player_is_lit() -> None:
    title = "Contract Track (* reconstructed)"
    found = charts(given_game(TURN).with_power(FOUR, contracts=6))[title]

    assert lit(found) == ["6", "$16 *", "Four"]
    assert charts(given_game(TURN))[title].now is None


def test_39_the_stock_of_the_government_is_lit() -> None:
    s = given_region(given_game(TURN, turn=9, government=36), "bagdad", TWO).with_power(ONE, influence=4)
    found = charts(s)

    ranking = found["The Government’s ranking, with {stock} barrels in stock"]
    assert lit(ranking) == ["1", "One", "4", "0", "4", "12"]
    assert cells(ranking, 1) == ["2", "Two", "0", "1", "2.5", "9"]
    shares = found["Shares of the Government’s oil"]
    assert lit(shares) == ["36", "12", "9", "6"]
    assert ["35", "11", "8", "5"] in [cells(shares, row) for row in range(len(shares.rows))]


def test_39_an_empty_stock_is_no_row() -> None:
    shares = charts(given_game(TURN))["Shares of the Government’s oil"]
    single = charts(given_game(TURN, government=1))

    assert shares.now is None
    assert column(shares, 0)[0] == "5"
    assert "The Government’s ranking, with 1 barrel in stock" in single


def test_buildings_are_listed_with_what_stands() -> None:
    s = given_region(given_game(TURN), "bassora", ONE, buildings=("warehouse", "warehouse", "refinery"))
    found = charts(s)

    buildings = found["Military buildings: logistics, damage they bear, at most {most} in a region"]
    assert cells(buildings, 0) == ["Warehouse", "1", "1", "3", "2", "keeps 4 barrels"]
    assert cells(buildings, 1)[-1] == "defence +3 here, +1 next door"
    assert cells(buildings, 2)[-1] == "+1 taken from here or next door"
    assert cells(buildings, 3)[:5] == ["Refinery", "4", "4", "1", "1"]


def test_regions_are_listed_with_their_refineries_and_owners() -> None:
    s = given_region(given_game(TURN), "bassora", ONE, buildings=("refinery",))
    regions = charts(s)["Regions, with their refineries (* reconstructed)"]

    assert len(regions.rows) == len(ground().country)
    assert cells(regions, 0) == [
        "Bassora", "4", "3", "south, brown", "One", "Border Region, Dhi Qar, Maysan and Muthanna",
    ]  # fmt: skip
    assert next(row for row in regions.rows if row[0].text() == "Karbala")[1].text() == "1"
    assert next(row for row in regions.rows if row[0].text() == "Karbala")[2].text() == "1 *"


def test_the_row_that_counts_stands_out_by_its_lettering(qtbot: QtBot) -> None:
    shown = ChartTable(charts(given_game(TURN))["Sequence of play"])
    qtbot.addWidget(shown)
    table = shown.findChild(QTableWidget)
    assert isinstance(table, QTableWidget)

    items = [table.item(row, 0) for row in range(table.rowCount())]

    assert [item.font().bold() for item in items if item is not None] == [True, *(False for _ in items[1:])]
