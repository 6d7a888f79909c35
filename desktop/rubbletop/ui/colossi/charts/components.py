# SPDX-License-Identifier: GPL-3.0-or-later
"""Charts of the counters and cards, with what is reconstructed marked as such (2.1, 2.3)."""

from rubbletop.games.colossi.ground import Ground
from rubbletop.games.colossi.state import Boulder, ColossiState
from rubbletop.games.colossi.tables import BoulderFace, UnitRow, Values
from rubbletop.games.colossi.words.names import KINDS, TRIBES, listed
from rubbletop.games.colossi.words.tribes import INDICATORS
from rubbletop.kernel.facts import Message, UnitId, say
from rubbletop.ui.colossi.charts.base import NONE, number
from rubbletop.ui.game_screen import Chart

STAR = "*"


def units(ground: Ground, s: ColossiState) -> Chart:
    """All units with the values of both sides."""
    return Chart(
        title=say("Units: CF / DN / MA (* reconstructed)"),
        rule="2.1.1, 2.1.3",
        head=(say("Counters"), say("Unit"), say("Full side"), say("Damaged side")),
        rows=tuple(_unit(row) for row in ground.edition.units),
        now=_unit_now(ground, s),
    )


def _unit_now(ground: Ground, s: ColossiState) -> int | None:
    """The kind of the unit that decides or is decided about."""
    unit = s.units.get(getattr(s.top, "unit", UnitId(""))) if s.stack else None
    kinds = [row.kind for row in ground.edition.units]
    return None if unit is None else kinds.index(unit.kind)


def _unit(row: UnitRow) -> tuple[Message, ...]:
    damaged = NONE
    if row.damaged is not None:
        every = ("cf", "dn", "ma") if "damaged" in row.reconstructed else ()
        damaged = _values(row.damaged, every)
    return number(row.count or 1), KINDS[row.kind], _values(row.full, row.reconstructed), damaged


def _values(values: Values, reconstructed: tuple[str, ...]) -> Message:
    parts = []
    for name, value in (("cf", values.cf), ("dn", values.dn), ("ma", values.ma)):
        shown = "–" if value is None else str(value)
        parts.append(f"{shown}{STAR}" if name in reconstructed and value is not None else shown)
    return Message(" / ".join(parts))


def boulders(ground: Ground, s: ColossiState) -> Chart:
    """All boulders with both sides."""
    rows = []
    names = []
    for tribe in ground.edition.boulders:
        for row in tribe.rows:
            names.append(row.id)
            star = "" if row.printed else STAR
            rows.append((TRIBES[tribe.tribe], _side(row.front, star), _side(row.back, star)))
    return Chart(
        title=say("Boulders: CF / DN, special attack (* reconstructed)"),
        rule="2.1.2.3",
        head=(say("Tribe"), say("Full side"), say("Reduced side")),
        rows=tuple(rows),
        now=_boulder_now(s, names),
        cell=_side_now(s),
    )


def _acting_top(s: ColossiState) -> Boulder | None:
    """The top boulder of the stack that acts."""
    stack = None if s.acting is None else s.tribes.get(s.acting)
    return None if stack is None else stack.stack[0]


def _boulder_now(s: ColossiState, names: list[str]) -> int | None:
    top = _acting_top(s)
    return None if top is None else names.index(top.id)


def _side_now(s: ColossiState) -> int | None:
    """The column of the side that the acting boulder shows."""
    top = _acting_top(s)
    return None if top is None else 2 if top.reduced else 1


def _side(side: BoulderFace, star: str) -> Message:
    return Message(f"{side.cf} / {side.dn}{star}  {side.code}")


def cards(ground: Ground, s: ColossiState) -> Chart:
    """All Action cards; the one face up is lit, those used are marked."""
    numbers = list(ground.cards)
    used = set(s.cards) - {s.card}
    return Chart(
        title=say("Action cards (all reconstructed)"),
        rule="7.1",
        head=(say("Card"), say("Ties"), say("Order")),
        rows=tuple(
            (
                say("{card}, used", card=n) if n in used else number(n),
                INDICATORS[card.indicator],
                listed([TRIBES[tribe] for tribe in card.order]),
            )
            for n, card in ground.cards.items()
        ),
        now=numbers.index(s.card) if s.card in numbers else None,
    )
