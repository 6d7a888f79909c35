# SPDX-License-Identifier: GPL-3.0-or-later
"""Painting that knows no game: colours, outlines, shapes, lettering and patterns, all as vectors."""
