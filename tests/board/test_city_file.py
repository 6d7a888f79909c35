# SPDX-License-Identifier: GPL-3.0-or-later
"""Cities as files: one sector turned or four drawn apart, and all that play needs (IV, V, XII, XIII)."""

from pathlib import Path

import pytest

from rubbletop import paths
from rubbletop.board.check import board_faults
from rubbletop.board.grid import AreaBoard, BuildingId
from rubbletop.board.load import load_board

FULL = "[[0, 0], [10, 0], [10, 10], [0, 10]]"


def spoilt(tmp_path: Path, city: str, *changes: tuple[str, str]) -> list[str]:
    """The faults of a city in whose file each first text was replaced by the second, once."""
    text = (paths.boards() / f"{city}.toml").read_text(encoding="utf-8")
    for old, new in changes:
        assert old in text, old
        text = text.replace(old, new, 1)
    (tmp_path / "city.toml").write_text(text, encoding="utf-8")
    return [str(fault).removeprefix("city.toml: ") for fault in board_faults(tmp_path / "city.toml")]


def without(text: str, start: str, end: str) -> str:
    """The part of a text from one mark up to the other."""
    return text[text.index(start) : text.index(end)]


def test_iv_the_harbour_town_has_four_sectors_of_the_same_worth(calamity: AreaBoard) -> None:
    for sector in calamity.sectors:
        areas = [area for area in calamity.areas.values() if area.sector == sector]
        buildings = [b for b in calamity.buildings.values() if b.sector == sector]
        assert (len(areas), len(calamity.edges[sector]), len(calamity.stars[sector])) == (24, 7, 11)
        assert (sum(b.output for b in buildings), sum(b.vp for b in buildings)) == (150, 95)
        assert sum(area.is_filled for area in areas) == 4
    assert list(calamity.sectors) == ["lantern", "docks", "gullside", "market"]


def test_v_its_people_are_as_far_from_the_edge_in_each_sector(calamity: AreaBoard) -> None:
    edge = [area.id for area in calamity.areas.values() if area.is_edge]

    away = [
        sum(1 + min(calamity.distance(star, out) for out in edge) for star in stars)
        for stars in calamity.stars.values()
    ]

    assert away == [39, 39, 39, 39]


def test_sectors_drawn_apart_stand_where_they_are_drawn(calamity: AreaBoard) -> None:
    stadium = calamity.buildings[BuildingId("docks.stadium")]

    assert (stadium.name, stadium.areas) == ("Anchor Field", ("I6", "I7"))
    assert {calamity.areas[area].building for area in stadium.areas} == {stadium.id}
    assert calamity.model(stadium.id).bounds == (8, 5, 9, 7)


def test_both_ways_of_drawing_give_the_same_city(tmp_path: Path, tokyo: AreaBoard) -> None:
    file = tmp_path / "apart.toml"
    file.write_text(drawn_apart(tokyo), encoding="utf-8")

    apart = load_board(file)

    assert isinstance(apart, AreaBoard)
    assert board_faults(file) == ()
    assert apart.areas == tokyo.areas
    assert apart.buildings == tokyo.buildings
    assert (apart.sectors, apart.covered, apart.filled) == (tokyo.sectors, tokyo.covered, tokyo.filled)
    assert apart.reconstructed == tokyo.reconstructed - {"vp"}


def drawn_apart(city: AreaBoard) -> str:
    """The text of a file that draws each sector of a city where it stands."""
    lines = ["format = 1", 'kind = "areas"', 'id = "apart"', 'game = "tokyo"', 'title = "Apart"']
    lines += ["[grid]", "columns = 15", "rows = 15", "centre = [7, 7]", "radius_squared = 56"]
    lines += ['source = "reconstructed"']
    for sector, name in city.sectors.items():
        mine = [area for area in city.areas.values() if area.sector == sector]
        lines += ["[[sectors]]", f'id = "{sector}"', f'name = "{name}"', "cells = ["]
        lines += [f"    [{area.col}, {area.row}]," for area in mine]
        lines += ["]", f"stars = {[[area.col, area.row] for area in mine if area.is_star]}"]
        for b in (b for b in city.buildings.values() if b.sector == sector):
            lines += [
                "[[sectors.buildings]]",
                f'id = "{b.model}"',
                f'name = "{b.name}"',
                f'kind = "{b.kind}"',
            ]
            lines += [f"output = {b.output}", f"vp = {b.vp}", f"smash = {b.smash}", f'source = "{b.source}"']
            lines += ["parts = ["]
            for at, part in zip((city.areas[a] for a in b.areas), b.parts, strict=True):
                outline = [[x - 10 * at.col, y - 10 * at.row] for x, y in part]
                lines.append(f"    {{ cell = [{at.col}, {at.row}], outline = {outline} }},")
            lines += ["]"]
    return "\n".join(lines)


