# SPDX-License-Identifier: GPL-3.0-or-later
"""The colours of everything the player is shown on top of a board, the same in all games."""

LEGAL = "#19B5FE"
PATH = "#FFE14D"
CASING = "#14171B"
WHITE = "#FFFFFF"
GREY = "#5D6470"
SIGHT = "#12324A"
BLOCKED = "#E0193E"
THREAT = "#FF7A00"
CARD = "#FFF6DE"
CARD_INK = "#1F2126"
CARD_MUTED = "#5A5346"
BAR_GROUND = "#E5D6AE"
BAR = "#C4291F"
BAR_NONE = "#6B665A"
FAN = "#101317"
LEGAL_FILL = 0.5
LAST_MOVE = 0.55
