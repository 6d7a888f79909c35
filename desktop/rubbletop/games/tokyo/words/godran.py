# SPDX-License-Identifier: GPL-3.0-or-later
"""The words of Phase 6: what GODRAN does and what its victims suffer (XII)."""

from rubbletop.board.grid import AreaBoard
from rubbletop.games.tokyo.allotment import POINTS
from rubbletop.games.tokyo.events import godran as facts
from rubbletop.games.tokyo.frames import godran as frames
from rubbletop.games.tokyo.frames.godran import Harm
from rubbletop.games.tokyo.ground import Ground
from rubbletop.games.tokyo.state import TokyoState
from rubbletop.games.tokyo.words.names import area_name, building_name, listed, seat_name, unit_name
from rubbletop.games.tokyo.words.rampage import SIDES, wording
from rubbletop.games.tokyo.words.reckoning import number, signed_lines, thrown
from rubbletop.kernel.facts import Event, Message, Seat, UnitId, say, verbatim

__all__ = ("prompt", "sentence", "wording")

HARMS: dict[Harm, Message] = {
    "none": say("Spared: {unit}."),
    "retreat": say("{unit} must retreat, which absorbs {points}."),
    "flee": say("{unit} must flee, which absorbs {points}."),
    "destroy": say("Lost, which absorbs {points}: {unit}."),
    "die": say("Lost, which absorbs no more than {points}: {unit}."),
}


def sentence(board: AreaBoard, s: TokyoState, event: Event) -> Message | None:
    """Return a fact of this part as a sentence, None for others."""
    match event:
        case facts.RampageBegun():
            return say(
                "{seat} controls GODRAN: {points} AP.",
                seat=seat_name(s, event.controller),
                points=event.points,
            )
        case facts.GodranMoved():
            return say(
                "GODRAN: {origin} → {area}, {left} AP left.",
                origin=area_name(event.path[0]),
                area=area_name(event.path[1]),
                left=event.left,
            )
        case facts.UnitsAttacked():
            return _units(s, event)
        case facts.BuildingAttacked():
            return _building(board, event)
        case facts.HarmAllotted():
            return Message(
                HARMS[event.harm].template, {"unit": unit_name(s, event.unit), "points": event.points}
            )
        case _:
            return _aftermath(board, s, event)


def _aftermath(board: AreaBoard, s: TokyoState, event: Event) -> Message | None:
    """Return the sentence of what comes after attacks, or of the end of the phase."""
    match event:
        case facts.DebrisLanded(area=None):
            return say(
                "Debris of {building} flies off the map.", building=building_name(board, event.building)
            )
        case facts.DebrisLanded():
            assert event.area is not None, "off the map is told above"
            return say(
                "Debris of {building} comes down in {area}.",
                building=building_name(board, event.building),
                area=area_name(event.area),
            )
        case facts.UnitsPelted():
            return _pelted(s, event)
        case facts.UnitFledInside():
            building = board.areas[event.area].building
            assert building is not None, "there is one to hide in"
            return say(
                "Hidden in {building}: {unit}.",
                unit=unit_name(s, event.unit),
                building=building_name(board, building),
            )
        case facts.RampageEnded(left=0):
            return say("GODRAN has used all its Action Points.")
        case facts.RampageEnded():
            return say("GODRAN does no more this turn, Action Points left: {left}.", left=event.left)
        case facts.GodranCalmed(annoyed=True, stunned=True):
            return say("GODRAN is neither annoyed nor stunned any longer.")
        case facts.GodranCalmed(annoyed=True):
            return say("GODRAN is no longer annoyed.")
        case facts.GodranCalmed():
            return say("GODRAN is no longer stunned.")
        case _:
            return None


def thrown_text(event: facts.Thrown) -> Message:
    """Return dice as they are read out: the faces, what each counts more or less, the total."""
    faces = thrown(event.faces)
    if event.per_die > 0:
        return say("{faces}, annoyed: each 1 more = {total}", faces=faces, total=event.total)
    if event.per_die < 0:
        return say("{faces}, stunned: each 1 less but not below 1 = {total}", faces=faces, total=event.total)
    return say("{faces} = {total}", faces=faces, total=event.total)


