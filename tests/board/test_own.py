# SPDX-License-Identifier: GPL-3.0-or-later
"""Boards and tables of the player's own: listed with their faults, offered without, found by name."""

import shutil
from pathlib import Path

import msgspec
import pytest

from rubbletop import paths
from rubbletop.board.faults import BoardError
from rubbletop.board.grid import AreaBoard
from rubbletop.board.load import (
    Own,
    city,
    city_names,
    edition_of,
    faults_of,
    find_board,
    load_board,
    own_boards,
    own_editions,
)
from rubbletop.board.read import opened


class Prices(msgspec.Struct, forbid_unknown_fields=True):
    unit: dict[str, int]


def dear(prices: Prices) -> tuple[str, ...]:
    return ("tanks are too dear",) if prices.unit["tank"] > 99 else ()


@pytest.fixture
def boards(home: Path) -> Path:
    """The player's folder for boards."""
    folder = paths.player_folders().boards
    folder.mkdir(parents=True)
    return folder


@pytest.fixture
def editions(home: Path) -> Path:
    """The player's folder for tables, with one file of prices."""
    folder = paths.player_folders().editions
    folder.mkdir(parents=True)
    (folder / "toy-cheap.toml").write_text("[unit]\ntank = 9\n", encoding="utf-8")
    return folder


