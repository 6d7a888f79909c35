# SPDX-License-Identifier: GPL-3.0-or-later
"""First Strike in the first turn of scenario 2 (sc. 2; ruling 149)."""

from rubbletop.games.colossi.events.marines import StoneAttacked, WeaponUsed
from rubbletop.games.colossi.odds import odds
from rubbletop.games.colossi.state import ColossiState
from rubbletop.games.colossi.steps.marines.chisel import chisel_tally
from rubbletop.games.colossi.steps.marines.drill import drill_tally
from rubbletop.games.colossi.steps.marines.flight import bombing_tally
from rubbletop.games.colossi.steps.marines.jump import jump_tally
from rubbletop.games.colossi.steps.marines.recon import recon_tally
from rubbletop.games.colossi.steps.marines.strike import strike_tally
from rubbletop.games.colossi.steps.marines.weapons import fire_tally
from rubbletop.kernel.facts import UnitId
from tests.colossi.builders import at, field, given_state, given_tribe, given_unit, ground, legal, played
from tests.colossi.council.gathered import given_walk_in
from tests.colossi.marines.acts import chisel, fire, given_actions, lagi

RED = given_tribe("red", 414)


def armed(turn: int, **fields: object) -> ColossiState:
    """Return the Action step with one unit of each weapon near the Redstones."""
    return given_walk_in(
        given_unit("squad", 334, id_="squad1"),
        given_unit("ops", 333, id_="ops1"),
        given_unit("bit", 413),
        given_unit("bomber", 346),
        given_unit("hq", 332, id_="hq2", damaged=True),
        given_unit("colby", 345),
        given_unit("scout", 336, id_="scout2"),
        RED,
        turn=turn,
        **fields,
    )


def sums(s: ColossiState) -> dict[str, int]:
    """Return the dice, or the modifier, of each weapon."""
    f, units = field(s), s.units
    return {
        "fire": fire_tally(f, units[UnitId("squad1")], RED.id, "maximum").total,
        "strike": strike_tally(f, units[UnitId("hq2")], at(414)).total,
        "chisel": chisel_tally(f, units[UnitId("ops1")], "maximum").total,
        "drill": drill_tally(f, units[UnitId("bit")]).total,
        "bomb": bombing_tally(f, units[UnitId("bomber")]).total,
        "recon": recon_tally(f, units[UnitId("scout2")], None).total,
        "jump": jump_tally(f).total,
    }


def test_ruling_149_in_turn_1_fire_strikes_and_special_weapons_get_one_more_and_nothing_else() -> None:
    first, later = sums(armed(1)), sums(armed(2))
    gained = {name for name, total in first.items() if total == later[name] + 1}
    assert gained == {"fire", "strike", "chisel", "drill", "bomb"}
    assert (first["recon"], first["jump"]) == (later["recon"], later["jump"])


def test_ruling_149_it_is_named_in_the_reckoning_of_the_throw() -> None:
    squad = given_unit("squad", 413, id_="squad1", began=at(413))
    told = played(given_walk_in(squad, RED, turn=1), fire("squad1", "red"), [1, 1, 1, 1, 1, 1])
    attack = told.of(StoneAttacked)[0]
    assert [(line.value, line.reason.text()) for line in attack.reckoning] == [
        (4, "Combat factor"),
        (1, "Adjacent target"),
        (1, "First Strike"),
    ]


def test_ruling_149_a_chisel_die_of_5_is_read_as_6() -> None:
    ops = given_unit("ops", 413, id_="ops1", began=at(413))
    told = played(given_walk_in(ops, RED, turn=1), chisel("ops1", "red"), [5])
    assert [(used.drm, used.result) for used in told.of(WeaponUsed)] == [(1, "broken")]
    shown = odds(ground(), given_walk_in(ops, RED, turn=1), chisel("ops1", "red"))
    assert shown is not None
    assert shown.drm.total == 1


def test_ruling_149_damage_and_first_strike_cancel_each_other() -> None:
    bit = given_unit("bit", 413, damaged=True)
    assert drill_tally(field(given_walk_in(bit, RED, turn=1)), bit).total == 0


def test_ruling_149_the_lagi_gains_nothing() -> None:
    s = given_walk_in(given_unit("colby", 412, id_="colby", began=at(412)), RED, turn=1)
    s = s.changed_unit(UnitId("watch"), hex=at(666))
    shown = odds(ground(), s, lagi("red"))
    assert lagi("red") in legal(s)
    assert shown is not None
    assert (shown.dice.total, shown.drm.total) == (1, 0)


def test_ruling_149_not_in_scenario_1() -> None:
    squad = given_unit("squad", 421, id_="squad1")
    s = given_actions(squad, given_tribe("red", 361), turn=1)
    assert fire_tally(field(s), squad, RED.id, "maximum").total == 5
    assert ground().first_strike(given_state(turn=1)) == 0
