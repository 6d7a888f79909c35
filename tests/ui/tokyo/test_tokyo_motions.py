# SPDX-License-Identifier: GPL-3.0-or-later
"""Every fact of the game is shown on the board or left to log, rings and boxes on purpose."""

from typing import get_args

import pytest

from rubbletop.games.tokyo.events import AnyEvent, attacks, common, godran, movement, muster, opening
from rubbletop.kernel.facts import Event, SpaceId
from rubbletop.ui.game_screen import Appear, Fall, Flash, Flip, Motion, Move, Shot
from rubbletop.ui.tokyo.motions import UNSEEN, motions

VALUES: dict[str, object] = {
    "unit": "ne.troop.1", "units": ("ne.troop.1", "ne.tank.1"), "area": "J9", "areas": ("J9", "K9"),
    "path": ("J9", "K9"), "cargo": (), "carrier": "ne.tank.1", "fund": "a", "weapon": "ne.heat_ray",
    "origin": "H8", "building": "ne.factory", "needs": {}, "stance": "outside",
    "faces": (1,), "per_die": 0, "total": 1, "reckoning": (), "dice": (), "strength": (), "victim": "one",
    "points": 1, "cause": "smash", "turn": 1, "attacker": "one", "mover": "one", "amount": 1, "looker": "one",
    "buyer": "one", "place": 1, "looks": 1, "seller": "one", "bidder": "one", "why": "killed", "left": 1,
    "how": "retreat", "harm": "flee", "damage": 1, "result": 1, "need": 0, "mode": "smash", "side": "",
    "link": 1, "bonus": 10, "controller": "one", "annoyed": True, "stunned": False, "wounds": 1,
    "effect": "retreat", "column": "A", "cornered": False, "again": False, "before": 0, "wounded": True,
    "healed": 0, "killers": (), "share": 0, "holder": "one", "placer": "one", "taker": "one", "sector": "ne",
    "thrower": "one", "face": 1, "tied": (), "order": (), "payer": "one", "purpose": "bid", "earner": "one",
    "source": "center", "scorer": "one", "merit": "unit", "holders": (), "output": 1, "refuser": "one",
    "other": "two", "could": True, "cards": (), "carried": "", "paid": 1, "scheme": "hide",
}  # fmt: skip


def sample(kind: type[Event], **fields: object) -> Event:
    """Return a fact of a kind, its fields filled with something fit."""
    known = {name: VALUES[name] for name in kind.__struct_fields__ if name in VALUES}
    return kind(**{**known, **fields})  # type: ignore[arg-type]


def name_of(kind: type[Event]) -> str:
    """Return a kind of fact with the part of the rules that tells it."""
    return f"{kind.__module__.rpartition('.')[2]} {kind.__name__}"


@pytest.mark.parametrize("kind", get_args(AnyEvent), ids=name_of)
def test_every_fact_is_shown_or_left_out_on_purpose(kind: type[Event]) -> None:
    shown = motions(sample(kind))

    assert bool(shown) != (kind in UNSEEN)


TROOP, TANK, J9, K9 = "ne.troop.1", "ne.tank.1", SpaceId("J9"), SpaceId("K9")


@pytest.mark.parametrize(
    ("event", "shown"),
    [
        (sample(common.UnitDestroyed), (Fall(piece=TROOP),)),
        (sample(common.BuildingFell), (Flash(spaces=(J9, K9)),)),
        (sample(common.UnitWithdrew), (Move(piece=TROOP, path=(J9, K9)),)),
        (sample(opening.PopulaceSet), (Move(piece=TROOP, path=(J9, J9)),)),
        (sample(muster.UnitsActivated), (Appear(piece=TROOP), Appear(piece=TANK))),
        (sample(muster.WeaponFunded), (Appear(piece="fund a"),)),
        (
            sample(movement.UnitMoved, cargo=(TANK,)),
            (Move(piece=TROOP, path=(J9, K9)), Move(piece=TANK, path=(J9, K9))),
        ),
        (
            sample(movement.UnitEntered, cargo=(TANK,)),
            (Move(piece=TROOP, path=(J9, J9)), Move(piece=TANK, path=(J9, J9))),
        ),
        (sample(movement.RoofClimbed), (Flip(piece=TROOP),)),
        (sample(godran.GodranMoved), (Move(piece="godran", path=(J9, K9)),)),
        (
            sample(godran.BuildingAttacked),
            (Shot(a=SpaceId("H8"), b=J9), Flash(spaces=(J9,))),
        ),
        (sample(godran.BuildingAttacked, origin="J9"), (Flash(spaces=(J9,)),)),
        (sample(godran.DebrisLanded, area=None), (Flash(spaces=(SpaceId("H8"),)),)),
        (sample(godran.DebrisLanded), (Shot(a=SpaceId("H8"), b=J9), Flash(spaces=(J9,)))),
        (
            sample(attacks.AttackMade),
            (
                Shot(a=SpaceId(TROOP), b=SpaceId("godran")),
                Shot(a=SpaceId(TANK), b=SpaceId("godran")),
                Flash(spaces=(SpaceId("godran"),)),
            ),
        ),
        (sample(attacks.GodranStunned), (Flip(piece="godran"),)),
    ],
)
def test_a_fact_is_shown_as_what_it_is(event: Event, shown: tuple[Motion, ...]) -> None:
    assert motions(event) == shown
