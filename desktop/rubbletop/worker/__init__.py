# SPDX-License-Identifier: GPL-3.0-or-later
"""Computer players think in a process of its own, so that the window never waits for them."""
