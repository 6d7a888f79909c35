# SPDX-License-Identifier: GPL-3.0-or-later
"""Every step has its panel: what it says, what its buttons do, and that it fits into the column."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel

from rubbletop.games.colossi.actions import cup, harm, marines, tribes
from rubbletop.games.colossi.frames import cup as cup_frames
from rubbletop.games.colossi.frames import harm as harm_frames
from rubbletop.games.colossi.frames import marines as marine_frames
from rubbletop.games.colossi.frames import tribes as tribe_frames
from rubbletop.games.colossi.state import ColossiState, Tribe, Unit, replace
from rubbletop.games.colossi.steps.marines.bars import begun
from rubbletop.kernel.facts import Action, Outcome, SpaceId, UnitId, say
from rubbletop.kernel.rules import Step
from rubbletop.ui.colossi.panels import PANELS
from rubbletop.ui.colossi.panels.base import StepPanel
from rubbletop.ui.colossi.panels.picture import Picture
from rubbletop.ui.colossi.panels.weapons import WEAPONS, effect
from rubbletop.ui.dialogs.rules import RulesDialog
from rubbletop.ui.parts.cited import Cited
from tests.colossi.builders import (
    SEAT,
    field,
    given_rubble,
    given_state,
    given_tribe,
    given_unit,
    rules,
)
from tests.ui.colossi.conftest import Hand

Lay = Callable[[ColossiState], Hand]
COLUMN = 274
"""The room for a panel in the column, in pixels."""

SQUAD = UnitId("squad")
HURT = given_unit("squad", 446, damaged=True, marker="stunned")
RED = given_tribe("red", 353)
AWAY = (given_tribe("red", None), given_tribe("black", None))
WHOLE = given_unit("squad", 446)
FAR = given_unit("scout", 111)


def acting(*units: object) -> ColossiState:
    """A squad in the middle of its action."""
    s = given_state(WHOLE, FAR, RED)
    return given_state(marine_frames.ActionsFrame(begun=True), begun(field(s), WHOLE), WHOLE, FAR, RED)


POSITIONS: dict[str, ColossiState] = {
    "keep": given_state(cup_frames.KeepFrame(drawn=("pop_rocks", "gemstones")), WHOLE, RED),
    "supply": given_state(cup_frames.SupplyFrame(left=2), HURT, RED),
    "gallstones": given_state(
        cup_frames.GallstonesFrame(), WHOLE, given_tribe("red", 353, "R1"),
        given_rubble(211), given_rubble(212),
        crumbled=("R2", "R3", "R4", "R5"),
    ),
    "regrow": given_state(
        cup_frames.RegrowFrame(), WHOLE, given_tribe("red", 353, "R1"), given_tribe("black", 111, "K1"),
        crumbled=("R2", "R3", "R4", "R5", "K2", "K3"),
    ),
    "recovery": given_state(marine_frames.RecoveryFrame(begun=True), HURT, RED),
    "restore": given_state(marine_frames.RestoreFrame(unit=SQUAD), HURT, RED),
    "landing": given_state(
        marine_frames.LandingFrame(begun=True), given_unit("squad", place="due"), FAR, RED, events=("wave",)
    ),
    "jump": given_state(
        marine_frames.ActionsFrame(begun=True),
        begun(field(given_state(FAR)), FAR),
        marine_frames.JumpFrame(unit=UnitId("scout")),
        FAR, WHOLE, RED, events=("wave",),
    ),
    "actions": given_state(marine_frames.ActionsFrame(begun=True), WHOLE, FAR, RED),
    "acting": acting(),
    "reveal": given_state(cup_frames.RevealFrame(), WHOLE, RED, given_rubble(211), given_rubble(212)),
    "entry": given_state(tribe_frames.EntryFrame(), WHOLE, *AWAY, entering=("red", "black")),
    "hits": given_state(harm_frames.HitsFrame(unit=SQUAD, hits=1), WHOLE, FAR, RED),
    "retreat": given_state(harm_frames.RetreatFrame(unit=SQUAD, origin=SpaceId("451")), WHOLE, RED),
}  # fmt: skip


COUNCIL = ("pick_team", "team", "return", "interlude")
"""Steps of scenario 2 and of the campaign, whose panels are tested by themselves."""


def words(panel: StepPanel) -> str:
    return " ".join(label.text() for label in panel.findChildren(QLabel))


@pytest.mark.parametrize("step", POSITIONS)
def test_every_step_shows_its_panel_and_the_panel_fits(lay: Lay, step: str) -> None:
    hand = lay(POSITIONS[step])

    assert rules().step(hand.state).name == step
    assert type(hand.panel) is PANELS[step]
    assert hand.panel.isVisible()
    assert hand.panel.minimumSizeHint().width() <= COLUMN
    assert hand.panel.buttons or words(hand.panel)


def test_no_step_that_asks_is_without_a_panel() -> None:
    asking = {step.name for step in rules().steps if type(step).actors is not Step.actors}

    assert asking == {*POSITIONS, "sidestep", *COUNCIL}
    assert set(PANELS) == {*asking, "play", "result"}


def test_28_the_panel_that_makes_room_at_the_mine_says_what_to_click(lay: Lay) -> None:
    hand = lay(POSITIONS["actions"])
    s = given_state(cup_frames.SidestepFrame(), given_unit("carrier", 523), WHOLE, RED)

    made = hand.table.screen.panels["sidestep"](s, (), lambda action: None)

    assert isinstance(made, StepPanel)
    assert "rail hex" in words(made)


@pytest.mark.parametrize(
    ("step", "action"),
    [
        ("keep", cup.KeepEvent(seat=SEAT, event="gemstones")),
        ("supply", cup.Resupply(seat=SEAT, unit=SQUAD)),
        ("supply", cup.EndSupply(seat=SEAT)),
        ("gallstones", cup.SpendRubble(seat=SEAT, rubble=UnitId("rubble211"))),
        ("regrow", cup.Regrow(seat=SEAT, tribe=UnitId("black"))),
        ("recovery", marines.Recover(seat=SEAT, unit=SQUAD)),
        ("recovery", marines.EndRecovery(seat=SEAT)),
        ("restore", marines.Restore(seat=SEAT, unit=SQUAD, choice="marker")),
        ("reveal", cup.Reveal(seat=SEAT, rubble=UnitId("rubble212"))),
        ("entry", tribes.Enter(seat=SEAT, tribe=UnitId("black"))),
        ("hits", harm.AllotHit(seat=SEAT, unit=SQUAD, choice="flip")),
        ("retreat", harm.Retreat(seat=SEAT, unit=SQUAD, to=SpaceId("456"))),
        ("acting", marines.EndAction(seat=SEAT, unit=SQUAD)),
    ],
    ids=lambda value: value if isinstance(value, str) else type(value).__name__,
)
def test_a_button_of_a_panel_decides(lay: Lay, step: str, action: Action) -> None:
    hand = lay(POSITIONS[step])

    hand.answer(action)

    assert hand.length == 1


def test_5_1_1_the_panel_shows_what_a_hit_makes_of_the_unit_and_looks_at_it(lay: Lay) -> None:
    hand = lay(POSITIONS["hits"])

    faces = [picture.face for picture in hand.panel.findChildren(Picture)]
    assert [(face.reduced, len(face.markers)) for face in faces] == [(False, 1), (True, 0)]
    assert hand.stage.hands.looked_at_piece == "squad"


def test_5_1_2_recovery_tells_the_chance(lay: Lay) -> None:
    hand = lay(POSITIONS["recovery"])

    texts = [button.text() for button in hand.panel.buttons.values()]
    assert texts == ["Squad tries: 33 %", "End recovery, untried: 1"]


def test_5_2_1_landing_speaks_of_the_chosen_unit_and_of_the_wave(lay: Lay) -> None:
    hand = lay(POSITIONS["landing"])
    assert "Squad: click a lit hex." in words(hand.panel)
    assert "60" in words(hand.panel).split()
    assert "67" not in words(hand.panel).split()

    hand.stage.put_back()

    assert "Click a unit in “Waiting to land”: 1." in words(hand.panel)


def test_5_3_the_panel_lists_what_the_unit_can_do(lay: Lay) -> None:
    scout, hq = given_unit("scout", 446), given_unit("hq", 241)
    hand = lay(given_state(marine_frames.ActionsFrame(begun=True), scout, hq, given_tribe("black", 442)))

    hand.click("scout")

    told = words(hand.panel)
    for part in (
        "Move: 3 MP, but 1 if it is to fire too.",
        "Maximum Fire [5.3.2]",
        "Fire on the Move: click a lit target. [5.3.3]",
    ):
        assert part in told
    texts = [button.text() for button in hand.panel.buttons.values()]
    assert {"Alone 50 %", "With HQ 67 %"} <= set(texts)
    assert "Jump with Scout" in texts
    assert hand.panel.minimumSizeHint().width() <= COLUMN


def test_5_3_what_comes_of_a_way_of_acting_is_told_with_the_numbers_of_the_edition() -> None:
    edition = rules().ground.edition
    told = {weapon.title.text(): effect(edition, weapon).text() for weapon in WEAPONS}

    assert not [text for text in told.values() if "{" in text]
    assert told["Chisel on the move"] == "One die, −1: 4 or more breaks the top boulder."
    assert told["Boring Bit"] == "One die: 4+ Paralyzes, 6+ also breaks from below."
    assert told["South edge"] == "Out of the game and safe: +3."


def test_a_button_pointed_at_shows_the_odds_on_the_board(lay: Lay) -> None:
    hand = lay(POSITIONS["actions"])
    hand.click("squad")
    fire = marines.Fire(seat=SEAT, unit=SQUAD, target=UnitId("red"), manner="maximum")

    hand.panel.buttons[fire].setFocus()

    assert hand.stage.hands.preview.bubble.odds is not None


def test_what_goes_on_is_told_with_the_tribe_that_acts(lay: Lay, qapp: object) -> None:
    frames = (tribe_frames.ActivationsFrame(tribes=("black",)), tribe_frames.TargetFrame(tribe=UnitId("red")))
    s = given_state(*frames, WHOLE, RED, given_tribe("black", 111), card=16)
    hand = lay(POSITIONS["actions"])

    hand.page.prompt.wait(s, SEAT, "Play")

    assert hand.page.prompt.question == "The Redstones act."
    assert "Then: Blackstones. Ties go to the lowest." in words(hand.panel)
    last = (tribe_frames.ActivationsFrame(tribes=()), frames[1])
    hand.page.prompt.wait(given_state(*last, WHOLE, RED, card=16), SEAT, "Play")
    assert "No other tribe acts after that." in words(hand.panel)
    advance = tribe_frames.AdvanceFrame(tribe=UnitId("red"), target=SQUAD, left=1)
    hand.page.prompt.wait(given_state(frames[0], advance, WHOLE, RED, card=16), SEAT, "Play")
    assert "Target: Squad in 446, in its sight, at distance 9 [7.2.1]" in words(hand.panel)
    event = given_state(marine_frames.RecoveryFrame(), cup_frames.StormFrame(), WHOLE, RED, events=("storm",))
    hand.page.prompt.wait(event, SEAT, "Play")
    assert "Dust Storm" in words(hand.panel)


def test_8_0_the_result_is_told_item_by_item_with_the_levels(lay: Lay) -> None:
    miner = given_unit("miner", place="escaped", id_="miner1")
    s = given_state(given_unit("squad", 345), miner, RED, turn=12)
    hand = lay(POSITIONS["actions"])

    made = hand.table.screen.panels["result"](s, (), lambda action: None)

    assert isinstance(made, StepPanel)
    told = words(made)
    assert "5 victory points" in told
    assert "+2 IMC Offices occupied [sc. 1, ruling 144]" in told
    assert "+3 Miner 1 escaped [sc. 1]" in told
    assert "Points short of “Draw”: 6 [sc. 1]" in told


def test_8_0_the_section_of_each_item_of_the_result_opens_the_rules(lay: Lay) -> None:
    hand = lay(POSITIONS["actions"])
    s = given_state(given_unit("squad", 345), RED, turn=12)
    hand.page.stage.ended.emit(s, Outcome(headline=say("Over"), level="", winners=(), scores={}))
    line = next(part for part in hand.page.result.findChildren(Cited) if "IMC Offices" in part.text())

    line.setFocus(Qt.FocusReason.TabFocusReason)
    QTest.keyClick(line, Qt.Key.Key_Return)

    assert any(dialog.isVisible() for dialog in hand.window.findChildren(RulesDialog))


def test_5_4_the_section_of_a_weapon_opens_the_rules(lay: Lay) -> None:
    hand = lay(given_state(marine_frames.ActionsFrame(begun=True), OPS, FAR, BLACK))
    hand.choose("ops")
    line = next(part for part in hand.panel.findChildren(Cited) if "Chisel" in part.text())

    line.setFocus(Qt.FocusReason.TabFocusReason)
    QTest.keyClick(line, Qt.Key.Key_Return)

    assert any(dialog.isVisible() for dialog in hand.window.findChildren(RulesDialog))


BIT, HQ, OPS = given_unit("bit", 446), given_unit("hq", 446), given_unit("ops", 446)
COLBY, MINER = given_unit("colby", 446), given_unit("miner", 131)
HEAVY = given_unit("heavy", 523, began=SpaceId("523"))
TRAPPED = given_unit("miner", 523, place="trapped", id_="miner1")
BLACK = given_tribe("black", 445)


@pytest.mark.parametrize(
    ("things", "unit", "title", "texts"),
    [
        ((OPS, FAR, BLACK), "ops", "Chisel [5.4.2]", {"Blackstones 50 %"}),
        ((BIT, FAR, BLACK), "bit", "Boring Bit [5.4.3]", {"Blackstones 50 %"}),
        ((COLBY, FAR, BLACK), "colby", "LAGI [5.4.5.1]", {"Blackstones"}),
        ((HQ, FAR, BLACK), "hq", "Orbital Strike [5.3.4.2]", set()),
        ((HEAVY, FAR, BLACK, TRAPPED), "heavy", "The mine [sc. 1]", {"Free a Miner"}),
        ((MINER, WHOLE, BLACK), "miner", "South edge [sc. 1]", {"Lead Miner to safety"}),
        ((given_unit("carrier", 342), given_unit("squad", 345), BLACK), "carrier", "Railway: click", set()),
    ],
    ids=lambda value: value if isinstance(value, str) and value.isalpha() else "",
)
def test_5_3_each_special_weapon_stands_in_the_panel_of_its_unit(
    lay: Lay, things: tuple[Unit | Tribe, ...], unit: str, title: str, texts: set[str]
) -> None:
    hand = lay(given_state(marine_frames.ActionsFrame(begun=True), *things))

    hand.choose(unit)

    assert title in words(hand.panel)
    assert texts <= {button.text() for button in hand.panel.buttons.values()}
    assert hand.panel.minimumSizeHint().width() <= COLUMN


def test_5_4_1_more_targets_than_buttons_are_counted(lay: Lay) -> None:
    rubble = [given_rubble(at) for at in (111, 113, 115, 131, 133, 135)]
    hand = lay(
        given_state(marine_frames.ActionsFrame(begun=True), given_unit("squad", 122), FAR, RED, *rubble)
    )

    hand.choose("squad")

    assert "Further targets are lit: " in words(hand.panel)


def test_59_the_panel_says_why_the_step_cannot_end_before_a_bomber_flew_in(lay: Lay) -> None:
    waiting = replace(given_unit("bomber", None), place="beside")
    hand = lay(given_state(marine_frames.ActionsFrame(begun=True), waiting, WHOLE, FAR, BLACK))

    assert "A Bomber beside the map must fly in first." in words(hand.panel)
    assert not [offer for offer in hand.panel.buttons if isinstance(offer, marines.EndActions)]


def test_5_4_1_the_likeliest_target_comes_first(lay: Lay) -> None:
    sturdy, worn = given_tribe("red", 362, "R5", "R1"), given_tribe("white", 443, "W1-", "W2")
    hand = lay(
        given_state(marine_frames.ActionsFrame(begun=True), given_unit("squad", 421), FAR, sturdy, worn)
    )

    hand.choose("squad")

    shots = [
        button for offer, button in hand.panel.buttons.items()
        if isinstance(offer, marines.Fire) and offer.manner == "maximum"
    ]  # fmt: skip
    assert [button.text().split()[0] for button in shots] == ["Whitestones", "Redstones"]
    assert shots[0].property("role") == "primary"


def test_5_4_4_a_bomber_over_a_tribe_may_bomb_it(lay: Lay) -> None:
    bomber = given_unit("bomber", 445)
    act = begun(field(given_state(bomber)), bomber)
    flown = replace(act, spent=1, path=(SpaceId("446"), SpaceId("445")))
    hand = lay(given_state(marine_frames.ActionsFrame(begun=True), flown, bomber, FAR, BLACK))

    assert "Bomb [5.4.4]" in words(hand.panel)
    hand.answer(marines.Bomb(seat=SEAT, unit=UnitId("bomber"), target=UnitId("black")))
    assert hand.length == 1
