# SPDX-License-Identifier: GPL-3.0-or-later
"""Charts of the counters and cards, with what is reconstructed marked as such (2.1, 2.3)."""

from rubbletop.games.colossi.ground import Ground
from rubbletop.games.colossi.state import ColossiState
from rubbletop.games.colossi.tables import BoulderFace, UnitRow, Values
from rubbletop.games.colossi.words.names import KINDS, TRIBES, listed
from rubbletop.games.colossi.words.tribes import INDICATORS
from rubbletop.kernel.facts import Message, say
from rubbletop.ui.colossi.charts.base import number
from rubbletop.ui.game_screen import Chart

STAR = "*"


def units(ground: Ground, s: ColossiState) -> Chart:
    """All units with the values of both sides."""
    return Chart(
        title=say("Units: CF / DN / MA (* reconstructed)"),
        rule="2.1.1, 2.1.3",
        head=(say("Counters"), say("Unit"), say("Full side"), say("Damaged side")),
        rows=tuple(_unit(row) for row in ground.edition.units),
    )


def _unit(row: UnitRow) -> tuple[Message, ...]:
    damaged = Message("–")
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
    for tribe in ground.edition.boulders:
        for row in tribe.rows:
            star = "" if row.printed else STAR
            rows.append((TRIBES[tribe.tribe], _side(row.front, star), _side(row.back, star)))
    return Chart(
        title=say("Boulders: CF / DN, special attack (* reconstructed)"),
        rule="2.1.2.3",
        head=(say("Tribe"), say("Full side"), say("Reduced side")),
        rows=tuple(rows),
    )


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
