# SPDX-License-Identifier: GPL-3.0-or-later
"""The checker: each mistake in a board file is told with file, feature and fault, and nothing is raised."""

import re
import shutil
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from rubbletop import paths
from rubbletop.board.check import board_faults
from rubbletop.board.faults import MOST, BoardError
from rubbletop.board.load import load_board

MAP = "barrel_map.geojson"


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A copy of the boards that a test may spoil."""
    copy = tmp_path / "boards"
    shutil.copytree(paths.boards(), copy)
    return copy


def spoilt(folder: Path, file: str, old: str, new: str, times: int = 1) -> list[str]:
    """The faults of a board after old was replaced by new in one of its files."""
    path = folder / file
    text = path.read_text(encoding="utf-8")
    assert old in text
    path.write_text(text.replace(old, new, times), encoding="utf-8")
    board = "barrel.toml" if file == MAP else file
    return [str(fault) for fault in board_faults(folder / board)]


@pytest.mark.parametrize("name", ["alpha", "barrel", "beta", "calamity", "tokyo"])
def test_the_boards_of_the_program_have_no_faults(name: str) -> None:
    assert board_faults(paths.boards() / f"{name}.toml") == ()


@pytest.mark.parametrize(
    ("old", "new", "told"),
    [
        ('"..###', '"..?##', "rows, row 5, letter 3: unknown terrain letter '?'"),
        ('"..###.', '"..###', "rows, row 5: has 17 letters; grid.columns says 18"),
        ('    "..###.............",\n', "", "rows: there are 12 rows; grid.rows says 13"),
        ('"M" =', '"MM" =', "legend.MM: a legend key must be one letter"),
        ('"..###', '"..##.', "rows: 217 hexes are numbered; three dice name 216"),
        (
            '##.....",',
            '##....#",',
            "rows: the first hex of the numbering walk, in the north-east, must not be a hill",
        ),
        ('"...##M.', '"...##MM', "rows: there is more than one mine"),
        ('hex = "251"', 'hex = "257"', "structures, Refinery Plant: there is no hex 257"),
        ('hex = "251"', 'hex = "252"', "structures: the structure in hex 251 has no name"),
        ('hex = "251"', 'hex = "252"', "structures: hex 252 has no structure letter in the rows"),
        ('"Storage"', '"IMC Offices"', "structures: name IMC Offices is used twice"),
        ('hex = "444"', 'hex = "463"', "structures: hex 463 is used twice"),
        (
            '["523", "464"',
            '["523", "465"',
            "railway.lines: 465 and 442 are joined by rail but are no neighbours",
        ),
        ('"464"', '"767"', "railway.lines, line 1: there is no hex 767"),
        ('crossing = "336"', 'crossing = "322"', "railway.crossing: fewer than three rails meet in hex 322"),
        ('["131", "132"', '["131", "354"', "escape.hexes: hex 354 is not at the map edge"),
        ('mine = "523"', 'mine = "701"', "starts.mine: there is no hex 701"),
        ('odd_columns = "lower"', 'odd_columns = "low"', "grid.odd_columns: Invalid enum value 'low'"),
        ("columns = 18", 'columns = "18"', "grid.columns: Expected `int`, got `str`"),
        ("format = 1", "format = 2", "format: Invalid enum value 2"),
        ("[starts]", "[start]", "file: Object contains unknown field `start`"),
        ('terrain = "mine"', 'terrain = "mines"', "legend[...].terrain: Invalid enum value 'mines'"),
        ('title = "Zone Alpha"\n', "", "file: Object missing required field `title`"),
        ("[grid]", "[grid", "file: is cut off or malformed"),
        ('kind = "hexes"', 'kind = "hex"', "kind: Invalid value 'hex'"),
        ("columns = 18", "columns = 101", "grid.columns: Expected `int` <= 100"),
        ("rows = 13", "rows = -13", "grid.rows: Expected `int` >= 1"),
    ],
)
def test_faults_of_hex_boards(old: str, new: str, told: str, folder: Path) -> None:
    faults = spoilt(folder, "alpha.toml", old, new)

    assert [fault for fault in faults if fault.startswith(f"alpha.toml: {told}")], faults


@pytest.mark.parametrize(
    ("old", "new", "told"),
    [
        ('unit1 = ["111"', 'unit1 = ["777"', "teams.areas.unit1: there is no hex 777"),
        ('"631", "632"', '"111", "632"', "teams.areas: hex 111 is used twice"),
        (
            "unit1 = [",
            'unit0 = ["354"]\nunit1 = [',
            "teams.areas.unit0: no hex of the area is at the map edge",
        ),
    ],
)
def test_faults_of_team_areas(old: str, new: str, told: str, folder: Path) -> None:
    assert f"beta.toml: {told}" in spoilt(folder, "beta.toml", old, new)


@pytest.mark.parametrize(
    ("old", "new", "told"),
    [
        ('id = "najaf"', 'id = "karbala"', "regions: id karbala is used twice"),
        ('name = "Najaf"', 'name = "Karbala"', "regions: name Karbala is used twice"),
        ('zone = "border"', 'zone = "south"', "regions: one region must have the zone border; 0 have it"),
        ('["erbil", "ninive"]', '["erbil", "mosul"]', "regions, dahuk: neighbour mosul is no region"),
        (
            '["erbil", "ninive"]',
            '["erbil", "ninive", "bagdad"]',
            "regions, dahuk: bagdad is a neighbour, but bagdad does not name dahuk",
        ),
        ('["erbil", "ninive"]', '["erbil", "ninive", "dahuk"]', "regions, dahuk: is its own neighbour"),
        ('["erbil", "ninive"]', '["erbil", "ninive", "erbil"]', "regions, dahuk: a neighbour is named twice"),
        ('id = "turn"', 'id = "phase"', "tracks: id phase is used twice"),
        (
            "speech = [0, ",
            "speech = [",
            "tracks.pacifism.shown.speech: has 15 entries; the track has 16 spaces",
        ),
        (
            "columns = [[3], [2], [1], [1]]",
            "columns = [[3], [2]]",
            "boxes.rows, media: has 2 columns; 4 are in use",
        ),
        ('"barrel_map.geojson"', '"../secret"', "outlines: must be the name of a file in the same folder"),
    ],
)
def test_faults_of_region_facts(old: str, new: str, told: str, folder: Path) -> None:
    assert f"barrel.toml: {told}" in spoilt(folder, "barrel.toml", old, new)


def test_neighbours_that_the_outlines_contradict(folder: Path) -> None:
    spoilt(folder, "barrel.toml", '["erbil", "ninive"]', '["erbil", "ninive", "bagdad"]')
    faults = spoilt(
        folder, "barrel.toml", '["anbar", "babil", "diyala"', '["anbar", "babil", "dahuk", "diyala"'
    )

    assert faults == [
        "barrel.toml: bagdad: dahuk is named as a neighbour, but their outlines share no border"
    ]


def test_borders_whose_regions_are_not_named_as_neighbours(folder: Path) -> None:
    spoilt(folder, "barrel.toml", '["erbil", "ninive"]', '["erbil"]')
    faults = spoilt(folder, "barrel.toml", '["anbar", "dahuk", "erbil"', '["anbar", "erbil"')

    assert len(faults) == 1
    assert "shares a border with" in faults[0]


def test_a_region_that_nothing_joins(folder: Path) -> None:
    spoilt(folder, "barrel.toml", '["erbil", "ninive"]', "[]")
    spoilt(folder, "barrel.toml", '["anbar", "dahuk", "erbil"', '["anbar", "erbil"')
    faults = spoilt(folder, "barrel.toml", '["dahuk", "kirkuk"', '["kirkuk"')

    assert "barrel.toml: dahuk: cannot be reached from bassora" in faults


@pytest.mark.parametrize(
    ("old", "new", "told"),
    [
        ('"id":"najaf"', '"id":"karbala"', "karbala: the id is used twice"),
        ('"id":"najaf"', '"id":"nejef"', "najaf: the region has no outline"),
        ('"id":"najaf"', '"id":"nejef"', "nejef: the outline belongs to no region"),
        (',"label":[361,657]', "", "najaf: the region has no label point"),
        ('"shape":"river"', '"shape":null', "euphrates: the decoration has no shape"),
        (
            "[725,776],[754,765]",
            "[725,776],[754,1765]",
            "bassora: the point [754, 1765] lies outside the board",
        ),
        (
            "[725,776],[754,765]",
            "[725,776],[754.5,765]",
            "features[0].geometry.coordinates[0][1][0]: Expected `int`",
        ),
        (
            '"kind":"region"',
            '"kind":"country"',
            "features[0].properties.kind: Invalid enum value 'country'",
        ),
    ],
)
def test_faults_of_outlines(old: str, new: str, told: str, folder: Path) -> None:
    faults = spoilt(folder, MAP, old, new)

    assert [fault for fault in faults if fault.startswith(f"{MAP}: {told}")], faults


def geometry(folder: Path, region: str, new: str) -> list[str]:
    """The faults after a region's geometry was replaced."""
    text = (folder / MAP).read_text(encoding="utf-8")
    line = next(line for line in text.splitlines() if f'"id":"{region}"' in line)
    return spoilt(folder, MAP, line, re.sub(r'"geometry":\{.*?\}', f'"geometry":{{{new}}}', line))


