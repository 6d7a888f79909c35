# SPDX-License-Identifier: GPL-3.0-or-later
"""Button texts of the decisions of the Marine Phase (5.0)."""

from rubbletop.games.colossi.actions import marines as deeds
from rubbletop.games.colossi.state import ColossiState
from rubbletop.games.colossi.words.names import hex_name, stone_name, unit_name
from rubbletop.kernel.facts import Action, Message, say


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
