# SPDX-License-Identifier: GPL-3.0-or-later
"""What the commander decides in scenario 2 and in the campaign, and why (sc. 2, sc. 3; 147 to 154)."""

from rubbletop.games.colossi.actions.council import (
    EndPlacement,
    EndReturns,
    GoOn,
    PickTeam,
    PlaceUnit,
    TakeBackUnit,
)
from rubbletop.games.colossi.actions.marines import Land, March
from rubbletop.games.colossi.commander import Commander
from rubbletop.games.colossi.commander.opening import gathered, team_worth
from rubbletop.games.colossi.commander.reasons import reason
from rubbletop.games.colossi.commander.reasons_of_teams import team_reason
from rubbletop.games.colossi.frames.council import (
    GatherFrame,
    InterludeFrame,
    PickTeamFrame,
    ReturnFrame,
    TeamFrame,
)
from rubbletop.games.colossi.frames.marines import ActionsFrame
from rubbletop.games.colossi.state import ColossiState, Council, Unit, replace
from rubbletop.games.colossi.tables import TribeName
from rubbletop.kernel.facts import Player, Setup, UnitId
from rubbletop.kernel.session import Session
from tests.colossi.builders import SEAT, at, given_rubble, given_tribe, given_unit, ground, rules
from tests.colossi.commander.positions import decision, hint, judged
from tests.colossi.council.gathered import beside, given_council, given_walk_in

STANDING: tuple[tuple[TribeName, int], ...] = (("red", 532), ("white", 431), ("grey", 343))


def given_second_battle(seed: int = 5) -> Session[ColossiState]:
    player = Player(seat=SEAT, name="A")
    return Session(rules(), Setup(scenario="2", seed=seed, players=(player,)))


def team(*kinds: str) -> list[Unit]:
    """Return units that wait to come with a team."""
    return [given_unit(kind, id_=f"{kind}1", place="team") for kind in kinds]  # type: ignore[arg-type]


def test_sc_2_the_team_with_most_dice_comes_first() -> None:
    s = given_second_battle().state
    assert decision(s) == PickTeam(seat=SEAT, team="unit1")
    assert hint(s) == "Unit 1 brings most to the battle: 22 dice to fire with."


def test_147_a_team_whose_area_is_held_waits() -> None:
    s = given_council(
        given_unit("squad", 412), *team("hq", "heavy", "medic", "bomber"), given_rubble(112), PickTeamFrame(),
        turn=4,
    )  # fmt: skip
    assert decision(s) == PickTeam(seat=SEAT, team="unit3")
    alone = replace(s, units={key: unit for key, unit in s.units.items() if unit.kind in ("squad", "hq")})
    assert team_worth(judged(alone).plan, "unit1") < 0
    freed = replace(s, rubble={}, council=Council(teams={"unit3": ()}))
    assert isinstance(decision(freed), PickTeam)
    held = replace(s, council=Council(teams={"unit3": ()}))
    told = team_reason(judged(held), PickTeam(seat=SEAT, team="unit2")).text()
    assert told == "Unit 2 can be placed at once: another team would have to walk in."


def test_sc_2_bombers_are_a_reason_for_a_team_that_has_little_else() -> None:
    s = given_council(given_unit("squad", 412), *team("bomber", "bit"), PickTeamFrame(), turn=10)
    assert hint(s) == "Unit 2 brings the Bombers, which can strike every turn from now on."


def test_18_the_first_team_is_placed_as_if_the_tribes_stood_at_their_pillars() -> None:
    session = given_second_battle()
    session.submit(decision(session.state))
    s = session.state
    assert s.tribes == {}
    awaited = gathered(ground(), s)
    assert {tribe.hex for tribe in awaited.tribes.values()} == set(ground().edition.council.pillars)
    assert gathered(ground(), awaited.become(ActionsFrame())) is not s
    while isinstance(action := decision(session.state), PlaceUnit):
        assert hint(session.state).startswith(("HQ", "Scout", "Squad", "Heavy Weapons", "Special Ops"))
        session.submit(action)
    assert action == EndPlacement(seat=SEAT)
    assert hint(session.state) == "Every unit of the team stands where it is wanted."
    assert session.length == 7


def test_18_once_dealt_the_tribes_are_where_they_are() -> None:
    s = given_council(given_unit("squad", 412), given_tribe("red", 343), ActionsFrame(begun=True))
    assert gathered(ground(), s) is s
    assert gathered(ground(), s.push(GatherFrame())) is not s


