# SPDX-License-Identifier: GPL-3.0-or-later
"""Decisions of the cup."""

from rubbletop.kernel.facts import Action

Actions = Action
