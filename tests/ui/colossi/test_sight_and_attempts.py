# SPDX-License-Identifier: GPL-3.0-or-later
"""What the sight tool says, what clicks would mean, and where units can be dragged."""

import pytest

from rubbletop.games.colossi.actions import cup, harm, marines, tribes
from rubbletop.games.colossi.frames import cup as cup_frames
from rubbletop.games.colossi.frames import harm as harm_frames
from rubbletop.games.colossi.frames import marines as marine_frames
from rubbletop.games.colossi.frames import tribes as tribe_frames
from rubbletop.games.colossi.state import ColossiState
from rubbletop.games.colossi.steps.marines.bars import begun
from rubbletop.kernel.facts import Action, SpaceId, UnitId
from rubbletop.kernel.state import Frame
from rubbletop.ui.colossi.screen import ColossiScreen
from tests.colossi.builders import SEAT, field, given_rubble, given_state, given_tribe, given_unit

SQUAD = given_unit("squad", 446)


def looked(screen: ColossiScreen, s: ColossiState, a: str, b: str) -> tuple[bool, str, tuple[str, ...]]:
    ruling = screen.sight(s, SpaceId(a), SpaceId(b))
    return ruling.clear, ruling.sentence.text(), ruling.blocking


def test_5_4_1_a_clear_line_is_said_to_be_clear(screen: ColossiScreen) -> None:
    assert looked(screen, given_state(SQUAD), "446", "456")[:2] == (
        True, "Clear: neighbours always see each other, +1 die (5.4.1).",
    )  # fmt: skip
    assert looked(screen, given_state(SQUAD), "111", "113")[:2] == (True, "Clear from 111 to 113 (5.4.1).")


def test_90_a_unit_on_the_line_costs_a_die(screen: ColossiScreen) -> None:
    s = given_state(given_unit("squad", 112))

    clear, sentence, _ = looked(screen, s, "111", "113")

    assert clear
    assert "−1 die" in sentence


def test_88_what_blocks_is_named(screen: ColossiScreen) -> None:
    tribe = given_state(SQUAD, given_tribe("red", 112))
    assert looked(screen, tribe, "111", "113") == (
        False, "Blocked: the line touches the Redstones in 112 (5.4.1, ruling 88).", ("112",),
    )  # fmt: skip
    cliffs = given_state(SQUAD, given_rubble(112, "cliffs"))
    assert "Red Cliffs in 112" in looked(screen, cliffs, "111", "113")[1]
    hill = given_state(SQUAD, tectonic=(SpaceId("112"),))
    assert "the Hill 112" in looked(screen, hill, "111", "113")[1]


def test_88_a_pillar_blocks_on_zone_beta(screen: ColossiScreen) -> None:
    s = given_state(SQUAD, zone="beta")
    board = screen.ground(s).board(s)
    pillar = min(board.pillars)
    north, south = board.step(pillar, 1), board.step(pillar, 4)
    assert north is not None
    assert south is not None

    assert "Sacred Pillar" in looked(screen, s, north, south)[1]


def test_33_the_storm_and_40_the_hurricane_block(screen: ColossiScreen) -> None:
    storm = given_state(SQUAD, storm=SpaceId("112"))
    clear, sentence, blocking = looked(screen, storm, "111", "114")
    assert not clear
    assert "Dust Storm" in sentence
    assert blocking
    assert "Hurricane" in looked(screen, given_state(SQUAD, events=("hurricane",)), "111", "113")[1]


def acting(**fields: object) -> tuple[Frame, ...]:
    act = begun(field(given_state(SQUAD)), SQUAD)
    return (marine_frames.ActionsFrame(begun=True), type(act)(**{**_fields(act), **fields}))  # type: ignore[arg-type]


def _fields(frame: Frame) -> dict[str, object]:
    return {name: getattr(frame, name) for name in frame.__struct_fields__}


RED = given_tribe("red", 451)
ACTIONS = marine_frames.ActionsFrame(begun=True)
U, R = UnitId("squad"), UnitId("red")
H = SpaceId("445")


