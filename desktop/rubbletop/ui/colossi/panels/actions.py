# SPDX-License-Identifier: GPL-3.0-or-later
"""Panels of the Action step: what the chosen unit can do, with what chance, and how its action ends (5.3)."""

from collections.abc import Sequence

from PySide6.QtWidgets import QVBoxLayout, QWidget

from rubbletop.games.colossi import words
from rubbletop.games.colossi.actions import marines as deeds
from rubbletop.games.colossi.frames.marines import ActingFrame
from rubbletop.games.colossi.state import Unit
from rubbletop.games.colossi.steps.marines.bars import begun, points_left
from rubbletop.games.colossi.words.names import unit_name
from rubbletop.kernel.facts import Action, Message, UnitId, say
from rubbletop.ui.colossi import odds
from rubbletop.ui.colossi.panels.base import StepPanel
from rubbletop.ui.decide.picks import Picks
from rubbletop.ui.parts.card import emptied, label
from rubbletop.ui.words import ruled

MOST_TARGETS = 4
"""How many targets have a button; the others are lit on the board all the same."""

MOVES = (deeds.March, deeds.Fly, deeds.Haul)
ATTACKS: tuple[type[Action], ...] = (
    deeds.Fire,
    deeds.Chisel,
    deeds.Drill,
    deeds.Bomb,
    deeds.Lagi,
    deeds.Strike,
)
ENDS = (deeds.EndAction, deeds.EndActions)
WHOLE: tuple[type[Action], ...] = (deeds.FreeMiner, deeds.Escape, deeds.Reconnoitre, deeds.Jump)

RULES: dict[type[Action], tuple[Message, str]] = {
    deeds.Fire: (say("Fire: three hits break a boulder, fewer crack it for the next attack."), "5.4.1"),
    deeds.Chisel: (say("Chisel: one die, 4 or more breaks the top boulder."), "5.4.2"),
    deeds.Drill: (say("Boring Bit: one die, 4 or more Paralyzes; 6 also breaks from below."), "5.4.3"),
    deeds.Bomb: (say("Bomb: one die, once a turn; 1 hits the Bomber."), "5.4.4"),
    deeds.Lagi: (say("LAGI: pushes a tribe or unit straight away, up to the die."), "5.4.5.1"),
    deeds.Strike: (say("Orbital Strike: the last digit of the hex in dice; sixes count twice."), "5.3.4.2"),
    deeds.FreeMiner: (say("Freeing a Miner takes the whole action; one a turn."), "sc. 1"),
    deeds.Escape: (say("Out of the game and safe: +3."), "sc. 1"),
    deeds.Reconnoitre: (say("Reconnaissance: on 4 or more, two events to choose from next turn."), "5.3.4.1"),
    deeds.Jump: (say("Jump: anywhere on the map, then an attack if it comes down safely."), "5.3.1.5"),
}


class ActionsPanel(StepPanel):
    """Choose a unit; then what it can do stands here. The step ends when the player says so."""

    def build(self) -> None:
        self._inside = QWidget(self)
        self._inside.setProperty("role", "plain")
        self._lines = QVBoxLayout(self._inside)
        self._lines.setContentsMargins(0, 0, 0, 0)
        self._lines.setSpacing(6)
        self.column.addWidget(self._inside)
        for offer in self.legal:
            if isinstance(offer, ENDS):
                self.column.addWidget(self.button(offer, self.ending(offer)))
        self.follow(Picks(self.legal))

    def ending(self, offer: Action) -> Message:
        """Return the words of the button that ends the step."""
        idle = len({action.unit for action in self.legal if isinstance(action, deeds.UnitAction)})
        if not idle:
            return say("End the Marine actions")
        return say("End the Marine actions, could still act: {idle}", idle=idle)

    def unit(self, picks: Picks) -> Unit | None:
        """Return the unit of which the panel speaks."""
        return self.view.units.get(UnitId(picks.path[0])) if picks.path else None

    def follow(self, picks: Picks) -> None:
        emptied(self._lines)
        self._forget_gone()
        unit = self.unit(picks)
        if unit is None:
            self._line(say("Click a lit unit, or drag it. Units act one after another, in any order."), "5.3")
        elif len(picks.path) > 1 and picks.menu:
            self._offer([offer for offer in self.legal if offer in picks.menu], first=True)
        else:
            self._speak_of(unit)

    def _speak_of(self, unit: Unit) -> None:
        mine = [offer for offer in self.legal if getattr(offer, "unit", None) == unit.id]
        if any(isinstance(offer, MOVES) for offer in mine):
            self._line(self._moving(unit), "5.3.1")
        for kind in (*ATTACKS, *WHOLE):
            found = [offer for offer in mine if isinstance(offer, kind)]
            if not found:
                continue
            self._line(*RULES[kind])
            self._offer(found[:MOST_TARGETS], first=not self._has_primary())
            if len(found) > MOST_TARGETS:
                more = say("Further targets are lit: {count}", count=len(found) - MOST_TARGETS)
                self._line(more, "")

    def _moving(self, unit: Unit) -> Message:
        name = unit_name(self.view, unit.id)
        if unit.kind == "carrier":
            return say("{unit} runs along the railway: click a lit hex.", unit=name)
        field = self.ground.field(self.view)
        top = self.view.top
        act = top if isinstance(top, ActingFrame) else begun(field, unit)
        left = points_left(field, act)
        if act.struck or unit.kind in ("bomber", "bit", "miner", "foreman"):
            return say("{unit} moves: {left} MP. Drag it, or click a lit hex.", unit=name, left=left)
        half = act.points // 2
        return say(
            "{unit} moves: {left} MP; if it also fires, {half} in all.", unit=name, left=left, half=half
        )

    def _offer(self, offers: Sequence[Action], *, first: bool) -> None:
        for number, offer in enumerate(offers):
            button = self.button(offer, self._text(offer), primary=first and number == 0)
            self._lines.addWidget(button)

    def _text(self, offer: Action) -> Message | None:
        """The wording of an action with its chance of the best result."""
        chance = odds.success(self.ground, self.view, offer)
        if not chance:
            return None
        return say("{what} · {chance}", what=words.wording(self.view, offer), chance=odds.percent(chance))

    def _line(self, message: Message, rule: str) -> None:
        self._lines.addWidget(label(ruled(message, rule), "muted", wraps=True))

    def _has_primary(self) -> bool:
        return any(button.property("role") == "primary" for button in self.buttons.values())

    def _forget_gone(self) -> None:
        """Forget the buttons that have been taken out of the panel."""
        for offer in [offer for offer in self.buttons if not isinstance(offer, ENDS)]:
            del self.buttons[offer]


class ActingPanel(ActionsPanel):
    """A unit in the middle of its action goes on, or finishes."""

    def ending(self, offer: Action) -> Message:
        """Return the words of the button that finishes the unit."""
        frame = self.view.top
        assert isinstance(frame, ActingFrame)
        name = unit_name(self.view, frame.unit)
        left = max(0, points_left(self.ground.field(self.view), frame))
        if frame.stopped or not left or self.view.units[frame.unit].kind == "carrier":
            return say("Finish {unit}", unit=name)
        return say("Finish {unit}, MP left over: {left}", unit=name, left=left)

    def unit(self, picks: Picks) -> Unit | None:
        """Return the unit in action, whatever was clicked."""
        frame = self.view.top
        assert isinstance(frame, ActingFrame)
        return self.view.units[frame.unit]
