# SPDX-License-Identifier: GPL-3.0-or-later
"""The selected counter looked at large: both sides, its values and what they are for, what is special."""

from rubbletop.games.colossi.ground import Ground
from rubbletop.games.colossi.state import Boulder, ColossiState, Rubble, Tribe, Unit
from rubbletop.games.colossi.tables import Values
from rubbletop.games.colossi.words.names import CODES, EVENTS, FACES, TRIBES, tribe_name, unit_name
from rubbletop.kernel.facts import NO_WORDS, Message, UnitId, say
from rubbletop.ui.colossi import lore
from rubbletop.ui.colossi.faces import (
    boulder_face,
    event_face,
    rubble_face,
    tribe_face,
    unit_face,
    unit_markers,
)
from rubbletop.ui.colossi.pieces import BOULDER_ID, EVENT_ID, stone_states, unit_states
from rubbletop.ui.game_screen import PieceInfo, Value
from rubbletop.ui.words import signed

RECONSTRUCTED = say("* reconstructed")


def piece_info(ground: Ground, s: ColossiState, piece: str) -> PieceInfo | None:
    """Return a counter looked at large; None when it is not there any more."""
    key = UnitId(piece)
    if key in s.units:
        return _unit(ground, s, s.units[key])
    if key in s.tribes:
        return _tribe(ground, s, s.tribes[key])
    if key in s.rubble:
        return _rubble(ground, s, s.rubble[key])
    if piece.startswith(EVENT_ID):
        return _event(ground, piece.removeprefix(EVENT_ID))
    boulder = piece.removeprefix(BOULDER_ID)
    return _boulder(ground, s, boulder) if boulder in ground.boulders else None


def _unit(ground: Ground, s: ColossiState, unit: Unit) -> PieceInfo:
    row = ground.units[unit.kind]
    has_back = row.damaged is not None
    return PieceInfo(
        title=unit_name(s, unit.id),
        face=unit_face(ground, unit, markers=unit_markers(s, unit)),
        back=unit_face(ground, unit, damaged=not unit.damaged) if has_back else None,
        back_title=say("full side") if unit.damaged else say("damaged side"),
        values=_unit_values(ground, unit, ground.values(unit), row.reconstructed),
        notes=(
            _joined(
                *unit_states(s, unit),
                lore.ability(ground.edition, unit.kind),
                *_starred(bool(row.reconstructed)),
            ),
        ),
    )


def _unit_values(
    ground: Ground, unit: Unit, values: Values, reconstructed: tuple[str, ...]
) -> tuple[Value, ...]:
    """CF, DN, MA and JP; a star marks what is reconstructed."""
    if unit.damaged and "damaged" in reconstructed:
        reconstructed = ("cf", "dn", "ma")

    def shown(column: str, value: str) -> str:
        return f"{value} *" if column in reconstructed else value

    found = []
    if values.cf is not None:
        found.append(Value(label=say("CF"), shown=shown("cf", str(values.cf)), use=say("fire")))
    found.append(Value(label=say("DN"), shown=shown("dn", str(values.dn)), use=say("defence")))
    if unit.kind == "carrier":
        found.append(Value(label=say("MA"), shown="–", use=say("by rail")))
    else:
        half = say("half: {half}", half=values.ma // 2)
        found.append(Value(label=say("MA"), shown=shown("ma", str(values.ma)), use=half))
    if ground.units[unit.kind].jump:
        found.append(Value(label=say("JP"), shown="", use=say("jumps")))
    return tuple(found)


def _starred(is_reconstructed: bool) -> tuple[Message, ...]:
    return (RECONSTRUCTED,) if is_reconstructed else ()


def _joined(*facts: Message) -> Message:
    """Return several facts as one line."""
    template = " · ".join(f"{{s{n}}}" for n in range(len(facts)))
    return Message(template, {f"s{n}": fact for n, fact in enumerate(facts)})


def _tribe(ground: Ground, s: ColossiState, tribe: Tribe) -> PieceInfo:
    top = tribe.stack[0]
    side = ground.top(tribe)
    star = "" if ground.boulders[top.id].printed else " *"
    back = Boulder(id=top.id, reduced=not top.reduced)
    values = (
        Value(label=say("CF"), shown=f"{side.cf}{star}", use=say("strength")),
        Value(label=say("DN"), shown=f"{side.dn}{star}", use=say("defence")),
        Value(label=Message(side.code), shown="", use=CODES[side.code]),
    )
    strength = say(
        "Thunderclap: {dice} dice, those for the boulders below included (7.2.2).",
        dice=ground.thunderclap_cf(tribe),
    )
    return PieceInfo(
        title=tribe_name(tribe.id),
        face=tribe_face(ground, s, tribe),
        back=boulder_face(ground, back),
        back_title=say("full side") if top.reduced else say("reduced side"),
        values=values,
        notes=(
            _joined(*stone_states(s, tribe), strength),
            _joined(lore.special(ground.edition, side.code), *_starred(bool(star))),
        ),
    )


def _rubble(ground: Ground, s: ColossiState, rubble: Rubble) -> PieceInfo:
    if rubble.face is not None:
        return PieceInfo(
            title=FACES[rubble.face],
            face=rubble_face(ground, s, rubble),
            back=None,
            back_title=NO_WORDS,
            values=(),
            notes=(lore.feature(ground.edition, rubble.face),),
        )
    values = (Value(label=say("DN"), shown=str(ground.edition.rubble.dn), use=say("defence")),)
    return PieceInfo(
        title=say("Rubble"),
        face=rubble_face(ground, s, rubble),
        back=None,
        back_title=NO_WORDS,
        values=values,
        notes=(_joined(*stone_states(s, rubble), lore.RUBBLE),),
    )


def _event(ground: Ground, event: str) -> PieceInfo:
    return PieceInfo(
        title=EVENTS[event],
        face=event_face(event),
        back=None,
        back_title=NO_WORDS,
        values=(),
        notes=(lore.event(ground.edition, event),),
    )


def _boulder(ground: Ground, s: ColossiState, boulder: str) -> PieceInfo:
    row = ground.boulders[boulder]
    edition = ground.edition
    points = (edition.council if ground.is_council(s) else edition.panic).points.boulder
    return PieceInfo(
        title=TRIBES[ground.tribe_of[boulder]],
        face=boulder_face(ground, Boulder(id=boulder, reduced=True)),
        back=boulder_face(ground, Boulder(id=boulder)),
        back_title=say("full side"),
        values=(),
        notes=(
            say("Out of play, victory points: {points}", points=signed(points)),
            *_starred(not row.printed),
        ),
    )
