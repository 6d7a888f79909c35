# SPDX-License-Identifier: GPL-3.0-or-later
"""What is printed in the furniture of the sheet around a city."""

from functools import lru_cache

import msgspec

from rubbletop.board.load import edition
from rubbletop.games.tokyo.tables import Edition
from rubbletop.kernel.facts import Message
from rubbletop.ui.tokyo.phases import SETUP, TITLES

PHASES: dict[str, Message] = {key: title for key, title in TITLES.items() if key != SETUP}
"""The eight phases of a turn, called as on the strip."""

NOTICE = ("City and values are", "reconstructed")
"""Where the board's facts come from, in the lower margin."""

LEGEND = (
    ("production", "Production"),
    ("landmark", "Landmark"),
    ("plain", "Plain, smash 5"),
    ("rubble", "Rubble"),
    ("closed", "Closed border"),
    ("edge", "Entry edge"),
    ("inside", "Inside"),
    ("roof", "On the roof"),
    ("star", "Set-up star"),
)
"""What the legend explains: the sign and its words."""


class Reminders(msgspec.Struct, frozen=True, kw_only=True):
    """The figures printed on the sheet: a note to each phase, and the populace of a sector with its VP."""

    notes: tuple[str, ...]
    populace: tuple[tuple[str, int], ...]
    populace_count: int


def reminders_of(tables: Edition, players: int = 4) -> Reminders:
    """What an edition prints on the sheet for so many players."""
    game = tables.game
    weapon = game.weapon_done_two_players if players == 2 else game.weapon_done
    points = game.action_points_two_players if players == 2 else game.action_points
    people = [row for row in tables.units if row.type == "populace"]
    return Reminders(
        notes=(
            "¥ from centers",
            "two schemes" if players == 2 else "one scheme",
            "units",
            f"¥{game.research_card} a card",
            f"weapons ¥{weapon}",
            f"{points} AP",
            "all units",
            f"dice − {game.strength}",
        ),
        populace=tuple((f"{row.name} × {row.count}", row.vp) for row in people),
        populace_count=sum(row.count for row in people),
    )


@lru_cache(maxsize=1)
def shipped_reminders() -> Reminders:
    """The figures of the edition that comes with the program."""
    return reminders_of(edition("tokyo-edition", Edition))
