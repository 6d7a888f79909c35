# SPDX-License-Identifier: GPL-3.0-or-later
"""What this program is: its versions down to each library and each game's rules, and whose all of it is."""

from PySide6.QtCore import QSize, Qt, qVersion
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import (
    QGridLayout,
    QListWidget,
    QPlainTextEdit,
    QPushButton,
    QSplitter,
    QTabWidget,
    QVBoxLayout,
    QWidget,
)

from rubbletop import __version__, shipped
from rubbletop.kernel.facts import Message, say
from rubbletop.ui.dialogs.frame import FramedDialog, bounded, grown
from rubbletop.ui.parts.card import label, plain
from rubbletop.ui.parts.scroller import Scroller
from rubbletop.ui.parts.wordmark import Wordmark
from rubbletop.ui.words import worded


def version_rows() -> tuple[tuple[str, str], ...]:
    """Return the name and the version of all that a bug may come from."""
    title = worded(say("Rules of {game}"))
    return (
        ("Rubbletop", __version__),
        *((title.format(game=game), number) for game, number in shipped.rules()),
        ("Qt", qVersion()),
        *((part.name, shipped.version_of(part)) for part in shipped.parts() if part.name == "Python"),
        *shipped.libraries(),
        (worded(say("System")), shipped.system()),
        (worded(say("Screens by")), QGuiApplication.platformName()),
    )


class AboutDialog(FramedDialog):
    """Three tabs: the program, the versions, the licences. ``copied`` puts the versions on the clipboard."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(say("About Rubbletop"), None, parent)
        self.rows = version_rows()
        self.tabs = QTabWidget()
        self.tabs.setDocumentMode(True)
        self.tabs.tabBar().setDrawBase(False)
        self.tabs.addTab(_program(), worded(say("The program")))
        self.tabs.addTab(_versions(self.rows), worded(say("Versions")))
        self.licences = Licences()
        self.tabs.addTab(self.licences, worded(say("Licences")))
        self.tabs.setMinimumSize(QSize(380, 240))
        self.body.addWidget(self.tabs, 1)
        copy = QPushButton(worded(say("&Copy the versions")))
        copy.setObjectName("copy")
        copy.setToolTip(worded(say("Put them on the clipboard, for a bug report")))
        copy.setAutoDefault(False)
        copy.clicked.connect(self.copy)
        self.buttons.insertWidget(0, copy)
        self.resize(bounded(self, grown(QSize(660, 520))))

    def copy(self) -> None:
        """Put the versions on the clipboard, one a line."""
        QGuiApplication.clipboard().setText("\n".join(f"{name}: {number}" for name, number in self.rows))


class Licences(QWidget):
    """A list of all parts, and of the chosen one its version, its owners and the text of its licence."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("role", "plain")
        self.parts = shipped.parts()
        self.list = QListWidget()
        self.list.setAccessibleName(worded(say("Parts of the program")))
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.list.addItems([part.name for part in self.parts])
        right, lines = plain(QVBoxLayout, self, 4)
        self.head = label("", "strong", wraps=True)
        self.owner = label("", "muted", wraps=True)
        self.text = QPlainTextEdit()
        self.text.setReadOnly(True)
        self.text.setTabChangesFocus(True)
        self.text.setAccessibleName(worded(say("The licence")))
        lines.addWidget(self.head)
        lines.addWidget(self.owner)
        lines.addWidget(self.text, 1)
        split = QSplitter(Qt.Orientation.Horizontal)
        split.setChildrenCollapsible(False)
        split.addWidget(self.list)
        split.addWidget(right)
        split.setStretchFactor(1, 1)
        split.setSizes([220, 420])
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 8, 0, 0)
        whole.addWidget(split, 1)
        self.list.currentRowChanged.connect(self._show)
        self.list.setCurrentRow(0)

    def _show(self, row: int) -> None:
        part = self.parts[row]
        number = shipped.version_of(part)
        name = f"{part.name} {number}" if number else part.name
        self.head.setText(f"{name} · {part.licence}")
        self.owner.setText(f"© {part.copyright}")
        missing = worded(say("The text of this licence did not come along with the program."))
        self.text.setPlainText(shipped.licence_text(part) or missing)


def _program() -> QWidget:
    made = QWidget()
    made.setProperty("role", "plain")
    lines = QVBoxLayout(made)
    lines.setContentsMargins(0, 12, 0, 0)
    lines.setSpacing(10)
    lines.addWidget(Wordmark())
    lines.addWidget(label(worded(say("Version {version}", version=__version__)), "strong"))
    for line in _STORY:
        lines.addWidget(label(worded(line), wraps=True))
    lines.addStretch(1)
    return made


_STORY: tuple[Message, ...] = (
    say("Plays board games by their full rules; the program keeps the rules, you keep your head."),
    say("Free software under the GNU General Public License, version 3 or later; there is no warranty."),
    say("Boards, counters, figures and posters are drawn for this program."),
    say("The games belong to their authors; the program holds none of their art or text."),
    say("It stands on the work of many others: under Licences each part is named, and whose it is."),
)


def _versions(rows: tuple[tuple[str, str], ...]) -> QWidget:
    made = QWidget()
    made.setProperty("role", "plain")
    grid = QGridLayout(made)
    grid.setContentsMargins(0, 12, 8, 0)
    grid.setHorizontalSpacing(16)
    for row, (name, number) in enumerate(rows):
        grid.addWidget(label(name, "strong", wraps=True), row, 0)
        said = label(number, wraps=True)
        said.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        grid.addWidget(said, row, 1)
    grid.setColumnStretch(1, 1)
    grid.setRowStretch(len(rows), 1)
    scroll = Scroller()
    scroll.setWidget(made)
    return scroll
