# SPDX-License-Identifier: GPL-3.0-or-later
"""The panels of a bombing that is declared: who joins, who helps, repairs (Player Alliance in Bombing; 6)."""

from PySide6.QtWidgets import QWidget

from rubbletop.games.barrel import bombing as bombs
from rubbletop.games.barrel.actions.rebels import (
    CallHelp,
    DefendAlone,
    HelpDefend,
    JoinBombing,
    LoseBuilding,
    PayRepair,
    StayOut,
)
from rubbletop.games.barrel.frames.rebels import Bombing, DefenceFrame, PartnersFrame, RepairFrame
from rubbletop.games.barrel.state import replace
from rubbletop.games.barrel.tables import DOLLAR
from rubbletop.games.barrel.words.names import dollars, listed, region_name, seat_name
from rubbletop.games.barrel.words.rebels import target_name
from rubbletop.kernel.facts import Message, Seat, say
from rubbletop.ui.barrel.panels.base import BarrelPanel
from rubbletop.ui.barrel.panels.bombs import aftermath, prospects, short_odds
from rubbletop.ui.barrel.panels.notes import note
from rubbletop.ui.decide.offers import OfferButton
from rubbletop.ui.parts.card import label
from rubbletop.ui.parts.chance_bar import percent
from rubbletop.ui.words import worded

ALLIANCE = "Player Alliance in Bombing"


class BombingPanel(BarrelPanel):
    """A panel that speaks of a declared bombing."""

    def show_bombing(self, bombing: Bombing) -> None:
        """Add who else takes part, and the odds as they stand."""
        if bombing.partners:
            leaders = [seat_name(self.view, seat) for seat in (bombing.bomber, *bombing.partners)]
            note(self.column, say("The rebels of {names}", names=listed(leaders)), f"{ALLIANCE}, 49")
        if bombing.allies:
            allies = [seat_name(self.view, seat) for seat in bombing.allies]
            note(self.column, say("{names} in the defence", names=listed(allies)), f"{ALLIANCE}, 50")
        odds = prospects(self.ground, self.view, bombing, self)
        self.rings(odds, bombing.region)
        self.add(odds)

    def show_costs(self, bombing: Bombing) -> None:
        """Add what the bombing costs the victim."""
        note(self.column, aftermath(self.ground, self.view, bombing), "Effects on Pacifism")

    def kill(self, bombing: Bombing) -> str:
        """The chance that a bombing destroys something."""
        return percent(short_odds(self.ground, self.view, bombing))

    def change(self, old: Bombing, new: Bombing) -> Message:
        """How minimum and chance change with somebody more."""
        return say(
            "minimum {old} → {new}, something destroyed {before} → {after}",
            old=bombs.minimum(self.ground, self.view, old).total,
            new=bombs.minimum(self.ground, self.view, new).total,
            before=self.kill(old),
            after=self.kill(new),
        )

    def first_stop(self) -> QWidget | None:
        return next(iter(self.buttons.values()), None)


class PartnersPanel(BombingPanel):
    """Whether one's own rebels join a bombing."""

    def build(self) -> None:
        bombing = self.view.top_frame(PartnersFrame).bombing
        self.show_bombing(bombing)
        joined = replace(bombing, partners=(*bombing.partners, self.seat))
        told = say("With yours: {change}.", change=self.change(bombing, joined))
        note(self.column, told, f"{ALLIANCE}, 49", "")
        power = self.view.powers[self.seat].rebels.power
        self.add(
            self.button(
                JoinBombing(seat=self.seat), say("Join with power {power}", power=power), primary=True
            ),
            self.button(StayOut(seat=self.seat)),
        )
        gone = say("Rebels that bomb leave the map, and have acted this turn.")
        note(self.column, gone, "Rebels After Bombing")
        self.show_costs(bombing)


class DefencePanel(BombingPanel):
    """The victim asks for help, or who is asked gives it."""

    def build(self) -> None:
        self.frame = self.view.top_frame(DefenceFrame)
        self.show_bombing(self.frame.bombing)
        if self.frame.called is None:
            self._ask()
        else:
            self._help()
        self.show_costs(self.frame.bombing)

    def _with(self, ally: Seat) -> Bombing:
        bombing = self.frame.bombing
        return replace(bombing, allies=(*bombing.allies, ally))

    def _ask(self) -> None:
        minimum = bombs.minimum(self.ground, self.view, self.frame.bombing).total
        roll = say("Roll: above {minimum} it hurts", minimum=minimum)
        self.add(self.button(DefendAlone(seat=self.seat), roll, primary=True))
        for offer in self.legal:
            if isinstance(offer, CallHelp):
                self.add(self._call(offer))

    def _call(self, offer: CallHelp) -> OfferButton:
        """The button that asks an ally; the line above says what that would change."""
        change = self.change(self.frame.bombing, self._with(offer.ally))
        name = seat_name(self.view, offer.ally)
        note(self.column, say("With {ally}: {change}.", ally=name, change=change), f"{ALLIANCE}, 50", "")
        return self.button(offer)

    def _help(self) -> None:
        change = self.change(self.frame.bombing, self._with(self.seat))
        note(self.column, say("With your help: {change}.", change=change), f"{ALLIANCE}, 50", "")
        self.add(
            self.button(HelpDefend(seat=self.seat), primary=True),
            self.button(StayOut(seat=self.seat)),
        )
        fails = self.ground.edition.pacifism.bombing_failed
        told = say("If it fails, your Pacifism falls by {steps} too.", steps=fails)
        note(self.column, told, f"{ALLIANCE}, 50")


class RepairPanel(BombingPanel):
    """Whether the victim pays for a damaged building."""

    def build(self) -> None:
        frame = self.view.top_frame(RepairFrame)
        target, region = frame.bombing.target, frame.bombing.region
        name = target_name(target)
        told = say(
            "{damage} of {bears} damage to the {building} in {region}",
            damage=frame.damage,
            bears=bombs.strength(self.ground, target),
            building=name,
            region=region_name(self.ground, region),
        )
        head = label(worded(told), "strong", wraps=True)
        self.rings(head, region)
        self.add(head)
        self.line(say("You have {hand}.", hand=self.hand(self.seat)), "Damage, 6")
        cost = dollars(frame.damage * DOLLAR)
        steps = bombs.grief(self.ground, target, 1)
        lose = say("Lose the {building}: Pacifism +{steps}", building=name, steps=steps)
        self.add(
            self.button(PayRepair(seat=self.seat), say("Pay {cost} for the repair", cost=cost), primary=True),
            self.button(LoseBuilding(seat=self.seat), lose),
        )
