# SPDX-License-Identifier: GPL-3.0-or-later
"""What is asked, and what a sensible player might do, each in one sentence."""

from rubbletop.games import registry
from rubbletop.kernel.facts import Action, Message, Seat, say
from rubbletop.kernel.state import GameState
from rubbletop.ui.bridge import Bridge
from rubbletop.ui.scene.stage import Stage
from rubbletop.ui.scene.table import AnyScreen


def asked_words(bridge: Bridge, view: GameState, seat: Seat) -> Message:
    """Return what a seat is asked, named unless she alone is at the screen; of a computer, what it does."""
    if bridge.level(seat) is not None and bridge.seat != seat:
        return bridge.rules.prompt(view, bridge.seat)
    words = bridge.rules.prompt(view, seat)
    if bridge.has_several or (bridge.level(seat) is not None and len(bridge.setup.players) > 1):
        return say("{who}: {words}", who=bridge.name(seat), words=words)
    return words


def looking_words(bridge: Bridge) -> Message:
    """Return who looks at her secrets."""
    return say("Only {who} looks now; nothing is decided.", who=bridge.name(bridge.eyes))


def no_hint_words(bridge: Bridge) -> Message | None:
    """Return why there is no hint: no computer player knows how to play the side; None for a hint."""
    if registry.hint_level(bridge.rules.game, bridge.seat) is not None:
        return None
    return say("No computer player knows how to play this side, so there is no hint for it.")


def hint_words(
    bridge: Bridge, screen: AnyScreen, stage: Stage, action: Action, why: Message | None
) -> Message:
    """Return the hint: who should do what and, where it is known, why."""
    picks = action.picks()
    what = bridge.rules.wording(bridge.view, action)
    if picks and (info := screen.selected_info(stage.shown, picks[0])) is not None:
        what = say("{who}: {what}", who=info.title, what=what)
    hint = say("A sensible player might: {what}.", what=what)
    if why is not None:
        hint = say("{hint} {why}", hint=hint, why=why)
    return hint
