# SPDX-License-Identifier: GPL-3.0-or-later
"""The odds of every throw of the Marines against the rules played with all throws, in both zones (5.0)."""

from fractions import Fraction
from itertools import product

import pytest

from rubbletop.games.colossi import odds
from rubbletop.games.colossi.actions.cup import Reveal, Sidestep
from rubbletop.games.colossi.actions.harm import Retreat
from rubbletop.games.colossi.actions.marines import Land, Recover
from rubbletop.games.colossi.events.common import (
    MineTrodden,
    StoneHarmed,
    TribeDestroyed,
    TribeMoved,
    UnitMoved,
)
from rubbletop.games.colossi.events.cup import RubbleRevealed
from rubbletop.games.colossi.events.marines import (
    DescentTried,
    FeatureStruck,
    Reconnoitred,
    RecoveryTried,
    StoneAttacked,
    UnitAdrift,
    WeaponUsed,
)
from rubbletop.games.colossi.frames.cup import FaceFrame, RevealFrame, SidestepFrame
from rubbletop.games.colossi.frames.harm import RetreatFrame
from rubbletop.games.colossi.frames.marines import LandingFrame, RecoveryFrame
from rubbletop.games.colossi.state import ColossiState, Rubble, Unit, replace
from rubbletop.games.colossi.words.marines import BOMBED, CHISELLED, DRILLED, DRILLED_RUBBLE
from rubbletop.games.colossi.words.names import FACES, hex_name
from rubbletop.kernel.facts import Action, UnitId
from tests.colossi.builders import (
    SEAT,
    Told,
    at,
    given_rubble,
    given_tribe,
    given_unit,
    ground,
    played,
    stepped,
)
from tests.colossi.interplay.arena import ZONES, Zone, in_zone, under
from tests.colossi.marines.acts import (
    bomb,
    chisel,
    drill,
    end,
    fire,
    fly,
    haul,
    jump,
    jump_to,
    lagi,
    march,
    recon,
    strike,
)
from tests.colossi.odds.counting import counted, told_odds

RED = given_tribe("red", 154)


# ---- what the rules did, in the words of the odds


def of_stone(told: Told) -> str:
    """What a standard attack came to."""
    (attack,) = told.of(StoneAttacked)
    harms = [fact.harm for fact in told.of(StoneHarmed)]
    if told.of(TribeDestroyed):
        return "Tribe destroyed"
    if "RubbleGone" in told.names():
        return "Rubble removed"
    if "removed" in harms:
        return "Top boulder removed"
    if "flipped" in harms:
        return "Top boulder flipped"
    if not attack.hits:
        return "No effect"
    return "The crack stays" if attack.cracked else "Cracked"


def of_weapon(told: Told) -> str:
    """What the chart of a special weapon says."""
    (used,) = told.of(WeaponUsed)
    names = {"chisel": CHISELLED, "drill": DRILLED, "bomb": BOMBED}[used.weapon]
    return (DRILLED_RUBBLE if used.weapon == "drill" and used.target == "rubble155" else names)[
        used.result
    ].text()


def of_feature(told: Told) -> str:
    return "Destroyed" if told.of(FeatureStruck)[0].destroyed else "No effect"


def of_recon(told: Told) -> str:
    return "Success" if told.of(Reconnoitred)[0].success else "No effect"


def of_recovery(told: Told) -> str:
    return "Success" if told.of(RecoveryTried)[0].success else "No effect"


def of_push(told: Told) -> str:
    paths = [*(m.path for m in told.of(TribeMoved)), *(m.path for m in told.of(UnitMoved))]
    if not paths:
        return "It stays"
    hit = ", hit by a marble" if any(fact.effect == "hit" for fact in told.of(MineTrodden)) else ""
    return f"Pushed to {hex_name(paths[-1][-1]).text()}{hit}"


def of_walk(told: Told) -> str:
    (trodden,) = told.of(MineTrodden)
    return {"hit": "A hit", "stop": "It must stop", "none": "It passes"}[trodden.effect]


def of_halt(told: Told) -> str:
    return "A hit" if told.of(MineTrodden)[0].effect == "hit" else "Unharmed"


def of_fall(told: Told) -> str:
    """How a landing or Jump ended."""
    (tried,) = told.of(DescentTried)
    name = {"safe": "Safe", "scattered": "Scattered", "malfunction": "Malfunction"}[tried.result]
    unit = told.unit(tried.unit)
    if unit.place == "lost":
        return f"{name}: lost"
    if tried.result == "scattered":
        assert unit.hex is not None
        name = f"Scattered to {hex_name(unit.hex).text()}"
    if told.of(UnitAdrift):
        if told.of(UnitAdrift)[0].barred:
            return "Malfunction: damaged"
        name = "Malfunction: unharmed"
    hit = any(trodden.effect == "hit" for trodden in told.of(MineTrodden))
    return f"{name}, hit by a marble" if hit else name


