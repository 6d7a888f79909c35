# SPDX-License-Identifier: GPL-3.0-or-later
"""Facts of the marines."""

from rubbletop.kernel.facts import Event

Events = Event
