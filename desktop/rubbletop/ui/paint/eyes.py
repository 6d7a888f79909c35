# SPDX-License-Identifier: GPL-3.0-or-later
"""The palette for colour-blind eyes: which colours it paints in the place of the usual ones.

Colours of things that must be told apart are chosen so that they differ as eyes without red, green or
blue cones see them; each group keeps close to the usual colours and to what they are called. Shapes,
letters and patterns tell the same things apart in either palette.
"""

from collections.abc import Mapping
from types import MappingProxyType

from rubbletop.ui.paint.ink import swap

SEATS = {
    "#1D5FC4": "#2628CC",
    "#CC440B": "#A73500",
    "#FFD43B": "#F7F48C",
    "#12B886": "#0EB1DF",
    "#4A1D5C": "#24002E",
}
SECTORS = {"#F9D6C6": "#EFBE98", "#D3E0F5": "#B8C4F2", "#CFEEDF": "#B4F6F2", "#FFF0BF": "#FFF7A8"}
LIT = {"#FF7A00": "#EE7440", "#E0193E": "#96103C"}
"""What is in danger, and what blocks; what may be clicked and what was clicked stay as they are."""

TRIBES = {
    "#C93A1E": "#F04E14",
    "#E0A91B": "#F0C440",
    "#8D9499": "#858396",
    "#744622": "#7C3804",
    "#3A3B42": "#221E20",
    "#EDEAE2": "#F1F6F2",
    "#7FBF9B": "#86C2DC",
}
ROOFS = {"#C8402F": "#A5050C", "#E9A92B": "#F7A21B", "#A9AEB5": "#A9CFE6", "#8C7B6A": "#5F6A8C"}
HEALTH = {"#237548": "#046695", "#F08A24": "#F99E3D", "#C8301C": "#C84A12", "#8E1224": "#7E2A00"}
ZONES = {
    "#D9A877": "#C38920",
    "#F2BE73": "#E9BE3C",
    "#F4E6BF": "#FFFBBE",
    "#C5D2A0": "#7FB3A0",
    "#D5CAAE": "#D9D6E8",
}
TRACKS = {"#EFA593": "#E79A80", "#F7C874": "#FDEB9E", "#A4C5DB": "#7FB6F0"}
"""Pacifism, influence and media."""

SAFE: Mapping[str, str] = MappingProxyType(
    {**SEATS, **SECTORS, **LIT, **TRIBES, **ROOFS, **HEALTH, **ZONES, **TRACKS}
)
"""The colour that is painted for each usual one, as ``#RRGGBB``."""


def choose_palette(name: str) -> None:
    """Paint with the ``usual`` or the ``safe`` palette whatever is painted from now on."""
    swap(SAFE if name == "safe" else {})
