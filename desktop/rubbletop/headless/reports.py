# SPDX-License-Identifier: GPL-3.0-or-later
"""A saved game written out as an illustrated report, with a Qt that shows no window."""

from argparse import Namespace

from rubbletop.cli import CommandError
from rubbletop.headless.drawing import drawing
from rubbletop.headless.records import loaded

ENDINGS = (".html", ".htm", ".pdf")


def report(asked: Namespace) -> int:
    """Write the report; return the exit status. Raises CommandError with what is wrong."""
    if asked.out.suffix.lower() not in ENDINGS:
        raise CommandError(f"{asked.out}: a report ends in .html or .pdf")
    session = loaded(asked.file)
    with drawing(asked.out):
        from rubbletop.ui.report.writing import write_report

        write_report(session, asked.out, asked.paper, with_pictures=not asked.no_pictures)
    return 0
