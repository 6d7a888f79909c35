# SPDX-License-Identifier: GPL-3.0-or-later
"""Attack of the 50 Foot Colossi!"""
