# SPDX-License-Identifier: GPL-3.0-or-later
"""What is printed in the furniture of the sheet around a city."""

from functools import lru_cache

import msgspec

from rubbletop.board.load import edition
from rubbletop.games.tokyo.tables import Edition
from rubbletop.kernel.facts import Message, called, say
from rubbletop.ui.tokyo.phases import SETUP, TITLES

PHASES: dict[str, Message] = {key: title for key, title in TITLES.items() if key != SETUP}
"""The eight phases of a turn, called as on the strip."""

NOTICE = say("City and values are reconstructed")
"""Where the board's facts come from, in the lower margin."""

LEGEND = (
    ("production", say("Production")),
    ("landmark", say("Landmark")),
    ("plain", say("Plain, smash 5")),
    ("rubble", say("Rubble")),
    ("closed", say("Closed border")),
    ("edge", say("Entry edge")),
    ("inside", say("Inside")),
    ("roof", say("On the roof")),
    ("star", say("Set-up star")),
)
"""What the legend explains: the sign and its words."""


class Reminders(msgspec.Struct, frozen=True, kw_only=True):
    """The figures printed on the sheet: a note to each phase, and the populace of a sector with its VP."""

    notes: tuple[Message, ...]
    populace: tuple[tuple[Message, int], ...]
    populace_count: int


def reminders_of(tables: Edition, players: int = 4) -> Reminders:
    """What an edition prints on the sheet for so many players."""
    game = tables.game
    weapon = game.weapon_done_two_players if players == 2 else game.weapon_done
    points = game.action_points_two_players if players == 2 else game.action_points
    people = [row for row in tables.units if row.type == "populace"]
    return Reminders(
        notes=(
            say("¥ from centers"),
            say("two schemes") if players == 2 else say("one scheme"),
            say("units"),
            say("¥{cost} a card", cost=game.research_card),
            say("weapons ¥{cost}", cost=weapon),
            say("{points} AP", points=points),
            say("all units"),
            say("dice − {strength}", strength=game.strength),
        ),
        populace=tuple(
            (say("{unit} × {count}", unit=called(row.name), count=row.count), row.vp) for row in people
        ),
        populace_count=sum(row.count for row in people),
    )


@lru_cache(maxsize=1)
def shipped_reminders() -> Reminders:
    """The figures of the edition that comes with the program."""
    return reminders_of(edition("tokyo-edition", Edition))
