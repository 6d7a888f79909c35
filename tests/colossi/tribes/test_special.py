# SPDX-License-Identifier: GPL-3.0-or-later
"""Avalanche, Boulder Sling, Medusa Stare, Pumice Eruption, Stomp, Tombstones (7.2.3, 7.2.4; 130 to 142)."""

import pytest

from rubbletop.games.colossi.actions.harm import Retreat
from rubbletop.games.colossi.events.common import RubbleMissing, RubblePlaced, UnitAttacked, UnitHarmed
from rubbletop.games.colossi.events.tribes import (
    Erupted,
    NoTarget,
    RollBegun,
    Sighting,
    SlingSpread,
    SpecialBegun,
    Stared,
    Stomped,
    TargetFound,
)
from rubbletop.games.colossi.frames.harm import HitsFrame, RetreatFrame
from rubbletop.games.colossi.frames.tribes import (
    AdvanceFrame,
    RiftFrame,
    RollerFrame,
    SpecialFrame,
    StareFrame,
    StompFrame,
)
from rubbletop.games.colossi.state import ColossiState, Marker, Tribe
from rubbletop.kernel.facts import UnitId
from tests.colossi.builders import (
    SEAT,
    Told,
    at,
    given_rubble,
    given_state,
    given_tribe,
    given_unit,
    played,
    settled,
    stepped,
)

HIGHEST = 1


def special(tribe: Tribe, *things: object, **fields: object) -> ColossiState:
    """Return a state in which a tribe begins its special attack."""
    return given_state(tribe, *things, SpecialFrame(tribe=tribe.id), **fields)  # type: ignore[arg-type]


# ---- which attack


@pytest.mark.parametrize(
    ("tribe", "code"),
    [
        (given_tribe("white", 421), "BS"),
        (given_tribe("white", 421, "W1-"), "AV"),
        (given_tribe("grey", 421, "G1-", "G2"), "BS"),
        (given_tribe("black", 421), "FT"),
        (given_tribe("brown", 421), "PD"),
        (given_tribe("red", 421), "MS"),
    ],
)
def test_ruling_130_the_face_that_shows_names_the_attack(tribe: Tribe, code: str) -> None:
    s = special(tribe)
    begun = stepped(s).of(SpecialBegun)[0]
    assert (begun.code, begun.face) == (code, 0)


@pytest.mark.parametrize(("die", "code"), [(1, "AV"), (2, "BS"), (3, "FT"), (4, "MS"), (5, "PD"), (6, "RL")])
def test_ruling_142_the_tombstones_throw_for_their_attack(die: int, code: str) -> None:
    told = stepped(special(given_tribe("tomb", 421)), [die])
    begun = told.of(SpecialBegun)[0]
    assert (begun.code, begun.face, begun.rule) == (code, die, "7.2.4")


# ---- Avalanche


def test_ruling_131_an_avalanche_strikes_everybody_within_two_hexes_with_the_top_alone() -> None:
    s = special(
        given_tribe("yellow", 421),
        given_rubble(422, "cliffs"),
        given_unit("squad", 423),
        given_unit("scout", 415),
        given_unit("hq", 424),
    )
    told = settled(s, [1] * 4)
    assert [(a.unit, len(a.faces)) for a in told.of(UnitAttacked)] == [("scout", 4)]
    assert told.state.top == RetreatFrame(unit=UnitId("scout"), origin=at(421))
    after = played(told.state, Retreat(seat=SEAT, unit=UnitId("scout"), to=at(414)), [1] * 4)
    assert [a.unit for a in after.of(UnitAttacked)] == ["squad"]


def test_ruling_131_an_avalanche_that_reaches_nobody_is_over() -> None:
    told = settled(special(given_tribe("yellow", 421)))
    assert told.names() == ["SpecialBegun", "NoTarget"]
    assert told.of(NoTarget)[0].attack == "avalanche"


def test_ruling_138_a_stomp_that_reaches_nobody_is_over() -> None:
    told = settled(special(given_tribe("brown", 421)))
    assert [event.attack for event in told.of(NoTarget)] == ["stomp"]


# ---- Boulder Sling


