# SPDX-License-Identifier: GPL-3.0-or-later
"""Positions of scenario 2 built by hand, and its decisions."""

from rubbletop.games.colossi.actions.council import (
    EndPlacement,
    EndReturns,
    GoOn,
    PickTeam,
    PlaceUnit,
    TakeBackUnit,
)
from rubbletop.games.colossi.frames.marines import ActionsFrame, LandingFrame
from rubbletop.games.colossi.state import ColossiState, Council, Rubble, Tribe, Unit, replace
from rubbletop.games.colossi.tables import TeamName
from rubbletop.kernel.facts import Player, Setup, UnitId
from rubbletop.kernel.session import Session
from rubbletop.kernel.state import Frame
from tests.colossi.builders import SEAT, at, given_state, given_unit, rules

Teams = dict[TeamName, tuple[UnitId, ...]]
TEAMS: Teams = {
    "unit1": (UnitId("hq1"), UnitId("scout1")),
    "unit2": (UnitId("medic"), UnitId("bit"), UnitId("bomber1")),
}
END = EndPlacement(seat=SEAT)
END_RETURNS = EndReturns(seat=SEAT)
GO_ON = GoOn(seat=SEAT)


def given_council(
    *things: Unit | Tribe | Rubble | Frame,
    turn: int = 2,
    teams: Teams | None = None,
    **fields: object,
) -> ColossiState:
    """Return a state of scenario 2; ``teams`` are those whose turn has come."""
    council = Council(teams={} if teams is None else teams)
    s = given_state(*things, zone="beta", turn=turn, scenario="2", council=council)
    return replace(s, **fields)


def given_reinforcements(
    *things: Unit | Tribe | Rubble, turn: int = 4, teams: Teams | None = None, **fields: object
) -> ColossiState:
    """Return the Reinforcement step of a turn at its beginning, a watch in the middle of the map."""
    watch = given_unit("squad", 412, id_="watch")
    s = given_council(watch, *things, LandingFrame(), turn=turn, teams=teams)
    return replace(s, **fields)


def given_walk_in(*things: Unit | Tribe | Rubble, turn: int = 4, **fields: object) -> ColossiState:
    """Return the Action step begun, a watch in the middle of the map; the units of TEAMS have been called."""
    watch = given_unit("squad", 412, id_="watch", began=at(412))
    s = given_council(watch, *things, ActionsFrame(begun=True), turn=turn, teams=TEAMS)
    return replace(s, **fields)


def beside(kind: str, id_: str = "", **fields: object) -> Unit:
    """Return a unit that waits beside the map."""
    return given_unit(kind, id_=id_, place="beside", **fields)  # type: ignore[arg-type]


def coming(kind: str, id_: str = "") -> Unit:
    """Return a unit that comes with its team."""
    return given_unit(kind, id_=id_, place="team")  # type: ignore[arg-type]


def pick(team: TeamName) -> PickTeam:
    return PickTeam(seat=SEAT, team=team)


def place(unit: str, to: int) -> PlaceUnit:
    return PlaceUnit(seat=SEAT, unit=UnitId(unit), to=at(to))


def take_back(unit: str) -> TakeBackUnit:
    return TakeBackUnit(seat=SEAT, unit=UnitId(unit))


def begun(scenario: str = "2", seed: int = 1) -> Session[ColossiState]:
    """Return a game at its first decision."""
    setup = Setup(scenario=scenario, seed=seed, players=(Player(seat=SEAT, name="Ann"),))
    return Session(rules(), setup)


def deployed(team: TeamName = "unit1", seed: int = 1) -> Session[ColossiState]:
    """Return scenario 2 with its first team placed in the lowest hexes of its area, before the last word."""
    session = begun(seed=seed)
    session.submit(pick(team))
    s = session.state
    for unit, to in zip(s.teams[team], rules().ground.field(s).area(team), strict=False):
        session.submit(PlaceUnit(seat=SEAT, unit=unit, to=to))
    return session
