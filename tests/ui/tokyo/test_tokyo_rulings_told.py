# SPDX-License-Identifier: GPL-3.0-or-later
"""What the help tells of rulings that a player meets without being asked (VII to XIII)."""

import pytest

from rubbletop.ui.tokyo.help.rulings import rulings

TOLD = {
    5: "whoever spends her last Mega-Yen in a trade has traded",
    23: "in a building that takes a part of it the owner says inside or outside",
    30: "Whoever has nothing to choose is not asked",
    33: "when nobody has taken any amount that she could offer",
    42: "Of several it is the one that costs most.",
    64: "Where there is only one first step, it is taken at once.",
    91: "with one they do not even fly across it",
    92: "change places, or come in before another leaves",
    96: "what is set down before the first step was not carried",
    97: "may fly over buildings that fill their area but not stay there",
    101: "Whoever has nothing that can move is passed over",
    108: "From next door, and from that area, they attack.",
    110: "wounds, healing and death come at its end",
}


@pytest.mark.parametrize(("ruling", "words"), TOLD.items(), ids=lambda value: str(value)[:3])
def test_the_help_tells_what_is_played(ruling: int, words: str) -> None:
    assert words in rulings()[ruling].text()