def test_ruling_132_the_sling_beyond_five_hexes_does_nothing() -> None:
    near = settled(special(given_tribe("white", 421), given_unit("squad", 426)), [1] * 4)
    assert len(near.of(UnitAttacked)) == 1
    far = settled(special(given_tribe("white", 421), given_unit("squad", 431)))
    nearest = Sighting(unit=UnitId("squad"), distance=6)
    assert far.of(NoTarget) == [
        NoTarget(tribe=UnitId("white"), attack="sling", nearest=nearest, rule="7.2.3")
    ]


def test_ruling_132_the_sling_needs_a_visible_target() -> None:
    s = special(given_tribe("white", 421), given_rubble(422, "cliffs"), given_unit("squad", 423))
    assert settled(s).names() == ["SpecialBegun", "NoTarget"]


def test_ruling_132_it_also_hits_visible_units_next_to_the_target_with_a_die_less() -> None:
    units = (
        given_unit("miner", 423),
        given_unit("squad", 424),
        given_unit("scout", 355),
        given_unit("hq", 425),
    )
    s = special(given_tribe("white", 421, "W1"), *units)
    told = settled(s, [1, 1, 1, 1, 1, 1, 1, 1, 1, 1])
    assert [(a.unit, len(a.faces)) for a in told.of(UnitAttacked)] == [
        ("miner", 4),
        ("scout", 3),
        ("squad", 3),
    ]


@pytest.mark.parametrize(("card", "first", "other"), [(0, "scout", "hq"), (HIGHEST, "hq", "scout")])
def test_ruling_132_the_sling_tells_its_target_and_who_is_next_to_it(
    card: int, first: str, other: str
) -> None:
    s = special(given_tribe("white", 421, "W1"), given_unit("scout", 361), given_unit("hq", 422), card=card)
    told = stepped(s)
    found = told.of(TargetFound)[0]
    assert (found.target, found.rivals, found.distance) == (first, (other,), 1)
    assert (found.by, found.rule) == ("sight", "7.2.3")
    assert told.of(SlingSpread)[0].units == (other,)
    alone = stepped(special(given_tribe("white", 421), given_unit("squad", 424)))
    assert not alone.of(SlingSpread)


def test_ruling_139_the_roll_tells_its_new_target_and_its_distance() -> None:
    told = stepped(special(given_tribe("grey", 421), given_unit("squad", 424)), [5])
    assert told.of(TargetFound)[0].target == "squad"
    assert told.of(RollBegun) == [RollBegun(tribe=UnitId("grey"), face=5, distance=3, rule="7.2.3")]


def test_ruling_132_the_neighbours_are_attacked_even_if_the_target_died() -> None:
    units = (given_unit("miner", 423, marker="paralyzed"), given_unit("squad", 424))
    told = settled(special(given_tribe("white", 421, "W1"), *units), [6, 1, 1, 1, 1, 1, 1])
    assert told.unit("miner").place == "lost"
    assert [a.unit for a in told.of(UnitAttacked)] == ["miner", "squad"]


def test_ruling_132_it_never_falls_below_one_die() -> None:
    units = (given_unit("squad", 463), given_unit("scout", 442))
    told = settled(special(given_tribe("grey", 421, "G4-"), *units), [1, 1, 1])
    assert [(a.unit, len(a.faces)) for a in told.of(UnitAttacked)] == [("scout", 2), ("squad", 1)]


def test_ruling_132_the_sling_forces_no_retreat() -> None:
    told = settled(special(given_tribe("white", 421, "W1"), given_unit("miner", 422)), [6, 1, 1, 1])
    assert (told.unit("miner").hex, told.unit("miner").marker) == (at(422), "stunned")


# ---- Medusa Stare and Pumice Eruption


@pytest.mark.parametrize(
    ("before", "damaged", "after"),
    [("", False, "paralyzed"), ("stunned", True, "stunned"), ("paralyzed", True, "paralyzed")],
)
def test_ruling_136_the_nearest_is_paralyzed_and_damaged_if_it_was_marked(
    before: Marker, damaged: bool, after: Marker
) -> None:
    s = given_state(
        given_tribe("red", 421), given_unit("squad", 423, marker=before), StareFrame(tribe=UnitId("red"))
    )
    told = settled(s, [1])
    assert (told.unit("squad").marker, told.unit("squad").damaged) == (after, damaged)


