# SPDX-License-Identifier: GPL-3.0-or-later
"""A small game on 35 hexes with its screen: three scouts walk, fire at an ogre, and rest."""

from collections.abc import Iterable, Mapping
from math import sqrt

import msgspec
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter

from rubbletop.board.hexes import CORNERS, Hex, HexBoard, Marks
from rubbletop.kernel.dice import Dice
from rubbletop.kernel.facts import (
    Action,
    Event,
    IllegalAction,
    Message,
    Outcome,
    Player,
    Range,
    Seat,
    Setup,
    SpaceId,
    say,
)
from rubbletop.kernel.rules import Offer, Rules, Step
from rubbletop.kernel.session import Session
from rubbletop.kernel.state import Change, Frame, GameState
from rubbletop.kernel.tally import Tally
from rubbletop.ui.game_screen import (
    Appear,
    Bar,
    Chart,
    Face,
    Fall,
    Flash,
    Flip,
    Mark,
    Motion,
    Move,
    Odds,
    OddsLine,
    PanelFactory,
    Phase,
    Piece,
    PieceInfo,
    Reach,
    Ruling,
    Shot,
)

ME = Seat("me")
COLUMNS, ROWS = 7, 5


class WalkFrame(Frame, frozen=True, kw_only=True):
    """Scouts act."""


class GrowlFrame(Frame, frozen=True, kw_only=True):
    """The ogre growls by itself."""


class State(GameState, frozen=True, kw_only=True):
    """Where everybody is ("" in the camp), who is flipped, how much was paid."""

    where: dict[str, str]
    flipped: frozenset[str] = frozenset()
    paid: int = 0


class Go(Action, frozen=True, kw_only=True):
    unit: str
    to: str

    def picks(self) -> tuple[str, ...]:
        return (self.unit, self.to)


class Land(Go, frozen=True, kw_only=True):
    pass


class Fire(Action, frozen=True, kw_only=True):
    unit: str
    target: str
    manner: str = "still"

    def picks(self) -> tuple[str, ...]:
        return (self.unit, self.target)


class Rest(Action, frozen=True, kw_only=True):
    unit: str

    def picks(self) -> tuple[str, ...]:
        return (self.unit,)


class Pay(Action, frozen=True, kw_only=True):
    amount: int = 0


class Growl(Action, frozen=True, kw_only=True):
    pass


class Moved(Event, frozen=True, kw_only=True):
    unit: str
    path: tuple[str, ...]


class Fired(Event, frozen=True, kw_only=True):
    a: str
    b: str
    target: str
    gone: bool


class Flipped(Event, frozen=True, kw_only=True):
    unit: str


class Growled(Event, frozen=True, kw_only=True):
    at: str


class Landed(Event, frozen=True, kw_only=True):
    unit: str


def hex_board() -> HexBoard:
    """Seven columns of five hexes."""
    hexes = []
    for x in range(COLUMNS):
        for r in range(ROWS):
            y2 = 2 * r + (x % 2)
            centre = (1.5 * x, sqrt(3) / 2 * y2)
            outline = tuple((centre[0] + dx, centre[1] + dy) for dx, dy in CORNERS)
            rank = x * ROWS + r
            hexes.append(
                Hex(
                    id=SpaceId(f"{x}{r}"),
                    name=f"{x}{r}",
                    outline=outline,
                    centre=centre,
                    c=COLUMNS - x,
                    r=r,
                    x=x,
                    y2=y2,
                    number=rank + 100,
                    rank=rank,
                    terrain="hill" if (x, r) == (3, 2) else "clear",
                )
            )
    return HexBoard(id="small", game="hexes", title="Small", hexes=hexes, marks=Marks())


BOARD = hex_board()


