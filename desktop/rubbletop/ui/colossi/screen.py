# SPDX-License-Identifier: GPL-3.0-or-later
"""Attack of the 50 Foot Colossi! on the screen."""

from collections.abc import Mapping

from PySide6.QtCore import QRectF, SignalInstance
from PySide6.QtGui import QPainter

from rubbletop.board.atlas import USUAL_EDITION
from rubbletop.board.hexes import HexBoard
from rubbletop.board.model import Board
from rubbletop.games import registry
from rubbletop.games.colossi.atlas import BOARD, Atlas
from rubbletop.games.colossi.ground import Ground
from rubbletop.games.colossi.rules import ColossiRules
from rubbletop.games.colossi.state import ColossiState
from rubbletop.kernel.facts import Action, Event, Message, Seat, SpaceId
from rubbletop.ui.colossi import (
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
from rubbletop.ui.colossi.art.board import paint_hex_board
from rubbletop.ui.colossi.art.counters import paint_counter
from rubbletop.ui.colossi.art.face import CounterFace
from rubbletop.ui.colossi.fire_plan import FirePlan
from rubbletop.ui.colossi.help import sections as help_sections
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

COUNTER_EDGE = 1.22
COUNTER_SHIFT = (0.0, 0.06)
_WHOLE = QRectF(0, 0, 1, 1)


class ColossiScreen:
    """The GameScreen of the Colossi; the tables are those of the view in question."""

    def __init__(self, atlas: Atlas | None = None) -> None:
        self.atlas = _atlas() if atlas is None else atlas
        self._latest = self.atlas.named(BOARD, USUAL_EDITION)
        self._turns = self._latest.edition.panic.turns
        self.plan = FirePlan()
        self._panels = panels.panels(self.atlas, self.plan)

    @property
    def panels(self) -> Mapping[str, PanelFactory[ColossiState]]:
        """The panels of the steps that have their own."""
        return self._panels

    def ground(self, view: ColossiState) -> Ground:
        """The Zones with the tables that a view is played with."""
        self._latest = self.atlas.ground(view)
        self._turns = self._latest.turns(view)
        return self._latest

    # The board and what is printed around it

    def board(self, view: ColossiState) -> Board:
        """The Zone being played."""
        return self.ground(view).board(view)

    def sheet(self, view: ColossiState) -> QRectF:
        """The whole printed sheet."""
        return places.sheet_for(self.ground(view).board(view)).whole

    def layers(self) -> tuple[str, ...]:
        """The printed layers, lowest first."""
        return tuple(layer.value for layer in Layer)

    def paint_layer(self, painter: QPainter, board: Board, layer: str) -> None:
        """Paint one layer of a Zone."""
        assert isinstance(board, HexBoard), "the Colossi are played on hexes"
        paint_hex_board(painter, board, Layer(layer))

    def box_rects(self, view: ColossiState) -> Mapping[str, QRectF]:
        """The room for counters of each off-board box."""
        return places.boxes(self.ground(view).board(view))

    def furniture(self, view: ColossiState) -> tuple[tuple[QRectF, ...], ...]:
        """What stands around the map, in rows."""
        return places.furniture(self.ground(view).board(view))

    def box_name(self, box: str) -> Message:
        """The title of an off-board box."""
        return pieces.BOX_NAMES[box]

    def space_text(self, view: ColossiState, space: SpaceId) -> Message:
        """A hex in words."""
        return spaces.space_text(self.ground(view), view, space)

    # What lies on it

    def pieces(self, view: ColossiState) -> tuple[Piece, ...]:
        """All counters to be seen."""
        return pieces.all_pieces(self.ground(view), view)

    def piece_size(self) -> float:
        """The edge of a counter on the board."""
        return COUNTER_EDGE

    def piece_shift(self) -> tuple[float, float]:
        """A counter stands a little low, so that the number of its hex can be read."""
        return COUNTER_SHIFT

    def paint_piece(self, painter: QPainter, face: Face, edge_px: float) -> None:
        """Paint a counter into the unit square."""
        assert isinstance(face, CounterFace), face
        paint_counter(painter, face, _WHOLE, edge_px=edge_px)

    def live_marks(self, view: ColossiState) -> tuple[Mark, ...]:
        """What is painted live over the sheet."""
        return marks.live_marks(self.ground(view), view)

    def paint_mark(self, painter: QPainter, mark: Mark) -> None:
        """Paint a live mark."""
        mark_paint.paint_mark(painter, self._latest.boards, mark)

    def threatened(self, view: ColossiState) -> tuple[SpaceId, ...]:
        """The hexes of units next to a tribe."""
        return spaces.threatened(self.ground(view), view)

    # What is done on it

    def motions(self, event: Event) -> tuple[Motion, ...]:
        """How an event is shown."""
        return motions.motions(event)

    def reach(self, view: ColossiState, piece: str) -> Mapping[SpaceId, Reach]:
        """The hexes to which a unit can be dragged."""
        return reach.ways(self.ground(view), view, piece)

    def turns_to(self, view: ColossiState, piece: str) -> str:
        """From a unit that was placed to the next of its team."""
        return reach.next_unit(view, piece)

    def attempt(self, view: ColossiState, picks: tuple[str, ...]) -> Action | None:
        """What clicking these ids in turn would mean, legal or not."""
        return attempts.attempt(self.ground(view), view, picks)

    def odds(self, view: ColossiState, action: Action) -> Odds | None:
        """What can come of an action."""
        return odds.odds(self.ground(view), view, action, self.plan)

    @property
    def gathering(self) -> SignalInstance:
        """Tells that clicks are to be put back for the fire plan."""
        return self.plan.gathering

    def gathers(self, view: ColossiState, name: str) -> bool:
        """Whether a counter can be gathered for the fire plan."""
        return self.plan.gathers(view, name)

    def gather(self, view: ColossiState, names: tuple[str, ...]) -> Message:
        """Take a unit into the fire plan or out of it, or a stone as its target; return the plan in words."""
        return self.plan.gather(names)

    def rest(self, ms: int) -> None:
        """Let the dice of a planned attack lie so long before the next."""
        self.plan.rest = ms

    def sight(self, view: ColossiState, a: SpaceId, b: SpaceId) -> Ruling:
        """Whether a Marine in a sees b."""
        return sight.ruling(self.ground(view), view, a, b)

    # What stands beside it

    def heading(self, view: ColossiState) -> tuple[Message, Message]:
        """The turn, and what goes on."""
        return phases.heading(self.ground(view), view)

    def phases(self, view: ColossiState) -> tuple[Phase, ...]:
        """The sequence of play, with the present box."""
        return phases.phases(view)

    def charts(self, view: ColossiState) -> tuple[Chart, ...]:
        """The player aids."""
        return charts.all_charts(self.ground(view), view)

    def score(self, event: Event) -> Score | None:
        """What the dice of an event came to."""
        return scores.score(self._latest, event)

    def opens(self, event: Event) -> tuple[Message, Message] | None:
        """The turn and the phase that an event begins, in the words of the game looked at last."""
        return phases.opens(self._latest, self._turns, event)

    def help(self, view: ColossiState) -> tuple[HelpSection, ...]:
        """The rules in our own words."""
        return help_sections(self.ground(view))

    def account(self, view: ColossiState) -> tuple[Chart, ...]:
        """What every point is for."""
        return account.account(self.ground(view), view)

    def standing(self, view: ColossiState) -> tuple[Standing, ...]:
        """How the two players stand."""
        return standing.standing(self.ground(view), view)

    def paint_seat(self, painter: QPainter, view: ColossiState, seat: Seat, rect: QRectF) -> None:
        """Paint the mark of a player: a Marine, or a tribe."""
        standing.paint_seat(painter, seat, rect)

    def selected_info(self, view: ColossiState, piece: str) -> PieceInfo | None:
        """A counter looked at large."""
        return info.piece_info(self.ground(view), view, piece)


def _atlas() -> Atlas:
    """The Zones and tables that the rules know."""
    rules = registry.rules("colossi")
    assert isinstance(rules, ColossiRules), "the registry knows the Colossi"
    return rules.atlas
