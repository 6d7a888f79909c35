# SPDX-License-Identifier: GPL-3.0-or-later
"""The player aids come from the edition, and every section that is cited can be read."""

import importlib
import pkgutil
import re
from collections import Counter
from typing import get_args

from rubbletop.games.colossi import steps
from rubbletop.games.colossi.events.common import Fact
from rubbletop.games.colossi.state import replace
from rubbletop.games.colossi.tables import EventId, Face, Kind
from rubbletop.games.colossi.tribe_tables import Special
from rubbletop.kernel.bars import Bar
from rubbletop.ui.colossi import lore
from rubbletop.ui.colossi.help.rulings import RULINGS
from rubbletop.ui.colossi.screen import ColossiScreen
from rubbletop.ui.dialogs.rules import RulesDialog
from rubbletop.ui.game_screen import Chart, HelpfulScreen
from tests.colossi.builders import given_game, given_state, given_unit, rules
from tests.colossi.test_random_games import strokes


def charts(screen: ColossiScreen, **fields: object) -> dict[str, Chart]:
    s = given_state(given_unit("squad", 345), **fields)  # type: ignore[arg-type]
    return {chart.title.template: chart for chart in screen.charts(s)}


def test_every_row_fills_its_chart(screen: ColossiScreen) -> None:
    for chart in screen.charts(given_game()):
        assert {len(row) for row in chart.rows} == {len(chart.head)}, chart.title.text()
        assert chart.now is None or 0 <= chart.now < len(chart.rows)


def test_the_present_rows_are_lit(screen: ColossiScreen) -> None:
    found = charts(screen, turn=4, card=7, events=("storm",))

    cards = found["Action cards (all reconstructed)"]
    assert cards.now == 6
    levels = found["Level of victory, now {total} points"]
    assert levels.title.text() == "Level of victory, now 2 points"
    assert levels.now is not None
    assert levels.rows[levels.now][1].text() == "Defeat"
    events = found["Event Chart, {left} counters left in the cup"]
    assert events.now is not None
    assert events.rows[events.now][1].text() == "Dust Storm"


def test_charts_are_read_as_they_are_printed(screen: ColossiScreen) -> None:
    chisel = charts(screen)["Chisel, range {range}"]

    assert [row[0].text() for row in chisel.rows] == ["6", "4–5", "1–3", "−1"]


def test_used_cards_are_marked(screen: ColossiScreen) -> None:
    cards = charts(screen, cards=(3, 7), card=7)["Action cards (all reconstructed)"]

    assert [cards.rows[n][0].text() for n in (2, 6)] == ["3, used", "7"]


def cited() -> set[str]:
    """The sections that refusals and steps cite, and those of the facts of some games."""
    found = {step.rule for step in rules().steps}
    for seed in range(3):
        found |= {event.rule for _, told in strokes(seed) for event in told if isinstance(event, Fact)}
    for part in pkgutil.walk_packages(steps.__path__, f"{steps.__name__}."):
        module = importlib.import_module(part.name)
        found |= {value.rule for value in vars(module).values() if isinstance(value, Bar)}
    return found


def test_every_cited_section_can_be_opened(screen: ColossiScreen) -> None:
    numbers = {section.number for section in screen.help(given_game())}

    for rule in cited():
        for part in re.split(r"\s*,\s*", rule):
            assert part in numbers, f"{part} of {rule!r} cannot be read"


def test_no_section_stands_twice_and_none_is_empty(screen: ColossiScreen) -> None:
    sections = screen.help(given_game())

    assert isinstance(screen, HelpfulScreen)
    twice = [number for number, count in Counter(s.number for s in sections).items() if number and count > 1]
    assert twice == []
    assert all(section.lines for section in sections)


def test_rulings_and_reconstructed_values_are_listed(screen: ColossiScreen) -> None:
    sections = screen.help(given_game())

    assert {str(number) for number in RULINGS} <= {section.number for section in sections}
    last = sections[-1]
    assert last.title.text() == "Reconstructed values"
    assert "Boulders: all values but those of W1." in [line.text() for line in last.lines]


def test_rules_are_searched_by_word_and_opened_by_section(screen: ColossiScreen, qtbot: object) -> None:
    dialog = RulesDialog(screen.help(given_game()))
    dialog.search.setText("jump")

    shown = [
        dialog.list.item(row).text() for row in range(dialog.list.count()) if not dialog.list.isRowHidden(row)
    ]
    assert "5.3.1.5  Jump" in shown
    assert "2.5  Dice" not in shown
    dialog.open_at("9.9.9")
    dialog.open_at("7.9")
    assert "Ruling 7" not in dialog.text.toPlainText()
    dialog.open_at("5.3.1.9, 59")
    assert "5.3.1 Full Movement" in " ".join(dialog.text.toPlainText().split())
    assert "Ruling 59" in dialog.text.toPlainText()
    dialog.search.setText("no such word at all")
    dialog.deleteLater()


def test_what_counters_do_is_told_with_the_numbers_of_the_edition(screen: ColossiScreen) -> None:
    edition = rules().ground.edition
    told = [
        *(lore.ability(edition, kind) for kind in get_args(Kind)),
        *(lore.special(edition, code) for code in (*get_args(Special), "?")),
        *(lore.feature(edition, face) for face in get_args(Face)),
        *(lore.event(edition, event) for event in get_args(EventId)),
    ]
    texts = [message.text() for message in told]
    assert not [text for text in texts if "{" in text]
    assert "Chisel within 4 hexes (5.4.2); jumps, frees Miners." in texts
    assert "Stomp: a die for each unit within 2 hexes: 3+ harms it (7.2.3)." in texts
    assert "Units have +1 MA, tribes move 2 hexes. Landings −1 dice, jumps −1 on the die." in texts
    farther = replace(edition, cup=replace(edition.cup, rampage=4))
    assert lore.event(farther, "rampage").text() == "Each tribe attacks every unit within 4 hexes, at once."
