# SPDX-License-Identifier: GPL-3.0-or-later
"""Drawing from the Event Cup (4.0, 5.3.4.1, 9.0; rulings 14, 15, 44, 83, 156)."""

from collections.abc import Iterable, Sequence
from typing import assert_never, cast

from rubbletop.games.colossi.actions.cup import KeepEvent
from rubbletop.games.colossi.events.common import PhaseBegan
from rubbletop.games.colossi.events.cup import CupEmpty, EventDrawn, EventReturned, EventsOffered, EventsTaken
from rubbletop.games.colossi.frames import cup as frames
from rubbletop.games.colossi.frames.marines import RecoveryFrame
from rubbletop.games.colossi.ground import Field
from rubbletop.games.colossi.state import ColossiState, replace
from rubbletop.games.colossi.steps.base import COLOSSI, ColossiStep, for_events
from rubbletop.games.colossi.tables import EventId
from rubbletop.games.colossi.telling import Telling
from rubbletop.kernel.bag import drawn
from rubbletop.kernel.dice import Dice
from rubbletop.kernel.facts import Action, IllegalAction, Seat, say
from rubbletop.kernel.state import Change, Frame


class EventStep(ColossiStep):
    """Begin the turn: draw one counter, or two after a successful reconnaissance (4.0, 83).

    Two players draw two in every turn (9.0). Ruling: but not where a counter makes one more be drawn.
    """

    name = "event"
    rule = "4.0"
    frame = frames.EventFrame

    def run(self, s: ColossiState, dice: Dice) -> Change[ColossiState]:
        t = Telling(s, dice)
        t.tell(PhaseBegan(turn=s.turn, phase="event", rule=self.rule))
        t.become(RecoveryFrame())
        if len(s.cup) < 2 or (s.recon != s.turn and COLOSSI not in s.seats):
            t.push(frames.DrawFrame())
        else:
            self._offer(t)
        return t.change

    def _offer(self, t: Telling) -> None:
        """Draw two counters; of two players only the one who keeps one of them sees them."""
        seat, rule = for_events(t.s), keeping_rule(t.s)
        secret = None
        if COLOSSI in t.s.seats:
            secret = (seat,)
            t.tell(EventsTaken(seat=seat, rule=rule))
        offered = (_draw(t, secret), _draw(t, secret))
        t.tell(EventsOffered(drawn=offered, seen_by=secret, rule=rule))
        t.push(frames.KeepFrame(drawn=offered))


class DrawStep(ColossiStep):
    """Draw a counter and put it into effect; an empty cup means no event (15)."""

    name = "draw"
    rule = "4.0"
    frame = frames.DrawFrame

    def run(self, s: ColossiState, dice: Dice) -> Change[ColossiState]:
        frame = s.top_frame(frames.DrawFrame)
        t = Telling(s, dice)
        t.pop()
        if s.cup:
            event = _draw(t)
            _return_gemstones(t, frame.back)
            _put_into_effect(t, self.field(s), event, self.rule)
        else:
            t.tell(CupEmpty(rule=self.rule))
            _return_gemstones(t, frame.back)
        return t.change


class KeepStep(ColossiStep):
    """Keep one of the two counters; the other goes back before anything else is drawn (83)."""

    name = "keep"
    rule = "5.3.4.1"
    frame = frames.KeepFrame

    def actors(self, s: ColossiState) -> tuple[Seat, ...]:
        return (for_events(s),)

    def legal(self, s: ColossiState, seat: Seat) -> Iterable[Action]:
        for event in dict.fromkeys(_offered(s)):
            yield KeepEvent(seat=seat, event=event)

    def check(self, s: ColossiState, action: Action) -> None:
        if not isinstance(action, KeepEvent) or action.event not in _offered(s):
            raise IllegalAction(
                say("Keep one of the two counters that were drawn."), f"{keeping_rule(s)}, 83"
            )

    def apply(self, s: ColossiState, action: Action, dice: Dice) -> Change[ColossiState]:
        assert isinstance(action, KeepEvent)
        t = Telling(s, dice)
        t.pop()
        others = list(_offered(s))
        others.remove(action.event)
        secret = (action.seat,) if COLOSSI in s.seats else None
        _return(t, others[0], f"{keeping_rule(s)}, 83", secret)
        _put_into_effect(t, self.field(s), cast("EventId", action.event), keeping_rule(s))
        return t.change


def keeping_rule(s: ColossiState) -> str:
    """Return the section by which two counters are drawn in this turn and one of them kept."""
    return "5.3.4.1" if s.recon == s.turn else "9.0"


def _offered(s: ColossiState) -> Sequence[str]:
    frame = s.top_frame(frames.KeepFrame)
    return frame.drawn


def _draw(t: Telling, seen_by: tuple[Seat, ...] | None = None) -> EventId:
    event, left = drawn(t.dice, t.s.cup, say("Event counter"), seen_by)
    t.s = replace(t.s, cup=left)
    return cast("EventId", event)


def _return(t: Telling, event: str, rule: str, seen_by: tuple[Seat, ...] | None = None) -> None:
    t.s = replace(t.s, cup=(*t.s.cup, event))
    t.tell(EventReturned(event=cast("EventId", event), seen_by=seen_by, rule=rule))


def _return_gemstones(t: Telling, event: str) -> None:
    """Put a counter that was in effect back into the cup, once another was drawn for it (44)."""
    if event:
        t.s = replace(t.s, used=tuple(used for used in t.s.used if used != event))
        _return(t, event, "Event Chart, 44")


def _put_into_effect(t: Telling, field: Field, event: EventId, rule: str) -> None:
    t.s = replace(t.s, used=(*t.s.used, event), events=(*t.s.events, event))
    t.tell(EventDrawn(event=event, left=len(t.s.cup), rule=rule))
    t.push(*_effect(field, event))


def _effect(field: Field, event: EventId) -> tuple[Frame, ...]:  # a case for each counter of the chart
    """Return the frames that an event begins with; winds that only last have none."""
    tribes = tuple(tribe.id for tribe in field.tribes_in_order())
    match event:
        case "wave" | "hurricane":
            return ()
        case "acid_rain":
            return (frames.AcidRainFrame(),)
        case "rock_garden":
            hidden = tuple(rubble.id for rubble in field.hidden_rubble())
            return (frames.RockGardenFrame(rubble=hidden),)
        case "lightning":
            return (frames.LightningFrame(),)
        case "rampage":
            return (frames.RampageFrame(tribes=tribes),)
        case "storm":
            return (frames.StormFrame(),)
        case "pop_rocks":
            return (frames.PopRocksFrame(tribes=tribes),)
        case "honoring":
            return (frames.HonoringFrame(),)
        case "supply":
            return (frames.SupplyFrame(left=field.ground.edition.cup.supplied),)
        case "gallstones":
            return (frames.GallstonesFrame(),)
        case "gemstones":
            return (frames.GemstonesFrame(),)
        case "tectonic":
            return (frames.TectonicFrame(left=field.ground.edition.cup.eruptions),)
        case _:
            assert_never(event)


STEPS = (EventStep, DrawStep, KeepStep)
