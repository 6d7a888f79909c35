# SPDX-License-Identifier: GPL-3.0-or-later
"""Whether a game has the scenario of a setup and takes so many players."""

from rubbletop.kernel.facts import Setup


def look_over(game: str, setup: Setup, scenario: str, fewest: int, most: int) -> None:
    """Raise ValueError, naming what is wrong, for another scenario or players who cannot sit down so."""
    if setup.scenario != scenario:
        raise ValueError(f"{game} has no scenario {setup.scenario!r}: there is {scenario}")
    seats = setup.seats
    if not fewest <= len(seats) <= most:
        raise ValueError(f"{game} takes {fewest} to {most} players, not {len(seats)}")
    if len(set(seats)) < len(seats):
        raise ValueError("two players sit at the same seat")
