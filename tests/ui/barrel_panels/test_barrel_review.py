# SPDX-License-Identifier: GPL-3.0-or-later
"""What came of battles, bombings and checks stays in sight until the next own decision (End Turn Checks)."""

from collections.abc import Iterable

from PySide6.QtWidgets import QApplication, QPushButton

from rubbletop.games.barrel.events import checks, common, opening, orders, rebels, war
from rubbletop.games.barrel.frames.rebels import RebelsFrame
from rubbletop.games.barrel.state import BarrelState
from rubbletop.kernel.dice import Roll
from rubbletop.kernel.facts import Event, say
from rubbletop.kernel.tally import Modifier
from rubbletop.ui.barrel.art import palette
from rubbletop.ui.barrel.dice import Die
from rubbletop.ui.barrel.digest import Digest, Idle, Mood, digest
from rubbletop.ui.barrel.panels.battle import BattleTable
from rubbletop.ui.barrel.panels.rebels import RebelsPanel
from rubbletop.ui.barrel.panels.review import Review
from rubbletop.ui.barrel.panels.review_line import Line
from rubbletop.ui.barrel.panels.signs import Sign
from rubbletop.ui.barrel.panels.war import AlliesPanel, RetreatsPanel
from rubbletop.ui.barrel.scores import score
from rubbletop.ui.game_screen import Score
from rubbletop.ui.paint.seats import LIVERIES
from rubbletop.ui.parts.dice import Faces, Throw, throws
from tests.barrel.builders import FOUR, ONE, THREE, TWO, at, ground
from tests.ui.barrel.conftest import Hand
from tests.ui.barrel_panels import check_positions as given
from tests.ui.barrel_panels.barrel_forms import ENTER, Lay, key, panel_of, part
from tests.ui.barrel_panels.check_positions import lines

BATTLE = war.BattleFought(
    region=at("bassora"),
    roller=ONE,
    troops=4,
    locals=3,
    ratio=2,
    locals_ratio=-2,
    face=3,
    locals_face=1,
    troops_lost=2,
    locals_lost=2,
)
ROLLED = rebels.BombingRolled(
    bombing=given.HOUSE,
    faces=(4, 4),
    minimum=5,
    reckoning=(Modifier(7, say("troops"), "Bombings"), Modifier(-2, say("rebels"), "Bombings")),
    damage=3,
)
FAILED = rebels.BombingRolled(
    bombing=given.TROOPS, faces=(1, 2), minimum=5, reckoning=(Modifier(5, say("troops"), ""),), damage=0
)
PRICE = checks.PriceChanged(sellers=0, market=1, crash=0, speculation=2, pacifism=8, face=0, by=3, price=8)
CRASH = checks.PriceChanged(sellers=4, market=-3, crash=-1, speculation=0, pacifism=0, face=2, by=-4, price=1)


def review(*events: Event, s: BarrelState | None = None, is_live: bool = False) -> Review:
    found = digest(events)
    return Review(ground(), given.country() if s is None else s, found, is_live=is_live)


def opened(made: Review, number: int = 0) -> list[str]:
    """What a line tells when it is opened."""
    line = made.findChildren(Line)[number]
    line.setChecked(True)
    return lines(made.lines[line])


def told(made: Review) -> list[str]:
    return [line.text() for line in made.findChildren(Line)] + lines(made)


def lost(number: int, cause: common.Loss = "battle") -> common.TroopsLost:
    return common.TroopsLost(seat=ONE, region=at("bassora"), number=number, cause=cause)


# Battles


def test_a_round_is_told_by_the_numbers_before_and_after(qapp: QApplication) -> None:
    made = review(BATTLE, lost(2))

    assert made.note == "Bassora 4 v 3 → 2 v 1"
    more = opened(made)
    assert "Lost: One 2 troops. Each is 1 Pacifism." in more
    assert any(text.startswith("Bassora: 4 troops against 3 local troops, 2:1.") for text in more)


def test_regions_that_change_hands_without_a_battle_are_told(qapp: QApplication) -> None:
    entered = common.ControlTaken(seat=TWO, region=at("dhi_qar"), how="entered")
    given_away = common.ControlTaken(seat=THREE, region=at("najaf"), how="deal")
    made = review(entered, given_away)

    assert made.note == "Control: Two Dhi Qar, Three Najaf"
    assert {"Control", "Dhi Qar", "Najaf"} <= set(told(made))
    tips = {sign.toolTip() for sign in made.findChildren(Sign)}
    assert "Two: Two moves into Dhi Qar and controls it now." in tips


