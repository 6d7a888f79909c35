# SPDX-License-Identifier: GPL-3.0-or-later
"""Chance that is always the same: where decoration falls, so that it never moves between two paintings."""


def noise(*keys: int) -> float:
    """A number from 0 to 1, 1 excluded, that looks thrown but depends on the keys alone."""
    mixed = 0x9E3779B9
    for key in keys:
        mixed = ((mixed ^ (key & 0xFFFFFFFF)) * 0x85EBCA6B) & 0xFFFFFFFF
        mixed = ((mixed ^ (mixed >> 13)) * 0xC2B2AE35) & 0xFFFFFFFF
        mixed ^= mixed >> 16
    return mixed / 0x100000000
