# SPDX-License-Identifier: GPL-3.0-or-later
"""The Colossi phase, targets, movement and the Thunderclap (7.0 to 7.2.2; rulings 16, 20, 121 to 127)."""

import pytest

from rubbletop.games.colossi.actions.cup import EndSupply
from rubbletop.games.colossi.actions.harm import AllotHit, Retreat
from rubbletop.games.colossi.actions.tribes import Enter
from rubbletop.games.colossi.events.common import PhaseBegan, TribeMoved, UnitAttacked
from rubbletop.games.colossi.events.tribes import (
    CardTurned,
    HexChosen,
    NoTarget,
    TargetFound,
    TribeActivated,
    TribeSkipped,
)
from rubbletop.games.colossi.frames.tribes import (
    ActivationsFrame,
    AdvanceFrame,
    CardFrame,
    ColossiFrame,
    EntryFrame,
    FinalFrame,
    RiftFrame,
    SpecialFrame,
    TargetFrame,
)
from rubbletop.games.colossi.state import ColossiState, Unit
from rubbletop.games.colossi.steps.tribes.target import find_target, next_hex
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
    ground,
    legal,
    played,
    refused,
    settled,
    stepped,
)

WHITE = UnitId("white")
HIGHEST, LOWEST = 1, 4
"""Cards with these indicators."""


def target(s: ColossiState, tribe: int | str = 421) -> tuple[str, str, int] | None:
    """Return the target of a tribe at a hex, how it was found, at what distance."""
    aim = find_target(field(s), at(tribe))
    return None if aim is None else (aim.target.id, aim.by, aim.distance)


def way(s: ColossiState, goal: int, start: int = 421) -> tuple[SpaceId | None, str]:
    course = next_hex(field(s), at(start), at(goal))
    return course.to, course.why


# ---- the worked example of 7.2.1 to 7.2.3 on Zone Beta


def example(*frames: TargetFrame | AdvanceFrame | SpecialFrame) -> ColossiState:
    return given_state(
        given_tribe("white", 453),
        given_unit("heavy", 366),
        given_unit("squad", 411),
        *frames,
        zone="beta",
        card=HIGHEST,
    )


def test_e24_both_are_visible_at_two_and_the_card_takes_the_highest() -> None:
    told = stepped(example(TargetFrame(tribe=WHITE)))
    found = told.of(TargetFound)[0]
    assert (found.target, found.by, found.distance) == ("squad", "sight", 2)
    assert (found.rivals, found.indicator) == (("heavy",), "highest")


def test_e25_of_two_nearer_hexes_it_moves_to_the_highest() -> None:
    told = stepped(stepped(example(TargetFrame(tribe=WHITE))).state)
    chosen = told.of(HexChosen)[0]
    assert (chosen.to, chosen.why, chosen.rivals) == (at(436), "nearer", (at(435),))
    assert told.tribe("white").hex == at(436)


def test_e26_to_e30_thunderclap_retreat_and_boulder_sling() -> None:
    clap = settled(example(TargetFrame(tribe=WHITE)), [2, 1, 1, 4, 5, 6])
    assert [(a.unit, a.hits) for a in clap.of(UnitAttacked)] == [("squad", 2)]
    hurt = played(clap.state, AllotHit(seat=SEAT, unit=UnitId("squad"), choice="marker"))
    hurt = played(hurt.state, AllotHit(seat=SEAT, unit=UnitId("squad"), choice="flip"))
    assert (hurt.unit("squad").marker, hurt.unit("squad").damaged) == ("stunned", True)
    assert [action.to for action in legal(hurt.state)] == [at(353), at(354), at(412)]  # type: ignore[union-attr]
    away = Retreat(seat=SEAT, unit=UnitId("squad"), to=at(354))
    sling = played(hurt.state, away, [5, 2, 2, 3])
    assert [(a.unit, a.attack, a.hits) for a in sling.of(UnitAttacked)] == [("heavy", "sling", 1)]
    end = played(sling.state, AllotHit(seat=SEAT, unit=UnitId("heavy"), choice="marker"), [6, 6, 4])
    assert (end.unit("heavy").marker, end.unit("heavy").hex) == ("stunned", at(366))
    assert end.unit("squad").place == "lost"


# ---- the phase


