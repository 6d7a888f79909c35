# SPDX-License-Identifier: GPL-3.0-or-later
"""What a report says, whatever kind of file it becomes: title, setup, result, chapters, tables, dice."""

from collections.abc import Iterator, Mapping, Sequence
from datetime import datetime

import msgspec
from PySide6.QtCore import QDate, QDateTime, QTime
from PySide6.QtGui import QImage

from rubbletop.kernel.facts import Message, Player, say, verbatim
from rubbletop.records.dice import DiceCount
from rubbletop.ui.game_screen import AccountedScreen, Chart, SeatedScreen
from rubbletop.ui.parts.catalogue import CATALOGUE, SIDES
from rubbletop.ui.record.words import level_title, options_words, points_words, scenario_title
from rubbletop.ui.report.dice import dice_chart
from rubbletop.ui.report.pictures import BoardPainter, poster
from rubbletop.ui.report.story import Line, Source, Story
from rubbletop.ui.scene.table import AnyScreen
from rubbletop.ui.spelling import moment_words
from rubbletop.ui.words import worded

MOST_PICTURES = 20
POSTER, DICE = "poster", "dice"
"""Names of pictures; those of the board are called ``board-1`` and so on, after their chapters."""


class Part(msgspec.Struct, frozen=True, kw_only=True):
    """A turn: its title, its lines, the name of its picture ("" for none)."""

    title: str
    lines: tuple[Line, ...]
    picture: str


class Matter(msgspec.Struct, frozen=True, kw_only=True):
    """All that a report says. ``facts`` are what and value, ``pictures`` by name."""

    game: str
    title: str
    scenario: str
    headline: str
    facts: tuple[tuple[str, str], ...]
    parts: tuple[Part, ...]
    tables: tuple[Chart, ...]
    dice: DiceCount
    pictures: Mapping[str, QImage]


class Step(msgspec.Struct, frozen=True):
    """How far the work is, 0 to 1, and what is being done."""

    share: float
    doing: Message


class Gathering:
    """Gathers what a report says, by and by; ``matter`` is there in the end."""

    def __init__(
        self, source: Source, screen: AnyScreen, when: datetime, *, with_pictures: bool = True
    ) -> None:
        self._source = source
        self._screen = screen
        self._when = when
        self._with_pictures = with_pictures
        self._pictures: dict[str, QImage] = {}

    def gather(self) -> Iterator[Step]:
        """Do the work; yield from time to time, at most a few tenths of a second apart."""
        source, screen = self._source, self._screen
        story = Story(source, screen)
        for share in story.tell():
            yield Step(0.4 * share, say("Telling the game"))
        wanted = _with_picture(len(story.chapters)) if self._with_pictures else frozenset()
        painter: BoardPainter | None = None
        for done, number in enumerate(sorted(wanted)):
            step = Step(0.4 + 0.6 * done / len(wanted), say("Painting the board"))
            yield step
            view = story.chapters[number].view
            assert view is not None, "each chapter ends with a view"
            if painter is None or not painter.shows(view):
                painter = BoardPainter(screen, view)
                for _ in painter.print_sheet():
                    yield step
            self._pictures[_board(number)] = painter.picture(view)
        if self._with_pictures and source.rules.game in CATALOGUE:
            self._pictures[POSTER] = poster(source.rules.game)
        if story.dice.total:
            self._pictures[DICE] = dice_chart(story.dice)
        self.matter = self._made(story, wanted)

    def _made(self, story: Story, wanted: frozenset[int]) -> Matter:
        source = self._source
        parts = tuple(
            Part(
                title=chapter.title,
                lines=tuple(chapter.lines),
                picture=_board(number) if number in wanted else "",
            )
            for number, chapter in enumerate(story.chapters)
        )
        return Matter(
            game=source.rules.game,
            title=source.rules.title,
            scenario=scenario_title(source.rules.game, source.setup.scenario),
            headline=self._headline(),
            facts=tuple(self._facts()),
            parts=parts,
            tables=(*self._accounts(), *self._standing()),
            dice=story.dice,
            pictures=self._pictures,
        )

    def _headline(self) -> str:
        outcome = self._source.outcome
        return worded(say("The game goes on.") if outcome is None else outcome.headline)

    def _facts(self) -> Iterator[tuple[str, str]]:
        setup = self._source.setup
        for player in setup.players:
            yield player.name, _who(player, is_alone=len(setup.players) == 1)
        heading, line = self._screen.heading(self._source.view)
        yield worded(say("State")), f"{worded(heading)}, {worded(line)}"
        if options := options_words(self._source.rules.game, setup.options):
            yield worded(say("Options")), options
        yield worded(say("Seed of the dice")), str(setup.seed)
        yield worded(say("Written")), moment_words(self._written_at())

    def _written_at(self) -> QDateTime:
        when = self._when
        return QDateTime(QDate(when.year, when.month, when.day), QTime(when.hour, when.minute))

    def _accounts(self) -> tuple[Chart, ...]:
        if isinstance(self._screen, AccountedScreen):
            return self._screen.account(self._source.view)
        outcome = self._source.outcome
        if outcome is None:
            return ()
        names = {player.seat: player.name for player in self._source.setup.players}
        rows = tuple(
            (
                verbatim(names.get(seat, seat)),
                verbatim(points_words(self._source.rules.game, score)),
            )
            for seat, score in outcome.scores.items()
        )
        return (Chart(title=say("Score"), rule="", head=(say("Player"), say("Points")), rows=rows),)

    def _standing(self) -> tuple[Chart, ...]:
        """How several seats stand while the game goes on."""
        is_alone = len(self._source.setup.players) == 1
        if is_alone or self._source.outcome is not None or not isinstance(self._screen, SeatedScreen):
            return ()
        standing = self._screen.standing(self._source.view)
        names = {player.seat: player.name for player in self._source.setup.players}
        head: Sequence[Message] = [
            value.label if value.head is None else value.head for value in standing[0].values
        ]
        rows = tuple(
            (
                verbatim(names.get(row.seat, row.seat)),
                *(verbatim(value.shown) for value in row.values),
            )
            for row in standing
        )
        return (Chart(title=say("The players"), rule="", head=(say("Player"), *head), rows=rows),)


def _who(player: Player, *, is_alone: bool) -> str:
    """Whether a person or a computer player sits at a seat, and which side it is where there are two."""
    who = say("a person")
    if player.level is not None:
        who = say("the computer, {level}", level=level_title(player.level))
    side = None if is_alone else SIDES.get(player.seat)
    return worded(who if side is None else say("{who}: {side}", who=who, side=side))


def _board(number: int) -> str:
    return f"board-{number + 1}"


def _with_picture(chapters: int) -> frozenset[int]:
    """Which chapters have a picture: all, or as many as may be, evenly, the first and the last among them."""
    if chapters <= MOST_PICTURES:
        return frozenset(range(chapters))
    return frozenset(round(number * (chapters - 1) / (MOST_PICTURES - 1)) for number in range(MOST_PICTURES))
