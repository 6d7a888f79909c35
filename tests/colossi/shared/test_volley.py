# SPDX-License-Identifier: GPL-3.0-or-later
"""Volleys and retreats (7.2.2; rulings 10, 69 to 72, 116, 117, 120, 127 to 129)."""

import pytest

from rubbletop.games.colossi.actions.cup import EndSupply
from rubbletop.games.colossi.actions.harm import AllotHit, Retreat
from rubbletop.games.colossi.events.common import RetreatBarred, UnitAttacked, UnitMoved
from rubbletop.games.colossi.frames.harm import HitsFrame, RetreatFrame, Shot, VolleyFrame
from rubbletop.games.colossi.state import ColossiState
from rubbletop.games.colossi.steps.harm.retreat import BARRED_RAIL, NO_RAIL, why_no_retreat
from rubbletop.kernel.facts import SpaceId, UnitId
from tests.colossi.builders import (
    SEAT,
    assert_listed_pass,
    at,
    field,
    given_rubble,
    given_state,
    given_tribe,
    given_unit,
    legal,
    played,
    refused,
    settled,
)

SQUAD = UnitId("squad")
WHITE = given_tribe("white", 416)


def volley(*shots: tuple[str, int], origin: int | None = None) -> VolleyFrame:
    return VolleyFrame(
        volley="avalanche",
        cause=UnitId("white"),
        shots=tuple(Shot(unit=UnitId(unit), cf=cf) for unit, cf in shots),
        origin=None if origin is None else at(origin),
    )


def retreat(to: int | str, unit: str = "squad") -> Retreat:
    return Retreat(seat=SEAT, unit=UnitId(unit), to=at(to))


def hexes(s: ColossiState) -> list[SpaceId]:
    return [action.to for action in legal(s)]  # type: ignore[union-attr]


def test_7_2_2_each_die_above_the_defence_number_hits() -> None:
    told = settled(given_state(given_unit("squad", 421), volley(("squad", 4))), [4, 5, 6, 1])
    attack = told.of(UnitAttacked)[0]
    assert (attack.faces, attack.dn, attack.hits) == ((4, 5, 6, 1), 4, 2)
    assert told.state.top == HitsFrame(unit=SQUAD, hits=2)


def test_ruling_127_a_structure_takes_a_die_but_never_the_last() -> None:
    told = settled(given_state(given_unit("squad", 463), volley(("squad", 3), ("squad", 1))), [1, 2, 3])
    assert [len(attack.faces) for attack in told.of(UnitAttacked)] == [2, 1]
    assert all(attack.structure for attack in told.of(UnitAttacked))


def test_ruling_46_a_structure_that_erupted_shelters_nobody() -> None:
    s = given_state(given_unit("squad", 463), volley(("squad", 3)), tectonic=(at(463),))
    assert len(settled(s, [1, 1, 1]).of(UnitAttacked)[0].faces) == 3


def test_ruling_10_a_victim_that_is_gone_is_skipped() -> None:
    s = given_state(given_unit("miner", 421), given_unit("squad", 422), volley(("miner", 3), ("squad", 2)))
    told = settled(s.lost(UnitId("miner")), [1, 2])
    assert [attack.unit for attack in told.of(UnitAttacked)] == ["squad"]


def test_ruling_10_a_victim_pushed_elsewhere_is_still_attacked() -> None:
    s = given_state(given_unit("squad", 354), volley(("squad", 1)))
    assert len(settled(s, [1]).of(UnitAttacked)) == 1


def test_ruling_69_a_victim_that_has_come_to_the_carrier_is_sheltered_by_it() -> None:
    s = given_state(given_unit("squad", 421), given_unit("carrier", 421), volley(("squad", 2)))
    told = settled(s, [5, 6])
    assert told.of(UnitAttacked)[0].unit == "carrier"
    assert told.unit("carrier").place == "lost"
    assert told.unit("squad").marker == ""


def test_ruling_72_the_passenger_of_a_destroyed_carrier_retreats_where_the_attack_forces_it() -> None:
    s = given_state(
        WHITE, given_unit("squad", 421), given_unit("carrier", 421), volley(("carrier", 1), origin=416)
    )
    told = settled(s, [6])
    assert told.state.top == RetreatFrame(unit=SQUAD, origin=at(416))
    after = played(told.state, retreat(422))
    assert (after.unit("squad").hex, after.unit("squad").marker) == (at(422), "")
    assert after.rubble() == {"421": "down"}


