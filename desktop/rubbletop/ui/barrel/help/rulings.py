# SPDX-License-Identifier: GPL-3.0-or-later
"""All rulings of the game by number, as refusals and the log cite them, and what has no number."""

from rubbletop.kernel.facts import Message, say
from rubbletop.ui.barrel.help.rulings_of_checks import RULINGS_OF_CHECKS
from rubbletop.ui.barrel.help.rulings_of_state import RULINGS_OF_STATE
from rubbletop.ui.barrel.help.rulings_of_war import RULINGS_OF_WAR

UNNUMBERED: tuple[Message, ...] = (
    say(
        "Allied Combat: only the player who rolls proposes terms, once a battle and turn. All others in it "
        "must accept, one refusal ends it, and terms hold for that round alone."
    ),
    say("Allied Combat: whoever came into a battle first rolls, for as long as she has troops in it."),
    say("Pacifism 4: the speech is refused at Pacifism 0, where it would change nothing."),
    say("Set Up: who ties in the throw for the playing order throws again with those who tied."),
    say("War: battles are fought one after another, in the alphabetical order of their regions."),
)
"""What is played where the rules are silent and no ruling has a number for it."""


def rulings() -> dict[int, tuple[Message, ...]]:
    """Return the rulings in their order, each with its paragraphs."""
    return {**RULINGS_OF_CHECKS, **RULINGS_OF_WAR, **RULINGS_OF_STATE}
