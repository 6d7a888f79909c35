# SPDX-License-Identifier: GPL-3.0-or-later
"""What One More Barrel needs on the table: counters of five players, oil, buildings, charts, set-up."""

from functools import partial

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from rubbletop.games import registry
from rubbletop.games.barrel.ground import Ground
from rubbletop.games.barrel.rules import BarrelRules
from rubbletop.games.barrel.state import BarrelState
from rubbletop.games.barrel.tables import BUILDINGS
from rubbletop.kernel.facts import Message, say
from rubbletop.ui.barrel.art.counters import BIG, paint_counter, paint_player
from rubbletop.ui.barrel.art.face import (
    AnyFace,
    BarrelsFace,
    BuildingFace,
    LocalsFace,
    LogisticsFace,
    RebelsFace,
    TroopFace,
)
from rubbletop.ui.barrel.charts import bombing, country, money, public, turn, war
from rubbletop.ui.game_screen import Chart
from rubbletop.ui.paint.seats import LIVERIES
from rubbletop.ui.paper.art import board_art
from rubbletop.ui.paper.pieces import Paint, Piece, PieceSet
from rubbletop.ui.paper.stock import Stock
from rubbletop.ui.paper.tables import USUAL, Play, begun, retitled, titled, without
from rubbletop.ui.paper.text import SetUp

EDGE = (14.0, 14.0)
FINE = 1e4
"""Pixels of an edge on paper: nothing is left out."""
INSET = 0.1
"""So far from the cut, in edges, the counters stay that are no squares."""

MARKED = ("pacifism", "influence", "media", "contracts", "order", "first box", "second box")
"""What each player's markers stand on."""


def _side(*faces: AnyFace) -> Paint:
    """One counter painted into its place with white around it."""

    def paint(painter: QPainter, rect: QRectF) -> None:
        painter.save()
        painter.translate(rect.topLeft())
        painter.scale(rect.width(), rect.height())
        painter.translate(INSET, INSET)
        painter.scale(1 - 2 * INSET, 1 - 2 * INSET)
        for face in faces:
            paint_counter(painter, face, FINE)
        painter.restore()

    return paint


def _begun(play: Play = USUAL) -> BarrelState:
    s = begun("barrel", "1", play)
    assert isinstance(s, BarrelState), "Barrel has a state of its own"
    return s


def _ground(play: Play = USUAL) -> Ground:
    rules = registry.rules("barrel")
    assert isinstance(rules, BarrelRules), "the registry knows Barrel"
    return rules.atlas.ground(_begun(play))


def counters(play: Play = USUAL) -> tuple[PieceSet, ...]:
    """Return the counters.

    Troops and rebels as many as the tables allow. Of what they do not limit, what the map asks for: local
    troops for every region at once, logistics and barrels of all regions, buildings the fewer the dearer.
    """
    ground = _ground(play)
    players = range(len(LIVERIES))
    regions = [ground.board.regions[region] for region in ground.country]
    oil, needs = sum(r.oil for r in regions), sum(r.logistics for r in regions)
    powers = range(1, ground.edition.rebels.most_power, 2)
    pieces = (
        *(_both(TroopFace(player=player), ground.edition.troops.most) for player in players),
        _both(LocalsFace(), oil),
        _turned(LogisticsFace(), LogisticsFace(count=BIG), needs),
        _turned(BarrelsFace(), BarrelsFace(count=BIG), oil),
        *(_both(BuildingFace(kind=kind), len(regions) // ground.rows[kind].cost) for kind in BUILDINGS),
        *(
            _turned(RebelsFace(power=power, player=player), RebelsFace(power=power + 1, player=player), 1)
            for player in players
            for power in powers
        ),
        *(_marker(player) for player in players),
    )
    return (PieceSet(title=titled("barrel", say("counters")), size=EDGE, pieces=pieces),)


def _both(face: AnyFace, count: int) -> Piece:
    """A counter that is the same on both sides."""
    return Piece(front=_side(face), back=_side(face), count=count)


def _turned(front: AnyFace, back: AnyFace, count: int) -> Piece:
    return Piece(front=_side(front), back=_side(back), count=count)


def _marker(player: int) -> Piece:
    paint = partial(_paint_marker, player)
    return Piece(front=paint, back=paint, count=len(MARKED))


def _paint_marker(player: int, painter: QPainter, rect: QRectF) -> None:
    paint_player(painter, player, rect.center(), rect.width() * 0.3)


def cards(play: Play = USUAL) -> tuple[PieceSet, ...]:
    """Return nothing: this game has no cards."""
    return ()


def charts(play: Play = USUAL) -> tuple[Chart, ...]:
    """Return the charts in the order of a turn, without what stands on the table."""
    ground, s = _ground(play), _begun(play)
    return (
        turn.sequence(ground, s),
        retitled(
            turn.boxes(ground, s),
            say("Boxes of actions with {players} players (* reconstructed)", players=len(s.seats)),
        ),
        without(country.buildings(ground, s), 4),
        war.battle(ground, s),
        war.extra_locals(ground, s),
        bombing.defence(ground, s),
        bombing.odds(ground, s),
        without(public.tolerated(ground, s), 2),
        without(public.pacifism(ground, s), 5),
        public.changes(ground, s),
        money.market(ground, s),
        money.crash(ground, s),
        money.store(ground, s),
        without(money.contracts(ground, s), 2),
        money.allotted(ground, s),
        without(country.regions(ground, s), 4),
    )


def set_ups(play: Play = USUAL) -> tuple[SetUp, ...]:
    """Return how the game is set up, with the map."""
    ground = _ground(play)
    return (
        SetUp(
            title=say("the country"),
            steps=_steps(ground),
            charts=(without(country.regions(ground, _begun(play)), 4),),
            art=board_art(ground.board),
        ),
    )


def _steps(ground: Ground) -> tuple[Message, ...]:
    start, costs = ground.edition.start, ground.edition.costs
    in_use = ground.board.columns_in_use
    return (
        say("Everybody takes a colour, its troops and markers, and ${cash}.", cash=start.dollars),
        say(
            "Throw dice for the playing order and lay the markers on it; the last gets ${bonus} more.",
            bonus=start.last_bonus,
        ),
        say("Set the oil price to its lowest space, and everybody to 0 on the dial and on the contracts."),
        say(
            "Of the boxes of actions use {three} columns with three players, {four} with four, {five} with "
            "five, from the left.",
            three=in_use[3],
            four=in_use[4],
            five=in_use[5],
        ),
        say(
            "In playing order everybody may buy troops and logistics into the Border Region, for ${land} "
            "each.",
            land=costs.by_land,
        ),
        say("Put the turn marker on 1. The first phase begins; the rebels wait for the second."),
        say(
            "The printed counters are enough for a usual game. Where some run out, print their sheet once "
            "more: only a player’s troops, {most}, are limited.",
            most=ground.edition.troops.most,
        ),
    )


STOCK = Stock(counters=counters, cards=cards, charts=charts, set_ups=set_ups)
