# SPDX-License-Identifier: GPL-3.0-or-later
"""How each thing that happens in a game of Colossi is shown on the board."""

from rubbletop.games.colossi.events import common, council, cup, marines, tribes
from rubbletop.kernel.facts import Event, SpaceId
from rubbletop.ui.colossi.pieces import EVENT_ID
from rubbletop.ui.game_screen import Appear, Fall, Flash, Flip, Motion, Move, Shot

UNSEEN = (
    common.PhaseBegan,
    cup.EventsOffered,
    cup.EventsTaken,
    cup.CupEmpty,
    cup.NothingHappened,
    cup.TribeSummoned,
    marines.UnitDelayed,
    marines.UnitDue,
    marines.CrackClosed,
    tribes.CardTurned,
    tribes.JigJigRolled,
    tribes.JigJigDanced,
    tribes.GameEnded,
    council.TeamCalled,
    council.AreaFull,
    council.WormholeRolled,
    council.BattleEnded,
    council.BattleBegan,
)
"""Facts of which the log and the boxes tell enough."""


def motions(event: Event) -> tuple[Motion, ...]:
    """Return the motions of a fact; they run at the same time."""
    match event:
        case common.Fact() if isinstance(event, UNSEEN):
            return ()
        case common.UnitMoved(unit=mover) | common.RubbleMoved(rubble=mover):
            return _moved(mover, event.path)
        case common.TribeMoved():
            if len(event.path) == 1:
                return (Appear(piece=event.tribe), Flash(spaces=event.path))
            return _moved(event.tribe, event.path)
        case common.UnitHarmed():
            return _harmed(event)
        case common.UnitTransformed():
            return (Flip(piece=event.unit),)
        case common.UnitAttacked():
            return _attacked(event.cause, event.unit)
        case common.StoneHarmed():
            return _stone_harmed(event)
        case common.TribeDestroyed():
            return (Fall(piece=event.tribe),)
        case common.RubblePlaced():
            thrown = () if event.origin is None else (Shot(a=event.origin, b=event.hex),)
            return (*thrown, Appear(piece=event.rubble))
        case common.RubbleMissing():
            return _ring(event.origin)
        case common.RubbleGone():
            return (Fall(piece=event.rubble),)
        case common.MineTrodden() | common.RubbleDeflected() | common.ArrivalDeflected():
            return _ring(event.hex)
        case common.RetreatBarred() | common.UnitStruck():
            return _ring(event.unit)
        case _:
            return _in_cup(event) or _of_marines(event) or _of_tribes(event) or _of_council(event)


def _in_cup(event: Event) -> tuple[Motion, ...]:
    match event:
        case cup.EventDrawn():
            return (Appear(piece=f"{EVENT_ID}{event.event}"),)
        case cup.EventReturned():
            return (Fall(piece=f"{EVENT_ID}{event.event}"),)
        case cup.AcidDie():
            return _ring(event.rubble)
        case cup.AcidFell():
            return tuple(Appear(piece=tribe) for tribe in event.tribes)
        case cup.LightningStruck():
            return _ring(event.hex)
        case cup.LightningFound():
            return _ring(event.target)
        case cup.LightningHit() | cup.TremorDie():
            return _ring(event.tribe)
        case cup.StormMoved():
            return _drifted(event)
        case cup.TribeLeft():
            return (Fall(piece=event.tribe),)
        case cup.UnitSupplied():
            return (Flip(piece=event.unit),)
        case cup.BoulderReturned():
            return (Appear(piece=event.tribe), Flash(spaces=(event.hex,)))
        case cup.GroundErupted():
            return _ring(event.hex)
        case cup.RubbleRevealed():
            return (Flip(piece=event.rubble),)
        case _:
            return ()


