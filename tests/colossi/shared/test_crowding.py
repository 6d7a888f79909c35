# SPDX-License-Identifier: GPL-3.0-or-later
"""An attack after a move ends it, so none is made in a friend's hex (5.3.1.1, 5.3.3; rulings 62, 64, 99)."""

from rubbletop.games.colossi.actions.marines import Drill, Fire
from rubbletop.games.colossi.frames.marines import ActingFrame, ActionsFrame
from rubbletop.games.colossi.state import ColossiState
from rubbletop.games.colossi.tables import Kind
from rubbletop.kernel.facts import UnitId
from tests.colossi.builders import SEAT, at, given_state, given_tribe, given_unit, legal, refused

REASON = "Its move cannot end here, where another unit stands, so it cannot attack yet. [5.3.1.1]"


def passing(kind: Kind, friend: Kind, tribe: int) -> ColossiState:
    """Return a unit that has gone from 421 into a friend's hex 422."""
    unit = given_unit(kind, 422)
    return given_state(
        unit,
        given_unit(friend, 422),
        given_tribe("white", tribe),
        ActionsFrame(begun=True),
        ActingFrame(unit=unit.id, points=4, spent=1, path=(at(421), at(422))),
    )


def test_ruling_64_no_fire_on_the_move_while_passing_a_unit() -> None:
    s = passing("squad", "scout", 424)
    fire = Fire(seat=SEAT, unit=UnitId("squad"), target=UnitId("white"), manner="move")
    assert refused(s, fire) == REASON
    assert fire not in legal(s)


def test_ruling_99_no_drilling_while_passing_a_unit() -> None:
    s = passing("bit", "scout", 423)
    drill = Drill(seat=SEAT, unit=UnitId("bit"), target=UnitId("white"))
    assert refused(s, drill) == REASON
    assert drill not in legal(s)


def test_ruling_67_a_lone_carrier_is_no_hindrance() -> None:
    s = passing("squad", "carrier", 424)
    assert Fire(seat=SEAT, unit=UnitId("squad"), target=UnitId("white"), manner="move") in legal(s)
