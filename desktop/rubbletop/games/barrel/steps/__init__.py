# SPDX-License-Identifier: GPL-3.0-or-later
"""The boxes of the sequence of play of One More Barrel, one package a part."""
