# SPDX-License-Identifier: GPL-3.0-or-later
"""From the lines of a save or a journal back to a game: each action is played again and compared.

The lines are UTF-8 JSON: a header, one action a line with its faces, in a journal also take-backs,
and at the end of a save its outcome, the digest of its last state, the digest of all lines before,
and the state itself.
"""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Annotated, Any, TypeAlias

import msgspec

from rubbletop.kernel.codec import AnyRules, Codec, decoded, digest, encoded
from rubbletop.kernel.dice import OutOfFaces
from rubbletop.kernel.facts import IllegalAction, Message, Outcome, Record, Setup, say
from rubbletop.kernel.session import MOST_NOTES, Session

FORMAT = 2
"""The newest format; version 2 has notes."""
PLAIN_FORMAT = 1
"""The format of a game without notes, so that earlier programs read it."""
TAKEN_BACK_START = b'{"taken_back":'
END_START = b'{"outcome":'

AnySession: TypeAlias = Session[Any]
FindRules: TypeAlias = Callable[[str], AnyRules]


class Resumed(Record, frozen=True):
    """The state from which a game went on whose actions were lost, and the throws made before."""

    thrown: int
    digest: str
    state: msgspec.Raw


class Header(Record, frozen=True, omit_defaults=True):
    """The first line: how the game was begun, by which program and rules, with which throws; the notes."""

    format: int
    program: str
    game: str
    rules: int
    setup: Setup
    faces: tuple[int, ...]
    resumed: Resumed | None = None
    notes: Annotated[str, msgspec.Meta(max_length=MOST_NOTES)] = ""


class TakenBack(Record, frozen=True):
    """A line of a journal: that many actions were taken back."""

    taken_back: int


class End(Record, frozen=True):
    """The last line of a save; ``lines`` is the digest of all lines before it."""

    outcome: Outcome | None
    digest: str
    lines: str
    state: msgspec.Raw


class Loaded:
    """A game read from a file, and what the player should know about it (mostly nothing)."""

    def __init__(self, session: AnySession, report: tuple[Message, ...] = ()) -> None:
        self.session = session
        self.report = report


class BadSave(Exception):  # noqa: N818 - it says what it is
    """A file that is no sound game. ``message`` is for the player, ``place`` says where it breaks.

    ``played`` is the game as far as it can be played, None when not even its beginning can.
    ``stored`` is a game that goes on from the state kept at the end of the file, None when that is
    missing or damaged too. ``report`` are further facts, such as other rules. ``is_missing``: there is no
    such file at all.
    """

    def __init__(
        self,
        path: str,
        message: Message,
        place: Message,
        *,
        played: AnySession | None = None,
        stored: AnySession | None = None,
        report: tuple[Message, ...] = (),
        is_missing: bool = False,
    ) -> None:
        super().__init__(f"{path}: {place.text()}: {message.text()}")
        self.path = path
        self.message = message
        self.place = place
        self.played = played
        self.stored = stored
        self.report = report
        self.is_missing = is_missing


class _Fault(Exception):  # noqa: N818 - it says what it is
    """What is wrong with a line, on its way to a BadSave."""

    def __init__(self, message: Message, place: Message) -> None:
        super().__init__()
        self.message = message
        self.place = place


class _Kind(msgspec.Struct):
    """The least that a first line must have; no format to come has a number of ten digits."""

    format: Annotated[int, msgspec.Meta(ge=1, lt=10**9)]


def header_of(path: str, line: bytes) -> Header:
    """Return the header. Raises BadSave for a first line that is none of this program."""
    place = _line(1)
    try:
        kind = decoded(line, _Kind)
    except ValueError:
        raise BadSave(path, say("This is not a saved game of Rubbletop."), place) from None
    if kind.format > FORMAT:
        raise BadSave(
            path,
            say(
                "This game was saved by a newer Rubbletop (format {format}); this one reads up to {known}.",
                format=kind.format,
                known=FORMAT,
            ),
            place,
        )
    try:
        return decoded(line, Header)
    except ValueError as fault:
        raise BadSave(path, say("The header is damaged: {fault}.", fault=str(fault)), place) from fault


def replayed(path: str, data: bytes, find_rules: FindRules) -> Loaded:
    """Return the game that a save holds. Raises BadSave."""
    reading = _Reading(path, data, find_rules)
    try:
        reading.begin()
        reading.play()
        reading.compare()
    except _Fault as fault:
        raise reading.bad(fault) from fault.__cause__
    return Loaded(reading.begun, reading.report)


def recovered(path: str, data: bytes, find_rules: FindRules) -> Loaded:
    """Return the game that a journal holds; its last line may be cut. Raises BadSave."""
    reading = _Reading(path, data, find_rules)
    try:
        reading.begin()
        reading.play()
    except _Fault as fault:
        if reading.session is None or not reading.at_last_line:
            raise reading.bad(fault) from fault.__cause__
        reading.report += (say("The last action was not written in full and is missing."),)
    return Loaded(reading.begun, reading.report)