@pytest.fixture
def shipped(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Tables of a toy that come with the program."""
    (tmp_path / "shipped").mkdir()
    (tmp_path / "shipped" / "toy-edition.toml").write_text("[unit]\ntank = 90\n", encoding="utf-8")
    monkeypatch.setattr(paths, "boards", lambda: tmp_path / "shipped")


def drawn(folder: Path, board: str, old: str = "", new: str = "") -> Path:
    """A copy of the harbour town under another id, in which old was replaced by new."""
    text = (paths.boards() / "calamity.toml").read_text(encoding="utf-8")
    text = text.replace('id = "calamity"', f'id = "{board}"').replace(old, new, 1)
    (folder / f"{board}.toml").write_text(text, encoding="utf-8")
    return folder / f"{board}.toml"


def faults(own: Own) -> list[str]:
    return [str(fault) for fault in own.faults]


def test_a_file_is_understood_again_only_when_its_text_has_changed(boards: Path) -> None:
    path = drawn(boards, "haven")
    first = opened(path)
    assert opened(path).file is first.file
    drawn(boards, "haven", "[[", "# nothing but a note\n[[")
    noted = opened(path)
    assert noted.file is not first.file
    assert (noted.file, noted.fingerprint) == (first.file, first.fingerprint)


def test_without_a_folder_there_are_no_boards_of_ones_own(home: Path) -> None:
    assert own_boards() == ()
    assert own_editions("toy-edition", Prices) == ()
    assert not home.exists()


def test_a_board_without_faults_is_offered_with_its_title(boards: Path) -> None:
    path = drawn(boards, "spa", 'Port Calamity"', 'Bad Calamity"')

    (own,) = own_boards()

    assert (own.path, own.id, own.title, own.game) == (path, "spa", "Bad Calamity", "tokyo")
    assert own.is_sound
    assert isinstance(own.board, AreaBoard)
    assert city("spa") == (own.board, own.fingerprint)


def test_a_board_is_made_once_until_its_meaning_changes(boards: Path) -> None:
    drawn(boards, "spa")
    first = city("spa")
    drawn(boards, "spa", "# ", "# Not: ")
    same = city("spa")
    drawn(boards, "spa", "vp = 20", "vp = 25")
    other = city("spa")

    assert first[0] is same[0]
    assert first[1] == same[1] != other[1]
    assert first[0] is not other[0]


def test_a_board_with_faults_is_listed_and_not_offered(boards: Path) -> None:
    drawn(boards, "bad", 'kind = "production"', 'kind = "plain"')
    (boards / "cut.toml").write_text("format = ", encoding="utf-8")
    drawn(boards, "good")

    bad, cut, good = own_boards()

    assert [(own.id, own.is_sound) for own in (bad, cut, good)] == [
        ("bad", False),
        ("cut", False),
        ("good", True),
    ]
    assert (bad.title, bad.board, cut.game) == ("", None, "")
    assert "bad.toml: sectors.lantern.buildings, factory: has an output" in faults(bad)[0]
    assert faults(cut)[0].startswith("cut.toml: file: is cut off or malformed")


def test_an_id_that_cannot_be_gives_way_to_the_name_of_the_file(boards: Path) -> None:
    path = drawn(boards, "Spa Town", 'game = "tokyo"', 'game = "\\u202eoykot"').rename(boards / "spa.toml")

    (own,) = own_boards()

    assert (own.path, own.id, own.title, own.game) == (path, "spa", "", "")
    assert faults(own)[0].startswith("spa.toml: id: 'Spa Town' may hold small letters")


def test_a_faulty_board_cannot_be_played(boards: Path) -> None:
    drawn(boards, "bad", 'kind = "production"', 'kind = "plain"')
    (boards / "cut.toml").write_text("format = ", encoding="utf-8")

    with pytest.raises(BoardError, match=r"^bad\.toml: sectors\.lantern"):
        city("bad")
    with pytest.raises(BoardError, match=r"^cut\.toml: file: is cut off"):
        city("cut")


def test_the_ids_of_the_program_are_taken(boards: Path) -> None:
    shutil.copy(paths.boards() / "tokyo.toml", boards / "mine.toml")

    (own,) = own_boards()

    taken = "the id tokyo belongs to a board that comes with the program; choose another"
    assert faults(own) == [f"mine.toml: id: {taken}"]
    assert find_board("tokyo")[0] is load_board("tokyo")


def test_two_files_with_one_id_are_both_refused(boards: Path) -> None:
    shutil.copy(drawn(boards, "spa"), boards / "spa2.toml")

    listed = own_boards()

    taken = "the id spa is used in another file of this folder too; each board needs its own"
    assert [faults(own) for own in listed] == [[f"spa.toml: id: {taken}"], [f"spa2.toml: id: {taken}"]]
    with pytest.raises(BoardError, match="is used in another file"):
        city("spa")


def test_the_checker_tells_of_an_id_that_is_taken(boards: Path, tmp_path: Path) -> None:
    copied = Path(shutil.copy(paths.boards() / "tokyo.toml", tmp_path / "mine.toml"))
    one = drawn(boards, "spa")
    two = Path(shutil.copy(one, boards / "spa2.toml"))

    assert faults_of(paths.boards() / "tokyo.toml") == ()
    assert [fault.fault for fault in faults_of(copied)] == [
        "the id tokyo belongs to a board that comes with the program; choose another"
    ]
    again = "the id spa is used in another file of this folder too; each board needs its own"
    assert [[fault.fault for fault in faults_of(file)] for file in (one, two)] == [[again], [again]]
    two.unlink()
    assert faults_of(one) == faults_of(Path(shutil.copy(one, tmp_path / "spa.toml"))) == ()


def test_the_checker_tells_of_a_file_that_is_cut_or_not_there(boards: Path, tmp_path: Path) -> None:
    cut = boards / "cut.toml"
    cut.write_text("format = ", encoding="utf-8")
    loop = tmp_path / "loop"
    loop.symlink_to(loop)

    assert len(faults_of(cut)) == len(faults_of(boards / "none.toml")) == len(faults_of(loop / "a.toml")) == 1


def test_a_board_that_is_nowhere_is_told_with_the_folder_that_it_belongs_into(boards: Path) -> None:
    for name in ("../tokyo", "../tokyo-former"):
        with pytest.raises(BoardError, match=r"^\.\./\S+: id: there is no board of this name; put its file"):
            city(name)
    with pytest.raises(BoardError) as refusal:
        city("spa")
    assert str(boards) in str(refusal.value)


def test_a_board_that_is_no_city_is_no_city(boards: Path) -> None:
    with pytest.raises(BoardError, match=r"^alpha: kind: is no city"):
        city("alpha")
    assert city_names() == ("calamity", "tokyo")
    assert city("tokyo")[0] is load_board("tokyo")


def test_what_a_system_hides_is_passed_over(boards: Path) -> None:
    (boards / "._spa.toml").write_bytes(b"\0\1")

    assert own_boards() == ()


def test_a_board_of_regions_brings_its_outlines(boards: Path) -> None:
    text = (paths.boards() / "barrel.toml").read_text(encoding="utf-8")
    (boards / "oil.toml").write_text(text.replace('id = "barrel"', 'id = "oil"', 1), encoding="utf-8")
    shutil.copy(paths.boards() / "barrel_map.geojson", boards)
    _, one = find_board("oil")
    outlines = (boards / "barrel_map.geojson").read_text(encoding="utf-8")
    (boards / "barrel_map.geojson").write_text(outlines.replace("[361,657]", "[361,656]"), encoding="utf-8")
    _, other = find_board("oil")

    assert one != other


def test_tables_of_ones_own_are_found_by_the_name_of_their_file(editions: Path, shipped: None) -> None:
    (own,) = own_editions("toy-edition", Prices, dear)
    held, mark = edition_of("toy-cheap", "toy-edition", Prices, dear)

    assert (own.id, own.title, own.game, own.is_sound) == ("toy-cheap", "toy-cheap", "toy", True)
    assert (held, mark) == (Prices(unit={"tank": 9}), own.fingerprint)
    assert edition_of("", "toy-edition", Prices, dear)[0] == Prices(unit={"tank": 90})


def test_tables_of_other_games_are_passed_over(editions: Path, shipped: None) -> None:
    (editions / "colossi-cheap.toml").write_text("", encoding="utf-8")

    assert [own.id for own in own_editions("toy-edition", Prices)] == ["toy-cheap"]


def test_tables_with_faults_are_listed_and_not_offered(editions: Path, shipped: None) -> None:
    (editions / "toy-cheap.toml").write_text("[unit]\ntank = 100\n", encoding="utf-8")
    (editions / "toy-edition.toml").write_text("[unit]\ntank = 9\n", encoding="utf-8")
    (editions / "toy-wrong.toml").write_text('[unit]\ntank = "dear"\n', encoding="utf-8")

    listed = own_editions("toy-edition", Prices, dear)

    assert [faults(own) for own in listed] == [
        ["toy-cheap.toml: file: tanks are too dear"],
        ["toy-edition.toml: file: has the name of the program's own tables; choose another"],
        ["toy-wrong.toml: unit[...]: Expected `int`, got `str`"],
    ]
    with pytest.raises(BoardError, match="tanks are too dear"):
        edition_of("toy-cheap", "toy-edition", Prices, dear)


def test_tables_that_are_nowhere_are_told(editions: Path, shipped: None) -> None:
    with pytest.raises(
        BoardError, match=r"^toy-lost: file: there are no tables of this name; put their file"
    ):
        edition_of("toy-lost", "toy-edition", Prices)
