# SPDX-License-Identifier: GPL-3.0-or-later
"""The sequence of play as the strip shows it: the eight phases of a turn, before them the set-up (V, VI)."""

from rubbletop.games.tokyo.frames import attacks, godran, money, movement, muster, opening
from rubbletop.games.tokyo.state import TokyoState
from rubbletop.games.tokyo.words.names import seat_name
from rubbletop.kernel.facts import Message, Seat, say
from rubbletop.kernel.state import Frame
from rubbletop.ui.game_screen import Phase

SETUP = "setup"
TITLES: dict[str, Message] = {
    SETUP: say("Set-up"),
    "income": say("Income"),
    "bid": say("Bid"),
    "activate": say("Activate"),
    "research": say("Research"),
    "develop": say("Develop"),
    "godran": say("GODRAN"),
    "move": say("Movement"),
    "attack": say("Attack"),
}
_FRAMES: dict[type[Frame], tuple[str, ...]] = {
    opening.SectorsFrame: (SETUP,),
    opening.RollOffFrame: (SETUP,),
    opening.DealFrame: (SETUP,),
    opening.PlacingFrame: (SETUP,),
    money.IncomeFrame: ("income",),
    money.TradeFrame: ("income",),
    money.BiddingFrame: ("bid",),
    money.PenaltyFrame: ("bid",),
    money.TieFrame: ("bid",),
    muster.PlansFrame: ("activate", "research"),
    muster.LooksFrame: ("research",),
    muster.DevelopFrame: ("develop",),
    godran.GodranFrame: ("godran",),
    movement.MovementFrame: ("move",),
    attacks.AttacksFrame: ("attack",),
}
"""The boxes that a frame at the bottom of the stack belongs to; shopping lists are made for two at once."""


def present(s: TokyoState) -> tuple[str, ...]:
    """Return the keys of the boxes in progress, none once the game is over."""
    return _FRAMES.get(type(s.stack[0]), ()) if s.stack else ()


def number_of(s: TokyoState) -> int:
    """Return the number, from 1, of the first phase in progress; 0 in the set-up and after the end."""
    now = present(s)
    return list(TITLES).index(now[0]) if now else 0


def phases(s: TokyoState) -> tuple[Phase, ...]:
    """Return the boxes with their marks; the box of the set-up goes when the first turn begins."""
    now = present(s)
    names = [name for name in TITLES if name != SETUP or now == (SETUP,)]
    first = names.index(now[0]) if now else len(names)
    return tuple(
        Phase(title=TITLES[name], mark="now" if name in now else "done" if n < first else "next")
        for n, name in enumerate(names)
    )


def heading(s: TokyoState) -> tuple[Message, Message]:
    """Return the turn, and what goes on in one muted line."""
    return turn_words(s.turn), _line(s)


def turn_words(turn: int) -> Message:
    """Return which turn it is, in words."""
    return say("Turn {turn}", turn=turn) if turn else say("Opening")


def _line(s: TokyoState) -> Message:
    match present(s)[:1]:
        case ("setup",):
            return _setup_line(s.stack[0])
        case ("income",):
            return say("Phase 1 · Mega-Yen")
        case ("bid",):
            return say("Phase 2 · secret bids")
        case ("activate",):
            return say("Phases 3 and 4 · secret lists")
        case ("research",):
            return say("Phase 4 · Origin cards")
        case ("develop",):
            return say("Phase 5 · superweapons")
        case ("godran",):
            return say("Phase 6 · {player}", player=_controller(s))
        case ("move",):
            return say("Phase 7 · {player} moves", player=seat_name(s, _first(s)))
        case ("attack",):
            return say("Phase 8 · {player} attacks", player=seat_name(s, _first(s)))
        case _:
            return say("The game is over")


def _setup_line(frame: Frame) -> Message:
    if isinstance(frame, opening.SectorsFrame):
        return say("Sectors")
    if isinstance(frame, opening.RollOffFrame):
        return say("First player")
    return say("Populace")


def _controller(s: TokyoState) -> Message:
    return seat_name(s, s.controller) if s.controller is not None else say("nobody")


def _first(s: TokyoState) -> Seat:
    """Whose turn it is in a phase that is played one after another."""
    frame = s.stack[0]
    assert isinstance(frame, movement.MovementFrame | attacks.AttacksFrame), frame
    return frame.left[0] if frame.left else s.seats[0]
