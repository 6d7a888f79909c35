# SPDX-License-Identifier: GPL-3.0-or-later
"""Sentences of the Marine Phase (5.0)."""

from rubbletop.games.colossi.actions import marines as deeds
from rubbletop.games.colossi.events import marines as facts
from rubbletop.games.colossi.frames import marines as frames
from rubbletop.games.colossi.state import ColossiState
from rubbletop.games.colossi.words.names import (
    DIRECTIONS,
    counter_name,
    faces_text,
    hex_name,
    tribe_name,
    unit_name,
)
from rubbletop.kernel.facts import Action, Event, Message, UnitId, say

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
        "drm": _modifier(event.drm),
        "result": _outcomes(event)[event.result],
    }
    return Message(WEAPONS[event.weapon].template, fields)


def _outcomes(event: facts.WeaponUsed) -> dict[str, Message]:
    """The words for the chart of a weapon: Rubble has no bottom to be drilled."""
    is_rubble = event.weapon == "drill" and event.target.startswith("rubble")
    return DRILLED_RUBBLE if is_rubble else OUTCOMES[event.weapon]


def stone_name(s: ColossiState, target: UnitId) -> Message:
    """Return the name of a target within a sentence: tribes, Rubble and features with their article."""
    if target in s.units:
        return unit_name(s, target)
    if target.startswith("rubble"):
        return say("the {rubble}", rubble=counter_name(s, target))
    return say("the {tribe}", tribe=tribe_name(target))


def _modifier(drm: int) -> str:
    """A die modifier as it is read out after the face, empty for none."""
    return "" if not drm else f" {'+' if drm > 0 else '−'} {abs(drm)}"


def _recovery(s: ColossiState, event: facts.RecoveryTried) -> Message:
    fields: dict[str, str | int | Message] = {
        "unit": unit_name(s, event.unit),
        "faces": faces_text(event.faces),
        "drm": _modifier(event.drm),
    }
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
    return say("{unit} jumps towards {hex}: {faces}{drm}, {result}.", **fields, drm=_modifier(event.drm))


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
        "drm": _modifier(event.drm),
    }
    if event.success:
        return say("{unit} reconnoitres: {face}{drm}, next turn two Event counters are drawn.", **fields)
    return say("{unit} reconnoitres: {face}{drm}, nothing found.", **fields)


def wording(s: ColossiState, action: Action) -> Message | None:
    """Return the button text of a decision of the Marine Phase, None for other actions."""
    match action:
        case deeds.Recover():
            return say("Try to recover {unit}", unit=unit_name(s, action.unit))
        case deeds.Restore(choice="flip"):
            return say("Flip {unit} to full strength", unit=unit_name(s, action.unit))
        case deeds.Restore():
            return say("Take the marker off {unit}", unit=unit_name(s, action.unit))
        case deeds.EndRecovery():
            return say("End recovery")
        case deeds.EndActions():
            return say("End the Marine actions")
        case deeds.EndAction():
            return say("Finish {unit}", unit=unit_name(s, action.unit))
        case deeds.Jump():
            return say("Jump with {unit}", unit=unit_name(s, action.unit))
        case deeds.Escape():
            return say("Lead {unit} to safety", unit=unit_name(s, action.unit))
        case deeds.FreeMiner():
            return say("Free a Miner")
        case deeds.Reconnoitre(helper=None):
            return say("Reconnoitre with {unit}", unit=unit_name(s, action.unit))
        case deeds.Reconnoitre():
            assert action.helper is not None, "without a helper it is worded above"
            return say(
                "Reconnoitre with {unit}, helped by {helper}",
                unit=unit_name(s, action.unit),
                helper=unit_name(s, action.helper),
            )
        case deeds.TargetAction():
            return _target_wording(s, action)
        case deeds.AimedAction():
            return _aimed_wording(s, action)
        case _:
            return None


def _target_wording(s: ColossiState, action: deeds.TargetAction) -> Message:
    target = stone_name(s, action.target)
    match action:
        case deeds.Fire(manner="maximum"):
            return say("Maximum Fire at {target}", target=target)
        case deeds.Fire():
            return say("Fire on the Move at {target}", target=target)
        case deeds.Chisel(manner="maximum"):
            return say("Chisel {target} with Maximum Fire", target=target)
        case deeds.Chisel():
            return say("Chisel {target} on the Move", target=target)
        case deeds.Drill():
            return say("Drill into {target}", target=target)
        case deeds.Bomb():
            return say("Bomb {target}", target=target)
        case deeds.Lagi():
            return say("Push {target} with the LAGI", target=target)
        case deeds.Strike():
            return say("Call an Orbital Strike on {target}", target=target)
        case _:
            raise AssertionError(f"no wording for {type(action).__name__}")


def _aimed_wording(s: ColossiState, action: deeds.AimedAction) -> Message:
    unit, to = unit_name(s, action.unit), hex_name(action.to)
    match action:
        case deeds.Land():
            return say("Land {unit} in {hex}", unit=unit, hex=to)
        case deeds.March():
            return say("Move {unit} to {hex}", unit=unit, hex=to)
        case deeds.Haul():
            passenger = unit_name(s, action.passenger)
            return say("Carry {passenger} to {hex}", passenger=passenger, hex=to)
        case deeds.Fly():
            return say("Fly {unit} to {hex}", unit=unit, hex=to)
        case deeds.JumpTo():
            return say("Jump to {hex}", hex=to)
        case _:
            raise AssertionError(f"no wording for {type(action).__name__}")


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
