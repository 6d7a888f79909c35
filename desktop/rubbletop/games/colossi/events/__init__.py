# SPDX-License-Identifier: GPL-3.0-or-later
"""What can happen in a game of Colossi."""

from rubbletop.games.colossi.events import common, council, cup, marines, tribes

AnyEvent = common.Events | cup.Events | marines.Events | tribes.Events | council.Events
