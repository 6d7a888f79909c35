# SPDX-License-Identifier: GPL-3.0-or-later
"""The end of Phase 8, when its attacks are settled, and of the turn (XIV, XVI; rulings 2, 6, 12, 13, 117)."""

from rubbletop.games.tokyo import ending, sequence
from rubbletop.games.tokyo.events.attacks import GodranKilled, WoundsSettled
from rubbletop.games.tokyo.frames.attacks import AttacksFrame
from rubbletop.games.tokyo.state import End, replace
from rubbletop.games.tokyo.telling import Telling


def settle(t: Telling) -> None:
    """Settle wounds, penalties and the killing; then end the game, or begin the next turn."""
    frame = t.s.top_frame(AttacksFrame)
    _settle_wounds(t, frame)
    _charge(t, frame)
    if frame.killers:
        _share(t, frame)
    why = _end(t)
    if why:
        ending.finish(t, why)
    else:
        ending.charge_idle(t)
        sequence.begin_turn(t)


def _settle_wounds(t: Telling, frame: AttacksFrame) -> None:
    """One wound more at most, and one less for each healing, within the track (117)."""
    if not frame.wounders and not frame.healed:
        return
    wounded = bool(frame.wounders)
    after = frame.wounds + wounded - frame.healed
    wounds = min(max(after, 0), t.ground.edition.game.most_wounds)
    t.s = replace(t.s, wounds=wounds)
    t.tell(WoundsSettled(before=frame.wounds, wounded=wounded, healed=frame.healed, wounds=wounds))


def _charge(t: Telling, frame: AttacksFrame) -> None:
    """Charge the Controller for a GODRAN that was killed or, once a turn, wounded (12)."""
    points = t.ground.edition.points
    if frame.killers:
        t.score(t.s.in_control, points.killed, "killed")
    elif frame.wounders:
        t.score(t.s.in_control, points.wounded, "wounded")


def _share(t: Telling, frame: AttacksFrame) -> None:
    """Divide GODRAN's points among its killers, fractions dropped; it keeps none (2)."""
    points = t.s.godran_vp
    share = points // len(frame.killers)
    t.s = replace(t.s, killers=frame.killers)
    t.tell(GodranKilled(killers=frame.killers, points=points, share=share))
    for seat in frame.killers:
        t.score(seat, share, "kill")
    t.score_monster(-points, "kill", "")


def _end(t: Telling) -> End:
    """Why the game ends with this turn: the killing first, then superweapons of all players (6), the city."""
    if t.s.killers:
        return "killed"
    if len(t.s.fired) == len(t.s.seats):
        return "weapons"
    return ending.reason(t.ground, t.s)
