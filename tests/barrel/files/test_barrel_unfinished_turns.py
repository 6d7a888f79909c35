# SPDX-License-Identifier: GPL-3.0-or-later
"""Action turns and checks in a file that cannot be in progress are called by what is wrong."""

import pytest

from rubbletop.games.barrel.frames import AnyFrame
from rubbletop.games.barrel.frames.checks import (
    DisbandFrame,
    ExtractionFrame,
    ForfeitFrame,
    GovernmentFrame,
    PacifismFrame,
    PriceFrame,
)
from rubbletop.games.barrel.frames.deals import Bundle, Deal, DealFrame
from rubbletop.games.barrel.frames.orders import (
    ConstructionFrame,
    ProductionFrame,
    PurchaseFrame,
    SupportFrame,
    TurnFrame,
)
from rubbletop.games.barrel.frames.rebels import (
    BlastFrame,
    Bombing,
    DefenceFrame,
    PartnersFrame,
    RebelsFrame,
    RepairFrame,
    Target,
)
from rubbletop.games.barrel.frames.war import AlliesFrame, BattlesFrame, Flight, RetreatsFrame, Terms
from rubbletop.games.barrel.state import BarrelState, Rebels, replace
from rubbletop.games.barrel.tables import Building
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
    rules,
)

ALL = (ONE, TWO, THREE, FOUR)
TURN = TurnFrame(round=2, left=ALL)
CHOSEN = replace(TURN, chosen=True)
BASSORA, NAJAF, MAYSAN, ANBAR, KARBALA = (
    at(name) for name in ("bassora", "najaf", "maysan", "anbar", "karbala")
)


def given(*stack: AnyFrame, turn: int = 6) -> BarrelState:
    """Return a turn of phase 2 with two allies at war in Najaf and One alone at war in Wasit.

    One has Bassora and Muthanna, and has chosen the second boxes of two rows.
    """
    is_open = isinstance(stack[0], TurnFrame) and not stack[0].chosen
    boxes = {} if is_open else {"purchase.2": ONE, "construction.2": ONE}
    s = given_game(*stack, turn=turn, boxes=boxes)
    pipes: tuple[Building, ...] = ("police", "pipeline")
    troops = {ONE: 2}
    s = given_region(s, "bassora", ONE, logistics=5, barrels=3, buildings=pipes, troops=troops)
    s = given_region(s, "maysan", TWO, logistics=3, troops={TWO: 2})
    s = given_region(s, "muthanna", ONE, barrels=2)
    s = given_region(s, "najaf", locals_=2, troops={ONE: 2, TWO: 1}, logistics=1)
    s = given_region(s, "wasit", locals_=2, troops={ONE: 1})
    s = replace(s, supported=((NAJAF, TWO), (NAJAF, FOUR)))
    s = given_reserve(s, TWO, troops=3, logistics=1)
    for seat, acted in ((TWO, True), (THREE, True), (FOUR, False)):
        s = s.with_power(seat, rebels=Rebels(region=MAYSAN, power=2, acted=acted))
    return s


def told(*stack: AnyFrame, turn: int = 6) -> str:
    return rules().contradiction(given(*stack, turn=turn))


def purchase(elements: int = 5, moves: int = 2, **fields: object) -> PurchaseFrame:
    frame = PurchaseFrame(buyer=ONE, elements=elements, moves=moves, joined=(NAJAF,))
    return replace(frame, **fields)


def support(**fields: object) -> tuple[AnyFrame, ...]:
    frame = SupportFrame(caller=ONE, guest=TWO, region=NAJAF, pay=2)
    return (CHOSEN, purchase(), replace(frame, **fields))


DEAL = Deal(proposer=ONE, partner=TWO, give=Bundle(cash=2), take=Bundle(oil=1))
OFFERED = replace(TURN, offers=1)

