# SPDX-License-Identifier: GPL-3.0-or-later
"""What came of battles, bombings and checks, in a line each; a click on a line tells more of it."""

from collections.abc import Iterable, Sequence

import msgspec
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QVBoxLayout, QWidget

from rubbletop.games.barrel import words
from rubbletop.games.barrel.events.common import GroupMoved
from rubbletop.games.barrel.events.rebels import RebelsEmpowered, RebelsMoved, RebelsPlaced, RebelsWait
from rubbletop.games.barrel.forecast import PriceMove
from rubbletop.games.barrel.ground import Ground
from rubbletop.games.barrel.state import BarrelState
from rubbletop.games.barrel.tables import DOLLAR
from rubbletop.games.barrel.words.names import (
    barrels,
    dollars,
    listed,
    local_troops,
    region_name,
    seat_name,
    troops,
)
from rubbletop.games.barrel.words.rebels import target_name
from rubbletop.kernel.facts import NO_WORDS, Event, Message, Seat, SpaceId, say, verbatim
from rubbletop.ui.barrel.dice import Die, die_of, locals_die
from rubbletop.ui.barrel.digest import Blast, Deed, Digest, Fight, Idle
from rubbletop.ui.barrel.panels.battle import BattleTable
from rubbletop.ui.barrel.panels.notes import note, reckoning
from rubbletop.ui.barrel.panels.review_line import Line
from rubbletop.ui.barrel.panels.signs import Sign
from rubbletop.ui.parts.card import label, plain
from rubbletop.ui.parts.review_widget import ReviewWidget
from rubbletop.ui.parts.tally_tip import tally_tip
from rubbletop.ui.theme import CAPTION, lettering
from rubbletop.ui.words import folded, signed, worded

MARK = 13.0


class Cell(msgspec.Struct, frozen=True):
    """What came of a check for one player: the words beside her sign, and the whole of it."""

    seat: Seat
    words: Message
    tip: str