def test_the_cells_of_the_dice_are_framed_in_the_battle_table(qapp: QApplication) -> None:
    table = review(BATTLE).findChild(BattleTable)

    assert table is not None
    assert table.faces == (3, 1)


def test_dice_have_the_colours_of_who_threw_them(qapp: QApplication) -> None:
    battle, bombing, price = (line.dice for line in review(BATTLE, ROLLED, CRASH).lines)

    assert [die.face for die in battle] == [3, 1]
    assert battle[0].ground == bombing[0].ground == LIVERIES[0].colour
    assert battle[1].ground == palette.LOCALS
    assert price == (Die(2),)


def test_the_last_roll_has_the_colours_too(lay: Lay) -> None:
    hand = lay(given.retreats())

    fought(hand)

    thrown = throws((Roll(purpose=say("Battle"), sides=6, faces=(3, 1)),), [score_of(BATTLE)])
    assert thrown[0].colours[1] == (palette.LOCALS, palette.WHITE)
    faces = hand.page.dice.dice
    plain = Faces()
    plain.show_throw(Throw(faces=faces.faces, purpose=""), 0)
    assert faces.grab().toImage() != plain.grab().toImage()


def score_of(event: Event) -> Score:
    """What the dice of an event came to."""
    found = score(event)
    assert found is not None
    return found


def test_what_becomes_of_the_region_is_told(qapp: QApplication) -> None:
    won = common.ControlTaken(seat=TWO, region=at("bassora"), how="victory")
    gone = war.BattleLost(region=at("bassora"), locals=1, fresh=True)
    left = war.BattleLost(region=at("bassora"), locals=2, fresh=False)

    assert review(BATTLE, won).note == "Bassora 4 v 3 → won"
    assert "Two controls Bassora." in opened(review(BATTLE, won))
    assert review(BATTLE, gone).note == "Bassora 4 v 3 → nobody left"
    assert review(BATTLE, left).note == "Bassora 4 v 3 → lost"


def test_local_troops_that_were_set_out_are_told_with_their_die(qapp: QApplication) -> None:
    entered = common.RegionEntered(mover=ONE, region=at("bassora"), locals=4, extra=1, face=3)
    later = common.RegionEntered(mover=ONE, region=at("erbil"), locals=3, extra=0)

    made = review(entered, later)

    assert made.note == "Bassora: 4 local troops · Erbil: 3 local troops"


def test_26_retreats_are_told(qapp: QApplication) -> None:
    path = (at("bassora"), at("muthanna"))
    made = review(common.GroupMoved(mover=TWO, path=path, troops=2, logistics=0, how="retreat"))

    assert made.note == "Two retreats: Bassora → Muthanna"


# Rebels and bombings


def test_what_rebels_did_is_told_for_each_leader(qapp: QApplication) -> None:
    made = review(
        rebels.RebelsPlaced(leader=ONE, region=at("wasit")),
        rebels.RebelsMoved(leader=TWO, path=(at("wasit"), at("maysan")), power=2),
        rebels.RebelsEmpowered(leader=THREE, power=4),
        rebels.RebelsRested(leader=FOUR),
    )

    assert made.note == "Rebels: One new in Wasit, Two 2 → Maysan, Three power 4, Four rests"
    assert review(rebels.RebelsWait(leader=ONE)).note == "Rebels: One waits"


def test_6_a_repaired_building_is_told_with_its_cost(qapp: QApplication) -> None:
    repaired = rebels.BuildingRepaired(owner=ONE, region=at("muthanna"), building="refinery", damage=3)

    made = review(ROLLED, repaired)

    assert made.note == "Muthanna, refinery: repaired for $3"
    assert {"+7", "−2"} <= set(opened(made))


def test_what_a_bombing_destroys_is_told_with_its_pacifism(qapp: QApplication) -> None:
    razed = rebels.BuildingDestroyed(owner=ONE, region=at("muthanna"), building="refinery")
    grief = common.PacifismChanged(seat=ONE, by=4, value=11, why="bombing")

    made = review(ROLLED, razed, grief)

    assert made.note == "Muthanna, refinery: destroyed"
    assert "One: Pacifism +4" in opened(made)
    assert review(ROLLED).note == "Muthanna, refinery: damage 3"