@pytest.mark.parametrize(
    ("before", "damaged", "after"),
    [("", False, "stunned"), ("stunned", False, "paralyzed"), ("paralyzed", True, "paralyzed")],
)
def test_ruling_136_each_further_unit_is_stunned(before: Marker, damaged: bool, after: Marker) -> None:
    units = (given_unit("scout", 422), given_unit("hq", 424), given_unit("squad", 426, marker=before))
    told = settled(given_state(given_tribe("red", 421), *units, StareFrame(tribe=UnitId("red"))), [1])
    assert told.of(Stared)[0].seen == ("scout", "hq", "squad")
    assert told.unit("hq").marker == "stunned"
    assert (told.unit("squad").marker, told.unit("squad").damaged) == (after, damaged)


def test_ruling_136_only_units_in_sight_and_a_direction_off_the_map_meets_nobody() -> None:
    s = given_state(
        given_tribe("red", 421),
        given_rubble(422, "cliffs"),
        given_unit("squad", 423),
        StareFrame(tribe=UnitId("red")),
    )
    told = settled(s, [1])
    assert (told.of(Stared)[0].seen, told.unit("squad").marker) == ((), "")
    s = given_state(given_tribe("red", 111), StareFrame(tribe=UnitId("red")))
    assert settled(s, [1]).of(Stared)[0].line == ()


def test_ruling_69_a_stare_falls_on_the_carrier_and_spares_its_passenger() -> None:
    units = (given_unit("squad", 442), given_unit("carrier", 442))
    told = settled(given_state(given_tribe("red", 421), *units, StareFrame(tribe=UnitId("red"))), [6])
    assert (told.unit("carrier").marker, told.unit("squad").marker) == ("paralyzed", "")
    units = (given_unit("squad", 442), given_unit("carrier", 442, marker="stunned"))
    told = settled(given_state(given_tribe("red", 421), *units, StareFrame(tribe=UnitId("red"))), [6])
    assert (told.unit("carrier").place, told.unit("squad").marker) == ("lost", "")


def test_ruling_137_on_odd_turns_the_redstones_belch_rubble_hit_or_miss() -> None:
    s = given_state(given_tribe("red", 421), StareFrame(tribe=UnitId("red")), turn=3)
    told = settled(s, [1, 4, 3])
    assert told.names() == ["Stared", "Erupted", "RubblePlaced"]
    assert told.of(RubblePlaced)[0].hex == at(415)
    assert len(told.tribe("red").stack) == 5


def test_ruling_137_the_eruption_follows_what_the_stare_did() -> None:
    s = given_state(
        given_tribe("red", 421), given_unit("squad", 422), StareFrame(tribe=UnitId("red")), turn=3
    )
    assert settled(s, [1, 4, 1]).names() == ["Stared", "UnitHarmed", "Erupted", "RubblePlaced"]


def test_ruling_137_not_on_even_turns_and_never_the_tombstones() -> None:
    s = given_state(given_tribe("red", 421), StareFrame(tribe=UnitId("red")), turn=2)
    assert settled(s, [1]).of(Erupted) == []
    s = given_state(given_tribe("tomb", 421), StareFrame(tribe=UnitId("tomb")), turn=3)
    assert settled(s, [1]).of(Erupted) == []


def test_ruling_110_a_belch_over_the_edge_makes_no_rubble() -> None:
    s = given_state(given_tribe("red", 111), StareFrame(tribe=UnitId("red")), turn=3)
    assert settled(s, [1, 1, 1]).of(RubbleMissing)[0].why == "edge"


# ---- Stomp


@pytest.mark.parametrize(
    ("die", "before", "after", "damaged"),
    [
        (1, "", "", False), (2, "stunned", "stunned", False), (3, "", "stunned", False),
        (4, "stunned", "paralyzed", False), (4, "paralyzed", "paralyzed", False), (5, "", "paralyzed", False),
        (5, "stunned", "paralyzed", False), (5, "paralyzed", "paralyzed", True), (6, "", "", True),
    ],
)  # fmt: skip
def test_ruling_138_what_a_stomp_does(die: int, before: Marker, after: Marker, damaged: bool) -> None:
    told = settled(special(given_tribe("brown", 421), given_unit("squad", 423, marker=before)), [die])
    assert (told.unit("squad").marker, told.unit("squad").damaged) == (after, damaged)


