# SPDX-License-Identifier: GPL-3.0-or-later
"""Why a unit may not do something in Phase 7: what a player reads, and the section (XIII)."""

from rubbletop.kernel.bars import Bar
from rubbletop.kernel.facts import say

STRANGE = Bar(say("That is no unit of yours: you move only your own."), "XIII")
MONSTER = Bar(say("GODRAN moves in Phase 6 only."), "XII")
NOWHERE = Bar(say("There is no such area in this city."), "XIII")
OFF_MAP = Bar(say("That unit is not on the map."), "XIII")
NOT_BOXED = Bar(say("Only units in the box of activated units enter the map."), "XIII")
WEAPON = Bar(
    say("A superweapon moves only with a halftrack, a tank or a helicopter that carries it."), "XIII"
)
RIDES = Bar(say("It is being carried: it goes where its carrier goes, or is set down first."), "XIII, 96")
CARRIED = Bar(say("It was carried this turn, so it does not move by itself."), "XIII, 96")
SPENT = Bar(say("It has no movement points left this turn."), "XIII")
ON_ROOF = Bar(say("It stands on the roof: it must come down into the building first."), "XIII, 89")
INDOORS = Bar(say("It is inside a building: it must come out first, for 1 movement point."), "XIII, 88")
CROWDED = Bar(say("There is no room to end there: 3 ground units and 1 helicopter at most."), "XIII, 92")
NEEDED = Bar(say("That place is needed: one of too many units has nowhere else to go."), "XIII, 92")
STRANDED = Bar(say("Too many units would be left in this area: one of them has to move on."), "XIII, 92")
LADEN = Bar(say("A helicopter with a load cannot enter GODRAN’s area."), "XIII, 91")
NO_LANDING = Bar(
    say("With its load the helicopter cannot stay over that building, and no other place is near enough."),
    "XIII, 97",
)