def test_troops_and_logistics_that_are_bombed_are_counted(qapp: QApplication) -> None:
    hit = rebels.BombingRolled(bombing=given.TROOPS, faces=(6, 5), minimum=4, reckoning=(), damage=7)
    gone = common.LogisticsUsed(region=at("dhi_qar"), number=3, use="bombing")

    assert review(hit, lost(2, "bombing")).note == "Dhi Qar, troops: 2 destroyed"
    assert review(hit, gone).note == "Dhi Qar, troops: 3 destroyed"


def test_a_bombing_that_fails_calms_the_victim(qapp: QApplication) -> None:
    calm = common.PacifismChanged(seat=TWO, by=-1, value=1, why="bombing_failed")
    still = common.PacifismChanged(seat=FOUR, by=0, value=0, why="bombing_failed")

    made = review(FAILED, calm, still)

    assert made.note == "Dhi Qar, troops: it fails"
    assert "Two: Pacifism −1" in opened(made)
    assert not any(text.startswith("Four") for text in opened(made))


# The checks


def test_the_pacifism_check_is_told_for_everybody(qapp: QApplication) -> None:
    made = review(
        common.PacifismChanged(seat=ONE, by=2, value=7, why="troops_over"),
        common.Paid(payer=ONE, amount=4, purpose="fine"),
        lost(1, "fine"),
        checks.FineForgiven(debtor=ONE, amount=2),
    )

    assert made.found.moods == {ONE: Mood(by=2, fine=4, removed=1, forgiven=2)}
    assert made.note == "Pacifism: One 7 (+2) −$2 −1 troop, Two 2, Three 10, Four 0"
    tips = [sign.toolTip() for sign in made.findChildren(Sign)]
    assert (
        "One: Pacifism 7; +2 for troops on the board; a fine of $2 paid; "
        "1 troop removed for the fine; $1 forgiven" in tips
    )


def test_the_price_is_told_step_by_step(qapp: QApplication) -> None:
    made = review(PRICE)

    assert made.note == "$3 → $4.50"
    assert {"+1", "Nobody has sold oil", "+2", "Speculation at Pacifism 8"} <= set(opened(made))
    assert {"−3", "4 players have sold oil", "−1"} <= set(opened(review(CRASH)))


def test_a_price_that_stays_is_told_too(qapp: QApplication) -> None:
    still = checks.PriceChanged(
        sellers=1, market=0, crash=0, speculation=0, pacifism=0, face=0, by=0, price=5
    )

    assert review(still).note == "$3 as before"


def test_the_government_gets_its_half(qapp: QApplication) -> None:
    made = review(
        orders.OilProduced(producer=ONE, region=at("najaf"), barrels=1, government=1),
        orders.OilProduced(producer=ONE, region=at("muthanna"), barrels=2, government=2),
        orders.OilProduced(producer=TWO, region=at("dhi_qar"), barrels=1, government=1),
        orders.OilProduced(producer=TWO, region=at("dhi_qar"), barrels=3),
    )

    assert made.found.made == {ONE: 3, TWO: 1}
    assert made.note == "Produced: One +3, Two +1 · Government +4: it has 0"


def test_35_36_regions_that_did_not_produce_are_told_with_their_cost(qapp: QApplication) -> None:
    def idle(region: str) -> checks.RegionIdle:
        return checks.RegionIdle(seat=ONE, region=at(region))

    made = review(
        common.InfluenceChanged(seat=ONE, by=-1, value=2),
        idle("najaf"),
        common.InfluenceChanged(seat=ONE, by=-1, value=2),
        idle("muthanna"),
        common.Paid(payer=ONE, amount=8, purpose="idle"),
        idle("bassora"),
        common.OilMoved(giver=ONE, barrels=1),
        checks.BarrelsForfeited(seat=ONE, region=at("najaf"), barrels=1),
        idle("erbil"),
        checks.IdleForgiven(seat=ONE, region=at("erbil")),
    )

    assert made.found.idle[0] == Idle(seat=ONE, region=at("najaf"), influence=1)
    assert made.note.split(" · ") == [
        "One, Najaf idle: −1 Influence",
        "One, Muthanna idle: $4 paid",
        "One, Bassora idle: 2 barrels given up",
        "One, Erbil idle: nothing to pay with",
    ]