class Walk(Step[State]):
    name, rule, frame = "walk", "1.1", WalkFrame

    def actors(self, s: State) -> tuple[Seat, ...]:
        return (ME,)

    def legal(self, s: State, seat: Seat) -> Iterable[Offer]:
        for unit, at in s.where.items():
            if unit == "ogre":
                continue
            if at == "camp":
                yield Land(seat=ME, unit=unit, to="00")
                continue
            for to in BOARD.neighbours[SpaceId(at)]:
                if to != s.where.get("ogre"):
                    yield Go(seat=ME, unit=unit, to=to)
            if "ogre" in s.where and BOARD.distance(SpaceId(at), SpaceId(s.where["ogre"])) <= 2:
                yield Fire(seat=ME, unit=unit, target="ogre")
                if unit == "a":
                    yield Fire(seat=ME, unit=unit, target="ogre", manner="wild")
            yield Rest(seat=ME, unit=unit)
        yield Growl(seat=ME)
        yield Range(Pay(seat=ME), "amount", 0, 10, 5)

    def check(self, s: State, action: Action) -> None:
        if type(action) is Go and BOARD.distance(SpaceId(s.where[action.unit]), SpaceId(action.to)) > 1:
            raise IllegalAction(say("That is too far."), "1.2")
        super().check(s, action)

    def apply(self, s: State, action: Action, dice: Dice) -> Change[State]:
        replace = msgspec.structs.replace
        match action:
            case Go():
                start = s.where[action.unit]
                moved = replace(s, where={**s.where, action.unit: action.to})
                event = Moved(unit=action.unit, path=(start, action.to))
                return Change(moved, (Landed(unit=action.unit),) if start == "camp" else (event,))
            case Fire():
                roll = dice.roll(say("fire"))
                where = {k: v for k, v in s.where.items() if k != "ogre" or roll.total < 4}
                gone = "ogre" not in where
                a, b = s.where[action.unit], s.where["ogre"]
                return Change(replace(s, where=where), (Fired(a=a, b=b, target="ogre", gone=gone),))
            case Rest():
                return Change(replace(s, flipped=s.flipped ^ {action.unit}), (Flipped(unit=action.unit),))
            case Pay():
                return Change(replace(s, paid=s.paid + action.amount))
            case Growl():
                return Change(s.become(GrowlFrame()))
            case _:
                raise AssertionError(action)


class GrowlStep(Step[State]):
    name, rule, frame = "growl", "1.3", GrowlFrame

    def run(self, s: State, dice: Dice) -> Change[State]:
        at = s.where.get("ogre", "00")
        return Change(s.become(WalkFrame()), (Growled(at=at),))


class HexRules(Rules[State]):
    game, title, version = "hexes", "Hexes", 1
    state_type, action_type, event_type = State, Go | Land | Fire | Rest | Pay | Growl, Moved | Fired

    def __init__(self) -> None:
        super().__init__((Walk(), GrowlStep()))

    def new(self, setup: Setup, dice: Dice) -> Change[State]:
        where = {"a": "11", "b": "11", "c": "11", "d": "camp", "ogre": "33"}
        return Change(State(seats=(ME,), turn=1, stack=(WalkFrame(),), where=where))

    def view(self, s: State, seat: Seat) -> State:
        return s

    def outcome(self, s: State) -> Outcome | None:
        return None

    def sentence(self, s: State, event: Event) -> Message:
        return say("Something happened.")

    def wording(self, s: State, action: Action) -> Message:
        match action:
            case Rest():
                return say("Let {unit} rest", unit=action.unit)
            case Pay():
                return say("Pay {amount}", amount=action.amount)
            case Fire():
                return say("Fire {manner}", manner=action.manner)
            case _:
                return say("Growl")

    def prompt(self, s: State, seat: Seat) -> Message:
        return say("What do the scouts do?")


COLOURS = {"a": "#1D5FC4", "b": "#12B886", "c": "#FFD43B", "d": "#CC440B", "ogre": "#3A3B42"}


