# SPDX-License-Identifier: GPL-3.0-or-later
"""A battle at a glance: who is against whom, the battle table with the lines in use, the odds (War)."""

from collections.abc import Mapping

import msgspec
from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from rubbletop.games.barrel import chances
from rubbletop.games.barrel.ground import Ground
from rubbletop.games.barrel.state import BarrelState
from rubbletop.games.barrel.tables import FACES
from rubbletop.games.barrel.words.names import local_troops, seat_name, troops
from rubbletop.games.barrel.words.war import ratio
from rubbletop.kernel.facts import Message, Seat, SpaceId, decimal, say
from rubbletop.ui.barrel.art import palette
from rubbletop.ui.barrel.art.face import LocalsFace, TroopFace
from rubbletop.ui.barrel.panels.signs import Picture
from rubbletop.ui.game_screen import Bar
from rubbletop.ui.parts.card import label, plain
from rubbletop.ui.parts.chance_bar import chance_list
from rubbletop.ui.parts.dice import paint_die
from rubbletop.ui.theme import CAPTION, lettering, pixels, shades
from rubbletop.ui.words import ruled, worded

COUNTER, MOST_COUNTER = 28.0, 30.0
"""Edge of the counters in shell sizes, and the most in pixels."""
TABLE, LINE, DIE = 40.0, 15.0, 13.0
"""Room of the ratios, height of a line, edge of the dice above the columns, in shell sizes."""
TAG, LEAST = 42.0, 200
"""Room of the words behind a ratio in shell sizes, and how narrow a table may get, in pixels."""
PLAYERS_TINT, LOCALS_TINT = palette.PENCIL, palette.LOCALS


class Clash(msgspec.Struct, frozen=True, kw_only=True):
    """The numbers of a battle: troops by seat in order of arrival, local troops, and both ratios."""

    region: SpaceId
    troops: tuple[tuple[Seat, int], ...]
    locals: int
    ratio: int
    locals_ratio: int

    @property
    def all_troops(self) -> int:
        """The troops of all players."""
        return sum(number for _, number in self.troops)


def clash(ground: Ground, s: BarrelState, region: SpaceId) -> Clash:
    """Return the battle in a region as it stands."""
    held = s.regions[region]
    own, others = ground.ratio(held.all_troops, held.locals or 0)
    return Clash(
        region=region,
        troops=tuple((seat, held.troops[seat]) for seat in held.arrivals),
        locals=held.locals or 0,
        ratio=own,
        locals_ratio=others,
    )


