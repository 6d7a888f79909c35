# SPDX-License-Identifier: GPL-3.0-or-later
"""The rules of Barrel in our own words, with rulings and reconstructed values listed openly."""

import msgspec

from rubbletop.games.barrel.ground import Ground
from rubbletop.kernel.facts import say
from rubbletop.ui.barrel.help import reconstructed
from rubbletop.ui.barrel.help.checks import OIL, PUBLIC
from rubbletop.ui.barrel.help.ending import ENDING
from rubbletop.ui.barrel.help.figures import figures, filled
from rubbletop.ui.barrel.help.orders import BUILDING, BUYING, OTHERS
from rubbletop.ui.barrel.help.rebels import REBELS
from rubbletop.ui.barrel.help.rulings import UNNUMBERED, rulings
from rubbletop.ui.barrel.help.start import START
from rubbletop.ui.barrel.help.subjects import SUBJECTS
from rubbletop.ui.barrel.help.war import WAR
from rubbletop.ui.game_screen import HelpSection

RULES: tuple[HelpSection, ...] = (
    *START,
    *BUYING,
    *BUILDING,
    *OTHERS,
    *WAR,
    *REBELS,
    *PUBLIC,
    *OIL,
    *ENDING,
)


def sections(ground: Ground) -> tuple[HelpSection, ...]:
    """Return all sections: the rules by heading, the rulings by number, what is reconstructed."""
    numbered = (
        HelpSection(
            number=str(number),
            title=say("Ruling {number}: {subject}", number=number, subject=SUBJECTS[number]),
            lines=lines,
        )
        for number, lines in rulings().items()
    )
    unnumbered = HelpSection(number="", title=say("Rulings without a number"), lines=UNNUMBERED)
    known = figures(ground)
    told = (
        msgspec.structs.replace(section, lines=tuple(filled(line, known) for line in section.lines))
        for section in (*RULES, *numbered, unnumbered)
    )
    return (*told, reconstructed.section(ground))
