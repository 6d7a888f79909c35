# SPDX-License-Identifier: GPL-3.0-or-later
"""Makes what people install: wheel, one-folder program, Debian package; ``packaging/run`` calls it."""
