# SPDX-License-Identifier: GPL-3.0-or-later
"""Why something cannot be decided in the War check: what a player reads, and the section."""

from rubbletop.kernel.bars import Bar
from rubbletop.kernel.facts import say

FIRST_RETREATS = Bar(say("First everybody says which troops leave their battles."), "Retreat, 26")
NO_REGION = Bar(say("There is no such region."), "Retreat")
NO_BATTLE = Bar(say("There is no battle to retreat from."), "Retreat")
NO_TROOPS = Bar(say("You have no troops in that battle."), "Retreat")
DECLARED = Bar(say("Your troops there retreat already."), "Retreat, 26")
NOT_BORDER = Bar(say("Troops cannot retreat into the Border Region: no player controls it."), "Retreat, 26")
NOT_BESIDE = Bar(say("Troops retreat into a contiguous region."), "Retreat, 26")
NOT_CONTROLLED = Bar(say("Troops retreat only into a region that a player controls."), "Retreat")
ALONE = Bar(say("You fight there alone: the troop is lost by you in any case."), "Retreat")

FIRST_TERMS = Bar(say("First the allies in a battle agree, or do not."), "Allied Combat")
ANSWER = Bar(say("An agreement is proposed: accept or refuse it."), "Allied Combat")
NOT_PROPOSED = Bar(say("Nothing is proposed yet."), "Allied Combat")
NO_ALLY = Bar(say("An agreement names players with troops in the battle."), "Allied Combat")
USUAL = Bar(say("That holds without an agreement: who rolls loses first and controls."), "Allied Combat")
