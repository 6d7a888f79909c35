# SPDX-License-Identifier: GPL-3.0-or-later
"""What the board file and the sections call things, listed for translators; said elsewhere is the rest."""

from rubbletop.kernel.facts import say

NAMES = (say("Border Region"),)
"""Names in the board file that are common words; those of governorates are places and stay."""

SECTIONS = (
    say("Pacifism 1"),
    say("Pacifism 2"),
    say("Pacifism 3"),
    say("Pacifism 4"),
    say("Oil Price 1"),
    say("Oil Price 2"),
)
"""Sections that are cited by a name that is not their whole title."""
