# SPDX-License-Identifier: GPL-3.0-or-later
"""The first lines that the one-folder program runs: helpers of its own first, then the command line."""

import multiprocessing
import runpy
import sys

_OF_JOBLIB = "joblib.externals.loky.backend."


def _is_a_process_of_joblib() -> bool:
    """Whether joblib started this program as if it were Python: ``-m MODULE WORDS...``."""
    return len(sys.argv) > 2 and sys.argv[1] == "-m" and sys.argv[2].startswith(_OF_JOBLIB)


def _be_a_process_of_joblib() -> None:
    module = sys.argv[2]
    sys.argv[1:] = sys.argv[3:]
    runpy.run_module(module, run_name="__main__", alter_sys=True)


def _run_a_line_of_joblib() -> bool:
    """Run what joblib hands over as ``-c LINE``, as far as it is a line of joblib's own."""
    place = sys.argv.index("-c") + 1 if "-c" in sys.argv[:-1] else 0
    if not place or not sys.argv[place].startswith(f"from {_OF_JOBLIB}"):
        return False
    line = sys.argv[place]
    del sys.argv[1 : place + 1]
    exec(line, {"__name__": "__main__"})
    return True


if __name__ == "__main__":
    multiprocessing.freeze_support()
    if _is_a_process_of_joblib():
        _be_a_process_of_joblib()
    elif not _run_a_line_of_joblib():
        from rubbletop.__main__ import main

        sys.exit(main())