# ---- fire and strikes


FRONT, LAST = given_tribe("red", 154, "R1", "R2"), given_tribe("red", 154, "R5-")


@pytest.mark.parametrize("zone", ZONES)
@pytest.mark.parametrize("turn", [1, 2])
@pytest.mark.parametrize("cracked", [(), (UnitId("red"),)])
@pytest.mark.parametrize("red", [FRONT, LAST, given_tribe("red", 154, "R5-", "R2")])
def test_5_4_1_fire_at_a_tribe_in_the_first_turn_and_later(
    zone: Zone, turn: int, cracked: tuple[UnitId, ...], red: object
) -> None:
    s = in_zone(zone, given_unit("scout", 156), red, turn=turn, cracked=cracked)  # type: ignore[arg-type]
    assert told_odds(s, fire("scout", "red")) == counted(s, fire("scout", "red"), of_stone)
    assert told_odds(s, fire("scout", "red", "move")) == counted(s, fire("scout", "red", "move"), of_stone)


@pytest.mark.parametrize("zone", ZONES)
def test_5_4_1_fire_at_rubble_and_its_expected_hits(zone: Zone) -> None:
    s = in_zone(zone, given_unit("squad", 156), given_rubble(154))
    shot = fire("squad", "rubble154")
    assert told_odds(s, shot) == counted(s, shot, of_stone)
    found = odds.odds(ground(), s, shot)
    hits = counted(s, shot, lambda told: str(told.of(StoneAttacked)[0].hits))
    assert found is not None
    assert found.hits == sum(int(number) * chance for number, chance in hits.items())


@pytest.mark.parametrize("zone", ZONES)
@pytest.mark.parametrize("turn", [1, 2])
def test_5_3_4_2_strikes_at_tribes_and_features(zone: Zone, turn: int) -> None:
    things = (given_unit("hq", 161), given_tribe("red", 163), given_rubble(153, "stonehenge"))
    s = in_zone(zone, *things, turn=turn)
    assert told_odds(s, strike("red")) == counted(s, strike("red"), of_stone)
    assert told_odds(s, strike("rubble153")) == counted(s, strike("rubble153"), of_feature)


def broken(dice: list[int], dn: int, *, cracked: bool) -> Fraction:
    """Return the chance that attacks with so many dice, one after another, break a boulder."""
    gone = 0
    for faces in product(range(1, 7), repeat=sum(dice)):
        is_cracked, left = cracked, list(faces)
        for count in dice:
            throw, left = left[:count], left[count:]
            hits = sum(face > dn - is_cracked for face in throw) + (throw.count(6) > 1)
            if hits > 2:
                gone += 1
                break
            is_cracked = is_cracked or hits > 0
    return Fraction(gone, 6 ** sum(dice))


@pytest.mark.parametrize("zone", ZONES)
@pytest.mark.parametrize("cracked", [(), (UnitId("red"),)])
def test_5_4_1_1_with_those_who_can_fire_next_a_crack_counts_for_them(
    zone: Zone, cracked: tuple[UnitId, ...]
) -> None:
    units = (
        given_unit("medic", 161),
        given_unit("scout", 156, damaged=True),
        given_unit("hq", 162, damaged=True),
    )
    s = in_zone(zone, RED, *units, cracked=cracked)
    found = odds.support(ground(), s.changed_unit(UnitId("watch"), acted=True), fire("scout", "red"))
    assert found is not None
    assert [(line.reason.text(), line.value) for line in found.dice.lines] == [
        ("Medic fires next", 1), ("HQ fires next", 1)
    ]  # fmt: skip
    chance = broken([2, 1, 1], 4, cracked=bool(cracked))
    assert [(name.text(), p) for name, p in found.results] == [
        ("Top boulder flipped", chance), ("Not broken", 1 - chance)
    ]  # fmt: skip


def test_5_4_1_1_a_strike_may_be_followed_by_fire_and_nobody_is_counted_who_cannot() -> None:
    hq, medic = given_unit("hq", 161), given_unit("medic", 156)
    s = in_zone("alpha", given_tribe("red", 162), hq, medic, given_rubble(153, "pit"), storm=at(155))
    s = s.changed_unit(UnitId("watch"), acted=True)
    assert odds.support(ground(), s, strike("red")) is None
    s = replace(s, storm=None)
    found = odds.support(ground(), s, strike("red"))
    assert found is not None
    assert [line.value for line in found.dice.lines] == [1]
    flat = counted(s, strike("red"), of_stone)
    after = broken([1], 4, cracked=False) * flat["No effect"] + broken([1], 4, cracked=True) * flat["Cracked"]
    assert found.results[0][1] == flat["Top boulder flipped"] + after
    assert odds.support(ground(), s, strike("rubble153")) is None


