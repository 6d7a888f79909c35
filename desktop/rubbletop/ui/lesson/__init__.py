# SPDX-License-Identifier: GPL-3.0-or-later
"""Guided first turns: what a lesson is, how it goes on with what the player does, and who shows it."""
