# SPDX-License-Identifier: GPL-3.0-or-later
"""The layers in which every board is drawn, each cached on its own."""

from enum import Enum


class Layer(Enum):
    """One layer of a board, lowest first; what changes during play lies between and above them."""

    SHEET = "sheet"
    GROUND = "ground"
    TERRAIN = "terrain"
    NUMBERS = "numbers"
    LABELS = "labels"
