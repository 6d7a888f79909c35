# SPDX-License-Identifier: GPL-3.0-or-later
"""What the command line does without a window: self-play, replay, verify, legal actions, boards."""
