# SPDX-License-Identifier: GPL-3.0-or-later
"""Positions of the checks at the end of a turn, in which somebody at the screen decides."""

from collections.abc import Callable, Mapping

from PySide6.QtWidgets import QApplication, QLabel, QWidget

from rubbletop.games.barrel.frames import AnyFrame
from rubbletop.games.barrel.frames.checks import (
    DisbandFrame,
    ExtractionFrame,
    ForfeitFrame,
    GovernmentFrame,
    PacifismFrame,
)
from rubbletop.games.barrel.frames.rebels import (
    Bombing,
    DefenceFrame,
    PartnersFrame,
    RebelsFrame,
    RepairFrame,
)
from rubbletop.games.barrel.frames.war import AlliesFrame, RetreatsFrame, Terms
from rubbletop.games.barrel.state import Account, BarrelState, replace
from rubbletop.ui.barrel.handful import Handful
from rubbletop.ui.barrel.panels.base import BarrelPanel
from tests.barrel.builders import FOUR, ONE, THREE, TWO, at, given_game, given_region, given_reserve, rules

ORDER = (ONE, TWO, THREE, FOUR)
REBELS = RebelsFrame(left=ORDER)


def country(*stack: AnyFrame, turn: int = 6) -> BarrelState:
    """Turn 6 with a few regions in everybody's hands, a battle of one and one of two players."""
    s = given_game(*stack, turn=turn)
    s = given_region(
        s, "najaf", ONE, troops={ONE: 3}, logistics=4, barrels=2, buildings=("police", "pipeline")
    )
    s = given_region(
        s, "muthanna", ONE, troops={ONE: 1}, logistics=2, barrels=3, buildings=("warehouse", "refinery")
    )
    s = given_region(s, "dhi_qar", TWO, troops={TWO: 3, FOUR: 1}, logistics=3, barrels=1)
    s = given_region(s, "maysan", THREE, troops={THREE: 2}, logistics=5)
    s = given_region(s, "bassora", locals_=3, troops={ONE: 4}, logistics=2)
    s = given_region(s, "qadisiyya", locals_=3, troops={TWO: 2, ONE: 1})
    s = given_reserve(s, ONE, troops=2, logistics=1)
    for seat, (pacifism, influence, media) in zip(
        ORDER, ((7, 3, 4), (2, 0, 8), (10, 6, 3), (0, 1, 2)), strict=True
    ):
        s = s.with_power(seat, pacifism=pacifism, influence=influence, media=media, contracts=2 + influence)
    for seat, region, power in ((ONE, "wasit", 3), (THREE, "dhi_qar", 2), (FOUR, "maysan", 1)):
        s = s.with_rebels(seat, region=at(region), power=power)
    return replace(s, price=5)


def retreats(**fields: object) -> BarrelState:
    return replace(country(RetreatsFrame(left=ORDER)), **fields)


def propose() -> BarrelState:
    return country(AlliesFrame(left=(at("qadisiyya"),), agreed={}))


def answer() -> BarrelState:
    terms = Terms(loser=ONE, controller=TWO)
    return country(AlliesFrame(left=(at("qadisiyya"),), agreed={}, terms=terms, asked=(ONE,)))


def rebels() -> BarrelState:
    return country(REBELS)


def off_map() -> BarrelState:
    return country(REBELS).with_rebels(ONE, region=None, power=0)


TROOPS = Bombing(bomber=THREE, victim=TWO, region=at("dhi_qar"), target="troops")
HOUSE = Bombing(bomber=THREE, victim=ONE, region=at("muthanna"), target="refinery")


def bombed(frame: AnyFrame) -> BarrelState:
    """A bombing by the rebels of three, who have acted with it."""
    order = (THREE, ONE, FOUR, TWO)
    s = replace(country(RebelsFrame(left=order[1:]), frame), order=order)
    return s.with_rebels(THREE, acted=True)


def partners() -> BarrelState:
    return bombed(PartnersFrame(bombing=TROOPS, asked=(ONE, FOUR)))


def defence() -> BarrelState:
    return bombed(DefenceFrame(bombing=HOUSE, asked=(FOUR, TWO)))


def help_wanted() -> BarrelState:
    bombing = replace(TROOPS, allies=(FOUR,))
    return bombed(DefenceFrame(bombing=bombing, asked=(), called=ONE))


def repair() -> BarrelState:
    gone = bombed(RepairFrame(bombing=HOUSE, damage=3))
    return gone.with_rebels(THREE, region=None, power=0)


def disband() -> BarrelState:
    s = country(PacifismFrame(left=ORDER), DisbandFrame(debtor=ONE, owed=3))
    return s.with_power(ONE, cash=0)


def forfeit() -> BarrelState:
    frame = GovernmentFrame(left=ORDER, idle=())
    return country(frame, ForfeitFrame(debtor=ONE, barrels=2), turn=10).with_power(ONE, cash=0, influence=0)


def extraction() -> BarrelState:
    s = country(ExtractionFrame(left=ORDER))
    return s.with_region(at("muthanna"), barrels=6)


POSITIONS: Mapping[str, Callable[[], BarrelState]] = {
    "retreats": retreats,
    "allies": propose,
    "rebels": rebels,
    "partners": partners,
    "defence": defence,
    "repair": repair,
    "disband": disband,
    "forfeit": forfeit,
    "extraction": extraction,
}


def ended() -> BarrelState:
    """The end of a game: everybody's account, one and two being level in the Government's favour."""
    s = country(turn=12)
    rows = (
        (ONE, Account(cash=25, withdrawn=5, allotted=8, barrels=18, oil=108, contracts=22, fine=60, rank=1)),
        (TWO, Account(cash=7, withdrawn=1, allotted=8, barrels=12, oil=72, contracts=6, fine=0, rank=1)),
        (THREE, Account(cash=40, withdrawn=0, allotted=5, barrels=9, oil=54, contracts=38, fine=100, rank=3)),
        (FOUR, Account(cash=3, withdrawn=0, allotted=0, barrels=2, oil=12, contracts=10, fine=0, rank=4)),
    )
    return replace(s, stack=(), government=14, accounts=dict(rows))


def waiting(kind: type[BarrelPanel], s: BarrelState) -> QWidget:
    """A panel of a position in which nobody decides."""
    s = replace(s, marks=rules().atlas.ground(s).marks)
    return kind.factory(rules().atlas, Handful())(s, (), lambda action: None)


def lines(panel: QWidget) -> list[str]:
    """All lines of a panel that are to be seen, once it is laid out."""
    QApplication.processEvents()
    labels = panel.findChildren(QLabel)
    return [label.text() for label in labels if label.text() and label.isVisibleTo(panel)]
