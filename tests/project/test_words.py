# SPDX-License-Identifier: GPL-3.0-or-later
"""Every word of the program goes through ``say``, so that translators find it."""

import ast
import re
import tomllib
from collections.abc import Iterator
from functools import cache
from importlib import import_module
from pathlib import Path

import pytest

from rubbletop import paths
from rubbletop.board.load import load_board
from rubbletop.games import registry
from rubbletop.kernel.facts import Message
from rubbletop.ui.parts.catalogue import CATALOGUE

PACKAGE = Path(__file__).parents[2] / "desktop" / "rubbletop"
SHOWN = (*sorted((PACKAGE / "ui").rglob("*.py")), *sorted((PACKAGE / "games").glob("*/words/*.py")))

# fmt: off
SETTERS = frozenset(
    (
        "setText", "setWindowTitle", "setToolTip", "setStatusTip", "setPlaceholderText",
        "setAccessibleName", "setTitle", "setSuffix", "setAccessibleDescription", "setInformativeText",
        "setWhatsThis", "setPrefix", "setDetailedText", "setHeaderLabels", "setHtml", "setPlainText",
        "setLabelText", "appendPlainText", "drawText", "addItem", "addItems", "addMenu", "addTab",
        "addRow", "QLabel", "QPushButton", "QToolButton", "QAction", "QCheckBox", "QGroupBox",
        "QRadioButton", "label", "write", "write_centred", "write_within", "write_head", "write_lines",
        "text_outline", "paint_stamp", "information", "warning", "critical", "question", "showMessage",
    )
)
# fmt: on
"""What shows a text that it is given."""

# fmt: off
UNSHOWN = frozenset(
    (
        "setObjectName", "getLogger", "debug", "info", "warning", "error", "exception", "setProperty",
        "property", "findChild", "findChildren", "setDesktopFileName", "setApplicationName",
        "setOrganizationName", "QFont", "setFamily", "TypeVar", "NewType", "cast", "setStyle",
        "Template", "compile", "getenv", "toString",
    )
)
# fmt: on
"""What takes names and patterns that no player sees."""

STAYS: dict[str, str] = {
    "One More Barrel": "title of a game",
    "Oh No, There Goes Tokyo!": "title of a game",
    "Oh No, There Goes ": "title of a game",
    "OH NO, THERE GOES": "title of a game",
    "OH NO,": "title of a game",
    "THERE GOES": "title of a game",
    "TOKYO!": "title of a game",
    "50 FOOT": "title of a game",
    "COLOSSI!": "title of a game",
    "GODRAN": "name of the monster",
    "Rubbletop": "name of the program",
    "Python": "name of a program",
    "Letter": "name of a paper size",
    "N": "north on a compass in every language that writes in Latin letters",
    "Marines": "name of the player of a lesson, fixed when the module is read",
    "Ada": "name of a person",
    "Boris": "name of a person",
    "Carla": "name of a person",
    "Mina": "name of a person",
    "Kenji": "name of a person",
    "Yuki": "name of a person",
    "Goro": "name of a person",
}
"""Texts that are shown and stay as they are, with the reason."""

KEPT = re.compile(
    r"#[0-9A-F]{6}"  # a colour
    r"|(Ctrl|Alt|Shift)\+.+"  # keys
    r"|[IVX]+"  # a section
    r"|[A-Za-z]+Face|Bid(Result|Strip)|(Boulder|Rubble|Event)[A-Za-z]*"  # a class
    r"|[\w-]+\.(otf|ttf|svg|json)"  # a file
    r"|Inter|Bebas Neue|Old Standard TT|Courier Prime|DejaVu Sans|Sans( Serif|-serif)?|Fixed|Fusion"
    r"|Regular|Bold|Italic|Semi Bold"  # cuts of a typeface
    r"|\w+\.\w+|[A-Z]+(_[A-Z]+)+|yyyy.*|USER|HVZ|\[.*"  # code
    r"|CBDT|COLR|SVG "  # tables in files of typefaces
    r"|lesson [a-z ]+|(troops|logistics) border one"  # names of widgets and counters
    r"|the poster of %s cannot be painted",  # for the log
    re.DOTALL,
)
MARKUP = re.compile(r"[<>]|\{ |; |[a-z-]+:")
WORDS = re.compile(r"[A-Z][a-z]{2,}|[A-Z]{3,}|[A-Za-z’]+ [A-Za-z’]+ [A-Za-z’]+")