def test_7_2_2_a_survivor_retreats_even_when_nothing_hit_it() -> None:
    told = settled(given_state(WHITE, given_unit("squad", 421), volley(("squad", 1), origin=416)), [1])
    assert hexes(told.state) == [at(361), at(422), at(442)]
    assert_listed_pass(told.state)


def test_7_2_2_without_a_forced_retreat_a_miss_ends_the_attack() -> None:
    told = settled(given_state(WHITE, given_unit("squad", 421), volley(("squad", 1))), [1])
    assert told.unit("squad").hex == at(421)


def test_7_2_2_an_eliminated_unit_does_not_retreat() -> None:
    miner = given_unit("miner", 421, marker="paralyzed")
    told = settled(given_state(WHITE, miner, volley(("miner", 1), origin=416)), [6])
    assert told.unit("miner").place == "lost"


@pytest.mark.parametrize(
    ("thing", "to", "reason"),
    [
        (None, 354, "A retreat is one hex. [7.2.2, 128]"),
        (None, 443, "A retreat leads one hex farther from the attacker. [7.2.2, 128]"),
        (given_tribe("red", 422), 422, "Units cannot enter a hex with a tribe. [5.3.1.1]"),
        (given_rubble(422), 422, "Units cannot enter a hex with Rubble. [2.1.2.4]"),
        (given_rubble(422, "cliffs"), 422, "Nobody can enter the Red Cliffs. [6.0]"),
        (given_unit("scout", 422), 422, "Another unit stands there. [7.2.2, 128]"),
        (
            given_rubble(422, "pit"),
            422,
            "The Bottomless Quarry Pit is entered only where there is no other way. [6.0, 120]",
        ),
    ],
)
def test_ruling_128_a_retreat_is_refused_with_its_reason(thing, to: int, reason: str) -> None:  # type: ignore[no-untyped-def]
    things = [] if thing is None else [thing]
    s = given_state(WHITE, *things, given_unit("squad", 421), RetreatFrame(unit=SQUAD, origin=at(416)))
    assert refused(s, retreat(to)) == reason


def test_ruling_128_nobody_retreats_into_a_hill() -> None:
    frame = RetreatFrame(unit=SQUAD, origin=at(416))
    s = given_state(WHITE, given_unit("squad", 421), frame, tectonic=(at(422),))
    assert refused(s, retreat(422)) == "Units cannot enter a Hill. [2.2]"


def test_7_2_2_another_decision_is_refused_before_the_retreat() -> None:
    s = given_state(WHITE, given_unit("squad", 421), RetreatFrame(unit=SQUAD, origin=at(416)))
    assert refused(s, EndSupply(seat=SEAT)) == "Squad must retreat first. [7.2.2]"
    assert refused(s, retreat(422, "scout")) == "Squad must retreat first. [7.2.2]"


def test_ruling_128_markers_and_other_tribes_do_not_hinder_a_retreat() -> None:
    squad = given_unit("squad", 421, marker="paralyzed")
    s = given_state(WHITE, given_tribe("red", 423), squad, RetreatFrame(unit=SQUAD, origin=at(416)))
    assert at(422) in hexes(s)


def test_ruling_128_a_lone_carrier_takes_a_retreating_unit_up() -> None:
    frame = RetreatFrame(unit=SQUAD, origin=at(362))
    s = given_state(given_unit("squad", 421), given_unit("carrier", 442), frame)
    assert hexes(s) == [at(422), at(442), at(443)]
    s = s.with_unit(given_unit("scout", 442))
    assert refused(s, retreat(442)) == "Another unit stands there. [7.2.2, 128]"


def test_ruling_128_the_only_hex_left_is_taken_at_once() -> None:
    s = given_state(
        WHITE,
        given_rubble(422),
        given_rubble(361),
        given_unit("squad", 421),
        RetreatFrame(unit=SQUAD, origin=at(416)),
    )
    assert settled(s).unit("squad").hex == at(442)


def test_ruling_128_stonehenge_is_entered_and_a_minefield_with_a_die() -> None:
    frame = RetreatFrame(unit=SQUAD, origin=at(416))
    s = given_state(WHITE, given_rubble(422, "stonehenge"), given_unit("squad", 421), frame)
    assert played(s, retreat(422)).unit("squad").hex == at(422)
    s = given_state(WHITE, given_rubble(422, "minefield"), given_unit("squad", 421), frame)
    assert played(s, retreat(422), [4]).unit("squad").marker == ""
    assert played(s, retreat(442), [2]).unit("squad").marker == ""
    hit = played(s, retreat(422), [1])
    assert hit.state.top == HitsFrame(unit=SQUAD, hits=1)


