# SPDX-License-Identifier: GPL-3.0-or-later
"""Regions in words, the strip of phases, what is seen of events, what dice came to, attempts and odds."""

import pytest

from rubbletop import paths
from rubbletop.games.barrel.actions import checks, orders, rebels, war
from rubbletop.games.barrel.events import checks as check_events
from rubbletop.games.barrel.events import common, deals
from rubbletop.games.barrel.events import orders as order_events
from rubbletop.games.barrel.events import rebels as rebel_events
from rubbletop.games.barrel.events import war as war_events
from rubbletop.games.barrel.frames import AnyFrame
from rubbletop.games.barrel.frames import checks as check_frames
from rubbletop.games.barrel.frames import opening as opening_frames
from rubbletop.games.barrel.frames import orders as order_frames
from rubbletop.games.barrel.frames import rebels as rebel_frames
from rubbletop.games.barrel.frames import war as war_frames
from rubbletop.games.barrel.state import BarrelState, replace
from rubbletop.games.barrel.steps.orders.moves import Group
from rubbletop.kernel.facts import Action, Event, SpaceId
from rubbletop.ui.barrel import attempts, motions
from rubbletop.ui.barrel.handful import Handful
from rubbletop.ui.barrel.screen import BarrelScreen
from rubbletop.ui.game_screen import Appear, Fall, Flash, Flip, Motion, Move, Shot
from rubbletop.ui.parts.own_choices import barrel_editions
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
)

ORDER = (ONE, TWO, THREE, FOUR)
TURN = order_frames.TurnFrame(round=1, left=ORDER)
BASSORA, WASIT = at("bassora"), at("wasit")
BOMBING = rebel_frames.Bombing(bomber=ONE, victim=TWO, region=WASIT, target="troops", partners=(THREE,))


# ---- Regions


def test_a_region_tells_all_that_is_in_it(barrel_screen: BarrelScreen) -> None:
    s = given_region(
        given_game(TURN),
        "bassora",
        TWO,
        troops={ONE: 1, TWO: 3},
        logistics=4,
        barrels=2,
        buildings=("refinery", "warehouse"),
    ).with_rebels(THREE, region=BASSORA, power=2)

    assert barrel_screen.space_text(s, BASSORA).text() == (
        "Bassora · south, first invaded · controlled by Two · produces 4 barrels with 3 logistics, uses up 1"
        " · One: 1 troop and Two: 3 troops · 4 logistics here · 2 barrels, room for 4"
        " · warehouse and refinery · Three’s rebels of power 2"
    )


def test_a_region_tells_which_locals_await_whoever_enters(barrel_screen: BarrelScreen) -> None:
    first, later = given_game(TURN, turn=1), given_game(TURN, turn=6)

    assert (
        "not entered yet: 5 local troops and up to 3 more"
        in barrel_screen.space_text(first, at("bagdad")).text()
    )
    assert "not entered yet: 5 local troops ·" in barrel_screen.space_text(later, at("bagdad")).text()
    s = given_region(first, "bagdad", None, locals_=4)
    assert "local troops: 4" in barrel_screen.space_text(s, at("bagdad")).text()


# ---- The strip


@pytest.mark.parametrize(
    ("stack", "turn", "now", "line"),
    [
        ((opening_frames.StartFrame(left=ORDER),), 0, "Set-up", "Set Up"),
        ((TURN,), 1, "First actions", "Invasion · One"),
        ((replace(TURN, round=2, left=(FOUR,)),), 5, "Second actions", "Guerrilla · Four"),
        ((TURN,), 9, "First actions", "Government · One"),
        ((war_frames.RetreatsFrame(left=ORDER),), 5, "War", "War check · 0 battles"),
        ((rebel_frames.RebelsFrame(left=ORDER),), 5, "Rebels", "Guerrilla"),
        ((check_frames.PacifismFrame(left=ORDER),), 9, "Pacifism", "Transitional Government"),
        ((check_frames.PriceFrame(),), 9, "Oil", "Transitional Government"),
        ((check_frames.NextTurnFrame(),), 9, "Order of play", "Transitional Government"),
    ],
)
def test_the_strip_shows_where_the_turn_is(
    barrel_screen: BarrelScreen, stack: tuple[AnyFrame, ...], turn: int, now: str, line: str
) -> None:
    s = given_game(*stack, turn=turn)

    boxes = barrel_screen.phases(s)

    assert [box.title.text() for box in boxes if box.mark == "now"] == [now]
    assert barrel_screen.heading(s)[1].text() == line
    assert (boxes[0].title.text() == "Set-up") == (turn == 0)


