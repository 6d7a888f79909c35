# SPDX-License-Identifier: GPL-3.0-or-later
"""Panels of the Action step: what the chosen unit can do, with what chance, and how its action ends (5.3)."""

from collections.abc import Callable, Sequence

from PySide6.QtCore import Qt, QTimer
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent, QShortcut
from PySide6.QtWidgets import QGridLayout, QPushButton, QVBoxLayout, QWidget

from rubbletop.games.colossi import odds as chances
from rubbletop.games.colossi.actions import marines as deeds
from rubbletop.games.colossi.frames.marines import ActingFrame
from rubbletop.games.colossi.odds import Attack
from rubbletop.games.colossi.state import Unit
from rubbletop.games.colossi.steps.marines.acting import BOMBER_WAITS, TEAM_WAITS
from rubbletop.games.colossi.steps.marines.bars import begun, points_left, why_still
from rubbletop.games.colossi.words.names import counter_name, hex_name, unit_name
from rubbletop.kernel.facts import Action, Message, UnitId, say
from rubbletop.ui.colossi import odds
from rubbletop.ui.colossi.panels.base import NARROW, StepPanel
from rubbletop.ui.colossi.panels.fire_plan import PlanCard
from rubbletop.ui.colossi.panels.weapons import (
    BOMB,
    ENDS,
    JUMP,
    MOVES,
    RECON,
    WEAPONS,
    WHOLE,
    Weapon,
    effect,
    weapon_of,
)
from rubbletop.ui.decide.picks import Picks
from rubbletop.ui.game_screen import Bar
from rubbletop.ui.parts.card import emptied, label, plain
from rubbletop.ui.parts.chance_bar import chance_list
from rubbletop.ui.words import signed, worded

MOST_TARGETS = 6
"""How many targets of a weapon have a button; the others are lit on the board all the same."""


