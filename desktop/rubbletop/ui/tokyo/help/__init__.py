# SPDX-License-Identifier: GPL-3.0-or-later
"""The rules of Tokyo in our own words, with rulings and reconstructed values listed openly."""

import msgspec

from rubbletop.games.tokyo.ground import Ground
from rubbletop.games.tokyo.tables import UnitRow
from rubbletop.games.tokyo.words.names import SCHEMES, kind_name, listed
from rubbletop.kernel.facts import Message, say
from rubbletop.ui.game_screen import HelpSection
from rubbletop.ui.tokyo.help.action import ACTION
from rubbletop.ui.tokyo.help.figures import figures, filled
from rubbletop.ui.tokyo.help.money import MONEY
from rubbletop.ui.tokyo.help.rulings import rulings
from rubbletop.ui.tokyo.help.start import START
from rubbletop.ui.tokyo.help.subjects import SUBJECTS

NAMES: dict[str, Message] = {
    "count": say("number"),
    "cost": say("cost"),
    "cs": say("strength"),
    "mp": say("movement"),
    "range": say("range"),
    "vp": say("victory points"),
}


def sections(ground: Ground) -> tuple[HelpSection, ...]:
    """Return all sections: the start, the rules by number, the rulings, what is reconstructed."""
    numbered = tuple(
        HelpSection(
            number=str(number),
            title=say("Ruling {number}: {subject}", number=number, subject=SUBJECTS[number]),
            lines=(line,),
        )
        for number, line in rulings().items()
    )
    known = figures(ground)
    told = (
        msgspec.structs.replace(section, lines=tuple(filled(line, known) for line in section.lines))
        for section in (*START, *MONEY, *ACTION, *numbered)
    )
    return (*told, _reconstructed(ground))


def _reconstructed(ground: Ground) -> HelpSection:
    """Which values were worked out for this edition, by the edition file itself."""
    lines: list[Message] = [
        say(
            "Not every value of the published game is known to us. What is not was worked out here: it is "
            "marked * in the charts and on the selected counter, and can be changed in an edition file of "
            "your own."
        ),
        say("The figures in these rules are those of the game on the table, as in the charts."),
        *(_unit(row) for row in ground.edition.units if row.reconstructed),
        say(
            "Schemes, name or cost: {cards}.",
            cards=listed([SCHEMES[row.id] for row in ground.edition.schemes if row.reconstructed]),
        ),
        say("The table of the superweapons from 8 to 12."),
        say("The map: areas, stars, all buildings with their numbers, but for the outputs of the centers."),
    ]
    return HelpSection(number="", title=say("Reconstructed values"), lines=tuple(lines))


def _unit(row: UnitRow) -> Message:
    columns = listed([NAMES[column] for column in row.reconstructed])
    return say("{unit}: {what}.", unit=kind_name(row.kind), what=columns)
