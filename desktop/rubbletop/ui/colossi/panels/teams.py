# SPDX-License-Identifier: GPL-3.0-or-later
"""Panels of teams that come and are placed, and of lost units that return (sc. 2, sc. 3; 147, 154)."""

from collections.abc import Iterable

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QGridLayout, QWidget

from rubbletop.games.colossi.actions.council import EndPlacement, EndReturns, PickTeam, TakeBackUnit
from rubbletop.games.colossi.council import members, returning, uncalled, unplaced
from rubbletop.games.colossi.frames.council import ReturnFrame, TeamFrame
from rubbletop.games.colossi.ground import Ground
from rubbletop.games.colossi.state import ColossiState, Unit
from rubbletop.games.colossi.words.names import TEAMS, counted, unit_name
from rubbletop.kernel.facts import NO_WORDS, Message, UnitId, say
from rubbletop.ui.colossi.faces import short_name, unit_face, unit_label
from rubbletop.ui.colossi.panels.base import StepPanel
from rubbletop.ui.colossi.panels.descent import landing_chart
from rubbletop.ui.colossi.panels.picture import Picture
from rubbletop.ui.decide.picks import Picks
from rubbletop.ui.parts.card import label, plain
from rubbletop.ui.words import worded

EDGE, A_ROW = 31, 6
"""The edge of a counter in a row of them, and how many stand in a row."""


def gallery(ground: Ground, s: ColossiState, units: Iterable[Unit], parent: QWidget) -> QWidget:
    """Return the counters of units side by side in rows, their ids beneath, their names as tooltips."""
    part, grid = plain(QGridLayout, parent)
    for number, unit in enumerate(units):
        picture = Picture(unit_face(ground, unit), EDGE, worded(unit_name(s, unit.id)))
        row, column = 2 * (number // A_ROW), number % A_ROW
        grid.addWidget(picture, row, column)
        short = label(short_name(ground, unit), "caption")
        grid.addWidget(short, row + 1, column, Qt.AlignmentFlag.AlignHCenter)
    grid.setColumnStretch(A_ROW, 1)
    return part


class PickTeamPanel(StepPanel):
    """Every team that can come, with the units that it has, and the button that calls it."""

    def build(self) -> None:
        if not self.view.teams:
            self.line(
                say("It is placed in its marked area now; one more comes on each of turns {turns}.",
                    turns=self._turns()),
                "sc. 2, 147",
            )  # fmt: skip
        offers = [offer for offer in self.legal if isinstance(offer, PickTeam)]
        teams = [members(self.ground, self.view, offer.team) for offer in offers]
        self._say_who_is_there(sum(len(team) for team in teams))
        for offer, team in zip(offers, teams, strict=True):
            self.add(gallery(self.ground, self.view, [self.view.units[unit] for unit in team], self))
            self.add(self.button(offer))

    def _say_who_is_there(self, shown: int) -> None:
        """In a campaign several teams can have the same survivors; then say how many there are."""
        there = uncalled(self.view)
        if shown > len(there):
            kinds = counted([unit.kind for unit in there])
            self.line(
                say("There are {count} units: {units}. Each team is shown with those that it takes along if "
                    "it comes now; the next have the rest.", count=len(there), units=kinds),
                "sc. 3, 153",
            )  # fmt: skip

    def _turns(self) -> str:
        return ", ".join(str(turn) for turn in self.ground.edition.council.arrivals)


class TeamPanel(StepPanel):
    """What is still to be placed; units that were placed can be taken back until the team stands."""

    def build(self) -> None:
        frame = self.view.top_frame(TeamFrame)
        self._asked = self.line(NO_WORDS, role="strong")
        self.line(
            say("One unit in each lit hex of the area. Drag a placed one to place it anew."), "sc. 2, 147"
        )
        self._left = len(unplaced(self.view, frame.team))
        for offer in self.legal:
            if isinstance(offer, EndPlacement):
                text = say("{team} placed", team=TEAMS[frame.team])
                self.add(self.button(offer, text, primary=True))
        backs = [offer for offer in self.legal if isinstance(offer, TakeBackUnit)]
        if backs:
            part, grid = plain(QGridLayout, self, self.GAP)
            for number, offer in enumerate(backs):
                short = Message(unit_label(self.ground, self.view.units[offer.unit]))
                text = say("{unit} back", unit=short)
                grid.addWidget(self.button(offer, text), number // 2, number % 2)
            self.add(part)
        self.follow(Picks())

    def follow(self, picks: Picks) -> None:
        unit = self.view.units.get(UnitId(picks.path[0])) if picks.path else None
        if unit is not None:
            asked = say("{unit}: click a lit hex.", unit=unit_name(self.view, unit.id))
        elif self._left:
            asked = say("Click a unit in “Waiting to land”: {left}.", left=self._left)
        else:
            asked = say("All units stand.")
        self._asked.setText(worded(asked))


class ReturnPanel(StepPanel):
    """Which units lost in the first battle land again now, and what the dice of a landing do."""

    def build(self) -> None:
        left = self.view.top_frame(ReturnFrame).left
        self._asked = self.line(NO_WORDS, role="strong")
        self.line(
            say("Lost in the first battle, waiting: {count}. This turn, at most: {left}.",
                count=len(returning(self.view)), left=left),
            "sc. 3, 154",
        )  # fmt: skip
        self.add(landing_chart(self.ground, self.view, self))
        for offer in self.legal:
            if isinstance(offer, EndReturns):
                self.add(self.button(offer))
        self.follow(Picks())

    def follow(self, picks: Picks) -> None:
        unit = self.view.units.get(UnitId(picks.path[0])) if picks.path else None
        if unit is None:
            asked = say("Click a unit in “Waiting to land”, or let nobody land.")
        else:
            asked = say("{unit}: click a lit hex.", unit=unit_name(self.view, unit.id))
        self._asked.setText(worded(asked))