FORGED_TURNS: dict[str, tuple[tuple[AnyFrame, ...], str]] = {
    "a deal alone": ((DealFrame(deal=DEAL),), "DealFrame interrupts nothing"),
    "a turn upon a turn": ((TURN, TURN), "TurnFrame cannot interrupt TurnFrame"),
    "support without a purchase": (support()[::2], "SupportFrame cannot interrupt TurnFrame"),
    "players out of turn": ((replace(TURN, left=(ONE, TWO)),), "who is left is not the end"),
    "nobody left": ((replace(TURN, left=()),), "who is left is not the end"),
    "a third action": ((replace(TURN, round=3),), "there is no action 3"),
    "four offers": ((replace(TURN, offers=4),), "more deals are offered"),
    "a refusal of nothing": ((replace(TURN, refused=(DEAL,)),), "more deals are offered"),
    "a refusal before the answer": (
        (replace(OFFERED, refused=(DEAL,)), DealFrame(deal=DEAL)),
        "more deals are offered",
    ),
    "the deal of another": (
        (replace(TURN, offers=1, refused=(replace(DEAL, proposer=TWO, partner=ONE),)),),
        "a deal was refused that another offered",
    ),
    "an offer of another": (
        (OFFERED, DealFrame(deal=replace(DEAL, proposer=TWO, partner=ONE))),
        "that deal cannot have been offered",
    ),
    "an offer that was not made": ((TURN, DealFrame(deal=DEAL)), "that deal cannot have been offered"),
    "an offer of too much": (
        (OFFERED, DealFrame(deal=replace(DEAL, give=Bundle(cash=21)))),
        "that deal cannot have been offered",
    ),
    "a purchase of another": ((CHOSEN, purchase(buyer=TWO)), "two has chosen no such action"),
    "an action not chosen": ((TURN, ProductionFrame(producer=ONE)), "one has chosen no such action"),
    "too many elements": ((CHOSEN, purchase(6)), "no box was chosen that gives so many elements and moves"),
    "too many moves": ((CHOSEN, purchase(moves=3)), "no box was chosen that gives so many elements"),
    "a battle elsewhere": (
        (CHOSEN, purchase(joined=(BASSORA,))),
        "one has not gone into a battle in 'bassora'",
    ),
    "no acts": (
        (CHOSEN, ConstructionFrame(builder=ONE, acts=0, done={"contract": 2})),
        "no box was chosen that gives so many acts",
    ),
    "too many acts": (
        (CHOSEN, ConstructionFrame(builder=ONE, acts=2, done={"contract": 1})),
        "no box was chosen that gives so many acts",
    ),
    "oil of another": (
        (CHOSEN, ProductionFrame(producer=ONE, done=(MAYSAN,))),
        "one cannot have produced there",
    ),
    "a caller who does not move": (support(caller=TWO, guest=THREE), "two cannot call three"),
    "a call to oneself": (support(guest=ONE), "one cannot call one"),
    "a call elsewhere": (support(region=MAYSAN), "one cannot call two to a battle in 'maysan'"),
    "a call that was not made": (support(guest=THREE), "three was not called on these terms"),
    "a call without money": (support(pay=21), "two was not called on these terms"),
    "a guest without troops": (support(guest=FOUR), "four cannot come to 'najaf'"),
}


@pytest.mark.parametrize(("stack", "reason"), FORGED_TURNS.values(), ids=FORGED_TURNS.keys())
def test_a_forged_action_turn_is_called_by_what_is_wrong(stack: tuple[AnyFrame, ...], reason: str) -> None:
    assert reason in told(*stack)


@pytest.mark.parametrize(
    "stack",
    [
        (TURN,),
        (replace(TURN, round=2, left=(FOUR,), offers=3, refused=()),),
        (OFFERED, DealFrame(deal=DEAL)),
        (CHOSEN, purchase()),
        (CHOSEN, ConstructionFrame(builder=ONE, acts=1, done={"building": 1})),
        (CHOSEN, ProductionFrame(producer=ONE, done=(BASSORA,))),
        support(),
    ],
)
def test_an_action_turn_in_order_contradicts_nothing(stack: tuple[AnyFrame, ...]) -> None:
    assert told(*stack) == ""


# The checks


def bombing(target: Target = "logistics", **fields: object) -> Bombing:
    """Return Three's rebels in Maysan bombing One in Bassora."""
    return replace(Bombing(bomber=THREE, victim=ONE, region=BASSORA, target=target), **fields)


def rebels(frame: AnyFrame) -> tuple[AnyFrame, ...]:
    return (RebelsFrame(left=(FOUR,)), frame)


def retreat(**fields: object) -> RetreatsFrame:
    flight = replace(Flight(seat=ONE, region=NAJAF, to=at("muthanna")), **fields)
    return RetreatsFrame(left=(TWO, THREE, FOUR), flights=(flight,))