def test_7_0_the_phase_begins_with_entries_and_then_turns_a_card() -> None:
    began = stepped(given_state(ColossiFrame()))
    assert began.of(PhaseBegan)[0].phase == "colossi"
    told = stepped(stepped(began.state).state, [1])
    assert told.of(CardTurned)[0].card == 1


def test_ruling_16_a_card_that_was_turned_is_not_put_back() -> None:
    told = stepped(given_state(CardFrame(), cards=(2,), deck=(1, 3, 4)), [2])
    assert (told.state.card, told.state.cards, told.state.deck) == (3, (2, 3), (1, 4))
    assert told.state.top == ActivationsFrame(tribes=ground().cards[3].order)


def test_ruling_16_the_deck_is_reshuffled_only_when_it_has_run_out() -> None:
    told = stepped(given_state(CardFrame(), cards=tuple(range(1, 17)), deck=()), [5])
    assert (told.state.card, told.state.cards, len(told.state.deck)) == (5, (5,), 15)


def test_ruling_16_on_the_day_of_the_ancestors_no_card_is_turned() -> None:
    told = stepped(given_state(EntryFrame(), events=("honoring",)))
    assert told.state.stack == (FinalFrame(),)


def test_ruling_39_the_player_names_the_next_stack_to_return() -> None:
    tribes = (given_tribe("white", None), given_tribe("red", None))
    s = given_state(*tribes, EntryFrame(), entering=(WHITE, UnitId("red")), events=("honoring",))
    assert [action.tribe for action in legal(s)] == ["white", "red"]  # type: ignore[union-attr]
    assert_listed_pass(s)
    reason = "Name a stack that is still off the map. [7.2.3, 39]"
    assert refused(s, Enter(seat=SEAT, tribe=UnitId("black"))) == reason
    assert refused(s, EndSupply(seat=SEAT)) == reason


def test_ruling_39_each_rift_is_settled_before_the_next_is_named() -> None:
    tribes = (given_tribe("white", None), given_tribe("red", None), given_tribe("black", None))
    entering = (WHITE, UnitId("red"), UnitId("black"))
    s = given_state(*tribes, EntryFrame(), entering=entering, events=("honoring",))
    told = played(s, Enter(seat=SEAT, tribe=UnitId("red")), [4, 2, 1])
    assert told.tribe("red").hex == at(421)
    assert told.state.entering == ("white", "black")


def test_ruling_39_the_last_stack_returns_without_a_question() -> None:
    s = given_state(given_tribe("white", None), EntryFrame(), entering=(WHITE,), events=("honoring",))
    told = stepped(s)
    assert (told.state.entering, told.state.top) == ((), RiftFrame(tribe=WHITE))


def test_7_1_tribes_act_in_the_order_of_the_card_and_others_not_at_all() -> None:
    s = given_state(
        given_tribe("white", 421),
        given_tribe("red", 531),
        given_tribe("black", 111),
        ActivationsFrame(tribes=("tomb", "red", "white")),
    )
    told = acted(s)
    assert told == [("tomb", "away"), ("red", ""), ("white", "")]


def acted(s: ColossiState) -> list[tuple[str, str]]:
    """Return who was activated or skipped, in order, leaving out what they did."""
    found = []
    while isinstance(s.top, ActivationsFrame):
        told = stepped(s)
        found += [(e.tribe, "") for e in told.of(TribeActivated)]
        found += [(e.tribe, e.why) for e in told.of(TribeSkipped)]
        s = told.state
        while not isinstance(s.top, ActivationsFrame | FinalFrame):
            s = s.pop()
    return found  # type: ignore[return-value]


def test_ruling_100_a_paralyzed_tribe_does_nothing() -> None:
    s = given_state(given_tribe("white", 421, paralyzed=True), ActivationsFrame(tribes=("white",)))
    assert acted(s) == [("white", "paralyzed")]


def test_e19_brownstones_that_were_drilled_are_skipped_by_the_card() -> None:
    brown = given_tribe("brown", 343, "B1-", "B2", paralyzed=True)
    s = given_state(brown, ActivationsFrame(tribes=ground().cards[2].order), zone="beta")
    assert ("brown", "paralyzed") in acted(s)


def test_ruling_126_two_stacks_of_a_tribe_act_one_after_the_other_lowest_first() -> None:
    s = given_state(
        given_tribe("red", 531),
        given_tribe("red", 111, "R1", id_="red/2"),
        ActivationsFrame(tribes=("red",)),
    )
    assert acted(s) == [("red/2", ""), ("red", "")]


