# SPDX-License-Identifier: GPL-3.0-or-later
"""A fault leaves a report with all that mends it and nothing personal; the next start offers it."""

import faulthandler
import sys
import zipfile
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest
from PySide6.QtCore import QLockFile, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QPushButton
from pytestqt.qtbot import QtBot

import rubbletop
from rubbletop import app
from rubbletop.kernel import savefile
from rubbletop.kernel.facts import Message
from rubbletop.kernel.session import Session
from rubbletop.ui.dialogs.fault_offer import FaultOffer
from rubbletop.ui.fault_report import MOST_KEPT, FaultReports, impersonal, log_end, nameless
from rubbletop.ui.main_window import MainWindow
from tests.toy.game import ANNA, BERT, LanternHill, find_rules, given_setup
from tests.toy.parts import Bid

NAMES = {ANNA: "Theodora Quist", BERT: "Bert"}


@pytest.fixture
def reports(tmp_path: Path) -> FaultReports:
    return FaultReports(tmp_path / "faults")


def given_named() -> Session:  # type: ignore[type-arg]
    """A game of two people under their own names, two actions old."""
    setup = given_setup()
    players = tuple(msgspec.structs.replace(p, name=NAMES[p.seat]) for p in setup.players)
    session = Session(LanternHill(), msgspec.structs.replace(setup, players=players))
    session.submit(Bid(seat=ANNA, oil=1))
    session.submit(Bid(seat=BERT, oil=0))
    return session


def inside(report: Path | None) -> dict[str, str]:
    assert report is not None
    with zipfile.ZipFile(report) as archive:
        return {name: archive.read(name).decode() for name in archive.namelist()}


def test_a_report_holds_the_story_the_log_the_versions_and_the_game(
    reports: FaultReports, tmp_path: Path
) -> None:
    report = reports.write("ZeroDivisionError: in a slot", "a line of the log", given_named())

    held = inside(report)
    assert held["fault.txt"] == "ZeroDivisionError: in a slot"
    assert held["log.txt"] == "a line of the log"
    assert f"Rubbletop: {rubbletop.__version__}" in held["versions.txt"]
    (tmp_path / "game.rubble").write_text(held["game.rubble"])
    loaded = savefile.load(tmp_path / "game.rubble", find_rules)
    assert (loaded.session.length, loaded.report) == (2, ())


def test_nobody_is_named_in_it(reports: FaultReports) -> None:
    held = inside(reports.write("Theodora Quist moved", "Theodora Quist and Bertram", given_named()))

    assert held["fault.txt"] == "<player> moved"
    assert held["log.txt"] == "<player> and Bertram"
    assert "Theodora" not in held["game.rubble"]


@pytest.mark.parametrize(
    ("told", "kept"),
    [
        ('File "/usr/lib/rubbletop/ui/app.py", line 3', 'File "rubbletop/ui/app.py", line 3'),
        ('File "/x/lib/python3.11/json/decoder.py"', 'File "python3.11/json/decoder.py"'),
        ("No such file: '/srv/Ann Lee/our evening.rubble'", "No such file: <file>"),
        ("cannot read /srv/ann/evening.rubble: gone", "cannot read <file>: gone"),
        (r"cannot read C:\Users\ann\evening.rubble", "cannot read <file>"),
        ("cannot read /srv/Ann Lee/our last evening.rubble: gone", "cannot read <file>: gone"),
        (r"cannot read C:\Users\Ann Lee\evening.rubble now", "cannot read <file> now"),
        ("looked into /srv/Ann Lee/our games/ for them", "looked into <file> for them"),
        ("1/2 of <b>3</b> hits", "1/2 of <b>3</b> hits"),
    ],
)
def test_files_and_folders_are_left_out_but_those_of_the_program_stay(told: str, kept: str) -> None:
    assert impersonal(told, ()) == kept


def test_a_player_without_a_name_is_looked_for_nowhere() -> None:
    assert impersonal("a fault, in a slot", ("", "Ann")) == "a fault, in a slot"


def test_the_players_own_folder_is_left_out(home: Path) -> None:
    assert impersonal(f"{home}/data/an evening.rubble: gone", ()) == "<file>: gone"


