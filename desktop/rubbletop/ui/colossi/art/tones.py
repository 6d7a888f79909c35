# SPDX-License-Identifier: GPL-3.0-or-later
"""The colours of Attack of the 50 Foot Colossi!, each named by what it paints."""

from typing import NamedTuple

SKY = ("#1C6470", "#0F3A46", "#081C26")
STAR = "#F6D58A"
GOLD = "#F6D58A"
CREAM = "#FFF3CF"
TITLE = ("#FFE14D", "#F2801E")
TITLE_SHADOWS = ("#B3261E", "#2A0508")
GLASS = "#081C26"
INK = "#2A0F08"
NOTE = "#E9DFC4"

GROUND = ("#F3C873", "#E2A24A", "#C9772F")
HEX_TINTS = ("#FFF0C2", "#F7D58C", "#E9B863", "#F2C878", "#DFA650")
HEX_LINE = "#8A4A1E"
HEX_NUMBER = "#5A2A0E"
BETA_SHADE = "#6A4A7A"

HILL_BASE = "#7A2A14"
HILL_LIT = "#C65A2A"
HILL_SHADE = "#6B2110"
SNOW = "#FFE3A3"
STRUCTURE = "#CFE7E2"
STRUCTURE_INK = "#0D4A52"
RAIL = "#2B2A30"
SLEEPER = "#3B2A20"
GLEAM = "#C9C2B4"
CROSSING = "#C4161C"
OASIS = "#0D6A73"
PILLAR = "#EDEAE2"
PILLAR_BAND = "#B3261E"

MARINE_FACE = "#F3E6C4"
MARINE_BAND = "#0D6A73"
MARINE_FIGURE = "#1F3A40"
CIVILIAN_FACE = "#F1D9A0"
CIVILIAN_BAND = "#8A5A12"
CIVILIAN_FIGURE = "#4A3208"
REDUCED_FACE = "#D9C9A6"
BAND_TEXT = "#FFF8E6"
JUMP = "#FFD34D"
PLATE_EDGE = "#2A2620"
RUBBLE = "#B89A6A"
RUBBLE_INK = "#5B4423"
RUBBLE_LIGHT = "#D8C08E"
RUBBLE_EDGE = "#3A2A14"
COMBAT = "#B82814"
DEFENCE = "#15506B"
MOVEMENT = "#2B2B2B"
NO_VALUE = "#6B665A"
VALUE_TEXT = "#FFFFFF"
BOULDER_PLATE = "#2B2233"
BOULDER_EDGE = "#120E17"
CODE = "#FFE9B0"
EVENT = "#3B2A6B"
EVENT_FIGURE = "#FFE14D"
MARKER_PLATE = "#16323A"
MARKER_EDGE = "#0A171B"
MARKER_INK = "#16130F"
WOUND = "#B3261E"
TEAR = "#7E1611"


class Tribe(NamedTuple):
    """The colours of a tribe's stone: lit, shaded, and its eyes."""

    light: str
    dark: str
    eyes: str


TRIBES = {
    "red": Tribe("#C93A1E", "#5E150B", "#FFE14D"),
    "yellow": Tribe("#E0A91B", "#7A5505", "#FFF6C9"),
    "grey": Tribe("#8D9499", "#40464B", "#FFE14D"),
    "brown": Tribe("#744622", "#38200C", "#FFE14D"),
    "black": Tribe("#3A3B42", "#0F1014", "#FFE14D"),
    "white": Tribe("#EDEAE2", "#77736A", "#FFE14D"),
    "tomb": Tribe("#7FBF9B", "#2C5A41", "#FFE14D"),
}
FEATURE_FACES = {
    "chalk": "#F3F0E6",
    "stonehenge": "#9DB08A",
    "cliffs": "#D9795A",
    "minefield": "#BFC8D6",
    "shrapnel": "#A9AEB5",
    "fire": "#F0A23A",
    "pit": "#C9A66B",
}
MARKERS = {
    "stunned": "#FFD23F",
    "paralyzed": "#B06BE0",
    "cracked": "#FFFFFF",
    "recon": "#19B5FE",
    "done": "#C9CED2",
}
TEXT_PAIRS = (
    (BAND_TEXT, MARINE_BAND),
    (BAND_TEXT, CIVILIAN_BAND),
    (VALUE_TEXT, COMBAT),
    (VALUE_TEXT, DEFENCE),
    (VALUE_TEXT, MOVEMENT),
    (VALUE_TEXT, NO_VALUE),
    (BOULDER_EDGE, CODE),
    (CODE, BOULDER_PLATE),
    (CREAM, EVENT),
    (PLATE_EDGE, CIVILIAN_FACE),
    (RUBBLE_EDGE, RUBBLE),
    (MARKER_INK, MARKERS["stunned"]),
    (MARKER_INK, MARKERS["cracked"]),
    *((HEX_NUMBER, tint) for tint in HEX_TINTS),
    (HEX_NUMBER, GROUND[1]),
    (CREAM, GLASS),
    (NOTE, GLASS),
    (TITLE[0], GLASS),
    (GOLD, GLASS),
    (CREAM, STRUCTURE_INK),
    (STRUCTURE_INK, STRUCTURE),
    (SNOW, HILL_BASE),
)
"""Text and the ground it stands on; every pair reads at 4.5:1 or better."""
