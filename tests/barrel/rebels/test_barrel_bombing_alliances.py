# SPDX-License-Identifier: GPL-3.0-or-later
"""Joint bombings and joint defence (Player Alliance in Bombing; 49, 50)."""

import pytest

from rubbletop.games.barrel.actions.rebels import (
    Bomb,
    CallHelp,
    DefendAlone,
    HelpDefend,
    JoinBombing,
    RestRebels,
    StayOut,
)
from rubbletop.games.barrel.events.common import PacifismChanged
from rubbletop.games.barrel.events.rebels import (
    BombingDeclared,
    BombingJoined,
    BombingRolled,
    DefenceAnswered,
    HelpCalled,
    RebelsGone,
)
from rubbletop.games.barrel.frames.rebels import BlastFrame, DefenceFrame, PartnersFrame, RebelsFrame
from rubbletop.games.barrel.state import BarrelState, Rebels
from rubbletop.kernel.facts import Action, Seat
from tests.barrel.builders import (
    FIVE,
    FOUR,
    ONE,
    THREE,
    TWO,
    at,
    given_game,
    given_region,
    legal,
    of_kind,
    reason,
    rules,
    run_on,
)
from tests.barrel.rebels_builders import bombing, given_check, given_rebels
from tests.barrel.step_builders import did, done, run_to

CALL = Bomb(seat=TWO, victim=ONE, region=at("muthanna"), target="logistics", call=True)


def given_reach() -> BarrelState:
    """Return player two about to bomb player one in Muthanna; rebels of one, three, four are in reach."""
    s = given_check(frame=RebelsFrame(left=(TWO, THREE, FOUR)))
    s = given_region(s, "muthanna", ONE, troops={ONE: 1}, logistics=5)
    for seat, region in ((ONE, "najaf"), (TWO, "muthanna"), (THREE, "bassora"), (FOUR, "najaf")):
        s = given_rebels(s, seat, region, 2)
    return s


def given_defence(asked: tuple[Seat, ...] = (THREE, FOUR), called: Seat | None = None) -> BarrelState:
    """Return player one bombed in Muthanna; three has 2 troops there, four a police station beside it."""
    s = given_game(
        RebelsFrame(left=(FIVE,)),
        DefenceFrame(bombing=bombing("logistics"), asked=asked, called=called),
        players=5,
        turn=6,
    )
    s = given_region(s, "muthanna", ONE, troops={ONE: 1, THREE: 2}, logistics=5)
    s = given_region(s, "najaf", FOUR, buildings=("police",))
    return given_rebels(s, TWO, "muthanna", 1)


# ---- Joint bombing


def test_ruling_49_willing_rebels_in_reach_join_in_playing_order() -> None:
    s, events = did(given_reach(), CALL)
    assert events == (BombingDeclared(bombing=bombing("logistics")),)
    assert s.top == PartnersFrame(bombing=bombing("logistics"), asked=(THREE, FOUR))
    assert legal(s, THREE) == (JoinBombing(seat=THREE), StayOut(seat=THREE))

    s, events = did(s, JoinBombing(seat=THREE))
    assert events == (BombingJoined(leader=THREE, joined=True),)
    s, events = did(s, StayOut(seat=FOUR))
    assert events == (BombingJoined(leader=FOUR, joined=False),)

    s, _ = run_to(s, BlastFrame)
    assert s.top == BlastFrame(bombing=bombing("logistics", partners=(THREE,)))
    assert s.powers[FOUR].rebels == Rebels(region=at("najaf"), power=2)


def test_ruling_49_powers_are_added_and_all_dice_used_are_removed() -> None:
    s, _ = run_to(done(given_reach(), CALL, JoinBombing(seat=THREE), StayOut(seat=FOUR)), BlastFrame)

    s, events = run_on(s, (1, 3))

    assert of_kind(events, BombingRolled)[0].minimum == 1 - 2 - 2
    assert of_kind(events, RebelsGone) == (RebelsGone(leader=TWO), RebelsGone(leader=THREE))
    assert (s.powers[THREE].rebels, s.powers[TWO].rebels) == (Rebels(acted=True), Rebels(acted=True))
    assert s.top == RebelsFrame(left=(THREE, FOUR))
    s, _ = run_on(s)
    assert rules().actors(s) == (FOUR,)


