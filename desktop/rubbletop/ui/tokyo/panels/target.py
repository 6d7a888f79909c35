# SPDX-License-Identifier: GPL-3.0-or-later
"""What GODRAN is about to attack: the way, the number of dice with its chances, and what can come of it."""

from abc import abstractmethod
from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from rubbletop.board.grid import BuildingId, Side
from rubbletop.games.tokyo import godran_odds
from rubbletop.games.tokyo.actions.godran import AimBuilding, SmashBuilding
from rubbletop.games.tokyo.allotment import best_sum, harms_of
from rubbletop.games.tokyo.frames.godran import GodranFrame
from rubbletop.games.tokyo.violence import aim_sides, building_targets, targets
from rubbletop.games.tokyo.words.names import building_name, seat_name
from rubbletop.games.tokyo.words.rampage import SIDES
from rubbletop.kernel.facts import Action, Message, SpaceId, UnitId, say, verbatim
from rubbletop.ui.decide.forms import NARROW
from rubbletop.ui.decide.offers import OfferButton
from rubbletop.ui.game_screen import Odds
from rubbletop.ui.parts.card import emptied, label, plain
from rubbletop.ui.parts.chance_bar import chance_list, percent
from rubbletop.ui.parts.tally_tip import tally_tip
from rubbletop.ui.tokyo.odds import odds
from rubbletop.ui.tokyo.panels.decision import sorted_areas
from rubbletop.ui.tokyo.panels.gauges import DiceStepper
from rubbletop.ui.words import worded

if TYPE_CHECKING:
    from rubbletop.ui.tokyo.panels.rampage import RampagePanel

ARROWS = {"N": "↑", "E": "→", "S": "↓", "W": "←"}
LIKELY = 2 / 3
"""The number of dice set at first is the least that has this chance, if any has."""


class Target(QObject):
    """A target with its dice. ``spends`` tells the Action Points that would be spent."""

    spends = Signal(int)
    wanted = 0
    """The place of the result that is wanted among the odds, −1 for the last."""

    def __init__(self, panel: "RampagePanel") -> None:
        super().__init__(panel)
        self.panel = panel
        self.ap = panel.view.top_frame(GodranFrame).ap
        self.stepper: DiceStepper | None = None

    # What a kind of target says

    @abstractmethod
    def action(self, dice: int) -> Action:
        """Return the attack with so many dice."""

    @abstractmethod
    def chance(self, dice: int) -> float:
        """Return the chance of what is wanted."""

    @abstractmethod
    def meaning(self) -> Message:
        """Return what that chance is of."""

    @abstractmethod
    def confirming(self, dice: int) -> Message:
        """Return the words of the button that attacks."""

    @abstractmethod
    def places(self, dice: int) -> tuple[SpaceId, ...]:
        """Return the areas that are ringed."""

    def head(self) -> None:
        """Add what stands above the dice."""

    # What all share

    @property
    def dice(self) -> int:
        """How many dice are set."""
        return self.stepper.value if self.stepper is not None else 0

    def build(self) -> None:
        """Add the target to its panel."""
        self.head()
        dice_room, self._dice_rows = plain(QVBoxLayout, self.panel, 2)
        box_room, self._box_rows = plain(QVBoxLayout, self.panel, 2)
        odds_room, self._odds_rows = plain(QVBoxLayout, self.panel, 2)
        self.confirm = OfferButton("", self.panel)
        self.confirm.setObjectName("confirm")
        self.confirm.setProperty("role", "primary")
        self.confirm.setStyleSheet(NARROW)
        self.confirm.setMinimumWidth(1)
        self.confirm.clicked.connect(self._attack)
        self.confirm.pointed.connect(self._point)
        self.panel.add(dice_room)
        self.panel.row(box_room, self.confirm, stretch=1)
        self.panel.add(odds_room)
        self.set_dice()

    def take_focus(self) -> None:
        """Let the keys set the number of dice."""
        if self.stepper is not None:
            self.panel.focus_on(self.stepper.box)

    def set_dice(self) -> None:
        """Offer the dice anew, as for another way of attacking."""
        chances = [self.chance(dice) for dice in range(1, self.ap + 1)]
        least = next((dice for dice, chance in enumerate(chances, 1) if chance >= LIKELY), self.ap)
        self.stepper = DiceStepper(chances, self.meaning(), least, self.panel)
        self.stepper.changed.connect(self._changed)
        for rows, part in ((self._dice_rows, self.stepper), (self._box_rows, self.stepper.box)):
            emptied(rows)
            rows.addWidget(part)
        self._changed(least)

    def _changed(self, dice: int) -> None:
        rows = self._odds_rows
        emptied(rows)
        found = odds(self.panel.ground, self.panel.view, self.action(dice))
        if found is not None:
            _show(rows, found, self.panel, wanted=self.wanted)
        self.confirm.setText(worded(self.confirming(dice)))
        self.confirm.setAccessibleName(worded(self.panel.wording(self.action(dice))))
        self.confirm.setToolTip(self.confirm.accessibleName())
        self.spends.emit(dice)
        self.panel.ringed.emit(self.places(dice))

    def _attack(self) -> None:
        self.panel.ringed.emit(())
        self.panel.answer(self.action(self.dice))

    def _point(self, is_so: bool) -> None:
        self.panel.pointed.emit(self.action(self.dice) if is_so else None)


