# SPDX-License-Identifier: GPL-3.0-or-later
"""The help of One More Barrel: all that is cited can be read, all rulings and readings are told."""

import ast
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

import rubbletop
from rubbletop.games.barrel.atlas import Atlas
from rubbletop.games.barrel.frames.orders import TurnFrame
from rubbletop.games.barrel.ground import Ground
from rubbletop.games.barrel.rules import STEPS
from rubbletop.games.barrel.tables import Edition
from rubbletop.ui.barrel.charts import all_charts
from rubbletop.ui.barrel.help import sections
from rubbletop.ui.barrel.help.rulings import rulings
from rubbletop.ui.barrel.help.subjects import SUBJECTS
from rubbletop.ui.barrel.screen import BarrelScreen
from rubbletop.ui.dialogs.rules import RulesDialog
from rubbletop.ui.game_screen import HelpfulScreen
from tests.barrel.builders import ONE, given_game, ground

PACKAGE = Path(rubbletop.__file__).parent
SOURCES = (*(PACKAGE / "games/barrel").rglob("*.py"), *(PACKAGE / "ui/barrel").rglob("*.py"))
CITING = {"Bar": 1, "IllegalAction": 1, "ruled": 1, "plus": 2, "_plus": 3}
"""Calls that cite sections, and the place of the section among what they are given."""
CONSTANTS = ("rule", "RULE", "RULES", "END")
"""What variables are called, to their last word, that hold a section, or sections by key."""


def told(found: Ground) -> dict[str, list[str]]:
    """The lines of all sections by number or, where there is none, by title."""
    return {
        section.number or section.title.text(): [line.text() for line in section.lines]
        for section in sections(found)
    }


def own_ground(**changes: msgspec.Struct | tuple[msgspec.Struct, ...]) -> Ground:
    """The ground with tables of one's own."""
    edition: Edition = msgspec.structs.replace(ground().edition, **changes)
    return Ground(edition, ground().board, ("", ""))


# ---- What is cited


def texts(node: ast.expr) -> Iterator[str]:
    """The texts in an expression; what stands for a constant is met where that is set."""
    if isinstance(node, ast.Call | ast.Subscript):
        return
    for part in ast.walk(node):
        if isinstance(part, ast.Constant) and isinstance(part.value, str):
            yield part.value


def citing(tree: ast.Module) -> Iterator[ast.expr]:
    """The expressions of a module that name sections."""
    for node in ast.walk(tree):
        match node:
            case (
                ast.Assign(targets=[ast.Name(id=name)], value=ast.expr() as value)
                | ast.AnnAssign(target=ast.Name(id=name), value=ast.expr() as value)
            ) if name.endswith(CONSTANTS):
                yield from value.values if isinstance(value, ast.Dict) else (value,)
            case ast.Call(func=ast.Name(id=name) | ast.Attribute(attr=name), args=args):
                place = CITING.get(name, len(args))
                yield from args[place : place + 1]
                yield from (word.value for word in node.keywords if word.arg == "rule")
            case _:
                pass


def cited() -> set[str]:
    """The sections and rulings that rules and screen cite in steps, refusals, tallies and charts."""
    found = (
        text
        for path in SOURCES
        for node in citing(ast.parse(path.read_text("utf-8")))
        for text in texts(node)
    )
    return {part.strip() for text in found for part in text.split(",")} - {""}


def test_every_section_that_is_cited_can_be_read() -> None:
    wanted = cited()

    assert {
        "Moves",
        "Oil Price 2",
        "Pacifism 4",
        "Other Actions",
        "21",
        "End of the Game",
    } <= wanted
    assert wanted <= set(told(ground()))


def test_every_step_names_a_section_that_opens(qtbot: QtBot) -> None:
    dialog = RulesDialog(sections(ground()))
    qtbot.addWidget(dialog)
    first = dialog.text.toPlainText()

    for step in STEPS:
        dialog.open_at("nothing")
        dialog.list.setCurrentRow(0)
        assert dialog.text.toPlainText() == first
        dialog.open_at(step.rule)
        opened = dialog.text.toPlainText()
        assert opened != first, step.name
        for part in step.rule.split(", "):
            title = next(s.title.text() for s in sections(ground()) if s.number == part)
            assert title in opened