def test_a_region_drawn_as_a_line(folder: Path) -> None:
    faults = geometry(folder, "dahuk", '"type":"LineString","coordinates":[[0,0],[1,1],[2,5]]')

    assert faults == [f"{MAP}: dahuk: the region is drawn as a line"]


@pytest.mark.parametrize("points", ["[]", "[[]]", "[[[1,1],[2,2],[1,1]]]"])
def test_an_outline_of_too_few_points(points: str, folder: Path) -> None:
    kind = "MultiPolygon" if points == "[]" else "Polygon"

    assert geometry(folder, "dahuk", f'"type":"{kind}","coordinates":{points}') == [
        f"{MAP}: dahuk: the outline has too few points"
    ]


def test_an_outline_that_crosses_itself(folder: Path) -> None:
    faults = geometry(folder, "dahuk", '"type":"Polygon","coordinates":[[[0,0],[9,9],[9,0],[0,9],[0,0]]]')

    assert faults == ["barrel.toml: dahuk: the outline is broken: Self-intersection at (4.5 4.5)"]


def test_a_gap_and_an_overlap_name_the_regions_and_the_place(folder: Path) -> None:
    text = (folder / MAP).read_text(encoding="utf-8")
    line = next(line for line in text.splitlines() if '"id":"babil"' in line)
    ring = re.findall(r"\[\d+,\d+\]", line.split('"geometry"')[1])
    moved = "[494,542]"
    faults = spoilt(folder, MAP, line, line.replace(ring[3], moved))
    places = [fault for fault in faults if "overlap" in fault or "gap" in fault]

    assert places
    assert all(re.search(r"near \[\d+, \d+\]$", fault) for fault in places)
    assert any("babil" in fault for fault in places)


