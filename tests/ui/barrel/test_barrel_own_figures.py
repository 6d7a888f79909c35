# SPDX-License-Identifier: GPL-3.0-or-later
"""What the screen says of regions and buildings follows the values of the game, a player's own among them."""

from typing import get_args

import msgspec

from rubbletop.games.barrel.ground import Ground
from rubbletop.games.barrel.tables import Building
from rubbletop.ui.barrel.info import use_of
from rubbletop.ui.barrel.spaces import space_text
from tests.barrel.builders import at, given_game, ground


def own() -> Ground:
    edition = ground().edition
    changed = msgspec.structs.replace(
        edition,
        store=msgspec.structs.replace(edition.store, warehouse=7, pipeline=2),
        rebels=msgspec.structs.replace(edition.rebels, police_here=5, police_beside=4),
        extra_locals=(0, 1, 2, 3, 4, 9),
    )
    return Ground(changed, ground().board, ("", ""))


def test_the_uses_of_buildings_are_told_with_their_own_values() -> None:
    told = [use_of(own(), kind).text() for kind in get_args(Building)]

    assert told == [
        "Keeps 7 barrels in its region (Military Buildings).",
        "+5 against bombs in its region, +4 next to it (Military Buildings).",
        "2 barrels more a turn out of its region or one next to it (Military Buildings, 17).",
        "1 barrel more produced, with 1 logistic less (Military Buildings).",
    ]


def test_the_most_locals_that_the_die_may_bring_are_told() -> None:
    assert "and up to 9 more by the die" in space_text(own(), given_game(), at("bagdad")).text()
