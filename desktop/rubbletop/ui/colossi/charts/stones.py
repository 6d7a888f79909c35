# SPDX-License-Identifier: GPL-3.0-or-later
"""Charts of events, of what Rubble turns into, and of the special attacks (Event Chart, 6.0, 7.2)."""

from collections.abc import Sequence
from typing import get_args

from rubbletop.games.colossi.frames.harm import VolleyFrame
from rubbletop.games.colossi.frames.tribes import (
    RiftFrame,
    RollerFrame,
    SpecialFrame,
    StareFrame,
    StompFrame,
    TremorFrame,
)
from rubbletop.games.colossi.ground import Ground
from rubbletop.games.colossi.state import ColossiState
from rubbletop.games.colossi.tables import SIDES, EventId
from rubbletop.games.colossi.tribe_tables import Special
from rubbletop.games.colossi.words.names import CODES, EVENTS, FACES
from rubbletop.kernel.facts import Message, say
from rubbletop.kernel.state import Frame
from rubbletop.ui.colossi import lore
from rubbletop.ui.colossi.charts.base import NONE, number
from rubbletop.ui.colossi.charts.base import faces as span_of
from rubbletop.ui.game_screen import Chart

SHOCKS: dict[str, Message] = {
    "none": say("nothing"),
    "stunned": say("Stunned; Paralyzed if it was Stunned"),
    "paralyzed": say("Paralyzed; damaged if it was Paralyzed"),
    "damaged": say("damaged; eliminated if it was damaged or has no back"),
}

FRAMES: dict[type[Frame], Special] = {
    RiftFrame: "FT",
    TremorFrame: "FT",
    RollerFrame: "RL",
    StareFrame: "MS",
    StompFrame: "PD",
}
VOLLEYS: dict[str, Special] = {"avalanche": "AV", "sling": "BS"}
"""The attacks that go on while these lie on the stack."""


def events(ground: Ground, s: ColossiState) -> Chart:
    """All Event counters; the one in force is lit."""
    names = list(ground.edition.events)
    in_force = [names.index(event) for event in names if event in s.events]
    return Chart(
        title=say("Event Chart, {left} counters left in the cup", left=len(s.cup)),
        rule="4.0",
        head=(say("Counters"), say("Event"), say("Effect")),
        rows=tuple(
            (_counters(ground, s, event, count), EVENTS[event], lore.event(ground.edition, event))
            for event, count in ground.edition.events.items()
        ),
        now=in_force[-1] if in_force else None,
    )


def _counters(ground: Ground, s: ColossiState, event: EventId, count: int) -> Message:
    """How many counters of an event the battle has, and how many of them were drawn, which is open (13)."""
    if ground.is_council(s) and event in ground.edition.council.cup_without:
        return NONE
    drawn = s.used.count(event)
    return say("{count}, drawn: {drawn}", count=count, drawn=drawn) if drawn else number(count)


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


def special_now(ground: Ground, s: ColossiState) -> Special | None:
    """Return the special attack that is about to be made or goes on, None where none does."""
    for frame in reversed(s.stack):
        match frame:
            case SpecialFrame() if frame.tribe in s.tribes:
                code = ground.top(s.tribes[frame.tribe]).code
                return None if code == "?" else code
            case VolleyFrame() if frame.volley in VOLLEYS:
                return VOLLEYS[frame.volley]
            case _ if type(frame) in FRAMES:
                return FRAMES[type(frame)]
            case _:
                pass
    return None


def _special_now(ground: Ground, s: ColossiState, codes: Sequence[Special]) -> int | None:
    code = special_now(ground, s)
    return None if code is None else codes.index(code)


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
        cell=0 if special_now(ground, s) == "PD" else None,
    )


def tombstones(ground: Ground, s: ColossiState) -> Chart:
    """Which special attack the Tombstones make."""
    return Chart(
        title=say("Tombstones: their special attack"),
        rule="7.2.4",
        head=(say("Die"), say("Special attack")),
        rows=tuple((number(n), CODES[code]) for n, code in enumerate(ground.edition.tribes.die, start=1)),
        now=_special_now(ground, s, ground.edition.tribes.die) if _is_tomb(s) else None,
    )


def _is_tomb(s: ColossiState) -> bool:
    """Whether the stack that acts is one of the Tombstones."""
    stack = None if s.acting is None else s.tribes.get(s.acting)
    return stack is not None and stack.tribe == "tomb"
