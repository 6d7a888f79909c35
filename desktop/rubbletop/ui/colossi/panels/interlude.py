# SPDX-License-Identifier: GPL-3.0-or-later
"""Between the battles of a campaign: points, who fights on, who returns, who is gone (sc. 3; 153)."""

from collections.abc import Sequence

from rubbletop.games.colossi import score
from rubbletop.games.colossi.campaign import carried_over
from rubbletop.games.colossi.state import replace
from rubbletop.games.colossi.words.names import KINDS, TEAMS, listed, unit_name
from rubbletop.kernel.facts import Message, UnitId, say
from rubbletop.ui.colossi.panels.base import StepPanel
from rubbletop.ui.colossi.panels.teams import gallery
from rubbletop.ui.parts.card import label
from rubbletop.ui.words import worded


class InterludePanel(StepPanel):
    """What is carried over from the first battle, and the button that goes on to the second."""

    def build(self) -> None:
        carried = carried_over(self.ground, self.view)
        row = self.ground.edition.campaign
        tally = score.points(self.ground, self.view)
        points = say("Victory points of the first battle: {points}", points=tally.total)
        self.number(points, tally, "strong")
        title = Message(self.ground.edition.council.title)
        for offer in self.legal:
            self.add(self.button(offer, say("Go on to “{title}”", title=title), primary=True))
        self._group(say("Fight on, at full strength: {count}", count=len(carried.teams)), carried.teams)
        self._renewed(carried.renewed)
        self._veterans(carried.teams)
        self._group(
            say("Can land again from turn {turn}, {most} a turn: {count}",
                turn=row.returns, most=row.most, count=len(carried.returning)),
            carried.returning,
        )  # fmt: skip
        self._group(say("Do not come back: {count}", count=len(carried.gone)), carried.gone)
        self.line(
            say("Survivors of a kind are alike: the team that comes first has the first of them."), "153"
        )

    def _group(self, title: Message, units: Sequence[UnitId]) -> None:
        if units:
            kinds = list(self.ground.units)
            shown = sorted(units, key=lambda unit: kinds.index(self.view.units[unit].kind))
            self.add(label(worded(title), "strong", wraps=True))
            self.add(
                gallery(
                    self.ground,
                    self.view,
                    [replace(self.view.units[unit], damaged=False) for unit in shown],
                    self,
                )
            )

    def _renewed(self, units: Sequence[UnitId]) -> None:
        if units:
            names = listed([unit_name(self.view, unit) for unit in units])
            self.line(say("New in place of those lost: {units}.", units=names), "sc. 3, 153")

    def _veterans(self, units: Sequence[UnitId]) -> None:
        """Who joins a team on top of its own units."""
        for kind, team in self.ground.edition.campaign.veterans.items():
            if any(self.view.units[unit].kind == kind for unit in units):
                self.line(say("{unit} joins {team}.", unit=KINDS[kind], team=TEAMS[team]), "sc. 3, 153")
