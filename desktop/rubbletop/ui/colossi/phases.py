# SPDX-License-Identifier: GPL-3.0-or-later
"""The sequence of play as the strip shows it: the phases, the present one, and the turn (3.2)."""

from rubbletop.games.colossi.frames import cup, marines, tribes
from rubbletop.games.colossi.ground import Ground
from rubbletop.games.colossi.state import ColossiState
from rubbletop.games.colossi.steps.marines.acting import able
from rubbletop.kernel.facts import Message, say
from rubbletop.kernel.state import Frame
from rubbletop.ui.game_screen import Phase

TITLES: dict[str, Message] = {
    "event": say("Event"),
    "recovery": say("Recovery"),
    "landing": say("Landing"),
    "actions": say("Actions"),
    "aura": say("Aura"),
    "colossi": say("Colossi"),
    "final": say("Final"),
}
_FRAMES: dict[type[Frame], str] = {
    cup.EventFrame: "event",
    marines.RecoveryFrame: "recovery",
    marines.LandingFrame: "landing",
    marines.ActionsFrame: "actions",
    cup.AuraFrame: "aura",
    cup.RevealFrame: "aura",
    tribes.ColossiFrame: "colossi",
    tribes.EntryFrame: "colossi",
    tribes.CardFrame: "colossi",
    tribes.ActivationsFrame: "colossi",
    tribes.FinalFrame: "final",
}
_FIRST: dict[str, str] = {"recovery": "event", "colossi": "aura"}
"""While the first frame of a phase waits under others, the phase before it has not ended yet."""


def phase_of(s: ColossiState) -> str:
    """Return the key of the phase in progress, "" once the game is over.

    The frame of the phase lies at the bottom of the stack and interrupts lie upon it; the frame of the next
    phase is laid down already while the last effect of a phase goes on.
    """
    for frame in reversed(s.stack):
        name = _FRAMES.get(type(frame))
        if name is not None:
            return _FIRST.get(name, name) if _is_still_to_begin(frame, s.stack[-1]) else name
    return ""


def _is_still_to_begin(frame: Frame, top: Frame) -> bool:
    if frame is top:
        return False
    match frame:
        case marines.RecoveryFrame():
            return not frame.begun
        case tribes.ColossiFrame():
            return True
        case _:
            return False


def phases(s: ColossiState) -> tuple[Phase, ...]:
    """Return the seven boxes with their marks."""
    now = phase_of(s)
    names = list(TITLES)
    present = names.index(now) if now else len(names)
    return tuple(
        Phase(title=TITLES[name], mark="done" if n < present else "now" if n == present else "next")
        for n, name in enumerate(names)
    )


def heading(ground: Ground, s: ColossiState) -> tuple[Message, Message]:
    """Return the turn, and what is going on in one muted line."""
    return turn_words(ground, s.turn), _line(ground, s)


def turn_words(ground: Ground, turn: int) -> Message:
    """Return which turn it is, in words."""
    turns = ground.edition.panic.turns
    return say("Turn {turn} of {turns}", turn=min(turn, turns), turns=turns)


def _line(ground: Ground, s: ColossiState) -> Message:
    match phase_of(s):
        case "event":
            return say("Event Phase")
        case "recovery":
            return say("Marines · recovery")
        case "landing":
            return say("Marines · landing")
        case "actions":
            return say("Marines · to act: {left}", left=len(able(ground.field(s))))
        case "aura":
            return say("Ancestral Aura")
        case "colossi":
            return say("The Colossi act")
        case "final":
            return say("Final Phase")
        case _:
            return say("The game is over")
