# SPDX-License-Identifier: GPL-3.0-or-later
"""Where a player is in a lesson, as far as what she did and what she may do now tell; without Qt."""

from collections.abc import Sequence

from rubbletop.kernel.facts import Action, Message
from rubbletop.kernel.rules import Offer
from rubbletop.ui.lesson.model import Lesson, LessonStep


class Course:
    """The step that is shown, and how long the game was when each step was come to.

    ``is_aside``: the game asks something that is no part of the lesson; the step waits until it is decided.
    """

    def __init__(self, lesson: Lesson, length: int) -> None:
        """``length`` is the number of actions played before the lesson begins."""
        self.lesson = lesson
        self.place = 0
        self.is_aside = False
        self._lengths = {0: length}

    @property
    def step(self) -> LessonStep | None:
        """The step that is shown, None once the lesson is over."""
        steps = self.lesson.steps
        return steps[self.place] if self.place < len(steps) else None

    @property
    def target(self) -> LessonStep | None:
        """The next step that waits for an action, this one or a later one; None where none does."""
        return next((step for step in self.lesson.steps[self.place :] if step.action is not None), None)

    @property
    def since(self) -> int:
        """The number of actions that were played when the step was come to."""
        return self._lengths[self.place]

    def refusal(self, action: Action, legal: tuple[Offer, ...]) -> Message | None:
        """Return why the lesson does not let a legal action be done now, None where it does."""
        step = self.target
        if step is None or step.example(legal) is None:
            return None
        is_fine = step.goes_on_with(action) or type(action) in step.allows
        return None if is_fine else step.refusal

    def go_on(self, length: int) -> None:
        """Come to the next step, the game being so long."""
        self._come_to(min(self.place + 1, len(self.lesson.steps)), length)

    def follow(self, done: Sequence[Action | None], legal: tuple[Offer, ...]) -> None:
        """Go on as far as actions and the present decision tell.

        ``done`` are the actions of the player since the step was come to, None for those of others;
        ``legal`` is what she may do now.
        """
        before = self.since
        for number, action in enumerate(done, before + 1):
            step = self.target
            if action is not None and step is not None and step.goes_on_with(action):
                self._come_to(self.lesson.steps.index(step, self.place) + 1, number)
        # What was played since belongs to the way that led here.
        self._lengths[self.place] = max(self.since, before + len(done))
        self._pass_over(legal)

    def back(self) -> int | None:
        """Go back by one step; return how long the game was then, None at the first step."""
        if not self.place:
            return None
        del self._lengths[self.place]
        self.place = max(self._lengths)
        self.is_aside = False
        return self.since

    def rewind(self, length: int) -> None:
        """Go back to the last step that was come to when the game was no longer than that."""
        while self.place and self.since > length:
            self.back()
        self.is_aside = False

    def _pass_over(self, legal: tuple[Offer, ...]) -> None:
        """Leave out steps whose time has passed, as what a later one waits for may be done now."""
        self.is_aside = False
        step = self.step
        if step is None or step.action is None or step.example(legal) is not None:
            return
        for place in range(self.place + 1, len(self.lesson.steps)):
            later = self.lesson.steps[place]
            if later.example(legal) is not None:
                self._come_to(place, self.since)
                return
        if step.is_passing and legal:
            self._come_to(self.place + 1, self.since)
        else:
            self.is_aside = True

    def _come_to(self, place: int, length: int) -> None:
        self.place = place
        self._lengths[place] = length
