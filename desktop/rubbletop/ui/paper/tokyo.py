# SPDX-License-Identifier: GPL-3.0-or-later
"""What Oh No, There Goes Tokyo! needs on the table: counters of every colour, cards, charts, set-up."""

from functools import partial

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from rubbletop.games import registry
from rubbletop.games.tokyo import funds
from rubbletop.games.tokyo.ground import Ground
from rubbletop.games.tokyo.rules import TokyoRules
from rubbletop.games.tokyo.state import TokyoState
from rubbletop.games.tokyo.tables import UnitRow
from rubbletop.games.tokyo.words.names import ORIGINS, SCHEMES
from rubbletop.kernel.facts import Message, say
from rubbletop.ui.game_screen import Chart
from rubbletop.ui.paper.art import board_art
from rubbletop.ui.paper.pieces import Paint, Piece, PieceSet
from rubbletop.ui.paper.stock import Stock
from rubbletop.ui.paper.tables import USUAL, Play, begun, titled, without
from rubbletop.ui.paper.text import SetUp
from rubbletop.ui.tokyo.art import cards as card_art
from rubbletop.ui.tokyo.art import palette
from rubbletop.ui.tokyo.art.face import MARKS, CardFace
from rubbletop.ui.tokyo.art.livery import paint_owner
from rubbletop.ui.tokyo.charts import combat, components, turn
from rubbletop.ui.tokyo.faces import (
    AnyFace,
    GodranFace,
    OriginFace,
    RubbleFace,
    SchemeFace,
    paint_face,
)
from rubbletop.ui.tokyo.unit_faces import printed_face
from rubbletop.ui.words import worded

EDGE, GODRAN = (12.0, 12.0), (36.0, 36.0)
GODRAN_MM = 29.7
"""The disc itself, 1.1 areas wide; the signs on its rim reach further."""
SCHEME_HIGH, ORIGIN_HIGH = 77.0, 76.0
FINE = 1e4
"""Pixels of an edge on paper: nothing is left out."""
TRACKS = 2
"""Markers of a player: one for the points, one for the order."""


def _side(face: AnyFace) -> Paint:
    def paint(painter: QPainter, rect: QRectF) -> None:
        painter.save()
        painter.translate(rect.topLeft())
        painter.scale(rect.width(), rect.height())
        paint_face(painter, face, FINE)
        painter.restore()

    return paint


def _begun(play: Play = USUAL) -> TokyoState:
    s = begun("tokyo", "1", play)
    assert isinstance(s, TokyoState), "Tokyo has a state of its own"
    return s


def _ground(play: Play = USUAL) -> Ground:
    rules = registry.rules("tokyo")
    assert isinstance(rules, TokyoRules), "the registry knows Tokyo"
    return rules.atlas.ground(_begun(play))


def counters(play: Play = USUAL) -> tuple[PieceSet, ...]:
    """Return the counters of the four colours, as many as the tables say, GODRAN, Rubble."""
    ground = _ground(play)
    units = [row for row in ground.edition.units if row.type != "populace"]
    people = [row for row in ground.edition.units if row.type == "populace"]
    rubble = [Piece(front=_side(RubbleFace(seed=seed))) for seed in range(len(ground.board.buildings))]
    markers = [
        Piece(front=partial(_marker, mark), back=partial(_marker, mark), count=TRACKS) for mark in MARKS
    ]
    done = funds.target(ground, _begun(play))
    square = [_piece(row, mark, done) for mark in MARKS for row in (*units, *people)]
    return (
        PieceSet(title=titled("tokyo", say("counters")), size=EDGE, pieces=(*square, *rubble, *markers)),
        PieceSet(title=titled("tokyo", say("GODRAN")), size=GODRAN, pieces=tuple(_godran())),
    )


def _piece(row: UnitRow, mark: str, done: int) -> Piece:
    """A unit of a colour; ``done`` is what a superweapon costs."""
    front, back = (printed_face(row, mark, done, back=back) for back in (False, True))
    return Piece(
        front=_side(front),
        back=_side(back),
        count=row.count,
        bleed="#FFFFFF" if row.type == "populace" else palette.INK,
    )


def _godran() -> list[Piece]:
    """The monster in each of its states: as it is, Stunned, Annoyed, both."""
    pairs = (
        (GodranFace(), GodranFace(stunned=True)),
        (GodranFace(annoyed=True), GodranFace(stunned=True, annoyed=True)),
    )
    return [Piece(front=_inset(front), back=_inset(back)) for front, back in pairs]


