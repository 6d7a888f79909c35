# SPDX-License-Identifier: GPL-3.0-or-later
"""Oh No, There Goes Tokyo! on the screen."""

from collections.abc import Iterator, Mapping
from typing import cast

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from rubbletop.board.grid import AreaBoard
from rubbletop.board.model import Board
from rubbletop.games import registry
from rubbletop.games.tokyo.actions.opening import ChooseSector
from rubbletop.games.tokyo.atlas import Atlas
from rubbletop.games.tokyo.events.common import TurnBegun
from rubbletop.games.tokyo.ground import Ground
from rubbletop.games.tokyo.rules import TokyoRules
from rubbletop.games.tokyo.state import TokyoState
from rubbletop.games.tokyo.words.names import sector_name
from rubbletop.kernel.facts import Action, Event, Message, Seat, SpaceId, say
from rubbletop.kernel.rules import Offer
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
from rubbletop.ui.tokyo import (
    account,
    attempts,
    charts,
    info,
    mark_paint,
    marks,
    motions,
    odds,
    panels,
    phases,
    pieces,
    places,
    reach,
    scores,
    sight,
    spaces,
    standing,
)
from rubbletop.ui.tokyo.art.board import paint_tokyo_board
from rubbletop.ui.tokyo.art.livery import OWNER_REACH, paint_owner
from rubbletop.ui.tokyo.art.sheet import sheet_of
from rubbletop.ui.tokyo.faces import AnyFace, paint_face
from rubbletop.ui.tokyo.help import sections as help_sections
from rubbletop.ui.tokyo.panels import bids_shown
from rubbletop.ui.tokyo.unit_faces import seat_mark


