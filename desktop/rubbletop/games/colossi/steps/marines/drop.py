# SPDX-License-Identifier: GPL-3.0-or-later
"""How a landing or jumping unit comes down: safe, scattered, malfunction (5.2.1, 5.3.1.5; 55 to 57, 79)."""

from rubbletop.games.colossi import harm, motion
from rubbletop.games.colossi.events.marines import UnitAdrift
from rubbletop.games.colossi.frames.marines import DropFrame
from rubbletop.games.colossi.ground import Field
from rubbletop.games.colossi.marine_tables import DescentRows
from rubbletop.games.colossi.setup import random_hex
from rubbletop.games.colossi.state import ColossiState
from rubbletop.games.colossi.steps.base import ColossiStep
from rubbletop.games.colossi.telling import Telling
from rubbletop.kernel.dice import Dice
from rubbletop.kernel.facts import SpaceId, say
from rubbletop.kernel.state import Change
from rubbletop.kernel.tally import Tally


def weathered(field: Field, tally: Tally, row: DescentRows, rule: str) -> Tally:
    """Return the dice of a landing, or the modifier of a Jump, with what wave and wind take away (25)."""
    if "wave" in field.s.events:
        tally = tally.plus(row.wave, say("Anti-Gravity Wave"), f"{rule}, 25")
    if "hurricane" in field.s.events:
        tally = tally.plus(row.hurricane, say("Hurricane Winds"), rule)
    return tally


def bars_fall(field: Field, at: SpaceId) -> bool:
    """Return whether a hex cannot hold a unit that drifts into it, so that it is moved and damaged (55)."""
    return (
        at in field.units_at
        or at in field.tribe_at
        or field.is_structure(at)
        or field.is_hill(at)
        or field.face_at(at) in ("down", "cliffs")
    )


class DropStep(ColossiStep):
    """Put the unit where its dice say, and settle what that hex does to it."""

    name = "drop"
    rule = "5.2.1"
    frame = DropFrame

    def run(self, s: ColossiState, dice: Dice) -> Change[ColossiState]:
        frame = s.top_frame(DropFrame)
        t = Telling(s, dice)
        t.pop()
        # While it is in the air its own hex is empty.
        field = self.ground.field(t.s.changed_unit(frame.unit, hex=None))
        if frame.result == "safe":
            self._down(t, frame, frame.hex)
        elif frame.result == "scattered":
            self._aside(t, frame, field.lowest_room(frame.hex, "open"))
        else:
            self._adrift(t, frame, field)
        return t.change

    def _adrift(self, t: Telling, frame: DropFrame, field: Field) -> None:
        """A random hex; one that cannot hold the unit sends it next door and damages it (55, 56)."""
        at = random_hex(t, self.ground)
        barred = bars_fall(field, at)
        faces = t.dice.rolls[-1].faces
        t.tell(UnitAdrift(unit=frame.unit, faces=faces, hex=at, barred=barred, rule=self._rule(frame)))
        if not barred:
            self._down(t, frame, at)
            return
        beside = field.lowest_room(at, "open")
        if beside is None:
            self._aside(t, frame, None)
            return
        self._place(t, frame, beside, ", 55")
        harm.damage(t, self.ground, frame.unit, self._rule(frame))
        if t.s.units[frame.unit].place == "map":
            motion.enter(t, self.ground, frame.unit, beside)

    def _aside(self, t: Telling, frame: DropFrame, at: SpaceId | None) -> None:
        """Put the unit next to where it was meant to be; without room it is eliminated (57)."""
        if at is None:
            harm.eliminate(t, frame.unit, self._rule(frame))
        else:
            self._down(t, frame, at, ", 57")

    def _down(self, t: Telling, frame: DropFrame, at: SpaceId, ruling: str = "") -> None:
        self._place(t, frame, at, ruling)
        motion.enter(t, self.ground, frame.unit, at)

    def _place(self, t: Telling, frame: DropFrame, at: SpaceId, ruling: str) -> None:
        start = t.s.units[frame.unit].hex
        path = (at,) if start is None else (start, at)
        motion.move_unit(t, self.ground, frame.unit, path, how=frame.how, rule=self._rule(frame) + ruling)
        if frame.how == "land":
            arrival = "safe" if frame.result == "safe" else "idle"
            t.s = t.s.changed_unit(frame.unit, arrival=arrival)
        elif frame.result != "safe":
            t.s = t.s.changed_unit(frame.unit, acted=True)

    def _rule(self, frame: DropFrame) -> str:
        return "5.2.1" if frame.how == "land" else "5.3.1.5"
