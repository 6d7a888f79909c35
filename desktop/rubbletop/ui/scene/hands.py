# SPDX-License-Identifier: GPL-3.0-or-later
"""The player's hands on the board: drag, click and click, keyboard, all through the same picks."""

from collections.abc import Callable, Mapping

from PySide6.QtCore import QObject, QPoint, QPointF, Signal

from rubbletop.kernel.facts import Action, IllegalAction, SpaceId, say
from rubbletop.kernel.rules import Offer
from rubbletop.kernel.state import GameState
from rubbletop.ui.decide.picks import Picks, goes_on, picks_of
from rubbletop.ui.game_screen import CarryingScreen, LeavingScreen, Reach, StandInScreen
from rubbletop.ui.scene.board_view import BoardView
from rubbletop.ui.scene.fanning import Fanning
from rubbletop.ui.scene.gathering import GatheringScreen
from rubbletop.ui.scene.legal_lights import legal_lights
from rubbletop.ui.scene.lights import Lights
from rubbletop.ui.scene.motion import Motion
from rubbletop.ui.scene.performance import breath_run, home_run
from rubbletop.ui.scene.preview import Preview, of_way
from rubbletop.ui.scene.table import Table
from rubbletop.ui.scene.turning import turned
from rubbletop.ui.words import ruled, worded

Check = Callable[[Action], IllegalAction | None]


