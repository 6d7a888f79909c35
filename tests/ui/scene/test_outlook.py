# SPDX-License-Identifier: GPL-3.0-or-later
"""The lines of sight are worked out while nobody needs them."""

from rubbletop.ui.scene.outlook import Outlook
from tests.ui.scene.conftest import Play
from tests.ui.scene.hexgame import HexScreen, hex_board


def test_a_board_at_rest_works_out_the_lines_from_all_its_spaces() -> None:
    board = hex_board()
    outlook = Outlook(board)
    for _ in board.spaces:
        assert outlook.work()
    assert not outlook.work()


def test_the_waiting_work_of_a_game_includes_its_lines_of_sight(play: Play) -> None:
    assert not HexScreen().board(play.state).sight.look_ahead()
