# SPDX-License-Identifier: GPL-3.0-or-later
"""The boards: spaces, neighbours, distances, sight and routes."""
