# SPDX-License-Identifier: GPL-3.0-or-later
"""Orbital Strikes requested by an HQ (5.3.4.2; rulings 84 to 87)."""

from collections.abc import Iterator

from rubbletop.games.colossi import harm
from rubbletop.games.colossi.actions.marines import Strike
from rubbletop.games.colossi.events.marines import FeatureStruck
from rubbletop.games.colossi.frames.marines import ActingFrame
from rubbletop.games.colossi.ground import Field, Ground
from rubbletop.games.colossi.state import Unit
from rubbletop.games.colossi.steps.marines.bars import is_fresh
from rubbletop.games.colossi.steps.marines.deed import Deed, attack_begun, spent
from rubbletop.games.colossi.steps.marines.fire import standard_attack
from rubbletop.games.colossi.steps.marines.weapons import NO_TARGET, struck_first, target_hex
from rubbletop.games.colossi.telling import Telling
from rubbletop.kernel.bars import Bar
from rubbletop.kernel.facts import Action, Seat, SpaceId, UnitId, say
from rubbletop.kernel.tally import Tally

HQS = Bar(say("Only an HQ can request an Orbital Strike."), "5.3.4.2")
MARKED = Bar(say("A Stunned or Paralyzed HQ cannot request an Orbital Strike."), "5.3.4.2")
WHOLE = Bar(say("An HQ that requests an Orbital Strike can do nothing else."), "5.3.4.2, 87")
RUBBLE = Bar(say("Orbital Strikes are made on tribes and on what Rubble has turned into."), "5.3.4.2, 84")
NO_NUMBER = Bar(say("No strike can be aimed at a hex without a number."), "5.3.4.2, 85")
WEAK = Bar(say("The modifiers leave the strike no dice."), "5.3.4.2, 85")
UNSEEN = Bar(say("Neither the HQ nor a Marine near it, in its sight, sees the target."), "5.3.4.2, 87")


def strike_targets(field: Field) -> list[tuple[UnitId, SpaceId]]:
    """Return the tribes and features that can be struck, with their hexes, in table order (84)."""
    found = [(t.id, t.hex) for t in field.s.tribes.values() if t.hex is not None]
    return [*found, *((r.id, r.hex) for r in field.s.rubble.values() if r.face is not None)]


def strike_tally(field: Field, unit: Unit, at: SpaceId) -> Tally:
    """Return the dice of a strike: the last digit of its hex, less for damage and landing (85)."""
    row = field.ground.edition.marines.strike
    tally = Tally().plus(field.last_digit(at), say("Last digit of the hex"), "5.3.4.2")
    if unit.damaged:
        tally = tally.plus(row.damaged, say("Damaged"), "5.3.4.2")
    if unit.arrival:
        tally = tally.plus(row.landed, say("Landed this turn"), "5.3.4.2")
    return struck_first(field, tally)


def spotters(field: Field, unit: Unit) -> list[SpaceId]:
    """Return the hexes that can direct a strike: the HQ's own, then those of Marines it sees (87)."""
    at = field.unit_hex(unit.id)
    reach = field.ground.edition.marines.strike.spotter
    marines = [
        u.hex
        for u in field.s.units.values()
        if u.place == "map" and u.hex is not None and u.id != unit.id
        and field.ground.is_marine(u) and u.marker != "paralyzed"
        and field.board.distance(at, u.hex) <= reach and field.marine_sees(at, u.hex)
    ]  # fmt: skip
    return [at, *marines]


def why_no_request(field: Field, act: ActingFrame) -> Bar | None:
    """Return why a unit cannot request a strike now, None where it can."""
    unit = field.s.units[act.unit]
    if unit.marker:
        return MARKED
    return None if is_fresh(act) else WHOLE


def why_no_strike(field: Field, unit: Unit, at: SpaceId, seers: list[SpaceId]) -> Bar | None:
    """Return why a strike cannot be made on a hex, None where it can (85, 87)."""
    if field.board.hexes[at].number is None:
        return NO_NUMBER
    if strike_tally(field, unit, at).total < 1:
        return WEAK
    return None if any(field.marine_sees(seer, at) for seer in seers) else UNSEEN


class StrikeDeed(Deed):
    """Strike: as many dice as the last digit of the hex, each six counting twice; two sixes end a feature."""

    action = Strike
    kinds = frozenset({"hq"})
    wrong = HQS

    def choices(self, field: Field, act: ActingFrame, seat: Seat) -> Iterator[Action]:
        if why_no_request(field, act) is not None:
            return
        unit = field.s.units[act.unit]
        seers = spotters(field, unit)
        for target, at in strike_targets(field):
            if why_no_strike(field, unit, at, seers) is None:
                yield Strike(seat=seat, unit=act.unit, target=target)

    def bar(self, field: Field, act: ActingFrame, action: Action) -> Bar | None:
        assert isinstance(action, Strike)
        if (bar := why_no_request(field, act)) is not None:
            return bar
        at = dict(strike_targets(field)).get(action.target)
        if at is None:
            return RUBBLE if action.target in field.s.rubble else NO_TARGET
        unit = field.s.units[act.unit]
        return why_no_strike(field, unit, at, spotters(field, unit))

    def do(self, t: Telling, ground: Ground, act: ActingFrame, action: Action) -> None:
        assert isinstance(action, Strike)
        target = action.target
        struck = attack_begun(t, act, target)
        field = ground.field(t.s)
        at = target_hex(field, target)
        assert at is not None, "a target on the map"
        tally = strike_tally(field, t.s.units[act.unit], at)
        faces = t.roll(say("Orbital Strike"), tally.total).faces
        if target in t.s.tribes:
            standard_attack(t, ground, act.unit, target, faces, attack="strike", tally=tally)
        else:
            destroyed = faces.count(6) >= ground.edition.marines.strike.feature
            t.tell(
                FeatureStruck(
                    unit=act.unit,
                    target=target,
                    hex=at,
                    faces=faces,
                    destroyed=destroyed,
                    reckoning=tally.lines,
                    rule="5.3.4.2",
                )
            )
            if destroyed:
                harm.remove_rubble(t, target, "5.3.4.2")
        spent(t, struck)