def test_the_strip_is_done_when_the_game_is_over(barrel_screen: BarrelScreen) -> None:
    s = given_game(turn=12)

    assert {box.mark for box in barrel_screen.phases(s)} == {"done"}
    assert [line.text() for line in barrel_screen.heading(s)] == ["Phase 3 · Turn 12", "The game is over"]


def test_the_heading_counts_a_single_battle(barrel_screen: BarrelScreen) -> None:
    s = given_region(
        given_game(war_frames.BattlesFrame(left=(BASSORA,), agreed={})), "bassora", None, locals_=2,
        troops={ONE: 1},
    )  # fmt: skip

    assert barrel_screen.heading(s)[1].text() == "War check · 1 battle"
    assert barrel_screen.heading(given_game(opening_frames.RollOrderFrame(), turn=0))[0].text() == "Opening"


def test_a_turn_that_begins_opens_a_part_of_the_log(barrel_screen: BarrelScreen) -> None:
    opened = barrel_screen.opens(common.TurnBegun(turn=5, phase=2))

    assert opened is not None
    assert [line.text() for line in opened] == ["Phase 2 · Turn 5", "First actions"]
    assert barrel_screen.opens(common.GameEnded()) is None
    assert barrel_screen.charts(given_game(TURN)) is not None


# ---- Motions and dice


@pytest.mark.parametrize(
    ("event", "shown"),
    [
        (
            common.GroupMoved(mover=ONE, path=(BORDER, BASSORA), troops=2, logistics=1, how="move"),
            (
                Move(piece="troops border one", path=(BORDER, BASSORA)),
                Move(piece="logistics border one", path=(BORDER, BASSORA)),
                Move(piece="logistics border", path=(BORDER, BASSORA)),
            ),
        ),
        (
            rebel_events.RebelsMoved(leader=ONE, path=(WASIT, BASSORA), power=1),
            (Move(piece="rebels one", path=(WASIT, BASSORA)),),
        ),
        (
            rebel_events.RebelsPlaced(leader=ONE, region=WASIT),
            (Appear(piece="rebels one"), Flash(spaces=(WASIT,))),
        ),
        (rebel_events.RebelsEmpowered(leader=ONE, power=2), (Flip(piece="rebels one"),)),
        (rebel_events.RebelsGone(leader=ONE), (Fall(piece="rebels one"),)),
        (
            rebel_events.BombingDeclared(bombing=BOMBING),
            (
                Shot(a=at("rebels one"), b=WASIT),
                Shot(a=at("rebels three"), b=WASIT),
                Flash(spaces=(WASIT,)),
            ),
        ),
        (
            rebel_events.BombingRolled(bombing=BOMBING, faces=(3, 5), minimum=6, damage=2, reckoning=()),
            (Flash(spaces=(WASIT,)),),
        ),
        (
            order_events.BuildingBuilt(builder=ONE, region=WASIT, building="police"),
            (Appear(piece="building wasit police"), Flash(spaces=(WASIT,))),
        ),
        (
            rebel_events.BuildingDestroyed(owner=ONE, region=WASIT, building="police"),
            (Fall(piece="building wasit police"),),
        ),
        (
            deals.LogisticsGiven(giver=ONE, taker=TWO, path=(WASIT, BASSORA), number=2),
            (Move(piece="logistics wasit", path=(WASIT, BASSORA)),),
        ),
        (war_events.BattleLost(region=WASIT, locals=1, fresh=True), (Flash(spaces=(WASIT,)),)),
        (common.GameEnded(), ()),
    ],
)
def test_what_happens_is_seen_on_the_map(event: Event, shown: tuple[Motion, ...]) -> None:
    assert motions.motions(event) == shown


