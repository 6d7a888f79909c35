# SPDX-License-Identifier: GPL-3.0-or-later
"""The powers: hands, troops and tracks of every player, with what each value brings (45)."""

from rubbletop.games.barrel import allotment, forecast, score
from rubbletop.games.barrel.ground import Ground
from rubbletop.games.barrel.state import BarrelState
from rubbletop.games.barrel.words.names import barrels, dollars, listed, troops
from rubbletop.kernel.facts import Message, Seat, say
from rubbletop.kernel.tally import Tally
from rubbletop.ui.barrel import standing
from rubbletop.ui.game_screen import Standing, Value


def powers(ground: Ground, s: BarrelState) -> tuple[Standing, ...]:
    """Return how each player stands, in playing order; hidden hands as a question mark."""
    return tuple(Standing(seat=seat, values=_values(ground, s, seat)) for seat in standing.in_order(s))


def _values(ground: Ground, s: BarrelState, seat: Seat) -> tuple[Value, ...]:
    power = s.powers[seat]
    number, tolerated = s.troops_of(seat), ground.tolerated(power.media)
    return (
        _cash(ground, s, seat),
        Value(label=say("oil"), shown=standing.oil(s, seat), use=_oil(s, seat)),
        Value(
            label=say("troops"),
            shown=f"{number}/{tolerated}",
            use=say("{troops} on the board, {tolerated} tolerated", troops=troops(number),
                    tolerated=tolerated),
            tally=_some(forecast.troop_steps(ground, s, seat)),
        ),
        Value(
            label=say("Pacifism"),
            head=say("Pac"),
            shown=str(power.pacifism),
            use=_pacifism(ground, s, seat),
        ),
        Value(
            label=say("Influence"),
            head=say("Inf"),
            shown=str(power.influence),
            use=_influence(ground, s, seat),
        ),
        Value(
            label=say("Mass-media"),
            head=say("Med"),
            shown=str(power.media),
            use=say("{troops} tolerated", troops=troops(tolerated)),
        ),
        Value(
            label=say("Contracts"),
            head=say("Con"),
            shown=str(power.contracts),
            use=say("worth {money} at the end", money=dollars(ground.contract_value(power.contracts))),
        ),
    )  # fmt: skip


def _cash(ground: Ground, s: BarrelState, seat: Seat) -> Value:
    """Cash, with what the player would own if the game ended now, in dollars."""
    tally = score.standing(ground, s, seat)
    shown = standing.cash(s, seat)
    use = say("dollars in hand. If the game ended now: {money}", money=dollars(tally.total))
    if shown == standing.HIDDEN:
        use = say("hidden. If the game ended now, without the hand: {money}", money=dollars(tally.total))
    lines = listed(
        [say("{what} {money}", what=line.reason, money=dollars(line.value)) for line in tally.lines]
    )
    return Value(label=say("$"), shown=shown, use=say("{use} ({lines})", use=use, lines=lines))


def _oil(s: BarrelState, seat: Seat) -> Message:
    stored = sum(s.regions[region].barrels for region in s.controlled(seat))
    return say("in hand; {barrels} in the regions", barrels=barrels(stored))


def _pacifism(ground: Ground, s: BarrelState, seat: Seat) -> Message:
    """The fine as it stands, and the value after this turn's check if that will be another."""
    now, then = s.powers[seat].pacifism, forecast.coming_pacifism(ground, s, seat)
    told = _fine(ground, now)
    if now == then:
        return told
    return say(
        "{told}. After this turn’s check {value}: {fine}", told=told, value=then, fine=_fine(ground, then)
    )


def _fine(ground: Ground, value: int) -> Message:
    """The fine of each turn, that of the end, and speculation."""
    fine, steps = ground.fine(value), ground.speculation(value)
    if not fine:
        return say("no fine")
    last = fine * ground.edition.pacifism.final_factor
    told = say("a fine of {fine} each turn, {last} at the end", fine=dollars(fine), last=dollars(last))
    return say("{told}; speculation +{steps}", told=told, steps=steps)


def _influence(ground: Ground, s: BarrelState, seat: Seat) -> Message:
    share = next(share for share in allotment.shares(ground, s) if share.seat == seat)
    return say(
        "+{bonus} against bombs; rank {rank} with the Government, {points} points: {barrels}",
        bonus=ground.influence_bonus(s, seat),
        rank=share.rank,
        points=standing.money(share.points),
        barrels=barrels(share.barrels),
    )


def _some(tally: Tally) -> Tally | None:
    """A tally that says something."""
    return tally if tally.lines else None