class TokyoScreen:
    """The GameScreen of Tokyo; the city and the tables are those of the view in question."""

    def __init__(self, atlas: Atlas | None = None) -> None:
        self.atlas = _atlas() if atlas is None else atlas
        self._panels = panels.panels(self.atlas)
        self._boxes: dict[str, Message] = {}

    @property
    def panels(self) -> Mapping[str, PanelFactory[TokyoState]]:
        """The panels of the steps that have their own."""
        return self._panels

    def ground(self, view: TokyoState) -> Ground:
        """The city and the tables of a view."""
        return self.atlas.ground(view)

    # The board and what is printed around it

    def board(self, view: TokyoState) -> Board:
        """The city being played for."""
        return self.ground(view).board

    def sheet(self, view: TokyoState) -> QRectF:
        """The whole printed sheet."""
        return sheet_of(self.ground(view).board).whole

    def layers(self) -> tuple[str, ...]:
        """The printed layers, lowest first."""
        return tuple(layer.value for layer in Layer)

    def paint_layer(self, painter: QPainter, board: Board, layer: str) -> None:
        """Paint one layer of a city."""
        assert isinstance(board, AreaBoard), "Tokyo is played on areas"
        paint_tokyo_board(painter, board, Layer(layer))

    def box_rects(self, view: TokyoState) -> Mapping[str, QRectF]:
        """The room for counters of each holding box."""
        board = self.ground(view).board
        self._boxes = {places.box_of(sector): sector_name(board, sector) for sector in board.sectors}
        return places.boxes(board)

    def furniture(self, view: TokyoState) -> tuple[tuple[QRectF, ...], ...]:
        """What stands around the city, in rows."""
        return places.furniture(self.ground(view).board)

    def box_name(self, box: str) -> Message:
        """The title of a holding box; sectors are called as in the city of the last view."""
        sector = self._boxes.get(box)
        return say("Holding box") if sector is None else say("Holding box of {sector}", sector=sector)

    def space_text(self, view: TokyoState, space: SpaceId) -> Message:
        """An area in words."""
        return spaces.space_text(self.ground(view), view, space)

    # What lies on it

    def pieces(self, view: TokyoState) -> tuple[Piece, ...]:
        """All counters to be seen."""
        return pieces.all_pieces(self.ground(view), view)

    def spread(self, pieces: tuple[Piece, ...]) -> tuple[Lie, ...]:
        """How the counters of one area lie beside each other."""
        return places.spread(pieces)

    def piece_size(self) -> float:
        """The edge of a counter alone in its area, in a box, and in a fan."""
        return places.ALONE

    def piece_shift(self) -> tuple[float, float]:
        """Counters stand in the middle of their areas."""
        return (0.0, 0.0)

    def paint_piece(self, painter: QPainter, face: Face, edge_px: float) -> None:
        """Paint a counter into the unit square."""
        paint_face(painter, cast("AnyFace", face), edge_px)

    def live_marks(self, view: TokyoState) -> tuple[Mark, ...]:
        """What is painted live over the sheet."""
        return marks.live_marks(self.ground(view), view)

    def paint_mark(self, painter: QPainter, mark: Mark) -> None:
        """Paint a live mark."""
        mark_paint.paint_mark(painter, mark)

    def threatened(self, view: TokyoState) -> tuple[SpaceId, ...]:
        """The areas of units that GODRAN could attack from where it stands."""
        return spaces.threatened(self.ground(view), view)

    # What is done on it

    def motions(self, event: Event) -> tuple[Motion, ...]:
        """How an event is shown."""
        return motions.motions(event)

    def reach(self, view: TokyoState, piece: str) -> Mapping[SpaceId, Reach]:
        """The areas to which a counter can be dragged."""
        return reach.ways(self.ground(view), view, piece)

    def attempt(self, view: TokyoState, picks: tuple[str, ...]) -> Action | None:
        """What clicking these ids in turn would mean, legal or not."""
        return attempts.attempt(self.ground(view), view, picks)

    def leaving(self, view: TokyoState, piece: str) -> Action | None:
        """What dragging a unit off the map would mean, legal or not."""
        return attempts.leaving(view, piece)

    def odds(self, view: TokyoState, action: Action) -> Odds | None:
        """What can come of an action."""
        return odds.odds(self.ground(view), view, action)

    def sight(self, view: TokyoState, a: SpaceId, b: SpaceId) -> Ruling:
        """Whether one sees from a to b, and which units attack along that line."""
        return sight.ruling(self.ground(view), view, a, b)

    # What stands beside it

    def heading(self, view: TokyoState) -> tuple[Message, Message]:
        """The turn, and what goes on."""
        return phases.heading(view)

    def phases(self, view: TokyoState) -> tuple[Phase, ...]:
        """The sequence of play, with what is in progress."""
        return phases.phases(view)

    def charts(self, view: TokyoState) -> tuple[Chart, ...]:
        """The player aids."""
        return charts.all_charts(self.ground(view), view)

    def score(self, event: Event) -> Score | None:
        """What the dice of an event came to."""
        return scores.score(event)

    def opens(self, event: Event) -> tuple[Message, Message] | None:
        """The turn and the phase that an event begins."""
        if not isinstance(event, TurnBegun):
            return None
        return phases.turn_words(event.turn), phases.TITLES["income"]

    def help(self, view: TokyoState) -> tuple[HelpSection, ...]:
        """The rules in our own words, with the values of the game on the table."""
        return help_sections(self.ground(view))

    def stand_ins(self, view: TokyoState, offer: Offer) -> tuple[str, ...]:
        """The areas of a sector, one of which may be clicked to choose it."""
        return (
            places.areas_of(self.ground(view).board, offer.sector) if isinstance(offer, ChooseSector) else ()
        )

    def recall(self, view: TokyoState, back: Iterator[Event]) -> QWidget | None:
        """How the bid came out, until the units of Phase 3 are activated."""
        return bids_shown.shown(self.ground(view), view, back)

    def account(self, view: TokyoState) -> tuple[Chart, ...]:
        """What every point is for."""
        return account.account(view)

    def selected_info(self, view: TokyoState, piece: str) -> PieceInfo | None:
        """A counter looked at large."""
        return info.piece_info(self.ground(view), view, piece)

    def standing(self, view: TokyoState) -> tuple[Standing, ...]:
        """How the players stand."""
        return standing.standing(view)

    def paint_seat(self, painter: QPainter, view: TokyoState, seat: Seat, rect: QRectF) -> None:
        """Paint a player's shape in her colour, nothing before she has a sector."""
        if mark := seat_mark(self.ground(view), view, seat):
            radius = min(rect.width(), rect.height()) / 2 / OWNER_REACH
            paint_owner(painter, mark, QPointF(rect.center()), radius)


def _atlas() -> Atlas:
    """The cities and tables that the rules know."""
    rules = registry.rules("tokyo")
    assert isinstance(rules, TokyoRules), "the registry knows Tokyo"
    return rules.atlas
