# SPDX-License-Identifier: GPL-3.0-or-later
"""What the files of the city and of the edition call things, for translators; the rest is said elsewhere."""

from rubbletop.kernel.facts import say

BUILDINGS = (
    say("Factory"),
    say("Power Plant"),
    say("Stadium"),
    say("Convention Center"),
    say("Broadcast Tower"),
    say("City Hall"),
    say("Grand Hotel"),
    say("Museum"),
    say("Old Temple"),
    say("Aquarium"),
    say("Office Block"),
    say("Apartments"),
    say("Parking Garage"),
)
"""Buildings of Tokyo; the warehouse is said elsewhere, and a shop's own name stays."""

UNITS = (say("Tourist Groups"),)
"""Units whose name on the sheet stands in the plural."""