def test_a_line_shows_where_a_part_of_a_group_goes(barrel_screen: BarrelScreen) -> None:
    s = given_region(
        given_reserve(given_game(TURN), ONE, troops=3, logistics=2), "wasit", ONE, troops={ONE: 2}
    )
    barrel_screen.pieces(s)

    def moved(start: SpaceId, troops: int, logistics: int) -> tuple[Motion, ...]:
        path = (start, BASSORA)
        return barrel_screen.motions(
            common.GroupMoved(mover=ONE, path=path, troops=troops, logistics=logistics, how="move")
        )

    assert moved(BORDER, 1, 0) == (Shot(a=BORDER, b=BASSORA), Flash(spaces=(BASSORA,)))
    assert [motion.piece for motion in moved(BORDER, 3, 1) if isinstance(motion, Move)] == [
        "troops border one"
    ]
    assert [motion.piece for motion in moved(BORDER, 1, 2) if isinstance(motion, Move)] == [
        "logistics border one",
        "logistics border",
    ]
    assert moved(WASIT, 2, 0) == (Move(piece="troops wasit one", path=(WASIT, BASSORA)),)


FOUGHT = war_events.BattleFought(
    region=WASIT, roller=ONE, troops=4, locals=3, ratio=2, locals_ratio=-2, face=3, locals_face=4,
    troops_lost=0, locals_lost=2,
)  # fmt: skip
CRASH = check_events.PriceChanged(
    sellers=4, market=-3, crash=-2, speculation=0, pacifism=0, face=4, by=-5, price=1
)


@pytest.mark.parametrize(
    ("event", "words"),
    [
        (FOUGHT, "3 and 4: locals lose 2, players 0"),
        (
            rebel_events.BombingRolled(bombing=BOMBING, faces=(3, 5), minimum=6, damage=2, reckoning=()),
            "8 against 6: 2 damage",
        ),
        (
            rebel_events.BombingRolled(bombing=BOMBING, faces=(1, 1), minimum=6, damage=0, reckoning=()),
            "2 against 6: it fails",
        ),
        (
            common.RegionEntered(mover=ONE, region=WASIT, locals=4, extra=2, face=5),
            "+2: 4 local troops",
        ),
        (CRASH, "2 more steps down"),
        (replace(CRASH, face=0), None),
        (common.RegionEntered(mover=ONE, region=WASIT, locals=2, extra=0), None),
        (common.GameEnded(), None),
    ],
)
def test_dice_are_told_with_what_they_came_to(
    barrel_screen: BarrelScreen, event: Event, words: str | None
) -> None:
    score = barrel_screen.score(event)

    assert (score.words.text() if score is not None else None) == words


# ---- Attempts


def attempted(s: BarrelState, *picks: str) -> Action | None:
    return attempts.attempt(ground(), s, picks)


def test_clicks_mean_a_march_of_one_of_what_is_clicked() -> None:
    s = given_game(TURN, order_frames.PurchaseFrame(buyer=ONE, elements=0, moves=1))

    def march(troops: int, logistics: int) -> orders.March:
        return orders.March(seat=ONE, origin=BORDER, to=BASSORA, troops=troops, logistics=logistics)

    assert attempted(s, "troops border one", "bassora") == march(1, 0)
    assert attempted(s, "logistics border one", "bassora") == march(0, 1)
    assert attempted(s, "troops border two", "bassora") == march(1, 0)
    assert attempted(s, "border", "locals bassora") == march(1, 0)
    assert attempted(s, "border") is None
    assert attempted(s, "nowhere", "bassora") is None
    assert attempted(replace(s, stack=()), "border", "bassora") is None


@pytest.mark.parametrize(
    ("box", "action"),
    [
        ("media.2", orders.RaiseMedia(seat=ONE, box="media.2", points=1)),
        ("purchase.2", orders.OpenPurchase(seat=ONE, box="purchase.2")),
        ("construction.1", orders.OpenConstruction(seat=ONE, box="construction.1")),
        ("money.1", orders.TakeMoney(seat=ONE, box="money.1")),
        ("order.3", orders.TakePlace(seat=ONE, box="order.3")),
        ("taxes", orders.RaiseTaxes(seat=ONE)),
        ("oil", orders.OpenProduction(seat=ONE)),
        ("bassora", None),
    ],
)
def test_a_click_on_a_box_means_its_choice(box: str, action: Action | None) -> None:
    assert attempted(given_game(TURN), box) == action
    assert attempted(given_game(order_frames.TurnFrame(round=1, left=())), box) is None


