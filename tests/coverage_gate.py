# SPDX-License-Identifier: GPL-3.0-or-later
"""Holds the measured coverage against ``coverage_floor.toml``; loaded with ``-p tests.coverage_gate``."""

import json
import tomllib
from collections.abc import Iterator
from pathlib import Path

import coverage
import msgspec
import pytest

ROOT = Path(__file__).resolve().parent.parent
FLOORS = ROOT / "tests" / "coverage_floor.toml"
PACKAGE = "desktop/rubbletop/"
WORTH_RAISING = 2.0
"""Points above its floor at which an area's floor should follow."""


class Summary(msgspec.Struct, frozen=True):
    """What was visited in one file, in lines and branches."""

    covered_lines: int
    num_statements: int
    covered_branches: int
    num_branches: int


class Measured(msgspec.Struct, frozen=True):
    """One file of coverage's report: numbers, and the lines and branches that were missed."""

    summary: Summary
    missing_lines: list[int]
    missing_branches: list[tuple[int, int]]


def floors() -> dict[str, float]:
    """Return the least coverage of each area of the program, in percent."""
    return msgspec.convert(tomllib.loads(FLOORS.read_text(encoding="utf-8"))["floor"], dict[str, float])


def percent(files: dict[str, Measured]) -> float:
    """Return the visited share of all lines and branches of the files, 100 for no files."""
    visited = sum(file.summary.covered_lines + file.summary.covered_branches for file in files.values())
    everything = sum(file.summary.num_statements + file.summary.num_branches for file in files.values())
    return 100.0 * visited / everything if everything else 100.0


def failings(report: dict[str, Measured], least: dict[str, float]) -> Iterator[str]:
    """Yield a line for each area below its floor, followed by what was missed where all is wanted."""
    for area, floor in least.items():
        files = _of_area(report, area)
        if percent(files) >= floor:
            continue
        yield f"{area}: {percent(files):.2f} % of lines and branches, the floor is {floor:g} %"
        for name, file in files.items():
            if floor >= 100 and (file.missing_lines or file.missing_branches):
                jumps = [f"{start}->{end}" for start, end in file.missing_branches]
                yield f"  {name}: lines {file.missing_lines}, branches {jumps}"


def advice(report: dict[str, Measured], least: dict[str, float]) -> Iterator[str]:
    """Yield a line for each area that has risen well above its floor."""
    for area, floor in least.items():
        reached = percent(_of_area(report, area))
        if reached >= floor + WORTH_RAISING:
            yield f"{area}: {reached:.2f} %; raise its floor of {floor:g} % in {FLOORS.name}"


def _of_area(report: dict[str, Measured], area: str) -> dict[str, Measured]:
    """Return the files of a package, or for ``.`` the modules that lie in no package below."""
    inside = {name.removeprefix(PACKAGE): name for name in report if name.startswith(PACKAGE)}
    return {
        name: report[name]
        for short, name in inside.items()
        if ("/" not in short if area == "." else short.startswith(f"{area}/"))
    }


def _report(folder: Path) -> dict[str, Measured]:
    """Return coverage's report of the run just ended, by file name with forward slashes."""
    measured = coverage.Coverage(config_file=str(ROOT / "pyproject.toml"))
    measured.load()
    out = folder / "coverage.json"
    measured.json_report(outfile=str(out))
    files = json.loads(out.read_text(encoding="utf-8"))["files"]
    return {
        name.replace("\\", "/"): file for name, file in msgspec.convert(files, dict[str, Measured]).items()
    }


class Gate:
    """Judges the coverage once all tests have run, and fails the run where it is too low."""

    def __init__(self) -> None:
        self._lines: list[str] = []

    @pytest.hookimpl(tryfirst=True)
    def pytest_sessionfinish(self, session: pytest.Session) -> None:
        """Read the report and change the exit status where an area is below its floor."""
        factory: pytest.TempPathFactory = session.config._tmp_path_factory  # type: ignore[attr-defined]
        report = _report(factory.mktemp("coverage"))
        low = list(failings(report, floors()))
        self._lines = low + list(advice(report, floors()))
        if low and session.exitstatus == pytest.ExitCode.OK:
            session.exitstatus = pytest.ExitCode.TESTS_FAILED

    def pytest_terminal_summary(self, terminalreporter: pytest.TerminalReporter) -> None:
        """Say what is too low, before the closing line."""
        terminalreporter.section("coverage against its floors")
        for line in self._lines or ["every area reaches its floor"]:
            terminalreporter.write_line(line)


def pytest_configure(config: pytest.Config) -> None:
    """Set the gate up in the process that gathers the results, not in its workers."""
    if not hasattr(config, "workerinput"):
        config.pluginmanager.register(Gate(), "coverage-gate")
