# SPDX-License-Identifier: GPL-3.0-or-later
"""Frames of scenario 2 and of the campaign: teams, tribes, the Wormhole, the interlude (sc. 2, sc. 3)."""

from rubbletop.games.colossi.tables import TeamName
from rubbletop.kernel.facts import UnitId
from rubbletop.kernel.state import Frame


class PickTeamFrame(Frame, frozen=True, kw_only=True):
    """The player picks the team that comes now (sc. 2, 147)."""


class TeamFrame(Frame, frozen=True, kw_only=True):
    """The units of a team are placed in its area; ``placed``: those that lie there for now (147)."""

    team: TeamName
    placed: tuple[UnitId, ...] = ()


class GatherFrame(Frame, frozen=True, kw_only=True):
    """The tribes are dealt to the Sacred Pillars, then the first turn begins (sc. 2, 18)."""


class WormholeFrame(Frame, frozen=True, kw_only=True):
    """A die is thrown for the Wormhole, before the card is turned (sc. 2, 20, 150)."""


class ReturnFrame(Frame, frozen=True, kw_only=True):
    """Units lost in the first battle may land: ``left`` more of them this turn (sc. 3, 154)."""

    left: int


class InterludeFrame(Frame, frozen=True, kw_only=True):
    """The first battle of a campaign is over, the second has not begun (sc. 3)."""


Frames = PickTeamFrame | TeamFrame | GatherFrame | WormholeFrame | ReturnFrame | InterludeFrame
