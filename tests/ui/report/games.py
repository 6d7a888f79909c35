# SPDX-License-Identifier: GPL-3.0-or-later
"""Games to be written out: saved ones of each game, ended or stopped half way."""

from functools import cache
from pathlib import Path
from typing import Any

import msgspec

from rubbletop.games import registry
from rubbletop.kernel import savefile
from rubbletop.kernel.session import Session

SAVES = Path(__file__).parents[2] / "saves"
NAMES = {"colossi": "colossi-1-1", "tokyo": "tokyo-1-102", "barrel": "barrel-1-1"}
GAMES = tuple(NAMES)


@cache
def saved(game: str) -> Session[Any]:
    """Return a game that was played to its end by computer players."""
    return savefile.load(SAVES / f"{NAMES[game]}.rubble", registry.rules).session


def stopped(game: str, actions: int, people: int = 0) -> Session[Any]:
    """Return a saved game as it stood after so many actions, the first so many seats being people's."""
    whole = saved(game)
    players = tuple(
        msgspec.structs.replace(player, level=None if number < people else "normal")
        for number, player in enumerate(whole.setup.players)
    )
    setup = msgspec.structs.replace(whole.setup, players=players)
    session = Session(whole.rules, setup, whole.entry(0).faces)
    for played in whole.record[:actions]:
        session.replayed(played)
    return session
