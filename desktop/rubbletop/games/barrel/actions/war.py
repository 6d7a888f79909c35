# SPDX-License-Identifier: GPL-3.0-or-later
"""Decisions of the War check."""

from rubbletop.kernel.facts import Action, Seat, SpaceId


class Retreat(Action, frozen=True, kw_only=True):
    """Leave a battle with all one's troops; ``bears``: take the one loss if others leave it too."""

    region: SpaceId
    to: SpaceId
    bears: bool = False

    def picks(self) -> tuple[str, ...]:
        return (self.region, self.to)


class StandFast(Action, frozen=True, kw_only=True):
    """Retreat no more troops."""


class ProposeTerms(Action, frozen=True, kw_only=True):
    """Propose, as the one who rolls, who takes the losses first and who controls the region."""

    loser: Seat
    controller: Seat


class GoWithoutTerms(Action, frozen=True, kw_only=True):
    """Propose nothing: the one who rolls loses first and controls."""


class AcceptTerms(Action, frozen=True, kw_only=True):
    """Agree to what the one who rolls proposes."""


class RefuseTerms(Action, frozen=True, kw_only=True):
    """Do not agree."""


Actions = Retreat | StandFast | ProposeTerms | GoWithoutTerms | AcceptTerms | RefuseTerms
