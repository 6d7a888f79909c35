# SPDX-License-Identifier: GPL-3.0-or-later
"""How many games of self-play are summed up: who won them alone, and who shares none."""

from rubbletop.headless.results import Result, line, points, summary
from rubbletop.kernel.facts import Seat

GAME = "lantern"
ANNA, BERT = Seat("anna"), Seat("bert")


def given_result(outcome: str, *winners: Seat, score: tuple[int, int] | None = (30, 10)) -> Result:
    scores = {} if score is None else dict(zip((ANNA, BERT), score, strict=True))
    return Result(
        seed=1,
        seats={ANNA: "hard", BERT: "easy"},
        outcome=outcome,
        score=scores,
        winners=winners,
        turns=4,
        actions=20,
        seconds=0.5,
        think={"hard": 0.25, "easy": 0.0},
    )


def test_the_share_of_a_level_is_of_the_games_won_alone() -> None:
    played = [given_result("player", ANNA)] * 3 + [given_result("player", BERT, score=(10, 40))]
    played += [given_result("shared", ANNA, BERT), given_result("godran")]

    assert list(summary(GAME, played)) == [
        "6 games: 4 player, 1 shared, 1 godran; 40 actions a second",
        "on average 4.0 turns, 0.50 s",
        "4 won by one player alone:",
        "  hard: 3 won (75%), mean score 27, thinks 0.25 s a phase",
        "  easy: 1 won (25%), mean score 15, thinks 0 s a phase",
        "  by seat: anna 3, bert 1",
    ]


def test_games_without_end_have_no_share_and_no_score() -> None:
    assert list(summary(GAME, [given_result("unfinished", score=None)]))[3:] == [
        "  hard: 0 won (-), mean score -, thinks 0.25 s a phase",
        "  easy: 0 won (-), mean score -, thinks 0 s a phase",
        "  by seat: anna 0, bert 0",
    ]


def test_the_games_of_one_are_told_without_winners() -> None:
    alone = Result(seed=1, seats={ANNA: "hard"}, outcome="won", score={}, turns=2, actions=9, seconds=0.0)

    assert list(summary(GAME, [alone]))[1:] == ["on average 2.0 turns, 0.00 s"]


def test_the_scores_of_one_have_a_mean_and_its_standard_error() -> None:
    alone = [
        Result(
            seed=1, seats={ANNA: "hard"}, outcome="won", score={ANNA: score}, turns=2, actions=9, seconds=0.0
        )
        for score in (10, 14, 18)
    ]

    told = "  hard: mean score 14.00, standard error 2.31, from 10 to 18"
    assert list(summary(GAME, alone))[2:] == [told]


def test_43_the_half_dollars_of_one_more_barrel_are_told_in_dollars() -> None:
    played = [given_result("player", ANNA, score=(101, -10)), given_result("player", ANNA, score=(100, 0))]

    assert line("barrel", played[0]) == ("seed 1: player (anna $50.5, bert -$5), turn 4, 20 actions, 0.50 s")
    assert [told for told in summary("barrel", played) if "mean" in told] == [
        "  hard: 2 won (100%), mean score $50.2, thinks 0.25 s a phase",
        "  easy: 0 won (0%), mean score -$2.5, thinks 0 s a phase",
    ]
    assert points("barrel", 4.6, 2) == "$2.30"
    assert line(GAME, played[0]).startswith("seed 1: player (anna 101, bert -10), ")
