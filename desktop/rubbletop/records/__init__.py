# SPDX-License-Identifier: GPL-3.0-or-later
"""The record of the games that were played to their end: what is kept of each, and the file it is kept in."""
