# SPDX-License-Identifier: GPL-3.0-or-later
"""A position for each step of Phases 6 to 8, with enough on the map to fill its panel."""

from rubbletop.board.grid import BuildingId
from rubbletop.games.tokyo.actions.attacks import JoinAttack
from rubbletop.games.tokyo.frames.attacks import AttacksFrame, FlopFrame, PissedFrame, RepelFrame
from rubbletop.games.tokyo.frames.godran import AllotFrame, FallFrame, FleeFrame, GodranFrame, RetreatFrame
from rubbletop.games.tokyo.frames.movement import MovementFrame
from rubbletop.games.tokyo.state import TokyoState, replace
from tests.tokyo.builders import FOUR, ONE, THREE, TWO, at, given_game, given_unit, given_units, played, unit
from tests.tokyo.godran_builders import given_rampage, mark

ALL = (ONE, TWO, THREE, FOUR)


def peopled(s: TokyoState) -> TokyoState:
    """The state with all populace in hand safe, but for one unit so that the game goes on."""
    units = {k: replace(u, place="safe") if u.place == "hand" else u for k, u in s.units.items()}
    return given_units(replace(s, units=units), "A8", "nw.old_folks.1")


def _on_map(s: TokyoState) -> TokyoState:
    """GODRAN among four buildings, with units of three players beside it."""
    s = given_units(peopled(s), "I7", "se.troop.1", "se.troop.2", "se.tank.1")
    s = given_units(s, "H6", "ne.troop.1", "ne.punk_rockers.1", "sw.halftrack.1")
    s = given_unit(s, "ne.troop.2", "I6", "inside")
    return given_unit(s, "ne.mortar.1", "J6", "roof")


def rampage(ap: int = 10, **fields: object) -> TokyoState:
    """Phase 6, GODRAN at the Museum."""
    return replace(_on_map(given_rampage("I6", ap)), **fields)


def marked() -> TokyoState:
    """Phase 6 with the units of player two marked."""
    return played(rampage(), mark("I7"))[0]


def upon(s: TokyoState, *frames: AllotFrame | RetreatFrame | FleeFrame | FallFrame) -> TokyoState:
    """The state with frames upon its stack."""
    return replace(s, stack=(*s.stack, *frames))


def allotment(damage: int = 5) -> TokyoState:
    """Player two distributes Damage Points."""
    units = (unit("se.troop.1"), unit("se.troop.2"), unit("se.tank.1"))
    return upon(rampage(ap=4), AllotFrame(units=units, damage=damage))


def retreat() -> TokyoState:
    return upon(rampage(ap=4), RetreatFrame(unit=unit("se.tank.1")))


def flight(*, begun: bool = False, steps: int = 3) -> TokyoState:
    return upon(rampage(ap=4), FleeFrame(unit=unit("se.troop.1"), steps=steps, begun=begun))


def flight_off() -> TokyoState:
    """Populace beside the edge of the map flees."""
    return upon(rampage(ap=4), FleeFrame(unit=unit("nw.old_folks.1"), steps=3))


def movement() -> TokyoState:
    """Phase 7 of player one: units on the map, inside, in the box, populace at the edge."""
    s = peopled(given_game(MovementFrame(left=ALL), controller=TWO, turn=3))
    s = given_units(s, None, "ne.troop.3", "ne.troop.4", "ne.helicopter.1", "ne.heat_ray")
    s = given_units(s, "K7", "ne.troop.1", "ne.halftrack.1")
    s = given_units(s, "O7", "ne.punk_rockers.1", "ne.business_folk.1")
    s = given_unit(s, "ne.troop.2", "I6", "inside")
    s = given_unit(s, "ne.paratroop.1", "L6", "roof")
    return given_unit(s, "ne.mortar.1", "I6")


def crowded() -> TokyoState:
    """Four ground units of player one in one area."""
    s = movement()
    return given_units(s, "K7", "ne.troop.5", "ne.troop.6")


def attacks(*joined: str, wounds: int = 1) -> TokyoState:
    """Phase 8 of player one, GODRAN in the yard of the Power Plant."""
    frame = AttacksFrame(left=ALL, start=at("L6"), wounds=wounds)
    s = given_game(frame, controller=TWO, turn=3, godran=at("L6"), wounds=wounds)
    s = given_units(peopled(s), "K6", "ne.troop.1", "ne.troop.2", "ne.heat_ray")
    s = given_units(s, "L7", "ne.tank.1", "ne.helicopter.1")
    s = given_unit(s, "ne.paratroop.1", "M6", "roof")
    s = given_units(s, "J6", "ne.tank.2")
    s = given_units(s, "H3", "ne.troop.3", "ne.mortar.1")
    for name in joined:
        s = played(s, JoinAttack(seat=ONE, unit=unit(name)))[0]
    return s


THREE_JOINED = ("ne.troop.1", "ne.tank.1", "ne.paratroop.1")


def flop() -> TokyoState:
    s = attacks()
    attackers = tuple(map(unit, ("ne.troop.1", "ne.tank.1", "ne.paratroop.1")))
    return replace(s, stack=(*s.stack, FlopFrame(attackers=attackers)))


def repel(*, stuns: bool = True) -> TokyoState:
    s = replace(attacks(), godran=at("K8"))
    return replace(s, stack=(*s.stack, RepelFrame(seat=ONE, attackers=(unit("ne.troop.1"),), stuns=stuns)))


def pissed() -> TokyoState:
    s = replace(attacks(), godran=at("M6"))
    return replace(s, stack=(*s.stack, PissedFrame(dice=5, attackers=(unit("ne.troop.1"),))))


def fall() -> TokyoState:
    """Debris on its way."""
    fallen = FallFrame(
        link=2, origin=at("I6"), area=at("I7"), side="S", dice=4, total=17, source=BuildingId("ne.museum")
    )
    return upon(rampage(ap=4), fallen)


def ended(**fields: object) -> TokyoState:
    """A game that GODRAN's death has ended."""
    s = peopled(given_game(turn=9))
    points = {
        ONE: {"building": 45, "unit": 70, "wounded": -25, "wound": 60, "evacuation": 55, "standing": 80},
        TWO: {"building": 15, "no_building": -20, "evacuation": 70, "standing": 65, "trade": -10},
        THREE: {"unit": 120, "killed": -50, "wound": 30, "kill": 210, "evacuation": 15, "standing": 20},
        FOUR: {"evacuation": 100, "trade": 10, "standing": 125},
    }
    scored = {
        "points": points,
        "vp": {seat: sum(ledger.values()) for seat, ledger in points.items()},
        "havoc": {"building": 60, "unit": 190, "kill": -250},
        "killers": (THREE,),
        "wounds": 3,
        "ended": "killed",
        "stack": (),
    }
    return replace(s, **{**scored, **fields})


def of_frame(s: TokyoState) -> GodranFrame:
    """The frame of Phase 6."""
    frame = s.stack[0]
    assert isinstance(frame, GodranFrame)
    return frame


POSITIONS = {
    "rampage": rampage(annoyed=True),
    "allot": allotment(),
    "retreat": retreat(),
    "flee": flight(),
    "movement": movement(),
    "attacks": attacks(*THREE_JOINED),
    "flop": flop(),
    "repel": repel(),
    "pissed": pissed(),
}
