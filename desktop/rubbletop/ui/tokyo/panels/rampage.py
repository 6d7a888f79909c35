# SPDX-License-Identifier: GPL-3.0-or-later
"""The panel of Phase 6: what GODRAN can attack from where it stands, and with how many dice (XII)."""

from collections.abc import Sequence

from PySide6.QtWidgets import QPushButton

from rubbletop.board.grid import BuildingId
from rubbletop.games.tokyo import throwing
from rubbletop.games.tokyo.actions.godran import (
    GODRAN,
    AttackUnits,
    EndRampage,
    MarkTargets,
    MoveGodran,
    UnmarkTargets,
)
from rubbletop.games.tokyo.frames.godran import GodranFrame
from rubbletop.games.tokyo.state import Unit
from rubbletop.games.tokyo.steps.godran.bars import INSIDE, ONE_PLAYER
from rubbletop.games.tokyo.violence import building_targets, is_eligible, reach, targets
from rubbletop.games.tokyo.words.names import building_name, kind_name, listed, seat_name
from rubbletop.kernel.facts import Message, Range, Seat, SpaceId, called, say
from rubbletop.kernel.rules import Offer
from rubbletop.ui.decide.forms import LOW
from rubbletop.ui.decide.picks import Picks
from rubbletop.ui.parts.card import label
from rubbletop.ui.parts.wrapped import Wrapped
from rubbletop.ui.tokyo.panels.decision import DecisionPanel
from rubbletop.ui.tokyo.panels.gauges import action_pips
from rubbletop.ui.tokyo.panels.target import BuildingTarget, Target, UnitsTarget
from rubbletop.ui.words import signed, worded