def test_ruling_69_the_carrier_takes_the_mine_for_a_unit_that_has_come_to_it() -> None:
    s = given_state(
        given_rubble(442, "minefield"),
        given_unit("squad", 421),
        given_unit("carrier", 442),
        RetreatFrame(unit=SQUAD, origin=at(362)),
    )
    told = played(s.with_rubble(given_rubble(464, "minefield", id_="rubble442")), retreat(442), [1])
    assert told.unit("carrier").place == "lost"
    assert (told.unit("squad").hex, told.unit("squad").marker) == (at(442), "")


def test_ruling_120_the_pit_is_entered_only_where_there_is_no_other_hex() -> None:
    frame = RetreatFrame(unit=SQUAD, origin=at(416))
    s = given_state(WHITE, given_rubble(422, "pit"), given_unit("squad", 421), frame)
    assert hexes(s) == [at(361), at(442)]
    s = s.with_rubble(given_rubble(361)).with_rubble(given_rubble(442))
    assert settled(s).unit("squad").place == "lost"


def test_ruling_129_a_unit_that_cannot_retreat_takes_one_more_hit_and_stays() -> None:
    s = given_state(
        WHITE,
        *(given_rubble(n) for n in (422, 361, 442)),
        given_unit("miner", 421),
        volley(("miner", 1), origin=416),
    )
    told = settled(s, [1])
    assert (told.unit("miner").marker, told.unit("miner").hex) == ("stunned", at(421))
    assert len(told.of(RetreatBarred)) == 1


def test_ruling_71_the_carrier_retreats_along_its_rails_with_its_passenger() -> None:
    carrier = given_unit("carrier", 421)
    s = given_state(
        given_tribe("white", 361),
        carrier,
        given_unit("squad", 421),
        RetreatFrame(unit=carrier.id, origin=at(361)),
    )
    assert why_no_retreat(field(s), carrier, at(361), at(443)) == NO_RAIL
    told = settled(s)
    assert (told.unit("carrier").hex, told.unit("squad").hex) == (at(442), at(442))
    assert [move.how for move in told.of(UnitMoved)] == ["retreat", "carried"]


def test_ruling_71_alone_it_may_join_a_lone_unit_and_with_a_passenger_not() -> None:
    carrier = given_unit("carrier", 421)
    frame = RetreatFrame(unit=carrier.id, origin=at(361))
    s = given_state(given_tribe("white", 361), carrier, given_unit("scout", 442), frame)
    assert settled(s).unit("carrier").hex == at(442)
    loaded = settled(s.with_unit(given_unit("squad", 421)))
    assert loaded.unit("carrier").place == "lost"


def test_ruling_66_features_bar_the_rails_to_a_retreating_carrier() -> None:
    carrier = given_unit("carrier", 421)
    s = given_state(
        given_tribe("white", 361),
        carrier,
        given_rubble(442, "stonehenge"),
        RetreatFrame(unit=carrier.id, origin=at(361)),
    )
    assert why_no_retreat(field(s), carrier, at(361), at(442)) == BARRED_RAIL
    assert settled(s).rubble() == {"442": "stonehenge", "421": "down"}


def test_ruling_71_where_the_carrier_cannot_retreat_it_is_destroyed_and_its_passenger_retreats() -> None:
    carrier = given_unit("carrier", 421)
    s = given_state(
        given_tribe("white", 361),
        carrier,
        given_unit("squad", 421),
        given_rubble(442),
        volley(("carrier", 1), origin=361),
    )
    told = settled(s, [1])
    assert told.unit("carrier").place == "lost"
    assert told.state.top == RetreatFrame(unit=SQUAD, origin=at(361))
    assert hexes(told.state) == [at(416), at(443)]
    assert played(told.state, retreat(416)).rubble() == {"442": "down", "421": "down"}


def test_ruling_76_the_foreman_becomes_colby_when_he_retreats_into_the_offices() -> None:
    foreman = given_unit("foreman", 354)
    s = given_state(given_tribe("white", 424), foreman, RetreatFrame(unit=foreman.id, origin=at(424)))
    assert played(s, retreat(345, "foreman")).unit("foreman").kind == "colby"


def test_7_2_2_a_choice_of_hits_comes_before_the_retreat() -> None:
    s = given_state(WHITE, given_unit("squad", 421), volley(("squad", 1), origin=416))
    told = settled(s, [6])
    after = played(told.state, AllotHit(seat=SEAT, unit=SQUAD, choice="flip"))
    assert after.state.top == RetreatFrame(unit=SQUAD, origin=at(416))
