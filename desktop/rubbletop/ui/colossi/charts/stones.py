# SPDX-License-Identifier: GPL-3.0-or-later
"""Charts of events, of what Rubble turns into, and of the special attacks (Event Chart, 6.0, 7.2)."""

from typing import get_args

from rubbletop.games.colossi.frames.tribes import SpecialFrame, StompFrame
from rubbletop.games.colossi.ground import Ground
from rubbletop.games.colossi.state import ColossiState
from rubbletop.games.colossi.tables import SIDES
from rubbletop.games.colossi.tribe_tables import Special
from rubbletop.games.colossi.words.names import CODES, EVENTS, FACES
from rubbletop.kernel.facts import Message, say
from rubbletop.ui.colossi import lore
from rubbletop.ui.colossi.charts.base import faces as span_of
from rubbletop.ui.colossi.charts.base import number
from rubbletop.ui.game_screen import Chart

SHOCKS: dict[str, Message] = {
    "none": say("nothing"),
    "stunned": say("Stunned; Paralyzed if it was Stunned"),
    "paralyzed": say("Paralyzed; damaged if it was Paralyzed"),
    "damaged": say("damaged; eliminated if it was damaged or has no back"),
}


def events(ground: Ground, s: ColossiState) -> Chart:
    """All Event counters; the one in force is lit."""
    names = list(ground.edition.events)
    in_force = [names.index(event) for event in names if event in s.events]
    return Chart(
        title=say("Event Chart, {left} counters left in the cup", left=len(s.cup)),
        rule="4.0",
        head=(say("Counters"), say("Event"), say("Effect")),
        rows=tuple(
            (number(count), EVENTS[event], lore.event(ground.edition, event))
            for event, count in ground.edition.events.items()
        ),
        now=in_force[-1] if in_force else None,
    )


def faces(ground: Ground, s: ColossiState) -> Chart:
    """What Rubble can turn into, with the number of counters."""
    return Chart(
        title=say("Ancestral Aura: what Rubble turns into (numbers reconstructed)"),
        rule="6.0",
        head=(say("Counters"), say("Face"), say("Effect")),
        rows=tuple(
            (number(count), FACES[face], lore.feature(ground.edition, face))
            for face, count in ground.edition.rubble.faces.items()
        ),
    )


def specials(ground: Ground, s: ColossiState) -> Chart:
    """The special attacks by their code; the one being made is lit."""
    codes: list[Special] = list(get_args(Special))
    return Chart(
        title=say("Special attacks: the code on the top boulder"),
        rule="7.2.3",
        head=(say("Code"), say("Name"), say("Effect")),
        rows=tuple((Message(code), CODES[code], lore.special(ground.edition, code)) for code in codes),
        now=_special_now(ground, s, codes),
    )


def _special_now(ground: Ground, s: ColossiState, codes: list[Special]) -> int | None:
    top = s.stack[-1] if s.stack else None
    if not isinstance(top, SpecialFrame) or top.tribe not in s.tribes:
        return None
    code = ground.top(s.tribes[top.tribe]).code
    return codes.index(code) if code in codes else None


def stomp(ground: Ground, s: ColossiState) -> Chart:
    """The table of the Stomp."""
    rows = ground.edition.tribes.shocks
    return Chart(
        title=say("Stomp: a die for each unit within {reach} hexes", reach=ground.edition.tribes.stomp),
        rule="7.2.3",
        head=(say("Die"), say("Unit")),
        rows=tuple(
            (span_of(row.least, rows[n - 1].least - 1 if n else SIDES), SHOCKS[row.result])
            for n, row in enumerate(rows)
        ),
        now=0 if s.stack and isinstance(s.top, StompFrame) else None,
    )


def tombstones(ground: Ground, s: ColossiState) -> Chart:
    """Which special attack the Tombstones make."""
    return Chart(
        title=say("Tombstones: their special attack"),
        rule="7.2.4",
        head=(say("Die"), say("Special attack")),
        rows=tuple((number(n), CODES[code]) for n, code in enumerate(ground.edition.tribes.die, start=1)),
    )
