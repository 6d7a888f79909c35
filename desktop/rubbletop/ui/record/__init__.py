# SPDX-License-Identifier: GPL-3.0-or-later
"""The record of games on the screen: the table, the chart of points, the summary, and the dialog of them."""