# fmt: off
PLACES = (
    "Bassora", "Dhi Qar", "Muthanna", "Najaf", "Maysan", "Wasit", "Diyala", "Sulaymaniyya", "Qadisiyya",
    "Karbala", "Babil", "Bagdad", "Anbar", "Salah ad-Din", "Kirkuk", "Erbil", "Ninive", "Dahuk",
    "Macy’s", "One More Barrel", "Oh No, There Goes Tokyo!",
)
# fmt: on
"""Names in the board files that are no common words; nor are those of Port Calamity."""


def name_of(call: ast.Call) -> str:
    """What is called."""
    match call.func:
        case ast.Name(id=name) | ast.Attribute(attr=name):
            return name
        case _:
            return ""


def texts(node: ast.AST) -> Iterator[ast.Constant]:
    """All texts in a piece of code."""
    for part in ast.walk(node):
        if isinstance(part, ast.Constant) and isinstance(part.value, str):
            yield part


def unshown(tree: ast.Module) -> set[int]:
    """The texts of a module that are translated already, or that nobody sees."""
    found: set[int] = set()
    for node in ast.walk(tree):
        hidden: list[ast.AST | None] = []
        match node:
            case ast.Call() if name_of(node) == "say":
                hidden = [*node.args[:1]]
            case ast.Call() if name_of(node) in ("ruled", "with_rule"):
                hidden = [*node.args[1:]]
            case ast.Call() if name_of(node) in UNSHOWN:
                hidden = [*node.args]
            case ast.Expr(value=ast.Constant() as doc):
                hidden = [doc]
            case ast.Assert() | ast.Raise():
                hidden = [node]
            case ast.arg(annotation=hint) | ast.AnnAssign(annotation=hint):
                hidden = [hint]
            case ast.FunctionDef(returns=hint):
                hidden = [hint]
            case ast.Subscript(slice=key):
                hidden = [key]
            case ast.Dict(keys=keys):
                hidden = [*keys]
            case ast.Compare():
                hidden = [node]
            case ast.keyword(arg="rule" | "number" | "figure"):
                hidden = [node.value]
            case _:
                pass
        found |= {id(text) for part in hidden if part is not None for text in texts(part)}
    return found


@cache
def said() -> frozenset[str]:
    """Every sentence that the program says."""
    found = set()
    for path in PACKAGE.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Call) and name_of(node) == "say" and node.args:
                found |= {str(text.value) for text in texts(node.args[0])}
    return frozenset(found)


@cache
def sections() -> frozenset[str]:
    """The numbers and titles by which the sections of all games can be cited."""
    found = set()
    for path in PACKAGE.glob("ui/*/help/*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if (
                isinstance(node, ast.keyword)
                and node.arg == "number"
                and isinstance(node.value, ast.Constant)
            ):
                found.add(str(node.value.value))
    return frozenset(found)


def is_citation(text: str) -> bool:
    """Whether a text names nothing but sections and rulings."""
    return all(part.isdigit() or part in sections() for part in text.split(", "))


def handed_over(tree: ast.Module) -> Iterator[ast.Constant]:
    """The texts that are given to what shows them, at the call itself or by a constant of the module."""
    constants = {
        target.id: node.value
        for node in tree.body
        if isinstance(node, ast.Assign)
        for target in node.targets
        if isinstance(target, ast.Name)
    }
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and name_of(node) in SETTERS:
            for given in (*node.args, *(word.value for word in node.keywords if word.arg != "role")):
                direct = constants.get(given.id) if isinstance(given, ast.Name) else given
                if isinstance(direct, ast.Constant | ast.JoinedStr | ast.BinOp | ast.IfExp):
                    yield from texts(direct)


def faults(path: Path, *, source: str | None = None) -> list[str]:
    """The texts of a module that no translator would find."""
    tree = ast.parse(path.read_text("utf-8") if source is None else source)
    hidden = unshown(tree)
    found = {}
    for text in texts(tree):
        words = str(text.value)
        is_plain = WORDS.search(words) is not None and MARKUP.search(words) is None
        if is_plain and not (is_citation(words) or KEPT.fullmatch(words)):
            found[id(text)] = text
    for text in handed_over(tree):
        if re.search(r"[A-Za-z]{2}", str(text.value)) and str(text.value) not in ROLES:
            found[id(text)] = text
    return [
        f"{path.name}:{text.lineno}: {text.value!r}"
        for key, text in found.items()
        if key not in hidden and str(text.value) not in STAYS
    ]


