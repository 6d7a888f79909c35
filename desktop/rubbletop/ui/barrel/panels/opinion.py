# SPDX-License-Identifier: GPL-3.0-or-later
"""What the public thinks of a player's troops, and what that will come to at the check (Pacifism 1)."""

from PySide6.QtWidgets import QLabel

from rubbletop.games.barrel import forecast
from rubbletop.games.barrel.ground import Ground
from rubbletop.games.barrel.state import BarrelState
from rubbletop.games.barrel.words.names import dollars, troops
from rubbletop.kernel.facts import Message, Seat, say
from rubbletop.kernel.tally import Tally
from rubbletop.ui.parts.tally_tip import tally_tip
from rubbletop.ui.words import worded


def allowance(ground: Ground, s: BarrelState, seat: Seat) -> Message:
    """Return how many troops are on the board and how many more are tolerated."""
    number, tolerated = s.troops_of(seat), ground.tolerated(s.powers[seat].media)
    if number > tolerated:
        over = number - tolerated
        return say("{troops}, {tolerated} tolerated: {over} too many.", troops=troops(number),
                   tolerated=tolerated, over=over)  # fmt: skip
    if number == tolerated:
        return say("{troops}, as many as are tolerated.", troops=troops(number))
    left = tolerated - number
    return say("{troops}, {tolerated} tolerated: room for {left}.", troops=troops(number),
               tolerated=tolerated, left=left)  # fmt: skip


def coming(ground: Ground, s: BarrelState, seat: Seat) -> Message:
    """Return what Pacifism will be after the check if no troop comes or falls, and its fine."""
    now, then = s.powers[seat].pacifism, forecast.coming_pacifism(ground, s, seat)
    told = say("Pacifism stays at {now}", now=now)
    if now != then:
        told = say("Pacifism {now} → {then} at the check", now=now, then=then)
    if fine := ground.fine(then):
        return say("{told}, fine {fine}.", told=told, fine=dollars(fine))
    return say("{told}.", told=told)


def tally(ground: Ground, s: BarrelState, seat: Seat) -> Tally:
    """Return what Pacifism after the check is made of, the ends of its track not looked at."""
    now = Tally().plus(s.powers[seat].pacifism, say("Pacifism now"), "Pacifism")
    return now.joined(forecast.troop_steps(ground, s, seat).lines)


class Opinion(QLabel):
    """A line that says both; its tooltip gives the reasons."""

    def __init__(self, ground: Ground) -> None:
        super().__init__()
        self._ground = ground
        self.setProperty("role", "muted")
        self.setWordWrap(True)

    def tell(self, s: BarrelState, seat: Seat) -> None:
        """Say it of a position."""
        ground = self._ground
        self.setText(f"{worded(allowance(ground, s, seat))} {worded(coming(ground, s, seat))}")
        self.setToolTip(tally_tip(tally(ground, s, seat)))