def test_15_barrels_taken_and_lost_are_told(qapp: QApplication) -> None:
    made = review(
        checks.BarrelsExtracted(seat=ONE, region=at("najaf"), barrels=1),
        checks.BarrelsExtracted(seat=ONE, region=at("muthanna"), barrels=1),
        checks.BarrelsLost(region=at("najaf"), barrels=1),
    )

    assert made.note == "Taken: One +2 · Najaf: 1 barrel lost"


def test_the_playing_order_is_told_with_the_dice_of_the_beginning(qapp: QApplication) -> None:
    made = review(
        opening.OrderRolled(seat=ONE, face=4),
        opening.OrderRolled(seat=TWO, face=6),
        opening.OrderSettled(order=(TWO, ONE, THREE, FOUR)),
    )

    assert made.note == "Order: One 4, Two 6 · Order: Two, One, Three, Four"
    assert not made.grab().isNull()


def test_nothing_is_shown_of_what_the_log_alone_tells() -> None:
    events: Iterable[Event] = (
        rebels.RebelsGone(leader=ONE),
        common.Paid(payer=ONE, amount=2, purpose="purchase"),
        common.PacifismChanged(seat=ONE, by=1, value=3, why="taxes"),
    )

    assert digest(events).is_empty
    assert digest(()) == Digest()


# In the window


def test_what_came_of_play_stays_until_the_next_decision(lay: Lay) -> None:
    hand = lay(given.retreats())
    card = hand.page.column.review
    assert card.isHidden()

    fought(hand)

    panel_of(hand, RebelsPanel)
    assert not card.isHidden()
    shown = card.review
    assert isinstance(shown, Review)
    assert [fight.fought.region for fight in shown.found.fights] == [at("bassora"), at("qadisiyya")]
    rest = next(made for made in hand.page.prompt.findChildren(QPushButton) if made.text() == "Rest")
    hand.press(rest)
    assert isinstance(card.review, Review)


def fought(hand: Hand) -> None:
    """Stand fast and let the battles be fought."""
    while isinstance(hand.page.prompt.panel, RetreatsPanel | AlliesPanel):
        key(part(hand.page.prompt.panel, "confirm"), ENTER)
        hand.settle()
    assert isinstance(hand.state.top, RebelsFrame)


def test_it_folds_to_its_head_where_the_decision_needs_the_room(lay: Lay) -> None:
    hand = lay(given.retreats())
    card = hand.page.column.review

    fought(hand)

    hand.qtbot.waitUntil(lambda: not card.is_open)
    assert lines(card) == ["SINCE YOUR LAST DECISION"]
    hand.window.resize(1366, 1300)
    hand.qtbot.waitUntil(lambda: card.is_open)


def test_who_unfolds_it_has_it_open(lay: Lay) -> None:
    hand = lay(given.retreats())
    fought(hand)
    card = hand.page.column.review
    hand.qtbot.waitUntil(lambda: not card.is_open)

    hand.press(card.fold)

    assert card.is_open
    line = card.findChildren(Line)[0]
    hand.press(line)
    assert line.isChecked()
    assert card.review is not None
    hand.press(card.findChildren(Line)[1])
    assert not line.isChecked()
    assert not card.grab().isNull()
    hand.press(card.findChildren(Line)[1])
    hand.press(card.fold)
    assert not card.is_open


def test_while_play_is_told_the_newest_battle_is_open(qapp: QApplication) -> None:
    made = review(BATTLE, is_live=True)

    assert made.findChildren(Line)[0].isChecked()
    later = review(BATTLE, PRICE, is_live=True)
    assert not any(line.isChecked() for line in later.findChildren(Line))
    assert told(made)[0] == "Bassora 4 v 3 → 2 v 1"


def test_a_line_is_painted_with_the_keys_on_it(lay: Lay) -> None:
    hand = lay(given.retreats())
    fought(hand)
    card = hand.page.column.review
    hand.qtbot.waitUntil(lambda: not card.is_open)
    hand.press(card.fold)
    line = card.findChildren(Line)[0]
    without = line.grab().toImage()

    line.setFocus()

    assert line.grab().toImage() != without