def test_147_a_unit_without_a_shot_is_placed_to_move_on() -> None:
    squad = given_unit("squad", 412)
    s = given_council(
        squad, *team("bit"), given_tribe("red", 343), TeamFrame(team="unit2"), turn=4,
        teams={"unit2": (UnitId("bit1"),)},
    )  # fmt: skip
    action = decision(s)
    assert isinstance(action, PlaceUnit)
    assert hint(s) == f"Boring Bit 1 stands well in {action.to}, and moves on from there."


def test_147_a_unit_with_a_shot_is_placed_for_it() -> None:
    s = given_council(
        given_unit("squad", 412), *team("heavy"), given_tribe("red", 343), TeamFrame(team="unit3"), turn=4,
        teams={"unit3": (UnitId("heavy1"),)},
    )  # fmt: skip
    action = decision(s)
    assert isinstance(action, PlaceUnit)
    assert hint(s) == f"Heavy Weapons 1 has something to fire at from {action.to} at once."


def test_147_nobody_is_placed_twice() -> None:
    placed = given_unit("squad", 112, id_="squad1")
    s = given_council(placed, TeamFrame(team="unit1", placed=(placed.id,)), teams={"unit1": (placed.id,)})
    assert decision(s) == EndPlacement(seat=SEAT)
    judge = judged(s)
    again = PlaceUnit(seat=SEAT, unit=placed.id, to=at(113))
    assert judge.worth(again) == judge.worth(TakeBackUnit(seat=SEAT, unit=placed.id)) < -9


def test_148_a_team_beside_the_map_walks_in() -> None:
    s = given_walk_in(beside("hq", "hq1"), given_tribe("red", 343, paralyzed=True), storm=at(343))
    s = replace(s, units={**s.units, UnitId("watch"): replace(s.units[UnitId("watch")], acted=True)})
    action = decision(s)
    assert isinstance(action, March)
    assert action.unit == "hq1"
    assert hint(s).startswith("HQ 1 comes in over the edge and goes to ")


def test_154_a_lost_unit_lands_again_while_it_can_still_earn_something() -> None:
    squad = given_unit("heavy", None, place="reserve", due=6)
    s = given_council(given_unit("squad", 131), squad, given_tribe("red", 645), ReturnFrame(left=3), turn=6)
    action = decision(s)
    assert isinstance(action, Land)
    assert hint(s).startswith("Heavy Weapons comes down safely in ")
    late = given_council(
        given_unit("squad", 131), given_unit("bit", None, place="reserve", due=6), ReturnFrame(left=3),
        *(given_tribe(tribe, hex_) for tribe, hex_ in STANDING),
        turn=12, events=("wave",),
    )  # fmt: skip
    assert decision(late) == EndReturns(seat=SEAT)
    assert hint(late) == "Nobody else of those lost is worth the risk of landing now."


def test_sc_3_between_the_battles_there_is_nothing_to_decide() -> None:
    s = replace(given_council(given_unit("squad", 131), InterludeFrame()), scenario="3", zone="alpha")
    assert decision(s) == GoOn(seat=SEAT)
    assert hint(s) == "Nothing else is to be decided between the battles."


def test_sc_2_pillars_and_the_wormhole_count_at_the_end() -> None:
    s = given_council(given_unit("squad", 412), given_tribe("red", 343), tectonic=(at(431),), turn=12)
    places = dict(judged(s).plan.tasks.places())
    assert places == {at(514): 6, at(532): 3, at(535): 3, at(645): 3, at(455): 3}


def test_149_first_strike_makes_the_first_shots_better() -> None:
    things = given_unit("ops", 333), given_tribe("red", 343)
    worths = []
    for turn in (1, 2):
        judge = judged(given_council(*things, ActionsFrame(begun=True), turn=turn))
        unit = judge.field.s.units[UnitId("ops")]
        worths.append(
            (
                judge.shots.fire_worth(unit, at(333), UnitId("red"), moves=False),
                judge.shots.chisel_worth(unit, UnitId("red"), moves=False),
            )
        )
    assert worths[0] > worths[1]
    assert worths[0][1] > worths[1][1]


def test_a_hint_of_the_campaign_is_that_of_the_battle_being_fought() -> None:
    s = replace(given_second_battle().state, scenario="3")
    assert Commander().advise(rules(), s, SEAT)[1] == reason(judged(s), decision(s))
