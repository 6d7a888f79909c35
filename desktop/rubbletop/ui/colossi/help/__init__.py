# SPDX-License-Identifier: GPL-3.0-or-later
"""The rules in our own words, with rulings and reconstructed values listed openly."""

from rubbletop.games.colossi.ground import Ground
from rubbletop.games.colossi.words.names import KINDS, listed
from rubbletop.kernel.facts import Message, say
from rubbletop.ui.colossi.help.council import COUNCIL
from rubbletop.ui.colossi.help.marine import MARINE
from rubbletop.ui.colossi.help.rulings import RULINGS
from rubbletop.ui.colossi.help.start import START
from rubbletop.ui.colossi.help.turn import TURN
from rubbletop.ui.colossi.help.variants import VARIANTS
from rubbletop.ui.game_screen import HelpSection


def sections(ground: Ground) -> tuple[HelpSection, ...]:
    """Return all sections: the start, the rules by number, the rulings, what is reconstructed."""
    rules = sorted((*TURN, *MARINE, *COUNCIL, *VARIANTS), key=_order)
    rulings = tuple(
        HelpSection(number=str(number), title=say("Ruling {number}", number=number), lines=(line,))
        for number, line in RULINGS.items()
    )
    return (*START, *rules, *rulings, _reconstructed(ground))


def _order(section: HelpSection) -> tuple[int, ...]:
    """By number, then the scenarios; what has no number in the rulebook comes after."""
    if section.number.startswith("sc. "):
        return (98, int(section.number.removeprefix("sc. ")))
    if not section.number[0].isdigit():
        return (99,)
    return tuple(int(part) for part in section.number.split("."))


def _reconstructed(ground: Ground) -> HelpSection:
    """Which values were worked out for this edition, by the edition file itself."""
    kinds = [KINDS[row.kind] for row in ground.edition.units if row.reconstructed]
    printed = [row.id for tribe in ground.edition.boulders for row in tribe.rows if row.printed]
    lines: list[Message] = [
        say(
            "Not every value of the published game is known to us. What is not was worked out here:"
            " it is marked * wherever it is shown, and can be changed in the edition file."
        ),
        say("Units with reconstructed values: {kinds}.", kinds=listed(kinds)),
        say("Boulders: all values but those of {boulders}.", boulders=", ".join(printed)),
        say("All Action cards, the split of the Rubble faces, and the sixteenth Event counter."),
        say("On the map: the exact Hills and some building sites; the board file marks them."),
    ]
    return HelpSection(number="", title=say("Reconstructed values"), lines=tuple(lines))
