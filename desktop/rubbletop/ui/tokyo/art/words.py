# SPDX-License-Identifier: GPL-3.0-or-later
"""What is printed in the furniture of the Tokyo sheet."""

PHASES = (
    ("Income", "¥ from centers"),
    ("Bid", "one scheme"),
    ("Activate", "units"),
    ("Research", "¥25 a card"),
    ("Develop", "weapons ¥300"),
    ("GODRAN", "10 AP"),
    ("Move", "all units"),
    ("Attack", "dice − 10"),
)
"""The eight phases of a turn with a reminder of each."""

POPULACE = (
    ("3 Punk Rockers", 5),
    ("2 Business Folk", 10),
    ("2 Old Folks", 15),
    ("2 Tourist Groups", 15),
    ("1 Dignitaries", 20),
)
"""The ten populace units that start on the twelve stars of a sector, with the VP of each."""

NOTICE = ("City and values are", "reconstructed")
"""Where the board's facts come from, in the lower margin."""

LEGEND = (
    ("production", "Production"),
    ("landmark", "Landmark"),
    ("plain", "Plain, smash 5"),
    ("rubble", "Rubble"),
    ("closed", "Closed border"),
    ("edge", "Entry edge"),
    ("inside", "Inside"),
    ("roof", "On the roof"),
    ("star", "Set-up star"),
)
"""What the legend explains: the sign and its words."""