def test_regions_on_top_of_each_other(folder: Path) -> None:
    text = (folder / MAP).read_text(encoding="utf-8")
    line = next(line for line in text.splitlines() if '"id":"karbala"' in line)
    faults = geometry(folder, "dahuk", line.split('"geometry":{')[1].rstrip(",}").rstrip("}"))

    assert any(re.match(r"barrel.toml: karbala: overlap with dahuk near", fault) for fault in faults)
    assert any(
        fault == "barrel.toml: dahuk: label: the point [294, 118] lies outside the region" for fault in faults
    )


@pytest.mark.parametrize(
    ("old", "new", "told"),
    [
        ("columns = 15", "columns = 27", "grid.columns: Expected `int` <= 26"),
        ("centre = [7, 7]", "centre = [7, 17]", "grid.centre: lies outside the grid"),
        ('"ne", "se"', '"ne", "ne"', "sector.ids: ne is used twice"),
        (
            '"North-East", "South-East"',
            '"North-East", "North-East"',
            "sector.names: North-East is used twice",
        ),
        ("    [7, 0], [8, 0]", "    [8, 0]", "sector.cells: gap: H1 belongs to no sector"),
        (
            "    [7, 0], [8, 0]",
            "    [0, 0], [7, 0], [8, 0]",
            "sector.cells: [0, 0] lies off the map in sector ne",
        ),
        ("    [7, 1], [8, 1]", "    [8, 7], [7, 1], [8, 1]", "sector.cells: overlap: I8 is in se and in ne"),
        ("    [8, 6], [9, 6]", "    [3, 3], [9, 6]", "sector.stars: [3, 3] is no area of the sector"),
        ("    [8, 6], [9, 6]", "    [9, 6], [9, 6]", "sector.stars: [9, 6] is named twice"),
        ('id = "museum"', 'id = "temple"', "buildings: id temple is used twice"),
        ('name = "Museum"', 'name = "Old Temple"', "buildings: name Old Temple is used twice"),
        ("cell = [11, 2]", "cell = [3, 3]", "buildings, factory: stands outside the sector, at [3, 3]"),
        ("cell = [11, 5]", "cell = [11, 2]", "buildings, power_plant: shares the area [11, 2] with factory"),
        (
            "[[5, 2], [8, 5]",
            "[[5, 2], [18, 5]",
            "buildings, broadcast_tower: the corner [18, 5] lies outside its area",
        ),
        (
            "[[5, 2], [8, 5], [5, 8], [2, 5]]",
            "[[5, 2]]",
            "buildings, broadcast_tower: an outline needs at least three",
        ),
        (
            "[[5, 2], [8, 5], [5, 8], [2, 5]]",
            "[[5, 2], [5, 8], [8, 5], [2, 5]]",
            "buildings, broadcast_tower: the outline is",
        ),
        ("cell = [9, 4]", "cell = [10, 6]", "buildings, stadium: the parts do not join"),
        ('id = "wounds"', 'id = "vp"', "tracks: id vp is used twice"),
    ],
)
def test_faults_of_area_boards(old: str, new: str, told: str, folder: Path) -> None:
    faults = spoilt(folder, "tokyo.toml", old, new)

    assert [fault for fault in faults if fault.startswith(f"tokyo.toml: {told}")], faults


