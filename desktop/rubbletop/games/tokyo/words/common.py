# SPDX-License-Identifier: GPL-3.0-or-later
"""Sentences for what several phases tell: money, points, losses, ruins, the end (III, VII, XVI)."""

from rubbletop.board.grid import AreaBoard, BuildingId
from rubbletop.games.tokyo.events import common as facts
from rubbletop.games.tokyo.ground import Ground
from rubbletop.games.tokyo.merits import Ending, Merit
from rubbletop.games.tokyo.state import TokyoState
from rubbletop.games.tokyo.words.names import (
    area_name,
    building_name,
    kind_name,
    listed,
    seat_name,
    unit_name,
)
from rubbletop.games.tokyo.words.reckoning import signed
from rubbletop.kernel.facts import Action, Event, Message, Seat, UnitId, say, verbatim

PAID: dict[facts.Purpose, Message] = {
    "bid": say("{seat} pays {amount} Mega-Yen for the bid."),
    "tie": say("{seat} raises the bid by {amount} Mega-Yen."),
    "activation": say("{seat} pays {amount} Mega-Yen for activated units."),
    "research": say("{seat} puts {amount} Mega-Yen into research."),
    "development": say("{seat} puts {amount} Mega-Yen into superweapons."),
    "populace": say("{seat} pays {amount} Mega-Yen to move the {unit}."),
    "trade": say("{seat} gives {amount} Mega-Yen to {other}."),
}
SCORED: dict[Merit, Message] = {
    "building": say("{seat}, the Controller, too: {points} VP."),
    "unit": say("{seat}, the Controller, too: {points} VP."),
    "evacuation": say("{seat}: {points} VP for the safety of the {kind}."),
    "wound": say("{seat}: {points} VP for a wound of GODRAN."),
    "kill": say("{seat}: {points} VP for the death of GODRAN."),
    "trade": say("{seat}: {points} VP in a trade with {other}."),
    "no_building": say("{seat}, who controls GODRAN: {points} VP, because no building fell this turn."),
    "wounded": say("{seat}, who controls GODRAN: {points} VP, because it was wounded."),
    "killed": say("{seat}, who controls GODRAN: {points} VP, because it was killed."),
    "standing": say("{seat}: {points} VP for {building}, which still stands."),
}
HAVOC: dict[Merit, Message] = {
    "building": say("GODRAN: {points} VP for {building}."),
    "unit": say("GODRAN: {points} VP for {unit}."),
}
INHERITED = say("GODRAN: {points} VP, shared by those who killed it; fractions are lost.")
LOSSES: dict[facts.Cause, Message] = {
    "bid": say("Nobody bid anything: GODRAN takes {unit} in {area}."),
    "strike": say("GODRAN destroys {unit} in {area}."),
    "smash": say("The falling building buries {unit} in {area}."),
    "debris": say("Debris kills {unit} in {area}."),
    "flop": say("GODRAN strikes back and destroys {unit} in {area}."),
    "roof": say("The failed attack shakes {unit} off the roof in {area}: destroyed."),
    "retreat": say("No way to retreat from {area}: {unit} destroyed."),
}
WITHDRAWALS = {
    "retreat": say("{unit} retreats {origin} → {area}."),
    "flee": say("Flight of {unit}: {origin} → {area}."),
}
ENDINGS: dict[Ending, Message] = {
    "broke": say(
        "The game is over: a player has no production center left, no Mega-Yen, and no trade was made."
    ),
    "weapons": say("The game is over: every player has attacked GODRAN with a superweapon."),
    "killed": say("The game is over: GODRAN is dead."),
    "buildings": say("The game is over: no building with a VP value is left standing."),
    "populace": say("The game is over: no populace unit is left on the map."),
}


def sentence(board: AreaBoard, s: TokyoState, event: Event) -> Message | None:
    """Return the sentence for a common fact, None for other facts."""
    match event:
        case facts.TurnBegun():
            return say("Turn {turn} begins.", turn=event.turn)
        case facts.Paid():
            return _filled(PAID[event.purpose], _paid(s, event))
        case facts.Earned():
            return _earned(board, s, event)
        case facts.Scored():
            about = _about(board, s, event.merit, event.about)
            who = {"seat": seat_name(s, event.scorer), "points": verbatim(signed(event.points))}
            return _filled(SCORED[event.merit], {**who, **about})
        case facts.MonsterScored():
            about = _about(board, s, event.merit, event.about)
            points = verbatim(signed(event.points))
            return _filled(HAVOC.get(event.merit, INHERITED), {"points": points, **about})
        case facts.GameEnded():
            return ENDINGS[event.why]
        case _:
            return _on_the_map(board, s, event)


def _on_the_map(board: AreaBoard, s: TokyoState, event: Event) -> Message | None:
    """Return the sentence for what counters and buildings suffer."""
    match event:
        case facts.UnitDestroyed():
            where = {"unit": unit_name(s, event.unit), "area": area_name(event.area)}
            return _filled(LOSSES[event.cause], where)
        case facts.BuildingFell():
            return say(
                "{building} falls: rubble in {areas}.",
                building=building_name(board, event.building),
                areas=listed([area_name(area) for area in event.areas]),
            )
        case facts.UnitWithdrew():
            origin, area = event.path
            where = {"origin": area_name(origin), "area": area_name(area)}
            return _filled(WITHDRAWALS[event.how], {"unit": unit_name(s, event.unit), **where})
        case facts.UnitEvacuated():
            return say(
                "Off the map and safe: {unit}, from {area}.",
                unit=unit_name(s, event.unit),
                area=area_name(event.area),
            )
        case _:
            return None


def wording(board: AreaBoard, s: TokyoState, action: Action) -> Message | None:
    """Return None: no decision belongs to several phases."""
    return None


def prompt(ground: Ground, s: TokyoState, seat: Seat) -> Message | None:
    """Return None: every step is one phase's."""
    return None


def _filled(template: Message, fields: dict[str, Message]) -> Message:
    return Message(template.template, {**fields})


def _paid(s: TokyoState, event: facts.Paid) -> dict[str, Message]:
    fields = {"seat": seat_name(s, event.payer), "amount": verbatim(str(event.amount))}
    if event.purpose == "populace":
        fields["unit"] = kind_name(s.units[UnitId(event.about)].kind)
    elif event.purpose == "trade":
        fields["other"] = seat_name(s, Seat(event.about))
    return fields


def _earned(board: AreaBoard, s: TokyoState, event: facts.Earned) -> Message:
    seat = seat_name(s, event.earner)
    match event.source:
        case "center":
            center = building_name(board, BuildingId(event.about))
            return say(
                "{seat} gets {amount} Mega-Yen: {center}.", seat=seat, amount=event.amount, center=center
            )
        case "trade":
            other = seat_name(s, Seat(event.about))
            return say(
                "{seat} gets {amount} Mega-Yen from {other}.", seat=seat, amount=event.amount, other=other
            )
        case _:
            return say("{seat} takes the bid back: {amount} Mega-Yen.", seat=seat, amount=event.amount)


def _about(board: AreaBoard, s: TokyoState, merit: Merit, about: str) -> dict[str, Message]:
    """Return what points are for: a building, a unit, another player."""
    match merit:
        case "building" | "standing":
            return {"building": building_name(board, BuildingId(about))}
        case "unit":
            return {"unit": unit_name(s, UnitId(about))}
        case "evacuation":
            return {"kind": kind_name(s.units[UnitId(about)].kind)}
        case "trade":
            return {"other": seat_name(s, Seat(about))}
        case _:
            return {}
