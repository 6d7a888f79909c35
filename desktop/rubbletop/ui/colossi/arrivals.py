# SPDX-License-Identifier: GPL-3.0-or-later
"""Which reinforcements come in which turn, in words (sc. 1 to 3; rulings 54, 147, 154)."""

from rubbletop.games.colossi.council import teams_to_come
from rubbletop.games.colossi.ground import Ground
from rubbletop.games.colossi.state import ColossiState
from rubbletop.games.colossi.words.names import TEAMS, counted, listed, one_of
from rubbletop.kernel.facts import Message, say


def arrivals(ground: Ground, s: ColossiState) -> dict[int, Message]:
    """Return who comes, or came, by turn; turns that bring nobody are missing."""
    return _teams_by_turn(ground, s) if ground.is_council(s) else _units_by_turn(s)


def _units_by_turn(s: ColossiState) -> dict[int, Message]:
    """The landing plan of scenario 1 as it stands, with Bombers that wind or rain have delayed (54)."""
    due = sorted({unit.due for unit in s.units.values() if unit.due})
    return {turn: counted([unit.kind for unit in s.units.values() if unit.due == turn]) for turn in due}


def _teams_by_turn(ground: Ground, s: ColossiState) -> dict[int, Message]:
    """The teams that came, in the turns in which they did, and those of which one comes next."""
    left = one_of(TEAMS[team] for team in teams_to_come(ground, s))
    came = [TEAMS[team] for team in s.teams]
    turns = (1, *ground.edition.council.arrivals)
    names = {turn: came[n] if n < len(came) else left for n, turn in enumerate(turns)}
    row = ground.edition.campaign
    if any(unit.place == "reserve" for unit in s.units.values()):
        back = say("lost units, at most {most}", most=row.most)
        for turn in range(max(s.turn, row.returns), ground.turns(s) + 1):
            names[turn] = listed([names[turn], back]) if turn in names else back
    return names