class ActionsPanel(StepPanel):
    """Choose a unit; then what it can do stands here. The step ends when the player says so.

    Where several units can attack the same stone, a fire plan is made here; a plan that is being carried out
    makes its next attack after a rest.
    """

    def build(self) -> None:
        self._inside, self._lines = plain(QVBoxLayout, self, 5)
        self._card: PlanCard | None = None
        self._picks = Picks(self.legal)
        self.is_settled = False
        self._ends = [
            self.button(offer, self.ending(offer)) for offer in self.legal if isinstance(offer, ENDS)
        ]
        for part in self.order():
            self.column.addWidget(part)
            # The Tab key goes by age: it comes to what stands above first.
            part.raise_()
        self.follow(self._picks)
        self.plan.changed.connect(self._show_plan)
        if self.plan.note is not None:
            self._announce(worded(self.plan.note))
        if self.plan.is_running:
            QShortcut(Qt.Key.Key_Escape, self, self.plan.stop)
            self._after(0, self._settle)
            self._after(self.plan.rest, self._fire_next)

    def order(self) -> Sequence[QWidget]:
        """Return the parts of the panel from above: what ends the step comes last."""
        return (self._inside, *self._ends)

    def ending(self, offer: Action) -> Message:
        """Return the words of the button that ends the step."""
        idle = len({action.unit for action in self.legal if isinstance(action, deeds.UnitAction)})
        if not idle:
            return say("End the Marine actions")
        return say("End the actions ({idle} could still act)", idle=idle)

    def unit(self, picks: Picks) -> Unit | None:
        """Return the unit of which the panel speaks."""
        return self.view.units.get(UnitId(picks.path[0])) if picks.path else None

    def follow(self, picks: Picks) -> None:
        self._picks = picks
        if self.is_settled and picks.path:
            self.plan.stop()
        self._card = None
        emptied(self._lines)
        for offer in [offer for offer in self.buttons if not isinstance(offer, ENDS)]:
            del self.buttons[offer]
        unit = self.unit(picks)
        for end in self._ends:
            end.setEnabled(not self.plan.is_running)
        if self.plan.is_running or (unit is None and self.plan.is_open):
            self._add_card()
            return
        if self.plan.note is not None:
            self._lines.addWidget(label(worded(self.plan.note), wraps=True))
        if unit is None:
            self._line(say("Click a lit unit, or drag it. Units act one after another, in any order."), "5.3")
            self._first_strike()
            if not self._ends:
                waits = TEAM_WAITS if self.view.teams else BOMBER_WAITS
                self._line(waits.reason, waits.rule)
            if any(map(self.plan.has_several, self.plan.targets)):
                self._offer_plan()
        elif len(picks.path) > 1 and picks.menu:
            for offer in self.legal:
                if offer in picks.menu:
                    self._lines.addWidget(self._button(offer, self._chance(offer), weapon_of(offer)))
        else:
            self._speak_of(unit)

    def _first_strike(self) -> None:
        bonus = self.ground.first_strike(self.view)
        if bonus:
            told = say("First Strike: {bonus} CF, and {bonus} on the dice of special weapons.",
                       bonus=signed(bonus))  # fmt: skip
            self._line(told, "sc. 2, 149")

    def _speak_of(self, unit: Unit) -> None:
        mine = [offer for offer in self.legal if getattr(offer, "unit", None) == unit.id]
        if not isinstance(self.view.top, ActingFrame):
            chosen = say("{unit}: click what is lit, or a button.", unit=unit_name(self.view, unit.id))
            self._lines.addWidget(label(worded(chosen), "strong", wraps=True))
        if any(isinstance(offer, MOVES) for offer in mine):
            self._line(self._moving(unit), "5.3.1")
        elif (bar := why_still(self.ground.field(self.view), unit)) is not None:
            self._line(bar.reason, bar.rule)
        self._foretell_bomb(unit, mine)
        for weapon in WEAPONS:
            found = [offer for offer in mine if weapon_of(offer) is weapon]
            whole = [offer for offer in mine if weapon_of(offer) is WHOLE.get(weapon)]
            if found and {offer.picks() for offer in found} <= {offer.picks() for offer in whole}:
                self._also(weapon)
            elif found:
                self._group(weapon, found)
        if not isinstance(self.view.top, ActingFrame) and self._can_plan(mine):
            self._offer_plan()

    # The fire plan

    def _after(self, ms: int, call: Callable[[], None]) -> None:
        timer = QTimer(self)
        timer.setSingleShot(True)
        timer.timeout.connect(call)
        timer.start(ms)

    def _announce(self, words: str) -> None:
        """Let screen readers say why the plan has come to its end."""
        if QAccessible.isActive():
            QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self, words))

    def _settle(self) -> None:
        """Whatever is clicked from now on was clicked by the player."""
        self.is_settled = True

    def _can_plan(self, mine: Sequence[Action]) -> bool:
        """Whether others could attack what one unit can attack, or a plan is being made already."""
        targets = {offer.target for offer in mine if isinstance(offer, Attack)}
        return self.plan.is_open or any(self.plan.has_several(target) for target in targets)

    def _offer_plan(self) -> None:
        words = say("Back to the fire plan") if self.plan.is_open else say("Fire plan…")
        button = QPushButton(worded(words), self)
        button.setObjectName("plan open")
        button.setToolTip(worded(say("Several units attack one target in an order that you choose.")))
        button.setAutoDefault(False)
        button.clicked.connect(self._open_plan)
        self._lines.addWidget(button)

    def _open_plan(self) -> None:
        unit = self.unit(self._picks)
        if self.plan.is_open:
            self.plan.come_back()
        else:
            self.plan.open(unit.id if unit is not None else None)
        if self._card is not None:
            self._card.take_focus()

    def _add_card(self) -> None:
        self._card = PlanCard(self.ground.field(self.view), self.plan, self)
        self._card.fired.connect(self.answer)
        self._card.foreseen.connect(self._foresee)
        self._card.rung.connect(self.ringed)
        self._lines.addWidget(self._card)
        if not self.plan.is_running:
            # Clicks that were put back have taken the rings away.
            self.ringed.emit(self._card.counters)

    def _show_plan(self) -> None:
        """Show the plan as it is now, on the board as well; the keys stay where they are."""
        kept = self._card.focused() if self._card is not None else None
        self.follow(self._picks.cleared())
        if self._card is not None:
            if kept is not None:
                self._card.take_focus(kept)
            self.ringed.emit(self._card.counters)
            self._foresee(is_so=True)

    def _foresee(self, is_so: bool) -> None:
        """Show the odds of all of the plan on the board, or take them away."""
        first = next(iter(self.plan.queue), None)
        self.plan.is_spoken_of = is_so
        self.pointed.emit(first if is_so else None)
        self.plan.is_spoken_of = False

    def _fire_next(self) -> None:
        attack = self.plan.take()
        if attack is not None:
            self.answer(attack)

    def _moving(self, unit: Unit) -> Message:
        if unit.kind == "carrier":
            return say("Railway: click a lit hex.")
        field = self.ground.field(self.view)
        top = self.view.top
        act = top if isinstance(top, ActingFrame) else begun(field, unit)
        left = points_left(field, act)
        half = act.half - act.spent
        if act.struck or half < 1 or self.ground.values(unit).cf is None:
            return say("Move: {left} MP. Drag, or click a lit hex.", left=left)
        return say("Move: {left} MP, but {half} if it is to fire too.", left=left, half=half)

    def _foretell_bomb(self, unit: Unit, mine: Sequence[Action]) -> None:
        """What a bomb will do, which is the same over every target, before the Bomber is over one (5.4.4)."""
        top = self.view.top
        is_dropped = isinstance(top, ActingFrame) and top.struck
        if is_dropped or not any(isinstance(offer, deeds.Fly) for offer in mine) or _has_bomb(mine):
            return
        told = say("A bomb on what it flies over:")
        self._lines.addWidget(self.cited(told, BOMB.rule, "caption"))
        found = chances.bombing(self.ground, self.view, unit.id)
        bars = [Bar(label=odds.short(words), chance=float(chance)) for words, chance in found.results]
        self._lines.addWidget(chance_list(bars, (0, 1), self))

    def _also(self, weapon: Weapon) -> None:
        """A weapon whose targets stand in another's row: a click on one of them asks which is meant."""
        also = say("{weapon}: click a lit target.", weapon=weapon.title)
        title = self.cited(also, weapon.rule, "caption")
        title.setToolTip(worded(effect(self.ground.edition, weapon)))
        self._lines.addWidget(title)

    def _group(self, weapon: Weapon, found: Sequence[Action]) -> None:
        """A weapon with its section, and two targets in a row, the likeliest first."""
        found = sorted(found, key=self._promise, reverse=True)
        title = self.cited(weapon.title, weapon.rule, "caption")
        title.setToolTip(worded(effect(self.ground.edition, weapon)))
        self._lines.addWidget(title)
        table, grid = plain(QGridLayout, self, 4)
        columns = 2 if len(found) > 1 else 1
        for number, offer in enumerate(found[:MOST_TARGETS]):
            button = self._button(offer, self._short(offer), weapon)
            if columns > 1:
                button.setStyleSheet(NARROW)
            grid.addWidget(button, number // columns, number % columns)
        self._lines.addWidget(table)
        if len(found) > MOST_TARGETS:
            more = say("Further targets are lit: {count}", count=len(found) - MOST_TARGETS)
            self._line(more, "")

    def _promise(self, offer: Action) -> float:
        """The chance that an attack has its best result, 0 for what has no chance to tell."""
        return float(odds.success(self.ground, self.view, offer) or 0)

    def _button(self, offer: Action, text: Message | None, weapon: Weapon | None) -> QWidget:
        """The first attack, or the only thing that can be done for good, is the one that is meant."""
        is_free = all(button.property("role") != "primary" for button in self.buttons.values())
        return self.button(offer, text, primary=is_free and weapon not in (RECON, JUMP))

    def _short(self, offer: Action) -> Message | None:
        """What differs within a weapon, with the chance of the best result; None for the full wording."""
        chance = odds.percent(odds.success(self.ground, self.view, offer))
        match offer:
            case deeds.Lagi():
                return self._target(offer.target)
            case deeds.TargetAction():
                return say("{target} {chance}", target=self._target(offer.target), chance=chance)
            case deeds.Reconnoitre(helper=None):
                return say("Alone {chance}", chance=chance)
            case deeds.Reconnoitre(helper=helper) if helper is not None:
                return say("With {hq} {chance}", hq=unit_name(self.view, helper), chance=chance)
            case _:
                return None

    def _target(self, target: UnitId) -> Message:
        """A target by its name; by its hex, too, where others are called the same, as Rubble always is."""
        s, name = self.view, counter_name(self.view, target)
        known = s.rubble.get(target)
        at = known.hex if known is not None else s.tribes[target].hex
        assert at is not None, "a target is on the map"
        if known is not None and known.face is None:
            return say("Rubble in {hex}", hex=hex_name(at))
        alike = [other for other in (*s.tribes, *s.rubble) if counter_name(s, other) == name]
        return name if alike == [target] else say("{face} in {hex}", face=name, hex=hex_name(at))

    def _chance(self, offer: Action) -> Message | None:
        """The way of acting with the chance of the best result; None for the whole wording."""
        chance, weapon = odds.success(self.ground, self.view, offer), weapon_of(offer)
        if chance is None or weapon is None or isinstance(offer, deeds.Lagi):
            return None
        return say("{what} · {chance}", what=weapon.title, chance=odds.percent(chance))

    def _line(self, message: Message, rule: str) -> None:
        self._lines.addWidget(self.cited(message, rule))

    def take_focus(self) -> bool:
        """Let the plan have the keys where it is shown, else the first button."""
        if self._card is None:
            return super().take_focus()
        self._card.take_focus()
        return True


def _has_bomb(offers: Sequence[Action]) -> bool:
    return any(isinstance(offer, deeds.Bomb) for offer in offers)


class ActingPanel(ActionsPanel):
    """A unit in the middle of its action goes on, or finishes."""

    def order(self) -> Sequence[QWidget]:
        """What finishes the unit comes first, so that it never has to be looked for."""
        return (*self._ends, self._inside)

    def ending(self, offer: Action) -> Message:
        """Return the words of the button that finishes the unit."""
        frame = self.view.top_frame(ActingFrame)
        name = unit_name(self.view, frame.unit)
        left = max(0, points_left(self.ground.field(self.view), frame))
        if frame.stopped or not left or self.view.units[frame.unit].kind == "carrier":
            return say("Finish {unit}", unit=name)
        return say("Finish {unit}, MP left over: {left}", unit=name, left=left)

    def unit(self, picks: Picks) -> Unit | None:
        """Return the unit in action, whatever was clicked."""
        frame = self.view.top_frame(ActingFrame)
        return self.view.units[frame.unit]
