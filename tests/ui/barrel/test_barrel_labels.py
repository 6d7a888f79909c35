# SPDX-License-Identifier: GPL-3.0-or-later
"""Names and plates of the regions are read over whatever is lit."""

from rubbletop.games.barrel.frames.orders import TurnFrame
from rubbletop.ui.barrel.labels import NameFace, PlatesFace
from rubbletop.ui.barrel.screen import BarrelScreen
from rubbletop.ui.scene.counter import COUNTER_Z, FAN_Z
from rubbletop.ui.scene.table import SOUTH_Z, MarkItem
from tests.barrel.builders import ONE, given_game, ground


def test_every_region_has_its_name_over_the_teeth_of_a_battle_and_its_plates_over_the_light(
    barrel_screen: BarrelScreen,
) -> None:
    found = barrel_screen.live_marks(given_game(TurnFrame(round=1, left=(ONE,))))

    names = {mark.face.text: mark for mark in found if isinstance(mark.face, NameFace)}
    plates = [mark.face for mark in found if isinstance(mark.face, PlatesFace)]
    country = [region for region in ground().board.regions.values() if region.zone != "border"]
    assert sorted(names) == sorted(region.name for region in ground().board.regions.values())
    assert plates == [PlatesFace(region.oil, region.logistics) for region in country]
    high = MarkItem(barrel_screen, names["Bassora"]).zValue()
    assert COUNTER_Z + SOUTH_Z < high < FAN_Z - 1
