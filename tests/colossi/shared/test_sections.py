# SPDX-License-Identifier: GPL-3.0-or-later
"""What the first sections say of counters, cup and cards, and what later ones share (2.0 to 5.4.1.1)."""

from collections import Counter
from itertools import islice
from random import Random
from typing import get_args

import pytest

from rubbletop.games import registry
from rubbletop.games.colossi.actions import marines as deeds
from rubbletop.games.colossi.events.common import PhaseBegan
from rubbletop.games.colossi.events.marines import StoneAttacked
from rubbletop.games.colossi.frames.cup import EventFrame
from rubbletop.games.colossi.frames.marines import RecoveryFrame
from rubbletop.games.colossi.steps.base import COLOSSI, MARINES
from rubbletop.games.colossi.steps.marines.weapons import fire_tally
from rubbletop.games.colossi.tables import EventId
from rubbletop.kernel.dice import SampledDice
from rubbletop.kernel.facts import Action, Player, Setup, UnitId
from rubbletop.kernel.session import Session
from tests.colossi.builders import (
    BOULDERS,
    at,
    field,
    given_game,
    given_state,
    given_tribe,
    given_unit,
    ground,
    legal,
    played,
    refused,
    rules,
    stepped,
)
from tests.colossi.marines.acts import fire, given_actions, kinds_of, march, recon, strike


def test_2_0_the_counters_and_cards_of_the_box() -> None:
    edition = ground().edition
    counters = {
        "boulders": len(ground().boulders),
        "units": sum(row.count for row in edition.units),
        "events": sum(edition.events.values()),
        "rubble": ground().rubble_total,
    }
    assert counters == {"boulders": 25, "units": 23, "events": 16, "rubble": 12}
    assert (len(ground().cards), sorted(ground().boards)) == (16, ["alpha", "beta"])


def test_2_1_1_there_are_nine_kinds_of_marines_and_all_but_major_colby_have_a_damaged_side() -> None:
    marines = [row for row in ground().edition.units if row.marine]
    assert [row.kind for row in marines] == [
        "squad", "scout", "heavy", "hq", "ops", "medic", "bit", "bomber", "colby"
    ]  # fmt: skip
    assert [row.kind for row in marines if row.damaged is None] == ["colby"]
    assert sum(row.count for row in marines) == 18


def test_2_1_2_there_are_six_living_tribes_and_the_tombstones() -> None:
    assert [rows.tribe for rows in ground().edition.boulders] == list(BOULDERS)
    assert set(ground().edition.council.tribes) == set(BOULDERS) - {"tomb"}


def test_2_1_2_2_the_redstones_have_most_boulders() -> None:
    heights = {rows.tribe: len(rows.rows) for rows in ground().edition.boulders}
    assert heights == {"red": 5, "yellow": 4, "grey": 4, "brown": 3, "black": 3, "white": 3, "tomb": 3}


@pytest.mark.parametrize("kind", ["foreman", "miner"])
def test_2_1_3_civilians_only_move(kind: str) -> None:
    civilian = given_unit(kind, 163)  # type: ignore[arg-type]
    s = given_actions(civilian, given_tribe("red", 145), given_unit("hq", 235))
    assert kinds_of(s, kind) == {"March"}
    assert refused(s, fire(kind, "red")) == "This unit has no standard attack. [5.4.1]"
    assert played(s, march(kind, 162)).unit(kind).hex == at(162)


def test_2_1_3_a_unit_in_the_carrier_is_hit_behind_its_defence_number() -> None:
    f = field(given_state(given_unit("carrier", 345), given_unit("miner", 345)))
    assert [unit.id for unit in f.targets] == ["carrier"]
    assert ground().values(f.targets[0]).dn == 5


def test_2_1_4_each_event_counter_can_be_drawn_and_has_an_effect_of_its_own() -> None:
    assert set(ground().edition.events) == set(get_args(EventId))
    twice = {event for event, count in ground().edition.events.items() if count == 2}
    assert {"lightning", "supply"} < twice


def test_2_1_5_a_stunned_unit_does_not_move_and_fires_with_a_die_less() -> None:
    s = given_actions(given_unit("squad", 161, marker="stunned"), given_tribe("red", 164))
    squad = s.units[UnitId("squad")]
    assert kinds_of(s, "squad") == {"Fire"}
    assert fire_tally(field(s), squad, UnitId("red"), "maximum").total == 3
    assert refused(s, march("squad", 162)) == "A Stunned or Paralyzed unit cannot move. [5.3.1]"