# ---- target


def test_ruling_121_every_unit_on_the_map_can_be_a_target_trapped_miners_and_passengers_not() -> None:
    s = given_state(given_unit("miner", 422, place="trapped"), given_unit("bomber", place="beside"))
    assert target(s) is None
    s = given_state(given_unit("squad", 424), given_unit("carrier", 424))
    assert target(s) == ("carrier", "sight", 3)
    assert target(given_state(given_unit("bomber", 423))) == ("bomber", "sight", 2)


def test_ruling_122_the_nearest_visible_unit_even_if_a_hidden_one_is_nearer() -> None:
    s = given_state(given_unit("squad", 423), given_rubble(422, "cliffs"), given_unit("hq", 414))
    assert target(s) == ("hq", "sight", 3)


def test_ruling_122_the_nearest_of_all_where_none_is_visible() -> None:
    s = given_state(given_unit("squad", 423), given_rubble(422, "cliffs"))
    assert target(s) == ("squad", "distance", 2)


@pytest.mark.parametrize(("card", "chosen"), [(HIGHEST, "squad"), (LOWEST, "scout"), (0, "scout")])
def test_ruling_122_ties_go_by_the_card_and_without_one_to_the_lowest(card: int, chosen: str) -> None:
    units = (given_unit("squad", 423), given_unit("scout", 341))
    assert target(given_state(*units, card=card)) == (chosen, "sight", 2)


def test_ruling_122_the_storm_does_not_blind_tribes_but_a_hurricane_does() -> None:
    squad = given_unit("squad", 423)
    assert target(given_state(squad, storm=at(422))) == ("squad", "sight", 2)
    assert target(given_state(squad, events=("hurricane",))) == ("squad", "distance", 2)


def test_ruling_121_without_a_target_it_does_not_move() -> None:
    told = stepped(given_state(given_tribe("white", 421), TargetFrame(tribe=WHITE)))
    assert told.of(NoTarget) == [NoTarget(tribe=WHITE, rule="7.2.1")]
    assert told.state.top == SpecialFrame(tribe=WHITE)


# ---- movement


@pytest.mark.parametrize(("card", "to"), [(HIGHEST, 422), (LOWEST, 361)])
def test_ruling_123_of_two_hexes_that_come_nearer_the_card_takes_one(card: int, to: int) -> None:
    assert way(given_state(card=card), 355) == (at(to), "nearer")


@pytest.mark.parametrize(
    "thing", [given_tribe("red", 361), given_rubble(361), given_rubble(361, "cliffs"), given_unit("hq", 361)]
)
def test_ruling_123_tribes_rubble_cliffs_and_units_are_in_the_way(thing: Unit) -> None:
    assert way(given_state(thing), 355) == (at(422), "nearer")


@pytest.mark.parametrize("face", ["stonehenge", "minefield", "pit"])
def test_ruling_123_terrain_and_other_features_are_not(face: str) -> None:
    s = given_state(given_rubble(361, face))  # type: ignore[arg-type]
    assert way(s, 355) == (at(361), "nearer")
    assert way(given_state(), 251, 256) == (at(251), "nearer")
    assert way(given_state(), 253, 251) == (at("251+1"), "nearer")


def test_ruling_124_barred_it_goes_around_at_equal_distance_never_farther() -> None:
    barred = [given_rubble(422), given_rubble(361)]
    assert way(given_state(*barred), 355) == (at(362), "around")
    assert way(given_state(*barred, card=HIGHEST), 355) == (at(442), "around")
    s = given_state(*barred, given_rubble(362), given_rubble(442))
    assert way(s, 355) == (None, "blocked")


def test_ruling_124_a_tribe_without_a_way_stays_and_goes_on_to_its_special_attack() -> None:
    barred = [given_rubble(n) for n in (422, 361, 362, 442)]
    s = given_state(
        given_tribe("white", 421),
        *barred,
        given_unit("squad", 355),
        AdvanceFrame(tribe=WHITE, target=UnitId("squad"), left=1),
    )
    told = stepped(s)
    assert told.of(HexChosen)[0].why == "blocked"
    assert told.state.top == SpecialFrame(tribe=WHITE)