class BuildingTarget(Target):
    """A building: smashed where it stands, or aimed towards one of its sides."""

    def __init__(self, panel: "RampagePanel", building: BuildingId) -> None:
        super().__init__(panel)
        self.building = building
        self.areas = tuple(area for known, area in building_targets(panel.field) if known == building)
        self.way: tuple[SpaceId, Side] | None = None
        """Part of the building and direction it is aimed in, None to smash it."""
        self.ways: dict[QObject, tuple[SpaceId, Side] | None] = {}

    def head(self) -> None:
        panel = self.panel
        panel.title(building_name(panel.ground.board, self.building))
        ways = [(area, side) for area in self.areas for side in aim_sides(panel.field, area)]
        buttons = [self._way_button(say("Smash"), say("Smash it where it stands"), None)]
        for area, side in ways:
            told = say("Aim it: push it to the {side}, debris flies on", side=SIDES[side])
            aim = say("Aim {arrow}", arrow=ARROWS[side])
            buttons.append(
                self._way_button(aim if len(ways) < 3 else verbatim(ARROWS[side]), told, (area, side))
            )
        row, beside = plain(QHBoxLayout, panel, 4)
        for button in buttons:
            beside.addWidget(button, 1)
        panel.add(row)

    def action(self, dice: int) -> Action:
        seat = self.panel.view.controller
        assert seat is not None
        if self.way is None:
            return SmashBuilding(seat=seat, building=self.building, area=self.areas[0], dice=dice)
        area, side = self.way
        return AimBuilding(seat=seat, building=self.building, area=area, side=side, dice=dice)

    def chance(self, dice: int) -> float:
        if self.way is None:
            return float(godran_odds.smash_odds(self.panel.field, self.building, dice).falls)
        links = self._links(dice)
        return float(links[1].comes) if len(links) > 1 else 0.0

    def meaning(self) -> Message:
        return say("it falls") if self.way is None else say("it falls and debris flies")

    def confirming(self, dice: int) -> Message:
        chance = percent(self.chance(dice))
        if self.way is None:
            return say("Smash it: {chance}", chance=chance)
        return say("Push it {side}: {chance}", side=SIDES[self.way[1]], chance=chance)

    def places(self, dice: int) -> tuple[SpaceId, ...]:
        if self.way is None:
            return self.panel.ground.building(self.building).areas
        return sorted_areas([link.area for link in self._links(dice)])

    def _links(self, dice: int) -> Sequence[godran_odds.Link]:
        assert self.way is not None
        return godran_odds.aim_chain(self.panel.field, self.building, *self.way, dice)

    def _way_button(self, text: Message, whole: Message, way: tuple[SpaceId, Side] | None) -> QPushButton:
        made = QPushButton(worded(text), self.panel)
        made.setObjectName("smash" if way is None else f"aim {way[1]}")
        made.setProperty("role", "choice")
        made.setStyleSheet(NARROW + "text-align: center;")
        made.setMinimumWidth(1)
        made.setToolTip(worded(whole))
        made.setAccessibleName(worded(whole))
        made.setCheckable(True)
        made.setChecked(way is None)
        made.clicked.connect(self._way_clicked)
        self.ways[made] = way
        return made

    def _way_clicked(self) -> None:
        pressed = self.sender()
        for button in self.ways:
            assert isinstance(button, QPushButton)
            button.setChecked(button is pressed)
        self.way = self.ways[pressed]
        self.wanted = 0 if self.way is None else 1
        self.set_dice()


class UnitsTarget(Target):
    """The marked units of a player; more of hers can be marked here, or left out."""

    wanted = -1

    def head(self) -> None:
        panel, frame = self.panel, self.panel.view.top_frame(GodranFrame)
        assert frame.victim is not None
        panel.title(say("{seat}’s units", seat=seat_name(panel.view, frame.victim)))
        for victim, area in panel.groups():
            if victim == frame.victim:
                panel.mark_row(victim, area)

    @property
    def units(self) -> list[UnitId]:
        """The units that are attacked."""
        frame = self.panel.view.top_frame(GodranFrame)
        assert frame.victim is not None
        return [unit for area in frame.areas for unit in targets(self.panel.field, frame.victim, area)]

    @property
    def most(self) -> int:
        """How many Damage Points the units can absorb at most."""
        field = self.panel.field
        units = [field.s.units[unit] for unit in self.units]
        return best_sum([harms_of(field, unit) for unit in units], 3 * len(units))

    def action(self, dice: int) -> Action:
        return self.panel.attack(dice)

    def chance(self, dice: int) -> float:
        found = godran_odds.strike_odds(self.panel.field, self.units, dice)
        return float(sum(chance for points, chance in found.damage if points >= self.most))

    def meaning(self) -> Message:
        return say("{most} or more Damage Points come, all they can absorb", most=self.most)

    def confirming(self, dice: int) -> Message:
        return say("Attack these units")

    def places(self, dice: int) -> tuple[SpaceId, ...]:
        return self.panel.view.top_frame(GodranFrame).areas


def _show(rows: QVBoxLayout, found: Odds, parent: QWidget, *, wanted: int) -> None:
    """Add what can come of an attack: its numbers with their reasons, then each result with its chance.

    ``wanted`` is the place of the result that is wanted.
    """
    for line in found.lines[1:]:
        number = label(worded(line.result), "muted", wraps=True)
        number.setToolTip(tally_tip(line.tally))
        rows.addWidget(number)
    rows.addWidget(chance_list(found.bars, [wanted % len(found.bars)], parent))
