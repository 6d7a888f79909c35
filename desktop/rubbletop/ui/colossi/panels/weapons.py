# SPDX-License-Identifier: GPL-3.0-or-later
"""What a unit can do in its action: the names, the sections, and what it leads to (5.3, 5.4)."""

import msgspec

from rubbletop.games.colossi.actions import marines as deeds
from rubbletop.games.colossi.tables import Edition
from rubbletop.kernel.facts import Action, Message, say
from rubbletop.ui.words import signed

MOVES = (deeds.March, deeds.Fly, deeds.Haul)
ENDS = (deeds.EndAction, deeds.EndActions)


class Weapon(msgspec.Struct, frozen=True):
    """A way of acting: ``title``, section, and what comes of it, places for numbers left open."""

    title: Message
    rule: str
    effect: Message

    def __hash__(self) -> int:
        return hash((self.title.template, self.rule))


MAXIMUM_FIRE = Weapon(
    say("Maximum Fire"),
    "5.3.2",
    say("The whole action. {flip} hits break the top boulder, fewer crack it for the next attack."),
)
MOVING_FIRE = Weapon(
    say("Fire on the Move"),
    "5.3.3",
    say("{hindered} die, and half of the movement points before or after it."),
)
CHISEL = Weapon(say("Chisel"), "5.4.2", say("One die: {chisel} or more breaks the top boulder."))
MOVING_CHISEL = Weapon(
    say("Chisel on the move"), "5.4.2", say("One die, {chisel_drm}: {chisel} or more breaks the top boulder.")
)
DRILL = Weapon(
    say("Boring Bit"), "5.4.3", say("One die: {drill}+ Paralyzes, {bored}+ also breaks from below.")
)
BOMB = Weapon(say("Bomb"), "5.4.4", say("One die, once a turn: {bomb} or more breaks, 1 hits the Bomber."))
LAGI = Weapon(say("LAGI"), "5.4.5.1", say("Pushes a tribe or unit straight away, as far as one die says."))
STRIKE = Weapon(
    say("Orbital Strike"),
    "5.3.4.2",
    say("The whole action. The last digit of the hex in dice, each six counting twice."),
)
RECON = Weapon(
    say("Reconnaissance"),
    "5.3.4.1",
    say("The whole action. {recon} or more: next turn two events are drawn and you keep one."),
)
JUMP = Weapon(
    say("Jump anywhere on the map"), "5.3.1.5", say("The whole action, with an attack after a safe Jump.")
)
FREE = Weapon(say("The mine"), "sc. 1", say("The whole action. One Miner a turn, and it moves off at once."))
ESCAPE = Weapon(say("South edge"), "sc. 1", say("Out of the game and safe: {escaped}."))

WEAPONS = (
    FREE, ESCAPE, MAXIMUM_FIRE, CHISEL, DRILL, BOMB, STRIKE, LAGI, MOVING_FIRE, MOVING_CHISEL, RECON, JUMP,
)  # fmt: skip
"""All of them, in the order in which a panel lists them."""

WHOLE = {MOVING_FIRE: MAXIMUM_FIRE, MOVING_CHISEL: CHISEL}
"""The whole action that goes with an attack on the move."""


def effect(edition: Edition, weapon: Weapon) -> Message:
    """Return what comes of a way of acting, with the numbers of the edition."""
    row = edition.marines
    return Message(
        weapon.effect.template,
        {
            "flip": row.fire.flip,
            "hindered": signed(row.fire.hindered),
            "chisel": row.chisel.least("shattered"),
            "chisel_drm": signed(row.chisel.drm),
            "drill": row.drill.least("paralyzed"),
            "bored": row.drill.least("bored"),
            "bomb": row.bombing.least("knocked"),
            "recon": row.recon.need,
            "escaped": signed(edition.panic.points.escaped),
        },
    )


def weapon_of(action: Action) -> Weapon | None:
    """Return the way of acting that a decision belongs to; None for moves and endings."""
    match action:
        case deeds.Fire():
            return MAXIMUM_FIRE if action.manner == "maximum" else MOVING_FIRE
        case deeds.Chisel():
            return CHISEL if action.manner == "maximum" else MOVING_CHISEL
        case _:
            return _SIMPLE.get(type(action))


_SIMPLE: dict[type[Action], Weapon] = {
    deeds.Drill: DRILL,
    deeds.Bomb: BOMB,
    deeds.Lagi: LAGI,
    deeds.Strike: STRIKE,
    deeds.Reconnoitre: RECON,
    deeds.Jump: JUMP,
    deeds.FreeMiner: FREE,
    deeds.Escape: ESCAPE,
}
