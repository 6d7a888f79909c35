# SPDX-License-Identifier: GPL-3.0-or-later
"""Reconnaissance, Orbital Strikes, freeing Miners and escapes (5.3.4, sc. 1)."""

import pytest

from rubbletop.games.colossi.actions.marines import March, Strike
from rubbletop.games.colossi.events.marines import Reconnoitred, StoneAttacked
from rubbletop.games.colossi.frames.marines import ActingFrame, ActionsFrame
from rubbletop.games.colossi.state import replace
from rubbletop.games.colossi.tables import Kind
from rubbletop.kernel.facts import UnitId
from tests.colossi.builders import at, given_rubble, given_tribe, given_unit, ground, played, refused
from tests.colossi.marines.acts import (
    end,
    escape,
    free,
    given_actions,
    kinds_of,
    march,
    of_kind,
    recon,
    strike,
)


@pytest.mark.parametrize(("face", "turn"), [(3, 0), (4, 3)])
def test_5_3_4_1_a_4_lets_two_counters_be_drawn_next_turn(face: int, turn: int) -> None:
    told = played(given_actions(given_unit("scout", 161)), recon(), [face])
    assert told.state.recon == turn
    assert told.state.top == ActionsFrame(begun=True)


@pytest.mark.parametrize(
    "fields", [{"damaged": True}, {"arrival": "safe"}, {"damaged": True, "arrival": "safe"}]
)
def test_5_3_4_1_damage_or_landing_takes_one_off(fields: dict[str, object]) -> None:
    told = played(given_actions(replace(given_unit("scout", 161), **fields)), recon(), [4])
    assert (told.of(Reconnoitred)[0].drm, told.state.recon) == (-1, 0)


def test_82_an_hq_anywhere_adds_one_and_has_acted() -> None:
    s = given_actions(given_unit("scout", 161), given_unit("hq", 625, arrival="safe"))
    told = played(s, recon(helper="hq"), [3])
    assert told.state.recon == 3
    assert told.unit("hq").acted


def test_82_one_hq_helps_one_scout_and_more_successes_are_wasted() -> None:
    s = given_actions(given_unit("scout", 161), given_unit("scout", 163, id_="scout2"), given_unit("hq", 625))
    s = played(s, recon(helper="hq"), [3]).state
    assert refused(s, recon("scout2", "hq")) == (
        "Only an HQ that has not acted can help with it. [5.3.4.1, 82]"
    )
    assert played(s, recon("scout2"), [6]).state.recon == 3


def test_12_marked_units_neither_reconnoitre_nor_help() -> None:
    s = given_actions(
        given_unit("scout", 161, marker="stunned"),
        given_unit("scout", 163, id_="scout2"),
        given_unit("hq", 625, marker="stunned"),
    )
    marked = "A Stunned or Paralyzed unit cannot reconnoitre or help with it. [5.3.4.1]"
    assert refused(s, recon()) == marked
    assert refused(s, recon("scout2", "hq")) == marked
    assert refused(s, recon("scout2", "watch")).startswith("Only an HQ")
    assert refused(s, recon("watch")) == "Only a Scout can reconnoitre. [5.3.4.1]"


def test_5_3_4_1_reconnaissance_is_the_whole_action() -> None:
    s = played(given_actions(given_unit("scout", 161)), march("scout", 162)).state
    assert refused(s, recon()) == "Reconnaissance takes the whole action. [5.3.4.1]"


# ---- Orbital Strikes

HQ = given_unit("hq", 161)


def test_85_a_strike_has_as_many_dice_as_the_last_digit_and_no_fire_modifiers() -> None:
    s = given_actions(HQ, given_unit("squad", 162), given_tribe("red", 163))
    told = played(s, strike("red"), [5, 1, 1])
    assert told.state.cracked == ("red",)
    assert told.state.top == ActionsFrame(begun=True)


@pytest.mark.parametrize("fields", [{"damaged": True}, {"arrival": "safe"}])
def test_85_damage_and_landing_take_one_die_each(fields: dict[str, object]) -> None:
    s = given_actions(replace(HQ, **fields), given_tribe("red", 163))
    assert len(played(s, strike("red"), [1, 1]).of(StoneAttacked)[0].faces) == 2
    both = given_actions(given_unit("hq", 161, damaged=True, arrival="safe"), given_tribe("red", 162))
    assert refused(both, strike("red")) == "The modifiers leave the strike no dice. [5.3.4.2, 85]"


def test_86_each_six_is_two_hits_and_a_pair_adds_nothing_more() -> None:
    s = given_actions(HQ, given_tribe("red", 163))
    assert played(s, strike("red"), [6, 6, 1]).of(StoneAttacked)[0].hits == 4
    assert played(s, strike("red"), [6, 1, 1]).of(StoneAttacked)[0].hits == 2


@pytest.mark.parametrize("face", ["stonehenge", "cliffs", "minefield", "pit"])
def test_84_two_sixes_destroy_a_feature_and_less_does_nothing(face: str) -> None:
    s = given_actions(HQ, given_rubble(163, face))  # type: ignore[arg-type]
    assert played(s, strike("rubble163"), [6, 6, 1]).rubble() == {}
    assert played(s, strike("rubble163"), [6, 5, 5]).rubble() == {"163": face}


