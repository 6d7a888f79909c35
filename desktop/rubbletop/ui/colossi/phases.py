# SPDX-License-Identifier: GPL-3.0-or-later
"""The sequence of play as the strip shows it: the phases, the present one, and the turn (3.2)."""

from rubbletop.games.colossi.events.common import PhaseBegan
from rubbletop.games.colossi.events.council import BattleBegan
from rubbletop.games.colossi.frames import council, cup, marines, tribes
from rubbletop.games.colossi.ground import Ground
from rubbletop.games.colossi.state import ColossiState
from rubbletop.games.colossi.steps.marines.acting import able
from rubbletop.games.colossi.words.names import TEAMS
from rubbletop.kernel.facts import Event, Message, say
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
SET_UP, INTERLUDE = "set_up", "interlude"
"""Before the first turn of scenario 2, and between the battles of a campaign: no box of the strip."""

_FRAMES: dict[type[Frame], str] = {
    cup.EventFrame: "event",
    marines.RecoveryFrame: "recovery",
    marines.LandingFrame: "landing",
    council.GatherFrame: SET_UP,
    council.InterludeFrame: INTERLUDE,
    marines.ActionsFrame: "actions",
    cup.AuraFrame: "aura",
    cup.RevealFrame: "aura",
    tribes.ColossiFrame: "colossi",
    tribes.EntryFrame: "colossi",
    council.WormholeFrame: "colossi",
    tribes.CardFrame: "colossi",
    tribes.ActivationsFrame: "colossi",
    tribes.FinalFrame: "final",
}
_FIRST: dict[str, str] = {"recovery": "event", "colossi": "aura"}
"""While the first frame of a phase waits under others, the phase before it has not ended yet."""


def phase_of(s: ColossiState) -> str:
    """Return the key of the phase in progress, or of what goes on outside the turns; "" once all is over.

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
    """Return the seven boxes with their marks; in the set-up of a battle they are all still to come."""
    now = phase_of(s)
    names = list(TITLES)
    present = -1 if now == SET_UP else names.index(now) if now in names else len(names)
    return tuple(
        Phase(title=TITLES[name], mark="done" if n < present else "now" if n == present else "next")
        for n, name in enumerate(names)
    )


def heading(ground: Ground, s: ColossiState) -> tuple[Message, Message]:
    """Return the turn, and what is going on in one muted line."""
    title = say("Set-up") if phase_of(s) == SET_UP else turn_words(ground.turns(s), s.turn)
    return title, _line(ground, s)


def turn_words(turns: int, turn: int) -> Message:
    """Return which turn it is of how many, in words."""
    return say("Turn {turn} of {turns}", turn=min(turn, turns), turns=turns)


def opens(ground: Ground, turns: int, event: Event) -> tuple[Message, Message] | None:
    """Return the heading and the line under which an event opens a part of the log, None for others.

    ``turns`` is how many the battle has that is being played.
    """
    match event:
        case PhaseBegan():
            return turn_words(turns, event.turn), TITLES[event.phase]
        case BattleBegan():
            return say("Set-up"), Message(ground.edition.council.title)
        case _:
            return None


def _line(ground: Ground, s: ColossiState) -> Message:
    match phase_of(s):
        case "event":
            return say("Event Phase")
        case "recovery":
            return say("Marines · recovery")
        case "landing":
            return _landing(s)
        case "set_up":
            return _team(s, say("The first team"))
        case "interlude":
            return say("Between the battles")
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


def _landing(s: ColossiState) -> Message:
    """The Reinforcement step: in scenario 2 a team comes in it, in a campaign lost units come back."""
    match s.top:
        case council.PickTeamFrame() | council.TeamFrame():
            return _team(s, say("Marines · the next team"))
        case council.ReturnFrame():
            return say("Marines · lost units return")
        case _:
            return say("Marines · landing")


def _team(s: ColossiState, other: Message) -> Message:
    match s.top:
        case council.TeamFrame() as frame:
            return say("{team} is placed", team=TEAMS[frame.team])
        case _:
            return other
