# SPDX-License-Identifier: GPL-3.0-or-later
"""What a game lets its players choose before it begins, in plain words."""

from collections.abc import Callable

import msgspec

from rubbletop.kernel.facts import Message, say


class Choice(msgspec.Struct, frozen=True, kw_only=True):
    """One value of an option; with a ``fault`` it is listed, but cannot be chosen."""

    value: str
    title: Message
    fault: str = ""


class GameOption(msgspec.Struct, frozen=True, kw_only=True):
    """An option of a new game: on or off, or, where there are ``choices``, one of several values.

    ``key`` names it in the set-up, ``line`` says what it changes. ``choices`` are looked for when they are
    to be shown, as some are files of the player's; one without a fault has the value ``default``.
    """

    key: str
    title: Message
    line: Message
    default: bool | str = False
    choices: Callable[[], tuple[Choice, ...]] | None = None


def choices(*offered: Choice) -> Callable[[], tuple[Choice, ...]]:
    """Return choices that are always the same."""
    return lambda: offered


def _cities() -> tuple[Choice, ...]:
    from rubbletop.ui.parts.own_choices import cities

    return cities()


def _tokyo_editions() -> tuple[Choice, ...]:
    from rubbletop.ui.parts.own_choices import tokyo_editions

    return tokyo_editions()


TOKYO: tuple[GameOption, ...] = (
    GameOption(
        key="city",
        title=say("City"),
        line=say("The board to play on. Cities of your own stand in the folder for boards."),
        default="tokyo",
        choices=_cities,
    ),
    GameOption(
        key="sectors",
        title=say("Sectors"),
        line=say("How the players come by their parts of the city."),
        default="chosen",
        choices=choices(
            Choice(value="chosen", title=say("Chosen by the players")),
            Choice(value="random", title=say("Drawn by lot")),
        ),
    ),
    GameOption(
        key="populace",
        title=say("Populace"),
        line=say("Who puts the people on the stars before the first turn."),
        default="placed",
        choices=choices(
            Choice(value="placed", title=say("Placed by the players")),
            Choice(value="dealt", title=say("Scattered by lot")),
        ),
    ),
    GameOption(
        key="even_seats",
        title=say("Even seats"),
        line=say(
            "Attacks are measured to where the monster stood when the attacks began, and each player has"
            " room for units of her own in an area. Later seats fare better so."
        ),
    ),
    GameOption(
        key="no_own_vp",
        title=say("No points for your own losses"),
        line=say("Whoever controls the monster scores nothing for wrecking what is her own."),
    ),
    GameOption(
        key="hidden_cash",
        title=say("Secret purses"),
        line=say("Nobody sees how many Mega-Yen the others have."),
    ),
    GameOption(
        key="weapon_kill",
        title=say("A perfect shot kills"),
        line=say("A superweapon that throws twelve in column C kills the monster outright."),
    ),
    GameOption(
        key="edition",
        title=say("Values"),
        line=say("The tables of prices and strengths. Tables of your own stand in the folder for editions."),
        default="",
        choices=_tokyo_editions,
    ),
)


def _barrel_editions() -> tuple[Choice, ...]:
    from rubbletop.ui.parts.own_choices import barrel_editions

    return barrel_editions()


BARREL: tuple[GameOption, ...] = (
    GameOption(
        key="turns",
        title=say("Turns"),
        line=say("How long the war lasts: three phases of four turns, or of five."),
        default="",
        choices=choices(
            Choice(value="", title=say("15 with three players, else 12")),
            Choice(value="12", title=say("12")),
            Choice(value="15", title=say("15")),
        ),
    ),
    GameOption(
        key="open_hands",
        title=say("Open hands"),
        line=say("Everybody sees what money and oil the others have."),
    ),
    GameOption(
        key="edition",
        title=say("Values"),
        line=say("The tables of prices and losses. Tables of your own stand in the folder for editions."),
        default="",
        choices=_barrel_editions,
    ),
)


def _colossi_editions() -> tuple[Choice, ...]:
    from rubbletop.ui.parts.own_choices import colossi_editions

    return colossi_editions()


COLOSSI: tuple[GameOption, ...] = (
    GameOption(
        key="jig_jig",
        title=say("Jig-Jig"),
        line=say(
            "Before the tribes act a die names one: if it acts, it dances away through a Tunnel Rift"
            " instead of making its special attack. More varied, and perhaps harder."
        ),
    ),
    GameOption(
        key="edition",
        title=say("Values"),
        line=say("The tables and counters. Tables of your own stand in the folder for editions."),
        default="",
        choices=_colossi_editions,
    ),
)
