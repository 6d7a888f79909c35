# SPDX-License-Identifier: GPL-3.0-or-later
"""The player aids come from the edition, and every section that is cited can be read."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import get_args

import msgspec
import pytest
from PySide6.QtWidgets import QTableWidget, QTableWidgetItem
from pytestqt.qtbot import QtBot

from rubbletop import games
from rubbletop.games.tokyo.atlas import Atlas
from rubbletop.games.tokyo.frames import attacks, money
from rubbletop.games.tokyo.ground import Ground
from rubbletop.games.tokyo.state import TokyoState, replace
from rubbletop.games.tokyo.tables import KINDS, WEAPONS, Kind
from rubbletop.ui.dialogs.charts import ChartTable
from rubbletop.ui.game_screen import Chart, HelpfulScreen
from rubbletop.ui.tokyo import lore
from rubbletop.ui.tokyo.help import NAMES
from rubbletop.ui.tokyo.help.rulings import rulings
from rubbletop.ui.tokyo.help.subjects import SUBJECTS
from rubbletop.ui.tokyo.screen import TokyoScreen
from tests.tokyo.builders import FOUR, ONE, THREE, TWO, at, given_game, ground


def charts(screen: TokyoScreen, s: TokyoState) -> dict[str, Chart]:
    return {chart.title.template: chart for chart in screen.charts(s)}


def cells(chart: Chart, row: int) -> list[str]:
    return [cell.text() for cell in chart.rows[row]]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_row_fills_its_chart(screen: TokyoScreen, players: int) -> None:
    found = screen.charts(given_game(money.IncomeFrame(), players=players))

    assert len(found) == len({chart.title.text() for chart in found})
    for chart in found:
        assert {len(row) for row in chart.rows} == {len(chart.head)}, chart.title.text()
        assert chart.now is None or 0 <= chart.now < len(chart.rows)


def test_vi_the_phase_in_progress_is_lit(screen: TokyoScreen) -> None:
    at_bid = charts(screen, given_game(money.BiddingFrame(bids={})))["Sequence of play"]
    for_two = charts(screen, given_game(money.BiddingFrame(bids={}), players=2))["Sequence of play"]

    assert at_bid.now == 1
    assert cells(at_bid, 1)[1].startswith("1 scheme card each")
    assert cells(for_two, 1)[1].startswith("2 scheme cards each")
    assert cells(for_two, 5)[1].startswith("12 Action Points")
    assert cells(for_two, 4)[1] == "type at ¥200, done at ¥500"
    assert charts(screen, given_game())["Sequence of play"].now is None


def test_xiv_the_column_of_the_wounds_is_lit(screen: TokyoScreen) -> None:
    healthy = charts(screen, given_game())["Attacks by military units: dice − {strength}"]
    frame = attacks.AttacksFrame(left=(ONE,), start=at("H8"), wounds=2)
    hurt = charts(screen, given_game(frame, wounds=3))["Attacks by military units: dice − {strength}"]

    assert (healthy.now, healthy.cell, hurt.cell) == (None, 1, 3)
    assert cells(healthy, 0) == ["0 and less", "Flop", "Flop", "Flop", "Flop"]
    assert cells(healthy, 1) == ["1–8", "Annoyed", "Pissed", "Pissed", "Pissed"]
    assert cells(healthy, 5) == ["26+", "Wounded", "Wounded", "Wounded", "Killed"]


def test_x_the_open_origin_is_lit(screen: TokyoScreen) -> None:
    known, hidden = (
        charts(screen, given_game(origin=origin))["Superweapons: column by Origin"]
        for origin in ("fuji", "?")
    )

    assert known.now == 2
    assert cells(known, 2) == ["from the heart of Mt. Fuji", "A", "B", "C", "B"]
    assert hidden.now is None


def test_124_the_reconstructed_lines_are_marked(screen: TokyoScreen) -> None:
    table = charts(screen, given_game())["Superweapons: 2 dice, * reconstructed"]

    assert cells(table, 5) == ["7", "No Effect", "Retreat", "Stunned"]
    assert cells(table, 6) == ["8 *", "Retreat", "Retreat", "Wounded"]


def test_values_are_read_as_they_are_printed(screen: TokyoScreen) -> None:
    found = charts(screen, given_game())

    assert cells(found["Military units of a colour (* reconstructed)"], 2) == [
        "Mortar", "4 *", "75 *", "2/3", "2 *", "3", "25",
    ]  # fmt: skip
    assert cells(found["Military units of a colour (* reconstructed)"], 6) == [
        "Heat Ray", "1", "–", "0 *", "–", "1", "50",
    ]  # fmt: skip
    assert cells(found["Populace of a colour (* reconstructed)"], 2) == [
        "Old Folks", "2 *", "10 *", "0 *", "1 *", "15",
    ]  # fmt: skip
    buildings = found["Buildings of {city} (* reconstructed)"]
    assert cells(buildings, 0) == ["Factory", "production center", "50", "–", "15", "4 of 4"]


def test_fallen_buildings_no_longer_count(screen: TokyoScreen) -> None:
    factory = next(b for b in ground().centers if ground().building(b).name == "Factory")
    s = given_game().in_ruins(factory, ground().building(factory).areas)

    found = charts(screen, s)

    assert cells(found["Buildings of {city} (* reconstructed)"], 0)[-1] == "3 of 4"
    assert cells(found["Sectors"], 0) == ["North-East", "One", "100", "4"]
    assert cells(charts(screen, given_game(players=3))["Sectors"], 3)[1] == "nobody"


def test_viii_schemes_tell_who_has_set_them_aside(screen: TokyoScreen) -> None:
    s = given_game(used={ONE: ("hide",), TWO: ("hide", "tuna"), THREE: (), FOUR: ()})

    schemes = charts(screen, s)["Harebrained schemes, * reconstructed"]

    assert cells(schemes, 0) == ["Hide and Hope *", "0", "One, Two"]
    assert cells(schemes, 1) == ["Trail of Tuna *", "10 *", "Two"]
    assert cells(schemes, 2)[2] == "–"


def test_xvi_the_leader_is_lit(screen: TokyoScreen) -> None:
    title = "Points now, and those of buildings that still stand"
    ahead = charts(screen, given_game(vp={ONE: 5, TWO: 40, THREE: -10, FOUR: 0}, godran_vp=30))[title]

    assert ahead.now == 1
    assert cells(ahead, 2) == ["Three", "−10", "125"]
    assert cells(ahead, 4) == ["GODRAN", "30", "–"]
    assert charts(screen, given_game())[title].now is None


# ---- Help


def test_the_help_can_be_read(screen: TokyoScreen) -> None:
    assert isinstance(screen, HelpfulScreen)
    numbers = [section.number for section in screen.help(given_game())]

    assert {"III", "IV", "V", "VI", "VII", "VIII", "IX", "X", "XI", "XII", "XIII", "XIV", "XVI"} <= set(
        numbers
    )
    assert len([number for number in numbers if number]) == len({number for number in numbers if number})
    assert all(section.title.text() and section.lines for section in screen.help(given_game()))


def test_every_ruling_has_its_number() -> None:
    assert list(rulings()) == list(SUBJECTS) == list(range(1, 130))


def test_every_ruling_is_told_apart_in_the_list(screen: TokyoScreen) -> None:
    titles = [section.title.text() for section in screen.help(given_game()) if section.number.isdigit()]

    assert titles[35] == "Ruling 36: ties in the bid"
    assert len({title.partition(": ")[2] for title in titles}) == len(titles) == 129


def cited() -> Iterator[str]:
    """The sections and rulings that the rules cite in refusals and tallies."""
    for path in sorted((Path(games.__file__).parent / "tokyo").rglob("*.py")):
        for found in re.finditer(r'"((?:[IVX]+|[0-9]+)(?:, (?:[IVX]+|[0-9]+))*)"', path.read_text("utf-8")):
            yield from found[1].split(", ")


def test_every_section_that_is_cited_can_be_read(screen: TokyoScreen) -> None:
    known = {section.number for section in screen.help(given_game())}
    wanted = {part for part in cited() if part != "XV"}

    assert wanted
    assert wanted <= known


def test_the_help_writes_the_figures_of_the_edition(screen: TokyoScreen) -> None:
    told = {section.number: [line.text() for line in section.lines] for section in screen.help(given_game())}

    assert told["115"] == ["Military units kill only a GODRAN that began the phase with 3 wounds."]
    assert told["113"] == ["A second Wounded in a turn is a Retreat; its author still gets 30."]
    assert told["XI"][0].startswith("Put Mega-Yen into as many funds as you like. At ¥200 the type")
    assert not any("{" in line for lines in told.values() for line in lines)


def test_the_help_writes_the_figures_of_the_game_on_the_table() -> None:
    usual = ground().edition
    own = msgspec.structs.replace(usual, game=msgspec.structs.replace(usual.game, weapon_declared=175))
    atlas = Atlas(lambda _city, edition: Ground(own if edition else usual, ground().board))
    told = {
        edition: next(s for s in TokyoScreen(atlas).help(view) if s.number == "XI").lines[0].text()
        for edition in ("", "mine")
        for view in (replace(given_game(), edition=edition),)
    }

    assert "At ¥200 the type" in told[""]
    assert "At ¥175 the type" in told["mine"]


def test_42_the_help_tells_which_scheme_is_carried() -> None:
    assert "Of several it is the one that costs most." in rulings()[42].text()


def test_reconstructed_values_are_listed(screen: TokyoScreen) -> None:
    last = screen.help(given_game())[-1]

    assert last.title.text() == "Reconstructed values"
    told = [line.text() for line in last.lines]
    assert "Mortar: number, cost, movement." in told
    assert any(line.startswith("Schemes, name or cost: Hide and Hope") for line in told)
    columns = {column for row in ground().edition.units for column in row.reconstructed}
    assert columns <= set(NAMES)


def test_xiv_superweapons_are_told_by_the_tables() -> None:
    told = [lore.ability(ground(), weapon).text() for weapon in WEAPONS]

    assert told[0] == "Next to GODRAN: best against Moon, Antarctica. [XIV]"
    assert told[3] == "Up to 3 areas along a clear line: column B whatever the Origin. [XIV]"


def test_every_kind_has_a_line_of_its_own() -> None:
    known: list[Kind] = [row.kind for row in ground().edition.units]

    assert sorted(known) == sorted(KINDS)
    assert all(lore.ability(ground(), kind).text() for kind in known)
    assert get_args(Kind)


def test_a_column_that_counts_is_tinted_from_top_to_bottom(qtbot: QtBot, screen: TokyoScreen) -> None:
    chart = charts(screen, given_game(wounds=1))["Attacks by military units: dice − {strength}"]
    shown = ChartTable(chart)
    qtbot.addWidget(shown)
    table = shown.findChild(QTableWidget)
    assert isinstance(table, QTableWidget)

    tints = [[cell.background().color().name() for cell in column] for column in columns(table)]

    assert len({*tints[2]}) == 1
    assert tints[2] != tints[1] == tints[3]


def columns(table: QTableWidget) -> list[list[QTableWidgetItem]]:
    """The cells of a table, column by column."""
    found = []
    for column in range(table.columnCount()):
        cells_ = (table.item(row, column) for row in range(table.rowCount()))
        found.append([cell for cell in cells_ if cell is not None])
    return found
