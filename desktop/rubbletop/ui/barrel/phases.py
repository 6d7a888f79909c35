# SPDX-License-Identifier: GPL-3.0-or-later
"""The sequence of play as the strip shows it: two rounds of actions, then the checks (Game Sequence)."""

from rubbletop.games.barrel.frames import checks, opening, orders, rebels, war
from rubbletop.games.barrel.state import BarrelState
from rubbletop.games.barrel.words.names import seat_name
from rubbletop.kernel.facts import Message, say
from rubbletop.kernel.state import Frame
from rubbletop.ui.game_screen import Phase

SETUP = "setup"
TITLES: dict[str, Message] = {
    SETUP: say("Set-up"),
    "first": say("First actions"),
    "second": say("Second actions"),
    "war": say("War"),
    "rebels": say("Rebels"),
    "pacifism": say("Pacifism"),
    "oil": say("Oil"),
    "order": say("Order of play"),
}
AGES: dict[int, Message] = {
    1: say("Invasion"),
    2: say("Guerrilla"),
    3: say("Transitional Government"),
}
SHORT_AGES: dict[int, Message] = AGES | {3: say("Government")}
"""As they are called where a name has to stand beside them."""

_FRAMES: dict[type[Frame], str] = {
    opening.RollOrderFrame: SETUP,
    opening.StartFrame: SETUP,
    war.RetreatsFrame: "war",
    war.AlliesFrame: "war",
    war.BattlesFrame: "war",
    rebels.RebelsFrame: "rebels",
    rebels.PartnersFrame: "rebels",
    rebels.DefenceFrame: "rebels",
    rebels.BlastFrame: "rebels",
    rebels.RepairFrame: "rebels",
    checks.PacifismFrame: "pacifism",
    checks.DisbandFrame: "pacifism",
    checks.PriceFrame: "oil",
    checks.GovernmentFrame: "oil",
    checks.ForfeitFrame: "oil",
    checks.ExtractionFrame: "oil",
    checks.StorageFrame: "oil",
    checks.NextTurnFrame: "order",
    checks.FinalFrame: "order",
}


def present(s: BarrelState) -> str:
    """Return the key of the box in progress, "" once the game is over."""
    if not s.stack:
        return ""
    frame = s.stack[0]
    if isinstance(frame, orders.TurnFrame):
        return "first" if frame.round == 1 else "second"
    return _FRAMES.get(type(frame), "second")


def phases(s: BarrelState) -> tuple[Phase, ...]:
    """Return the boxes with their marks; that of the set-up goes when the first turn begins."""
    now = present(s)
    names = [name for name in TITLES if name != SETUP or now == SETUP]
    first = names.index(now) if now else len(names)
    return tuple(
        Phase(title=TITLES[name], mark="now" if name == now else "done" if n < first else "next")
        for n, name in enumerate(names)
    )


def turn_words(turn: int, phase: int) -> Message:
    """Return which phase and turn it is, in words."""
    if not turn:
        return say("Opening")
    return say("Phase {phase} · Turn {turn}", phase=phase, turn=turn)


def heading(s: BarrelState) -> tuple[Message, Message]:
    """Return phase and turn, and what goes on in one muted line."""
    return turn_words(s.turn, s.phase), _line(s)


def _line(s: BarrelState) -> Message:
    now = present(s)
    if not now:
        return say("The game is over")
    frame = s.stack[0]
    if isinstance(frame, orders.TurnFrame) and frame.left:
        return say("{age} · {player}", age=SHORT_AGES[s.phase], player=seat_name(s, frame.left[0]))
    if now == "war":
        number = len(s.battles())
        return (
            say("War check · 1 battle") if number == 1 else say("War check · {number} battles", number=number)
        )
    return AGES[s.phase] if s.turn else say("Set Up")