def _units(s: TokyoState, event: facts.UnitsAttacked) -> Message:
    fields: dict[str, str | int | Message] = {
        "victim": seat_name(s, event.victim),
        "areas": listed([area_name(area) for area in event.areas]),
        "thrown": thrown_text(event),
        "lines": signed_lines(event.reckoning),
    }
    if not event.damage:
        return say("GODRAN attacks {victim}’s units in {areas}: {thrown}; {lines}: no effect.", **fields)
    return say(
        "GODRAN attacks {victim}’s units in {areas}: {thrown}; {lines}: Damage Points: {damage}.",
        **fields,
        damage=event.damage,
    )


def _building(board: AreaBoard, event: facts.BuildingAttacked) -> Message:
    name = building_name(board, event.building)
    if event.link > 1:
        attack = say("The debris hits {building}", building=name)
    elif event.side:
        attack = say("GODRAN pushes {building} to the {side}", building=name, side=SIDES[event.side])
    else:
        attack = say("GODRAN smashes at {building}", building=name)
    fields: dict[str, str | int | Message] = {
        "attack": attack,
        "thrown": thrown_text(event),
        "lines": signed_lines(event.reckoning),
        "result": number(event.result),
        "need": event.need,
    }
    if event.has_fallen:
        return say("{attack}: {thrown}; {lines}: {result}, needed {need}: it falls.", **fields)
    return say("{attack}: {thrown}; {lines}: {result}, needed {need}: it stands.", **fields)


def _pelted(s: TokyoState, event: facts.UnitsPelted) -> Message:
    def names(units: tuple[UnitId, ...]) -> Message:
        return listed(
            [say("{unit} ({need})", unit=unit_name(s, unit), need=event.needs[unit]) for unit in units]
        )

    fields = {"area": area_name(event.area), "total": verbatim(str(event.total))}
    if not event.spared:
        return say("Rubble in {area}, dice total {total}: it buries {hit}.", **fields, hit=names(event.hit))
    if not event.hit:
        return say(
            "Rubble in {area}, dice total {total}: it misses {spared}.", **fields, spared=names(event.spared)
        )
    return say(
        "Rubble in {area}, dice total {total}: it buries {hit} and misses {spared}.",
        **fields,
        hit=names(event.hit),
        spared=names(event.spared),
    )


def prompt(ground: Ground, s: TokyoState, seat: Seat) -> Message | None:
    """Return what is asked in this part, None in other steps."""
    match s.top:
        case frames.GodranFrame() as frame:
            return _rampage(s, frame, seat)
        case frames.AllotFrame() as frame:
            left = frame.damage - sum(POINTS[harm] for harm in frame.harms.values())
            owner = s.units[frame.units[0]].owner
            if seat == owner:
                return say("Damage Points to distribute: {left}. What happens to each unit?", left=left)
            return say("{seat} distributes Damage Points: {left}.", seat=seat_name(s, owner), left=left)
        case frames.RetreatFrame() as frame:
            unit = unit_name(s, frame.unit)
            if seat == s.units[frame.unit].owner:
                return say("Where does {unit} retreat to?", unit=unit)
            return say("{unit} must retreat.", unit=unit)
        case frames.FleeFrame() as frame:
            unit = unit_name(s, frame.unit)
            if seat == s.controller:
                return say("Where does {unit} flee? Areas left: {steps}.", unit=unit, steps=frame.steps)
            return say("{unit} must flee where the Controller wants.", unit=unit)
        case frames.FallFrame() as frame:
            return say("Debris of {building} flies.", building=building_name(ground.board, frame.source))
        case _:
            return None


def _rampage(s: TokyoState, frame: frames.GodranFrame, seat: Seat) -> Message:
    if seat != s.in_control:
        return say(
            "{seat} controls GODRAN, Action Points left: {points}.",
            seat=seat_name(s, s.in_control),
            points=frame.ap,
        )
    if frame.areas:
        return say(
            "How many dice for the attack, or which more units? Action Points: {points}.", points=frame.ap
        )
    return say("Where does GODRAN go, what does it attack? Action Points: {points}.", points=frame.ap)
