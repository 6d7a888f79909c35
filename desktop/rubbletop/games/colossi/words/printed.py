# SPDX-License-Identifier: GPL-3.0-or-later
"""What the files of the Zones and the sections call things, for translators; the rest is said elsewhere."""

from rubbletop.kernel.facts import say

STRUCTURES = (
    say("Refinery Plant"),
    say("IMC Offices"),
    say("Graviton First Mining Union"),
    say("Miners' Barracks"),
    say("Storage"),
)
"""Structures of Zone Alpha, as its file calls them."""

SHORT = (
    say("SQD"),
    say("SCT"),
    say("HVY"),
    say("HQ"),
    say("OPS"),
    say("MED"),
    say("BIT"),
    say("BMB"),
    say("FRM"),
    say("COLBY"),
    say("MNR"),
    say("ORE"),
)
"""What is printed on units in place of their names, in at most five letters."""

SECTIONS = (say("sc. 1"), say("sc. 2"), say("sc. 3"))
"""Sections of the scenarios, as they are cited."""
