# SPDX-License-Identifier: GPL-3.0-or-later
"""The Mine Foreman, Major Colby and the LAGI (5.4.5; worked examples E20 to E23)."""

from rubbletop.games.colossi.actions.marines import Lagi
from rubbletop.games.colossi.events.common import TribeMoved, UnitMoved
from rubbletop.games.colossi.events.marines import LagiFired, PushStopped
from rubbletop.games.colossi.frames.harm import HitsFrame
from rubbletop.games.colossi.frames.marines import ActingFrame, ActionsFrame
from rubbletop.games.colossi.state import ColossiState, Rubble, Tribe, Unit
from rubbletop.kernel.facts import UnitId
from tests.colossi.builders import (
    at,
    given_rubble,
    given_tribe,
    given_unit,
    played,
    refused,
)
from tests.colossi.marines.acts import (
    chisel,
    fire,
    given_actions,
    jump,
    kinds_of,
    lagi,
    march,
    of_kind,
)

BROWN = given_tribe("brown", 314)
HQ = given_unit("hq", 354)
RED = given_tribe("red", 154)


def given_example(*things: Rubble) -> ColossiState:
    return given_actions(given_unit("colby", 421), HQ, BROWN, *things)


def test_e20_neither_target_is_in_line_from_421() -> None:
    s = given_example()
    assert "Lagi" not in kinds_of(s, "colby")
    off = "The LAGI works only along one of the six straight lines. [5.4.5.1]"
    assert [refused(s, lagi(target)) for target in ("brown", "hq")] == [off] * 2


def test_e21_from_361_the_hq_is_pushed_to_the_edge() -> None:
    s = played(given_example(), march("colby", 361)).state
    told = played(s, lagi("hq"), [3])
    assert told.unit("hq").hex == "351"
    assert not told.unit("hq").acted
    told = played(s, lagi("hq"), [6])
    assert told.unit("hq").hex == "351"
    assert told.of(PushStopped)[0].hex is None


def test_e22_from_422_the_brownstones_stop_before_the_rubble() -> None:
    s = played(given_example(given_rubble(155)), march("colby", 422)).state
    told = played(s, lagi("brown"), [5])
    assert told.of(TribeMoved)[0].path == ("314", "265", "241", "231")
    assert told.of(PushStopped)[0].hex == "155"
    assert told.tribe("brown").stack == BROWN.stack
    assert told.state.top == ActionsFrame(begun=True)


def test_e23_without_the_rubble_they_go_the_full_five_hexes() -> None:
    s = played(given_example(), march("colby", 422)).state
    told = played(s, lagi("brown"), [5])
    assert told.tribe("brown").hex == "151"
    assert not told.of(PushStopped)


def given_push(*things: Unit | Tribe | Rubble, target: Unit | Tribe = RED) -> ColossiState:
    """Return Major Colby in 153 with a target south of him in 154."""
    return given_actions(given_unit("colby", 153), target, *things)


def test_81_the_lagi_first_then_half_the_movement() -> None:
    s = played(given_push(), lagi("red"), [2]).state
    assert isinstance(s.top, ActingFrame)
    s = played(s, march("colby", 152)).state
    assert played(s, march("colby", 111)).state.top == ActionsFrame(begun=True)


def test_104_a_stunned_colby_has_no_penalty_and_no_movement() -> None:
    s = given_actions(given_unit("colby", 153, marker="stunned"), given_tribe("red", 154))
    told = played(s, lagi("red"), [2])
    assert (told.tribe("red").hex, told.state.top) == ("156", ActionsFrame(begun=True))


def test_77_colby_chooses_between_standard_fire_and_the_lagi_and_does_not_jump_or_chisel() -> None:
    s = given_push(target=given_tribe("red", 155))
    assert kinds_of(s, "colby") == {"March", "Fire", "Lagi"}
    assert refused(s, jump("colby")) == "Only Scouts, Special Ops and the Medic can jump. [5.3.1.5]"
    assert refused(s, chisel("colby", "red")) == "Only Special Ops carry the Chisel. [5.4.2]"
    s = played(s, fire("colby", "red", "move"), [1, 1]).state
    assert refused(s, lagi("red")) == "It has made its attack already. [5.3.2]"