def allies(agreed: dict[str, Terms] | None = None, **fields: object) -> AlliesFrame:
    given_terms = {at(name): terms for name, terms in (agreed or {}).items()}
    return replace(AlliesFrame(left=(NAJAF,), agreed=given_terms), **fields)


TERMS = Terms(loser=TWO, controller=ONE)
TWO_HELPS = bombing(allies=(TWO,))
GOVERNMENT = GovernmentFrame(left=ALL, idle=())

FORGED_CHECKS: dict[str, tuple[tuple[AnyFrame, ...], str]] = {
    "a retreat from peace": ((retreat(region=BASSORA),), "one is in no battle in 'bassora'"),
    "a retreat of another": ((retreat(seat=FOUR),), "four is in no battle in 'najaf'"),
    "a retreat far away": ((retreat(to=MAYSAN),), "nobody can retreat to 'maysan'"),
    "a retreat to nobody's land": ((retreat(to=KARBALA),), "nobody can retreat to 'karbala'"),
    "a retreat over the border": ((retreat(to=BORDER),), "nobody can retreat to 'border'"),
    "a retreat twice": ((replace(retreat(), flights=retreat().flights * 2),), "troops retreat twice"),
    "no battle": ((BattlesFrame(left=(), agreed={}),), "no battle is left"),
    "a battle twice": ((BattlesFrame(left=(NAJAF, NAJAF), agreed={}),), "or one is left twice"),
    "a battle in peace": ((BattlesFrame(left=(BASSORA,), agreed={}),), "there is no battle in 'bassora'"),
    "terms of others": (
        (allies({"najaf": replace(TERMS, loser=THREE)}),),
        "who is not in the battle in 'najaf' cannot have agreed",
    ),
    "a proposal of others": (
        (allies(terms=replace(TERMS, controller=FOUR), asked=(TWO,)),),
        "who is not in the battle in 'najaf' cannot have agreed",
    ),
    "no allies": ((allies(left=(at("wasit"),)),), "nobody has allies in 'wasit'"),
    "nobody asked": ((allies(terms=TERMS),), "one cannot have asked just these allies"),
    "nothing asked": ((allies(asked=(TWO,)),), "one cannot have asked just these allies"),
    "a stranger asked": ((allies(terms=TERMS, asked=(THREE,)),), "one cannot have asked just these"),
    "an ally asked twice": ((allies(terms=TERMS, asked=(TWO, TWO)),), "one cannot have asked just these"),
    "rebels without a target": (
        rebels(BlastFrame(bombing=bombing("refinery"))),
        "one has nothing like that to bomb in 'bassora'",
    ),
    "a bomber who defends": (rebels(BlastFrame(bombing=bombing(allies=(THREE,)))), "in a bombing twice"),
    "rebels far away": (
        rebels(BlastFrame(bombing=bombing("troops", region=NAJAF))),
        "the rebels of three cannot bomb 'najaf'",
    ),
    "rebels that have not acted": (
        rebels(BlastFrame(bombing=bombing(bomber=FOUR))),
        "the rebels of four cannot bomb 'bassora'",
    ),
    "a partner who has acted": (
        rebels(PartnersFrame(bombing=bombing(), asked=(TWO,))),
        "a player is asked who cannot take part",
    ),
    "a partner asked twice": (
        rebels(PartnersFrame(bombing=bombing(), asked=(FOUR, FOUR))),
        "a player is asked who cannot take part",
    ),
    "a helper without troops": (
        rebels(DefenceFrame(bombing=bombing(), asked=(FOUR,))),
        "a player is asked who cannot take part",
    ),
    "a helper asked again": (
        rebels(DefenceFrame(bombing=TWO_HELPS, asked=(TWO,))),
        "a player is asked who cannot take part",
    ),
    "repair of logistics": (rebels(RepairFrame(bombing=bombing(), damage=1)), "repairs what is no building"),
    "repair of nothing": (
        rebels(RepairFrame(bombing=bombing("police"), damage=0)),
        "a damage of 0 cannot be repaired",
    ),
    "repair of ruins": (
        rebels(RepairFrame(bombing=bombing("police"), damage=2)),
        "a damage of 2 cannot be repaired",
    ),
    "early oil for the Government": ((GOVERNMENT,), "takes oil before there is one"),
    "too many barrels": (
        (ExtractionFrame(left=ALL, taken=(BASSORA,) * 4),),
        "one cannot have taken so many barrels",
    ),
    "a fine of another": (
        (PacifismFrame(left=ALL), DisbandFrame(debtor=TWO, owed=1)),
        "two cannot owe 1 troops",
    ),
    "a fine of too many": (
        (PacifismFrame(left=ALL), DisbandFrame(debtor=ONE, owed=5)),
        "one cannot owe 5 troops",
    ),
}


