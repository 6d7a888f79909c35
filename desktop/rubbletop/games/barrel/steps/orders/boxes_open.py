# SPDX-License-Identifier: GPL-3.0-or-later
"""The boxes that are open to everybody: New Taxes with the Speech to the Nation, Oil Production (33)."""

from collections.abc import Iterator

from rubbletop.games.barrel.actions.orders import MakeSpeech, OpenProduction, RaiseTaxes
from rubbletop.games.barrel.frames.orders import ProductionFrame
from rubbletop.games.barrel.ground import Ground
from rubbletop.games.barrel.state import GOVERNMENT, BarrelState
from rubbletop.games.barrel.steps.orders.boxes import choose
from rubbletop.games.barrel.steps.orders.deed import Deed
from rubbletop.games.barrel.tables import DOLLAR
from rubbletop.games.barrel.telling import Telling
from rubbletop.kernel.bars import Bar
from rubbletop.kernel.facts import Action, Seat, say

SPEECH_RULE = "Pacifism 4"


class OpenDeed(Deed):
    """Choose a box that is open to everybody."""

    def choices(self, ground: Ground, s: BarrelState, seat: Seat) -> Iterator[Action]:
        action = self.action(seat=seat)
        if self.bar(ground, s, action) is None:
            yield action


class TaxesDeed(OpenDeed):
    """Raise new taxes, once a turn: money, and a step of Pacifism (New Taxes; 32)."""

    action = RaiseTaxes

    def bar(self, ground: Ground, s: BarrelState, action: Action) -> Bar | None:
        if s.powers[action.seat].taxed:
            return Bar(say("You have raised new taxes this turn already."), "New Taxes")
        return None

    def do(self, t: Telling, action: Action) -> None:
        seat, edition = action.seat, t.ground.edition
        choose(t, "taxes")
        t.s = t.s.with_power(seat, taxed=True)
        t.earn(seat, edition.costs.taxes * DOLLAR, "taxes")
        t.pacify(seat, edition.pacifism.taxes, "taxes")


class SpeechDeed(OpenDeed):
    """Speak to the nation, once a game, in the first two phases.

    Ruling: without Pacifism there is nothing to speak against, as the table of the speech begins at 1. It is
    no raising of taxes, so that both may be chosen in one turn.
    """

    action = MakeSpeech

    def bar(self, ground: Ground, s: BarrelState, action: Action) -> Bar | None:
        power = s.powers[action.seat]
        if power.spoken:
            return Bar(say("You have held your Speech to the Nation: there is one a game."), SPEECH_RULE)
        if s.phase == GOVERNMENT:
            return Bar(say("The Speech to the Nation is held in phases 1 and 2 only."), SPEECH_RULE)
        if not ground.speech(power.pacifism):
            return Bar(say("A speech would change nothing: your Pacifism is {value}.", value=0), SPEECH_RULE)
        return None

    def do(self, t: Telling, action: Action) -> None:
        seat = action.seat
        choose(t, "speech")
        t.s = t.s.with_power(seat, spoken=True)
        t.pacify(seat, -t.ground.speech(t.s.powers[seat].pacifism), "speech")


class ProductionDeed(OpenDeed):
    """Produce oil, as often as one likes (Oil Production; 32)."""

    action = OpenProduction

    def bar(self, ground: Ground, s: BarrelState, action: Action) -> Bar | None:
        return None

    def do(self, t: Telling, action: Action) -> None:
        choose(t, "oil")
        t.push(ProductionFrame(producer=action.seat))
