# SPDX-License-Identifier: GPL-3.0-or-later
"""The shopping list: units to activate and Mega-Yen for research, with the running total (IX, X)."""

from collections.abc import Iterator

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QPushButton, QWidget

from rubbletop.games.tokyo import plans
from rubbletop.games.tokyo.actions.muster import FundResearch, ListUnit, SealPlan, StrikeOffUnit
from rubbletop.games.tokyo.counters import owned
from rubbletop.games.tokyo.frames.muster import Plan, PlansFrame
from rubbletop.games.tokyo.state import Unit
from rubbletop.games.tokyo.tables import UnitRow
from rubbletop.games.tokyo.words.names import kind_name
from rubbletop.kernel.bars import Bar
from rubbletop.kernel.facts import NO_WORDS, Action, Message, say
from rubbletop.kernel.tally import Tally
from rubbletop.ui.decide.forms import NARROW
from rubbletop.ui.decide.offers import OfferButton
from rubbletop.ui.parts.card import label, plain
from rubbletop.ui.parts.stepper import squared
from rubbletop.ui.parts.tally_tip import tally_tip
from rubbletop.ui.tokyo.lore import ability
from rubbletop.ui.tokyo.panels.base import FormPanel
from rubbletop.ui.tokyo.panels.decision import Picture
from rubbletop.ui.tokyo.panels.stepper import Sum
from rubbletop.ui.tokyo.unit_faces import strength, unit_face
from rubbletop.ui.words import folded, ruled, worded

EDGE = 20.0
NONE_LISTED = Bar(say("None is on your list."), "IX")
NONE_LEFT = Bar(say("All are on your list or in play."), "IX")
NOTHING = Bar(say("Nothing is set aside for research."), "X")


