# SPDX-License-Identifier: GPL-3.0-or-later
"""Sentences of the Marine Phase (5.0)."""

from rubbletop.games.colossi.events import common
from rubbletop.games.colossi.events import marines as facts
from rubbletop.games.colossi.frames import marines as frames
from rubbletop.games.colossi.state import ColossiState
from rubbletop.games.colossi.words.deeds import wording
from rubbletop.games.colossi.words.names import (
    DIRECTIONS,
    counter_name,
    faces_text,
    hex_name,
    stone_name,
    unit_name,
)
from rubbletop.games.colossi.words.reckoning import signed, with_dice, with_modifiers
from rubbletop.kernel.facts import Event, Message, say

__all__ = ("prompt", "sentence", "wording")

RESTORED = {
    "flipped": say("{unit} is at full strength again."),
    "unmarked": say("{unit} has recovered from being Stunned."),
    "stunned": say("{unit} is no longer Paralyzed, but Stunned."),
}
DELAYED = {
    "hurricane": say("{unit} waits a turn: Hurricane Winds."),
    "acid_rain": say("{unit} waits a turn: Acid Rain."),
    "room": say("{unit} waits a turn: no hex is fit for a landing."),
}
DESCENTS = {
    "safe": say("a safe landing"),
    "scattered": say("scattered, it comes down next to it"),
    "malfunction": say("a malfunction"),
}
CHISELLED = {
    "broken": say("a clean break"),
    "shattered": say("shattered"),
    "none": say("no effect"),
}
DRILLED = {
    "bored": say("drilled through from below, and Paralyzed"),
    "paralyzed": say("Paralyzed"),
    "none": say("a tiny crack, no effect"),
}
DRILLED_RUBBLE = {**DRILLED, "bored": say("drilled to pieces")}
BOMBED = {
    "direct": say("a direct hit"),
    "knocked": say("knocked out"),
    "none": say("a miss"),
    "flak": say("the Bomber is hit by flying stones"),
}
WEAPONS = {
    "chisel": say("{unit} chisels {target}: {face}{drm}, {result}."),
    "drill": say("{unit} drills into {target}: {face}{drm}, {result}."),
    "bomb": say("{unit} bombs {target}: {face}{drm}, {result}."),
}
OUTCOMES = {"chisel": CHISELLED, "drill": DRILLED, "bomb": BOMBED}
ATTACKS = {"fire": say("{unit} fires at {target}"), "strike": say("{unit} calls a strike on {target}")}


def sentence(s: ColossiState, event: Event) -> Message | None:
    """Return the sentence for a fact of the Marine Phase, None for other facts."""
    told = _sentence(s, event)
    match event:
        case _ if told is None:
            return None
        case facts.StoneAttacked() | facts.FeatureStruck() | facts.DescentTried(how="land"):
            return with_dice(told, event.reckoning)
        case common.Reckoned():
            return with_modifiers(told, event.reckoning)
        case _:
            return told


def _sentence(s: ColossiState, event: Event) -> Message | None:
    match event:
        case facts.RecoveryTried():
            return _recovery(s, event)
        case facts.UnitRestored():
            return Message(RESTORED[event.effect].template, {"unit": unit_name(s, event.unit)})
        case facts.UnitDue(beside=True):
            return say("{unit} waits beside the map.", unit=unit_name(s, event.unit))
        case facts.UnitDue():
            return say("{unit} is ready to land.", unit=unit_name(s, event.unit))
        case facts.UnitDelayed():
            return Message(DELAYED[event.why].template, {"unit": unit_name(s, event.unit)})
        case facts.DescentTried():
            return _descent(s, event)
        case facts.UnitAdrift():
            return _adrift(s, event)
        case facts.Reconnoitred():
            return _recon(s, event)
        case facts.MinerFreed():
            return say(
                "{unit} frees {miner}.", unit=unit_name(s, event.unit), miner=unit_name(s, event.miner)
            )
        case facts.UnitEscaped():
            return say(
                "{unit} escapes to safety from {hex}.",
                unit=unit_name(s, event.unit),
                hex=hex_name(event.hex),
            )
        case facts.BomberCrashed():
            return say("{unit} finds no place to land and crashes.", unit=unit_name(s, event.unit))
        case _:
            return _attack_sentence(s, event)


def _attack_sentence(s: ColossiState, event: Event) -> Message | None:
    """Return the sentence for an attack on stones and what belongs to it."""
    match event:
        case facts.StoneAttacked():
            return _attacked(s, event)
        case facts.FeatureStruck():
            return _feature(s, event)
        case facts.WeaponUsed():
            return _weapon(s, event)
        case facts.LagiFired():
            return say(
                "{unit} pushes {target} to the {direction} with the LAGI; hexes at most: {count}.",
                unit=unit_name(s, event.unit),
                target=stone_name(s, event.target),
                direction=DIRECTIONS[event.direction],
                count=event.face,
            )
        case facts.PushStopped(hex=None):
            return say(
                "The push of {target} ends at the edge of the map.", target=stone_name(s, event.target)
            )
        case facts.PushStopped():
            assert event.hex is not None, "the edge is told above"
            return say(
                "The push of {target} ends before {hex}.",
                target=stone_name(s, event.target),
                hex=hex_name(event.hex),
            )
        case facts.CrackClosed():
            return say("The crack in {target} closes.", target=stone_name(s, event.target))
        case _:
            return None


