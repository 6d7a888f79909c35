# SPDX-License-Identifier: GPL-3.0-or-later
"""The colours of the Tokyo board and the ways of writing on it."""

from rubbletop.kernel.facts import say
from rubbletop.ui.paint.lettering import Letters
from rubbletop.ui.paint.seats import LIVERIES, Livery
from rubbletop.ui.typefaces import Face

INK = "#221A2B"
PAPER = "#FFF1D2"
CREAM = "#FFF8E8"
YELLOW = "#FFE14D"
GOLD = "#F7C948"
FIFTH = "#FFE7AE"
CARD_PLACE = "#E9D9B4"
CARD_NUMBER = "#5E4E2B"
CARD_BACK = "#5B2A86"
NIGHT = "#1A1030"
WHITE = "#FFFFFF"
RED = "#E0193E"

BURST = ("#F6B03A", "#E2502B", "#8E1224")
RAY = "#FFE08A"
SEA = "#1B2A5C"
WAVE = "#FFE9C2"
STREET = "#6E6A70"
LANE = "#F6E7B0"
RIM = "#B9AE98"
CENTRE = "#7B3FA0"
CENTRE_BURST = "#B06BE0"

TITLE = ("#FFF27A", "#F7A81B")
TITLE_SHADOW = "#3A0612"
TITLE_RED = "#C8101C"

LIGHT = "#FFF6DE"
PRODUCTION, PRODUCTION_DARK = "#C8402F", "#8A1F18"
LANDMARK, LANDMARK_DARK = "#E9A92B", "#8C5A08"
PLAIN, PLAIN_DARK = "#A9AEB5", "#565C64"
RUBBLE, FIRE = "#8C7B6A", "#FF7A00"
RUBBLE_STONES = ("#C9B9A2", "#A08D78", "#5F5348", "#40372F")

ROOFS = {
    "production": (PRODUCTION, PRODUCTION_DARK, LIGHT),
    "landmark": (LANDMARK, LANDMARK_DARK, INK),
    "plain": (PLAIN, PLAIN_DARK, INK),
}
"""Roof, its dark shade and the writing on it, by the kind of building."""

STRENGTH, MOVEMENT, NO_VALUE = "#B82814", "#2B2B2B", "#6B665A"
SPENT, DONE = "#D5C9B2", "#6A6470"
WEAPON, WEAPON_SPENT = "#E3D3F4", "#C3B6CE"
SCALES, SCALES_LIT, GLOW = "#123A2A", "#2F7D54", "#9BE36B"
AURA, AURA_DIM, AURA_ANGRY = ("#5B2A86", "#8B4FC0"), ("#4A4454", "#655E70"), ("#7A0F1E", "#C8301C")
STUNNED = "#FFD23F"
"""Counters: values, paper of units that are done, superweapons, and the monster with its rays."""

PRICE = "#B3201B"
SCHEMES = ("#1C6470", "#1B2A5C", "#2B6B42", "#5B2A86", "#B3301C", "#B01E66")
ORIGINS = ("#1A1030", "#1F5F8B", "#A33A1E", "#2F5A2A", "#6B4226", "#17447A")
EMBLEMS = ("#C8402F", "#1C6470", "#1F5F8B", "#5B2A86")
"""Cards: the price on them, and the grounds of schemes, Origins and superweapons in their order."""

HEALTH = (
    (say("Healthy"), "#237548", WHITE),
    (say("1 wound"), "#F08A24", INK),
    (say("2 wounds"), "#C8301C", WHITE),
    (say("3 wounds"), "#8E1224", WHITE),
    (say("Killed"), INK, YELLOW),
)
"""Words, ground and writing of GODRAN's five health plates."""

SECTORS: tuple[tuple[Livery, str], ...] = (
    (LIVERIES[1], "#F9D6C6"),
    (LIVERIES[0], "#D3E0F5"),
    (LIVERIES[3], "#CFEEDF"),
    (LIVERIES[2], "#FFF0BF"),
)
"""Livery and tint of the ground of each sector, clockwise from the north-east."""

HEAD = Letters(Face.BEBAS, 0.42, INK)
FIGURES = Letters(Face.BEBAS, 0.29, INK)
BODY = Letters(Face.INTER_SEMIBOLD, 0.29, INK)
SMALL = Letters(Face.INTER, 0.262, INK)
"""Ways of writing, sizes in sides of an area; at fit to window a side is 36 px."""

TEXT_PAIRS = (
    (INK, PAPER),
    (INK, CREAM),
    (INK, GOLD),
    (INK, FIFTH),
    (LIGHT, PRODUCTION),
    (INK, LANDMARK),
    (INK, PLAIN),
    (YELLOW, INK),
    (WHITE, CENTRE),
    (CARD_NUMBER, CARD_PLACE),
    (YELLOW, CARD_BACK),
    (WAVE, SEA),
    (WHITE, STRENGTH),
    (WHITE, MOVEMENT),
    (WHITE, NO_VALUE),
    (WHITE, DONE),
    (PRICE, PAPER),
    (INK, SPENT),
    (INK, WEAPON),
    (INK, WEAPON_SPENT),
    *((text, ground) for _, ground, text in HEALTH),
    *((livery.text, livery.colour) for livery in LIVERIES),
    *((INK, tint) for _, tint in SECTORS),
)
"""Every pair of writing and ground on the board."""