def test_2_1_5_a_paralyzed_unit_does_nothing_but_try_to_recover() -> None:
    s = given_actions(given_unit("squad", 161, marker="paralyzed"), given_tribe("red", 164))
    assert kinds_of(s, "squad") == set()
    others = given_unit("scout", 235, damaged=True)
    hurt = given_state(given_unit("squad", 161, marker="paralyzed"), others, RecoveryFrame(begun=True))
    told = played(hurt, deeds.Recover(seat=MARINES, unit=UnitId("squad")), [5])
    assert told.unit("squad").marker == "stunned"


def test_2_3_a_card_is_drawn_by_lot_from_those_not_yet_used() -> None:
    first = {given_game(seed).deck for seed in range(4)}
    assert first == {tuple(range(1, 17))}
    assert {len(set(card.order)) for card in ground().cards.values()} == {4, 5, 6}


def test_2_4_the_cup_hides_what_is_in_it_and_gives_each_counter_the_same_chance() -> None:
    cup = ("wave", "hurricane", "supply")
    s = stepped(given_state(EventFrame(), cup=cup)).state
    assert set(rules().view(s, MARINES).cup) == {"?"}
    drawn = [stepped(s, [face]).state for face in (1, 2, 3)]
    assert [(s.used, set(s.cup)) for s in drawn] == [((event,), set(cup) - {event}) for event in cup]


def test_3_0_a_lone_player_decides_for_the_marines_and_the_rules_play_the_tribes() -> None:
    setup = Setup(scenario="1", seed=5, players=(Player(seat=MARINES, name="Ann"),))
    session = Session(rules(), setup)
    agent = registry.agent("colossi", "random")
    moods = Random(1)
    asked: Counter[str] = Counter()
    for _ in islice(iter(lambda: bool(session.state.stack), False), 60):
        (seat,) = rules().actors(session.state)
        asked[seat] += 1
        session.submit(agent.choose(rules(), rules().view(session.state, seat), seat, moods))
    assert asked == {MARINES: 60}
    assert COLOSSI not in session.state.seats


def test_5_3_2_maximum_fire_uses_the_whole_combat_factor_and_the_whole_action() -> None:
    s = given_actions(given_unit("heavy", 161), given_tribe("red", 164))
    told = played(s, fire("heavy", "red"), [1, 1, 1, 1, 1])
    assert len(told.of(StoneAttacked)[0].faces) == 5
    assert kinds_of(told.state, "heavy") == set()
    assert refused(told.state, march("heavy", 162)) == "This unit has used its action this turn. [5.3]"


def test_5_3_4_special_actions_belong_to_scouts_and_hqs_instead_of_any_other() -> None:
    things = [given_unit("squad", 161), given_unit("scout", 163), given_unit("hq", 143)]
    s = given_actions(*things, given_tribe("red", 145))
    kinds = {unit: kinds_of(s, unit) for unit in ("squad", "scout", "hq")}
    assert {unit for unit, found in kinds.items() if "Reconnoitre" in found} == {"scout"}
    assert {unit for unit, found in kinds.items() if "Strike" in found} == {"hq"}
    walked = played(s, march("scout", 162)).state
    assert refused(walked, recon()).endswith("[5.3.4.1]")
    assert refused(played(s, march("hq", 142)).state, strike("red")).endswith("[5.3.4.2, 87]")


@pytest.mark.parametrize(("faces", "cracked", "reduced"), [
    ([1, 1, 1, 1], False, False), ([5, 1, 1, 1], True, False), ([5, 5, 1, 1], True, False),
    ([5, 5, 5, 1], False, True),
])  # fmt: skip
def test_5_4_1_1_one_or_two_hits_crack_and_three_do_more(
    faces: list[int], cracked: bool, reduced: bool
) -> None:
    s = given_actions(given_unit("squad", 161), given_unit("scout", 143), given_tribe("red", 164))
    told = played(s, fire("squad", "red"), faces)
    assert ("red" in told.state.cracked, told.tribe("red").stack[0].reduced) == (cracked, reduced)
    assert told.tribe("red").stack[1:] == s.tribes[UnitId("red")].stack[1:]


def test_3_2_a_turn_goes_through_its_phases_and_steps_in_this_order() -> None:
    hurt = given_unit("squad", 161, damaged=True)
    s = given_state(hurt, given_unit("scout", place="reserve", due=2), given_tribe("red", 164), EventFrame())
    dice, told = SampledDice(Random(1)), []
    while s.turn == 2:
        actors = rules().actors(s)
        if actors:
            change = rules().step(s).apply(s, next(a for a in legal(s) if isinstance(a, Action)), dice)
        else:
            change = rules().step(s).run(s, dice)
        told += [event.phase for event in change.events if isinstance(event, PhaseBegan)]
        s = change.state
    assert told == ["event", "recovery", "landing", "actions", "aura", "colossi", "final"]