# fmt: off
ROLES = frozenset(
    (
        "strong", "muted", "caption", "question", "label", "title", "plain", "note",
    )
)
# fmt: on
"""How a label looks; the word is not shown."""


@pytest.mark.parametrize("path", SHOWN, ids=lambda path: str(path.relative_to(PACKAGE)))
def test_every_text_that_is_shown_can_be_translated(path: Path) -> None:
    assert faults(path) == []


@pytest.mark.parametrize(
    "source",
    [
        'button.setText("save")',
        'NAME = "save"\nbutton.setText(NAME)',
        'label(f"{number} left", "strong")',
        'write(painter, "and rising", at)',
        'HEADS = ("Region", "Barrels")',
        'return "nothing can be done"',
        'box.addItem("War")',
    ],
)
def test_a_text_outside_say_is_found(source: str) -> None:
    assert faults(Path("made.py"), source=source)


@pytest.mark.parametrize(
    "source",
    [
        'button.setText(worded(say("Save")))',
        'button.setObjectName("Save the game")',
        '"""A module that does something."""',
        'raise ValueError("no such thing here")',
        'rule = "War, 27"',
        'label(words, "strong")',
    ],
)
def test_what_is_said_or_not_shown_is_no_fault(source: str) -> None:
    assert faults(Path("made.py"), source=source) == []


@pytest.mark.parametrize("path", SHOWN, ids=lambda path: str(path.relative_to(PACKAGE)))
def test_no_sentence_without_words_is_given_to_translators(path: Path) -> None:
    assert not re.search(r"""(?<![\w.])say\((""|'')""", path.read_text("utf-8"))


def shown_names() -> Iterator[tuple[str, str]]:
    """The names in the shipped data files that stand on a board or in a sentence, with their file."""
    for path in sorted(paths.boards().glob("*.toml")):
        file = tomllib.loads(path.read_text("utf-8"))
        found = [file.get("title", "")]
        for rows in (
            file.get("regions", []),
            file.get("boxes", {}).get("rows", []),
            file.get("structures", []),
        ):
            found += [row["name"] for row in rows]
        found += [row["name"] for row in file.get("buildings", []) if "kind" in row and "id" in row]
        found += file.get("sector", {}).get("names", [])
        found += [row["short"] for row in file.get("units", []) if "short" in row]
        if path.stem == "tokyo-edition":
            found += [row["name"] for rows in (file["units"], file["schemes"]) for row in rows]
        for name in dict.fromkeys(found):
            if name:
                yield path.stem, name


def test_every_name_in_the_data_files_is_said_somewhere() -> None:
    names = list(shown_names())

    assert {("tokyo", "Factory"), ("barrel", "Money"), ("alpha", "Storage")} <= set(names)
    assert [name for _, name in names if name not in said() and name not in PLACES] == []


def test_no_common_word_hides_among_the_names_that_stay() -> None:
    names = {name for _, name in shown_names()}

    assert not set(PLACES) & (said() - {"One More Barrel", "Oh No, There Goes Tokyo!"})
    assert names >= set(PLACES)


def test_every_section_that_is_cited_by_words_is_said_somewhere() -> None:
    worded = {number for number in sections() if re.search(r"[a-z]", number)}

    assert {"Pacifism 1", "Oil Price 2", "War", "Event Chart", "sc. 2"} <= worded
    assert worded <= said()


def test_every_game_has_a_board_whose_title_is_worded() -> None:
    titles = {load_board(board).title for board in ("alpha", "beta")}

    assert len(CATALOGUE) == 3
    assert titles <= said()


@pytest.mark.parametrize("game", registry.games())
def test_every_name_listed_for_translators_is_one_that_is_shown(game: str) -> None:
    module = import_module(f"rubbletop.games.{game}.words.printed")
    listed = [
        message.template
        for found in vars(module).values()
        if isinstance(found, tuple)
        for message in found
        if isinstance(message, Message)
    ]

    assert listed
    assert set(listed) <= {name for _, name in shown_names()} | set(sections())