@pytest.mark.parametrize(
    ("frame", "picks", "action"),
    [
        (
            order_frames.SupportFrame(caller=TWO, guest=ONE, region=BASSORA),
            ("troops wasit one",),
            orders.GiveSupport(seat=ONE, origin=WASIT, troops=1, logistics=0),
        ),
        (
            order_frames.ConstructionFrame(builder=ONE, acts=1, done={}),
            ("wasit",),
            orders.GiveAid(seat=ONE, region=WASIT),
        ),
        (order_frames.ProductionFrame(producer=ONE), ("wasit",), orders.Produce(seat=ONE, region=WASIT)),
        (
            war_frames.RetreatsFrame(left=ORDER),
            ("wasit", "bassora"),
            war.Retreat(seat=ONE, region=WASIT, to=BASSORA),
        ),
        (war_frames.RetreatsFrame(left=ORDER), ("wasit",), None),
        (
            rebel_frames.RebelsFrame(left=ORDER),
            ("bassora",),
            rebels.PlaceRebels(seat=ONE, region=BASSORA),
        ),
        (
            check_frames.DisbandFrame(debtor=ONE, owed=1),
            ("troops wasit one",),
            checks.Disband(seat=ONE, region=WASIT),
        ),
        (
            check_frames.ForfeitFrame(debtor=ONE, barrels=1),
            ("wasit",),
            checks.Forfeit(seat=ONE, region=WASIT),
        ),
        (
            check_frames.ExtractionFrame(left=ORDER),
            ("barrels wasit",),
            checks.Extract(seat=ONE, region=WASIT),
        ),
        (check_frames.PriceFrame(), ("wasit",), None),
    ],
)
def test_clicks_mean_what_the_step_is_about(
    frame: AnyFrame, picks: tuple[str, ...], action: Action | None
) -> None:
    assert attempted(given_game(frame), *picks) == action


def test_a_click_means_a_move_of_rebels_that_are_on_the_map() -> None:
    s = given_game(rebel_frames.RebelsFrame(left=ORDER), turn=6).with_rebels(ONE, region=WASIT, power=2)

    assert attempted(s, "rebels one", "bassora") == rebels.MoveRebels(seat=ONE, to=BASSORA)
    assert attempted(s, "bassora") == rebels.MoveRebels(seat=ONE, to=BASSORA)
    assert attempted(s, "rebels one") is None


# ---- What can be reached, and what would come of it


def test_nothing_can_be_dragged_in_steps_that_move_nothing(barrel_screen: BarrelScreen) -> None:
    s = given_region(given_game(TURN), "bassora", ONE, troops={ONE: 3})

    assert barrel_screen.reach(s, "troops bassora one") == {}
    assert barrel_screen.reach(s, "bassora") == {}
    assert barrel_screen.reach(replace(s, stack=()), "troops bassora one") == {}


def test_logistics_stay_where_their_owner_has_none_to_move(barrel_screen: BarrelScreen) -> None:
    s = given_game(TURN, order_frames.PurchaseFrame(buyer=ONE, elements=0, moves=2, moving=True))
    s = given_region(s, "bassora", TWO, logistics=3)

    assert barrel_screen.reach(s, "logistics bassora") == {}
    called = given_region(
        given_game(TURN, order_frames.SupportFrame(caller=TWO, guest=ONE, region=WASIT)), "bassora", TWO,
        logistics=2,
    )  # fmt: skip
    assert barrel_screen.reach(called, "logistics bassora") == {}


def test_26_only_troops_in_a_region_retreat(barrel_screen: BarrelScreen) -> None:
    s = given_game(war_frames.RetreatsFrame(left=ORDER))
    s = given_reserve(given_region(s, "bassora", None, locals_=3, troops={ONE: 1}), ONE, 1, 1)

    assert barrel_screen.reach(s, "troops border one") == {}
    assert barrel_screen.reach(s, "logistics border one") == {}


