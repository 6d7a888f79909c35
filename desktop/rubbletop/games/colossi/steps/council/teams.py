# SPDX-License-Identifier: GPL-3.0-or-later
"""A team comes: which one, and where its units stand (sc. 2; rulings 18, 40, 147, 148)."""

from collections.abc import Iterable

from rubbletop.games.colossi import council
from rubbletop.games.colossi.actions.council import EndPlacement, PickTeam, PlaceUnit, TakeBackUnit
from rubbletop.games.colossi.events.common import UnitMoved
from rubbletop.games.colossi.events.council import AreaFull, AreaHeld, UnitTakenBack
from rubbletop.games.colossi.frames.council import PickTeamFrame, TeamFrame
from rubbletop.games.colossi.state import ColossiState, replace
from rubbletop.games.colossi.steps.base import MARINES, ColossiStep
from rubbletop.games.colossi.tables import TeamName
from rubbletop.games.colossi.telling import Telling
from rubbletop.kernel.bars import Bar, refuse
from rubbletop.kernel.dice import Dice
from rubbletop.kernel.facts import Action, Seat, SpaceId, UnitId, say
from rubbletop.kernel.state import Change

PICK = Bar(say("First pick the team that comes."), "sc. 2, 147")
CAME = Bar(say("That team has come already."), "sc. 2, 147")
PLACE = Bar(say("First place the units of the team."), "sc. 2, 147")
OTHER = Bar(say("This unit does not come with the team that is being placed."), "sc. 2, 147")
OUTSIDE = Bar(say("A team is placed in its own marked area."), "sc. 2, 147")
CLOSED = Bar(say("Units are placed in empty numbered hexes, one in each, and not on a Hill."), "sc. 2, 147")
LEFT = Bar(say("All units of the team must be placed."), "sc. 2, 147")
NOT_PLACED = Bar(say("Only a unit that was just placed can be taken back."), "sc. 2, 147")


class PickTeamStep(ColossiStep):
    """The player picks one of the teams that have not come; the last comes by itself."""

    name = "pick_team"
    rule = "sc. 2"
    frame = PickTeamFrame

    def actors(self, s: ColossiState) -> tuple[Seat, ...]:
        return (MARINES,) if len(council.teams_to_come(self.ground, s)) > 1 else ()

    def legal(self, s: ColossiState, seat: Seat) -> Iterable[Action]:
        return [PickTeam(seat=seat, team=team) for team in council.teams_to_come(self.ground, s)]

    def check(self, s: ColossiState, action: Action) -> None:
        if not isinstance(action, PickTeam):
            raise PICK.refusal()
        if action.team in s.teams:
            raise CAME.refusal()

    def apply(self, s: ColossiState, action: Action, dice: Dice) -> Change[ColossiState]:
        assert isinstance(action, PickTeam)
        return self._called(s, action.team, dice)

    def run(self, s: ColossiState, dice: Dice) -> Change[ColossiState]:
        return self._called(s, council.teams_to_come(self.ground, s)[0], dice)

    def _called(self, s: ColossiState, team: TeamName, dice: Dice) -> Change[ColossiState]:
        t = Telling(s, dice)
        council.call(t, self.ground, team)
        return t.change


class TeamStep(ColossiStep):
    """The player places the team unit by unit; where its area is held, the team walks in instead (148)."""

    name = "team"
    rule = "sc. 2"
    frame = TeamFrame

    def _rooms(self, s: ColossiState) -> tuple[SpaceId, ...]:
        return council.free_hexes(self.field(s), s.top_frame(TeamFrame).team)

    def _movable(self, s: ColossiState) -> list[UnitId]:
        """Units that can be placed, those that still have to be first: the keys come to them sooner."""
        frame = s.top_frame(TeamFrame)
        return [*(unit.id for unit in council.unplaced(s, frame.team)), *frame.placed]

    def actors(self, s: ColossiState) -> tuple[Seat, ...]:
        frame = s.top_frame(TeamFrame)
        if frame.placed:
            return (MARINES,)
        return (MARINES,) if council.unplaced(s, frame.team) and self._rooms(s) else ()

    def legal(self, s: ColossiState, seat: Seat) -> Iterable[Action]:
        rooms = self._rooms(s)
        for unit in self._movable(s):
            for to in rooms:
                yield PlaceUnit(seat=seat, unit=unit, to=to)
        for unit in s.top_frame(TeamFrame).placed:
            yield TakeBackUnit(seat=seat, unit=unit)
        if self._why_no_end(s) is None:
            yield EndPlacement(seat=seat)

    def _why_no_end(self, s: ColossiState) -> Bar | None:
        return LEFT if council.unplaced(s, s.top_frame(TeamFrame).team) and self._rooms(s) else None

    def check(self, s: ColossiState, action: Action) -> None:
        match action:
            case EndPlacement():
                refuse(self._why_no_end(s))
            case TakeBackUnit():
                refuse(None if action.unit in s.top_frame(TeamFrame).placed else NOT_PLACED)
            case PlaceUnit():
                refuse(self._why_no_place(s, action))
            case _:
                raise PLACE.refusal()

    def _why_no_place(self, s: ColossiState, action: PlaceUnit) -> Bar | None:
        if action.unit not in self._movable(s):
            return OTHER
        if action.to not in self.field(s).area(s.top_frame(TeamFrame).team):
            return OUTSIDE
        return None if action.to in self._rooms(s) else CLOSED

    def apply(self, s: ColossiState, action: Action, dice: Dice) -> Change[ColossiState]:
        t = Telling(s, dice)
        match action:
            case PlaceUnit():
                self._place(t, action.unit, action.to)
            case TakeBackUnit():
                self._take_back(t, action.unit)
            case _:
                self._end(t)
        return t.change

    def run(self, s: ColossiState, dice: Dice) -> Change[ColossiState]:
        t = Telling(s, dice)
        self._end(t)
        return t.change

    def _place(self, t: Telling, unit: UnitId, to: SpaceId) -> None:
        frame = t.s.top_frame(TeamFrame)
        start = t.s.units[unit].hex
        placed = frame.placed if unit in frame.placed else (*frame.placed, unit)
        t.become(replace(frame, placed=placed))
        t.s = t.s.changed_unit(unit, place="map", hex=to, began=to)
        path = (to,) if start is None else (start, to)
        t.tell(UnitMoved(unit=unit, path=path, how="enter", rule=f"{self.rule}, 147"))

    def _take_back(self, t: Telling, unit: UnitId) -> None:
        frame = t.s.top_frame(TeamFrame)
        at = self.field(t.s).unit_hex(unit)
        t.become(replace(frame, placed=tuple(other for other in frame.placed if other != unit)))
        t.s = t.s.changed_unit(unit, place="team", hex=None, began=None)
        t.tell(UnitTakenBack(unit=unit, hex=at, rule=f"{self.rule}, 147"))

    def _end(self, t: Telling) -> None:
        """Finish the team: whoever found no place waits beside the map (148)."""
        team = t.s.top_frame(TeamFrame).team
        left = council.unplaced(t.s, team)
        holder = self.field(t.s).holder(team)
        if left and holder is not None:
            t.tell(AreaHeld(team=team, hex=holder, rule=f"{self.rule}, 147"))
        elif left:
            t.tell(AreaFull(team=team, rule=f"{self.rule}, 148"))
        council.brought_beside(t, left, f"{self.rule}, 148")
        t.pop()


STEPS = (PickTeamStep, TeamStep)