class HexScreen:
    """The screen of the small game."""

    @property
    def panels(self) -> Mapping[str, PanelFactory[State]]:
        return {}

    def board(self, view: State) -> HexBoard:
        return BOARD

    def sheet(self, view: State) -> QRectF:
        left, top, right, bottom = BOARD.bounds
        return QRectF(left - 3, top - 0.5, right - left + 3.5, bottom - top + 1)

    def layers(self) -> tuple[str, ...]:
        return ("ground", "labels")

    def paint_layer(self, painter: QPainter, board: object, layer: str) -> None:
        if layer == "ground":
            painter.fillRect(self.sheet_rect(), QColor("#0F3A46"))
            painter.setBrush(QColor("#E2A24A"))
            painter.setPen(QColor("#8A4A1E"))
            pen = painter.pen()
            pen.setWidthF(0.03)
            painter.setPen(pen)
            for space in BOARD.spaces.values():
                painter.drawPolygon([QPointF(x, y) for x, y in space.outline])
        else:
            painter.fillRect(QRectF(4.2, 5.0, 0.6, 0.2), Qt.GlobalColor.white)

    def sheet_rect(self) -> QRectF:
        left, top, right, bottom = BOARD.bounds
        return QRectF(left - 3, top - 0.5, right - left + 3.5, bottom - top + 1)

    def box_rects(self, view: State) -> Mapping[str, QRectF]:
        return {"camp": QRectF(-3.8, 0, 1.6, 3)}

    def box_name(self, box: str) -> Message:
        return say("Camp")

    def space_text(self, view: State, space: SpaceId) -> Message:
        return say("Hex {number}", number=space)

    def pieces(self, view: State) -> tuple[Piece, ...]:
        found = []
        for order, (unit, at) in enumerate(view.where.items()):
            found.append(
                Piece(
                    id=unit,
                    space=None if at == "camp" else SpaceId(at),
                    box="camp" if at == "camp" else None,
                    face=(unit, unit in view.flipped),
                    order=order,
                    name=say("Scout {unit}", unit=unit) if unit != "ogre" else say("Ogre"),
                )
            )
        return tuple(found)

    def piece_size(self) -> float:
        return 1.22

    def piece_shift(self) -> tuple[float, float]:
        return (0.0, 0.06)

    def paint_piece(self, painter: QPainter, face: Face, edge_px: float) -> None:
        assert isinstance(face, tuple)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(COLOURS[face[0]]))
        painter.drawRoundedRect(QRectF(0, 0, 1, 1), 0.1, 0.1)
        if face[1]:
            painter.fillRect(QRectF(0.2, 0.2, 0.6, 0.6), QColor("#FFFFFF"))

    def live_marks(self, view: State) -> tuple[Mark, ...]:
        rect = QRectF(-3.5 + view.paid / 10, 4, 0.5, 0.5)
        return (Mark(id="paid", rect=rect, face=view.paid, name=say("Paid")),)

    def paint_mark(self, painter: QPainter, mark: Mark) -> None:
        painter.fillRect(mark.rect, QColor("#FFE14D"))

    def threatened(self, view: State) -> tuple[SpaceId, ...]:
        ogre = view.where.get("ogre")
        return (BOARD.neighbours[SpaceId(ogre)][0],) if ogre is not None else ()

    def motions(self, event: Event) -> tuple[Motion, ...]:
        match event:
            case Moved():
                return (Move(piece=event.unit, path=tuple(SpaceId(at) for at in event.path)),)
            case Fired():
                shot = Shot(a=SpaceId(event.a), b=SpaceId(event.b))
                return (shot, Fall(piece=event.target)) if event.gone else (shot,)
            case Flipped():
                return (Flip(piece=event.unit),)
            case Growled():
                return (Flash(spaces=(SpaceId(event.at),)),)
            case Landed():
                return (Appear(piece=event.unit),)
            case _:
                return ()

    def reach(self, view: State, piece: str) -> Mapping[SpaceId, Reach]:
        """Two steps, around the ogre."""
        start = view.where.get(piece, "camp")
        if start == "camp" or piece == "ogre":
            return {}
        found: dict[SpaceId, Reach] = {}
        ways: list[tuple[SpaceId, ...]] = [(SpaceId(start),)]
        for way in ways:
            for to in BOARD.neighbours[way[-1]]:
                if to not in found and to != start and to != view.where.get("ogre"):
                    path = (*way, to)
                    steps = tuple(Go(seat=ME, unit=piece, to=at) for at in path[1:])
                    found[to] = Reach(cost=str(len(steps)), path=path, actions=steps)
                    if len(path) < 3:
                        ways.append(path)
        return found

    def attempt(self, view: State, picks: tuple[str, ...]) -> Action | None:
        if len(picks) == 2 and picks[1] in BOARD.spaces:
            return Go(seat=ME, unit=picks[0], to=picks[1])
        return Rest(seat=ME, unit="ogre") if picks == ("ogre",) else None

    def odds(self, view: State, action: Action) -> Odds | None:
        if not isinstance(action, Fire):
            return None
        tally = Tally().plus(2, say("Strength"), "2.1").plus(-1, say("Far away"), "2.2")
        bars = (Bar(label=say("no hit"), chance=0.5), Bar(label=say("1 hit"), chance=0.5))
        line = OddsLine(tally=tally, result=say("1 die"))
        return Odds(title=say("{unit} at the ogre", unit=action.unit), lines=(line,), bars=bars)

    def sight(self, view: State, a: SpaceId, b: SpaceId) -> Ruling:
        bits = BOARD.sight.between(a, b)
        met = tuple(space for space in BOARD.spaces if bits & BOARD.sight.bit(space))
        blocking = tuple(space for space in met if space == "32")
        text = say("Blocked by the hill.") if blocking else say("Clear.")
        return Ruling(clear=not blocking, met=met, blocking=blocking, sentence=text)

    def heading(self, view: State) -> tuple[Message, Message]:
        return say("Turn 1"), say("Walking")

    def phases(self, view: State) -> tuple[Phase, ...]:
        return (Phase(title=say("Walk"), mark="now"),)

    def charts(self, view: State) -> tuple[Chart, ...]:
        return ()

    def selected_info(self, view: State, piece: str) -> PieceInfo | None:
        return None


def new_session(seed: int = 1) -> Session[State]:
    setup = Setup(scenario="1", seed=seed, players=(Player(seat=ME, name="Me"),))
    return Session(HexRules(), setup)
