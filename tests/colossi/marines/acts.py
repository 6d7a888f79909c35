# SPDX-License-Identifier: GPL-3.0-or-later
"""The Action step built by hand, and the decisions of a unit in it."""

from typing import Literal

from rubbletop.games.colossi.actions.marines import (
    Bomb,
    Chisel,
    Drill,
    EndAction,
    EndActions,
    Escape,
    Fire,
    Fly,
    FreeMiner,
    Haul,
    Jump,
    JumpTo,
    Lagi,
    Manner,
    March,
    Reconnoitre,
    Strike,
)
from rubbletop.games.colossi.frames.marines import ActionsFrame
from rubbletop.games.colossi.state import ColossiState, Rubble, Tribe, Unit, replace
from rubbletop.kernel.facts import Action, UnitId
from tests.colossi.builders import SEAT, at, given_state, given_unit, legal

DONE = EndActions(seat=SEAT)


def given_actions(
    *things: Unit | Tribe | Rubble, zone: Literal["alpha", "beta"] = "alpha", **fields: object
) -> ColossiState:
    """Return the Action step begun, with one Squad more in a far corner, so that the step goes on."""
    began = [replace(thing, began=thing.hex) if isinstance(thing, Unit) else thing for thing in things]
    watch = given_unit("squad", 666, id_="watch", began=at(666))
    return replace(given_state(*began, watch, ActionsFrame(begun=True), zone=zone), **fields)


def march(unit: str, to: int) -> March:
    return March(seat=SEAT, unit=UnitId(unit), to=at(to))


def haul(passenger: str, to: int) -> Haul:
    return Haul(seat=SEAT, unit=UnitId("carrier"), passenger=UnitId(passenger), to=at(to))


def fly(to: int, unit: str = "bomber") -> Fly:
    return Fly(seat=SEAT, unit=UnitId(unit), to=at(to))


def fire(unit: str, target: str, manner: Manner = "maximum") -> Fire:
    return Fire(seat=SEAT, unit=UnitId(unit), target=UnitId(target), manner=manner)


def chisel(unit: str, target: str, manner: Manner = "maximum") -> Chisel:
    return Chisel(seat=SEAT, unit=UnitId(unit), target=UnitId(target), manner=manner)


def drill(target: str) -> Drill:
    return Drill(seat=SEAT, unit=UnitId("bit"), target=UnitId(target))


def bomb(target: str) -> Bomb:
    return Bomb(seat=SEAT, unit=UnitId("bomber"), target=UnitId(target))


def lagi(target: str, unit: str = "colby") -> Lagi:
    return Lagi(seat=SEAT, unit=UnitId(unit), target=UnitId(target))


def strike(target: str, unit: str = "hq") -> Strike:
    return Strike(seat=SEAT, unit=UnitId(unit), target=UnitId(target))


def recon(unit: str = "scout", helper: str | None = None) -> Reconnoitre:
    return Reconnoitre(seat=SEAT, unit=UnitId(unit), helper=UnitId(helper) if helper else None)


def jump(unit: str = "scout") -> Jump:
    return Jump(seat=SEAT, unit=UnitId(unit))


def jump_to(to: int | str, unit: str = "scout") -> JumpTo:
    return JumpTo(seat=SEAT, unit=UnitId(unit), to=at(to))


def free(unit: str) -> FreeMiner:
    return FreeMiner(seat=SEAT, unit=UnitId(unit))


def escape(unit: str) -> Escape:
    return Escape(seat=SEAT, unit=UnitId(unit))


def end(unit: str) -> EndAction:
    return EndAction(seat=SEAT, unit=UnitId(unit))


def of_kind(s: ColossiState, kind: type[Action], unit: str = "") -> list[str]:
    """Return the legal decisions of one kind (and unit) by the last id that is clicked for each."""
    found = [action for action in legal(s) if isinstance(action, kind)]
    return [action.picks()[-1] for action in found if action.picks()[0] == (unit or action.picks()[0])]


def kinds_of(s: ColossiState, unit: str) -> set[str]:
    """Return the kinds of decision that a unit has now."""
    found = [action for action in legal(s) if getattr(action, "unit", None) == unit]
    return {type(action).__name__ for action in found}
