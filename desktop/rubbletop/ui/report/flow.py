# SPDX-License-Identifier: GPL-3.0-or-later
"""Blocks put one after another onto sheets, in one column or in two; lengths in dots."""

from collections.abc import Sequence
from typing import NamedTuple

from rubbletop.ui.report.blocks import Block

COLUMNS = 2
TRIES = 60
"""So many heights are tried until two columns are as even as can be."""


class Placed(NamedTuple):
    """A block and where its upper left corner is, from that of the text."""

    block: Block
    x: float
    y: float


class Flow:
    """Sheets that fill up from top to bottom."""

    def __init__(self, wide: float, high: float, gutter: float) -> None:
        self.wide = wide
        self.high = high
        self._gutter = gutter
        self._y = 0.0
        self._waiting: list[Block] = []
        self.sheets: list[list[Placed]] = [[]]

    @property
    def room(self) -> float:
        """How much is free on this sheet."""
        return self.high - self._y

    @property
    def is_waited_for(self) -> bool:
        """Whether something waits for the next sheet."""
        return bool(self._waiting)

    def put_later(self, block: Block) -> None:
        """Put a block at the top of the next sheet, whatever fills this one."""
        self._waiting.append(block)

    def finish(self) -> None:
        """Put what still waits."""
        if self._waiting:
            self._turn()

    @property
    def column(self) -> float:
        """The width of one of two columns."""
        return (self.wide - self._gutter) / COLUMNS

    def put(self, *blocks: Block) -> None:
        """Put blocks below what is there; one that keeps goes to the next sheet with the one after it."""
        for number, block in enumerate(blocks):
            needed = block.before + block.height
            for follower in blocks[number + 1 :] if block.keeps else ():
                needed += follower.before + follower.height
                if not follower.keeps:
                    break
            if self._y and self._y + needed > self.high:
                self._turn()
            self._y = self._place(block, 0.0, self._y)

    def put_in_columns(self, blocks: Sequence[Block]) -> None:
        """Put blocks into two columns, as even as can be where they end on this sheet."""
        left = list(blocks)
        while left:
            room = self.high - self._y
            height, parts = self._parted(left, room)
            if not parts[0]:
                # Not even one block fits here; one that is higher than a sheet is cut at its end.
                if self._y:
                    self._turn()
                else:
                    self.put(left.pop(0))
                continue
            top = self._y
            for column, part in enumerate(parts):
                y = top
                for block in part:
                    y = self._place(block, column * (self.column + self._gutter), y, top)
            left = left[sum(map(len, parts)) :]
            self._y = top + height
            if left:
                self._turn()

    def make_room(self, high: float) -> None:
        """Go to the next sheet unless there is so much room on this one."""
        if self._y and self._y + high > self.high:
            self._turn()

    def _parted(self, blocks: Sequence[Block], room: float) -> tuple[float, list[list[Block]]]:
        """The blocks of each column within ``room``, and how high the columns are."""
        total = sum(block.before + block.height for block in blocks)
        least = total / COLUMNS
        for number in range(TRIES):
            height = min(room, least + number * (max(room, least) - least) / TRIES)
            parts = _filled(blocks, height)
            if sum(map(len, parts)) == len(blocks):
                return height, parts
        return room, _filled(blocks, room)

    def _place(self, block: Block, x: float, y: float, top: float = 0.0) -> float:
        """Put a block there; return where the next one may begin."""
        y += block.before if y > top else 0.0
        self.sheets[-1].append(Placed(block, x, y))
        return y + block.height

    def _turn(self) -> None:
        self.sheets.append([])
        self._y = 0.0
        waiting, self._waiting = self._waiting, []
        self.put(*waiting)
        if waiting:
            self._y += self._gutter


def _filled(blocks: Sequence[Block], height: float) -> list[list[Block]]:
    """Fill each column as far as it goes; a block that keeps never ends one."""
    parts: list[list[Block]] = []
    start = 0
    for _ in range(COLUMNS):
        part: list[Block] = []
        y = 0.0
        for block in blocks[start:]:
            y += block.height + (block.before if part else 0.0)
            if y > height:
                break
            part.append(block)
        else:
            parts.append(part)
            start += len(part)
            continue
        while part and part[-1].keeps:
            part.pop()
        parts.append(part)
        start += len(part)
    return parts
