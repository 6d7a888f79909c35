# SPDX-License-Identifier: GPL-3.0-or-later
"""One position for both zones: a column of clear hexes, the third from the East edge, 153 its first."""

from collections.abc import Iterable
from typing import Literal

from rubbletop.games.colossi.frames.cup import DrawFrame, FaceFrame
from rubbletop.games.colossi.frames.tribes import SpecialFrame
from rubbletop.games.colossi.state import ColossiState, Council, Rubble, Tribe, Unit, replace
from rubbletop.games.colossi.steps.cup.aura import hidden_faces
from rubbletop.games.colossi.tables import Face
from rubbletop.kernel.facts import UnitId
from rubbletop.kernel.state import Frame
from tests.colossi.builders import Told, ground, settled
from tests.colossi.marines.acts import given_actions

Zone = Literal["alpha", "beta"]
ZONES: tuple[Zone, ...] = ("alpha", "beta")


def in_zone(zone: Zone, *things: Unit | Tribe | Rubble, **fields: object) -> ColossiState:
    """Return the Action step of the scenario that is played in a zone."""
    if zone == "beta":
        fields = {"scenario": "2", "council": Council(), **fields}
    return given_actions(*things, zone=zone, **fields)


def under(s: ColossiState, *frames: Frame) -> ColossiState:
    """Return a state in which something goes on before the Action step does."""
    return replace(s, stack=(*s.stack, *frames))


def event(s: ColossiState, name: str, faces: Iterable[int] = (), then: tuple[str, ...] = ()) -> Told:
    """Draw an Event counter from a cup that holds it and ``then``, and settle it with the dice after that."""
    return settled(under(replace(s, cup=(name, *then)), DrawFrame()), [1, *faces])


def revealed(s: ColossiState, rubble: str, face: Face, faces: Iterable[int] = ()) -> Told:
    """Turn over a Rubble counter that turns out to be ``face``, and settle it with the dice after that."""
    lot = hidden_faces(ground(), s).index(face) + 1
    return settled(under(s, FaceFrame(rubble=UnitId(rubble))), [lot, *faces])


def special(s: ColossiState, tribe: str, faces: Iterable[int] = ()) -> Told:
    """Have a tribe make its special attack with these dice."""
    return settled(under(s, SpecialFrame(tribe=UnitId(tribe))), faces)