class RampagePanel(DecisionPanel):
    """Action Points and what is in reach; what is chosen from it is shown by itself, with its dice."""

    def build(self) -> None:
        self.target: Target | None = None
        frame = self.view.top_frame(GodranFrame)
        self._points(frame)
        if frame.areas:
            self.open_target(UnitsTarget(self))
        else:
            self._list()

    def decides(self, offers: Sequence[Offer]) -> bool:
        """Whether the panel asks what is meant: it does wherever dice could be thrown."""
        return any(isinstance(offer, Range) for offer in offers)

    def follow(self, picks: Picks) -> None:
        """Turn to the building of the area that was clicked on the board after GODRAN."""
        if len(picks.path) != 2 or picks.path[0] != GODRAN:
            return
        for building, area in building_targets(self.field):
            if area == picks.path[1]:
                self.choose(building)
                self._also(picks.menu)
                return

    def _also(self, offers: Sequence[Offer]) -> None:
        """Add what a click on the area of a building could mean as well: going there, its units."""
        for offer in offers:
            if isinstance(offer, MoveGodran):
                self.add(self.button(offer, say("Go to {area} instead: 1 AP", area=offer.to)))
            elif isinstance(offer, MarkTargets):
                self.mark_row(offer.victim, offer.area)

    def choose(self, building: BuildingId) -> None:
        """Show what can be done to a building."""
        self._clear()
        target = BuildingTarget(self, building)
        self.open_target(target)
        target.take_focus()

    def choose_units(self) -> None:
        """Show the attack on the marked units."""
        self._clear()
        target = UnitsTarget(self)
        self.open_target(target)
        target.take_focus()

    def show_all(self) -> None:
        """Show all that is in reach."""
        self._clear()
        self._list()
        for row in (*self._rows, *self.buttons.values())[:1]:
            self.focus_on(row)

    def open_target(self, target: Target) -> None:
        """Show a target with its dice below the points."""
        self.target = target
        target.build()
        target.spends.connect(self.pips.show_spending)
        self.pips.show_spending(target.dice)

    def title(self, name: Message) -> None:
        """Add the name of what is about to be attacked, and the way back to all that is in reach."""
        back = QPushButton(worded(say("‹ All targets")), self)
        back.setObjectName("back")
        back.setProperty("role", "link")
        back.clicked.connect(self.show_all)
        self.row(label(worded(name), "strong", wraps=True), back)

    def _clear(self) -> None:
        """Take away what is shown below the points."""
        self.target = None
        self.keep_first(self._kept)
        self.pips.show_spending(0)
        self.ringed.emit(())

    def _points(self, frame: GodranFrame) -> None:
        self.pips = action_pips(self.ground.action_points(self.view), frame.ap, self)
        left = label(worded(say("{left} AP", left=frame.ap)), "strong")
        self.row(self.pips, left, *self._ends(frame))
        per_die = throwing.per_die_tally(self.view)
        if per_die.lines:
            states = listed([line.reason for line in per_die.lines])
            told = say("{more} on each die: {states}", more=signed(per_die.total), states=states)
            self.number(told, per_die, "strong")
        self._kept = self.column.count()

    # All that is in reach

    def _list(self) -> None:
        self._rows: list[QPushButton] = []
        buildings = dict.fromkeys(building for building, _ in building_targets(self.field))
        if buildings:
            self.add(label(worded(say("Buildings in reach")), "caption"))
        for building in buildings:
            self._building_row(building)
        self._unit_rows()
        if not buildings and not any(isinstance(offer, MarkTargets) for offer in self.legal):
            self.line(say("Nothing to attack from here."))
        self.line(say("To move, drag GODRAN or click it and a lit area: 1 AP a step."), "XII")

    def _ends(self, frame: GodranFrame) -> list[QPushButton]:
        """The button that ends the phase, always in the same place."""
        found: list[QPushButton] = []
        for offer in self.legal:
            if isinstance(offer, EndRampage):
                made = self.button(offer, say("End phase"))
                whole = worded(say("End GODRAN’s phase, {ap} AP unused", ap=frame.ap))
                made.setToolTip(whole)
                made.setAccessibleName(whole)
                made.setStyleSheet(LOW)
                found.append(made)
        return found

    def _building_row(self, building: BuildingId) -> None:
        known = self.ground.building(building)
        name = called(known.name)
        text = (
            say("{building} · {vp} VP", building=name, vp=known.vp)
            if known.vp == known.smash
            else say("{building} · {vp} VP, smash {smash}", building=name, vp=known.vp, smash=known.smash)
        )
        row = QPushButton(worded(text), self)
        row.setObjectName(f"target {building}")
        row.setProperty("role", "row")
        row.setStyleSheet(LOW)
        row.setProperty("building", building)
        row.setMinimumWidth(1)
        full = building_name(self.ground.board, building)
        row.setToolTip(
            worded(say("{building}: {vp} VP, smash {smash}", building=full, vp=known.vp, smash=known.smash))
        )
        row.clicked.connect(self._building_clicked)
        self.rings(row, *known.areas)
        self._rows.append(row)
        self.add(row)

    def _building_clicked(self) -> None:
        self.choose(BuildingId(self.sender().property("building")))

    def _unit_rows(self) -> None:
        frame = self.view.top_frame(GodranFrame)
        groups = self.groups()
        if groups:
            self.add(label(worded(say("Units in reach: mark those to attack")), "caption"))
        for victim, area in groups:
            self.mark_row(victim, area)
        if frame.areas:
            go_on = QPushButton(worded(say("Choose the dice")), self)
            go_on.setObjectName("target units")
            go_on.setProperty("role", "primary")
            go_on.clicked.connect(self.choose_units)
            self.add(go_on)
        inside = self._inside()
        if inside:
            names = listed([self.unit_words(unit) for unit in inside])
            safe = self.line(say("Inside, immune: {units}", units=names), "XII")
            safe.setToolTip(worded(INSIDE.reason))

    def mark_row(self, victim: Seat, area: SpaceId) -> None:
        """Add the row of a player's units in an area: mark them, leave them out, or why not."""
        frame = self.view.top_frame(GodranFrame)
        units = [self.view.units[unit] for unit in targets(self.field, victim, area)]
        text = say(
            "{area} · {seat}: {units}",
            area=area,
            seat=seat_name(self.view, victim),
            units=counted(units),
        )
        for offer in self.legal:
            is_mark = isinstance(offer, MarkTargets) and (offer.victim, offer.area) == (victim, area)
            is_unmark = isinstance(offer, UnmarkTargets) and offer.area == area and victim == frame.victim
            if isinstance(offer, MarkTargets | UnmarkTargets) and (is_mark or is_unmark):
                row = self.button(offer, text, places=(area,))
                row.setProperty("role", "choice")
                row.setStyleSheet(LOW)
                row.setCheckable(True)
                row.setChecked(is_unmark)
                Wrapped(row)
                self.add(row)
                return
        barred = self.barred(text, ONE_PLAYER.reason, ONE_PLAYER.rule)
        barred.setProperty("role", "choice")
        barred.setStyleSheet(LOW)
        Wrapped(barred)
        self.add(barred)

    def unit_words(self, unit: Unit) -> Message:
        """Return a unit with its area."""
        return say("{unit} in {area}", unit=kind_name(unit.kind), area=str(unit.area))

    def _inside(self) -> list[Unit]:
        return [
            unit for area in reach(self.field) for unit in self.field.units_in(area) if not is_eligible(unit)
        ]

    def groups(self) -> tuple[tuple[Seat, SpaceId], ...]:
        """Return whose units can be attacked in which areas, owner by owner in player order."""
        found = [
            (unit.owner, area)
            for area in reach(self.field)
            for unit in self.field.units_in(area)
            if is_eligible(unit)
        ]
        order = list(self.view.order)
        return tuple(sorted(dict.fromkeys(found), key=lambda group: order.index(group[0])))

    def attack(self, dice: int) -> AttackUnits:
        """Return the attack on the marked units with so many dice."""
        assert self.view.controller is not None
        return AttackUnits(seat=self.view.controller, dice=dice)


def counted(units: list[Unit]) -> Message:
    """Return the kinds of some units, each with its number."""
    counts: dict[str, int] = {}
    names = {unit.kind: kind_name(unit.kind) for unit in units}
    for unit in units:
        counts[unit.kind] = counts.get(unit.kind, 0) + 1
    return listed(
        [
            name if counts[kind] == 1 else say("{count} × {unit}", count=counts[kind], unit=name)
            for kind, name in names.items()
        ]
    )
