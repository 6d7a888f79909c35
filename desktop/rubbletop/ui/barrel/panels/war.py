# SPDX-License-Identifier: GPL-3.0-or-later
"""The panels of the War check: who retreats where, what allies agree (Retreat; Allied Combat)."""

from PySide6.QtWidgets import QCheckBox, QGridLayout, QHBoxLayout, QPushButton, QWidget

from rubbletop.games.barrel.actions.war import (
    AcceptTerms,
    GoWithoutTerms,
    ProposeTerms,
    RefuseTerms,
    Retreat,
    StandFast,
)
from rubbletop.games.barrel.frames.war import AlliesFrame, RetreatsFrame, Terms
from rubbletop.games.barrel.words.names import listed, region_name, seat_name
from rubbletop.kernel.facts import Action, Message, Seat, SpaceId, say
from rubbletop.ui.barrel.panels.base import BarrelPanel
from rubbletop.ui.barrel.panels.battle import BattleTable, clash, odds_from_here, sides, win_bar
from rubbletop.ui.barrel.panels.notes import note
from rubbletop.ui.barrel.panels.signs import sign_of
from rubbletop.ui.decide.forms import LOW, NARROW, Confirm
from rubbletop.ui.decide.picks import Picks
from rubbletop.ui.parts.card import label, plain
from rubbletop.ui.words import worded


class BattlePanel(BarrelPanel):
    """A panel that speaks of a battle."""

    def show_battle(self, region: SpaceId) -> None:
        """Add a battle with its sides, its table and its odds."""
        found = clash(self.ground, self.view, region)
        self.add(
            sides(self.view, found, self),
            BattleTable(self.ground, found.ratio, found.locals_ratio, parent=self),
            win_bar(self.ground, found, self),
        )

    def title(self, region: SpaceId) -> None:
        """Add the name of a battle."""
        title = label(worded(say("Battle for {region}", region=region_name(self.ground, region))), "strong")
        self.rings(title, region)
        self.add(title)

    def show_odds(self, region: SpaceId) -> None:
        """Add what else can come of a battle."""
        self.add(odds_from_here(self.ground, clash(self.ground, self.view, region), self))


