# SPDX-License-Identifier: GPL-3.0-or-later
"""States that no game can come to are called by what is wrong with them, whoever wrote the file."""

from collections.abc import Callable

import pytest

from rubbletop.board.faults import BoardError
from rubbletop.games.barrel.atlas import Atlas
from rubbletop.games.barrel.frames import AnyFrame
from rubbletop.games.barrel.frames.opening import RollOrderFrame, StartFrame
from rubbletop.games.barrel.frames.orders import PurchaseFrame, TurnFrame
from rubbletop.games.barrel.ground import Ground
from rubbletop.games.barrel.rules import BarrelRules
from rubbletop.games.barrel.state import Account, BarrelState, Pledge, Power, Promise, Rebels, replace
from rubbletop.kernel.codec import decoded, encoded
from rubbletop.kernel.facts import Seat
from tests.barrel.builders import (
    BORDER,
    FOUR,
    ONE,
    THREE,
    TWO,
    at,
    given_game,
    given_region,
    given_reserve,
    ground,
    rules,
    seeded,
    setup,
)

Forging = Callable[[BarrelState], BarrelState]
TURN = TurnFrame(round=1, left=(ONE, TWO, THREE, FOUR))
BASSORA, NAJAF, MAYSAN = at("bassora"), at("najaf"), at("maysan")


def given(*stack: AnyFrame, turn: int = 6) -> BarrelState:
    """Return a turn of phase 2: One and Two control regions and fight side by side in Najaf."""
    s = given_game(*(stack or (TURN,)), turn=turn)
    s = given_region(s, "bassora", ONE, logistics=5, barrels=3, buildings=("police",), troops={ONE: 2})
    s = given_region(s, "maysan", TWO, logistics=3)
    s = given_region(s, "najaf", locals_=2, troops={ONE: 2, TWO: 1}, logistics=1)
    s = given_region(s, "karbala", locals_=1, logistics=2)
    s = given_reserve(s, TWO, troops=3, logistics=1)
    return s.with_rebels(THREE, region=MAYSAN, power=2)


def told(s: BarrelState) -> str:
    return rules().contradiction(s)


def finished(s: BarrelState) -> BarrelState:
    account = Account(cash=0, withdrawn=0, allotted=0, barrels=0, oil=0, contracts=0, fine=0, rank=1)
    return replace(s, stack=(), turn=s.turns, accounts=dict.fromkeys(s.seats, account))


def with_power(**fields: object) -> Forging:
    return lambda s: s.with_power(ONE, **fields)


def with_region(region: str, **fields: object) -> Forging:
    return lambda s: s.with_region(at(region), **fields)


def with_fields(**fields: object) -> Forging:
    return lambda s: replace(s, **fields)


def promise(text: str = "Peace.", taker: Seat = TWO, turn: int = 6) -> Forging:
    return with_fields(promises=(Promise(giver=ONE, taker=taker, turn=turn, text=text),))


PLEDGE = Pledge(giver=ONE, taker=TWO, region=NAJAF)
ON_THE_MAP = Rebels(region=NAJAF, power=1)

