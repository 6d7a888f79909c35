# SPDX-License-Identifier: GPL-3.0-or-later
"""The panel of Phase 7: who must enter, who can still move, and what the chosen unit can do (XIII)."""

from PySide6.QtWidgets import QVBoxLayout

from rubbletop.games.tokyo.actions.movement import EndMovement
from rubbletop.games.tokyo.frames.movement import MovementFrame
from rubbletop.games.tokyo.state import UNKNOWN_CASH, Unit
from rubbletop.games.tokyo.steps.movement.entering import can_enter
from rubbletop.games.tokyo.steps.movement.mover import Mover, why_still
from rubbletop.games.tokyo.steps.movement.phase import why_no_end
from rubbletop.games.tokyo.steps.movement.stacks import crowds, hovering
from rubbletop.games.tokyo.words.names import kind_name, listed
from rubbletop.kernel.bars import Bar
from rubbletop.kernel.facts import Message, SpaceId, UnitId, say, verbatim
from rubbletop.ui.decide.picks import Picks
from rubbletop.ui.parts.card import label, plain
from rubbletop.ui.tokyo.panels.decision import DecisionPanel
from rubbletop.ui.tokyo.panels.marching import Deeds
from rubbletop.ui.words import ruled, worded

NO_EDGE = Bar(say("No outer area of yours is open to it now: it stays in the box, paid for."), "XIII, 45")
WAITS = Bar(say("It waits in the box for a carrier that is there too."), "XIII, 51")


class MovementPanel(DecisionPanel):
    """The chosen unit and its deeds; else what is still to be done, and whether the movement can end."""

    def build(self) -> None:
        self.mover = Mover(self.field, self.view.top_frame(MovementFrame))
        self._shown: UnitId | None = None
        self._survey()

    def follow(self, picks: Picks) -> None:
        chosen = UnitId(picks.path[0]) if picks.path and picks.path[0] in self.view.units else None
        if chosen == self._shown:
            return
        self._shown = chosen
        self.keep_first(0)
        if chosen is None:
            self._survey()
        else:
            Deeds(self, self.view.units[chosen]).show()
            self._end()

    # What is still to be done

    def _survey(self) -> None:
        self._purse()
        self._problems()
        self._box()
        self._end()
        self._still()

    def _purse(self) -> None:
        cash = self.view.cash[self.mover.seat]
        if cash != UNKNOWN_CASH:
            self.line(
                say("¥{cash} left. Populace pays with its first step of a turn.", cash=cash), "XIII, 86"
            )

    def _problems(self) -> None:
        """Areas with too many units, helicopters that cannot stay: each must be put right."""
        for area in crowds(self.mover):
            crowd = say("Too many units in {area}: move one on.", area=area)
            self.rings(self.line(crowd, "XIII, 92", "strong"), area)
        for unit in hovering(self.mover):
            stays = say("The helicopter over {area} must move on with its load.", area=str(unit.area))
            self.rings(self.line(stays, "XIII, 97", "strong"), unit.id)

    def _box(self) -> None:
        """The units in the box, kind by kind: whether they must enter, or why they wait."""
        groups: dict[tuple[str, str], list[Unit]] = {}
        for unit in self.mover.boxed:
            if unit.id not in self.mover.riding:
                groups.setdefault((unit.kind, self._waits(unit)), []).append(unit)
        if groups:
            self.add(label(worded(say("In the box")), "caption"))
        for (_, why), units in groups.items():
            name, count = kind_name(units[0].kind), len(units)
            told = name if count == 1 else say("{count} × {unit}", count=count, unit=name)
            must = worded(say("{units}: must enter", units=told)) if not why else f"{worded(told)}: {why}"
            made = label(must, "" if not why else "muted", wraps=True)
            self.rings(made, *(unit.id for unit in units))
            self.add(made)

    def _waits(self, unit: Unit) -> str:
        """Why a unit in the box need not enter, "" where it must."""
        if self.mover.row(unit).type == "superweapon":
            return ruled(WAITS.reason, WAITS.rule)
        return "" if can_enter(self.mover, unit) else ruled(NO_EDGE.reason, NO_EDGE.rule)

    def _end(self) -> None:
        bar = why_no_end(self.mover)
        if bar is not None:
            self.add(self.barred(say("End movement"), bar.reason, bar.rule))
            is_told = self._shown is None and (crowds(self.mover) or hovering(self.mover))
            if not is_told:
                self.line(bar.reason, bar.rule)
            return
        fresh = len(self._fresh())
        for offer in self.legal:
            if isinstance(offer, EndMovement):
                text = say("End movement ({count} not moved)", count=fresh) if fresh else None
                is_done = self._shown is None and not fresh
                self.add(self.button(offer, text, primary=is_done))

    def _fresh(self) -> list[Unit]:
        """The units that have not moved and could."""
        spent = self.mover.frame.spent
        return [u for u in self.mover.units if u.id not in spent and why_still(self.mover, u) is None]

    def _still(self) -> None:
        """The units with movement points left, kind by kind, with where they are."""
        groups: dict[str, list[Unit]] = {}
        for unit in self.mover.units:
            if why_still(self.mover, unit) is None:
                groups.setdefault(unit.kind, []).append(unit)
        if not groups:
            return
        self.add(label(worded(say("Can still move: click one, or drag it")), "caption"))
        lines, column = plain(QVBoxLayout, self, 1)
        for units in groups.values():
            made = label(worded(say("{unit}: {areas}", unit=kind_name(units[0].kind), areas=_areas(units))))
            made.setWordWrap(True)
            self.rings(made, *(unit.id for unit in units))
            column.addWidget(made)
        self.add(lines)


def _areas(units: list[Unit]) -> Message:
    areas: dict[SpaceId, int] = {}
    for unit in units:
        assert unit.area is not None
        areas[unit.area] = areas.get(unit.area, 0) + 1
    return listed(
        [
            verbatim(area) if count == 1 else say("{count} × {area}", count=count, area=area)
            for area, count in areas.items()
        ]
    )
