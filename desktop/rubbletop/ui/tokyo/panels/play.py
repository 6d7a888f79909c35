# SPDX-License-Identifier: GPL-3.0-or-later
"""What goes on in Phases 6 to 8 while nothing is asked: points, debris, the Origin (XII, XIV)."""

from rubbletop.games.tokyo import assault, throwing
from rubbletop.games.tokyo.allotment import POINTS
from rubbletop.games.tokyo.effects import weapon_column
from rubbletop.games.tokyo.frames.attacks import AttacksFrame
from rubbletop.games.tokyo.frames.godran import AllotFrame, FallFrame, GodranFrame
from rubbletop.games.tokyo.tables import HIDDEN, WEAPONS
from rubbletop.games.tokyo.words.names import ORIGINS, building_name, kind_name
from rubbletop.games.tokyo.words.rampage import SIDES
from rubbletop.kernel.facts import say
from rubbletop.ui.parts.card import label
from rubbletop.ui.tokyo.faces import OriginFace
from rubbletop.ui.tokyo.panels.decision import DecisionPanel, Picture
from rubbletop.ui.tokyo.panels.gauges import action_pips
from rubbletop.ui.words import signed, worded

EDGE = 76


class PlayPanel(DecisionPanel):
    """A few lines about what is in progress; nothing in phases that speak for themselves."""

    def build(self) -> None:
        for frame in self.view.stack:
            match frame:
                case GodranFrame():
                    self._rampage(frame)
                case FallFrame():
                    self._fall(frame)
                case AllotFrame():
                    self._allotment(frame)
                case AttacksFrame():
                    self._attacks(frame)
                case _:
                    pass

    def _rampage(self, frame: GodranFrame) -> None:
        pips = action_pips(self.ground.action_points(self.view), frame.ap, self)
        self.row(pips, label(worded(say("{left} AP", left=frame.ap)), "strong"))
        per_die = throwing.per_die_tally(self.view)
        if per_die.lines:
            self.number(say("{more} on each die", more=signed(per_die.total)), per_die, "strong")

    def _fall(self, frame: FallFrame) -> None:
        self.line(
            say(
                "Debris of {building} flies {side}: link {link}, dice {dice}.",
                building=building_name(self.ground.board, frame.source),
                side=SIDES[frame.side],
                link=frame.link,
                dice=frame.dice,
            ),
            "XII, 80",
        )

    def _allotment(self, frame: AllotFrame) -> None:
        absorbed = sum(POINTS[harm] for harm in frame.harms.values())
        told = say("{absorbed} of {damage} Damage Points absorbed", absorbed=absorbed, damage=frame.damage)
        self.line(told, "XII, 59")

    def _attacks(self, frame: AttacksFrame) -> None:
        at = assault.target(self.field, frame)
        strength = assault.strength_tally(self.field, at)
        self.number(say("GODRAN: strength {strength}", strength=strength.total), strength)
        if frame.joined:
            dice = assault.dice_tally(self.field, at, frame.joined)
            self.number(say("The attack: {dice} dice", dice=dice.total), dice, "strong")
        self._origin()

    def _origin(self) -> None:
        """The Origin once it lies open, with the column of each superweapon."""
        origin = self.view.origin
        if not self.view.revealed or origin == HIDDEN:
            return
        name = worded(say("From {origin}", origin=ORIGINS[origin]))
        face = OriginFace(origin=origin, name=worded(ORIGINS[origin]), knowledge="true")
        self.row(label(name, "strong", wraps=True), Picture(face, EDGE, name, self))
        for weapon in WEAPONS:
            column = weapon_column(self.ground, origin, weapon)
            self.line(say("{weapon}: column {column}", weapon=kind_name(weapon), column=column), "XIV")
