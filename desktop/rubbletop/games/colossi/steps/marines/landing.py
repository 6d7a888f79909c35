# SPDX-License-Identifier: GPL-3.0-or-later
"""Reinforcements land (5.2; rulings 53, 54, 59)."""

from collections.abc import Iterable, Iterator

from rubbletop.games.colossi.actions.marines import Land
from rubbletop.games.colossi.council import reinforced
from rubbletop.games.colossi.events.common import PhaseBegan
from rubbletop.games.colossi.events.marines import DescentTried, UnitDelayed, UnitDue
from rubbletop.games.colossi.frames.marines import ActionsFrame, DropFrame, LandingFrame
from rubbletop.games.colossi.ground import Field, Ground
from rubbletop.games.colossi.state import ColossiState, Unit, replace
from rubbletop.games.colossi.steps.base import MARINES, ColossiStep
from rubbletop.games.colossi.steps.marines.drop import weathered
from rubbletop.games.colossi.telling import Telling
from rubbletop.kernel.bars import Bar, refuse
from rubbletop.kernel.dice import Dice
from rubbletop.kernel.facts import Action, Seat, SpaceId, say
from rubbletop.kernel.state import Change
from rubbletop.kernel.tally import Tally

FIRST = Bar(say("The reinforcements land first."), "5.2")
NOT_DUE = Bar(say("This unit is not among those that land now."), "5.2")
TAKEN = Bar(say("Units land only in an empty hex."), "5.2.1, 53")
UNCLEAR = Bar(
    say("Units land only in clear, numbered hexes: no Structure, Hill or mine entrance."), "5.2.1, 53"
)
NO_DICE = Bar(say("No dice are left for a landing in this hex."), "5.2.1")


def landing_tally(field: Field, at: SpaceId) -> Tally:
    """Return the number of landing dice for a hex: its last digit, less for wave and wind (5.2.1)."""
    tally = Tally((), 0).plus(field.last_digit(at), say("Last digit of the hex"), "5.2.1")
    return weathered(field, tally, field.ground.edition.marines.landing, "5.2.1")


def why_no_landing(field: Field, at: SpaceId) -> Bar | None:
    """Return why no unit can try to land in a hex, None where it can (53, 54)."""
    spot = field.board.hexes.get(at)
    if spot is None or spot.number is None or spot.terrain != "clear" or at in field.s.tectonic:
        return UNCLEAR
    if field.is_taken(at):
        return TAKEN
    return None if landing_tally(field, at).total else NO_DICE


def landing_hexes(field: Field) -> tuple[SpaceId, ...]:
    """Return the hexes in which a landing can be tried, in board order."""
    return tuple(at for at in field.board.hexes if why_no_landing(field, at) is None)


def land(t: Telling, ground: Ground, action: Land) -> None:
    """Throw the dice of a landing and let the unit come down (5.2.1)."""
    tally = landing_tally(ground.field(t.s), action.to)
    faces = t.roll(say("Landing"), tally.total).faces
    result = ground.edition.marines.landing.result(max(faces))
    assert result in ("safe", "scattered", "malfunction"), result
    t.tell(
        DescentTried(
            unit=action.unit,
            hex=action.to,
            how="land",
            faces=faces,
            drm=0,
            result=result,
            reckoning=tally.lines,
            rule="5.2.1",
        )
    )
    t.push(DropFrame(unit=action.unit, hex=action.to, result=result, how="land"))


class LandingStep(ColossiStep):
    """Due units land one after another, in the player's order; none may wait by choice (54)."""

    name = "landing"
    rule = "5.2"
    frame = LandingFrame

    def _waiting(self, s: ColossiState) -> list[Unit]:
        return [unit for unit in s.units.values() if unit.place == "due"]

    def _hexes(self, s: ColossiState) -> Iterator[SpaceId]:
        field = self.field(s)
        return (at for at in field.board.hexes if why_no_landing(field, at) is None)

    def actors(self, s: ColossiState) -> tuple[Seat, ...]:
        frame = s.top_frame(LandingFrame)
        can_land = frame.begun and self._waiting(s) and next(self._hexes(s), None) is not None
        return (MARINES,) if can_land else ()

    def legal(self, s: ColossiState, seat: Seat) -> Iterable[Action]:
        hexes = list(self._hexes(s))
        return [Land(seat=seat, unit=unit.id, to=to) for unit in self._waiting(s) for to in hexes]

    def check(self, s: ColossiState, action: Action) -> None:
        if not isinstance(action, Land):
            raise FIRST.refusal()
        unit = s.units.get(action.unit)
        if unit is None or unit.place != "due":
            raise NOT_DUE.refusal()
        refuse(why_no_landing(self.field(s), action.to))

    def apply(self, s: ColossiState, action: Action, dice: Dice) -> Change[ColossiState]:
        assert isinstance(action, Land)
        t = Telling(s, dice)
        land(t, self.ground, action)
        return t.change

    def run(self, s: ColossiState, dice: Dice) -> Change[ColossiState]:
        frame = s.top_frame(LandingFrame)
        t = Telling(s, dice)
        if frame.begun:
            t.tell(*(UnitDelayed(unit=unit.id, why="room", rule="5.2.1, 54") for unit in self._waiting(s)))
            t.become(ActionsFrame())
        else:
            t.become(replace(frame, begun=True))
            t.tell(PhaseBegan(turn=s.turn, phase="landing", rule=self.rule))
            if self.ground.is_council(s):
                reinforced(t, self.ground)
            else:
                for unit in s.units.values():
                    _call_up(t, unit)
        return t.change


def _call_up(t: Telling, unit: Unit) -> None:
    """Make a scheduled unit due; Bombers wait beside the map, or a turn longer in wind or rain (54, 59)."""
    if unit.arrival:
        t.s = t.s.changed_unit(unit.id, arrival="")
    if unit.place != "reserve" or unit.due > t.s.turn:
        return
    if unit.kind != "bomber":
        t.s = t.s.changed_unit(unit.id, place="due")
        t.tell(UnitDue(unit=unit.id, rule="5.2"))
    elif "hurricane" in t.s.events:
        t.s = t.s.changed_unit(unit.id, due=t.s.turn + 1)
        t.tell(UnitDelayed(unit=unit.id, why="hurricane", rule="Event Chart, 40"))
    elif "acid_rain" in t.s.events:
        t.s = t.s.changed_unit(unit.id, due=t.s.turn + 1)
        t.tell(UnitDelayed(unit=unit.id, why="acid_rain", rule="Event Chart, 54"))
    else:
        t.s = t.s.changed_unit(unit.id, place="beside")
        t.tell(UnitDue(unit=unit.id, beside=True, rule="sc. 1, 59"))
