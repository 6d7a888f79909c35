# SPDX-License-Identifier: GPL-3.0-or-later
"""The panel of Construction: buildings, aid and contracts, what they take and what repeating costs (1)."""

from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QWidget

from rubbletop.games.barrel.actions.orders import AwardContract, Construct, EndAction, GiveAid
from rubbletop.games.barrel.frames.orders import ActKind, ConstructionFrame
from rubbletop.games.barrel.ground import MOST_ON_TRACK
from rubbletop.games.barrel.steps.orders.construction import fee
from rubbletop.games.barrel.tables import BUILDINGS, Building
from rubbletop.games.barrel.words.names import BUILDING_NAMES, dollars, logistics, region_name
from rubbletop.kernel.facts import Action, Message, SpaceId, say
from rubbletop.ui.barrel.info import use_of
from rubbletop.ui.barrel.panels.base import BarrelPanel
from rubbletop.ui.barrel.panels.chooser import Chooser
from rubbletop.ui.barrel.panels.signs import Pips
from rubbletop.ui.decide.forms import LOW, NARROW
from rubbletop.ui.decide.offers import OfferButton
from rubbletop.ui.decide.picks import Picks
from rubbletop.ui.parts.card import label, plain
from rubbletop.ui.words import folded, ruled, worded

SHORT: dict[Building, Message] = {
    "warehouse": say("Warehouse"),
    "police": say("Police"),
    "pipeline": say("Pipeline"),
    "refinery": say("Refinery"),
}
HEADS: dict[ActKind, Message] = {
    "building": say("Building"),
    "influence": say("Aid"),
    "contract": say("Contract"),
}


class ConstructionPanel(BarrelPanel):
    """A region is chosen from the list or on the board; each button is an act, with all that it takes."""

    def build(self) -> None:
        self.frame = self.view.top_frame(ConstructionFrame)
        self.regions = self.view.controlled(self.seat)
        self.acts: dict[str, OfferButton] = {}
        self._add_head()
        self.region = Chooser("region", say("In which region"), self)
        self.region.fill(self._named(region) for region in self.regions)
        self.ring_named(self.region, lambda: self.regions)
        self.add(self.region)
        self.region.setVisible(bool(self.regions))
        self._kept = self.column.count()
        self._fill()
        self.region.currentIndexChanged.connect(self._fill)

    def first_stop(self) -> QWidget | None:
        able = (button for button in self.acts.values() if button.isEnabled())
        return next(able, self.buttons[EndAction(seat=self.seat)])

    def decides(self, offers: object) -> bool:
        """Whether it asks what clicks leave open: it always does."""
        return True

    def confirms(self, action: Action) -> bool:
        """Whether a click on the board is not enough: logistics are used up by buttons alone."""
        return True

    def follow(self, picks: Picks) -> None:
        place = SpaceId(picks.path[0]) if picks.path else None
        if place in self.regions:
            self.region.setCurrentIndex(self.regions.index(place))

    def _add_head(self) -> None:
        acts = self.frame.acts
        told = say("{acts} acts left", acts=acts) if acts > 1 else say("1 act left")
        whole, row = plain(QHBoxLayout, self, 6)
        row.addWidget(Pips(acts + sum(self.frame.done.values()), acts, told, self))
        row.addWidget(label(worded(told), "strong"), 1)
        cash = say("You have {cash}", cash=dollars(self.cash(self.seat)))
        row.addWidget(label(worded(cash), "muted"))
        self.add(whole)

    def _named(self, region: SpaceId) -> Message:
        """A region with its logistics and what stands there."""
        held = self.view.regions[region]
        told = say(
            "{region}: {logistics}",
            region=region_name(self.ground, region),
            logistics=logistics(held.logistics),
        )
        for kind in held.buildings:
            told = say("{told}, {building}", told=told, building=BUILDING_NAMES[kind])
        return told

    # Acts

    def _fill(self) -> None:
        key = self._focused()
        self.keep_first(self._kept)
        self.acts.clear()
        if self.regions:
            region = self.regions[self.region.currentIndex()]
            self._add_buildings(region)
            self._add_aid(region)
        else:
            self.line(say("You control no region."), "Construction")
        self._add_contract()
        end = self.button(EndAction(seat=self.seat))
        end.setObjectName("end")
        self.add(end)
        if key in self.acts:
            self.focus_on(self.acts[key])

    def _focused(self) -> str:
        """The act that has the keys."""
        return next((key for key, button in self.acts.items() if button.hasFocus()), "")

    def _head(self, kind: ActKind) -> Message:
        """What an act of a kind costs now."""
        cost, head = fee(self.ground, self.frame, kind), HEADS[kind]
        if not cost:
            return say("{kind}: the first is free", kind=head)
        return say("{kind}: once more costs {cost}", kind=head, cost=dollars(cost))

    def _say_fee(self, words: Message) -> None:
        """Add a line about the costs of a kind of act; its tooltip tells how they grow."""
        costs = self.ground.edition.costs.repeats
        why = say("In one action the 2nd act of a kind costs ${second}, the 3rd ${third} more.",
                  second=costs[1], third=costs[2])  # fmt: skip
        self.line(words).setToolTip(folded(ruled(why, "Repeating a Construction Action, 1")))

    def _act(self, key: str, action: Action, text: Message, tip: Message) -> OfferButton:
        made = self.button(action, text)
        made.setObjectName(key)
        made.setStyleSheet(LOW + NARROW)
        if made.isEnabled():
            made.setToolTip(folded(f"{worded(self.wording(action))}\n{worded(tip)}"))
        self.acts[key] = made
        return made

    def _add_buildings(self, region: SpaceId) -> None:
        self._say_fee(self._head("building"))
        table, grid = plain(QGridLayout, self, 4)
        for number, kind in enumerate(BUILDINGS):
            cost = self.ground.rows[kind].cost
            action = Construct(seat=self.seat, region=region, building=kind)
            text = say("{building} · {cost}", building=SHORT[kind], cost=cost)
            made = self._act(kind, action, text, use_of(self.ground, kind))
            made.setAccessibleName(worded(self.wording(action)))
            self.rings(made, region)
            grid.addWidget(made, number // 2, number % 2)
            grid.setColumnStretch(number % 2, 1)
        self.add(table)

    def _add_aid(self, region: SpaceId) -> None:
        power = self.view.powers[self.seat]
        value = min(MOST_ON_TRACK, power.influence + 1)
        text = say("Aid: Influence {old} → {new}", old=power.influence, new=value)
        rule = self.ground.edition.rebels.influence_for_one
        tip = say(
            "Every {rule} of Influence are +1 against bombs, and it counts for the Government’s oil.",
            rule=rule,
        )
        action = GiveAid(seat=self.seat, region=region)
        self._say_fee(self._cost_of_aid())
        self.add(self._act("aid", action, text, tip))

    def _cost_of_aid(self) -> Message:
        cost = fee(self.ground, self.frame, "influence")
        if cost:
            return say("Aid: 1 logistic, once more costs {cost}", cost=dollars(cost))
        return say("Aid: 1 logistic, the first is free")

    def _add_contract(self) -> None:
        step = self.view.powers[self.seat].contracts
        last = min(MOST_ON_TRACK, step + 1)
        worth = [dollars(self.ground.contract_value(each)) for each in (step, last)]
        text = say("Contract: worth {old} → {new} at the end", old=worth[0], new=worth[1])
        tip = say("Place {step} of the Contract Track.", step=last)
        self._say_fee(self._head("contract"))
        self.add(self._act("contract", AwardContract(seat=self.seat), text, tip))
