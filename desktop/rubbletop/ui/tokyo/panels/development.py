# SPDX-License-Identifier: GPL-3.0-or-later
"""Funds for superweapons: how far each has grown, what goes in now, and what it is for (XI)."""

from typing import Literal

from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from rubbletop.games.tokyo import funds
from rubbletop.games.tokyo.actions.muster import DeclareWeapon, FundWeapon, SealOutlay
from rubbletop.games.tokyo.frames.muster import DevelopFrame, Outlay
from rubbletop.games.tokyo.state import Fund
from rubbletop.games.tokyo.tables import HIDDEN, WEAPONS, WeaponKind
from rubbletop.games.tokyo.words.muster import fund_name
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
from rubbletop.ui.tokyo.panels.cardboard import Emblem, EmblemButton
from rubbletop.ui.tokyo.panels.looks import OriginRow, chances, knowledge
from rubbletop.ui.tokyo.panels.stepper import Meter, Sum
from rubbletop.ui.words import ruled, worded

EMBLEM, CHOICE = 40.0, 38.0
STEP = 25
NOTHING = Bar(say("Nothing goes into this fund."), "XI")


class DevelopPanel(FormPanel):
    """A block for each fund, the next one that can be opened among them, and the seal."""

    def build(self) -> None:
        frame = self.view.top_frame(DevelopFrame)
        self.outlay: Outlay = frame.outlays[self.seat]
        self.sums: dict[str, Sum] = {}
        self.meters: dict[str, Meter] = {}
        self._grows: dict[str, QLabel] = {}
        self.choices: dict[tuple[str, WeaponKind], EmblemButton] = {}
        self._steps: dict[str, tuple[QPushButton, QPushButton]] = {}
        self._whole = funds.target(self.ground, self.view)
        # First, so that it stays where it is when another fund can be opened.
        self._left = self.line(NO_WORDS, role="strong")
        self.column.addWidget(self._seal())
        for fund in funds.opened(self.view, self.seat, self.outlay):
            self._add_fund(fund)
        if funds.can_open(self.ground, self.view, self.seat, self.outlay):
            new = funds.next_fund(self.view, self.seat, self.outlay)
            self._add_fund(Fund(id=new, owner=self.seat))
        if self.view.looked[self.seat]:
            self.column.addWidget(OriginRow(self.view, self))
            self.line(knowledge(self.ground, self.view), "X", role="")
        self.line(self._terms(), "XI")
        self._say()

    def first_stop(self) -> QWidget | None:
        return next((more for _, more in self._steps.values() if more.isEnabled()), self.seal)

    # One fund

    def _add_fund(self, fund: Fund) -> None:
        weapon = self.outlay.types.get(fund.id, fund.weapon)
        kind: WeaponKind | Literal[""] = "" if weapon == HIDDEN else weapon
        name = kind_name(kind) if kind else say("its type is open")
        whole, beside = plain(QHBoxLayout, self, 8)
        beside.addWidget(Emblem(kind, EMBLEM, worded(name)))
        beside.addWidget(self._middle(fund, name), 1)
        self.column.addWidget(whole)
        if funds.is_due(self.ground, self.view, self.outlay, fund):
            self._add_choices(fund)

    def _middle(self, fund: Fund, name: Message) -> QWidget:
        """The name, how far it has grown, and the row in which its sum is set."""
        whole, grid = plain(QGridLayout, self)
        grid.setHorizontalSpacing(5)
        grid.setVerticalSpacing(1)
        title = say("Fund {fund}: {weapon}", fund=fund_name(fund.id), weapon=name)
        grid.addWidget(label(worded(title), "strong", wraps=True), 0, 0, 1, 4)
        grid.addWidget(self._grown(fund), 1, 0)
        grid.setColumnStretch(0, 1)
        now = self.outlay.amounts.get(fund.id, 0)
        need = funds.need(self.ground, self.view, fund.id)
        less, more = self._step("−", f"{fund.id} less"), self._step("+", f"{fund.id} more")
        self._steps[fund.id] = less, more
        for column, part in enumerate((less, self._sum(fund, now, need), more), start=1):
            grid.addWidget(part, 1, column)
        return whole

    def _step(self, sign: str, key: str) -> QPushButton:
        made = OfferButton(sign, self)
        made.setObjectName(key)
        made.clicked.connect(self._press_step)
        return squared(made)

    def _stepped(self, fund: str) -> tuple[FundWeapon, FundWeapon]:
        """What one press less and one press more stand for, from the sum as it is typed now.

        More is up to what is needed, or what the purse still holds.
        """
        made = self.sums[fund]
        now, most = made.value(), made.maximum()
        more = now + max(1, min(STEP, most - now))
        less = max(0, now - STEP)
        return (
            FundWeapon(seat=self.seat, fund=fund, amount=less),
            FundWeapon(seat=self.seat, fund=fund, amount=more),
        )

    def _show_steps(self, fund: str) -> None:
        """Let each step be pressed that can be, and say why the other cannot."""
        bars = (None if self.sums[fund].value() else NOTHING, None)
        for button, action, known in zip(self._steps[fund], self._stepped(fund), bars, strict=True):
            refusal = self.refusal(action)
            bar = Bar(refusal.reason, refusal.rule) if known is None and refusal is not None else known
            words = worded(self.wording(action)) if bar is None else ruled(bar.reason, bar.rule)
            button.setEnabled(bar is None)
            button.setToolTip(words)
            button.setAccessibleName(f"{words}: {button.text()}")

    def _grown(self, fund: Fund) -> QWidget:
        """The bar of a fund with its sum under it."""
        whole, column = plain(QVBoxLayout, self)
        mark = 0 if fund.weapon else funds.threshold(self.ground)
        meter = Meter(fund.amount, 0, (mark, self._whole), "", self)
        self.meters[fund.id] = meter
        self._grows[fund.id] = label("", "caption")
        column.addWidget(meter)
        column.addWidget(self._grows[fund.id])
        return whole

    def _sum(self, fund: Fund, now: int, need: int) -> Sum:
        high = min(need, self.view.cash[self.seat] - funds.spent(self.outlay) + now)
        made = Sum(high, now, STEP, self)
        made.setObjectName(f"{fund.id} sum")
        made.setAccessibleName(worded(say("Mega-Yen into fund {fund}", fund=fund_name(fund.id))))
        made.setEnabled(bool(high))
        made.valueChanged.connect(self._say)
        made.given.connect(self._give)
        self.sums[fund.id] = made
        return made

    def _add_choices(self, fund: Fund) -> None:
        """The types of superweapon, from which one is settled for good."""
        self.line(say("It is {sum} Mega-Yen or more: what is it for? The others see only a card face down.",
                      sum=funds.threshold(self.ground)), "XI, 49")  # fmt: skip
        whole, row = plain(QHBoxLayout, self, 4)
        for weapon in WEAPONS:
            row.addWidget(self._emblem(fund, weapon))
        row.addStretch(1)
        self.column.addWidget(whole)

    def _emblem(self, fund: Fund, weapon: WeaponKind) -> EmblemButton:
        best, whole = chances(self.ground, self.view, weapon)
        line = worded(say("C in {best} of {whole}", best=best, whole=whole))
        told = say(
            "{weapon}: best column against {best} of {whole} Origins that are possible. {ability}",
            weapon=kind_name(weapon),
            best=best,
            whole=whole,
            ability=ability(self.ground, weapon),
        )
        made = EmblemButton(weapon, CHOICE, line, worded(kind_name(weapon)), self)
        made.setToolTip(worded(told))
        made.setAccessibleDescription(worded(told))
        made.setObjectName(f"{fund.id} {weapon}")
        action = DeclareWeapon(seat=self.seat, fund=fund.id, weapon=weapon)
        if self.outlay.types.get(fund.id) == weapon:
            made.setChecked(True)
        elif (refusal := self.refusal(action)) is not None:
            made.explain(ruled(refusal.reason, refusal.rule))
        made.clicked.connect(self._settle)
        self.choices[fund.id, weapon] = made
        return made

    # Answers

    def _press_step(self) -> None:
        for fund, buttons in self._steps.items():
            for button, action in zip(buttons, self._stepped(fund), strict=True):
                if button is self.sender():
                    self.answer(action, button.objectName())
                    return

    def _settle(self) -> None:
        fund, weapon = next(key for key, made in self.choices.items() if made is self.sender())
        made = self.choices[fund, weapon]
        if self.outlay.types.get(fund) == weapon:
            made.setChecked(True)
            return
        self.answer(DeclareWeapon(seat=self.seat, fund=fund, weapon=weapon), made.objectName())

    def _give(self) -> None:
        fund, made = next(known for known in self.sums.items() if known[1] is self.sender())
        action = FundWeapon(seat=self.seat, fund=fund, amount=made.value())
        if self.refusal(action) is None:
            self.answer(action, f"{fund} sum")

    def pending(self) -> tuple[Action, ...]:
        return tuple(
            FundWeapon(seat=self.seat, fund=fund, amount=made.value())
            for fund, made in self.sums.items()
            if made.value() != self.outlay.amounts.get(fund, 0)
        )

    # What it comes to

    def _seal(self) -> QWidget:
        action = SealOutlay(seat=self.seat)
        refusal = self.refusal(action)
        if refusal is None:
            self.seal: QWidget = self.button(action, primary=True)
        else:
            self.seal = self.barred(self.rules.wording(self.view, action), refusal.reason, refusal.rule)
            self.seal.setProperty("role", "primary")
        self.seal.setStyleSheet(NARROW)
        self.seal.setObjectName("seal")
        return self.seal

    def _tally(self) -> Tally:
        tally = Tally().plus(self.view.cash[self.seat], say("Your Mega-Yen"), "VII")
        for fund, made in self.sums.items():
            if made.value():
                told = say("Into fund {fund}", fund=fund_name(fund))
                tally = tally.plus(-made.value(), told, "XI")
        return tally

    def _say(self) -> None:
        tally = self._tally()
        cash = self.view.cash[self.seat]
        self._left.setText(worded(say("Left: ¥{left} of ¥{cash}", left=tally.total, cash=cash)))
        self._left.setToolTip(tally_tip(tally))
        for fund, made in self.sums.items():
            held = self.view.funds[fund].amount if fund in self.view.funds else 0
            told = say("¥{held} and ¥{added} now, of ¥{whole}", held=held, added=made.value(),
                       whole=self._whole)  # fmt: skip
            self.meters[fund].show_added(made.value(), worded(told))
            grown = say("¥{sum} of ¥{whole}", sum=held + made.value(), whole=self._whole)
            self._grows[fund].setText(worded(grown))
            self._show_steps(fund)
        if isinstance(self.seal, OfferButton):
            spent = cash - tally.total
            self.seal.setText(worded(self._sealing(spent)))

    def _sealing(self, spent: int) -> Message:
        if not spent:
            return say("Put nothing into superweapons")
        return say("Put ¥{spent} into superweapons", spent=spent)

    def _terms(self) -> Message:
        return say(
            "The type is settled face down at ¥{sum}; the superweapon is done at ¥{whole}.",
            sum=funds.threshold(self.ground),
            whole=self._whole,
        )
