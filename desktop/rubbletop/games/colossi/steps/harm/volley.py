# SPDX-License-Identifier: GPL-3.0-or-later
"""Volleys, and the allotment of their hits (5.1.1, 7.2.2; rulings 7, 10, 69, 70, 127)."""

from collections.abc import Iterable

from rubbletop.games.colossi import harm
from rubbletop.games.colossi.actions.harm import AllotHit
from rubbletop.games.colossi.events.common import UnitAttacked
from rubbletop.games.colossi.frames.harm import HitsFrame, RetreatFrame, Shot, VolleyFrame
from rubbletop.games.colossi.state import ColossiState, Unit, replace
from rubbletop.games.colossi.steps.base import MARINES, ColossiStep
from rubbletop.games.colossi.telling import Telling
from rubbletop.games.colossi.words.names import VOLLEYS, unit_name
from rubbletop.kernel.dice import Dice
from rubbletop.kernel.facts import Action, IllegalAction, Seat, UnitId, say
from rubbletop.kernel.state import Change
from rubbletop.kernel.tally import Tally

RULES = {
    "thunderclap": "7.2.2",
    "avalanche": "7.2.3",
    "sling": "7.2.3",
    "roller": "7.2.3",
    "shrapnel": "6.0",
    "rampage": "Event Chart",
    "lightning": "Event Chart",
}


class VolleyStep(ColossiStep):
    """Attack the listed units one after another; one gone by then is skipped (10)."""

    name = "volley"
    rule = "7.2.2"
    frame = VolleyFrame

    def run(self, s: ColossiState, dice: Dice) -> Change[ColossiState]:
        frame = s.top_frame(VolleyFrame)
        t = Telling(s, dice)
        if not frame.shots:
            t.pop()
            return t.change
        shot, *left = frame.shots
        t.become(replace(frame, shots=tuple(left)))
        target = self._target(s, shot.unit)
        if target is not None:
            self._attack(t, frame, replace(shot, unit=target.id))
        return t.change

    def _target(self, s: ColossiState, unit: UnitId) -> Unit | None:
        """The unit that takes the attack: the Ore Carrier for a unit that has become its passenger (69)."""
        field = self.field(s)
        listed = s.units[unit]
        if listed.place != "map":
            return None
        return field.sheltering(listed)

    def _attack(self, t: Telling, frame: VolleyFrame, shot: Shot) -> None:
        field = self.field(t.s)
        target = t.s.units[shot.unit]
        structure = field.is_structure(field.unit_hex(shot.unit))
        tally = self._dice(t.s, frame, shot, structure=structure)
        dn = self.ground.values(target).dn
        name = unit_name(t.s, target.id)
        purpose = say("{attack} on {unit}", attack=VOLLEYS[frame.volley], unit=name)
        faces = t.roll(purpose, tally.total).faces
        hits = sum(face > dn for face in faces)
        rule = RULES[frame.volley]
        t.tell(
            UnitAttacked(
                unit=target.id,
                cause=frame.cause,
                attack=frame.volley,
                faces=faces,
                dn=dn,
                hits=hits,
                structure=structure,
                reckoning=tally.lines,
                rule=rule,
            )
        )
        if hits or frame.origin is not None:
            t.push(HitsFrame(unit=target.id, hits=hits, origin=frame.origin))

    def _dice(self, s: ColossiState, frame: VolleyFrame, shot: Shot, *, structure: bool) -> Tally:
        """The dice with their reasons: the top's CF, what the attack adds to it, the Structure (127)."""
        row = self.ground.edition.tribes
        tribe = None if frame.cause is None else s.tribes.get(frame.cause)
        cf = shot.cf if tribe is None else self.ground.top(tribe).cf
        tally = Tally((), row.least).plus(cf, say("Combat factor"), "7.2.2")
        if shot.cf > cf:
            tally = tally.plus(shot.cf - cf, say("Boulders below"), "7.2.2, 127")
        elif shot.cf < cf:
            tally = tally.plus(shot.cf - cf, say("Next to the target"), "7.2.3, 132")
        if structure:
            tally = tally.plus(row.structure, say("In a Structure"), "2.2, 127")
        return tally


class HitsStep(ColossiStep):
    """Take hits one at a time: a marker step or the damaged side, as the player likes (5.1.1, 7)."""

    name = "hits"
    rule = "5.1.1"
    frame = HitsFrame

    def actors(self, s: ColossiState) -> tuple[Seat, ...]:
        frame = s.top_frame(HitsFrame)
        unit = s.units[frame.unit]
        has_choice = len(harm.hit_choices(self.ground, unit)) > 1
        return (MARINES,) if frame.hits and unit.place == "map" and has_choice else ()

    def legal(self, s: ColossiState, seat: Seat) -> Iterable[Action]:
        frame = s.top_frame(HitsFrame)
        for choice in harm.hit_choices(self.ground, s.units[frame.unit]):
            yield AllotHit(seat=seat, unit=frame.unit, choice=choice)

    def check(self, s: ColossiState, action: Action) -> None:
        frame = s.top_frame(HitsFrame)
        if not isinstance(action, AllotHit) or action.unit != frame.unit:
            raise IllegalAction(
                say("First decide how {unit} takes its hit.", unit=unit_name(s, frame.unit)), self.rule
            )

    def apply(self, s: ColossiState, action: Action, dice: Dice) -> Change[ColossiState]:
        frame = s.top_frame(HitsFrame)
        assert isinstance(action, AllotHit)
        t = Telling(s, dice)
        t.become(replace(frame, hits=frame.hits - 1))
        harm.take_hit(t, frame.unit, action.choice, self.rule)
        return t.change

    def run(self, s: ColossiState, dice: Dice) -> Change[ColossiState]:
        frame = s.top_frame(HitsFrame)
        t = Telling(s, dice)
        unit = s.units[frame.unit]
        choices = harm.hit_choices(self.ground, unit)
        if unit.place != "map":
            t.pop()
        elif not frame.hits:
            t.become(*(() if frame.origin is None else (RetreatFrame(unit=unit.id, origin=frame.origin),)))
        elif unit.kind == "carrier":
            t.pop()
            harm.hit_carrier(t, unit.id, frame.hits, frame.origin, self.rule)
        elif choices:
            t.become(replace(frame, hits=frame.hits - 1))
            harm.take_hit(t, unit.id, choices[0], self.rule)
        else:
            t.pop()
            harm.eliminate(t, unit.id, self.rule)
        return t.change


STEPS = (VolleyStep, HitsStep)
