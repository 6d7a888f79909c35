# SPDX-License-Identifier: GPL-3.0-or-later
"""Games that are played with values of the player's own, from beginning to end and from file to file."""

from pathlib import Path
from random import Random

import msgspec
import pytest
from msgspec import UNSET

from rubbletop import paths
from rubbletop.board.faults import BoardError
from rubbletop.games.colossi.build import colossi_rules, ground
from rubbletop.games.colossi.commander import Commander
from rubbletop.games.colossi.rules import EDITION_OPTION, ColossiRules
from rubbletop.games.colossi.state import ColossiState, Variant
from rubbletop.kernel.codec import Codec, encoded
from rubbletop.kernel.facts import Action, Player, Setup
from rubbletop.kernel.session import Session
from tests.colossi.builders import SEAT, rules

replace = msgspec.structs.replace
NAME = "colossi-short"
SHORT = 'title = "Panic on Graviton Prime"\nzone = "alpha"\nturns = 8'
USUAL = SHORT.replace("8", "12")


@pytest.fixture
def own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An edition in which scenario 1 has eight turns, in the player's folder."""
    monkeypatch.setenv("RUBBLETOP_HOME", str(tmp_path))
    folder = paths.player_folders().editions
    folder.mkdir(parents=True)
    text = (paths.boards() / "colossi-edition.toml").read_text(encoding="utf-8")
    assert USUAL in text
    file = folder / f"{NAME}.toml"
    file.write_text(text.replace(USUAL, SHORT), encoding="utf-8")
    return file


def begun(fresh: ColossiRules, edition: str = NAME, scenario: str = "1") -> Session[ColossiState]:
    """Return a game with an edition at its beginning."""
    players = (Player(seat=SEAT, name="Ann"),)
    options: dict[str, str | int | bool] = {EDITION_OPTION: edition}
    return Session(fresh, Setup(scenario=scenario, seed=5, players=players, options=options))


def changed(file: Path) -> None:
    """Change the file of an edition after a game was begun with it."""
    text = file.read_text(encoding="utf-8")
    file.write_text(text.replace(SHORT, SHORT.replace("8", "9")), encoding="utf-8")


def test_a_game_follows_the_values_with_which_it_began(own: Path) -> None:
    session = begun(colossi_rules())
    fresh, chance = session.rules, Random(5)
    assert isinstance(fresh, ColossiRules)
    assert fresh.atlas.ground(session.state).turns(session.state) == 8
    while session.state.stack:
        (seat,) = fresh.actors(session.state)
        action = chance.choice(fresh.legal(fresh.view(session.state, seat), seat))
        assert isinstance(action, Action)
        session.submit(action)
        assert fresh.contradiction(session.state) == ""
    assert session.state.turn <= 8
    assert fresh.outcome(session.state) is not None


def test_a_state_names_its_values_and_carries_the_mark_of_their_file(own: Path) -> None:
    s = begun(colossi_rules()).state
    assert s.variant == Variant(edition=NAME, marks=ground("", NAME).marks)
    assert (s.edition, s.marks[0], len(s.marks[1]) > 0) == (NAME, "", True)
    fresh = colossi_rules()
    assert fresh.contradiction(Codec(fresh).state(encoded(s))) == ""


def test_the_usual_values_leave_no_trace_in_a_state() -> None:
    s = begun(rules(), "").state
    assert s.variant is UNSET
    assert (s.edition, s.marks) == ("", ("", ""))
    assert rules().atlas.ground(s) is rules().ground
    assert b"edition" not in encoded(s)


def test_a_file_that_was_changed_since_is_refused(own: Path) -> None:
    s = begun(colossi_rules()).state
    changed(own)
    wrong = colossi_rules().contradiction(s)
    assert wrong.startswith(f"{NAME}: file: the edition has changed since the game was begun")
    own.unlink()
    assert "there are no tables of this name" in colossi_rules().contradiction(s)


def test_a_game_goes_on_upon_its_values_whatever_becomes_of_their_file(own: Path) -> None:
    session = begun(colossi_rules())
    changed(own)
    own.unlink()
    fresh = session.rules
    assert fresh.legal(session.state, SEAT) != ()
    assert fresh.contradiction(session.state) == ""


def test_a_state_without_the_mark_of_its_values_is_refused(own: Path) -> None:
    s = begun(colossi_rules()).state
    forged = replace(s, variant=Variant(edition=NAME))
    told = "the marks of the map and of the edition are missing"
    assert colossi_rules().contradiction(forged) == told


def test_games_with_usual_and_with_own_values_are_played_side_by_side(own: Path) -> None:
    fresh = colossi_rules()
    short, usual = begun(fresh).state, begun(fresh, "").state
    assert fresh.step(short) is not fresh.step(usual)
    assert fresh.step(short) is fresh.step(short)
    assert [fresh.atlas.ground(s).turns(s) for s in (short, usual)] == [8, 12]


def test_values_that_are_nowhere_or_cannot_be_played_begin_no_game(own: Path) -> None:
    with pytest.raises(BoardError, match="there are no tables of this name"):
        begun(colossi_rules(), "colossi-lost")
    own.write_text(own.read_text(encoding="utf-8").replace(SHORT, SHORT.replace("alpha", "beta")))
    with pytest.raises(BoardError, match=r"panic\.zone is not alpha"):
        begun(colossi_rules())


def test_the_second_battle_of_a_campaign_keeps_the_values(own: Path) -> None:
    session = begun(colossi_rules(), scenario="3")
    fresh, chance = session.rules, Random(1)
    while session.state.zone == "alpha":
        action = chance.choice(fresh.legal(session.state, SEAT))
        assert isinstance(action, Action)
        session.submit(action)
    assert session.state.edition == NAME


def test_the_commander_reads_the_values_of_the_game(own: Path) -> None:
    session = begun(colossi_rules())
    view = session.rules.view(session.state, SEAT)
    action, _ = Commander().advise(session.rules, view, SEAT)
    assert action in session.rules.legal(session.state, SEAT)