def _weapon(s: ColossiState, event: facts.WeaponUsed) -> Message:
    fields: dict[str, str | int | Message] = {
        "unit": unit_name(s, event.unit),
        "target": stone_name(s, event.target),
        "face": event.face,
        "drm": signed(event.drm),
        "result": _outcomes(event)[event.result],
    }
    return Message(WEAPONS[event.weapon].template, fields)


def _outcomes(event: facts.WeaponUsed) -> dict[str, Message]:
    """The words for the chart of a weapon: Rubble has no bottom to be drilled."""
    is_rubble = event.weapon == "drill" and event.target.startswith("rubble")
    return DRILLED_RUBBLE if is_rubble else OUTCOMES[event.weapon]


def _recovery(s: ColossiState, event: facts.RecoveryTried) -> Message:
    fields: dict[str, str | int | Message] = {
        "unit": unit_name(s, event.unit),
        "faces": faces_text(event.faces),
        "drm": signed(event.drm),
    }
    if event.medic and s.units[event.unit].kind != "medic":
        if event.success:
            return say("{unit} tries to recover with a Medic near: {faces}{drm}, success.", **fields)
        return say("{unit} tries to recover with a Medic near: {faces}{drm}, no effect.", **fields)
    if event.success:
        return say("{unit} tries to recover: {faces}{drm}, success.", **fields)
    return say("{unit} tries to recover: {faces}{drm}, no effect.", **fields)


def _descent(s: ColossiState, event: facts.DescentTried) -> Message:
    fields: dict[str, str | int | Message] = {
        "unit": unit_name(s, event.unit),
        "hex": hex_name(event.hex),
        "faces": faces_text(event.faces),
        "result": DESCENTS[event.result],
    }
    if event.how == "land":
        return say("{unit} drops towards {hex}: {faces}, {result}.", **fields)
    return say("{unit} jumps towards {hex}: {faces}{drm}, {result}.", **fields, drm=signed(event.drm))


def _adrift(s: ColossiState, event: facts.UnitAdrift) -> Message:
    unit, at = unit_name(s, event.unit), hex_name(event.hex)
    if event.barred:
        return say("{unit} drifts to {hex}, where it cannot stand.", unit=unit, hex=at)
    return say("{unit} drifts to {hex}.", unit=unit, hex=at)


def _attacked(s: ColossiState, event: facts.StoneAttacked) -> Message:
    attack = Message(
        ATTACKS[event.attack].template,
        {"unit": unit_name(s, event.unit), "target": stone_name(s, event.target)},
    )
    fields: dict[str, str | int | Message] = {
        "attack": attack,
        "faces": faces_text(event.faces),
        "need": event.need,
        "hits": event.hits,
    }
    if event.extra:
        return say(
            "{attack}: {faces} against DN {need}, hits: {hits} ({extra} of them by sixes).",
            **fields,
            extra=event.extra,
        )
    return say("{attack}: {faces} against DN {need}, hits: {hits}.", **fields)


def _feature(s: ColossiState, event: facts.FeatureStruck) -> Message:
    fields: dict[str, str | int | Message] = {
        "unit": unit_name(s, event.unit),
        "target": stone_name(s, event.target),
        "hex": hex_name(event.hex),
        "faces": faces_text(event.faces),
    }
    if event.destroyed:
        return say("{unit} calls a strike on {hex}: {faces}, enough sixes to destroy it.", **fields)
    return say("{unit} calls a strike on {target} in {hex}: {faces}, no effect.", **fields)


def _recon(s: ColossiState, event: facts.Reconnoitred) -> Message:
    fields: dict[str, str | int | Message] = {
        "unit": unit_name(s, event.unit),
        "face": event.face,
        "drm": signed(event.drm),
    }
    if event.success:
        return say("{unit} reconnoitres: {face}{drm}, next turn two Event counters are drawn.", **fields)
    return say("{unit} reconnoitres: {face}{drm}, nothing found.", **fields)


def prompt(s: ColossiState) -> Message | None:
    """Return what is asked in a step of the Marine Phase, None in other steps."""
    match s.top:
        case frames.RecoveryFrame():
            return say("Which unit tries to recover?")
        case frames.RestoreFrame() as frame:
            return say("What does {unit} recover from?", unit=unit_name(s, frame.unit))
        case frames.LandingFrame():
            return say("Which unit lands where?")
        case frames.ActionsFrame():
            return say("Which unit acts next?")
        case frames.ActingFrame() as frame:
            return say("{unit}: go on, or finish?", unit=unit_name(s, frame.unit))
        case frames.DropFrame() as frame:
            return say("{unit} comes down.", unit=unit_name(s, frame.unit))
        case frames.PushFrame() as frame:
            return say("{target} is pushed.", target=counter_name(s, frame.target))
        case frames.JumpFrame() as frame:
            return say("Where does {unit} jump to?", unit=unit_name(s, frame.unit))
        case _:
            return None