def test_84_in_a_shared_hex_the_target_is_named_and_rubble_is_none() -> None:
    s = given_actions(HQ, given_rubble(163, "stonehenge"), given_tribe("red", 163), given_rubble(145))
    assert of_kind(s, Strike) == ["red", "rubble163"]
    assert refused(s, strike("rubble145")) == (
        "Orbital Strikes are made on tribes and on what Rubble has turned into. [5.3.4.2, 84]"
    )
    assert refused(s, strike("nobody")) == "There is no such target on the map. [5.4.1]"


def test_85_no_strike_on_a_hex_without_a_number_but_on_a_tectonic_one() -> None:
    s = given_actions(given_unit("hq", 246), given_tribe("red", "251+1"), given_unit("squad", 251))
    assert refused(s, strike("red")) == ("No strike can be aimed at a hex without a number. [5.3.4.2, 85]")
    raised = given_actions(HQ, given_tribe("red", 163), tectonic=(at(163),))
    assert of_kind(raised, Strike) == ["red"]


def test_87_a_marine_within_four_hexes_may_spot_for_the_hq() -> None:
    blocker = given_rubble(162, "cliffs")
    red = given_tribe("red", 163)
    unseen = "Neither the HQ nor a Marine near it, in its sight, sees the target. [5.3.4.2, 87]"
    assert refused(given_actions(HQ, blocker, red), strike("red")) == unseen
    stunned = given_unit("squad", 121, marker="stunned", acted=True)
    assert of_kind(given_actions(HQ, blocker, red, stunned), Strike) == ["red", "rubble162"]
    paralyzed = given_unit("squad", 121, marker="paralyzed")
    miner = given_unit("miner", 121)
    assert refused(given_actions(HQ, blocker, red, paralyzed), strike("red")) == unseen
    assert refused(given_actions(HQ, blocker, red, miner), strike("red")) == unseen


def test_87_the_hq_does_nothing_else_and_must_be_unmarked() -> None:
    s = given_actions(HQ, given_tribe("red", 164), given_unit("squad", 144))
    assert refused(s, strike("red", "squad")) == "Only an HQ can request an Orbital Strike. [5.3.4.2]"
    s = played(s, march("hq", 156)).state
    assert refused(s, strike("red")) == (
        "An HQ that requests an Orbital Strike can do nothing else. [5.3.4.2, 87]"
    )
    stunned = given_actions(given_unit("hq", 161, marker="stunned"), given_tribe("red", 163))
    assert refused(stunned, strike("red")) == (
        "A Stunned or Paralyzed HQ cannot request an Orbital Strike. [5.3.4.2]"
    )


# ---- after a landing


def test_58_after_a_safe_landing_a_scout_fires_or_reconnoitres_and_an_hq_strikes_or_helps() -> None:
    scout = given_unit("scout", 161, arrival="safe")
    hq = given_unit("hq", 155, arrival="safe")
    s = given_actions(scout, hq, given_tribe("red", 163))
    assert kinds_of(s, "scout") == {"Fire", "Reconnoitre"}
    assert kinds_of(s, "hq") == {"Fire", "Strike"}
    assert played(s, recon(helper="hq"), [4]).of(Reconnoitred)[0].drm == 0


def test_58_after_a_bad_landing_a_unit_does_nothing_and_helps_nobody() -> None:
    s = given_actions(
        given_unit("scout", 161), given_unit("hq", 155, arrival="idle"), given_tribe("red", 163)
    )
    assert not kinds_of(s, "hq")
    assert refused(s, recon(helper="hq")).startswith("Only an HQ that has not acted can help")


# ---- freeing Miners

MINERS = (
    given_unit("miner", 523, id_="miner1", place="trapped"),
    given_unit("miner", 523, id_="miner2", place="trapped"),
)


@pytest.mark.parametrize("kind", ["ops", "heavy", "hq", "bit"])
def test_5_3_1_4_74_a_miner_is_freed_and_moves_off_at_once(kind: Kind) -> None:
    s = given_actions(given_unit(kind, 523, id_="u"), *MINERS)
    assert "FreeMiner" in kinds_of(s, "u")
    told = played(s, free("u"))
    assert isinstance(told.state.top, ActingFrame)
    assert told.state.top.unit == "miner1"
    assert told.unit("u").acted
    assert refused(told.state, end("miner1")).endswith("another unit stands in this hex. [5.3.1.1]")
    s = played(told.state, march("miner1", 464)).state
    assert played(s, end("miner1")).unit("miner1").hex == "464"


def test_74_one_miner_a_turn() -> None:
    s = given_actions(given_unit("hq", 523), *MINERS, freed=2)
    assert refused(s, free("hq")) == "One Miner can be freed each turn. [sc. 1]"


