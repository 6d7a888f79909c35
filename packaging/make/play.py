# SPDX-License-Identifier: GPL-3.0-or-later
"""Plays the installed program in its window on a screen that nobody sees."""

import os
import shutil
import subprocess
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from types import TracebackType
from typing import Self, TypeVar

from make.facts import ROOT, Failed, Unable, version

T = TypeVar("T")
Program = Callable[..., tuple[list[str], dict[str, str]]]
SAVE = ROOT / "tests/saves/tokyo-1-102.rubble"
PATIENCE = 120.0
"""Seconds after which what was waited for will not come."""
ENOUGH = 12
"""Actions that the program is to have played in its window."""


class Stage:
    """A virtual screen with a window manager; ``environment`` leads programs to it."""

    def __init__(self) -> None:
        self.environment: dict[str, str] = {}
        self._started: list[subprocess.Popen[bytes]] = []

    def __enter__(self) -> Self:
        if missing := [name for name in ("Xvfb", "openbox", "xdotool") if shutil.which(name) is None]:
            raise Unable(f"{' and '.join(missing)} not installed")
        inner, outer = os.pipe()
        screen = ["Xvfb", "-displayfd", str(outer), "-screen", "0", "1366x768x24", "-nolisten", "tcp"]
        self._started.append(subprocess.Popen(screen, pass_fds=[outer], stderr=subprocess.DEVNULL))
        os.close(outer)
        with os.fdopen(inner) as told:
            number = told.readline().strip()
        if not number:
            raise Unable("Xvfb does not start")
        self.environment = {"DISPLAY": f":{number}"}
        manager = subprocess.Popen(
            ["openbox"],
            env={**os.environ, **self.environment},
            stderr=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
        )
        self._started.append(manager)
        return self

    def __exit__(
        self, kind: type[BaseException] | None, fault: BaseException | None, trace: TracebackType | None
    ) -> None:
        for program in reversed(self._started):
            program.terminate()
            program.wait()

    def window(self, name: str) -> str:
        """Return the program's window whose title holds ``name``, "" while there is none."""
        for found in self.told("search", "--onlyvisible", "--classname", "^rubbletop$").split():
            if name in self.told("getwindowname", found):
                return found
        return ""

    def press(self, window: str, keys: str) -> None:
        """Press keys in a window."""
        self.told("windowactivate", "--sync", window)
        self.told("key", keys)

    def told(self, *words: str) -> str:
        """Return what xdotool says."""
        environment = {**os.environ, **self.environment}
        asked = subprocess.run(
            ["timeout", "10", "xdotool", *words],
            env=environment,
            capture_output=True,
            text=True,
            check=False,
        )
        return asked.stdout.strip()


def played(program: Program, home: Path, inside: Callable[[str], Path]) -> Iterator[str]:
    """Start the program, let it play, open a save by it twice, end it; yield what was seen.

    ``home`` is the player's home as seen from here, ``inside`` a file of it as seen by the program.
    Raises Failed.
    """
    words, environment = program("--version")
    said = subprocess.run(words, env=environment, capture_output=True, text=True, check=False).stdout.strip()
    if said != f"rubbletop {version()}":
        raise Failed(f"the installed program says {said!r} when asked for its version")
    _alone(program)
    yield "it plays two games by itself, in two processes"
    _told_at_once(home)
    stage = Stage()
    stage.environment = {"DISPLAY": environment["DISPLAY"]}
    words, environment = program()
    window = subprocess.Popen(words, env=environment, stderr=subprocess.PIPE, text=True)
    try:
        yield from _in_the_window(window, stage, program, home, inside)
    finally:
        if window.poll() is None:
            window.kill()
        window.wait()


def _told_at_once(home: Path) -> None:
    """Let what is played be told without pauses, as the Play menu can."""
    file = home / ".config/rubbletop/preferences.json"
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text('{"telling_speed": 0, "motion_speed": 0}', encoding="utf-8")
    file.chmod(0o666)
    file.parent.chmod(0o777)


def _alone(program: Program) -> None:
    words, environment = program(
        *("selfplay", "colossi", "--games", "2", "--jobs", "2", "--level", "random", "--max-turns", "2")
    )
    ended = subprocess.run(
        words, env=environment, capture_output=True, text=True, check=False, timeout=PATIENCE
    )
    if ended.returncode or ended.stderr:
        raise Failed(f"selfplay ended with {ended.returncode}: {ended.stderr}")


def _in_the_window(
    window: "subprocess.Popen[str]", stage: Stage, program: Program, home: Path, inside: Callable[[str], Path]
) -> Iterator[str]:
    shown = _awaited("its window", lambda: stage.window("Rubbletop"))
    yield "its window is open"
    stage.press(shown, "ctrl+d")
    journals = home / ".local/share/rubbletop/journals"
    count = _awaited(f"{ENOUGH} actions", lambda: _enough(journals))
    yield f"a game is played in it: {count} actions"
    if SAVE.exists():
        (home / "evening.rubble").write_bytes(SAVE.read_bytes())
        words, environment = program(str(inside("evening.rubble")))
        try:
            second = subprocess.run(words, env=environment, check=False, timeout=PATIENCE)
        except subprocess.TimeoutExpired:
            raise Failed("a second start with a save does not hand it on") from None
        if second.returncode:
            raise Failed(f"a second start with a save ended with {second.returncode}")
        _awaited("the save in the window that was open", lambda: stage.window("evening.rubble"))
        yield "a save that is opened meanwhile goes to that window"
    stage.press(stage.window("Rubbletop"), "ctrl+q")
    try:
        status = window.wait(timeout=PATIENCE)
    except subprocess.TimeoutExpired:
        raise Failed("the program does not quit") from None
    errors = window.stderr.read() if window.stderr is not None else ""
    if status or errors:
        raise Failed(f"the program ended with {status} and said {errors!r}")
    yield "it is quit and ends well"


def _enough(journals: Path) -> int:
    """Return the actions in the journal once there are enough of them, 0 before."""
    lines = [file.read_bytes().count(b'{"action":') for file in journals.glob("*.journal")]
    return max(lines, default=0) if max(lines, default=0) >= ENOUGH else 0


def _awaited(what: str, look: Callable[[], T]) -> T:
    until = time.monotonic() + PATIENCE
    while not (seen := look()):
        if time.monotonic() > until:
            raise Failed(f"{what} did not come within {PATIENCE:g} seconds")
        time.sleep(0.25)
    return seen
