# SPDX-License-Identifier: GPL-3.0-or-later
"""Which values were worked out for this program, told by the files of the board and of the edition."""

from collections.abc import Iterator

from rubbletop.board.regions import Region
from rubbletop.games.barrel.ground import Ground
from rubbletop.games.barrel.words.names import listed
from rubbletop.kernel.facts import Message, called, say, verbatim
from rubbletop.ui.barrel.boxes import NAMES as BOXES
from rubbletop.ui.game_screen import HelpSection

COLUMNS: dict[str, Message] = {
    "name": say("name"),
    "zone": say("zone"),
    "oil": say("barrels"),
    "logistics": say("logistics"),
}
TRACKS: dict[str, Message] = {
    "price": say("Oil price: the steps after the first price, and their number."),
    "contracts": say("Contract Track: all values, and its length."),
    "influence": say("Influence: how long the track is."),
    "media": say("Mass-media: how long the track is."),
}


def section(ground: Ground) -> HelpSection:
    """Return the section on reconstructed values."""
    lines: list[Message] = [
        say(
            "Not every value of the published game is known to us. What is not was worked out here, and is "
            "marked * in the charts. Tables of your own can change prices and losses; the map, its tracks "
            "and boxes are part of the board."
        ),
        say("The figures in these rules are those of the game on the table, as in the charts."),
        *_regions(ground),
        say("All borders between regions."),
        *(TRACKS[id_] for id_, track in ground.board.tracks.items() if track.source == "reconstructed"),
        _boxes(ground),
        *_battle(ground),
    ]
    return HelpSection(number="", title=say("Reconstructed values"), lines=tuple(lines))


def _regions(ground: Ground) -> Iterator[Message]:
    """What of the regions is reconstructed: a line for each that is partly known, one for the rest."""
    country = [ground.board.regions[region] for region in ground.country]
    for region in country:
        if region.printed:
            yield say("{region}: {what}.", region=called(region.name), what=_what(region))
    unknown = [called(region.name) for region in country if not region.printed]
    yield say("Everything of {regions}.", regions=listed(unknown))


def _what(region: Region) -> Message:
    return listed([word for column, word in COLUMNS.items() if column not in region.printed])


def _boxes(ground: Ground) -> Message:
    rows = [BOXES[row] for row, box in ground.board.boxes.items() if box.source == "reconstructed"]
    return say("Boxes of {rows}: how they are spread over the columns.", rows=listed(rows))


def _battle(ground: Ground) -> Iterator[Message]:
    rows = [verbatim(ratio_name(row.ratio)) for row in ground.edition.battle if row.reconstructed]
    if rows:
        yield say("Battle table, all or a part of the rows {rows}.", rows=listed(rows))


def ratio_name(ratio: int) -> str:
    """Return a ratio as it is printed: 4:1, 1:1, 1:2."""
    return f"{ratio}:1" if ratio > 0 else f"1:{-ratio}"
