# SPDX-License-Identifier: GPL-3.0-or-later
"""The Flatpak from the one-folder program and the desktop files."""

import shutil
from pathlib import Path

from make import debian, onedir
from make.facts import APP_ID, BUILD, DIST, PACKAGING, Failed, run, version


def flatpak() -> Path:
    """Build the bundle; return its file. Raises Failed where flatpak-builder is not installed."""
    laid_out()
    if shutil.which("flatpak-builder") is None:
        raise Failed("flatpak-builder is not installed; what it needs lies in build/flatpak")
    repository = BUILD / "flatpak-repository"
    manifest = PACKAGING / "flatpak" / f"{APP_ID}.yml"
    words = ["--force-clean", "--user", "--install-deps-from=flathub", f"--repo={repository}"]
    run("flatpak-builder", *words, BUILD / "flatpak-build", manifest, cwd=BUILD)
    bundle = DIST / f"rubbletop-{version()}.flatpak"
    run("flatpak", "build-bundle", repository, bundle, APP_ID)
    return bundle


def laid_out() -> None:
    """Lay into ``build/flatpak`` what the manifest puts into the Flatpak."""
    folder = BUILD / "flatpak"
    shutil.rmtree(folder, ignore_errors=True)
    shutil.copytree(onedir.FOLDER, folder / "rubbletop", symlinks=True)
    debian.desktop_files(folder, BUILD / "icons")
    # A Flatpak has no manual pages.
    shutil.rmtree(folder / "share/man")