@pytest.mark.parametrize(("stack", "reason"), FORGED_CHECKS.values(), ids=FORGED_CHECKS.keys())
def test_a_forged_check_is_called_by_what_is_wrong(stack: tuple[AnyFrame, ...], reason: str) -> None:
    assert reason in told(*stack)


@pytest.mark.parametrize(
    "stack",
    [
        (retreat(),),
        (RetreatsFrame(left=()),),
        (allies({"najaf": TERMS, "bassora": TERMS}),),
        (allies(terms=TERMS, asked=(TWO,)),),
        (BattlesFrame(left=(NAJAF,), agreed={NAJAF: TERMS}),),
        (RebelsFrame(left=()),),
        rebels(PartnersFrame(bombing=bombing(partners=(TWO,)), asked=(FOUR,))),
        rebels(DefenceFrame(bombing=bombing(), asked=(TWO,))),
        rebels(DefenceFrame(bombing=bombing(), asked=(), called=TWO)),
        rebels(BlastFrame(bombing=TWO_HELPS)),
        rebels(RepairFrame(bombing=bombing("pipeline"), damage=2)),
        (PacifismFrame(left=ALL), DisbandFrame(debtor=ONE, owed=2)),
        (PacifismFrame(left=ALL),),
        (PriceFrame(),),
        (ExtractionFrame(left=ALL, taken=(BASSORA,) * 3),),
    ],
)
def test_a_check_in_order_contradicts_nothing(stack: tuple[AnyFrame, ...]) -> None:
    assert told(*stack) == ""


@pytest.mark.parametrize(
    ("frame", "boxes", "reason"),
    [
        (TURN, {"money.1": ONE}, ""),
        (TURN, {"money.1": ONE, "money.2": ONE}, "one has chosen too many boxes by now"),
        (CHOSEN, {"money.1": ONE, "money.2": ONE}, ""),
        (CHOSEN, {"money.1": TWO, "money.2": TWO}, "two has chosen too many boxes by now"),
        (replace(TURN, left=(FOUR,)), {"money.1": TWO, "money.2": TWO}, ""),
        (replace(TURN, round=1, left=(FOUR,)), {"money.1": FOUR}, "four has chosen too many boxes by now"),
    ],
)
def test_boxes_are_chosen_one_an_action(frame: TurnFrame, boxes: dict[str, Seat], reason: str) -> None:
    assert rules().contradiction(replace(given(frame), boxes=boxes)) == reason


def test_a_repair_that_cannot_be_paid_is_called_so() -> None:
    s = given(*rebels(RepairFrame(bombing=bombing("police"), damage=1))).with_power(ONE, cash=1)

    assert rules().contradiction(s) == "one cannot pay for repairs"


def test_rebels_do_not_act_in_phase_1() -> None:
    s = given_game(RebelsFrame(left=ALL), turn=4)

    assert rules().contradiction(s) == "rebels act before the Guerrilla phase"


@pytest.mark.parametrize(
    ("debtor", "barrels", "idle", "reason"),
    [
        (ONE, 5, (BASSORA,), ""),
        (ONE, 6, (), "one cannot owe 6 barrels"),
        (ONE, 0, None, "one cannot owe 0 barrels"),
        (TWO, 1, (), "two cannot owe 1 barrels"),
        (ONE, 1, (MAYSAN,), "one has no such idle regions"),
    ],
)
def test_a_penalty_in_barrels_is_of_those_who_have_them(
    debtor: Seat, barrels: int, idle: tuple[str, ...] | None, reason: str
) -> None:
    regions = None if idle is None else tuple(at(name) for name in idle)
    frames = (GovernmentFrame(left=ALL, idle=regions), ForfeitFrame(debtor=debtor, barrels=barrels))

    assert told(*frames, turn=9) == reason
