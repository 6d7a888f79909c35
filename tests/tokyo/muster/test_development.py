# SPDX-License-Identifier: GPL-3.0-or-later
"""Phase 5: funds for superweapons (XI; rulings 30, 49 to 51, 127, 129)."""

from rubbletop.games.tokyo.actions.muster import DeclareWeapon, FundWeapon, SealOutlay, SealPlan
from rubbletop.games.tokyo.events.common import Paid
from rubbletop.games.tokyo.events.muster import (
    OutlaySealed,
    OutlaysShown,
    WeaponDone,
    WeaponFunded,
    WeaponSettled,
)
from rubbletop.games.tokyo.frames.godran import GodranFrame
from rubbletop.games.tokyo.frames.muster import DevelopFrame, Outlay
from rubbletop.games.tokyo.rules import SEATS
from rubbletop.games.tokyo.state import Fund, Options, TokyoState, replace
from rubbletop.games.tokyo.tables import WeaponKind
from rubbletop.kernel.facts import Event, Range, Seat
from tests.tokyo.builders import (
    FOUR,
    ONE,
    THREE,
    TWO,
    given_game,
    given_unit,
    legal,
    of_kind,
    place_of,
    played,
    reason,
    refusal,
    rules,
    run_on,
    unit,
)

WEAPONS: tuple[WeaponKind, ...] = ("heat_ray", "oxygen_destroyer", "super_freezer", "death_ray")


def developing(*funds: Fund, players: int = 4, cash: int = 400) -> TokyoState:
    """Return Phase 5, the first player controlling GODRAN, with these funds and as much in each purse."""
    seats = SEATS[:players]
    return given_game(
        DevelopFrame(outlays={seat: Outlay() for seat in seats}),
        players=players,
        cash=dict.fromkeys(seats, cash),
        funds={fund.id: fund for fund in funds},
        controller=ONE,
    )


def fund(number: int, amount: int, weapon: WeaponKind | None = None, seat: Seat = ONE) -> Fund:
    """Return a fund of a seat."""
    return Fund(id=f"{seat}.{number}", owner=seat, amount=amount, weapon=weapon or "")


def paying(s: TokyoState, number: int, amount: int, weapon: WeaponKind | None = None) -> TokyoState:
    """Return the table after the first player set an amount, and a type, for a fund."""
    s, _ = played(s, FundWeapon(seat=ONE, fund=f"one.{number}", amount=amount))
    if weapon is not None:
        s, _ = played(s, declaring(number, weapon))
    return s


def declaring(number: int, weapon: WeaponKind) -> DeclareWeapon:
    """Return the first player's decision what a fund is for."""
    return DeclareWeapon(seat=ONE, fund=f"one.{number}", weapon=weapon)


def sealed(s: TokyoState) -> tuple[TokyoState, tuple[Event, ...]]:
    """Return the table after all have sealed, and the events of the last seal."""
    events: tuple[Event, ...] = ()
    for seat in rules().actors(s):
        s, events = played(s, SealOutlay(seat=seat))
    return s, events


def spans(s: TokyoState) -> dict[str, list[tuple[int, int]]]:
    """Return the sums that the first player can set, by fund, as lows and highs."""
    found: dict[str, list[tuple[int, int]]] = {}
    for offer in legal(s, ONE):
        if isinstance(offer, Range):
            assert isinstance(offer.action, FundWeapon)
            found.setdefault(offer.action.fund, []).append((offer.low, offer.high))
    return found


def types(s: TokyoState, number: int = 1) -> tuple[WeaponKind, ...]:
    """Return what the first player can declare a fund to be for."""
    offers = (offer for offer in legal(s, ONE) if isinstance(offer, DeclareWeapon))
    return tuple(offer.weapon for offer in offers if offer.fund == f"one.{number}")


def test_XI_nobody_needs_to_develop_anything() -> None:
    s, events = sealed(developing())
    assert of_kind(events, Paid) == ()
    assert s.funds == {}
    assert isinstance(s.top, GodranFrame)


def test_XI_mega_yen_gather_in_a_fund() -> None:
    s, events = sealed(paying(developing(fund(1, 50)), 1, 80))
    assert s.funds == {"one.1": fund(1, 130)}
    assert s.cash[ONE] == 320
    paid = Paid(payer=ONE, amount=80, purpose="development", about="one.1")
    funded = WeaponFunded(buyer=ONE, fund="one.1", amount=80, total=130)
    told = tuple(event for event in events if isinstance(event, Paid | WeaponFunded))
    assert told == (paid, funded), "what is paid is told before what it comes to"


def test_XI_several_funds_can_run_at_once() -> None:
    s = developing(fund(1, 50))
    assert spans(s) == {"one.1": [(1, 250)], "one.2": [(1, 300)]}
    s = paying(paying(s, 1, 30), 2, 150)
    assert spans(s) == {"one.1": [(0, 29), (31, 250)], "one.2": [(0, 149), (151, 300)], "one.3": [(1, 220)]}
    s, _ = sealed(s)
    assert s.funds == {"one.1": fund(1, 80), "one.2": fund(2, 150)}
    s, _ = sealed(paying(developing(*s.funds.values()), 2, 10))
    assert s.funds == {"one.1": fund(1, 80), "one.2": fund(2, 160)}