@pytest.mark.parametrize(
    ("old", "new", "told"),
    [
        (
            'id = "calamity"',
            'id = "Port Calamity"',
            "id: 'Port Calamity' may hold small letters a to z, digits",
        ),
        ('id = "calamity"', 'id = ""', "id: '' may hold small letters"),
        ('id = "calamity"', f'id = "{"a" * 41}"', "id: is longer than 40 characters"),
        ('game = "tokyo"', 'game = "../tokyo"', "game: '../tokyo' may hold small letters"),
        ('title = "Port Calamity"', 'title = " "', "title: is empty"),
        ('title = "Port Calamity"', 'title = "Port "', "title: begins or ends with a space"),
        ('title = "Port Calamity"', f'title = "{"a" * 41}"', "title: is longer than 40 characters"),
        (
            'name = "Lantern Hill"',
            'name = "Hill\\u202e"',
            "sector 1, name: holds the character U+202E, which",
        ),
        ('id = "docks"', 'id = "Docks"', "sector 2, id: 'Docks' may hold"),
        ('name = "Lamp Works"', 'name = "a\\tb"', "sector 1, building 1, name: holds the character U+0009"),
        ('id = "factory"', 'id = "fac.tory"', "sector 1, building 1, id: 'fac.tory' may hold small letters"),
        ('id = "docks"', 'id = "lantern"', "sectors: id lantern is used twice"),
        ('name = "Gullside"', 'name = "Lantern Hill"', "sectors: name Lantern Hill is used twice"),
        ("    [6, 0], [7, 0],\n", "    [7, 0],\n", "sectors: gap: G1 belongs to no sector, at [6, 0]"),
        (
            "    [6, 0], [7, 0],\n",
            "    [3, 0], [6, 0], [7, 0],\n",
            "sectors.market.cells: overlap: D1 is in market and in lantern",
        ),
        (
            "    [6, 0], [7, 0],\n",
            "    [9, 0], [6, 0], [7, 0],\n",
            "sectors.lantern.cells: [9, 0] lies off the map in sector lantern",
        ),
        (
            "cell = [7, 2]",
            "cell = [5, 5]",
            "sectors.lantern.buildings, factory: stands on the centre, at [5, 5]",
        ),
        ("cell = [7, 2]", "cell = [3, 3]", "sectors.lantern.buildings, factory: stands outside the sector"),
        ("vp = 20", "vp = 1000", "sectors[0].buildings[1].vp: Expected `int` <= 999"),
        ("output = 50\n", "", "sectors.lantern.buildings, factory: is a production center without an output"),
        (
            'kind = "landmark"\nvp = 20',
            'kind = "plain"\nvp = 20',
            "sectors.lantern.buildings, broadcast_tower: is plain, but has a vp; call it a landmark",
        ),
        (
            'kind = "landmark"\nvp = 20',
            'kind = "landmark"',
            "sectors.lantern.buildings, broadcast_tower: is a landmark without a vp",
        ),
        (
            'kind = "landmark"',
            'kind = "landmark"\noutput = 5',
            "sectors.lantern.buildings, broadcast_tower: has an output, but is no production center",
        ),
        (
            "[[0, 6], [10, 6], [10, 10], [0, 10]]",
            "[[0, 6], [10, 10], [10, 6], [0, 10]]",
            "sectors.lantern.buildings, power_plant: the outline is broken: Self-intersection",
        ),
        ("cell = [8, 3]", "cell = [10, 3]", "sectors.lantern.buildings, stadium: the parts do not join"),
    ],
)
def test_faults_of_a_city_drawn_apart(tmp_path: Path, old: str, new: str, told: str) -> None:
    faults = spoilt(tmp_path, "calamity", (old, new))

    assert [fault for fault in faults if fault.startswith(told)], faults


