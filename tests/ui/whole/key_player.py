# SPDX-License-Identifier: GPL-3.0-or-later
"""A person with a keyboard alone, whose keys go where the window sends them."""

from collections import deque

from PySide6.QtCore import QPointF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QWidget
from pytestqt.qtbot import QtBot

from rubbletop.kernel.facts import Action, SpaceId
from rubbletop.ui.main_window import MainWindow
from rubbletop.ui.scene.spots import ARROWS
from tests.ui.whole.player import Driver

Key, NONE, SHIFT = Qt.Key, Qt.KeyboardModifier.NoModifier, Qt.KeyboardModifier.ShiftModifier
ROUND = 120
"""So many times Tab is pressed before a part counts as one to which it does not lead."""

Stroke = tuple[Qt.Key, Qt.KeyboardModifier]
N: tuple[Stroke, Stroke] = ((Key.Key_N, NONE), (Key.Key_N, SHIFT))


class KeyPlayer(Driver):
    """Tab, arrows, Enter, Esc, F6, N and the Page keys."""

    def __init__(self, qtbot: QtBot, window: MainWindow, seed: int = 1) -> None:
        super().__init__(qtbot, window, seed)
        self.pressed: list[str] = []

    def key(self, key: Qt.Key, with_: Qt.KeyboardModifier = NONE) -> None:
        self.strokes += 1
        self.pressed.append(key.name.removeprefix("Key_"))
        QTest.keyClick(self.handle, key, with_)

    def type(self, digits: str) -> None:
        for digit in digits:
            self.key(Key(ord(digit)))

    @property
    def focus(self) -> QWidget | None:
        return QApplication.focusWidget()

    def press(self, button: QWidget) -> None:
        self.tab_to(button)
        self.key(Key.Key_Space)

    def choose(self, button: QAbstractButton) -> None:
        """Choose one of several buttons of which one is down: Tab leads to that, arrows to the others."""
        group = button.group()
        first, last = group.buttons()[0], group.buttons()[-1]
        key = Key.Key_Down if last.y() > first.y() else Key.Key_Right
        down = group.checkedButton()
        assert down is not None
        self.tab_to(down)
        for _ in group.buttons():
            if button.isChecked():
                return
            self.key(key)
        raise AssertionError(f"the arrows do not lead to {button}")

    def tab_to(self, part: QWidget) -> None:
        """Press Tab until a part has the focus."""
        for _ in range(ROUND):
            if self.focus is part:
                assert part.visibleRegion().contains(part.rect().center()), "out of sight"
                return
            self.key(Key.Key_Tab)
        raise AssertionError(f"Tab does not lead to {part}")

    def take_screen(self) -> None:
        self.key(Key.Key_Return)
        self.settle()
        assert not self.page.hand_over.is_down

    def further(self, action: Action) -> None:
        button, pick = self.offered(action), self.next_pick(action)
        if pick == "":
            self.key(Key.Key_Escape)
        elif pick is None or (button is not None and self.rng.random() < 0.5):
            assert button is not None, (action, self.page.prompt.question)
            if self.page.stage.view.hasFocus():
                self.key(Key.Key_F6)
            self.tab_to(button)
            self.key(Key.Key_Return)
        else:
            self.pick(pick)

    # On the board

    def pick(self, name: str) -> None:
        """Lead the cursor to something on the board and press Enter there."""
        stage = self.page.stage
        if not stage.view.hasFocus():
            self.key(*N[0])
        for key, with_ in self.way(name):
            self.key(key, with_)
        self.turn_to(name)
        keyboard = stage.keyboard
        assert name in (keyboard.place, keyboard.counter), (name, keyboard.place, keyboard.counter)
        self.key(Key.Key_Return)

    def turn_to(self, name: str) -> None:
        """Leaf through a stack until a counter is pointed at, or the space under those that are lit."""
        stage, keyboard = self.page.stage, self.page.stage.keyboard
        for _ in range(len(stage.table.places.get(stage.table.place_of(name), ())) + 1):
            counter = keyboard.counter
            if counter == name or (name == keyboard.place and counter not in stage.hands.picks.lit):
                return
            self.key(Key.Key_PageDown)

    def way(self, name: str) -> list[Stroke]:
        """Return the fewest keys that lead the cursor to something: N and back, arrows, or its number."""
        ways = (self.way_by_n(name), self.way_by_arrows(name), self.way_by_number(name))
        found = [way for way in ways if way is not None]
        assert found, f"no key leads to {name}"
        return min(found, key=len)

    def way_by_number(self, name: str) -> list[Stroke] | None:
        table = self.page.stage.table
        place = table.place_of(name)
        return (
            [(Key(ord(digit)), NONE) for digit in place] if place in table.spots and place.isdigit() else None
        )

    def way_by_n(self, name: str) -> list[Stroke] | None:
        stage = self.page.stage
        hands, keyboard = stage.hands, stage.keyboard
        picks = hands.picks.lit
        lit = [
            name for name in (*picks, *(s for s in hands.reach if s not in picks)) if stage.table.has(name)
        ]
        if name not in lit:
            return None
        present = keyboard.counter if keyboard.counter in lit else keyboard.place
        # From nowhere N leads to the first.
        lead, here = ([], lit.index(present)) if present in lit else ([N[0]], 0)
        on = (lit.index(name) - here) % len(lit)
        back = len(lit) - on
        return lead + ([N[0]] * on if on <= back else [N[1]] * back)

    def way_by_arrows(self, name: str) -> list[Stroke] | None:
        """Return the shortest walk of the cursor over the board."""
        stage, table = self.page.stage, self.page.stage.table
        start, goal = stage.keyboard.place, table.place_of(name)
        if start is None or start not in table.spots or goal not in table.spots:
            return None
        spots = table.spots
        middle = {space: table.shape(space).boundingRect().center() for space in spots.board.spaces}
        ways: dict[str, list[Stroke]] = {start: []}
        wish: dict[str, QPointF] = {start: stage.keyboard._wish}
        queue = deque([start])
        while queue:
            here = queue.popleft()
            if here == goal:
                return ways[here]
            for key in ARROWS:
                to = spots.towards(SpaceId(here), key, wish[here])
                if to not in ways:
                    ways[to] = [*ways[here], (key, NONE)]
                    upright = key in (Key.Key_Up, Key.Key_Down)
                    wish[to] = middle[to] if upright else wish[here]
                    queue.append(to)
        return None