def test_50_a_fund_stops_at_its_target() -> None:
    s = developing(fund(1, 290, "heat_ray"))
    assert spans(s)["one.1"] == [(1, 10)]
    said = reason(s, FundWeapon(seat=ONE, fund="one.1", amount=11))
    assert said == "The fund needs only 10 Mega-Yen more."


def test_XI_reasons_against_a_sum() -> None:
    s = paying(developing(cash=100), 1, 60)
    said = {
        (name, amount): reason(s, FundWeapon(seat=ONE, fund=name, amount=amount))
        for name, amount in (
            ("one.1", 60),
            ("one.1", -1),
            ("one.1", 101),
            ("one.2", 41),
            ("two.1", 5),
            ("one.9", 5),
        )
    }
    assert said == {
        ("one.1", 60): "So much is set aside for it already.",
        ("one.1", -1): "Mega-Yen that are spent do not come back.",
        ("one.1", 101): "You have only 100 Mega-Yen left.",
        ("one.2", 41): "You have only 40 Mega-Yen left.",
        ("two.1", 5): "That is not a fund of yours.",
        ("one.9", 5): "That is not a fund of yours.",
    }
    assert refusal(s, FundWeapon(seat=ONE, fund="one.9", amount=5)).rule == "XI"
    refusal(s, SealPlan(seat=ONE))


def test_XI_what_is_set_aside_can_be_taken_back_before_the_seal() -> None:
    s = paying(paying(developing(), 1, 60), 1, 0)
    assert s.top_frame(DevelopFrame).outlays[ONE] == Outlay()


def test_49_the_type_is_settled_in_the_phase_in_which_the_fund_reaches_200() -> None:
    s = paying(developing(fund(1, 150)), 1, 50)
    refused = refusal(s, SealOutlay(seat=ONE))
    assert refused.reason.text() == "A fund reaches 200 Mega-Yen: settle first which superweapon it is for."
    assert types(s) == WEAPONS
    s, events = sealed(played(s, declaring(1, "death_ray"))[0])
    assert s.funds == {"one.1": fund(1, 200, "death_ray")}
    assert of_kind(events, WeaponSettled) == (WeaponSettled(buyer=ONE, fund="one.1"),)


def test_49_no_type_is_settled_below_200() -> None:
    s = paying(developing(), 1, 199)
    assert types(s) == ()
    assert reason(s, declaring(1, "heat_ray")) == "The type is settled when the fund reaches 200 Mega-Yen."
    s, _ = sealed(s)
    assert s.funds == {"one.1": fund(1, 199)}


def test_49_the_type_can_be_changed_until_the_seal_and_not_after() -> None:
    s = paying(developing(), 1, 200, "heat_ray")
    assert types(s) == WEAPONS[1:]
    assert reason(s, declaring(1, "heat_ray")) == "It is for that superweapon already."
    s, _ = played(s, declaring(1, "super_freezer"))
    s, _ = sealed(s)
    assert s.funds["one.1"].weapon == "super_freezer"
    s = developing(s.funds["one.1"])
    assert types(s) == ()
    assert reason(s, declaring(1, "heat_ray")) == "That fund’s superweapon is settled for good."


def test_49_a_sum_back_below_200_drops_the_type() -> None:
    s = paying(paying(developing(fund(1, 100)), 1, 100, "heat_ray"), 1, 99)
    assert s.top_frame(DevelopFrame).outlays[ONE] == Outlay(amounts={"one.1": 99})
    s = paying(paying(developing(fund(1, 100)), 1, 100, "heat_ray"), 1, 150)
    assert s.top_frame(DevelopFrame).outlays[ONE].types == {"one.1": "heat_ray"}


def test_49_the_type_stays_secret_until_the_weapon_is_done() -> None:
    s = paying(developing(), 1, 250, "heat_ray")
    view = rules().view(s, TWO).top
    assert isinstance(view, DevelopFrame)
    assert view.outlays[ONE] == Outlay()
    s, _ = sealed(s)
    assert rules().view(s, TWO).funds["one.1"] == Fund(id="one.1", owner=ONE, amount=250, weapon="?")
    assert rules().view(s, ONE).funds["one.1"].weapon == "heat_ray"
    assert place_of(s, "ne.heat_ray")[0] == "pool"


def test_XI_at_300_the_weapon_comes_face_up_into_the_box() -> None:
    s, events = sealed(paying(developing(fund(1, 200, "heat_ray")), 1, 100))
    assert place_of(s, "ne.heat_ray") == ("box", None, "outside")
    assert s.funds == {}
    assert [event.fund for event in of_kind(events, WeaponDone)] == ["one.1"]
    assert WeaponDone.reveals
    assert of_kind(events, WeaponSettled) == ()


