# SPDX-License-Identifier: GPL-3.0-or-later
"""Lantern Hill on the screen: bearers climb a column of hexes, so that the window can be tested with it."""

from collections.abc import Mapping
from typing import Any

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from rubbletop.kernel.facts import Action, Event, Message, Seat, SpaceId, say
from rubbletop.kernel.rules import Rules
from rubbletop.ui.game_screen import (
    Chart,
    Flash,
    Mark,
    Motion,
    Odds,
    PanelFactory,
    Phase,
    Piece,
    PieceInfo,
    Reach,
    Standing,
    Value,
)
from rubbletop.ui.paint.seats import LIVERIES, paint_shape
from rubbletop.ui.parts.shelf import Shelf
from rubbletop.ui.scene.table import AnyScreen
from tests.toy.game import LanternHill
from tests.toy.parts import BidFrame, Climbed
from tests.ui.scene.hexgame import HexScreen

FOOT = 4
"""The row at the foot of the hill."""


class HillScreen(HexScreen):
    """Each bearer has a column; a step up is a hex to the north."""

    @property
    def panels(self) -> Mapping[str, PanelFactory[Any]]:
        return {}

    def box_rects(self, view: Any) -> Mapping[str, QRectF]:
        return {}

    def pieces(self, view: Any) -> tuple[Piece, ...]:
        return tuple(
            Piece(
                id=seat,
                space=SpaceId(f"{column}{max(0, FOOT - view.heights[seat])}"),
                face=("a", False, False),
                name=say("{who}", who=seat),
            )
            for column, seat in enumerate(view.seats)
        )

    def live_marks(self, view: Any) -> tuple[Mark, ...]:
        return ()

    def threatened(self, view: Any) -> tuple[SpaceId, ...]:
        return ()

    def motions(self, event: Event) -> tuple[Motion, ...]:
        return (Flash(spaces=(SpaceId("00"),)),) if isinstance(event, Climbed) else ()

    def reach(self, view: Any, piece: str) -> Mapping[SpaceId, Reach]:
        return {}

    def attempt(self, view: Any, picks: tuple[str, ...]) -> Action | None:
        return None

    def odds(self, view: Any, action: Action) -> Odds | None:
        return None

    def heading(self, view: Any) -> tuple[Message, Message]:
        return say("Turn {turn}", turn=view.turn), say("Lanterns burn")

    def phases(self, view: Any) -> tuple[Phase, ...]:
        bids = bool(view.stack) and isinstance(view.top, BidFrame)
        return (
            Phase(title=say("Bids"), mark="now" if bids else "done"),
            Phase(title=say("Climb"), mark="next" if bids else "now"),
        )

    def standing(self, view: Any) -> tuple[Standing, ...]:
        return tuple(
            Standing(
                seat=seat,
                values=(
                    Value(label=say("Oil"), shown=str(view.oil[seat]), use=say("burns")),
                    Value(label=say("Height"), shown=str(view.heights[seat]), use=say("steps climbed")),
                ),
            )
            for seat in view.seats
        )

    def paint_seat(self, painter: QPainter, view: Any, seat: Seat, rect: QRectF) -> None:
        livery = LIVERIES[view.seats.index(seat)]
        paint_shape(painter, livery, rect.center(), rect.width() * 0.42)

    def charts(self, view: Any) -> tuple[Chart, ...]:
        rows = ((say("1"), say("back")), (say("6"), say("up")))
        return (
            Chart(title=say("Wind"), rule="1", head=(say("Die"), say("Effect")), rows=rows, now=1, cell=1),
            Chart(title=say("Oil"), rule="2", head=(say("Oil"),), rows=((say("burns"),),)),
        )

    def selected_info(self, view: Any, piece: str) -> PieceInfo | None:
        value = Value(label=say("Oil"), shown=str(view.oil[piece]), use=say("burns"))
        face = ("a", False, False)
        return PieceInfo(
            title=say("{who}", who=piece),
            face=face,
            back=face,
            back_title=say("other side"),
            values=(value,),
            notes=(say("A bearer."),),
        )


class HillShelf(Shelf):
    """A shelf on which only Lantern Hill stands."""

    def rules(self, game: str) -> Rules[Any]:
        if game != LanternHill.game:
            raise LookupError(f"there is no game {game!r}")
        return LanternHill()

    def levels(self, game: str, seat: str) -> tuple[str, ...]:
        return "random", "easy", "normal", "hard"

    def screen(self, game: str) -> AnyScreen:
        return HillScreen()