def test_74_who_cannot_free_a_miner() -> None:
    there = "A unit frees a Miner only where it began the turn: in the mine entrance. [sc. 1, 74]"
    assert refused(given_actions(given_unit("squad", 523), *MINERS), free("squad")) == (
        "Only an HQ, Heavy Weapons, Special Ops or the Boring Bit can free a Miner. [sc. 1, 74]"
    )
    assert refused(given_actions(given_unit("hq", 464), *MINERS), free("hq")) == there
    came = given_actions(given_unit("hq", 523), *MINERS)
    came = replace(came, units={**came.units, UnitId("hq"): given_unit("hq", 523, began=at(464))})
    assert refused(came, free("hq")) == there
    assert refused(given_actions(given_unit("hq", 523, arrival="safe"), *MINERS), free("hq")) == there
    assert refused(given_actions(given_unit("hq", 523, marker="stunned"), *MINERS), free("hq")) == (
        "A Stunned or Paralyzed unit cannot free a Miner. [sc. 1]"
    )
    assert refused(given_actions(given_unit("hq", 523)), free("hq")) == (
        "No Miner is trapped any more. [sc. 1]"
    )
    buried = given_actions(given_unit("hq", 523), *MINERS, tectonic=(at(523),))
    assert refused(buried, free("hq")).startswith("The mine entrance has become a Hill")


def test_74_freeing_is_the_whole_action() -> None:
    s = given_actions(given_unit("ops", 523), given_tribe("red", 465), *MINERS)
    s = s.push(ActingFrame(unit=UnitId("ops"), points=4, struck=True, path=(at(523),)))
    assert refused(s, free("ops")) == "Freeing a Miner takes the whole action. [sc. 1]"


def test_74_no_freeing_where_the_miner_could_not_move_off() -> None:
    walls = [given_rubble(n) for n in (464, 465, 522, 524)]
    out = "The Miner could not move off from here. [sc. 1, 74]"
    assert refused(given_actions(given_unit("hq", 523), *MINERS, *walls), free("hq")) == out
    rain = given_actions(given_unit("hq", 523), given_tribe("red", 441), *MINERS, events=("acid_rain",))
    assert refused(rain, free("hq")) == out


def test_62_a_freed_miner_passes_two_friends_in_a_row() -> None:
    board = ground().boards["alpha"]
    beside = {*board.neighbours[at(523)], *board.neighbours[at(464)]} - {at(523), at(464), at(442)}
    walls = [given_rubble(to) for to in beside - board.hills]
    friends = (given_unit("hq", 523), given_unit("squad", 464), given_unit("scout", 442))
    s = played(given_actions(*friends, *MINERS, *walls), free("hq")).state
    for to in (464, 442):
        s = played(s, march("miner1", to)).state
        assert "EndAction" not in kinds_of(s, "miner1")
    assert "421" in of_kind(s, March)


# ---- escapes


@pytest.mark.parametrize("kind", ["miner", "foreman"])
def test_75_a_civilian_escapes_from_the_south_edge_also_next_to_a_tribe(kind: Kind) -> None:
    s = given_actions(given_unit(kind, 131, id_="u"), given_tribe("red", 126))
    told = played(s, escape("u"))
    assert (told.unit("u").place, told.unit("u").hex) == ("escaped", None)
    assert told.state.top == ActionsFrame(begun=True)


def test_75_it_costs_a_point_and_only_civilians_in_the_marked_hexes_leave() -> None:
    s = given_actions(given_unit("miner", 126), given_unit("squad", 132), given_unit("miner", 663, id_="far"))
    assert refused(s, escape("squad")) == "Only Miners and the Mine Foreman escape. [sc. 1, 75]"
    assert refused(s, escape("far")) == (
        "Units escape only from the marked hexes of the South edge. [sc. 1, 75]"
    )
    s = played(s, march("miner", 131)).state
    assert "Escape" in kinds_of(s, "miner")
    stunned = given_actions(given_unit("miner", 131, marker="stunned"))
    assert refused(stunned, escape("miner")) == "A Stunned or Paralyzed unit cannot move. [5.3.1]"


def test_75_not_from_an_unmarked_hex() -> None:
    s = given_actions(given_unit("miner", 133), given_tribe("red", 126))
    assert kinds_of(s, "miner") == {"March"}


def test_75_a_civilian_escapes_through_the_hex_of_a_friend() -> None:
    friends = (given_unit("squad", 131), given_unit("scout", 133), given_unit("hq", 132))
    s = given_actions(given_unit("miner", 126), *friends, given_rubble(125))
    s = played(s, march("miner", 131)).state
    assert "EndAction" not in kinds_of(s, "miner")
    assert played(s, escape("miner")).unit("miner").place == "escaped"


def test_75_a_friend_in_an_exit_is_in_the_way_of_a_civilian_without_a_point_left() -> None:
    s = given_actions(given_unit("miner", 124), given_unit("squad", 131))
    for to in (125, 126):
        s = played(s, march("miner", to)).state
    reason = "It could not go on from there, and two units cannot end in one hex. [5.3.1.1]"
    assert refused(s, march("miner", 131)) == reason