def test_every_number_stands_for_one_section() -> None:
    numbers = Counter(section.number for section in sections(ground()) if section.number)

    assert set(numbers.values()) == {1}
    assert all(section.title.text() and section.lines for section in sections(ground()))


def test_every_ruling_can_be_read() -> None:
    assert list(rulings()) == list(SUBJECTS) == list(range(1, 54))


# ---- What is told

READINGS = {
    "11": ("rebels must enter", "A single one that is free is taken without asking"),
    "17": ("only one way to take as many as possible",),
    "25": ("hers from then on, moved or flown in alike",),
    "26": (
        "one troop is lost in all",
        "everybody who flees gains 1 Pacifism",
        "it is the point for her troop",
    ),
    "30": ("Troops that retreat into another player’s region without troops", "bought into it by air"),
    "32": ("stands at the better place",),
    "44": (
        "from Border Region to Border Region, or one step into a contiguous region that the taker controls",
        "all that is in it but troops",
        "If only one group of hers can, it comes by itself.",
        "A written promise counts as something that is given",
    ),
    "45": ("but for the time before the first turn",),
    "47": ("Troops that strengthen an attack of one’s own allow such a call",),
    "50": ("of Influence only the victim’s counts", "only the victim’s rises"),
    "Rulings without a number": (
        "only the player who rolls proposes terms, once",
        "one refusal ends it",
        "terms hold for that round alone",
        "refused at Pacifism 0",
    ),
}


@pytest.mark.parametrize("number", READINGS)
def test_the_readings_of_this_program_are_told(number: str) -> None:
    text = " ".join(told(ground())[number])

    assert [words for words in READINGS[number] if words not in text] == []


def test_the_help_is_that_of_the_screen(qapp: QApplication) -> None:
    screen = BarrelScreen(Atlas(lambda _map, _edition: ground()))
    s = given_game(TurnFrame(round=1, left=(ONE,)))

    assert isinstance(screen, HelpfulScreen)
    assert screen.help(s) == sections(ground())
    assert screen.charts(s) == all_charts(ground(), s)


def test_the_help_writes_the_figures_of_the_game_on_the_table() -> None:
    usual = ground().edition
    costs = msgspec.structs.replace(usual.costs, taxes=7, repeats=(0, 2, 9))
    share = msgspec.structs.replace(usual.allotment, region_halves=6)

    own = told(own_ground(costs=costs, allotment=share))

    assert told(ground())["New Taxes"][0].startswith("You get $5, and")
    assert own["New Taxes"][0].startswith("You get $7, and")
    assert "costs $2, the third $9 more" in own["1"][0]
    assert "Influence plus 2.5 for" in told(ground())["Government Oil Allotment"][0]
    assert "Influence plus 3 for" in own["Government Oil Allotment"][0]
    assert not any("{" in line for lines in own.values() for line in lines)


def test_reconstructed_values_are_listed() -> None:
    lines = told(ground())["Reconstructed values"]

    assert "Karbala: zone and logistics." in lines
    assert "Bassora: zone." in lines
    assert "Battle table, all or a part of the rows 1:1, 1:2, 1:3 and 1:4." in lines
    assert "Boxes of Construction and Money: how they are spread over the columns." in lines
    assert any(line.startswith("Everything of Dhi Qar, Najaf") for line in lines)
    assert not any("Bagdad" in line for line in lines if line.startswith("Everything"))


def test_tables_of_ones_own_need_not_be_reconstructed() -> None:
    rows = tuple(msgspec.structs.replace(row, reconstructed=()) for row in ground().edition.battle)

    lines = told(own_ground(battle=rows))["Reconstructed values"]

    assert not any(line.startswith("Battle table") for line in lines)


def test_the_help_can_be_searched(qtbot: QtBot) -> None:
    dialog = RulesDialog(sections(ground()))
    qtbot.addWidget(dialog)

    dialog.search.setText("pipeline brings")

    shown = [row for row in range(dialog.list.count()) if not dialog.list.isRowHidden(row)]
    assert [dialog.list.item(row).text() for row in shown] == ["Ruling 17: pipelines, and taking barrels"]
    assert dialog.text.toPlainText().startswith("Ruling 17")
