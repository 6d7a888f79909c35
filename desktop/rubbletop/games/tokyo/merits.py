# SPDX-License-Identifier: GPL-3.0-or-later
"""What victory points are given and taken for, and the ways in which the game can end (III, XVI)."""

from typing import Literal

Merit = Literal[
    "building",
    "unit",
    "evacuation",
    "wound",
    "kill",
    "trade",
    "no_building",
    "wounded",
    "killed",
    "standing",
]
"""What changes a score.

As the Controller: ``building`` and ``unit`` (smashed, destroyed), ``no_building``, ``wounded``, ``killed``
(penalties). As a player: ``evacuation``, ``wound``, ``kill``, ``trade``; at the end ``standing`` buildings.
"""
Ending = Literal["broke", "weapons", "killed", "buildings", "populace"]
"""Why the game is over: a broke player; all have fired; GODRAN dead; no VP building; no populace."""