def advancing(*things: object, left: int = 1, **fields: object) -> ColossiState:
    """Return the Whitestones of three in 421 on their way to the Squad."""
    frame = AdvanceFrame(tribe=WHITE, target=UnitId("squad"), left=left)
    return given_state(given_tribe("white", 421), *things, frame, **fields)  # type: ignore[arg-type]


def test_ruling_122_next_to_its_target_it_does_not_move_and_strikes_it_alone() -> None:
    s = advancing(given_unit("squad", 422), given_unit("scout", 361))
    told = settled(stepped(s).state, [1] * 6)
    assert told.of(TribeMoved) == []
    assert [(a.unit, len(a.faces)) for a in told.of(UnitAttacked)] == [("squad", 6)]


def test_ruling_125_in_an_anti_gravity_wave_it_moves_two_hexes_toward_the_same_target() -> None:
    s = given_state(
        given_tribe("white", 421), given_unit("squad", 426), TargetFrame(tribe=WHITE), events=("wave",)
    )
    found = stepped(s)
    assert found.state.top == AdvanceFrame(tribe=WHITE, target=UnitId("squad"), left=2)
    once = stepped(found.state)
    twice = stepped(once.state)
    assert (once.tribe("white").hex, twice.tribe("white").hex) == (at(422), at(423))
    assert stepped(twice.state).state.top == SpecialFrame(tribe=WHITE)


def test_ruling_125_it_stops_once_it_is_next_to_its_target() -> None:
    told = stepped(advancing(given_unit("squad", 423), left=2))
    struck = stepped(told.state)
    assert struck.tribe("white").hex == at(422)
    assert type(struck.state.top).__name__ == "VolleyFrame"


def test_ruling_125_it_neither_stops_for_nor_attacks_other_units() -> None:
    s = advancing(given_unit("squad", 425), given_unit("scout", 361), left=2)
    told = stepped(stepped(s).state)
    assert told.tribe("white").hex == at(423)


def test_ruling_125_a_target_that_is_gone_ends_the_move() -> None:
    told = stepped(advancing(given_unit("squad", place="lost")))
    assert told.state.top == SpecialFrame(tribe=WHITE)


def test_ruling_112_a_tribe_that_comes_to_stonehenge_stops_there() -> None:
    s = advancing(given_unit("squad", 425), given_rubble(422, "stonehenge"), left=2)
    once = stepped(s)
    assert once.tribe("white").hex == at(422)
    twice = stepped(once.state)
    assert twice.of(HexChosen)[0].why == "bound"
    assert twice.tribe("white").hex == at(422)


def test_ruling_113_bound_to_stonehenge_it_still_strikes_a_target_beside_it() -> None:
    told = stepped(advancing(given_unit("squad", 422), given_rubble(421, "stonehenge")))
    assert type(told.state.top).__name__ == "VolleyFrame"


def test_ruling_143_a_tribe_that_steps_out_of_a_structure_leaves_a_garrison() -> None:
    frame = AdvanceFrame(tribe=WHITE, target=UnitId("squad"), left=1)
    s = given_state(given_tribe("white", 463), given_unit("squad", 511), frame)
    assert stepped(s).rubble() == {"463": "down"}


@pytest.mark.parametrize(
    ("stack", "hex_", "dice"),
    [(("W1", "W2", "W3"), 422, 6), (("W1-",), 422, 3), (("W3-",), 422, 2), (("W1", "W2"), 464, 5)],
)
def test_ruling_127_the_thunderclap_counts_the_top_and_one_for_each_boulder_below(
    stack: tuple[str, ...], hex_: int, dice: int
) -> None:
    frame = AdvanceFrame(tribe=WHITE, target=UnitId("squad"), left=1)
    where = 421 if hex_ == 422 else 465
    s = given_state(given_tribe("white", where, *stack), given_unit("squad", hex_), frame)
    told = stepped(stepped(s).state, [1] * dice)
    assert len(told.of(UnitAttacked)[0].faces) == dice


def test_ruling_127_a_structure_takes_one_die_from_the_thunderclap() -> None:
    frame = AdvanceFrame(tribe=WHITE, target=UnitId("squad"), left=1)
    s = given_state(given_tribe("white", 464), given_unit("squad", 463), frame)
    assert len(stepped(stepped(s).state, [1] * 5).of(UnitAttacked)[0].faces) == 5
