# SPDX-License-Identifier: GPL-3.0-or-later
"""What a player can decide in a game of Colossi."""

from rubbletop.games.colossi.actions import council, cup, harm, marines, tribes

AnyAction = harm.Actions | cup.Actions | marines.Actions | tribes.Actions | council.Actions
