# SPDX-License-Identifier: GPL-3.0-or-later
"""Chain Lightning: a random hex, then three leaps (Event Chart; rulings 29 to 31)."""

from rubbletop.games.colossi import harm
from rubbletop.games.colossi.events.cup import LightningFound, LightningHit, LightningStruck, NothingHappened
from rubbletop.games.colossi.frames.cup import LightningFrame
from rubbletop.games.colossi.frames.harm import Shot, VolleyFrame
from rubbletop.games.colossi.ground import Field
from rubbletop.games.colossi.setup import random_hex
from rubbletop.games.colossi.state import ColossiState
from rubbletop.games.colossi.steps.base import ColossiStep
from rubbletop.games.colossi.telling import Telling
from rubbletop.games.colossi.words.names import tribe_name
from rubbletop.kernel.dice import Dice
from rubbletop.kernel.facts import SpaceId, UnitId, say
from rubbletop.kernel.state import Change


def strength(field: Field, step: int) -> int:
    """Return the dice, and the reach in hexes, of a leap; step 1 is the first."""
    return field.ground.edition.cup.lightning[step - 1]


def next_victims(field: Field, frame: LightningFrame) -> list[tuple[UnitId, SpaceId]]:
    """Return the nearest units and tribes in reach, not yet struck, with their hexes, lowest first (30)."""
    assert frame.at is not None, "the first hex was struck"
    standing = {tribe.hex: tribe.id for tribe in field.tribe_at.values() if tribe.hex is not None}
    standing |= {field.unit_hex(unit.id): unit.id for unit in field.targets}
    steps = field.board.steps_from(frame.at)
    reach = strength(field, frame.step)
    near = [at for at, who in standing.items() if steps[at] <= reach and who not in frame.struck]
    nearest = min((steps[at] for at in near), default=reach)
    return [(standing[at], at) for at in field.in_order(near) if steps[at] == nearest]


class LightningStep(ColossiStep):
    """Strike the first hex, then leap from victim to victim until nobody is in reach."""

    name = "lightning"
    rule = "Event Chart"
    frame = LightningFrame

    def run(self, s: ColossiState, dice: Dice) -> Change[ColossiState]:
        frame = s.top_frame(LightningFrame)
        t = Telling(s, dice)
        if frame.step == 0:
            self._first(t)
        elif frame.step > len(self.ground.edition.cup.lightning):
            t.pop()
        else:
            self._leap(t, frame)
        return t.change

    def _first(self, t: Telling) -> None:
        """Eliminate the unit in a random hex, or take a tribe's top boulder outright (29)."""
        at = random_hex(t, self.ground)
        t.tell(LightningStruck(hex=at, rule=self.rule))
        field = self.field(t.s)
        tribe = field.tribe_at.get(at)
        unit = next((u for u in field.targets if u.hex == at), None)
        struck = (tribe.id,) if tribe is not None else ()
        t.become(LightningFrame(step=1, at=at, struck=struck))
        if tribe is not None:
            harm.remove_top(t, tribe.id, self.rule)
        if unit is not None:
            harm.eliminate(t, unit.id, self.rule)

    def _leap(self, t: Telling, frame: LightningFrame) -> None:
        field = self.field(t.s)
        found = next_victims(field, frame)
        if not found or frame.at is None:
            t.tell(NothingHappened(event="lightning", rule=self.rule))
            t.pop()
            return
        victim, at = found[0]
        rivals = tuple(who for who, _ in found[1:])
        cf = strength(field, frame.step)
        far = field.board.distance(frame.at, at)
        t.tell(LightningFound(target=victim, distance=far, cf=cf, rivals=rivals, rule=self.rule))
        t.become(LightningFrame(step=frame.step + 1, at=at, struck=(*frame.struck, victim)))
        if victim in t.s.units:
            t.push(VolleyFrame(volley="lightning", cause=None, shots=(Shot(unit=victim, cf=cf),)))
        else:
            self._burn(t, victim, cf)

    def _burn(self, t: Telling, tribe: UnitId, cf: int) -> None:
        """Throw at a tribe: three hits flip the top, a pair of sixes adds one, no cracks (31)."""
        dn = self.ground.top(t.s.tribes[tribe]).dn
        purpose = say("Chain Lightning on the {tribe}", tribe=tribe_name(tribe))
        faces = t.roll(purpose, cf).faces
        row = self.ground.edition.marines.fire
        hits = sum(face > dn for face in faces) + (row.extra if faces.count(6) >= row.sixes else 0)
        t.tell(LightningHit(tribe=tribe, faces=faces, dn=dn, hits=hits, rule=self.rule))
        if hits >= row.flip:
            harm.flip_top(t, tribe, self.rule)


STEPS = (LightningStep,)
