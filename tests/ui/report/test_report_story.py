# SPDX-License-Identifier: GPL-3.0-or-later
"""A game told in chapters: by turns, without empty phases, without anything the table may not know."""

from typing import Any

import pytest
from pytestqt.qtbot import QtBot

from rubbletop.kernel.facts import Seat
from rubbletop.kernel.rules import NOBODY
from rubbletop.kernel.session import Session
from rubbletop.records.dice import DiceCount
from rubbletop.ui.bridge import Bridge, table_eyes
from rubbletop.ui.parts.dice_bars import sentences
from rubbletop.ui.parts.shelf import Shelf
from rubbletop.ui.report.dice import dice_chart
from rubbletop.ui.report.matter import MOST_PICTURES, _with_picture
from rubbletop.ui.report.story import Source, Story
from rubbletop.ui.theme import LIGHT
from rubbletop.ui.words import worded
from tests.toy.game import given_session
from tests.toy.parts import Bid
from tests.ui.report.games import GAMES, saved, stopped
from tests.ui.shell.hillscreen import HillScreen


def told(session: Session[Any], screen: Any = None) -> Story:
    story = Story(Source(session), Shelf().screen(session.rules.game) if screen is None else screen)
    shares = list(story.tell())
    assert shares == sorted(shares)
    assert all(0 <= share < 1 for share in shares)
    return story


def lines_of(story: Story) -> list[str]:
    return [line.words for chapter in story.chapters for line in chapter.lines]


def test_each_turn_is_a_chapter_and_the_last_picture_is_the_end(qtbot: QtBot) -> None:
    session = saved("colossi")
    story = told(session)

    assert [chapter.title for chapter in story.chapters] == [f"Turn {turn} of 12" for turn in range(1, 13)]
    assert story.chapters[-1].view == session.rules.view(session.state, Source(session).eyes)
    assert [line.words for line in story.chapters[0].lines[:2]] == ["Event", "The Redstones appear in 251.5."]
    assert story.chapters[0].lines[0].is_phase


@pytest.mark.parametrize("game", GAMES)
def test_no_phase_stands_without_a_line(qtbot: QtBot, game: str) -> None:
    for chapter in told(saved(game)).chapters:
        pairs = zip(chapter.lines, [*chapter.lines[1:], chapter.lines[0]], strict=True)
        assert not any(line.is_phase and after.is_phase for line, after in pairs)
        assert chapter.view is not None


def secret_sentences(session: Session[Any], eyes: Seat) -> set[str]:
    """What others learnt and these eyes did not."""
    known: set[str] = set()
    hidden: set[str] = set()
    for entry in session.entries:
        for beat in entry.beats:
            for event in beat.events:
                words = worded(session.rules.sentence(beat.state, event))
                (known if event.is_seen_by(eyes) else hidden).add(words)
    return hidden - known


@pytest.mark.parametrize(("game", "actions"), [("tokyo", 60), ("tokyo", 240), ("barrel", 60)])
@pytest.mark.parametrize("people", [1, 2])
def test_while_the_game_goes_on_nothing_is_told_that_the_table_may_not_know(
    qtbot: QtBot, game: str, actions: int, people: int
) -> None:
    session = stopped(game, actions, people)
    eyes = NOBODY if people == 2 else session.setup.seats[0]
    story = told(session)

    assert not secret_sentences(session, eyes) & set(lines_of(story))
    assert story.chapters[-1].view == session.rules.view(session.state, eyes)
    for chapter in story.chapters:
        assert chapter.view is not None
        assert session.rules.view(chapter.view, eyes) == chapter.view


def test_two_people_share_the_eyes_of_nobody_and_one_has_her_own(qtbot: QtBot) -> None:
    both, one = given_session(), given_session(level="easy")
    secrets = secret_sentences(both, NOBODY)
    assert len(secrets) == 2

    assert not secrets & set(lines_of(told(both, HillScreen())))
    hers = [words for words in lines_of(told(one, HillScreen())) if words in secrets]
    assert len(hers) == 1
    assert hers[0].startswith("anna")


def test_what_is_played_afterwards_is_no_part_of_the_story(qtbot: QtBot) -> None:
    session = given_session()
    source = Source(session)
    session.submit(Bid(seat=session.rules.actors(session.state)[0], oil=1))

    assert len(source.entries) == 1
    assert source.outcome is None


@pytest.mark.parametrize(
    ("levels", "people"), [((None, None), 2), ((None, "easy"), 1), (("easy", "easy"), 0)]
)
def test_the_report_looks_with_the_eyes_of_the_table(
    qtbot: QtBot, levels: tuple[str | None, ...], people: int
) -> None:
    session = stopped("tokyo", 1, people)

    assert Source(session).eyes == table_eyes(session.setup) == Bridge(session).table


def test_a_game_that_goes_on_from_a_kept_state_has_one_chapter(qtbot: QtBot) -> None:
    whole = stopped("colossi", 40, 1)
    session = Session.resumed(whole.rules, whole.setup, whole.state, whole.thrown)

    (chapter,) = told(session).chapters

    assert (chapter.title, chapter.lines) == ("Turn 3 of 12", [])
    assert chapter.view == session.rules.view(session.state, session.setup.seats[0])


# Dice


def said(thrown: list[int]) -> list[str]:
    return [words.text() for words in sentences(DiceCount(thrown))]


def test_of_few_dice_nothing_is_said_on_whether_they_were_fair() -> None:
    assert [len(said([0, 0, number, 0, 0, 0])) for number in (0, 1, 29, 30)] == [1, 1, 1, 2]
    assert "about 1 of 100" in said([0, 0, 0, 0, 0, 40])[1]
    assert "about 99 of 100" in said([10] * 6)[1]
    assert said([]) == ["No dice were thrown."]


def test_the_bars_of_the_chart_are_as_high_as_faces_were_thrown(qtbot: QtBot) -> None:
    image = dice_chart(DiceCount((10, 5, 0, 0, 0, 0)))

    def height(face: int) -> int:
        """How high the bar of a face is, left of its number."""
        return sum(image.pixelColor(left[face], y).name() == accent for y in range(image.height()))

    accent = LIGHT.accent.lower()
    foot = [x for x in range(image.width()) if image.pixelColor(x, 390).name() == accent]
    left = {
        1: foot[0] + 3,
        2: next(x for x in foot if x - 1 not in foot and x > foot[0]) + 3,
        3: foot[-1] + 60,
    }

    assert height(2) == pytest.approx(height(1) / 2, abs=4)
    assert height(3) == 0


# Pictures


@pytest.mark.parametrize("chapters", [0, 1, 12, 20, 21, 77])
def test_pictures_are_spread_evenly_where_there_are_too_many_turns(chapters: int) -> None:
    chosen = sorted(_with_picture(chapters))

    assert len(chosen) == min(chapters, MOST_PICTURES)
    assert not chapters or (chosen[0], chosen[-1]) == (0, chapters - 1)