def _of_marines(event: Event) -> tuple[Motion, ...]:
    match event:
        case marines.RecoveryTried():
            return _ring(event.unit)
        case marines.UnitRestored():
            return (Flip(piece=event.unit),) if event.effect == "flipped" else (Appear(piece=event.unit),)
        case marines.DescentTried() | marines.UnitAdrift():
            return _ring(event.hex)
        case marines.StoneAttacked() | marines.FeatureStruck() | marines.LagiFired():
            return (_shot(event.unit, event.hex),)
        case marines.WeaponUsed():
            return _ring(event.hex) if event.weapon == "bomb" else (_shot(event.unit, event.hex),)
        case marines.PushStopped():
            return _ring(event.target if event.hex is None else event.hex)
        case marines.Reconnoitred():
            helper = () if event.helper is None else (event.helper,)
            return (Flash(spaces=_names(event.unit, *helper)),)
        case marines.MinerFreed():
            return (Appear(piece=event.miner), *_ring(event.hex))
        case marines.UnitEscaped():
            return (Fall(piece=event.unit),)
        case marines.BomberCrashed():
            return (Fall(piece=event.unit), *_ring(event.hex))
        case _:
            return ()


def _of_tribes(event: Event) -> tuple[Motion, ...]:
    match event:
        case tribes.TargetFound():
            return (_shot(event.tribe, event.hex), Flash(spaces=_names(event.target, *event.rivals)))
        case tribes.HexChosen():
            chosen = event.tribe if event.to is None else event.to
            return (Flash(spaces=_names(chosen, *event.rivals)),)
        case tribes.RiftDrawn() | tribes.RiftBarred():
            return _ring(event.hex)
        case tribes.Stared():
            return (Flash(spaces=event.line),) if event.line else ()
        case tribes.SlingSpread():
            return (Flash(spaces=_names(*event.units)),)
        case tribes.Stomped():
            return _ring(event.unit)
        case (
            tribes.TribeActivated() | tribes.SpecialBegun() | tribes.NoTarget() | tribes.RollerHeld()
            | tribes.RollBegun()
            | tribes.Erupted() | tribes.TribeSkipped(why="paralyzed")
        ):  # fmt: skip
            return _ring(event.tribe)
        case _:
            return ()


def _of_council(event: Event) -> tuple[Motion, ...]:
    match event:
        case council.AreaHeld() | council.Rejoiced():
            return _ring(event.hex)
        case council.UnitTakenBack():
            return (Fall(piece=event.unit),)
        case council.WormholeHeld():
            return _ring(event.unit)
        case _:
            return ()


def _moved(mover: str, path: tuple[SpaceId, ...]) -> tuple[Motion, ...]:
    """A move along a path; one from off the map starts wherever the counter lies."""
    return (Move(piece=mover, path=(path[0], *path) if len(path) == 1 else path),)


def _harmed(event: common.UnitHarmed) -> tuple[Motion, ...]:
    match event.harm:
        case "stunned" | "paralyzed":
            return (Appear(piece=event.unit),)
        case "damaged":
            return (Flip(piece=event.unit),)
        case "lost":
            return (Fall(piece=event.unit),)
        case "unhurt":
            return _ring(event.unit)


def _stone_harmed(event: common.StoneHarmed) -> tuple[Motion, ...]:
    match event.harm:
        case "cracked" | "paralyzed":
            return (Appear(piece=event.target),)
        case "flipped" | "removed":
            return (Flip(piece=event.target),)
        case "unhurt":
            return _ring(event.target)


def _drifted(event: cup.StormMoved) -> tuple[Motion, ...]:
    if event.hex is None:
        return _ring(event.origin) if event.origin is not None else ()
    way = () if event.origin is None else (Shot(a=event.origin, b=event.hex),)
    return (*way, *_ring(event.hex))


def _attacked(cause: str | None, target: str) -> tuple[Motion, ...]:
    return _ring(target) if cause is None else (_shot(cause, target),)


def _ring(name: str) -> tuple[Motion, ...]:
    return (Flash(spaces=_names(name)),)


def _shot(a: str, b: str) -> Shot:
    start, end = _names(a, b)
    return Shot(a=start, b=end)


def _names(*names: str) -> tuple[SpaceId, ...]:
    """Counters stand for the places in which they lie."""
    return tuple(SpaceId(name) for name in names)