def test_ruling_49_without_a_call_nobody_is_asked() -> None:
    alone = Bomb(seat=TWO, victim=ONE, region=at("muthanna"), target="logistics")

    s, _ = run_to(done(given_reach(), alone), BlastFrame)

    assert s.top == BlastFrame(bombing=bombing("logistics"))


def test_ruling_49_who_is_asked_joins_or_stays_out() -> None:
    s = done(given_reach(), CALL)

    assert reason(s, RestRebels(seat=THREE)) == "A bombing is declared: join it or stay out."


# ---- Joint defence


def test_ruling_50_only_who_would_add_something_and_does_not_bomb_can_be_called() -> None:
    frame = PartnersFrame(bombing=bombing("logistics", partners=(FOUR,)), asked=())
    s = given_defence()
    s = s.become(frame)

    s, _ = run_on(s)

    assert s.top == DefenceFrame(bombing=bombing("logistics", partners=(FOUR,)), asked=(THREE,))


def test_ruling_50_the_victim_calls_whom_she_likes_one_by_one() -> None:
    s = given_defence()
    assert legal(s, ONE) == (
        CallHelp(seat=ONE, ally=THREE),
        CallHelp(seat=ONE, ally=FOUR),
        DefendAlone(seat=ONE),
    )

    s, events = did(s, CallHelp(seat=ONE, ally=FOUR))
    assert events == (HelpCalled(victim=ONE, ally=FOUR),)
    assert (rules().actors(s), legal(s, FOUR)) == ((FOUR,), (HelpDefend(seat=FOUR), StayOut(seat=FOUR)))
    s, events = did(s, HelpDefend(seat=FOUR))
    assert events == (DefenceAnswered(ally=FOUR, helps=True),)
    assert legal(s, ONE) == (CallHelp(seat=ONE, ally=THREE), DefendAlone(seat=ONE))
    s = done(s, CallHelp(seat=ONE, ally=THREE), StayOut(seat=THREE))

    s, _ = run_to(s, BlastFrame)
    assert s.top == BlastFrame(bombing=bombing("logistics", allies=(FOUR,)))


def test_ruling_50_allies_count_as_the_victims_own_and_are_calmed_with_her() -> None:
    frame = BlastFrame(bombing=bombing("logistics", allies=(THREE, FOUR)))
    s = given_defence().become(frame)
    for seat in (ONE, THREE, FOUR):
        s = s.with_power(seat, pacifism=2)

    _, events = run_on(s, (1, 2))

    assert of_kind(events, BombingRolled)[0].minimum == 1 + 2 + 1 - 1
    assert [(event.seat, event.by) for event in of_kind(events, PacifismChanged)] == [
        (ONE, -1), (THREE, -1), (FOUR, -1)
    ]  # fmt: skip


def test_ruling_50_a_bombing_that_succeeds_angers_the_victims_country_alone() -> None:
    s = given_defence().become(BlastFrame(bombing=bombing("logistics", allies=(THREE,))))

    _, events = run_on(s, (2, 3))

    assert [(event.seat, event.by) for event in of_kind(events, PacifismChanged)] == [(ONE, 3)]


def test_ruling_50_the_victim_may_defend_alone() -> None:
    s = done(given_defence(), DefendAlone(seat=ONE))

    assert s.top == BlastFrame(bombing=bombing("logistics"))


@pytest.mark.parametrize(
    ("called", "action", "why"),
    [
        (None, CallHelp(seat=ONE, ally=FIVE), "That player cannot help, or was asked before."),
        (None, RestRebels(seat=ONE), "You are bombed: ask for help or defend alone."),
        (FOUR, RestRebels(seat=FOUR), "Your help is asked for: give it or stay out."),
    ],
)
def test_ruling_50_what_cannot_be_said_about_a_defence_is_refused_with_its_reason(
    called: Seat | None, action: Action, why: str
) -> None:
    assert reason(given_defence(called=called), action) == why