def test_v_ten_stars_are_needed_for_ten_units_and_more_are_welcome(tmp_path: Path) -> None:
    row = "    [8, 6], [9, 6], [10, 6], [8, 5], [9, 5], [10, 5],\n"

    assert spoilt(tmp_path, "tokyo", (row, "    [8, 6], [9, 6], [10, 6], [8, 5],\n")) == []
    assert spoilt(tmp_path, "tokyo", (row, "    [8, 6], [9, 6], [10, 6],\n")) == [
        "sector.stars: there are 9; the populace of a sector needs 10"
    ]


def test_iv_a_sector_without_production_or_victory_points_is_told(tmp_path: Path) -> None:
    text = (paths.boards() / "calamity.toml").read_text(encoding="utf-8")
    market = text[text.index('id = "market"') :]
    bare = market.replace('"production"', '"plain"').replace('"landmark"', '"plain"')
    bare = "\n".join(line for line in bare.splitlines() if not line.startswith(("vp =", "output =")))

    assert spoilt(tmp_path, "calamity", (market, bare)) == [
        "sectors.market.buildings: there is no production center; its player would never have a Mega-Yen",
        "sectors.market.buildings: there is no building with a vp; its player would have nothing to defend",
    ]


def test_a_city_has_four_sectors_in_one_of_the_two_ways(tmp_path: Path) -> None:
    text = (paths.boards() / "calamity.toml").read_text(encoding="utf-8")
    tokyo = (paths.boards() / "tokyo.toml").read_text(encoding="utf-8")
    turned = without(tokyo, "[sector]", "[[buildings]]")
    shop = without(tokyo, "[[buildings]]", "# The ring")
    first = text.index("[[sectors]]")

    assert spoilt(tmp_path, "calamity", (text[text.index("# ---- Salt Market") :], "")) == [
        "sectors: there are 3; a city has 4"
    ]
    assert spoilt(tmp_path, "calamity", (text[first:], "")) == [
        "sector: there is none; draw [sector], to be turned, or four [[sectors]]"
    ]
    assert spoilt(tmp_path, "calamity", (text[first:], turned + text[first:])) == [
        "sectors: stand beside [sector]; keep one of the two"
    ]
    assert spoilt(tmp_path, "calamity", (text[first:], shop + text[first:])) == [
        "buildings: belong into their sectors, as [[sectors.buildings]]"
    ]


def test_xiii_each_sector_needs_a_way_in_from_the_edge(tmp_path: Path) -> None:
    edge = ["[7, 0]", "[8, 0]", "[9, 0]", "[10, 1]", "[11, 1]", "[12, 2]", "[13, 3]", "[13, 4]", "[14, 5]"]
    walls = [
        f'[[buildings]]\nid = "wall{n}"\nname = "Wall {n}"\nkind = "plain"\nsmash = 5\n'
        f'source = "reconstructed"\nparts = [{{ cell = {cell}, outline = {FULL} }}]\n'
        for n, cell in enumerate([*edge, "[14, 6]"])
    ]

    faults = spoilt(tmp_path, "tokyo", ("# The ring", "\n".join([*walls, "# The ring"])))

    assert faults == [
        f"sector {sector}: every area at the edge of the map is filled; its army could not enter"
        for sector in ("ne", "se", "sw", "nw")
    ]


TINY = """
format = 1
kind = "areas"
id = "tiny"
game = "tokyo"
title = "Tiny"
[grid]
columns = 15
rows = 15
centre = [7, 7]
radius_squared = 56
source = "reconstructed"
"""