class Review(ReviewWidget):
    """All that happened, check by check; a line that is opened rings its region.

    While play is told (``is_live``) the newest battle or bombing is open.
    """

    def __init__(
        self, ground: Ground, s: BarrelState, found: Digest, *, is_live: bool, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.setProperty("role", "plain")
        self._ground, self._s = ground, s
        self.found = found
        self.lines: dict[Line, QWidget] = {}
        self._summary: list[Message] = []
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setHorizontalSpacing(6)
        self._grid.setVerticalSpacing(2)
        self._grid.setColumnStretch(1, 1)
        self._fill()
        if is_live and found.newest is not None:
            list(self.lines)[-1].setChecked(True)

    @property
    def note(self) -> str:
        """The whole in a few words."""
        return " · ".join(worded(part) for part in self._summary)

    def _fill(self) -> None:
        found = self.found
        self._cells(say("Order"), [self._thrown(roll.seat, roll.face) for roll in found.rolled])
        for number, event in enumerate(found.entered):
            dice = (die_of(event.mover, event.face),) if event.face else ()
            text = say(
                "{region}: {locals}", region=self._region(event.region), locals=local_troops(event.locals)
            )
            self._line(say("Locals") if not number else NO_WORDS, text, dice, self._told(event), event.region)
        self._cells(
            say("Control"),
            [Cell(taken.seat, self._region(taken.region), self._told(taken)) for taken in found.held],
        )
        for move in found.fled:
            cost = say("A retreat costs one troop, and each who flees {steps} Pacifism.", steps=self._grief)
            self._plain(self._flight(move), cost)
        for number, fight in enumerate(found.fights):
            self._fight(say("War") if not number else NO_WORDS, fight)
        self._cells(say("Rebels"), [self._deed(deed) for deed in found.deeds])
        for number, blast in enumerate(found.blasts):
            self._blast(say("Bombs") if not number else NO_WORDS, blast)
        self._cells(say("Pacifism"), self._moods())
        if found.price is not None:
            self._priced()
        self._oil()
        if found.order:
            self._cells(say("Order"), [Cell(seat, NO_WORDS, "") for seat in found.order])

    # Lines

    def _line(
        self, head: Message, text: Message, dice: Sequence[Die], told: str, *places: SpaceId
    ) -> QVBoxLayout:
        """Add a line that opens; return where to put what it tells then."""
        row = self._grid.rowCount()
        self._summary.append(text)
        self._grid.addWidget(label(worded(head), "caption"), row, 0)
        line = Line(worded(text), dice, folded(told), self)
        more, column = plain(QVBoxLayout, self, 2)
        more.hide()
        line.toggled.connect(self._toggled)
        self._grid.addWidget(line, row, 1)
        self._grid.addWidget(more, row + 1, 0, 1, 2)
        self.lines[line] = more
        line.setProperty("places", list(places))
        column.addWidget(label(told, "muted", wraps=True))
        return column

    def _toggled(self, is_open: bool) -> None:
        line = self.sender()
        assert isinstance(line, Line)
        self.lines[line].setVisible(is_open)
        if is_open:
            for other in self.lines:
                if other is not line:
                    other.setChecked(False)
        self.ringed.emit(tuple(line.property("places")) if is_open else ())
        self.changed.emit()

    def _fight(self, head: Message, fight: Fight) -> None:
        event = fight.fought
        region = self._region(event.region)
        before = say("{region} {troops} v {locals}", region=region, troops=event.troops, locals=event.locals)
        text = say("{before} → {after}", before=before, after=self._outcome(fight))
        dice = (die_of(event.roller, event.face), locals_die(event.locals_face))
        column = self._line(head, text, dice, self._told(event), event.region)
        faces = (event.face, event.locals_face)
        column.addWidget(BattleTable(self._ground, event.ratio, event.locals_ratio, faces, self))
        if fight.losses:
            lost = [
                say("{player} {troops}", player=seat_name(self._s, seat), troops=troops(number))
                for seat, number in fight.losses.items()
            ]
            told = say("Lost: {losses}. Each is {steps} Pacifism.", losses=listed(lost), steps=self._grief)
            note(column, told, "Pacifism 2")
        if fight.controller is not None:
            told = say(
                "{player} controls {region}.", player=seat_name(self._s, fight.controller), region=region
            )
            note(column, told, "Control of the Regions", "strong")

    def _outcome(self, fight: Fight) -> Message:
        event = fight.fought
        match fight.end:
            case "won":
                return say("won")
            case "lost":
                return say("lost")
            case "gone":
                return say("nobody left")
            case _:
                return say(
                    "{troops} v {locals}",
                    troops=event.troops - event.troops_lost,
                    locals=event.locals - event.locals_lost,
                )

    def _blast(self, head: Message, blast: Blast) -> None:
        event = blast.rolled
        bombing = event.bombing
        text = say(
            "{region}, {what}: {outcome}",
            region=self._region(bombing.region),
            what=target_name(bombing.target),
            outcome=self._harm(blast),
        )
        dice = [die_of(bombing.victim, face) for face in event.faces]
        column = self._line(head, text, dice, self._told(event), bombing.region)
        column.addWidget(reckoning(event.reckoning, self))
        for seat, by in blast.pacifism.items():
            if by:
                told = say("{player}: Pacifism {by}", player=seat_name(self._s, seat), by=signed(by))
                note(column, told, "Effects on Pacifism")

    def _harm(self, blast: Blast) -> Message:
        if not blast.rolled.damage:
            return say("it fails")
        if blast.repaired:
            return say("repaired for {cost}", cost=dollars(DOLLAR * blast.repaired))
        if not blast.destroyed:
            return say("damage {damage}", damage=blast.rolled.damage)
        if blast.rolled.bombing.target in ("troops", "logistics"):
            return say("{number} destroyed", number=blast.destroyed)
        return say("destroyed")

    def _priced(self) -> None:
        event = self.found.price
        assert event is not None
        old, new = self._price(event.price - event.by), self._price(event.price)
        text = say("{old} → {new}", old=old, new=new) if event.by else say("{price} as before", price=new)
        dice = (Die(event.face),) if event.face else ()
        column = self._line(say("Oil price"), text, dice, self._told(event))
        move = PriceMove(event.sellers, event.market, event.crash, event.speculation, event.pacifism)
        table = reckoning(move.tally.lines, self)
        table.setToolTip(tally_tip(move.tally))
        column.addWidget(table)

    # Cells

    def _cells(self, head: Message, cells: Sequence[Cell]) -> None:
        """Add what came of a check for each player."""
        if not cells:
            return
        row = self._grid.rowCount()
        self._summary.append(self._summed(head, cells))
        title = label(worded(head), "caption")
        self._grid.addWidget(title, row, 0, Qt.AlignmentFlag.AlignTop)
        made, grid = plain(QGridLayout, self, 0)
        grid.setHorizontalSpacing(8)
        across = 2 if any(len(worded(cell.words)) > 7 for cell in cells) else 5
        for number, cell in enumerate(cells):
            one, beside = plain(QHBoxLayout, made, 3)
            name = worded(seat_name(self._s, cell.seat))
            told = f"{name}: {cell.tip}" if cell.tip else name
            beside.addWidget(Sign(self._s.seats.index(cell.seat), told, MARK, one))
            if words_ := worded(cell.words):
                said = label(words_)
                said.setFont(lettering(CAPTION))
                said.setToolTip(told)
                beside.addWidget(said)
            beside.addStretch(1)
            grid.addWidget(one, number // across, number % across)
        for column in range(across):
            grid.setColumnStretch(column, 1)
        self._grid.addWidget(made, row, 1)

    def _summed(self, head: Message, cells: Sequence[Cell]) -> Message:
        """The same as words: Pacifism: One 7, Two 3."""
        parts = [
            say("{name} {words}", name=seat_name(self._s, cell.seat), words=cell.words)
            if cell.words.template
            else seat_name(self._s, cell.seat)
            for cell in cells
        ]
        return say("{head}: {cells}", head=head, cells=_joined(parts, ", "))

    def _deed(self, deed: Deed) -> Cell:
        """What rebels did in a few words."""
        match deed:
            case RebelsPlaced():
                words_ = say("new in {region}", region=self._region(deed.region))
            case RebelsMoved():
                words_ = say("{power} → {region}", power=deed.power, region=self._region(deed.path[1]))
            case RebelsEmpowered():
                words_ = say("power {power}", power=deed.power)
            case RebelsWait():
                words_ = say("waits")
            case _:
                words_ = say("rests")
        return Cell(deed.leader, words_, self._told(deed))

    def _flight(self, move: GroupMoved) -> Message:
        return say(
            "{player} retreats: {region} → {to}",
            player=seat_name(self._s, move.mover),
            region=self._region(move.path[0]),
            to=self._region(move.path[1]),
        )

    def _thrown(self, seat: Seat, face: int) -> Cell:
        return Cell(seat, verbatim(str(face)), worded(say("threw {face}", face=face)))

    def _moods(self) -> list[Cell]:
        if not self.found.moods:
            return []
        return [self._mood(seat) for seat in self._s.order]

    def _mood(self, seat: Seat) -> Cell:
        value = self._s.powers[seat].pacifism
        mood = self.found.moods.get(seat)
        parts, tips = [verbatim(str(value))], [say("Pacifism {value}", value=value)]
        if mood is not None and mood.by:
            parts.append(say("({by})", by=signed(mood.by)))
            tips.append(say("{by} for troops on the board", by=signed(mood.by)))
        if mood is not None and mood.fine:
            parts.append(say("−{fine}", fine=dollars(mood.fine)))
            tips.append(say("a fine of {fine} paid", fine=dollars(mood.fine)))
        if mood is not None and mood.removed:
            parts.append(say("−{troops}", troops=troops(mood.removed)))
            tips.append(say("{troops} removed for the fine", troops=troops(mood.removed)))
        if mood is not None and mood.forgiven:
            tips.append(say("{amount} forgiven", amount=dollars(mood.forgiven)))
        return Cell(seat, _joined(parts, " "), worded(_joined(tips, "; ")))

    def _oil(self) -> None:
        found = self.found
        self._cells(
            say("Produced"),
            [
                Cell(seat, say("+{number}", number=number), worded(barrels(number)))
                for seat, number in found.made.items()
            ],
        )
        if found.government:
            text = say("Government +{number}: it has {all}", number=found.government, all=self._s.government)
            self._plain(text, say("Half of what is produced, rounded up, goes to the Government."))
        for idle in found.idle:
            self._plain(self._idle(idle), say("Each region must produce in the Oil check of this phase."))
        self._cells(
            say("Taken"),
            [
                Cell(seat, say("+{number}", number=number), worded(barrels(number)))
                for seat, number in found.taken.items()
            ],
        )
        for lost in found.lost:
            told = say(
                "{region}: {barrels} lost", region=self._region(lost.region), barrels=barrels(lost.barrels)
            )
            self._plain(told, say("There was no room for them."))

    def _idle(self, idle: Idle) -> Message:
        cost = say("nothing to pay with")
        if idle.influence:
            cost = say("−{number} Influence", number=idle.influence)
        elif idle.paid:
            cost = say("{amount} paid", amount=dollars(idle.paid))
        elif idle.barrels:
            cost = say("{barrels} given up", barrels=barrels(idle.barrels))
        region = self._region(idle.region)
        return say(
            "{player}, {region} idle: {cost}", player=seat_name(self._s, idle.seat), region=region, cost=cost
        )

    def _plain(self, text: Message, tip: Message) -> None:
        self._summary.append(text)
        made = label(worded(text), wraps=True)
        made.setFont(lettering(CAPTION))
        made.setToolTip(folded(worded(tip)))
        self._grid.addWidget(made, self._grid.rowCount(), 1)

    # Words

    @property
    def _grief(self) -> int:
        """The steps of Pacifism for a troop that is lost."""
        return self._ground.edition.pacifism.troop_lost

    def _region(self, region: SpaceId) -> Message:
        return region_name(self._ground, region)

    def _price(self, place: int) -> Message:
        return dollars(self._ground.board.tracks["price"].values[place])

    def _told(self, event: Event) -> str:
        """The sentence of the log."""
        return worded(words.sentence(self._ground, self._s, event))


def _joined(parts: Iterable[Message], between: str) -> Message:
    """Several messages in a row."""
    found = list(parts)
    head = found[0]
    for part in found[1:]:
        head = say("{head}{between}{part}", head=head, between=between, part=part)
    return head
