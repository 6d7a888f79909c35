# SPDX-License-Identifier: GPL-3.0-or-later
"""The panel of Phase 8: the attack being put together with its odds, superweapons, who is out of it (XIV)."""

from functools import reduce

from PySide6.QtWidgets import QGridLayout, QPushButton

from rubbletop.games.tokyo import assault
from rubbletop.games.tokyo.actions.attacks import (
    EndAttacks,
    FireWeapon,
    JoinAttack,
    LaunchAttack,
    LeaveAttack,
)
from rubbletop.games.tokyo.attack_odds import weapon_odds
from rubbletop.games.tokyo.effects import weapon_column
from rubbletop.games.tokyo.frames.attacks import AttacksFrame
from rubbletop.games.tokyo.plans import possible_origins
from rubbletop.games.tokyo.state import Unit
from rubbletop.games.tokyo.steps.attacks.acting import STANDING_READY
from rubbletop.games.tokyo.tables import Column
from rubbletop.games.tokyo.words.attacks import EFFECTS
from rubbletop.games.tokyo.words.names import ORIGINS, kind_name, listed
from rubbletop.kernel.facts import Message, UnitId, say
from rubbletop.ui.decide.forms import LOW
from rubbletop.ui.game_screen import Bar
from rubbletop.ui.parts.card import label
from rubbletop.ui.parts.chance_bar import chance_list, percent
from rubbletop.ui.parts.tally_tip import tally_tip
from rubbletop.ui.parts.wrapped import Wrapped
from rubbletop.ui.tokyo.odds import odds
from rubbletop.ui.tokyo.panels.decision import DecisionPanel
from rubbletop.ui.words import ruled, worded

EDGE = 44
MOST_NAMES = 3
"""So many possible Origins are named one by one."""


