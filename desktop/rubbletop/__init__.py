# SPDX-License-Identifier: GPL-3.0-or-later
"""Rubbletop plays three board games of big trouble on the desktop."""

__version__ = "0.5.0"
