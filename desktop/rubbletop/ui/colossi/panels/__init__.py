# SPDX-License-Identifier: GPL-3.0-or-later
"""The panels of the steps of the Colossi, by the names of the steps."""

from rubbletop.games.colossi.atlas import Atlas
from rubbletop.games.colossi.state import ColossiState
from rubbletop.ui.colossi.fire_plan import FirePlan
from rubbletop.ui.colossi.panels.actions import ActingPanel, ActionsPanel
from rubbletop.ui.colossi.panels.base import PlainPanel, StepPanel
from rubbletop.ui.colossi.panels.descent import JumpPanel, LandingPanel
from rubbletop.ui.colossi.panels.event import KeepPanel, SupplyPanel
from rubbletop.ui.colossi.panels.harm import HitsPanel, RestorePanel, RetreatPanel
from rubbletop.ui.colossi.panels.interlude import InterludePanel
from rubbletop.ui.colossi.panels.play import PlayPanel
from rubbletop.ui.colossi.panels.recovery import RecoveryPanel
from rubbletop.ui.colossi.panels.result import ResultPanel
from rubbletop.ui.colossi.panels.teams import PickTeamPanel, ReturnPanel, TeamPanel
from rubbletop.ui.game_screen import PanelFactory

PANELS: dict[str, type[StepPanel]] = {
    "keep": KeepPanel,
    "supply": SupplyPanel,
    "gallstones": PlainPanel,
    "regrow": PlainPanel,
    "sidestep": PlainPanel,
    "recovery": RecoveryPanel,
    "restore": RestorePanel,
    "landing": LandingPanel,
    "jump": JumpPanel,
    "actions": ActionsPanel,
    "acting": ActingPanel,
    "reveal": PlainPanel,
    "entry": PlainPanel,
    "pick_team": PickTeamPanel,
    "team": TeamPanel,
    "return": ReturnPanel,
    "interlude": InterludePanel,
    "hits": HitsPanel,
    "retreat": RetreatPanel,
    "play": PlayPanel,
    "result": ResultPanel,
}


def panels(atlas: Atlas, plan: FirePlan) -> dict[str, PanelFactory[ColossiState]]:
    """Return the makers of all panels; those of the Action step let the player make a fire plan."""
    return {name: panel.factory(atlas, plan) for name, panel in PANELS.items()}
