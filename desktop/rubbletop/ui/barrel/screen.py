# SPDX-License-Identifier: GPL-3.0-or-later
"""One More Barrel on the screen."""

from collections.abc import Iterable, Iterator, Mapping
from typing import cast

from PySide6.QtCore import QPointF, QRectF, SignalInstance
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from rubbletop.board.model import Board
from rubbletop.board.regions import RegionBoard
from rubbletop.games.barrel.actions.orders import March
from rubbletop.games.barrel.atlas import Atlas
from rubbletop.games.barrel.build import ground as shipped
from rubbletop.games.barrel.events.common import TurnBegun
from rubbletop.games.barrel.ground import Ground
from rubbletop.games.barrel.rules import BarrelRules
from rubbletop.games.barrel.state import BarrelState
from rubbletop.games.barrel.steps.orders.moves import Group, movable
from rubbletop.kernel.facts import Action, Event, Message, Seat, SpaceId, say
from rubbletop.kernel.rules import Offer
from rubbletop.ui.barrel import (
    account,
    attempts,
    boxes,
    digest,
    info,
    labels,
    mark_paint,
    marks,
    motions,
    odds,
    panels,
    phases,
    pieces,
    places,
    powers,
    scores,
    spaces,
)
from rubbletop.ui.barrel.art.board import paint_barrel_board
from rubbletop.ui.barrel.art.counters import paint_counter, paint_player_on_any_ground
from rubbletop.ui.barrel.art.face import AnyFace
from rubbletop.ui.barrel.art.sheet import SHEET
from rubbletop.ui.barrel.charts import all_charts
from rubbletop.ui.barrel.handful import Handful
from rubbletop.ui.barrel.help import sections as help_sections
from rubbletop.ui.barrel.panels.lately import lately
from rubbletop.ui.barrel.panels.review import Review
from rubbletop.ui.barrel.reach import Ways
from rubbletop.ui.game_screen import (
    Chart,
    Face,
    HelpSection,
    Mark,
    Motion,
    Odds,
    PanelFactory,
    Phase,
    Piece,
    PieceInfo,
    Reach,
    Ruling,
    Score,
    Standing,
)
from rubbletop.ui.paint.layers import Layer
from rubbletop.ui.scene.places import Lie


