# SPDX-License-Identifier: GPL-3.0-or-later
"""The steps of Colossi, a module for each part of the sequence of play."""