class _Reading:
    """One file being read: what has been found in it so far."""

    def __init__(self, path: str, data: bytes, find_rules: FindRules) -> None:
        self.path = path
        self.session: AnySession | None = None
        self.report: tuple[Message, ...] = ()
        lines = data.split(b"\n")
        self._cut = bool(lines[-1])
        if not self._cut:
            lines.pop()
        first = lines[0] if lines else b""
        self.header = header_of(path, first)
        self.rules = self._rules(find_rules)
        self._codec = Codec(self.rules)
        self._end = lines.pop() if len(lines) > 1 and lines[-1].startswith(END_START) else None
        self._lines = lines[1:]
        self._end_place = _line(len(self._lines) + 2)
        self._read = 0
        self._before_end = data[: len(data) - len(self._end) - data.endswith(b"\n")] if self._end else data

    @property
    def begun(self) -> AnySession:
        """The game, once its beginning has been played."""
        assert self.session is not None
        return self.session

    @property
    def at_last_line(self) -> bool:
        """Whether the line that was read last is the file's last."""
        return self._read == len(self._lines) and self._end is None

    def begin(self) -> None:
        """Play the beginning, or take up the state from which the game went on."""
        header = self.header
        if header.resumed is not None:
            self.session = self._resumed(header.resumed, _line(1))
            return
        with _faults_at(say("The beginning (line 1)")):
            self.session = Session(self.rules, header.setup, header.faces)
            self.session.note(header.notes)

    def play(self) -> None:
        """Play all lines between the header and the end."""
        session = self.begun
        for number, line in enumerate(self._lines, 1):
            self._read = number
            place = say("Action {number} (line {line})", number=session.length + 1, line=number + 1)
            if line.startswith(TAKEN_BACK_START):
                self._take_back(session, line, place)
                continue
            with _faults_at(place):
                session.replayed(self._codec.played(line))

    def compare(self) -> None:
        """Hold the game against the end of the save."""
        session = self.begun
        end = self._ending()
        place = self._end_place
        state = encoded(session.state)
        if digest(state) != end.digest or state != bytes(end.state):
            raise _Fault(say("The game comes out otherwise than when it was saved."), place)
        if self.rules.outcome(session.state) != end.outcome:
            raise _Fault(say("The game ends otherwise than when it was saved."), place)
        if digest(self._before_end) != end.lines:
            raise _Fault(say("The file was changed after it was saved."), place)

    def bad(self, fault: _Fault) -> BadSave:
        """Return the fault with all that can be had from the file in spite of it."""
        message = fault.message
        cut_in_end = self._cut and fault.place == self._end_place
        if self.session is not None and (self.at_last_line or cut_in_end):
            message = say("The file was cut off or damaged near its end.")
        misfit = self._misfit()
        if misfit and misfit not in message.text():
            message = say("{what} Its last position does not fit: {why}.", what=message, why=misfit)
        return BadSave(
            self.path, message, fault.place, played=self.session, stored=self._stored(), report=self.report
        )

    def _misfit(self) -> str:
        """Return why a stored position that is whole cannot be used, such as a changed board, or ""."""
        try:
            end = self._ending()
            whole = digest(bytes(end.state)) == end.digest
            return self.rules.contradiction(self._codec.state(bytes(end.state))) if whole else ""
        except (_Fault, LookupError, TypeError, ValueError, AssertionError):
            return ""

    def _rules(self, find_rules: FindRules) -> AnyRules:
        try:
            rules = find_rules(self.header.game).of_version(self.header.rules)
        except (LookupError, ValueError) as fault:
            message = say("This program does not have the game {game}.", game=self.header.game)
            raise BadSave(self.path, message, _line(1)) from fault
        if rules.version != self.header.rules:
            self.report += (
                say(
                    "Saved with version {saved} of the rules; this program has version {own}.",
                    saved=self.header.rules,
                    own=rules.version,
                ),
            )
        return rules

    def _take_back(self, session: AnySession, line: bytes, place: Message) -> None:
        with _faults_at(place):
            count = decoded(line, TakenBack).taken_back
            if not 1 <= count <= session.length:
                raise ValueError("more is taken back than was played")
            for _ in range(count):
                session.undo()

    def _ending(self) -> End:
        if self._end is None:
            raise _Fault(say("The end of the file is missing."), self._end_place)
        with _faults_at(self._end_place):
            return decoded(self._end, End)

    def _stored(self) -> AnySession | None:
        """Return a game that goes on from the state at the end of the file, if it is sound."""
        try:
            end = self._ending()
            resumed = Resumed(thrown=self._all_thrown(), digest=end.digest, state=end.state)
            return self._resumed(resumed, say("The end"))
        except _Fault:
            return None

    def _all_thrown(self) -> int:
        """Return the throws of all lines that can be read: seeded dice go on after them."""
        before = self.header.resumed.thrown if self.header.resumed is not None else 0
        thrown = before + len(self.header.faces)
        for line in self._lines:
            try:
                thrown += len(self._codec.played(line).faces)
            except ValueError:
                continue
        return thrown

    def _resumed(self, resumed: Resumed, place: Message) -> AnySession:
        raw = bytes(resumed.state)
        if digest(raw) != resumed.digest:
            raise _Fault(say("The stored state is damaged."), place)
        with _faults_at(place):
            state = self._codec.state(raw)
            session = Session.resumed(self.rules, self.header.setup, state, resumed.thrown)
            session.note(self.header.notes)
            return session


def _line(number: int) -> Message:
    return say("Line {line}", line=number)


@contextmanager
def _faults_at(place: Message) -> Iterator[None]:
    """Make whatever a hostile file brings the rules to raise a fault of the place."""
    try:
        yield
    except IllegalAction as refusal:
        message = say("The rules refuse it: {reason}", reason=refusal.reason)
        if refusal.rule:
            message = say("The rules refuse it: {reason} ({rule})", reason=refusal.reason, rule=refusal.rule)
        raise _Fault(message, place) from refusal
    except OutOfFaces as fault:
        raise _Fault(say("Faces of dice are missing ({purpose}).", purpose=fault.purpose), place) from fault
    except ValueError as fault:
        raise _Fault(say("It is damaged or does not fit: {fault}.", fault=str(fault)), place) from fault
    except Exception as fault:
        raise _Fault(say("The rules cannot play it: {fault}.", fault=repr(fault)), place) from fault
