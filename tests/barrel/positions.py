# SPDX-License-Identifier: GPL-3.0-or-later
"""Moments of a game, one for each kind of decision, with something of everything on the map."""

from rubbletop.games.barrel.frames import AnyFrame
from rubbletop.games.barrel.frames.checks import (
    DisbandFrame,
    ExtractionFrame,
    ForfeitFrame,
    GovernmentFrame,
    PacifismFrame,
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
    Bombing,
    DefenceFrame,
    PartnersFrame,
    RebelsFrame,
    RepairFrame,
    Target,
)
from rubbletop.games.barrel.frames.war import AlliesFrame, Flight, RetreatsFrame, Terms
from rubbletop.games.barrel.state import BarrelState, Pledge, Promise, Rebels, replace
from rubbletop.games.barrel.tables import Building
from tests.barrel.builders import FOUR, ONE, THREE, TWO, at, given_game, given_region, given_reserve

ALL = (ONE, TWO, THREE, FOUR)
TURN = TurnFrame(round=2, left=ALL)
CHOSEN = replace(TURN, chosen=True)
BASSORA, NAJAF, MUTHANNA, MAYSAN = (at(name) for name in ("bassora", "najaf", "muthanna", "maysan"))
DEAL = Deal(proposer=ONE, partner=TWO, give=Bundle(cash=2), take=Bundle(support=(at("wasit"),)))
TERMS = Terms(loser=TWO, controller=ONE)
PURCHASE = PurchaseFrame(buyer=ONE, elements=3, moves=2, joined=(NAJAF,))


def given_busy(*stack: AnyFrame, turn: int = 6) -> BarrelState:
    """Return a turn of phase 2, or another, with two allies at war in Najaf and rebels in Maysan."""
    s = given_game(*stack, turn=turn, price=4)
    pipes: tuple[Building, ...] = ("police", "pipeline")
    s = given_region(s, "bassora", ONE, logistics=5, barrels=3, buildings=pipes, troops={ONE: 2})
    s = given_region(s, "maysan", TWO, logistics=3, troops={TWO: 2})
    s = given_region(s, "muthanna", ONE, barrels=2)
    s = given_region(s, "najaf", locals_=2, troops={ONE: 2, TWO: 1}, logistics=1)
    s = given_region(s, "wasit", locals_=2, troops={ONE: 1})
    s = given_reserve(s, TWO, troops=3, logistics=1)
    for seat, acted in ((TWO, True), (THREE, True), (FOUR, False)):
        rebels = Rebels(region=MAYSAN, power=2, acted=acted)
        s = s.with_power(seat, rebels=rebels, oil=2, pacifism=5, influence=3, contracts=2)
    first, second = {"purchase.2": ONE, "money.1": TWO}, {"construction.2": ONE}
    return replace(
        s,
        boxes=first if isinstance(stack[0], TurnFrame) and not stack[0].chosen else {**first, **second},
        supported=((NAJAF, TWO),),
        pledges=(Pledge(giver=THREE, taker=ONE, region=NAJAF),),
        promises=(Promise(giver=TWO, taker=FOUR, turn=3, text="No rebels."),),
    )


def bombing(target: Target) -> Bombing:
    return Bombing(bomber=THREE, victim=ONE, region=BASSORA, target=target)


REBELS = RebelsFrame(left=(FOUR,))
POSITIONS: dict[str, BarrelState] = {
    "turn": given_busy(TURN),
    "chosen": given_busy(CHOSEN),
    "deal": given_busy(replace(TURN, offers=1), DealFrame(deal=DEAL)),
    "purchase": given_busy(CHOSEN, PURCHASE),
    "support": given_busy(CHOSEN, PURCHASE, SupportFrame(caller=ONE, guest=TWO, region=NAJAF, pay=2)),
    "construction": given_busy(CHOSEN, ConstructionFrame(builder=ONE, acts=1, done={"contract": 1})),
    "production": given_busy(CHOSEN, ProductionFrame(producer=ONE)),
    "retreats": given_busy(
        RetreatsFrame(left=(TWO, THREE, FOUR), flights=(Flight(seat=ONE, region=NAJAF, to=MUTHANNA),))
    ),
    "allies": given_busy(AlliesFrame(left=(NAJAF,), agreed={})),
    "terms": given_busy(AlliesFrame(left=(NAJAF,), agreed={}, terms=TERMS, asked=(TWO,))),
    "rebels": given_busy(REBELS),
    "partners": given_busy(REBELS, PartnersFrame(bombing=bombing("logistics"), asked=(FOUR,))),
    "defence": given_busy(REBELS, DefenceFrame(bombing=bombing("troops"), asked=(TWO,))),
    "repair": given_busy(REBELS, RepairFrame(bombing=bombing("pipeline"), damage=2)),
    "disband": given_busy(PacifismFrame(left=ALL), DisbandFrame(debtor=ONE, owed=2)),
    "forfeit": given_busy(GovernmentFrame(left=ALL, idle=()), ForfeitFrame(debtor=ONE, barrels=2), turn=9),
    "extraction": given_busy(ExtractionFrame(left=ALL, taken=(BASSORA,))),
}
