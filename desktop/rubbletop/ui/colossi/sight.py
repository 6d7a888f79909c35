# SPDX-License-Identifier: GPL-3.0-or-later
"""Whether one hex sees another, put into a sentence: who blocks, and what that means for whom (5.4.1)."""

from rubbletop.games.colossi.ground import Field, Ground
from rubbletop.games.colossi.state import ColossiState
from rubbletop.games.colossi.words.names import FACES, hex_name, tribe_name
from rubbletop.kernel.facts import Message, SpaceId, say
from rubbletop.ui.game_screen import Ruling


def ruling(ground: Ground, s: ColossiState, a: SpaceId, b: SpaceId) -> Ruling:
    """Return what the line from a to b meets and whether a Marine in a sees b."""
    field = ground.field(s)
    sight = field.board.sight
    line = sight.between(a, b)
    met = tuple(SpaceId(at) for at in sight.spaces(line))
    solid = tuple(SpaceId(at) for at in sight.spaces(line & field.blockers))
    dusty = tuple(SpaceId(at) for at in sight.spaces(line & field.storm_mask))
    clear = field.marine_sees(a, b)
    return Ruling(
        clear=clear,
        met=met,
        blocking=solid or (() if clear else dusty),
        sentence=_sentence(field, a, b, solid),
    )


def _sentence(field: Field, a: SpaceId, b: SpaceId, solid: tuple[SpaceId, ...]) -> Message:
    ends = {"a": hex_name(a), "b": hex_name(b)}
    if field.is_hurricane and field.board.distance(a, b) > 1:
        return say("Blocked: in Hurricane Winds nobody sees farther than one hex (Event Chart, ruling 40).")
    if solid:
        what = _blocker(field, solid[0])
        return say("Blocked: the line touches {what} (5.4.1, ruling 88).", what=what)
    if not field.marine_sees(a, b):
        return say("Blocked for Marines: the Dust Storm. The Colossi see through it (ruling 33).")
    if field.board.distance(a, b) == 1:
        return say("Clear: neighbours always see each other, +1 die (5.4.1).")
    if field.is_covered(a, b):
        return say("Clear from {a} to {b}, −1 die: through a unit or Structure (5.4.1, ruling 90).", **ends)
    return say("Clear from {a} to {b} (5.4.1).", **ends)


def _blocker(field: Field, at: SpaceId) -> Message:
    """Name what stands in the way."""
    where = hex_name(at)
    if at in field.tribe_at:
        return say("the {tribe} in {hex}", tribe=tribe_name(field.tribe_at[at].id), hex=where)
    if at in field.board.pillars:
        return say("the Sacred Pillar in {hex}", hex=where)
    if field.face_at(at) == "cliffs":
        return say("{face} in {hex}", face=FACES["cliffs"], hex=where)
    return say("the Hill {hex}", hex=where)
