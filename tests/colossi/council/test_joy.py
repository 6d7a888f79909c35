# SPDX-License-Identifier: GPL-3.0-or-later
"""The joyous celebration of the Sacred Pillar (sc. 2; ruling 151)."""

from rubbletop.games.colossi import motion
from rubbletop.games.colossi.events.common import RubblePlaced, TribeMoved, UnitAttacked, UnitStruck
from rubbletop.games.colossi.events.council import Rejoiced
from rubbletop.games.colossi.events.cup import BoulderReturned
from rubbletop.games.colossi.frames.cup import GallstonesFrame
from rubbletop.games.colossi.frames.harm import RubbleFrame, VolleyFrame
from rubbletop.games.colossi.frames.tribes import AdvanceFrame, RiftFrame, RollerFrame
from rubbletop.games.colossi.state import ColossiState
from rubbletop.games.colossi.telling import Telling
from rubbletop.kernel.dice import ScriptedDice
from rubbletop.kernel.facts import SpaceId, UnitId
from tests.colossi.builders import (
    at,
    given_rubble,
    given_tribe,
    given_unit,
    ground,
    played,
    rules,
    settled,
    stepped,
)
from tests.colossi.council.gathered import given_council
from tests.colossi.marines.acts import given_actions, lagi

WHITE = given_tribe("white", 342)


def joy(hex_: int) -> RubbleFrame:
    return RubbleFrame(origin=at(hex_), distance="d6")


def told_joys(*path: SpaceId, tectonic: tuple[SpaceId, ...] = ()) -> list[SpaceId]:
    """Return the Pillars for which the Whitestones rejoice on their way."""
    t = Telling(given_council(WHITE, tectonic=tectonic), ScriptedDice(()))
    motion.move_tribe(t, ground(), WHITE.id, path, how="push", rule="")
    return [event.hex for event in t.events if isinstance(event, Rejoiced)]


def test_ruling_151_each_pillar_on_the_way_is_celebrated_in_turn() -> None:
    assert told_joys(at(342), at(343)) == [at(343)]
    assert told_joys(at(342), at(341)) == []
    assert told_joys(at(342), at(343), at(431), at(432)) == [at(343), at(431)]


def test_ruling_151_staying_in_a_pillar_does_nothing_and_an_erupted_one_is_none() -> None:
    assert told_joys(at(342)) == []
    assert told_joys(at(342), at(343), tectonic=(at(343),)) == []


def test_ruling_151_a_step_into_a_pillar_is_celebrated_before_the_attack() -> None:
    squad = given_unit("squad", 335)
    s = given_council(WHITE, squad, AdvanceFrame(tribe=WHITE.id, target=squad.id, left=1))
    told = settled(s.tribe_moved(WHITE.id, at(422)), [1, 2, *[1] * 6])
    assert told.tribe("white").hex == at(343)
    wanted = ["Rejoiced", "RubblePlaced", "UnitAttacked"]
    assert [name for name in told.names() if name in wanted] == wanted


def test_ruling_151_a_roll_into_a_pillar_is_celebrated_before_the_unit_there_is_struck() -> None:
    squad = given_unit("squad", 343)
    s = given_council(WHITE, squad, RollerFrame(tribe=WHITE.id, target=squad.id, left=1, path=(at(342),)))
    told = stepped(s)
    assert told.state.top == joy(343)
    assert isinstance(told.state.stack[-2], VolleyFrame)


def given_roll_onto_a_unit() -> ColossiState:
    """Return a roll out of the Pillar 343 that ends upon a unit."""
    squad = given_unit("squad", 342)
    frame = RollerFrame(tribe=WHITE.id, target=squad.id, left=0, path=(at(343), at(342)), direction=1)
    return given_council(WHITE, squad, frame)


def test_ruling_151_a_roll_that_goes_back_into_a_pillar_does_not_enter_it_anew() -> None:
    told = stepped(given_roll_onto_a_unit())
    assert (told.tribe("white").hex, told.of(Rejoiced)) == (at(343), [])
    assert [event.path for event in told.of(TribeMoved)] == [(at(342), at(343))]


def test_ruling_151_in_a_game_of_the_first_rules_it_rejoiced_there_again() -> None:
    s = given_roll_onto_a_unit()
    change = rules().of_version(1).step(s).run(s, ScriptedDice(()))
    assert change.state.top == joy(343)
    assert change.state.tribes[WHITE.id].hex == at(343)


def test_ruling_151_a_tribe_shoved_into_a_pillar_rejoices_after_the_roller() -> None:
    t = Telling(given_council(), ScriptedDice(()))
    base = len(t.s.stack)
    t.push(joy(343), VolleyFrame(volley="roller", cause=None, shots=()), joy(431))
    motion.joys_first(t, base)
    assert t.s.stack[base + 1 :] == (joy(431), joy(343))


def test_ruling_151_a_tribe_that_comes_up_in_a_pillar_rejoices_before_the_unit_there_takes_its_hit() -> None:
    s = given_council(WHITE, given_unit("squad", 343), RiftFrame(tribe=WHITE.id))
    told = stepped(s, [3, 4, 3])
    assert told.names()[-1] == "UnitStruck"
    assert told.of(UnitStruck)[0].by == "rift"
    assert told.state.top == joy(343)


def test_ruling_151_a_tribe_moved_aside_into_a_pillar_rejoices() -> None:
    beside = ground().board(given_council()).neighbours[at(344)]
    walls = [given_rubble(n) for n in beside if n != at(343)]
    s = given_council(WHITE, given_tribe("red", 344), *walls, RiftFrame(tribe=WHITE.id))
    told = stepped(s, [3, 4, 4])
    assert told.tribe("red").hex == at(343)
    assert [event.tribe for event in told.of(Rejoiced)] == ["red"]


def test_ruling_151_a_lone_boulder_in_a_pillar_rejoices() -> None:
    s = given_council(GallstonesFrame(), crumbled=("K1",))
    told = settled(s, [1, 3, 4, 3, 1, 2])
    assert told.of(BoulderReturned)[0].hex == at(343)
    assert told.of(Rejoiced) == [Rejoiced(tribe=UnitId("black"), hex=at(343), rule="sc. 2, 151")]
    assert told.of(RubblePlaced)[0].origin == at(343)


def test_ruling_151_a_tribe_pushed_into_a_pillar_by_the_lagi_rejoices() -> None:
    s = given_actions(given_unit("colby", 345), given_tribe("white", 344), zone="beta")
    told = played(s, lagi("white"), [1, 1, 1])
    assert told.tribe("white").hex == at(343)
    assert told.of(Rejoiced)[0].hex == at(343)
    assert told.of(UnitAttacked) == []
