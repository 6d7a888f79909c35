# SPDX-License-Identifier: GPL-3.0-or-later
"""Clicks that lead nowhere are still understood, so that the rules can say why."""

import pytest

from rubbletop.board.grid import BuildingId
from rubbletop.games.tokyo.actions import attacks, godran, money, movement, opening
from rubbletop.games.tokyo.frames.attacks import AttacksFrame, FlopFrame, PissedFrame, RepelFrame
from rubbletop.games.tokyo.frames.godran import AllotFrame, FallFrame, FleeFrame, GodranFrame, RetreatFrame
from rubbletop.games.tokyo.frames.money import BiddingFrame, PenaltyFrame
from rubbletop.games.tokyo.frames.movement import MovementFrame
from rubbletop.games.tokyo.frames.opening import PlacingFrame
from rubbletop.games.tokyo.state import TokyoState, replace
from rubbletop.kernel.facts import Action, IllegalAction
from rubbletop.kernel.state import Frame
from rubbletop.ui.tokyo.screen import TokyoScreen
from tests.tokyo.builders import ONE, TWO, at, given_game, given_units, rules, unit

PHASE_7 = MovementFrame(left=(ONE, TWO))
PHASE_8 = AttacksFrame(left=(ONE, TWO), start=at("H8"), wounds=0)
RAMPAGE = GodranFrame(ap=5, home=None)
TROOP, TANK, THEIRS, RAY = (unit(n) for n in ("ne.troop.1", "ne.tank.1", "se.troop.1", "ne.heat_ray"))


def given(*frames: Frame) -> TokyoState:
    s = given_game(*frames, controller=TWO)  # type: ignore[arg-type]
    return given_units(given_units(s, "H6", "ne.troop.1", "ne.tank.1", "ne.heat_ray"), "H7", "se.troop.1")


@pytest.mark.parametrize(
    ("frame", "picks", "action"),
    [
        (PlacingFrame(left=(ONE,)), (TROOP, "H4"),
         opening.PlacePopulace(seat=ONE, unit=TROOP, area=at("H4"))),
        (PlacingFrame(left=(ONE,)), (TROOP, "box ne"), None),
        (PenaltyFrame(left=(ONE,)), (TROOP,), money.LoseUnit(seat=ONE, unit=TROOP)),
        (RAMPAGE, ("godran", "A8"), godran.MoveGodran(seat=TWO, to=at("A8"))),
        (RAMPAGE, ("godran", "box ne"), None),
        (RAMPAGE, ("godran", THEIRS), godran.MarkTargets(seat=TWO, victim=TWO, area=at("H7"))),
        (RAMPAGE, ("godran", "ne.tank.4"), None),
        (RAMPAGE, (TROOP,), godran.MarkTargets(seat=TWO, victim=ONE, area=at("H6"))),
        (RAMPAGE, ("ne.tank.4",), None),
        (PHASE_7, ("godran", "A8"), godran.MoveGodran(seat=ONE, to=at("A8"))),
        (PHASE_7, ("godran",), None),
        (PHASE_8, ("godran", "A8"), None),
        (RepelFrame(seat=ONE, attackers=()), ("godran", "A8"), attacks.RepelGodran(seat=ONE, to=at("A8"))),
        (RepelFrame(seat=ONE, attackers=()), ("godran", ""), None),
        (AllotFrame(units=(TROOP,), damage=1), (TROOP,),
         godran.AllotHarm(seat=ONE, unit=TROOP, harm="destroy")),
        (RetreatFrame(unit=TROOP), (TROOP, "A8"), godran.RetreatUnit(seat=ONE, unit=TROOP, to=at("A8"))),
        (RetreatFrame(unit=TROOP), (TROOP, "box ne"), None),
        (FleeFrame(unit=TROOP, steps=3), (TROOP, "A8"), godran.FleeTo(seat=TWO, unit=TROOP, to=at("A8"))),
        (PHASE_7, (TROOP, "A8"), movement.MoveUnit(seat=ONE, unit=TROOP, to=at("A8"))),
        (PHASE_7, (TROOP, TANK), movement.LoadUnit(seat=ONE, carrier=TANK, cargo=TROOP)),
        (PHASE_7, (TROOP, THEIRS), movement.MoveUnit(seat=ONE, unit=TROOP, to=at("H7"))),
        (PHASE_7, (TROOP, "godran"), movement.MoveUnit(seat=ONE, unit=TROOP, to=at("H8"))),
        (PHASE_7, (TROOP,), movement.MoveUnit(seat=ONE, unit=TROOP, to=at("H6"))),
        (PHASE_7, (TROOP, "box ne"), None),
        (PHASE_7, ("ne.tank.4",), None),
        (PHASE_7, ("ne.tank.4", "A8"), movement.EnterMap(seat=ONE, unit=unit("ne.tank.4"), to=at("A8"))),
        (PHASE_7, ("ne.paratroop.1", "A8"),
         movement.DropParatroop(seat=ONE, unit=unit("ne.paratroop.1"), to=at("A8"))),
        (PHASE_8, (TROOP,), attacks.JoinAttack(seat=ONE, unit=TROOP)),
        (PHASE_8, (TROOP, "godran"), attacks.JoinAttack(seat=ONE, unit=TROOP)),
        (PHASE_8, (RAY,), attacks.FireWeapon(seat=ONE, weapon=RAY)),
        (FlopFrame(attackers=(TROOP,)), (TANK,), attacks.SwatUnit(seat=TWO, unit=TANK)),
        (PissedFrame(dice=3, attackers=()), (TROOP,), None),
        (BiddingFrame(bids={}), (TROOP,), None),
        (FallFrame(link=2, area=None, side="N", dice=1, total=3, source=BuildingId("ne.factory"),
                   origin=at("H5")), (TROOP, "A8"), None),
        (PHASE_7, ("nothing",), None),
        (PHASE_7, (), None),
    ],
)  # fmt: skip
def test_clicks_are_understood(
    screen: TokyoScreen, frame: Frame, picks: tuple[str, ...], action: Action | None
) -> None:
    assert screen.attempt(given(frame), picks) == action


def test_nothing_is_meant_when_the_game_is_over(screen: TokyoScreen) -> None:
    assert screen.attempt(given(), (TROOP, "A8")) is None


def test_nothing_is_meant_by_those_who_control_nobody(screen: TokyoScreen) -> None:
    s = replace(given(FlopFrame(attackers=(TROOP,))), controller=None)

    assert screen.attempt(s, (TROOP,)) is None


@pytest.mark.parametrize(
    ("frame", "picks"),
    [
        (PHASE_7, (TROOP, "A8")),
        (PHASE_7, (TROOP,)),
        (PHASE_7, (TROOP, "godran")),
        (PHASE_7, (TROOP, TANK)),
        (PHASE_7, ("godran", "A8")),
        (PHASE_8, (unit("ne.old_folks.1"),)),
        (RAMPAGE, ("godran", "A8")),
    ],
)
def test_the_rules_say_why_it_cannot_be(screen: TokyoScreen, frame: Frame, picks: tuple[str, ...]) -> None:
    s = given(frame)
    action = screen.attempt(s, picks)
    assert action is not None

    with pytest.raises(IllegalAction) as refused:
        rules().check(s, action)

    assert refused.value.rule
    assert refused.value.reason.text()