def test_a_railway_needs_no_crossing_and_a_grid_may_be_printed(folder: Path) -> None:
    assert spoilt(folder, "alpha.toml", 'crossing = "336"\n', "") == []
    assert spoilt(folder, "tokyo.toml", 'source = "reconstructed"', 'source = "printed"') == []
    assert "grid" not in load_board(folder / "tokyo.toml").reconstructed


def test_a_building_without_parts(folder: Path) -> None:
    faults = spoilt(
        folder,
        "tokyo.toml",
        "parts = [{ cell = [11, 2], outline = [[0, 0], [10, 0], [10, 10], [0, 10]] }]",
        "parts = []",
    )

    assert faults == ["tokyo.toml: buildings, factory: has no parts"]


def test_a_faulty_board_is_not_loaded(folder: Path) -> None:
    spoilt(folder, "alpha.toml", 'mine = "523"', 'mine = "701"')

    with pytest.raises(BoardError, match=r"^alpha.toml: starts.mine: there is no hex 701$"):
        load_board(folder / "alpha.toml")


def test_a_gap_whose_corners_lie_where_outlines_cross_is_told(folder: Path) -> None:
    text = (folder / MAP).read_text(encoding="utf-8")
    line = next(line for line in text.splitlines() if '"id":"qadisiyya"' in line)
    faults = spoilt(folder, MAP, line, line.replace("[497,740]", "[479,756]"))

    assert [fault for fault in faults if "gap between" in fault and "qadisiyya" in fault], faults


@pytest.mark.parametrize("name", ["a\\u0000b", "", ".", "..", "../barrel_map.geojson"])
def test_outlines_are_sought_beside_the_board_alone(name: str, folder: Path) -> None:
    faults = spoilt(folder, "barrel.toml", f'outlines = "{MAP}"', f'outlines = "{name}"')

    assert len(faults) == 1
    assert "same folder" in faults[0] or "malformed" in faults[0]


def test_a_coordinate_beyond_all_measure_is_told(folder: Path) -> None:
    faults = spoilt(folder, MAP, "[725,776]", f"[{'9' * 400},776]")

    assert [fault for fault in faults if "Expected `int` <= 1000000" in fault], faults


def test_of_very_many_faults_the_first_are_told(folder: Path) -> None:
    faults = spoilt(folder, "barrel.toml", "size = [1000, 1000]", "size = [1, 1]")

    assert len(faults) == MOST + 1
    assert faults[-1] == f"{MAP}: file: has more faults than these"


@settings(max_examples=60, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(
    name=st.sampled_from(["alpha.toml", "barrel.toml", "calamity.toml", "tokyo.toml", MAP]),
    place=st.floats(0, 1),
    spoil=st.sampled_from(["cut", "flip", "drop line"]),
    byte=st.integers(0, 255),
)
def test_whatever_a_file_holds_nothing_is_raised(
    name: str, place: float, spoil: str, byte: int, folder: Path
) -> None:
    whole = (paths.boards() / name).read_bytes()
    at = int(place * (len(whole) - 1))
    match spoil:
        case "cut":
            broken = whole[:at]
        case "flip":
            broken = whole[:at] + bytes([byte]) + whole[at + 1 :]
        case _:
            lines = whole.splitlines(keepends=True)
            del lines[int(place * (len(lines) - 1))]
            broken = b"".join(lines)
    (folder / name).write_bytes(broken)

    faults = board_faults(folder / ("barrel.toml" if name == MAP else name))

    (folder / name).write_bytes(whole)
    assert all(fault.file and fault.feature and fault.fault for fault in faults)
