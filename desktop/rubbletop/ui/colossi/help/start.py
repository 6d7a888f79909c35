# SPDX-License-Identifier: GPL-3.0-or-later
"""The first page of the help: the task, the hands, a first turn."""

from rubbletop.kernel.facts import say
from rubbletop.ui.game_screen import HelpSection

START: tuple[HelpSection, ...] = (
    HelpSection(
        number="",
        title=say("Your task"),
        lines=(
            say(
                "You command the Marines. Over twelve turns you land them one group after another, "
                "free the three Miners from the mine, bring the Miners and their Foreman off the South"
                " edge, break boulders, and hold the buildings at the end. The program plays the "
                "tribes of living stone by their rules and shows each step."
            ),
            say(
                "16 points are a marginal victory, 23 a significant one, 30 a decisive one. The chart "
                "Victory points says what counts; the bar under the board shows where you stand now."
            ),
        ),
    ),
    HelpSection(
        number="",
        title=say("How to give orders"),
        lines=(
            say(
                "Lit counters can act. Click one, or take hold of it: lit hexes are where it can go, "
                "lit counters what it can attack. Rest the pointer on a target to see dice, modifiers "
                "and chances. A counter that snaps back is refused with a reason in the line at the "
                "foot, with the section that forbids it."
            ),
        ),
    ),
    HelpSection(
        number="",
        title=say("A first turn"),
        lines=(
            say(
                "Land in hexes whose number ends in 5 or 6, near the mine and near the railway, but "
                "not next to a tribe. Send somebody who can free Miners to the mine: Heavy Weapons, "
                "Special Ops, an HQ or the Boring Bit. Let several units fire at the same tribe one "
                "after another: the first cracks it, the next one breaks it."
            ),
            say("Guided first turn in the Help menu leads you through a whole turn, step by step."),
        ),
    ),
)
