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
        title=say("Fire plan"),
        lines=(
            say(
                "Where several units can attack the same target, the button Fire plan lists them with their"
                " dice and what each does alone. Tick who attacks. The card and the bubble at the target show"
                " the exact chance after each attack in that order; drag a name, press its arrow, or use Alt"
                " and the arrow keys to change the order. On the board, Shift+click or Shift+Enter takes a"
                " unit in or out, and names another target."
            ),
            say(
                "Fire the plan makes the attacks one after another, each an action of its own with its own"
                " dice. It stops once the boulder is flipped or removed, as you chose; where something else"
                " is to be decided; where the next attack is no longer allowed; or with Esc. Whoever has not"
                " attacked is free to act. Dice of your own are typed in attack by attack. A plan is gone"
                " with a take-back and at the end of the step, and is not saved."
            ),
            say(
                "A plan holds Maximum Fire, Orbital Strikes and the Chisel, from where units stand. After a "
                "Chisel its chances leave one thing out: Rubble that it throws may come to lie in the way of "
                "those who fire later."
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
