# SPDX-License-Identifier: GPL-3.0-or-later
"""The Oil check begins: the price moves by the market and by speculation (Oil Price; 16, 19)."""

from rubbletop.games.barrel.events.checks import PriceChanged
from rubbletop.games.barrel.forecast import moved_price, price_move
from rubbletop.games.barrel.frames.checks import PriceFrame
from rubbletop.games.barrel.sequence import after_price
from rubbletop.games.barrel.state import BarrelState, replace
from rubbletop.games.barrel.steps.base import BarrelStep
from rubbletop.kernel.dice import Dice
from rubbletop.kernel.facts import say
from rubbletop.kernel.state import Change


class PriceStep(BarrelStep):
    """The price goes up or down once; a die is thrown only where everybody has sold."""

    name = "price"
    rule = "Oil Price"
    frame = PriceFrame

    def run(self, s: BarrelState, dice: Dice) -> Change[BarrelState]:
        t = self.telling(s, dice)
        sellers = sum(power.sold for power in s.powers.values())
        pacifism = max(power.pacifism for power in s.powers.values())
        face = t.roll(say("Fall of the oil price")).faces[0] if sellers == len(s.seats) else 0
        move = price_move(t.ground, len(s.seats), sellers, pacifism, face)
        price = moved_price(t.ground, s.price, move.by)
        t.s = replace(s, price=price)
        t.tell(
            PriceChanged(
                sellers=sellers,
                market=move.market,
                crash=move.crash,
                speculation=move.speculation,
                pacifism=pacifism,
                face=face,
                by=price - s.price,
                price=price,
            )
        )
        after_price(t)
        return t.change