class BarrelScreen:
    """The GameScreen of Barrel; map and tables are those of the view in question."""

    def __init__(self, atlas: Atlas | None = None) -> None:
        self.atlas = Atlas(shipped) if atlas is None else atlas
        self.handful = Handful()
        self._rules = BarrelRules(self.atlas)
        self._ways = Ways(self._rules, self._taken)
        self._shown: BarrelState | None = None
        self._titles: Mapping[str, Message] = {}
        self._panels = panels.panels(self.atlas, self.handful)

    @property
    def panels(self) -> Mapping[str, PanelFactory[BarrelState]]:
        """The panels of the steps that have their own."""
        return self._panels

    def ground(self, view: BarrelState) -> Ground:
        """The map and the tables of a view."""
        return self.atlas.ground(view)

    # The board and what is printed around it

    def board(self, view: BarrelState) -> Board:
        """The map."""
        return self._map(view)

    def _map(self, view: BarrelState) -> RegionBoard:
        return self.ground(view).board

    def sheet(self, view: BarrelState) -> QRectF:
        """The whole printed sheet."""
        return SHEET

    def layers(self) -> tuple[str, ...]:
        """The printed layers, lowest first."""
        return tuple(layer.value for layer in Layer)

    def paint_layer(self, painter: QPainter, board: Board, layer: str) -> None:
        """Paint one layer of the map with its sheet."""
        assert isinstance(board, RegionBoard), "Barrel is played on regions"
        paint_barrel_board(painter, board, Layer(layer))

    def box_rects(self, view: BarrelState) -> Mapping[str, QRectF]:
        """The boxes of actions that can be chosen with so many players."""
        self._titles = boxes.titles(self.ground(view), view)
        return boxes.rects(self.ground(view), view)

    def furniture(self, view: BarrelState) -> tuple[tuple[QRectF, ...], ...]:
        """What stands around the map, in rows."""
        return places.furniture()

    def box_name(self, box: str) -> Message:
        """What a box of actions is called and does, and who has chosen it in the last view."""
        return self._titles.get(box, say("Action box"))

    def space_text(self, view: BarrelState, space: SpaceId) -> Message:
        """A region in words."""
        return spaces.space_text(self.ground(view), view, space)

    # What lies on it

    def pieces(self, view: BarrelState) -> tuple[Piece, ...]:
        """All counters to be seen."""
        self._shown, self._board = view, self._map(view)
        return pieces.all_pieces(self.ground(view), view)

    def spread(self, pieces: tuple[Piece, ...]) -> tuple[Lie, ...]:
        """How the counters of one region lie beside each other."""
        space = pieces[0].space
        assert space is not None, "counters of Barrel lie in regions"
        return places.spread(self._board, space, pieces)

    def piece_size(self) -> float:
        """The edge of a counter in a fan."""
        return places.FANNED

    def piece_shift(self) -> tuple[float, float]:
        """The spread says where counters lie."""
        return (0.0, 0.0)

    def paint_piece(self, painter: QPainter, face: Face, edge_px: float) -> None:
        """Paint a counter into the unit square."""
        paint_counter(painter, cast("AnyFace", face), edge_px)

    def live_marks(self, view: BarrelState) -> tuple[Mark, ...]:
        """What is painted live over the sheet."""
        deciders = self._rules.actors(view) if view.stack else ()
        ground = self.ground(view)
        return (*labels.labels(ground), *marks.live_marks(ground, view, deciders))

    def paint_mark(self, painter: QPainter, mark: Mark) -> None:
        """Paint a live mark."""
        mark_paint.paint_mark(painter, mark)

    def threatened(self, view: BarrelState) -> tuple[SpaceId, ...]:
        """The regions with a battle."""
        return spaces.threatened(view)

    # What is done on it

    def motions(self, event: Event) -> tuple[Motion, ...]:
        """How an event is shown on what lies on the map."""
        return motions.motions(event, self._shown)

    def reach(self, view: BarrelState, piece: str) -> Mapping[SpaceId, Reach]:
        """The regions to which a counter can be dragged."""
        found = self._ways.reach(view, piece)
        if not found:
            self.handful.drop()
        return found

    def _taken(self, view: BarrelState, piece: str, most: Group) -> Group:
        return self.handful.take(view, piece, most)

    @property
    def reach_changed(self) -> SignalInstance:
        """Tells that what is in hand stands for another number."""
        return self.handful.changed

    def take_one(self, alone: bool) -> None:
        """What is touched next stands for one troop or logistic, or for all of them."""
        self.handful.alone = alone

    def put_down(self) -> None:
        """Nothing is in hand any more."""
        self.handful.drop()

    def stand_ins(self, view: BarrelState, offer: Offer) -> tuple[str, ...]:
        """The box on the board that may be clicked for choosing it."""
        return boxes.stand_ins(offer)

    def attempt(self, view: BarrelState, picks: tuple[str, ...]) -> Action | None:
        """What clicking these ids in turn would mean, legal or not."""
        return attempts.attempt(self.ground(view), view, picks)

    def odds(self, view: BarrelState, action: Action) -> Odds | None:
        """What can come of an action."""
        ground = self.ground(view)
        if isinstance(action, March):
            action = self.handful.meant(action, movable(ground, view, action.seat, action.origin))
        return odds.odds(ground, view, action)

    def sight(self, view: BarrelState, a: SpaceId, b: SpaceId) -> Ruling:
        """Nothing is hidden from sight on this map."""
        told = say("There is no line of sight in this game.")
        return Ruling(clear=True, met=(), blocking=(), sentence=told)

    # What stands beside it

    def heading(self, view: BarrelState) -> tuple[Message, Message]:
        """The turn, and what goes on."""
        return phases.heading(view)

    def phases(self, view: BarrelState) -> tuple[Phase, ...]:
        """The sequence of play, with what is in progress."""
        return phases.phases(view)

    def charts(self, view: BarrelState) -> tuple[Chart, ...]:
        """The player aids."""
        return all_charts(self.ground(view), view)

    def help(self, view: BarrelState) -> tuple[HelpSection, ...]:
        """The rules in our own words, with the values of the game on the table."""
        return help_sections(self.ground(view))

    def score(self, event: Event) -> Score | None:
        """What the dice of an event came to."""
        return scores.score(event)

    def opens(self, event: Event) -> tuple[Message, Message] | None:
        """The turn that an event begins."""
        if not isinstance(event, TurnBegun):
            return None
        return phases.turn_words(event.turn, event.phase), phases.TITLES["first"]

    def review(self, view: BarrelState, events: Iterable[Event], *, is_live: bool) -> Review | None:
        """What came of battles, bombings and checks; None before anything did."""
        found = digest.digest(events)
        return None if found.is_empty else Review(self.ground(view), view, found, is_live=is_live)

    def recall(self, view: BarrelState, back: Iterator[Event]) -> QWidget | None:
        """What came of the last sale, deal or call, until something else happens."""
        return lately(self.ground(view), view, back)

    def account(self, view: BarrelState) -> tuple[Chart, ...]:
        """What every point is for."""
        return account.account(self.ground(view), view)

    def selected_info(self, view: BarrelState, piece: str) -> PieceInfo | None:
        """A counter looked at large."""
        return info.piece_info(self.ground(view), view, piece)

    def standing(self, view: BarrelState) -> tuple[Standing, ...]:
        """How the players stand."""
        return powers.powers(self.ground(view), view)

    def paint_seat(self, painter: QPainter, view: BarrelState, seat: Seat, rect: QRectF) -> None:
        """Paint a player's shape in her colour, with a rim that shows on dark ground too."""
        centre: QPointF = rect.center()
        radius = min(rect.width(), rect.height()) / 2 / 1.35
        paint_player_on_any_ground(painter, view.seats.index(seat), centre, radius)