class Hands(QObject):
    """Turns what the player does on the board into an action, or into the reason why not.

    ``chosen`` brings an action, ``walked`` several that are to be submitted one by one, ``refused``
    the reason against an action, ``undecided`` the offers among which a menu at a place (global
    pixels) must decide. ``picking`` follows the clicks, ``looked_at`` the counter to show at large
    ("" for none), ``told`` a line for the status bar. ``dropped`` is a counter that was put down and
    lies where the player left it until the answer is told; with ``is_walking`` it lies at the end of
    a way whose steps are still being played. ``touched`` tells that the player clicked or took something.
    ``gathered`` is what has been gathered with Shift, in words.
    """

    chosen = Signal(object)
    walked = Signal(object)
    refused = Signal(object)
    undecided = Signal(object, object)
    picking = Signal(object)
    looked_at = Signal(str)
    told = Signal(str)
    touched = Signal()
    gathered = Signal(str)

    def __init__(
        self,
        table: Table,
        board_view: BoardView,
        motion: Motion,
        view: GameState,
        *,
        check: Check,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._table = table
        self._board_view = board_view
        self._motion = motion
        self._view = view
        self._check = check
        self.preview = Preview(table, board_view)
        self.fanning = Fanning(table, self.preview.breadth, self)
        self.fanning.opened.connect(self._look_again)
        self._asked: GameState | None = None
        self._picks = Picks()
        self._reach: Mapping[SpaceId, Reach] = {}
        self._threatened: tuple[str, ...] = ()
        self._hovered: tuple[str, ...] | None = None
        self._grip = QPointF()
        self._looked_at = ""
        self._pointed: str | None = None
        self._last: tuple[str, ...] = ()
        self._meant_instead: tuple[str, ...] = ()
        self._carried = ""
        self._carrying = table.screen if isinstance(table.screen, CarryingScreen) else None
        if self._carrying is not None:
            self._carrying.reach_changed.connect(self._reach_anew)
        if isinstance(table.screen, GatheringScreen):
            table.screen.gathering.connect(self.put_back)
        self.dropped: str | None = None
        self.is_walking = False

    @property
    def picks(self) -> Picks:
        """The clicks so far."""
        return self._picks

    @property
    def reach(self) -> Mapping[SpaceId, Reach]:
        """Where the selected counter may go, near and far."""
        return self._reach

    @property
    def looked_at_piece(self) -> str:
        """The counter that is shown at large, "" for none."""
        return self._looked_at

    # What is asked

    def ask(self, view: GameState, offers: tuple[Offer, ...]) -> None:
        """Let the player decide between these; a counter stays selected while its action goes on.

        Where it has had its decision, the screen may turn to the next. The only counter that can be
        clicked is selected, unless a button might be wanted instead. ``picking`` is left to the caller,
        who tells the question before the clicks.
        """
        if not goes_on(self._asked, view):
            self.look_at("")
        self._asked = view
        self._face(view)
        self._picks = Picks(offers, instead=self._stand_ins(offers))
        lit, taken = self._picks.lit, turned(self._table.screen, view, self._looked_at)
        if len(lit) == 1 and lit[0] in self._table.counters and not self._picks.menu:
            taken = lit[0]
        again = self._picks.afresh(taken) if taken in self._table.counters else None
        self._take_up(again if again is not None and again.lit else self._picks)

    def _stand_ins(self, offers: tuple[Offer, ...]) -> dict[str, tuple[Offer, ...]]:
        """What may be clicked for offers that name nothing on the board."""
        screen, found = self._table.screen, dict[str, tuple[Offer, ...]]()
        if isinstance(screen, StandInScreen):
            for offer in (offer for offer in offers if not picks_of(offer)):
                for name in screen.stand_ins(self._view, offer):
                    found[name] = (*found.get(name, ()), offer)
        return found

    def rest(self, view: GameState) -> None:
        """Let the player look, but decide nothing."""
        self._face(view)
        self._become(Picks())

    def _face(self, view: GameState) -> None:
        self._view = view
        self._threatened = tuple(self._table.screen.threatened(view))

    def show_last(self, spaces: tuple[str, ...]) -> None:
        """Mark the spaces of the last move until the next one."""
        self._last = spaces
        self._light()

    def put_back(self) -> None:
        """Undo all clicks; a counter in hand goes back to its place."""
        self._glide_back()
        self._become(self._picks.cleared())
        self.look_at("")
        self.told.emit("")

    def _become(self, picks: Picks) -> None:
        self._take_up(picks)
        self.picking.emit(picks)

    def _take_up(self, picks: Picks) -> None:
        self._picks = picks
        self._reach = {}
        if self._carried and self._carrying is not None:
            self._carrying.put_down()
        self._carried = ""
        if len(picks.path) == 1 and picks.path[0] in self._table.counters:
            self._reach = self._table.screen.reach(self._view, picks.path[0])
            self.look_at(picks.path[0])
        self._hovered = None
        self._meant_instead = ()
        self.preview.clear()
        self._light()
        if self._reach:
            self._table.clear_sight(self._reach)

    def _carries(self, name: str) -> bool:
        """Take a counter along that no decision names; tell whether it can go anywhere."""
        picks = self._picks
        if (
            self._carrying is None
            or name not in self._table.counters
            or name in picks.lit
            or not picks.offers
        ):
            return False
        if name != self._carried:
            self._become(picks.cleared())
        self._reach = self._table.screen.reach(self._view, name)
        if not self._reach:
            return False
        self._carried = name
        self.look_at(name)
        self._light()
        return True

    def _reach_anew(self) -> None:
        """Light where the counter taken along can go, now that it stands for something else."""
        self._reach = self._table.screen.reach(self._view, self._carried) if self._carried else {}
        self._light()

    def _light(self) -> None:
        legal = legal_lights(self._table, self._picks, self._meant_instead, self._reach, self._carried)
        self._table.show_lights(Lights(legal, self._threatened, self._last))
        self._mark()

    def _mark(self) -> None:
        chosen = frozenset((*self._picks.path, self._looked_at))
        self._table.mark_counters(frozenset(self._picks.lit), chosen, self._pointed)

    def point_at(self, name: str | None) -> None:
        """Give a counter the keyboard's attention."""
        self._pointed = name
        self._mark()

    def look_at(self, name: str) -> None:
        """Show a counter at large."""
        if name != self._looked_at:
            self._looked_at = name
            self._mark()
            if name in self._table.counters:
                self._breathe(name)
            self.looked_at.emit(name)

    def _breathe(self, name: str) -> None:
        # A breath is an extra: where motion is reduced there is none.
        if not self._motion.is_reduced:
            self._motion.start([breath_run(self._table.counters[name])])

    # Clicks

    def click(self, under: tuple[str, ...], at: QPoint) -> None:
        """Take a click on these ids, nearest first; ``at`` is where, in global pixels."""
        self.touched.emit()
        if self._click_along(under):
            return
        hit = self._meant(under)
        if hit is not None:
            self._pick(hit, at)
            return
        top = under[0] if under else ""
        afresh = self._picks.afresh(top) if under else None
        place = under[-1] if under else ""
        if place in self._reach and not (top in self._table.counters and afresh is not None):
            self.walked.emit(self._reach[SpaceId(place)].actions)
        elif top and self._picks.path[-1:] == (top,):
            # The only counter that can be clicked stays selected: there is nothing else to turn to.
            if self._picks.cleared().lit != (top,):
                self.put_back()
        elif afresh is not None:
            self._become(self._picks.cleared())
            self._pick(top, at)
        elif not self._picks.path and (through := self._picks.through(under)) is not None:
            # What is clicked tells who acts on it; how is asked.
            self._become(through)
            self.undecided.emit(through.menu, at)
        elif under:
            self._click_in_vain(under)
        else:
            self.put_back()

    def gather(self, under: tuple[str, ...]) -> bool:
        """Take a click with Shift held on these ids; tell whether it gathered what is nearest."""
        screen, name = self._table.screen, under[0] if under else ""
        if not (
            isinstance(screen, GatheringScreen) and self._picks.offers and screen.gathers(self._view, name)
        ):
            return False
        self.touched.emit()
        try:
            gathered = screen.gather(self._view, (*self._picks.path[:1], name))
        except IllegalAction as refusal:
            self.refused.emit(refusal)
        else:
            self.gathered.emit(worded(gathered))
        return True

    def _click_along(self, under: tuple[str, ...]) -> bool:
        """Take a click that takes a counter along, or says where it goes; tell whether it was one."""
        top, place = (under[0], under[-1]) if under else ("", "")
        if not self._carried:
            # A counter may be taken along after its own place was clicked.
            return self._picks.path in ((), (place,)) and self._carries(top)
        if place in self._reach:
            self.walked.emit(self._reach[SpaceId(place)].actions)
        elif place == self._table.place_of(self._carried) or not place:
            if top == self._carried or not self._carries(top):
                self.put_back()
        elif (refusal := self._why_not((self._carried, place))) is not None:
            self.refused.emit(refusal)
        else:
            return False
        return True

    def _click_in_vain(self, under: tuple[str, ...]) -> None:
        top = under[0]
        refusal = self._why_not((*self._picks.path, top))
        if self._picks.path and refusal is not None:
            self.refused.emit(refusal)
            return
        self._become(self._picks.cleared())
        self.look_at(top if top in self._table.counters else "")
        if refusal is not None and (top in self._table.counters or top in self._table.boxes):
            self.refused.emit(refusal)

    def _meant(self, under: tuple[str, ...]) -> str | None:
        """Return the lit id that is meant: under the pointer, or the only lit counter of the place."""
        hit = self._picks.resolved(under)
        if hit is None and under and self._picks.path:
            lit = frozenset(self._picks.lit)
            here = [name for name in self._table.places.get(under[-1], ()) if name in lit]
            hit = here[0] if len(here) == 1 else None
        return hit

    def _pick(self, hit: str, at: QPoint) -> None:
        picks = self._picks.picked(hit)
        if (action := picks.chosen) is not None:
            self.chosen.emit(action)
        elif picks.menu and not picks.lit:
            self._become(picks)
            self.undecided.emit(picks.menu, at)
        else:
            self._become(picks)

    def _why_not(self, path: tuple[str, ...]) -> IllegalAction | None:
        """Return why these clicks lead nowhere; None when they mean nothing at all."""
        if not self._picks.offers:
            return None
        action = self._table.screen.attempt(self._view, path)
        return self._check(action) if action is not None else None

    # Dragging

    def lift(self, name: str, point: QPointF) -> None:
        """Take a counter in hand at a point of the board."""
        self.touched.emit()
        table = self._table
        counter = table.counters[name]
        if name in self._picks.lit:
            self._become(self._picks.picked(name))
        elif self._picks.path[-1:] != (name,) and not self._carries(name):
            again = self._picks.afresh(name)
            self._become(again if again is not None else self._picks.cleared())
        self.look_at(name)
        self._grip = counter.pos() - point
        table.hold(name)
        self.fanning.close()
        counter.setPos(point + self._grip)
        self._hovered = None

    def carry(self, point: QPointF) -> None:
        """Move the counter in hand."""
        table = self._table
        if table.held is not None:
            table.counters[table.held].setPos(point + self._grip)
            self.hover(point)

    def drop(self, point: QPointF, at: QPoint) -> None:
        """Put the counter in hand down."""
        table = self._table
        name = table.held
        if name is None:
            return
        under = table.under(point)
        place = under[-1] if under else ""
        hit = self._meant(under) if name in self._picks.path else None
        self.preview.clear()
        if hit is not None:
            self._let_go(name)
            self._pick(hit, at)
        elif place in self._reach:
            self._let_go(name)
            self.walked.emit(self._reach[SpaceId(place)].actions)
        elif not place:
            self._drop_beside(name)
        else:
            self._glide_back()
            if place != table.place_of(name):
                self._refuse_drop(name, under)

    def _drop_beside(self, name: str) -> None:
        """Put a counter down beside the board, which takes it off where that means something."""
        screen = self._table.screen
        leaving = screen.leaving(self._view, name) if isinstance(screen, LeavingScreen) else None
        if leaving is None or not self._picks.offers:
            self._glide_back()
        elif (refusal := self._check(leaving)) is not None:
            self._glide_back()
            self.refused.emit(refusal)
        else:
            self._let_go(name)
            self.chosen.emit(leaving)

    def _refuse_drop(self, name: str, under: tuple[str, ...]) -> None:
        refusal = self._why_not_there(name, under)
        if refusal is None and self._picks.offers:
            refusal = IllegalAction(say("That counter cannot be put there now."), "")
        if refusal is not None:
            self.refused.emit(refusal)

    def _why_not_there(self, name: str, under: tuple[str, ...]) -> IllegalAction | None:
        """Return why a counter may not be put on these ids; one that may not act at all comes first."""
        paths = [(*self._picks.path, target) for target in under]
        if name not in self._picks.path:
            paths = [(name,), *((name, target) for target in under)]
        reasons = (self._why_not(path) for path in paths)
        return next((reason for reason in reasons if reason is not None), None)

    def _let_go(self, name: str) -> None:
        """Leave the counter where it is until the answer has come."""
        self._table.hold(None)
        self.dropped = name

    def _glide_back(self) -> None:
        """Send the counter in hand, or one just dropped, back to where the view has it."""
        name = self._table.held or self.dropped or ""
        self._table.hold(None)
        self.dropped = None
        counter = self._table.counters.get(name)
        if counter is not None and counter.pos() != counter.home:
            self._motion.start([home_run(self._table, name)])
        elif counter is not None:
            self._table.send_home(name)

    # Hovering

    def hover(self, point: QPointF) -> None:
        """Show what a click here would do."""
        table = self._table
        under = table.under(point)
        if table.held is None:
            # Where what is selected may still go is not to be covered by the fan of its own place.
            is_own = bool(self._reach) and under[-1:] == (table.place_of(self._looked_at),)
            self.fanning.mind(point, under, may_open=not self._carried and not is_own)
        if under != self._hovered:
            self._hovered = under
            self.foresee(under)

    def _look_again(self) -> None:
        self._hovered = None

    def leave(self) -> None:
        """Show nothing: the pointer is gone."""
        self._hovered = None
        self.fanning.close()
        self.preview.clear()
        self._light_instead(())

    def _light_instead(self, under: tuple[str, ...]) -> None:
        """Light all that stands for the buttons for which one of these ids stands."""
        known = self._picks.instead
        offers = next((known[name] for name in under if name in known), None)
        meant = tuple(name for name, others in known.items() if others == offers)
        if meant != self._meant_instead:
            self._meant_instead = meant
            self._light()

    def foresee(self, under: tuple[str, ...]) -> None:
        """Show what a click on these ids would do: the way, the odds, or why not."""
        self.preview.clear()
        table, picks = self._table, self._picks
        if not picks.path and table.held is None and not self._carried:
            self._light_instead(under)
            self._foresee_click(under)
            return
        hit = self._meant(under) if not self._carried else None
        place = under[-1] if under else ""
        reach = self._reach.get(SpaceId(place))
        meant = reach.actions[-1:] if self._carried and reach is not None else ()
        offers = picks.picked(hit).left if hit is not None else meant
        has_odds = bool(offers) and self.preview.odds(self._view, offers, hit or place, picks.path)
        if reach is not None and (hit is None or hit == place):
            self.preview.way(reach, place, self._carried or picks.path[0])
            note = reach.note if has_odds else of_way(reach)
            here = worded(table.screen.space_text(self._view, SpaceId(place))) if place in table.spots else ""
            self.told.emit(" · ".join(part for part in (here, worded(note) if note else "") if part))
        elif hit is None and table.held is not None and place and place != table.place_of(table.held):
            self.preview.not_there(place)
            refusal = self._why_not_there(table.held, under)
            self.told.emit(ruled(refusal.reason, refusal.rule) if refusal is not None else "")

    def _foresee_click(self, under: tuple[str, ...]) -> None:
        """Show the odds of what one click on these ids would decide at once."""
        hit = self._meant(under)
        offers = self._picks.picked(hit).left if hit is not None else ()
        if hit is not None and offers and all(len(picks_of(offer)) == 1 for offer in offers):
            self.preview.odds(self._view, offers, hit, ())

    def foresee_offer(self, offer: Offer) -> None:
        """Show the odds of an offer whose button is pointed at."""
        clicked = picks_of(offer)[-1:] or self._picks.path[-1:]
        if clicked:
            self.preview.odds(self._view, (offer,), clicked[0], self._picks.path[:1])