def test_XI_a_weapon_can_be_done_at_one_stroke() -> None:
    s, events = sealed(paying(developing(), 1, 300, "heat_ray"))
    assert place_of(s, "ne.heat_ray")[0] == "box"
    done = WeaponDone(buyer=ONE, fund="one.1", unit=unit("ne.heat_ray"))
    assert of_kind(events, WeaponDone) == (done,)
    assert s.cash[ONE] == 100


def test_129_two_players_declare_at_200_and_are_done_at_500() -> None:
    s = paying(developing(players=2, cash=600), 1, 300, "heat_ray")
    assert spans(s)["one.1"] == [(0, 299), (301, 500)]
    s, _ = sealed(s)
    assert s.funds == {"one.1": fund(1, 300, "heat_ray")}
    s, _ = sealed(paying(developing(s.funds["one.1"], players=2), 1, 200))
    assert place_of(s, "ne.heat_ray")[0] == "box"


def test_50_one_weapon_of_a_type_at_a_time() -> None:
    s = developing(fund(1, 200, "heat_ray"), fund(2, 150))
    s = given_unit(s, "ne.death_ray", "N6")
    s = paying(s, 2, 50)
    assert types(s, 2) == ("oxygen_destroyer", "super_freezer")
    for weapon in ("heat_ray", "death_ray"):
        said = reason(s, declaring(2, weapon))
        assert said.endswith("is in play, or another fund is for it.")


def test_50_two_funds_cannot_be_declared_alike_in_one_phase() -> None:
    s = paying(paying(developing(), 1, 200, "heat_ray"), 2, 200)
    assert types(s, 2) == WEAPONS[1:]
    assert reason(s, declaring(2, "heat_ray")) == "Your Heat Ray is in play, or another fund is for it."


def test_50_a_destroyed_weapon_needs_a_fresh_fund() -> None:
    s = given_unit(developing(), "ne.heat_ray", "N6").off(unit("ne.heat_ray"), "pool")
    assert types(paying(s, 1, 200)) == WEAPONS


def test_50_there_are_never_more_funds_than_weapons_to_make() -> None:
    s = developing(fund(1, 10), fund(2, 10), fund(3, 10))
    assert list(spans(s)) == ["one.1", "one.2", "one.3", "one.4"]
    s = given_unit(s, "ne.heat_ray", "N6")
    assert list(spans(s)) == ["one.1", "one.2", "one.3"]
    said = reason(s, FundWeapon(seat=ONE, fund="one.4", amount=5))
    assert said == "All your superweapons are in play or have a fund."


def test_50_127_two_players_can_make_one_of_each_type_a_colour() -> None:
    s = developing(fund(1, 200, "heat_ray"), players=2, cash=900)
    s = paying(s, 2, 500)
    assert types(s, 2) == WEAPONS
    s = given_unit(s, "ne.heat_ray", "N6")
    assert types(s, 2) == WEAPONS[1:]
    s = given_unit(developing(players=2, cash=900), "ne.heat_ray", "N6")
    s, events = sealed(paying(s, 1, 500, "heat_ray"))
    assert [event.unit for event in of_kind(events, WeaponDone)] == ["nw.heat_ray"]


def test_XI_a_fund_that_is_not_there_is_for_nothing() -> None:
    assert reason(developing(), declaring(1, "heat_ray")) == "That is not a fund of yours."


def test_30_outlays_are_shown_when_all_are_sealed() -> None:
    s = paying(developing(), 1, 60)
    s, events = played(s, SealOutlay(seat=ONE))
    assert events == (OutlaySealed(buyer=ONE),)
    assert s.cash[ONE] == 400
    assert rules().actors(s) == (TWO, THREE, FOUR)
    refusal(s, FundWeapon(seat=ONE, fund="one.1", amount=70))
    s, events = sealed(s)
    assert of_kind(events, OutlaysShown)
    assert OutlaysShown.reveals
    assert s.cash[ONE] == 340


def test_51_a_finished_weapon_waits_in_the_box() -> None:
    s, _ = sealed(paying(developing(), 1, 300, "heat_ray"))
    assert [u.id for u in s.units.values() if u.place == "box"] == ["ne.heat_ray"]


def test_50_who_has_no_superweapon_left_to_pay_for_is_not_asked() -> None:
    s = developing(cash=400)
    for weapon in WEAPONS:
        s = given_unit(s, f"ne.{weapon}", "H1")
    assert rules().actors(s) == (TWO, THREE, FOUR)
    assert rules().actors(replace(s, options=Options(hidden_cash=True))) == (TWO, THREE, FOUR)


def test_XI_who_has_no_mega_yen_is_not_asked_unless_purses_are_secret() -> None:
    s = developing(fund(1, 250, "heat_ray"), cash=0)
    assert rules().actors(s) == ()
    s, events = run_on(s)
    assert events[0] == OutlaysShown()
    assert isinstance(s.top, GodranFrame)
    secret = developing(cash=0)
    assert rules().actors(replace(secret, options=Options(hidden_cash=True))) == SEATS