def test_5_4_1_1_of_many_who_can_fire_next_those_with_most_dice_are_reckoned_with() -> None:
    squads = [given_unit("squad", hex_, id_=f"squad{hex_}") for hex_ in (161, 162, 163, 164)]
    s = in_zone("alpha", given_unit("scout", 155), RED, *squads, given_unit("heavy", 156))
    found = odds.support(ground(), s, fire("scout", "red"))
    assert found is not None
    assert [line.value for line in found.dice.lines] == [3, 3, 3, 4]


# ---- special weapons and tries


SPECIAL: dict[str, tuple[Unit, Action]] = {
    "chisel": (given_unit("ops", 156), chisel("ops", "red")),
    "chisel on the move": (given_unit("ops", 156), chisel("ops", "red", "move")),
    "damaged chisel": (given_unit("ops", 156, damaged=True), chisel("ops", "red")),
    "drill": (given_unit("bit", 155), drill("red")),
    "damaged drill": (given_unit("bit", 155, damaged=True), drill("red")),
}


@pytest.mark.parametrize("zone", ZONES)
@pytest.mark.parametrize("turn", [1, 2])
@pytest.mark.parametrize("name", SPECIAL)
def test_5_4_2_and_5_4_3_chisel_and_boring_bit(zone: Zone, turn: int, name: str) -> None:
    unit, action = SPECIAL[name]
    s = in_zone(zone, RED, unit, turn=turn)
    assert told_odds(s, action) == counted(s, action, of_weapon)


@pytest.mark.parametrize("zone", ZONES)
def test_5_4_3_the_bit_drills_rubble(zone: Zone) -> None:
    s = in_zone(zone, given_unit("bit", 154), given_rubble(155))
    assert told_odds(s, drill("rubble155")) == counted(s, drill("rubble155"), of_weapon)


@pytest.mark.parametrize("zone", ZONES)
@pytest.mark.parametrize("turn", [1, 2])
@pytest.mark.parametrize("damaged", [False, True])
def test_5_4_4_a_bomb(zone: Zone, turn: int, damaged: bool) -> None:
    s = in_zone(zone, RED, given_unit("bomber", 155, damaged=damaged), turn=turn)
    over = played(s, fly(154)).state
    assert told_odds(over, bomb("red")) == counted(over, bomb("red"), of_weapon)


@pytest.mark.parametrize("zone", ZONES)
def test_5_4_5_1_a_push_of_a_tribe_and_of_a_unit_among_marbles(zone: Zone) -> None:
    marbles = given_rubble(163, "minefield")
    s = in_zone(zone, given_unit("colby", 154), given_tribe("red", 156), marbles)
    assert told_odds(s, lagi("red")) == counted(s, lagi("red"), of_push)
    s = in_zone(zone, given_unit("colby", 154), given_unit("hq", 156), given_rubble(165, "minefield"))
    assert told_odds(s, lagi("hq")) == counted(s, lagi("hq"), of_push)


@pytest.mark.parametrize("zone", ZONES)
@pytest.mark.parametrize("damaged", [False, True])
def test_5_3_4_1_a_reconnaissance_alone_and_with_an_hq(zone: Zone, damaged: bool) -> None:
    s = in_zone(zone, given_unit("scout", 161, damaged=damaged), given_unit("hq", 111))
    for action in (recon(), recon(helper="hq")):
        assert told_odds(s, action) == counted(s, action, of_recon)


@pytest.mark.parametrize("zone", ZONES)
@pytest.mark.parametrize("others", [(), (given_unit("medic", 163),), (RED,), (given_unit("medic", 156), RED)])
def test_5_1_2_a_recovery_with_a_medic_or_a_tribe_nearby(zone: Zone, others: tuple[Unit, ...]) -> None:
    s = in_zone(zone, given_unit("squad", 155, damaged=True), *others)
    s = replace(s, stack=(RecoveryFrame(begun=True),))
    action = Recover(seat=SEAT, unit=UnitId("squad"))
    assert told_odds(s, action) == counted(s, action, of_recovery)


# ---- landings and Jumps by their destination


def crowd(zone: Zone) -> ColossiState:
    """Everything that a unit that drifts can fall upon, and a corner without room."""
    walls = [given_rubble(hex_) for hex_ in (112, 152, 151)]
    features = [given_rubble(235, "pit"), given_rubble(321, "minefield"), given_rubble(425, "cliffs")]
    units = [given_unit("squad", hex_, id_=f"squad{hex_}") for hex_ in (111, 344, 445)]
    things: list[Unit | Rubble] = [*walls, *features, *units]
    return in_zone(zone, *things, given_tribe("red", 434), tectonic=(at(262),), storm=at(421))