class AttacksPanel(DecisionPanel):
    """What attacks, with how many dice against what, and what else could."""

    def build(self) -> None:
        self.frame = self.view.top_frame(AttacksFrame)
        self.seat = self.frame.left[0]
        self.at = assault.target(self.field, self.frame)
        self._monster()
        if self.frame.joined:
            self._attack()
        self._joiners()
        self._weapons()
        self._barred()

    def _monster(self) -> None:
        """What the dice must overcome, and the button that ends the attacks, always in the same place."""
        strength = assault.strength_tally(self.field, self.at)
        wounds = self.frame.wounds
        told = (
            say("GODRAN: strength {strength}, 1 wound", strength=strength.total)
            if wounds == 1
            else say("GODRAN: strength {strength}, {wounds} wounds", strength=strength.total, wounds=wounds)
        )
        against = label(worded(told), wraps=True)
        against.setToolTip(tally_tip(strength))
        self.rings(against, self.at)
        self.row(against, self._ending())

    def _ending(self) -> QPushButton:
        """The button that ends the attacks, grey while an attack is being put together."""
        ends = next((offer for offer in self.legal if isinstance(offer, EndAttacks)), None)
        if ends is None:
            grey = self.barred(say("End the attacks"), STANDING_READY.reason, STANDING_READY.rule)
            grey.setStyleSheet(LOW)
            return grey
        made = self.button(ends)
        made.setStyleSheet(LOW)
        return made

    # The attack being put together

    def _attack(self) -> None:
        dice = assault.dice_tally(self.field, self.at, self.frame.joined)
        self.number(say("The attack, {dice} dice: click to take out", dice=dice.total), dice, "strong")
        grid = self.grid()
        for offer in self.legal:
            if isinstance(offer, LeaveAttack):
                self._beside(grid, offer)
        for offer in self.legal:
            if isinstance(offer, LaunchAttack):
                found = odds(self.ground, self.view, offer)
                bars = found.bars if found is not None else ()
                best = max((bar.chance for bar in bars), default=0.0)
                likeliest = [place for place, bar in enumerate(bars) if bar.chance >= best]
                self.add(chance_list(bars, likeliest, self))
                launch = say("Attack GODRAN with {dice} dice", dice=dice.total)
                self.add(self.button(offer, launch, primary=True))

    def _joiners(self) -> None:
        offers = [offer for offer in self.legal if isinstance(offer, JoinAttack)]
        if not offers:
            return
        self.add(label(worded(say("Can join: click them here or on the map")), "caption"))
        grid = self.grid()
        for offer in offers:
            self._beside(grid, offer)
        if len(offers) > 1:
            units = (*self.frame.joined, *(offer.unit for offer in offers))
            dice = assault.dice_tally(self.field, self.at, units).total
            whole = QPushButton(worded(say("Add all of them: {dice} dice", dice=dice)), self)
            whole.setObjectName("join all")
            whole.clicked.connect(self._join_all)
            self.rings(whole, *(offer.unit for offer in offers))
            self.add(whole)

    def _join_all(self) -> None:
        for offer in self.legal:
            if isinstance(offer, JoinAttack):
                self.answer(offer)

    def _beside(self, grid: QGridLayout, offer: JoinAttack | LeaveAttack) -> None:
        """Put the button of a unit that joins or leaves into a grid; long names are broken."""
        made = self.button(offer, self._with_dice(offer.unit), places=(offer.unit,))
        self.beside(grid, made)
        Wrapped(made)

    def _with_dice(self, unit: UnitId) -> Message:
        """A unit with where it is and the dice that it gives."""
        counter = self.view.units[unit]
        each = assault.strength(self.field, self.at, counter)
        dice = f"{each}×2" if counter.stance == "roof" else str(each)
        return say("{unit} {area}: {dice}", unit=kind_name(counter.kind), area=str(counter.area), dice=dice)

    # Superweapons

    def _weapons(self) -> None:
        offers = {offer.weapon: offer for offer in self.legal if isinstance(offer, FireWeapon)}
        for unit in assault.fit(self.field, self.frame, self.seat):
            if assault.is_weapon(self.field, unit):
                self._weapon(unit, offers.get(unit.id))

    def _weapon(self, unit: Unit, offer: FireWeapon | None) -> None:
        """A superweapon with its columns by the Origins that are possible, and each effect's chance."""
        name = say("{weapon} in {area}", weapon=kind_name(unit.kind), area=str(unit.area))
        self.row(label(worded(name), "strong", wraps=True), self.picture(unit.id, EDGE))
        found = weapon_odds(self.ground, self.view, unit.kind)
        best = percent(float(found.chance("wounded", "killed")))
        text = say("Fire it: {best} Wounded", best=best)
        if offer is None:
            self.add(self.barred(text, STANDING_READY.reason, STANDING_READY.rule))
            return
        self.add(self.button(offer, text, places=(unit.id,)))
        for column, share in found.columns.items():
            told = say(
                "Column {column}, {chance}: {origins}",
                column=column,
                chance=percent(float(share)),
                origins=self._origins(unit, column),
            )
            self.line(told, "XIV")
        bars = [Bar(label=EFFECTS[effect], chance=float(share)) for effect, share in found.results.items()]
        wanted = [place for place, effect in enumerate(found.results) if effect in ("wounded", "killed")]
        self.add(chance_list(bars, wanted, self))

    def _origins(self, unit: Unit, column: Column) -> Message:
        possible = possible_origins(self.ground, self.view)
        here = [origin for origin in possible if weapon_column(self.ground, origin, unit.kind) == column]
        if len(here) == len(possible) > MOST_NAMES:
            return say("whatever the Origin")
        names = reduce(_or, (ORIGINS[origin] for origin in here))
        return (
            say("if from {origins}", origins=names)
            if len(possible) > 1
            else say("from {origins}", origins=names)
        )

    # Who is out of it

    def _barred(self) -> None:
        """Units that do not attack: those out of range by their number, the others each with the reason."""
        far: list[Unit] = []
        for unit in assault.idle(self.field, self.frame, self.seat):
            bar = assault.why_no_attack(self.field, self.frame, self.seat, unit.id)
            assert unit.area is not None
            if bar is None:
                continue
            if self.field.board.steps_from(self.at)[unit.area] > self.ground.row(unit).range:
                far.append(unit)
                continue
            told = say(
                "{unit} {area}: {reason}", unit=kind_name(unit.kind), area=str(unit.area), reason=bar.reason
            )
            self.rings(self.line(told, bar.rule), unit.id)
        if far:
            count = say("Out of range: {units}", units=listed([_placed(unit) for unit in far]))
            short = (
                say("1 unit is out of range.")
                if len(far) == 1
                else say("{count} units are out of range.", count=len(far))
            )
            made = self.line(short, "XIV, 104")
            made.setToolTip(ruled(count, "XIV, 104"))
            self.rings(made, *(unit.id for unit in far))


def _placed(unit: Unit) -> Message:
    return say("{unit} {area}", unit=kind_name(unit.kind), area=str(unit.area))


def _or(first: Message, other: Message) -> Message:
    return say("{first} or {other}", first=first, other=other)