def sectors(*cells: tuple[str, list[tuple[int, int]]]) -> str:
    """A city with these areas in each sector, in each of them a factory and a tower on the last two."""
    lines = [TINY]
    for name, mine in cells:
        lines += ["[[sectors]]", f'id = "{name}"', f'name = "{name}"']
        lines += ["cells = [", *(f"    {list(cell)}," for cell in mine), "]"]
        lines += ["stars = [", *(f"    {list(cell)}," for cell in mine[:12]), "]"]
        for kind, worth, cell in (("production", "output", mine[-1]), ("landmark", "vp", mine[-2])):
            lines += ["[[sectors.buildings]]", f'id = "{kind}"', f'name = "{kind}"', f'kind = "{kind}"']
            lines += [f"{worth} = 20", "smash = 5", 'source = "reconstructed"']
            lines += [f"parts = [{{ cell = {list(cell)}, outline = [[4, 4], [6, 4], [6, 6], [4, 6]] }}]"]
    return "\n".join(lines)


def quarters(tokyo: AreaBoard) -> dict[str, list[tuple[int, int]]]:
    return {
        sector: [(area.col, area.row) for area in tokyo.areas.values() if area.sector == sector]
        for sector in tokyo.sectors
    }


def test_xiii_a_sector_within_the_others_has_no_edge(tmp_path: Path, tokyo: AreaBoard) -> None:
    mine = quarters(tokyo)
    inner = [cell for cell in mine["ne"] if not tokyo.areas[tokyo.at(*cell) or tokyo.centre].is_edge]
    mine["se"] = [cell for cell in mine["ne"] if cell not in inner] + mine["se"]
    (tmp_path / "city.toml").write_text(sectors(("ne", inner), *list(mine.items())[1:]), encoding="utf-8")

    faults = board_faults(tmp_path / "city.toml")

    assert [str(fault) for fault in faults] == [
        "city.toml: sector ne: no area lies at the edge of the map; its army could not enter"
    ]


def test_the_sectors_stand_in_the_order_of_the_clock(tmp_path: Path, tokyo: AreaBoard) -> None:
    ne, se, sw, nw = quarters(tokyo).items()
    (tmp_path / "city.toml").write_text(sectors(sw, nw, ne, se), encoding="utf-8")
    (tmp_path / "wrong.toml").write_text(sectors(ne, sw, se, nw), encoding="utf-8")

    assert board_faults(tmp_path / "city.toml") == ()
    assert [str(fault) for fault in board_faults(tmp_path / "wrong.toml")] == [
        "wrong.toml: sectors: must stand in the order of the clock, for that is the order of play"
    ]


def test_xii_godran_must_get_into_each_sector(tmp_path: Path) -> None:
    bar = "[[0, 6], [10, 6], [10, 10], [0, 10]]"
    walls = [
        f'[[buildings]]\nid = "wall{n}"\nname = "Wall {n}"\nkind = "plain"\nsmash = 5\n'
        f'source = "reconstructed"\nparts = [{{ cell = [{n}, 6], outline = {bar} }}]\n'
        for n in (7, 8, 9, 10, 11, 12, 14)
    ]
    temple = "parts = [{ cell = [13, 6], outline = [[0, 0], [4, 0], [4, 4], [0, 4]] }]"
    barred = f"parts = [{{ cell = [13, 6], outline = {bar} }}]"

    faults = spoilt(tmp_path, "tokyo", (temple, barred), ("# The ring", "\n".join([*walls, "# The ring"])))

    assert faults == [
        f"sector {sector}: GODRAN cannot get there from the centre; "
        "filled areas and covered borders bar the way"
        for sector in ("ne", "se", "sw", "nw")
    ]


def test_a_file_of_thousands_of_faults_is_told_in_part(tmp_path: Path) -> None:
    many = "".join(
        f'[[buildings]]\nid = "m{n}"\nname = "M{n}"\nkind = "plain"\nsmash = 5\n'
        'source = "printed"\nparts = []\n'
        for n in range(600)
    )

    faults = spoilt(tmp_path, "tokyo", ("# The ring", f"{many}# The ring"))

    assert len(faults) == 201
    assert faults[-1] == "file: has more faults than these"