def test_104_no_rubble_carrier_passenger_or_nothing() -> None:
    s = given_actions(
        given_unit("colby", 341),
        given_rubble(336),
        given_unit("carrier", 343),
        given_unit("hq", 343),
    )
    assert refused(s, lagi("rubble336")) == "The LAGI moves tribes and units, not Rubble. [5.4.5.1, 104]"
    sheltered = "The LAGI does not move the Ore Carrier or its passenger. [5.4.5.1, 104]"
    assert [refused(s, lagi(u)) for u in ("carrier", "hq")] == [sheltered] * 2
    assert refused(s, lagi("nobody")) == "There is no such target on the map. [5.4.1]"
    assert refused(s, lagi("colby")) == "There is no such target on the map. [5.4.1]"


def test_104_clear_sight_is_needed() -> None:
    s = given_actions(given_unit("colby", 153), given_tribe("red", 154), given_unit("hq", 156))
    assert refused(s, lagi("hq")) == "The line of sight is blocked in 154. [5.4.1]"
    assert of_kind(s, Lagi) == ["red"]


def test_105_what_stops_a_push() -> None:
    stoppers: list[Unit | Tribe | Rubble] = [
        given_unit("hq", 156),
        given_tribe("black", 156),
        given_rubble(156),
        given_rubble(156, "stonehenge"),
    ]
    for stopper in stoppers:
        told = played(given_push(stopper), lagi("red"), [4])
        assert told.tribe("red").hex == "155"
        assert told.of(PushStopped)[0].hex == "156"
    raised = given_actions(given_unit("colby", 153), given_tribe("red", 154), tectonic=(at(155),))
    assert played(raised, lagi("red"), [4]).tribe("red").hex == "154"


def test_105_structures_stop_a_push_and_rails_and_the_mine_do_not() -> None:
    s = given_actions(given_unit("colby", 354), given_tribe("red", 353))
    assert played(s, lagi("red"), [1]).tribe("red").hex == "352"
    s = given_actions(
        given_unit("colby", 355), given_unit("hq", 344), given_unit("miner", 523, place="trapped")
    )
    assert played(s, lagi("hq"), [3]).of(LagiFired)[0].direction == 2
    s = given_actions(given_unit("colby", 524), given_unit("hq", 525))
    assert "Lagi" in kinds_of(s, "colby")


def test_106_marbles_on_the_way_throw_dice_and_may_end_the_push() -> None:
    hq = given_unit("hq", 154)
    s = given_push(given_rubble(145, "minefield"), target=hq)
    told = played(s, lagi("hq"), [4, 6, 4])
    assert [e.path for e in told.of(UnitMoved)] == [("154", "155", "156"), ("156", "161"), ("161", "162")]
    stopped = played(s, lagi("hq"), [4, 2])
    assert stopped.unit("hq").hex == "156"
    hit = played(s, lagi("hq"), [4, 1])
    assert hit.state.top == HitsFrame(unit=UnitId("hq"), hits=1)


def test_106_a_tribe_pushed_out_of_a_structure_leaves_a_garrison() -> None:
    s = given_actions(given_unit("colby", 443), given_tribe("red", 444))
    told = played(s, lagi("red"), [2])
    assert told.tribe("red").hex == "446"
    assert told.rubble() == {"444": "down"}


def test_5_4_5_the_foreman_who_reaches_the_offices_is_colby_and_has_acted() -> None:
    s = played(given_actions(given_unit("foreman", 344)), march("foreman", 345)).state
    assert (s.units[UnitId("foreman")].kind, s.top) == ("colby", ActionsFrame(begun=True))
    assert not kinds_of(s, "foreman")


def test_5_4_5_the_foreman_is_a_civilian_before() -> None:
    s = given_actions(given_unit("foreman", 161), given_tribe("red", 163))
    assert kinds_of(s, "foreman") == {"March"}
    assert refused(s, fire("foreman", "red")) == "This unit has no standard attack. [5.4.1]"
