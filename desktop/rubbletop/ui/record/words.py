# SPDX-License-Identifier: GPL-3.0-or-later
"""What is said of a game past: who played against whom, how it came out, what was taken back."""

from collections.abc import Mapping, Sequence

from PySide6.QtCore import QDateTime, QTimeZone

from rubbletop.kernel.facts import Player, say
from rubbletop.kernel.session import OWN_DICE, TAKE_BACKS
from rubbletop.records.game import Course, PastGame
from rubbletop.ui.parts.catalogue import CATALOGUE, PLAYERS, SIDES
from rubbletop.ui.parts.game_options import GameOption
from rubbletop.ui.spelling import fraction, moment_words
from rubbletop.ui.words import worded

NOTHING = "–"


def game_title(game: str) -> str:
    """Return the title of a game, its id where this program does not know it."""
    entry = CATALOGUE.get(game)
    return worded(entry.title) if entry is not None else game


def scenario_title(game: str, scenario: str) -> str:
    """Return the name of a scenario."""
    entry = CATALOGUE.get(game)
    return worded(entry.scenario(scenario)) if entry is not None else scenario


def points_words(game: str, points: float | None) -> str:
    """Return points as the game shows them, those of One More Barrel being half dollars."""
    if points is None:
        return NOTHING
    if game == "barrel":
        sign, points, unit = "−" if points < 0 else "", abs(points) / 2, "$"
    else:
        sign, points, unit = "−" if points < 0 else "", abs(points), ""
    shown = fraction(points, 0 if points == int(points) else 1)
    return f"{sign}{unit}{shown}"


def level_title(level: str) -> str:
    """Return the level of a computer player as it is said."""
    match level:
        case "random":
            return worded(say("at random"))
        case "easy":
            return worded(say("easy"))
        case "normal":
            return worded(say("normal"))
        case "hard":
            return worded(say("hard"))
        case _:
            return level


def against(game: PastGame) -> str:
    """Return what a game is counted under: the computers' levels, the result where one played alone."""
    if len(game.players) == 1:
        return worded(game.headline)
    if not game.computers:
        return worded(say("People alone"))
    return worded(say("Against {levels}", levels=", ".join(level_title(level) for level in game.computers)))


def table_words(game: PastGame) -> str:
    """Return who sat at the table, with their sides where there are two, computer players with levels."""
    return ", ".join(_seated(player, is_alone=len(game.players) == 1) for player in game.players)


def _seated(player: Player, *, is_alone: bool) -> str:
    side = SIDES.get(player.seat) if not is_alone else None
    told = [] if side is None or player.name in _sides(player.seat) else [worded(side)]
    told += [] if player.level is None else [level_title(player.level)]
    return f"{player.name} ({', '.join(told)})" if told else player.name


def _sides(seat: str) -> tuple[str, str]:
    """What says which side somebody is on, without more."""
    return worded(SIDES[seat]), worded(PLAYERS[seat])


def result_words(game: PastGame) -> str:
    """Return how a game came out, in the words it ended with."""
    return worded(game.headline)


def when_words(game: PastGame) -> str:
    """Return when a game ended, by the clock here."""
    return moment_words(local(game))


def local(game: PastGame) -> QDateTime:
    """Return when a game ended, by the clock here."""
    return QDateTime.fromSecsSinceEpoch(int(game.when.timestamp()), QTimeZone.systemTimeZone())


def taken_back_words(course: Course) -> str:
    """Return how often something was taken back, as far as anybody knows."""
    if course.is_whole:
        return str(course.taken_back) if course.taken_back else worded(say("nothing"))
    if course.taken_back:
        return worded(say("{count} or more", count=course.taken_back))
    return worded(say("not known"))


def options_words(game: str, options: Mapping[str, str | int | bool]) -> str:
    """Return the options of a game that are not as usual, "" for none."""
    entry = CATALOGUE.get(game)
    known = {option.key: option for option in entry.options} if entry is not None else {}
    told = []
    for key, value in options.items():
        option = known.get(key)
        if key == TAKE_BACKS:
            told += [worded(say("take-backs agreed"))] if value else []
        elif key == OWN_DICE:
            told += [worded(say("own dice"))] if value else []
        elif option is None:
            told.append(f"{key}: {value}")
        elif value != option.default:
            title = worded(option.title)
            told.append(title if value is True else f"{title}: {_choice(option, value)}")
    return ", ".join(told)


def details(game: PastGame) -> str:
    """Return in a line what the table has no column for."""
    parts = [
        scenario_title(game.game, game.scenario),
        worded(say("seed {seed}", seed=game.seed)),
        worded(say("actions: {count}", count=game.actions)),
        options_words(game.game, game.options),
        scores_words(game),
    ]
    return " · ".join(part for part in parts if part)


def scores_words(game: PastGame) -> str:
    """Return what everybody scored, the best first, "" where one played alone."""
    if len(game.scores) < 2:
        return ""
    names = {player.seat: player.name for player in game.players}
    ranked = sorted(game.scores.items(), key=lambda score: -score[1])
    return ", ".join(f"{names.get(seat, seat)} {points_words(game.game, score)}" for seat, score in ranked)


def mean(points: Sequence[int]) -> float:
    """Return the mean of some points, to a tenth."""
    return round(sum(points) / len(points), 1)


def _choice(option: GameOption, value: str | int | bool) -> str:
    found = option.choices() if option.choices is not None else ()
    return next((worded(choice.title) for choice in found if choice.value == value), str(value))
