# SPDX-License-Identifier: GPL-3.0-or-later
"""The three teams of scenario 2: who is in them, where they come in (sc. 2, sc. 3; rulings 147, 148, 153)."""

from fractions import Fraction

from rubbletop.games.colossi.events.council import TeamCalled
from rubbletop.games.colossi.events.marines import UnitDelayed, UnitDue
from rubbletop.games.colossi.frames.council import PickTeamFrame, ReturnFrame, TeamFrame
from rubbletop.games.colossi.ground import Field, Ground
from rubbletop.games.colossi.state import ColossiState, Unit
from rubbletop.games.colossi.tables import SIDES, TeamName
from rubbletop.games.colossi.telling import Telling
from rubbletop.kernel.facts import SpaceId, UnitId


def teams_to_come(ground: Ground, s: ColossiState) -> tuple[TeamName, ...]:
    """Return the teams whose turn has not come, in their order."""
    return tuple(team for team in ground.edition.council.teams if team not in s.teams)


def members(ground: Ground, s: ColossiState, team: TeamName) -> tuple[UnitId, ...]:
    """Return the units that a team has if it comes now: for each place one of its kind that still waits.

    Ruling: in a campaign the survivors of a kind are alike, so the team that comes first has the first of
    them (153). Veterans come on top.
    """
    waiting = uncalled(s)
    veterans = tuple(kind for kind, own in ground.edition.campaign.veterans.items() if own == team)
    found: list[UnitId] = []
    for kind in (*ground.edition.council.teams[team], *veterans):
        unit = next((u for u in waiting if u.kind == kind and u.id not in found), None)
        if unit is not None:
            found.append(unit.id)
    return tuple(found)


def uncalled(s: ColossiState) -> tuple[Unit, ...]:
    """Return the units that wait for the team with which they come (147, 153)."""
    called = {unit for units in s.teams.values() for unit in units}
    return tuple(unit for unit in s.units.values() if unit.place == "team" and unit.id not in called)


def call(t: Telling, ground: Ground, team: TeamName) -> None:
    """Have a team's turn come: its units are settled, and placed next but for Bombers in wind (40, 147)."""
    units = members(ground, t.s, team)
    t.s = t.s.with_team(team, units)
    t.tell(TeamCalled(team=team, units=units, rule="sc. 2, 147"))
    for unit in (t.s.units[name] for name in units):
        if is_windbound(t.s, unit):
            t.tell(UnitDelayed(unit=unit.id, why="hurricane", rule="Event Chart, 40"))
    t.become(TeamFrame(team=team))


def unplaced(s: ColossiState, team: TeamName) -> tuple[Unit, ...]:
    """Return the units of a team that has come that are to be placed now; Bombers wait out the wind (40)."""
    units = (s.units[unit] for unit in s.teams[team])
    return tuple(u for u in units if u.place == "team" and not is_windbound(s, u))


def is_windbound(s: ColossiState, unit: Unit) -> bool:
    """Return whether Hurricane Winds keep a unit of a team from coming this turn (40)."""
    return unit.kind == "bomber" and "hurricane" in s.events


def free_hexes(field: Field, team: TeamName) -> tuple[SpaceId, ...]:
    """Return the hexes of a team's area for a unit to be placed, lowest first; none while it is held."""
    if field.holder(team) is not None:
        return ()
    return tuple(at for at in field.area(team) if field.is_room(at))


def wormhole_holder(field: Field) -> Unit | None:
    """Return the Marine who stands in the Wormhole and keeps it closed, None without one (150)."""
    at = field.board.wormhole
    units = () if at is None else field.units_at.get(at, ())
    return next((unit for unit in units if field.ground.is_marine(unit)), None)


def wormhole_chance(field: Field) -> Fraction | None:
    """Return the chance that the Wormhole opens this turn, before its die is thrown; None once it did (150).

    The card is turned after that die, so with a card face up nothing comes any more this turn.
    """
    row, s = field.ground.edition.council.wormhole, field.s
    if row.tribe not in s.absent:
        return None
    if s.turn < row.turn or s.card or wormhole_holder(field) is not None:
        return Fraction(0)
    return Fraction(min(SIDES, s.turn - 1), SIDES)


def returning(s: ColossiState) -> tuple[Unit, ...]:
    """Return the units lost in the first battle of a campaign that may land now (154)."""
    return tuple(u for u in s.units.values() if u.place == "reserve" and u.due <= s.turn)


def reinforced(t: Telling, ground: Ground) -> None:
    """Begin the Reinforcement step: a team that the wind delayed, the next team, then returning units."""
    row = ground.edition.council
    if returning(t.s):
        t.push(ReturnFrame(left=ground.edition.campaign.most))
    if t.s.turn in row.arrivals and teams_to_come(ground, t.s):
        t.push(PickTeamFrame())
    late = [team for team, units in t.s.teams.items() if any(t.s.units[u].place == "team" for u in units)]
    t.push(*(TeamFrame(team=team) for team in late))


def brought_beside(t: Telling, units: tuple[Unit, ...], rule: str) -> None:
    """Have units wait beside the map, to come in by their own movement (148)."""
    for unit in units:
        t.s = t.s.changed_unit(unit.id, place="beside")
        t.tell(UnitDue(unit=unit.id, beside=True, rule=rule))