def test_ruling_138_a_six_eliminates_a_damaged_unit_or_a_civilian() -> None:
    units = (given_unit("squad", 423, damaged=True), given_unit("miner", 361))
    told = settled(special(given_tribe("brown", 421), *units), [6, 6])
    assert [told.unit(unit).place for unit in ("squad", "miner")] == ["lost", "lost"]


def test_ruling_138_a_stomp_needs_no_sight_and_goes_lowest_first() -> None:
    units = (given_unit("squad", 423), given_unit("scout", 361), given_unit("hq", 424))
    told = settled(special(given_tribe("brown", 421), given_rubble(422, "cliffs"), *units), [1, 1])
    assert [stomp.unit for stomp in told.of(Stomped)] == ["scout", "squad"]


def test_ruling_10_a_unit_gone_by_then_is_not_stomped() -> None:
    s = given_state(
        given_tribe("brown", 421),
        given_unit("squad", place="lost"),
        StompFrame(tribe=UnitId("brown"), units=(UnitId("squad"),)),
    )
    assert settled(s).events == ()


def test_ruling_72_a_stomped_carrier_leaves_its_passenger_unhurt_and_a_wreck_next_door() -> None:
    units = (given_unit("squad", 442), given_unit("carrier", 442))
    told = settled(special(given_tribe("brown", 421), *units), [6])
    assert (told.unit("carrier").place, told.unit("squad").marker) == ("lost", "")
    assert [harmed.unit for harmed in told.of(UnitHarmed)] == ["carrier"]
    assert len(told.rubble()) == 1


# ---- the others begin


def test_7_2_3_a_tunnel_rift_and_a_rock_roller_begin() -> None:
    assert stepped(special(given_tribe("black", 421))).state.top == RiftFrame(tribe=UnitId("black"))
    told = stepped(special(given_tribe("grey", 421), given_unit("squad", 424)), [3])
    assert told.state.top == RollerFrame(
        tribe=UnitId("grey"), target=UnitId("squad"), left=2, path=(at(421),)
    )


def test_ruling_121_a_roll_without_a_target_is_not_made() -> None:
    assert stepped(special(given_tribe("grey", 421))).of(NoTarget)[0].attack == "roller"


def test_ruling_113_bound_to_stonehenge_it_does_not_roll_but_does_the_rest() -> None:
    squad = given_unit("squad", 423)
    told = settled(special(given_tribe("grey", 421), given_rubble(421, "stonehenge"), squad))
    assert told.names() == ["SpecialBegun", "RollerHeld"]
    told = settled(special(given_tribe("brown", 421), given_rubble(421, "stonehenge"), squad), [1])
    assert told.names() == ["SpecialBegun", "Stomped"]


def test_ruling_7_the_hits_of_a_special_attack_are_allotted_by_the_player() -> None:
    told = settled(special(given_tribe("white", 421, "W1"), given_unit("squad", 422)), [6, 1, 1, 1])
    assert told.state.top == HitsFrame(unit=UnitId("squad"), hits=1)


# ---- why so many dice


def reckonings(told: Told) -> list[list[tuple[int, str]]]:
    return [[(line.value, line.reason.text()) for line in a.reckoning] for a in told.of(UnitAttacked)]


def test_ruling_127_an_attack_tells_why_it_has_its_dice() -> None:
    stack = given_tribe("white", 464, "W1", "W2", "W3")
    squad = given_unit("squad", 463, marker="paralyzed")
    frame = AdvanceFrame(tribe=stack.id, target=squad.id, left=1)
    told = settled(given_state(stack, squad, frame), [1] * 5)
    assert reckonings(told)[0] == [(4, "Combat factor"), (2, "Boulders below"), (-1, "In a Structure")]


def test_ruling_132_the_sling_tells_why_the_units_next_to_its_target_get_fewer_dice() -> None:
    s = special(given_tribe("white", 421, "W1"), given_unit("scout", 361), given_unit("hq", 422))
    told = settled(s, [1] * 7)
    assert reckonings(told) == [[(4, "Combat factor")], [(4, "Combat factor"), (-1, "Next to the target")]]
