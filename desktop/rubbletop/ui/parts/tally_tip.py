# SPDX-License-Identifier: GPL-3.0-or-later
"""A computed number in words: its total and every modifier with its section."""

from html import escape

from rubbletop.kernel.tally import Tally
from rubbletop.ui.words import cited, signed, worded


def tally_tip(tally: Tally) -> str:
    """Return a tooltip that lists the reasons of a number under its total."""
    rows = "".join(
        f"<tr><td align='right'><b>{signed(line.value)}</b></td><td>&nbsp;{escape(worded(line.reason))}"
        f"{f' <i>[{escape(cited(line.rule))}]</i>' if line.rule else ''}</td></tr>"
        for line in tally.lines
    )
    total = f"<tr><td align='right'><b>{tally.total}</b></td><td></td></tr>"
    return f"<table>{rows}{total}</table>"
