# SPDX-License-Identifier: GPL-3.0-or-later
"""Decisions of the marines."""

from rubbletop.kernel.facts import Action

Actions = Action
