# SPDX-License-Identifier: GPL-3.0-or-later
"""A saved game written out as an illustrated report, with a Qt that shows no window."""

import os
from argparse import Namespace

from rubbletop.cli import CommandError
from rubbletop.games import registry
from rubbletop.kernel import savefile
from rubbletop.kernel.files import trouble

ENDINGS = (".html", ".htm", ".pdf")


def report(asked: Namespace) -> int:
    """Write the report; return the exit status. Raises CommandError with what is wrong."""
    if asked.out.suffix.lower() not in ENDINGS:
        raise CommandError(f"{asked.out}: a report ends in .html or .pdf")
    try:
        session = savefile.load(asked.file, registry.rules).session
    except savefile.BadSave as fault:
        raise CommandError(str(fault)) from fault
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    try:
        from rubbletop.ui.report.writing import write_report
    except ImportError as fault:
        raise CommandError(f"Qt cannot be loaded: {fault}") from fault
    try:
        write_report(session, asked.out, asked.paper, with_pictures=not asked.no_pictures)
    except (OSError, ValueError) as fault:
        raise CommandError(trouble(asked.out, fault).text()) from fault
    return 0
