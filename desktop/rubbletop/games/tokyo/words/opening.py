# SPDX-License-Identifier: GPL-3.0-or-later
"""The words of set-up (V)."""

from rubbletop.board.grid import AreaBoard
from rubbletop.games.tokyo.actions import opening as actions
from rubbletop.games.tokyo.counters import owned
from rubbletop.games.tokyo.events import opening as facts
from rubbletop.games.tokyo.frames import opening as frames
from rubbletop.games.tokyo.ground import Ground
from rubbletop.games.tokyo.state import TokyoState
from rubbletop.games.tokyo.words.names import (
    area_name,
    building_name,
    counter_name,
    listed,
    seat_name,
    seats_named,
    sector_name,
    unit_name,
)
from rubbletop.kernel.facts import Action, Event, Message, Seat, SpaceId, say


def sentence(board: AreaBoard, s: TokyoState, event: Event) -> Message | None:
    """Return a fact of this part as a sentence, None for others."""
    match event:
        case facts.OriginHidden():
            return say(
                "One of the six Origin cards is put aside unseen: there GODRAN comes from. "
                "The other five lie face down beside the board."
            )
        case facts.SectorTaken():
            return _taken(board, s, event)
        case facts.FirstDieThrown():
            return say(
                "{player} throws {face} for the first player.",
                player=seat_name(s, event.thrower),
                face=event.face,
            )
        case facts.FirstTied():
            return say("Tied, they throw again: {players}.", players=seats_named(s, event.tied))
        case facts.OrderSettled():
            return say("The player order of the game is: {players}.", players=seats_named(s, event.order))
        case facts.PopulaceDealt():
            units = listed([counter_name(s, unit) for unit in event.units])
            return say(
                "{player} is dealt populace of the free sector: {units}.",
                player=seat_name(s, event.holder),
                units=units,
            )
        case facts.PopulaceSet():
            return _set(board, s, event)
        case facts.PopulaceReady():
            return say("{player}’s populace is set up.", player=seat_name(s, event.placer))
        case _:
            return None


def _taken(board: AreaBoard, s: TokyoState, event: facts.SectorTaken) -> Message:
    player, sector = seat_name(s, event.taker), sector_name(board, event.sector)
    if event.how == "drawn":
        return say("The sector {sector} is drawn for {player}.", sector=sector, player=player)
    if event.how == "left":
        return say("The sector {sector} is left for {player}.", sector=sector, player=player)
    return say("{player} chooses the sector {sector}.", player=player, sector=sector)


def _set(board: AreaBoard, s: TokyoState, event: facts.PopulaceSet) -> Message:
    where = _where(board, event.area, event.stance)
    if event.by_chance:
        return say("Chance puts {unit} {where}.", unit=unit_name(s, event.unit), where=where)
    player = seat_name(s, s.units[event.unit].owner)
    return say(
        "{player} sets {unit} up {where}.", player=player, unit=counter_name(s, event.unit), where=where
    )


def _where(board: AreaBoard, area: SpaceId, stance: str) -> Message:
    """Return how a unit stands in an area, as the end of a sentence."""
    building = board.areas[area].building
    if stance == "inside" and building is not None:
        name = building_name(board, building)
        return say("in {area}, inside {building}", area=area_name(area), building=name)
    return say("in {area}", area=area_name(area))


def wording(board: AreaBoard, s: TokyoState, action: Action) -> Message | None:
    """Return the button text of a decision of this part, None for others."""
    match action:
        case actions.ChooseSector():
            return say("Take the sector {sector}", sector=sector_name(board, action.sector))
        case actions.PlacePopulace():
            return say("Start {where}", where=_where(board, action.area, action.stance))
        case actions.DealPopulace():
            return say("Let chance set the rest up")
        case actions.PopulacePlaced():
            return say("My populace is set up")
        case _:
            return None


def prompt(ground: Ground, s: TokyoState, seat: Seat) -> Message | None:
    """Return what is asked in this part, None in other steps."""
    match s.top:
        case frames.SectorsFrame(left=left):
            if seat == left[0]:
                return say("Which sector of the city do you control?")
            return say("{player} chooses a sector.", player=seat_name(s, left[0]))
        case frames.RollOffFrame():
            return say("Everybody throws for the first player.")
        case frames.DealFrame():
            return say("The populace of the free sector is dealt out.")
        case frames.PlacingFrame():
            return _placing(s, s.top, seat)
        case _:
            return None


def _placing(s: TokyoState, frame: frames.PlacingFrame, seat: Seat) -> Message:
    placer = frame.left[0]
    if seat != placer:
        return say("{player} sets up populace.", player=seat_name(s, placer))
    if frame.foreign:
        return say("Set up one of your populace units in the free sector, on one of its stars.")
    if any(s.sectors[unit.sector] == seat for unit in owned(s, seat, "hand")):
        return say("Set up your populace on the stars of its own sector, one unit on each.")
    return say("Does your populace stand as it should? After this it only moves in Phase 7.")