def test_what_players_wrote_is_left_out_of_the_record() -> None:
    head = b'{"setup":{"players":[{"seat":"one","name":"Ann"}]},"notes":"Ann cheats"}'
    promise = b'{"action":{"type":"Offer","parts":[{"text":"I will not tell"}],"text":""}}'

    assert nameless([head, promise, b'{"cut']) == [
        b'{"setup":{"players":[{"seat":"one","name":"one"}]}}',
        b'{"action":{"type":"Offer","parts":[{"text":"..."}],"text":""}}',
    ]
    assert nameless([]) == []


def test_a_game_in_which_the_fault_lies_is_kept_as_it_was_recorded(
    reports: FaultReports, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(session: object) -> bytes:
        raise ZeroDivisionError

    session = given_named()
    monkeypatch.setattr(savefile, "save_bytes", broken)

    held = inside(reports.write("story", "", session))
    assert held["game.rubble"].count("\n") == 3


def test_one_run_writes_one_report_and_without_a_game_it_holds_none(reports: FaultReports) -> None:
    first = reports.write("first", "", None)

    assert reports.write("second", "", None) == first
    assert sorted(inside(first)) == ["fault.txt", "log.txt", "versions.txt"]


def test_a_folder_that_cannot_be_written_gets_no_report(tmp_path: Path) -> None:
    (tmp_path / "faults").write_bytes(b"")

    reports = FaultReports(tmp_path / "faults")

    assert reports.write("story", "", None) is None
    assert reports.waiting() is None
    reports.watch()
    reports.rest()


def test_only_the_youngest_reports_are_kept(reports: FaultReports) -> None:
    reports.folder.mkdir()
    for number in range(MOST_KEPT + 2):
        (reports.folder / f"rubbletop-fault-2000010{number}-000000.zip").write_bytes(b"")

    written = reports.write("story", "", None)

    assert len(list(reports.folder.glob("*.zip"))) == MOST_KEPT
    assert reports.waiting() == written
    reports.settle()
    assert reports.waiting() is None


@pytest.fixture
def unwatched() -> Iterator[None]:
    """The interpreter without the watch of the tests over faults that break it off."""
    was = faulthandler.is_enabled()
    faulthandler.disable()
    yield
    faulthandler.disable()
    if was:
        faulthandler.enable(2)


def test_a_run_that_ends_well_leaves_nothing(reports: FaultReports, unwatched: None) -> None:
    reports.watch()
    assert faulthandler.is_enabled()
    (trace,) = reports.folder.glob("*.trace")
    reports.gather("", None)
    assert trace.exists()

    reports.rest()

    assert not faulthandler.is_enabled()
    assert list(reports.folder.iterdir()) == []


def test_who_is_watched_already_is_left_alone(reports: FaultReports, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(faulthandler, "is_enabled", lambda: True)
    reports.watch()

    assert not reports.folder.exists()


def test_a_run_that_the_system_broke_off_is_reported_by_the_next(
    reports: FaultReports, tmp_path: Path
) -> None:
    reports.folder.mkdir()
    (reports.folder / "20000101-000000-7.trace").write_text("Fatal Python error: Segmentation fault")
    (reports.folder / "20000102-000000-8.trace").write_text("")
    journal = tmp_path / "a.journal"
    journal.write_bytes(b"".join(line + b"\n" for line in savefile.record_lines(given_named())))

    reports.gather("Theodora Quist", journal)

    held = inside(reports.waiting())
    assert held["fault.txt"] == "Fatal Python error: Segmentation fault"
    assert held["log.txt"] == "<player>"
    assert "Theodora" not in held["game.rubble"]
    assert list(reports.folder.glob("*.trace")) == []


def test_several_runs_that_were_broken_off_are_reported_each_the_last_one_first(
    reports: FaultReports,
) -> None:
    reports.folder.mkdir()
    for day in ("01", "03", "02"):
        (reports.folder / f"200001{day}-000000-7.trace").write_text(f"Day {day}")

    reports.gather("", None)

    told = [inside(report)["fault.txt"] for report in sorted(reports.folder.glob("*.zip"))]
    assert told == ["Day 01", "Day 02", "Day 03"]
    assert inside(reports.waiting())["fault.txt"] == "Day 03"


@pytest.mark.parametrize("journal", ["", "no record\n"])
def test_a_journal_that_cannot_be_read_is_done_without(
    reports: FaultReports, tmp_path: Path, journal: str
) -> None:
    reports.folder.mkdir()
    (reports.folder / "20000101-000000-7.trace").write_text("Fatal Python error")
    (tmp_path / "a.journal").write_text(journal)

    reports.gather("", tmp_path / "a.journal")

    assert "game.rubble" not in inside(reports.waiting())


def test_a_name_in_a_damaged_journal_is_left_out_whatever_it_is(
    reports: FaultReports, tmp_path: Path
) -> None:
    reports.folder.mkdir()
    (reports.folder / "20000101-000000-7.trace").write_text("Fatal Python error")
    (tmp_path / "a.journal").write_text('{"setup":{"players":[{"seat":"one","name":77}]}}\n')

    reports.gather("77 moved", tmp_path / "a.journal")

    assert inside(reports.waiting())["log.txt"] == "<player> moved"


def test_a_run_that_still_plays_is_left_alone(reports: FaultReports) -> None:
    reports.folder.mkdir()
    trace = reports.folder / "20000101-000000-7.trace"
    trace.write_text("being written")
    lock = QLockFile(f"{trace}.lock")
    assert lock.tryLock(0)

    reports.gather("", None)

    assert trace.exists()
    lock.unlock()


def test_the_log_is_taken_from_its_end(tmp_path: Path) -> None:
    (tmp_path / "log").write_bytes(b"old" + b"x" * (1 << 17))

    assert log_end(tmp_path / "log") == "x" * (1 << 17)
    assert log_end(tmp_path / "none") == ""
    assert log_end(None) == ""


def test_a_fault_in_the_window_is_reported_and_the_player_told(reports: FaultReports, qtbot: QtBot) -> None:
    faults = app.Faults(None, reports)
    _meet(faults)

    assert faults.box is not None
    assert "the next start offers it" in faults.box.informativeText()
    assert "in a slot" in inside(reports.waiting())["fault.txt"]
    faults.box.close()


def test_a_fault_while_a_fault_is_reported_is_only_noted(reports: FaultReports, qtbot: QtBot) -> None:
    faults = app.Faults(None, reports)

    def broken() -> None:
        raise ValueError("no game")

    faults.game = broken
    _meet(faults)

    assert faults.box is not None
    assert faults.box.informativeText() == ""
    faults.box.close()


def _meet(faults: app.Faults) -> None:
    try:
        raise ZeroDivisionError("in a slot")
    except ZeroDivisionError:
        faults.meet(*sys.exc_info())


@pytest.fixture
def offer(window: MainWindow, reports: FaultReports) -> FaultOffer:
    reports.write("story", "", None)
    app.offer_report(window, reports)
    found = window.findChild(FaultOffer)
    assert found is not None
    return found


def test_the_next_start_offers_the_report_and_saving_it_settles_it(
    offer: FaultOffer, reports: FaultReports, tmp_path: Path, window: MainWindow, qtbot: QtBot
) -> None:
    dialog = offer.ask()
    dialog.fileSelected.emit(str(tmp_path / "report.zip"))
    qtbot.waitUntil(lambda: reports.waiting() is None)

    assert inside(tmp_path / "report.zip")["fault.txt"] == "story"
    assert "The report is saved as report.zip." in window.status.words


def test_enter_saves_it(offer: FaultOffer) -> None:
    assert [b.objectName() for b in offer.findChildren(QPushButton) if b.isDefault()] == ["save"]


def test_it_can_be_thrown_away(offer: FaultOffer, reports: FaultReports) -> None:
    QTest.mouseClick(offer.drop, Qt.MouseButton.LeftButton)

    assert reports.waiting() is None


def test_it_can_be_put_off_to_a_later_start(offer: FaultOffer, reports: FaultReports) -> None:
    QTest.mouseClick(offer.out, Qt.MouseButton.LeftButton)

    assert reports.waiting() is not None


def test_a_report_that_cannot_be_saved_stays(
    offer: FaultOffer, reports: FaultReports, tmp_path: Path
) -> None:
    told: list[Message] = []
    offer.said.connect(told.append)
    offer.save_as(tmp_path / "gone" / "report.zip")

    assert "its folder does not exist" in told[0].text()
    assert reports.waiting() is not None


def test_without_a_report_nothing_is_offered(window: MainWindow, reports: FaultReports) -> None:
    app.offer_report(window, reports)

    assert window.findChild(FaultOffer) is None