class PlansPanel(FormPanel):
    """A row for each kind of unit, a row for research, what is left, and the seal."""

    def build(self) -> None:
        self.plan: Plan = self.view.top_frame(PlansFrame).plans[self.seat]
        self.research: Sum | None = None
        self.column.addWidget(self._units())
        self.seal = self.button(SealPlan(seat=self.seat), primary=True)
        self.seal.setStyleSheet(NARROW)
        self.seal.setObjectName("seal")
        self._left = label("", "strong")
        end, line = plain(QHBoxLayout, self, 8)
        line.addWidget(self.seal, 1)
        line.addWidget(self._left)
        self.column.addWidget(end)
        self._hint = self.line(NO_WORDS, role="caption")
        self._add_reserve()
        self.line(say("Bought units wait in the holding box and enter the map in Phase 7."), "IX")
        self._say()

    def first_stop(self) -> QWidget | None:
        more = (self.findChild(OfferButton, f"{row.kind} more") for row in self._rows())
        return next((button for button in more if button is not None and button.isEnabled()), self.seal)

    # Units

    def _rows(self) -> Iterator[UnitRow]:
        return (row for row in self.ground.edition.units if row.type in plans.ARMY)

    def _units(self) -> QWidget:
        table, grid = plain(QGridLayout, self)
        grid.setHorizontalSpacing(5)
        grid.setVerticalSpacing(0)
        grid.setColumnStretch(1, 1)
        for row in self._rows():
            self._add_unit(grid, row)
        self._add_research(grid)
        return table

    def _add_unit(self, grid: QGridLayout, row: UnitRow) -> None:
        """A kind with its cost, one less, how many, one more, and how many there could be."""
        line = grid.rowCount()
        pool = [unit for unit in owned(self.view, self.seat, "pool") if unit.kind == row.kind]
        listed = [unit for unit in pool if unit.id in self.plan.units]
        name = worded(kind_name(row.kind))
        told = worded(self._values(row, len(pool)))
        if pool:
            grid.addWidget(Picture(unit_face(self.ground, self.view, pool[0]), EDGE, told), line, 0)
        title = label(worded(say("{unit} ¥{cost}", unit=name, cost=row.cost)), wraps=True)
        title.setToolTip(told)
        grid.addWidget(title, line, 1)
        grid.addWidget(self._less(row, listed), line, 2)
        count = label(worded(say("{count} of {most}", count=len(listed), most=len(pool))),
                      "strong" if listed else "muted")  # fmt: skip
        count.setAlignment(Qt.AlignmentFlag.AlignCenter)
        count.setAccessibleName(worded(say("{unit}: {count} of {most}", unit=name, count=len(listed),
                                           most=len(pool))))  # fmt: skip
        grid.addWidget(count, line, 3)
        grid.addWidget(self._more(row, pool), line, 4)

    def _values(self, row: UnitRow, count: int) -> Message:
        return say(
            "{unit}: CS {cs}, MP {mp}, range {range}, {vp} VP. To be had: {count}. {ability}",
            unit=kind_name(row.kind),
            cs=strength(row),
            mp=row.mp,
            range=row.range,
            vp=row.vp,
            count=count,
            ability=ability(self.ground, row.kind),
        )

    def _less(self, row: UnitRow, listed: list[Unit]) -> QWidget:
        ids = [unit for unit in plans.removable(self.ground, self.view, self.plan)
               if self.view.units[unit].kind == row.kind]  # fmt: skip
        if not ids:
            return self.no_sign(say("−"), f"{row.kind} less", NONE_LISTED)
        return self.sign(StrikeOffUnit(seat=self.seat, unit=ids[-1]), say("−"), f"{row.kind} less")

    def _more(self, row: UnitRow, pool: list[Unit]) -> QWidget:
        free = plans.available(self.ground, self.view, self.seat, self.plan)
        ids = [unit.id for unit in free if unit.kind == row.kind]
        if not ids:
            return self.no_sign(say("+"), f"{row.kind} more", NONE_LEFT)
        return self.sign(ListUnit(seat=self.seat, unit=ids[0]), say("+"), f"{row.kind} more")

    # Research

    def _add_research(self, grid: QGridLayout) -> None:
        line = grid.rowCount()
        card = self.ground.edition.game.research_card
        room = plans.research_room(self.ground, self.view, self.seat)
        title = label(worded(say("Research, ¥{card} a card", card=card)))
        told = say(
            "Each ¥{card} in all shows you one of the five Origin cards that are not GODRAN’s.", card=card
        )
        title.setToolTip(folded(ruled(told, "X")))
        grid.addWidget(title, line, 0, 1, 2)
        now = self.plan.research
        less, more = self._step("−", "research less"), self._step("+", "research more")
        self._steps = less, more
        grid.addWidget(less, line, 2)
        high = min(room, plans.left_over(self.ground, self.view, self.seat, self.plan) + now)
        self.research = Sum(high, now, card, self)
        self.research.setObjectName("research")
        self.research.setAccessibleName(worded(say("Mega-Yen for research")))
        self.research.setEnabled(bool(high))
        self.research.valueChanged.connect(self._say)
        self.research.given.connect(self._give_research)
        grid.addWidget(self.research, line, 3)
        grid.addWidget(more, line, 4)

    def _step(self, sign: str, key: str) -> QPushButton:
        made = OfferButton(sign, self)
        made.setObjectName(key)
        made.clicked.connect(self._press_step)
        return squared(made)

    def _stepped(self) -> tuple[FundResearch, FundResearch]:
        """What one press less and one press more stand for, from the sum as it is typed now."""
        now, card = self.typed.research, self.ground.edition.game.research_card
        room = plans.research_room(self.ground, self.view, self.seat)
        more = min(now + card, room) if now < room else now + card
        return (
            FundResearch(seat=self.seat, amount=max(0, now - card)),
            FundResearch(seat=self.seat, amount=more),
        )

    def _show_steps(self) -> None:
        """Let each step be pressed that can be, and say why the other cannot."""
        bars = (None if self.typed.research else NOTHING, None)
        for button, action, known in zip(self._steps, self._stepped(), bars, strict=True):
            refusal = self.refusal(action)
            bar = Bar(refusal.reason, refusal.rule) if known is None and refusal is not None else known
            words = worded(self.wording(action)) if bar is None else ruled(bar.reason, bar.rule)
            button.setEnabled(bar is None)
            button.setToolTip(words)
            button.setAccessibleName(f"{words}: {button.text()}")

    def _press_step(self) -> None:
        pressed = self._steps.index(self.sender())
        self.answer(self._stepped()[pressed], self._steps[pressed].objectName())

    def _give_research(self) -> None:
        assert self.research is not None
        action = FundResearch(seat=self.seat, amount=self.research.value())
        if self.refusal(action) is None:
            self.answer(action, "research")

    def pending(self) -> tuple[Action, ...]:
        if self.research is None or self.research.value() == self.plan.research:
            return ()
        return (FundResearch(seat=self.seat, amount=self.research.value()),)

    # What it comes to

    @property
    def typed(self) -> Plan:
        """The plan with the sum that is typed."""
        assert self.research is not None
        return Plan(units=self.plan.units, research=self.research.value())

    def _tally(self, plan: Plan) -> Tally:
        tally = Tally().plus(self.view.cash[self.seat], say("Your Mega-Yen"), "VII")
        for row in self._rows():
            count = sum(self.view.units[unit].kind == row.kind for unit in plan.units)
            if count:
                told = say("{unit} × {count}", unit=kind_name(row.kind), count=count)
                tally = tally.plus(-count * row.cost, told, "IX")
        return tally.plus(-plan.research, say("Research"), "X") if plan.research else tally

    def _say(self) -> None:
        plan = self.typed
        tally = self._tally(plan)
        cash = self.view.cash[self.seat]
        self._left.setText(worded(say("¥{left} left", left=tally.total)))
        self._left.setToolTip(tally_tip(tally))
        self._hint.setText(worded(self._research_words(plan)))
        self.seal.setText(worded(self._sealing(plan, cash - tally.total)))
        self.seal.setToolTip(worded(say("Nobody sees it before all lists are settled.")))
        self._show_steps()

    def _research_words(self, plan: Plan) -> Message:
        card = self.ground.edition.game.research_card
        total = self.view.research[self.seat] + plan.research
        seen = len(self.view.looked[self.seat])
        if not plans.research_room(self.ground, self.view, self.seat):
            return say("You have seen all the cards: you know where GODRAN is from.")
        looks = plans.looks_due(self.ground, self.view, self.seat, plan.research)
        over = total % card
        if not over:
            return say("Research: cards to look at now {looks}, seen before {seen}.", looks=looks, seen=seen)
        return say(
            "Research: cards to look at now {looks}, seen before {seen}; ¥{over} stay for the next.",
            looks=looks,
            seen=seen,
            over=over,
        )

    def _sealing(self, plan: Plan, spent: int) -> Message:
        if not spent:
            return say("Buy nothing")
        if not plan.units:
            return say("Pay ¥{spent} for research", spent=spent)
        if len(plan.units) == 1:
            return say("Buy 1 unit, pay ¥{spent} in all", spent=spent)
        return say("Buy {count} units, pay ¥{spent} in all", count=len(plan.units), spent=spent)

    def _add_reserve(self) -> None:
        """What moving the populace would cost this turn: a reserve to keep."""
        tally = Tally()
        for row in self.ground.edition.units:
            on_map = [unit for unit in owned(self.view, self.seat, "map") if unit.kind == row.kind]
            if row.type == "populace" and on_map:
                told = say("{unit} × {count}", unit=kind_name(row.kind), count=len(on_map))
                tally = tally.plus(len(on_map) * row.cost, told, "XIII")
        if tally.total:
            told = say("Moving all populace in Phase 7: ¥{cost}", cost=tally.total)
            self.number(told, tally, "muted")
