# SPDX-License-Identifier: GPL-3.0-or-later
"""The coach beside the board: shows the step, lights what it speaks of, and goes on with what is done."""

from collections.abc import Iterator

from PySide6.QtCore import QObject, QTimer
from PySide6.QtWidgets import QPushButton, QWidget
from shiboken6 import isValid

from rubbletop.kernel.facts import Action, Message, say
from rubbletop.kernel.rules import Offer
from rubbletop.ui.decide.answering import AnsweringPanel
from rubbletop.ui.game_page import GamePage
from rubbletop.ui.lesson.beacon import Beacon
from rubbletop.ui.lesson.bridge import LessonBridge
from rubbletop.ui.lesson.card import CoachCard
from rubbletop.ui.lesson.course import Course
from rubbletop.ui.lesson.emphasis import Emphasis
from rubbletop.ui.lesson.glow import Glow
from rubbletop.ui.lesson.mates import Mates
from rubbletop.ui.lesson.model import Lesson, LessonStep

WATCH = say("Watch what comes of it: the log tells it line by line. A click on the board goes on at once.")
TO_READ = frozenset(("log", "review"))
"""Parts that need the room of the decision where a card speaks of them."""
ASIDE = say("The game asks for something besides the lesson: decide it as you like.")


class Coach(QObject):
    """Leads one lesson on one page; ``card`` is the part that is seen."""

    def __init__(self, page: GamePage, bridge: LessonBridge, mates: Mates, lesson: Lesson) -> None:
        super().__init__(page)
        self.course = Course(lesson, bridge.length)
        self.card = CoachCard()
        self._page = page
        self._bridge = bridge
        self.beacon = Beacon(page.stage.table)
        self._glows: list[Glow] = []
        self._emphasis = Emphasis()
        self._is_asked = False
        self._light = QTimer(self)
        self._light.setSingleShot(True)
        self._light.setInterval(0)
        self._light.timeout.connect(self.show_lights)
        bridge.gate = self._gate
        mates.advice = self._advice
        page.column.lead(self.card)
        self._connect()

    def _connect(self) -> None:
        page, bridge, card = self._page, self._bridge, self.card
        bridge.held.connect(card.refuse)
        bridge.changed.connect(self._note)
        page.stage.asked.connect(self._ask)
        page.stage.begins.connect(self._watch)
        page.stage.awaited.connect(self._watch)
        page.stage.ended.connect(self.show_step)
        page.stage.picking.connect(self._relight)
        page.stage.picking.connect(page.column.refit_at_once)
        page.prompt.changed.connect(self._relight)
        page.past.left.connect(self._relight)
        card.changed.connect(page.column.refit_at_once)
        card.back.connect(self.back)
        card.skipped.connect(self.skip)
        card.read.connect(self.read)
        card.why.connect(page.why)

    # What the player does with the card

    def read(self) -> None:
        """Come to the next step, this one having been read; what can be done no more is left out."""
        self.course.go_on(self._bridge.length)
        self._note()
        step = self.course.step
        if step is not None and step.action is not None:
            # Nothing can be done while the past is looked at.
            self._page.past.leave()
        self.show_step()

    def skip(self) -> None:
        """Let the step be done for the player; what is being told is told at once."""
        legal = self._bridge.legal
        if not self._is_asked or not legal:
            self._page.hurry()
            return
        step = self.course.step
        action = None if step is None else step.example(legal)
        if self.course.is_aside:
            action = self.course.lesson.reply(legal)
        if action is None:
            self.read()
        else:
            self._page.stage.submit(action)

    def back(self) -> None:
        """Go back to the step before, and take back what was done since."""
        length = self.course.back()
        if length is None:
            return
        if length < self._bridge.length:
            self._bridge.go_back_to(length)
            self._page.undo()
        else:
            self.show_step()

    # What the game does

    def _gate(self, action: Action) -> Message | None:
        return self.course.refusal(action, self._bridge.legal)

    def _advice(self, legal: tuple[Offer, ...]) -> Action | None:
        step = self.course.target
        return None if step is None else step.example(legal)

    def _note(self) -> None:
        bridge, course = self._bridge, self.course
        course.rewind(bridge.length)
        course.follow(bridge.done(course.since), bridge.legal)

    def _ask(self) -> None:
        self._is_asked = True
        self._note()
        self.show_step()

    def _watch(self) -> None:
        if self._is_asked:
            self._is_asked = False
            self._page.column.let_log_be_read(is_so=False)
            self.card.show_aside(WATCH)
            self._dark()

    def show_step(self) -> None:
        """Show the step, or that the game asks for something besides the lesson."""
        course, card = self.course, self.card
        step = course.step
        self._is_asked = True
        self._page.column.pull("decide")
        is_of_log = step is not None and step.action is None and not TO_READ.isdisjoint(step.parts)
        self._page.column.let_log_be_read(is_so=is_of_log and not course.is_aside)
        if step is None or course.is_aside:
            card.show_aside(ASIDE)
            self._dark()
            return
        told = self._bridge.told(self._page.stage.table.screen) if step.tells else ()
        reads = step.action is None
        had_keys = card.isAncestorOf(card.window().focusWidget() or self._page)
        card.show_step(course.place, len(course.lesson.steps), step.words, step.rule, told, reads=reads)
        if reads:
            (card.read_button if card.read_button.isVisibleTo(card) else card.play_on).setFocus()
        elif had_keys:
            self._page.focus.ask()
        self._page.stage.access.announce(card.words.text())
        self._relight()

    # Light

    def _relight(self) -> None:
        self._light.start()

    def _dark(self) -> None:
        self._emphasis.take_off()
        self._put_out()

    def _put_out(self) -> None:
        self._light.stop()
        for glow in self._living():
            glow.hide()
            glow.deleteLater()
        self._glows = []
        self.beacon.show(())

    def show_lights(self) -> None:
        """Light what the step speaks of; nothing while the player cannot do it now."""
        step = self.course.step
        if step is None or self.course.is_aside or not self._is_asked or self._page.past.is_past:
            self._dark()
            return
        example = step.example(self._bridge.legal)
        wanted = list(self._parts(step, example))
        self._emphasis.put_on(self._page.prompt, wanted)
        if [glow.part for glow in self._living()] != wanted:
            self._put_out()
            for part in wanted:
                glow = Glow(part)
                glow.destroyed.connect(self._relight)
                self._glows.append(glow)
        self.beacon.show(self._places(step, example))

    def _living(self) -> list[Glow]:
        """The frames that are there still: a panel takes those in it along."""
        return [glow for glow in self._glows if isValid(glow)]

    def _places(self, step: LessonStep, example: Action | None) -> tuple[str, ...]:
        """The spaces and counters to ring: what is not clicked yet."""
        names = step.lit or (example.picks() if example is not None else ())
        path = self._page.stage.hands.picks.path
        return tuple(name for name in names if name not in path)

    def _parts(self, step: LessonStep, example: Action | None) -> Iterator[QWidget]:
        """The parts beside the board to light: those that are named, and the button of the action."""
        page = self._page
        for name in step.parts:
            match name:
                case "phases":
                    yield page.strip
                case "log" if page.column.is_drawer and page.column.open_tab != "log":
                    yield from page.column.findChildren(QPushButton, "drawer log")
                case "log":
                    yield page.log
                case "review":
                    yield page.column.review
                case _:
                    found = page.prompt.findChildren(QWidget, name)
                    yield from [part for part in found if part.isVisibleTo(page.prompt)][:1]
        if example is None or step.parts:
            return
        panel, offers = page.prompt.panel, page.prompt.offers
        if isinstance(panel, AnsweringPanel) and example in panel.buttons:
            yield panel.buttons[example]
        elif offers is not None and example in offers.offers:
            yield offers.buttons[offers.offers.index(example)]
