# SPDX-License-Identifier: GPL-3.0-or-later
"""The saved games beside this file replay to their last byte, whatever was changed since.

Where the rules were changed on purpose, so that an old game cannot be played any more, the command line
makes its file anew: ``rubbletop selfplay GAME --scenario S --seed N --level L --save tests/saves``.
"""

from pathlib import Path

import pytest

from rubbletop.games import registry
from rubbletop.kernel import savefile
from rubbletop.kernel.savefile import SUFFIX, load, peek, save

SAVES = sorted(Path(__file__).parent.glob(f"*{SUFFIX}"))


def test_every_game_has_a_saved_game_here() -> None:
    assert {path.name.split("-")[0] for path in SAVES} == set(registry.games())


@pytest.mark.parametrize("path", SAVES, ids=lambda path: path.stem)
def test_a_saved_game_replays_to_its_last_byte(
    path: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    # A save names the version of the program that wrote it, which the digest of its lines covers.
    program = peek(path).header.program
    monkeypatch.setattr(savefile, "__version__", program)
    loaded = load(path, registry.rules)
    save(loaded.session, tmp_path / path.name)

    assert loaded.report == ()
    assert loaded.session.rules.outcome(loaded.session.state) is not None
    assert (tmp_path / path.name).read_bytes() == path.read_bytes()
