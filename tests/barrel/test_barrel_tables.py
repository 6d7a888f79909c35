# SPDX-License-Identifier: GPL-3.0-or-later
"""The tables of an edition, and the ground on which a game goes on when files change (Set Up; 27)."""

import pytest

from rubbletop.board.faults import BoardError
from rubbletop.games.barrel.atlas import Atlas
from rubbletop.games.barrel.build import barrel_rules
from rubbletop.games.barrel.ground import Ground
from rubbletop.games.barrel.rules import BarrelRules
from rubbletop.games.barrel.state import replace
from rubbletop.games.barrel.tables import Edition, faults
from tests.barrel.builders import ONE, given_game, ground, rules, seeded, setup


def edition() -> Edition:
    """Return the edition of the program."""
    return ground().edition


def test_the_edition_of_the_program_has_no_faults() -> None:
    assert faults(edition()) == ()


@pytest.mark.parametrize(
    ("field", "value", "told"),
    [
        ("buildings", edition().buildings[:1] * 4, "buildings are not all there, each once"),
        ("market", edition().market[:1] * 3, "players of market are not all there, each once"),
        (
            "battle",
            edition().battle[:2] + edition().battle[3:],
            "ratios of battle are not all there, each once",
        ),
        (
            "market",
            (replace(edition().market[0], steps=(1, 0, -1, -1, -3)), *edition().market[1:]),
            "market for 3 players has not 4 steps",
        ),
        (
            "rebels",
            replace(edition().rebels, always_fails=11),
            "a bombing cannot fail always and hurt always at the same roll",
        ),
    ],
)
def test_an_edition_that_cannot_be_played_is_called_so(field: str, value: object, told: str) -> None:
    assert faults(replace(edition(), **{field: value})) == (told,)


def marked(map_mark: str, edition_mark: str) -> Ground:
    """Return the ground with such fingerprints of its files."""
    return Ground(edition(), ground().board, (map_mark, edition_mark))


def test_a_game_goes_on_upon_the_ground_on_which_it_began() -> None:
    grounds = [marked("map", "old")]
    changing = BarrelRules(Atlas(lambda _map, _edition: grounds[0]))
    first = changing.new(setup(3), seeded()).state
    grounds[0] = marked("map", "new")
    second = changing.new(setup(3), seeded()).state

    assert [changing.atlas.ground(s).marks for s in (first, second)] == [("map", "old"), ("map", "new")]


@pytest.mark.parametrize(
    ("marks", "what"),
    [
        (("other", "tables"), "^barrel: file: the map has changed"),
        (("map", "other"), "^the usual edition: file: the edition has changed"),
    ],
)
def test_a_game_from_a_file_is_refused_on_another_ground(marks: tuple[str, str], what: str) -> None:
    atlas = Atlas(lambda _map, _edition: marked("map", "tables"))

    with pytest.raises(BoardError, match=what):
        atlas.ground(replace(given_game(), marks=marks))


def test_a_position_without_marks_fits_any_ground() -> None:
    atlas = Atlas(lambda _map, _edition: marked("map", "tables"))

    assert atlas.ground(given_game()).marks == ("map", "tables")


def test_the_game_of_the_program_begins_with_marks_of_its_map_and_its_edition() -> None:
    known = barrel_rules()
    s = known.new(setup(4), seeded()).state

    assert all(s.marks)
    assert known.atlas.ground(s).board.regions.keys() == ground().board.regions.keys()


def test_when_the_game_is_over_nothing_is_asked() -> None:
    assert rules().prompt(given_game(), ONE).text() == "The game is over."
