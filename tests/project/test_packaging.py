# SPDX-License-Identifier: GPL-3.0-or-later
"""What people install tells the same as the program: version, name, kind of file, commands, licences."""

import ast
import re
import shutil
import subprocess
import sys
import tomllib
from configparser import RawConfigParser
from datetime import date
from pathlib import Path
from xml.etree import ElementTree

import pytest
from make import debian, facts, pictures
from PySide6.QtGui import QImage, QImageReader

import rubbletop
from rubbletop import cli, shipped
from rubbletop.app import DESKTOP_FILE
from rubbletop.kernel.savefile import SUFFIX
from rubbletop.ui.language import ENGLISH, LANGUAGES, SYSTEM

ROOT = Path(__file__).resolve().parents[2]
PACKAGING = ROOT / "packaging"
LINUX = PACKAGING / "linux"
LANG = "{http://www.w3.org/XML/1998/namespace}lang"
MIME = "{http://www.freedesktop.org/standards/shared-mime-info}"


@pytest.fixture(autouse=True)
def day(monkeypatch: pytest.MonkeyPatch) -> None:
    """All is built on one day, so that nothing is asked of the repository."""
    monkeypatch.setenv("SOURCE_DATE_EPOCH", "1800000000")


@pytest.fixture
def entry() -> dict[str, str]:
    parser = RawConfigParser(interpolation=None)
    parser.optionxform = str  # type: ignore[assignment, method-assign]
    parser.read(LINUX / f"{facts.APP_ID}.desktop", encoding="utf-8")
    return dict(parser["Desktop Entry"])


def test_the_one_version_number_is_that_of_the_program() -> None:
    assert facts.version() == rubbletop.__version__
    found = [
        str(file.relative_to(ROOT))
        for file in PACKAGING.rglob("*")
        if file.suffix in {".in", ".desktop", ".xml", ".yml", ".ps1", ".iss", ".sh", ".spec", ".py"}
        and rubbletop.__version__ in file.read_text(encoding="utf-8")
    ]
    assert found == []


def test_the_present_version_is_the_first_release_and_every_release_has_news() -> None:
    releases = facts.releases()

    assert releases[0].version == rubbletop.__version__
    assert [release.version for release in releases if not all(release.news) or not release.news] == []
    assert [one for one in releases if re.search(r"[*`\n]", "".join(one.news))] == []


