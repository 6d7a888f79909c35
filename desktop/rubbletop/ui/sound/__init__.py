# SPDX-License-Identifier: GPL-3.0-or-later
"""Short sounds for those who want them; Qt's multimedia part is an extra that may be missing."""
