# SPDX-License-Identifier: GPL-3.0-or-later
"""A pupil with a mouse: does what each step of a lesson asks for, and what it does not want."""

from PySide6.QtWidgets import QPushButton, QSpinBox, QWidget
from pytestqt.qtbot import QtBot

from rubbletop.games.barrel.actions.opening import BuyStart
from rubbletop.games.barrel.actions.orders import March, OpenPurchase, RaiseMedia
from rubbletop.games.colossi.actions.marines import Fire
from rubbletop.games.tokyo.actions.godran import SmashBuilding
from rubbletop.games.tokyo.actions.money import BidSchemes
from rubbletop.kernel.facts import Action
from rubbletop.ui.decide.answering import AnsweringPanel
from rubbletop.ui.lesson.coach import Coach
from rubbletop.ui.main_window import MainWindow
from tests.ui.mouse import MouseHand


class Pupil(MouseHand):
    """Sits before a lesson."""

    def __init__(self, qtbot: QtBot, window: MainWindow) -> None:
        super().__init__(qtbot, window)
        assert window.classroom is not None
        self.coach: Coach = window.classroom.coach
        self.card = self.coach.card

    @property
    def place(self) -> int:
        return self.coach.course.place

    def part(self, name: str) -> QWidget:
        """The part of the decision with this name that is to be seen."""
        found = self.page.prompt.findChildren(QWidget, name)
        return next(part for part in found if part.isVisible())

    def settle(self) -> None:
        """Tell all that waits, until a person is asked."""
        self.qtbot.waitUntil(self._is_asked)

    def _is_asked(self) -> bool:
        super().settle()
        return bool(self.page.bridge.legal) and not self.stage.is_telling

    def read(self) -> None:
        self.press(self.card.read_button)
        self.settle()

    def example(self) -> Action:
        step = self.coach.course.step
        assert step is not None
        action = step.example(self.page.bridge.legal)
        assert action is not None
        return action

    def do(self, action: Action) -> None:
        """Decide so by mouse alone."""
        match action:
            case BidSchemes():
                self.press(self.part(action.cards[0]))
                self.press(self.part("confirm"))
            case BuyStart():
                for name, number in (("troops", action.troops), ("logistics", action.logistics)):
                    box = self.part(name)
                    assert isinstance(box, QSpinBox)
                    box.setValue(number)
                self.press(self.part("confirm"))
            case OpenPurchase() | RaiseMedia():
                self.press(self.part(action.box))
                self.press(self.part("confirm"))
            case SmashBuilding():
                self.choose("godran")
                self.click(action.area)
                box = self.part("dice")
                assert isinstance(box, QSpinBox)
                box.setValue(action.dice)
                self.press(self.part("confirm"))
            case Fire():
                self.choose(action.unit)
                self.click(action.target)
                self.press_for(action)
            case March():
                kind = "troops" if action.troops else "logistics"
                self.drag(f"{kind} {action.origin} {action.seat}", action.to)
            case _ if len(action.picks()) == 2:
                self.drag(*action.picks())
                self.press_for(action)
            case _:
                for pick in action.picks():
                    self.choose(pick)
                self.press_for(action)
        self.settle()

    def press_for(self, action: Action) -> None:
        """Press the button that stands for an action, where a click has not decided it already."""
        if action not in self.page.bridge.legal:
            return
        self.press(self.button_for(action))

    def button_for(self, action: Action) -> QPushButton:
        prompt = self.page.prompt
        if isinstance(prompt.panel, AnsweringPanel) and action in prompt.panel.buttons:
            return prompt.panel.buttons[action]
        words = self.page.bridge.rules.wording(self.page.bridge.view, action).text()
        return next(button for button in self.page.findChildren(QPushButton)
                    if button.isVisible() and button.text() == words)  # fmt: skip


def led_to(pupil: Pupil, place: int) -> None:
    """Let the steps before this one be skipped."""
    while pupil.place < place:
        step = pupil.coach.course.step
        assert step is not None
        pupil.press(pupil.card.read_button if step.action is None else pupil.card.skip_button)
        pupil.settle()
