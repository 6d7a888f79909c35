# SPDX-License-Identifier: GPL-3.0-or-later
"""The odds of a decision as the bubble beside the target shows them."""

from collections.abc import Sequence

from rubbletop.games.colossi import odds as chances
from rubbletop.games.colossi import words
from rubbletop.games.colossi.actions.marines import Fire, Strike, TargetAction
from rubbletop.games.colossi.ground import Ground
from rubbletop.games.colossi.odds import After, Attack
from rubbletop.games.colossi.state import ColossiState
from rubbletop.games.colossi.words.marines import BOMBED, DRILLED
from rubbletop.games.colossi.words.names import counter_name, unit_name
from rubbletop.kernel.facts import Action, Message, decimal, say
from rubbletop.kernel.tally import Tally
from rubbletop.ui.colossi.fire_plan import FirePlan
from rubbletop.ui.game_screen import Bar, Odds, OddsLine
from rubbletop.ui.parts import chance_bar
from rubbletop.ui.words import signed


def odds(ground: Ground, s: ColossiState, action: Action, plan: FirePlan) -> Odds | None:
    """Return what can come of a decision; None for one that throws no dice at once.

    An attack that a fire plan goes on from is told with that plan, or is told as its beginning.
    """
    if plan.is_spoken_of and isinstance(action, Attack):
        return _of_plan(s, plan, action)
    found = chances.odds(ground, s, action)
    if found is None:
        return None
    lines = []
    if found.dice.lines:
        lines.append(OddsLine(tally=found.dice, result=_dice(found.dice.total)))
    if found.need is not None:
        lines.append(OddsLine(tally=found.need, result=say("hits on {least}+", least=found.need.total + 1)))
    if found.drm.lines:
        lines.append(OddsLine(tally=found.drm, result=_modifier(found.drm)))
    if found.hits is not None:
        lines.append(
            OddsLine(
                tally=Tally(), result=say("hits expected: {hits}", hits=decimal(f"{float(found.hits):.2f}"))
            )
        )
    if isinstance(action, Attack) and (planned := plan.after(action)):
        lines += _planned(s, planned)
    elif isinstance(action, Fire | Strike):
        lines += _support(ground, s, action)
    bars = [Bar(label=short(label), chance=float(chance)) for label, chance in reversed(found.results)]
    return Odds(title=_title(s, action), lines=tuple(lines), bars=tuple(bars))


def _of_plan(s: ColossiState, plan: FirePlan, action: Attack) -> Odds:
    """The whole of a fire plan, attack by attack."""
    told, _ = plan.rows()
    tally = Tally()
    for after in told:
        name, chance = unit_name(s, after.attack.unit), percent(float(after.results[0][1]))
        tally = tally.plus(after.count, say("{unit}: {chance} by then", unit=name, chance=chance), "")
    line = OddsLine(tally=tally, result=_by_then(told[-1]))
    bars = [Bar(label=short(label), chance=float(chance)) for label, chance in reversed(told[-1].results)]
    title = say("Fire plan: {target}", target=counter_name(s, action.target))
    return Odds(title=title, lines=(line,), bars=tuple(bars))


def _planned(s: ColossiState, told: Sequence[After]) -> list[OddsLine]:
    """The chance to break the target together with those who are planned to attack it next."""
    tally = Tally()
    for after in told[1:]:
        who = say("{unit} fires next", unit=unit_name(s, after.attack.unit))
        tally = tally.plus(after.count, who, "" if tally.lines else "5.4.1.1")
    return [OddsLine(tally=tally, result=_by_then(told[-1]))]


def _by_then(after: After) -> Message:
    broken, chance = after.results[0]
    return say("{broken} by then: {chance}", broken=short(broken), chance=percent(float(chance)))


def _support(ground: Ground, s: ColossiState, action: Fire | Strike) -> list[OddsLine]:
    """The chance to break the target together with those who can fire at it next."""
    found = chances.support(ground, s, action)
    if found is None:
        return []
    (broken, chance), _ = found.results
    together = say("{broken} by then: {chance}", broken=short(broken), chance=percent(float(chance)))
    return [OddsLine(tally=found.dice, result=together)]


def success(ground: Ground, s: ColossiState, action: Action) -> float | None:
    """Return the chance, 0 to 1, of what a decision is made for; None where no dice are thrown at once."""
    found = chances.odds(ground, s, action)
    return None if found is None else float(found.success)


def percent(chance: float | None) -> str:
    """Return a chance as it stands on a button, nothing where there is none."""
    return "" if chance is None else chance_bar.percent(chance)


def _title(s: ColossiState, action: Action) -> Message:
    what = words.wording(s, action)
    if isinstance(action, TargetAction):
        return say("{unit}: {what}", unit=unit_name(s, action.unit), what=what)
    return what


SHORT: dict[str, Message] = {
    DRILLED["bored"].template: say("Drilled"),
    DRILLED["none"].template: say("No effect"),
    BOMBED["direct"].template: say("Direct hit"),
    BOMBED["knocked"].template: say("Knocked out"),
    BOMBED["none"].template: say("Miss"),
    BOMBED["flak"].template: say("Bomber hit"),
    "Top boulder flipped": say("Flipped"),
    "Top boulder removed": say("Removed"),
    "Tribe destroyed": say("Destroyed"),
    "Rubble removed": say("Removed"),
    "The crack stays": say("Still cracked"),
}
"""Results whose sentence is too long for the label of a bar."""


def short(label: Message) -> Message:
    """Return a result in as few words as the label of a bar has room for."""
    return SHORT.get(label.template, label)


def _dice(count: int) -> Message:
    return say("1 die") if count == 1 else say("{count} dice", count=count)


def _modifier(drm: Tally) -> Message:
    return say("{drm} on the die", drm=signed(drm.total))