def _inset(face: GodranFace) -> Paint:
    """A disc whose signs hang over its rim, so far from the cut that nothing is lost."""
    whole = _side(face)

    def paint(painter: QPainter, rect: QRectF) -> None:
        away = rect.width() * (1 - GODRAN_MM / GODRAN[0]) / 2
        whole(painter, rect.adjusted(away, away, -away, -away))

    return paint


def _marker(mark: str, painter: QPainter, rect: QRectF) -> None:
    paint_owner(painter, mark, rect.center(), rect.width() * 0.42)


def cards(play: Play = USUAL) -> tuple[PieceSet, ...]:
    """Return six schemes for each colour, and the Origins."""
    ground = _ground(play)
    schemes = [
        Piece(
            front=_card(SchemeFace(card=row.id, name=worded(SCHEMES[row.id]), cost=row.cost)),
            back=_card(SchemeFace(card=row.id, name="", cost=row.cost, state="hidden", mark=mark)),
            bleed=palette.INK,
        )
        for mark in MARKS
        for row in ground.edition.schemes
    ]
    origins = [
        Piece(
            front=_card(OriginFace(origin=row.id, name=worded(ORIGINS[row.id]))),
            back=_card(OriginFace()),
            bleed=palette.INK,
        )
        for row in ground.edition.origins
    ]
    scheme = SchemeFace(card="", name="", cost=0)
    return (
        _cards(say("scheme cards"), scheme, SCHEME_HIGH, schemes),
        _cards(say("Origin cards"), OriginFace(), ORIGIN_HIGH, origins),
    )


def _cards(what: Message, face: CardFace, high: float, pieces: list[Piece]) -> PieceSet:
    size = (round(high * card_art.shape_of(face), 2), high)
    return PieceSet(title=titled("tokyo", what), size=size, pieces=tuple(pieces))


def _card(face: CardFace) -> Paint:
    def paint(painter: QPainter, rect: QRectF) -> None:
        card_art.paint_card(painter, rect, face)

    return paint


def charts(play: Play = USUAL) -> tuple[Chart, ...]:
    """Return the charts of a turn, the components last."""
    ground, s = _ground(play), _begun(play)
    return (
        turn.sequence(ground, s),
        turn.schedule(ground, s),
        without(turn.schemes(ground, s), 2),
        combat.harm(ground, s),
        combat.aiming(ground, s),
        turn.terrain(ground, s),
        combat.military(ground, s),
        combat.effects(ground, s),
        combat.matrix(ground, s),
        combat.weapons(ground, s),
        components.units(ground, s),
        components.populace(ground, s),
        without(components.buildings(ground, s), 5),
    )


def set_ups(play: Play = USUAL) -> tuple[SetUp, ...]:
    """Return how the game is set up, with the city."""
    ground = _ground(play)
    return (
        SetUp(
            title=say("the city"),
            steps=_steps(ground),
            charts=(components.units(ground, _begun(play)), components.populace(ground, _begun(play))),
            art=board_art(ground.board),
        ),
    )


def _steps(ground: Ground) -> tuple[Message, ...]:
    game = ground.edition.game
    return (
        say("Everybody chooses a sector in turn. Two players choose two each: one, then two, then one."),
        say(
            "Take the counters of the sector’s colour and its {cards} scheme cards.",
            cards=len(ground.schemes),
        ),
        say("Throw dice for who begins; the others follow clockwise, by their sectors, in every turn."),
        say(
            "Mix the {count} Origin cards. Put one away unseen: it is the true one. Lay the others face "
            "down.",
            count=len(ground.origins),
        ),
        say(
            "Everybody sets {people} populace units up on the {stars} stars of her sector, one unit a star. "
            "Where three play, those of the free sector are dealt out among them and set up there.",
            people=sum(row.count for row in ground.edition.units if row.type == "populace"),
            stars=max(len(found) for found in ground.board.stars.values()),
        ),
        say("Put GODRAN beside the city, and the markers of points on 0; GODRAN scores too."),
        say(
            "A superweapon costs ¥{done} with three or four players, ¥{two} with two; GODRAN then has {ap} "
            "Action Points, with two {more}.",
            done=game.weapon_done,
            two=game.weapon_done_two_players,
            ap=game.action_points,
            more=game.action_points_two_players,
        ),
    )


STOCK = Stock(counters=counters, cards=cards, charts=charts, set_ups=set_ups)
