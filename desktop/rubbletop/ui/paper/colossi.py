# SPDX-License-Identifier: GPL-3.0-or-later
"""What Attack of the 50 Foot Colossi! needs on the table: counters, Action cards, charts, set-up."""

from functools import partial

import msgspec
from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from rubbletop.games import registry
from rubbletop.games.colossi.ground import Ground
from rubbletop.games.colossi.rules import ColossiRules
from rubbletop.games.colossi.state import Boulder, ColossiState, Unit
from rubbletop.games.colossi.tables import UnitRow
from rubbletop.games.colossi.words.names import EVENTS, TRIBES, listed
from rubbletop.kernel.facts import Message, UnitId, say
from rubbletop.ui.colossi import faces
from rubbletop.ui.colossi.art import tones
from rubbletop.ui.colossi.art.cards import SHAPE, paint_action_card
from rubbletop.ui.colossi.art.counters import paint_counter
from rubbletop.ui.colossi.art.face import CardFace, CounterFace, Kind, Marker
from rubbletop.ui.colossi.charts import components, marine, scenario, stones
from rubbletop.ui.colossi.screen import ColossiScreen
from rubbletop.ui.game_screen import Chart
from rubbletop.ui.paper.art import Art, PositionArt
from rubbletop.ui.paper.pieces import Paint, Piece, PieceSet
from rubbletop.ui.paper.stock import Stock
from rubbletop.ui.paper.tables import USUAL, Play, begun, retitled, titled, without
from rubbletop.ui.paper.text import SetUp
from rubbletop.ui.parts.catalogue import CATALOGUE
from rubbletop.ui.words import worded

EDGE = (16.0, 16.0)
CARD_HIGH = 77.0
CARD = (round(CARD_HIGH * SHAPE, 2), CARD_HIGH)


def _side(face: CounterFace) -> Paint:
    def paint(painter: QPainter, rect: QRectF) -> None:
        paint_counter(painter, face, rect)

    return paint


def _ground(play: Play = USUAL) -> Ground:
    rules = registry.rules("colossi")
    assert isinstance(rules, ColossiRules), "the registry knows the Colossi"
    return rules.atlas.ground(begun("colossi", "1", play))


def counters(play: Play = USUAL) -> tuple[PieceSet, ...]:
    """Return the counters as many as the tables say; markers enough for every unit and every tribe."""
    ground = _ground(play)
    units = [piece for row in ground.edition.units for piece in _units(ground, row)]
    pieces = (
        *units,
        *(_boulder(ground, boulder) for boulder in ground.boulders),
        *_rubble(ground),
        *_events(ground),
        *_markers(len(units), len(ground.edition.boulders)),
    )
    return (PieceSet(title=titled("colossi", say("counters")), size=EDGE, pieces=pieces),)


def _units(ground: Ground, row: UnitRow) -> list[Piece]:
    count = max(1, row.count)
    found = []
    for number in range(1, count + 1):
        name = UnitId(row.kind if count == 1 else f"{row.kind}{number}")
        unit = Unit(id=name, kind=row.kind, place="reserve")
        back = (
            faces.unit_face(ground, unit, damaged=True)
            if row.damaged is not None
            else CounterFace(kind=Kind.BLANK, label=worded(say("no back")))
        )
        front = faces.unit_face(ground, unit, damaged=False)
        found.append(Piece(front=_side(front), back=_side(back), bleed=tones.PLATE_EDGE))
    return found


def _boulder(ground: Ground, boulder: str) -> Piece:
    front = faces.boulder_face(ground, Boulder(id=boulder))
    back = faces.boulder_face(ground, Boulder(id=boulder, reduced=True))
    return Piece(front=_side(front), back=_side(back), bleed=tones.BOULDER_EDGE)


def _rubble(ground: Ground) -> list[Piece]:
    down = CounterFace(kind=Kind.RUBBLE, dn=str(ground.edition.rubble.dn))
    return [
        Piece(front=_side(down), back=_side(faces.feature_face(face)), count=count, bleed=tones.RUBBLE_EDGE)
        for face, count in ground.edition.rubble.faces.items()
    ]


def _events(ground: Ground) -> list[Piece]:
    back = _side(faces.event_face(""))
    return [
        Piece(front=_side(faces.event_face(event)), back=back, count=count, bleed=tones.BOULDER_EDGE)
        for event, count in ground.edition.events.items()
    ]


def _markers(units: int, tribes: int) -> list[Piece]:
    pairs = ((Marker.STUNNED, Marker.PARALYZED, units), (Marker.CRACKED, Marker.PARALYZED, tribes))
    return [
        Piece(
            front=_side(CounterFace(kind=Kind.MARKER, figure=front)),
            back=_side(CounterFace(kind=Kind.MARKER, figure=back)),
            count=count,
            bleed=tones.MARKER_EDGE,
        )
        for front, back, count in pairs
    ]


def cards(play: Play = USUAL) -> tuple[PieceSet, ...]:
    """Return the Action cards."""
    back = partial(_card, None)
    pieces = tuple(
        Piece(
            front=partial(_card, CardFace(tribes=tuple(card.order), takes=card.indicator)),
            back=back,
            bleed=tones.BOULDER_EDGE,
        )
        for card in _ground(play).edition.cards
    )
    return (PieceSet(title=titled("colossi", say("Action cards")), size=CARD, pieces=pieces),)


def _card(face: CardFace | None, painter: QPainter, rect: QRectF) -> None:
    paint_action_card(painter, rect, face)


