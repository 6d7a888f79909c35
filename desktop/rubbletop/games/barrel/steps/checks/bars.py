# SPDX-License-Identifier: GPL-3.0-or-later
"""Why something cannot be decided in the Pacifism check and the Oil check."""

from rubbletop.kernel.bars import Bar
from rubbletop.kernel.facts import say

DISBAND_FIRST = Bar(
    say("First you must say which troops leave the board for the fine."), "Pacifism Check, 21"
)
NO_TROOPS = Bar(say("You have no troops there."), "Pacifism Check, 21")
FORFEIT_FIRST = Bar(
    say("First you must say which barrels you give up for the penalty."), "Transitional Government, 36"
)
NOT_YOURS = Bar(say("You do not control that region."), "Oil Check")
NO_BARREL = Bar(say("There is no barrel in that region."), "Oil Check")
EXTRACT_FIRST = Bar(say("First say which barrels you take, or end it."), "Oil Check")
NO_PIPELINE = Bar(
    say("Your two barrels are taken, and no free pipeline is in that region or next to it."), "Oil Check, 17"
)
