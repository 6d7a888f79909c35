# SPDX-License-Identifier: GPL-3.0-or-later
"""The panels of set-up and of the selected actions, by the names of their steps."""

from rubbletop.ui.barrel.panels.base import BarrelPanel

PANELS: dict[str, type[BarrelPanel]] = {}
