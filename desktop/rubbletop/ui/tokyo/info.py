# SPDX-License-Identifier: GPL-3.0-or-later
"""The selected counter looked at large: both sides, its values and what they are for, what is special."""

from rubbletop.games.tokyo import funds
from rubbletop.games.tokyo.actions.godran import GODRAN
from rubbletop.games.tokyo.ground import Ground
from rubbletop.games.tokyo.state import Fund, TokyoState, Unit
from rubbletop.games.tokyo.tables import UnitRow
from rubbletop.games.tokyo.words.names import listed, unit_name
from rubbletop.kernel.facts import NO_WORDS, Message, UnitId, say
from rubbletop.ui.game_screen import PieceInfo, Value
from rubbletop.ui.tokyo import lore, standing
from rubbletop.ui.tokyo.pieces import FUND, fund_words, godran_states, unit_states
from rubbletop.ui.tokyo.unit_faces import fund_face, godran_face, strength, unit_face

RECONSTRUCTED = say("* reconstructed")


def piece_info(ground: Ground, s: TokyoState, piece: str) -> PieceInfo | None:
    """Return a counter looked at large; None when it is not there any more."""
    if piece == GODRAN:
        return _godran(ground, s)
    unit = s.units.get(UnitId(piece))
    if unit is not None:
        return _unit(ground, s, unit) if unit.place in ("map", "box", "hand") else None
    fund = s.funds.get(piece.removeprefix(FUND)) if piece.startswith(FUND) else None
    return _fund(ground, s, fund) if fund is not None else None


def _unit(ground: Ground, s: TokyoState, unit: Unit) -> PieceInfo:
    row = ground.row(unit)
    values = _values(ground, s, row)
    starred = (RECONSTRUCTED,) if any(value.shown.endswith("*") for value in values) else ()
    facts = (*_now(unit_states(ground, s, unit)), lore.ability(ground, unit.kind), *starred)
    return PieceInfo(
        title=unit_name(s, unit.id),
        face=unit_face(ground, s, unit),
        back=unit_face(ground, s, unit, back=True),
        back_title=say("back"),
        values=values,
        notes=(_joined(*facts),),
    )


def _values(ground: Ground, s: TokyoState, row: UnitRow) -> tuple[Value, ...]:
    """VP, and the values of the kind; a star marks what is reconstructed."""

    def shown(column: str, value: str) -> str:
        return f"{value} *" if column in row.reconstructed else value

    points = Value(label=say("VP"), shown=shown("vp", str(row.vp)), use=say("worth"))
    reach = Value(label=say("Range"), shown=shown("range", str(row.range)), use=say("areas"))
    if row.type == "superweapon":
        price = Value(label=say("¥"), shown=str(funds.target(ground, s)), use=say("cost"))
        return (reach, points, price)
    found = [
        Value(label=say("CS"), shown=shown("cs", strength(row)), use=say("dice")),
        Value(label=say("MP"), shown=shown("mp", str(row.mp)), use=say("steps")),
    ]
    if row.type == "populace":
        saved = Value(label=say("VP"), shown=shown("vp", str(row.vp)), use=say("saved"))
        cost = Value(label=say("¥"), shown=shown("cost", str(row.cost)), use=say("to move"))
        return (*found, saved, cost)
    cost = Value(label=say("¥"), shown=shown("cost", str(row.cost)), use=say("cost"))
    return (*found, reach, points, cost)


def _godran(ground: Ground, s: TokyoState) -> PieceInfo:
    field = ground.field(s)
    values = (
        Value(label=say("AP"), shown=str(ground.action_points(s)), use=say("a turn")),
        Value(label=say("CS"), shown=str(field.strength()), use=say("strength")),
        Value(label=say("VP"), shown=str(standing.havoc(s).total), use=say("so far")),
    )
    calm = godran_face(ground, s)
    return PieceInfo(
        title=say("GODRAN"),
        face=calm,
        back=None,
        back_title=NO_WORDS,
        values=values,
        notes=(_joined(*_now(godran_states(s)), lore.GODRAN),),
    )


def _fund(ground: Ground, s: TokyoState, fund: Fund) -> PieceInfo:
    goal = funds.target(ground, s)
    values = (
        Value(label=say("¥"), shown=str(fund.amount), use=say("paid")),
        Value(label=say("¥"), shown=str(goal), use=say("when done")),
    )
    rule = say(
        "The type is settled in secret at ¥{declared}; at ¥{done} the superweapon is done (XI).",
        declared=ground.edition.game.weapon_declared,
        done=goal,
    )
    return PieceInfo(
        title=say("Superweapon fund"),
        face=fund_face(ground, s, fund),
        back=None,
        back_title=NO_WORDS,
        values=values,
        notes=(fund_words(ground, s, fund), rule),
    )


def _now(states: tuple[Message, ...]) -> tuple[Message, ...]:
    """Return how a counter stands as one sentence, if there is anything to tell."""
    return (say("Now: {states}.", states=listed(states)),) if states else ()


def _joined(*facts: Message) -> Message:
    """Return several facts as one line."""
    template = " ".join(f"{{s{n}}}" for n in range(len(facts)))
    return Message(template, {f"s{n}": fact for n, fact in enumerate(facts)})