def charts(play: Play = USUAL) -> tuple[Chart, ...]:
    """Return the charts of a turn, then those of the scenarios, then the components."""
    ground = _ground(play)
    one, two, three = (_begun(number, play) for number in ("1", "2", "3"))
    return (
        retitled(stones.events(ground, one), say("Event Chart")),
        marine.recovery(ground, one),
        marine.landing(ground, one),
        marine.movement(ground, one),
        marine.jump(ground, one),
        marine.fire(ground, one),
        marine.recon(ground, one),
        marine.strike(ground, one),
        marine.chisel(ground, one),
        marine.drill(ground, one),
        marine.bombing(ground, one),
        stones.faces(ground, one),
        stones.specials(ground, one),
        stones.stomp(ground, one),
        stones.tombstones(ground, one),
        *(
            chart
            for s, name in ((one, say("scenario 1")), (two, say("scenario 2")))
            for chart in (
                retitled(scenario.points(ground, s), say("Victory points, {scenario}", scenario=name)),
                retitled(scenario.levels(ground, s), say("Level of victory, {scenario}", scenario=name)),
            )
        ),
        retitled(
            scenario.levels(ground, three),
            say("Level of victory, {scenario}", scenario=say("campaign")),
        ),
        scenario.special_rules(ground, two),
        scenario.campaign(ground, three),
        components.units(ground, one),
        components.boulders(ground, one),
    )


def set_ups(play: Play = USUAL) -> tuple[SetUp, ...]:
    """Return how each scenario is set up."""
    return _panic(play), _council(play), _campaign(play)


def _panic(play: Play) -> SetUp:
    ground, s = _ground(play), _begun("1", play)
    left = ground.edition.panic.tribes_always
    shown = msgspec.structs.replace(
        s, tribes={key: tribe for key, tribe in s.tribes.items() if tribe.tribe in left}
    )
    return SetUp(
        title=CATALOGUE["colossi"].scenario("1"),
        steps=_panic_steps(ground),
        charts=(scenario.landing_plan(ground, s),),
        art=_position(shown, say("Zone Alpha at the beginning")),
    )


def _panic_steps(ground: Ground) -> tuple[Message, ...]:
    row = ground.edition.panic
    left = [tribe.tribe for tribe in ground.edition.boulders if tribe.tribe in row.tribes_always]
    return (
        say("Lay out Zone Alpha; the battle lasts {turns} turns.", turns=row.turns),
        say(
            "Put {always} into the cup with {count} more Event counters drawn unseen; nobody looks at the "
            "rest.",
            always=listed([EVENTS[event] for event in row.cup_always]),
            count=row.cup_random,
        ),
        say("Shuffle the {count} Action cards and lay them face down.", count=len(ground.cards)),
        say("Mix the boulders of every tribe and pile them up, full side up, without looking through them."),
        say(
            "Set the {tribes} on their hexes as in the picture.",
            tribes=listed([TRIBES[tribe] for tribe in left]),
        ),
        say(
            "Draw {count} of the {tribes} by lot. For each throw three dice, read in turn as the three "
            "digits of a hex. Throw again where a tribe stands already, and in or next to the hex of a "
            "Civilian.",
            count=row.tribes_drawn,
            tribes=listed([TRIBES[tribe] for tribe in row.tribes_random]),
        ),
        say(
            "Lay the Miners into the box of the trapped; set the Foreman and the Ore Carrier as in the "
            "picture."
        ),
        say("Sort the Marines by the turn in which they land; no one is held back."),
        say("Lay the Rubble counters face down and mix them."),
    )


def _council(play: Play) -> SetUp:
    ground, s = _ground(play), _begun("2", play)
    row = ground.edition.council
    return SetUp(
        title=CATALOGUE["colossi"].scenario("2"),
        steps=(
            say("Lay out Zone Beta; the battle lasts {turns} turns.", turns=row.turns),
            say(
                "Put all Event counters into the cup but {without}; then take {count} out again unseen.",
                without=listed([EVENTS[event] for event in row.cup_without]),
                count=row.cup_removed,
            ),
            say("Shuffle the {count} Action cards and lay them face down.", count=len(ground.cards)),
            say("Sort the Marines into their three teams; the player says which of them comes first."),
            say("Set its units up in the area with its number, one unit a hex."),
            say(
                "Mix the boulders of every tribe and pile them up, full side up. Deal the {tribes} by lot "
                "onto the Sacred Pillars, one each.",
                tribes=listed([TRIBES[tribe] for tribe in row.tribes]),
            ),
            say("Keep the {tribe} ready for the Wormhole.", tribe=TRIBES[row.wormhole.tribe]),
            say("Lay the Rubble counters face down and mix them."),
        ),
        charts=(without(scenario.teams(ground, s), 2), scenario.special_rules(ground, s)),
        art=_position(s, say("Zone Beta at the beginning")),
    )


def _campaign(play: Play) -> SetUp:
    ground = _ground(play)
    return SetUp(
        title=CATALOGUE["colossi"].scenario("3"),
        steps=(
            say("Set the first battle up as scenario 1, and play it to its end."),
            say("Note its victory points and who is left; then set up scenario 2 with these."),
            say("The points of both battles together decide the level of victory."),
        ),
        charts=(
            scenario.campaign(ground, _begun("3", play)),
            retitled(
                scenario.levels(ground, _begun("3", play)),
                say("Level of victory, {scenario}", scenario=say("campaign")),
            ),
        ),
    )


def _begun(number: str, play: Play) -> ColossiState:
    s = begun("colossi", number, play)
    assert isinstance(s, ColossiState), "the Colossi have a state of theirs"
    return s


def _position(s: ColossiState, title: Message) -> Art:
    return PositionArt(ColossiScreen(), s, title)


STOCK = Stock(counters=counters, cards=cards, charts=charts, set_ups=set_ups)