FORGED: dict[str, tuple[Forging, str]] = {
    "a sixth seat": (
        lambda s: replace(s, seats=(*s.seats, Seat("five"), Seat("six"))),
        "6 seats cannot play",
    ),
    "a seat twice": (lambda s: replace(s, seats=(ONE, ONE, TWO)), "3 seats cannot play"),
    "another order": (with_fields(order=(ONE, TWO)), "the playing order is not that of the seats"),
    "a lost player": (
        lambda s: replace(s, powers={ONE: Power(cash=1)}),
        "powers is not of all seats",
    ),
    "a lost region": (with_fields(regions={}), "the regions are not those of the map"),
    "a strange ruler": (with_region("bassora", control=Seat("zed")), "there is no seat 'zed'"),
    "a pledge at the border": (
        with_fields(pledges=(replace(PLEDGE, region=BORDER),)),
        "there is no region 'border'",
    ),
    "rebels at the border": (with_power(rebels=Rebels(region=BORDER, power=1)), "no region 'border'"),
    "hidden cash": (with_power(cash=-1), "cash is hidden"),
    "hidden oil": (with_power(oil=-1), "oil is hidden"),
    "a debt": (with_power(cash=-2), "cash cannot be -2"),
    "too much money": (with_power(cash=2_000_000), "cash cannot be 2000000"),
    "a game of 13 turns": (with_fields(turns=13), "a game has not 13 turns"),
    "a turn too late": (with_fields(turn=13), "this cannot be turn 13"),
    "no turn": (with_fields(turn=0), "this cannot be turn 0"),
    "an order too early": (
        with_fields(stack=(RollOrderFrame(),), turn=0),
        "the playing order stands before it is rolled",
    ),
    "no order": (with_fields(order=()), "the playing order stands before it is rolled, or does not stand"),
    "a track": (with_power(media=16), "the media of one is beyond its track"),
    "a price": (with_fields(price=20), "the oil price is beyond its track"),
    "a Government too early": (with_fields(government=1), "the Government has oil before there is one"),
    "a strange box": (with_fields(boxes={"money.4": ONE}), "there is no box 'money.4'"),
    "a box of a free row": (with_fields(boxes={"taxes.1": ONE}), "there is no box 'taxes.1'"),
    "three boxes": (
        with_fields(boxes={"money.1": ONE, "money.2": ONE, "media.1": ONE}),
        "one has chosen too many boxes",
    ),
    "a promise to oneself": (promise(taker=ONE), "one cannot have promised 'Peace.'"),
    "a promise of tomorrow": (promise(turn=7), "one cannot have promised 'Peace.'"),
    "an empty promise": (promise(""), "a promise cannot read ''"),
    "a promise of two lines": (promise("a\nb"), "a promise cannot read"),
    "a promise that turns text": (promise("a\u202eb"), "a promise cannot read"),
    "a promise that is not seen": (promise("\u200d"), "a promise cannot read"),
    "a promise of a book": (promise("x" * 201), "a promise cannot read"),
    "a pledge to oneself": (
        with_fields(pledges=(replace(PLEDGE, taker=ONE),)),
        "one cannot have pledged support to none but one",
    ),
    "a pledge twice": (with_fields(pledges=(PLEDGE, PLEDGE)), "pledged or called for twice"),
    "a call twice": (with_fields(supported=((NAJAF, ONE),) * 2), "pledged or called for twice"),
    "nobody's troops": (with_region("bassora", troops={ONE: 0}), "no troops are counted in 'bassora'"),
    "control over locals": (with_region("bassora", locals=2), "'bassora' is controlled with local troops"),
    "no control": (with_region("bassora", control=None, locals=0), "'bassora' is controlled with local"),
    "goods in the unknown": (with_region("anbar", logistics=1), "nobody has entered 'anbar'"),
    "an army of locals": (with_region("najaf", locals=5), "'najaf' cannot have 5 local troops"),
    "nobody's oil": (with_region("najaf", barrels=1), "nobody controls 'najaf', and oil or buildings"),
    "a battle without arrivals": (with_region("najaf", arrivals=(ONE,)), "battle in 'najaf' is not who"),
    "an arrival twice": (with_region("najaf", arrivals=(ONE, TWO, ONE)), "battle in 'najaf' is not who"),
    "arrivals in peace": (with_region("bassora", arrivals=(ONE,)), "battle in 'bassora' is not who"),
    "goods among locals": (with_region("karbala", locals=2), "the logistics in 'karbala' are left alone"),
    "four buildings": (
        with_region("bassora", buildings=("warehouse",) * 4),
        "'bassora' has too many buildings",
    ),
    "two refineries": (
        with_region("bassora", buildings=("refinery", "refinery")),
        "too many buildings of the kind 'refinery'",
    ),
    "sixteen troops": (with_region("bassora", troops={ONE: 14}), "one has too many troops"),
    "rebels without power": (with_power(rebels=replace(ON_THE_MAP, power=0)), "off the map with power"),
    "strong rebels": (with_power(rebels=replace(ON_THE_MAP, power=5)), "cannot have a power of 5"),
    "early rebels": (
        lambda s: replace(s, turn=4).with_power(ONE, rebels=ON_THE_MAP),
        "the rebels of one are on the map too early",
    ),
    "an early end": (lambda s: replace(finished(s), turn=6), "the game is over before its end"),
    "an end without accounts": (
        lambda s: replace(finished(s), accounts={}),
        "the game is over before its end",
    ),
    "early accounts": (
        lambda s: replace(s, accounts=finished(s).accounts),
        "the accounts are made up before the end",
    ),
}


def test_a_state_in_order_contradicts_nothing() -> None:
    assert told(given()) == ""
    assert told(given(turn=9)) == ""
    assert told(finished(given())) == ""
    beginning = rules().new(setup(), seeded()).state
    assert told(replace(beginning, marks=("", ""))) == ""
    assert told(replace(given_game(StartFrame(left=(FOUR,))), turn=0)) == ""


@pytest.mark.parametrize(("forge", "reason"), FORGED.values(), ids=FORGED.keys())
def test_a_forged_state_is_called_by_what_is_wrong(forge: Forging, reason: str) -> None:
    assert reason in told(forge(given()))


def test_what_was_promised_and_pledged_contradicts_nothing() -> None:
    assert told(promise()(replace(given(), pledges=(PLEDGE,), supported=((NAJAF, ONE),)))) == ""


def test_a_player_may_have_any_name() -> None:
    assert told(replace(given(), names={**given().names, ONE: "-1"})) == ""


def test_a_name_is_no_longer_than_can_be_shown() -> None:
    named = replace(given(), names={**given().names, ONE: "N" * 101})

    with pytest.raises(ValueError, match="length <= 100"):
        decoded(encoded(named), BarrelState)


def test_a_view_is_no_state_for_a_file() -> None:
    assert told(rules().view(given(), ONE)) == "cash is hidden"


def missing(_map: str, edition: str) -> Ground:
    raise BoardError(edition, "id", "there is no edition of this name")


def test_a_state_of_an_edition_that_is_not_there_is_called_so() -> None:
    assert "there is no edition of this name" in BarrelRules(Atlas(missing)).contradiction(given())


def test_a_state_in_a_file_says_upon_which_map_it_is_played() -> None:
    marked = Ground(ground().edition, ground().board, ("map", "edition"))
    changing = BarrelRules(Atlas(lambda _map, _edition: marked))

    assert changing.contradiction(given()) == "the marks of the map and of the edition are missing"


def test_a_purchase_in_progress_contradicts_nothing() -> None:
    busy = PurchaseFrame(buyer=ONE, elements=4, moves=2, joined=(NAJAF,))
    s = given(replace(TURN, chosen=True), busy)

    assert told(replace(s, boxes={"purchase.2": ONE})) == ""