@pytest.mark.parametrize("zone", ZONES)
@pytest.mark.parametrize("damaged", [False, True])
@pytest.mark.parametrize("to", [161, 316, 321, 434])
def test_5_3_1_5_a_jump_by_its_destination(zone: Zone, damaged: bool, to: int) -> None:
    s = crowd(zone)
    s = s.with_unit(given_unit("scout", 163, damaged=damaged, began=at(163)))
    s = played(s, jump()).state
    if to == 434:
        to = next(
            int(n) for n in ground().boards[zone].neighbours[at(434)] if n.isdigit() and at(n) != at(425)
        )
    assert told_odds(s, jump_to(to)) == counted(s, jump_to(to), of_fall)


@pytest.mark.parametrize("zone", ZONES)
@pytest.mark.parametrize("events", [("wave",), ("hurricane",)])
def test_5_3_1_5_a_jump_in_wave_and_wind(zone: Zone, events: tuple[str, ...]) -> None:
    s = played(replace(crowd(zone).with_unit(given_unit("medic", 163)), events=events), jump("medic")).state
    assert told_odds(s, jump_to(161, "medic")) == counted(s, jump_to(161, "medic"), of_fall)


@pytest.mark.parametrize("zone", ZONES)
@pytest.mark.parametrize(("to", "events"), [(161, ()), (162, ()), (163, ("wave",))])
def test_5_2_1_a_landing_by_its_destination(zone: Zone, to: int, events: tuple[str, ...]) -> None:
    s = replace(crowd(zone).with_unit(given_unit("heavy", place="due")), events=events)
    s = replace(s, stack=(LandingFrame(begun=True),))
    action = Land(seat=SEAT, unit=UnitId("heavy"), to=at(to))
    assert told_odds(s, action) == counted(s, action, of_fall)


def test_57_where_there_is_no_room_next_door_a_scattered_unit_is_lost() -> None:
    board = ground().boards["alpha"]
    walls = [given_rubble(int(n)) for n in board.neighbours[at(161)]]
    s = played(in_zone("alpha", given_unit("scout", 111), *walls), jump()).state
    found = told_odds(s, jump_to(161))
    assert found == counted(s, jump_to(161), of_fall)
    assert found["Scattered: lost"] == Fraction(1, 3)


# ---- marbles under the feet, faces of Rubble


@pytest.mark.parametrize("zone", ZONES)
def test_117_a_step_a_retreat_and_the_end_of_a_flight_among_marbles(zone: Zone) -> None:
    marbles = given_rubble(155, "minefield")
    s = in_zone(zone, given_unit("squad", 161), given_unit("bomber", 163), marbles)
    assert told_odds(s, march("squad", 156)) == counted(s, march("squad", 156), of_walk)
    assert odds.odds(ground(), s, march("squad", 162)) is None
    back = under(s, RetreatFrame(unit=UnitId("squad"), origin=at(162)))
    retreat = Retreat(seat=SEAT, unit=UnitId("squad"), to=at(156))
    assert told_odds(back, retreat) == counted(back, retreat, of_halt)
    s = in_zone(zone, given_unit("bomber", 161), marbles)
    flown = played(s, fly(156)).state
    assert told_odds(flown, end("bomber")) == {"Unharmed": Fraction(5, 6), "A hit": Fraction(1, 6)}


def test_117_a_ride_among_marbles_and_a_step_aside_for_a_tribe() -> None:
    things = (given_unit("carrier", 344), given_unit("squad", 345), given_unit("hq", 344))
    s = in_zone("alpha", *things, given_rubble(356, "minefield"))
    assert set(told_odds(s, march("carrier", 343))) == {"It passes", "It must stop", "A hit"}
    assert told_odds(s, haul("hq", 343)) == counted(s, haul("hq", 343), of_walk)
    mine = under(
        in_zone("alpha", given_unit("carrier", 523), given_rubble(464, "minefield")), SidestepFrame()
    )
    aside = Sidestep(seat=SEAT, unit=UnitId("carrier"), to=at(464))
    assert told_odds(mine, aside) == {"Unharmed": Fraction(5, 6), "A hit": Fraction(1, 6)}


@pytest.mark.parametrize("zone", ZONES)
def test_6_0_what_rubble_can_turn_out_to_be(zone: Zone) -> None:
    things = (given_rubble(155), given_rubble(161, "pit"), given_rubble(163, "cliffs"))
    s = under(in_zone(zone, *things, given_rubble(111)), RevealFrame())
    found = told_odds(s, Reveal(seat=SEAT, rubble=UnitId("rubble155")))
    hidden = under(s, FaceFrame(rubble=UnitId("rubble155")))
    faces = [stepped(hidden, [lot]).of(RubbleRevealed)[0].face for lot in range(1, 11)]
    assert found == {FACES[f].text(): Fraction(faces.count(f), 10) for f in dict.fromkeys(faces)}