@pytest.mark.parametrize(
    ("s", "picks", "action"),
    [
        (given_state(cup_frames.RevealFrame(), SQUAD), ("squad",), cup.Reveal(seat=SEAT, rubble=U)),
        (given_state(cup_frames.RevealFrame(), SQUAD), ("445",), None),
        (
            given_state(cup_frames.GallstonesFrame(), given_rubble(211)),
            ("rubble211",),
            cup.SpendRubble(seat=SEAT, rubble=UnitId("rubble211")),
        ),
        (given_state(cup_frames.GallstonesFrame(), SQUAD), ("squad",), None),
        (given_state(cup_frames.RegrowFrame(), RED), ("red",), cup.Regrow(seat=SEAT, tribe=R)),
        (given_state(tribe_frames.EntryFrame(), RED), ("red",), tribes.Enter(seat=SEAT, tribe=R)),
        (given_state(cup_frames.SupplyFrame(left=1), SQUAD), ("squad",), cup.Resupply(seat=SEAT, unit=U)),
        (
            given_state(cup_frames.SidestepFrame(), SQUAD),
            ("squad", "445"),
            cup.Sidestep(seat=SEAT, unit=U, to=H),
        ),
        (
            given_state(harm_frames.RetreatFrame(unit=U, origin=H), SQUAD),
            ("squad", "445"),
            harm.Retreat(seat=SEAT, unit=U, to=H),
        ),
        (given_state(harm_frames.HitsFrame(unit=U, hits=1), SQUAD), ("squad", "445"), None),
        (
            given_state(marine_frames.RecoveryFrame(begun=True), SQUAD),
            ("squad",),
            marines.Recover(seat=SEAT, unit=U),
        ),
        (
            given_state(marine_frames.LandingFrame(begun=True), SQUAD),
            ("squad", "445"),
            marines.Land(seat=SEAT, unit=U, to=H),
        ),
        (
            given_state(marine_frames.JumpFrame(unit=U), SQUAD),
            ("squad", "445"),
            marines.JumpTo(seat=SEAT, unit=U, to=H),
        ),
        (given_state(ACTIONS, SQUAD), ("squad", "445"), marines.March(seat=SEAT, unit=U, to=H)),
        (
            given_state(ACTIONS, SQUAD),
            ("squad",),
            marines.March(seat=SEAT, unit=U, to=SpaceId("446")),
        ),
        (given_state(ACTIONS, SQUAD), ("squad", "landing"), None),
        (given_state(ACTIONS, SQUAD), ("445",), None),
        (given_state(ACTIONS, SQUAD), (), None),
        (
            given_state(ACTIONS, SQUAD, RED),
            ("squad", "red"),
            marines.Fire(seat=SEAT, unit=U, target=R, manner="maximum"),
        ),
        (
            given_state(*acting(spent=1), SQUAD, RED),
            ("squad", "red"),
            marines.Fire(seat=SEAT, unit=U, target=R, manner="move"),
        ),
        (
            given_state(ACTIONS, given_unit("bit", 446), RED),
            ("bit", "red"),
            marines.Drill(seat=SEAT, unit=UnitId("bit"), target=R),
        ),
        (
            given_state(ACTIONS, given_unit("bomber", 446), RED),
            ("bomber", "red"),
            marines.Bomb(seat=SEAT, unit=UnitId("bomber"), target=R),
        ),
        (
            given_state(ACTIONS, given_unit("bomber", 446)),
            ("bomber", "445"),
            marines.Fly(seat=SEAT, unit=UnitId("bomber"), to=H),
        ),
        (
            given_state(ACTIONS, given_unit("colby", 446), given_unit("scout", 111)),
            ("colby", "scout"),
            marines.Lagi(seat=SEAT, unit=UnitId("colby"), target=UnitId("scout")),
        ),
        (
            given_state(ACTIONS, SQUAD, given_unit("scout", 445)),
            ("squad", "scout"),
            marines.March(seat=SEAT, unit=U, to=H),
        ),
        (
            given_state(ACTIONS, SQUAD, given_unit("scout", 111)),
            ("squad", "scout"),
            marines.March(seat=SEAT, unit=UnitId("scout"), to=SpaceId("111")),
        ),
    ],
)
def test_clicks_mean_the_nearest_decision(
    screen: ColossiScreen, s: ColossiState, picks: tuple[str, ...], action: Action | None
) -> None:
    assert screen.attempt(s, picks) == action


def test_a_finished_game_takes_no_clicks_and_moves_nobody(screen: ColossiScreen) -> None:
    over = type(given_state(SQUAD))(**{**_state_fields(given_state(SQUAD)), "stack": ()})  # type: ignore[arg-type]

    assert screen.attempt(over, ("squad",)) is None
    assert screen.reach(over, "squad") == {}
    assert screen.threatened(over) == ()
    assert {phase.mark for phase in screen.phases(over)} == {"done"}
    assert screen.heading(over)[1].text() == "The game is over"


def _state_fields(s: ColossiState) -> dict[str, object]:
    return {name: getattr(s, name) for name in s.__struct_fields__}


def test_reach_shows_movement_points_and_leads_there_step_by_step(screen: ColossiScreen) -> None:
    s = given_state(ACTIONS, SQUAD, given_tribe("black", 111))

    far = screen.reach(s, "squad")[SpaceId("444")]

    assert far.cost == str(len(far.actions))
    assert far.path[0] == SpaceId("446")
    assert far.path[-1] == SpaceId("444")
    assert screen.reach(s, "black") == {}


def test_54_only_units_that_land_now_have_hexes(screen: ColossiScreen) -> None:
    s = given_state(marine_frames.LandingFrame(begun=True), SQUAD, given_unit("scout", place="due"))

    assert screen.reach(s, "squad") == {}
    assert screen.reach(s, "scout")[SpaceId("111")].cost == "1"


PHASES: list[tuple[tuple[Frame, ...], str]] = [
    ((cup_frames.EventFrame(),), "Event"),
    ((marine_frames.RecoveryFrame(), cup_frames.StormFrame()), "Event"),
    ((marine_frames.RecoveryFrame(begun=True),), "Recovery"),
    ((marine_frames.RecoveryFrame(begun=True), marine_frames.RestoreFrame(unit=U)), "Recovery"),
    ((marine_frames.LandingFrame(begun=True),), "Landing"),
    ((ACTIONS,), "Actions"),
    ((cup_frames.RevealFrame(),), "Aura"),
    ((tribe_frames.ColossiFrame(), cup_frames.FaceFrame(rubble=UnitId("rubble1"))), "Aura"),
    ((tribe_frames.ActivationsFrame(tribes=()), tribe_frames.TargetFrame(tribe=R)), "Colossi"),
    ((tribe_frames.FinalFrame(),), "Final"),
]


@pytest.mark.parametrize(
    ("frames", "title"), PHASES, ids=lambda value: value if isinstance(value, str) else ""
)
def test_3_2_the_strip_lights_the_present_phase(
    screen: ColossiScreen, frames: tuple[Frame, ...], title: str
) -> None:
    s = given_state(*frames, SQUAD, RED)

    now = [phase.title.text() for phase in screen.phases(s) if phase.mark == "now"]

    assert now == [title]
    assert screen.heading(s)[0].text() == "Turn 2 of 12"
    assert screen.heading(s)[1].text()