class RetreatsPanel(BattlePanel):
    """The player's battles one by one: fight on, or leave for a region that a player controls."""

    def build(self) -> None:
        self.frame = self.view.top_frame(RetreatsFrame)
        self.battles = tuple(
            region for region in self.view.battles() if self.seat in self.view.regions[region].troops
        )
        self.gone = {flight.region: flight for flight in self.frame.flights if flight.seat == self.seat}
        self.tabs: dict[SpaceId, QPushButton] = {}
        self.bears: QCheckBox | None = None
        self._tabs()
        self._kept = self.column.count()
        offered = [offer.region for offer in self.legal if isinstance(offer, Retreat)]
        self.show_region(offered[0])

    def _tabs(self) -> None:
        """The battles to look at, where there are several; else the name of the one."""
        if len(self.battles) == 1:
            self.title(self.battles[0])
            return
        made, row = plain(QHBoxLayout, self, 4)
        for number, region in enumerate(self.battles, 1):
            name = worded(region_name(self.ground, region))
            tab = QPushButton(name, made)
            tab.setObjectName(f"battle {region}")
            tab.setProperty("role", "choice")
            tab.setStyleSheet(NARROW)
            tab.setCheckable(True)
            tab.setMinimumWidth(1)
            place = say(
                "Battle {place} of {number}: {region}", place=number, number=len(self.battles), region=name
            )
            tab.setAccessibleName(worded(place))
            tab.setToolTip(worded(place))
            tab.clicked.connect(self._tabbed)
            self.rings(tab, region)
            self.tabs[region] = tab
            row.addWidget(tab, 1)
        self.add(made)

    def _tabbed(self) -> None:
        pressed = self.sender()
        self.show_region(next(region for region, tab in self.tabs.items() if tab is pressed))

    def follow(self, picks: Picks) -> None:
        if picks.path and picks.path[0] in self.battles and picks.path[0] != self.region:
            self.show_region(SpaceId(picks.path[0]))

    def show_region(self, region: SpaceId) -> None:
        """Speak of one of the battles."""
        self.region = region
        self.keep_first(self._kept)
        for known, tab in self.tabs.items():
            tab.setChecked(known == region)
        self.show_battle(region)
        self.stands = self.confirm()
        self.stands.offer(self._standing(), StandFast(seat=self.seat))
        self._ways()
        self.show_odds(region)

    def _ways(self) -> None:
        if self.region in self.gone:
            goal = region_name(self.ground, self.gone[self.region].to)
            told = say("Your troops there will retreat to {region}.", region=goal)
            note(self.column, told, "Retreat, 26", "strong")
            return
        offers = [offer for offer in self.legal if isinstance(offer, Retreat) and offer.region == self.region]
        if not offers:
            note(self.column, say("No region beside it is controlled: no retreat."), "Retreat, 26")
            return
        if self._is_shared(self.region):
            steps = self.ground.edition.pacifism.troop_lost
            told = say("If several retreat, 1 troop is lost in all; each gets {steps} Pacifism.", steps=steps)
            note(self.column, told, "Retreat, 26")
            self.bears = QCheckBox(worded(say("I lose that troop")), self)
            self.bears.setObjectName("bears")
            self.bears.toggled.connect(self._reword)
            self.add(self.bears)
        elif self.view.regions[self.region].logistics:
            note(self.column, say("Logistics left alone are lost."), "Retreat")
        table, grid = plain(QGridLayout, self, 4)
        self.ways: list[Confirm] = []
        for number, to in enumerate(dict.fromkeys(offer.to for offer in offers)):
            made = Confirm(self, f"retreat {to}", primary=False)
            made.setProperty("to", to)
            made.setStyleSheet(LOW + NARROW)
            self.rings(made, self.region, to)
            self.ways.append(made)
            grid.addWidget(made, number // 2, number % 2)
        self.add(table)
        self._reword()

    def _reword(self) -> None:
        bears = self.bears is not None and self.bears.isChecked() and self._is_shared(self.region)
        for made in self.ways:
            to = SpaceId(str(made.property("to")))
            action = Retreat(seat=self.seat, region=self.region, to=to, bears=bears)
            made.offer(say("To {region}", region=region_name(self.ground, to)), action)
            made.setAccessibleName(worded(self.wording(action)))

    def _is_shared(self, region: SpaceId) -> bool:
        return len(self.view.regions[region].troops) > 1

    def _standing(self) -> Message:
        if self.gone:
            return say("Retreat no more")
        if len(self.battles) == 1:
            return say("Stand fast and fight for {region}", region=region_name(self.ground, self.region))
        return say("Stand fast in all {number} battles", number=len(self.battles))

    def first_stop(self) -> QWidget | None:
        return self.stands


class AlliesPanel(BattlePanel):
    """Who loses first and who controls: proposed by the one who rolls, answered by the others."""

    def build(self) -> None:
        self.frame = self.view.top_frame(AlliesFrame)
        self.region = self.frame.left[0]
        self.there = self.view.regions[self.region].arrivals
        self.roller = self.there[0]
        self.title(self.region)
        self.show_battle(self.region)
        if self.frame.terms is None:
            self._propose()
        else:
            self._answer(self.frame.terms)
        self.show_odds(self.region)

    def _propose(self) -> None:
        told = say("You roll; without an agreement you lose first and control.")
        note(self.column, told, "Allied Combat")
        self.chosen = {"loser": self.seat, "controller": self.seat}
        self.choices: dict[QWidget, tuple[str, Seat]] = {}
        self._choice("loser", say("Loses first"))
        self._choice("controller", say("Controls it"))
        self.goes = self.confirm()
        self._reword()

    def _choice(self, what: str, title: Message) -> None:
        """The allies of whom one is chosen for something."""
        made, grid = plain(QGridLayout, self, 4)
        grid.addWidget(label(worded(title), "muted"), 0, 0)
        across = 2 if len(self.there) == 2 else 1
        for number, seat in enumerate(self.there):
            name = worded(seat_name(self.view, seat))
            button = QPushButton(name, made)
            button.setObjectName(f"{what} {seat}")
            button.setAccessibleName(f"{worded(title)}: {name}")
            button.setProperty("role", "choice")
            button.setStyleSheet(LOW + NARROW)
            button.setCheckable(True)
            button.setMinimumWidth(1)
            button.setChecked(seat == self.seat)
            button.clicked.connect(self._choose)
            self.choices[button] = (what, seat)
            row, column = divmod(number, across)
            grid.addWidget(sign_of(self.view, seat, made), row, 1 + 2 * column)
            grid.addWidget(button, row, 2 + 2 * column)
            grid.setColumnStretch(2 + 2 * column, 1)
        self.add(made)

    def _choose(self) -> None:
        pressed = self.sender()
        assert isinstance(pressed, QWidget)
        what, seat = self.choices[pressed]
        self.chosen[what] = seat
        for button, (kind, whose) in self.choices.items():
            if kind == what and isinstance(button, QPushButton):
                button.setChecked(whose == seat)
        self._reword()

    def _reword(self) -> None:
        loser, controller = self.chosen["loser"], self.chosen["controller"]
        action: Action = GoWithoutTerms(seat=self.seat)
        text = say("Roll without an agreement")
        if (loser, controller) != (self.seat, self.seat):
            action = ProposeTerms(seat=self.seat, loser=loser, controller=controller)
            text = say("Propose this")
        self.goes.offer(text, action)

    def _terms(self, loser: Seat, controller: Seat) -> Message:
        return say(
            "{loser} loses first, {controller} controls",
            loser=seat_name(self.view, loser),
            controller=seat_name(self.view, controller),
        )

    def _answer(self, terms: Terms) -> None:
        roller = seat_name(self.view, self.roller)
        proposed = self._terms(terms.loser, terms.controller)
        self.line(say("{roller} proposes: {terms}.", roller=roller, terms=proposed), "", "strong")
        others = [seat_name(self.view, seat) for seat in self.frame.asked if seat != self.seat]
        if others:
            note(self.column, say("{names} must agree too.", names=listed(others)), "Allied Combat")
        otherwise = say("If not, {roller} loses first and controls.", roller=roller)
        note(self.column, otherwise, "Allied Combat")
        self.goes = self.confirm("agree")
        self.goes.offer(say("Agree to this"), AcceptTerms(seat=self.seat))
        refuses = self.confirm("refuse", primary=False)
        refuses.offer(say("Do not agree"), RefuseTerms(seat=self.seat))

    def first_stop(self) -> QWidget | None:
        return self.goes