def test_a_version_that_the_news_do_not_have_yet_is_released_on_the_day_of_the_build(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(facts, "version", lambda: "99.1")

    assert facts.releases()[0][:2] == ("99.1", date(2027, 1, 15))


def test_the_news_are_read_point_by_point_in_plain_words(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    news = "# New\n\n## 9.0 (2030-02-01)\n\nAll.\n\n* *One*,\n  and `more`.\n* Two.\n\n## 8.0\n\nFirst\none."
    (tmp_path / "CHANGELOG.md").write_text(news, encoding="utf-8")
    monkeypatch.setattr(facts, "PACKAGING", tmp_path)
    monkeypatch.setattr(facts, "version", lambda: "9.0")

    assert facts.releases() == (
        facts.Release("9.0", date(2030, 2, 1), ("One, and more.", "Two.")),
        facts.Release("8.0", date(2027, 1, 15), ("First one.",)),
    )


@pytest.mark.skipif(sys.platform == "win32", reason="there is no command that only fails")
@pytest.mark.parametrize("git", [None, "false"])
def test_where_no_commit_can_be_asked_for_its_time_the_last_news_tell_it(
    monkeypatch: pytest.MonkeyPatch, git: str | None
) -> None:
    monkeypatch.delenv("SOURCE_DATE_EPOCH")
    found = git and shutil.which(git)
    monkeypatch.setattr("make.facts.shutil.which", lambda name: found)

    assert facts.when().isoformat() >= "2026-11-30T12:00:00+00:00"
    assert (facts.when().hour, facts.when().minute) == (12, 0)


def test_a_template_with_an_unknown_word_is_refused(tmp_path: Path) -> None:
    (tmp_path / "control.in").write_text("@VERSION@ @NOBODY@", encoding="utf-8")

    with pytest.raises(facts.Failed, match=r"control\.in: nothing is known for @NOBODY@"):
        facts.filled(tmp_path / "control.in")


def test_the_menu_entry_starts_the_program_with_the_files_it_is_given(entry: dict[str, str]) -> None:
    scripts = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]["scripts"]

    assert entry["Exec"] == "rubbletop %f"
    assert "rubbletop" in scripts
    assert facts.APP_ID == DESKTOP_FILE == entry["Icon"]


def test_the_actions_of_the_menu_entry_are_understood_by_the_program(entry: dict[str, str]) -> None:
    text = (LINUX / f"{facts.APP_ID}.desktop").read_text(encoding="utf-8")
    starts = re.findall(r"^Exec=rubbletop (new .*)$", text, re.MULTILINE)

    assert len(starts) == len(entry["Actions"].strip(";").split(";"))
    assert {cli.parsed(words.split()).command for words in starts} == {"new"}


def test_a_save_is_a_kind_of_file_that_the_menu_entry_opens(entry: dict[str, str]) -> None:
    kind = ElementTree.parse(LINUX / f"{facts.APP_ID}.xml").getroot().find(f"{MIME}mime-type")
    assert kind is not None
    glob = kind.find(f"{MIME}glob")

    assert glob is not None
    assert glob.get("pattern") == f"*{SUFFIX}"
    assert entry["MimeType"] == f"{kind.get('type')};"


def test_the_metadata_name_the_menu_entry_the_releases_and_pictures_that_there_are() -> None:
    told = ElementTree.fromstring(debian.metainfo())

    assert told.findtext("id") == facts.APP_ID
    assert told.findtext("launchable") == f"{facts.APP_ID}.desktop"
    assert told.findtext("project_license") == "GPL-3.0-or-later"
    assert [one.get("version") for one in told.iter("release")] == [one.version for one in facts.releases()]
    pictures_told = [str(image.text).rpartition("/")[2] for image in told.iter("image")]
    assert pictures_told == list(facts.SCREENSHOTS)
    assert [name for name in pictures_told if not (PACKAGING / name).is_file()] == []
    assert {(i.get("width"), i.get("height")) for i in told.iter("image")} == {("1366", "768")}
    assert {
        (QImage(str(PACKAGING / n)).width(), QImage(str(PACKAGING / n)).height()) for n in pictures_told
    } == {(1366, 768)}


def test_the_manual_page_names_every_command() -> None:
    page = facts.filled(LINUX / "rubbletop.6.in")
    help_text = cli._parser().format_help()
    commands = re.findall(r"^usage: rubbletop (\w+)", help_text, re.MULTILINE)

    assert len(commands) > 6
    assert [name for name in commands if name not in page] == []


def test_the_manual_page_names_every_option() -> None:
    page = facts.filled(LINUX / "rubbletop.6.in").replace("\\-", "-")
    options = set(re.findall(r"--[a-z][a-z-]+", cli._parser().format_help()))

    assert {"--seed", "--what", "--dots"} <= options
    assert [option for option in sorted(options) if option not in page] == []


def test_the_desktop_is_told_in_every_language_of_the_program(entry: dict[str, str]) -> None:
    kind = ElementTree.parse(LINUX / f"{facts.APP_ID}.xml").getroot().find(f"{MIME}mime-type")
    assert kind is not None
    said = {comment.get(LANG) for comment in kind.iter(f"{MIME}comment")}
    others = set(LANGUAGES) - {SYSTEM, ENGLISH}

    assert others <= said
    assert [code for code in sorted(others) if f"Comment[{code}]" not in entry] == []


def test_the_copyright_file_has_a_text_for_each_licence_and_a_stanza_for_each_part() -> None:
    told = debian.copyright_file()
    used = re.findall(r"^Files:\n(?: .*\n)+Copyright: .*\n(?: .*\n)*License: (.*)$", told, re.MULTILINE)
    texts = re.findall(r"^License: (.*)\n ", told, re.MULTILINE)

    assert used == [part.licence for part in shipped.parts()]
    assert sorted(texts) == sorted(set(used))
    assert [line for line in told.splitlines() if line.startswith(" ") and not line.strip()] == []


def test_the_icon_is_drawn_in_all_sizes_and_for_all_systems(tmp_path: Path) -> None:
    made = pictures.draw(tmp_path)

    assert sorted(made) == [16, 22, 24, 32, 48, 64, 96, 128, 256, 512]
    for size, file in made.items():
        image = QImage(str(file))
        assert (image.width(), image.height()) == (size, size)
        assert _is_legible(image)
    icon = QImageReader(str(tmp_path / "rubbletop.ico"))
    assert icon.imageCount() == 7
    assert (tmp_path / "rubbletop.icns").read_bytes()[:4] == b"icns"
    assert (
        int.from_bytes((tmp_path / "rubbletop.icns").read_bytes()[4:8])
        == (tmp_path / "rubbletop.icns").stat().st_size
    )


def _is_legible(image: QImage) -> bool:
    """Whether a light letter stands on a red ground, each with at least a twelfth of the picture."""
    pixels = [
        image.pixelColor(x, y)
        for x in range(0, image.width(), max(1, image.width() // 32))
        for y in range(0, image.height(), max(1, image.width() // 32))
    ]
    light = sum(p.lightness() > 200 and p.alpha() > 200 for p in pixels)
    red = sum(p.red() > 150 and p.green() < 90 and p.alpha() > 200 for p in pixels)
    return min(light, red) * 12 >= len(pixels)


@pytest.mark.skipif(sys.platform == "win32", reason="the commands are for POSIX shells")
def test_the_recipe_for_macos_is_sound_shell() -> None:
    script = PACKAGING / "macos" / "build.sh"
    checked = subprocess.run(["sh", "-n", str(script)], capture_output=True, text=True, check=False)

    assert (checked.returncode, checked.stderr) == (0, "")
    assert script.stat().st_mode & 0o111 == 0o111


def test_the_recipe_of_pyinstaller_is_sound_and_keeps_all_licences() -> None:
    text = (PACKAGING / "onedir" / "rubbletop.spec").read_text(encoding="utf-8")
    (named,) = [
        node.value
        for node in ast.parse(text).body
        if isinstance(node, ast.Assign) and ast.unparse(node.targets[0]) == "SHIPPED"
    ]
    copied = {word.value for word in ast.walk(named) if isinstance(word, ast.Constant)}

    assert {part.package for part in shipped.parts()} - {""} == copied


def test_every_kind_of_package_has_one_command_that_the_page_shows() -> None:
    page = (PACKAGING / "README.md").read_text(encoding="utf-8")
    script = (PACKAGING / "run").read_text(encoding="utf-8")
    made = ast.unparse(ast.parse((PACKAGING / "make" / "__main__.py").read_text(encoding="utf-8")))

    for kind in ("wheel", "onedir", "archive", "deb", "flatpak", "check"):
        assert f"`packaging/run {kind}`" in page
        assert re.search(rf"^(.* \| )?{kind}( \| .*)?\)$", script, re.MULTILINE)
        assert f"case ['{kind}'" in made
