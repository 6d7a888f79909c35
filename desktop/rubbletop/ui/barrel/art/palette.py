# SPDX-License-Identifier: GPL-3.0-or-later
"""The colours of the Barrel board and the ways of writing on it."""

from rubbletop.ui.paint.ink import mixed
from rubbletop.ui.paint.lettering import Letters
from rubbletop.ui.paint.seats import LIVERIES
from rubbletop.ui.typefaces import Face

INK = "#23201B"
DEEP_INK = "#0F0D0A"
NEWSPRINT = "#EFE6D0"
CARD = "#FBF6E8"
AGED = "#E3DAC4"
ABROAD = "#DDD3BA"
PENCIL = "#A8261C"
RIVER = "#4E7C93"
SEA = "#BCD3DB"
COFFEE = "#7A4A22"
RULED = "#857A60"
FAINT = "#5F563F"
WHITE = "#FFFFFF"
GREY = "#CFC8B6"
LOCALS = "#5B6B3A"

ZONES = {
    "south": ("#D9A877", "#6B3A14"),
    "east": ("#F2BE73", "#8A3B00"),
    "centre": ("#F4E6BF", "#8A7442"),
    "north": ("#C5D2A0", "#2E4A22"),
    "border": ("#D5CAAE", "#6B5F45"),
}
"""Ground and pattern colour of each zone."""

PHASES = ("#C9A66B", "#C96B3B", "#5E7F8C")
"""Tints of the three phases of the turn track, used at 35 %."""

PACIFISM = ("#F6C9BE", "#EFA593", "#E27D68", "#CE5240", "#A8261C")
INFLUENCE = ("#FCE0AE", "#F7C874")
MEDIA = ("#C9DDEA", "#A4C5DB")
THIRDS = ("#F3E3B8", "#EBCF8C", "#DFAE5A")
CONTRACTS = (CARD, "#F3E3B8")

PACIFISM_WORD = PENCIL
INFLUENCE_WORD = "#7A4E00"
MEDIA_WORD = "#1F5170"

HEAD = Letters(Face.OLD_STANDARD_BOLD, 14, INK, spacing=0.02)
NOTE = Letters(Face.OLD_STANDARD_ITALIC, 11.5, INK)
FIGURE = Letters(Face.COURIER_BOLD, 12.5, INK)
TYPED = Letters(Face.COURIER_BOLD, 10.5, INK)
NAME = Letters(Face.OLD_STANDARD_BOLD, 13.5, INK, halo=NEWSPRINT, halo_width=0.16)
ABROAD_NAME = Letters(Face.OLD_STANDARD_ITALIC, 13, FAINT, spacing=0.3)
"""Ways of writing, sizes in points of the sheet; at fit to window a point is a pixel."""


def phase_ground(phase: int) -> str:
    """The ground of a phase of the turn track, first phase 0."""
    return mixed(NEWSPRINT, PHASES[phase], 0.35)


TEXT_PAIRS = (
    (INK, NEWSPRINT),
    (INK, CARD),
    (INK, AGED),
    (NEWSPRINT, INK),
    (PENCIL, NEWSPRINT),
    (FAINT, ABROAD),
    (FAINT, CARD),
    *((INK, ground) for ground, _ in ZONES.values()),
    *((INK, phase_ground(phase)) for phase in range(3)),
    *((INK, ground) for ground in (*PACIFISM[:3], *INFLUENCE, *MEDIA, *THIRDS, *CONTRACTS)),
    (DEEP_INK, PACIFISM[3]),
    (WHITE, PACIFISM[4]),
    (PACIFISM_WORD, CARD),
    (INFLUENCE_WORD, CARD),
    (MEDIA_WORD, CARD),
    *((livery.text, livery.colour) for livery in LIVERIES),
)
"""Every pair of writing and ground on the board."""
