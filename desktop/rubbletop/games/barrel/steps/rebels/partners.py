# SPDX-License-Identifier: GPL-3.0-or-later
"""Other rebels join a bombing, other players the defence (Player Alliance in Bombing; 49, 50)."""

from collections.abc import Iterable

from rubbletop.games.barrel.actions.rebels import CallHelp, DefendAlone, HelpDefend, JoinBombing, StayOut
from rubbletop.games.barrel.bombing import allies
from rubbletop.games.barrel.events.rebels import BombingJoined, DefenceAnswered, HelpCalled
from rubbletop.games.barrel.frames.rebels import BlastFrame, DefenceFrame, PartnersFrame
from rubbletop.games.barrel.state import BarrelState, replace
from rubbletop.games.barrel.steps.base import BarrelStep
from rubbletop.games.barrel.steps.rebels.bars import CALL_OR_NOT, HELP_OR_NOT, JOIN_OR_NOT, NO_HELP
from rubbletop.kernel.bars import Bar, refuse
from rubbletop.kernel.dice import Dice
from rubbletop.kernel.facts import Action, Seat
from rubbletop.kernel.state import Change


class PartnersStep(BarrelStep):
    """Who was called is asked in playing order; rebels that join have acted this turn."""

    name = "partners"
    rule = "Player Alliance in Bombing, 49"
    frame = PartnersFrame

    def actors(self, s: BarrelState) -> tuple[Seat, ...]:
        return s.top_frame(PartnersFrame).asked[:1]

    def legal(self, s: BarrelState, seat: Seat) -> Iterable[Action]:
        return [JoinBombing(seat=seat), StayOut(seat=seat)]

    def check(self, s: BarrelState, action: Action) -> None:
        refuse(None if isinstance(action, JoinBombing | StayOut) else JOIN_OR_NOT)

    def apply(self, s: BarrelState, action: Action, dice: Dice) -> Change[BarrelState]:
        t = self.telling(s, dice)
        frame = s.top_frame(PartnersFrame)
        bombing = frame.bombing
        joined = isinstance(action, JoinBombing)
        if joined:
            bombing = replace(bombing, partners=(*bombing.partners, action.seat))
            t.s = t.s.with_rebels(action.seat, acted=True)
        t.tell(BombingJoined(leader=action.seat, joined=joined))
        t.become(PartnersFrame(bombing=bombing, asked=frame.asked[1:]))
        return t.change

    def run(self, s: BarrelState, dice: Dice) -> Change[BarrelState]:
        t = self.telling(s, dice)
        bombing = s.top_frame(PartnersFrame).bombing
        t.become(DefenceFrame(bombing=bombing, asked=allies(t.ground, s, bombing)))
        return t.change


class DefenceStep(BarrelStep):
    """The victim asks whom she likes, one by one, among those who could add something to the defence."""

    name = "defence"
    rule = "Player Alliance in Bombing, 50"
    frame = DefenceFrame

    def actors(self, s: BarrelState) -> tuple[Seat, ...]:
        frame = s.top_frame(DefenceFrame)
        if frame.called is not None:
            return (frame.called,)
        return (frame.bombing.victim,) if frame.asked else ()

    def legal(self, s: BarrelState, seat: Seat) -> Iterable[Action]:
        frame = s.top_frame(DefenceFrame)
        if frame.called is not None:
            return [HelpDefend(seat=seat), StayOut(seat=seat)]
        return [*(CallHelp(seat=seat, ally=ally) for ally in frame.asked), DefendAlone(seat=seat)]

    def check(self, s: BarrelState, action: Action) -> None:
        refuse(_why_not(s.top_frame(DefenceFrame), action))

    def apply(self, s: BarrelState, action: Action, dice: Dice) -> Change[BarrelState]:
        t = self.telling(s, dice)
        frame = s.top_frame(DefenceFrame)
        match action:
            case CallHelp():
                others = tuple(seat for seat in frame.asked if seat != action.ally)
                t.tell(HelpCalled(victim=action.seat, ally=action.ally))
                t.become(replace(frame, asked=others, called=action.ally))
            case DefendAlone():
                t.become(BlastFrame(bombing=frame.bombing))
            case _:
                helps = isinstance(action, HelpDefend)
                added = (action.seat,) if helps else ()
                bombing = replace(frame.bombing, allies=(*frame.bombing.allies, *added))
                t.tell(DefenceAnswered(ally=action.seat, helps=helps))
                t.become(replace(frame, bombing=bombing, called=None))
        return t.change

    def run(self, s: BarrelState, dice: Dice) -> Change[BarrelState]:
        t = self.telling(s, dice)
        t.become(BlastFrame(bombing=s.top_frame(DefenceFrame).bombing))
        return t.change


def _why_not(frame: DefenceFrame, action: Action) -> Bar | None:
    """Return why something cannot be decided about a defence now, None where it can."""
    if frame.called is not None:
        return None if isinstance(action, HelpDefend | StayOut) else HELP_OR_NOT
    match action:
        case CallHelp():
            return None if action.ally in frame.asked else NO_HELP
        case DefendAlone():
            return None
        case _:
            return CALL_OR_NOT
