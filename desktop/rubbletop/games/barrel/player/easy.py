# SPDX-License-Identifier: GPL-3.0-or-later
"""The easy player: short-sighted, and often content with what is not quite the best."""

from typing import TYPE_CHECKING

from rubbletop.games.barrel.frames.orders import TurnFrame
from rubbletop.games.barrel.player import choosing
from rubbletop.games.barrel.player.choosing import Option
from rubbletop.games.barrel.player.computers import Computer
from rubbletop.games.barrel.player.outlook import Outlook

if TYPE_CHECKING:
    from random import Random


class EasyPlayer(Computer):
    """Chooses its actions with some chance in them."""

    def option(self, outlook: Outlook, frame: TurnFrame, found: list[Option], rng: "Random | None") -> Option:
        assert rng is not None, "it decides by chance"
        noise = outlook.taste.noise
        wanted = [choosing.urgency(outlook, frame.round, each) + noise * rng.random() for each in found]
        return found[wanted.index(max(wanted))]
