# SPDX-License-Identifier: GPL-3.0-or-later
"""Clicks towards a decision, by drag, by two clicks or by keyboard alike."""

from rubbletop.kernel.facts import Action, Range, Seat
from rubbletop.ui.decide.picks import Picks, picks_of

ME = Seat("me")


class Go(Action, frozen=True, kw_only=True):
    unit: str
    to: str

    def picks(self) -> tuple[str, ...]:
        return (self.unit, self.to)


class Rest(Action, frozen=True, kw_only=True):
    unit: str

    def picks(self) -> tuple[str, ...]:
        return (self.unit,)


class Shout(Rest, frozen=True, kw_only=True):
    pass


class Pass(Action, frozen=True, kw_only=True):
    pass


class Pay(Action, frozen=True, kw_only=True):
    unit: str
    amount: int = 0

    def picks(self) -> tuple[str, ...]:
        return (self.unit,)


class Throw(Go, frozen=True, kw_only=True):
    amount: int = 0


GO_A1, GO_A2, GO_B1 = (Go(seat=ME, unit=u, to=t) for u, t in (("a", "1"), ("a", "2"), ("b", "1")))
REST_A, SHOUT_A, PASS = Rest(seat=ME, unit="a"), Shout(seat=ME, unit="a"), Pass(seat=ME)
PAY_B = Range(Pay(seat=ME, unit="b"), "amount", 0, 5)


def test_before_the_first_click_every_first_id_is_lit_once_and_buttons_need_no_click() -> None:
    picks = Picks((PASS, GO_A1, GO_A2, GO_B1))

    assert picks.lit == ("a", "b")
    assert picks.menu == (PASS,)
    assert picks.chosen is None


def test_a_click_narrows_what_is_lit() -> None:
    picks = Picks((PASS, GO_A1, GO_A2, GO_B1)).picked("a")

    assert picks.left == (GO_A1, GO_A2)
    assert picks.lit == ("1", "2")
    assert picks.menu == ()


def test_the_only_action_left_is_chosen_when_all_its_ids_are_clicked() -> None:
    picks = Picks((GO_A1, GO_A2, GO_B1)).picked("a").picked("2")

    assert picks.chosen == GO_A2
    assert picks.lit == ()


def test_a_unit_with_one_target_is_not_sent_there_by_its_own_click() -> None:
    picks = Picks((GO_A1, GO_A2, GO_B1)).picked("b")

    assert picks.chosen is None
    assert picks.lit == ("1",)


def test_a_single_action_without_ids_waits_for_its_button() -> None:
    assert Picks((PASS,)).chosen is None


def test_an_action_of_the_unit_itself_stands_beside_its_lit_targets() -> None:
    picks = Picks((GO_A1, REST_A)).picked("a")

    assert picks.menu == (REST_A,)
    assert picks.lit == ("1",)
    assert picks.chosen is None


def test_several_actions_with_the_same_ids_make_a_menu() -> None:
    picks = Picks((REST_A, SHOUT_A)).picked("a")

    assert picks.menu == (REST_A, SHOUT_A)
    assert picks.lit == ()
    assert picks.chosen is None


def test_a_range_is_answered_with_a_number_not_by_the_click() -> None:
    picks = Picks((PAY_B,)).picked("b")

    assert picks_of(PAY_B) == ("b",)
    assert picks.menu == (PAY_B,)
    assert picks.chosen is None


def test_clicks_can_be_taken_back() -> None:
    picks = Picks((GO_A1,)).picked("a").picked("1")

    assert picks.cleared().path == ()


def test_another_unit_can_be_clicked_instead() -> None:
    picks = Picks((GO_A1, GO_B1)).picked("a")

    assert picks.afresh("b") == Picks((GO_A1, GO_B1), ("b",))
    assert picks.afresh("1") is None


def test_the_nearest_lit_id_under_the_pointer_counts() -> None:
    picks = Picks((GO_A1, GO_A2)).picked("a")

    assert picks.resolved(["x", "2", "1"]) == "2"
    assert picks.resolved(["x"]) is None


def test_what_only_one_can_act_upon_is_reached_through_it_where_something_is_left_to_ask() -> None:
    to_1 = Range(Throw(seat=ME, unit="a", to="1"), "amount", 0, 5)

    through = Picks((GO_A1, to_1, GO_A2)).through(("1",))

    assert through is not None
    assert (through.path, through.menu) == (("a", "1"), (GO_A1, to_1))


def test_nothing_is_reached_through_others_where_several_could_act_or_nothing_is_left_to_ask() -> None:
    to_1 = Range(Throw(seat=ME, unit="a", to="1"), "amount", 0, 5)

    assert Picks((GO_A1, to_1, GO_B1)).through(("1",)) is None
    assert Picks((GO_A1, GO_A2)).through(("1",)) is None
    assert Picks((GO_A1, to_1)).through(("3",)) is None


def test_an_id_that_stands_for_a_button_is_one_click() -> None:
    picks = Picks((PASS, GO_A1), instead={"exit": (PASS,), "door": (PASS,)})

    assert picks.lit == ("a", "exit", "door")
    assert picks.menu == (PASS,)
    assert picks.picked("door").chosen == PASS
    assert picks.picked("a").lit == ("1",)
    assert picks.picked("door").cleared() == picks


def test_an_id_that_stands_for_a_number_leaves_it_to_the_button() -> None:
    picks = Picks((PAY_B,), instead={"till": (PAY_B,)}).picked("till")

    assert picks.chosen is None
    assert picks.menu == (PAY_B,)


def test_an_id_that_stands_for_several_buttons_leaves_it_to_them() -> None:
    picks = Picks((PASS, PAY_B, GO_A1), instead={"till": (PASS, PAY_B)}).picked("till")

    assert picks.chosen is None
    assert picks.menu == (PASS, PAY_B)
    assert picks.lit == ()
