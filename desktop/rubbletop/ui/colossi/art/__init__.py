# SPDX-License-Identifier: GPL-3.0-or-later
"""The drawings of Attack of the 50 Foot Colossi!: counters, the board sheet, the poster."""