class BattleTable(QWidget):
    """The lines of the battle table in use and those next to them; after the dice their cells are framed.

    ``faces`` are those of the players and the locals, None before they are thrown.
    """

    def __init__(
        self,
        ground: Ground,
        own: int,
        others: int,
        faces: tuple[int, int] | None = None,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        rows = {row.ratio: row.losses for row in ground.edition.battle}
        self.own, self.others = _kept(rows, own), _kept(rows, others)
        self.faces = faces
        ordered = sorted(rows, reverse=True)
        used = (ordered.index(self.own), ordered.index(self.others))
        near = (place for place in range(len(ordered)) if any(abs(place - other) <= 1 for other in used))
        self.rows = {ordered[place]: rows[ordered[place]] for place in near}
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setAccessibleName(self._said())
        tip = say("Losses that a side inflicts, by its ratio and its die.")
        self.setToolTip(f"{ruled(tip, 'War, 27, 28')}\n{self._said()}")

    def sizeHint(self) -> QSize:
        return QSize(round(pixels(260)), round(pixels(LINE) * (len(self.rows) + 1) + 4))

    def minimumSizeHint(self) -> QSize:
        return QSize(LEAST, self.sizeHint().height())

    def _left(self) -> float:
        """Where the columns of the dice begin: the ratios get no more than half where letters are large."""
        return min(pixels(TABLE + TAG), self.width() / 2)

    def _said(self) -> str:
        """The lines in use in words."""
        sides = ((say("players"), self.own, 0), (say("local troops"), self.others, 1))
        lines = []
        for who, line, die in sides:
            losses = " ".join(str(number) for number in self.rows[line])
            told = say("{who} {ratio}: {losses}", who=who, ratio=ratio(line), losses=losses)
            if self.faces is not None:
                face = self.faces[die]
                told = say("{told}; die {face}: {number}", told=told, face=face,
                           number=self.rows[line][face - 1])  # fmt: skip
            lines.append(worded(told))
        return "\n".join(lines)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        high = pixels(LINE)
        left = self._left()
        step = (self.width() - left) / FACES
        die = min(pixels(DIE), step - 4)
        for face in range(1, FACES + 1):
            middle = left + (face - 0.5) * step
            paint_die(painter, QRectF(middle - die / 2, (high - die) / 2, die, die), face)
        for number, (line, losses) in enumerate(self.rows.items(), 1):
            self._paint_line(painter, QRectF(0, number * high + 3, self.width(), high), line, losses)
        painter.end()

    def _paint_line(self, painter: QPainter, at: QRectF, line: int, losses: tuple[int, ...]) -> None:
        chosen = shades(self)
        is_own, is_others = line == self.own, line == self.others
        is_lit = is_own or is_others
        if is_lit:
            tint = QColor(PLAYERS_TINT if is_own else LOCALS_TINT)
            tint.setAlphaF(0.3)
            painter.fillRect(at.adjusted(0, 0.5, 0, -0.5), tint)
        weight = QFont.Weight.Bold if is_lit else QFont.Weight.Normal
        painter.setFont(lettering(CAPTION, weight))
        painter.setPen(QColor(chosen.text if is_lit else chosen.muted))
        middle = Qt.AlignmentFlag.AlignVCenter
        painter.drawText(at.adjusted(pixels(5), 0, 0, 0), middle, ratio(line))
        left = self._left()
        tag = left * TABLE / (TABLE + TAG)
        painter.drawText(QRectF(tag, at.top(), left - tag, at.height()), middle, self._tag(line))
        step = (at.width() - left) / FACES
        for face, number in enumerate(losses, 1):
            cell = QRectF(left + (face - 1) * step, at.top(), step, at.height())
            self._frame(painter, cell, face, line)
            painter.setPen(QColor(chosen.text if is_lit else chosen.muted))
            painter.drawText(cell, Qt.AlignmentFlag.AlignCenter, str(number))

    def _tag(self, line: int) -> str:
        if line == self.own and line == self.others:
            return worded(say("both"))
        if line == self.own:
            return worded(say("troops"))
        return worded(say("locals")) if line == self.others else ""

    def _frame(self, painter: QPainter, cell: QRectF, face: int, line: int) -> None:
        """Frame the cell of a die that fell: the players' with a full line, the locals' with a broken one."""
        if self.faces is None:
            return
        chosen = shades(self)
        box = cell.adjusted(3, 0.8, -3, -0.8)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        if (line, face) == (self.own, self.faces[0]):
            painter.setPen(QPen(QColor(chosen.accent), 1.8))
            painter.drawRoundedRect(box, 3, 3)
        if (line, face) == (self.others, self.faces[1]):
            painter.setPen(QPen(QColor(chosen.text), 1.6, Qt.PenStyle.DotLine))
            painter.drawRoundedRect(box.adjusted(2.2, 1.4, -2.2, -1.4), 3, 3)


def _kept(rows: Mapping[int, object], wanted: int) -> int:
    """The line that counts for a ratio: beyond the table the outermost one (27)."""
    return min(max(wanted, min(rows)), max(rows))


def sides(s: BarrelState, found: Clash, parent: QWidget) -> QWidget:
    """Return both sides as counters with their ratio."""
    made, row = plain(QHBoxLayout, parent, 0)
    # Counters grow less than letters, as up to five players may be there.
    edge = COUNTER * min(1.0, MOST_COUNTER / pixels(COUNTER))
    for seat, number in found.troops:
        name = say("{player}: {troops}", player=seat_name(s, seat), troops=troops(number))
        face = TroopFace(player=s.seats.index(seat), count=number)
        row.addWidget(Picture(face, edge, worded(name), made))
    row.addWidget(label(worded(say("v")), "strong"))
    row.addWidget(Picture(LocalsFace(count=found.locals), edge, worded(local_troops(found.locals)), made))
    row.addStretch(1)
    told = label(ratio(found.ratio), "question")
    reckoned = say(
        "{troops} against {locals}, rounded for the players: {ratio}",
        troops=troops(found.all_troops),
        locals=local_troops(found.locals),
        ratio=ratio(found.ratio),
    )
    told.setToolTip(ruled(reckoned, "War"))
    told.setAccessibleName(worded(reckoned))
    row.addWidget(told)
    return made


def win_bar(ground: Ground, found: Clash, parent: QWidget) -> QWidget:
    """Return the chance that the battle is won in the end, nobody coming or leaving."""
    whole = chances.battle(ground, found.all_troops, found.locals)
    return chance_list([Bar(label=say("Won in the end"), chance=float(whole.win))], [0], parent)


def odds_from_here(ground: Ground, found: Clash, parent: QWidget) -> QWidget:
    """Return the other odds: of one round, how the battle may end badly, who falls on average."""
    made, column = plain(QVBoxLayout, parent, 2)
    this = chances.one_round(ground, found.all_troops, found.locals)
    whole = chances.battle(ground, found.all_troops, found.locals)
    bars = [
        Bar(label=say("Won in this round"), chance=_wins(this, found)),
        Bar(label=say("Lost in the end"), chance=float(whole.lose)),
        Bar(label=say("Nobody left in the end"), chance=float(whole.both_gone)),
    ]
    column.addWidget(chance_list([bar for bar in bars if bar.chance], (), made))
    told = say(
        "On average {own} of {troops} fall in this round, {whole} to the end; of the locals {others} now.",
        own=_mean(this, 0),
        others=_mean(this, 1),
        troops=troops(found.all_troops),
        whole=decimal(f"{float(whole.losses):.1f}"),
    )
    column.addWidget(label(worded(told), "muted", wraps=True))
    return made


def _mean(this: chances.Round, side: int) -> Message:
    """The losses of a side in a round on average: 0 the players, 1 the local troops."""
    return decimal(f"{float(sum(chance * lost[side] for lost, chance in this)):.1f}")


def _wins(this: chances.Round, found: Clash) -> float:
    """The chance that no local troops are left after a round, and players' troops are."""
    won = (chance for (own, others), chance in this if others == found.locals and own < found.all_troops)
    return float(sum(won))