def test_23_steps_in_the_hinterland_are_free(barrel_screen: BarrelScreen) -> None:
    s = given_game(TURN, order_frames.PurchaseFrame(buyer=ONE, elements=0, moves=1, moving=True))
    for region in ("bassora", "maysan", "dhi_qar", "muthanna", "wasit", "qadisiyya"):
        s = given_region(s, region, TWO)
    s = given_region(s, "dhi_qar", ONE, troops={ONE: 2})

    found = barrel_screen.reach(s, "troops dhi_qar one")

    assert (found[BASSORA].cost, found[WASIT].cost) == ("", "1")
    note = found[BASSORA].note
    assert note is not None
    assert note.text() == "2 troops: free, as all around is controlled (23)"


def test_a_march_into_a_fight_foretells_the_battle(barrel_screen: BarrelScreen) -> None:
    s = given_region(given_game(TURN), "bassora", None, locals_=3, troops={TWO: 2})
    march = orders.March(seat=ONE, origin=BORDER, to=BASSORA, troops=2, logistics=0)

    told = barrel_screen.odds(s, march)

    assert told is not None
    assert told.title.text() == "Battle for Bassora"
    assert told.lines[0].result.text() == "against 3 local troops"
    assert told.lines[0].tally.total == 4
    assert sum(bar.chance for bar in told.bars) == pytest.approx(1)
    assert barrel_screen.odds(given_region(s, "bassora", TWO), march) is None


def test_locals_that_nobody_has_met_are_told_as_a_span(barrel_screen: BarrelScreen) -> None:
    called = order_frames.SupportFrame(caller=TWO, guest=ONE, region=at("karbala"))
    support = orders.GiveSupport(seat=ONE, origin=BORDER, troops=2, logistics=0)
    buy = orders.Buy(seat=ONE, what="troop", region=at("karbala"), number=2)

    def against(s: BarrelState, action: Action) -> str:
        told = barrel_screen.odds(s, action)
        assert told is not None
        return told.lines[0].result.text()

    assert against(given_game(TURN, called), support) == "against 1 to 4 local troops"
    assert against(given_game(TURN, turn=6), buy) == "against 1 local troop"
    assert barrel_screen.odds(given_game(TURN), replace(buy, region=BORDER)) is None


def test_a_bombing_is_foretold_with_what_defends(barrel_screen: BarrelScreen) -> None:
    s = given_game(rebel_frames.RebelsFrame(left=ORDER), turn=6).with_rebels(ONE, region=WASIT, power=3)
    s = given_region(s, "wasit", TWO, troops={TWO: 3}, buildings=("police",))
    bomb = rebels.Bomb(seat=ONE, victim=TWO, region=WASIT, target="police")

    told = barrel_screen.odds(s, bomb)

    assert told is not None
    assert told.title.text() == "Bomb police station of Two"
    assert told.lines[0].tally.total == 3
    assert told.bars[0].chance > told.bars[1].chance > 0


# ---- The rest


def test_a_handful_is_set_no_higher_than_what_is_there() -> None:
    handful = Handful()
    handful.set(1, 1)
    assert handful.hold is None
    s = given_region(given_game(TURN), "bassora", ONE, troops={ONE: 3}, logistics=1)

    assert handful.take(s, "troops bassora one", Group(3, 1)) == (3, 0)
    handful.set(9, 9)
    assert handful.take(s, "troops bassora one", Group(3, 1)) == (3, 1)
    handful.set(3, 1)
    assert handful.take(s, "barrels bassora", Group(3, 1)) == (0, 0)
    assert handful.hold is None


def test_tables_of_the_player_s_own_are_offered_after_the_usual_ones() -> None:
    folder = paths.player_folders().editions
    folder.mkdir(parents=True)
    usual = (paths.boards() / "barrel-edition.toml").read_text(encoding="utf-8")
    (folder / "barrel-cheap.toml").write_text(usual, encoding="utf-8")

    offered = barrel_editions()

    assert [(choice.value, choice.fault) for choice in offered] == [("", ""), ("barrel-cheap", "")]
    assert offered[1].title.text() == "barrel-cheap.toml"
